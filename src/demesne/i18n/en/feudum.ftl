### Feudum.
### A word by itself is its name on a board or in a list. Its forms (.the, .a, ...) are for
### the middle of a sentence: the argument $vessel has the form .a as $vessel-a.

## Questions

ask-join-guild = { $seat }, you have too few markers for all your guilds. Which gets one?
ask-draw-good = Which good comes out of the haversack?
ask-store-sulfur = { $seat }, where does the sulfur go?
ask-turn-token = What is the bead worth?
ask-draw-first-player = Who is first player?
ask-deal-place = What lies at { $place }?
ask-draw-vessel = Which vessel lies at the alchemists’ dock?
ask-choose-start-good =
    { $count ->
        [one] { $seat }, which last good do you take to begin with?
       *[other] { $seat }, which good do you take to begin with? { $count } of different kinds are yours to choose.
    }
ask-start-role = { $seat }, who is your first pawn?
ask-start-place = { $seat }, where does your first pawn begin?
ask-choose-bonus = { $seat }, do you put a good on your pouch for this round?
ask-choose-cards =
    { $count ->
        [one] { $seat }, which last card do you take for this round?
       *[other] { $seat }, which cards do you take for this round? { $count } to choose.
    }
ask-play-card = { $seat }, which card do you play?
ask-play-second-card = { $seat }, do you play a second card in this turn?
ask-deploy = { $seat }, which vessel do you deploy, and under whom?
ask-play-mandate = { $seat }, which mandate do you play?
ask-discard-writ = { $seat }, which writ do you put under the pile?
ask-take-seal = { $seat }, which seal do you take back?
ask-exchange-tile = { $seat }, which tile do you exchange, and for what?
ask-turn-writ = Which writ does { $seat } draw?
ask-keep-writ = { $seat }, which of these writs do you keep?
ask-shed-writ = { $seat }, you have one writ too many. Which goes under the pile?
ask-nourish = { $seat }, what does your { $role-bare } at { $place } get to eat?
ask-roll-progress = Which region does the progress die show?
ask-collect =
    { $count ->
        [0] { $seat }, nothing lies on { $landscape-the } at { $place }.
        [one] { $seat }, { $landscape-one } lies on { $landscape-the } at { $place }. Do you collect it?
       *[other] { $seat }, { $count } { $landscape-many } lie on { $landscape-the } at { $place }. Do you collect them?
    }
ask-last-acts = { $seat }, the last count is near. Do you still use a mandate or a tile?
ask-migrate = { $seat }, who migrates?
ask-migrate-to = { $seat }, where does your { $role-bare } arrive?
ask-move-piece =
    { $steps ->
        [one] { $seat }, who takes the last step?
       *[other] { $seat }, who goes where? { $steps } steps are left.
    }
ask-godspeed = { $seat }, godspeed: does a monk take one more step?
ask-travel-by = { $seat }, how does your { $role-bare } travel to { $place }?
ask-pilfer = { $seat }, do you pilfer anything?
ask-set-out = { $seat }, do you set out on the epic voyage?
ask-place-influence = { $seat }, where do you place a marker?
ask-improve = { $seat }, what do you improve?
ask-choose-feudum = { $seat }, which guild’s feudum does the town at { $place } become?
ask-take-other-tile = { $seat }, from which stack do you take a tile of an earlier epoch?
ask-turn-tile = Which landscape is on the back of { $seat }’s tile?
ask-tend = { $seat }, which tile do you lay out?
ask-tend-at = { $seat }, where do you lay out { $landscape-the }?
ask-explore = { $seat }, do you explore?
ask-dig-deeper = { $seat }, do you dig for another writ?
ask-harvest = { $seat }, which farm do you harvest?
ask-harvest-how = { $seat }, what becomes of the harvest at { $place }?
ask-pick-favours =
    { $count ->
        [one] { $seat }, which good do you take as a favour?
       *[other] { $seat }, which goods do you take as favours? { $count } are yours to pick.
    }
ask-tax = { $seat }, do you raise taxes?
ask-conquer = { $seat }, whom or what do you attack?
ask-starve = { $seat }, whom do you starve?
ask-reveal-defend = { $seat }, { $rival } attacks you at { $place }, with { $attack } against { $defence } so far. Do you show Defend?
ask-reveal-immunity = { $seat }, { $rival } starves your people at { $place }. Do you show Defend?
ask-arm = { $seat }, your attack on { $rival } stands at { $attack } against { $defence }. Do you add anything?
ask-place-military = { $seat }, do you place a disc on the track of military service?
ask-repeat = { $seat }, which card do you repeat?
ask-choose-guild = { $seat }, which guild, and which of its functions?
ask-place-reeve = { $seat }, do you place a reeve in { $guild-the }?
ask-feast = { $seat }, whom do you feast?
ask-send-farm = { $seat }, which farm sends its goods to the barn?
ask-take-units =
    { $units ->
        [one] { $seat }, food or a shilling for the goods?
       *[other] { $seat }, food or shillings for the goods? You get { $units } in all.
    }
ask-spill-good = Which good has no room in the barn?
ask-buy-good =
    { $count ->
        [0] { $seat }, which goods do you buy? { $most } at most.
        [one] { $seat }, you buy 1 good. Another? { $most } at most.
       *[other] { $seat }, you buy { $count } goods. Another? { $most } at most.
    }
ask-fill-bin =
    { $count ->
        [one] { $seat }, which bin gets the last good of the barn?
       *[other] { $seat }, which bin gets a good of the barn? { $count } are still to go.
    }
ask-buy-vessel = { $seat }, which vessel do you buy?
ask-load-cart =
    { $count ->
        [one] { $seat }, which last good goes to the alchemists?
       *[other] { $seat }, which good goes to the alchemists? { $count } are still to go.
    }
ask-invent =
    { $count ->
        [0] { $seat }, what is invented? { $most ->
            [one] One invention.
           *[other] { $most } inventions at most.
        }
        [one] { $seat }, what else is invented? 1 invention is made, of { $most } at most.
       *[other] { $seat }, what else is invented? { $count } inventions are made, of { $most } at most.
    }
ask-tame-beast = { $seat }, do you tame a monster?
ask-deploy-beast = { $seat }, where does the { $monster-bare } appear?
ask-buy-seal =
    { $count ->
        [0] { $seat }, which seal do you buy? { $most } at most.
       *[other] { $seat }, do you buy another seal? { $most } at most.
    }
ask-seal-scroll =
    { $count ->
        [one] { $seat }, which scroll gets a seal? You can place 1 more.
       *[other] { $seat }, which scroll gets a seal? You can place { $count } more.
    }
