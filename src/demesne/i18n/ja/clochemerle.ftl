### Clochemerle（クロシュメルル、わたしの村）。
### 言葉そのものは盤面や一覧での名前。

## 質問

ask-draw-first-player = スタートプレイヤーは誰？
ask-deal-board = { $seat }の村ボードはどれ？
ask-turn-monk = { $pile }：次に現れる修道士は？
ask-draw-customer = 次に来る買物客は？
ask-turn-travel-card = { $seat }の旅行：カード{ $letter }の表は？
ask-roll-die = ダイス{ $number }の目は？
ask-roll-rat-die = ネズミは何マス進む？
ask-take-first-die = { $seat }さん、最初のダイスはどれにしますか？
ask-take-second-die = { $seat }さん、もう1つのダイスはどれにしますか？
ask-make-sum = { $seat }さん、合計をいくつにしますか？
ask-choose-banner = { $seat }さん、{ $value }でどの旗を使いますか？
ask-next-banner = { $seat }さん、{ $value }で続けますか？
ask-serve-customer = { $seat }さん、どの買物客に売りますか？
ask-choose-way = { $seat }さん、どう払いますか？
ask-pay-from = { $seat }さん、{ $item }をどこから払いますか？
ask-move-chief = { $seat }さん、修道士は村長をどこへ行かせますか？
ask-use-school = { $seat }さん、学校で何をしますか？
ask-take-free-customer = { $seat }さん、無料でどの買物客を取りますか？
ask-take-customer = { $seat }さん、どの買物客を取りますか？
ask-send-to-steward = { $seat }さん、修道士は買物客を呼びますか？
ask-place-tile = { $seat }さん、2/12タイルをどこに置きますか？
ask-cover-slot = { $seat }さん、議会室のどの枠に置きますか？
ask-place-plough = { $seat }さん、どの畑に鋤を置きますか？
ask-keep-travel-card = { $seat }さん、この旅行カードを残しますか？
ask-bury-villager = { $seat }さん、死去する村人は誰ですか？
ask-place-labourer = { $seat }さん、日雇いはどの職に就きますか？
ask-use-sanatorium = { $seat }さん、療養所でネズミを防ぎますか？
ask-take-gain = { $seat }さん、これを受け取りますか？

## 選択肢

line-seat = { $seat }
line-board = { $shows }の村ボード
line-monk = { $action }
line-customer = { $shows }の買物客：{ $wants }で{ $points }名声点
line-customer-for =
    { $cost-count ->
        [0] { $shows }の買物客：{ $wants }で{ $points }名声点 — 追加コストなし
       *[other] { $shows }の買物客：{ $wants }で{ $points }名声点 — { $cost }
    }
line-travel-card =
    { $toll-count ->
        [0] { $points }名声点
       *[other] { $points }名声点、通行料{ $toll }
    }
line-face = { $face }
line-die = { $die }
line-black-die = { $die } — { $cost }
line-sum = 合計{ $value }（そのまま）
line-sum-bought = 合計{ $value } — { $cost }
line-hand =
    { $story ->
        [0] スタートプレイヤーの手：次のラウンドを始める
       *[other] スタートプレイヤーの手：物語点{ $story }、次のラウンドを始める
    }
line-steward = 執事の館：買物客を呼ぶ（{ $cost }から）
line-chief-hall =
    { $story ->
        [0] 村長が村役場に戻る — { $cost }
       *[other] 村長が村役場に戻る：物語点{ $story }が安全になる — { $cost }
    }
line-chief-coin = 村長が{ $coins }コインを得る — { $cost }
line-chief-story = 村長が物語点{ $story }を得る — { $cost }
line-chief-stay = 村長は動かない — { $cost }
line-buy-workshop = { $shows }の{ $workshop }を加える：{ $item } — { $cost }
line-buy-field = 畑を加える：{ $coins }コイン — { $cost }
line-travel = { $letter }へ旅行する — { $cost }
line-travel-either = { $letter }へ旅行する — { $cost }、または{ $other }
line-buy-church = { $church }を加える — { $cost }
line-buy-monk = { $pile }の修道士を加える：{ $action } — { $cost }
line-buy-square = 村の広場を2/12タイルとともに加える — { $cost }
line-buy-chamber = { $chamber }を加える — { $cost }
line-run-personal = 自分の旗：物語点{ $story }
line-run-school = 学校
line-run-workshop =
    { $cost-count ->
        [0] { $workshop }で{ $item }を作る
       *[other] { $workshop }で{ $item }を作る — { $cost }
    }
