### What each game is called, and what is said of it before anybody plays.

village-title = Village
village-line = Live, work and die well: the village remembers.
village-about = Your family works, travels, prays and dies; the village remembers the best of them. For 2 to 4 players.

clochemerle-title = Clochemerle
clochemerle-line = Two dice, one sum, and a village to keep from the rats.
clochemerle-about = Two dice, one sum: build a village card by card, and keep its stories from the rats. For 2 to 4 players.

mil-title = MIL 1049
mil-line = Knights, heirs and vassals: five turns to raise a house.
mil-about = Your knights harvest, fight and grow old; heirs, marriages and vassals carry the family on. For 2 to 5 players.

feudum-title = Feudum
feudum-line = Six guilds in a ring, and a land torn between families.
feudum-about = Six guilds in a ring, a strange land to rule, and eleven cards of which you play four. A game by Mark Swanson, for 2 to 5 players.

# A table without a name of its own is called after its host.
table-of = { $name }’s { $game } table
