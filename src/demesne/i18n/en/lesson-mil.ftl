### What the coach says in the lessons of MIL 1049.

mil-1-knights = These are your two knights. Each has a land.
mil-1-knights-title = Your knights
mil-1-knights-why = Everything you do, a knight does: harvest, raise soldiers, found a family, go where power is. A turn is a year of many small actions, one each, round the table.

mil-1-harvest = Harvest one of your lands.
mil-1-harvest-title = Harvest
mil-1-harvest-why = The land gives the cubes drawn on it, and is turned over: its other side gives something else. Cubes pay for everything.
mil-1-harvest-waits = The lesson waits for a harvest.

mil-1-older = Take a time token: work makes him older.
mil-1-older-title = He grows older
mil-1-older-why = The token goes onto the knight; the fourth kills him. It also leaves its space empty, and empty spaces can be entered for nothing. So choose where you want to go later.

mil-1-cubes = Your cubes lie behind your screen.
mil-1-cubes-title = What cubes are for
mil-1-cubes-why = Food, fabric, metal, Influence, gold: from least to best. Only you see them, but whoever counts along knows what you have.

mil-1-recruit = Now recruit a soldier for one of them.
mil-1-recruit-title = Recruit
mil-1-recruit-why = A soldier costs a fabric and a metal, and time again. Soldiers win wars and make vassals.
mil-1-recruit-waits = The lesson waits for a soldier.

mil-1-again = Once more, take a time token.
mil-1-again-title = Time again
mil-1-again-why = Two tokens on one knight are half a life. An heir would take over all he has; without one, his death costs you 4 points.

mil-1-place = Send one knight where power is.
mil-1-place-title = Go where power is
mil-1-place-why = Court, Market, War, Clergy: whoever stands there acts there later this year. Once a knight is placed, you can only place the others or pass.
mil-1-place-waits = The lesson waits for a knight to go.

mil-1-court = To the Court or to the Market: choose.
mil-1-court-title = Court or Market
mil-1-court-why = At Court you gain Influence or make a vassal; at the Market you trade, or build a castle. A time token on the space costs a gold or a privilege.
mil-1-court-waits = The lesson waits for Court or Market.

mil-1-alone = Send the other one too, and see the year out.
mil-1-alone-title = The rest of the year
mil-1-alone-why = Wherever he goes is right. Then the spheres act one after the other; answer as you like. In the War and the Clergy everybody offers in secret.

mil-1-politics = Most knights in a sphere score.
mil-1-politics-title = Majorities
mil-1-politics-why = Before anybody acts, each sphere counts its knights. The majority brings points, and a gift: being first, gold, the King’s soldiers, or the Archbishop.

mil-1-winter = Winter may kill a knight without land.
mil-1-winter-title = Winter
mil-1-winter-why = A die decides: snow on half of its faces. Whoever has neither land nor castle then dies, unless he is on a crusade. After five winters the game is over.

mil-1-points = Lands, castles, vassals, weddings: all score.
mil-1-points-title = What wins
mil-1-points-why = A land gained, a castle, a vassal, a damsel well married, a majority: each brings points at once. At the end most goods, Influence and privileges count, and unmarried damsels cost.

mil-1-end = Well done! You can play MIL 1049 now.
mil-1-end-why = Harvest while you are young, have an heir in time, and be where the others are not.

## Pieces to know

mil-1-piece-knight = A knight
mil-1-piece-knight-note = does everything; the letter is his column
mil-1-piece-land = A land
mil-1-piece-land-note = gives cubes; each harvest turns it over
mil-1-piece-cube = A cube
mil-1-piece-cube-note = pays for everything
mil-1-piece-time = A time token
mil-1-piece-time-note = the fourth kills a knight
mil-1-piece-soldier = A soldier
mil-1-piece-soldier-note = fights and impresses
mil-1-piece-sphere = A sphere of power
mil-1-piece-sphere-note = where knights act late in the year
mil-1-piece-points = Points
mil-1-piece-points-note = most points win
