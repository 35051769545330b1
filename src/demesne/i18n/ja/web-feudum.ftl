### フューダムの土地、トラック、カード：そこに書かれる言葉と、読み上げる言葉。

## 盤上の短い名前

feudum-land = 土地
feudum-land-whole = 土地全体を表示
feudum-land-near = 土地を大きく表示
feudum-region-sea = 海
feudum-region-island = 島
feudum-region-forest = 森
feudum-region-desert = 砂漠
feudum-region-badlands = 荒地
feudum-region-mountain = 山
feudum-place = { $region }{ $number }
feudum-key-road = 道
feudum-key-ship = 船
feudum-key-submersible = 潜水艇
feudum-key-air = 飛行機械
feudum-key-ferry = 渡し船（{ $price }シリング）
feudum-role-farmer = 農民
feudum-role-merchant = 商人
feudum-role-alchemist = 錬金術師
feudum-role-knight = 騎士
feudum-role-noble = 貴族
feudum-role-monk = 修道士
feudum-vessel-ship = 船
feudum-vessel-submersible = 潜水艇
feudum-vessel-flying-machine = 飛行機械
feudum-monster-behemoth = ベヒモス
feudum-monster-serpent = 海蛇
feudum-landscape-orchard = 果樹園
feudum-landscape-butt = 弓の稽古場
feudum-landscape-silver-mine = 銀鉱
feudum-landscape-sulfur-mine = 硫黄鉱
feudum-disc-none = まだ何もない
feudum-disc-outpost = 前哨地
feudum-disc-farm = 農場
feudum-disc-town = 町
feudum-disc-feudum-farmer = 農民の封土
feudum-disc-feudum-merchant = 商人の封土
feudum-disc-feudum-alchemist = 錬金術師の封土
feudum-disc-feudum-knight = 騎士の封土
feudum-disc-feudum-noble = 貴族の封土
feudum-disc-feudum-monk = 修道士の封土
feudum-some-saltpeter = 硝石{ $count }個
feudum-some-sulfur = 硫黄{ $count }個
feudum-some-iron = 鉄{ $count }個
feudum-some-wood = 木材{ $count }個
feudum-some-food = 食料{ $count }個

## 読み上げ

feudum-said-aboard = { $vessel }に乗った{ $who }
feudum-said-drunk = 酔った{ $who }
feudum-said-pawns = { $name }：{ $pawns }
feudum-said-ruler = 領主：{ $name }
feudum-said-subject = 臣下あり
feudum-said-subject-sealed = 臣下あり（印章つき）
feudum-said-serf = 農奴：{ $name }
feudum-said-serf-sealed = 農奴（印章つき）：{ $name }
feudum-said-landscape = { $landscape }（資源{ $count }）
feudum-said-adrift = 無人の{ $vessel }：{ $count }
feudum-said-monster = { $name }の{ $monster }
feudum-said-stack = { $region }、一番上は時代{ $epoch }、残り{ $count }枚
feudum-said-no-stack = { $region }、タイルなし
feudum-said-epoch = 時代{ $epoch }。
feudum-said-die = 前回の進歩ダイスは{ $region }。
feudum-said-military = 軍役、時代{ $epoch }に{ $points }点を失う：{ $who }
feudum-said-voyage = 大いなる旅、マス{ $space }：{ $who }
feudum-said-supply = { $what }、残り{ $count }
feudum-nobody = なし

amount-shilling =
    { $n ->
        [0] シリングなし
       *[other] { $n }シリング
    }
amount-marker =
    { $n ->
        [0] マーカーなし
       *[other] マーカー{ $n }個
    }
amount-seal =
    { $n ->
        [0] 印章なし
       *[other] 印章{ $n }個
    }
amount-disc =
    { $n ->
        [0] ディスクなし
       *[other] ディスク{ $n }枚
    }
amount-writ =
    { $n ->
        [0] 勅令なし
       *[other] 勅令{ $n }枚
    }
amount-tile =
    { $n ->
        [0] 景観タイルなし
       *[other] 景観タイル{ $n }枚
    }
