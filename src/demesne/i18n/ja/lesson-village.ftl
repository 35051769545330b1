### ヴィレッジのレッスンで先生が話す言葉。

village-1-family = これがあなたの家族。大人は4人です。
village-1-family-title = 家族はここに住む
village-1-family-why = 家族は働き、旅をし、議会に座り、祈って、得点をもたらします。数字は世代で、1がいちばん年上です。

village-1-unborn = これから生まれる子が7人います。
village-1-unborn-title = まだ生まれていない7人
village-1-unborn-why = 「子孫」の手番で、次の1人が農場に来ます。年上の家族はいつか亡くなるので、子どもが必要です。

village-1-take = 職人のオレンジのコマを取りましょう。
village-1-take-title = コマを取る
village-1-take-why = 手番ではコマを1個取ります。置いてある場所で、できることが決まります。ここでは品物を作れます。コマは手元に残り、後の支払いに使えます。
village-1-take-waits = オレンジのコマを取るのを待っています。

village-1-work = 誰かを働きに出しましょう。建物は自由です。
village-1-work-title = 働きに出す
village-1-work-why = 修業した人はその建物に残り、後の手番でも品物を作れます。修業には時間がかかります。砂時計がその長さです。
village-1-work-waits = 誰かが修業に出るのを待っています。

village-1-make = すぐに品物を作らせましょう。
village-1-make-title = 初めての品物
village-1-make-why = 作るのにも時間がかかります。誰も働いていなくても、コマを払って品物を買うことができます。
village-1-make-waits = 品物を作るのを待っています。

village-1-time = 働いた分、マーカーが進みました。
village-1-time-title = 時間が過ぎる
village-1-time-why = 砂時計1つで、生涯の道を1歩進みます。橋を越えると、いちばん年上の世代から1人が亡くなります。誰かは自分で選びます。

village-1-good = 品物ができました。買う人がいます。
village-1-good-title = 品物の使いみち
village-1-good-why = 市場では、品物を売ると買物客が得点になります。荷車があれば旅に、巻物があれば議会に出られ、鋤があれば収穫が増えます。

village-1-alone = 次の手番は自由にどうぞ。
village-1-alone-title = 自分だけの手番
village-1-alone-why = 好きなコマを取り、その場所のアクションをしても、しなくてもかまいません。迷ったら収穫を。小麦袋はいつでも役に立ちます。

village-1-mass = コマがなくなると、ミサがあります。
village-1-mass-title = ラウンドの終わり
village-1-mass-why = 黒い袋から4人が出て教会に立ち、いちばん多い家族が得点します。その後コマが並べ直され、次のラウンドが始まります。

village-1-points = 得点が多い人の勝ち。村の歴史が大切です。
village-1-points-title = 何が得点になるか
village-1-points-why = 亡くなった人は、働いていた場所の欄に記されます。村の歴史に5人いれば12点です。議会、教会、旅、買物客、コインも得点になります。村の歴史か墓地が埋まると、ゲームは終わりに向かいます。

village-1-end = お見事！もうヴィレッジを遊べます。
village-1-end-why = コマを取り、何かをして、時間に気をつける。あとは遊びながらわかります。

## 覚えておきたいコマ

village-1-piece-member = 家族
village-1-piece-member-note = 1がいちばん年上
village-1-piece-cube = コマ
village-1-piece-cube-note = 手元に残り、後で払う
village-1-piece-time = 時間
village-1-piece-time-note = 働くのに使う。使いすぎると誰かが亡くなる
village-1-piece-good = 品物
village-1-piece-good-note = 売るか、使う
village-1-piece-points = 得点
village-1-piece-points-note = 多い人の勝ち
village-1-piece-book = 村の歴史
village-1-piece-book-note = 働いて亡くなった人を記す
