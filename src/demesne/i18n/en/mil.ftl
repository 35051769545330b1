### MIL 1049.
### A word by itself is its name on a board or in a list. Its forms (.at, .one, ...) are for
### the middle of a sentence: the argument $land has the form .one as $land-one.
### A knight comes as a player and a column: $seat and $column, or $rival and $rivalcolumn.

## Questions

ask-draw-first-player = { $seat }: who begins?
ask-compose-piles = { $seat }, which lands are shuffled into the piles?
ask-choose-starting-land = { $seat }, which land does knight { $column } start with?
ask-reveal-land = Which land comes up on pile { $pile }?
ask-choose-act = { $seat }, what do you do?
ask-take-time = { $seat }, which white time token does knight { $column } take?
ask-grow-family = { $seat }, how does the family of knight { $column } grow?
ask-roll-for-growth = { $seat } rolls the die for knight { $column }: which face comes up?
ask-choose-symbol = { $seat }, which symbol of the die do you choose for knight { $column }?
ask-place-knight = { $seat }, where does knight { $column } go?
ask-pay-entry = { $seat }, how do you pay for the space?
ask-pass-turn = { $seat }, where do you put a token?
ask-offer-dowry = { $seat }, which dowry do you offer? In your hand: { $cubes }.
ask-offer-battle = { $seat }, what do you stake in the battle? In your hand: { $cubes }.
ask-offer-cathedral = { $seat }, how much gold do you offer for the cathedral? In your hand: { $cubes }.
ask-keep-half = { $seat }, which cube do you keep? { $count } to choose, from { $cubes }.
ask-place-kings-soldiers = { $seat }, with which knight do the King’s Soldiers serve?
ask-place-archbishop = { $seat }, which knight does the Archbishop visit?
ask-take-veil = { $seat }, does knight { $column } take a damsel to the Monastery?
ask-visit-court = { $seat }, what does knight { $column } do at the Court?
ask-offer-ransom = { $rival }, what do you offer { $seat }’s knight { $column } so that your knight { $rivalcolumn } stays free? So far: { $cubes }.
ask-answer-ransom = { $seat }, { $rival } offers a ransom for knight { $rivalcolumn }: { $cubes }. What does your knight { $column } answer?
ask-exceed-ransom = { $seat }, what does knight { $column } give to make a vassal of { $rival }’s knight { $rivalcolumn }? So far: { $cubes }.
ask-visit-market = { $seat }, what does knight { $column } do at the Market?
ask-trade =
    { $count ->
        [0] { $seat }, that was all you may give.
        [one] { $seat }, what do you trade? You may give 1 more cube.
       *[other] { $seat }, what do you trade? You may give up to { $count } cubes.
    }
ask-open-bid = { $seat }, what is your opening bid for the castle? So far: { $cubes }.
ask-raise-bid = { $seat }, do you bid more for the castle than { $best }? Your bid so far: { $cubes }.
ask-build-castle = { $seat }, who gets the castle?
ask-visit-war = { $seat }, what does knight { $column } do at War?
ask-pay-forces =
    { $count ->
        [one] { $seat }, what do you pay to win the land? 1 cube is needed.
       *[other] { $seat }, what do you pay to win the land? { $count } cubes are needed.
    }
ask-ask-suzerain = { $seat }, do you ask your knight’s suzerain for help in this battle?
ask-join-battle = { $seat }, do you help your vassal, { $rival }’s knight { $rivalcolumn }, in this battle?
ask-place-land = { $seat }, who gets the conquered { $land-bare }?
ask-spend-gift =
    { $seat }, others gave more than your { $gold } gold. Do you still give it? { $points ->
        [0] It scores nothing.
        [one] It scores 1 point.
       *[other] It scores { $points } points.
    }
ask-visit-clergy = { $seat }, what does knight { $column } ask of the Clergy?
ask-roll-for-winter = { $seat }: does the winter bring snow?

## Lines of the menus

line-seat = { $seat } begins
line-done = Done
line-nothing = Do nothing
line-land = { $land }
line-pass = Pass: put a token on a space
line-place = Place knight { $column } in a sphere of power
line-grow = Family growth with knight { $column }
line-recruit = Recruit a soldier for knight { $column } — { $cost }
line-harvest = Harvest { $land-one } with knight { $column }: { $cubes }
line-space = { $sphere }, space { $position }
line-space-paid =
    { $sphere }, space { $position } — { $gold } gold or { $privileges ->
        [one] { $privileges } privilege
       *[other] { $privileges } privileges
    }
