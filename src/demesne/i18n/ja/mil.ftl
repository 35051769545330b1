### MIL 1049。
### 言葉そのものは盤面や一覧での名前。形（.one）は文の中で使う：$resource の形 .one は $resource-one と書く。
### 騎士はプレイヤーと列で言う：$seat と $column、または $rival と $rivalcolumn。

## 質問

ask-draw-first-player = { $seat }：誰から始めますか？
ask-compose-piles = { $seat }さん、山に混ぜる領地はどれですか？
ask-choose-starting-land = { $seat }さん、騎士{ $column }は最初にどの領地を持ちますか？
ask-reveal-land = 山{ $pile }の一番上に出る領地は？
ask-choose-act = { $seat }さん、何をしますか？
ask-take-time = { $seat }さん、騎士{ $column }はどの白い時間トークンを受け取りますか？
ask-grow-family = { $seat }さん、騎士{ $column }で一族をどう広げますか？
ask-roll-for-growth = { $seat }が騎士{ $column }のためにダイスを振る：出る面は？
ask-choose-symbol = { $seat }さん、騎士{ $column }のためにダイスのどのシンボルを選びますか？
ask-place-knight = { $seat }さん、騎士{ $column }をどこに置きますか？
ask-pay-entry = { $seat }さん、このマスのコストは何で払いますか？
ask-pass-turn = { $seat }さん、トークンをどこに置きますか？
ask-offer-dowry = { $seat }さん、持参金に何を出しますか？　握っているもの：{ $cubes }
ask-offer-battle = { $seat }さん、戦いに何を注ぎ込みますか？　握っているもの：{ $cubes }
ask-offer-cathedral = { $seat }さん、大聖堂に金貨をいくつ出しますか？　握っているもの：{ $cubes }
ask-keep-half = { $seat }さん、どのキューブをもらいますか？（{ $cubes }の中から{ $count }個）
ask-place-kings-soldiers = { $seat }さん、王の兵士をどの騎士のもとに送りますか？
ask-place-archbishop = { $seat }さん、大司教はどの騎士を訪ねますか？
ask-take-veil = { $seat }さん、騎士{ $column }は令嬢を修道院に入れますか？
ask-visit-court = { $seat }さん、騎士{ $column }は宮廷で何をしますか？
ask-offer-ransom = { $rival }さん、騎士{ $rivalcolumn }を家臣にさせないため、{ $seat }の騎士{ $column }に何を差し出しますか？　ここまで：{ $cubes }
ask-answer-ransom = { $seat }さん、{ $rival }が騎士{ $rivalcolumn }のために差し出した和解金：{ $cubes }。騎士{ $column }はどう答えますか？
ask-exceed-ransom = { $seat }さん、{ $rival }の騎士{ $rivalcolumn }を家臣にするため、騎士{ $column }は何を渡しますか？　ここまで：{ $cubes }
ask-visit-market = { $seat }さん、騎士{ $column }は市場で何をしますか？
ask-trade =
    { $count ->
        [0] { $seat }さん、もう交換に出せるキューブはありません。
       *[other] { $seat }さん、何を交換しますか？（あと{ $count }個出せます）
    }
ask-open-bid = { $seat }さん、城の競りを何から始めますか？　ここまで：{ $cubes }
ask-raise-bid = { $seat }さん、城の競りで上乗せしますか？　最高の入札：{ $best }。あなたの入札：{ $cubes }
ask-build-castle = { $seat }さん、城を誰に建てますか？
ask-visit-war = { $seat }さん、騎士{ $column }は戦争で何をしますか？
ask-pay-forces = { $seat }さん、領地を得るために何を払いますか？（{ $count }個必要）
ask-ask-suzerain = { $seat }さん、この戦いで騎士の主君に加勢を頼みますか？
ask-join-battle = { $seat }さん、家臣である{ $rival }の騎士{ $rivalcolumn }に加勢しますか？
ask-place-land = { $seat }さん、征服した領地（{ $land }）を誰に渡しますか？
ask-spend-gift = { $seat }さん、あなたの金貨{ $gold }枚より多く出した人がいます。それでも寄進しますか？（{ $points }点を得る）
ask-visit-clergy = { $seat }さん、騎士{ $column }は聖職者に何を求めますか？
ask-roll-for-winter = { $seat }：この冬、雪は降りますか？