amount-star =
    { $n ->
        [0] 星なし
       *[other] 星{ $n }
    }
feudum-said-beads = 珠{ $beads }
feudum-said-bead = 珠{ $value }
feudum-said-no-bead = 珠なし
feudum-said-sum = 合計{ $sum }
feudum-said-reeve = 代官つき
feudum-said-barn = 納屋、{ $of }個のうち{ $n }個
feudum-said-hens = 鶏
feudum-said-rosary = ロザリオ
feudum-said-full = あり
feudum-said-wants = { $good }を待つ
feudum-said-bin = { $price }の棚
feudum-said-cart = { $room }個のうち{ $n }個
feudum-said-for-sale = 売り物の{ $vessel }
feudum-said-price = 値段：{ $price }
feudum-said-row = 列に{ $n }（全{ $of }）
feudum-said-scroll = 巻物{ $scroll }
feudum-said-sealed = 印章あり
feudum-said-leg = マス{ $from }から{ $to }：{ $points }点
feudum-said-wine = ワイン{ $count }（3まで）
feudum-said-pawn = { $role }、{ $place }
feudum-said-kept = 地図にいない駒
feudum-said-vessels = { $vessel }、{ $count }隻
feudum-said-no-vessel = 乗り物なし
feudum-said-hidden = 伏せたカード{ $count }枚
feudum-said-worth = 今の価値{ $points }

## トラック

feudum-epoch = 時代
feudum-stacks-show = { $needed }山のうち{ $showing }山が
feudum-stacks-empty = { $needed }山のうち{ $showing }山が空
feudum-last-epoch = 最後の時代
feudum-military = 軍役
feudum-voyage = 大いなる旅
feudum-voyage-short = 旅
feudum-low-or-high = { $low }か{ $high }
feudum-supply = 供給
feudum-feudum = 封土
feudum-writs = 勅令
feudum-bag = 袋の商品

## アクションカード：名前と、上級ゲームの特殊能力

feudum-card-migrate = 移住
feudum-card-move = 移動
feudum-card-influence = 影響
feudum-card-improve = 改良
feudum-card-explore = 探索
feudum-card-harvest = 収穫
feudum-card-tax = 課税
feudum-card-conquer = 征服
feudum-card-defend = 防御
feudum-card-repeat = 反復
feudum-card-guild = ギルド
feudum-special-migrate = 遠縁
feudum-special-move = 道中の加護
feudum-special-influence = 金の力
feudum-special-improve = 景観
feudum-special-explore = 鋤と剣
feudum-special-harvest = 検分
feudum-special-tax = 援軍
feudum-special-conquer = 飢え
feudum-special-defend = 王の庇護
feudum-special-repeat = 既視感
feudum-special-guild = 饗宴
feudum-card-and = + { $special }
feudum-card-or = または{ $special }

## 勅令

feudum-free = 無料
feudum-writ-bow = 弓
feudum-writ-sword = 剣
feudum-writ-small-trade = 小さな商い
feudum-writ-great-trade = 大きな商い
feudum-writ-wings = 翼
feudum-writ-keels = 竜骨
feudum-writ-commons = 庶民
feudum-writ-crown = 王冠
feudum-writ-cellar = 酒蔵
feudum-writ-beast = 怪物
feudum-writ-east = 東
feudum-writ-west = 西
feudum-writ-north = 北
feudum-writ-south = 南
feudum-writ-central = 中央
feudum-writ-isolated = 辺境

### フューダムのギルド、家、質問：そこに書かれる言葉と、ボタンの短い言葉。

feudum-board = 土地とギルド
feudum-tracks = 時代、軍役、旅、供給
feudum-guilds = ギルド
feudum-status = ラウンド{ $round }、時代{ $epoch }
feudum-setup = 最初のラウンドの前
feudum-over = { $round }ラウンドで終了
feudum-starts = スタートプレイヤー
feudum-first = このラウンドのスタートプレイヤー
tab-board = 地図
tab-more = ギルド
tab-farms = 家

## ギルドに書かれる言葉

