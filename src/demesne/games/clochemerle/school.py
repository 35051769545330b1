"""The school (rulebook p. 6).

An empty left desk takes a new pupil; a pupil there moves to the right desk, if that is
empty. Either pupil may instead take any empty post (R-21), for some time; one from the
right desk brings story points with him. With both desks and all posts taken there is
nothing to do, and nothing to pay (R-10). Nothing of it is an obligation (R-09).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.clochemerle.amounts import of_time
from demesne.games.clochemerle.pay import Pay, of_time_only
from demesne.games.clochemerle.pieces import EVERYBODY, LEFT, PROFESSIONS, RIGHT
from demesne.games.clochemerle.state import ClochemerleState

NEW: Final = 0
SHIFT: Final = 1
FROM_LEFT: Final = 2  # + profession
FROM_RIGHT: Final = 7  # + profession
NOTHING: Final = 12


class UseSchool(Decision[ClochemerleState]):
    """A new pupil, a better desk, or a post?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(NEW, "pupil/new", label="line-new-pupil"),
        Group(SHIFT, "pupil/shift", label="line-shift-pupil"),
        Group(FROM_LEFT, "left/{}", PROFESSIONS),
        Group(FROM_RIGHT, "right/{}", PROFESSIONS),
        Group(NOTHING, "nothing", label="line-no-lesson", ends=True),
    )

    def exists(self, state: ClochemerleState, line: int, profession: int, y: int) -> bool:
        desks = state.school[self.seat]
        if line == NEW:
            return not desks & LEFT
        if line == SHIFT:
            return desks == LEFT
        if line == NOTHING:
            return True
        return bool(desks & (LEFT if line == FROM_LEFT else RIGHT))

    def obstacle(
        self, state: ClochemerleState, line: int, profession: int, y: int
    ) -> Message | None:
        if line in (FROM_LEFT, FROM_RIGHT) and state.is_active(self.seat, profession):
            return Message("why-post-taken", profession)
        return None

    def effect(self, state: ClochemerleState, line: int, profession: int, y: int) -> None:
        seat = self.seat
        if line == NEW:
            state.school[seat] |= LEFT
            state.tell("pupil-came", seat)
        elif line == SHIFT:
            state.school[seat] = RIGHT
            state.tell("pupil-moved", seat)
        elif line == NOTHING:
            state.tell("no-lesson", seat)
        else:
            state.school[seat] &= ~(LEFT if line == FROM_LEFT else RIGHT)
            state.alive[seat] |= 1 << profession
            state.tell("post-filled", seat, profession)
            if line == FROM_RIGHT:
                state.tree[seat] += state.box.school_story
                state.tell("pupil-story", seat, state.box.school_story)
            Pay(seat, of_time_only(state.box.school_time)).run(state)

    def label(self, state: ClochemerleState, line: int, profession: int, y: int) -> Message:
        cost = of_time(state.box.school_time)
        if line == FROM_LEFT:
            return Message("line-left-pupil", profession, cost)
        if line == FROM_RIGHT:
            return Message("line-right-pupil", profession, state.box.school_story, cost)
        return super().label(state, line, profession, y)

    def warning(
        self, state: ClochemerleState, line: int, profession: int, y: int
    ) -> Message | None:
        if line in (FROM_LEFT, FROM_RIGHT) and state.crosses(self.seat, state.box.school_time):
            return Message("warn-bridge")
        return None


def is_idle(state: ClochemerleState, seat: int) -> bool:
    """Both desks taken and every post as well: the school can do nothing."""
    return state.school[seat] == LEFT | RIGHT and state.alive[seat] == EVERYBODY