## 選択肢

line-seat = { $seat }から始める
line-done = 終える
line-nothing = 何もしない
line-land = { $land }
line-pass = パス：マスにトークンを置く
line-place = 騎士{ $column }を権力の場に置く
line-grow = 騎士{ $column }で一族を広げる
line-recruit = 騎士{ $column }に兵士を徴募する — { $cost }
line-harvest = 騎士{ $column }の{ $land }で収穫する：{ $cubes }
line-space = { $sphere }のマス{ $position }
line-space-paid = { $sphere }のマス{ $position } — 金貨{ $gold }枚か特権{ $privileges }つ
line-sphere = { $sphere }
line-black = 黒いトークン：{ $sphere }のマス{ $position }
line-token = 一族トークン：{ $sphere }のマス{ $position }
line-pay-gold = 金貨{ $gold }枚を払う
line-pay-privileges = 特権{ $privileges }つを返す
line-roll = ダイスを振る
line-bastard-gold = 庶子を認知する — 金貨{ $gold }枚
line-bastard-privileges = 庶子を認知する — 特権{ $privileges }つ
line-stop = もう振らない
line-face = { $symbol }
line-hourglass = 砂時計：騎士が時間トークンを受け取る
line-woman = 女：娘が生まれ、令嬢が1人増える
line-man-heir = 男：騎士の跡継ぎになる
line-man-knight = 男：一族の新しい騎士になる
line-man-nothing = 男：一族に居場所がなく、去っていく
line-add = { $resource-one }を加える
line-seal = これで手を握る：{ $cubes }
line-keep = { $resource-one }をもらう
line-nowhere = どこにも置かない
line-knight =
    { $whose ->
        [own] 自分の騎士{ $rivalcolumn }
       *[other] { $rival }の騎士{ $rivalcolumn }
    }
line-veil = 令嬢が修道院に入る
line-veil-paid = もう1人の令嬢も修道院に入る — 特権{ $privileges }つ
line-court-influence = 影響力を{ $influence }個得る
line-vassal = { $rival }の騎士{ $rivalcolumn }を家臣にしようとする
line-offer = これを差し出す：{ $cubes }
line-ransom-accept = 和解金を受け入れ、半分をもらう：{ $cubes }
line-ransom-exceed = 断って、和解金より多く渡す：{ $cubes }
line-fief = 断って、{ $land }を封土として与える
line-trade = 交換する
line-castle = 城を競りにかける
line-rate = { $give } → { $get }
line-bid = { $cubes }で入札する
line-no-bid = パス
line-free-land =
    { $count ->
        [0] 山{ $pile }の空き領地を征服する：{ $land }（兵士だけで足りる）
       *[other] 山{ $pile }の空き領地を征服する：{ $land } — 食料か影響力{ $count }個
    }
line-attack =
    { $influence ->
        [0] { $rival }の騎士{ $rivalcolumn }を攻める：{ $land }
       *[other] { $rival }の騎士{ $rivalcolumn }を攻める：{ $land } — 影響力{ $influence }個
    }
line-pay = { $cubes }を払う
line-discard-land = 誰にも渡さず、領地を捨てる
line-land-to-king = 領地を王に献上して{ $points }点を得る
line-ask-help = { $rival }に加勢を頼む
line-fight-alone = 自分だけで戦う
line-join = 加勢する
line-stay-out = 加勢しない
line-give = 金貨{ $gold }枚を寄進し、{ $points }点を得る
line-keep-gift = 金貨{ $gold }枚を手元に戻す
line-privilege = 特権を{ $privileges }つ得る
line-abbess = 令嬢を女子修道院長にする：影響力{ $influence }個

## なぜ選べないか

why-no-land-left = { $land }はもう残っていません。
why-lands-kept = 残りの領地は、各一族が最初に持つ分です。
why-production-complete = 山には{ $resource }を生む領地がもう{ $count }枚（プレイヤー1人に1枚）あります。
why-piles-incomplete = プレイヤー1人につき、食料・布・金属を生む領地が1枚ずつ必要です。まだ足りません。
why-placed-already = この騎士はもう置かれています。冬まで動けません。
why-family-placed = もう騎士を置いたので、冬まではほかの騎士を置くかパスしかできません。
why-no-white-token = 権力の場に白い時間トークンが必要ですが、もう残っていません。
why-no-harvest = { $land }のこの面では何も収穫できません。
why-short-cubes =
    { $have-count ->
        [0] 必要：{ $need }。手元にはどれもありません。
       *[other] 必要：{ $need }。そのうち手元：{ $have }。
    }
