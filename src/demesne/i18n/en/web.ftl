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
part-missing = A part of the page did not come. Perhaps the connection is down, or the server is being updated.
trouble-title = That did not work
try-again = Try again
not-found = There is no such page.
not-drawn = This game is not drawn yet; it can be played in the terminal.
no-such-table = There is no such table, or the link is no longer good.
nav = Pages
nav-play = Play
nav-replays = Replays
nav-rules = Rules
nav-about = About
reconnecting = Reconnecting …
your-name = Your name
change-name = Change your name
bot = bot
bots = Bots
level = Level
you = you
family-blu = blue
family-red = red
family-yel = yellow
family-ivo = ivory
family-pur = purple

## Home

home-title = What shall we play?
home-note = Four medieval games, with friends or bots. New here? Start with Village.
continue-lesson = Continue the lesson
learn-in = Learn in { $minutes } minutes
lesson = Lesson
lesson-go-on = Go on
lesson-at =
    { $minutes ->
        [one] Step { $step } of { $of } · 1 minute left
       *[other] Step { $step } of { $of } · { $minutes } minutes left
    }
play-now = Play now
players = players
play-go = Play
play-with = with { $names }
four-games = The games
whose-turn = { $name }’s turn
several-turns = { $count } to move
left-short = { $time } left
left-hours = { $hours } h left
left-days =
    { $days ->
        [one] 1 day left
       *[other] { $days } days left
    }
pace-live-short = { $minutes } min each
pace-days-short =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
seat-kept = A seat is kept for you
players-minutes = { $min } to { $max } players · { $minutes } min
your-tables = Your tables
no-tables = None yet. Press Play: one click, and you sit at a table.
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

## Joining

join-title = A seat at { $game }
join-note =
    { $count ->
        [one] { $names } invites you to seat { $number }.
       *[other] { $names } invite you to seat { $number }.
    }
join-note-bots =
    { $count ->
        [one] { $names }, a bot, plays too.
       *[other] { $names }, bots, play too.
    }
join-note-free = Seat { $number } is free.
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
is-thinking = thinking
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
tally-said = { $name }: { $n } of { $count }.
one-less = One less: { $name }
none-to-take-back = None of it is in the offer
something-else = Something else:
you-may = You may:
not-now = Not now
out-of-turn = Out of turn
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
watch-phase = Watch it again
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
about-open = Explain what is on the table
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

## Clocks, playing again, hearing of one’s turn

time-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
time-hours = { $n } h
time-left = { $time } left
little-time = { $name }, half a minute is left.
stopped = Stopped: { $name } was out of time
stopped-note = Nobody has won. What was played can be watched.
has-left = has left
rematch-offered = { $name } wants to play again.
rematch-join = Play along
rematch-watch = Watch the rematch
share-replay = Link to the replay
turn-settings = When it is your turn
turn-sound = Sound
sound-bell = bell
sound-harp = harp
sound-wood = knock
sound-horn = horn
sound-off = none
notify-label = Notifications
notify-note = While a table is open in another tab or window.
notify-denied = Your browser keeps them off for this site. It lets you change that beside the address.
notify-unable = This browser shows none here: it wants a page reached by https, or on this machine.
push-label = Also with the page closed
push-note = At tables with days for a turn.
push-no-server = This server cannot send any; everything else works.
push-no-browser = This browser cannot receive any here.

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

## One's own turn, and what the others did

undo-over = Undo my last move
undo-turn = Undo turn
confirm-turn = This ends your turn.
confirm-yes = Confirm
confirm-no = Not yet
confirm-on = I confirm my turn
confirm-off = Turns end without asking
pace = Pace of the others
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-once = at once
pause-moves = Pause
go-on = Go on
step-one = One move
moves-to-come =
    { $count ->
        [one] 1 move to come
       *[other] { $count } moves to come
    }
since-your-turn = Since your last turn
since-tab = Since your turn
leave-sure = Your seat will be free for somebody else; you cannot be sure to get it back.
leave-yes = Give it up
here-only = This link works on this computer only: the server lets nobody else in.
here-only-how = To open it to friends in your network, stop it and start it again with
import-cut = It was saved while the game ran: what was hidden from who saved it is not in the file, so it is shown up to there.
import-show = Show it
not-found-title = Nothing here
not-found-note = There is no page at this address. Perhaps a letter is missing from the link.

## What is heard and not read

said-of = { $what }: { $parts }
said-more = { $left }; { $right }
said-gives = gives
said-empty = empty

## Keyboard

skip-to-question = To the question
keys-title = Keys
keys-open = The keys
keys-numbers = choose one of the ways, as numbered
keys-arrows = move among the ways, tabs and menus
keys-explain = explain the parts of the table, one after the other; Esc leaves
keys-escape = fold, go back to now, drop what waits
keys-help = these keys
herald = What happens

## Learning

nav-learn = Learn
learn-go-on = Go on
learn-in-minutes = Learn in { $minutes } minutes
learn-step = step { $step } of { $of }
lesson-village-1 = Your first turn
lesson-feudum-1 = A first pawn
lesson-clochemerle-1 = Two dice, one sum
lesson-mil-1 = A year of your house
lesson-feudum-2 = A round with the guilds
