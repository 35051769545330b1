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
