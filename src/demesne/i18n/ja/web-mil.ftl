### MIL 1049の盤面の言葉と、ボタンの短い言葉。[0]、[1]…は小さな絵。

mil-board = 王国
mil-status = 第{ $turn }ラウンド（全{ $turns }）、{ $phase }
mil-over = 第{ $turns }ラウンドで終了
mil-turn = ラウンド
mil-phase-setup = 準備
mil-phase-actions = アクション
mil-phase-tribute = 貢納
mil-phase-politics = 政治
mil-phase-spheres = 権力の場
mil-phase-winter = 冬
mil-kings-soldiers = 王の兵士
mil-archbishop = 大司教
mil-kings-soldiers-with = 王の兵士は{ $name }の騎士{ $knight }のもとにいる：冬まで兵士が1人多い
mil-kings-soldiers-unplaced = 王の兵士：戦争で最多の一族へ
mil-archbishop-with = 大司教は{ $name }の騎士{ $knight }のもとにいる：冬まで誰も攻められず、家臣にもできない
mil-archbishop-unplaced = 大司教：聖職で最多の一族へ
mil-open-to-all = 誰でも入れる
mil-most = 最多
mil-deed-veil = 令嬢1人が入る
mil-deed-veil-more = [0] でもう1人
mil-deed-influence = [0] を得る
mil-deed-vassal = または家臣にする [0]
mil-deed-vassal-need = 兵士が上回ること
mil-deed-trade = [0] 個まで交換
mil-deed-castle = または城を建てる [0]
mil-deed-auction = [0] から競り
mil-deed-free = 空き領地を征服 [0]
mil-deed-attack = または攻める [0]
mil-deed-force = [0] 兵士、[1] 城
mil-deed-cathedral = 大聖堂に [0] を握る
mil-deed-best = 最多の寄進 [0]
mil-deed-clergy = [0] または [1] を [2] に
mil-deed-crusade = [0] を得る
mil-deed-safe = 冬も安全
mil-free-lands = 空き領地
mil-beat = 盾の数を
mil-the-shield = 上回ること
mil-lineage = 家系
mil-damsels = 令嬢
mil-privileges = 特権

## 家

mil-your-house = あなた
mil-house-of = { $name }の一族
mil-behind-screen = ついたての裏
mil-stock-note = 数えるのは自由。秘密なのは握った手だけ。
mil-in-hand = 手に{ $count }個
mil-knight = 騎士{ $knight }
mil-knight-short = 騎士{ $knight }
mil-room-for-son = 騎士の空き
mil-heir = 跡継ぎあり
mil-no-heir = 跡継ぎなし
mil-vassal-of = 主君：{ $name }
mil-age = 年齢
mil-soldiers = 兵士
mil-castle = 城
mil-lands = 領地
mil-at-home = 本領
mil-detail = { $count }個
mil-pile = 山{ $pile }
tab-farms = 一族

## 読み上げだけの言葉

amount-damsel =
    { $n ->
        [0] 令嬢なし
       *[other] 令嬢{ $n }人
    }
amount-privilege =
    { $n ->
        [0] 特権なし
       *[other] 特権{ $n }個
    }
amount-castle =
    { $n ->
        [0] 城なし
       *[other] 城{ $n }
    }
amount-soldier =
    { $n ->
        [0] 兵士なし
       *[other] 兵士{ $n }人
    }
mil-said-turn = 全{ $turns }ラウンドの第{ $turn }ラウンド
mil-said-phase = フェイズ
mil-said-knight-of = { $name }の騎士{ $knight }
mil-said-token-of = { $name }の一族トークン
mil-said-white = 白い時間トークン
mil-said-black = 黒い時間トークン
mil-said-space = マス{ $n }
mil-said-is-here = いる騎士：{ $knights }
mil-said-nobody = 誰もいない
mil-said-age = 年齢{ $time }（{ $death }で死亡）
mil-said-first = スタートプレイヤー
mil-said-first-player = スタートプレイヤーの旗
mil-said-no-land = 領地なし
mil-said-harvest = 収穫{ $cubes }
mil-said-tribute = 貢納{ $gold }
mil-said-force = 戦力{ $n }
mil-said-defence = 防御{ $n }
mil-said-to-beat = { $n }を上回ること
mil-said-below =
    { $count ->
        [0] 下に領地なし
       *[other] 下に領地{ $count }枚
    }