feudum-pull = 引き込み
feudum-push = 送り出し
feudum-trade = 取引
feudum-nothing = 今は何もない
feudum-star-place = 領主であれば星が増える場所：{ $disc }
feudum-of = { $n }/{ $of }
feudum-purse = 財布
feudum-coffer = 金庫
feudum-sum = 合計
feudum-supply-short = 供給
feudum-a-row = 1列
feudum-each = 1個
feudum-ferries-run = 売り物の乗り物がないので、渡し船が動いています

## 家

feudum-house-of = { $name }の家
feudum-your-house = 自分の家
feudum-a-house = 他のプレイヤーの家
feudum-on-map = 地図の上
feudum-goods = 商品
feudum-barrel = ワイン樽
feudum-shillings = シリング
feudum-influence = マーカー
feudum-of-all = /{ $all }
feudum-tokens = 印章と珠
feudum-beads = 珠：{ $beads }
feudum-discs = ディスク
feudum-vessels = 乗り物
feudum-tiles = タイル
feudum-cards = カード
feudum-card-played = 使用済み
feudum-card-now = 使用中
feudum-no-fifth-1 = 今回は
feudum-no-fifth-2 = 5枚目
feudum-no-fifth-3 = なし
feudum-double-1 = 1手番に
feudum-double-2 = カード
feudum-double-3 = 2枚
feudum-no-cards-1 = カードは
feudum-no-cards-2 = ラウンド
feudum-no-cards-3 = ごとに選ぶ
feudum-writ-room-1 = あと
feudum-writ-room-2 = { $free }枚持てる
feudum-if-dawned = 今、時代{ $epoch }が始まれば
feudum-dawn-seats = ギルドの席
feudum-dawn-landscapes = 景観
feudum-dawn-regions = 活動地域
feudum-dawn-disloyal = 不忠
feudum-dawn-loyal = 不忠の失点なし
feudum-bonus-saltpeter = 5枚目のカード
feudum-bonus-sulfur = 1つの手番にカード2枚
feudum-pick-card = 「{ $card }」を選ぶ・外す

## 短い質問

