### What the pages of lessons say.

learn-title = Learn by playing
learn-note = Short lessons on the real board. Open any one you like.
learn-continue = Go on · { $game }
learn-begin = Begin
learn-from-start = From the start
learn-minutes =
    { $minutes ->
        [one] { $minutes } min
       *[other] { $minutes } min
    }
learn-progress = { $done } of { $of }
learn-lessons =
    { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
learn-easy = easy to learn
learn-middle = a step up
learn-long = takes a while
learn-deep = deep
lesson-number = Lesson { $number }: { $title }
lesson-short = Lesson { $number }
lesson-progress = Step { $step } of { $of }
lesson-left =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
lesson-leave = Leave, keep my place
lesson-steps = In this lesson
lesson-pieces = Pieces to know
lesson-coach = The coach
lesson-why = Why?
lesson-skip = Skip
lesson-read-on = Go on
lesson-skip-all = Skip to the end
lesson-not-now = not in this step
lesson-read-first = First read what the badger says.
lesson-waits = The lesson waits for what is lit.
lesson-as-you-like = Choose as you like.
lesson-over = The lesson is over.
lesson-rival = Now { $name } takes a turn.
lesson-look-here = Not there. { $sentence }
lesson-play = Play a gentle game
lesson-rules = Read the rules
lesson-again = Once more
lesson-all = All lessons
lesson-renewed = This lesson has changed since you left it, so it begins anew.
lesson-done-step = done
lesson-village-1-about = Send a family to work, watch the time, and see what wins.
lesson-feudum-1-about = Settle in a strange land, choose four cards, and meet the six guilds.
lesson-clochemerle-1-about = Take two dice, buy a workshop, and keep your stories from the rats.
lesson-mil-1-about = Harvest, recruit, grow older, go where power is, and see what wins.
lesson-feudum-2-about = Choose four cards in secret, settle the land, and put a guild to work.
