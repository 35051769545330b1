"""Acts out of turn at the terminal: one's own, a neighbour's, and nothing of it betrayed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from demesne import registry
from server import hush

# While somebody makes up their mind whether to boast, every other may cough, once.
SEATS = ("play", "hush", "--seats", "me:Ada,me:Bob,me:Cleo", "--seed", "1")
PASS = re.compile(r"^Pass the screen to (\w+), who then presses Enter\.", re.MULTILINE)
SEALS = "\n1\n" * 3


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game_names", lambda: ["hush"])
    monkeypatch.setattr(registry, "game", lambda _, components=None: hush.make(components))


def readings(out: str) -> list[tuple[str, str]]:
    """Who held the screen, and all that was shown meanwhile."""
    _, *parts = PASS.split(out)
    return list(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_neighbour_acts_behind_the_cover_and_gives_the_screen_back(run: Any) -> None:
    out = run(*SEATS, typed=f"{SEALS}\nelse Bob\n\n1\n\nquit\n").out
    shown = readings(out)[3:]
    assert [who for who, _ in shown] == ["Ada", "Bob", "Ada"]
    # Ada sees neither Bob's act before it happens nor that it was open to him.
    assert "cough" not in shown[0][1]
    assert "line-cough" in shown[1][1]
    assert "coughed" in shown[2][1]


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_whoever_has_nothing_to_do_tells_nobody(run: Any) -> None:
    typed = f"{SEALS}\nelse Bob\n\n1\n\nelse bob\n\n\n\nquit\n"
    shown = readings(run(*SEATS, typed=typed).out)[3:]
    assert [who for who, _ in shown] == ["Ada", "Bob", "Ada", "Bob", "Ada"]
    assert "Nothing else is open to you now." in shown[3][1]
    assert "Nothing else" not in shown[4][1]


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_an_act_may_be_left(run: Any) -> None:
    shown = readings(run(*SEATS, typed=f"{SEALS}\nelse Bob\n\n7\n\n\nquit\n").out)[3:]
    assert "is none of these" in shown[1][1]
    assert [who for who, _ in shown] == ["Ada", "Bob", "Ada"]
    assert "coughed" not in shown[2][1]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", ["Dora", "chance"])
def test_only_people_at_this_keyboard_act(run: Any, name: str) -> None:
    out = run(*SEATS, typed=f"{SEALS}\nelse {name}\nquit\n").out
    assert f"{name} is nobody at this keyboard: Ada, Bob and Cleo." in out


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_nothing_else_of_ones_own(run: Any) -> None:
    out = run(*SEATS, typed=f"{SEALS}\nelse\nquit\n").out
    [*_, (who, text)] = readings(out)
    assert who == "Ada"
    assert "Nothing else is open to you now." in text
    # The question is put again.
    assert text.count("ask-boast") == 2


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_ones_own_acts_are_a_line_beneath_the_question(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def everybody(state: hush.HushState, seat: int) -> list[Any]:
        asked = state.agenda[-1] if state.agenda else None
        is_open = isinstance(asked, hush.Boast) and not state.coughs[seat]
        return [hush.Cough(seat)] if is_open else []

    monkeypatch.setattr(hush.HushState, "windows", everybody)
    out = run(*SEATS, typed=f"{SEALS}\nelse\n1\nquit\n").out
    [*_, (who, text)] = readings(out)
    assert who == "Ada"
    before, _, after = text.partition("> else")
    assert "else Something else: ask-cough 0." in " ".join(before.split())
    assert "coughed 0" in after
    # The question comes back, with nothing else beneath it.
    assert after.count("ask-boast") == 1
    assert "Something else" not in after