feudum-title-ChooseBonus = 小袋に何か置きますか？
feudum-title-ChooseCards = このラウンドのカードは？
feudum-title-PlayCard = どのカードを使いますか？
feudum-title-ask-play-second-card = 続けて2枚目を使いますか？
feudum-title-MovePiece = 移動：誰がどこへ？
feudum-title-ask-godspeed = 道中の加護：修道士がもう1歩
feudum-title-TravelBy = { $place }：どの経路で？
feudum-title-Pilfer = 行った先で何か盗みますか？
feudum-title-SetOut = 大いなる旅に出ますか？
feudum-title-Migrate = 移住：出しますか、戻しますか？
feudum-title-MigrateTo = { $role }はどこに到着しますか？
feudum-title-PlaceInfluence = 影響：どこに？
feudum-title-Improve = 改良：どの場所を？
feudum-title-ChooseFeudum = どのギルドの封土に？
feudum-title-TakeOtherTile = タイルがありません。どの地域から？
feudum-title-Tend = どの景観を置きますか？
feudum-title-TendAt = { $landscape }をどこに？
feudum-title-Explore = 探索しますか？
feudum-title-DigDeeper = さらに探しますか？
feudum-title-Harvest = 収穫：どの農場で？
feudum-title-HarvestHow = { $place }：全部か、一部を自分に？
feudum-title-PickFavours = どの役得を取りますか？
feudum-title-Tax = 課税しますか？
feudum-title-Conquer = 征服：誰を？
feudum-title-Starve = 誰を飢えさせますか？
feudum-title-ask-reveal-defend = { $place }で{ $rival }が攻撃。防御しますか？
feudum-title-ask-reveal-immunity = { $place }で{ $rival }が民を飢えさせようとしています
feudum-title-Arm = { $attack }対{ $defence }：武器を加えますか？
feudum-title-PlaceMilitary = 軍役にディスクを置きますか？
feudum-title-Repeat = 反復：どのカードを？
feudum-title-ChooseGuild = { $guild }で何をしますか？
feudum-title-Feast = 誰の代わりをしますか？
feudum-title-SendFarm = どの農場から？
feudum-title-TakeUnits = 食料をいくつ？
feudum-title-BuyGood = どの商品を買いますか？
feudum-title-FillBin = どの棚に置きますか？
feudum-title-LoadCart = どの商品を荷車に？
feudum-title-BuyVessel = どの乗り物を買いますか？
feudum-title-Invent = 何を発明しますか？
feudum-title-TameBeast = 怪物を手なずけますか？
feudum-title-DeployBeast = { $monster }はどこに現れますか？
feudum-title-RemoveMarker = 誰のマーカーを列から外しますか？
feudum-title-SealScroll = どの巻物に印章を？
feudum-title-BuySeal = どの印章を買いますか？
feudum-title-MoveSeal = どの印章を移しますか？
feudum-title-PlaceReeve = 代官を置きますか？
feudum-title-JoinGuild = どのギルドに加わりますか？
feudum-title-Nourish = 誰に何を与えますか？
feudum-title-Collect = 景観の資源を受け取りますか？
feudum-title-StoreSulfur = 硫黄をどこに？
feudum-title-KeepWrit = どの勅令を残しますか？
feudum-title-DiscardWrit = どの勅令を戻しますか？
feudum-title-ShedWrit = 勅令は3枚まで。どれを戻しますか？
feudum-title-PlayMandate = どの命令書を？
feudum-title-Deploy = どの乗り物を、誰の下に？
feudum-title-TakeSeal = どの印章を取り戻しますか？
feudum-title-ExchangeTile = タイルをどの商品に？
feudum-title-ChooseStartGood = 最初の商品は？
feudum-title-StartRole = 最初のコマは誰？
feudum-title-StartPlace = どこから始めますか？
feudum-title-LastActs = 最終得点計算の前に何かしますか？
feudum-note-MovePiece = あと{ $steps }歩。商品のある場所に止まると1個盗めます。
feudum-note-ask-godspeed = ほかの移動のあと、無料。
feudum-note-ChooseBonus = 他のプレイヤーはカードを選ぶ前にこれを見ます。
feudum-note-ask-reveal-defend = 攻撃{ $attack }、自分の防御{ $defence }。見せられるかどうかは誰にも知られません。
feudum-note-Arm = 攻撃が防御を上回る必要があります。使ったものは失われます。
feudum-note-ShedWrit = 見せずに山札の下に戻すか、命令書を使います。
feudum-note-TakeUnits = 残りはシリングになります。
feudum-note-PlaceInfluence = 自分のコマがいる場所ごとにマーカー1個。
feudum-your-seals = 自分の印章
feudum-bar-secret = 全員が同時に、秘密に選びます

## ボタン

feudum-at = 場所{ $number }
feudum-on-vessel = { $vessel }、場所{ $number }
feudum-wine = ワイン
feudum-starves = 与えない
feudum-bring-on = 出す
feudum-take-off = 戻す
feudum-bribes = または金の力で
feudum-scroll = 巻物{ $name }
feudum-chosen = { $all }枚中{ $n }枚。カードを押すと選んだり外したりできます。
feudum-more-cards = あと{ $count }枚
feudum-seal-cards = { $count }枚で決める
feudum-picked = { $all }個中{ $n }個。順番は自由です。
feudum-picked-most = { $n }個（{ $all }個まで）
feudum-pick-more = あと{ $count }個
feudum-pick-enough = もう必要な数を選びました。これを取るには、ほかを1つ戻してください。
feudum-pick-dear = 選んだ分と合わせて{ $shillings }シリング必要です。手元：{ $have }シリング。
feudum-pick-gone = 納屋に{ $good }はもうありません。
feudum-anew = 選び直す
feudum-send-ChooseStartGood = この{ $count }個にする
feudum-send-PickFavours = この{ $count }個を取る
feudum-send-BuyGood = { $shillings }シリングで買う
feudum-send-FillBin = { $count }個を棚に置く
feudum-send-LoadCart = { $count }個を積む
feudum-way-move-stop = ここで止まり、移動を終える
feudum-way-forgo = 見送る
feudum-way-influence-stop = ここまで
feudum-way-no-bonus = 何も置かない
feudum-way-no-second-card = 2枚目は使わない
feudum-way-pilfer-nothing = 盗まない
feudum-way-attack = 攻撃：{ $attack }対{ $defence }
feudum-way-give-up = やめる
feudum-way-defend-no = いいえ
feudum-way-ChooseGuild-forgo = ギルドを使わず、手番を終える
window-Deploy = 乗り物を出す
window-PlayMandate = 命令書を使う
window-DiscardWrit = 勅令を戻す
window-TakeSeal = 印章を取り戻す
window-ExchangeTile = タイルを替える

