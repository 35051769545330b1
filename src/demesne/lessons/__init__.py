"""Lessons: a real game on the real board, with somebody who explains it step by step.

A lesson is data, one file for each: where it begins, what its rivals answer, and its steps. What
is said at a step is in the word files, `lesson-<game>.ftl`.
"""

from demesne.lessons.course import Course
from demesne.lessons.lesson import Lesson, Step, find, names
from demesne.lessons.rival import Rival

__all__ = ["Course", "Lesson", "Rival", "Step", "find", "names"]
