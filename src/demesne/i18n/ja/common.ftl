### どのゲーム、どの画面にも要る言葉。

language-en = English
language-fr = Français
language-ja = 日本語

yes = はい
no = いいえ
chance = 運
seat-number = 席{ $number }

# 並べ方：左、右。最後だけ別の言い方になる言語もある。
list-more = { $left }、{ $right }
list-last = { $left }、{ $right }

amount-nothing = なし

## 断られた選択

error-invalid-choice = この質問に選択肢{ $choice }はありません。
error-illegal-choice = { $seat }は今{ $choice }を選べません。{ $reason }
error-not-your-turn = 今は{ $seat }の番ではありません。
error-stale-ply = その質問にはもう答えが出ています。盤面を見て、選び直してください。
error-game-over = ゲームは終わりました。選ぶことはもうありません。
error-undo-refused = { $reason }

why-no-such-line = そこには選べるものがありません。

undo-nothing = まだ取り消せるものがありません。
undo-drawn = その後に何かが引かれたか公開されたので、もう取り消せません。
undo-sealed = 伏せた申し出を集めている間は、その前の選択を取り消せません。
undo-answered = その後に{ $seat }が選びました。取り消せるのはその選択だけです。

## ボットの強さ

level-gentle = やさしい
level-gentle-line = 多くを大目に見てくれる
level-fair = ふつう
level-fair-line = たいていは見えるかぎりで一番よい手番を選ぶ
level-strong = つよい
level-strong-line = 先を読んでから選ぶ
level-fierce = てごわい
level-fierce-line = じっくり先を読む
thinking = { $name }が考えています…

## ボット：きつね物語の動物たち

beast-cuwart = クワール
beast-cuwart-kind = のうさぎ
beast-cuwart-temper = 気楽に遊び、いろいろ試させてくれる。
beast-pinte = パント
beast-pinte-kind = めんどり
beast-pinte-temper = 納屋がいっぱいだとご機嫌。
beast-tardif = タルディフ
beast-tardif-kind = かたつむり
beast-tardif-temper = 急がず、仕事場で手を動かすのが好き。
beast-belin = ブラン
beast-belin-kind = おひつじ
beast-belin-temper = ミサを欠かしたことがない。
beast-bernard = ベルナール
beast-bernard-kind = ろば
beast-bernard-temper = 堅実で、めったに間違えない。
beast-grimbert = グランベール
beast-grimbert-kind = あなぐま
beast-grimbert-temper = ものづくりが好き。
beast-chanticleer = シャントクレール
beast-chanticleer-kind = おんどり
beast-chanticleer-temper = 鐘楼の上で鳴く、教会びいき。
beast-espinard = エピナール
beast-espinard-kind = はりねずみ
beast-espinard-temper = 冬に備えて蓄える、畑好き。
beast-tibert = ティベール
beast-tibert-kind = ねこ
beast-tibert-temper = あなたの失敗を待っている。
beast-tiecelin = ティエスラン
beast-tiecelin-kind = からす
beast-tiecelin-temper = 旅が大好き。
beast-baucent = ボーサン
beast-baucent-kind = いのしし
beast-baucent-temper = 市場に入りびたり。
beast-bruin = ブリュン
beast-bruin-kind = くま
beast-bruin-temper = 力ずくで片をつける。
beast-reynard = ルナール
beast-reynard-kind = きつね
beast-reynard-temper = ずっと先まで読む。
beast-isengrim = イザングラン
beast-isengrim-kind = おおかみ
beast-isengrim-temper = あなたの要るものを力で奪う。
beast-noble = ノーブル
beast-noble-kind = ライオン
beast-noble-temper = 議会を治める。
beast-hersent = エルサン
beast-hersent-kind = めすおおかみ
beast-hersent-temper = 遠くまで歩きまわる。

## ゲームの進み具合

stage-round = 第{ $n }ラウンド
stage-turn = 第{ $n }ラウンド
stage-epoch =
    { $n ->
        [1] 第I時代
        [2] 第II時代
        [3] 第III時代
        [4] 第IV時代
       *[other] 第V時代
    }

## 手番の良し悪しの理由（全ゲーム共通）

term-rivals = 相手の遅れ