line-run-chamber =
    { $cost-count ->
        [0] { $chamber }
       *[other] { $chamber } — { $cost }
    }
line-run-field = 畑{ $number }：{ $coins }コイン — { $cost }
line-run-square = 村の広場 — { $cost }
line-market = 買物客に売る
line-plough-forge = 鍛冶場の鋤を畑に移す
line-plough-guild = ギルドのマーカーを鋤として畑に置く
line-sparing = この手番は得るものを1つずつ確認する（断ることもできる）
line-end-turn = 手番を終える
line-serve = { $wants }で{ $points }名声点
line-way = { $cost }を払う
line-from-workshop = { $workshop }（残り{ $count }個）
line-from-field = 畑{ $number }の鋤
line-from-guild = ギルドのマーカー（残り{ $count }個）
line-skip-monk = 修道士は何もしない
line-send-monk = 買物客を呼ぶ
line-new-pupil = 左の席に新しい生徒を置く
line-shift-pupil = 生徒を右の席に移す
line-left-pupil = 左の生徒が{ $profession }になる — { $cost }
line-right-pupil = 右の生徒が{ $profession }になる、物語点{ $story } — { $cost }
line-no-lesson = 何もしない
line-no-free-customer = 誰も取らない
line-customers-done = もう取らない
line-tile = { $banner }
line-tile-field = 畑{ $number }
line-tile-customer = { $wants }を求める買物客（{ $points }名声点）
line-tile-stays = 動かさない
line-no-tile = タイルを取らない
line-cover-category = { $category }
line-cover-profession = { $profession }
line-cover-nothing = 置かない
line-plough-field = 畑{ $number }
line-keep =
    { $toll-count ->
        [0] 残す：{ $points }名声点
       *[other] 残す：{ $points }名声点、通行料{ $toll }
    }
line-exchange = 山の下に戻し、次のカードを残す
line-bury-chronicle = { $profession }：年代記に載る、物語点{ $story }
line-bury-grave = { $profession }：共同墓地
line-profession = { $profession }
line-use-sanatorium = 防ぐ（あと{ $count }回）
line-suffer-rats = 防がない：物語点{ $story }を失う
line-take-gain = { $gain }を受け取る
line-leave-gain = { $gain }を受け取らない

## 選べない理由

why-hand-taken = このラウンドは{ $seat }がもうスタートプレイヤーの手を取りました。
why-hand-yours = スタートプレイヤーの手は、もうあなたが持っています。
why-hand-later = あなたはスタートプレイヤーです。スタートプレイヤーの手を取れるのは、このラウンドの2回目の手番です。
why-nobody-open = 表の買物客がいません。
why-needs = 村に{ $profession }がいません。
why-cannot-pay = コストは{ $cost }です（手元は{ $have }）。
why-cannot-pay-either = コストは{ $cost }か{ $other }ですが、どちらも払えません。
why-has-workshop = { $workshop }はもうあります。
why-has-church = 教会はもうあります：{ $church }。
why-has-chamber = 議会室はもうあります：{ $chamber }。
why-has-square = 村の広場はもうあります。
why-no-church = 教会がありません。
why-windows-full = 教会の窓は{ $count }つで、もう増やせません。
why-idle = 使っても何も起こりません。ほかに使える旗があります。
why-cannot-serve = 今は誰にも売れません。
why-source-passed = ここから払うと、残りが払えなくなります。
why-post-taken = { $profession }はもういます。
warn-bridge = 橋を越えます：手番の終わりに村人が1人死去します。

## 出来事

