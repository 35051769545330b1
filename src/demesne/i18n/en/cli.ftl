### The terminal.

## Sitting down

cli-welcome = { $game }, at your terminal.
cli-welcome-help = Answer with a number. Type help for all you may type; Ctrl-C leaves, and nothing is lost.
cli-you = you
cli-resumed = Back at the table: { $file }, { $ply } choices and draws so far.
cli-resume-over = The game in { $file } is over.
cli-list-game =
    { $players }: { $ply ->
        [one] 1 record
       *[other] { $ply } records
    }
cli-list-damaged = cannot be read

## At the table

cli-prompt = >
cli-earlier-lines =
    { $count ->
        [one] (one earlier line; type log all)
       *[other] ({ $count } earlier lines; type log all)
    }
cli-answer-empty = Type { $most ->
        [1] 1
       *[other] a number from 1 to { $most }
    }, or help.
cli-answer-number = There is no line { $number }: type { $most ->
        [1] 1
       *[other] a number from 1 to { $most }
    }, or why for what is not possible.
cli-answer-several = “{ $line }” could mean { $refs }.
cli-answer-unknown = “{ $line }” is neither a line of this menu nor a command: type { $most ->
        [1] 1
       *[other] a number from 1 to { $most }
    }, or help.
cli-why-possible = “{ $line }” is possible.
cli-why-not = “{ $line }” is not possible. { $reason }
cli-why-list = Not possible now:
cli-why-more = …and { $count } more of the same kinds; type why all.
cli-why-all-possible = Every line of this menu is possible.
cli-pass-screen = Pass the screen to { $name }, who then presses Enter.
cli-else-hint = Something else: { $acts }.
cli-else-nothing = Nothing else is open to you now.
cli-else-prompt = A number, or Enter to leave it >
cli-else-back = Enter gives the screen back >
cli-else-answer = “{ $line }” is none of these: type { $most ->
        [1] 1
       *[other] a number from 1 to { $most }
    }, or press Enter to leave it.
cli-else-unknown = { $name } is nobody at this keyboard: { $people }.
cli-undone = Taken back.
cli-saved = Saved in:
cli-save-refused = { $file } is there already and is no game of ours; choose another name.
cli-save-trouble = This game cannot be written to { $file } ({ $reason }); it goes on, but cannot be resumed. Type save FILE to keep it elsewhere.
cli-left = Nothing is lost. To play on:
cli-game-kept = To see the whole game again:
cli-no-prices = This game has no price card.
cli-play-help = Type the number of a line, or its notation (as the log writes it; its beginning is enough), or one of these:
cli-play-help-why = what is not possible now, and why; for one line, why 17, or why and its notation
cli-play-help-hint = what a strong player would do now: the best ways, the chance to win with each, and why
cli-play-help-else = what else you may do now, out of turn, where a game has such acts; else and a name lets somebody else at this keyboard act
cli-play-help-undo = take back the last choice, unless something was drawn or chosen since
cli-play-help-board = draw the table again
cli-play-help-prices = what everything costs and earns
cli-play-help-score = the score sheet as it would count now
cli-play-help-log = what happened lately; log all for the whole game
cli-play-help-save = write the game to a file of yours: save FILE. It is also kept by itself, after every choice
cli-play-help-help = this page
cli-play-help-quit = leave the table; demesne resume brings you back
cli-village-legend = Families are ◆ ● ▪ ▲; ◆1 1 2 are three members of one, of generations 1, 1 and 2. “7→12” is the prestige track, then the whole score if the game ended now. On the life track ∩ is the bridge. Cubes: O orange, G green, B brown, P pink, X plague.
cli-clochemerle-legend = Villages are ◆ ● ▪ ▲; a mark in place of a die or a card says who took it. Below the dice every sum stands with its least price (c coin, m marker, t time) and →, the number of banners it reaches (+1: one more, if other dice or a marker save its coins). Customers: banner, what they want → prestige. †abbot is a dead one, ‡ the reaper, [2/12] the tile. Of the niches in the chronicle the empty ones show their story points.
cli-feudum-legend = Families are ◆ ● ▪ ▲ ★. At a place, ◆ rules, ◆◆ also has a subject, /● is a serf, ' a seal of immunity under it. ◆K is a pawn: F farmer, M merchant, A alchemist, K knight, N noble, O monk; ° has had wine. [orchard 3] is a landscape with its resources. Routes: – road, = ferry, ~ ship, ∘ submersible, ^ air. Goods: P saltpeter, S sulfur, I iron, W wood, F food. ☆ are stars, § a reeve; a merchants’ row shows the prices of what is there. A scroll with ◉ is sealed. Pull and Push show what they would score now, in brackets where nothing could be done. “7→12” is the track, then the whole score if the game ended now.
cli-mil-legend = Families are ◆ ● ▪ ▲ ★; ◆B is the knight in column B of the first, ◆ alone one of its tokens. On a space · is nothing, ○ a white and × a black time token. A knight’s tokens stand before †, which kills him. Cubes: F food, B fabric, M metal, I Influence, G gold. “cereal a FFF” is face A of a land, with its harvest; +G is its gold, def its own defence.

# Words for the commands, one or several; the English ones always work too.
cli-command-why = why ?
cli-command-hint = hint
cli-command-else = else e
cli-command-undo = undo u
cli-command-log = log l
cli-command-score = score scores s
cli-command-board = board b
cli-command-prices = prices p
cli-command-save = save
cli-command-help = help h
cli-command-quit = quit exit q
cli-word-all = all

