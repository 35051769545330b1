### クロシュメルルのレッスンで先生が話す言葉。

clochemerle-1-village = これがあなたの村。村人は5人です。
clochemerle-1-village-title = あなたの村
clochemerle-1-village-why = 修道院長、議員、旅人、職人、商人。それぞれが1種類のカードを加え、働かせます。カードを1枚ずつ加えて村を育てると、得点になります。

clochemerle-1-first = 白の5を取りましょう。
clochemerle-1-first-title = 1個目のダイス
clochemerle-1-first-why = 手番では、真ん中のダイスを2個取ります。白は無料です。黒は1個につきすぐに時間2を使います。
clochemerle-1-first-waits = 白の5を取るのを待っています。

clochemerle-1-second = 白の1も取ると、合計は6です。
clochemerle-1-second-title = 2個目のダイス
clochemerle-1-second-why = 使うのは合計だけです。取ったダイスはほかの人には使えません。相手が欲しそうな目にも気をつけましょう。
clochemerle-1-second-waits = 白の1を取るのを待っています。

clochemerle-1-sum = コインを払わず、6にしましょう。
clochemerle-1-sum-title = 合計を決める
clochemerle-1-sum-why = コイン1枚でダイスの目を1つ変え、5や7にもできます。今は6がちょうどよいのです。
clochemerle-1-sum-waits = 6を選ぶのを待っています。

clochemerle-1-buy = 6のある工房を、どれか買いましょう。
clochemerle-1-buy-title = 工房を買う
clochemerle-1-buy-why = 合計と同じ数の黒い旗のカードを、示された時間で買えます。工房はすぐに資源を1つ作ります。資源は買物客や旅行に使います。
clochemerle-1-buy-waits = 工房を買うのを待っています。

clochemerle-1-white = 村のカードの白い旗は、働かせられます。
clochemerle-1-white-title = 白い旗
clochemerle-1-white-why = 合計が合えば、買う代わりに、その数の白い旗を1手番でいくつでも使えます。工房を使うには職人が生きている必要があります。

clochemerle-1-time = 時間を使い、マーカーが進みました。
clochemerle-1-time-title = 時間が過ぎる
clochemerle-1-time-why = 橋を越えると、手番の終わりに村人が1人死去します。誰かは自分で選びます。職ごとに早い者は年代記に記され、物語点を残します。

clochemerle-1-alone = この手番は自由にどうぞ。
clochemerle-1-alone-title = 自分だけの手番
clochemerle-1-alone-why = ダイス2個、合計1つ、行うことも1つ。合う数がなければ「?」の旗を。どの合計でも村長が1歩進み、コインをもたらします。

clochemerle-1-tree = 物語は古木に集まります。役場へ運びましょう。
clochemerle-1-tree-title = 物語点
clochemerle-1-tree-why = 古木の物語点は安全ではありません。村長が村役場に戻ると、すべて運び込まれ、名声点になります。

clochemerle-1-rat = 誰かが死ぬたびに、ネズミが走ります。
clochemerle-1-rat-title = ネズミ
clochemerle-1-rat-why = ダイスの目だけ進みます。端に着くと、全員が古木の物語点の半分を失います。棺が一定数埋まると、ゲームは終わります。

clochemerle-1-points = 名声点が多い人の勝ち。カードが得点です。
clochemerle-1-points-title = 何が得点になるか
clochemerle-1-points-why = 教会と窓、議会、畑、旅行、売った買物客、村役場の物語。最後にどれも得点になります。2つか3つに絞って伸ばしましょう。

clochemerle-1-end = お見事！もうクロシュメルルを遊べます。
clochemerle-1-end-why = まずダイスを、次に自分の旗を見ましょう。あとは遊びながらわかります。

## 覚えておきたいコマ

clochemerle-1-piece-villager = 村人
clochemerle-1-piece-villager-note = 1種類のカードを働かせる
clochemerle-1-piece-die = 白ダイス
clochemerle-1-piece-die-note = 無料で取れる
clochemerle-1-piece-black = 黒ダイス
clochemerle-1-piece-black-note = 時間2を使う
clochemerle-1-piece-banner = 黒い旗
clochemerle-1-piece-banner-note = その合計で買う
clochemerle-1-piece-white = 白い旗
clochemerle-1-piece-white-note = 自分のものを働かせる
clochemerle-1-piece-time = 時間
clochemerle-1-piece-time-note = 使いすぎると誰かが死ぬ
clochemerle-1-piece-story = 物語点
clochemerle-1-piece-story-note = 村役場でだけ安全
clochemerle-1-piece-rat = ネズミ
clochemerle-1-piece-rat-note = 古木の物語を半分食べる
clochemerle-1-piece-points = 名声点
clochemerle-1-piece-points-note = 多い人の勝ち