why-short-gold =
    金貨が{ $need }枚必要です。手元：{ $have ->
        [0] なし
       *[other] { $have }枚
    }。
why-short-privileges =
    特権が{ $need }つ必要です。手元：{ $have ->
        [0] なし
       *[other] { $have }つ
    }。
why-growth-cap = このラウンドはもう{ $count }回ダイスを振りました。これが上限です。
why-bastard-heir = この騎士には跡継ぎがいます。庶子がなれるのは跡継ぎだけです。
why-family-complete = この騎士には跡継ぎがいて、一族の騎士は4人までです。庶子を認知しても何も変わりません。
why-black-blocks = このマスはトークンでふさがれています。
why-short-entry = このマスのトークンには金貨{ $gold }枚か特権{ $privileges }つが必要ですが、どちらも足りません。
why-no-family-token = 一族トークンはすべて使用中です。
why-no-more-cubes = 加えられる{ $resource }はもうありません。
why-no-damsel = 令嬢がいません。
why-own-vassal = あなたの家臣です。主君は家臣を攻められません。
why-own-suzerain = あなたの騎士はその一族の家臣なので、手を出せません。
why-same-suzerain = どちらの騎士も同じ主君の家臣です。
why-vassal-already = もう家臣になっています。
why-archbishop = 大司教がついています。冬まで誰も攻められず、家臣にもできません。
why-too-few-soldiers =
    相手の兵士・領地・城の合計（{ $elements }）より多くの兵士が必要です。こちらの兵士：{ $soldiers ->
        [0] なし
       *[other] { $soldiers }人
    }。
why-cannot-exceed = 和解金（{ $cubes }）より多く渡すには、金貨か影響力が足りません。
why-ransom-not-exceeded = 和解金（{ $cubes }）と同じ枚数以上の金貨に加え、より多いか、より良いキューブが必要です。
why-vassal-no-fief = 自分も家臣である騎士は、封土を与えられません。
why-target-full = 相手の騎士はもう領地を2枚持ち、3枚目は置けません。
why-nothing-to-trade = 交換表に合うキューブがありません。
why-trade-limit =
    1回の交換で出せるのは{ $most }個までです。{ $given ->
        [0] これはそれを超えます。
       *[other] もう{ $given }個出しました。
    }
why-short-for-trade = 必要：{ $need }。この交換で得たものは使えません。
why-no-column = 自分の騎士か家臣に、城のない列が必要ですが、ありません。
why-bid-too-low = 最高の入札（{ $cubes }）より多いか、より良いキューブが必要です。
why-castle-there = もう城を持っています。
why-too-strong =
    兵士のほかに食料か影響力が{ $need }個必要です。手元：{ $have ->
        [0] なし
       *[other] { $have }個
    }。
why-short-toll =
    相手の一族に令嬢が{ $need }人いるので、攻めるには影響力が{ $need }個必要です。手元：{ $have ->
        [0] なし
       *[other] { $have }個
    }。
why-suzerain-places = 加勢した主君は、空きのある騎士に領地を渡さなければなりません。
why-no-room = もう領地を2枚持っています。

## 出来事

piles-composed =
    { $count ->
        [0] { $seat }は山を空のままにした。
       *[other] { $seat }は領地{ $count }枚で山を作った。
    }
