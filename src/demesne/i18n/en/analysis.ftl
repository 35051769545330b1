# Hints at a table, and a finished game looked at again

hint = Hint
hint-title = A hint from Grimbert
hint-thinking = Grimbert is thinking …
hint-note = { $count ->
        [one] One way. Bar: chance to win.
       *[other] { $count } ways, best first. Bar: chance to win.
    }
hint-for = For it: { $terms }
hint-used = Hint { $used } of { $most }. Everyone here may ask, and sees how often others did.
hint-free = Against bots you may ask as often as you like.
hint-close = Close the hint
hints-taken = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
analysis = Analysis
analyse = Analyse this game
analyse-title = How was it played?
analyse-note = Every turn is tried out beside its alternatives. It takes a minute or two, can be stopped, and is kept.
analysis-running = Looking at turn { $done } of { $total } …
analysis-stopped = Stopped at turn { $done } of { $total }. What was found is kept.
analysis-stop = Stop
analysis-go-on = Go on
who-is-winning = Who is winning?
winning-note = The thicker the band, the likelier that seat wins.
who-is-winning-now = Who is winning at this move: { $chances }
chance-to-win = Chance to win
chance-of = { $name } { $chance }
turning-points = Turning points
turning-point = Turning point { $number }: { $name }
last-turning-point = To the turning point before
next-turning-point = To the next turning point
no-turning-points = None: nobody lost 5 % or more in a turn, and nothing was found against the odds.
none-yet = None yet.
this-turn = This turn
turn-of = Turn { $turn } · { $name }
mark-slip = Slip, { $by }
mark-blunder = Blunder, { $by }
mark-find = Find, { $by }
mark-best = The best choice
better-was = Better: { $turn }
worth-points = Worth { $points } points
chance-not = win chance { $better }, not { $chance }
try-here = Try it here
try-back = Back to the game
try-still = Nothing has moved yet: what comes of this turn is up to luck or to the others.
find-means = The next best turn wins { $gap } less often.
how-well = How well they played
eyes = eyes
count-slip = { $count ->
        [one] 1 slip
       *[other] { $count } slips
    }
count-blunder = { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
count-find = { $count ->
        [one] 1 find
       *[other] { $count } finds
    }
count-none = no slip
accuracy-means =
    100 % is the best choice every time; a turn that costs { $little } % of win chance counts 78, { $much } % 47. The board shows what { $name } could see; pick another seat to see with their eyes.
ring-played = played
ring-better = better
