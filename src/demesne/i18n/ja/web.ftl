### どのゲームでも使うページの言葉。

## 共通

home = ホーム
rules = ルール
menu = メニュー
theme = 明るい・暗い
theme-light = 明るい画面
theme-dark = 暗い画面
language = 言語
close = 閉じる
ok = OK
or = か
loading = お待ちください…
part-missing = ページの一部を読み込めませんでした。接続が切れているか、サーバーが更新中かもしれません。
trouble-title = うまくいきませんでした
try-again = もう一度試す
not-found = そのページはありません。
not-drawn = このゲームはまだ描かれていません。端末で遊べます。
no-such-table = その卓はないか、リンクが無効です。
nav = ページ
nav-play = 遊ぶ
nav-replays = 棋譜の再生
nav-rules = ルール
nav-about = 概要
reconnecting = 再接続中…
your-name = お名前
change-name = 名前を変える
bot = ボット
bots = ボット
level = 強さ
you = あなた
family-blu = 青
family-red = 赤
family-yel = 黄
family-ivo = 白
family-pur = 紫

## ホーム

home-title = 何を遊びますか？
home-note = 中世を舞台にした4つのゲームを、友だちやボットと。初めてならヴィレッジからどうぞ。
continue-lesson = レッスンの続き
learn-in = { $minutes }分で覚える
lesson = レッスン
lesson-go-on = 続ける
lesson-at = ステップ{ $step }/{ $of }・残り約{ $minutes }分
play-now = すぐに遊ぶ
players = 人数
play-go = 遊ぶ
play-with = 相手：{ $names }
four-games = ゲーム一覧
whose-turn = { $name }の番
several-turns = { $count }人の番
left-short = 残り{ $time }
left-hours = 残り{ $hours }時間
left-days = 残り{ $days }日
pace-live-short = 各{ $minutes }分
pace-days-short = 1手番{ $days }日
seat-kept = あなたの席が取ってあります
players-minutes = { $min }～{ $max }人・{ $minutes }分
your-tables = あなたの卓
no-tables = まだありません。「遊ぶ」を押せばすぐ始まります。
open-seats = 空いている席
no-open-seats = 今は募集がありません。
to-watch = 観戦
invited = 友だちに招かれましたか？
paste-link = リンクかコードを貼り付け
join = 参加
no-such-link = 招待ではありません。/join/s_… の形です。
sit-down = 座る
over = 終了
seated = { $all }席中{ $count }席
ply = { $ply }手目
table = 卓

## 新しい卓

new-table = 新しい卓
game = ゲーム
seats = 席

## 参加

join-title = { $game }の席
join-note = { $names }から席{ $number }への招待です。
join-note-bots = ボットの{ $names }も参加します。
join-note-free = 席{ $number }が空いています。
join-failed = この招待は使えません
only-watch = 観戦だけ
seat-taken = その席はもう埋まっています。

## 卓で

question = 質問
choices = 選択
choices-count = { $count }つの選択
your-turn = あなたの番
turn-mark = あなたの番
their-turn = 手番
is-thinking = 思考中
your-turn-name = { $name }さんの番です
waiting-for = { $names }さんの番です
waiting-join = 参加者を待っています
a-moment = お待ちください…
looking-back = 過去の盤面を見ています
free-seat = 空席
away = 離席
here = 着席
undo = 取り消す
of-count = ／{ $count }
tally-said = { $name }：{ $count }個中{ $n }個。
one-less = { $name }を1つ減らす
none-to-take-back = まだ1つも入れていません
something-else = そのほか：
you-may = できること：
not-now = 今はしない
out-of-turn = 手番外
sealed = 提出済み
still-choosing = 思案中
log = 棋譜
chat = 会話
log-and-chat = 棋譜と会話
chat-empty = まだ発言はありません。
chat-say = 発言する
send = 送る
replay = 棋譜の再生
look-at = その時の盤面を見る
watch-phase = もう一度見る
as-it-was = { $ply }手目の盤面です。
back-to-now = 今に戻る
invite = 友だちにリンクを送る
copy-link = リンクをコピー
copied = コピーしました
give-back = 席を返す
bot-plays = ボットに任せる
leave-seat = 席を離れる
leave-table = 卓を離れる
save-log = 棋譜を保存
settings = 設定
motion-on = 動きあり
motion-off = 動きなし
pass-screen = 画面を{ $name }さんに渡してください
i-am = { $name }です
points = { $count }点
tabs = 卓の各部
tab-board = 盤面
tab-farms = 農場
tab-log = 棋譜
tab-chat = 会話

