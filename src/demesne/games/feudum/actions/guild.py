"""Guild (rulebook pp. 15-17, R-59).

One function of one guild: trade, pull or push. Repeated, it must be another guild. Advanced:
a feast, instead.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.guilds import feast, functions, worth
from demesne.games.feudum.pieces import FUNCTIONS, GUILDS, PULL, RING, TRADE
from demesne.games.feudum.state import FeudumState

FORGO: Final = 0
FUNCTION: Final = 1  # + guild, function
FEAST: Final = FUNCTION + RING * len(FUNCTIONS)


class ChooseGuild(Decision[FeudumState]):
    """Which function of which guild?"""

    __slots__ = ("repeated",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("repeated", most=1))
    LINES: ClassVar[Lines] = Lines(
        Group(FORGO, "forgo", label="line-forgo", ends=True),
        Group(FUNCTION, "{}/{}", GUILDS, FUNCTIONS),
        Group(FEAST, "feast"),
    )

    def __init__(self, seat: int, repeated: int) -> None:
        super().__init__(seat)
        self.repeated = repeated

    def exists(self, state: FeudumState, line: int, guild: int, function: int) -> bool:
        return line != FEAST or state.advanced == 1

    def obstacle(self, state: FeudumState, line: int, guild: int, function: int) -> Message | None:
        if line == FORGO:
            return None
        if line == FEAST:
            return feast.why_not_feast(state, self.seat)
        if functions.is_used(state, self.seat, guild):
            return Message("why-guild-used", guild)
        return functions.why_not(state, self.seat, guild, function)

    def label(self, state: FeudumState, line: int, guild: int, function: int) -> Message:
        if line == FORGO:
            return Message("line-forgo")
        if line == FEAST:
            return Message("line-feast", state.box.feast_points)
        if function == TRADE:
            return Message("line-trade", guild)
        key = "line-pull" if function == PULL else "line-push"
        return Message(key, guild, worth.best_points(state, guild, function))

    def warning(self, state: FeudumState, line: int, guild: int, function: int) -> Message | None:
        if line != FUNCTION or function == TRADE:
            return None
        if worth.best_points(state, guild, function):
            return None
        return Message("warn-no-points")

    def effect(self, state: FeudumState, line: int, guild: int, function: int) -> None:
        if line == FORGO:
            if state.sink is not None:
                state.tell("action-forgone", self.seat)
        elif line == FEAST:
            state.then(feast.Feast(self.seat))
        else:
            if state.sink is not None:
                state.tell("guild-chosen", self.seat, guild, function)
            functions.begin(state, self.seat, guild, function, 0)