## The score

cli-score-now = If the game ended now
cli-score-final = Final score
cli-score-total = Total
cli-score-rank = Place
cli-score-place = { $place }.
cli-won = { $names } wins with { $score } points.
cli-won-tie-break = { $names } wins with { $score } points, by the tie-break.
cli-won-shared = { $names } share the victory with { $score } points.

## Replay

cli-replay-whole =
    { $records ->
        [one] The log is sound: 1 record, position { $position }.
       *[other] The log is sound: { $records } records, position { $position }.
    }
cli-replay-part = Position after { $ply } of { $records } records: { $position }.
cli-replay-step = { $ply }/{ $records } — Enter goes on, q stops:

## What went wrong

cli-error-usage = { $message }. See { $command } --help.
cli-error-file = { $file } cannot be read or written: { $reason }.
cli-error-disk = Nothing more can be written: { $reason }.
cli-error-unknown-seat = A seat is “me”, “me:NAME” or a bot, not “{ $seat }”. Levels: { $levels }. Characters: { $beasts }. Others: { $others }. “demesne bots” tells about them.
cli-error-too-many-names = There are { $names } names for { $seats } seats.
cli-error-name = { $name } is no name for a player: at most { $most } letters, and none that ends in brackets.
cli-error-same-name = Two players are called { $name }; give each a name of their own.
cli-error-no-input = With --no-input every seat must be a bot: for instance --seats fair,fair.
cli-error-option = An option reads NAME=VALUE, not “{ $option }”.
cli-error-nothing-left = There is no game to resume; demesne play starts one.
cli-error-other-seats = This game has { $seats } seats, not { $given }.
cli-error-to = The log has { $records } records; --to { $to } is not among them.

## About the games

cli-games-option = --option { $name }={ $first } (as usual) or { $others }
cli-games-guessed = Reconstructed tables, to be replaced from a real box with --components: { $tables }
cli-rules-file = Rulings:
cli-rules-clochemerle =
    Each turn, take two dice from the common pool; a black one costs 2 time. A coin turns a die by a pip, a marker of the village square to any face. With the sum, activate one black banner on the table, or as many white banners of your own village as show it, or send your chief a step with the “?” banner.

    Black banners add cards: workshops make goods, fields coins; chambers, churches and monks, travel cards and customers bring prestige. Each zone of your village works only while its villager lives. Story points lie on the tree, where rats can eat half of them, until the chief brings them to the town hall.

    Time passes over ten clouds; past the bridge a villager dies at the end of the turn, into the chronicle or a grave, and the rat runs. Pupils of the school take empty posts. When enough coffins are covered at the end of a round, prestige decides.
cli-rules-feudum =
    Each round, choose four of your eleven cards in secret and play them one by one: migrate pawns of six characters, move them over roads, water and air, place influence as ruler, subject or serf, improve places up to feudums, explore for writs, harvest, tax, conquer, defend, repeat, and act in the guilds. Then the pawns must eat, food or wine.

    The six guilds stand in a ring: farmers, merchants, alchemists, knights, nobles, monks. Anybody trades; the journeyman pulls from the guild before, the master pushes into the next. Pawns, feudums and places give the stars that decide who they are.

    When enough region tiles are gone, an epoch dawns and pays guild seats, landscapes and active regions; vassals without military service lose points. After epoch V: the voyage, the empire, shillings and sealed charters. A mandate may be played and a tile exchanged at any time, out of turn too: type else.
cli-rules-mil =
    Each family has up to four knights with land, soldiers, castles and heirs. In turn, each takes one action with a knight: harvest, recruit, grow the family, or go to a sphere of power. A harvest, a soldier or an hourglass on the die costs the knight a time token; the fourth kills him. An heir takes over all he had. Without an heir the family loses 4 points; a column with land, castle or soldiers stays with it, an empty one is lost.

    Once the knights are placed come tribute, majorities, and the spheres from left to right: damsels take the veil, vassals are won at the Court, castles at the Market, lands in the War, privileges from the Clergy, Influence in the Crusades. Dowries, battles and the cathedral are decided by cubes hidden in the hand; whoever wins a marriage gives a damsel for it. Then winter comes.

    After five turns: the track, most goods, Influence and privileges, pairs of gold; damsels at home cost points.
cli-rules-village =
    Each turn, take a cube from one of the seven action spaces and carry out its action, or leave it: harvest, family, crafts, market, travel, council, church. Three cubes of one colour at the well pay for any action instead.

    Everything takes time. Each time your marker passes the bridge, one of your oldest living generation dies at the end of your turn, or at once on a market day: remembered in the chronicle while the section of their trade has room, laid in an anonymous grave otherwise. When no cube is left there is mass: four figures come out of the black bag, grain moves yours along the windows, and most members in church score.

    When the chronicle or the graves are full, everybody else has a last turn, or everybody if it was a rival’s death on a market day; then there is a last mass. Points: the prestige track, cities visited, council, church, chronicle, customers, coins.

## The board of Village

cli-village-title = Village
cli-village-round =
    round { $round }, { $cubes ->
        [one] 1 cube left
       *[other] { $cubes } cubes left
    }, { $masses ->
        [0] no mass yet
        [one] 1 mass held
       *[other] { $masses } masses held
    }
