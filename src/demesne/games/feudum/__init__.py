"""Feudum (Mark Swanson, 2017): `game.make` is where it starts."""

from demesne.games.feudum.game import make as make