round-began = ラウンド{ $round }。{ $seat }がダイスを振る。
board-dealt = { $seat }は{ $shows }の村ボードを受け取った。
monk-turned = { $pile }の次の修道士が現れた：{ $action }。
customer-came = 執事の館に、{ $wants }を求める買物客（{ $points }名声点）が来た。
sum-made = { $seat }は{ $first }と{ $second }を取った：合計{ $value }。
sum-bought = { $seat }は{ $first }と{ $second }を取り、{ $cost }を払って合計を{ $value }にした。
paid-black-die = { $seat }は{ $die }のために{ $cost }を払った。
bridge-crossed = { $seat }は橋を越えた。死神が近づく。
paid = { $seat }はそのために{ $cost }を払った。
paid-with-guild = { $seat }は{ $item }をギルドのマーカーで払った。
paid-with-plough = { $seat }は畑の鋤で払った。
gained = { $seat }は{ $source }{ $gain }を得た。
no-room = { $seat }には{ $source }得る{ $gain }を置く場所がない。
left-out = { $seat }は{ $source }得る{ $gain }を受け取らなかった。
hand-taken =
    { $story ->
        [0] { $seat }はスタートプレイヤーの手を取り、次のラウンドを始める。
       *[other] { $seat }は物語点{ $story }とともにスタートプレイヤーの手を取り、次のラウンドを始める。
    }
steward-called = { $seat }は執事の館を訪れた。
customer-taken = { $seat }は{ $wants }を求める買物客（{ $points }名声点）を市場に呼んだ。
chief-stayed = { $seat }の村長は動かなかった。
story-safe =
    { $story ->
        [0] { $seat }の村長は村役場に戻った。
       *[other] { $seat }の村長は村役場に戻り、物語点{ $story }をネズミから守った。
    }
chief-coins = { $seat }の村長は{ $coins }コインを得た。
chief-story = { $seat }の村長は物語点{ $story }を得た。
added-workshop = { $seat }は{ $workshop }を加えた。
added-field = { $seat }は畑を加えた。
travelled = { $seat }は{ $letter }へ旅行した。
travel-turned =
    { $toll-count ->
        [0] { $seat }は{ $points }名声点の旅行カードをめくった。
       *[other] { $seat }は{ $points }名声点、通行料{ $toll }の旅行カードをめくった。
    }
travel-exchanged = { $seat }は巡礼宿の力でそのカードを山の下に戻した。
added-travel =
    { $toll-count ->
        [0] { $seat }は{ $points }名声点の旅行カードを加えた。
       *[other] { $seat }は{ $points }名声点、通行料{ $toll }の旅行カードを加えた。
    }
added-church = { $seat }は{ $church }を加えた。
added-monk = { $seat }は{ $pile }の修道士を加えた。窓は{ $count }つ。
monk-skipped = { $seat }の修道士は何もしなかった。
added-square = { $seat }は村の広場を加えた。
tile-placed = { $seat }は2/12タイルを{ $banner }に置いた。2と12でも使えるようになる。
tile-at-customer = { $seat }は2/12タイルを{ $wants }を求める買物客（{ $points }名声点）に置いた。
tile-returned = 買物客が去り、{ $seat }の2/12タイルは村の広場に移った。
tile-left = { $seat }は2/12タイルを動かさなかった。
added-chamber = { $seat }は{ $chamber }を加えた。
covered-category = { $seat }は財産室の「{ $category }」にマーカーを置いた。終了時に得点になる。
covered-profession = { $seat }は市民室の「{ $profession }」にマーカーを置いた。終了時に得点になる。
chamber-full = { $seat }の議会室に空いた枠がない。
ran-personal = { $seat }は自分の旗を使った。
ran-workshop = { $seat }は{ $workshop }を動かした。
ran-field = { $seat }は畑{ $number }を耕した。
ran-chamber = { $seat }は{ $chamber }を開いた。
ran-square = { $seat }は村の広場を使った。
served = { $seat }は{ $wants }を求める買物客に売った：{ $points }名声点。
plough-moved = { $seat }は畑{ $number }に鋤を置いた。
pupil-came = { $seat }に新しい生徒が来た。
pupil-moved = { $seat }の生徒が右の席に移った。
no-lesson = { $seat }の学校では何も起こらなかった。
post-filled = { $seat }の生徒が{ $profession }になった。
pupil-story = { $seat }は右の席の生徒で物語点{ $story }を得た。
buried-chronicle =
    { $story ->
        [0] { $seat }の{ $profession }が死去し、年代記に載った（棺{ $count }）。
       *[other] { $seat }の{ $profession }が死去し、年代記に載って物語点{ $story }を得た（棺{ $count }）。
    }