ask-remove-marker =
    { $count ->
        [one] { $seat }, from whose row does the last marker go back to the supply?
       *[other] { $seat }, from whose row does a marker go back to the supply? { $count } to choose, each from another row.
    }
ask-move-seal =
    { $count ->
        [one] { $seat }, which seal goes to the monks?
       *[other] { $seat }, which seal goes to the monks? { $count } are still to go.
    }
ask-guess-hand = { $seat } guesses a fist: which bead is in it?

## Lines of the menus

line-join-guild =
    { $stars ->
        [one] { $guild }, with 1 star
       *[other] { $guild }, with { $stars } stars
    }
line-good = { $good }
line-favour = { $good }, { $count } harvested
line-sulfur-barrel = Onto the wine barrel: wine, feasts and the tie-break
line-sulfur-kept = Into your own supply: two cards in one turn, or a mandate
line-bead = A bead of { $value }
line-seat = { $seat }
line-disc = { $disc }
line-vessel = { $vessel }
line-role = { $role }
line-start-place = { $place }: { $disc-a }
line-no-bonus = Nothing
line-bonus-saltpeter = Saltpeter: a fifth card
line-bonus-sulfur = Sulfur: two cards in one of your turns
line-card = { $card }
line-no-second-card = End the turn
line-free-deploy = Deploy a vessel
line-free-mandate = Play a mandate
line-free-discard = Put a writ under the pile
line-free-seal = Take back a seal of royal immunity
line-free-tile = Exchange a region tile for a good
line-deploy = { $vessel } under the { $role-bare } at { $place }
line-small-trade-1 = Small trade: { $shillings } shillings — 1 food
line-small-trade-2 = Small trade: { $shillings } shillings — 1 wood and 1 food
line-great-trade-three = Great trade: { $shillings } shillings — 1 iron, 1 wood and 1 food
line-great-trade-kept = Great trade: { $shillings } shillings — 1 sulfur, 1 iron, 1 wood and 1 food
line-great-trade-barrel = Great trade: { $shillings } shillings — 1 sulfur of the barrel, 1 iron, 1 wood and 1 food
line-mandate-vessel = { $vessel } — 1 { $good-bare }
line-commons-goods =
    { $count ->
        [one] Commons, as farmer: 1 good at random
       *[other] Commons, as farmer: { $count } goods at random
    }
line-commons-shillings =
    { $shillings ->
        [one] Commons, as merchant: 1 shilling
       *[other] Commons, as merchant: { $shillings } shillings
    }
line-commons-vessel = Commons, as alchemist: { $vessel-a }
line-crown-markers =
    { $count ->
        [one] Crown, as knight: 1 marker
       *[other] Crown, as knight: { $count } markers
    }
line-crown-seal = Crown, as noble: a seal
line-crown-bead = Crown, as monk: a bead
line-writ = { $writ }: { $writ-what }
line-seal-subject = The seal under your subject at { $place }
line-seal-serf = The seal under your serf at { $place }
line-tile-good = { $landscape } for 1 { $good-bare }
line-tile-barrel = { $landscape } for 1 sulfur onto the wine barrel
line-feed-food = 1 food for the { $role-bare }
line-feed-wine = Wine for the { $role-bare }: fed now and next round, but drunk
line-starve-pawn = Nothing: the { $role-bare } goes home
line-region = { $region }
line-leave-crop = Leave it to grow
line-collect-crop =
    { $own ->
        [0] Collect, keeping nothing
        [one] Collect { $landscape-one }
       *[other] Collect { $own } { $landscape-many }
    }{ $due ->
        [0] {""}
        [one] {""}; { $landscape-one } goes to the ruler
       *[other] {""}; { $due } go to the ruler
    }
line-last-done = Nothing more
line-forgo = Forgo the action
line-place = { $place }
line-migrate-off = Take the { $role-bare } off { $place }
line-migrate-on = Bring on { $role-a } — 1 food
line-move-stop = Go no further
line-move-road = { $role }: { $origin } to { $place } by road
line-move-ferry =
    { $shillings ->
        [one] { $role }: { $origin } to { $place } by ferry — 1 shilling
       *[other] { $role }: { $origin } to { $place } by ferry — { $shillings } shillings
    }
line-move-vessel = { $role }: { $origin } to { $place } by { $vessel-bare }
line-move-either = { $role }: { $origin } to { $place }
line-move-beast = { $monster }: { $origin } to { $place }
line-pilfer-nothing = Pilfer nothing
line-pilfer-good = 1 { $good-bare } at { $place }
line-pilfer-landscape = { $landscape-one } from { $landscape-the } at { $place }
line-stay = Stay
line-set-out = Set out with a disc
line-influence-stop = Place no more
line-influence-ruler = { $place }: rule { $disc-the }
line-influence-subject = { $place }: add a subject to your { $disc-bare }
line-influence-serf = { $place }: become a serf of { $rival } at { $disc-the }
line-influence-overthrow = { $place }: overthrow { $rival } and rule { $disc-the }
line-bribe =
    { $shillings ->
        [one] { $place }: bribe the way past { $rival } and rule { $disc-the } — 1 shilling
       *[other] { $place }: bribe the way past { $rival } and rule { $disc-the } — { $shillings } shillings
    }
line-improve =
    { $points ->
        [0] { $place } becomes { $disc-a }, without points — 1 { $good-bare }
       *[other] { $place } becomes { $disc-a }: { $points } points — 1 { $good-bare }
    }
line-improve-feudum =
    { $points ->
        [0] { $place } becomes a feudum, without points — 1 seal
       *[other] { $place } becomes a feudum: { $points } points — 1 seal
    }
line-tend = Tend a landscape — 1 wood
line-guild = { $guild }
line-stack = { $region }: a tile of epoch { $epoch }
line-landscape = { $landscape }
line-explore = Draw { $count } writs, keep 1
line-dig = Draw { $count } more, keep 1 — 1 iron
line-dig-pass = That is enough
line-harvest = { $place }: { $count } goods
line-harvest-full = All { $count } goods stay on the farm
line-harvest-favours =
    { $favours ->
        [one] { $count } goods for the farm, 1 at random for yourself
       *[other] { $count } goods for the farm, { $favours } at random for yourself
    }
line-harvest-inspect =
    { $favours ->
        [one] Draw all { $count } goods first, then pick 1 for yourself or leave them all
       *[other] Draw all { $count } goods first, then pick { $favours } for yourself or leave them all
    }
