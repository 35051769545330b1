### The table and villages of Clochemerle: what is written on them, and short words for buttons.

clochemerle-table = The table
clochemerle-status = Round { $round }, { $covered } of { $end } dead
clochemerle-over =
    { $round ->
        [one] Over after 1 round
       *[other] Over after { $round } rounds
    }
tab-board = Table
tab-farms = Villages

## What is written on the table

clochemerle-churches = Church
clochemerle-monks = Monks
clochemerle-monk = Monk
clochemerle-council = Council
clochemerle-square = Square
clochemerle-fields = Fields
clochemerle-first = First
clochemerle-travel = Travel
clochemerle-workshops = Workshops
clochemerle-market = Market
clochemerle-chronicle = Chronicle
clochemerle-graves = Graves
clochemerle-one-each = one per player
clochemerle-a-window-each = a window each
clochemerle-none-left = none left
clochemerle-hand-open = take the pages, start next round
clochemerle-hand-taken = { $name } took it, starts next round
clochemerle-next-stage = your next stage: { $letter }
clochemerle-a-to-e = in the order A to E
clochemerle-workshops-note = one of each kind, with its first good
clochemerle-steward = Steward
clochemerle-steward-note = take 1 to { $most }
clochemerle-of-dead = of { $end } dead
clochemerle-church-sanatorium = Sanatorium
clochemerle-church-cloister = Cloister
clochemerle-church-diocese = Diocese
clochemerle-church-refuge = Refuge
clochemerle-chamber-monetary = Monetary
clochemerle-chamber-property = Property
clochemerle-chamber-citizens = Citizens
clochemerle-chamber-guild = Guild
clochemerle-place-church = Church
clochemerle-place-monks = Monks
clochemerle-place-council = Council and squares
clochemerle-place-fields = Fields
clochemerle-place-hand = First-player hand
clochemerle-place-travel = Travel
clochemerle-place-workshops = Workshops
clochemerle-place-market = Market and steward
clochemerle-place-chronicle = Chronicle
clochemerle-place-graves = Graves and rat

## Dice

clochemerle-dice = Dice
clochemerle-white = White
clochemerle-black-dice = Black:
clochemerle-black = Black
clochemerle-each = each
clochemerle-a-pip = a pip
clochemerle-any-face = any face
clochemerle-no-cost = no cost
clochemerle-free = free
clochemerle-make-sum = Make a sum of { $sum }
clochemerle-make-sum-for = Make a sum of { $sum } for { $cost }
clochemerle-turn-to = One pip: { $sum }
clochemerle-two-dice-first = Take two dice first
clochemerle-die-at-end = This die goes no further than { $face }
clochemerle-dice-set = The dice stay as they are for this turn
clochemerle-sum-too-dear = { $sum } would cost { $cost }: more than you have
clochemerle-other-dice = Take other dice
clochemerle-sum = Sum

## Villages

clochemerle-your-village = Your village
clochemerle-village-of = The village of { $name }
clochemerle-open-village = Look at the village of { $name }
clochemerle-to-bridge = { $count } time to the bridge
clochemerle-time-to-bridge = time to the bridge
clochemerle-death-comes = one of them will die
clochemerle-no-abbot = no abbot
clochemerle-no-councillor = no councillor
clochemerle-no-traveller = no traveller
clochemerle-no-craftsman = no craftsman
clochemerle-no-merchant = no merchant
clochemerle-no-church = no church yet
clochemerle-no-square = no square yet
clochemerle-no-chamber = room for a chamber
clochemerle-any-number = any number
clochemerle-then = then { $letter }
clochemerle-one-more-kind = one more kind
clochemerle-no-workshop = none yet
clochemerle-nobody-waits = nobody waits
clochemerle-served =
    { $count ->
        [0] served
        [one] 1 served
       *[other] { $count } served
    }
clochemerle-waiting =
    { $count ->
        [one] 1 waiting
       *[other] { $count } waiting
    }
clochemerle-each-citizens = each alive
clochemerle-each-property = each card

## What is heard and not read

clochemerle-said-sums = sum { $sums }
clochemerle-said-or = { $left } or { $right }
clochemerle-said-any-sum = any sum
clochemerle-said-needs = needs { $who }
clochemerle-said-left =
    { $count ->
        [one] 1 left
       *[other] { $count } left
    }
clochemerle-said-of = with { $name }
clochemerle-said-range = { $from } to { $to } points
clochemerle-said-tile = 2/12 tile
clochemerle-said-labourers =
    { $count ->
        [one] day labourers, minus 1 point
       *[other] day labourers, minus { $count } points
    }
clochemerle-said-die-white = white die, { $face }
clochemerle-said-die-black = black die, { $face }
clochemerle-said-taken-by = taken by { $name }
clochemerle-said-in-hand = in hand
clochemerle-said-price = { $n }: { $price }
clochemerle-said-sum = sum { $sum }
clochemerle-said-no-sum = no sum yet
clochemerle-said-not-now = not possible
clochemerle-said-dead = { $covered } of { $end } dead
clochemerle-said-graves =
    { $count ->
        [0] all graves free
        [one] 1 grave taken
       *[other] { $count } graves taken
    }