## 得点

score-sheet = 得点表
scores-so-far = 今の得点
scores-so-far-note = 今終わった場合の得点です。
game-is-over = ゲーム終了
total = 合計
place = { $place }位
ordinal = { $place }位
wins =
    { $count ->
       *[other] { $game }の勝者：{ $names }
    }
wins-by = { $best }点、2位は{ $second }点。
wins-tie = 同点の{ $score }点、タイブレークで決着。
play-again = 同じ席でもう一度
watch-again = 最初から見る

## 再現

move = 手
move-of = { $count }手中{ $move }手目
round-short = R{ $round }
to-start = 最初へ
step-back = 一手戻る
step-on = 一手進む
to-end = 最後へ
play = 再生
pause = 一時停止
play-on = ここから遊ぶ
no-replays = 終わったゲームはまだありません。
running = 進行中
from-file = ファイルから
from-file-note = ここや端末で保存した棋譜。
choose-file = 棋譜を選ぶ

## ルールと謝辞

rules-of = { $game }のルール
rules-own-words = 私たち自身の言葉で、いま使っている箱の数字とともに。正式なものは印刷されたルールブックです。
about-open = 卓上のものの説明
rulings = 裁定：ルールブックに書かれていない点
about-title = Demesneについて
about-unofficial = Demesneは、中世のボードゲームを愛する人々による、無料で非公式の再実装です。作者や出版社とは関係ありません。ゲームの名称はそれぞれの権利者に帰属し、ここの絵と文章はすべて私たちのものです。
about-buy = ここで気に入ったら、ぜひ実物を買ってください。卓上の木の駒に代わるものはなく、それが作り手の支えになります。
about-free = 自由なソフトウェア
about-licence = DemesneはMITライセンスのオープンソースです。
about-icons = アイコン
about-icons-note = アイコンの多くの出典：
about-font = 書体
about-font-note = Alegreya Sans（Juan Pablo del Peral、Huerta Tipográfica）、SIL Open Font License 1.1。

## 卓の人びと

host = 主催者
silenced = 発言停止中
watchers = 観戦者
more-about = { $name }への対応
silence = 発言を止める
let-speak = 発言を許す
put-bot = ボットに任せる
remove-player = 席から外す
remove-sure = 席は空き、ほかの人が座れます。{ $name }さんはこの卓に戻れません。
remove-yes = { $name }さんを外す
rather-not = やめておく
you-are-silenced = 主催者が発言を止めています。ゲームを続けることも、会話を読むこともできます。
seat-lost = この卓にあなたの席はなくなりました。観戦は続けられます。
their-turn-away = 手番・離席
report-to-host = 主催者に知らせる
report-about = 主催者に知らせること：{ $name }
report-what = 何がありましたか
report-told = 主催者に知らせました。サーバーの管理者も読めます。
reports = 報告
report-from = { $by }さんから、{ $about }について
menu-reports =
    { $count ->
       *[other] メニュー：新しい報告{ $count }件
    }

## 時計、再戦、手番のお知らせ

