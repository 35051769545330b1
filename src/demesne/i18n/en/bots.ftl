### How strong the bots are: the page of the arena's published tables.

bots-title = How strong are the bots?
bots-note = They play each other in bulk. Nothing here is guessed.
bots-made = { $games } games · last one { $at }
bots-bot = Bot
bots-level = Level
bots-rating = Rating
bots-wins = Wins
bots-score = Points
bots-fixed = fixed
bots-bound-most = or less
bots-bound-least = or more
bots-play = Play { $name }
bots-anchor = { $name } stands at 1500.
bots-bar = The true rating lies inside the bar, 19 times in 20.
bots-few = These are few games: read them with care.
bots-none = Nobody has measured the bots of { $game } for this page yet, so it shows no figures. You can play them all the same.
bots-seats = Does the seat matter?
bots-seats-note = Share of wins by seat, all bots, { $seats } players.
bots-seat =
    { $n ->
        [1] First seat
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    }
bots-fair = fair share, { $share }
bots-seats-first =
    { $wins ->
        [one] Going first is worth 1 win in 100.
       *[other] Going first is worth { $wins } wins in 100.
    }
bots-seats-last =
    { $wins ->
        [one] Going first costs 1 win in 100.
       *[other] Going first costs { $wins } wins in 100.
    }
bots-seats-even = Going first is neither better nor worse, as far as so many games can tell.
bots-points = Points at the end
bots-points-note = How often each total comes up.
bots-points-more =
    { $points ->
        [one] One level up: about 1 point more.
       *[other] One level up: about { $points } points more.
    }
bots-points-fewer =
    { $points ->
        [one] One level up: about 1 point fewer.
       *[other] One level up: about { $points } points fewer.
    }
bots-what = What is a rating?
bots-what-note = A number for strength. Whoever has 200 more finishes ahead of the other in about 3 games of 4.
bots-rungs = Is each level stronger?
bots-rungs-note =
    { $seats ->
        [2] How often a level beats the one below it.
       *[other] How often a level wins alone at a table of the one below it.
    }
bots-rung = { $level }, against { $below }:
bots-rung-below = against { $level }
bots-rung-games = { $games } games
bots-how = How was this measured?
bots-how-games = { $games } games, each deal played from every seat, the last on { $at }; Demesne { $version }, rules { $rules }.
bots-how-failed =
    { $games ->
        [one] One game did not end and counts for nothing.
       *[other] { $games } games did not end and count for nothing.
    }
bots-how-interval = Intervals hold the true figure 19 times in 20: those of ratings come from drawing the deals anew { $times } times, those of shares are Wilson’s. Anybody can play the same games again:
bots-how-commands = The commands
bot-greedy = Greedy
bot-greedy-line = A yardstick: the best turn it sees, every time.
bot-random = Random
bot-random-line = A yardstick: any move at all.