cli-village-first = starting player
cli-village-turn = turn
cli-village-next-first = next starting player
cli-village-end-brought = { $name } has triggered the end

cli-village-letter-orange = O
cli-village-letter-green = G
cli-village-letter-brown = B
cli-village-letter-pink = P
cli-village-letter-plague = X
cli-village-colour-orange = orange
cli-village-colour-green = green
cli-village-colour-brown = brown
cli-village-colour-pink = pink
cli-village-colour-plague = plague
cli-village-plague-price = ({ $time } time)
cli-village-well-coins = { $count } coins
cli-village-time = { $count } time
cli-village-grain = { $count } grain
cli-village-good-scroll = scroll
cli-village-good-horse = horse
cli-village-good-plough = plough
cli-village-good-ox = ox
cli-village-good-wagon = wagon
cli-village-no-goods = no goods

cli-village-space-harvest = Harvest
cli-village-space-family = Family
cli-village-space-crafts = Crafts
cli-village-space-market = Market
cli-village-space-travel = Travel
cli-village-space-council = Council
cli-village-space-church = Church
cli-village-area-spaces = Cubes
cli-village-area-workshops = Crafts
cli-village-area-market = Market
cli-village-area-queue = Queue
cli-village-area-travel = Travel
cli-village-area-council = Council
cli-village-area-church = Church
cli-village-area-chronicle = Chronicle
cli-village-area-well = Well
cli-village-graves = Graves
cli-village-section-council = Council
cli-village-section-crafts = Crafts
cli-village-section-travel = Travel
cli-village-section-church = Church
cli-village-section-farm = Farm

cli-village-at-unborn = unborn
cli-village-at-farm = farm
cli-village-at-wainwright = Wainwright
cli-village-at-stables = Stables
cli-village-at-library = Library
cli-village-at-smithy = Smithy
cli-village-at-city-a = city A
cli-village-at-city-b = city B
cli-village-at-city-c = city C
cli-village-at-city-d = city D
cli-village-at-city-e = city E
cli-village-at-city-f = city F
cli-village-at-council-1 = council 1
cli-village-at-council-2 = council 2
cli-village-at-council-3 = council 3
cli-village-at-council-4 = council 4
cli-village-at-church-1 = window 1
cli-village-at-church-2 = window 2
cli-village-at-church-3 = window 3
cli-village-at-church-4 = window 4
cli-village-at-bag = black bag
cli-village-at-chronicle-council = chronicle
cli-village-at-chronicle-crafts = chronicle
cli-village-at-chronicle-travel = chronicle
cli-village-at-chronicle-church = chronicle
cli-village-at-chronicle-farm = chronicle
cli-village-at-grave = grave
cli-village-at-removed = lost

cli-village-grain-short = grain
cli-village-coins-short = coins
cli-village-served =
    { $count ->
        [one] 1 customer served
       *[other] { $count } customers served
    }
cli-village-to-bridge = bridge in { $count }
cli-village-pile = { $count } to come
cli-village-monks =
    { $count ->
        [one] 1 monk
       *[other] { $count } monks
    }
cli-village-no-customers = nobody

cli-village-harvest-by-hand = by hand { $count } grain
cli-village-harvest-with-horse = horse + plough { $count } grain
cli-village-harvest-with-ox = ox + plough { $count } grain
cli-village-family-help = a birth, or call somebody home
cli-village-well = { $count } cubes alike: any action
cli-village-craft-price = train { $train }, make { $make } time, or buy
cli-village-mill = Mill
cli-village-mill-price = { $time } time, { $grain } grain
cli-village-sale-free = opener’s first sale: free
cli-village-sale-price = any other sale:
cli-village-road-price = roads: { $price }; ⌂ village
cli-village-road = { $time } time, wagon ×{ $wagons }
cli-village-reward-prestige = { $count } pts
cli-village-reward-cubes = { $count } cubes
cli-village-reward-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
cli-village-privilege-1 = begin next round
cli-village-privilege-2 = { $cubes } cubes
cli-village-privilege-3 = any good
cli-village-privilege-4 = { $coins } coin: { $prestige } pts
cli-village-council-price = each step also
cli-village-or = or
cli-village-area-scoring = Scoring
cli-village-scoring-cities = cities visited: { $points }
cli-village-scoring-chronicle = in the chronicle: { $points }
cli-village-scoring-majority = mass: most in church { $points }
cli-village-scoring-pull = mass: out of the bag { $coins } coin

## The board of MIL 1049

cli-mil-title = MIL 1049
cli-mil-turn = turn { $turn } of { $turns }, { $phase }
cli-mil-phase-setup = set-up
cli-mil-phase-actions = actions
cli-mil-phase-tribute = tribute
cli-mil-phase-politics = politics
cli-mil-phase-spheres = spheres of power
cli-mil-phase-winter = winter
cli-mil-phase-over = over
cli-mil-first = first player
cli-mil-asked = waiting for
cli-mil-offer-dowry = Dowries
cli-mil-offer-battle = Battle
cli-mil-offer-cathedral = Cathedral
cli-mil-thinking = still to seal
cli-mil-sealed = sealed
cli-mil-expert-time-is-money = expert: time is money
cli-mil-expert-pope = expert: the Pope’s call
cli-mil-expert-kings-pleasure = expert: the King’s pleasure

