### Clochemerle in our own words. The page adds the figures of the box that is played with.

rules-clochemerle-1 = What it is about
rules-clochemerle-1-1 = You build a village of your own, card by card. Five villagers keep its zones working: abbot, councillor, traveller, craftsman and merchant. Time passes, villagers die, and the stories of the village are in danger from rats until they are safe in the town hall. Most prestige wins.
rules-clochemerle-2 = A round
rules-clochemerle-2-1 = The first player puts { $handStory } story point on the hand and rolls all dice of the common pool. Then everybody takes a turn, clockwise; with two players everybody takes two.
rules-clochemerle-3 = Two dice, one sum
rules-clochemerle-3-1 = Take two dice from the pool. Every black one costs { $blackTime } time at once. A coin turns a die by one pip, a marker of your village square to any face. Only the sum counts.
rules-clochemerle-3-2 = With it, activate exactly one black banner on the table that shows it; or one or more white banners of your own village, each once and in any order, the village square last; or the “?” banner, which any sum will do for.
rules-clochemerle-4 = Time and death
rules-clochemerle-4-1 = Time moves your marker over { $clouds } clouds. If it passed the bridge, one villager of your choice dies at the end of the turn. The chronicle has two niches for each profession, for { $chronicle } story points; after that there are anonymous graves. A village without anybody hires a day labourer, who costs { $labourer } prestige.
rules-clochemerle-4-2 = Then the rat runs as far as its die says. At the invasion everybody loses half of the story points on the tree, rounded down, and the rat goes back to its start.
rules-clochemerle-5 = Your board
rules-clochemerle-5-1 = The “?” banner costs { $chiefTime } time and moves the chief a step: to { $chiefCoins } coin, on to { $chiefStory } story points, or back to the town hall, where he brings the whole tree to safety.
rules-clochemerle-5-2 = School ({ $school }): a new pupil, a better desk, or for { $schoolTime } time a pupil takes an empty post; from the right-hand desk with { $schoolStory } story points. Your personal banner yields { $personal } story point.
rules-clochemerle-6 = Hand and steward
rules-clochemerle-6-1 = Hand ({ $hand }): take it with its story points and begin the next round, once a round and not as first player; with two players he may in his second turn.
rules-clochemerle-6-2 = Steward ({ $steward }): one to four of the open customers come to your market, for { $stewardTime } time and { $stewardCoins } coins.
rules-clochemerle-7 = Cards
rules-clochemerle-7-1 = A zone needs its villager for new cards and for its banners; goods and points need nobody. Workshops, one of each kind, make a good when they come and whenever they run. Fields ({ $field }) yield { $fieldCoins } coin, and { $ploughCoins } more with a plough; they need nobody.
rules-clochemerle-7-2 = Customers are served with the goods they want. Travel goes letter by letter, each card paid together with the toll of the one before; what a card shows is seen only then, and the chapel ends the journey.
rules-clochemerle-7-3 = Churches, one a village: the sanatorium keeps { $sanatorium } invasions off, the cloister has a window, the diocese counter brings a customer free, the refuge exchanges a travel card. Monks add windows, at most six, and do one thing when they come.
rules-clochemerle-7-4 = The square ({ $square }) brings a tile that lets one white banner answer to its sums too, { $squareStory } story point and a marker. Chambers, one a village: coins, markers for any resource, or { $property } prestige for every card of a kind, or { $citizens } for every living villager you have covered.
rules-clochemerle-8 = The end
rules-clochemerle-8-1 = When { $coffins } coffins are covered at the end of a round (with 2, 3, 4 players), the game is over. Church and windows ({ $windows }), council, fields, travel, customers served and the town hall count, day labourers cost, the hand is worth { $handPrestige }. A tie goes to coins, resources and the tree.
