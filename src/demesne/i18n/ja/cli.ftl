### 端末での遊び方。

## 席につく

cli-welcome = { $game }へようこそ。
cli-welcome-help = 番号で答えてください。「ヘルプ」（help）で使える言葉を表示します。Ctrl-Cで離れても、何も失われません。
cli-you = あなた
cli-resumed = 続きから始めます：{ $file }（これまでの記録{ $ply }件）
cli-resume-over = { $file }のゲームは終わっています。
cli-list-game = { $players }：記録{ $ply }件
cli-list-damaged = 読めません

## ゲーム中

cli-prompt = >
cli-earlier-lines = （これより前に{ $count }行。「記録 全部」で表示）
cli-answer-empty = { $most ->
        [1] 1
       *[other] 1から{ $most }までの番号
    }か、「ヘルプ」と入力してください。
cli-answer-number = { $number }番はありません。{ $most ->
        [1] 1
       *[other] 1から{ $most }までの番号
    }を入力してください。選べないものは「なぜ」で表示します。
cli-answer-several = 「{ $line }」に当てはまるものがいくつかあります：{ $refs }
cli-answer-unknown = 「{ $line }」は選択肢でも命令でもありません。{ $most ->
        [1] 1
       *[other] 1から{ $most }までの番号
    }か、「ヘルプ」と入力してください。
cli-why-possible = 「{ $line }」は選べます。
cli-why-not = 「{ $line }」は選べません。{ $reason }
cli-why-list = 今は選べないもの：
cli-why-more = …同じ理由のものがほかに{ $count }件。「なぜ 全部」で表示します。
cli-why-all-possible = どの選択肢も選べます。
cli-pass-screen = 画面を{ $name }さんに渡し、{ $name }さんはEnterを押してください。
cli-else-hint = ほかにできること：{ $acts }
cli-else-nothing = 今ほかにできることはありません。
cli-else-prompt = 番号（やめるならEnter）>
cli-else-back = Enterで画面を返します >
cli-else-answer = 「{ $line }」はありません。{ $most ->
        [1] 1
       *[other] 1から{ $most }までの番号
    }を入力するか、やめるならEnterを押してください。
cli-else-unknown = { $name }さんはこの端末の前にいません：{ $people }
cli-undone = 取り消しました。
cli-saved = 保存しました：
cli-save-refused = { $file }はすでにあり、ゲームの棋譜ではありません。別の名前にしてください。
cli-save-trouble = このゲームを{ $file }に書き込めません（{ $reason }）。ゲームは続けられますが、後で再開できません。「保存 ファイル名」で別の場所に残せます。
cli-left = 何も失われていません。続けるには：
cli-game-kept = このゲームをもう一度見るには：
cli-no-prices = このゲームにはコスト表がありません。
cli-play-help = 選択肢の番号か表記（記録に書かれる形。先頭だけでも可）、または次の言葉を入力してください：
cli-play-help-why = 今は選べないものとその理由。1つだけなら「なぜ 17」、または「なぜ」と表記
cli-play-help-hint = 強い人ならどうするか。良い手を、勝率と理由つきで
cli-play-help-else = 手番以外でもできることを表示する（そうした行動のあるゲームで）。「ほか 名前」で、同じ端末の別の人が行動できます
cli-play-help-undo = 直前の選択を取り消す（その後に何かが引かれたり選ばれたりしていなければ）
cli-play-help-board = 盤面をもう一度表示する
cli-play-help-prices = すべてのコストと報酬
cli-play-help-score = 今終わった場合の得点表
cli-play-help-log = 最近の出来事。「記録 全部」で最初から
cli-play-help-save = 好きなファイルに保存する：「保存 ファイル名」。選択のたびに自動でも保存されます
cli-play-help-help = この説明
cli-play-help-quit = 席を離れる。demesne resume で再開できます
cli-village-legend = ◆ ● ▪ ▲は家の印。◆1 1 2は、その家の第1、第1、第2世代の3人。「7→12」は得点トラックと、今終わった場合の合計。人生トラックの∩は橋。コマ：橙＝オレンジ、緑＝緑、茶＝茶色、桃＝ピンク、疫＝疫病。
cli-clochemerle-legend = 村は◆●▪▲。ダイスやカードの代わりの印は、それを取った村。ダイスの下は各合計の最小コスト（cコイン、mマーカー、t時間）で、→は使える旗の数（+1は、別のダイスやマーカーでコインを残せばもう1つ）。買物客は旗、欲しい物→名声点。†修道院長は死者、‡は死神、[2/12]はタイル。年代記の空きは得られる物語点を示す。
cli-feudum-legend = 一族は◆ ● ▪ ▲ ★。場所の◆は領主、◆◆は臣下もいる、/●は農奴、'はその下の庇護の印章。◆騎はコマ：農＝農民、商＝商人、錬＝錬金術師、騎＝騎士、貴＝貴族、修＝修道士。°は酔っている。[果樹園 3]は景観とその資源。経路：–道、=渡し船、~水路、∘水中路、^空路。商品：硝＝硝石、硫＝硫黄、鉄、木＝木材、食＝食料。☆は星、§は代官。商人の行は、そこにある商品の値段。◉のある巻物には印章がある。「引き込み」「送り出し」の数字は今行った場合の点数で、かっこは今できないもの。「7→12」は得点トラックと、今終わった場合の合計。
cli-mil-legend = 一族は◆ ● ▪ ▲ ★。◆Bは1番目の一族のB列の騎士、◆だけならそのトークン。マスの·は空き、○は白、×は黒の時間トークン。騎士の時間トークンは†の手前に並び、†で死ぬ。キューブ：食＝食料、布、金属、影＝影響力、金＝金貨。「穀物畑 a 食食食」は領地のA面と収穫、+金はその金貨、防はその防御。