## 短い質問

mil-title-ComposePiles = 山に入れる領地は？
mil-title-ChooseStartingLand = 騎士{ $knight }の領地は？
mil-title-ChooseAct = 騎士たちは何をする？
mil-note-ChooseAct = 騎士1人でアクションを1つ。そのあと次の一族の番。
mil-title-TakeTime = 騎士{ $knight }が年を取る：どのトークン？
mil-note-TakeTime = 取ったマスは無料で入れるようになる。
mil-title-GrowFamily = 騎士{ $knight }の一族
mil-note-GrowFamily = ダイスには男、女、砂時計がある。庶子なら必ず息子。
mil-title-ChooseSymbol = ダイスが出た：どのシンボル？
mil-title-PlaceKnight = 騎士{ $knight }はどこへ？
mil-note-PlaceKnight = 空きマスは無料。トークンのあるマスは金貨1枚か特権1つ。
mil-title-PayEntry = マスのコストを何で払う？
mil-title-PassTurn = パス。トークンをどこに？
mil-note-PassTurn = そのマスに入るには金貨か特権が必要になる。
mil-title-offer-dowry = { $name }の跡継ぎへの持参金は？
mil-title-offer-own = 自分の跡継ぎへの持参金は？
mil-title-offer-battle = 戦いに何を注ぎ込む？
mil-title-offer-cathedral = 大聖堂に金貨を何枚？
mil-bar-dowry = 握った持参金、全員同時
mil-bar-battle = 握った食料と影響力、戦う者全員
mil-bar-cathedral = 握った寄進、全員同時
mil-note-dowry = キューブが多い者、次に質の良い者が勝つ。勝者は払い、令嬢を嫁がせて{ $points }点。同点なら誰も払わない。
mil-note-battle = { $attacker }は{ $attack }で攻め、{ $target }は{ $defence }で守る。食料や影響力は1個につき1。出したものはすべて失う。同点は守る側の勝ち。
mil-note-cathedral = 最も多い寄進は{ $points }点。少なかった者は取り戻すか、少ない点で寄進する。
mil-title-KeepHalf = もらうキューブは？（あと{ $count }個）
mil-note-KeepHalf = 支払いの半分があなたのもの。残りはストックへ。
mil-title-PlaceKingsSoldiers = 王の兵士を誰に？
mil-note-PlaceKingsSoldiers = 冬まで兵士が1人増える。どの騎士でもよい。
mil-title-PlaceArchbishop = 大司教は誰を訪ねる？
mil-note-PlaceArchbishop = 冬まで誰も攻められず、家臣にもできない。
mil-title-TakeVeil = 令嬢を修道院に入れる？
mil-note-TakeVeil = 家に残った令嬢は最後に失点になる。
mil-title-VisitCourt = 宮廷の騎士{ $knight }
mil-note-VisitCourt = 影響力か家臣。相手の兵士・領地・城の合計より多い兵士が必要。
mil-title-OfferRansom = 和解金を差し出す？
mil-note-OfferRansom = 受け入れられれば家臣にならず得点。上回られることもある。
mil-title-AnswerRansom = { $rival }の騎士{ $rivalknight }の和解金
mil-note-AnswerRansom = 申し出：{ $cubes }。半分をもらうか、家臣にする。
mil-title-ExceedRansom = 家臣のために何を渡す？
mil-note-ExceedRansom = 金貨は同じ数以上、全体で多いか質が良いこと。
mil-title-VisitMarket = 市場の騎士{ $knight }
mil-title-Trade =
    { $count ->
        [0] もう出せない
       *[other] 交換：あと{ $count }個出せる
    }
