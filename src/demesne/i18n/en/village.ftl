### Village.
### A word by itself is its name on a board or in a list. Its forms (.at, .one, ...) are for
### the middle of a sentence: the argument $place has the form .at as $place-at.

## Questions

ask-draw-starting-player = { $seat }: who begins?
ask-draw-customer = { $seat }: which customer comes next?
ask-draw-cube = Which cube comes out of the green bag for { $space }?
ask-draw-figure = { $seat }: who comes out of the black bag?
ask-take-turn = { $seat }, which cube do you take, or do you go to the well?
ask-choose-action = { $seat }, which action do you carry out?
ask-harvest-grain = { $seat }, do you bring in the harvest?
ask-grow-family = { $seat }, is a child born, or do you call somebody home?
ask-call-home = { $seat }, whom do you call home?
ask-choose-craft = { $seat }, what do you make or buy?
ask-train-member = { $seat }, who learns the trade?
ask-make-good = { $seat }, does your new craftsman make something at once?
ask-serve-customer = { $seat }, which customer do you serve?
ask-choose-road = { $seat }, which road do you take?
ask-send-traveller = { $seat }, who travels?
ask-choose-influence =
    { $count ->
        [one] { $seat }, which cube do you take?
       *[other] { $seat }, which cube do you take? You may take { $count }.
    }
ask-visit-council = { $seat }, what do you do in the council chamber?
ask-raise-member = { $seat }, who moves up in the council chamber?
ask-pay-for-council = { $seat }, how do you pay the council?
ask-use-privilege = { $seat }, which privilege do you use?
ask-choose-good = { $seat }, which good do you take?
ask-enter-church = { $seat }, how do you pay the church?
ask-send-to-bag = { $seat }, who goes into the black bag?
ask-pay-cubes =
    { $count ->
        [one] { $seat }, how do you pay { $colour-cube }?
       *[other] { $seat }, how do you pay { $count } { $colour-cubes }?
    }
ask-bury-member = { $seat }, which member of generation { $generation } dies?
ask-pull-member =
    { $count ->
        [one] { $seat }, do you pay to bring somebody out of the black bag? One more figure comes out.
       *[other] { $seat }, do you pay to bring somebody out of the black bag? { $count } more figures come out.
    }
ask-promote-member = { $seat }, who moves one window to the left?

## Lines of the menus

line-skip = Do nothing
line-action = { $space }
line-take = { $space }: take { $colour-cube }
line-take-plague = { $space }: take a plague cube — { $time } time
line-well =
    { $count ->
        [one] Well: any action — { $colour-cube }
       *[other] Well: any action — { $count } { $colour-cubes }
    }
line-well-coins =
    { $coins ->
        [one] Well: any action — 1 coin
       *[other] Well: any action — { $coins } coins
    }
line-member = A member of generation { $generation }, { $place-at }
line-harvest =
    { $grain ->
        [0] Harvest, though the farm can store no more grain
       *[other] Harvest { $grain } grain
    }
line-birth =
    { $generation ->
        [0] A birth
       *[other] A birth: a member of generation { $generation } comes to the farm
    }
line-home = Call somebody home { $place-from }
line-train = Train somebody { $building-at } — { $cost }
line-make = { $good-make } — { $cost }
line-make-nothing = Make nothing yet
line-buy = Buy { $good-one } — { $cost }
line-mill =
    { $coins ->
        [one] Mill: 1 coin — { $cost }
       *[other] Mill: { $coins } coins — { $cost }
    }
line-serve = Sell { $wants } for { $points } prestige — { $cost }
line-serve-free = Sell { $wants } for { $points } prestige — no extra cost: your first sale, and you opened the market day
line-market-pass = Pass: no more sales today
line-customer = A customer who wants { $wants } for { $points } prestige
line-travel = From { $origin-name } to { $city-name } — { $cost }; earns { $reward }
line-travel-again = From { $origin-name } to { $city-name } — { $cost }; seen before, earns nothing
line-colour = { $colour }
line-council-enter = Enter the council chamber, level { $level } — { $cost }, and { $scrolls } or { $cubes }
line-council-rise = Rise to level { $level } — { $cost }, and { $scrolls } or { $cubes }
line-privilege-start = Privilege 1: begin the next round
line-privilege-cubes =
    { $count ->
        [one] Privilege 2: take an influence cube of your choice
       *[other] Privilege 2: take { $count } influence cubes of your choice
    }
