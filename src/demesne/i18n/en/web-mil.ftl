### The board of MIL 1049: what is written on it, and short words for its buttons.
### [0], [1] … stand for little drawings.

mil-board = The realm
mil-status = Turn { $turn } of { $turns }, { $phase }
mil-over =
    { $turns ->
        [one] Over after 1 turn
       *[other] Over after { $turns } turns
    }
mil-turn = Turn
mil-phase-setup = Setting up
mil-phase-actions = Actions
mil-phase-tribute = Tribute
mil-phase-politics = Politics
mil-phase-spheres = Spheres
mil-phase-winter = Winter
mil-kings-soldiers = King’s Soldiers
mil-archbishop = Archbishop
mil-kings-soldiers-with = The King’s Soldiers are with { $name }’s knight { $knight }: one soldier more until winter
mil-kings-soldiers-unplaced = The King’s Soldiers: for most knights at War
mil-archbishop-with = The Archbishop is with { $name }’s knight { $knight }: nobody attacks him or makes a vassal of him until winter
mil-archbishop-unplaced = The Archbishop: for most knights in the Clergy
mil-open-to-all = open to all
mil-most = Most
mil-deed-veil = veil a damsel
mil-deed-veil-more = [0] one more
mil-deed-influence = take [0]
mil-deed-vassal = or win a vassal [0]
mil-deed-vassal-need = needs more soldiers
mil-deed-trade = trade up to [0] cubes
mil-deed-castle = or build [0]
mil-deed-auction = from [0] by auction
mil-deed-free = conquer a free land [0]
mil-deed-attack = or attack a land [0]
mil-deed-force = [0] a soldier, [1] a castle
mil-deed-cathedral = hide [0] for the cathedral
mil-deed-best = best gift [0]
mil-deed-clergy = [0], or abbess: [1] to [2]
mil-deed-crusade = gain [0]
mil-deed-safe = safe from winter
mil-free-lands = Free lands
mil-beat = beat the
mil-the-shield = shield
mil-lineage = Lineage
mil-damsels = damsels
mil-privileges = privileges

## Houses

mil-your-house = your house
mil-house-of = The house of { $name }
mil-behind-screen = Behind the screen
mil-stock-note = Everybody may count it; only offers are secret.
mil-in-hand = { $count } in hand
mil-knight = Knight { $knight }
mil-knight-short = Knight { $knight }
mil-room-for-son = room for a younger son
mil-heir = heir
mil-no-heir = no heir
mil-vassal-of = vassal of { $name }
mil-age = Age
mil-soldiers = Soldiers
mil-castle = castle
mil-lands = Lands
mil-at-home = at home
mil-detail = of { $count }
mil-pile = Pile { $pile }
tab-farms = Houses

## What is heard and not read

amount-damsel =
    { $n ->
        [0] no damsel
        [one] 1 damsel
       *[other] { $n } damsels
    }
amount-privilege =
    { $n ->
        [0] no privilege
        [one] 1 privilege
       *[other] { $n } privileges
    }
amount-castle =
    { $n ->
        [0] no castle
        [one] 1 castle
       *[other] { $n } castles
    }
amount-soldier =
    { $n ->
        [0] no soldier
        [one] 1 soldier
       *[other] { $n } soldiers
    }
mil-said-turn = Turn { $turn } of { $turns }
mil-said-phase = Phase
mil-said-knight-of = { $name }’s knight { $knight }
mil-said-token-of = { $name }’s token
mil-said-white = a white time token
mil-said-black = a black time token
mil-said-space = Space { $n }
mil-said-is-here = here: { $knights }
mil-said-nobody = nobody is here
mil-said-age = age { $time } of { $death }
mil-said-first = first player
mil-said-first-player = the first player’s flag
mil-said-no-land = no land
mil-said-harvest = harvest { $cubes }
mil-said-tribute = tribute { $gold }
mil-said-force = force { $n }
mil-said-defence = defence { $n }
mil-said-to-beat = { $n } to beat
mil-said-below =
    { $count ->
        [0] none below
        [one] 1 land below
       *[other] { $count } lands below
    }

## Questions, short

mil-title-ComposePiles = Which lands go into the piles?
mil-title-ChooseStartingLand = A land for knight { $knight }
mil-title-ChooseAct = What do your knights do?
mil-note-ChooseAct = One action with one knight, then it is the next family’s turn.
mil-title-TakeTime = Knight { $knight } grows older: which token?
mil-note-TakeTime = The space it leaves is free to enter.
mil-title-GrowFamily = The family of knight { $knight }
mil-note-GrowFamily = The die shows man, woman or hourglass. A bastard is a son for sure.
mil-title-ChooseSymbol = The die is cast: which symbol?
mil-title-PlaceKnight = Where does knight { $knight } go?
mil-note-PlaceKnight = Empty spaces are free. A token on one costs 1 gold or 1 privilege.
mil-title-PayEntry = How do you pay for the space?
mil-title-PassTurn = You pass. Where does a token go?
mil-note-PassTurn = Entering that space will cost gold or a privilege.
mil-title-offer-dowry = Your dowry for { $name }’s heir?
mil-title-offer-own = A dowry for your own heir?
mil-title-offer-battle = What do you stake in the battle?
mil-title-offer-cathedral = Gold for the cathedral?
mil-bar-dowry = Sealed offer, all families at once
mil-bar-battle = Sealed stakes, all who fight
mil-bar-cathedral = Sealed gifts, all families at once
mil-note-dowry = Most cubes win, then the better ones. The winner pays, gives a damsel and scores { $points }. In a tie nobody pays.
mil-note-battle = { $attacker } attacks with { $attack }, { $target } defends with { $defence }. Each food or Influence adds 1; all stakes are lost. A tie goes to the defender.
mil-note-cathedral = The best gift scores { $points }. Who gave less may take it back or give it for fewer points.
mil-title-KeepHalf =
    { $count ->
        [one] Keep 1 more cube: which?
       *[other] Keep { $count } cubes: which first?
    }