line-harvest-leave = Leave them all on the farm
line-tax = Take { $shillings } shillings
line-tax-reinforced = Take { $shillings } shillings, and 1 marker as reinforcement
line-conquer-pawn = { $rival }’s { $role-bare } at { $place }: { $attack } against { $defence }
line-conquer-beast = { $rival }’s { $monster-bare } at { $place }: { $attack } against { $defence }
line-conquer-feudum = { $rival }’s feudum of { $guild-whose } at { $place }: { $attack } against { $defence }
line-starve = Starve the people
line-starve-subject = { $rival }’s subject at { $place }
line-starve-serf = { $rival }’s serf at { $place }
line-defend-no = Show nothing
line-defend = Show Defend: a defence of { $defence }, and 1 point
line-immunity = Show Defend for royal immunity, and 1 point — 1 food
line-attack = Attack: { $attack } against { $defence }
line-give-up = Call the attack off
line-add-saltpeter = Add saltpeter: an attack of { $attack } — 1 saltpeter
line-add-weapon = Use { $writ-the }: an attack of { $attack }
line-add-weapon-paid = Use { $writ-the } at full strength: an attack of { $attack } — 1 { $good-bare }
line-military-no = Place no disc
line-military-disc = Place a disc
line-repeat = { $card } again
line-deja-vu = { $card } again — 1 saltpeter
line-trade = { $guild }: trade
line-pull =
    { $points ->
        [0] { $guild }: pull, for no points now
       *[other] { $guild }: pull, for { $points } points and a writ at best
    }
line-push =
    { $points ->
        [0] { $guild }: push, for no points now
       *[other] { $guild }: push, for up to { $points } points
    }
line-feast =
    { $points ->
        [one] Feast: a rival’s pull or push, for 1 point more — 1 sulfur of the barrel
       *[other] Feast: a rival’s pull or push, for { $points } points more — 1 sulfur of the barrel
    }
line-no-reeve = Place no reeve
line-reeve =
    { $points ->
        [one] Place a reeve: 1 point
       *[other] Place a reeve: { $points } points
    }
line-feast-pawn = { $rival }’s { $role-bare } at { $place }: { $function-bare } of { $guild-the }
line-feast-feudum = { $rival }’s feudum at { $place }: { $function-bare } of { $guild-the }
line-send-farm =
    { $units ->
        [0] { $place }: { $count } good, for nothing
        [one] { $place }: { $count } goods, for 1 food or shilling
       *[other] { $place }: { $count } goods, for { $units } food or shillings
    }
line-take-units =
    { $food ->
        [0] { $shillings ->
            [0] Nothing
            [one] 1 shilling
           *[other] { $shillings } shillings
        }
       *[other] { $shillings ->
            [0] { $food } food
            [one] { $food } food and 1 shilling
           *[other] { $food } food and { $shillings } shillings
        }
    }
line-buy-good =
    { $shillings ->
        [one] { $good } — 1 shilling
       *[other] { $good } — { $shillings } shillings
    }
line-buy-stop =
    { $shillings ->
        [one] Buy { $goods } — 1 shilling in all
       *[other] Buy { $goods } — { $shillings } shillings in all
    }
line-fill-bin = { $good } into bin { $number }
line-buy-vessel =
    { $shillings ->
        [one] { $vessel } — 1 shilling
       *[other] { $vessel } — { $shillings } shillings
    }
line-load-cart =
    { $shillings ->
        [one] { $good } from the bin for 1 shilling
       *[other] { $good } from the bin for { $shillings } shillings
    }
line-invent-done = That is enough
line-invent-vessel = { $vessel } — { $goods }
line-invent-barrel =
    { $markers ->
        [one] Krud barrel: 1 marker into the rows — { $goods }
       *[other] Krud barrel: { $markers } markers into the rows — { $goods }
    }
line-tame-none = Tame none
line-tame = { $monster } — { $markers } markers
line-buy-seal = The seal of scroll { $scroll } — { $shillings } shillings
line-buy-seal-done =
    { $count ->
        [one] Buy 1 seal — { $shillings } shillings
       *[other] Buy { $count } seals — { $shillings } shillings in all
    }
line-seal-done =
    { $count ->
        [0] Place none
        [one] 1 seal is enough
       *[other] { $count } seals are enough
    }
line-scroll = Scroll { $scroll }
line-remove-marker =
    { $markers ->
        [one] { $rival }’s row, which has 1 marker
       *[other] { $rival }’s row, which has { $markers } markers
    }
line-remove-ghost =
    { $markers ->
        [one] Ghost row { $number }, which has 1 marker
       *[other] Ghost row { $number }, which has { $markers } markers
    }

## Beware

warn-conquer-last = As your last card, Conquer has no effect.
warn-vessel-left = The pawn leaves { $vessel-the } behind.
warn-beads-turn =
    { $count ->
        [one] Your bead becomes a seal.
       *[other] Your { $count } beads become seals.
    }
warn-attack-fails = An attack must exceed the defence: this one fails.
warn-no-points = This cannot score now.
warn-unprotected = The marker above it is no longer protected then.

## Why not

why-barrel-full = Your wine barrel is full.
why-no-such-good = No { $good-bare } is left in the haversack.
why-goods-ascending = Goods are taken in the order of this list: with { $good-bare } now there would not be enough kinds left.
why-no-saltpeter = You have no saltpeter.
why-no-kept-sulfur = You have no sulfur besides that on the barrel.
why-cards-in-order =
    { $count ->
        [one] Cards are chosen in the order of this list, and you need one more.
       *[other] Cards are chosen in the order of this list, and you need { $count } more.
    }
why-on-such-a-vessel = This pawn is on { $vessel-a } already.
why-no-good = You have no { $good-bare }.
why-barrel-empty = Your wine barrel is empty.
why-no-vessel = No { $vessel-bare } is left in the supply.
why-few-stars =
    { $stars ->
        [0] It takes { $needed } stars in { $guild-the }; you have none.
        [one] It takes { $needed } stars in { $guild-the }; you have 1.
       *[other] It takes { $needed } stars in { $guild-the }; you have { $stars }.
    }
why-bank-empty = There is no shilling left in the bank.
why-bag-empty = The haversack is empty.
why-no-markers = No marker of yours is left in the general supply.
why-no-seals = There is no seal left in the supply.
why-enough-to-eat =
    { $hungry ->
        [one] You have enough for this pawn.
       *[other] You have { $meals } meals for { $hungry } pawns: nobody goes hungry.
    }
