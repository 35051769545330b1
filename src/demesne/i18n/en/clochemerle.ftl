### Clochemerle (My Village).
### A word by itself is its name on a board or in a list. Its forms (.the, .a, ...) are for
### the middle of a sentence: the argument $workshop has the form .a as $workshop-a.

## Questions

ask-draw-first-player = Who is first player?
ask-deal-board = Which village board does { $seat } get?
ask-turn-monk = { $pile }: which monk comes next?
ask-draw-customer = Which customer comes next?
ask-turn-travel-card = { $seat } travels: what does the card of { $letter-letter } show?
ask-roll-die = Die { $number }: what does it show?
ask-roll-rat-die = How far does the rat run?
ask-take-first-die = { $seat }, which die do you take first?
ask-take-second-die = { $seat }, which die do you take with it?
ask-make-sum = { $seat }, which sum do you make?
ask-choose-banner = { $seat }, which banner do you activate with your { $value }?
ask-next-banner = { $seat }, do you go on with your { $value }?
ask-serve-customer = { $seat }, which customer do you serve?
ask-choose-way = { $seat }, how do you pay?
ask-pay-from = { $seat }, from where do you pay { $item-a }?
ask-move-chief = { $seat }, where does your monk send the chief?
ask-use-school = { $seat }, what happens at the school?
ask-take-free-customer = { $seat }, which customer comes free?
ask-take-customer = { $seat }, which customer do you take?
ask-send-to-steward = { $seat }, does your monk send for customers?
ask-place-tile = { $seat }, where do you put the 2/12 tile?
ask-cover-slot = { $seat }, which slot of your chamber do you cover?
ask-place-plough = { $seat }, which field gets the plough?
ask-keep-travel-card = { $seat }, do you keep this travel card?
ask-bury-villager = { $seat }, which of your villagers dies?
ask-place-labourer = { $seat }, which post does the day labourer take?
ask-use-sanatorium = { $seat }, does the sanatorium keep the rats off?
ask-take-gain = { $seat }, do you take this?

## Lines of the menus

line-seat = { $seat }
line-board = The board with { $shows }
line-monk = { $action }
line-customer = Customer with { $shows }: { $wants } for { $points } prestige
line-customer-for =
    { $cost-count ->
        [0] Customer with { $shows }: { $wants } for { $points } prestige — no further cost
       *[other] Customer with { $shows }: { $wants } for { $points } prestige — { $cost }
    }
line-travel-card =
    { $toll-count ->
        [0] { $points } prestige
       *[other] { $points } prestige, toll { $toll }
    }
line-face = { $face }
line-die = { $die }
line-black-die = { $die } — { $cost }
line-sum = Sum { $value }, the dice as they are
line-sum-bought = Sum { $value } — { $cost }
line-hand =
    { $story ->
        [0] First-player hand: begin the next round
        [one] First-player hand: 1 story point, and begin the next round
       *[other] First-player hand: { $story } story points, and begin the next round
    }
line-steward = Steward’s office: customers from { $cost }
line-chief-hall =
    { $story ->
        [0] Chief back to the town hall — { $cost }
        [one] Chief back to the town hall: 1 story point is safe — { $cost }
       *[other] Chief back to the town hall: { $story } story points are safe — { $cost }
    }
line-chief-coin =
    { $coins ->
        [one] Chief goes for 1 coin — { $cost }
       *[other] Chief goes for { $coins } coins — { $cost }
    }
line-chief-story =
    { $story ->
        [one] Chief goes for 1 story point — { $cost }
       *[other] Chief goes for { $story } story points — { $cost }
    }
line-chief-stay = Chief stays where he is — { $cost }
line-buy-workshop = Add { $workshop-a } with { $shows }: { $item-a } — { $cost }
line-buy-field =
    { $coins ->
        [one] Add a field: 1 coin — { $cost }
       *[other] Add a field: { $coins } coins — { $cost }
    }
