### MIL 1049（ミル 1049）。
### 騎士はプレイヤーと列で表す：$seat と $column。同じ文の中のもう一人は $rival と $rivalcolumn。

mil-title = MIL 1049
mil-about = 騎士は老いて死に、跡継ぎは結婚し、家臣を従え、城を建てる。2～5人用。

## 質問

ask-draw-first-player = { $seat }：誰から始めますか？
ask-compose-piles = { $seat }さん、山札にどの土地を入れますか？
ask-choose-starting-land = { $seat }さん、騎士{ $column }の最初の土地は？
ask-reveal-land = 山札{ $pile }の一番上に出る土地は？
ask-choose-act = { $seat }さん、何をしますか？
ask-take-time = { $seat }さん、騎士{ $column }はどの白い時間トークンを取りますか？
ask-grow-family = { $seat }さん、騎士{ $column }の家族をどう増やしますか？
ask-roll-for-growth = { $seat }が騎士{ $column }のために振ったダイスの目は？
ask-choose-symbol = { $seat }さん、騎士{ $column }にどのマークを選びますか？
ask-place-knight = { $seat }さん、騎士{ $column }をどこに置きますか？
ask-pay-entry = { $seat }さん、マスの代価は何で払いますか？
ask-pass-turn = { $seat }さん、トークンをどこに置きますか？
ask-offer-dowry = { $seat }さん、持参金は？　手の中：{ $cubes }。
ask-offer-battle = { $seat }さん、戦いに何を出しますか？　手の中：{ $cubes }。
ask-offer-cathedral = { $seat }さん、大聖堂に何を寄進しますか？　手の中：{ $cubes }。
ask-keep-half = { $seat }さん、どのキューブを残しますか？　卓上：{ $cubes }。あと{ $count }個。
ask-place-kings-soldiers = { $seat }さん、王の兵は今回誰に付きますか？
ask-place-archbishop = { $seat }さん、大司教は今回誰を訪れますか？
ask-take-veil = { $seat }さん、騎士{ $column }は令嬢を修道院に入れますか？
ask-visit-court = { $seat }さん、騎士{ $column }は宮廷で何をしますか？
ask-offer-ransom = { $rival }さん、騎士{ $rivalcolumn }が{ $seat }（騎士{ $column }）の家臣にならないために何を差し出しますか？　卓上：{ $cubes }。
ask-answer-ransom = { $seat }さん、騎士{ $column }の返事は？　{ $rival }は騎士{ $rivalcolumn }のために{ $cubes }を差し出しました。
ask-exceed-ransom = { $seat }さん、騎士{ $column }は{ $rival }の騎士{ $rivalcolumn }に何を与えますか？　卓上：{ $cubes }。
ask-visit-market = { $seat }さん、騎士{ $column }は市場で何をしますか？
ask-trade = { $seat }さん、何を交換しますか？（あと{ $count }個渡せます）
ask-open-bid = { $seat }さん、城の最初の入札は？　卓上：{ $cubes }。
ask-raise-bid = { $seat }さん、{ $best }を上回りますか？　卓上：{ $cubes }。
ask-build-castle = { $seat }さん、城をどこに建てますか？
ask-visit-war = { $seat }さん、騎士{ $column }は何を攻めますか？
ask-pay-forces = { $seat }さん、傭兵と盟友{ $count }人分を何で払いますか？
ask-ask-suzerain = { $seat }さん、主君に助けを求めますか？
ask-join-battle = { $seat }さん、{ $rival }の騎士{ $rivalcolumn }を助けますか？
ask-place-land = { $seat }さん、土地（{ $land }）をどこに置きますか？
ask-spend-gift = { $seat }さん、金{ $gold }を{ $points }点のために寄進しますか？
ask-visit-clergy = { $seat }さん、騎士{ $column }は聖職者に何を求めますか？
ask-roll-for-winter = { $seat }：冬の様子は？

## 選択肢