# 命令の言葉。いくつあってもよい。英語の言葉も常に使える。
cli-command-why = なぜ ？ ?
cli-command-hint = ヒント
cli-command-else = ほか 他
cli-command-undo = 取り消し 取消 戻す
cli-command-log = 記録 棋譜
cli-command-score = 得点
cli-command-board = 盤面 盤
cli-command-prices = コスト
cli-command-save = 保存
cli-command-help = ヘルプ 助け
cli-command-quit = 終了
cli-word-all = 全部

## 得点

cli-score-now = 今ゲームが終わった場合
cli-score-final = 最終得点
cli-score-total = 合計
cli-score-rank = 順位
cli-score-place = { $place }位
cli-won = { $names }の勝利です（{ $score }点）。
cli-won-tie-break = 同点決着により{ $names }の勝利です（{ $score }点）。
cli-won-shared = { $names }が勝利を分け合いました（{ $score }点）。

## 棋譜の再生

cli-replay-whole = 棋譜は正しく再生されました：記録{ $records }件、局面{ $position }
cli-replay-part = 記録{ $records }件のうち{ $ply }件までの局面：{ $position }
cli-replay-step = { $ply }/{ $records } — Enterで次へ、qで終わる：

## うまくいかなかったこと

cli-error-usage = { $message }。{ $command } --help をご覧ください。
cli-error-file = { $file }を読み書きできません：{ $reason }
cli-error-disk = これ以上書き込めません：{ $reason }
cli-error-unknown-seat = 席には「me」「me:名前」またはボットを指定します。「{ $seat }」は使えません。強さ：{ $levels }　登場者：{ $beasts }　その他：{ $others }　くわしくは demesne bots
cli-error-too-many-names = 席は{ $seats }つですが、名前が{ $names }つあります。
cli-error-name = { $name }はプレイヤーの名前にできません。{ $most }文字以内で、最後に括弧を付けないでください。
cli-error-same-name = { $name }という名前のプレイヤーが2人います。別々の名前を付けてください。
cli-error-no-input = --no-input ではすべての席をボットにします。例：--seats fair,fair
cli-error-option = オプションは「名前=値」と書きます。「{ $option }」は使えません。
cli-error-nothing-left = 再開できるゲームはありません。demesne play で始められます。
cli-error-other-seats = このゲームの席は{ $seats }つです。{ $given }つではありません。
cli-error-to = 棋譜の記録は{ $records }件です。--to { $to } はその中にありません。

## ゲームについて

cli-games-option = --option { $name }={ $first }（通常）または { $others }
cli-games-guessed = 復元した表（--components で実物の値に置き換えられます）：{ $tables }
cli-rules-file = 裁定：
cli-rules-clochemerle =
    手番ごとに共有の場からダイスを2個取る。黒ダイスは時間2。コイン1枚で目を1つ変え、村の広場のマーカー1個で好きな目にする。その合計で、場の黒い旗を1つ、または自分の村の同じ数の白い旗をいくつでも、または「?」の旗で村長を1歩進める。

    黒い旗はカードを加える。工房は資源を、畑はコインを生み、議会室、教会と修道士、旅行カード、買物客は名声点になる。村の各区画は、その村人が生きている間だけ働く。物語点は古木に置かれ、村長が村役場に運ぶまでネズミに半分食べられることがある。

    時間は10の雲を回り、橋を越えるとその手番の終わりに村人が1人死去し、年代記か共同墓地に入り、ネズミが走る。学校の生徒は空いた職に就ける。ラウンドの終わりに棺が十分に埋まっていれば、名声点で勝敗が決まる。
cli-rules-feudum =
    毎ラウンド、11枚のカードから4枚を秘密に選び、1枚ずつ使います。6種類の人物のコマを移住させ、道や水や空を移動し、領主、臣下、農奴として影響を及ぼし、場所を封土まで改良し、勅令を探索し、収穫、課税、征服、防御、反復を行い、ギルドで働きます。その後、コマに食料かワインを与えます。

    6つのギルドは農民、商人、錬金術師、騎士、貴族、修道士の輪です。取引は誰でもでき、職人は前のギルドから引き込み、親方は次のギルドへ送り出します。コマ、封土、場所が与える星で地位が決まります。

    地域タイルが十分に減ると新しい時代が始まり、ギルドの席、景観、活動地域が得点になり、軍役を果たさない家臣は点を失います。時代Vの後、旅、帝国、シリング、印章を付けた特許状を数えます。命令書は手番でなくても使え、地域タイルはいつでも商品に替えられます（「ほか」と入力）。
cli-rules-mil =
    各一族には、領地、兵士、城、跡継ぎを持つ騎士が4人までいます。順番に騎士1人でアクションを1つ行います：収穫、徴募、一族を広げる、権力の場へ行く。収穫、徴募、ダイスの砂時計で騎士は時間トークンを1つ受け取り、4つ目で死にます。跡継ぎがいればすべてを受け継ぎます。いなければ一族は4点を失い、領地、城、兵士のどれかが残る列は一族に残り、何もない列は失われます。

    騎士が出そろうと、貢納、最多の判定、そして左から順に権力の場を解決します。修道院では令嬢が修道院に入り、宮廷で家臣、市場で城、戦争で領地、聖職で特権、十字軍で影響力を得ます。持参金、戦い、大聖堂は、手に握ったキューブで決まります。持参金で勝った一族からは令嬢が1人嫁ぎます。そして冬が来ます。

    5ラウンドのあと、得点トラック、布と金属・影響力・特権の最多、金貨2枚の組を数えます。家に残った令嬢は失点です。
cli-rules-village =
    手番では、7つのアクションスペースのどれかからコマを1個取り、そこのアクションを行います（行わなくてもかまいません）。収穫、子孫、職人、市場、旅行、議会、教会です。井戸では、同じ色のコマ3個で好きなアクションを行えます。

    何をするにも時間がかかります。マーカーが橋を越えるたびに、手番の終わりに（市場の間ならすぐに）、一番古い世代の家族が1人死去します。働いていた場所の区分に空きがあれば村の歴史に名を残し、なければ共同墓地に葬られます。コマがなくなるとミサです。黒い袋から4人が出て、小麦袋を払えば窓を左へ進み、教会の家族が最多の人が得点します。

    村の歴史か共同墓地が埋まると、ほかの全員が最後の手番を行います。市場でほかの人の家族が死去して埋まったなら、全員が行います。最後のミサのあと最終決算です。得点：得点トラック、訪れた都市、議会、教会、村の歴史、買物客、コイン。

