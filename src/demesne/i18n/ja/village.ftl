### Village（ヴィレッジ）。
### 言葉そのものは盤面や一覧での名前。形（.cube など）は文の中で使う。
### 引数 $colour の形 .cube は $colour-cube と書く。

## 質問

ask-draw-starting-player = { $seat }：誰から始めますか？
ask-draw-customer = { $seat }：次に来る買物客は？
ask-draw-cube = 「{ $space }」のために緑の袋から出るコマは？
ask-draw-figure = { $seat }：黒い袋から出るのは誰？
ask-take-turn = { $seat }さん、どのコマを取りますか？　それとも井戸を使いますか？
ask-choose-action = { $seat }さん、どのアクションを行いますか？
ask-harvest-grain = { $seat }さん、収穫しますか？
ask-grow-family = { $seat }さん、子孫を増やしますか？　それとも誰かを呼び戻しますか？
ask-call-home = { $seat }さん、誰を呼び戻しますか？
ask-choose-craft = { $seat }さん、何を作りますか？　それとも買いますか？
ask-train-member = { $seat }さん、誰が修業しますか？
ask-make-good = { $seat }さん、新しい職人はすぐに何か作りますか？
ask-serve-customer = { $seat }さん、どの買物客に売りますか？
ask-choose-road = { $seat }さん、どの道を行きますか？
ask-send-traveller = { $seat }さん、誰が旅に出ますか？
ask-choose-influence = { $seat }さん、どの影響力コマを取りますか？（あと{ $count }個）
ask-visit-council = { $seat }さん、議会で何をしますか？
ask-raise-member = { $seat }さん、議会で誰を進めますか？
ask-pay-for-council = { $seat }さん、議会のコストは何で払いますか？
ask-use-privilege = { $seat }さん、どの特権を使いますか？
ask-choose-good = { $seat }さん、どの品物を取りますか？
ask-enter-church = { $seat }さん、教会のコストは何で払いますか？
ask-send-to-bag = { $seat }さん、黒い袋に入るのは誰ですか？
ask-pay-cubes = { $seat }さん、{ $colour-cube }{ $count }個をどう払いますか？
ask-bury-member = { $seat }さん、第{ $generation }世代の誰が死去しますか？
ask-pull-member = { $seat }さん、コインを払って黒い袋から家族を出しますか？（あと{ $count }人出ます）
ask-promote-member = { $seat }さん、教会で誰を1つ左の窓に進めますか？

## 選択肢

line-skip = 何もしない
line-action = { $space }
line-take = { $space }：{ $colour-cube }を取る
line-take-plague = { $space }：疫病コマを取る — 時間{ $time }
line-well = 井戸：好きなアクション — { $colour-cube }{ $count }個
line-well-coins = 井戸：好きなアクション — { $coins }コイン
line-member = { $place }の第{ $generation }世代の1人
line-harvest =
    { $grain ->
        [0] 収穫する（小麦袋はもう置けない）
       *[other] 収穫する：小麦袋{ $grain }つ
    }
line-birth =
    { $generation ->
        [0] 子孫の誕生
       *[other] 子孫の誕生：第{ $generation }世代の1人が農場に加わる
    }
line-home = { $place }から家族を呼び戻す
line-train = { $building }で家族を修業させる — { $cost }
line-make = { $good-make } — { $cost }
line-make-nothing = まだ何も作らない
line-buy = { $good }を買う — { $cost }
line-mill = 製粉所：{ $coins }コインを得る — { $cost }
line-serve = { $wants }を売る：{ $points }名声点 — { $cost }
line-serve-free = { $wants }を売る：{ $points }名声点 — 市場を開いた人の最初の販売なので追加コストなし
line-market-pass = パス：この市場ではもう売らない
line-customer = { $wants }を求める買物客：{ $points }名声点
line-travel = { $origin }から{ $city }へ — { $cost }。報酬：{ $reward }
line-travel-again = { $origin }から{ $city }へ — { $cost }。訪問済み、報酬なし
line-colour = { $colour }
line-council-enter = 議会のレベル{ $level }に入る — { $cost }、さらに{ $scrolls }か{ $cubes }
line-council-rise = 議会のレベル{ $level }に上がる — { $cost }、さらに{ $scrolls }か{ $cubes }
line-privilege-start = レベル1特権：次のスタートプレイヤーになる
line-privilege-cubes = レベル2特権：好きな影響力コマを{ $count }個取る
line-privilege-good = レベル3特権：好きな品物を1つ取る
line-privilege-prestige = レベル4特権：{ $prestige }名声点を得る — { $coins }コイン
line-no-privilege = 特権を使わない
line-good = { $good }
line-church = 家族を教会に送る — { $cost }
line-pay = { $cost }を払う
line-pay-cubes-or-coins = { $cost }を払う（コインで代用可）
line-bury-chronicle = { $place }の1人 — 村の歴史（{ $section }）へ、空き{ $free }
line-bury-grave = { $place }の1人 — 共同墓地へ、空き{ $free }
line-bury-nowhere = { $place }の1人 — 墓地に空きがなく、ゲームから除かれる
line-pull = 第{ $generation }世代の1人を袋から出す — { $coins }コイン
line-pull-nobody = 誰も出さない
line-monk = 黒い修道士
line-figure = { $seat }の第{ $generation }世代の1人
line-promote = 第{ $generation }世代の1人を窓{ $window }から窓{ $target }へ — { $cost }
line-promote-nobody = 誰も進めない
line-seat = { $seat }から始める