line-seat = { $seat }から始める
line-no-seat = 空席
line-done = 終わり
line-nothing = 何もしない
line-land = { $land }
line-pass = パス
line-place = 騎士{ $column }を権力の場に置く
line-grow = 騎士{ $column }：家族を増やす
line-recruit = 騎士{ $column }：兵士を雇う — { $cost }
line-harvest = 騎士{ $column }：{ $land }で収穫する — { $cubes }
line-harvest-nothing = 騎士{ $column }：収穫する
line-space = { $sphere }のマス{ $position }
line-space-paid = { $sphere }のマス{ $position } — 金{ $gold }か特権{ $privileges }
line-sphere = { $sphere }
line-black = 黒トークン：{ $sphere }のマス{ $position }
line-token = 家トークン：{ $sphere }のマス{ $position }
line-pay-gold = 金{ $gold }を払う
line-pay-privileges = 特権{ $privileges }を返す
line-roll = ダイスを振る
line-bastard-gold = 庶子を認知する — 金{ $gold }
line-bastard-privileges = 庶子を認知する — 特権{ $privileges }
line-stop = ここでやめる
line-face = { $face }の面
line-hourglass = 砂時計：騎士が年を取る
line-woman = 女：娘が生まれる
line-man-heir = 男：跡継ぎが生まれる
line-man-knight = 男：新しい騎士が加わる
line-man-nothing = 男：騎士の空きがなく、アクションが終わる
line-add = { $resource }を1個加える
line-take-back = すべて戻す：{ $cubes }
line-seal = 手を閉じる：{ $cubes }
line-keep = { $resource }を1個残す
line-nowhere = 誰にも付けない
line-knight = { $seat }の騎士{ $column }
line-veil = 令嬢が修道院に入る
line-veil-paid = もう一人の令嬢が修道院に入る — 特権{ $privileges }
line-court-influence = 影響力{ $influence }を得る
line-vassal = { $rival }の騎士{ $rivalcolumn }を家臣にしようとする
line-offer = { $cubes }を差し出す
line-ransom-accept = 身代金（{ $cubes }）を受け入れて半分取る
line-ransom-exceed = { $cubes }を断り、それ以上を与える
line-fief = { $land }を封土として与える
line-no-fief = 封土を与える
line-trade = 交換する
line-castle = 城の競りを始める
line-rate = { $give }を渡して{ $get }をもらう
line-no-rate = 交換なし
line-bid = { $cubes }で入札する
line-no-bid = 入札しない
line-free-land =
    { $count ->
        [0] 山札{ $pile }の空いた土地：{ $land }
       *[other] 山札{ $pile }の空いた土地：{ $land } — 食料か影響力{ $count }個
    }
line-pile-empty = 山札{ $pile }の空いた土地：なし
line-attack = { $rival }の騎士{ $rivalcolumn }を攻める：{ $land } — 先に影響力{ $influence }
line-attack-nothing = { $rival }の騎士{ $rivalcolumn }を攻める
line-pay = { $cubes }を払う
line-discard-land = 土地を捨てる
line-land-to-king = 土地を王に献上して{ $points }点
line-ask-help = { $rival }に助けを求める
line-fight-alone = 一人で戦う
line-join = 戦いに加わる
line-stay-out = 加わらない
line-give = 金{ $gold }を寄進して{ $points }点
line-keep-gift = 金{ $gold }を取り戻す
line-privilege = 特権{ $privileges }を得る
line-abbess = 令嬢を女子修道院長にする：影響力{ $influence }

## できない理由