## ヴィレッジの盤面

cli-village-title = ヴィレッジ
cli-village-round =
    第{ $round }ラウンド、残りコマ{ $cubes }個、{ $masses ->
        [0] ミサはまだ
       *[other] ミサ{ $masses }回
    }
cli-village-first = スタートプレイヤー
cli-village-turn = 手番
cli-village-next-first = 次のスタートプレイヤー
cli-village-end-brought = { $name }が終了条件を満たした

cli-village-letter-orange = 橙
cli-village-letter-green = 緑
cli-village-letter-brown = 茶
cli-village-letter-pink = 桃
cli-village-letter-plague = 疫
cli-village-colour-orange = オレンジ
cli-village-colour-green = 緑
cli-village-colour-brown = 茶色
cli-village-colour-pink = ピンク
cli-village-colour-plague = 疫病
cli-village-plague-price = （時間{ $time }）
cli-village-well-coins = { $count }コイン
cli-village-time = 時間{ $count }
cli-village-grain = 小麦袋{ $count }
cli-village-good-scroll = 巻物
cli-village-good-horse = 馬
cli-village-good-plough = 鋤
cli-village-good-ox = 牛
cli-village-good-wagon = 荷車
cli-village-no-goods = 品物なし

cli-village-space-harvest = 収穫
cli-village-space-family = 子孫
cli-village-space-crafts = 職人
cli-village-space-market = 市場
cli-village-space-travel = 旅行
cli-village-space-council = 議会
cli-village-space-church = 教会
cli-village-area-spaces = コマ
cli-village-area-workshops = 職人
cli-village-area-market = 市場
cli-village-area-queue = 列
cli-village-area-travel = 旅行
cli-village-area-council = 議会
cli-village-area-church = 教会
cli-village-area-chronicle = 歴史
cli-village-area-well = 井戸
cli-village-graves = 共同墓地
cli-village-section-council = 議会
cli-village-section-crafts = 職人
cli-village-section-travel = 旅行
cli-village-section-church = 教会
cli-village-section-farm = 農場

cli-village-at-unborn = 未誕生
cli-village-at-farm = 農場
cli-village-at-wainwright = 荷車工房
cli-village-at-stables = 家畜小屋
cli-village-at-library = 図書館
cli-village-at-smithy = 鍛冶場
cli-village-at-city-a = 都市A
cli-village-at-city-b = 都市B
cli-village-at-city-c = 都市C
cli-village-at-city-d = 都市D
cli-village-at-city-e = 都市E
cli-village-at-city-f = 都市F
cli-village-at-council-1 = 議会1
cli-village-at-council-2 = 議会2
cli-village-at-council-3 = 議会3
cli-village-at-council-4 = 議会4
cli-village-at-church-1 = 窓1
cli-village-at-church-2 = 窓2
cli-village-at-church-3 = 窓3
cli-village-at-church-4 = 窓4
cli-village-at-bag = 黒い袋
cli-village-at-chronicle-council = 村の歴史
cli-village-at-chronicle-crafts = 村の歴史
cli-village-at-chronicle-travel = 村の歴史
cli-village-at-chronicle-church = 村の歴史
cli-village-at-chronicle-farm = 村の歴史
cli-village-at-grave = 共同墓地
cli-village-at-removed = ゲーム外

cli-village-grain-short = 小麦袋
cli-village-coins-short = コイン
cli-village-served = 買物客{ $count }人
cli-village-to-bridge = 橋まで{ $count }
cli-village-pile = 残り{ $count }人
cli-village-monks = 修道士{ $count }人
cli-village-no-customers = 誰もいない

cli-village-harvest-by-hand = 人手だけ：小麦袋{ $count }
cli-village-harvest-with-horse = 馬と鋤：小麦袋{ $count }
cli-village-harvest-with-ox = 牛と鋤：小麦袋{ $count }
cli-village-family-help = 誕生、または呼び戻し
cli-village-well = 同じ色{ $count }個で好きなアクション
cli-village-craft-price = 修業{ $train }、製作{ $make }、購入
cli-village-mill = 製粉所
cli-village-mill-price = 時間{ $time }、小麦袋{ $grain }
cli-village-sale-free = 市場を開いた人の最初の販売：無料
cli-village-sale-price = ほかの販売：
cli-village-road-price = 道：{ $price }、⌂＝村
cli-village-road = 時間{ $time }、荷車{ $wagons }
cli-village-reward-prestige = { $count }点
cli-village-reward-cubes = コマ{ $count }個
cli-village-reward-coins = { $count }コイン
cli-village-privilege-1 = 次ラウンドを始める
cli-village-privilege-2 = コマ{ $cubes }個
cli-village-privilege-3 = 品物1つ
cli-village-privilege-4 = { $coins }コインで{ $prestige }点
cli-village-council-price = レベルごとに
cli-village-or = か
cli-village-area-scoring = 得点
cli-village-scoring-cities = 訪れた都市：{ $points }
cli-village-scoring-chronicle = 村の歴史の人数：{ $points }
cli-village-scoring-majority = ミサ：教会の最多 { $points }点
cli-village-scoring-pull = ミサ：袋から出す { $coins }コイン

## MIL 1049の盤面