mil-note-KeepHalf = Half of the payment is yours; the rest goes to the supply.
mil-title-PlaceKingsSoldiers = Who gets the King’s Soldiers?
mil-note-PlaceKingsSoldiers = One more soldier until winter, for any knight.
mil-title-PlaceArchbishop = Whom does the Archbishop visit?
mil-note-PlaceArchbishop = Nobody attacks him or makes a vassal of him until winter.
mil-title-TakeVeil = Does a damsel take the veil?
mil-note-TakeVeil = Damsels still at home cost points in the end.
mil-title-VisitCourt = Knight { $knight } at the Court
mil-note-VisitCourt = Influence, or a vassal: needs more soldiers than he has soldiers, lands and castle.
mil-title-OfferRansom = A ransom to stay free?
mil-note-OfferRansom = If it is accepted you stay free and score; it can also be exceeded.
mil-title-AnswerRansom = { $rival }’s knight { $rivalknight } offers a ransom
mil-note-AnswerRansom = On offer: { $cubes }. Take half of it, or make him your vassal.
mil-title-ExceedRansom = What do you give for the vassal?
mil-note-ExceedRansom = At least as much gold, and more cubes or better ones.
mil-title-VisitMarket = Knight { $knight } at the Market
mil-title-Trade =
    { $count ->
        [0] Nothing more to give
        [one] Trade: 1 cube to give
       *[other] Trade: up to { $count } cubes to give
    }
mil-note-Trade = What you receive cannot be traded again.
mil-title-OpenBid = Your opening bid for the castle?
mil-note-OpenBid = You may put more on top. Influence does not count.
mil-title-RaiseBid = Bid more for the castle?
mil-note-RaiseBid = Best so far: { $cubes }. More cubes win, then better ones.
mil-title-BuildCastle = Where does the castle stand?
mil-title-VisitWar = Knight { $knight } at War
mil-note-VisitWar = A free land for food or Influence beside your soldiers, or a battle. The red cubes are the Influence for the other family’s damsels.
mil-title-PayForces =
    { $count ->
        [one] Pay 1 cube for the land
       *[other] Pay { $count } cubes for the land
    }
mil-title-AskSuzerain = Ask your suzerain for help?
mil-note-AskSuzerain = If he helps and you win, he says where the land goes.
mil-title-JoinBattle = Help { $rival }’s knight { $rivalknight }?
mil-note-JoinBattle = You would stake food and Influence on your vassal’s side.
mil-title-PlaceLand = Who gets the land? { $land }
mil-title-SpendGift = Others gave more. Still give it?
mil-title-VisitClergy = Knight { $knight } and the Clergy

## Buttons

mil-way-harvest = Harvest
mil-way-recruit = Recruit
mil-way-grow = Grow
mil-way-place = Place
mil-way-go = go there
mil-way-pass = Pass: block a space
mil-way-roll = Roll the die
mil-way-bastard = Bastard
mil-way-stop = Roll no more
mil-way-pay = Pay
mil-way-keep = Keep { $name }
mil-way-veil = Takes the veil
mil-way-take = Take
mil-way-trade = Trade
mil-way-castle = Auction of a castle
mil-way-accept = Let go, keep half
mil-way-exceed = Refuse, give more
mil-way-fief = Refuse, give a fief
mil-way-give = Give
mil-way-keep-gift = Take back
mil-way-privilege = Privilege
mil-way-abbess = Abbess
mil-way-conquer = Conquer
mil-way-nowhere = With nobody
mil-way-discard-land = Nobody: discard it
mil-way-seal =
    { $count ->
        [0] Offer nothing
        [one] Seal 1 cube
       *[other] Seal { $count } cubes
    }
mil-way-offer =
    { $count ->
        [0] Offer nothing
        [one] Offer 1 cube
       *[other] Offer { $count } cubes
    }
mil-way-bid =
    { $count ->
        [one] Bid 1 cube
       *[other] Bid { $count } cubes
    }
mil-group-influence = Influence
mil-symbol-hourglass = Hourglass: grow older
mil-symbol-woman = Woman: one more damsel
mil-symbol-man-heir = Man: an heir
mil-symbol-man-knight = Man: a new knight
mil-symbol-man-nothing = Man: he leaves home

## What unfolds

mil-contest-dowry = { $knight }: a wedding
mil-contest-battle = { $knight } against { $rival }
mil-contest-cathedral = The cathedral
mil-contest-castle = { $name }: castle auction
mil-contest-ransom = { $knight } tries to make a vassal of { $rival }
mil-role-attacks = attacks
mil-role-defends = defends
mil-role-helps = helps
mil-role-leads = leads
mil-role-bids = bids
mil-role-offers = offers
mil-role-gives = gives
short-why-short-cubes = needs { $need }
short-why-too-strong = needs { $need }, you have { $have }
short-why-no-damsel = no damsel
short-why-no-column = no column free
short-why-nothing-to-trade = nothing to trade

## A phase as it unfolds over the board

mil-unfold-growth = The die of the family
mil-unfold-marriage = A marriage
mil-unfold-spheres = The spheres of power
mil-unfold-vassal = A knight to be made a vassal
mil-unfold-auction = A castle at auction
mil-unfold-battle = War
mil-unfold-cathedral = Gifts for the cathedral
mil-unfold-winter = Winter
