### MIL 1049のレッスンで先生が話す言葉。

mil-1-knights = あなたの騎士は2人。領地が1つずつあります。
mil-1-knights-title = あなたの騎士
mil-1-knights-why = 収穫も、徴募も、一族を広げるのも、権力の場へ行くのも、すべて騎士が行います。順番に、1回に1つずつアクションをします。

mil-1-harvest = 領地を1つ収穫しましょう。
mil-1-harvest-title = 収穫する
mil-1-harvest-why = 領地に描かれたキューブを得て、領地を裏返します。裏では別のものが採れます。支払いはすべてキューブで行います。
mil-1-harvest-waits = 収穫するのを待っています。

mil-1-older = 時間トークンを取ります。働くと年を取ります。
mil-1-older-title = 年を取る
mil-1-older-why = トークンは騎士に置きます。4つ目で騎士は死にます。取ったマスは空き、空きマスには無料で入れます。後で行きたい場所から取りましょう。

mil-1-cubes = キューブはついたての裏にあります。
mil-1-cubes-title = キューブの使いみち
mil-1-cubes-why = 質の低い順に、食料、布、金属、影響力、金貨です。見えるのは自分だけですが、数えていれば相手にもわかります。

mil-1-recruit = 今度は兵士を1人徴募しましょう。
mil-1-recruit-title = 徴募する
mil-1-recruit-why = 兵士は布1個と金属1個、それに時間がかかります。兵士は戦争に勝ち、家臣を作る力です。
mil-1-recruit-waits = 徴募するのを待っています。

mil-1-again = もう一度、時間トークンを取ります。
mil-1-again-title = ふたたび時間
mil-1-again-why = トークン2つで人生の半分です。跡継ぎがいればすべてを受け継ぎますが、いなければ騎士の死で4点を失います。

mil-1-place = 騎士を1人、権力の場へ送りましょう。
mil-1-place-title = 権力の場へ
mil-1-place-why = 宮廷、市場、戦争、聖職。そこにいる騎士は、この年の後半にその場で行動します。1人置いたら、ほかの騎士を置くかパスしかできません。
mil-1-place-waits = 騎士を送り出すのを待っています。

mil-1-court = 宮廷か市場、好きな方へ。
mil-1-court-title = 宮廷か市場か
mil-1-court-why = 宮廷では影響力を得るか家臣を作ります。市場では交換するか、城を建てます。時間トークンのあるマスに入るには金貨1枚か特権1つが要ります。
mil-1-court-waits = 宮廷か市場を選ぶのを待っています。

mil-1-alone = もう1人も送り、年の終わりまで進めましょう。
mil-1-alone-title = 年の終わりまで
mil-1-alone-why = どこへ行ってもかまいません。その後、権力の場が順に行動します。好きなように答えてください。戦争と聖職では、みなが秘密に握ります。

mil-1-politics = 各場で騎士が最多の一族が得点します。
mil-1-politics-title = 最多の騎士
mil-1-politics-why = 行動の前に、それぞれの場で騎士を数えます。最多なら得点と特典があります。スタートプレイヤー、金貨、王の兵士、大司教です。

mil-1-winter = 冬は、領地のない騎士の命を奪うことがあります。
mil-1-winter-title = 冬
mil-1-winter-why = ダイスの面の半分は雪です。雪なら、領地も城もない騎士は死にます（十字軍は別）。5回の冬でゲームは終わります。

mil-1-points = 領地、城、家臣、結婚。どれも得点です。
mil-1-points-title = 何が得点になるか
mil-1-points-why = 領地を得る、城を建てる、家臣を作る、令嬢を嫁がせる、最多になる。どれもすぐに得点です。最後に品物、影響力、特権の最多が得点し、残った令嬢は失点になります。

mil-1-end = お見事！もうMIL 1049を遊べます。
mil-1-end-why = 若いうちに収穫し、早めに跡継ぎをもうけ、人のいない場所へ行きましょう。

## 覚えておきたいコマ

mil-1-piece-knight = 騎士
mil-1-piece-knight-note = すべてを行う。文字は列の名
mil-1-piece-land = 領地
mil-1-piece-land-note = キューブを出す。収穫すると裏返る
mil-1-piece-cube = キューブ
mil-1-piece-cube-note = 支払いに使う
mil-1-piece-time = 時間トークン
mil-1-piece-time-note = 4つ目で騎士が死ぬ
mil-1-piece-soldier = 兵士
mil-1-piece-soldier-note = 戦い、威を示す
mil-1-piece-sphere = 権力の場
mil-1-piece-sphere-note = 年の後半に騎士が行動する
mil-1-piece-points = 得点
mil-1-piece-points-note = 多い人の勝ち