cli-mil-title = MIL 1049
cli-mil-turn = { $turn }/{ $turns }ラウンド、{ $phase }
cli-mil-phase-setup = 準備
cli-mil-phase-actions = アクション
cli-mil-phase-tribute = 貢納
cli-mil-phase-politics = 政治フェイズ
cli-mil-phase-spheres = 権力の場
cli-mil-phase-winter = 冬
cli-mil-phase-over = 終了
cli-mil-first = スタートプレイヤー
cli-mil-asked = 回答待ち
cli-mil-offer-dowry = 持参金
cli-mil-offer-battle = 戦い
cli-mil-offer-cathedral = 大聖堂
cli-mil-thinking = 未提出
cli-mil-sealed = 提出済み
cli-mil-expert-time-is-money = 上級：時は金なり
cli-mil-expert-pope = 上級：教皇の呼びかけ
cli-mil-expert-kings-pleasure = 上級：王の喜び

cli-mil-letter-food = 食
cli-mil-letter-fabric = 布
cli-mil-letter-metal = 金属
cli-mil-letter-influence = 影
cli-mil-letter-gold = 金
cli-mil-land-cereal = 穀物畑
cli-mil-land-fishing = 漁場
cli-mil-land-cloth = 織物村
cli-mil-land-mine = 鉱山
cli-mil-land-quarry = 採石場
cli-mil-defence = 防{ $count }
cli-mil-below = 下{ $count }枚
cli-mil-pile-empty = なし

cli-mil-sphere-monastery = 修道院
cli-mil-sphere-court = 宮廷
cli-mil-sphere-market = 市場
cli-mil-sphere-war = 戦争
cli-mil-sphere-clergy = 聖職
cli-mil-sphere-crusades = 十字軍
cli-mil-area-spheres = 権力の場
cli-mil-area-lands = 空き領地
cli-mil-area-below = 裏向き
cli-mil-area-realm = 王国
cli-mil-area-battle = 戦い
cli-mil-area-actions = アクション
cli-mil-area-rates = 交換
cli-mil-area-land-sorts = 領地
cli-mil-area-scoring = 得点
cli-mil-kings-soldiers = 王の兵士
cli-mil-archbishop = 大司教
cli-mil-conquest = 征服した領地
cli-mil-against = 対
cli-mil-for = 目標
cli-mil-attackers-help = 攻撃側の加勢
cli-mil-targets-help = 防御側の加勢

cli-mil-heir = 跡継ぎ
cli-mil-no-heir = 跡継ぎなし
cli-mil-soldiers = 兵士{ $count }
cli-mil-castle = 城
cli-mil-landless = 領地なし
cli-mil-vassal-of = 主君
cli-mil-no-knights = 騎士なし
cli-mil-points = { $count }点
cli-mil-damsels = 令嬢{ $count }
cli-mil-privileges = 特権{ $count }
cli-mil-tokens = トークン残{ $count }
cli-mil-placed = 配置済み

cli-mil-veil = 令嬢が修道院に入る
cli-mil-veil-more = 2人目から特権{ $count }つ
cli-mil-or-vassal = または家臣にする
cli-mil-vassal = 家臣{ $count }点、領地+{ $land }点
cli-mil-trade = 交換（最大{ $count }個）または
cli-mil-auction = 城（{ $count }点）競り
cli-mil-strength = 兵士{ $soldier }・城{ $castle }・キューブ1
cli-mil-land-points = 領地の得失{ $count }点
cli-mil-cathedral = 大聖堂：最多{ $count }点
cli-mil-grants = 特権{ $count }か女子修道院長
cli-mil-no-winter = 冬も安全
cli-mil-most = 最多：{ $points }、
cli-mil-most-court = スタートプレイヤー、
cli-mil-or = か
cli-mil-do-harvest = 収穫：時間トークン1
cli-mil-do-recruit = 徴募：時間トークン1と
cli-mil-do-recruit-many = 兵士{ $count }人からはさらに
cli-mil-do-grow = 一族を広げる：ダイスを好きなだけ振る
cli-mil-do-bastard = 庶子の認知：
cli-mil-do-enter = ○や×のマスに入る：
cli-mil-score-lands = 領地の得失：{ $count }（主君も）
cli-mil-score-marriage = 令嬢の結婚：{ $count }
cli-mil-score-death = 跡継ぎなしの死：−{ $count }
cli-mil-score-goods = 最後：布と金属の最多{ $count }
cli-mil-score-influence = 最後：影響力の最多{ $count }
cli-mil-score-privileges = 最後：特権の最多{ $count }
cli-mil-score-gold = 最後：金貨2枚につき{ $count }
cli-mil-score-damsels = 最後：残った令嬢−{ $count }（最多は−{ $most }）

cli-mil-act-harvest = 収穫
cli-mil-act-recruit = 徴募
cli-mil-act-grow = 一族
cli-mil-act-place = 配置
cli-mil-act-pass = パス
cli-mil-pass-means = 黒いトークンを置く
cli-mil-go-there = 行く
cli-mil-space = マス{ $number }
cli-mil-pay = （有料）
cli-mil-with-token = 一族トークン

## ヘルプ

cli-help = ヴィレッジなど中世のボードゲームを、ルールどおりに端末で遊びます。
cli-epilog = まずは：demesne play
cli-examples = 例
cli-help-play = ボットを相手に、または1つのキーボードで友だちと遊びます。
cli-examples-play =
    demesne play                                    あなた対ふつうのボット2人
    demesne play --seats me,fair,tibert             ふつうのボットと、ねこのティベール
    demesne play --seats me,strong --lang fr
    demesne play --seats me:Ada,me:Bob              2人で1つのキーボード
    demesne play --seed 7 --option start=random
    demesne play --seats fierce,fair --no-input     ボット同士の観戦
cli-help-resume = 途中のゲームを再開します。ファイルを省くと最新のもの。
cli-examples-resume =
    demesne resume
    demesne resume --list
    demesne resume village.log --seats me,strong
cli-help-replay = 棋譜を検証し、その途中の盤面を表示します。
cli-examples-replay =
    demesne replay village.log
    demesne replay village.log --to 120 --lang ja
    demesne replay village.log --step
    demesne replay cut-off.log --partial --json
cli-help-export = 途中までの棋譜、またはその局面をJSONで書き出します。
cli-examples-export =
    demesne export village.log --to 120 -o opening.log
    demesne export village.log --to 120 --format json
