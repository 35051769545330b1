### The arena: tournaments of bots, and reports on a game's balance.

cli-help-arena = Let bots play each other in bulk, and rate them.
cli-examples-arena =
    demesne arena village --bots fierce,strong,greedy,random --games 2000
    demesne arena mil --bots greedy,random --seats 4     one number of seats only
    demesne arena mil --bots fierce --against strong     one of these at a table of the other
    demesne arena village --bots greedy,my_bots:Mine     a class of your own
    demesne arena village --publish src/demesne/arena/published
    demesne arena village --ray local                    the same games on a Ray cluster
    Ctrl-C stops it; the same command goes on with what is missing.
cli-help-rate = Rate games that were played already, of several tournaments together.
cli-examples-rate =
    demesne rate fair-gentle.jsonl strong-fair.jsonl     the rungs of a ladder on one scale
    demesne rate arena-*.jsonl --publish src/demesne/arena/published
cli-option-files = Results of the arena: of one game and version, with any bots and seats.
cli-option-drawn = Where the plots go.
cli-help-balance = Play a game with one bot in every seat, and write how well balanced it is.
cli-examples-balance =
    demesne balance village --games 500 --bot greedy
    demesne balance feudum --bot fair --option mode=advanced
cli-option-pool = The bots of the tournament, with commas between: names, or module:Class.
cli-option-against = Each of the bots plays alone at a table of this one instead.
cli-option-cores = How many processors play; all of them unless you say otherwise.
cli-option-results = The results, one line of JSON a game.
cli-option-ray = Play on the Ray cluster at this address; local starts one here.
cli-option-patience = The longest a bot may think about one choice, in seconds.
cli-option-plots = Draw ratings, points, seats, lengths and sources of points.
cli-option-publish = Put the table on the site’s page of bots: write it to this folder of a checkout.
cli-option-bot = The bot in every seat.
cli-option-folder = Where the report and its pictures go.

arena-playing = Playing
arena-rating = Rating
arena-title = { $game }, { $seats } seats, { $games } games
arena-caption = Fair share of wins: { $fair }. 95 % intervals: of ratings by resampling the deals { $resamples } times, of wins by Wilson. Time is the processor’s, in thousandths of a second a choice.
arena-column-bot = Bot
arena-column-rating = Rating
arena-column-interval = 95 %
arena-column-other = Against
arena-column-games = Games
arena-pairs = One alone at tables of another, { $seats } seats
arena-rated = { $games } games out of { $files } files.
arena-column-wins = Wins
arena-column-wins-interval = 95 %
arena-column-points = Points
arena-column-time = Time
arena-column-slowest = Longest
arena-fixed = fixed
arena-bound-most = at most
arena-bound-least = at least
arena-stopped = Stopped; { $games } games are kept in { $file }. The same command plays the rest.
arena-results = The results of { $games } games are in { $file }.
arena-plots = The plots are in { $folder }.
arena-published = The page of bots shows { $file } from now on.
arena-balance = The report is { $file }.
arena-no-games = No game of { $file } came to its end, so there is nothing to report.
arena-failed =
    { $count ->
        [one] One game did not end and counts for nothing.
       *[other] { $count } games did not end and count for nothing.
    }
arena-failed-game =
    Game { $number } of { $seats } seats, { $bot }: { $kind ->
        [late] took too long ({ $what })
        [died] took its process down ({ $what })
       *[crash] made an error ({ $what })
    }.

## What it refuses

arena-error-numbers = Games, cores and patience are more than nothing.
arena-error-bots = Bots are named once each, with commas between, not “{ $bots }”.
arena-error-one-bot = One bot plays in every seat, so give one, not { $bots }.
arena-no-stats = Ratings and plots need openskill and matplotlib. Install them: pip install 'demesne[stats]'
arena-no-ray = To play on a cluster needs Ray. Install it: pip install 'demesne[ray]'
arena-ray-away = There is no Ray cluster at { $address } ({ $reason }). Start one with: ray start --head
arena-unreadable = { $file } cannot be read ({ $reason }).
arena-unwritable = { $file } cannot be written ({ $reason }).
arena-no-results = { $file } holds no results of the arena: line { $line } is none.
arena-not-together = { $file } does not go with the others: its { $what } is { $theirs }, theirs is { $ours }. Only games of one version, rules, box and sources are rated together.
arena-more-results = { $file } holds games that this tournament has not: more of them, or of other numbers of seats. Ask for as many, or give another file with --out.
arena-other-results = { $file } is of another tournament: its { $what } is { $theirs }, here it is { $ours }. Give another file with --out.

## In the plots

arena-plot-ratings = Rating, with its 95 % interval
arena-plot-about = { $game } · { $seats } seats · { $games } games
arena-plot-ratings-axis = 200 more: ahead of the other in 76 of 100 games
arena-plot-scores-axis = points; bold: the mean
arena-plot-scores = Points at the end
arena-plot-seats = Does the seat matter?
arena-plot-seat = seat { $seat } of { $seats }
arena-plot-seats-axis = wins in 100 games more than the fair share
arena-plot-seats-count = { $seats } seats
arena-plot-length = How long a game is
arena-plot-length-axis = choices and draws
arena-plot-sources = Where points come from
arena-plot-winners = winners
arena-plot-others = the others
arena-plot-points = points a seat, in the mean
