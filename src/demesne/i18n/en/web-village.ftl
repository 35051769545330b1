### The board of Village: what is written on it, and short words for its buttons.

village-board = The village
village-status =
    Round { $round }, { $count ->
        [one] 1 cube left
       *[other] { $count } cubes left
    }
village-over =
    { $round ->
        [one] Over after 1 round
       *[other] Over after { $round } rounds
    }
village-council = Council
village-each-step = each step:
village-first = 1st
village-mass = Mass: most in church
village-into-bag = into the bag
village-chronicle = Chronicle
village-own-members = own members
village-graves = Graves
village-section-council = Council
village-section-crafts = Crafts
village-section-travel = Travel
village-section-church = Church
village-section-farm = Farm
village-at-home = at home
village-birth = Birth
village-birth-note = next one to the farm
village-recall = Or recall
village-recall-note = one comes home
village-well = Well
village-alike = alike
village-any-action = any action
village-mill = Mill
village-sign-wainwright = Wainwright
village-sign-stables = Stables
village-sign-library = Library
village-sign-smithy = Smithy
village-one-product = One good: made in time, or bought.
village-sales = Opener’s first sale free, any other
village-later-sales = other sales
village-queue = Queue
village-every-road = Every road
village-cubes-on-it = the cubes on it

## Farms

village-farm = farm
village-your-farm = your farm
village-farm-of = The farm of { $name }
village-life = Life
village-steps-left =
    { $count ->
        [one] 1 step to the bridge, then one dies
       *[other] { $count } steps to the bridge, then one dies
    }
village-death-comes = { $count ->
        [one] One dies at the end of the turn
       *[other] { $count } die at the end of the turn
    }
village-at-home-title = On the farm
village-home = Farm
village-home-short = farm
village-unborn = Unborn
village-unborn-short = unborn
village-away = Away
village-nobody-away = nobody yet
village-grain = Grain { $count } of { $cap }
village-goods = Goods
village-influence = Influence
village-coins = Coins
village-coins-note = replace any cube
village-customers = Customers
village-served = { $count } served
village-members-named =
    { $count ->
        [one] a member of generation { $generation }
       *[other] { $count } members of generation { $generation }
    }
village-starts = starts
village-starts-next = starts next
village-short-council-1 = Council 1
village-short-council-2 = Council 2
village-short-council-3 = Council 3
village-short-council-4 = Council 4
village-short-church-1 = Church 1
village-short-church-2 = Church 2
village-short-church-3 = Church 3
village-short-church-4 = Church 4
village-short-chronicle-council = Chronicle
village-short-chronicle-crafts = Chronicle
village-short-chronicle-travel = Chronicle
village-short-chronicle-church = Chronicle
village-short-chronicle-farm = Chronicle
village-short-grave = Grave
village-short-removed = Gone
village-short-harvest = Harvest
village-short-family = Family
village-short-crafts = Crafts
village-short-market = Market
village-short-travel = Travel
village-short-council = Council
village-short-church = Church

## What is heard and not read

amount-cube-plague =
    { $n ->
        [one] 1 plague cube
       *[other] { $n } plague cubes
    }
village-said-privilege-1 = Privilege of level 1: you start the next round
village-said-privilege-2 = Privilege of level 2: { $cubes }
village-said-privilege-3 = Privilege of level 3: any good
village-said-privilege-4 = Privilege of level 4: { $coins } for { $points }
village-said-no-cube = no cube
village-said-window = Window { $window }
village-said-into-window = From window { $window } to { $target }: { $grain }
village-said-monks =
    { $count ->
        [0] no monk in it
        [one] 1 monk in it
       *[other] { $count } monks in it
    }
village-said-enter = a member goes in for { $cubes } or { $time }
village-said-harvest = { $grain } by hand
village-said-harvest-with = { $grain } with { $animal } and { $plough }
village-said-well = The well: { $count } cubes of one colour for any action
village-said-supply = Supply
village-said-train = training { $time }
village-said-make = making { $goods } { $time }
village-said-buy = buying { $price }
village-said-mill = { $coins } for { $time } and { $grain }
village-said-stall = Stall { $n }
village-said-queue = Queue, place { $n }
village-said-customer = a customer wants { $wants } for { $points }
village-said-pile =
    { $count ->
        [0] No customer is to come
        [one] 1 customer is to come
       *[other] { $count } customers are to come
    }