## なぜ選べないか

why-action-impossible = 今は「{ $space }」でできることがありません。家族か支払うものが足りません。
why-short-cubes-of-one =
    { $colour-cube }が{ $need }個必要です（1個を除きコインで代用可）。手元：コマ{ $cubes }個、{ $coins ->
        [0] コインなし
       *[other] { $coins }コイン
    }。
why-short-cubes = 必要：{ $need }（コインで代用可）。手元：{ $have }。
why-short-coins =
    { $need }コイン必要です。手元：{ $have ->
        [0] なし
       *[other] { $have }コイン
    }。
why-short-grain =
    小麦袋が{ $need }つ必要です。手元：{ $have ->
        [0] なし
       *[other] { $have }つ
    }。
why-short-wagons =
    荷車が{ $need }台必要です。手元：{ $have ->
        [0] なし
       *[other] { $have }台
    }。
why-short-scrolls =
    巻物が{ $need }つ必要です。手元：{ $have ->
        [0] なし
       *[other] { $have }つ
    }。
why-short-scroll-or-cubes = 必要：{ $scrolls }か{ $cubes }（コマはコインで代用可）。手元：{ $have }。
why-short-wanted = この買物客が求めるもの：{ $need }。手元：{ $have }。
why-too-few-cubes =
    { $colour-cube }が{ $need }個必要です。手元：{ $have ->
        [0] なし
       *[other] { $have }個
    }。
why-too-few-coins =
    { $later-count ->
        [0] { $need }コイン必要です。手元：{ $have ->
            [0] なし
           *[other] { $have }コイン
        }。
       *[other] { $need }コイン必要です。手元：{ $have ->
            [0] なし
           *[other] { $have }コイン
        }。この後の支払い：{ $later }。
    }
why-farm-empty = 農場に家族が1人以上必要ですが、誰もいません。
why-all-born = 家族はもう全員生まれています。
why-no-worker = { $building }で修業した家族が必要ですが、誰もいません。
why-council-level = レベル{ $level }特権を使うには、議会のレベル{ $level }以上にいる家族が必要です。
why-council-moved = 今動かした家族のレベル（{ $level }）までの特権しか使えません。
why-marker-taken = 次のスタートプレイヤーマーカーは{ $seat }が持っています。
why-supply-empty = ストックに影響力コマが残っていません。

## 注意

warn-death = 橋を越えるため、家族が1人死去します。

## 出来事

round-began = 第{ $round }ラウンド開始。スタートプレイヤーは{ $seat }。
cube-taken = { $seat }は「{ $space }」から{ $colour-cube }を取った。
plague-taken = { $seat }は「{ $space }」から疫病コマを取り、時間を{ $time }消費した。
well-used = { $seat }は{ $colour-cube }で井戸を使った。
well-coins = { $seat }は{ $coins }コインで井戸を使った。
action-picked = { $seat }は「{ $space }」を選んだ。
action-skipped = { $seat }は何もしなかった。
paid-cubes =
    { $coins ->
        [0] { $seat }は{ $colour-cube }を{ $cubes }個払った。
       *[other] { $cubes ->
            [0] { $seat }は{ $colour-cube }の代わりに{ $coins }コインを払った。
           *[other] { $seat }は{ $colour-cube }{ $cubes }個と{ $coins }コインを払った。
        }
    }
