### アリーナ：ボットの対戦と、ゲームの均衡の報告。

cli-help-arena = ボット同士を大量に対戦させ、強さを測ります。
cli-examples-arena =
    demesne arena village --bots fierce,strong,greedy,random --games 2000
    demesne arena mil --bots greedy,random --seats 4     4人だけ
    demesne arena mil --bots fierce --against strong     相手を1種類にして1体ずつ
    demesne arena village --bots greedy,my_bots:Mine     自作のクラス
    demesne arena village --publish src/demesne/arena/published
    demesne arena village --ray local                    同じ対戦をRayで
    Ctrl-C で止まり、同じ命令で続きを行います。
cli-help-rate = 行った対戦の結果から、いくつもの対戦をまとめて強さを測ります。
cli-examples-rate =
    demesne rate fair-gentle.jsonl strong-fair.jsonl     段ごとの結果を一つの物差しに
    demesne rate arena-*.jsonl --publish src/demesne/arena/published
cli-option-files = アリーナの結果。同じゲーム、 同じ版のもの。ボットと人数は自由。
cli-option-drawn = 図の保存先。
cli-help-balance = すべての席に同じボットを置き、ゲームの均衡を報告します。
cli-examples-balance =
    demesne balance village --games 500 --bot greedy
    demesne balance feudum --bot fair --option mode=advanced
cli-option-pool = 対戦するボット。コンマで区切る。 名前または module:Class。
cli-option-against = 代わりに、各ボットが このボットばかりの卓に1体で入る。
cli-option-cores = 使うプロセッサの数。省くとすべて。
cli-option-results = 結果。1ゲームにつきJSON1行。
cli-option-ray = このアドレスのRayで行う。 local ならここで起動する。
cli-option-patience = ボットが1手に使える秒数。
cli-option-plots = 強さ、得点、席、長さ、 得点源の図を描く。
cli-option-publish = 表をサイトのボットのページに載せる。 ソースのこのフォルダーに書く。
cli-option-bot = すべての席に座るボット。
cli-option-folder = 報告と図の保存先。

arena-playing = 対戦
arena-rating = 集計
arena-title = { $game }、{ $seats }人、{ $games }ゲーム
arena-caption = 均等なら勝率は{ $fair }。95 %区間は、強さは配りを{ $resamples }回引き直して、勝率はウィルソンの方法で求めた。時間は1手あたりのプロセッサ時間（ミリ秒）。
arena-column-bot = ボット
arena-column-rating = 強さ
arena-column-interval = 95 %
arena-column-other = 相手
arena-column-games = ゲーム数
arena-pairs = 相手ばかりの卓に1体で入ったとき（{ $seats }人）
arena-rated = { $files }個のファイルの{ $games }ゲーム。
arena-column-wins = 勝率
arena-column-wins-interval = 95 %
arena-column-points = 得点
arena-column-time = 時間
arena-column-slowest = 最長
arena-fixed = 固定
arena-bound-most = 以下
arena-bound-least = 以上
arena-stopped = 止めました。{ $games }ゲームが { $file } に残っています。同じ命令で続きを行います。
arena-results = { $games }ゲームの結果は { $file } にあります。
arena-plots = 図は { $folder } にあります。
arena-published = これからボットのページには { $file } が載ります。
arena-balance = 報告は { $file } です。
arena-no-games = { $file } に終わったゲームがないので、報告できません。
arena-failed = { $count }ゲームが終わらず、数えていません。
arena-failed-game =
    { $seats }人のゲーム{ $number }、{ $bot }：{ $kind ->
        [late] 考えすぎ（{ $what }）
        [died] プロセスごと停止（{ $what }）
       *[crash] 誤り（{ $what }）
    }。

## 受け付けないもの

arena-error-numbers = ゲーム数、プロセッサ数、待つ秒数は 0 より大きくしてください。
arena-error-bots = ボットは1回ずつ、コンマで区切って並べてください。「{ $bots }」ではいけません。
arena-error-one-bot = すべての席で同じボットが遊びます。{ $bots }ではなく、1つだけ指定してください。
arena-no-stats = 集計と図には openskill と matplotlib が要ります。導入：pip install 'demesne[stats]'
arena-no-ray = クラスターで行うには Ray が要ります。導入：pip install 'demesne[ray]'
arena-ray-away = { $address } に Ray がありません（{ $reason }）。起動：ray start --head
arena-unreadable = { $file } を読めません（{ $reason }）。
arena-unwritable = { $file } に書けません（{ $reason }）。
arena-no-results = { $file } はアリーナの結果ではありません。{ $line }行目が違います。
arena-not-together = { $file } はほかと一緒にできません。{ $what } が { $theirs } ですが、ほかでは { $ours } です。版、規則、箱、ソースが同じものだけをまとめられます。
arena-more-results = { $file } には、この対戦にないゲームがあります。数が多いか、人数が違います。同じだけ指定するか、--out で別のファイルを指定してください。
arena-other-results = { $file } は別の対戦の結果です。{ $what } が { $theirs } ですが、ここでは { $ours } です。--out で別のファイルを指定してください。

## 図の中

arena-plot-ratings = 強さと95 %区間
arena-plot-about = { $game }・{ $seats }人・{ $games }ゲーム
arena-plot-ratings-axis = 200高ければ、100ゲーム中76回は相手より上位
arena-plot-scores-axis = 得点（太字は平均）
arena-plot-scores = 終わりの得点
arena-plot-seats = 席順は影響するか
arena-plot-seat = { $seats }人の{ $seat }番目
arena-plot-seats-axis = 100ゲームで均等より多い勝ち数
arena-plot-seats-count = { $seats }人
arena-plot-length = ゲームの長さ
arena-plot-length-axis = 選択と引きの数
arena-plot-sources = 得点源
arena-plot-winners = 勝者
arena-plot-others = その他
arena-plot-points = 席あたりの平均点
