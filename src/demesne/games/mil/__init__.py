"""MIL 1049 (Firmino Martinez, 2011): `game.make` is where it starts."""

from demesne.games.mil.game import make as make