line-travel = Travel to { $letter-letter } — { $cost }
line-travel-either = Travel to { $letter-letter } — { $cost }; or { $other }
line-buy-church = Add { $church-the } — { $cost }
line-buy-monk = Add the monk of { $pile-the }: { $action-what } — { $cost }
line-buy-square = Add a village square with its 2/12 tile — { $cost }
line-buy-chamber = Add { $chamber-the } — { $cost }
line-run-personal =
    { $story ->
        [one] Personal banner: 1 story point
       *[other] Personal banner: { $story } story points
    }
line-run-school = School
line-run-workshop =
    { $cost-count ->
        [0] { $workshop }: make { $item-a }
       *[other] { $workshop }: make { $item-a } — { $cost }
    }
line-run-chamber =
    { $cost-count ->
        [0] { $chamber }
       *[other] { $chamber } — { $cost }
    }
line-run-field =
    { $coins ->
        [one] Field { $number }: 1 coin — { $cost }
       *[other] Field { $number }: { $coins } coins — { $cost }
    }
line-run-square = Village square — { $cost }
line-market = Serve a customer
line-plough-forge = Move a plough from the forge to a field
line-plough-guild = Put a guild marker on a field as a plough
line-sparing = Ask me before each gain this turn, so that I can leave it
line-end-turn = End the turn
line-serve = { $wants } for { $points } prestige
line-way = Pay { $cost }
line-from-workshop = { $workshop }, which has { $count }
line-from-field = The plough on field { $number }
line-from-guild = A guild marker, of { $count }
line-skip-monk = The monk does nothing
line-send-monk = Send for customers
line-new-pupil = A new pupil on the left desk
line-shift-pupil = The pupil moves to the right desk
line-left-pupil = The pupil of the left desk becomes { $profession-a } — { $cost }
line-right-pupil =
    { $story ->
        [one] The pupil of the right desk becomes { $profession-a }, with 1 story point — { $cost }
       *[other] The pupil of the right desk becomes { $profession-a }, with { $story } story points — { $cost }
    }
line-no-lesson = Nothing
line-no-free-customer = Nobody
line-customers-done = No more customers
line-tile = { $banner }
line-tile-field = Field { $number }
line-tile-customer = The customer for { $wants }, { $points } prestige
line-tile-stays = It stays where it is
line-no-tile = Take no tile
line-cover-category = { $category }
line-cover-profession = { $profession }
line-cover-nothing = Cover none
line-plough-field = Field { $number }
line-keep =
    { $toll-count ->
        [0] Keep it: { $points } prestige
       *[other] Keep it: { $points } prestige, toll { $toll }
    }
line-exchange = Put it under its pile and keep the next one
line-bury-chronicle =
    { $story ->
        [one] { $profession }, into the chronicle: 1 story point
       *[other] { $profession }, into the chronicle: { $story } story points
    }
line-bury-grave = { $profession }, into an anonymous grave
line-profession = { $profession }
line-use-sanatorium =
    { $count ->
        [one] Yes, for the last time
       *[other] Yes; it can do so { $count } times
    }
line-suffer-rats =
    { $story ->
        [one] No: 1 story point is lost
       *[other] No: { $story } story points are lost
    }
line-take-gain = Take { $gain }
line-leave-gain = Leave { $gain }

## Why not

why-hand-taken = { $seat } has taken the hand this round.
why-hand-yours = You are first player: the hand is yours already.
why-hand-later = You are first player: you may take the hand in your second turn of the round.
why-nobody-open = No customer is open.
why-needs = There is no { $profession-bare } in your village.
why-cannot-pay = It costs { $cost }; you have { $have }.
why-cannot-pay-either = It costs { $cost }, or { $other }; you have neither.
why-has-workshop = You have { $workshop-a } already.
why-has-church = You have a church already: { $church-the }.
why-has-chamber = You have a chamber already: { $chamber-the }.
why-has-square = You have a village square already.
why-no-church = You have no church.
why-windows-full = Your church has { $count } windows; there is room for no more.
why-idle = It would do nothing, and you have something else to activate.
why-cannot-serve = You cannot serve any of them now.
why-source-passed = Paid from here, the rest could no longer be paid.
why-post-taken = You have { $profession-a } already.
warn-bridge = This crosses the bridge: a villager dies at the end of the turn.

