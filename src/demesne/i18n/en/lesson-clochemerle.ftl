### What the coach says in the lessons of Clochemerle.

clochemerle-1-village = This is your village, with five villagers.
clochemerle-1-village-title = Your village
clochemerle-1-village-why = Abbot, councillor, traveller, craftsman, merchant: each lets you add cards of one kind, and run them. You build the village card by card, and cards bring points.

clochemerle-1-first = Take the white five.
clochemerle-1-first-title = A first die
clochemerle-1-first-why = Each turn you take two dice from the pool in the middle. White ones are free; a black one costs two hourglasses at once.
clochemerle-1-first-waits = The lesson waits for the white five.

clochemerle-1-second = Take the white one too: that makes six.
clochemerle-1-second-title = A second die
clochemerle-1-second-why = Only the sum counts. What you took is gone for the others, so look at what they might want.
clochemerle-1-second-waits = The lesson waits for the white one.

clochemerle-1-sum = Make it six, without paying a coin.
clochemerle-1-sum-title = One sum
clochemerle-1-sum-why = For a coin you could turn a die by one pip: five or seven. Now six is just right.
clochemerle-1-sum-waits = The lesson waits for six.

clochemerle-1-buy = Buy any workshop that shows a six.
clochemerle-1-buy-title = A workshop
clochemerle-1-buy-why = A black banner on the table with your sum is yours to buy, for the hourglasses shown. A workshop makes a good at once: beer, ploughs, scrolls, horses or wagons, for customers and travels.
clochemerle-1-buy-waits = The lesson waits for a workshop.

clochemerle-1-white = Your cards have white banners. They run for you.
clochemerle-1-white-title = White banners
clochemerle-1-white-why = With the right sum you run all white banners that show it, in one turn, instead of buying. The craftsman must live for his workshops to work.

clochemerle-1-time = It took time: your marker moved on.
clochemerle-1-time-title = Time passes
clochemerle-1-time-why = When the marker passes the bridge, a villager dies at the end of the turn; you choose who. The first of each profession are written into the chronicle and leave you stories.

clochemerle-1-alone = This turn is yours. Do as you like.
clochemerle-1-alone-title = A turn of your own
clochemerle-1-alone-why = Two dice, one sum, one thing. If no sum helps, any will do for the “?” banner: the chief walks a step and brings a coin.

clochemerle-1-tree = Stories gather on the tree. Bring them home.
clochemerle-1-tree-title = Stories
clochemerle-1-tree-why = Story points on the tree are not safe. When the chief walks back into the town hall, he takes all of them along, and there they are worth prestige.

clochemerle-1-rat = After every death, the rat runs.
clochemerle-1-rat-title = The rat
clochemerle-1-rat-why = A die says how far. When it reaches the end, everybody loses half of the stories on the tree. When enough coffins are filled, the game ends.

clochemerle-1-points = Most prestige wins. Your cards bring it.
clochemerle-1-points-title = What wins
clochemerle-1-points-why = Church and windows, council, fields, travels, customers served and the stories in the town hall: all count at the end. Choose two or three and go far with them.

clochemerle-1-end = Well done! You can play Clochemerle now.
clochemerle-1-end-why = Look at the dice first, then at your banners. The rest explains itself while you play.

## Pieces to know

clochemerle-1-piece-villager = A villager
clochemerle-1-piece-villager-note = keeps one kind of card working
clochemerle-1-piece-die = A white die
clochemerle-1-piece-die-note = free to take
clochemerle-1-piece-black = A black die
clochemerle-1-piece-black-note = costs two hourglasses
clochemerle-1-piece-banner = A black banner
clochemerle-1-piece-banner-note = buys, with that sum
clochemerle-1-piece-white = A white banner
clochemerle-1-piece-white-note = runs what you own
clochemerle-1-piece-time = Time
clochemerle-1-piece-time-note = what things cost; too much, and someone dies
clochemerle-1-piece-story = A story point
clochemerle-1-piece-story-note = safe only in the town hall
clochemerle-1-piece-rat = The rat
clochemerle-1-piece-rat-note = eats half of the stories on the trees
clochemerle-1-piece-points = Prestige
clochemerle-1-piece-points-note = most of it wins