line-privilege-good = Privilege 3: take a good of your choice
line-privilege-prestige =
    { $coins ->
        [one] Privilege 4: score { $prestige } prestige — 1 coin
       *[other] Privilege 4: score { $prestige } prestige — { $coins } coins
    }
line-no-privilege = Use no privilege
line-good = { $good }
line-church = Send somebody to church — { $cost }
line-pay = Pay { $cost }
line-pay-cubes-or-coins =
    { $cost-count ->
        [one] Pay { $cost }, or a coin
       *[other] Pay { $cost }, or coins in their place
    }
line-bury-chronicle =
    { $free ->
        [one] One { $place-at } — into the chronicle ({ $section }), last free place
       *[other] One { $place-at } — into the chronicle ({ $section }), { $free } places free
    }
line-bury-grave =
    { $free ->
        [one] One { $place-at } — into the last anonymous grave
       *[other] One { $place-at } — into an anonymous grave, { $free } free
    }
line-bury-nowhere = One { $place-at } — out of the game, for no grave is free
line-pull =
    { $coins ->
        [one] Bring out a member of generation { $generation } — 1 coin
       *[other] Bring out a member of generation { $generation } — { $coins } coins
    }
line-pull-nobody = Bring out nobody
line-monk = A black monk
line-figure = { $seat }: a member of generation { $generation }
line-promote = A member of generation { $generation }, from window { $window } to window { $target } — { $cost }
line-promote-nobody = Move nobody
line-seat = { $seat } begins

## Why not

why-action-impossible = Nothing can be done at { $space } right now: you lack the people or the means.
why-short-cubes-of-one =
    Needs { $need ->
        [one] { $colour-cube }
       *[other] { $need } { $colour-cubes }
    }, where coins may stand in for all but one; you have { $cubes ->
        [0] none of them
        [one] 1 of them
       *[other] { $cubes } of them
    } and { $coins ->
        [0] no coin
        [one] 1 coin
       *[other] { $coins } coins
    }.
why-short-cubes =
    { $need-count ->
        [one] Needs { $need }, or a coin; you have { $have }.
       *[other] Needs { $need }, or coins in their place; you have { $have }.
    }