cli-help-serve = ブラウザーで卓を開き、友だちやボットと遊びます。
cli-examples-serve =
    demesne serve
    demesne serve --port 8050 --no-open
    demesne serve --host 0.0.0.0 --allow-host games.example.org
cli-help-bots = 相手になるボットの強さと登場者を紹介します。
cli-examples-bots =
    demesne bots
    demesne bots village          このゲームでの好み
    demesne play --seats me,fair,tibert
cli-bots-beast = { $name }（{ $kind }）
cli-bots-others = ほかに比較用：{ $bots }
cli-bots-foreign = ほかのパッケージから：{ $bots }
cli-help-games = 遊べるゲーム、人数、オプションの一覧。
cli-examples-games =
    demesne games
    demesne games --json
cli-help-rules = ゲームの概要、コスト、そしてルールブックにない点の裁定。
cli-examples-rules =
    demesne rules village
    demesne rules village --lang ja
cli-help-perft = 先の選択の数を数え、ルールの実装を比べます。
cli-examples-perft =
    demesne perft village --depth 3
    demesne perft village --depth 2 --divide
    demesne perft village --depth 3 --json
cli-help-fuzz = 無作為なゲームを大量に行い、常に成り立つべきことを確かめます。
cli-examples-fuzz =
    demesne fuzz village --games 1000
    demesne fuzz village --games 20000 --seats all
    demesne fuzz village --games 200 --seats 2 --json
cli-help-bench = 速さを測ります。
cli-examples-bench =
    demesne bench
    demesne bench village --games 500 --seats 2,4
    demesne bench --json

cli-help-tune = 対戦させて、そのレベルに最も合う考え方を探します。
cli-examples-tune =
    demesne tune village
    demesne tune mil --level fierce --games 400 --seats 3
    demesne tune feudum --option mode=advanced --output levels.toml
cli-option-level = 調整するレベル：strong または fierce。
cli-option-rounds = より良いプランに入れ替える回数の上限。
cli-option-kept = 対局をすべてこのファイルに残し、続きから再開します。省くと tune-GAME.jsonl。
cli-tune-playing = プラン { $plans } 種、各 { $games } 局
cli-tune-title = 各回の最良プランと、その前のプランとの対戦（{ $seats } 人）
cli-tune-plan = プラン
cli-tune-games = 局数
cli-tune-won = 勝率
cli-tune-interval = 95 % 区間
cli-tune-stopped = 中断しました。対局は { $file } に残っています。同じコマンドで続きから再開できます。
cli-tune-error-games = 少なくとも 1 回、1 局が必要です。
cli-tune-error-greedy = { $game } の { $level } は先読みをしないので、調整するものがありません。strong など、先読みをするレベルを選んでください。

cli-option-game = ゲーム。省くと village。
cli-option-file = 棋譜のファイル。
cli-option-lang = en、fr、ja のどれか。 省くとシステムの言語。
cli-option-seats = 席順をコンマで区切って指定：me、me:名前、 強さ（gentle、fair、strong、fierce）、 登場者（tibert、reynard など。 demesne bots を参照）。
cli-option-names = 席順の名前をコンマで区切る。
cli-option-seed = 同じコマと買物客をもう一度引く。
cli-option-option = 準備の仕方。例：start=random。 何度でも指定できる。
cli-option-components = 実物の箱の値を書いたファイル。
cli-option-no-input = 何も尋ねない。ボットだけ。
cli-option-listed = 再開できるゲームの一覧。
cli-option-to = この件数の記録で止める。
cli-option-step = 1手ずつ。Enterで次へ。
cli-option-partial = 途中で切れた棋譜も受け付ける。
cli-option-as-json = プログラム用に、標準出力へJSONを1つだけ出す。
cli-option-kind = text（棋譜）または json（局面）。
cli-option-out = このファイルに書く。
cli-option-seat-count = プレイヤーの人数。
cli-option-count = 行うゲームの数。
cli-option-jobs = 使うプロセッサの数。省くとすべて。
cli-option-crashes = 決まりを破ったゲームの保存先。
cli-option-crash = 代わりに、保存したゲームをもう一度行う。
cli-option-depth = 何手先まで数えるか。
cli-option-divide = 最初の選択ごとの数も表示する。
cli-option-position = export が書いたこの局面から数える。
cli-option-version = バージョンと、コンパイルされているか。
cli-option-host = 待ち受けるアドレス。 0.0.0.0 なら他の機械も入れる。
cli-option-port = 待ち受けるポート。
cli-option-data = 卓とゲームのフォルダー。 省くと自分のデータ用。
cli-option-browser = ブラウザーでページを開く。
cli-option-allow-host = サーバーに接続できる名前。 何度でも指定できる。
cli-option-synchronous = FULL なら停電でも 失われない。 ただし遅い。
cli-option-help = この説明を表示する。