buried-grave = { $seat }の{ $profession }が死去し、共同墓地に葬られた（棺{ $count }）。
labourer-hired = 村人がいなくなり、{ $seat }は日雇いを雇った。終了時に{ $prestige }名声点を失う。
labourer-placed = { $seat }の日雇いが{ $profession }になった。
rat-ran =
    { $steps ->
        [0] 埋葬のあとのネズミダイスは{ $face }：ネズミが襲来のマスに着いた。
       *[other] 埋葬のあとのネズミダイスは{ $face }：襲来まであと{ $steps }マス。
    }
invasion = ネズミがすべての村に襲来した！
rats-kept-off = { $seat }の療養所がネズミを防いだ。
rats-ate = ネズミが{ $seat }の古木の物語点{ $story }を食べた。
game-over = 棺が{ $count }に達し、ゲームは終わった。
game-too-long = ラウンド{ $round }が終わり、死者の数にかかわらずゲームは終わった。

## 数量

amount-time = 時間{ $n }
amount-coin = { $n }コイン
amount-story = 物語点{ $n }
amount-marker = マーカー{ $n }個
amount-horse = 馬{ $n }
amount-beer = ビール{ $n }
amount-plough = 鋤{ $n }
amount-scroll = 巻物{ $n }
amount-wagon = 荷車{ $n }
amount-any = 好きな資源{ $n }
amount-sum = { $n }
amount-any-sum = { $n }種の合計のどれでも

## 得点表

part-church = 教会と窓
part-council = 議会
part-fields = 畑
part-travel = 旅行
part-customers = 売った買物客
part-hall = 村役場
part-labourers = 日雇い
part-hand = スタートプレイヤーの手
tie-stocks = コイン・資源・古木（同点時）

## ダイス

die-white-1 = 白の1
die-white-2 = 白の2
die-white-3 = 白の3
die-white-4 = 白の4
die-white-5 = 白の5
die-white-6 = 白の6
die-black-1 = 黒の1
die-black-2 = 黒の2
die-black-3 = 黒の3
die-black-4 = 黒の4
die-black-5 = 黒の5
die-black-6 = 黒の6

## 村人

profession-abbot = 修道院長
profession-councillor = 議員
profession-traveller = 旅人
profession-craftsman = 職人
profession-merchant = 商人

## 工房と資源

workshop-stable = 厩舎
workshop-brewery = 醸造所
workshop-forge = 鍛冶場
workshop-scriptorium = 写字室
workshop-wainwright = 荷車工房
item-horse = 馬
item-beer = ビール
item-plough = 鋤
item-scroll = 巻物
item-wagon = 荷車
item-any = 好きな資源

## 教会と修道士

church-sanatorium = 療養所
church-cloister = 回廊
church-diocese = 教区の取次所
church-refuge = 巡礼宿
pile-quill = 羽根ペン
pile-chalice = 聖杯
pile-rosary = ロザリオ
action-story2 = 物語点2
action-story3 = 物語点3
action-question = 「?」の旗
action-school1 = 学校1回
action-school2 = 学校2回
action-steward = 執事、買物客1～2人

## 議会

chamber-monetary = 財務室
chamber-property = 財産室
chamber-citizens = 市民室
chamber-guild = ギルド室
category-travel = 旅行カード
category-workshop = 工房
category-served = 売った買物客
category-church = 教会と修道士
category-field = 畑

## 旅行

letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E

## 白い旗

banner-personal = 自分の旗
banner-school = 学校
banner-stable = 厩舎
banner-brewery = 醸造所
banner-forge = 鍛冶場
banner-scriptorium = 写字室
banner-wainwright = 荷車工房
banner-chamber = 議会室
banner-field = 畑
banner-square = 村の広場

## 見積もりの内訳

term-story = 物語点と村役場
term-market = 資源と買物客
term-travel = 旅行
term-church = 教会と修道士
term-council = 議会と村の広場
term-estate = 工房と畑
term-villagers = 村人と生徒
term-coins = コイン
term-time = 時間と日雇い

## 得るものの出どころ

source-field = 畑から
source-personal = 自分の旗で
source-square = 村の広場から
source-guild = ギルド室から
source-stable = 厩舎から
source-brewery = 醸造所から
source-forge = 鍛冶場から
source-scriptorium = 写字室から
source-wainwright = 荷車工房から
source-monetary = 財務室から
source-monk = 新しい修道士から
source-chamber = 議会室から