why-short-coins =
    Needs { $need ->
        [one] 1 coin
       *[other] { $need } coins
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-short-grain =
    Needs { $need } grain; you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-short-wagons =
    Needs { $need ->
        [one] 1 wagon
       *[other] { $need } wagons
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-short-scrolls =
    Needs { $need ->
        [one] 1 scroll
       *[other] { $need } scrolls
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-short-scroll-or-cubes = Needs { $scrolls } or { $cubes }, coins standing in for cubes; you have { $have }.
why-short-wanted = This customer wants { $need }; you have { $have }.
why-too-few-cubes =
    Needs { $need ->
        [one] { $colour-cube }
       *[other] { $need } { $colour-cubes }
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-too-few-coins =
    { $later-count ->
        [0] { $need ->
            [one] Needs 1 coin; you have { $have ->
                [0] none
               *[other] { $have }
            }.
           *[other] Needs { $need } coins; you have { $have ->
                [0] none
               *[other] { $have }
            }.
        }
       *[other] { $need ->
            [one] Needs 1 coin; you have { $have ->
                [0] none
               *[other] { $have }
            }, with { $later } still to pay.
           *[other] Needs { $need } coins; you have { $have ->
                [0] none
               *[other] { $have }
            }, with { $later } still to pay.
        }
    }
why-farm-empty = Needs a member on your farm; nobody is at home.
why-all-born = All members of your family have been born.
why-no-worker = Needs a member trained { $building-at }; you have nobody there.
why-council-level = Privilege { $level } needs a member on level { $level } of the council chamber or higher.
why-council-moved = Only the member who just moved counts, and that one stands on level { $level }.
why-marker-taken = The next starting player marker is gone; { $seat } holds it.
why-supply-empty = No influence cube is left in the supply.

## Beware

warn-death = Passes the bridge: one of your family will die.

## What happened

round-began = Round { $round } begins; { $seat } is the starting player.
cube-taken = { $seat } takes { $colour-cube } from { $space }.
plague-taken = { $seat } takes a plague cube from { $space } and loses { $time } time.
well-used = { $seat } goes to the well with { $colour-cubes }.
well-coins =
    { $coins ->
        [one] { $seat } goes to the well with 1 coin.
       *[other] { $seat } goes to the well with { $coins } coins.
    }
action-picked = { $seat } picks { $space }.
action-skipped = { $seat } does nothing.
paid-cubes =
    { $coins ->
        [0] { $cubes ->
            [one] { $seat } pays { $colour-cube }.
           *[other] { $seat } pays { $cubes } { $colour-cubes }.
        }
        [one] { $cubes ->
            [0] { $seat } pays 1 coin in place of { $colour-cube }.
            [one] { $seat } pays { $colour-cube } and 1 coin.
           *[other] { $seat } pays { $cubes } { $colour-cubes } and 1 coin.
        }
       *[other] { $cubes ->
            [0] { $seat } pays { $coins } coins in place of { $colour-cubes }.
            [one] { $seat } pays { $colour-cube } and { $coins } coins.
           *[other] { $seat } pays { $cubes } { $colour-cubes } and { $coins } coins.
        }
    }
paid-scroll =
    { $scrolls ->
        [one] { $seat } pays 1 scroll.
       *[other] { $seat } pays { $scrolls } scrolls.
    }
harvested =
    { $grain ->
        [0] { $seat } harvests, but the farm can store no more.
       *[other] { $seat } harvests { $grain } grain.
    }
born = A child of generation { $generation } is born to { $seat }.
came-home = { $seat } calls a member of generation { $generation } home { $place-from }.
trained = { $seat } trains a member of generation { $generation } { $building-at }: { $cost }.
made = { $seat } { $good-makes }: { $cost }.
bought =
    { $grain ->
        [0] { $seat } buys { $good-one }.
       *[other] { $seat } buys { $good-one } for { $grain } grain.
    }
milled =
    { $coins ->
        [one] { $seat } has { $grain } grain milled for 1 coin: { $cost }.
       *[other] { $seat } has { $grain } grain milled for { $coins } coins: { $cost }.
    }
market-opened = { $seat } opens a market day.
market-passed = { $seat } is done selling for today.
served =
    { $cost-count ->
        [0] { $seat } sells { $wants }, worth { $points } prestige at the end.
       *[other] { $seat } sells { $wants }, worth { $points } prestige at the end: { $cost }.
    }
customer-came = A customer joins the queue: { $wants } for { $points } prestige.
travelled = { $seat } sends a member of generation { $generation } from { $origin-name } to { $city-name }: { $cost }.
city-visited = { $seat } leaves a marker in { $city-name }.
city-known = { $seat } has been in { $city-name } before and earns nothing.
prestige-gained = { $seat } scores { $prestige } prestige for the first visit to { $city-name }.
prestige-bought =
    { $coins ->
        [one] { $seat } uses privilege 4: 1 coin for { $prestige } prestige.
       *[other] { $seat } uses privilege 4: { $coins } coins for { $prestige } prestige.
    }
coins-gained =
    { $coins ->
        [0] { $seat } gets no coin for the first visit to { $city-name }: none is left.
        [one] { $seat } gets 1 coin for the first visit to { $city-name }.
       *[other] { $seat } gets { $coins } coins for the first visit to { $city-name }.
    }
cube-gained = { $seat } takes { $colour-cube } from the supply.
good-gained = { $seat } uses privilege 3 and takes { $good-one } from the supply.
council-risen = { $seat } moves a member of generation { $generation } to level { $level } of the council chamber: { $cost }.
marker-taken = { $seat } uses privilege 1 and will be the starting player of the next round.
privilege-cubes = { $seat } uses privilege 2 and takes cubes from the supply.
church-time = { $seat } spends { $cost } to send somebody to the church.
sent-to-bag = { $seat } puts a member of generation { $generation } into the black bag.
bridge-passed = { $seat } passes the bridge: a life comes to its end.
death-lapsed = { $seat } has nobody left whom death could find.
buried-chronicle = { $seat } loses a member of generation { $generation } { $place-at }, remembered in the chronicle ({ $section }).
buried-grave = { $seat } loses a member of generation { $generation } { $place-at }, laid in an anonymous grave.
buried-nowhere = { $seat } loses a member of generation { $generation } { $place-at }; no grave is left.
end-brought = { $seat } fills the last free place and triggers the end of the game.
last-turns =
    { $count ->
        [one] One last turn is left.
       *[other] { $count } last turns are left.
    }
rounds-over = Round { $count } is over, and there is no further one: after this mass the scores are counted.
mass-held = The bell rings for mass { $mass }.
pulled =
    { $coins ->
        [one] { $seat } pays 1 coin and brings a member of generation { $generation } out of the black bag.
       *[other] { $seat } pays { $coins } coins and brings a member of generation { $generation } out of the black bag.
    }
drew-monk = A black monk comes out of the bag.
drew-member = A member of { $seat }’s family, of generation { $generation }, comes out of the bag into the church.
promoted = { $seat } moves a member of generation { $generation } to window { $window } for { $grain } grain.
majority =
    { $members ->
        [one] { $seat } scores { $prestige } prestige at mass for the majority in church: 1 member.
       *[other] { $seat } scores { $prestige } prestige at mass for the majority in church: { $members } members.
    }
majority-nobody = The church is empty; nobody scores.
game-over = The game is over.

## Costs and stocks

amount-time = { $n } time
amount-coin =
    { $n ->
        [0] no coin
        [one] 1 coin
       *[other] { $n } coins
    }
amount-grain =
    { $n ->
        [0] no grain
       *[other] { $n } grain
    }
amount-prestige = { $n } prestige
amount-cube-orange =
    { $n ->
        [0] no orange cube
        [one] 1 orange cube
       *[other] { $n } orange cubes
    }
amount-cube-green =
    { $n ->
        [0] no green cube
        [one] 1 green cube
       *[other] { $n } green cubes
    }
amount-cube-brown =
    { $n ->
        [0] no brown cube
        [one] 1 brown cube
       *[other] { $n } brown cubes
    }
amount-cube-pink =
    { $n ->
        [0] no pink cube
        [one] 1 pink cube
       *[other] { $n } pink cubes
    }
amount-cube-any =
    { $n ->
        [one] 1 cube of your choice
       *[other] { $n } cubes of your choice
    }
amount-scroll =
    { $n ->
        [0] no scroll
        [one] 1 scroll
       *[other] { $n } scrolls
    }
amount-horse =
    { $n ->
        [0] no horse
        [one] 1 horse
       *[other] { $n } horses
    }
amount-plough =
    { $n ->
        [0] no plough
        [one] 1 plough
       *[other] { $n } ploughs
    }
amount-ox =
    { $n ->
        [0] no ox
        [one] 1 ox
       *[other] { $n } oxen
    }
amount-wagon =
    { $n ->
        [0] no wagon
        [one] 1 wagon
       *[other] { $n } wagons
    }

## The score sheet

part-track = Prestige track
part-travel = Travel
part-council = Council
part-church = Church
part-chronicle = Chronicle
part-customers = Customers
part-coins = Coins
tie-customers = Customers served (breaks ties)
tie-living = Living members (then this)

## Colours

colour-orange = Orange
    .cube = an orange cube
    .cubes = orange cubes
colour-green = Green
    .cube = a green cube
    .cubes = green cubes
colour-brown = Brown
    .cube = a brown cube
    .cubes = brown cubes
colour-pink = Pink
    .cube = a pink cube
    .cubes = pink cubes
colour-plague = Plague
    .cube = a plague cube
    .cubes = plague cubes

## Goods

good-scroll = Scroll
    .one = a scroll
    .make = Write a scroll
    .makes = writes a scroll
good-horse = Horse
    .one = a horse
    .make = Raise a horse
    .makes = raises a horse
good-plough = Plough
    .one = a plough
    .make = Forge a plough
    .makes = forges a plough
good-ox = Ox
    .one = an ox
    .make = Raise an ox
    .makes = raises an ox
good-wagon = Wagon
    .one = a wagon
    .make = Build a wagon
    .makes = builds a wagon

## Action spaces

space-harvest = Harvest
space-family = Family
space-crafts = Crafts
space-market = Market
space-travel = Travel
space-council = Council
space-church = Church

## Workshops

building-wainwright = Wainwright
    .at = at the wainwright’s
building-stables = Stables
    .at = at the stables
building-library = Library
    .at = at the library
building-smithy = Smithy
    .at = at the smithy

## The map

village = Village
    .name = the village
city-a = City A
    .name = city A
city-b = City B
    .name = city B
city-c = City C
    .name = city C
city-d = City D
    .name = city D
city-e = City E
    .name = city E
city-f = City F
    .name = city F

## Sections of the chronicle

section-council = Council
section-crafts = Crafts
section-travel = Travel
section-church = Church
section-farm = Farm

## Where a member can be

place-unborn = Unborn
    .at = among the unborn
    .from = from among the unborn
place-farm = Farm
    .at = on the farm
    .from = from the farm
place-wainwright = Wainwright
    .at = at the wainwright’s
    .from = from the wainwright’s
place-stables = Stables
    .at = at the stables
    .from = from the stables
place-library = Library
    .at = at the library
    .from = from the library
place-smithy = Smithy
    .at = at the smithy
    .from = from the smithy
place-city-a = City A
    .at = in city A
    .from = from city A
place-city-b = City B
    .at = in city B
    .from = from city B
place-city-c = City C
    .at = in city C
    .from = from city C
place-city-d = City D
    .at = in city D
    .from = from city D
place-city-e = City E
    .at = in city E
    .from = from city E
place-city-f = City F
    .at = in city F
    .from = from city F
place-council-1 = Council chamber, level 1
    .at = on level 1 of the council chamber
    .from = from level 1 of the council chamber
place-council-2 = Council chamber, level 2
    .at = on level 2 of the council chamber
    .from = from level 2 of the council chamber
place-council-3 = Council chamber, level 3
    .at = on level 3 of the council chamber
    .from = from level 3 of the council chamber
place-council-4 = Council chamber, level 4
    .at = on level 4 of the council chamber
    .from = from level 4 of the council chamber
place-church-1 = Church, window 1
    .at = at window 1 of the church
    .from = from window 1 of the church
place-church-2 = Church, window 2
    .at = at window 2 of the church
    .from = from window 2 of the church
place-church-3 = Church, window 3
    .at = at window 3 of the church
    .from = from window 3 of the church
place-church-4 = Church, window 4
    .at = at window 4 of the church
    .from = from window 4 of the church
place-bag = Black bag
    .at = in the black bag
    .from = from the black bag
place-chronicle-council = Chronicle, Council
    .at = in the chronicle (Council)
    .from = from the chronicle (Council)
place-chronicle-crafts = Chronicle, Crafts
    .at = in the chronicle (Crafts)
    .from = from the chronicle (Crafts)
place-chronicle-travel = Chronicle, Travel
    .at = in the chronicle (Travel)
    .from = from the chronicle (Travel)
place-chronicle-church = Chronicle, Church
    .at = in the chronicle (Church)
    .from = from the chronicle (Church)
place-chronicle-farm = Chronicle, Farm
    .at = in the chronicle (Farm)
    .from = from the chronicle (Farm)
place-grave = Anonymous grave
    .at = in an anonymous grave
    .from = from an anonymous grave
place-removed = Out of the game
    .at = out of the game
    .from = from outside the game

## What an estimate is made of

term-prestige = prestige and coins
term-supplies = cubes, grain and coins to spend
term-market = goods and customers
term-travel = the journey
term-council = the council chamber
term-church = church and mass
term-family = the family at work
term-chronicle = the village chronicle