clochemerle-said-rat =
    { $count ->
        [0] the rats come
        [one] the rat: 1 step to the invasion
       *[other] the rat: { $count } steps to the invasion
    }
clochemerle-said-niche-free = free, { $story }
clochemerle-said-customers =
    { $count ->
        [0] no customer to come
        [one] 1 customer to come
       *[other] { $count } customers to come
    }
clochemerle-said-stall = Stall { $n }
clochemerle-said-customer = customer for { $wants }
clochemerle-said-tree = Old tree
clochemerle-said-hall = Town hall
clochemerle-said-chief-at-hall = the chief is at the hall
clochemerle-said-chief-at-coin = the chief is at the coin
clochemerle-said-chief-at-story = the chief is at the story
clochemerle-said-stop-coin = the chief’s stop for a coin
clochemerle-said-stop-story = the chief’s stop for { $story }
clochemerle-said-desk = { $desk }: { $who }
clochemerle-said-pupil = a pupil
clochemerle-said-windows =
    { $count ->
        [0] no window
        [one] 1 window
       *[other] { $count } windows
    }
clochemerle-said-stage = Stage { $letter }
clochemerle-said-toll = toll { $cost }
clochemerle-said-chapel = a chapel
clochemerle-said-fields =
    { $count ->
        [0] no field
        [one] 1 field
       *[other] { $count } fields
    }
clochemerle-said-used = used { $used } of { $all }
clochemerle-said-covered = covered
clochemerle-said-open = open
clochemerle-said-starts = starts next round
clochemerle-said-stage-none = no stage yet

## Questions, short

clochemerle-title-TakeFirstDie = Two dice. Which first?
clochemerle-title-TakeSecondDie = Which die beside it?
clochemerle-title-MakeSum = Which sum?
clochemerle-title-ChooseBanner = Your { $value }: which banners?
clochemerle-title-ChooseBanner-next = Go on with your { $value }?
clochemerle-title-ServeCustomer = Whom do you serve?
clochemerle-title-ChooseWay = How do you pay?
clochemerle-title-PayFrom = { $item }: from where?
clochemerle-title-MoveChief = Where does the chief go?
clochemerle-title-UseSchool = School: what happens?
clochemerle-title-TakeFreeCustomer = Who comes free?
clochemerle-title-TakeCustomer = Which customer comes?
clochemerle-title-SendToSteward = Does the monk fetch customers?
clochemerle-title-PlaceTile = Where does the 2/12 tile go?
clochemerle-title-CoverSlot = Which slot do you cover?
clochemerle-title-PlacePlough = Which field gets the plough?
clochemerle-title-KeepTravelCard = Keep this travel card?
clochemerle-title-BuryVillager = Who dies?
clochemerle-title-PlaceLabourer = Which post for the labourer?
clochemerle-title-UseSanatorium = Rats! Use the sanatorium?
clochemerle-title-TakeGain = Take it?
clochemerle-note-TakeFirstDie = Try freely: until a banner is chosen, all can be taken back.
clochemerle-note-BuryVillager = A niche of the chronicle pays its pages.
clochemerle-white-banners = in your village, as many as you like
clochemerle-or-black-banner = or one black banner
clochemerle-black-banner = one black banner

## Buttons

clochemerle-school = School
clochemerle-own-banner = Own banner
clochemerle-plough = Plough
clochemerle-new-field = New field
clochemerle-hand = Hand
clochemerle-chief = Chief
clochemerle-serve = serve somebody
clochemerle-pay = Pay
clochemerle-keep-safe = hall: keep
clochemerle-field-number = Field { $number }
clochemerle-desk-left = left desk
clochemerle-desk-right = right desk
clochemerle-way-pupil-new = New pupil
clochemerle-way-pupil-shift = To the better desk
clochemerle-way-use-sanatorium = Keep them off
clochemerle-way-suffer-rats = Let them eat
clochemerle-way-keep = Keep it
clochemerle-way-sparing = Ask me for every gain
clochemerle-way-take-gain = Take
clochemerle-way-leave-gain = Leave
clochemerle-way-end-turn = End turn

## The score sheet

clochemerle-detail-windows =
    { $count ->
        [one] 1 window
       *[other] { $count } windows
    }
clochemerle-detail-stages =
    { $count ->
        [one] 1 stage
       *[other] { $count } stages
    }
clochemerle-detail-served = { $count } served
clochemerle-detail-fields =
    { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
clochemerle-detail-labourers =
    { $count ->
        [one] 1 hired
       *[other] { $count } hired
    }

## Reasons in few words, inside a button

short-why-has-workshop = you have one
short-why-has-church = you have one
short-why-has-chamber = you have one
short-why-has-square = you have one
short-why-no-church = no church yet
short-why-cannot-serve = goods are missing

## A phase as it unfolds over the board

clochemerle-unfold-dice = The dice of the round
clochemerle-unfold-death = A death
clochemerle-unfold-market = At the market
clochemerle-unfold-travel = A journey