time-days = { $n }日
time-hours = { $n }時間
time-left = 残り{ $time }
little-time = { $name }さん、残り30秒です。
stopped = 打ち切り：{ $name }さんの時間切れ
stopped-note = 勝者はいません。ここまでの記録は見返せます。
has-left = 退席
rematch-offered = { $name }さんがもう一度遊びたいそうです。
rematch-join = 一緒に遊ぶ
rematch-watch = 再戦を見る
share-replay = 棋譜のリンク
turn-settings = 手番のお知らせ
turn-sound = 音
sound-bell = 鐘
sound-harp = ハープ
sound-wood = ノック
sound-horn = 角笛
sound-off = なし
notify-label = 通知
notify-note = 卓を別のタブやウィンドウで開いているとき。
notify-denied = ブラウザーがこのサイトの通知を止めています。アドレスの横で変更できます。
notify-unable = このブラウザーはここでは通知を出せません。httpsのページか、このコンピューター上のページが必要です。
push-label = ページを閉じていても
push-note = 手番に日数の持ち時間がある卓で。
push-no-server = このサーバーからは送れません。ほかはすべて使えます。
push-no-browser = このブラウザーはここでは受け取れません。

## あなた

me-title = あなた
renamed = これからのお名前は{ $name }です。
your-data = あなたの記録
data-note = お名前、言語、参加した卓、そこでの発言、最後に来た日。サーバーはこれらをお名前とともに保存しています。ファイルで受け取れます。
take-data = 記録を持ち帰る
data-taken = demesne.json を保存しました。ブラウザーの保存先をご覧ください。
other-browsers = ほかのブラウザー
other-browsers-note = 別のブラウザーで来たことがある場合や、誰かがあなたの名前で来たかもしれない場合に。以後、このブラウザーだけがあなたになります。
end-sessions = ほかの接続を終える
sessions-ended = 今はこのブラウザーだけがあなたです。
forget-me = 私を忘れる
forget-note = お名前と発言はすべて消えます。進行中のゲームの席は空きます。遊んだゲームは残り、お名前は中立の名に変わります。
forget-sure = すぐに実行され、元に戻せません。残したい記録は先に持ち帰ってください。
forget-yes = はい、忘れてください
forgotten = あなたの記録は消えました。新しいお名前は{ $name }です。

## 自分の手番と、ほかの人がしたこと

undo-over = 直前の自分の手を取り消す
undo-turn = 手番を取り消す
confirm-turn = これで手番が終わります。
confirm-yes = 確定
confirm-no = まだ
confirm-on = 手番の終わりに確認する
confirm-off = 手番の終わりに確認しない
pace = ほかの人の手の速さ
pace-slow = ゆっくり
pace-normal = ふつう
pace-fast = 速い
pace-once = すぐ
pause-moves = 一時停止
go-on = 再開
step-one = 1手進む
moves-to-come = 残り{ $count }手
since-your-turn = 前の手番から
since-tab = 前の手番から
leave-sure = 席は空き、ほかの人が座れるようになります。戻れるとは限りません。
leave-yes = 席を立つ
here-only = このリンクはこのコンピューターでしか使えません。サーバーはほかの端末からの接続を受けていません。
here-only-how = 同じネットワークの友だちに開くには、サーバーを止めて次のように起動してください：
import-cut = ゲームの途中で保存されたファイルです。保存した人に見えなかったことは入っていないので、そこまでを表示します。
import-show = 表示する
not-found-title = 何もありません
not-found-note = このアドレスのページはありません。リンクの文字が抜けているかもしれません。

## 読み上げだけの言葉

said-of = { $what }：{ $parts }
said-more = { $left }、{ $right }
said-gives = →
said-empty = 空き

## キーボード

skip-to-question = 質問へ
keys-title = キー
keys-open = キーの一覧
keys-numbers = 番号の選択肢を選ぶ
keys-arrows = 選択肢・タブ・メニューの中を動く
keys-explain = 卓上のものを順に説明する（Escで終わる）
keys-escape = 閉じる、今に戻る、保留をやめる
keys-help = キーの一覧
herald = できごと

## 学ぶ

nav-learn = 学ぶ
learn-go-on = 続ける
learn-in-minutes = { $minutes }分で学ぶ
learn-step = ステップ{ $step }/{ $of }
lesson-village-1 = はじめての手番
lesson-feudum-1 = 最初のコマ
lesson-clochemerle-1 = ダイス2個の合計
lesson-mil-1 = 一族の1年
lesson-feudum-2 = ギルドと過ごすラウンド
