### What the coach says in the lessons of Village.

village-1-family = This is your family. Four of them are grown up.
village-1-family-title = Your family lives here
village-1-family-why = They work, travel, sit in the council and pray, and they bring you points. The number is a generation: the 1s are the eldest.

village-1-unborn = Seven more are still to be born.
village-1-unborn-title = Seven are unborn
village-1-unborn-why = A turn at “Family” brings the next of them to your farm. You need them: the old ones will not live for ever.

village-1-take = Take the orange cube at the crafts.
village-1-take-title = Take a cube
village-1-take-why = Each turn you take one cube. Where it lies says what you may do then. Here you may make a good. The cube stays yours, to pay with later.
village-1-take-waits = The lesson waits for the orange one.

village-1-work = Send someone to work, in any workshop.
village-1-work-title = Send someone to work
village-1-work-why = Whoever learns a trade stays in that workshop, and can make goods there on later turns too. Learning takes time: the hourglasses say how much.
village-1-work-waits = The lesson waits for somebody to learn a trade.

village-1-make = Let them make a good at once.
village-1-make-title = Make your first good
village-1-make-why = Making it takes time as well. You could also buy a good with cubes, without anybody working there.
village-1-make-waits = The lesson waits for a good.

village-1-time = Work took time: your marker moved on.
village-1-time-title = Time passes
village-1-time-why = Each hourglass is one step on your life track. When the marker crosses the bridge, one of your eldest dies, and you choose who.

village-1-good = The good is yours. Customers will want it.
village-1-good-title = What goods are for
village-1-good-why = Customers at the market pay for goods with points. A wagon lets you travel, a scroll opens the council, a plough makes harvests bigger.

village-1-alone = Now a whole turn is yours. Do as you like.
village-1-alone-title = A turn of your own
village-1-alone-why = Take any cube, then do what its place offers, or leave it. If nothing tempts you, harvest: grain is always useful.

village-1-mass = When no cube is left, mass is held.
village-1-mass-title = The end of a round
village-1-mass-why = Four figures come out of the black bag and stand in the church. The family with most people there scores. Then new cubes are laid out, and a new round begins.

village-1-points = Most points win. The chronicle gives many.
village-1-points-title = What wins
village-1-points-why = The dead are written down where they worked; five in the chronicle are worth 12 points. Council, church, travels, customers and coins count too. The game ends when the chronicle or the graves are full.

village-1-end = Well done! You can play Village now.
village-1-end-why = Take a cube, do something with it, keep an eye on time. The rest explains itself while you play.

## Pieces to know

village-1-piece-member = A member
village-1-piece-member-note = of your family; the 1s are the eldest
village-1-piece-cube = A cube
village-1-piece-cube-note = yours, to spend later
village-1-piece-time = Time
village-1-piece-time-note = what work costs; too much, and someone dies
village-1-piece-good = A good
village-1-piece-good-note = to sell, or to use
village-1-piece-points = Points
village-1-piece-points-note = most points win
village-1-piece-book = The chronicle
village-1-piece-book-note = remembers those who died at their work