cli-mil-letter-food = F
cli-mil-letter-fabric = B
cli-mil-letter-metal = M
cli-mil-letter-influence = I
cli-mil-letter-gold = G
cli-mil-land-cereal = cereal
cli-mil-land-fishing = fishing
cli-mil-land-cloth = cloth
cli-mil-land-mine = mine
cli-mil-land-quarry = quarry
cli-mil-defence = def { $count }
cli-mil-below = +{ $count } below
cli-mil-pile-empty = empty

cli-mil-sphere-monastery = Monastery
cli-mil-sphere-court = Court
cli-mil-sphere-market = Market
cli-mil-sphere-war = War
cli-mil-sphere-clergy = Clergy
cli-mil-sphere-crusades = Crusades
cli-mil-area-spheres = Spheres
cli-mil-area-lands = Free land
cli-mil-area-below = Below
cli-mil-area-realm = Realm
cli-mil-area-battle = Battle
cli-mil-area-actions = Actions
cli-mil-area-rates = Trade
cli-mil-area-land-sorts = Lands
cli-mil-area-scoring = Scoring
cli-mil-kings-soldiers = King’s Soldiers
cli-mil-archbishop = Archbishop
cli-mil-conquest = conquered
cli-mil-against = against
cli-mil-for = for
cli-mil-attackers-help = attack helped by
cli-mil-targets-help = defence helped by

cli-mil-heir = heir
cli-mil-no-heir = no heir
cli-mil-soldiers =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
cli-mil-castle = castle
cli-mil-landless = no land
cli-mil-vassal-of = vassal of
cli-mil-no-knights = no knight left
cli-mil-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
cli-mil-damsels =
    { $count ->
        [one] { $count } damsel
       *[other] { $count } damsels
    }
cli-mil-privileges =
    { $count ->
        [one] { $count } privilege
       *[other] { $count } privileges
    }
cli-mil-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
cli-mil-placed = has placed

cli-mil-veil = a damsel takes the veil
cli-mil-veil-more = each more: { $count } privileges
cli-mil-or-vassal = or try for a vassal
cli-mil-vassal = vassal { $count } pts, +{ $land } a land
cli-mil-trade = trade up to { $count } cubes, or
cli-mil-auction = castle ({ $count } pts): bid from
cli-mil-strength = soldier { $soldier }, castle { $castle }, cube 1
cli-mil-land-points = a land won or lost: { $count } pts
cli-mil-cathedral = cathedral: best { $count } pts
cli-mil-grants = { $count } privilege, or abbess
cli-mil-no-winter = safe from winter
cli-mil-most = most: { $points },
cli-mil-most-court = first player,
cli-mil-or = or
cli-mil-do-harvest = harvest: a time token
cli-mil-do-recruit = recruit: a time token and
cli-mil-do-recruit-many = from { $count } soldiers on also
cli-mil-do-grow = growth: roll the die, as often as you dare
cli-mil-do-bastard = legitimise a bastard:
cli-mil-do-enter = enter a space with ○ or ×:
cli-mil-score-lands = a land won or lost: { $count }, suzerain too
cli-mil-score-marriage = a damsel married off: { $count }
cli-mil-score-death = a knight dead without an heir: −{ $count }
cli-mil-score-goods = end: most fabric and metal { $count }
cli-mil-score-influence = end: most Influence { $count }
cli-mil-score-privileges = end: most privileges { $count }
cli-mil-score-gold = end: each pair of gold { $count }
cli-mil-score-damsels = end: a damsel at home −{ $count }, with most −{ $most }

cli-mil-act-harvest = Harvest
cli-mil-act-recruit = Recruit
cli-mil-act-grow = Growth
cli-mil-act-place = Place
cli-mil-act-pass = Pass
cli-mil-pass-means = a black token on a space
cli-mil-go-there = go there
cli-mil-space = space { $number }
cli-mil-pay = (pay)
cli-mil-with-token = family token

## Help

cli-help = Village and other medieval board games, played by the book at your terminal.
cli-epilog = Start with: demesne play
cli-examples = Examples
cli-help-play = Play a game against bots, or with friends at one keyboard.
cli-examples-play =
    demesne play                                    you against two fair bots
    demesne play --seats me,fair,tibert             a fair bot, and Tibert the cat
    demesne play --seats me,strong --lang fr
    demesne play --seats me:Ada,me:Bob              two people, one keyboard
    demesne play --seed 7 --option start=random
    demesne play --seats fierce,fair --no-input     watch bots play
cli-help-resume = Go on with a game that was left; without a file, the latest.
cli-examples-resume =
    demesne resume
    demesne resume --list
    demesne resume village.log --seats me,strong
cli-help-replay = Verify a game log and show the table at any point of it.
cli-examples-replay =
    demesne replay village.log
    demesne replay village.log --to 120 --lang ja
    demesne replay village.log --step
    demesne replay cut-off.log --partial --json
cli-help-export = Write a log up to a point of it, or the position there as JSON.
cli-examples-export =
    demesne export village.log --to 120 -o opening.log
    demesne export village.log --to 120 --format json
cli-help-serve = Open a table in the browser, for you, your friends and bots.
cli-examples-serve =
    demesne serve
    demesne serve --port 8050 --no-open
    demesne serve --host 0.0.0.0 --allow-host games.example.org
cli-help-bots = Levels and characters to play against.
cli-examples-bots =
    demesne bots
    demesne bots village          what they love in this game
    demesne play --seats me,fair,tibert
