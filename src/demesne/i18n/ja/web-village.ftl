### ヴィレッジの盤面の言葉と、ボタンの短い言葉。

village-board = 村
village-status = 第{ $round }ラウンド、残りコマ{ $count }個
village-over = 第{ $round }ラウンドで終了
village-council = 議会
village-each-step = レベルごと：
village-first = 1番
village-mass = ミサ：教会で最多なら
village-into-bag = 袋の中へ
village-chronicle = 村の歴史
village-own-members = 自分の家族
village-graves = 共同墓地
village-section-council = 議会
village-section-crafts = 職人
village-section-travel = 旅行
village-section-church = 教会
village-section-farm = 農場
village-at-home = 農場
village-birth = 誕生
village-birth-note = 次の1人が農場へ
village-recall = または呼び戻し
village-recall-note = 1人が農場へ戻る
village-well = 井戸
village-alike = 同色
village-any-action = アクション1つ
village-mill = 製粉所
village-sign-wainwright = 荷車工房
village-sign-stables = 家畜小屋
village-sign-library = 図書館
village-sign-smithy = 鍛冶場
village-one-product = 品物1つ：時間で作るか、買う。
village-sales = 市場を開いた人の最初の販売だけ無料、ほかは
village-later-sales = ほかの販売
village-queue = 列
village-every-road = どの道も
village-cubes-on-it = 道のコマ

## 農場

village-farm = 農場
village-your-farm = あなたの農場
village-farm-of = { $name }の農場
village-life = 人生
village-steps-left = 橋まであと{ $count }、越えると1人死去
village-death-comes = 手番の終わりに{ $count }人が死去
village-at-home-title = 農場にいる
village-home = 農場
village-home-short = 農場
village-unborn = 未誕生
village-unborn-short = 未誕生
village-away = 外に
village-nobody-away = まだいない
village-grain = 小麦袋 { $cap }中{ $count }
village-goods = 品物
village-influence = 影響力
village-coins = コイン
village-coins-note = コマの代わりになる
village-customers = 買物客
village-served = { $count }人
village-members-named = 第{ $generation }世代が{ $count }人
village-starts = スタート
village-starts-next = 次のスタート
village-short-council-1 = 議会 1
village-short-council-2 = 議会 2
village-short-council-3 = 議会 3
village-short-council-4 = 議会 4
village-short-church-1 = 教会 1
village-short-church-2 = 教会 2
village-short-church-3 = 教会 3
village-short-church-4 = 教会 4
village-short-chronicle-council = 村の歴史
village-short-chronicle-crafts = 村の歴史
village-short-chronicle-travel = 村の歴史
village-short-chronicle-church = 村の歴史
village-short-chronicle-farm = 村の歴史
village-short-grave = 共同墓地
village-short-removed = ゲーム外
village-short-harvest = 収穫
village-short-family = 子孫
village-short-crafts = 職人
village-short-market = 市場
village-short-travel = 旅行
village-short-council = 議会
village-short-church = 教会

## 読み上げだけの言葉

amount-cube-plague = 疫病コマ{ $n }個
village-said-privilege-1 = レベル1の特権：次のラウンドのスタートプレイヤー
village-said-privilege-2 = レベル2の特権：{ $cubes }
village-said-privilege-3 = レベル3の特権：好きな品物1つ
village-said-privilege-4 = レベル4の特権：{ $coins }で{ $points }
village-said-no-cube = コマなし
village-said-window = 窓{ $window }
village-said-into-window = 窓{ $window }から窓{ $target }：{ $grain }
village-said-monks =
    { $count ->
        [0] 修道士なし
       *[other] 修道士{ $count }人入り
    }
village-said-enter = 家族を入れるには{ $cubes }または{ $time }
village-said-harvest = 手作業で{ $grain }
village-said-harvest-with = { $animal }と{ $plough }で{ $grain }
village-said-well = 井戸：同色の影響力コマ{ $count }個でアクション1つ
village-said-supply = ストック
village-said-train = 修業{ $time }
village-said-make = { $goods }を作る{ $time }
village-said-buy = { $price }で買う
village-said-mill = { $time }と{ $grain }で{ $coins }
village-said-stall = 売り場{ $n }
village-said-queue = 列の{ $n }番目
village-said-customer = 客が求める品：{ $wants }、{ $points }
village-said-pile =
    { $count ->
        [0] これから来る客はいない
       *[other] これから来る客は{ $count }人
    }
