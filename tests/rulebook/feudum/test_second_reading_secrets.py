"""A second reading of what is secret: the same table twice, but for one secret of a rival.

Whoever does not own the secret must see, read, hear and be offered exactly the same.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from demesne.core.match import Match
from demesne.core.state import State
from rulebook.feudum.position import GAME, family, position


def match_of(state: State) -> Match:
    """A match that stands at this position."""
    match = Match(GAME, state.seats, seed=1, options={"mode": "advanced"})
    match.state = state
    match.state.sink = match._hear
    match.records, match.events = [], []
    match.decision = match.state.advance()
    match._asked = 0
    match.settle()
    return match


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """Everything that reaches this seat; None: somebody who watches."""
    found: dict[str, Any] = {
        "view": match.view(seat),
        "log": match.log_seen_by(seat).to_text(),
        "told": [(ply, str(event.seen_by(seat))) for ply, event in match.events],
        "ply": match.ply,
        "asked": sorted(match.open_decisions()),
        "standings": [(own.seat, own.score) for own in match.standings()],
    }
    if seat is not None:
        found["windows"] = [window.decision for window in match.windows(seat)]
        menu = match.menu(seat)
        found["menu"] = None if menu is None else [(line.ref, str(line.why)) for line in menu.lines]
    return found


def say(match: Match, *refs: str, seat: int | None = None) -> None:
    """Answers by name, of whoever is asked; what is forced or drawn follows by itself."""
    for ref in refs:
        decision = match.decision if seat is None else match.open_decisions()[seat]
        assert decision is not None
        choice = decision.find(ref)
        assert choice is not None, f"{decision} has no line {ref}"
        match.choose(choice, seat=decision.seat)


def test_p07_what_somebody_chooses_is_nobodys_business_before_it_is_shown() -> None:
    def table(*cards: str) -> Match:
        match = match_of(
            position(family(), family(), family(), agenda=[["NextTurn"], ["Selection"]])
        )
        say(match, *(f"card/{card}" for card in cards), seat=1)
        return match

    one, other = (
        table("move", "tax", "conquer", "defend"),
        table("migrate", "harvest", "repeat", "guild"),
    )
    none = table()
    for seat in (0, 2, None):
        assert seen(one, seat) == seen(other, seat)
        # That he has chosen is seen, as at a table: how many cards, and nothing else.
        chosen, nothing = seen(one, seat), seen(none, seat)
        assert chosen["view"]["seats"][1].pop("cards_left") == 4
        assert nothing["view"]["seats"][1].pop("cards_left") == 0
        del chosen["view"]["agenda"], nothing["view"]["agenda"]
        assert chosen["view"] == nothing["view"]
        assert chosen["log"] == nothing["log"]
        assert chosen["ply"] == nothing["ply"]
    for match in (one, other):
        for seat in (0, 2):
            say(match, "card/explore", "card/tax", "card/defend", "card/guild", seat=seat)
    for seat in (0, 2, None):
        assert seen(one, seat) == seen(other, seat)
    assert "card/" not in one.log_seen_by(None).to_text()


@pytest.mark.parametrize("attack", ["seat-2/pawn-1", "starve"])
def test_p14_whether_defend_is_at_hand_shows_nowhere(attack: str) -> None:
    def table(hand: str) -> Match:
        match = match_of(
            position(
                family(hand="conquer tax", pawns="noble@sea-1", rules="sea-1"),
                family(hand=hand, pawns="monk@sea-1", serfs="sea-1", goods="food"),
                family(hand="tax"),
            )
        )
        say(match, "card/conquer", attack)
        return match

    one, other = table("defend move"), table("harvest move")
    for seat in (0, 2, None):
        assert seen(one, seat) == seen(other, seat)
    for match in (one, other):
        say(match, "no")
    for seat in (0, 2, None):
        assert seen(one, seat) == seen(other, seat)


def test_p12_which_writs_are_drawn_and_kept_shows_nowhere() -> None:
    def table(first: str, second: str) -> Match:
        match = match_of(
            position(
                family(hand="explore tax", rules="sea-1"),
                family(hand="tax"),
                discs={"sea-1": "outpost"},
                deck=[first, second],
            )
        )
        say(match, "card/explore", "explore", first)
        return match

    one, other = table("bow", "crown"), table("isolated", "cellar")
    for seat in (1, None):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0) != seen(other, 0)


def test_p10_the_back_of_a_tile_shows_nowhere_though_it_is_exchanged() -> None:
    def table(back: str) -> Match:
        for seed in range(99):
            match = match_of(
                position(
                    family(hand="improve tax explore", rules="sea-1", goods="wood"),
                    family(hand="tax"),
                    discs={"sea-1": "outpost"},
                )
            )
            match.rng = random.Random(seed)
            say(match, "card/improve", "sea-1", "card/tax")
            if match.view(0)["seats"][0]["tiles"][back]:
                say(match, "free/tile", f"{back}/iron")
                return match
        raise AssertionError(f"{back} is never drawn")

    one, other = table("orchard"), table("sulfur-mine")
    for seat in (1, None):
        assert seen(one, seat) == seen(other, seat)


def test_p12_which_of_four_writs_goes_and_what_a_tile_paid_shows_nowhere() -> None:
    def table(writs: str, shed: str, back: str) -> Match:
        match = match_of(
            position(
                family(hand="tax", writs=writs, tiles=back),
                family(hand="tax"),
                deck=["north", "south"],
                agenda=[["PlayCard", 0, 0], ["DrawWrits", 0, 2]],
                stacks=[2, 1, 1, 1, 1, 1],
            )
        )
        say(match, "north", shed)
        return match

    one = table("bow sword crown", "bow", "butt")
    other = table("east west central", "west", "orchard")
    for seat in (1, None):
        assert seen(one, seat) == seen(other, seat)


def test_p22_charters_count_for_nobody_before_the_end_and_for_all_at_the_end() -> None:
    def table(writs: str) -> Match:
        return match_of(
            position(
                family(writs=writs, seals=2, barrel=3),
                family(),
                epoch=5,
                agenda=[["FinalScoring"], ["LastActs", 0]],
            )
        )

    one, other = table("cellar"), table("east")
    for seat in (1, None):
        assert seen(one, seat) == seen(other, seat)
    for match in (one, other):
        say(match, "done")
    assert [match.view(1)["scores"][0]["charters"] for match in (one, other)] == [7, 0]
