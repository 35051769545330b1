"""Dowries, stakes and gifts: what leaves a match while they are being made up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from demesne.core.errors import UndoRefused
from demesne.core.log import read_log
from demesne.core.match import Match
from demesne.core.message import Message
from rulebook.mil.position import GAME


def bidding(seed: int, seats: int) -> list[Match]:
    """The same game, several times over, at a moment when offers are made up."""
    rng = random.Random(seed)
    match = Match(GAME, seats=seats, seed=seed)
    moments = rng.randrange(1, 12)
    while match.decision is not None:
        if match.decision.SEALED and not match.pending:
            moments -= 1
            if moments == 0:
                break
        match.choose(rng.choice(match.options()))
    log = match.to_log()
    return [Match.from_log(GAME, log, seed=seed) for _ in range(4)]


def seen(match: Match, seat: int | None) -> list[Any]:
    """All that ever leaves a match for one seat."""
    return [
        match.view(seat),
        [record.to_text() for record in match.records_seen_by(seat)],
        [(ply, event.seen_by(seat)) for ply, event in match.events],
        (match.ply, match.question_of(seat), sorted(match.open_decisions())),
    ]


def make_up(match: Match, seat: int, rng: random.Random, steps: int) -> None:
    """Some choices of one seat, short of sealing its offer."""
    for _ in range(steps):
        lines = [n for n in match.open_decisions()[seat].options(match.state) if n]
        if not lines:
            return
        match.choose(rng.choice(lines), seat=seat, ply=match.question_of(seat))


@pytest.mark.parametrize("seed", range(12))
def test_an_offer_in_the_making_shows_nowhere(seed: int) -> None:
    before, after, other, _ = bidding(seed, 2 + seed % 4)
    if before.over:
        pytest.skip("this game has no such moment")
    seat = max(before.open_decisions())
    rest = [None, *(s for s in range(before.seats) if s != seat)]
    make_up(after, seat, random.Random(seed), 3)
    make_up(other, seat, random.Random(-seed), 5)
    for watcher in rest:
        assert seen(before, watcher) == seen(after, watcher) == seen(other, watcher)
    # Once sealed, the others know that it is, and nothing else.
    for match in (before, after, other):
        match.choose(0, seat=seat)
    if before.pending:
        for watcher in rest:
            assert seen(before, watcher) == seen(after, watcher) == seen(other, watcher)
            assert seat not in before.open_decisions()


@pytest.mark.parametrize("seed", range(12))
def test_the_order_of_sealing_does_not_matter(seed: int) -> None:
    one, two, three, _ = bidding(seed, 2 + seed % 4)
    if one.over:
        pytest.skip("this game has no such moment")
    seats = sorted(one.open_decisions())
    for match, order in ((one, seats), (two, seats[::-1]), (three, seats[1:] + seats[:1])):
        for seat in order:
            make_up(match, seat, random.Random(seat), 3)
            match.choose(0, seat=seat)
    assert one.to_log().to_text() == two.to_log().to_text() == three.to_log().to_text()
    assert one.state.key() == two.state.key() == three.state.key()
    again = Match.from_log(GAME, read_log(one.to_log().to_text()))
    assert again.state.key() == one.state.key()
    # What was opened stays open: no way back.
    if one.records[-1].kind == "MakeOffer":
        with pytest.raises(UndoRefused):
            one.undo()


def test_seats_may_take_turns_in_making_up_their_offers() -> None:
    match, other, _, _ = bidding(3, 5)
    seats = sorted(match.open_decisions())
    rngs = {seat: random.Random(seat) for seat in seats}
    for _ in range(3):
        for seat in seats:
            make_up(match, seat, rngs[seat], 1)
    for seat in seats:
        make_up(other, seat, random.Random(seat), 3)
        assert match.view(seat)["offers"] is not None
    assert match.state.key() == other.state.key()


def test_a_half_made_offer_is_taken_back_by_its_own_line_and_not_by_undo() -> None:
    match, other, _, _ = bidding(5, 3)
    seat = max(match.open_decisions())
    make_up(match, seat, random.Random(1), 1)
    # The same refusal to all, whether they have begun or not.
    for each in (match, other):
        for watcher in (None, *range(each.seats)):
            refusal = each.undo_refusal(watcher)
            assert refusal is not None
            assert refusal.reason == Message("undo-sealed")
    take_back = match.open_decisions()[seat].find("take-back")
    assert take_back is not None
    match.choose(take_back, seat=seat)
    assert match.view(seat)["offers"] == other.view(seat)["offers"]


def test_stocks_are_behind_screens_until_the_end() -> None:
    match = Match(GAME, seats=3, seed=1)
    assert [family["stock"] is None for family in match.view(1)["seats"]] == [True, False, True]
    assert all(family["stock"] is None for family in match.view(None)["seats"])
    assert all(family["scores"] is None for family in match.view(1)["seats"])
    rng = random.Random(1)
    while match.decision is not None:
        match.choose(rng.choice(match.options()))
    assert all(family["stock"] is not None for family in match.view(None)["seats"])
    assert [family["scores"] for family in match.view(0)["seats"]] == [
        standing.parts for standing in sorted(match.standings(), key=lambda each: each.seat)
    ]
