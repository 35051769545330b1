### What the coach says in the lessons of Feudum.

feudum-1-land = A strange land, and your family is new here.
feudum-1-land-title = The land
feudum-1-land-why = Three pawns will settle it for you. They go from place to place, put down your markers, and work for six guilds.

feudum-1-goods = Pack three goods for the journey.
feudum-1-goods-title = Three goods
feudum-1-goods-why = Food brings pawns onto the land, wood builds farms, iron builds towns, saltpeter fights, sulfur does two things at once. For a first game anything will do.

feudum-1-role = Your first pawn: who shall it be?
feudum-1-role-title = A first pawn
feudum-1-role-why = Every pawn has one of six characters. It gives a star in the guild of that name, and the most stars rule a guild.

feudum-1-place = Where does it begin? Choose a lit place.
feudum-1-place-title = A first place
feudum-1-place-why = Your other pawns come to places where you have a pawn or a marker. Roads lead on from there; waters need a vessel.

feudum-1-cards = Each round you choose four of eleven cards.
feudum-1-cards-title = Four cards
feudum-1-cards-why = All choose at once, in secret. Then everybody plays one card in turn, four times. A card you did not choose waits for the next round.

feudum-1-alone = Choose your four. Migrate, Move and Influence go well.
feudum-1-alone-title = Choose four
feudum-1-alone-why = Migrate brings a second pawn, Move lets pawns walk, Influence puts your marker where they stand. A fourth as you like.

feudum-1-play = Play a first card, whichever you like.
feudum-1-play-title = Play a card
feudum-1-play-why = Everybody sees it now. Its action happens at once; you may also forgo it.

feudum-1-rule = Where your first marker lies, you rule.
feudum-1-rule-title = Ruling places
feudum-1-rule-why = A second marker is your subject, who guards it; at a rival’s place you are a serf. Places you rule can be improved: outpost, farm, town, feudum, each for points.

feudum-1-guilds = Six guilds stand in a ring.
feudum-1-guilds-title = The ring of guilds
feudum-1-guilds-why = Anybody trades with a guild. Its master pushes goods on to the next, its journeyman pulls them from the one before; whoever fills something scores.

feudum-1-points = When epoch V dawns, most points win.
feudum-1-points-title = What wins
feudum-1-points-why = Improving, conquering, pushing and pulling score at once; rank in the guilds, writs, the epic voyage and more count when epochs dawn and at the end.

feudum-1-end = Well done! You know how a round of Feudum goes.
feudum-1-end-why = There is much more to find. Begin with places and one guild, and let the board explain the rest.

## Pieces to know

feudum-1-piece-pawn = A pawn
feudum-1-piece-pawn-note = settles, walks and works
feudum-1-piece-good = Goods
feudum-1-piece-good-note = five kinds, each for something else
feudum-1-piece-card = A card
feudum-1-piece-card-note = one action; four in a round
feudum-1-piece-guild = A guild
feudum-1-piece-guild-note = one of six in a ring
feudum-1-piece-marker = A marker
feudum-1-piece-marker-note = here your family rules or serves
feudum-1-piece-points = Points
feudum-1-piece-points-note = most points win

## A round with the guilds

feudum-2-land = Your monk stands in the forest, at place 9.
feudum-2-land-title = A strange land
feudum-2-land-why = You have three pawns; two are still at home. Each pawn on the land is a farmer, merchant, alchemist, knight, noble or monk, and works for the guild of that name.

feudum-2-cards = Four cards you chose in secret. Each is one action.
feudum-2-cards-title = Four cards
feudum-2-cards-why = Every round you choose four of your eleven cards, and so do the others. Nobody sees them before they are played: one card a turn, until all four are played.

feudum-2-play = Play Migrate first.
feudum-2-play-title = Play a card
feudum-2-play-why = In which order you play them is up to you. Your rival has chosen four as well.
feudum-2-play-waits = The lesson waits for Migrate.

feudum-2-migrate = Let a farmer join your monk.
feudum-2-migrate-title = A second pawn
feudum-2-migrate-why = New pawns begin where you stand or rule. A pawn’s trade counts: it brings you nearer to a seat in its guild. Migrate can also take a pawn home again.
feudum-2-migrate-waits = The lesson waits for the farmer.

feudum-2-move = Now play Move.
feudum-2-move-title = On the road
feudum-2-move-why = Between two cards of yours the others play one each.
feudum-2-move-waits = The lesson waits for Move.

feudum-2-walk = Walk to a place that is lit.
feudum-2-walk-title = Walk
feudum-2-walk-why = Your pawns have some steps together, along roads. On water, under it and in the air they need vessels. Where goods lie about, a pawn may take one. When you have walked enough, stop.

feudum-2-influence = Play Influence.
feudum-2-influence-title = Who rules here?
feudum-2-influence-why = Influence markers make you the ruler of a place. Rulers harvest, collect taxes and may improve what they rule.
feudum-2-influence-waits = The lesson waits for Influence.

feudum-2-rule = Lay markers where your pawns stand.
feudum-2-rule-title = Rule a place
feudum-2-rule-why = The first marker makes you the ruler. A place you rule also counts for the guild of its kind: farms for the farmers, towns for the merchants.

feudum-2-ring = Six guilds pass goods round in a ring.
feudum-2-ring-title = The ring of guilds
feudum-2-ring-why = Farmers grow what merchants sell; merchants serve alchemists, and so on round to the monks. Everybody may trade with a guild. Its master may also push goods on, its journeyman pull them in; both bring points.

feudum-2-guild = Play Guild: use any guild. Then the round ends.
feudum-2-guild-title = A guild at work
feudum-2-guild-why = What each guild offers now, and what it is worth, stands in the question. After the last card every pawn eats one food or wine. You have enough.

feudum-2-choose = A new round: choose four cards you like, and seal them.
feudum-2-choose-title = Choose four cards
feudum-2-choose-why = Harvest brings what your places yield, Improve builds, Explore finds royal writs, Tax brings shillings. Saltpeter would buy a fifth card, sulfur two cards in one turn: pay or leave it.

feudum-2-points = Five epochs; at each dawn guild seats score.
feudum-2-points-title = What wins
feudum-2-points-why = Dawns also pay for landscapes and for every region you are active in. At the end come the places you rule, your voyage, charters and coins. Improve places early: it brings points at once, and time is what moves the epochs on.

feudum-2-end = Well done! You can play Feudum now.
feudum-2-end-why = Four cards a round, pawns on the land, seats in the guilds. Begin with the basic game; the cards explain themselves when you point at them.

## Pieces to know

feudum-2-piece-pawn = A pawn
feudum-2-piece-pawn-note = one of three; its trade is its guild
feudum-2-piece-card = A card
feudum-2-piece-card-note = one action; four a round, chosen in secret
feudum-2-piece-guild = A guild
feudum-2-piece-guild-note = trade there; with a seat, pull or push
feudum-2-piece-flag = A marker
feudum-2-piece-flag-note = you rule where it lies
feudum-2-piece-food = Food
feudum-2-piece-food-note = every pawn eats once a round
feudum-2-piece-points = Points
feudum-2-piece-points-note = most points win
