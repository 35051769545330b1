### フューダムのレッスンで先生が話す言葉。

feudum-1-land = 見知らぬ土地に、あなたの一族が来ました。
feudum-1-land-title = この土地
feudum-1-land-why = 3個のコマが土地に広がります。場所から場所へ移り、マーカーを置き、6つのギルドのために働きます。

feudum-1-goods = 旅の荷物に、商品を3つ選びましょう。
feudum-1-goods-title = 3つの商品
feudum-1-goods-why = 食料はコマを呼び、木材は農場を、鉄は町を作ります。硝石は戦いに、硫黄は1手番に2枚のカードに使います。初めはどれでもかまいません。

feudum-1-role = 最初のコマは、誰にしますか。
feudum-1-role-title = 最初のコマ
feudum-1-role-why = コマは6種類の人物のどれかです。同じ名前のギルドで星1つになり、星がいちばん多い人がギルドを率います。

feudum-1-place = どこから始めますか。光る場所を選びましょう。
feudum-1-place-title = 最初の場所
feudum-1-place-why = 次のコマは、自分のコマかマーカーのある場所に来ます。そこから道が続きます。水の上には乗り物が要ります。

feudum-1-cards = 毎ラウンド、11枚から4枚を選びます。
feudum-1-cards-title = 4枚のカード
feudum-1-cards-why = 全員が同時に、秘密に選びます。その後、順番に1枚ずつ、4回使います。選ばなかったカードは次のラウンドまで待ちます。

feudum-1-alone = 4枚を選びましょう。移住、移動、影響がおすすめ。
feudum-1-alone-title = 4枚を選ぶ
feudum-1-alone-why = 移住で2個目のコマが来て、移動で歩き、影響でその場所にマーカーを置きます。4枚目はご自由に。

feudum-1-play = 好きなカードを1枚使いましょう。
feudum-1-play-title = カードを使う
feudum-1-play-why = カードは公開され、アクションをすぐに行います。行わないこともできます。

feudum-1-rule = 最初のマーカーがある場所は、あなたが治めます。
feudum-1-rule-title = 場所を治める
feudum-1-rule-why = 2つ目は臣下として守ります。相手の場所では農奴です。治める場所は、前哨地、農場、町、封土へと改良でき、そのたびに得点します。

feudum-1-guilds = 6つのギルドが輪になっています。
feudum-1-guilds-title = ギルドの輪
feudum-1-guilds-why = 取引は誰でもできます。親方は商品を次のギルドへ送り出し、職人は前のギルドから引き込みます。何かを満たすと得点です。

feudum-1-points = 時代Vが始まると、得点が多い人の勝ちです。
feudum-1-points-title = 何が得点になるか
feudum-1-points-why = 改良、征服、送り出しと引き込みはすぐに得点します。ギルドでの地位、勅令、大いなる旅などは、時代の変わり目や最後に得点します。

feudum-1-end = お見事！フューダムの1ラウンドがわかりました。
feudum-1-end-why = まだまだ奥があります。まずは場所と1つのギルドから。あとは盤面が教えてくれます。

## 覚えておきたいコマ

feudum-1-piece-pawn = コマ
feudum-1-piece-pawn-note = 移り住み、歩き、働く
feudum-1-piece-good = 商品
feudum-1-piece-good-note = 5種類。使いみちは別々
feudum-1-piece-card = カード
feudum-1-piece-card-note = 1枚で1アクション。1ラウンドに4枚
feudum-1-piece-guild = ギルド
feudum-1-piece-guild-note = 輪になった6つのうちの1つ
feudum-1-piece-marker = マーカー
feudum-1-piece-marker-note = 一族が治めるか、仕える場所
feudum-1-piece-points = 得点
feudum-1-piece-points-note = 多い人の勝ち

## ギルドと過ごすラウンド

feudum-2-land = あなたの修道士は森の9番にいます。
feudum-2-land-title = 見知らぬ土地
feudum-2-land-why = コマは3つあり、2つはまだ手元です。地図の上のコマは農民、商人、錬金術師、騎士、貴族、修道士のどれかで、同じ名前のギルドのために働きます。

feudum-2-cards = こっそり選んだ4枚。1枚が1つの行動です。
feudum-2-cards-title = 4枚のカード
feudum-2-cards-why = ラウンドごとに、11枚から4枚を選びます。ほかの人も同じです。使うまで誰にも見えません。1手番に1枚ずつ、4枚とも使います。