paid-scroll = { $seat }は巻物を{ $scrolls }つ払った。
harvested =
    { $grain ->
        [0] { $seat }は収穫したが、小麦袋を置く場所がなかった。
       *[other] { $seat }は小麦袋を{ $grain }つ収穫した。
    }
born = { $seat }に第{ $generation }世代の子が生まれた。
came-home = { $seat }は{ $place }から第{ $generation }世代の家族を呼び戻した。
trained = { $seat }は第{ $generation }世代の家族を{ $building }で修業させた（{ $cost }）。
made = { $seat }は{ $good-made }（{ $cost }）。
bought =
    { $grain ->
        [0] { $seat }は{ $good }を買った。
       *[other] { $seat }は小麦袋{ $grain }つで{ $good }を買った。
    }
milled = { $seat }は小麦袋{ $grain }つを挽いて{ $coins }コインを得た（{ $cost }）。
market-opened = { $seat }が市場を開いた。
market-passed = { $seat }はこの市場での販売を終えた。
served =
    { $cost-count ->
        [0] { $seat }は{ $wants }を売った（終了時に{ $points }名声点）。
       *[other] { $seat }は{ $cost }を使って{ $wants }を売った（終了時に{ $points }名声点）。
    }
customer-came = 買物客が列に並んだ：{ $wants }で{ $points }名声点。
travelled = { $seat }は第{ $generation }世代の家族を{ $origin }から{ $city }へ送った（{ $cost }）。
city-visited = { $seat }は{ $city }にマーカーを置いた。
city-known = { $seat }は{ $city }を訪問済みなので、報酬はない。
prestige-gained = { $seat }は{ $city }を初めて訪れた報酬として{ $prestige }名声点を得た。
prestige-bought = { $seat }はレベル4特権を使い、{ $coins }コインで{ $prestige }名声点を得た。
coins-gained =
    { $coins ->
        [0] コインが残っておらず、{ $seat }は{ $city }を初めて訪れた報酬を受け取れなかった。
       *[other] { $seat }は{ $city }を初めて訪れた報酬として{ $coins }コインを得た。
    }
cube-gained = { $seat }はストックから{ $colour-cube }を取った。
good-gained = { $seat }はレベル3特権を使い、ストックから{ $good }を取った。
council-risen = { $seat }は第{ $generation }世代の家族を議会のレベル{ $level }に進めた（{ $cost }）。
marker-taken = { $seat }はレベル1特権を使い、次のスタートプレイヤーマーカーを取った。
privilege-cubes = { $seat }はレベル2特権を使い、影響力コマを取る。
church-time = { $seat }は家族を教会に送るため{ $cost }を使った。
sent-to-bag = { $seat }は第{ $generation }世代の家族を黒い袋に入れた。
bridge-passed = { $seat }は橋を越えた。一つの人生が終わる。
death-lapsed = { $seat }には死去する家族がいない。
buried-chronicle = { $place }にいた{ $seat }の第{ $generation }世代の1人が死去し、村の歴史（{ $section }）に名を残した。
buried-grave = { $place }にいた{ $seat }の第{ $generation }世代の1人が死去し、共同墓地に葬られた。
buried-nowhere = { $place }にいた{ $seat }の第{ $generation }世代の1人が死去した。墓地にもう空きはない。
end-brought = { $seat }が最後の空きを埋め、ゲームの終了条件を満たした。
last-turns = 最後の手番は残り{ $count }回。
rounds-over = 第{ $count }ラウンドが終わった。これが最後のラウンドで、このミサの後に得点計算を行う。
mass-held = { $mass }回目のミサの鐘が鳴る。
pulled = { $seat }は{ $coins }コインを払い、第{ $generation }世代の家族を黒い袋から出した。
drew-monk = 袋から黒い修道士が出た。
drew-member = 袋から{ $seat }の第{ $generation }世代の1人が出て、教会に入った。
promoted = { $seat }は小麦袋{ $grain }つを払い、第{ $generation }世代の家族を窓{ $window }に進めた。
majority = { $seat }はミサで、教会の家族が最多（{ $members }人）のため{ $prestige }名声点を得た。
majority-nobody = 教会には誰もいないため、得点はない。
game-over = ゲーム終了。

## コストと手持ち

amount-time = 時間{ $n }
amount-coin =
    { $n ->
        [0] コインなし
       *[other] { $n }コイン
    }
