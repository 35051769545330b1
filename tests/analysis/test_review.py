"""Hints and reviews: deterministic, honest about secrets, and they find the obvious."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import demesne
from contract.cases import every_game, walk
from demesne import bots
from demesne.analysis import Budget, Kept, analyse, hints, review
from demesne.analysis.kept import identity_of
from demesne.analysis.review import check_finished, count_turns, digest_of
from demesne.analysis.turns import turns
from demesne.bots.rollout import follow
from demesne.core.errors import LogError
from demesne.core.game import Game
from demesne.core.log import Log, read_log
from demesne.core.match import Match
from demesne.core.secrecy import check_secrecy, hidden_cells
from demesne.core.state import State
from demesne.core.step import CHANCE

SMALL = Budget(tries=2, arms=2, turns=1, replies=1, positions=30)
GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Log:
    return read_log(min((GOLDEN / name).glob("2-seats-*.log")).read_text("utf-8"))


# --- Hints ----------------------------------------------------------------------------------


@every_game
def test_what_a_seat_cannot_know_changes_no_hint(game: Game) -> None:
    asked = 0

    seen: dict[str, int] = {}

    def answer(state: State, seat: int, _: random.Random) -> int:
        # The law compares numbers: equal hints have the same one, and no others have it.
        text = json.dumps([hint.to_dict() for hint in hints(game, state, seat, SMALL)])
        return seen.setdefault(text, len(seen))

    for ply, (here, decision) in enumerate(walk(game.setup(game.MIN_SEATS + 1), 11)):
        if decision.seat == CHANCE or (ply % 61 and not hidden_cells(here, decision.seat)):
            continue
        if len(decision.options(here)) > 1 and ply % 3 == 0:
            check_secrecy(game, here, decision.seat, f"{ply}", [answer])
            asked += 1
        if asked == 12:
            break
    assert asked


@every_game
def test_a_hint_can_be_followed_and_is_the_same_again(game: Game) -> None:
    match = Match(game, game.MIN_SEATS, seed=4)
    assert match.decision is not None
    while len(match.options()) < 2:
        match.choose(match.options()[0])
    seat = match.decision.seat
    found = hints(game, match.state, seat, SMALL)
    assert found == hints(game, match.state, seat, SMALL)
    assert [hint.chance for hint in found] == sorted((h.chance for h in found), reverse=True)
    assert len({hint.choice for hint in found}) == len(found) <= 3
    assert all(hint.choice in match.options(seat) for hint in found)
    assert all(0 <= hint.chance <= 1 for hint in found)
    assert all(hint.answers[0][0] == type(match.decision).__name__ for hint in found)


def test_the_hint_of_a_village_that_is_beyond_doubt() -> None:
    """The last turn of a game: of all that can be done, what scores is recommended."""
    game = demesne.game("village")
    log = golden("village")
    last = list(turns(game, log))[-1]
    found = hints(game, last.state, last.seat, Budget(tries=4))
    tried = []
    for choice in (hint.choice for hint in found):
        after = last.state.copy()
        follow(after, last.seat, [choice])
        tried.append(game.evaluate(after, last.seat))
    assert tried[0] == max(tried)


def test_who_is_not_asked_has_no_hint() -> None:
    match = Match(demesne.game("village"), 2, seed=1)
    assert match.decision is not None
    with pytest.raises(demesne.core.errors.SetupError, match="Nothing is asked"):
        hints(match.game, match.state, 1 - match.decision.seat, SMALL)


# --- Turns ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", demesne.game_names())
def test_turns_cover_every_choice_once_and_lead_where_the_log_leads(name: str) -> None:
    game, log = demesne.game(name), golden(name)
    match = Match.from_log(game, log)
    covered: set[int] = set()
    for turn in turns(game, log):
        own = {
            ply
            for ply in range(turn.ply, turn.end)
            if log.records[ply].seat == turn.seat and not log.records[ply].auto
        }
        assert turn.ply in own
        assert not own & covered
        covered |= own
        asked = turn.state.copy().advance()
        assert asked is not None
        assert (asked.seat, turn.chain[0] in asked.options(turn.state)) == (turn.seat, True)
        assert len(turn.chain) <= len(own)
    open_ = {
        ply
        for ply, record in enumerate(match.records)
        if record.seat != CHANCE and not record.auto and ply not in covered
    }
    # What is in no turn was forced though it was asked (it was private), or out of turn.
    assert len(open_) < len(match.records) / 4


# --- Reviews --------------------------------------------------------------------------------


def test_a_review_is_the_same_again_wherever_it_began() -> None:
    game, log = demesne.game("mil"), golden("mil")
    whole = []
    for turn in analyse(game, log, SMALL):
        whole.append(turn)
        if len(whole) == 12:
            break
    again = []
    for turn in analyse(game, log, SMALL, start=6):
        again.append(turn)
        if len(again) == 6:
            break
    assert again == whole[6:]
    assert json.loads(json.dumps(whole)) == whole


def test_a_blunder_is_found_and_what_was_better_is_told() -> None:
    """In a game of random movers the last turns throw points away, and are told so."""
    game, log = demesne.game("village"), golden("village")
    count = count_turns(game, log)
    found = list(analyse(game, log, Budget(tries=8, arms=6, turns=2, replies=2), count - 8))
    assert len(found) == 8
    for turn in found:
        assert sum(turn["chances"]) == pytest.approx(1, abs=0.001)
        assert (turn["mark"] in ("slip", "blunder")) == ("better" in turn)
        if "better" in turn:
            assert turn["better"] != turn["played"]
            assert turn["loss"] >= 0.05
            assert turn["better_chance"] > turn["chance"]
            assert len(turn["reasons"]) <= 4
    assert any(turn["mark"] == "blunder" for turn in found)


def made_up(seat: int, loss: float, mark: str = "", arms: int = 3, gap: float = 0.0) -> Any:
    chances = [0.5, 0.5]
    return {"seat": seat, "loss": loss, "mark": mark, "arms": arms, "gap": gap, "chances": chances}


def test_accuracy_is_the_formula_that_is_stated() -> None:
    found = review(
        [
            made_up(0, 0.0),
            made_up(0, 0.05, "slip"),
            made_up(0, 0.3, arms=1),
            made_up(1, 0.3, "blunder"),
            made_up(1, 0.0, "find", gap=0.2),
        ],
        [1.0, 0.0],
    )
    assert found.accuracy == [
        pytest.approx((100 + 77.9) / 2, abs=0.1),
        pytest.approx(61.2, abs=0.1),
    ]
    assert found.counted == [2, 2]
    assert found.marks == [
        {"slip": 1, "blunder": 0, "find": 0},
        {"slip": 0, "blunder": 1, "find": 1},
    ]
    assert found.moments == [1, 3, 4]
    assert review([], [1.0, 0.0]).accuracy == [None, None]


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    game = demesne.game("village")
    match = Match(game, 2, seed=1)
    with pytest.raises(LogError, match="not over"):
        check_finished(game, match.to_log())


def test_who_played_does_not_change_what_a_log_is_known_by() -> None:
    log = golden("village")
    before = digest_of(log)
    log.players = ["Someone", "Else"]
    assert digest_of(log) == before
    log.records.pop()
    assert digest_of(log) != before


# --- Kept -----------------------------------------------------------------------------------


def test_what_is_kept_goes_on_behind_the_last_whole_line(tmp_path: Path) -> None:
    game, log = demesne.game("mil"), golden("mil")
    identity = identity_of(game, log, SMALL, "1.0")
    file = tmp_path / "game.analysis"
    kept = Kept(file, identity)
    assert (kept.begun, kept.done, kept.next) == (False, False, 0)
    kept.begin(3, [1.0, 0.0])
    kept.add({"turn": 0})
    kept.add({"turn": 1})
    with file.open("a") as cut:
        cut.write('{"turn": 2, "pl')
    again = Kept(file, identity)
    assert (again.total, again.final, again.next) == (3, [1.0, 0.0], 2)
    again.add({"turn": 2})
    assert again.done
    assert [turn["turn"] for turn in Kept(file, identity).turns] == [0, 1, 2]
    # Another budget, version or log is another analysis.
    for other in (identity_of(game, log, SMALL, "1.1"), identity_of(game, log, Budget(), "1.0")):
        assert not Kept(file, other).begun


def test_bots_agree_with_their_own_hints() -> None:
    """What greedy takes is among the turns that are weighed."""
    game = demesne.game("village")
    match = Match(game, 2, seed=9)
    assert match.decision is not None
    seat = match.decision.seat
    greedy = bots.make("greedy", game, seat, random.Random(1))
    best = bots.ask(greedy, match, seat)
    shown = hints(game, match.state, seat, Budget(tries=2, turns=1, replies=1), most=8)
    assert best in [hint.choice for hint in shown]