pile-land-added = { $seat }は山に{ $land }を加えた。
starting-land = { $seat }の騎士{ $column }は{ $land }から始める。
land-revealed = 山{ $pile }に{ $land }が出た。
turn-began = 第{ $turn }ラウンド開始。スタートプレイヤーは{ $seat }。
points-gained = { $seat }は{ $cause }で{ $points }点を得た。
points-lost = { $seat }は{ $cause }で{ $points }点を失った。
privilege-lost = 一族トークンがすべて使用中で、{ $seat }は特権を得られなかった。
harvested = { $seat }の騎士{ $column }は{ $land }で収穫した：{ $cubes }。
recruited = { $seat }の騎士{ $column }は{ $cost }を払い、兵士を徴募した。
time-taken = { $seat }の騎士{ $column }は{ $sphere }のマス{ $position }の時間トークンを受け取り、年を取った（{ $death }つ中{ $time }つ目）。
heir-took-over = { $seat }の騎士{ $column }が死に、跡継ぎがすべてを受け継いだ。
died-heirless = { $seat }の騎士{ $column }が跡継ぎのないまま死んだ。
column-freed = { $seat }の騎士{ $column }は領地も城も兵士も残さず、家系が絶えた。
die-rolled = { $seat }は騎士{ $column }のためにダイスを振った：{ $symbol }。
daughter-born = { $seat }の騎士{ $column }に娘が生まれ、令嬢が1人増えた。
heir-born = { $seat }の騎士{ $column }に跡継ぎができた。
knight-born = { $seat }の一族に新しい騎士{ $column }が加わった。
son-left = { $seat }の騎士{ $column }にまた息子が生まれたが、居場所がなく去っていった。
bastard-for-gold = { $seat }は金貨{ $gold }枚を払い、騎士{ $column }の庶子を認知した。
bastard-for-privileges = { $seat }は特権{ $privileges }つを返し、騎士{ $column }の庶子を認知した。
knight-placed = { $seat }は騎士{ $column }を{ $sphere-to }送った。
entry-gold = { $seat }はトークンのあるマスに入るため、金貨{ $gold }枚を払った。
entry-privileges = { $seat }はトークンのあるマスに入るため、特権{ $privileges }つを返した。
passed = { $seat }はパスし、{ $sphere }のマス{ $position }に黒いトークンを置いた。
passed-token = { $seat }はパスし、{ $sphere }のマス{ $position }に一族トークンを置いた。
actions-over-placed = すべての騎士が置かれ、アクションは終わった。
actions-over-taken = すべてのマスがふさがり、アクションは終わった。
marriage-held = { $seat }の騎士{ $column }の跡継ぎが結婚する。すべての一族が持参金を握る。
offer-sealed = { $seat }は握った手を出した。
offer-opened = { $seat }は手を開いた：{ $cubes }。
married-for-love = 最高の持参金が並び、{ $seat }の騎士{ $column }の跡継ぎは恋で結ばれた。キューブは全員の手元に戻る。
married-relative = 最高の持参金は{ $seat }自身のもので、ストックに戻る。騎士{ $column }の跡継ぎは遠縁の娘と結婚し、一族の令嬢が1人減った。
married-damsel = 最高の持参金を出した{ $rival }がそれを払い、その令嬢が{ $seat }の騎士{ $column }の跡継ぎと結婚した。
married-no-damsel = 最高の持参金を出した{ $rival }はそれを払ったが、{ $seat }の騎士{ $column }の跡継ぎに嫁ぐ令嬢がいなかった。
half-kept = { $seat }は支払いの半分をもらった：{ $cubes }。
tribute = { $seat }は領地と家臣からの貢納として{ $cubes }を得た。
majority = { $seat }は{ $sphere }の騎士の数で最多になった。
first-player = { $seat }は宮廷で最多なので影響力を{ $influence }個得て、スタートプレイヤーになった。
majority-gold = { $seat }は市場で最多なので金貨を{ $gold }枚得た。
kings-soldiers =
    { $whose ->
        [own] { $seat }は王の兵士を自分の騎士{ $rivalcolumn }に送った。冬まで兵士が1人増える。
       *[other] { $seat }は王の兵士を{ $rival }の騎士{ $rivalcolumn }に送った。冬まで兵士が1人増える。
    }
archbishop =
    { $whose ->
        [own] { $seat }は大司教を自分の騎士{ $rivalcolumn }に送った。冬まで誰も攻められず、家臣にもできない。
       *[other] { $seat }は大司教を{ $rival }の騎士{ $rivalcolumn }に送った。冬まで誰も攻められず、家臣にもできない。
    }
veil-taken =
    { $privileges ->
        [0] { $seat }の騎士{ $column }に伴われ、令嬢が修道院に入った。
       *[other] { $seat }は特権{ $privileges }つを返し、もう1人の令嬢も修道院に入った。
    }