line-sphere = { $sphere }
line-black = Black token: { $sphere }, space { $position }
line-token = Family token: { $sphere }, space { $position }
line-pay-gold = Pay { $gold } gold
line-pay-privileges =
    { $privileges ->
        [one] Give up { $privileges } privilege
       *[other] Give up { $privileges } privileges
    }
line-roll = Roll the die
line-bastard-gold = Legitimise a bastard — { $gold } gold
line-bastard-privileges =
    { $privileges ->
        [one] Legitimise a bastard — { $privileges } privilege
       *[other] Legitimise a bastard — { $privileges } privileges
    }
line-stop = Roll no more
line-face = { $symbol }
line-hourglass = Hourglass: the knight takes a time token
line-woman = Woman: a daughter, one more damsel
line-man-heir = Man: an heir for the knight
line-man-knight = Man: a new knight of the family
line-man-nothing = Man: one son too many, he leaves home
line-add = Add 1 { $resource-bare }
line-seal = Close your hand on { $cubes }
line-keep = Keep 1 { $resource-bare }
line-nowhere = With nobody
line-knight =
    { $whose ->
        [own] Your knight { $rivalcolumn }
       *[other] { $rival }’s knight { $rivalcolumn }
    }
line-veil = A damsel takes the veil
line-veil-paid =
    { $privileges ->
        [one] One more damsel takes the veil — { $privileges } privilege
       *[other] One more damsel takes the veil — { $privileges } privileges
    }
line-court-influence = Gain { $influence } Influence
line-vassal = Try to make a vassal of { $rival }’s knight { $rivalcolumn }
line-offer = Offer { $cubes }
line-ransom-accept = Accept the ransom, keeping half of it: { $cubes }
line-ransom-exceed = Refuse, and give more than { $cubes }
line-fief = Refuse, and give { $land-one } as a fief
line-trade = Trade
line-castle = Put a castle up for auction
line-rate = Give { $give } for { $get }
line-bid = Bid { $cubes }
line-no-bid = Pass
line-free-land =
    { $count ->
        [0] Free land on pile { $pile }: { $land-one }, with soldiers alone
        [one] Free land on pile { $pile }: { $land-one } — 1 food or Influence
       *[other] Free land on pile { $pile }: { $land-one } — { $count } food or Influence
    }
line-attack =
    { $influence ->
        [0] Attack { $rival }’s knight { $rivalcolumn } for { $land-one }
       *[other] Attack { $rival }’s knight { $rivalcolumn } for { $land-one } — { $influence } Influence
    }
line-pay = Pay { $cubes }
line-discard-land = Nobody: discard the land
line-land-to-king =
    { $points ->
        [one] The King: give him the land for { $points } point
       *[other] The King: give him the land for { $points } points
    }
line-ask-help = Ask { $rival } for help
line-fight-alone = Fight alone
line-join = Join the battle
line-stay-out = Stay out of it
line-give =
    { $points ->
        [0] Give { $gold } gold, for no points
        [one] Give { $gold } gold, for 1 point
       *[other] Give { $gold } gold, for { $points } points
    }
line-keep-gift = Take { $gold } gold back
line-privilege =
    { $privileges ->
        [one] Obtain { $privileges } privilege
       *[other] Obtain { $privileges } privileges
    }
line-abbess = Have a damsel elected abbess: { $influence } Influence

## Why not

why-no-land-left = No { $land-bare } is left.
why-lands-kept = The lands that are left are kept for the families to start with.
why-production-complete =
    { $count ->
        [one] The piles already have the 1 land that makes { $resource-bare }.
       *[other] The piles already have { $count } lands that make { $resource-bare }, one for each player.
    }
