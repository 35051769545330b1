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

## The bots: beasts of the old fable of Reynard

beast-cuwart = Cuwart
beast-cuwart-kind = the hare
beast-pinte = Pinte
beast-pinte-kind = the hen
beast-tardif = Tardif
beast-tardif-kind = the snail
beast-belin = Belin
beast-belin-kind = the ram
beast-bernard = Bernard
beast-bernard-kind = the donkey
beast-grimbert = Grimbert
beast-grimbert-kind = the badger
beast-chanticleer = Chanticleer
beast-chanticleer-kind = the cock
beast-espinard = Espinard
beast-espinard-kind = the hedgehog
beast-tibert = Tibert
beast-tibert-kind = the cat
beast-tiecelin = Tiecelin
beast-tiecelin-kind = the raven
beast-baucent = Baucent
beast-baucent-kind = the boar
beast-bruin = Bruin
beast-bruin-kind = the bear
beast-reynard = Reynard
beast-reynard-kind = the fox
beast-isengrim = Isengrim
beast-isengrim-kind = the wolf
beast-noble = Noble
beast-noble-kind = the lion
beast-hersent = Hersent
beast-hersent-kind = the she-wolf

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
