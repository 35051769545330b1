"""Village (Inka and Markus Brand, 2011): `game.make` is where it starts."""

from demesne.games.village.game import make as make