why-no-such-seat = そこには誰も座っていません。
why-nobody-there = そこに騎士はいません。
why-no-land-left = その土地はもうありません（{ $land }）。
why-lands-kept = 残りの土地は各家の最初の土地です。
why-production-complete = { $resource }の土地はもう{ $count }枚入っています。
why-piles-incomplete = 山札には各産物の土地が人数分必要です。
why-no-knight = 騎士{ $column }はいません。
why-placed-already = その騎士はもう権力の場にいます。
why-family-placed = このターンに騎士を置いたので、置くかパスしかできません。
why-no-white-token = 白い時間トークンが残っていません。
why-no-white-there = そこに白い時間トークンはありません。
why-no-land = そこに土地はありません。
why-same-land = 2枚とも同じ土地で同じ面です：{ $land }。1枚目を選んでください。
why-no-harvest = この面には収穫がありません：{ $land }。
why-short-cubes = 必要：{ $need }。手元：{ $have }。
why-short-gold = 金{ $need }が必要です。手元：{ $have }。
why-short-privileges = 特権{ $need }が必要です。手元：{ $have }。
why-short-influence = 影響力{ $need }が必要です。手元：{ $have }。
why-short-food = 食料{ $need }が必要です。手元：{ $have }。
why-growth-cap = この家はこのターンに{ $count }回振りました。もう十分です。
why-growth-chosen = 家族を増やすことを選んだので、まず結果を見てください。
why-bastard-heir = もう跡継ぎがいます。庶子は跡継ぎにしかなれません。
why-family-complete = 跡継ぎがいて騎士も4人います。庶子を認知しても何も変わりません。
why-symbol-not-shown = その面にはありません：{ $symbol }。
why-space-unused = この人数では使わないマスです。
why-space-taken = 騎士がいます。
why-space-blocked = このマスは塞がっています。
why-black-blocks = 黒トークンが塞いでいます。
why-short-entry = 時間トークンがあります。金{ $gold }か特権{ $privileges }が必要ですが、どちらも足りません。
why-only-two-players = 家トークンを盤に置けるのは2人ゲームだけです。
why-no-family-token = 家トークンをすべて使っています。
why-offer-empty = 手の中は空です。
why-no-take-back = もう戻すことはできません。
why-not-offered = ここでは出せません：{ $resource }。
why-no-more-cubes = もうありません：{ $resource }。
why-not-in-payment = 残せるものがありません：{ $resource }。
why-no-damsel = 令嬢がいません。
why-own-knight = 自分の家の騎士です。
why-own-vassal = あなたの家臣です。
why-own-suzerain = あなたの騎士はその家の家臣です。
why-same-suzerain = 二人の主君は同じです。
why-vassal-already = もう誰かの家臣です。
why-archbishop = 大司教が守っています。
why-too-few-soldiers = あなたの騎士の兵士は{ $soldiers }人。相手の兵士・土地・城の合計{ $elements }より多くなければなりません。
why-cannot-exceed = 同じだけの金を含めて{ $cubes }を上回ることができません。
why-ransom-not-exceeded = 同じだけの金を含めて{ $cubes }を上回ってください。
why-vassal-no-fief = あなたの騎士自身が家臣です。
why-target-full = 相手にはもう土地が2枚あります。
why-nothing-to-trade = 市場で交換できるものがありません。
why-no-such-rate = そのような交換はありません。
why-trade-limit = 1回に渡せるのは{ $most }個までです（これまで{ $given }個）。
why-short-for-trade = { $need }が必要です。この交換で得たものは使えません。
why-no-column = あなたの騎士と家臣の列にはすべて城があります。
why-no-influence-bid = 城の競りに影響力は使えません。
why-auction-opened = 競りを始めたので、入札は取り消せません。
why-bid-too-low = { $cubes }を上回ってください。
why-not-follower = あなたの騎士でも家臣でもありません。
why-castle-there = もう城があります。
why-pile-empty = 山札は空です。
why-too-strong = 食料か影響力が{ $need }個必要です。手元：{ $have }個。
why-short-toll = 相手の令嬢のために影響力{ $need }が必要です。手元：{ $have }。
why-fewer-needed = 必要なのは{ $need }個だけです。
why-suzerain-places = 助けた主君は土地の置き場所を決めなければなりません。
why-no-kings-pleasure = 王の歓心はエキスパートルールです。
why-free-land-king = 王は空いた土地を求めません。
why-no-room = もう土地が2枚あります。

## 起きたこと

