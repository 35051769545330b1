"""The bots: known by name, legal, repeatable, bounded, and greedy better than random."""

from __future__ import annotations

import gc
import random
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne import bots
from demesne.bots import beasts, levels
from demesne.bots.greedy import Greedy
from demesne.core.errors import DemesneError
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.core.state import State
from demesne.core.step import Decision


@pytest.fixture(params=demesne.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return demesne.game(request.param)


def table(game: Game, names: list[str], seed: int) -> Match:
    """A whole match between these bots."""
    match = Match(game, len(names), seed=seed)
    players = [
        bots.make(name, game, seat, random.Random(seed * 10 + seat))
        for seat, name in enumerate(names)
    ]
    bots.finish(match, players)
    return match


class First(bots.Bot):
    """A bot that no table of names knows."""

    def choose(self, state: State, decision: Decision[Any]) -> int:
        return decision.options(state)[0]


class Watched(Greedy):
    """Greedy, counting the positions it looks at."""

    most = 0

    def choose(self, state: State, decision: Decision[Any]) -> int:
        self.looked = 0
        options = decision.options(state)
        choice = super().choose(state, decision)
        assert choice in options
        Watched.most = max(Watched.most, self.looked)
        return choice

    def worth(self, state: State, choice: int) -> float:
        self.looked += 1
        return super().worth(state, choice)


def test_names_are_sorted_and_known() -> None:
    assert bots.names() == sorted(bots.names())
    assert {"greedy", "random"} <= set(bots.names())


def test_unknown_bot_is_a_sentence() -> None:
    game = demesne.game("village")
    with pytest.raises(
        DemesneError, match=r"There is no bot 'deep'; Demesne has .*greedy, .*random"
    ):
        bots.make("deep", game, 0, random.Random(1))


@pytest.mark.parametrize(
    "name", ["no_such_module:Bot", "demesne.bots:NoSuchBot", ":Bot", "demesne:game", "a b:c"]
)
def test_a_bot_that_cannot_be_loaded_is_a_sentence(name: str) -> None:
    with pytest.raises(DemesneError, match="bot"):
        bots.find(name)


def test_a_bot_of_ones_own_is_module_and_class() -> None:
    assert bots.find("demesne.bots.greedy:Greedy") is Greedy


def test_a_table_needs_a_bot_for_each_seat() -> None:
    game = demesne.game("village")
    match = Match(game, 2, seed=1)
    with pytest.raises(DemesneError, match="a bot for each seat"):
        bots.finish(match, [First(game, 0, random.Random(1))])


@pytest.mark.parametrize("name", [pytest.param("greedy", marks=pytest.mark.long), "random"])
def test_equal_random_numbers_give_equal_games(game: Game, name: str) -> None:
    seats = [name] * game.MIN_SEATS
    first, second = table(game, seats, 5), table(game, seats, 5)
    assert first.over
    assert first.records == second.records


@pytest.mark.long
def test_greedy_looks_at_a_bounded_number_of_positions(game: Game) -> None:
    Watched.most = 0
    seats = game.MAX_SEATS
    match = Match(game, seats, seed=3)
    bots.finish(match, [Watched(game, seat, random.Random(seat)) for seat in range(seats)])
    # Beyond the cap a chain is only finished, once for each line of the last menus.
    assert 0 < Watched.most <= 2 * Greedy.POSITIONS


def test_greedy_answers_within_the_cap_however_small(game: Game) -> None:
    class Hurried(Greedy):
        POSITIONS = 10

    match = Match(game, game.MIN_SEATS, seed=4)
    players = [Hurried(game, seat, random.Random(seat)) for seat in range(game.MIN_SEATS)]
    bots.finish(match, players)
    assert match.over


@pytest.mark.long
def test_greedy_beats_randoms_from_every_seat(game: Game) -> None:
    for own in range(game.MIN_SEATS):
        names = ["random"] * game.MIN_SEATS
        names[own] = "greedy"
        match = table(game, names, 20 + own)
        assert match.standings()[0].seat == own


def test_searching_leaves_nothing_behind(game: Game) -> None:
    """A copy that is dropped is gone, also when compiled: a search makes millions."""
    state = game.setup(game.MIN_SEATS)
    state.advance()
    rng = random.Random(1)

    def living_after(copies: int) -> int:
        for _ in range(copies):
            game.evaluate(game.determinise(state.copy(), 0, rng), 0)
        gc.collect()
        return len(gc.get_objects())

    before = living_after(10)
    assert living_after(1_000) < before + 100


# -- levels and characters ----------------------------------------------------------------


def test_every_beast_has_its_level_and_its_taste() -> None:
    village = demesne.game("village")
    assert [beasts.level_of(name) for name in ("tibert", "Noble", "fair", "greedy")] == [
        *("strong", "fierce", "fair"),
        None,
    ]
    weights = beasts.weights(village, beasts.TASTES["Tiecelin"])
    assert weights is not None
    liked = [t for t, weight in zip(village.TERMS, weights, strict=True) if weight > 1]
    assert liked == ["travel"]
    # Nobody makes war in Village: then a beast plays as its level does, and says no more.
    assert beasts.weights(village, beasts.TASTES["Bruin"]) is None
    assert "Bruin" not in beasts.tempers(village)
    assert {"Tibert", "Tiecelin"} <= set(beasts.tempers(village))


def test_tastes_of_a_game_are_terms_of_its_evaluation(game: Game) -> None:
    tastes = game.levels()["taste"]
    assert set(tastes) <= set(beasts.TASTES.values()), "a taste that no beast has"
    for taste in tastes:
        weights = beasts.weights(game, taste)
        assert weights is not None
        assert max(weights) > 1.0
    # Most beasts are somebody in every game.
    assert len(beasts.tempers(game)) >= 12


def test_a_taste_that_the_evaluation_does_not_know_is_a_sentence() -> None:
    game = demesne.game("village")
    game.levels()["taste"]["war"] = {"battles": 2.0}
    try:
        with pytest.raises(DemesneError, match=r"\[taste.war\].*no term 'battles'; it has"):
            bots.make("isengrim", game, 0, random.Random(1))
    finally:
        del game.levels()["taste"]["war"]


def test_a_taste_shows_in_what_is_chosen() -> None:
    """Whoever loves nothing but the church sends somebody there as soon as they can."""
    village = demesne.game("village")
    church = village.TERMS.index("church")
    fond = [float(term == "church") for term in village.TERMS]
    devout = levels.make_level("fair", village, 0, random.Random(1), fond)
    match = Match(village, 2, seed=3)
    other = bots.make("random", village, 1, random.Random(2))
    for _ in range(40):
        assert match.decision is not None
        seat = match.decision.seat
        match.choose(bots.ask(devout if seat == 0 else other, match, seat), seat)
    devotion = [village.terms(match.state, seat)[church] for seat in (0, 1)]
    assert devotion[0] > devotion[1]


def test_what_a_person_is_offered() -> None:
    assert bots.offered()[:4] == ["gentle", "fair", "strong", "fierce"]
    assert not {"greedy", "random"} & set(bots.offered())
    assert {"tibert", "greedy", "fierce"} <= set(bots.names())


def test_a_character_answers_in_every_game(game: Game) -> None:
    match = Match(game, game.MIN_SEATS, seed=8)
    players = [
        bots.make(name, game, seat, random.Random(seat))
        for seat, name in enumerate(["pinte", "espinard"])
    ]
    for _ in range(12):
        assert match.decision is not None
        seat = match.decision.seat
        match.choose(bots.ask(players[seat], match, seat), seat)


def test_a_bot_of_another_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "dreams-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: dreams\nVersion: 1.0\n")
    points = "first = bots.test_bots:First\ngone = dreams:Gone\nodd = random:Random\n"
    (info / "entry_points.txt").write_text(f"[demesne.bots]\n{points}tibert = dreams:Cat\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert bots.offered()[4:] == ["first", "gone", "odd"], "ours keep their names"
    game = demesne.game("village")
    assert type(bots.make("first", game, 0, random.Random(1))).__name__ == "First"
    with pytest.raises(DemesneError, match="'gone' cannot be loaded: No module named 'dreams'"):
        bots.make("gone", game, 0, random.Random(1))
    with pytest.raises(DemesneError, match="'odd' is not a bot"):
        bots.make("odd", game, 0, random.Random(1))
    assert beasts.seated("first", ["Ada"]) == ("First", "first")
    assert beasts.seated("first", ["First"]) == ("First 2", "first")