cli-bots-beast = { $name }, { $kind }
cli-bots-others = Also: { $bots }, for comparison in the arena.
cli-bots-foreign = From other packages: { $bots }.
cli-help-games = List the games, for how many players, and their options.
cli-examples-games =
    demesne games
    demesne games --json
cli-help-rules = A short account of a game, its prices, and our rulings where the book is silent.
cli-examples-rules =
    demesne rules village
    demesne rules village --lang ja
cli-help-perft = Count the positions so many choices ahead, to compare rules engines.
cli-examples-perft =
    demesne perft village --depth 3
    demesne perft village --depth 2 --divide
    demesne perft village --depth 3 --json
cli-help-fuzz = Play random games in bulk and check every rule that must always hold.
cli-examples-fuzz =
    demesne fuzz village --games 1000
    demesne fuzz village --games 20000 --seats all
    demesne fuzz village --games 200 --seats 2 --json
cli-help-bench = Measure how fast games are played.
cli-examples-bench =
    demesne bench
    demesne bench village --games 500 --seats 2,4
    demesne bench --json

cli-help-tune = Find out by playing how a level thinks best in a game.
cli-examples-tune =
    demesne tune village
    demesne tune mil --level fierce --games 400 --seats 3
    demesne tune feudum --option mode=advanced --output levels.toml
cli-option-level = The level that is tuned: strong or fierce.
cli-option-rounds = How often a better plan may take the place of the one before.
cli-option-kept = Keep every game played in this file, and go on from it; tune-GAME.jsonl unless you say otherwise.
cli-tune-playing = { $plans } plans, { $games } games each
cli-tune-title = The best plan of each round against the one before it ({ $seats } seats)
cli-tune-plan = Plan
cli-tune-games = Games
cli-tune-won = Won
cli-tune-interval = 95 % interval
cli-tune-stopped = Stopped. The games are kept in { $file }; the same command goes on from there.
cli-tune-error-games = Tuning takes at least one round of one game.
cli-tune-error-greedy = { $level } does not search in { $game }, so there is nothing to tune: choose a level that does, such as strong.

cli-option-game = The game; village unless you say otherwise.
cli-option-file = A game log.
cli-option-lang = en, fr or ja; your system’s language unless you say otherwise.
cli-option-seats = Who sits where, with commas between: me, me:NAME, a level (gentle, fair, strong, fierce) or a character (tibert or reynard; see demesne bots).
cli-option-names = Names by seat, with commas between.
cli-option-seed = Draw the same cubes and customers again.
cli-option-option = A way to set up the game, such as start=random; may be given several times.
cli-option-components = A file with the true figures of your own box.
cli-option-no-input = Ask nothing: bots only.
cli-option-listed = List the games that can be resumed.
cli-option-to = Stop after so many records.
cli-option-step = One choice at a time; Enter goes on.
cli-option-partial = Accept a log that was cut off.
cli-option-as-json = One JSON object on standard output, for programs.
cli-option-kind = text (a log) or json (the position).
cli-option-out = Write to this file.
cli-option-seat-count = How many players.
cli-option-count = How many games are played.
cli-option-jobs = How many processors work; all of them unless you say otherwise.
cli-option-crashes = Where games that break a law are kept.
cli-option-crash = Play such a game again instead.
cli-option-depth = How many choices ahead.
cli-option-divide = Count for each first choice by itself, too.
cli-option-position = Count from this position, as export writes it.
cli-option-version = The version, and whether the rules run compiled.
cli-option-host = The address to listen on; 0.0.0.0 lets other machines in.
cli-option-port = The port to listen on.
cli-option-data = The folder for tables and games; your own data folder unless you say otherwise.
cli-option-browser = Open the page in your browser.
cli-option-allow-host = A name under which the server may be reached; may be given several times.
cli-option-synchronous = FULL loses nothing even in a power cut, and is slower.
cli-option-help = Show this page.

# Running a server
cli-help-backup = Copy a server's database to a file, while it runs, and check the copy.
cli-help-restore = Put a backup in the place of a server's database. The server must be stopped.
cli-help-doctor = Say what is wrong with a server's data, and what to do about it.
cli-help-keys = Sign cookies with a new key from the next start on. The server must be stopped.
cli-examples-backup = demesne backup tables-monday.sqlite3
cli-examples-restore = demesne restore tables-monday.sqlite3
cli-examples-doctor = demesne doctor --data /var/lib/demesne
cli-examples-keys = demesne keys
cli-option-copy = The file of the backup.
cli-option-only = Forget all older keys: everybody is a new guest then.
cli-option-proxy = The address or network of a proxy in front of the server, if it is on another machine.
cli-option-metrics-port = Give figures for Prometheus on this port, on this machine only.
cli-option-bot-workers = Processes in which strong and fierce bots think (one fewer than processors, 4 at most).
cli-backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, checked.
cli-restore-done = The database is that of { $file } now, with { $tables ->
    [one] one table
   *[other] { $tables } tables
  }.