## What happens

round-began = Round { $round }. { $seat } rolls the dice.
board-dealt = { $seat } gets the village board with { $shows }.
monk-turned = The next monk of { $pile-the } lies open: { $action-what }.
customer-came = A new customer at the steward’s office wants { $wants } ({ $points } prestige).
sum-made = { $seat } takes { $first-a } and { $second-a }: a sum of { $value }.
sum-bought = { $seat } takes { $first-a } and { $second-a } and pays { $cost } to make a sum of { $value }.
paid-black-die = { $seat } pays { $cost } for { $die-a }.
bridge-crossed = { $seat } crosses the bridge: the reaper is coming.
paid = { $seat } pays { $cost } for it.
paid-with-guild = { $seat } pays { $item-a } with a guild marker.
paid-with-plough = { $seat } pays with a plough from a field.
gained = { $seat } gets { $gain } { $source }.
no-room = { $seat } has no room for { $gain } { $source }.
left-out = { $seat } leaves { $gain } { $source }.
hand-taken =
    { $story ->
        [0] { $seat } takes the hand and will begin the next round.
        [one] { $seat } takes the hand with 1 story point and will begin the next round.
       *[other] { $seat } takes the hand with { $story } story points and will begin the next round.
    }
steward-called = { $seat } calls at the steward’s office.
customer-taken = { $seat } takes the customer for { $wants } ({ $points } prestige) to market.
chief-stayed = { $seat }’s chief stays where he is.
story-safe =
    { $story ->
        [0] { $seat }’s chief is back at the town hall.
        [one] { $seat }’s chief is back at the town hall and keeps 1 story point safe.
       *[other] { $seat }’s chief is back at the town hall and keeps { $story } story points safe.
    }
chief-coins =
    { $coins ->
        [one] { $seat }’s chief finds 1 coin.
       *[other] { $seat }’s chief finds { $coins } coins.
    }
chief-story =
    { $story ->
        [one] { $seat }’s chief finds 1 story point.
       *[other] { $seat }’s chief finds { $story } story points.
    }
added-workshop = { $seat } adds { $workshop-a }.
added-field = { $seat } adds a field.
travelled = { $seat } travels to { $letter-letter }.
travel-turned =
    { $toll-count ->
        [0] { $seat } turns a travel card of { $points } prestige.
       *[other] { $seat } turns a travel card of { $points } prestige, toll { $toll }.
    }
travel-exchanged = { $seat } puts it under its pile: the pilgrims’ refuge allows another.
added-travel =
    { $toll-count ->
        [0] { $seat } adds a travel card of { $points } prestige.
       *[other] { $seat } adds a travel card of { $points } prestige, toll { $toll }.
    }
added-church = { $seat } adds { $church-the }.
added-monk =
    { $count ->
        [one] { $seat } adds a monk of { $pile-the }: the first window.
       *[other] { $seat } adds a monk of { $pile-the }: { $count } windows.
    }
monk-skipped = { $seat }’s monk does nothing.
added-square = { $seat } adds a village square.
tile-placed = { $seat } puts the 2/12 tile at { $banner-the }: it now answers to 2 and 12 as well.
tile-at-customer = { $seat } puts the 2/12 tile at the customer for { $wants } ({ $points } prestige).
tile-returned = The customer is gone: { $seat }’s 2/12 tile goes to the village square.
tile-left = { $seat } leaves the 2/12 tile where it is.
added-chamber = { $seat } adds { $chamber-the }.
covered-category = { $seat } marks { $category-the } on the property chamber: they will count at the end.
covered-profession = { $seat } marks { $profession-the } on the citizens’ chamber, to count at the end.
chamber-full = { $seat }’s chamber has no slot left.
ran-personal = { $seat } activates the personal banner.
ran-workshop = { $seat } puts { $workshop-the } to work.
ran-field = { $seat } works field { $number }.
ran-chamber = { $seat } calls { $chamber-the }.
ran-square = { $seat } uses the village square.
served = { $seat } serves a customer who wants { $wants }: { $points } prestige.
plough-moved = { $seat } puts a plough on field { $number }.
pupil-came = { $seat }’s school takes in a new pupil.
pupil-moved = { $seat }’s pupil moves to the right desk.
no-lesson = { $seat }’s school does nothing.
post-filled = { $seat }’s pupil becomes { $profession-a }.
pupil-story =
    { $story ->
        [one] { $seat } gets 1 story point for a pupil of the right desk.
       *[other] { $seat } gets { $story } story points for a pupil of the right desk.
    }
