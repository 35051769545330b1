"""Lessons at a table: what the pupil may choose, what the rivals answer, when a step is done.

A lesson is played at a real table, with the real engine: every way into it passes by here.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from demesne import lessons
from demesne.lessons import Course, Rival
from demesne.server import protocol
from demesne.server.errors import Refusal
from demesne.server.store import TableRow

if TYPE_CHECKING:
    from demesne.server.table import Table

# A line that the rules allow and the lesson does not.
NOT_NOW: Final = protocol.Phrase("lesson-not-now", {})


def course(row: TableRow) -> Course | None:
    """The pupil's way through the lesson of this table, if it is one, and still the same one."""
    if row.lesson is None or row.lesson.name not in lessons.names():
        return None
    lesson = lessons.find(row.lesson.name)
    return Course(lesson, row.lesson.marks) if lesson.digest == row.lesson.digest else None


def is_current(row: TableRow, rules: int) -> bool:
    """Can the lesson go on where it was left?"""
    return course(row) is not None and row.rules == rules


def told(table: Table) -> protocol.Lesson | None:
    """Where the pupil is, as the page is told."""
    course, match = table.course, table.match
    if course is None:
        return None
    lesson, step = course.lesson, course.step
    if step is None:
        mode = "over"
    elif step.is_read:
        mode = "read"
    elif lesson.seat not in match.open_decisions():
        mode = "wait"
    else:
        mode = "free" if course.is_free(match) else "this"
    return protocol.Lesson(
        lesson.name,
        lesson.seat,
        lesson.minutes,
        [each.key for each in lesson.steps],
        len(course.marks),
        mode,
        [] if step is None else list(step.spots),
        [] if step is None else [protocol.Piece(name, lesson.pieces[name]) for name in step.pieces],
    )


def narrowed(table: Table, menu: protocol.Menu) -> protocol.Menu:
    """The menu, with what the lesson does not wait for shut. Why it is so is none of the rules'."""
    course = table.course
    if course is not None and not course.is_free(table.match):
        welcome = course.welcome(table.match)
        for line in menu.lines:
            if line.choice not in welcome:
                line.why, line.warning = NOT_NOW, None
    return menu


@contextlib.contextmanager
def choosing(table: Table, seat: int, choice: int, window: str | None) -> Iterator[None]:
    """Around every choice: is it one the lesson can go on with, and is a step done by it?"""
    course, match = table.course, table.match
    if course is None:
        yield
        return
    is_pupil = seat == course.lesson.seat
    decision = match.open_decisions().get(seat)
    if is_pupil and decision is not None:
        is_legal = choice in decision.options(match.state)
        if window is not None or (is_legal and choice not in course.welcome(match)):
            raise Refusal("not-allowed", "server-lesson-waits")
    course.lesson.shuffle(match)
    yield
    if is_pupil and decision is not None:
        course.answered(match, type(decision).__name__)
    course.look(match)
    _note(table)


def choice_for(table: Table) -> int | None:
    """What the pupil is to choose now, where they would rather not."""
    course = table.course
    assert course is not None
    step = course.step
    welcome = course.welcome(table.match)
    return welcome[0] if welcome and step is not None and step.ask else None


def read_on(table: Table, to_end: bool) -> None:
    course = table.course
    assert course is not None
    if to_end:
        course.leave_out(table.match)
    else:
        course.read_on(table.match)
    _note(table)


def taken_back(table: Table) -> None:
    if table.course is not None:
        table.course.taken_back(table.match)
        _note(table)


def may_undo(table: Table) -> bool:
    """A lesson is not taken back to before its beginning."""
    course = table.course
    if course is None:
        return True
    first = course.lesson.ply
    records = table.match.records[first:]
    return any(each.seat == course.lesson.seat and not each.auto for each in records) or bool(
        table.match.pending
    )


def rival(table: Table, seat: int, ply: int) -> Rival | None:
    course = table.course
    return None if course is None else Rival(course.lesson, table.game, seat, ply)


def check_alone(table: Table, message: protocol.ClientMessage) -> None:
    """Refusal when somebody is to be seated at a lesson, or leaves it for good."""
    company = (message.seat, message.remove, message.leave)
    if table.course is not None and any(each is not None for each in company):
        raise Refusal("not-allowed", "server-lesson-alone")


def _note(table: Table) -> None:
    assert table.course is not None
    assert table.row.lesson is not None
    table.row.lesson.over = table.course.is_over
