### ボットの強さ：アリーナが公表した表のページ。

bots-title = ボットはどれほど強い？
bots-note = ボット同士の数多くの対戦で測りました。推測の数字はありません。
bots-made = { $games }ゲーム・最後は{ $at }
bots-bot = ボット
bots-level = レベル
bots-rating = 強さ
bots-wins = 勝率
bots-score = 得点
bots-fixed = 固定
bots-bound-most = 以下
bots-bound-least = 以上
bots-play = { $name }と遊ぶ
bots-anchor = { $name }を1500とする。
bots-bar = 真の強さは20回に19回、帯の中にある。
bots-few = ゲーム数が少ないので、参考程度に。
bots-none = { $game }のボットはまだ測られていないので、数字はありません。対戦はいつでもできます。
bots-seats = 席順は影響する？
bots-seats-note = 席ごとの勝率（全ボット、{ $seats }人）。
bots-seat = { $n }番目
bots-fair = 均等なら{ $share }
bots-seats-first = 先手は100ゲームで{ $wins }勝ほど得。
bots-seats-last = 先手は100ゲームで{ $wins }勝ほど損。
bots-seats-even = このゲーム数では、先手の損得は見られない。
bots-points = 終わりの得点
bots-points-note = どの得点がどれほど出るか。
bots-points-more = 1レベル上がると約{ $points }点増える。
bots-points-fewer = 1レベル上がると約{ $points }点減る。
bots-what = 強さの数字とは？
bots-what-note = 強さを表す数。200高ければ、4ゲームに約3回は相手より上位になる。
bots-rungs = レベルごとに強くなる？
bots-rungs-note =
    { $seats ->
        [2] 一つ下のレベルに勝つ割合。
       *[other] 一つ下のレベルばかりの卓に1体で入って勝つ割合。
    }
bots-rung = { $level }、相手は{ $below }：
bots-rung-below = 相手は{ $level }
bots-rung-games = { $games }ゲーム
bots-how = どう測った？
bots-how-games = { $games }ゲーム。同じ配りをすべての席から対戦し、最後は{ $at }。Demesne { $version }、ルール第{ $rules }版。
bots-how-failed = 終わらなかった{ $games }ゲームは数えていません。
bots-how-interval = 区間は20回に19回、真の値を含みます。強さの区間は配りを{ $times }回引き直し、割合の区間はウィルソンの方法で求めました。同じ対戦は次の命令でだれでもやり直せます：
bots-how-commands = 命令
bot-greedy = 欲張り
bot-greedy-line = 比較用。いつも目先で最善の手番。
bot-random = でたらめ
bot-random-line = 比較用。どの手でも打つ。