# サーバーの運用
cli-help-backup = 動作中のサーバーのデータベースをファイルに写し、写しを確かめます。
cli-help-restore = バックアップをサーバーのデータベースに戻します。サーバーは止めておいてください。
cli-help-doctor = サーバーのデータのどこが悪いか、どうすればよいかを言います。
cli-help-keys = 次の起動から新しい鍵でクッキーに署名します。サーバーは止めておいてください。
cli-examples-backup = demesne backup tables-monday.sqlite3
cli-examples-restore = demesne restore tables-monday.sqlite3
cli-examples-doctor = demesne doctor --data /var/lib/demesne
cli-examples-keys = demesne keys
cli-option-copy = バックアップのファイル。
cli-option-only = 古い鍵をすべて忘れます。全員が新しいゲストになります。
cli-option-proxy = 別のマシンにある プロキシのアドレス。
cli-option-metrics-port = Prometheus 用の 数値を出すポート。 このマシン専用。
cli-option-bot-workers = つよい・てごわい ボットが 考えるための プロセスの数 （既定は プロセッサ数より 1つ少なく、 最大4）。
cli-backup-done = { $file } に { $tables } 卓を写し、確かめました。
cli-restore-done = データベースは { $file } のもの（{ $tables } 卓）になりました。
cli-restore-old = 前のデータベースは { $file } にあります。よければ消してください。
cli-keys-done = 新しい鍵ができました。{ $keys } 個の鍵のクッキーが有効で、持ち主が来るたびに新しくなります。
cli-keys-only = 新しい鍵ができました。ほかの鍵は無効で、全員が新しいゲストになります。
cli-doctor-title = { $folder } のデータ：
cli-doctor-good = ［良］
cli-doctor-warning = ［注意］
cli-doctor-bad = ［異常］
cli-doctor-well = 悪いところはありません。
cli-doctor-unwell = 悪いところがあります。上をご覧ください。
cli-doctor-no-folder = フォルダー { $folder } はまだありません。サーバーの最初の起動で作られます。
cli-doctor-folder-open = ほかの利用者が { $folder } を見られます。閉じてください：chmod 700 { $folder }
cli-doctor-folder-shut = { $file } の中を見られません：{ $error }。サーバーを動かしているユーザーで実行してください：sudo -u demesne demesne doctor
cli-doctor-files-open = ほかの利用者が { $files } を読めます。データのフォルダーで chmod 600 を使って閉じてください。
cli-doctor-database-gone = データベースがあったはずの { $file } が、ないか空です。demesne restore で戻すか、{ $mark } を消して新しく始めてください。
cli-doctor-no-database = { $folder } にはまだデータベースがありません。サーバーの最初の起動で作られます。
cli-doctor-disk-full = ディスクの空きが { $megabytes } MB しかありません。空けないと何も保存できません。
cli-doctor-running = いまサーバーがこのフォルダーを使っています。
cli-doctor-no-page = ページがまだ作られていません。python3 dev.py serve で作られます。
cli-doctor-few-handles = システムが開けるファイルは最大 { $handles } 個ですが、接続は { $wanted } まで許されています。上限を上げてください（systemd の LimitNOFILE または ulimit -n）。
cli-doctor-database-damaged = データベースが壊れています：{ $error }。サーバーを止め、demesne restore でバックアップを戻してください。
cli-doctor-keys-gone = Cookieに署名する鍵など、サーバー自身の記録が失われています。サーバーを止め、demesne restore でバックアップを戻してください。
cli-doctor-database-newer = データベースは版 { $version } ですが、この Demesne が知るのは { $known } までです。Demesne を更新してください。
cli-doctor-database-older = データベースは版 { $version } です。次の起動で版 { $known } になります。先にバックアップを取ってください。
cli-doctor-table-unreadable = 卓 { $table } が読めません（{ $error }）。サーバーはこれをよけておき、ほかの人は遊べます。古いバックアップには残っているかもしれません。
cli-doctor-pushes-unreadable = 手番の通知先のうち{ $count }件が読めません。該当する人が通知をもう一度オンにすれば直ります。
cli-doctor-old-rules = 古いルールで始まったゲームが { $count } あります。読むことも、そこから新しい卓で続けることもできます。
cli-doctor-tables = { $tables } 卓、ゲスト { $guests } 人。

## クロシュメルルの盤

cli-clochemerle-title = クロシュメルル
cli-clochemerle-round = ラウンド{ $round }
cli-clochemerle-dead = 死者{ $dead }/{ $end }
cli-clochemerle-first = スタートプレイヤー
cli-clochemerle-white = 白
cli-clochemerle-black = 黒
cli-clochemerle-hand-taken = 今ラウンドは取られた
cli-clochemerle-to-come = 残り{ $count }枚
cli-clochemerle-graves = 共同墓地
cli-clochemerle-rat = ネズミ：襲来まで{ $steps }マス
cli-clochemerle-points = { $points }点
cli-clochemerle-time = 雲{ $time }、橋まで{ $left }
cli-clochemerle-tree = 古木{ $story }
cli-clochemerle-hall = 役場{ $story }
cli-clochemerle-chief-hall = 村長：役場
cli-clochemerle-chief-coin = 村長：コイン
cli-clochemerle-chief-story = 村長：物語
cli-clochemerle-pupil-left = 生徒（左）
cli-clochemerle-pupil-right = 生徒（右）
cli-clochemerle-windows = 窓{ $count }
cli-clochemerle-fields = 畑{ $count }（鋤{ $ploughs }）
cli-clochemerle-toll = 通行料{ $toll }
cli-clochemerle-served = 販売済み{ $count }
cli-clochemerle-labourers = 日雇い{ $count }
cli-clochemerle-short-coin = c
cli-clochemerle-short-marker = m
cli-clochemerle-short-time = t
cli-clochemerle-area-dice = ダイス
cli-clochemerle-area-sums = 合計
cli-clochemerle-area-hand = 手
cli-clochemerle-area-steward = 執事
cli-clochemerle-area-church = 教会
cli-clochemerle-area-monks = 修道士
cli-clochemerle-area-council = 議会
cli-clochemerle-area-fields = 畑
cli-clochemerle-area-travel = 旅行
cli-clochemerle-area-workshops = 工房
cli-clochemerle-area-chronicle = 年代記
cli-clochemerle-card-banner = 旗
cli-clochemerle-card-values = 合計
cli-clochemerle-card-black = 黒い面
cli-clochemerle-card-white = 白い面
cli-clochemerle-card-worth = 名声点
cli-clochemerle-card-windows = 窓1～6

## フューダムの盤面

