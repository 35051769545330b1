### The land, the tracks and the cards of Feudum: what is written on them, and what is read aloud.

## Short names on the board

feudum-land = The land
feudum-land-whole = Show the whole land
feudum-land-near = Show the land at full size
feudum-region-sea = Sea
feudum-region-island = Island
feudum-region-forest = Forest
feudum-region-desert = Desert
feudum-region-badlands = Badlands
feudum-region-mountain = Mountain
feudum-place = { $region } { $number }
feudum-key-road = road
feudum-key-ship = ship
feudum-key-submersible = submersible
feudum-key-air = flying machine
feudum-key-ferry =
    { $price ->
        [one] ferry, 1 shilling
       *[other] ferry, { $price } shillings
    }
feudum-role-farmer = farmer
feudum-role-merchant = merchant
feudum-role-alchemist = alchemist
feudum-role-knight = knight
feudum-role-noble = noble
feudum-role-monk = monk
feudum-vessel-ship = ship
feudum-vessel-submersible = submersible
feudum-vessel-flying-machine = flying machine
feudum-monster-behemoth = behemoth
feudum-monster-serpent = sea serpent
feudum-landscape-orchard = orchard
feudum-landscape-butt = archery butt
feudum-landscape-silver-mine = silver mine
feudum-landscape-sulfur-mine = sulfur mine
feudum-disc-none = nothing yet
feudum-disc-outpost = outpost
feudum-disc-farm = farm
feudum-disc-town = town
feudum-disc-feudum-farmer = feudum of the farmers
feudum-disc-feudum-merchant = feudum of the merchants
feudum-disc-feudum-alchemist = feudum of the alchemists
feudum-disc-feudum-knight = feudum of the knights
feudum-disc-feudum-noble = feudum of the nobles
feudum-disc-feudum-monk = feudum of the monks
feudum-some-saltpeter = { $count } saltpeter
feudum-some-sulfur = { $count } sulfur
feudum-some-iron = { $count } iron
feudum-some-wood = { $count } wood
feudum-some-food = { $count } food

## Read aloud