piles-composed = { $seat }は土地{ $count }枚で山札を作った。
pile-land-added = { $seat }は山札に土地を加えた：{ $land }。
starting-land = { $seat }の騎士{ $column }の最初の土地：{ $land }。
land-revealed = 山札{ $pile }の一番上：{ $land }。
turn-began = 第{ $turn }ターン開始。スタートプレイヤーは{ $seat }。
points-gained = { $seat }は{ $points }点を得た。
points-lost = { $seat }は{ $points }点を失った。
privileges-gained = { $seat }は特権{ $privileges }を得た。
privilege-lost = { $seat }には特権のための家トークンがもうない。
harvested = { $seat }の騎士{ $column }は{ $land }で収穫した：{ $cubes }。
recruited = { $seat }の騎士{ $column }は{ $cost }で兵士を雇った。
time-taken = { $seat }の騎士{ $column }は{ $sphere }のマス{ $position }のトークンで年を取った。
heir-took-over = { $seat }の騎士{ $column }は死に、跡継ぎが後を継いだ。
died-heirless = { $seat }の騎士{ $column }は跡継ぎなしに死んだ。
line-died-out = { $seat }の騎士{ $column }：何も残らず、列が空いた。
die-rolled = { $seat }は騎士{ $column }のために振り、{ $face }の面が出た。
daughter-born = { $seat }の騎士{ $column }に娘が生まれた。
heir-born = { $seat }の騎士{ $column }に跡継ぎが生まれた。
knight-born = { $seat }の{ $column }列に新しい騎士が加わった。
son-left = { $seat }の騎士{ $column }に息子が生まれたが、家に居場所がない。
bastard-for-gold = { $seat }の騎士{ $column }は金{ $gold }で庶子を認知した。
bastard-for-privileges = { $seat }の騎士{ $column }は特権{ $privileges }で庶子を認知した。
knight-placed = { $seat }の騎士{ $column }は{ $sphere }に行った。
entry-gold = { $seat }はマスのために金{ $gold }を払った。
entry-privileges = { $seat }はマスのために特権{ $privileges }を返した。
passed = { $seat }はパスし、{ $sphere }のマス{ $position }に黒トークンを置いた。
passed-token = { $seat }はパスし、{ $sphere }のマス{ $position }に家トークンを置いた。
actions-over-placed = すべての騎士が置かれ、アクションは終わった。
actions-over-taken = すべてのマスが埋まり、アクションは終わった。
marriage-held = { $seat }の騎士{ $column }の跡継ぎが結婚する。持参金は？
offer-sealed = { $seat }は決めた。
offer-opened = { $seat }の手の中：{ $cubes }。
married-for-love = 同点。{ $seat }の騎士{ $column }の跡継ぎは恋愛結婚し、全員がキューブを取り戻した。
married-relative = { $seat }の騎士{ $column }の跡継ぎは遠縁の娘と結婚した。
married-damsel = { $seat }の騎士{ $column }の跡継ぎは{ $rival }の令嬢と結婚した。
married-no-damsel = { $rival }には{ $seat }の騎士{ $column }の跡継ぎに嫁ぐ令嬢がいないが、それでも支払った。
half-kept = { $seat }は{ $cubes }を残した。
tribute = { $seat }への貢納：{ $cubes }。
majority = { $seat }は{ $sphere }で最も多い。
first-player = { $seat }は影響力{ $influence }を得て、次のターンの最初になる。
majority-gold = { $seat }は金{ $gold }を得た。
kings-soldiers = { $seat }は王の兵を{ $rival }の騎士{ $rivalcolumn }に送った。
archbishop = { $seat }は大司教を{ $rival }の騎士{ $rivalcolumn }に送った。
veil-taken =
    { $privileges ->
        [0] { $seat }の騎士{ $column }は令嬢を修道院に連れて行った。
       *[other] { $seat }の騎士{ $column }は特権{ $privileges }でもう一人の令嬢を修道院に連れて行った。
    }
