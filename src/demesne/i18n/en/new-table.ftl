### A new table: the page that opens one.

new-table-note = Everything is set. Change what you like, or just start.
ease-1 = easy to learn
ease-2 = a step up
ease-3 = takes a while
ease-4 = deep
kind-link = Someone
kind-bot = Bot
kind-screen = At this screen
kept-free = Kept free. You get a link to pass on.
kept-open = Kept free for whoever comes first.
take-seat = Sit here yourself: seat { $number }
your-seat = your seat; click another badge to change
shuffle-seats = Shuffle seats
character = Character
all-bots = All bots
all-bots-level = All bots: { $level }
beast-named = { $name } { $kind }
by-the-book = by the book
no-options = Nothing to choose: this game is always played as the book has it.
pace-of-table = Pace
pace-none = No clock
pace-none-note = Play when you like.
pace-live = Live
pace-days = Days
pace-each = each,
pace-a-turn = a turn
pace-minutes = { $n } min
pace-seconds = +{ $n } s
pace-days-n =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
less-minutes = Fewer minutes
more-minutes = More minutes
less-seconds = Fewer seconds a turn
more-seconds = More seconds a turn
less-days = Fewer days
more-days = More days
out-of-time = Out of time
out-bot = A bot plays on
out-end = The game stops
table-name = Name of the table
sum-players =
    { $count ->
        [2] Two play: { $names }.
        [3] Three play: { $names }.
        [4] Four play: { $names }.
       *[5] Five play: { $names }.
    }
sum-you = you
sum-someone = someone with the link
sum-anyone = whoever sits down
sum-none = No clock.
sum-live = { $minutes } minutes each, and { $increment } seconds more a turn.
sum-days =
    { $days ->
        [one] One day for every turn.
       *[other] { $days } days for every turn.
    }
sum-long = About { $minutes } minutes.
free = free
who-may-sit = Who may sit?
with-link = People with the link
with-link-note = not listed anywhere
anyone = Anyone
anyone-note = listed under open seats
start-table = Start the table
start-note-link = The link comes next. These settings are kept for next time.
start-note = These settings are kept for next time.
their-name = Their name

## Options of the games

option-start = Who begins
option-start-first = The first seat
option-start-random = By lot
option-piles = Lands of the piles
option-piles-standard = As proposed
option-piles-sorts = The first player chooses the sorts
option-piles-free = Any lands at all
option-lands = Lands to start with
option-lands-standard = Cereal fields
option-lands-choose = Of each family’s choice
option-time_is_money = Expert: time is money
option-time_is_money-off = Off
option-time_is_money-on = On
option-pope = Expert: the Pope’s call
option-pope-off = Off
option-pope-on = On
option-kings_pleasure = Expert: the King’s pleasure
option-kings_pleasure-off = Off
option-kings_pleasure-on = On
option-mode = Feudum is played
option-mode-basic = In the basic game
option-mode-advanced = In the advanced game: specials, reeves, monsters
option-overthrow = Influence overthrows the ruler of a feudum
option-overthrow-yes = Yes
option-overthrow-no = No

## Hints

table-hints = Hints
table-hints-note = Ask what a strong player would do
table-hints-three = Three each; everybody sees who asked