cli-restore-old = The one that was there lies in { $file }. Delete it when you are sure.
cli-keys-done = There is a new key. Cookies of { $keys } keys are good; each is renewed when its owner comes by.
cli-keys-only = There is a new key, and no other is good any more: everybody is a new guest.
cli-doctor-title = The data in { $folder }:
cli-doctor-good = [ok]
cli-doctor-warning = [note]
cli-doctor-bad = [WRONG]
cli-doctor-well = Nothing is wrong.
cli-doctor-unwell = Something is wrong: see above.
cli-doctor-no-folder = There is no folder { $folder } yet. It is made when the server starts for the first time.
cli-doctor-folder-open = Other users can look into { $folder }. Close it: chmod 700 { $folder }
cli-doctor-folder-shut = { $file } cannot be looked into: { $error }. Be the user whom the server runs as: sudo -u demesne demesne doctor
cli-doctor-files-open = Other users can read { $files }. Close them: chmod 600, in the data folder.
cli-doctor-database-gone = { $file } is gone or empty, though there was a database. Bring it back with demesne restore, or delete { $mark } to begin anew.
cli-doctor-no-database = There is no database in { $folder } yet. It is made when the server starts for the first time.
cli-doctor-disk-full = Only { $megabytes } MB of the disk are free. Make room: without it nothing can be saved.
cli-doctor-running = A server uses this folder now.
cli-doctor-no-page = The page has not been built. python3 dev.py serve builds it.
cli-doctor-few-handles = The system gives at most { $handles } file handles, and { $wanted } connections are allowed. Raise the limit: LimitNOFILE in a systemd unit, or ulimit -n.
cli-doctor-database-damaged = The database is damaged: { $error }. Stop the server and bring a backup back with demesne restore.
cli-doctor-keys-gone = What the server remembers of itself is gone, such as the keys that sign cookies. Stop the server and bring a backup back with demesne restore.
cli-doctor-database-newer = The database is of version { $version }, and this Demesne knows { $known }. Update Demesne.
cli-doctor-database-older = The database is of version { $version }. It is brought to version { $known } at the next start; make a backup before.
cli-doctor-table-unreadable = Table { $table } cannot be read ({ $error }). The server sets it aside and everybody else plays; an older backup may have it whole.
cli-doctor-pushes-unreadable = { $count ->
    [one] One browser that wanted to be told of turns cannot be read.
   *[other] { $count } browsers that wanted to be told of turns cannot be read.
  } Whoever it was turns notifications on again.
cli-doctor-old-rules = { $count ->
    [one] One game was
   *[other] { $count } games were
  } begun with older rules: they can be read, and played on from at a new table.
cli-doctor-tables = { $tables ->
    [one] One table
   *[other] { $tables } tables
  } and { $guests ->
    [one] one guest
   *[other] { $guests } guests
  }.

## The board of Clochemerle

cli-clochemerle-title = Clochemerle
cli-clochemerle-round = round { $round }
cli-clochemerle-dead = { $dead } of { $end } dead
cli-clochemerle-first = first player
cli-clochemerle-white = white
cli-clochemerle-black = black
cli-clochemerle-hand-taken = taken this round
cli-clochemerle-to-come = { $count } to come
cli-clochemerle-graves = graves
cli-clochemerle-rat =
    { $steps ->
        [one] rat: 1 step to the invasion
       *[other] rat: { $steps } steps to the invasion
    }
cli-clochemerle-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cli-clochemerle-time = cloud { $time }, { $left } to the bridge
cli-clochemerle-tree = tree { $story }
cli-clochemerle-hall = hall { $story }
cli-clochemerle-chief-hall = chief at the hall
cli-clochemerle-chief-coin = chief at the coin
cli-clochemerle-chief-story = chief at the story
cli-clochemerle-pupil-left = pupil left
cli-clochemerle-pupil-right = pupil right
cli-clochemerle-windows =
    { $count ->
        [one] 1 window
       *[other] { $count } windows
    }
cli-clochemerle-fields =
    { $count ->
        [one] 1 field
       *[other] { $count } fields
    } ({ $ploughs ->
        [one] 1 plough
       *[other] { $ploughs } ploughs
    })
cli-clochemerle-toll = toll { $toll }
cli-clochemerle-served = { $count } served
cli-clochemerle-labourers =
    { $count ->
        [one] 1 day labourer
       *[other] { $count } day labourers
    }
cli-clochemerle-short-coin = c
cli-clochemerle-short-marker = m
cli-clochemerle-short-time = t
cli-clochemerle-area-dice = Dice
cli-clochemerle-area-sums = Sums
cli-clochemerle-area-hand = Hand
cli-clochemerle-area-steward = Steward
cli-clochemerle-area-church = Churches
cli-clochemerle-area-monks = Monks
cli-clochemerle-area-council = Council
cli-clochemerle-area-fields = Fields
cli-clochemerle-area-travel = Travel
cli-clochemerle-area-workshops = Workshops
cli-clochemerle-area-chronicle = Chronicle
cli-clochemerle-card-banner = Banner
cli-clochemerle-card-values = Sum
cli-clochemerle-card-black = Black side
cli-clochemerle-card-white = White side
cli-clochemerle-card-worth = Prestige
cli-clochemerle-card-windows = Windows 1 to 6

## The board of Feudum

