### Village in our own words. The page adds the figures of the box that is played with.

rules-village-1 = What it is about
rules-village-1-1 = You lead a family through several generations. Its members work, trade, travel, sit in the council and pray; in time they die, and the village remembers those who did something worth remembering. Prestige decides: a little of it comes during the game, most of it at the end.
rules-village-2 = A round and a turn
rules-village-2-1 = At the beginning of a round cubes are drawn from a bag onto the seven action spaces. In turn, take one cube from a space: the cube is yours, and you may carry out the action of that space. An influence cube pays for things later. A black plague cube goes straight back and costs { $plague } time.
rules-village-2-2 = Instead of taking a cube you may pay { $well } cubes of one colour at the well and carry out any action. When the last cube is gone, a mass is held and a new round begins.
rules-village-3 = Time and death
rules-village-3-1 = Many things cost time: your marker moves on around the { $clouds } clouds of your farm. Each time it crosses the bridge, one of your oldest visible members dies at the end of your turn. You choose whom; where they stood decides which section of the chronicle remembers them. If that section is full, it is an anonymous grave.
rules-village-4 = The seven actions
rules-village-4-1 = Harvest: with a member on the farm take { $hand } grain, { $horse } with horse and plough, { $ox } with ox and plough. A farm stores { $cap }.
rules-village-4-2 = Family: the next child comes to the farm, or one member comes home from the board.
rules-village-4-3 = Crafts: get one good. A member trained in the workshop makes it for time; training costs time too. Without anybody there you can buy: a wagon for { $wagon }, an animal for { $animal }, a scroll for { $scroll }, a plough for { $plough }. The mill turns { $millGrain } grain and { $millTime } time into { $millCoins } coins. A coin stands for any cube.
rules-village-4-4 = Market: a market day for everybody. In turn each serves one customer at a stall or drops out. The first sale of whoever opened the market costs only the goods; every other sale also costs { $sale }. Customers count at the end.
rules-village-4-5 = Travel: a member goes one road on, from the farm or from a city, for { $roadTime } time, { $roadWagons } wagon and the cubes shown on the road. Your family’s first visit to a city earns its reward.
rules-village-4-6 = Council: a member enters the chamber or rises one level, for time ({ $councilTime } by level) and a scroll or { $councilCubes }. Then use one privilege of that level or a lower one: start the next round, take { $privilegeCubes } cubes, take any good, or pay { $privilegeCoins } coin for { $privilegePrestige } prestige. You may also stay and use a privilege you have reached.
rules-village-4-7 = Church: a member goes from the farm into the black bag, for { $churchCubes } or { $churchTime } time.
rules-village-5 = Mass
rules-village-5-1 = { $churchFigures } figures come out of the black bag. First, in turn, each family may pay { $pull } coin for each of its own members it wants out; the rest is drawn among members and monks. Members stand at the first window; monks go back. Then you may move members to the left, window by window, for grain ({ $churchGrain }). The family with most members in church scores { $majority } prestige.
rules-village-6 = The end
rules-village-6-1 = When the chronicle or the anonymous graves are full, the others have one last turn; then a last mass is held and the scores are counted.
rules-village-6-2 = Beside the prestige track count: cities visited ({ $cityPoints } for 0, 1, 2 … cities), members in the council ({ $councilPoints } by level) and in the church ({ $churchPoints } by window), members in the chronicle ({ $chroniclePoints } for 0, 1, 2 … members), customers, and a point for each coin. Ties go to whoever served more customers, then to whoever has more living members.
