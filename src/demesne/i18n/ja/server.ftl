### サーバーが断ることと、その理由。`$detail`、`$name`、`$choice`はそのままの文字列。

## サイト

server-no-such-file = そのファイルはありません。
server-not-our-name = このサーバーはその名前では応答しません（--allow-hostをご覧ください）。
server-not-our-page = この操作は、このサーバーのページからのみ行えます。
server-too-many-requests = リクエストが多すぎます。少し間を空けてください。
server-too-many-connections = 接続が多すぎます。どれかを閉じるか、後でもう一度お試しください。
server-too-slow = リクエストが届くのに時間がかかりすぎました。もう一度お試しください。
server-too-large = { $most }バイト以内でお願いします。
server-cannot-save = サーバーは今、保存ができません。何も変わっていませんので、後でもう一度お試しください。
server-trouble = サーバーで問題が起きました。もう一度お試しください。
server-send-json = JSONをapplication/jsonとして送ってください。
server-unreadable = このリクエストは読み取れません：{ $detail }

## あなたについて

server-name-length = 名前は1～{ $most }文字です。
server-name-too-often = また新しい名前ですか？少しお待ちください。
server-language-unknown = Demesneは「{ $detail }」には対応していません。
server-data-too-often = たった今受け付けたばかりです。1分ほどお待ちください。
server-no-push = このサーバーは、閉じたページに通知を送れません（パッケージ「cryptography」がありません）。
server-push-address = このアドレスには手番をお知らせできません：{ $detail }。

## 新しい卓

server-no-such-game = ここでは「{ $detail }」は遊べません。
server-no-such-bot = 「{ $detail }」というボットはいません。
server-one-seat = 座れる席は1つです。同じ画面のほかの人は「screen」にしてください。
server-bad-setup = この卓は用意できません。{ $detail }
server-bots-alone = ボットだけの卓がすでに多すぎます。後でもう一度お試しください。
server-too-many-tables = 新しい卓が多すぎます。少しお待ちください。
server-table-name = 卓の名前は{ $most }文字までです。
server-others-play = ほかの人がまだ遊んでいるゲームは、別の卓で続けられません。
server-seats-of-game = このゲームは{ $seats }席です。全部の席を決めてください。
server-bad-log = この棋譜は取り込めません。{ $detail }
server-log-too-long = この棋譜は長すぎます。このゲームの記録が{ $most }件を超えることはありません。

## 卓に着く

server-no-such-table = その卓はありません。
server-table-unreadable = この卓は読み込めません。サーバーの管理者に知らせました。
server-no-such-seat = この卓に席{ $number }はありません。
server-which-seat = 席の番号か、席のトークンを指定してください。
server-seat-taken = その席はもう埋まっています。
server-private = この卓は非公開です。入るにはリンクが必要です。
server-seat-kept = この席は{ $name }さんのために取ってあります。
server-rematch-later = 再戦は、このゲームが終わってから始められます。
server-rematch-seated = 再戦を申し込めるのは、ここで遊んだ人だけです。
server-removed = この卓からの退席を求められています。
server-link-used = このリンクは無効か、使用済みです。使えるのは一度だけです。
server-link-old = このリンクはもう使えません。新しいリンクをもらってください。
server-link-elsewhere = このリンクは別の卓のものです。

## 卓で

server-message-too-large = メッセージが長すぎます。短くしてください。
server-message-unreadable = このメッセージは読み取れません：{ $detail }
server-too-many-messages = メッセージが多すぎます。少し間を空けてください。
server-one-thing = メッセージには、idと、行うことをちょうど1つ入れてください。
server-not-your-seat = 席{ $number }はあなたの席ではありません。
server-no-seat-played = あなたはこの卓でプレイしていません。
server-not-seated = あなたはこの卓に座っていません。
server-cannot-choose = { $name }さんは今、{ $choice }を選べません。
server-others-eyes = ほかの人の視点は、ゲームが終わってから見られます。
server-ply-to-come = この卓は{ $ply }手目です。{ $asked }手目はまだ先です。
server-tried-later = ほかの手は、ゲームが終わってから試せます。
server-not-to-be-tried = ここで{ $answer }とは答えられませんでした。
server-old-rules = このゲームはルールの第{ $begun }版で始まりましたが、このサーバーは第{ $today }版です。新しい卓で続けてください。
server-old-secrets = 古いルールのこのゲームは終わっていません。秘密は守られます。
server-history = これは過去のゲームです。新しい卓で続けてください。
server-stopped = { $name }さんの時間切れで、ゲームは打ち切られました。
server-out-of-time = この席は時間切れです。このあとはボットがプレイします。
server-no-time-to-undo = この選択で増えた時間がなければ残り時間がなくなるため、取り消せません。

## 同席

server-silenced = ホストが発言を控えるよう求めています。
server-one-after-the-other = 順番にお願いします。少しお待ちください。
server-nothing-said = 発言が空です。何か書いてください。
server-nobody-to-silence = その席に、発言を止める相手がいません。
server-nobody-to-remove = その席に、退席してもらう相手がいません。
server-only-seated-report = 誰かを通報できるのは、この卓に座っている人だけです。
server-only-seated-decide = それを決められるのは、この卓に座っている人だけです。
server-only-host = それを決められるのはホストだけです。
server-no-bot-there = その席でボットはプレイしていません。
server-is-here = { $name }さんは着席してプレイ中です。
server-over = ゲームは終わりました。誰が座っていたかは記録に残ります。
server-by-days = この卓では1手に何日も使えます。{ $name }さんの時間切れは時計だけが決めます。
server-table-full = この卓では発言や取り消しが多すぎました。これからはゲームの続行だけができます。
server-may-come-back = { $name }さんは戻るかもしれません。離席から{ $seconds }秒たつまでお待ちください。

## スクリプトより前のページ

server-page-waits = 少々お待ちください…
server-page-late = 時間がかかっています。サーバーが止まっているか、ページの一部が届いていないのかもしれません。
server-page-again = もう一度試す
server-page-scripts = Demesneの盤面はJavaScriptで描かれます。このページで許可してください。
## 卓と手番

push-title = あなたの手番です

## レッスン

server-no-such-lesson = { $detail }というレッスンはありません。
server-no-lesson = この卓であなたのレッスンは行われていません。
server-step-done = そのステップはもう終わっています。
server-lesson-waits = このレッスンでは別の手を待っています。アナグマの示す所を見てください。
server-lesson-alone = レッスンの席は入れ替えられません。ページを閉じても続きから再開できます。

## ヒントと分析

server-hints-off = このテーブルではヒントを使えません。作成時にそう決められました。
server-hints-used = このゲームのヒント{ $most }回を使い切りました。続けてプレイし、終わったら分析をご覧ください。
server-hints-too-fast = ヒントを続けて求めすぎです。数秒待ってからもう一度どうぞ。
server-hint-not-asked = 今はあなたへの質問がありません。手番が来たらヒントを求めてください。
server-hint-lesson = レッスンでは案内役が何をするかを教えます。
server-busy = サーバーが考えごとで混み合っています。1分ほどしてからもう一度お試しください。
server-analysis-not-over = ゲームはまだ終わっていません。分析できるのは終わったゲームだけです。
server-analysis-old-rules = このゲームは古いルール（{ $begun }、現在は{ $today }）でプレイされたため、分析できません。
server-analyses-too-fast = 分析を続けて始めすぎです。1分待ってからもう一度お試しください。
server-analyses-at-once = 同時に分析できるのは{ $most }ゲームまでです。どれかが終わるのを待つか、止めてください。
