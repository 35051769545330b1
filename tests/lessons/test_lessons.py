"""Every lesson against the rules: a change of the rules cannot leave a lesson wrong."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from demesne import lessons
from demesne.core.errors import SetupError
from demesne.i18n import LANGUAGES
from demesne.lessons.lesson import FOLDER, matching, read
from i18n.files import entries
from lessons.pupil import Pupil

every_lesson = pytest.mark.parametrize("name", lessons.names())
RANDOM_PUPILS = 60


@every_lesson
def test_a_lesson_goes_through(name: str) -> None:
    """What is expected at each step is asked there, legal, and the most welcome comes first."""
    lesson = lessons.find(name)
    pupil = Pupil(lesson)
    for at in pupil.at_each_step(lambda welcome: welcome[0]):
        step = at.course.step
        assert step is not None
        if step.ask:
            asked = at.match.open_decisions().get(lesson.seat)
            assert asked is not None, f"{step.key}: the pupil is not asked"
            assert type(asked).__name__ == step.ask, step.key
            legal = [asked.ref(choice) for choice in asked.options(at.match.state)]
            assert at.course.welcome(at.match), f"{step.key}: {step.expect}, but only {legal}"
            for pattern in step.expect:
                assert matching(asked, range(asked.SIZE), (pattern,)), f"{step.key}: {pattern}"
    assert not pupil.match.over, "a lesson ends before its game does"


@every_lesson
def test_every_welcome_answer_leads_on(name: str) -> None:
    """Each answer that a step welcomes is tried, and the lesson still comes to its end."""
    tried = 0
    for at in Pupil(lessons.find(name)).at_each_step(lambda welcome: welcome[0]):
        for choice in at.course.welcome(at.match):
            other = at.copy()
            other.choose(choice, other.lesson.seat)
            other.rivals_answer()
            other.finish(lambda welcome: welcome[-1])
            tried += 1
    assert tried > len(lessons.find(name).steps) / 2


@every_lesson
def test_whatever_a_pupil_likes_leads_on(name: str) -> None:
    for seed in range(RANDOM_PUPILS):
        pupil = Pupil(lessons.find(name))
        pupil.finish(random.Random(seed).choice)
        assert not pupil.match.over


@every_lesson
def test_a_lesson_is_always_the_same(name: str) -> None:
    pupils = [Pupil(lessons.find(name)) for _ in range(2)]
    for pupil in pupils:
        pupil.finish(random.Random(7).choice)
    assert pupils[0].match.to_log().to_text() == pupils[1].match.to_log().to_text()


@every_lesson
def test_undo_goes_back_to_the_step_of_the_choice(name: str) -> None:
    """As far as the rules let it be taken back: never past a draw."""
    pupil = Pupil(lessons.find(name))
    seat = pupil.lesson.seat
    undone = 0
    for at in pupil.at_each_step(lambda welcome: welcome[0]):
        step = at.course.step
        if step is None or not step.ask:
            continue
        other = at.copy()
        other.choose(other.course.welcome(other.match)[0], seat)
        assert other.course.step != step
        rivals = set(range(other.match.seats)) - {seat}
        if other.match.undo_refusal(seat, rivals) is None:
            other.match.undo(seat, rivals)
            other.course.taken_back(other.match)
            assert other.course.step == step
            undone += 1
    assert undone


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_lesson_is_there(name: str, lang: str) -> None:
    """And none besides, in the file of its game."""
    lesson = lessons.find(name)
    said = {key for key in entries(lang, f"lesson-{lesson.game}") if key.startswith(f"{name}-")}
    wanted = set()
    for step in lesson.steps:
        words = f"{name}-{step.key}"
        wanted |= {words, f"{words}-title", f"{words}-why"}
        if step.ask and step.expect != ("*",):
            wanted.add(f"{words}-waits")
    for piece in lesson.pieces:
        wanted |= {f"{name}-piece-{piece}", f"{name}-piece-{piece}-note"}
    wanted |= {f"{name}-end", f"{name}-end-why"}
    assert said == wanted
    assert f"lesson-{name}" in entries(lang, "web")
    assert f"lesson-{name}-about" in entries(lang, "lessons")


@every_lesson
def test_what_a_lesson_draws_is_used(name: str) -> None:
    lesson = lessons.find(name)
    assert {piece for step in lesson.steps for piece in step.pieces} == {*lesson.pieces}
    assert 8 <= len(lesson.steps) <= 14


@pytest.mark.parametrize(
    "change, complaint",
    [
        (('ask = "TakeTurn"', 'ask = "TakeTrun"'), "never asks TakeTrun"),
        (('key = "unborn"', 'key = "family"'), "same key"),
        (('pieces = ["member", "points"]', 'pieces = ["membre"]'), "how to draw membre"),
        (("minutes = 5", "minuets = 5"), "minuets"),
    ],
)
def test_a_mistake_in_a_file_is_named(
    tmp_path: Path, change: tuple[str, str], complaint: str
) -> None:
    text = (FOLDER / "village-1.toml").read_text("utf-8")
    assert change[0] in text
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace(*change, 1), "utf-8")
    with pytest.raises(SetupError, match=complaint):
        read(wrong)