cli-feudum-title = Feudum
cli-feudum-round = round { $round }, epoch { $epoch }
cli-feudum-coming = epoch { $epoch }: { $showing } of { $needed } stacks
cli-feudum-first = first player
cli-feudum-asked = waiting for
cli-feudum-mode-basic = basic game
cli-feudum-mode-advanced = advanced game
cli-feudum-letter-saltpeter = P
cli-feudum-letter-sulfur = S
cli-feudum-letter-iron = I
cli-feudum-letter-wood = W
cli-feudum-letter-food = F
cli-feudum-role-farmer = F
cli-feudum-role-merchant = M
cli-feudum-role-alchemist = A
cli-feudum-role-knight = K
cli-feudum-role-noble = N
cli-feudum-role-monk = O
cli-feudum-adrift = adrift
cli-feudum-in-supply = to deploy
cli-feudum-waiting = no seat
cli-feudum-untamed = untamed
cli-feudum-ghost = ghost
cli-feudum-barn = barn { $count }/{ $most }
cli-feudum-hens = hens
cli-feudum-rosary = rosary
cli-feudum-purse = purse { $count }s
cli-feudum-coffer = coffer { $count }s
cli-feudum-ferries-open = no vessel: ferries run
cli-feudum-ferries-closed = (no ferries)
cli-feudum-area-supply = Supply
cli-feudum-feudums = feudums
cli-feudum-bag = haversack
cli-feudum-shillings = { $count }s
cli-feudum-markers =
    { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
cli-feudum-seals =
    { $count ->
        [one] 1 seal
       *[other] { $count } seals
    }
cli-feudum-beads = beads { $values }
cli-feudum-writs =
    { $count ->
        [one] 1 writ
       *[other] { $count } writs
    }
cli-feudum-tiles =
    { $count ->
        [one] 1 region tile
       *[other] { $count } region tiles
    }
cli-feudum-own-writs = writs:
cli-feudum-own-tiles = region tiles:
cli-feudum-charter = ({ $points })
cli-feudum-barrel = barrel { $count }/{ $most }
cli-feudum-discs =
    { $count ->
        [one] 1 free disc
       *[other] { $count } free discs
    }
cli-feudum-pawns-home =
    { $count ->
        [one] 1 pawn at home
       *[other] { $count } pawns at home
    }
cli-feudum-voyage = voyage { $space }/{ $most }
cli-feudum-military = military service { $count }/{ $most }
cli-feudum-slain = has defeated a monster
cli-feudum-dawn = next dawn { $points }
cli-feudum-disloyalty = disloyalty −{ $points }
cli-feudum-points = { $points }→{ $whole }
cli-feudum-hand = hand:
cli-feudum-cards-left =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
cli-feudum-played = played:
cli-feudum-bonus-saltpeter = saltpeter: a fifth card
cli-feudum-bonus-sulfur = sulfur: two cards in one turn
cli-feudum-stop = Enough
cli-feudum-bin = bin { $number }
cli-feudum-else-deploy = deploy a vessel
cli-feudum-else-play-mandate = play a mandate
cli-feudum-else-discard-writ = put a writ back
cli-feudum-else-take-seal = take a seal of immunity
cli-feudum-else-exchange-tile = exchange a region tile

cli-feudum-area-cards = Cards
cli-feudum-area-combat = Conquer and defend
cli-feudum-area-routes = Routes
cli-feudum-area-dawn = Dawn of an epoch
cli-feudum-area-charters = Charters
cli-feudum-area-end = The end
cli-feudum-a-seal = seal
cli-feudum-card-stars = stars: your pawns and feudums here; with one of them, { $count } for each { $place } too
cli-feudum-card-function = { $name } ({ $points })
cli-feudum-card-farmer-trade = all goods of a farm to the barn; food or 1s for every two
cli-feudum-card-farmer-pull = a bead from the rosary onto a hen; hens { $sum } or more
cli-feudum-card-farmer-push = { $count } goods to the merchants; rows or columns completed; the purse is shared
cli-feudum-card-merchant-trade = up to { $most } goods at their prices
cli-feudum-card-merchant-pull = { $pull } goods from the barn; a row or column completed
cli-feudum-card-merchant-push = { $count } goods to the alchemists; carts filled
cli-feudum-card-alchemist-trade = a vessel for { $price }s
cli-feudum-card-alchemist-pull = { $pull } goods from the merchants; a cart filled
cli-feudum-card-alchemist-push = 1 to { $count } inventions
cli-feudum-card-knight-trade = all markers of your row for { $price }s
cli-feudum-card-knight-pull = one invention from the alchemists’ goods
cli-feudum-card-knight-push = 1 to { $count } markers of different colours become seals; rows or columns of scrolls completed
cli-feudum-card-noble-trade = up to { $most } seals, { $price }s each
cli-feudum-card-noble-pull = { $pull } markers of different colours become seals; a row or column completed
cli-feudum-card-noble-push = { $count } seals become beads; rosary { $sums }
cli-feudum-card-monk-trade = a bead, the lowest or the highest, for { $price }s
cli-feudum-card-monk-pull = a seal becomes a bead; rosary { $sum } or more
cli-feudum-card-monk-push = a bead onto a hen; hens { $sums }; the coffer is shared
cli-feudum-card-barrels = Barrels, the first to the third:
cli-feudum-card-new-outpost = outpost
cli-feudum-card-new-farm = farm
cli-feudum-card-new-town = town
cli-feudum-card-new-feudum = feudum
cli-feudum-card-harvest = Harvest: { $count } goods, and 1 for each other farm and feudum, and beads; { $most } at most. With favours:
cli-feudum-card-tax = Tax: { $count }s, and 1 for each other town and feudum
cli-feudum-card-explore = Explore: draw { $count } writs, and 1 for each other outpost and feudum; keep one
cli-feudum-card-ferry = A ferry costs { $price }s and runs while the alchemists have no vessel.
cli-feudum-combat-pawn = a sober pawn attacks with { $attack }, defends with { $defence }
cli-feudum-combat-feudum = feudum { $feudum }, its subject { $subject }, Defend { $card }
cli-feudum-combat-attack = saltpeter { $saltpeter }, bow or sword { $free } (paid { $paid }), your serf at a feudum { $rebel }
cli-feudum-combat-points = more than the defence wins: pawn or monster { $pawn }, feudum { $feudum }
cli-feudum-dawn-stacks = so many stacks must show the epoch: { $stacks }
cli-feudum-dawn-seats = seats in a guild { $points }
cli-feudum-dawn-landscapes = your landscape { $empty }, with resources { $full }
cli-feudum-dawn-regions = 1 to 6 active regions { $points }
cli-feudum-dawn-disloyalty = vassals, for each military space without a disc: −{ $points }; the first at II, two at IV, all at V
cli-feudum-dawn-goods = then a good comes to each of these places: { $places }
cli-feudum-end-voyage = voyage, space by space: { $points }
cli-feudum-end-empire = place { $place }, feudum { $feudum }, three alike { $set }
cli-feudum-end-shillings = { $count } shillings 1
cli-feudum-end-charters = charters, each with a seal

## Analysis

cli-help-analyse = Say of a finished game who was winning when, what was better, and how well each played.
cli-examples-analyse =
    demesne analyse game.log
    demesne analyse game.log --budget 128
    demesne analyse game.log --seat Ada --json
cli-help-calibrate = Find out from games of bots what a lead is worth in win chance.
cli-examples-calibrate =
    demesne calibrate village --games 400
    demesne calibrate mil --games 400 --bots fair --write --docs docs
cli-option-budget = How often each turn is tried out; more is slower and surer.
cli-option-seat = Only the turns of this player, by name or number.
cli-option-players = Who plays, by turns: names of bots, with commas between.
cli-option-docs = Write the figures and their picture into win-chance.md of this folder.
cli-option-write = Keep what was found in the game’s levels.toml.
cli-option-plot = Draw the curves into this picture as well.
cli-analyse-at-work = looking at turns
cli-analyse-stopped =
    Stopped: { $done } of { $count } turns are done and kept. The same command goes on from there.
cli-analyse-budget = The budget must be 2 or more, not { $budget }: one half of it chooses, the other measures.
cli-analyse-no-seat = Nobody here is { $seat }. The players are { $names }; a number from 1 on does as well.
cli-analyse-no-file = { $file } cannot be written: { $reason }. The analysis is kept beside the log; copy the log to a folder of yours.
cli-analyse-title = Analysis of { $name }: { $count ->
        [one] one turn
       *[other] { $count } turns
    } with a choice
cli-analyse-how = Each turn was tried { $tries } times beside up to { $arms } others.
cli-analyse-chances = Chance to win, from the first turn to the end
cli-analyse-moments = Turning points
cli-analyse-no-moments = None: no turn lost five per cent or more, and none was found against the odds.
cli-analyse-move = Turn { $move }, ply { $ply }
cli-analyse-slip = Slip, { $by }
cli-analyse-blunder = Blunder, { $by }
cli-analyse-find = Find, { $by }
cli-analyse-played = Played: { $turn }
cli-analyse-better = Better: { $turn }
cli-analyse-worth = worth { $points } points, win chance { $better }, not { $chance }
cli-analyse-chance = win chance { $better }, not { $chance }
cli-analyse-accuracy = How well they played
cli-analyse-marks = { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, { $slip ->
        [one] one slip
       *[other] { $slip } slips
    }, { $blunder ->
        [one] one blunder
       *[other] { $blunder } blunders
    }, { $find ->
        [one] one find
       *[other] { $find } finds
    }
cli-analyse-accuracy-means =
    100 % is the best choice every time. A turn that costs { $little } % of win chance counts 78, { $much } % 47.

cli-help-uses = Show what bots do when they play among themselves: every line of every question.
cli-examples-uses =
    demesne uses mil
    demesne uses village --games 200 --seats 4 --bot fair
    demesne uses feudum --option mode=advanced --markdown
cli-option-markdown = Write the table as Markdown, for a page of the docs.
cli-uses-title = { $game }: uses of each line a seat and game ({ $bot }, { $games } games, { $seats } seats)
cli-uses-question = Question
cli-uses-line = Line
cli-uses-used = A seat and game
cli-uses-share = Where offered
cli-uses-scores = Mean score { $score }; winners { $winner }.
cli-uses-error-games = Uses are counted in at least one game.

cli-help-fit = Find out from games of bots what each term of an evaluation is worth.
cli-examples-fit =
    demesne fit mil
    demesne fit village --games 400 --bot fair --duels 300
    demesne fit clochemerle --output levels.toml
cli-option-duels = How many games the new factors play against the old ones.
cli-fit-playing = games to learn from
cli-fit-judging = new against old
cli-fit-title = How a lead goes with the final margin, in { $positions } positions of games not fitted on
cli-fit-phase = Part of the game
cli-fit-before = Before
cli-fit-after = After
cli-fit-early = Early
cli-fit-middle = Middle
cli-fit-late = Late
cli-fit-won = With the new factors one seat wins { $rate } of { $games } games (95 %: { $low } – { $high }); a fair share is { $fair }.
cli-fit-error-games = A fit needs four games or more, and no fewer than no duels.
