### クロシュメルルの場と村の言葉と、ボタンの短い言葉。

clochemerle-table = 場
clochemerle-status = 第{ $round }ラウンド、死者{ $covered }／{ $end }
clochemerle-over = 第{ $round }ラウンドで終了
tab-board = 場
tab-farms = 村

## 場に書いてある言葉

clochemerle-churches = 教会
clochemerle-monks = 修道士
clochemerle-monk = 修道士
clochemerle-council = 議会
clochemerle-square = 広場
clochemerle-fields = 畑
clochemerle-first = 先手
clochemerle-travel = 旅行
clochemerle-workshops = 工房
clochemerle-market = 市場
clochemerle-chronicle = 年代記
clochemerle-graves = 墓地
clochemerle-one-each = 1人1枚
clochemerle-a-window-each = 窓が1つずつ
clochemerle-none-left = 品切れ
clochemerle-hand-open = 話を取り、次の先手に
clochemerle-hand-taken = { $name }が取った。次の先手
clochemerle-next-stage = 次の旅：{ $letter }
clochemerle-a-to-e = AからEの順に
clochemerle-workshops-note = 種類ごとに1枚、資源1つ付き
clochemerle-steward = 管理人
clochemerle-steward-note = 1〜{ $most }枚
clochemerle-of-dead = ／{ $end }人死亡
clochemerle-church-sanatorium = 療養所
clochemerle-church-cloister = 回廊
clochemerle-church-diocese = 取次所
clochemerle-church-refuge = 巡礼宿
clochemerle-chamber-monetary = 財務室
clochemerle-chamber-property = 財産室
clochemerle-chamber-citizens = 市民室
clochemerle-chamber-guild = ギルド室
clochemerle-place-church = 教会
clochemerle-place-monks = 修道士
clochemerle-place-council = 議会と広場
clochemerle-place-fields = 畑
clochemerle-place-hand = スタートプレイヤーの手
clochemerle-place-travel = 旅行
clochemerle-place-workshops = 工房
clochemerle-place-market = 市場と管理人
clochemerle-place-chronicle = 年代記
clochemerle-place-graves = 墓地とネズミ

## ダイス

clochemerle-dice = ダイス
clochemerle-white = 白
clochemerle-black-dice = 黒：
clochemerle-black = 黒
clochemerle-each = ずつ
clochemerle-a-pip = で1目
clochemerle-any-face = 好きな目
clochemerle-no-cost = 無料
clochemerle-free = 無料
clochemerle-make-sum = 合計を{ $sum }にする
clochemerle-make-sum-for = { $cost }で合計を{ $sum }にする
clochemerle-turn-to = 1目動かして{ $sum }に
clochemerle-two-dice-first = 先にダイスを2個取ってください
clochemerle-die-at-end = このダイスは{ $face }より先へは動かせません
clochemerle-dice-set = この手番のダイスはもう決まっています
clochemerle-sum-too-dear = { $sum }には{ $cost }が必要で、足りません
clochemerle-other-dice = ほかのダイスにする
clochemerle-sum = 合計

## 村

clochemerle-your-village = 自分の村
clochemerle-village-of = { $name }の村
clochemerle-open-village = { $name }の村を見る
clochemerle-to-bridge = 橋まで時間{ $count }
clochemerle-time-to-bridge = 橋までの時間
clochemerle-death-comes = もうすぐ1人死ぬ
clochemerle-no-abbot = 修道院長なし
clochemerle-no-councillor = 議員なし
clochemerle-no-traveller = 旅人なし
clochemerle-no-craftsman = 職人なし
clochemerle-no-merchant = 商人なし
clochemerle-no-church = 教会なし
clochemerle-no-square = 広場なし
clochemerle-no-chamber = 議会室を置ける
clochemerle-any-number = 何枚でも
clochemerle-then = 次は{ $letter }
clochemerle-one-more-kind = 別の工房
clochemerle-no-workshop = まだない
clochemerle-nobody-waits = 客なし
clochemerle-served =
    { $count ->
        [0] 販売
       *[other] 販売{ $count }
    }
clochemerle-waiting = 客{ $count }人
clochemerle-each-citizens = 生きている人ごと
clochemerle-each-property = カードごと

## 読み上げだけの言葉

clochemerle-said-sums = 合計{ $sums }
clochemerle-said-or = { $left }か{ $right }
clochemerle-said-any-sum = どの合計でも
clochemerle-said-needs = { $who }が必要
clochemerle-said-left = 残り{ $count }枚
clochemerle-said-of = { $name }のもの
clochemerle-said-range = { $from }～{ $to }点
clochemerle-said-tile = 2/12タイル
clochemerle-said-labourers = 日雇い、マイナス{ $count }点
clochemerle-said-die-white = 白ダイス{ $face }
clochemerle-said-die-black = 黒ダイス{ $face }
clochemerle-said-taken-by = { $name }が取った
clochemerle-said-in-hand = 手にある
clochemerle-said-price = { $n }人：{ $price }
clochemerle-said-sum = 合計{ $sum }
clochemerle-said-no-sum = 合計はまだない
clochemerle-said-not-now = できない
clochemerle-said-dead = { $end }人のうち死者{ $covered }人
clochemerle-said-graves =
    { $count ->
        [0] 墓はすべて空き
       *[other] 埋まった墓{ $count }
    }