mil-note-Trade = 受け取ったものは、もう一度交換できない。
mil-title-OpenBid = 城の最初の入札は？
mil-note-OpenBid = 上乗せできる。影響力は使えない。
mil-title-RaiseBid = 城の競りで上乗せする？
mil-note-RaiseBid = 最高：{ $cubes }。多い方、次に質の良い方が勝つ。
mil-title-BuildCastle = 城をどこに建てる？
mil-title-VisitWar = 戦争の騎士{ $knight }
mil-note-VisitWar = 兵士に加えて食料か影響力で空き領地を取るか、戦いを挑む。赤いキューブは相手の令嬢の数だけ払う。
mil-title-PayForces = 領地のために{ $count }個払う
mil-title-AskSuzerain = 主君に加勢を頼む？
mil-note-AskSuzerain = 加勢して勝てば、領地の置き場所は主君が決める。
mil-title-JoinBattle = { $rival }の騎士{ $rivalknight }に加勢する？
mil-note-JoinBattle = 家臣の側で食料と影響力を注ぎ込むことになる。
mil-title-PlaceLand = 領地を誰に？（{ $land }）
mil-title-SpendGift = もっと多い人がいる。それでも寄進する？
mil-title-VisitClergy = 聖職者のもとの騎士{ $knight }

## ボタン

mil-way-harvest = 収穫
mil-way-recruit = 徴募
mil-way-grow = 一族
mil-way-place = 置く
mil-way-go = ここへ
mil-way-pass = パス：マスをふさぐ
mil-way-roll = ダイスを振る
mil-way-bastard = 庶子
mil-way-stop = もう振らない
mil-way-pay = 払う
mil-way-keep = { $name }
mil-way-veil = 修道院へ
mil-way-take = 得る
mil-way-trade = 交換
mil-way-castle = 城を競りに
mil-way-accept = 受け入れ、半分もらう
mil-way-exceed = 断って、多く渡す
mil-way-fief = 断って、封土を与える
mil-way-give = 寄進
mil-way-keep-gift = 手元に戻す
mil-way-privilege = 特権
mil-way-abbess = 女子修道院長
mil-way-conquer = 征服
mil-way-nowhere = どこにも置かない
mil-way-discard-land = 誰にも渡さず捨てる
mil-way-seal =
    { $count ->
        [0] 何も出さない
       *[other] { $count }個で手を握る
    }
mil-way-offer =
    { $count ->
        [0] 何も出さない
       *[other] { $count }個差し出す
    }
mil-way-bid = { $count }個で入札
mil-group-influence = 影響力
mil-symbol-hourglass = 砂時計：年を取る
mil-symbol-woman = 女：令嬢が1人増える
mil-symbol-man-heir = 男：跡継ぎ
mil-symbol-man-knight = 男：新しい騎士
mil-symbol-man-nothing = 男：去っていく

## 起きていること

mil-contest-dowry = { $knight }：結婚
mil-contest-battle = { $knight } 対 { $rival }
mil-contest-cathedral = 大聖堂
mil-contest-castle = { $name }：城の競り
mil-contest-ransom = { $knight } が { $rival } を家臣にしようとする
mil-role-attacks = 攻める
mil-role-defends = 守る
mil-role-helps = 加勢
mil-role-leads = 最高の入札
mil-role-bids = 入札中
mil-role-offers = 差し出す
mil-role-gives = 渡す
short-why-short-cubes = { $need }が必要
short-why-too-strong = { $need }個必要、手持ち{ $have }個
short-why-no-damsel = 令嬢がいない
short-why-no-column = 空いた列がない
short-why-nothing-to-trade = 交換できない

## 盤の上で順に見せるフェイズ

mil-unfold-growth = 家系のダイス
mil-unfold-marriage = 結婚
mil-unfold-spheres = 権力の場
mil-unfold-vassal = 家臣を求める
mil-unfold-auction = 城の競り
mil-unfold-battle = 戦争
mil-unfold-cathedral = 大聖堂への寄進
mil-unfold-winter = 冬