village-said-road = Road from { $from } to { $to }: { $price }
village-said-reward = { $reward } for a first visit
village-said-visited = visited by { $names }
village-said-niches = { $taken } of { $open } places taken

## Questions, short

village-title-TakeTurn = Take a cube. From where?
village-note-TakeTurn = The cube is yours; its place says what you may do.
village-title-ChooseAction = Which action?
village-title-HarvestGrain = Bring in the harvest?
village-title-GrowFamily = A birth, or call somebody home?
village-title-CallHome = Whom do you call home?
village-title-ChooseCraft = Crafts: which workshop?
village-note-ChooseCraft = One good, or none.
village-title-TrainMember = Who learns the trade?
village-title-MakeGood = Make something at once?
village-title-ServeCustomer = Market: whom do you serve?
village-title-ChooseRoad = Travel: which road?
village-title-SendTraveller = Who travels?
village-title-ChooseInfluence =
    { $count ->
        [one] Which cube do you take?
       *[other] Which { $count } cubes do you take?
    }
village-title-VisitCouncil = Council: what do you do?
village-title-RaiseMember = Who moves up?
village-title-PayForCouncil = How do you pay the council?
village-title-UsePrivilege = Which privilege?
village-title-ChooseGood = Which good do you take?
village-title-EnterChurch = How do you pay the church?
village-title-SendToBag = Who goes into the bag?
village-title-PayCubes =
    { $count ->
        [one] Pay 1 { $colour } cube: how?
       *[other] Pay { $count } { $colour } cubes: how?
    }
village-title-PayAtWell =
    { $count ->
        [one] Pay 1 { $colour } cube: how?
       *[other] Pay { $count } { $colour } cubes: how?
    }
village-note-PayCubes = A coin replaces any cube; at the end it is a point.
village-note-PayAtWell = A coin replaces any cube; at the end it is a point.
village-title-BuryMember = Who of generation { $generation } dies?
village-note-BuryMember = Where they stand decides how they are remembered.
village-title-PullMember = Mass: pay to bring somebody out?
village-title-PromoteMember = Mass: who moves to the left?
village-colour-orange = orange
village-colour-green = green
village-colour-brown = brown
village-colour-pink = pink

## Buttons

village-way-train = Train
village-way-make = Make
village-way-buy = Buy
village-way-harvest = Harvest
village-way-pay = Pay
village-way-enter = Enter
village-way-rise = Rise
village-way-start = Next starting player
village-way-take = Take
village-way-good = Any good
village-way-home = Call home: { $place }
village-way-birth = A child is born
village-way-window = Window { $window } to { $target }
village-generation = Generation { $generation }
village-level = Level { $level }
village-free =
    { $count ->
        [one] last free
       *[other] { $count } free
    }

## The score sheet

village-detail-cities =
    { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
village-detail-levels =
    { $count ->
        [one] level { $list }
       *[other] levels { $list }
    }
village-detail-windows =
    { $count ->
        [one] window { $list }
       *[other] windows { $list }
    }
village-detail-members =
    { $count ->
        [one] 1 member
       *[other] { $count } members
    }
village-detail-served = { $count } served

## Reasons in few words, inside a button

short-why-short-grain = needs { $need } grain, you have { $have }
short-why-short-cubes = you have { $have }
short-why-short-wanted = you have { $have }
short-why-short-wagons = you have no wagon
short-why-farm-empty = nobody is at home
short-why-short-cubes-of-one =
    you have { $cubes } of { $need } and { $coins ->
        [0] no coin
        [one] 1 coin
       *[other] { $coins } coins
    }

## A phase as it unfolds over the board

village-unfold-mass = Mass
village-unfold-market = Market day
