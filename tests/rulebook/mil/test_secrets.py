"""Dowries, stakes and gifts: what leaves a match while they are being made up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from demesne.bots import find as bots_of
from demesne.bots import knowledge
from demesne.core.errors import UndoRefused
from demesne.core.log import read_log
from demesne.core.match import Match
from demesne.core.message import Message
from demesne.core.secrecy import Answer, check_secrecy, hidden_names
from demesne.core.state import State
from rulebook.mil.position import GAME


def bidding(seed: int, seats: int) -> list[Match]:
    """The same game, several times over, at a moment when offers are made up."""
    rng = random.Random(seed)
    match = Match(GAME, seats=seats, seed=seed)
    moments = rng.randrange(1, 5)
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
        (match.ply, 0 if seat is None else match.question_of(seat), sorted(match.open_decisions())),
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
        assert match.view(seat)["contest"]["own"] is not None
    assert match.state.key() == other.state.key()


def test_a_sealed_offer_is_taken_back_cube_by_cube_while_others_think() -> None:
    match, other, third, _ = bidding(5, 3)
    seat, rival = max(match.open_decisions()), min(match.open_decisions())
    begun = [seen(match, watcher) for watcher in (None, *range(3))]
    make_up(match, seat, random.Random(1), 2)
    match.choose(0, seat=seat)
    assert seat not in match.open_decisions()
    for _ in match.pending[seat][:]:
        match.undo(seat)
    assert [seen(match, watcher) for watcher in (None, *range(3))] == begun
    # Whoever has sealed nothing is refused alike, whatever the others did.
    make_up(other, seat, random.Random(1), 1)
    for each in (match, other, third):
        refusal = each.undo_refusal(rival)
        assert refusal is not None
        assert refusal.reason == Message("undo-sealed")


def test_only_offers_are_secret() -> None:
    names = hidden_names(GAME, 3)
    assert names == {"offers", "MakeOffer.gathered"}
    redrawn: set[str] = set()
    bots = [answer("greedy"), answer("random")]
    for seed in range(8):
        match, *_ = bidding(seed, 2 + seed % 4)
        if match.over:
            continue
        rng = random.Random(seed)
        for seat in sorted(match.open_decisions()):
            make_up(match, seat, rng, 2)
            if seat % 2 == 0 and len(match.open_decisions()) > 1:
                match.choose(0, seat=seat)
        for seat in range(match.seats):
            redrawn |= check_secrecy(GAME, match.state, seat, f"{seed}/{seat}", bots)
    assert redrawn == names


def answer(name: str) -> Answer:
    """A bot as the law of secrecy asks it: from a position, for a seat."""

    def choose(state: State, seat: int, rng: random.Random) -> int:
        own = knowledge(GAME, state, seat, rng)
        decision = own.advance()
        assert decision is not None
        return bots_of(name)(GAME, seat, rng).choose(own, decision)

    return choose


def test_what_an_offer_is_for_is_in_the_view() -> None:
    """Who thinks, who has sealed, whose heir it is; and of hands only one's own."""
    match, *_ = bidding(3, 4)
    contest = match.view(None)["contest"]
    assert contest["kind"] in ("dowry", "battle", "cathedral")
    assert contest["thinking"] == sorted(match.open_decisions())
    assert contest["own"] is None