why-nothing-grown = Nothing has grown there yet.
why-no-pawn-left = All your pawns are on the board.
why-pinned = Another player’s monster at { $place } holds your pawns there.
why-ferry-closed = The ferries are closed: a vessel lies in the alchemists’ dock.
why-ferry-price =
    { $have ->
        [0] The ferry costs { $shillings } shillings; you have none.
        [one] The ferry costs { $shillings } shillings; you have 1.
       *[other] The ferry costs { $shillings } shillings; you have { $have }.
    }
why-no-craft = This route needs { $vessel-a }: the pawn is on none, none may be boarded there, and you have none in your supply.
why-own-farm = You cannot pilfer a farm that you rule.
why-own-landscape = Your own serf tends this landscape.
why-influenced = You have placed a marker there with this action.
why-no-marker = You have no marker in your own supply.
why-two-markers = You have two markers there already.
why-two-families = Two other players have markers there already.
why-place-full = { $rival } has a subject there: the place is full.
why-feudum-stands = At this table no ruler of a feudum is overthrown by influence.
why-not-alone = A merchant’s money helps only where a single marker of one other player lies.
why-bribed = One of your merchants has used this already.
why-no-shilling = You have no shilling.
why-needs-seal = A feudum needs a seal of your own; you have none.
why-no-disc = No { $disc-bare } is left in the supply.
why-no-feudum = No feudum is left in the supply.
why-no-tile = You have no region tile.
why-no-serf-free = You have no serf at a place without a landscape.
why-landscape-there = There is { $landscape-a } already.
why-rules-no = You rule no { $disc-bare }.
why-farm-full = { $count } goods lie there; it must be fewer than { $most }.
why-favours-begun =
    { $count ->
        [one] You have begun to pick: one more.
       *[other] You have begun to pick: { $count } more.
    }
why-favours-gone = No more { $good-bare } was harvested.
why-favours-passed = Goods are picked in the order of this list: after { $good-bare } there would be too few.
why-no-reinforcement = No marker of yours is left in the supply or in your row.
why-all-drunk = All your pawns there are drunk.
why-immune = A seal protects this marker.
why-noble-drunk = Your noble is drunk.
why-nobody-to-starve = No other player has a subject or serf where your noble is.
why-one-saltpeter = Without a sober knight one saltpeter is all you may use.
why-never-twice = This card is never played twice in a round.
why-not-repeatable = This card does not show the sign ×2.
why-guild-used = You have used { $guild-the } this round; it must be another.
why-no-master = There is no master of { $guild-the }.
why-no-journeyman = There is no journeyman of { $guild-the }.
why-only-master = Only the master of { $guild-the } pushes: { $rival }.
why-only-journeyman = Only the journeyman of { $guild-the } pulls: { $rival }.
why-shillings =
    { $have ->
        [0] It costs { $shillings ->
            [one] 1 shilling
           *[other] { $shillings } shillings
        }; you have none.
       *[other] It costs { $shillings ->
            [one] 1 shilling
           *[other] { $shillings } shillings
        }; you have { $have }.
    }
why-no-barrel-sulfur = You have no sulfur on the wine barrel.
why-nobody-to-feast = Beside your pawns there is nobody whose pull or push you could do.
why-guest-no-member = { $rival } is neither master nor journeyman of { $guild-the }.
why-no-farm-goods = You rule no farm with goods on it.
why-bag-food =
    { $food ->
        [0] There is no food left in the haversack.
       *[other] There is only { $food } food left in the haversack.
    }
why-bank-short =
    { $shillings ->
        [0] There is no shilling left in the bank.
        [one] There is only 1 shilling left in the bank.
       *[other] There are only { $shillings } shillings left in the bank.
    }
why-barn-stuck = No good of the barn has an empty bin at the merchants.
why-bins-empty = The merchants’ bins are empty.
why-order-bins =
    { $count ->
        [one] Bins are chosen in their order: after this one, 1 more could not be chosen.
       *[other] Bins are chosen in their order: after this one, { $count } more could not be chosen.
    }
why-bins-stuck = No good in the merchants’ bins has room at the alchemists.
why-dock-empty = There is no vessel at the alchemists’ dock.
why-cart-full = The alchemists’ cart for { $good-bare } is full.
why-nothing-to-invent = The alchemists’ goods do not make an invention now.
why-invent-one = At least one invention must be made.
why-rows-full = A barrel would bring no marker into any row.
why-yard-empty = No { $vessel-bare } is left in the supply.
why-carts-short = It takes { $goods } of the alchemists’ goods.
why-row-empty = There is no marker in your row.
why-markers-short =
    { $have ->
        [0] It takes { $markers } markers of your own supply; you have none.
       *[other] It takes { $markers } markers of your own supply; you have { $have }.
    }
why-no-place-for-monster = There is no place where the { $monster-bare } could appear.
why-scrolls-empty = There is no seal on the nobles’ scrolls.
why-scrolls-full = Every scroll of the nobles has a seal.
why-rows-empty = There is no marker in the knights’ rows.
why-no-seal-left = There is no seal left in the supply.
why-seal-one = At least one seal must be placed.
why-order-scrolls =
    { $count ->
        [one] Scrolls are chosen in their order: after this one, 1 more could not be chosen.
       *[other] Scrolls are chosen in their order: after this one, { $count } more could not be chosen.
    }
why-order-colours =
    { $count ->
        [one] Rows are chosen in their order: after this one, 1 more could not be chosen.
       *[other] Rows are chosen in their order: after this one, { $count } more could not be chosen.
    }
why-rosary-empty = There is no bead on the rosary.
why-rosary-full = The rosary is full.
why-hens-full = Every hen has a bead.

## What happens