court-influence = { $seat }の騎士{ $column }は宮廷で影響力を{ $influence }個得た。
vassal-attempted = { $seat }の騎士{ $column }は{ $rival }の騎士{ $rivalcolumn }を家臣にしようとする。
ransom-offered = { $seat }が差し出した和解金：{ $cubes }。
ransom-accepted = { $seat }の騎士{ $column }は受け入れ、{ $rival }の騎士{ $rivalcolumn }は家臣にならずに済んだ。
ransom-exceeded = { $seat }は和解金を断り、それより多く渡した：{ $cubes }。
fief-given = { $seat }の騎士{ $column }は和解金を断り、{ $rival }の騎士{ $rivalcolumn }に{ $land }を封土として与えた。
vassal-bound = { $rival }の騎士{ $rivalcolumn }は{ $seat }の家臣になった。
traded = { $seat }は交換した：{ $give } → { $get }。
auction-opened = { $seat }の騎士{ $column }は城を競りにかけた。
bid-opened = { $seat }の最初の入札：{ $cubes }。
bid-raised = { $seat }が上乗せした：{ $cubes }。
bid-passed = { $seat }は競りを降りた。
castle-won = 最高の入札をした{ $seat }が城のために払った：{ $cubes }。
castle-built =
    { $whose ->
        [own] { $seat }は自分の騎士{ $rivalcolumn }に城を建てた。
       *[other] { $seat }は家臣である{ $rival }の騎士{ $rivalcolumn }に城を建てた。
    }
free-land-attacked = { $seat }の騎士{ $column }は空き領地を征服した：{ $land }。
forces-paid = { $seat }は傭兵と同盟者に{ $cubes }を払った。
attack-declared = { $seat }の騎士{ $column }は{ $land }を狙い、{ $rival }の騎士{ $rivalcolumn }を攻める。
toll-paid =
    { $influence ->
        [0] 攻められた一族に令嬢はいないので、{ $seat }は影響力を払わない。
       *[other] { $seat }は攻められた一族の令嬢1人につき1個、影響力を{ $influence }個払った。
    }
help-asked = { $seat }は主君の{ $rival }に加勢を頼んだ。
battle-joined = { $seat }は家臣である{ $rival }の騎士{ $rivalcolumn }に加勢する。
battle-stayed-out = { $seat }は加勢しない。
battle-fought = 攻める{ $seat }の騎士{ $column }の戦力は{ $attack }、守る{ $rival }の騎士{ $rivalcolumn }の戦力は{ $defence }。
battle-won = { $seat }の騎士{ $column }が上回り、{ $rival }の騎士{ $rivalcolumn }は領地を失った。
battle-lost = { $seat }の騎士{ $column }は上回れず、{ $rival }の騎士{ $rivalcolumn }が領地を守った。
land-placed = { $seat }の騎士{ $column }は{ $land }を得た。
land-discarded = { $seat }は{ $land }を捨てた。
land-to-king = { $seat }は{ $land }を王に献上した。
cathedral-built = 大聖堂が建てられる。すべての一族が金貨を握る。
cathedral-nothing = 誰も寄進せず、大聖堂の工事は進まない。
cathedral-best = { $seat }は大聖堂に金貨{ $gold }枚を寄進した。これより多く出した者はいない。
cathedral-given = { $seat }は最多ではないが、大聖堂に金貨{ $gold }枚を寄進した。
cathedral-kept = { $seat }は金貨{ $gold }枚を手元に戻した。
abbess-elected = { $seat }の騎士{ $column }は令嬢を女子修道院長にし、影響力を{ $influence }個得た。
crusade-influence = { $seat }の騎士{ $column }は十字軍で影響力を{ $influence }個得た。
winter-mild = 穏やかな冬。雪は降らない。
winter-hard = 雪の冬。領地も城もない騎士は、十字軍にいる者を除いて死ぬ。
defender-rewarded = { $seat }の騎士は皆、兵士か城を持つので、王から特権を{ $privileges }つ与えられた。
game-over = ゲーム終了。

## コストと手持ち

amount-food =
    { $n ->
        [0] 食料なし
       *[other] 食料{ $n }個
    }
