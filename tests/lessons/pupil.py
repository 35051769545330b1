"""Somebody who takes a lesson, without a server in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import demesne
from demesne.bots import ask
from demesne.core.match import Match
from demesne.lessons import Course, Lesson, Rival

# Which of the welcome choices to take.
Pick = Callable[[list[int]], int]
# No turn of a lesson has more questions than this.
MOST = 200


class Pupil:
    """At a lesson, step by step, as `server/school.py` leads there."""

    def __init__(self, lesson: Lesson, match: Match | None = None, marks: list[int] | None = None):
        self.lesson = lesson
        self.game = demesne.game(lesson.game)
        self.match = match or lesson.begin(self.game)
        self.course = Course(lesson, marks or [])
        self.rivals_answer()

    def rivals_answer(self) -> None:
        match, lesson = self.match, self.lesson
        while others := [seat for seat in match.open_decisions() if seat != lesson.seat]:
            seat = others[0]
            rival = Rival(lesson, self.game, seat, match.question_of(seat))
            self.choose(ask(rival, match, seat), seat)

    def choose(self, choice: int, seat: int) -> None:
        match, course = self.match, self.course
        kind = type(match.open_decisions()[seat]).__name__
        self.lesson.shuffle(match)
        match.choose(choice, seat)
        if seat == self.lesson.seat:
            course.answered(match, kind)
        course.look(match)

    def go_on(self, pick: Pick) -> None:
        """Read, or answer one question."""
        step = self.course.step
        assert step is not None
        if step.is_read:
            self.course.read_on(self.match)
            return
        welcome = self.course.welcome(self.match)
        assert welcome, f"{self.lesson.name} is stuck at {step.key}: {self.match.menu()}"
        self.choose(pick(welcome), self.lesson.seat)
        self.rivals_answer()

    def finish(self, pick: Pick) -> None:
        for _ in range(MOST):
            if self.course.is_over:
                return
            self.go_on(pick)
        raise AssertionError(f"{self.lesson.name} does not end: {self.course.step}")

    def copy(self) -> Pupil:
        return Pupil(self.lesson, self.match.copy(), list(self.course.marks))

    def at_each_step(self, pick: Pick) -> Iterator[Pupil]:
        """The pupil, at the beginning of each step."""
        seen = -1
        while not self.course.is_over:
            if len(self.course.marks) != seen:
                seen = len(self.course.marks)
                yield self
            else:
                self.go_on(pick)
