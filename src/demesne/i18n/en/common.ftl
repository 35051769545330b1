### Words that every game and every door needs.

language-en = English
language-fr = Français
language-ja = 日本語

yes = Yes
no = No
chance = Chance
seat-number = Seat { $number }

# How a list is read: left, right; the last one is joined by a word.
list-more = { $left }, { $right }
list-last = { $left } and { $right }

amount-nothing = nothing

## Choices that are refused

error-invalid-choice = This menu has no line { $choice }.
error-illegal-choice = { $seat } cannot choose { $choice } now. { $reason }
error-not-your-turn = { $seat } has nothing to decide now.
error-stale-ply = That question has been answered since. Look at the table and choose again.
error-game-over = The game is over; there is nothing left to choose.
error-undo-refused = { $reason }

why-no-such-line = There is nothing to choose there.

undo-nothing = There is nothing to take back yet.
undo-drawn = Something has been drawn or opened since, and what was seen cannot be unseen.
undo-sealed = Secret offers are under way: what led to them cannot be taken back.
undo-answered = { $seat } has chosen since; only that choice can be taken back.
