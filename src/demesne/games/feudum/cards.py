"""The eleven cards, and the rule that each of them starts (rulebook pp. 7-15)."""

from __future__ import annotations

from demesne.games.feudum.actions.conquer import Conquer
from demesne.games.feudum.actions.defend import Defend
from demesne.games.feudum.actions.explore import Explore
from demesne.games.feudum.actions.guild import ChooseGuild
from demesne.games.feudum.actions.harvest import Harvest
from demesne.games.feudum.actions.improve import Improve
from demesne.games.feudum.actions.influence import PlaceInfluence
from demesne.games.feudum.actions.migrate import Migrate
from demesne.games.feudum.actions.move import Move
from demesne.games.feudum.actions.repeat import Repeat
from demesne.games.feudum.actions.tax import Tax
from demesne.games.feudum.pieces import (
    CONQUER,
    DEFEND,
    EXPLORE,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    MIGRATE,
    MOVE,
    REPEAT,
    TAX,
)
from demesne.games.feudum.state import FeudumState


def begin(state: FeudumState, seat: int, card: int) -> None:
    """What the card that was just shown sets going."""
    if card == MIGRATE:
        state.then(Migrate(seat))
    elif card == MOVE:
        state.then(Move(seat))
    elif card == INFLUENCE:
        state.then(PlaceInfluence(seat, 0))
    elif card == IMPROVE:
        state.then(Improve(seat))
    elif card == EXPLORE:
        state.then(Explore(seat))
    elif card == HARVEST:
        state.then(Harvest(seat))
    elif card == TAX:
        state.then(Tax(seat))
    elif card == CONQUER:
        state.then(Conquer(seat))
    elif card == DEFEND:
        state.then(Defend(seat))
    elif card == REPEAT:
        state.then(Repeat(seat))
    else:
        state.then(ChooseGuild(seat, 0))
