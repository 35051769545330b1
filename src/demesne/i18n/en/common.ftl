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

## How strong a bot plays

level-gentle = gentle
level-gentle-line = forgives you a lot
level-fair = fair
level-fair-line = mostly plays the best turn it sees
level-strong = strong
level-strong-line = looks ahead before it chooses
level-fierce = fierce
level-fierce-line = looks ahead, and takes its time
thinking = { $name } is thinking …

## The bots: beasts of the old fable of Reynard

beast-cuwart = Cuwart
beast-cuwart-kind = the hare
beast-cuwart-temper = Plays for fun, and lets you try things.
beast-pinte = Pinte
beast-pinte-kind = the hen
beast-pinte-temper = Likes a full barn.
beast-tardif = Tardif
beast-tardif-kind = the snail
beast-tardif-temper = Never in a hurry; loves a workshop.
beast-belin = Belin
beast-belin-kind = the ram
beast-belin-temper = Never misses mass.
beast-bernard = Bernard
beast-bernard-kind = the donkey
beast-bernard-temper = Steady. Makes few slips.
beast-grimbert = Grimbert
beast-grimbert-kind = the badger
beast-grimbert-temper = Likes the crafts.
beast-chanticleer = Chanticleer
beast-chanticleer-kind = the cock
beast-chanticleer-temper = Crows from the steeple: loves the church.
beast-espinard = Espinard
beast-espinard-kind = the hedgehog
beast-espinard-temper = Stocks up for winter; loves the fields.
beast-tibert = Tibert
beast-tibert-kind = the cat
beast-tibert-temper = Waits for your slip.
beast-tiecelin = Tiecelin
beast-tiecelin-kind = the raven
beast-tiecelin-temper = Loves to travel.
beast-baucent = Baucent
beast-baucent-kind = the boar
beast-baucent-temper = Lives at the market.
beast-bruin = Bruin
beast-bruin-kind = the bear
beast-bruin-temper = Settles things by force.
beast-reynard = Reynard
beast-reynard-kind = the fox
beast-reynard-temper = Thinks far ahead.
beast-isengrim = Isengrim
beast-isengrim-kind = the wolf
beast-isengrim-temper = Takes what you need, by force.
beast-noble = Noble
beast-noble-kind = the lion
beast-noble-temper = Rules the council.
beast-hersent = Hersent
beast-hersent-kind = the she-wolf
beast-hersent-temper = Roams far from home.

## How far a game has come

stage-round = Round { $n }
stage-turn = Turn { $n }
stage-epoch =
    { $n ->
        [1] Epoch I
        [2] Epoch II
        [3] Epoch III
        [4] Epoch IV
       *[other] Epoch V
    }

## What speaks for a turn, in every game

term-rivals = rivals held back
