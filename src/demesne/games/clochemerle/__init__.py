"""Clochemerle, or My Village (Inka and Markus Brand, 2015): `game.make` is where it starts."""

from demesne.games.clochemerle.game import make as make