guild-left = { $seat } has no star left in { $guild-the } and leaves it.
guild-displaced = { $seat } loses the last seat of { $guild-the } to { $rival }.
guild-joined = { $seat } joins { $guild-the } as { $rank-bare }.
guild-rank = Stars have shifted: { $seat } is now { $rank-bare } of { $guild-the }.
reeve-returned = { $seat }’s reeve comes back from { $guild-the }.
good-at-place = 1 { $good-bare } lies at { $place }.
good-in-barn = 1 { $good-bare } goes from the haversack into the barn.
good-drawn = { $seat } draws 1 { $good-bare } from the haversack.
sulfur-on-barrel = { $seat } puts the sulfur on the wine barrel.
sulfur-kept = { $seat } keeps the sulfur apart from the barrel.
bead-on-rosary = A bead of { $value } joins the rosary.
bead-on-hen = A bead of { $value } lies on a hen.
bead-gained = { $seat } gets a bead of { $value }.
first-player = { $seat } is first player.
place-dealt = { $place } is { $disc-a }.
vessel-docked = The alchemists’ dock gets { $vessel-a }.
start-good = { $seat } takes 1 { $good-bare } to begin with.
pawn-begins = { $seat } begins with { $role-a } at { $place }.
round-begins = Round { $round } begins. { $seat } is first player.
bonus-saltpeter = { $seat } puts 1 saltpeter on the pouch: five cards this round.
bonus-sulfur = { $seat } puts 1 sulfur on the pouch: two cards in one turn.
cards-chosen = { $seat } has chosen { $count } cards.
card-played = { $seat } plays { $card }.
card-second = { $seat } plays { $card } as the second card of the turn, thanks to the sulfur.
conquer-last = { $seat }’s last card is Conquer: it has no effect.
vessel-deployed = { $seat } deploys { $vessel-a } under the { $role-bare } at { $place }.
mandate-played = { $seat } plays a mandate: { $writ }.
mandate-shillings =
    { $shillings ->
        [0] The bank is empty: { $seat } gets nothing for the mandate.
        [one] { $seat } gets 1 shilling for the mandate.
       *[other] { $seat } gets { $shillings } shillings for the mandate.
    }
mandate-markers =
    { $count ->
        [0] { $seat } gets no marker for the mandate.
        [one] { $seat } gets 1 marker for the mandate.
       *[other] { $seat } gets { $count } markers for the mandate.
    }
mandate-seal = { $seat } gets a seal for the mandate.
vessel-gained = { $seat } gets { $vessel-a } for the mandate.
writ-discarded = { $seat } puts { $writ-the } under the pile.
writ-discarded-unseen = { $seat } puts a writ under the pile.
seal-taken = { $seat } takes back the seal at { $place }: nothing protects the marker there now.
tile-for-good = { $seat } exchanges a tile with { $landscape-a } for 1 { $good-bare }.
tile-for-good-unseen = { $seat } exchanges a tile for 1 { $good-bare }.
tile-for-barrel = { $seat } exchanges a tile with { $landscape-a } for 1 sulfur onto the wine barrel.
tile-for-barrel-unseen = { $seat } exchanges a tile for 1 sulfur onto the wine barrel.
writs-drawn =
    { $count ->
        [one] { $seat } draws 1 writ.
       *[other] { $seat } draws { $count } writs and keeps one.
    }
writs-gone = There is no writ left for { $seat } to draw.
writ-kept = { $seat } keeps { $writ-the }.
writ-kept-unseen = { $seat } keeps a writ.
pawn-sober = { $seat }’s { $role-bare } lives on last round’s wine and is sober again.
pawn-fed = { $seat } gives the { $role-bare } 1 food.
pawn-drinks = { $seat } gives the { $role-bare } wine: it lasts two rounds.
pawn-starves = { $seat }’s { $role-bare } at { $place } gets nothing to eat and goes home.
tile-removed = The progress die takes a tile of epoch { $epoch } from { $region-the }.
epoch-dawns = Epoch { $epoch } dawns.
scores-guilds =
    { $points ->
        [one] { $seat } scores 1 point for seats in the guilds.
       *[other] { $seat } scores { $points } points for seats in the guilds.
    }
scores-landscapes =
    { $points ->
        [one] { $seat } scores 1 point for landscapes.
       *[other] { $seat } scores { $points } points for landscapes.
    }
scores-regions =
    { $points ->
        [one] { $seat } scores 1 point for active regions.
       *[other] { $seat } scores { $points } points for active regions.
    }
loses-disloyal =
    { $points ->
        [one] { $seat } loses 1 point: a vassal without military service is disloyal.
       *[other] { $seat } loses { $points } points: a vassal without military service is disloyal.
    }
landscape-grows =
    { $count ->
        [one] { $landscape-one } grows on { $landscape-the } at { $place }.
       *[other] { $count } { $landscape-many } grow on { $landscape-the } at { $place }.
    }
crop-left = { $seat } leaves what lies on { $landscape-the } at { $place }.
crop-collected =
    { $count ->
        [0] { $seat } keeps nothing of { $landscape-the } at { $place }.
        [one] { $seat } collects { $landscape-one } from { $landscape-the } at { $place }.
       *[other] { $seat } collects { $count } { $landscape-many } from { $landscape-the } at { $place }.
    }
crop-for-ruler =
    { $count ->
        [one] { $seat }, as ruler of { $place }, gets { $landscape-one } from { $landscape-the }.
       *[other] { $seat }, as ruler of { $place }, gets { $count } { $landscape-many } from { $landscape-the }.
    }
guilds-refilled = All guilds are filled up again.
final-voyage =
    { $points ->
        [one] { $seat } scores 1 point for the epic voyage.
       *[other] { $seat } scores { $points } points for the epic voyage.
    }
final-empire =
    { $points ->
        [one] { $seat } scores 1 point for the empire.
       *[other] { $seat } scores { $points } points for the empire.
    }
final-shillings =
    { $points ->
        [one] { $seat } scores 1 point for shillings.
       *[other] { $seat } scores { $points } points for shillings.
    }
final-charter = { $seat } seals { $writ-the } and scores { $points } points for it.
final-score = { $seat } ends with { $points } points, in place { $position }.
action-forgone = { $seat } forgoes the action.
migrated-off = { $seat }’s { $role-bare } leaves { $place } and goes home.
migrated-on = { $seat } spends 1 food: { $role-a } arrives at { $place }.
move-nowhere = { $seat } moves nobody.
moved-by-road = { $seat }’s { $role-bare } goes from { $origin } to { $place }.
moved-by-ferry =
    { $shillings ->
        [one] { $seat }’s { $role-bare } takes the ferry from { $origin } to { $place } for 1 shilling.
       *[other] { $seat }’s { $role-bare } takes the ferry from { $origin } to { $place } for { $shillings } shillings.
    }
moved-by-vessel = { $seat }’s { $role-bare } travels from { $origin } to { $place } by { $vessel-bare }.
beast-moved = { $seat }’s { $monster-bare } goes from { $origin } to { $place }.
vessel-abandoned = { $seat } leaves { $vessel-a } behind at { $place }.
vessel-boarded = { $seat } boards { $vessel-the } that lies at { $place }.
vessel-launched = { $seat } launches { $vessel-a } at { $place }.
pilfered-good = { $seat } pilfers 1 { $good-bare } at { $place }.
pilfered-landscape = { $seat } pilfers { $landscape-one } from { $landscape-the } at { $place }.
voyage-reached = { $seat } has moved twice this round and reaches space { $space } of the epic voyage.
influence-ruler = { $seat } becomes ruler of { $disc-the } at { $place }.
influence-subject = { $seat } adds a subject to { $disc-the } at { $place }.
influence-serf = { $seat } becomes a serf of { $rival } at { $disc-the } of { $place }.
influence-overthrow = { $seat } overthrows { $rival }, who is now a serf, and rules { $disc-the } at { $place }.
influence-bribed =
    { $shillings ->
        [one] { $seat }’s merchant pays 1 shilling: { $rival } is now a serf at { $place }, and { $seat } rules { $disc-the }.
       *[other] { $seat }’s merchant pays { $shillings } shillings: { $rival } is now a serf at { $place }, and { $seat } rules { $disc-the }.
    }