amount-grain =
    { $n ->
        [0] 小麦袋なし
       *[other] 小麦袋{ $n }つ
    }
amount-prestige = { $n }名声点
amount-cube-orange =
    { $n ->
        [0] オレンジのコマなし
       *[other] オレンジのコマ{ $n }個
    }
amount-cube-green =
    { $n ->
        [0] 緑のコマなし
       *[other] 緑のコマ{ $n }個
    }
amount-cube-brown =
    { $n ->
        [0] 茶色のコマなし
       *[other] 茶色のコマ{ $n }個
    }
amount-cube-pink =
    { $n ->
        [0] ピンクのコマなし
       *[other] ピンクのコマ{ $n }個
    }
amount-cube-any = 好きな影響力コマ{ $n }個
amount-scroll =
    { $n ->
        [0] 巻物なし
       *[other] 巻物{ $n }つ
    }
amount-horse =
    { $n ->
        [0] 馬なし
       *[other] 馬{ $n }頭
    }
amount-plough =
    { $n ->
        [0] 鋤なし
       *[other] 鋤{ $n }つ
    }
amount-ox =
    { $n ->
        [0] 牛なし
       *[other] 牛{ $n }頭
    }
amount-wagon =
    { $n ->
        [0] 荷車なし
       *[other] 荷車{ $n }台
    }

## 得点表

part-track = 得点トラック
part-travel = 旅行
part-council = 議会
part-church = 教会
part-chronicle = 村の歴史
part-customers = 買物客
part-coins = コイン
tie-customers = 買物客の数（同点時）
tie-living = 生きている家族（次に比べる）

## 色

colour-orange = オレンジ
    .cube = オレンジのコマ
colour-green = 緑
    .cube = 緑のコマ
colour-brown = 茶色
    .cube = 茶色のコマ
colour-pink = ピンク
    .cube = ピンクのコマ
colour-plague = 疫病
    .cube = 疫病コマ

## 品物

good-scroll = 巻物
    .make = 巻物を書く
    .made = 巻物を書いた
good-horse = 馬
    .make = 馬を育てる
    .made = 馬を育てた
good-plough = 鋤
    .make = 鋤を作る
    .made = 鋤を作った
good-ox = 牛
    .make = 牛を育てる
    .made = 牛を育てた
good-wagon = 荷車
    .make = 荷車を作る
    .made = 荷車を作った

## アクションスペース

space-harvest = 収穫
space-family = 子孫
space-crafts = 職人
space-market = 市場
space-travel = 旅行
space-council = 議会
space-church = 教会

## 職人の建物

building-wainwright = 荷車工房
building-stables = 家畜小屋
building-library = 図書館
building-smithy = 鍛冶場

## 旅行の地図

village = 村
city-a = 都市A
city-b = 都市B
city-c = 都市C
city-d = 都市D
city-e = 都市E
city-f = 都市F

## 村の歴史の区分

section-council = 議会
section-crafts = 職人
section-travel = 旅行
section-church = 教会
section-farm = 農場

## 家族のいる場所

place-unborn = 未誕生
place-farm = 農場
place-wainwright = 荷車工房
place-stables = 家畜小屋
place-library = 図書館
place-smithy = 鍛冶場
place-city-a = 都市A
place-city-b = 都市B
place-city-c = 都市C
place-city-d = 都市D
place-city-e = 都市E
place-city-f = 都市F
place-council-1 = 議会のレベル1
place-council-2 = 議会のレベル2
place-council-3 = 議会のレベル3
place-council-4 = 議会のレベル4
place-church-1 = 教会の窓1
place-church-2 = 教会の窓2
place-church-3 = 教会の窓3
place-church-4 = 教会の窓4
place-bag = 黒い袋
place-chronicle-council = 村の歴史（議会）
place-chronicle-crafts = 村の歴史（職人）
place-chronicle-travel = 村の歴史（旅行）
place-chronicle-church = 村の歴史（教会）
place-chronicle-farm = 村の歴史（農場）
place-grave = 共同墓地
place-removed = ゲーム外

## 見積もりの内訳

term-prestige = 名声とコイン
term-supplies = 手元のキューブ・穀物・コイン
term-market = 品物と買物客
term-travel = 旅行
term-council = 議会
term-church = 教会とミサ
term-family = 働ける家族
term-chronicle = 村の歴史
