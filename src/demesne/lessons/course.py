"""A pupil's way through a lesson."""

from __future__ import annotations

from demesne.core.match import Match
from demesne.lessons.lesson import Lesson, Step, matching


class Course:
    """Which steps are behind the pupil, and what may be chosen now.

    `marks` has, for every step that is done, which question the pupil had come to then: when a
    choice is taken back, so are the steps after it.
    """

    def __init__(self, lesson: Lesson, marks: list[int]) -> None:
        self.lesson = lesson
        self.marks = marks

    @property
    def step(self) -> Step | None:
        """The one the pupil is at; None at the end."""
        steps = self.lesson.steps
        return steps[len(self.marks)] if len(self.marks) < len(steps) else None

    @property
    def is_over(self) -> bool:
        return self.step is None

    def welcome(self, match: Match) -> list[int]:
        """The legal choices that the lesson goes on with, the most welcome first."""
        step, decision = self.step, match.open_decisions().get(self.lesson.seat)
        if step is None or step.is_read or decision is None:
            return []
        options = decision.options(match.state)
        if type(decision).__name__ != step.ask:
            return options
        return matching(decision, options, step.expect)

    def is_free(self, match: Match) -> bool:
        """May every legal line be chosen?"""
        return len(self.welcome(match)) == len(match.options(self.lesson.seat))

    def answered(self, match: Match, kind: str) -> None:
        """The pupil has answered a question of this kind with a welcome choice."""
        step = self.step
        if step is not None and step.ask == kind:
            self._mark(match)

    def look(self, match: Match) -> None:
        """Something has happened: has the pupil come to what the step was to lead to?"""
        step = self.step
        if step is None or not step.until:
            return
        seat, began = self.lesson.seat, self.marks[-1] if self.marks else 0
        decision = match.open_decisions().get(seat)
        is_there = decision is not None and type(decision).__name__ == step.until
        # What rivals were still about when the step began does not count.
        has_chosen = any(each.seat == seat and not each.auto for each in match.records[began:])
        if match.over or (is_there and has_chosen):
            self._mark(match)

    def read_on(self, match: Match) -> None:
        """The step is read, or passed over."""
        if self.step is not None:
            self._mark(match)

    def leave_out(self, match: Match) -> None:
        """On to the end."""
        while self.step is not None:
            self._mark(match)

    def taken_back(self, match: Match) -> None:
        at = match.question_of(self.lesson.seat)
        self.marks[:] = [mark for mark in self.marks if mark <= at]

    def _mark(self, match: Match) -> None:
        self.marks.append(match.question_of(self.lesson.seat))