feudum-2-play = まず「移住」を使いましょう。
feudum-2-play-title = カードを使う
feudum-2-play-why = 使う順番は自由です。相手も4枚選んでいます。
feudum-2-play-waits = 「移住」を待っています。

feudum-2-migrate = 修道士のところに農民を呼びましょう。
feudum-2-migrate-title = 2つ目のコマ
feudum-2-migrate-why = 新しいコマは、自分のコマがいる場所か治める場所に出ます。人物も大切で、同じ名前のギルドの席に近づきます。「移住」でコマを戻すこともできます。
feudum-2-migrate-waits = 農民を待っています。

feudum-2-move = 次は「移動」を使いましょう。
feudum-2-move-title = 旅に出る
feudum-2-move-why = あなたのカードとカードの間に、ほかの人が1枚ずつ使います。
feudum-2-move-waits = 「移動」を待っています。

feudum-2-walk = 光っている場所へ歩きましょう。
feudum-2-walk-title = 歩く
feudum-2-walk-why = 何歩かを、コマたちで分けて使い、道を歩きます。水の上、水の中、空では乗り物が要ります。商品が落ちていれば1つ拾えます。十分歩いたら止まりましょう。

feudum-2-influence = 「影響」を使いましょう。
feudum-2-influence-title = 領主は誰？
feudum-2-influence-why = マーカーを置くと、その場所の領主になります。領主は収穫し、税を集め、その場所を改良できます。
feudum-2-influence-waits = 「影響」を待っています。

feudum-2-rule = コマのいる場所にマーカーを置きましょう。
feudum-2-rule-title = 場所を治める
feudum-2-rule-why = 最初のマーカーで領主になります。治める場所は、種類の合うギルドでも数えられます。農場は農民、町は商人のギルドです。

feudum-2-ring = 6つのギルドが、商品を輪のように回します。
feudum-2-ring-title = ギルドの輪
feudum-2-ring-why = 農民が作る物を商人が売り、商人は錬金術師に渡し、こうして修道士まで回ります。取引は誰でもできます。親方は次のギルドへ送り出し、職人は手前から引き込めて、どちらも得点になります。

feudum-2-guild = 「ギルド」を自由に使うと、ラウンドが終わります。
feudum-2-guild-title = ギルドを使う
feudum-2-guild-why = 今できることと、その値打ちは、質問のところに書いてあります。最後のカードの後、コマはそれぞれ食料かワインを1つ口にします。十分持っています。

feudum-2-choose = 次のラウンドです。好きな4枚を選び、封をしましょう。
feudum-2-choose-title = 4枚を選ぶ
feudum-2-choose-why = 「収穫」は治める場所の産物を、「課税」はシリングをもたらし、「改良」は建て、「探索」は勅令を見つけます。硝石で5枚目、硫黄で1手番に2枚。払わなくてもかまいません。

feudum-2-points = 時代は5つ。変わるたびにギルドの席が得点に。
feudum-2-points-title = 勝つために
feudum-2-points-why = 時代が始まるときには、景観と、活動している地域も得点になります。最後に、治める場所、大いなる旅、特許状、お金を数えます。改良は早めに。すぐ得点になり、時代も進みます。

feudum-2-end = よくできました！ もうフューダムを遊べます。
feudum-2-end-why = ラウンドに4枚、地図にコマ、ギルドに席。まずは基本ゲームから。カードは指すと説明が出ます。

## 知っておきたい物

feudum-2-piece-pawn = コマ
feudum-2-piece-pawn-note = 3つのうちの1つ。人物の名がギルドの名
feudum-2-piece-card = カード
feudum-2-piece-card-note = 1つの行動。ラウンドに4枚をこっそり選ぶ
feudum-2-piece-guild = ギルド
feudum-2-piece-guild-note = 取引の場。席があれば引き込みと送り出しも
feudum-2-piece-flag = マーカー
feudum-2-piece-flag-note = 置いた場所を治める
feudum-2-piece-food = 食料
feudum-2-piece-food-note = コマはラウンドごとに1つ食べる
feudum-2-piece-points = 得点
feudum-2-piece-points-note = いちばん多い人が勝ち