cli-feudum-title = フューダム
cli-feudum-round = ラウンド{ $round }、時代{ $epoch }
cli-feudum-coming = 時代{ $epoch }まで{ $showing }/{ $needed }山
cli-feudum-first = スタートプレイヤー
cli-feudum-asked = 手番
cli-feudum-mode-basic = 基本ゲーム
cli-feudum-mode-advanced = 上級ゲーム
cli-feudum-letter-saltpeter = 硝
cli-feudum-letter-sulfur = 硫
cli-feudum-letter-iron = 鉄
cli-feudum-letter-wood = 木
cli-feudum-letter-food = 食
cli-feudum-role-farmer = 農
cli-feudum-role-merchant = 商
cli-feudum-role-alchemist = 錬
cli-feudum-role-knight = 騎
cli-feudum-role-noble = 貴
cli-feudum-role-monk = 修
cli-feudum-adrift = （無人）
cli-feudum-in-supply = （手元）
cli-feudum-waiting = 席なし
cli-feudum-untamed = （野生）
cli-feudum-ghost = 幽霊
cli-feudum-barn = 納屋{ $count }/{ $most }
cli-feudum-hens = 鶏
cli-feudum-rosary = ロザリオ
cli-feudum-purse = 財布{ $count }s
cli-feudum-coffer = 金庫{ $count }s
cli-feudum-ferries-open = 乗り物なし：渡し船あり
cli-feudum-ferries-closed = （渡し船なし）
cli-feudum-area-supply = 共通の供給
cli-feudum-feudums = 封土
cli-feudum-bag = 袋
cli-feudum-shillings = { $count }s
cli-feudum-markers = マーカー{ $count }個
cli-feudum-seals = 印章{ $count }個
cli-feudum-beads = 珠{ $values }
cli-feudum-writs = 勅令{ $count }枚
cli-feudum-tiles = 地域タイル{ $count }枚
cli-feudum-own-writs = 勅令：
cli-feudum-own-tiles = 地域タイル：
cli-feudum-charter = （{ $points }点）
cli-feudum-barrel = ワイン樽{ $count }/{ $most }
cli-feudum-discs = 空きディスク{ $count }枚
cli-feudum-pawns-home = 手元のコマ{ $count }個
cli-feudum-voyage = 大いなる旅{ $space }/{ $most }
cli-feudum-military = 軍役{ $count }/{ $most }
cli-feudum-slain = 怪物を倒した
cli-feudum-dawn = 次の時代で{ $points }点
cli-feudum-disloyalty = 不忠−{ $points }
cli-feudum-points = { $points }→{ $whole }
cli-feudum-hand = 手札：
cli-feudum-cards-left = 手札{ $count }枚
cli-feudum-played = 使用済み：
cli-feudum-bonus-saltpeter = 硝石：5枚目のカード
cli-feudum-bonus-sulfur = 硫黄：連続アクション
cli-feudum-stop = ここまで
cli-feudum-bin = 棚{ $number }
cli-feudum-else-deploy = 乗り物を出す
cli-feudum-else-play-mandate = 命令書を使う
cli-feudum-else-discard-writ = 勅令を戻す
cli-feudum-else-take-seal = 庇護の印章を取る
cli-feudum-else-exchange-tile = 地域タイルを替える

cli-feudum-area-cards = カード
cli-feudum-area-combat = 征服と防御
cli-feudum-area-routes = 経路
cli-feudum-area-dawn = 新しい時代
cli-feudum-area-charters = 特許状
cli-feudum-area-end = ゲーム終了
cli-feudum-a-seal = 印章
cli-feudum-card-stars = 星：このギルドの自分のコマと封土。どちらかがあれば{ $place }1つにつきさらに{ $count }
cli-feudum-card-function = { $name }（{ $points }点）
cli-feudum-card-farmer-trade = 農場1つの商品をすべて納屋へ。2個ごとに食料か1s
cli-feudum-card-farmer-pull = ロザリオの珠1個を鶏へ。鶏の合計が{ $sum }以上
cli-feudum-card-farmer-push = 商品{ $count }個を商人へ。完成した行か列。財布を分ける
cli-feudum-card-merchant-trade = 商品を{ $most }個まで、表示の値段で
cli-feudum-card-merchant-pull = 納屋から商品{ $pull }個。行か列を1つ完成
cli-feudum-card-merchant-push = 商品{ $count }個を錬金術師へ。満杯にした荷車
cli-feudum-card-alchemist-trade = 乗り物1つを{ $price }sで
cli-feudum-card-alchemist-pull = 商人から商品{ $pull }個。荷車を1台満杯に
cli-feudum-card-alchemist-push = 発明を1～{ $count }つ
cli-feudum-card-knight-trade = 自分の列のマーカーすべてを{ $price }sで
cli-feudum-card-knight-pull = 錬金術師の商品で発明を1つ
cli-feudum-card-knight-push = 色の違うマーカー1～{ $count }個を印章に。完成した巻物の行か列
cli-feudum-card-noble-trade = 印章を{ $most }個まで、1個{ $price }sで
cli-feudum-card-noble-pull = 色の違うマーカー{ $pull }個を印章に。行か列を1つ完成
cli-feudum-card-noble-push = 印章{ $count }個を珠に。ロザリオの合計{ $sums }
cli-feudum-card-monk-trade = 最小か最大の珠1個を{ $price }sで
cli-feudum-card-monk-pull = 印章1個を珠に。ロザリオの合計が{ $sum }以上
cli-feudum-card-monk-push = 珠1個を鶏へ。鶏の合計{ $sums }。金庫を分ける
cli-feudum-card-barrels = 火薬樽（1つ目～3つ目）：
cli-feudum-card-new-outpost = 前哨地
cli-feudum-card-new-farm = 農場
cli-feudum-card-new-town = 町
cli-feudum-card-new-feudum = 封土
cli-feudum-card-harvest = 収穫：商品{ $count }個。ほかの農場と封土1つにつき+1個、珠の分も加え、最大{ $most }個。役得を取る場合：
cli-feudum-card-tax = 課税：{ $count }s。ほかの町と封土1つにつき+1s
cli-feudum-card-explore = 探索：勅令を{ $count }枚引く。ほかの前哨地と封土1つにつき+1枚。1枚だけ残す
cli-feudum-card-ferry = 渡し船は{ $price }s。錬金術師のもとに乗り物がない間だけ使えます。
cli-feudum-combat-pawn = しらふのコマ：攻撃{ $attack }、防御{ $defence }
cli-feudum-combat-feudum = 封土{ $feudum }、その臣下{ $subject }、「防御」{ $card }
cli-feudum-combat-attack = 硝石{ $saltpeter }、弓か剣{ $free }（支払えば{ $paid }）、封土にいる自分の農奴{ $rebel }
cli-feudum-combat-points = 防御を上回れば勝ち：コマか怪物{ $pawn }点、封土{ $feudum }点
cli-feudum-dawn-stacks = その時代を示す山がこの数になると始まる：{ $stacks }
cli-feudum-dawn-seats = ギルドの席{ $points }点
cli-feudum-dawn-landscapes = 自分の景観{ $empty }点、資源があれば{ $full }点
cli-feudum-dawn-regions = 活動地域1～6で{ $points }点
cli-feudum-dawn-disloyalty = 家臣：ディスクのない軍役マス1つごとに−{ $points }点（IIは1マス目、IVは2マス目まで、Vは全部）
cli-feudum-dawn-goods = そのとき商品が1個ずつ届く場所：{ $places }
cli-feudum-end-voyage = 大いなる旅のマス：{ $points }
cli-feudum-end-empire = 場所{ $place }点、封土{ $feudum }点、同じもの3つで{ $set }点
cli-feudum-end-shillings = { $count }シリングごとに1点
cli-feudum-end-charters = 印章を付けた特許状

