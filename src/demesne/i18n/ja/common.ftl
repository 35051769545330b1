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

## ボット：きつね物語の動物たち

beast-cuwart = クワール
beast-cuwart-kind = のうさぎ
beast-pinte = パント
beast-pinte-kind = めんどり
beast-tardif = タルディフ
beast-tardif-kind = かたつむり
beast-belin = ブラン
beast-belin-kind = おひつじ
beast-bernard = ベルナール
beast-bernard-kind = ろば
beast-grimbert = グランベール
beast-grimbert-kind = あなぐま
beast-chanticleer = シャントクレール
beast-chanticleer-kind = おんどり
beast-espinard = エピナール
beast-espinard-kind = はりねずみ
beast-tibert = ティベール
beast-tibert-kind = ねこ
beast-tiecelin = ティエスラン
beast-tiecelin-kind = からす
beast-baucent = ボーサン
beast-baucent-kind = いのしし
beast-bruin = ブリュン
beast-bruin-kind = くま
beast-reynard = ルナール
beast-reynard-kind = きつね
beast-isengrim = イザングラン
beast-isengrim-kind = おおかみ
beast-noble = ノーブル
beast-noble-kind = ライオン
beast-hersent = エルサン
beast-hersent-kind = めすおおかみ

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