amount-fabric =
    { $n ->
        [0] 布なし
       *[other] 布{ $n }個
    }
amount-metal =
    { $n ->
        [0] 金属なし
       *[other] 金属{ $n }個
    }
amount-influence =
    { $n ->
        [0] 影響力なし
       *[other] 影響力{ $n }個
    }
amount-gold =
    { $n ->
        [0] 金貨なし
       *[other] 金貨{ $n }枚
    }

## 得点表

part-track = 得点トラック
part-goods = 布と金属の最多
part-influence = 影響力の最多
part-privileges = 特権の最多
part-gold = 金貨2枚の組
part-damsels = 残った令嬢
tie-castles = 城（同点時）
tie-lands = 領地（次に）
tie-vassals = 家臣（その次に）

## 列

column-a = A
column-b = B
column-c = C
column-d = D

## 領地

land-cereal = 穀物畑
land-fishing = 漁場
land-cloth = 織物村
land-mine = 鉱山
land-quarry = 採石場

## 資源

resource-food = 食料
    .one = 食料1個
resource-fabric = 布
    .one = 布1個
resource-metal = 金属
    .one = 金属1個
resource-influence = 影響力
    .one = 影響力1個
resource-gold = 金貨
    .one = 金貨1枚

## 権力の場と本領

sphere-home = 本領
    .to = 本領に
sphere-monastery = 修道院
    .to = 修道院に
sphere-court = 宮廷
    .to = 宮廷に
sphere-market = 市場
    .to = 市場に
sphere-war = 戦争
    .to = 戦争に
sphere-clergy = 聖職
    .to = 聖職者のもとに
sphere-crusades = 十字軍
    .to = 十字軍に

## ダイスのシンボル

symbol-hourglass = 砂時計
symbol-woman = 女
symbol-man = 男

## Warnings, and what is said of dice, winters, spaces and points

line-face-two = { $symbol }か{ $other }
die-rolled-two = { $seat }は騎士{ $column }のためにダイスを振った：{ $symbol }か{ $other }。
married-relative-none = 最高の持参金は{ $seat }自身のもので、ストックに戻る。騎士{ $column }の跡継ぎは遠縁の娘と結婚した。一族に失う令嬢はいなかった。
ask-spend-gift-loss = { $seat }さん、あなたの金貨{ $gold }枚より多く出した人がいます。それでも寄進しますか？（{ $points }点を失う）
line-give-loss = 金貨{ $gold }枚を寄進し、{ $points }点を失う
cause-majority = 最多
cause-marriage = 結婚
cause-castle = 城
cause-vassal = 新しい家臣
cause-ransom = 和解金
cause-land = 領地
cause-vassals-land = 家臣の領地
cause-battle = 得点の多い一族への勝利
cause-cathedral = 最多の寄進
cause-gift = 寄進
cause-king = 王への献上
cause-death = 跡継ぎのない死
clergy-privilege = { $seat }の騎士{ $column }は聖職者から特権を{ $privileges }つ得た。
knight-placed-space = { $seat }は騎士{ $column }を{ $sphere }のマス{ $position }に置いた。
kin-took-over = { $seat }の騎士{ $column }が持っていたものは、遠縁の者が受け継いだ。
line-face-any = どの記号でも
line-winter-mild = 雪なし
line-winter-hard = 雪
die-rolled-any = { $seat }は騎士{ $column }のためにダイスを振った：どの記号でもよい。
warn-heir-takes-over = 騎士{ $column }は死に、跡継ぎがすべてを受け継ぎます。
warn-dies-heirless = 騎士{ $column }は跡継ぎのないまま死に、{ $points }点を失います。
warn-line-dies-out = 騎士{ $column }は跡継ぎのないまま死に、家系が絶えて{ $points }点を失います。
warn-costs-points = { $points }点を失います。

## 見積もりの内訳

term-points = 得点トラック
term-stores = キューブと金貨
term-privileges = 特権
term-damsels = 嫁がせる令嬢
term-lands = 領地・城・家臣
term-heirs = 跡継ぎと老い
term-soldiers = 兵士
term-knights = 送り出した騎士
term-majorities = 権力の場での最多
term-offers = 進行中の申し出と戦い
