### The page, whatever is played on it.

## Everywhere

home = Home
rules = Rules
menu = Menu
theme = Light or dark
theme-light = Light
theme-dark = Dark
language = Language
close = Close
ok = OK
or = or
loading = One moment …
not-found = There is no such page.
not-drawn = This game is not drawn yet; it can be played in the terminal.
no-such-table = There is no such table, or the link is no longer good.
nav = Pages
nav-play = Play
nav-replays = Replays
nav-rules = Learn the rules
nav-about = About
reconnecting = Reconnecting …
your-name = Your name
change-name = Change your name
bot = bot
bots = Bots
bot-greedy = greedy
bot-random = random
bot-mcts = thinker
you = you
family-blu = blue
family-red = red
family-yel = yellow
family-ivo = ivory
family-pur = purple

## Home

home-title = What shall we play?
home-note = Medieval games, by the book, with friends or bots.
players-minutes = { $min } to { $max } players · { $minutes } min
play-bots = Play against bots
invite-friends = Invite friends
start = Start
your-tables = Your tables
no-tables = None yet. Start one: two clicks.
open-seats = Open seats
no-open-seats = Nobody is looking for players right now.
to-watch = To watch
invited = Invited by a friend?
paste-link = Paste the link or the code
join = Join
no-such-link = That is no invitation. It looks like /join/s_…
sit-down = Sit down
over = over
seated = { $count } of { $all } seated
ply = move { $ply }
table = Table

## A new table

new-table = New table
game = Game
seats = Seats
who = who plays
kind-me = Me
kind-link = A friend, by link
kind-bot = A bot
kind-screen = Somebody at this screen
their-name = Their name
link-later = You get the link at the table.
access = Who may join
private = Private
private-note = Only who has a link.
open = Open
open-note = Free seats are shown on the home page.
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

## Joining

join-title = A seat at { $game }
join-note = { $names } invite you to seat { $number }.
join-failed = This invitation leads nowhere
only-watch = Only watch
seat-taken = Somebody sits there already.

## At the table

question = Question
choices = Choices
choices-count =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
your-turn = your turn
turn-mark = Your turn
their-turn = to move
your-turn-name = Your turn, { $name }
waiting-for = { $names } to move
waiting-join = Waiting for somebody to join
a-moment = One moment …
looking-back = You are looking back
free-seat = free seat
away = away
here = here
undo = Undo
of-count = of { $count }
one-less = One less: { $name }
sealed = sealed
still-choosing = choosing
log = Log
chat = Chat
log-and-chat = Log and chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
replay = Replay
look-at = Show the board as it was then
as-it-was = The board as it was at move { $ply }.
back-to-now = Back to now
invite = Send a friend the link
copy-link = Copy link
copied = Copied
give-back = Give back
bot-plays = A bot plays
leave-seat = Give up my seat
leave-table = Leave the table
save-log = Save the log
settings = Settings
sound-on = Sound on
sound-off = Sound off
motion-on = Moves are animated
motion-off = Moves are not animated
pass-screen = Pass the screen to { $name }
i-am = I am { $name }
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
tabs = Parts of the table
tab-board = Board
tab-farms = Farms
tab-log = Log
tab-chat = Chat

## Scores

score-sheet = Score sheet
scores-so-far = Scores so far
scores-so-far-note = As it would count if the game ended now.
game-is-over = The game is over
total = Total
place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $place }th
    }
ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
wins =
    { $count ->
        [one] { $names } wins { $game }
       *[other] { $names } win { $game } together
    }
wins-by = { $best } points, before { $second }.
wins-tie = { $score } points each; the tie-break decides.
play-again = Play again, same seats
watch-again = Watch from the start

## Replay

move = Move
move-of = Move { $move } of { $count }
round-short = R{ $round }
to-start = To the start
step-back = One step back
step-on = One step on
to-end = To the end
play = Play
pause = Pause
play-on = Play on from here
no-replays = No finished game yet.
running = Running
from-file = From a file
from-file-note = A log you saved, from here or from the terminal.
choose-file = Choose a log

## Rules and credits

rules-of = { $game }: the rules
rules-own-words = In our own words, with the figures of the box you play with. The printed rulebook decides.
rulings = Rulings: where the book leaves a question open
about-title = About Demesne
about-unofficial = Demesne is a free and unofficial re-implementation of medieval board games, made by people who like them. It is not connected with their authors or publishers. The names of the games belong to their owners; all drawings and words here are our own.
about-buy = If you enjoy a game here, buy the box: nothing replaces wood on a table, and it is how its makers live.
about-free = Free software
about-licence = Demesne is open source under the MIT licence.
about-icons = Icons
about-icons-note = Most icons are from
about-font = Letters
about-font-note = Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.

## Company: who sits here, who speaks

host = host
silenced = silenced
watchers = Those who watch
more-about = { $name }: what can be done
silence = Ask for silence
let-speak = Let speak again
put-bot = Put a bot in
remove-player = Remove from the seat
remove-sure = The seat will be free for somebody else, and { $name } cannot sit down here again.
remove-yes = Remove { $name }
rather-not = Rather not
you-are-silenced = The host has asked you for silence. You can still play and read.
seat-lost = You no longer have a seat at this table; you can go on watching.
their-turn-away = to move · away
report-to-host = Tell the host
report-about = What the host should know: { $name }
report-what = What happened?
report-told = The host has been told; whoever runs this server can read it too.
reports = Reports
report-from = { $by } about { $about }
menu-reports =
    { $count ->
        [one] Menu: 1 new report
       *[other] Menu: { $count } new reports
    }

## You

me-title = You
renamed = You are { $name } from now on.
your-data = Your data
data-note = Your name, your language, your tables, what you said there and the day you were last here: this is what the server keeps with your name. Have it as a file.
take-data = Take my data along
data-taken = Here it is: demesne.json, where your browser puts its files.
other-browsers = Other browsers
other-browsers-note = If you were here with another browser, or somebody else may have been in your name: from then on only this one is you.
end-sessions = End other sessions
sessions-ended = Only this browser is you now.
forget-me = Forget me
forget-note = Your name and all you said are deleted. Your seats in running games become free. Games that were played stay, with a neutral name in place of yours.
forget-sure = This happens at once and cannot be undone. Take your data along first if you want to keep it.
forget-yes = Yes, forget me
forgotten = You are forgotten. As a new guest you are called { $name }.