feudum-said-aboard = { $who } on a { $vessel }
feudum-said-drunk = { $who }, full of wine
feudum-said-pawns = { $name }: { $pawns }
feudum-said-ruler = ruled by { $name }
feudum-said-subject = with a subject
feudum-said-subject-sealed = with a subject under a seal
feudum-said-serf = serf: { $name }
feudum-said-serf-sealed = serf under a seal: { $name }
feudum-said-landscape = { $landscape } with { $count } on it
feudum-said-adrift = { $vessel } adrift, { $count }
feudum-said-monster = { $monster } of { $name }
feudum-said-stack =
    { $region }, epoch { $epoch } on top, { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
feudum-said-no-stack = { $region }, no tile left
feudum-said-epoch = Epoch { $epoch }.
feudum-said-die = The progress die showed { $region } last.
feudum-said-military = Military service, { $points } points lost in epoch { $epoch }: { $who }
feudum-said-voyage = Epic voyage, space { $space }: { $who }
feudum-said-supply = { $what }, { $count } left
feudum-nobody = nobody

amount-shilling =
    { $n ->
        [0] no shilling
        [one] 1 shilling
       *[other] { $n } shillings
    }
amount-marker =
    { $n ->
        [0] no marker
        [one] 1 marker
       *[other] { $n } markers
    }
amount-seal =
    { $n ->
        [0] no seal
        [one] 1 seal
       *[other] { $n } seals
    }
amount-disc =
    { $n ->
        [0] no disc
        [one] 1 disc
       *[other] { $n } discs
    }
amount-writ =
    { $n ->
        [0] no royal writ
        [one] 1 royal writ
       *[other] { $n } royal writs
    }
amount-tile =
    { $n ->
        [0] no landscape tile
        [one] 1 landscape tile
       *[other] { $n } landscape tiles
    }
amount-star =
    { $n ->
        [0] no star
        [one] 1 star
       *[other] { $n } stars
    }
feudum-said-beads = beads { $beads }
feudum-said-bead = bead { $value }
feudum-said-no-bead = no bead
feudum-said-sum = sum { $sum }
feudum-said-reeve = with a reeve
feudum-said-barn = Barn, { $n } of { $of } goods
feudum-said-hens = Hens
feudum-said-rosary = Rosary
feudum-said-full = full
feudum-said-wants = wants { $good }
feudum-said-bin = Bin for { $price }
feudum-said-cart = { $n } of { $room }
feudum-said-for-sale = { $vessel } for sale
feudum-said-price = Price: { $price }
feudum-said-row = { $n } of { $of } in the row
feudum-said-scroll = Scroll { $scroll }
feudum-said-sealed = sealed
feudum-said-leg = Spaces { $from } to { $to }: { $points } points
feudum-said-wine = wine, { $count } of 3
feudum-said-pawn = { $role } at { $place }
feudum-said-kept = a pawn not on the map
feudum-said-vessels = { $vessel }, { $count }
feudum-said-no-vessel = no vessel
feudum-said-hidden =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
feudum-said-worth = worth { $points } now

## Tracks

feudum-epoch = Epoch
feudum-stacks-show = { $showing } of { $needed } stacks show
feudum-stacks-empty = { $showing } of { $needed } stacks are empty
feudum-last-epoch = the last epoch
feudum-military = Military
feudum-voyage = Epic voyage
feudum-voyage-short = Voyage
feudum-low-or-high = { $low } or { $high }
feudum-supply = Supply
feudum-feudum = feudums
feudum-writs = royal writs
feudum-bag = goods in the haversack

## Action cards: the name, and its special in the advanced game

feudum-card-migrate = Migrate
feudum-card-move = Move
feudum-card-influence = Influence
feudum-card-improve = Improve
feudum-card-explore = Explore
feudum-card-harvest = Harvest
feudum-card-tax = Tax
feudum-card-conquer = Conquer
feudum-card-defend = Defend
feudum-card-repeat = Repeat
feudum-card-guild = Guild
feudum-special-migrate = Distant kin
feudum-special-move = Godspeed
feudum-special-influence = Money talks
feudum-special-improve = Tend land
feudum-special-explore = Shovels
feudum-special-harvest = Inspect
feudum-special-tax = Reinforce
feudum-special-conquer = Starve
feudum-special-defend = Immunity
feudum-special-repeat = Déjà vu
feudum-special-guild = Feast
feudum-card-and = + { $special }
feudum-card-or = or { $special }

## Royal writs

feudum-free = free
feudum-writ-bow = Bow
feudum-writ-sword = Sword
feudum-writ-small-trade = Small trade
feudum-writ-great-trade = Great trade
feudum-writ-wings = Wings
feudum-writ-keels = Keels
feudum-writ-commons = Commons
feudum-writ-crown = Crown
feudum-writ-cellar = Cellar
feudum-writ-beast = Beast
feudum-writ-east = East
feudum-writ-west = West
feudum-writ-north = North
feudum-writ-south = South
feudum-writ-central = Central
feudum-writ-isolated = Isolated
### Feudum's guilds, mats and questions: what is written on them, and short words for buttons.

feudum-board = The land and its guilds
feudum-tracks = Epochs, service, voyage, supply
feudum-guilds = Guilds
feudum-status = Round { $round }, epoch { $epoch }
feudum-setup = Before the first round
feudum-over =
    { $round ->
        [one] Over after 1 round
       *[other] Over after { $round } rounds
    }
feudum-starts = starts
feudum-first = Starts the round
tab-board = Map
tab-more = Guilds
tab-farms = Houses

## What is written in the guilds

feudum-pull = pull
feudum-push = push
feudum-trade = trade
feudum-nothing = nothing now
feudum-star-place = Adds a star here if you rule it: { $disc }
feudum-of = { $n } of { $of }
feudum-purse = purse
feudum-coffer = coffer
feudum-sum = sum
feudum-supply-short = supply
feudum-a-row = a row
feudum-each = each
feudum-ferries-run = No vessel is for sale: the ferries run

## Houses

feudum-house-of = The house of { $name }
feudum-your-house = your house
feudum-a-house = a rival’s house
feudum-on-map = On the map
feudum-goods = Goods
feudum-barrel = Wine barrel
feudum-shillings = Shillings
feudum-influence = Markers
feudum-of-all = of { $all }
feudum-tokens = Seals, beads
feudum-beads = Beads: { $beads }
feudum-discs = Discs
feudum-vessels = Vessels
feudum-tiles = Tiles
feudum-cards = Cards
feudum-card-played = played
feudum-card-now = now
feudum-no-fifth-1 = no fifth
feudum-no-fifth-2 = card
feudum-no-fifth-3 = this round
feudum-double-1 = two cards
feudum-double-2 = in one
feudum-double-3 = turn
feudum-no-cards-1 = cards are
feudum-no-cards-2 = chosen
feudum-no-cards-3 = each round
feudum-writ-room-1 = room for
feudum-writ-room-2 =
    { $free ->
        [one] a third writ
       *[other] { $free } writs
    }
feudum-if-dawned = If epoch { $epoch } dawned now
feudum-dawn-seats = seats in guilds
feudum-dawn-landscapes = landscapes
feudum-dawn-regions = active regions
feudum-dawn-disloyal = disloyalty
feudum-dawn-loyal = no disloyalty to pay
feudum-bonus-saltpeter = A fifth card
feudum-bonus-sulfur = Two cards in one turn
feudum-pick-card = Take or leave { $card }

## Questions, short

feudum-title-ChooseBonus = Something on the pouch?
feudum-title-ChooseCards = Which cards for this round?
feudum-title-PlayCard = Which card do you show?
feudum-title-ask-play-second-card = A second card at once?
feudum-title-MovePiece = Move: who goes where?
feudum-title-ask-godspeed = Godspeed: one step more for a monk
feudum-title-TravelBy = { $place }: by which way?
feudum-title-Pilfer = Take one thing where you went?
feudum-title-SetOut = Set out on the epic voyage?
feudum-title-Migrate = Migrate: on or off?
feudum-title-MigrateTo = Where does the { $role } arrive?
feudum-title-PlaceInfluence = Influence: where?
feudum-title-Improve = Improve: which place?
feudum-title-ChooseFeudum = A feudum of which guild?
feudum-title-TakeOtherTile = No tile there. From which region?
feudum-title-Tend = Which landscape do you lay out?
feudum-title-TendAt = Where does the { $landscape } go?
feudum-title-Explore = Explore?
feudum-title-DigDeeper = Dig deeper?
feudum-title-Harvest = Harvest: which farm?
feudum-title-HarvestHow = { $place }: all of it, or some to you?
feudum-title-PickFavours = Which favours do you take?
feudum-title-Tax = Collect taxes?
feudum-title-Conquer = Conquer: whom?
feudum-title-Starve = Whom do you starve?
feudum-title-ask-reveal-defend = { $rival } attacks at { $place }. Defend?
feudum-title-ask-reveal-immunity = { $rival } would starve your marker at { $place }
feudum-title-Arm = { $attack } against { $defence }: more arms?
feudum-title-PlaceMilitary = Put a disc on military service?
feudum-title-Repeat = Repeat: which card?
feudum-title-ChooseGuild = { $guild }: what to do?
feudum-title-Feast = Whose place do you take?
feudum-title-SendFarm = From which farm?
feudum-title-TakeUnits = How much in food?
feudum-title-BuyGood = Which goods do you buy?
feudum-title-FillBin = Which bin is filled?
feudum-title-LoadCart = Which good goes onto a cart?
feudum-title-BuyVessel = Which vessel do you buy?
feudum-title-Invent = What is invented?
feudum-title-TameBeast = Tame a monster?
feudum-title-DeployBeast = Where does the { $monster } appear?
feudum-title-RemoveMarker = Whose marker leaves its row?
feudum-title-SealScroll = Which scroll is sealed?
feudum-title-BuySeal = Which seal do you buy?
feudum-title-MoveSeal = Which seal goes on?
feudum-title-PlaceReeve = Place a reeve?
feudum-title-JoinGuild = Which guild do you join?
feudum-title-Nourish = Who eats what?
feudum-title-Collect = Collect from the landscape?
feudum-title-StoreSulfur = Sulfur: where does it go?
feudum-title-KeepWrit = Which writ do you keep?
feudum-title-DiscardWrit = Which writ do you put away?
feudum-title-ShedWrit = Three writs at most: which one goes?
feudum-title-PlayMandate = Which mandate?
feudum-title-Deploy = Which vessel, under whom?
feudum-title-TakeSeal = Which seal do you take back?
feudum-title-ExchangeTile = A tile for which good?
feudum-title-ChooseStartGood = Which goods do you begin with?
feudum-title-StartRole = Who is your first pawn?
feudum-title-StartPlace = Where do you begin?
feudum-title-LastActs = Anything else before the last count?
feudum-note-MovePiece =
    { $steps ->
        [one] 1 step left.
       *[other] { $steps } steps left.
    } Stop on goods to take one.
feudum-note-ask-godspeed = For nothing, after all other steps.
feudum-note-ChooseBonus = The others see it before cards are chosen.
feudum-note-ask-reveal-defend = Attack { $attack }, your defence { $defence }. Nobody sees whether you could.
feudum-note-Arm = The attack must be higher. What is used is used up.
feudum-note-ShedWrit = It goes under the pile, unseen; or play a mandate.
feudum-note-TakeUnits = The rest comes in shillings.
feudum-note-PlaceInfluence = One marker at each place where a pawn of yours stands.
feudum-your-seals = Your seals
feudum-bar-secret = All choose at once, in secret

## Buttons

feudum-at = at { $number }
feudum-on-vessel = { $vessel }, at { $number }
feudum-wine = Wine
feudum-starves = Starves
feudum-bring-on = Bring on
feudum-take-off = Take off
feudum-bribes = or bribe your way in
feudum-scroll = Scroll { $name }
feudum-chosen = { $n } of { $all } chosen. Tap a card to take or leave it.
feudum-more-cards =
    { $count ->
        [one] One card more
       *[other] { $count } cards more
    }
feudum-seal-cards = Seal { $count } cards
feudum-picked = { $n } of { $all } picked, in any order.
feudum-picked-most = { $n } picked, up to { $all }.
feudum-pick-more = { $count } more
feudum-pick-enough = You have picked enough. Leave something to take this.
feudum-pick-dear =
    { $shillings ->
        [one] With what is picked it comes to 1 shilling; you have { $have }.
       *[other] With what is picked it comes to { $shillings } shillings; you have { $have }.
    }
feudum-pick-gone = The barn has no more { $good-bare }.
feudum-anew = Begin again
feudum-send-ChooseStartGood = Take these { $count }
feudum-send-PickFavours =
    { $count ->
        [one] Take this one
       *[other] Take these { $count }
    }
feudum-send-BuyGood =
    { $shillings ->
        [one] Buy for one shilling
       *[other] Buy for { $shillings } shillings
    }
feudum-send-FillBin = Fill { $count } bins
feudum-send-LoadCart = Load { $count } goods
feudum-way-move-stop = Stop here, end the move
feudum-way-forgo = Forgo it
feudum-way-influence-stop = Enough
feudum-way-no-bonus = No bonus
feudum-way-no-second-card = No second card
feudum-way-pilfer-nothing = Take nothing
feudum-way-attack = Attack: { $attack } against { $defence }
feudum-way-give-up = Give up
feudum-way-defend-no = No
feudum-way-ChooseGuild-forgo = No guild, end turn
window-Deploy = deploy a vessel
window-PlayMandate = play a mandate
window-DiscardWrit = put a writ away
window-TakeSeal = take a seal back
window-ExchangeTile = exchange a tile

## The guild question

feudum-anyone = anyone
feudum-worth-now = Now worth
feudum-for-name = for { $name }
feudum-and-writ = and a writ: draw 2, keep 1
feudum-guild-does = { $guild }: { $deed }
feudum-trade-pays = You have { $held } shillings; they go in turn to { $paid }.
feudum-bank = the bank
feudum-the-coffer = the coffer
feudum-the-purse = the purse
feudum-points-range = { $least } to { $most } points
feudum-do-farmer-trade = Send goods
feudum-do-farmer-pull = Pull a bead
feudum-do-farmer-push = Push goods
feudum-do-merchant-trade = Buy goods
feudum-do-merchant-pull = Pull goods
feudum-do-merchant-push = Push goods
feudum-do-alchemist-trade = Buy a vessel
feudum-do-alchemist-pull = Pull goods
feudum-do-alchemist-push = Invent
feudum-do-knight-trade = Buy a row
feudum-do-knight-pull = Invent
feudum-do-knight-push = Push markers
feudum-do-noble-trade = Buy seals
feudum-do-noble-pull = Pull markers
feudum-do-noble-push = Push seals
feudum-do-monk-trade = Buy a bead
feudum-do-monk-pull = Pull a seal
feudum-do-monk-push = Push a bead
feudum-fn-farmer-trade = Goods of a farm go to the barn; half as many units come to you as food or shillings.
feudum-fn-farmer-pull = A bead of the rosary, guessed between two fists, comes onto a hen.
feudum-fn-farmer-push = From the barn into the merchants’ bins.
feudum-fn-merchant-trade = Goods at the price on their bins.
feudum-fn-merchant-pull = From the farmers’ barn into the bins.
feudum-fn-merchant-push = From the bins onto the alchemists’ carts.
feudum-fn-alchemist-trade = A vessel that stands for sale.
feudum-fn-alchemist-pull = From the merchants’ bins onto the carts.
feudum-fn-alchemist-push = The goods become vessels for sale, or barrels that bring markers into the rows.
feudum-fn-knight-trade = The markers of your row come back to you, or a monster is tamed.
feudum-fn-knight-pull = The alchemists’ goods become a vessel, or a barrel that brings markers into the rows.
feudum-fn-knight-push = Markers leave the rows, scrolls are sealed.
feudum-fn-noble-trade = Seals from the scrolls.
feudum-fn-noble-pull = Markers leave the knights’ rows, scrolls are sealed.
feudum-fn-noble-push = Seals go on to the rosary as beads.
feudum-fn-monk-trade = A bead of the rosary, guessed between two fists.
feudum-fn-monk-pull = A seal of the scrolls becomes a bead.
feudum-fn-monk-push = A bead of the rosary, guessed between two fists, goes to the farmers’ hens.

## What a card does

feudum-what-migrate = Bring a pawn of any character onto the land for 1 food, or take one off.
feudum-what-move = One step for each pawn on the land and each monster of yours; then one thing may be taken where a piece went.
feudum-what-influence = A marker at each place where a pawn of yours stands: as ruler, subject or serf.
feudum-what-improve = An outpost of yours becomes a farm, a farm a town, a town a feudum; the region’s tile is yours and scores.
feudum-what-explore = Draw writs and keep one. More of them for more outposts.
feudum-what-harvest = Goods from the haversack to a farm you rule, more for other farms and feudums and for your beads. Or fewer there and some to you.
feudum-what-tax = Shillings from the bank, more for each town and feudum you rule.
feudum-what-conquer = Attack a pawn, a monster or a feudum where a pawn of yours stands. Not as the last card.
feudum-what-defend = Keep it in hand: shown when you are attacked, it adds to the defence. Shown in peace it scores.
feudum-what-repeat = Do a card of this round again.
feudum-what-guild = Trade in a guild; pull where you are journeyman, push where you are master.
feudum-what-special-migrate = with an alchemist on the land the start places are open too.
feudum-what-special-move = a monk on the land may go one step more.
feudum-what-special-influence = a merchant may bribe: a shilling makes way for a marker.
feudum-what-special-improve = for 1 wood lay out a landscape instead.
feudum-what-special-explore = for 1 iron draw again and keep another.
feudum-what-special-harvest = with your farmer on the land you pick your share.
feudum-what-special-tax = a knight brings a marker besides.
feudum-what-special-conquer = with a noble starve a subject or a serf instead.
feudum-what-special-defend = for 1 food nobody is starved, and a seal protects the marker.
feudum-what-special-repeat = for 1 saltpeter also Migrate, Improve, Explore, Harvest or Tax.
feudum-what-special-guild = for 1 sulfur of the barrel pull or push in a rival’s place.
feudum-today-migrate = Now { $pawns } in your supply, { $food } food to pay with.
feudum-today-move =
    { $steps ->
        [one] Now 1 step.
       *[other] Now { $steps } steps.
    }
feudum-today-influence = Now { $places } places for it, { $markers } markers in your supply.
feudum-today-improve = Now { $places } places could be improved, for { $points } points at best.
feudum-today-explore = Now { $draws } writs would be drawn.
feudum-today-harvest = Now { $total } goods to a farm, or { $partial } there and { $favours } to you.
feudum-today-tax = Now { $shillings } shillings.

## Score sheet

feudum-detail-voyage = space { $count }
feudum-detail-shillings = { $count } shillings
feudum-detail-writs =
    { $count ->
        [one] 1 writ
       *[other] { $count } writs
    }

## Reasons in few words, inside a button

short-why-only-master = only the master
short-why-only-journeyman = only the journeyman
short-why-no-master = no master
short-why-no-journeyman = no journeyman
short-why-guild-used = used this round
short-why-no-craft = no { $vessel-bare }
short-why-pinned = held by a monster
short-why-ferry-closed = ferries are closed
short-why-ferry-price = too few shillings
short-why-no-pawn-left = no pawn left
short-why-never-twice = never twice
short-why-not-repeatable = not again
short-why-no-saltpeter = none
short-why-no-kept-sulfur = none loose
short-why-few-stars = { $stars } of { $needed } stars
short-why-no-good = no { $good-bare }
short-why-enough-to-eat = can be fed
short-why-own-farm = your own farm
short-why-own-landscape = your own serf’s

## A phase as it unfolds over the board

feudum-unfold-nourish = Nourishing the pawns
feudum-unfold-progress = The progress die
feudum-unfold-epoch = A new epoch
feudum-unfold-conquest = Conquest
feudum-unfold-monster = A monster
feudum-unfold-final = The last count