## ギルドの質問

feudum-anyone = 誰でも
feudum-worth-now = 今の価値：
feudum-for-name = （{ $name }）
feudum-and-writ = と勅令（2枚引いて1枚残す）
feudum-guild-does = { $guild }：{ $deed }
feudum-trade-pays = 手元に{ $held }シリング。支払い先は順に{ $paid }。
feudum-bank = 共通の供給
feudum-the-coffer = 金庫
feudum-the-purse = 財布
feudum-points-range = { $least }～{ $most }点
feudum-do-farmer-trade = 商品を送る
feudum-do-farmer-pull = 珠を引き込む
feudum-do-farmer-push = 商品を送り出す
feudum-do-merchant-trade = 商品を買う
feudum-do-merchant-pull = 商品を引き込む
feudum-do-merchant-push = 商品を送り出す
feudum-do-alchemist-trade = 乗り物を買う
feudum-do-alchemist-pull = 商品を引き込む
feudum-do-alchemist-push = 発明する
feudum-do-knight-trade = 列を買う
feudum-do-knight-pull = 発明する
feudum-do-knight-push = マーカーを送り出す
feudum-do-noble-trade = 印章を買う
feudum-do-noble-pull = マーカーを引き込む
feudum-do-noble-push = 印章を送り出す
feudum-do-monk-trade = 珠を買う
feudum-do-monk-pull = 印章を引き込む
feudum-do-monk-push = 珠を送り出す
feudum-fn-farmer-trade = 農場1つの商品を納屋へ。2個ごとに食料か1シリング。
feudum-fn-farmer-pull = ロザリオの珠を2つのこぶしから当て、鶏に置きます。
feudum-fn-farmer-push = 納屋から商人の棚へ。
feudum-fn-merchant-trade = 棚に書かれた値段で商品を買います。
feudum-fn-merchant-pull = 農民の納屋から棚へ。
feudum-fn-merchant-push = 棚から錬金術師の荷車へ。
feudum-fn-alchemist-trade = 売り物の乗り物を1つ。
feudum-fn-alchemist-pull = 商人の棚から荷車へ。
feudum-fn-alchemist-push = 商品から売り物の乗り物か、各列にマーカーをもたらす火薬樽を作ります。
feudum-fn-knight-trade = 自分の列のマーカーを手元に。または怪物を手なずけます。
feudum-fn-knight-pull = 錬金術師の商品から乗り物か、各列にマーカーをもたらす火薬樽を作ります。
feudum-fn-knight-push = 列からマーカーを外し、巻物に印章を置きます。
feudum-fn-noble-trade = 巻物の印章を買います。
feudum-fn-noble-pull = 騎士の列からマーカーを外し、巻物に印章を置きます。
feudum-fn-noble-push = 印章をロザリオに移し、珠にします。
feudum-fn-monk-trade = ロザリオの珠を2つのこぶしから当てます。
feudum-fn-monk-pull = 巻物の印章1個を珠にします。
feudum-fn-monk-push = ロザリオの珠を2つのこぶしから当て、農民の鶏に置きます。

## カードの働き