clochemerle-said-rat =
    { $count ->
        [0] ネズミが来る
       *[other] ネズミ：襲来まで{ $count }歩
    }
clochemerle-said-niche-free = 空き、{ $story }
clochemerle-said-customers =
    { $count ->
        [0] これから来る客なし
       *[other] これから来る客{ $count }人
    }
clochemerle-said-stall = 売り場{ $n }
clochemerle-said-customer = 客が求める品：{ $wants }
clochemerle-said-tree = 古木
clochemerle-said-hall = 村役場
clochemerle-said-chief-at-hall = 村長は村役場にいる
clochemerle-said-chief-at-coin = 村長はコインの所にいる
clochemerle-said-chief-at-story = 村長は物語の所にいる
clochemerle-said-stop-coin = 村長の立ち寄り先：コイン
clochemerle-said-stop-story = 村長の立ち寄り先：{ $story }
clochemerle-said-desk = { $desk }：{ $who }
clochemerle-said-pupil = 生徒
clochemerle-said-windows =
    { $count ->
        [0] 窓なし
       *[other] 窓{ $count }枚
    }
clochemerle-said-stage = 行程{ $letter }
clochemerle-said-toll = 通行料{ $cost }
clochemerle-said-chapel = 礼拝堂あり
clochemerle-said-fields =
    { $count ->
        [0] 畑なし
       *[other] 畑{ $count }
    }
clochemerle-said-used = { $all }回のうち{ $used }回使用
clochemerle-said-covered = 使用済み
clochemerle-said-open = 空き
clochemerle-said-starts = 次のラウンドのスタートプレイヤー
clochemerle-said-stage-none = 行程なし

## 短い質問

clochemerle-title-TakeFirstDie = ダイス2つ。まずどれ？
clochemerle-title-TakeSecondDie = もう1つはどれ？
clochemerle-title-MakeSum = 合計はいくつ？
clochemerle-title-ChooseBanner = { $value }でどの旗？
clochemerle-title-ChooseBanner-next = { $value }で続ける？
clochemerle-title-ServeCustomer = 誰に売る？
clochemerle-title-ChooseWay = どう払う？
clochemerle-title-PayFrom = { $item }：どこから？
clochemerle-title-MoveChief = 村長はどこへ？
clochemerle-title-UseSchool = 学校：どうする？
clochemerle-title-TakeFreeCustomer = 無料で誰を取る？
clochemerle-title-TakeCustomer = どの客を取る？
clochemerle-title-SendToSteward = 修道士が客を呼ぶ？
clochemerle-title-PlaceTile = 2/12タイルはどこへ？
clochemerle-title-CoverSlot = どのマスを覆う？
clochemerle-title-PlacePlough = どの畑に鋤を？
clochemerle-title-KeepTravelCard = この旅行カードにする？
clochemerle-title-BuryVillager = 誰が死ぬ？
clochemerle-title-PlaceLabourer = 日雇いをどこへ？
clochemerle-title-UseSanatorium = ネズミだ！療養所を使う？
clochemerle-title-TakeGain = 受け取る？
clochemerle-note-TakeFirstDie = 旗を選ぶまでは、何度でもやり直せる。
clochemerle-note-BuryVillager = 年代記の席なら話がもらえる。
clochemerle-white-banners = 自分の村で、いくつでも
clochemerle-or-black-banner = または黒い旗を1つ
clochemerle-black-banner = 黒い旗を1つ

## ボタン

clochemerle-school = 学校
clochemerle-own-banner = 自分の旗
clochemerle-plough = 鋤
clochemerle-new-field = 新しい畑
clochemerle-hand = 手
clochemerle-chief = 村長
clochemerle-serve = 誰かに売る
clochemerle-pay = 払う
clochemerle-keep-safe = 役場へ
clochemerle-field-number = 畑{ $number }
clochemerle-desk-left = 左の席
clochemerle-desk-right = 右の席
clochemerle-way-pupil-new = 新しい生徒
clochemerle-way-pupil-shift = 良い席へ
clochemerle-way-use-sanatorium = 追い払う
clochemerle-way-suffer-rats = 食べさせる
clochemerle-way-keep = これにする
clochemerle-way-sparing = 得るものを1つずつ聞く
clochemerle-way-take-gain = 受け取る
clochemerle-way-leave-gain = 受け取らない
clochemerle-way-end-turn = 手番を終える

## 得点表

clochemerle-detail-windows = 窓{ $count }
clochemerle-detail-stages = { $count }枚
clochemerle-detail-served = { $count }人
clochemerle-detail-fields = { $count }枚
clochemerle-detail-labourers = { $count }人

## ボタンの中の短い理由

short-why-has-workshop = もう持っている
short-why-has-church = もう持っている
short-why-has-chamber = もう持っている
short-why-has-square = もう持っている
short-why-no-church = 教会がない
short-why-cannot-serve = 資源が足りない

## 盤の上で順に見せるフェイズ

clochemerle-unfold-dice = ラウンドのダイス
clochemerle-unfold-death = 死去
clochemerle-unfold-market = 市場
clochemerle-unfold-travel = 旅