why-piles-incomplete = Needs one land that makes food, one that makes fabric and one that makes metal for each player; some are still missing.
why-placed-already = This knight has been placed already, and stays where he is until winter.
why-family-placed = You have placed a knight, so until winter you can only place others or pass.
why-no-white-token = Needs a white time token on a sphere of power; none is left.
why-no-harvest = This side of the { $land-bare } yields nothing.
why-short-cubes =
    { $have-count ->
        [0] Needs { $need }; you have none of that.
       *[other] Needs { $need }; of that you have { $have }.
    }
why-short-gold =
    Needs { $need } gold; you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-short-privileges =
    Needs { $need ->
        [one] 1 privilege
       *[other] { $need } privileges
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-growth-cap =
    { $count ->
        [one] You have rolled the die once this turn, and that is the most.
       *[other] You have rolled the die { $count } times this turn, and that is the most.
    }
why-bastard-heir = This knight has an heir, and a bastard can only become one.
why-family-complete = This knight has an heir, and a family has four knights at most: a bastard would change nothing.
why-black-blocks = The token on this space bars the way.
why-short-entry =
    Needs { $gold } gold or { $privileges ->
        [one] { $privileges } privilege
       *[other] { $privileges } privileges
    } for the token on this space; you have neither.
why-no-family-token = All your family tokens are in use.
why-no-more-cubes = You have no more { $resource-bare } to add.
why-no-damsel = You have no damsel.
why-own-vassal = He is your vassal; a suzerain does not attack him.
why-own-suzerain = Your knight is a vassal of that family and cannot turn against it.
why-same-suzerain = Both knights are vassals of the same suzerain.
why-vassal-already = He is a vassal already.
why-archbishop = The Archbishop is with him: until winter nobody can attack him or make a vassal of him.
why-too-few-soldiers =
    Needs more soldiers than the other knight has soldiers, lands and castles together, which is { $elements }; yours has { $soldiers ->
        [0] no soldier
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    }.
why-cannot-exceed = You lack the gold or the Influence to give more than the ransom: { $cubes }.
why-ransom-not-exceeded = Needs at least as much gold as the ransom, and more cubes or better ones. The ransom: { $cubes }.
why-vassal-no-fief = A knight who is a vassal himself cannot give a fief.
why-target-full = The other knight has two lands already, and there is no room for a third.
why-nothing-to-trade = You have no cubes that the rates would take.
why-trade-limit =
    { $most ->
        [one] Only 1 cube may be given in one trade
       *[other] Only { $most } cubes may be given in one trade
    }; you have given { $given ->
        [0] none so far, and this takes more
       *[other] { $given }
    }.
why-short-for-trade = Needs { $need }; what you received in this trade does not count.
why-no-column = Needs a column without a castle, of a knight of yours or a vassal; there is none.
why-bid-too-low = Needs more cubes, or better ones, than the best bid: { $cubes }.
why-castle-there = He has a castle already.
why-too-strong =
    Needs { $need } food or Influence beside the soldiers; you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-short-toll =
    { $need ->
        [one] The other family has 1 damsel, so an attack costs 1 Influence
       *[other] The other family has { $need } damsels, so an attack costs { $need } Influence
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-suzerain-places = The suzerain who helped must give the land to a knight who has room.
why-no-room = He has two lands already.

## What happened

piles-composed =
    { $count ->
        [0] { $seat } leaves the piles empty.
        [one] { $seat } has composed the piles: 1 land.
       *[other] { $seat } has composed the piles: { $count } lands.
    }
pile-land-added = { $seat } adds { $land-one } to the piles.
starting-land = { $seat }’s knight { $column } starts with { $land-one }.
land-revealed = Pile { $pile } now shows { $land-one }.
turn-began = Turn { $turn } begins; the first player is { $seat }.
points-gained =
    { $points ->
        [one] { $seat } scores 1 point { $cause-for }.
       *[other] { $seat } scores { $points } points { $cause-for }.
    }
points-lost =
    { $points ->
        [one] { $seat } loses 1 point { $cause-for }.
       *[other] { $seat } loses { $points } points { $cause-for }.
    }
privilege-lost = { $seat } gains no privilege, for all the family tokens are in use.
harvested = { $seat }’s knight { $column } harvests { $land-one }: { $cubes }.
recruited = { $seat }’s knight { $column } recruits a soldier for { $cost }.
time-taken = { $seat }’s knight { $column } takes the time token from space { $position } { $sphere-of } and grows older ({ $time } of { $death }).
heir-took-over = { $seat }’s knight { $column } dies, and his heir takes over all he had.
died-heirless = { $seat }’s knight { $column } dies without an heir.
column-freed = { $seat }’s knight { $column } leaves no land, castle or soldier to inherit, and his line dies out.
die-rolled = { $seat } rolls the die for knight { $column }: { $symbol-bare }.
daughter-born = A daughter is born to { $seat }’s knight { $column }: one more damsel.
heir-born = { $seat }’s knight { $column } has an heir now.
knight-born = { $seat }’s family has a new knight: { $column }.
son-left = { $seat }’s knight { $column } has one son too many, who leaves home.
bastard-for-gold = { $seat } pays { $gold } gold and legitimises a bastard of knight { $column }.
bastard-for-privileges =
    { $privileges ->
        [one] { $seat } gives up 1 privilege and legitimises a bastard of knight { $column }.
       *[other] { $seat } gives up { $privileges } privileges and legitimises a bastard of knight { $column }.
    }
knight-placed = { $seat }’s knight { $column } goes { $sphere-to }.
entry-gold = { $seat } pays { $gold } gold to enter a space with a token on it.
entry-privileges =
    { $privileges ->
        [one] { $seat } gives up 1 privilege to enter a space with a token on it.
       *[other] { $seat } gives up { $privileges } privileges to enter a space with a token on it.
    }
passed = { $seat } passes: a black token on space { $position } { $sphere-of }.
passed-token = { $seat } passes: a family token on space { $position } { $sphere-of }.
actions-over-placed = Every knight has been placed; the actions are over.
actions-over-taken = Every space is taken; the actions are over.
marriage-held = The heir of { $seat }’s knight { $column } is to be married: all families hide a dowry in their hands.
offer-sealed = { $seat } holds out a closed hand.
offer-opened = { $seat } opens the hand: { $cubes }.
married-for-love = No dowry is the best: the heir of { $seat }’s knight { $column } marries for love, and all keep their cubes.
married-relative = { $seat } has the best dowry and loses it: the heir of knight { $column } marries a distant relative, one damsel of the family less.
married-damsel = { $rival } has the best dowry and pays it: a damsel of that family marries the heir of { $seat }’s knight { $column }.
married-no-damsel = { $rival } has the best dowry and pays it, but has no damsel to marry the heir of { $seat }’s knight { $column }.
half-kept = { $seat } keeps half of the payment: { $cubes }.
tribute = { $seat } receives { $cubes }: the tribute of lands and vassals.
majority = { $seat } has the majority of knights { $sphere-at }.
first-player = { $seat } gains { $influence } Influence for the majority at the Court and becomes first player.
majority-gold = { $seat } gains { $gold } gold for the majority at the Market.
kings-soldiers =
    { $whose ->
        [own] { $seat } sends the King’s Soldiers to knight { $rivalcolumn }: one more soldier until winter.
       *[other] { $seat } sends the King’s Soldiers to { $rival }’s knight { $rivalcolumn }: one more soldier until winter.
    }
archbishop =
    { $whose ->
        [own] { $seat } sends the Archbishop to knight { $rivalcolumn }: nobody can attack him or make a vassal of him until winter.
       *[other] { $seat } sends the Archbishop to { $rival }’s knight { $rivalcolumn }: nobody can attack him or make a vassal of him until winter.
    }
veil-taken =
    { $privileges ->
        [0] { $seat }’s knight { $column } takes a damsel to the Monastery, where she takes the veil.
        [one] { $seat } gives up 1 privilege, and one more damsel takes the veil.
       *[other] { $seat } gives up { $privileges } privileges, and one more damsel takes the veil.
    }
court-influence = { $seat }’s knight { $column } gains { $influence } Influence at the Court.
vassal-attempted = { $seat }’s knight { $column } tries to make a vassal of { $rival }’s knight { $rivalcolumn }.
ransom-offered = { $seat } offers a ransom: { $cubes }.
ransom-accepted = { $seat }’s knight { $column } accepts, and { $rival }’s knight { $rivalcolumn } stays free.
ransom-exceeded = { $seat } refuses the ransom and pays more: { $cubes }.
fief-given = { $seat }’s knight { $column } refuses the ransom and gives { $rival }’s knight { $rivalcolumn } { $land-one } as a fief.
vassal-bound = { $rival }’s knight { $rivalcolumn } is { $seat }’s vassal now.
traded = { $seat } trades { $give } for { $get }.
auction-opened = { $seat }’s knight { $column } puts a castle up for auction.
bid-opened = { $seat } opens with { $cubes }.
bid-raised = { $seat } bids more: { $cubes }.
bid-passed = { $seat } does not bid.
castle-won = { $seat } has the best bid and pays it for the castle: { $cubes }.
castle-built =
    { $whose ->
        [own] { $seat } builds the castle for knight { $rivalcolumn }.
       *[other] { $seat } builds the castle for a vassal, { $rival }’s knight { $rivalcolumn }.
    }
free-land-attacked = { $seat }’s knight { $column } conquers a free land: { $land-one }.
forces-paid = { $seat } pays mercenaries and allies: { $cubes }.
attack-declared = { $seat }’s knight { $column } attacks { $rival }’s knight { $rivalcolumn } to take { $land-one }.
toll-paid =
    { $influence ->
        [0] { $seat } pays no Influence: the attacked family has no damsel.
       *[other] { $seat } pays { $influence } Influence, one for each damsel of the attacked family.
    }
help-asked = { $seat } asks the suzerain, { $rival }, for help.
battle-joined = { $seat } joins the battle to help a vassal, { $rival }’s knight { $rivalcolumn }.
battle-stayed-out = { $seat } stays out of the battle.
battle-fought = { $seat }’s knight { $column } attacks with a force of { $attack }, { $rival }’s knight { $rivalcolumn } defends with { $defence }.
battle-won = { $seat }’s knight { $column } is stronger, and { $rival }’s knight { $rivalcolumn } loses the land.
battle-lost = { $seat }’s knight { $column } is not stronger, and { $rival }’s knight { $rivalcolumn } keeps the land.
land-placed = { $seat }’s knight { $column } gets the { $land-bare }.
land-discarded = { $seat } discards the { $land-bare }.
land-to-king = { $seat } gives the { $land-bare } to the King.
cathedral-built = A cathedral is being built: all families hide gold in their hands.
cathedral-nothing = Nobody gives anything, and the cathedral has to wait.
cathedral-best = { $seat } gives { $gold } gold to the cathedral; nobody offers more.
cathedral-given = { $seat } gives { $gold } gold to the cathedral, though others offer more.
cathedral-kept = { $seat } takes { $gold } gold back.
abbess-elected = { $seat }’s knight { $column } has a damsel elected abbess: { $influence } Influence.
crusade-influence = { $seat }’s knight { $column } gains { $influence } Influence in the Crusades.
winter-mild = Winter is mild: no snow.
winter-hard = Winter brings snow: knights with neither land nor castle die, except in the Crusades.
defender-rewarded =
    { $privileges ->
        [one] Every knight of { $seat }’s family has a soldier or a castle: the King grants it 1 privilege.
       *[other] Every knight of { $seat }’s family has a soldier or a castle: the King grants it { $privileges } privileges.
    }
game-over = The game is over.

## Costs and stocks

amount-food =
    { $n ->
        [0] no food
       *[other] { $n } food
    }
amount-fabric =
    { $n ->
        [0] no fabric
       *[other] { $n } fabric
    }
amount-metal =
    { $n ->
        [0] no metal
       *[other] { $n } metal
    }
amount-influence =
    { $n ->
        [0] no Influence
       *[other] { $n } Influence
    }
amount-gold =
    { $n ->
        [0] no gold
       *[other] { $n } gold
    }

## The score sheet

part-track = Score track
part-goods = Most fabric and metal
part-influence = Most Influence
part-privileges = Most privileges
part-gold = Pairs of gold
part-damsels = Damsels left
tie-castles = Castles (break ties)
tie-lands = Lands (then these)
tie-vassals = Vassals (then these)

## Columns

column-a = A
column-b = B
column-c = C
column-d = D

## Lands

land-cereal = Cereal field
    .one = a cereal field
    .bare = cereal field
land-fishing = Fishing ground
    .one = a fishing ground
    .bare = fishing ground
land-cloth = Cloth land
    .one = a cloth land
    .bare = cloth land
land-mine = Mine
    .one = a mine
    .bare = mine
land-quarry = Quarry
    .one = a quarry
    .bare = quarry

## Resources

resource-food = Food
    .bare = food
resource-fabric = Fabric
    .bare = fabric
resource-metal = Metal
    .bare = metal
resource-influence = Influence
    .bare = Influence
resource-gold = Gold
    .bare = gold

## Spheres of power, and home

sphere-home = Home
    .at = at home
    .to = home
    .of = at home
sphere-monastery = Monastery
    .at = at the Monastery
    .to = to the Monastery
    .of = of the Monastery
sphere-court = Court
    .at = at the Court
    .to = to the Court
    .of = of the Court
sphere-market = Market
    .at = at the Market
    .to = to the Market
    .of = of the Market
sphere-war = War
    .at = at War
    .to = to War
    .of = of War
sphere-clergy = Clergy
    .at = in the Clergy
    .to = to the Clergy
    .of = of the Clergy
sphere-crusades = Crusades
    .at = in the Crusades
    .to = to the Crusades
    .of = of the Crusades

## Symbols of the die

symbol-hourglass = Hourglass
    .bare = hourglass
symbol-woman = Woman
    .bare = woman
symbol-man = Man
    .bare = man

## Warnings, and what is said of dice, winters, spaces and points

line-face-two = { $symbol } or { $other-bare }
die-rolled-two = { $seat } rolls the die for knight { $column }: { $symbol-bare } or { $other-bare }.
married-relative-none = { $seat } has the best dowry and loses it: the heir of knight { $column } marries a distant relative; the family had no damsel to lose.
ask-spend-gift-loss =
    { $seat }, others gave more than your { $gold } gold. Do you still give it? { $points ->
        [one] It costs 1 point.
       *[other] It costs { $points } points.
    }
line-give-loss =
    { $points ->
        [one] Give { $gold } gold and lose 1 point
       *[other] Give { $gold } gold and lose { $points } points
    }
cause-majority = Majority
    .for = for this majority
cause-marriage = Marriage
    .for = for the marriage
cause-castle = Castle
    .for = for the castle
cause-vassal = Vassal
    .for = for the new vassal
cause-ransom = Ransom
    .for = for the ransom
cause-land = Land
    .for = for the land
cause-vassals-land = Vassal’s land
    .for = for the vassal’s land
cause-battle = Battle bonus
    .for = for beating a family with more points
cause-cathedral = Cathedral
    .for = for the best gift
cause-gift = Gift
    .for = for the gift
cause-king = King
    .for = for the land given to the King
cause-death = Death
    .for = for a death without an heir
clergy-privilege =
    { $privileges ->
        [one] { $seat }’s knight { $column } obtains 1 privilege from the Clergy.
       *[other] { $seat }’s knight { $column } obtains { $privileges } privileges from the Clergy.
    }
knight-placed-space = { $seat }’s knight { $column } goes to space { $position } { $sphere-of }.
kin-took-over = A distant relative takes over what { $seat }’s knight { $column } had.
line-face-any = Any symbol
line-winter-mild = No snow
line-winter-hard = Snow
die-rolled-any = { $seat } rolls the die for knight { $column }: any symbol.
warn-heir-takes-over = Knight { $column } dies of it; his heir takes over.
warn-dies-heirless =
    { $points ->
        [one] Knight { $column } dies of it without an heir: you lose 1 point.
       *[other] Knight { $column } dies of it without an heir: you lose { $points } points.
    }
warn-line-dies-out =
    { $points ->
        [one] Knight { $column } dies of it without an heir and his line dies out: you lose 1 point.
       *[other] Knight { $column } dies of it without an heir and his line dies out: you lose { $points } points.
    }
warn-costs-points =
    { $points ->
        [one] This costs you 1 point.
       *[other] This costs you { $points } points.
    }

## What an estimate is made of

term-points = points on the track
term-stores = cubes and gold
term-privileges = privileges
term-damsels = damsels to marry off
term-lands = lands, castles and vassals
term-heirs = heirs and old age
term-soldiers = soldiers
term-knights = knights sent out
term-majorities = majorities in the spheres
term-offers = offers and battles under way
