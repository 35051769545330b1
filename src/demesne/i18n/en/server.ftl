### What the server refuses, and why. `$detail`, `$name` and `$choice` are text as it is.

## The site

server-no-such-file = There is no such file.
server-not-our-name = This server does not go by that name (see --allow-host).
server-not-our-page = Requests come from our own page only.
server-too-many-requests = Too many requests; slow down.
server-too-many-connections = Too many connections; close one, or try again later.
server-too-slow = The request took too long to arrive; try again.
server-too-large = At most { $most } bytes, please.
server-cannot-save = The server cannot save anything now. Nothing was changed; try again later.
server-trouble = The server met with trouble. Please try again.
server-send-json = Send JSON, as application/json.
server-unreadable = This cannot be read: { $detail }.

## Who you are

server-name-length = A name has 1 to { $most } characters.
server-name-too-often = A new name again? Wait a little.
server-language-unknown = Demesne does not speak “{ $detail }”.
server-data-too-often = This was asked for just now; wait a minute.
server-no-push = This server cannot send notifications to a closed page: the package “cryptography” is not installed.
server-push-address = This is no address that can be told of a turn: { $detail }.

## New tables

server-no-such-game = Demesne does not play “{ $detail }” here.
server-no-such-bot = There is no bot of that name: { $detail }.
server-one-seat = You can sit on one seat; others at your screen are “screen”.
server-bad-setup = This table cannot be set up. { $detail }
server-bots-alone = Bots play among themselves at too many tables already; try again later.
server-too-many-tables = Too many new tables; wait a little.
server-table-name = A table’s name has at most { $most } characters.
server-others-play = A game that others still play cannot be played on elsewhere.
server-seats-of-game = This game has { $seats } seats; say who sits on each.
server-bad-log = This log cannot be taken. { $detail }
server-log-too-long = This log is too long: no game of this kind has more than { $most } choices and draws.

## Coming to a table

server-no-such-table = There is no such table.
server-table-unreadable = This table cannot be read. Whoever runs the server was told.
server-no-such-seat = There is no seat { $number } at this table.
server-which-seat = Say which seat, or give its token.
server-seat-taken = Somebody sits there already.
server-private = This table is private: only a link opens it.
server-seat-kept = This seat is kept for { $name }.
server-rematch-later = A rematch begins once this game is over.
server-rematch-seated = Only who played here can ask for a rematch.
server-removed = You were asked to leave this table.
server-link-used = This link is not good, or was used: it works once.
server-link-old = This link is no longer good; ask for a new one.
server-link-elsewhere = This link is for another table.

## At the table

server-message-too-large = This message is too large; make it shorter.
server-message-unreadable = This message cannot be read: { $detail }.
server-too-many-messages = Too many messages at once; slow down.
server-one-thing = A message has an id and exactly one thing to do.
server-not-your-seat = Seat { $number } is not yours to play.
server-no-seat-played = You play no seat at this table.
server-not-seated = You sit nowhere at this table.
server-cannot-choose = { $name } cannot choose { $choice } now.
server-others-eyes = Another’s eyes can be borrowed once the game is over.
server-ply-to-come = The table is at ply { $ply }; { $asked } is to come.
server-tried-later = Other turns can be tried out once the game is over.
server-not-to-be-tried = { $answer } could not be answered here.
server-old-rules = This game was begun with version { $begun } of the rules, and this server has version { $today }. Play on from it at a new table.
server-old-secrets = This game of older rules was not finished: its secrets are kept.
server-history = This game is history; play on from it at a new table.
server-stopped = The game was stopped: { $name } was out of time.
server-out-of-time = This seat’s time has run out; the bot plays on.
server-no-time-to-undo = Without the time this choice gained there would be none left: it cannot be taken back.

## Company

server-silenced = The host has asked for silence.
server-one-after-the-other = One after the other, please.
server-nothing-said = There is nothing in that message; write something.
server-nobody-to-silence = There is nobody to silence.
server-nobody-to-remove = There is nobody to remove.
server-only-seated-report = Only who sits at this table may report somebody.
server-only-seated-decide = Only who sits at this table may decide that.
server-only-host = Only the host may decide that.
server-no-bot-there = No bot plays that seat.
server-is-here = { $name } is here and plays.
server-over = The game is over: who sat here stays in its story.
server-by-days = There are days for a turn here: only the clock says when { $name } is out of time.
server-table-full = Too much was said and taken back at this table: only the game itself goes on here.
server-may-come-back =
    { $seconds ->
        [one] { $name } may come back: wait until nobody was there for a second.
       *[other] { $name } may come back: wait until nobody was there for { $seconds } seconds.
    }

## The page before any script

server-page-waits = One moment …
server-page-late = This takes longer than it should. Perhaps the server is away, or part of the page did not come.
server-page-again = Try again
server-page-scripts = Demesne draws its boards with JavaScript; please allow it for this page.
## Tables, and whose turn it is

push-title = Your turn

## Lessons

server-no-such-lesson = There is no lesson { $detail }.
server-no-lesson = No lesson of yours is taught at this table.
server-step-done = That step is behind you already.
server-lesson-waits = The lesson waits for something else; look where the coach points.
server-lesson-alone = Nobody joins or leaves a lesson. Close the page, and your place is kept.

## Hints and analysis

server-hints-off = There are no hints at this table; that was chosen when it was made.
server-hints-used = All { $most } hints of this game are used. Play on, and look at the analysis when it is over.
server-hints-too-fast = That was many hints at once. Wait a few seconds and ask again.
server-hint-not-asked = Nothing is asked of you now. Ask for a hint when it is your turn.
server-hint-lesson = A lesson explains itself: its coach says what to do.
server-busy = The server has a lot to think about. Try again in a minute.
server-analysis-not-over = The game is not over: only a finished game is analysed.
server-analysis-old-rules = This game was played by older rules ({ $begun }; today’s are { $today }) and cannot be analysed.
server-analyses-too-fast = That was many analyses at once. Wait a minute and try again.
server-analyses-at-once = At most { $most } finished games are looked at for you at once. Wait until one of them is done, or stop it.
