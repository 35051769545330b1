### 各ゲームの名前と、遊ぶ前の紹介。

village-title = ヴィレッジ
village-line = 生き、働き、よく死ぬ。村はそれを覚えている。
village-about = 家族は働き、旅し、祈り、やがて死ぬ。村はその中の何人かを語り継ぐ。2～4人用。

clochemerle-title = クロシュメルル
clochemerle-line = ダイス2つ、合計1つ。ネズミから村を守れ。
clochemerle-about = ダイス2個の合計で旗を使い、カードを1枚ずつ加えて村を育てる。物語はネズミから守ること。2～4人用。

mil-title = MIL 1049
mil-line = 騎士、跡継ぎ、家臣。5ラウンドで一族を興す。
mil-about = 騎士は収穫し、戦い、老いていく。跡継ぎと結婚と家臣が一族を支える。2～5人用。

feudum-title = フューダム
feudum-line = 輪になった6つのギルドと、一族が争う土地。
feudum-about = 輪になった6つのギルド、治めるべき不思議な土地。11枚のカードから4枚を選んで競います。作：Mark Swanson。2～5人用。

# A table without a name of its own is called after its host.
table-of = { $name }さんの{ $game }卓