feudum-what-migrate = 食料1個で好きな人物のコマを出すか、1個を手元に戻します。
feudum-what-move = 盤上のコマと自分の怪物1体につき1歩。その後、動いた先で1つ盗めます。
feudum-what-influence = 自分のコマがいる場所ごとにマーカー1個を、領主、臣下、農奴として置きます。
feudum-what-improve = 自分の前哨地を農場に、農場を町に、町を封土に。地域のタイルを取り、得点します。
feudum-what-explore = 勅令を引き、1枚を残します。前哨地が多いほど多く引けます。
feudum-what-harvest = 袋から商品を引いて自分の農場に置きます。ほかの農場や封土、珠の分だけ増えます。農場を減らして自分の分を取ることもできます。
feudum-what-tax = シリングを得ます。治める町と封土の分だけ増えます。
feudum-what-conquer = 自分のコマがいる場所のコマ、怪物、封土を攻撃します。最後の1枚にはできません。
feudum-what-defend = 手札に持っておき、攻撃されたときに見せると防御が増えます。平和なときに使えば得点になります。
feudum-what-repeat = このラウンドのカードをもう一度行います。
feudum-what-guild = ギルドで取引します。職人なら引き込み、親方なら送り出しもできます。
feudum-what-special-migrate = 錬金術師が盤上にいれば、開始の場所にも出せます。
feudum-what-special-move = 盤上の修道士がもう1歩動けます。
feudum-what-special-influence = 商人は1シリングで場所を譲らせ、マーカーを置けます。
feudum-what-special-improve = 代わりに木材1個で景観を置けます。
feudum-what-special-explore = 鉄1個でもう一度引き、さらに1枚残せます。
feudum-what-special-harvest = 農民が盤上にいれば、自分の分を選べます。
feudum-what-special-tax = 騎士がいればマーカー1個も得ます。
feudum-what-special-conquer = 代わりに、貴族がいれば臣下か農奴を飢えさせます。
feudum-what-special-defend = 食料1個で民は飢えを免れ、印章がマーカーを守ります。
feudum-what-special-repeat = 硝石1個で移住、改良、探索、収穫、課税も繰り返せます。
feudum-what-special-guild = 樽の硫黄1個で、他のプレイヤーに代わって引き込みか送り出しを行います。
feudum-today-migrate = 今は手元のコマ{ $pawns }個、払える食料{ $food }個。
feudum-today-move = 今は{ $steps }歩。
feudum-today-influence = 今は置ける場所{ $places }か所、手元のマーカー{ $markers }個。
feudum-today-improve = 今は改良できる場所{ $places }か所、最大{ $points }点。
feudum-today-explore = 今は勅令{ $draws }枚。
feudum-today-harvest = 今は農場に{ $total }個、または農場に{ $partial }個と自分に{ $favours }個。
feudum-today-tax = 今は{ $shillings }シリング。

## 得点表

feudum-detail-voyage = マス{ $count }
feudum-detail-shillings = { $count }シリング
feudum-detail-writs = 勅令{ $count }枚

## ボタンの中の短い理由

short-why-only-master = 親方だけ
short-why-only-journeyman = 職人だけ
short-why-no-master = 親方がいない
short-why-no-journeyman = 職人がいない
short-why-guild-used = このラウンドは使用済み
short-why-no-craft = 乗り物がない
short-why-pinned = 怪物の足止め
short-why-ferry-closed = 渡し船は休み
short-why-ferry-price = シリング不足
short-why-no-pawn-left = コマがない
short-why-never-twice = 2回は不可
short-why-not-repeatable = 繰り返せない
short-why-no-saltpeter = なし
short-why-no-kept-sulfur = 手元になし
short-why-few-stars = 星{ $stars }／{ $needed }
short-why-no-good = { $good }なし
short-why-enough-to-eat = 養えます
short-why-own-farm = 自分の農場
short-why-own-landscape = 自分の農奴

## 盤の上で順に見せるフェイズ

feudum-unfold-nourish = コマを養う
feudum-unfold-progress = 進歩ダイス
feudum-unfold-epoch = 新しい時代
feudum-unfold-conquest = 征服
feudum-unfold-monster = 怪物
feudum-unfold-final = 最終得点計算