improved = { $seat } improves { $place }: it is now { $disc-a }.
improved-points = { $seat } takes a tile of epoch { $epoch } from { $region-the } and scores { $points } points for the improvement.
improved-no-tile = { $seat } gets neither a tile nor points: no tile of { $region-the } may be taken yet, and no other stack shows an earlier epoch.
farm-cleared =
    { $count ->
        [one] 1 good of the old farm at { $place } goes into the haversack.
       *[other] { $count } goods of the old farm at { $place } go into the haversack.
    }
tile-other = { $seat } takes a tile of epoch { $epoch } from { $region-the } instead, without points.
tile-taken = { $seat } looks at the back of the tile.
tile-taken-own = The back of { $seat }’s tile shows { $landscape-a }.
tile-shown = { $seat } spends 1 wood and shows { $landscape-a }.
landscape-placed = { $seat } lays out { $landscape-a } at { $place } and scores { $points } points for it.
explored = { $seat } explores the land for { $count } writs.
dug-deeper = { $seat } spends 1 iron to dig for { $count } more.
harvest-points =
    { $points ->
        [one] { $seat } harvests at { $place } and scores 1 point for it.
       *[other] { $seat } harvests at { $place } and scores { $points } points for it.
    }
harvested-full = All { $count } goods of { $seat }’s harvest go to the farm at { $place }.
harvested-favours =
    { $favours ->
        [one] { $seat } takes favours: { $count } goods go to the farm at { $place }, 1 is kept.
       *[other] { $seat } takes favours: { $count } goods go to the farm at { $place }, { $favours } are kept.
    }
harvest-inspected = { $seat }’s farmer inspects the harvest at { $place }: { $count } goods.
harvest-left = { $seat } leaves the whole harvest at { $place }.
favour-picked = { $seat } picks 1 { $good-bare } as a favour.
beads-turned =
    { $count ->
        [one] { $seat }’s bead becomes a seal, for taking favours.
       *[other] { $seat }’s { $count } beads become seals, for taking favours.
    }
taxed =
    { $shillings ->
        [0] { $seat } raises taxes, but the bank is empty.
        [one] { $seat } raises 1 shilling of taxes.
       *[other] { $seat } raises { $shillings } shillings of taxes.
    }
reinforced = { $seat }’s knight brings 1 marker from the supply.
reinforced-from-row = { $seat }’s knight brings 1 marker from the knights’ row: there is none left in the supply.
attacks-pawn = { $seat } attacks { $rival }’s { $role-bare } at { $place }.
attacks-beast = { $seat } attacks { $rival }’s { $monster-bare } at { $place }.
attacks-feudum = { $seat } attacks { $rival }’s feudum of { $guild-whose } at { $place }.
starves-subject = { $seat } wants to starve { $rival }’s subject at { $place }.
starves-serf = { $seat } wants to starve { $rival }’s serf at { $place }.
defend-shown =
    { $points ->
        [one] { $seat } shows Defend and scores 1 point for it.
       *[other] { $seat } shows Defend and scores { $points } points for it.
    }
defend-not-shown = { $seat } does not show Defend.
defend-peace =
    { $points ->
        [one] Nobody has attacked { $seat } this round: 1 point for Defend.
       *[other] Nobody has attacked { $seat } this round: { $points } points for Defend.
    }
defend-too-late = { $seat } has been attacked this round: Defend scores nothing now.
immunity-sealed = { $seat } spends 1 food: the people at { $place } are not starved, and a seal protects them from now on.
immunity-unsealed = { $seat } spends 1 food: the people at { $place } are not starved. No seal is left to protect them further.
saltpeter-added = { $seat } adds 1 saltpeter: an attack of { $attack }.
weapon-used = { $seat } uses { $writ-the }: an attack of { $attack }.
weapon-paid = { $seat } spends 1 { $good-bare } and uses { $writ-the } at full strength: an attack of { $attack }.
attack-won = { $seat }’s attack succeeds: { $attack } against { $defence }.
attack-failed = { $seat }’s attack fails: { $attack } against { $defence }.
attack-given-up = { $seat } calls the attack off.
conquered-pawn = { $rival }’s { $role-bare } is driven from { $place }: { $seat } scores { $points } points.
conquered-beast = { $rival }’s { $monster-bare } is defeated at { $place } and goes back to the knights: { $seat } scores { $points } points.
conquered-feudum = { $rival }’s feudum of { $guild-whose } at { $place } becomes an outpost: { $seat } scores { $points } points.
rebel-rules = { $seat }’s serf, who rebelled, rules the outpost at { $place }.
starved-subject = { $seat } starves { $rival }’s subject at { $place }, who goes home.
starved-serf = { $seat } starves { $rival }’s serf at { $place }, who goes home.
hens-emptied =
    { $count ->
        [one] The bead on the hens is taken away, for the people starved.
       *[other] All { $count } beads on the hens are taken away, for the people starved.
    }
military-disc = { $seat } places a disc for the victory: { $count } of 3 of military service are done.
repeated = { $seat } repeats { $card }.
deja-vu = { $seat } spends 1 saltpeter to repeat { $card }.
guild-chosen = { $seat } goes to { $guild-the }: { $function-bare }.
guild-paid =
    { $shillings ->
        [one] { $seat } pays 1 shilling to { $guild-the }.
       *[other] { $seat } pays { $shillings } shillings to { $guild-the }.
    }
guild-share =
    { $shillings ->
        [one] { $seat } gets 1 shilling of it as { $rank-bare } of { $guild-the }.
       *[other] { $seat } gets { $shillings } shillings of it as { $rank-bare } of { $guild-the }.
    }
guild-share-bank =
    { $shillings ->
        [one] There is no { $rank-bare } of { $guild-the }: 1 shilling goes to the bank.
       *[other] There is no { $rank-bare } of { $guild-the }: { $shillings } shillings go to the bank.
    }
coffer-fed =
    { $shillings ->
        [one] 1 shilling goes into the church coffer.
       *[other] { $shillings } shillings go into the church coffer.
    }