court-influence = { $seat }の騎士{ $column }は宮廷で影響力{ $influence }を得た。
vassal-attempted = { $seat }の騎士{ $column }は{ $rival }の騎士{ $rivalcolumn }を家臣にしようとした。
ransom-offered = { $seat }は身代金として{ $cubes }を差し出した。
ransom-accepted = { $seat }の騎士{ $column }は{ $rival }の騎士{ $rivalcolumn }をあきらめた。
ransom-exceeded = { $seat }は断り、{ $cubes }を与えた。
fief-given = { $seat }の騎士{ $column }は{ $land }を封土として{ $rival }の騎士{ $rivalcolumn }に与えた。
vassal-bound = { $rival }の騎士{ $rivalcolumn }は{ $seat }の家臣になった。
traded = { $seat }は{ $give }を{ $get }と交換した。
auction-opened = { $seat }の騎士{ $column }は城の競りを始めた。
bid-opened = { $seat }の最初の入札：{ $cubes }。
bid-raised = { $seat }の入札：{ $cubes }。
bid-passed = { $seat }は入札しなかった。
castle-won = { $seat }は{ $cubes }で城を競り落とした。
castle-built = { $seat }は{ $rival }の騎士{ $rivalcolumn }のもとに城を建てた。
free-land-attacked = { $seat }の騎士{ $column }は空いた土地を征服した：{ $land }。
forces-paid = { $seat }は{ $cubes }を払った。
attack-declared = { $seat }の騎士{ $column }は{ $rival }の騎士{ $rivalcolumn }を攻めた：{ $land }。
toll-paid = { $seat }は相手の令嬢のために影響力{ $influence }を払った。
help-asked = { $seat }は{ $rival }に助けを求めた。
battle-joined = { $seat }は{ $rival }の騎士{ $rivalcolumn }のために戦いに加わった。
battle-stayed-out = { $seat }は加わらなかった。
battle-fought = { $seat }の騎士{ $column }は{ $attack }、{ $rival }の騎士{ $rivalcolumn }は{ $defence }。
battle-won = { $seat }の騎士{ $column }は{ $rival }の騎士{ $rivalcolumn }に勝った。
battle-lost = { $seat }の騎士{ $column }は{ $rival }の騎士{ $rivalcolumn }の前に退いた。
land-placed = { $seat }の騎士{ $column }は土地を得た：{ $land }。
land-discarded = { $seat }は土地を捨てた：{ $land }。
land-to-king = { $seat }は土地を王に献上した：{ $land }。
cathedral-built = 全員が大聖堂に寄進する。
cathedral-nothing = 誰も寄進しなかった。
cathedral-best = { $seat }の寄進が最も多い：金{ $gold }。
cathedral-given = { $seat }は金{ $gold }を寄進した。
cathedral-kept = { $seat }は金{ $gold }を取り戻した。
abbess-elected = { $seat }の騎士{ $column }は令嬢を女子修道院長にした：影響力{ $influence }。
crusade-influence = { $seat }の騎士{ $column }は十字軍で影響力{ $influence }を得た。
winter-mild = 穏やかな冬だった。
winter-hard = 雪だ。土地も城もない騎士は飢えて死ぬ。
defender-rewarded = 王は国を守った{ $seat }に褒美を与えた。
game-over = ゲーム終了。ついたてを外す。

## コストと手持ち

amount-food = 食料{ $n }
amount-fabric = 布{ $n }
amount-metal = 金属{ $n }
amount-influence = 影響力{ $n }
amount-gold = 金{ $n }

## 得点表

part-track = 得点トラック
part-goods = 布と金属が最多
part-influence = 影響力が最多
part-privileges = 特権が最多
part-gold = 金2個ごと
part-damsels = 令嬢

## 列

column-a = A
column-b = B
column-c = C
column-d = D

## 資源

resource-food = 食料
resource-fabric = 布
resource-metal = 金属
resource-influence = 影響力
resource-gold = 金

## 土地

land-cereal = 穀物畑
land-fishing = 漁場
land-cloth = 機織り場
land-mine = 鉱山
land-quarry = 採石場

## 権力の場

sphere-home = 家
sphere-monastery = 修道院
sphere-court = 宮廷
sphere-market = 市場
sphere-war = 戦争
sphere-clergy = 聖職
sphere-crusades = 十字軍

## ダイスのマーク

symbol-hourglass = 砂時計
symbol-woman = 女
symbol-man = 男