buried-chronicle =
    { $story ->
        [0] { $seat }’s { $profession-bare } dies and goes down in the chronicle: coffin { $count }.
        [one] { $seat }’s { $profession-bare } dies and goes down in the chronicle for 1 story point: coffin { $count }.
       *[other] { $seat }’s { $profession-bare } dies and goes down in the chronicle for { $story } story points: coffin { $count }.
    }
buried-grave = { $seat }’s { $profession-bare } dies and is laid in an anonymous grave: coffin { $count }.
labourer-hired = Nobody is left in the village: { $seat } hires a day labourer, for { $prestige } prestige less at the end.
labourer-placed = { $seat }’s day labourer becomes { $profession-a }.
rat-ran =
    { $steps ->
        [0] After the burial the rat die shows { $face }: the rat reaches the invasion.
        [one] After the burial the rat die shows { $face }: 1 step to the invasion.
       *[other] After the burial the rat die shows { $face }: { $steps } steps to the invasion.
    }
invasion = The rats invade every village!
rats-kept-off = { $seat }’s sanatorium keeps the rats off.
rats-ate =
    { $story ->
        [one] The rats eat 1 story point of { $seat }’s tree.
       *[other] The rats eat { $story } story points of { $seat }’s tree.
    }
game-over = { $count } coffins are covered: the game is over.
game-too-long = After round { $round } the game is over, however few have died.

## Amounts

amount-time = { $n } time
amount-coin =
    { $n ->
        [0] no coin
        [one] 1 coin
       *[other] { $n } coins
    }
amount-story =
    { $n ->
        [0] no story point
        [one] 1 story point
       *[other] { $n } story points
    }
amount-marker =
    { $n ->
        [0] no marker
        [one] 1 marker
       *[other] { $n } markers
    }
amount-horse =
    { $n ->
        [0] no horse
        [one] 1 horse
       *[other] { $n } horses
    }
amount-beer =
    { $n ->
        [0] no beer
        [one] 1 beer
       *[other] { $n } beers
    }
amount-plough =
    { $n ->
        [0] no plough
        [one] 1 plough
       *[other] { $n } ploughs
    }
amount-scroll =
    { $n ->
        [0] no scroll
        [one] 1 scroll
       *[other] { $n } scrolls
    }
amount-wagon =
    { $n ->
        [0] no wagon
        [one] 1 wagon
       *[other] { $n } wagons
    }