purse-fed =
    { $shillings ->
        [one] 1 shilling goes into the farmers’ purse.
       *[other] { $shillings } shillings go into the farmers’ purse.
    }
purse-shared =
    { $shillings ->
        [one] { $seat } gets 1 shilling of the farmers’ purse, shared out after the push.
       *[other] { $seat } gets { $shillings } shillings of the farmers’ purse, shared out after the push.
    }
coffer-shared =
    { $shillings ->
        [one] { $seat } gets 1 shilling of the church coffer, shared out after the push.
       *[other] { $seat } gets { $shillings } shillings of the church coffer, shared out after the push.
    }
pull-scored =
    { $points ->
        [one] { $seat } scores 1 point for the pull in { $guild-the }.
       *[other] { $seat } scores { $points } points for the pull in { $guild-the }.
    }
pull-unscored = { $seat }’s pull in { $guild-the } completes nothing and scores nothing.
push-scored =
    { $points ->
        [one] { $seat } scores 1 point for the push in { $guild-the }.
       *[other] { $seat } scores { $points } points for the push in { $guild-the }.
    }
push-unscored = { $seat }’s push in { $guild-the } completes nothing and scores nothing.
reeve-placed =
    { $points ->
        [one] { $seat } places a reeve in { $guild-the } and scores 1 point for it.
       *[other] { $seat } places a reeve in { $guild-the } and scores { $points } points for it.
    }
reeve-scored =
    { $points ->
        [one] { $seat } scores 1 point for the reeve in { $guild-the }.
       *[other] { $seat } scores { $points } points for the reeves, one of them in { $guild-the }.
    }
feast-held = { $seat } spends 1 sulfur of the barrel, feasts { $rival } and takes over the { $function-bare } of { $guild-the }.
feast-scored =
    { $points ->
        [one] { $seat } scores 1 point for the feast.
       *[other] { $seat } scores { $points } points for the feast.
    }
farm-sent = { $seat } sends all goods of the farm at { $place } to the barn: { $goods }.
units-taken =
    { $food ->
        [0] { $shillings ->
            [0] { $seat } gets nothing for the goods.
            [one] { $seat } gets 1 shilling for the goods.
           *[other] { $seat } gets { $shillings } shillings for the goods.
        }
       *[other] { $shillings ->
            [0] { $seat } gets { $food } food for the goods.
            [one] { $seat } gets { $food } food and 1 shilling for the goods.
           *[other] { $seat } gets { $food } food and { $shillings } shillings for the goods.
        }
    }
surplus-bin = The barn is full: 1 { $good-bare } goes to the merchants.
surplus-cart = The barn is full: 1 { $good-bare } goes to the alchemists.
surplus-bag = The barn is full: 1 { $good-bare } goes into the haversack.
barn-filled = The barn gets { $goods }.
goods-bought = { $seat } buys { $goods }.
bin-filled = { $seat } moves 1 { $good-bare } from the barn into bin { $number } of its row.
vessel-bought = { $seat } buys { $vessel-a }.
ferries-open = The dock is empty: the ferries run again.
ferries-closed = A vessel lies at the dock: the ferries are closed.
cart-loaded = { $seat } moves 1 { $good-bare } from the merchants to the alchemists, who now have { $count }.
vessel-made = { $seat } makes { $vessel-a } of the alchemists’ goods: { $goods }.
barrel-made = { $seat } makes a krud barrel of the alchemists’ goods: { $goods }.
row-filled =
    { $markers ->
        [one] { $seat }’s row at the knights’ gets 1 marker.
       *[other] { $seat }’s row at the knights’ gets { $markers } markers.
    }
ghost-row-filled =
    { $markers ->
        [one] A ghost row at the knights’ gets 1 marker.
       *[other] A ghost row at the knights’ gets { $markers } markers.
    }
row-bought =
    { $markers ->
        [one] { $seat } gets 1 marker from the knights’ row.
       *[other] { $seat } gets { $markers } markers from the knights’ row.
    }
beast-tamed = { $seat } tames the { $monster-bare } for { $markers } markers; it appears at { $place }.
seals-bought =
    { $count ->
        [one] { $seat } buys 1 seal.
       *[other] { $seat } buys { $count } seals.
    }
scroll-sealed = { $seat } puts a seal on scroll { $scroll }.
marker-removed = For the nobles’ seals, 1 marker of { $rival }’s row goes back to the supply.
ghost-marker-removed = For the nobles’ seals, 1 marker of a ghost row goes back to the supply.
seals-moved =
    { $count ->
        [one] { $seat } moves 1 seal to the monks and turns it.
       *[other] { $seat } moves { $count } seals to the monks and turns them.
    }
rosary-sum = The rosary is worth { $sum } now.
bead-bought = { $seat } guesses a fist and gets a bead of { $value }.
alms-given = { $seat } guesses a fist: a bead of { $value } goes onto a hen, { $sum } in all.

## Amounts

amount-saltpeter =
    { $n ->
        [0] no saltpeter
       *[other] { $n } saltpeter
    }
amount-sulfur =
    { $n ->
        [0] no sulfur
       *[other] { $n } sulfur
    }
amount-iron =
    { $n ->
        [0] no iron
       *[other] { $n } iron
    }
amount-wood =
    { $n ->
        [0] no wood
       *[other] { $n } wood
    }
amount-food =
    { $n ->
        [0] no food
       *[other] { $n } food
    }

## The score sheet

part-track = Points so far
part-voyage = Epic voyage
part-empire = Empire
part-shillings = Shillings
part-charters = Charters
tie-barrel = Sulfur on the wine barrel (breaks ties)

## Goods

good-saltpeter = Saltpeter
    .bare = saltpeter
good-sulfur = Sulfur
    .bare = sulfur
good-iron = Iron
    .bare = iron
good-wood = Wood
    .bare = wood
good-food = Food
    .bare = food

## The land

region-sea = Sea
    .the = the sea
region-island = Island
    .the = the island
region-forest = Forest
    .the = the forest
region-desert = Desert
    .the = the desert
region-badlands = Badlands
    .the = the badlands
region-mountain = Mountain
    .the = the mountain