## 分析

cli-help-analyse = 終わったゲームについて、誰がいつ優勢だったか、何がより良かったか、各人の出来を示します。
cli-examples-analyse =
    demesne analyse game.log
    demesne analyse game.log --budget 128
    demesne analyse game.log --seat Ada --json
cli-help-calibrate = ボット同士のゲームから、リードが勝率でどれほどの値打ちかを調べます。
cli-examples-calibrate =
    demesne calibrate village --games 400
    demesne calibrate mil --games 400 --bots fair --write --docs docs
cli-option-budget = 各手番を試す回数。多いほど遅く、確かになります。
cli-option-seat = このプレイヤーの手番だけ（名前または番号）。
cli-option-players = 交代で座るボットの名前。カンマで区切ります。
cli-option-docs = 数字と図をこのフォルダーの win-chance.md に書く。
cli-option-write = 結果をゲームの levels.toml に残します。
cli-option-plot = 曲線をこの画像にも描きます。
cli-analyse-at-work = 手番を調べています
cli-analyse-stopped = 中断しました。{ $count }手番のうち{ $done }手番が済み、残してあります。同じコマンドでそこから続きます。
cli-analyse-budget = 予算は2以上です（{ $budget }は不可）。半分で選び、半分で測ります。
cli-analyse-no-seat = { $seat }という人はいません。プレイヤーは{ $names }。1からの番号でも指定できます。
cli-analyse-no-file = { $file }に書けません：{ $reason }。分析は記録の隣に残されます。記録を自分のフォルダーに写してください。
cli-analyse-title = { $name }の分析：選択のあった{ $count }手番
cli-analyse-how = 各手番を、最大{ $arms }通りの他の手と並べて{ $tries }回試しました。
cli-analyse-chances = 勝率の動き（最初の手番から終わりまで）
cli-analyse-moments = 分かれ目
cli-analyse-no-moments = なし。5%以上を失った手番も、好手もありませんでした。
cli-analyse-move = 手番{ $move }（記録{ $ply }）
cli-analyse-slip = 緩手、{ $by }
cli-analyse-blunder = 悪手、{ $by }
cli-analyse-find = 好手、{ $by }
cli-analyse-played = 実際：{ $turn }
cli-analyse-better = より良い手：{ $turn }
cli-analyse-worth = { $points }点の差、勝率は{ $chance }ではなく{ $better }
cli-analyse-chance = 勝率は{ $chance }ではなく{ $better }
cli-analyse-accuracy = 各人の出来
cli-analyse-marks = { $turns }手番、緩手{ $slip }、悪手{ $blunder }、好手{ $find }
cli-analyse-accuracy-means = 100%は毎回最善の選択です。勝率を{ $little }%失う手番は78、{ $much }%は47と数えます。

cli-help-uses = ボット同士の対戦で、どの選択肢がどれだけ使われるかを示します。
cli-examples-uses =
    demesne uses mil
    demesne uses village --games 200 --seats 4 --bot fair
    demesne uses feudum --option mode=advanced --markdown
cli-option-markdown = 文書用に、表をMarkdownで書き出します。
cli-uses-title = { $game }：1人1ゲームあたりの選択回数（{ $bot }、{ $games }ゲーム、{ $seats }人）
cli-uses-question = 質問
cli-uses-line = 選択肢
cli-uses-used = 1人1ゲームあたり
cli-uses-share = 選べたときの割合
cli-uses-scores = 平均得点{ $score }、勝者の平均{ $winner }。
cli-uses-error-games = 数えるには1ゲーム以上が必要です。

cli-help-fit = ボットの対戦結果から、評価の各項目の重みを求めます。
cli-examples-fit =
    demesne fit mil
    demesne fit village --games 400 --bot fair --duels 300
    demesne fit clochemerle --output levels.toml
cli-option-duels = 新しい重みが古い重みと対戦するゲーム数。
cli-fit-playing = 学ぶためのゲーム
cli-fit-judging = 新旧の対戦
cli-fit-title = リードと最終点差の相関（学習に使わなかった{ $positions }局面）
cli-fit-phase = ゲームの時期
cli-fit-before = 前
cli-fit-after = 後
cli-fit-early = 序盤
cli-fit-middle = 中盤
cli-fit-late = 終盤
cli-fit-won = 新しい重みの1人は{ $games }ゲームの{ $rate }に勝ちました（95 %区間：{ $low }～{ $high }）。均等なら{ $fair }です。
cli-fit-error-games = 学ぶには4ゲーム以上が必要で、対戦の数は0以上でなければなりません。