amount-any =
    { $n ->
        [0] no resource of any kind
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
amount-sum = { $n }
amount-any-sum = any of { $n } sums

## The score sheet

part-church = Church and windows
part-council = Council
part-fields = Fields
part-travel = Travel
part-customers = Customers served
part-hall = Town hall
part-labourers = Day labourers
part-hand = First-player hand
tie-stocks = Coins, resources, tree (break ties)

## Dice

die-white-1 = White 1
    .a = a white 1
die-white-2 = White 2
    .a = a white 2
die-white-3 = White 3
    .a = a white 3
die-white-4 = White 4
    .a = a white 4
die-white-5 = White 5
    .a = a white 5
die-white-6 = White 6
    .a = a white 6
die-black-1 = Black 1
    .a = a black 1
die-black-2 = Black 2
    .a = a black 2
die-black-3 = Black 3
    .a = a black 3
die-black-4 = Black 4
    .a = a black 4
die-black-5 = Black 5
    .a = a black 5
die-black-6 = Black 6
    .a = a black 6

## Villagers

profession-abbot = Abbot
    .a = an abbot
    .bare = abbot
    .the = the abbot
profession-councillor = Councillor
    .a = a councillor
    .bare = councillor
    .the = the councillor
profession-traveller = Traveller
    .a = a traveller
    .bare = traveller
    .the = the traveller
profession-craftsman = Craftsman
    .a = a craftsman
    .bare = craftsman
    .the = the craftsman
profession-merchant = Merchant
    .a = a merchant
    .bare = merchant
    .the = the merchant

## Workshops and resources

workshop-stable = Stable
    .a = a stable
    .the = the stable
workshop-brewery = Brewery
    .a = a brewery
    .the = the brewery
workshop-forge = Forge
    .a = a forge
    .the = the forge
workshop-scriptorium = Scriptorium
    .a = a scriptorium
    .the = the scriptorium
workshop-wainwright = Wainwright
    .a = a wainwright’s
    .the = the wainwright’s
item-horse = Horse
    .a = a horse
item-beer = Beer
    .a = a beer
item-plough = Plough
    .a = a plough
item-scroll = Scroll
    .a = a scroll
item-wagon = Wagon
    .a = a wagon
item-any = Any resource
    .a = a resource of any kind

## Churches and monks

church-sanatorium = Sanatorium
    .the = the sanatorium
church-cloister = Cloister
    .the = the cloister
church-diocese = Diocese counter
    .the = the diocese counter
church-refuge = Pilgrims’ refuge
    .the = the pilgrims’ refuge
pile-quill = Quills
    .the = the quills
pile-chalice = Chalices
    .the = the chalices
pile-rosary = Rosaries
    .the = the rosaries
action-story2 = 2 story points
    .what = 2 story points
action-story3 = 3 story points
    .what = 3 story points
action-question = The “?” banner
    .what = the “?” banner
action-school1 = The school once
    .what = the school once
action-school2 = The school twice
    .what = the school twice
action-steward = The steward for 1 or 2 customers
    .what = the steward for 1 or 2 customers

## Council

chamber-monetary = Monetary chamber
    .the = the monetary chamber
chamber-property = Property chamber
    .the = the property chamber
chamber-citizens = Citizens’ chamber
    .the = the citizens’ chamber
chamber-guild = Guild chamber
    .the = the guild chamber
category-travel = Travel cards
    .the = the travel cards
category-workshop = Workshops
    .the = the workshops
category-served = Customers served
    .the = the customers served
category-church = Church and monks
    .the = church and monks
category-field = Fields
    .the = the fields

## Travel

letter-a = A
    .letter = letter A
letter-b = B
    .letter = letter B
letter-c = C
    .letter = letter C
letter-d = D
    .letter = letter D
letter-e = E
    .letter = letter E

## White banners

banner-personal = Personal banner
    .the = the personal banner
banner-school = School
    .the = the school
banner-stable = Stable
    .the = the stable
banner-brewery = Brewery
    .the = the brewery
banner-forge = Forge
    .the = the forge
banner-scriptorium = Scriptorium
    .the = the scriptorium
banner-wainwright = Wainwright
    .the = the wainwright’s
banner-chamber = Council chamber
    .the = the council chamber
banner-field = Field
    .the = a field
banner-square = Village square
    .the = the village square

## What an estimate is made of

term-story = story points and the town hall
term-market = goods and customers
term-travel = the journey
term-church = church and monks
term-council = council and village square
term-estate = workshops and fields
term-villagers = villagers and pupils
term-coins = coins
term-time = time and day labourers

## Where a gain comes from

source-field = from the field
source-personal = from the personal banner
source-square = from the village square
source-guild = from the guild chamber
source-stable = from the stable
source-brewery = from the brewery
source-forge = from the forge
source-scriptorium = from the scriptorium
source-wainwright = from the wainwright’s
source-monetary = from the monetary chamber
source-monk = from the new monk
source-chamber = from the chamber