place-sea-1 = Sea 1
place-sea-2 = Sea 2
place-sea-3 = Sea 3
place-island-4 = Island 4
place-island-5 = Island 5
place-island-6 = Island 6
place-island-7 = Island 7
place-forest-8 = Forest 8
place-forest-9 = Forest 9
place-forest-10 = Forest 10
place-desert-11 = Desert 11
place-desert-12 = Desert 12
place-desert-13 = Desert 13
place-desert-14 = Desert 14
place-desert-15 = Desert 15
place-badlands-16 = Badlands 16
place-badlands-17 = Badlands 17
place-badlands-18 = Badlands 18
place-badlands-19 = Badlands 19
place-badlands-20 = Badlands 20
place-mountain-21 = Mountain 21
place-mountain-22 = Mountain 22
disc-outpost = Outpost
    .a = an outpost
    .bare = outpost
    .the = the outpost
disc-farm = Farm
    .a = a farm
    .bare = farm
    .the = the farm
disc-town = Town
    .a = a town
    .bare = town
    .the = the town
disc-feudum-farmer = Farmers’ feudum
    .a = a feudum of the farmers
    .bare = feudum of the farmers
    .the = the feudum of the farmers
disc-feudum-merchant = Merchants’ feudum
    .a = a feudum of the merchants
    .bare = feudum of the merchants
    .the = the feudum of the merchants
disc-feudum-alchemist = Alchemists’ feudum
    .a = a feudum of the alchemists
    .bare = feudum of the alchemists
    .the = the feudum of the alchemists
disc-feudum-knight = Knights’ feudum
    .a = a feudum of the knights
    .bare = feudum of the knights
    .the = the feudum of the knights
disc-feudum-noble = Nobles’ feudum
    .a = a feudum of the nobles
    .bare = feudum of the nobles
    .the = the feudum of the nobles
disc-feudum-monk = Monks’ feudum
    .a = a feudum of the monks
    .bare = feudum of the monks
    .the = the feudum of the monks
route-road = Road
route-ferry = Ferry
route-ship = Waterway
route-submersible = Underwater route
route-air = Air route
vessel-ship = Ship
    .a = a ship
    .bare = ship
    .the = the ship
vessel-submersible = Submersible
    .a = a submersible
    .bare = submersible
    .the = the submersible
vessel-flying-machine = Flying machine
    .a = a flying machine
    .bare = flying machine
    .the = the flying machine
landscape-orchard = Orchard
    .a = an orchard
    .many = food
    .one = 1 food
    .the = the orchard
landscape-butt = Archery butt
    .a = an archery butt
    .many = archery targets
    .one = 1 archery target
    .the = the archery butt
landscape-silver-mine = Silver mine
    .a = a silver mine
    .many = shillings
    .one = 1 shilling
    .the = the silver mine
landscape-sulfur-mine = Sulfur mine
    .a = a sulfur mine
    .many = sulfur
    .one = 1 sulfur
    .the = the sulfur mine
monster-behemoth = Behemoth
    .bare = behemoth
monster-serpent = Sea serpent
    .bare = sea serpent
epoch-I = I
epoch-II = II
epoch-III = III
epoch-IV = IV
epoch-V = V
letter-n = N
letter-s = S
letter-e = E
letter-w = W

## Guilds

guild-farmer = Farmers
    .the = the farmers’ guild
    .whose = the farmers
guild-merchant = Merchants
    .the = the merchants’ guild
    .whose = the merchants
guild-alchemist = Alchemists
    .the = the alchemists’ guild
    .whose = the alchemists
guild-knight = Knights
    .the = the knights’ guild
    .whose = the knights
guild-noble = Nobles
    .the = the nobles’ guild
    .whose = the nobles
guild-monk = Monks
    .the = the monks’ guild
    .whose = the monks
role-farmer = Farmer
    .a = a farmer
    .bare = farmer
role-merchant = Merchant
    .a = a merchant
    .bare = merchant
role-alchemist = Alchemist
    .a = an alchemist
    .bare = alchemist
role-knight = Knight
    .a = a knight
    .bare = knight
role-noble = Noble
    .a = a noble
    .bare = noble
role-monk = Monk
    .a = a monk
    .bare = monk
function-trade = Trade
    .bare = trade
function-pull = Pull
    .bare = pull
function-push = Push
    .bare = push
rank-master = Master
    .bare = master
rank-journeyman = Journeyman
    .bare = journeyman
rank-apprentice = Apprentice
    .bare = apprentice
scroll-a1 = A1
scroll-a2 = A2
scroll-a3 = A3
scroll-b1 = B1
scroll-b2 = B2
scroll-c1 = C1

## Cards and writs

card-migrate = Migrate
card-move = Move
card-influence = Influence
card-improve = Improve
card-explore = Explore
card-harvest = Harvest
card-tax = Tax
card-conquer = Conquer
card-defend = Defend
card-repeat = Repeat
card-guild = Guild
writ-bow = Bow
    .the = the bow
    .what = a stronger attack, stronger still for wood
writ-sword = Sword
    .the = the sword
    .what = a stronger attack, stronger still for iron
writ-small-trade = Small trade
    .the = the small trade
    .what = shillings for food, more for wood and food
writ-great-trade = Great trade
    .the = the great trade
    .what = shillings for iron, wood and food, more with sulfur
writ-wings = Wings
    .the = the wings
    .what = a flying machine for food, or a ship for wood
writ-keels = Keels
    .the = the keels
    .what = a ship for wood, or a submersible for iron
writ-commons = Commons
    .the = the commons
    .what = many stars as farmer, merchant or alchemist bring goods, shillings or a vessel
writ-crown = Crown
    .the = the crown
    .what = many stars as knight, noble or monk bring markers, a seal or a bead
writ-cellar = Cellar charter
    .the = the cellar charter
    .what = with a seal, points for sulfur on your wine barrel at the end
writ-beast = Beast charter
    .the = the beast charter
    .what = with a seal, points if you have defeated a monster
writ-east = Eastern charter
    .the = the eastern charter
    .what = with a seal, points for the places you rule in the eastern kingdom
writ-west = Western charter
    .the = the western charter
    .what = with a seal, points for the places you rule in the western kingdom
writ-north = Northern charter
    .the = the northern charter
    .what = with a seal, points for the places you rule in the northern kingdom
writ-south = Southern charter
    .the = the southern charter
    .what = with a seal, points for the places you rule in the southern kingdom
writ-central = Central charter
    .the = the central charter
    .what = with a seal, points for the places you rule in the central kingdom
writ-isolated = Isolated charter
    .the = the isolated charter
    .what = with a seal, points for the places you rule in the isolated kingdom

## What an estimate is made of

term-points = points on the track
term-guilds = seats in the guilds
term-regions = active regions and landscapes
term-empire = places ruled
term-service = military service
term-voyage = the epic voyage
term-charters = royal writs
term-stores = goods, food and shillings
term-pawns = pawns on the land
term-cards = cards in hand
