"""The spheres of power in turn (rulebook pp. 6-8).

Monastery, Court, Market, War, Clergy, Crusades; in each the knights act one after the
other, from the left or in order of arrival, if they like.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import Field
from demesne.core.step import Step
from demesne.games.mil.pieces import (
    CLERGY,
    COURT,
    CRUSADES,
    INFLUENCE,
    KNIGHTS,
    MARKET,
    MONASTERY,
    SPHERES,
    WAR,
)
from demesne.games.mil.questions import KNIGHT_FIELD
from demesne.games.mil.spheres.clergy import BuildCathedral, VisitClergy
from demesne.games.mil.spheres.court import VisitCourt
from demesne.games.mil.spheres.market import VisitMarket
from demesne.games.mil.spheres.monastery import visit_monastery
from demesne.games.mil.spheres.war import VisitWar
from demesne.games.mil.state import MilState

SPHERE_FIELD: Final = Field("sphere", least=MONASTERY, most=CRUSADES)


class ResolveSphere(Step[MilState]):
    """Every knight of one sphere, then the next sphere."""

    __slots__ = ("sphere",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SPHERE_FIELD,)

    def __init__(self, sphere: int) -> None:
        self.sphere = sphere

    def run(self, state: MilState) -> None:
        sphere = self.sphere
        state.phase = SPHERES
        if sphere < CRUSADES:
            state.then(ResolveSphere(sphere + 1))
        if sphere == MONASTERY:
            knights = state.monastery
        elif sphere == CRUSADES:
            knights = state.crusades
        else:
            knights = state.knights_at(sphere)
        for knight in reversed(knights):
            state.then(VisitSphere(sphere, knight))
        if sphere == CLERGY:
            state.then(BuildCathedral())


class VisitSphere(Step[MilState]):
    """What one knight may do where he stands."""

    __slots__ = ("knight", "sphere")
    FIELDS: ClassVar[tuple[Field, ...]] = (SPHERE_FIELD, KNIGHT_FIELD)

    def __init__(self, sphere: int, knight: int) -> None:
        self.sphere = sphere
        self.knight = knight

    def run(self, state: MilState) -> None:
        sphere, knight = self.sphere, self.knight
        seat = knight // KNIGHTS
        if sphere == MONASTERY:
            visit_monastery(state, knight, 0)
        elif sphere == COURT:
            state.then(VisitCourt(seat, knight))
        elif sphere == MARKET:
            state.then(VisitMarket(seat, knight))
        elif sphere == WAR:
            state.then(VisitWar(seat, knight))
        elif sphere == CLERGY:
            state.then(VisitClergy(seat, knight))
        else:
            # The Crusades ask nothing.
            state.gain(seat, INFLUENCE, state.box.crusade_influence)
            state.tell("crusade-influence", knight, state.box.crusade_influence)