village-said-road = { $from }と{ $to }の道：{ $price }
village-said-reward = 最初の訪問で{ $reward }
village-said-visited = 訪問済み：{ $names }
village-said-niches = { $open }か所のうち{ $taken }か所が埋まっている

## 短い質問

village-title-TakeTurn = どこからコマを取りますか？
village-note-TakeTurn = コマはあなたのもの。場所がアクションを決めます。
village-title-ChooseAction = どのアクション？
village-title-HarvestGrain = 収穫しますか？
village-title-GrowFamily = 子孫を増やしますか？　呼び戻しますか？
village-title-CallHome = 誰を呼び戻しますか？
village-title-ChooseCraft = 職人：どの建物？
village-note-ChooseCraft = 品物1つ、またはなし。
village-title-TrainMember = 誰が修業しますか？
village-title-MakeGood = すぐに作りますか？
village-title-ServeCustomer = 市場：誰に売りますか？
village-title-ChooseRoad = 旅行：どの道？
village-title-SendTraveller = 誰が旅に出ますか？
village-title-ChooseInfluence =
    { $count ->
       *[other] どのコマを取りますか？（{ $count }個）
    }
village-title-VisitCouncil = 議会：何をしますか？
village-title-RaiseMember = 議会で誰を進めますか？
village-title-PayForCouncil = 議会のコストは何で払いますか？
village-title-UsePrivilege = どの特権？
village-title-ChooseGood = どの品物？
village-title-EnterChurch = 教会のコストは何で払いますか？
village-title-SendToBag = 誰が袋に入りますか？
village-title-PayCubes = { $colour }のコマ{ $count }個をどう払いますか？
village-title-PayAtWell = { $colour }のコマ{ $count }個をどう払いますか？
village-note-PayCubes = コインはどのコマの代わりにもなり、最後は1点です。
village-note-PayAtWell = コインはどのコマの代わりにもなり、最後は1点です。
village-title-BuryMember = 第{ $generation }世代の誰が死去しますか？
village-note-BuryMember = いた場所で、どこに記されるかが決まります。
village-title-PullMember = ミサ：コインを払って家族を出しますか？
village-title-PromoteMember = ミサ：誰を左へ進めますか？
village-colour-orange = オレンジ
village-colour-green = 緑
village-colour-brown = 茶色
village-colour-pink = ピンク

## ボタン

village-way-train = 修業
village-way-make = 作る
village-way-buy = 買う
village-way-harvest = 収穫
village-way-pay = 払う
village-way-enter = 入る
village-way-rise = 上がる
village-way-start = 次のスタートプレイヤー
village-way-take = 取る
village-way-good = 品物1つ
village-way-home = 呼び戻し：{ $place }
village-way-birth = 子孫の誕生
village-way-window = 窓{ $window }から窓{ $target }
village-generation = 第{ $generation }世代
village-level = レベル{ $level }
village-free = 空き{ $count }

## 得点表

village-detail-cities = { $count }都市
village-detail-levels =
    { $count ->
       *[other] レベル{ $list }
    }
village-detail-windows =
    { $count ->
       *[other] 窓{ $list }
    }
village-detail-members = { $count }人
village-detail-served = { $count }人

## ボタンの中の短い理由

short-why-short-grain =
    小麦袋{ $need }つ必要、手持ち{ $have ->
        [0] なし
       *[other] { $have }つ
    }
short-why-short-cubes = 手持ち：{ $have }
short-why-short-wanted = 手持ち：{ $have }
short-why-short-wagons = 荷車がない
short-why-farm-empty = 農場に誰もいない
short-why-short-cubes-of-one = { $need }個中{ $cubes }個と{ $coins }コイン

## 盤の上で順に見せるフェイズ

village-unfold-mass = ミサ
village-unfold-market = 市場
