"""The black '?' banner (rulebook p. 7).

It takes some time, whatever the dice show, and moves the village chief one space along
his path: the town hall, a coin, story points. Where he goes he finds that; back at the
hall, all story points of the old tree are brought to safety. He may also stay (R-09).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.clochemerle.amounts import of_time
from demesne.games.clochemerle.pay import Pay, of_time_only
from demesne.games.clochemerle.pieces import COIN_SPACE, HALL, PATH, STORY_SPACE
from demesne.games.clochemerle.state import ClochemerleState

STAY: Final = 3
# Where the chief goes, or that he stays.
STEPS: Final[tuple[str, ...]] = (*PATH, "stay")
GO: Final = 0
SKIP: Final = 4

_NEXT: Final = ((COIN_SPACE,), (HALL, STORY_SPACE), (COIN_SPACE,))


class MoveChief(Decision[ClochemerleState]):
    """A monk sends for the chief: where does he go, at the usual time? Or not at all."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(GO, "chief/{}", STEPS), Group(SKIP, "skip", label="line-skip-monk", ends=True)
    )

    def exists(self, state: ClochemerleState, line: int, step: int, y: int) -> bool:
        return line == SKIP or can_go(state, self.seat, step)

    def effect(self, state: ClochemerleState, line: int, step: int, y: int) -> None:
        if line == GO:
            send(state, self.seat, step)
        else:
            state.tell("monk-skipped", self.seat)

    def label(self, state: ClochemerleState, line: int, step: int, y: int) -> Message:
        if line == GO:
            return words(state, self.seat, step)
        return super().label(state, line, step, y)

    def warning(self, state: ClochemerleState, line: int, step: int, y: int) -> Message | None:
        if line == GO and state.crosses(self.seat, state.box.chief_time):
            return Message("warn-bridge")
        return None


def can_go(state: ClochemerleState, seat: int, step: int) -> bool:
    return step == STAY or step in _NEXT[state.chief[seat]]


def send(state: ClochemerleState, seat: int, step: int) -> None:
    """One space on, for the time of the banner; it is due even if the chief stays."""
    if step != STAY:
        state.chief[seat] = step
    if step == STAY:
        state.tell("chief-stayed", seat)
    elif step == HALL:
        state.tell("story-safe", seat, state.tree[seat])
        state.hall[seat] += state.tree[seat]
        state.tree[seat] = 0
    elif step == COIN_SPACE:
        state.coins[seat] += state.box.chief_coins
        state.tell("chief-coins", seat, state.box.chief_coins)
    else:
        state.tree[seat] += state.box.chief_story
        state.tell("chief-story", seat, state.box.chief_story)
    Pay(seat, of_time_only(state.box.chief_time)).run(state)


def words(state: ClochemerleState, seat: int, step: int) -> Message:
    """The line of the menu."""
    cost = of_time(state.box.chief_time)
    if step == HALL:
        return Message("line-chief-hall", state.tree[seat], cost)
    if step == COIN_SPACE:
        return Message("line-chief-coin", state.box.chief_coins, cost)
    if step == STORY_SPACE:
        return Message("line-chief-story", state.box.chief_story, cost)
    return Message("line-chief-stay", cost)
