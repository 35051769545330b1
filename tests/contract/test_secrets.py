"""What a seat cannot know never reaches it: not by a view, a record, an event or an undo."""

from __future__ import annotations

import random
from typing import Any

import pytest

from contract import toy
from contract.cases import Case, every_case, set_up, walk
from contract.toy import KINDS, ToyState
from demesne.core.errors import IllegalChoice, LogError, NotYourTurn, StalePly, UndoRefused
from demesne.core.laws import LawBroken, check_views
from demesne.core.log import Log, read_log
from demesne.core.match import Match
from demesne.core.message import Message
from demesne.core.state import State

TOY = toy.make()


@every_case
def test_determinised_positions_agree_with_the_view_they_came_from(case: Case) -> None:
    game, state = set_up(case)
    rng = random.Random(11)
    for ply, (here, decision) in enumerate(walk(state, 11)):
        if ply % 5:
            continue
        check_views(game, here, rng)
        for seat in range(here.seats):
            guess = game.determinise(here, seat, rng)
            asked = guess.advance()
            assert asked is not None
            if decision.seat == seat or not decision.SEALED:
                assert asked == decision
            else:
                # How far another has come with a sealed answer is hidden as well.
                assert (type(asked), asked.seat) == (type(decision), decision.seat)
            if decision.seat == seat:
                assert decision.options(guess) == decision.options(here)


@every_case
def test_a_determinised_position_plays_to_the_end(case: Case) -> None:
    game, state = set_up(case)
    rng = random.Random(12)
    guesses = [
        game.determinise(here, ply % here.seats, rng)
        for ply, (here, _) in enumerate(walk(state, 12))
    ]
    for guess in guesses[:: max(1, len(guesses) // 6)]:
        for here, _ in walk(guess, 13):
            game.check(here)


def dealt(hands: list[list[int]], bids: list[int], seed: int = 0) -> Match:
    """A match of the toy in which these cards were dealt and bid, in this order."""
    draws = [f"chance DrawCard card/{card}" for hand in hands for card in hand]
    bid_lines = [f"{seat} PlaceBid card/{card}" for seat, card in enumerate(bids)]
    match = Match(TOY, seats=len(hands))
    log = match.to_log()
    text = Log(
        log.game, log.rules, log.seats, log.components, log.options, log.players, [], None
    ).to_text()
    records = [f"{ply} {line}" for ply, line in enumerate([*draws, *bid_lines])]
    return Match.from_log(TOY, read_log("\n".join([text, *records, ""]), partial=True), seed=seed)


def seen(match: Match, seat: int | None) -> list[Any]:
    """All that ever leaves a match for one seat."""
    return [
        match.view(seat),
        [record.to_text() for record in match.records_seen_by(seat)],
        [(ply, event.seen_by(seat)) for ply, event in match.events],
        match.ply,
    ]


def test_two_games_that_differ_in_a_rivals_secrets_look_the_same() -> None:
    one = dealt([[1, 1, 2], [3, 1, 2]], [1])
    other = dealt([[3, 1, 2], [3, 1, 2]], [3])
    assert one.state.key() != other.state.key()
    assert seen(one, 1) == seen(other, 1)
    assert seen(one, None) == seen(other, None)
    assert seen(one, 0) != seen(other, 0)


def test_a_seat_sees_its_own_secrets() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2]], [2])
    assert match.view(0)["hand"] == [2, 0, 0]
    assert match.view(0)["bid"] == 1
    # Only the seat itself reads what it has sealed, or that there is anything to read.
    assert match.records_seen_by(0)[-1].ref == "card/2"
    assert match.ply_of(0) == len(match.records_seen_by(0)) == match.ply + 1
    assert match.ply_of(1) == len(match.records_seen_by(1)) == match.ply_of(None) == match.ply
    assert match.events[-1][1].seen_by(0) == Message("bid-card", 0, 1)
    assert match.events[-1][1].seen_by(1) == Message("bid-something", 0)
    assert match.events[-1][1].seen_by(None) == Message("bid-something", 0)


def test_opening_shows_the_bids_and_not_the_hands() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2]], [2, 3])
    shown = match.records_seen_by(None)
    assert [record.ref for record in shown[-2:]] == ["card/2", "card/3"]
    assert {record.ref for record in shown[:-2]} == {"sealed"}


def test_an_opened_bid_stays_open_while_the_next_is_sealed() -> None:
    # A tie: the next sealed round follows at once, with nothing between.
    match = dealt([[1, 1, 2], [3, 1, 2]], [1, 1])
    match.choose(0, seat=0)
    refs = [record.ref for record in match.records_seen_by(1)]
    assert refs[-3:] == ["sealed", "card/1", "card/1"]
    assert [record.ref for record in match.records_seen_by(0)] == [*refs, "card/1"]


def test_sealed_answers_come_in_any_order_and_the_order_does_not_show() -> None:
    def bid(*seats: int) -> Match:
        match = dealt([[1, 1, 2], [3, 1, 2], [1, 2, 3]], [])
        for seat in seats:
            match.choose(match.open_decisions()[seat].options(match.state)[-1], seat=seat)
        return match

    orders = [bid(0, 1, 2), bid(2, 0, 1), bid(1, 2, 0)]
    assert len({match.state.key() for match in orders}) == 1
    assert len({match.to_log().to_text() for match in orders}) == 1
    # Before the last is in, neither the log nor its length says who has answered.
    half = bid(2)
    assert (half.ply, half.ply_of(2), half.ply_of(0)) == (9, 10, 9)
    assert sorted(half.open_decisions()) == [0, 1]
    assert [len(half.records_seen_by(seat)) for seat in (None, 0, 1, 2)] == [9, 9, 9, 10]
    assert bid(2, 0).state.key() == bid(0, 2).state.key()
    with pytest.raises(NotYourTurn):
        half.choose(0, seat=2)
    with pytest.raises(StalePly):
        half.choose(0, seat=0, ply=10)
    # A match cut off in the middle replays to the same position.
    again = Match.from_log(TOY, half.to_log())
    assert again.state.key() == half.state.key()
    assert sorted(again.open_decisions()) == [0, 1]


def test_an_error_while_seals_are_open_names_no_key() -> None:
    match = dealt([[1, 1, 1], [3, 1, 2]], [])
    with pytest.raises(IllegalChoice) as refused:
        match.choose(2)
    assert "key" not in str(refused.value)


def test_a_match_resumed_among_seals_keeps_them() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2]], [])
    match.choose(2, seat=1)
    again = Match.resume(
        TOY, match.state.copy(), match.options, match.players, list(match.records),
        list(match.events), pending={seat: list(own) for seat, own in match.pending.items()},
    )  # fmt: skip
    for each in (match, again):
        each.choose(1, seat=0)
    assert again.to_log().to_text() == match.to_log().to_text()


def test_a_forced_sealed_answer_is_still_asked() -> None:
    match = dealt([[1, 1, 1], [1, 2, 2]], [])
    assert match.decision is not None
    assert match.options_now() == [0]
    assert match.ply == 6


@pytest.mark.parametrize("bids", [[], [2]], ids=["nobody has sealed", "somebody has"])
def test_undo_says_nothing_of_who_has_sealed(bids: list[int]) -> None:
    # A prize was picked, then the next bids are collected.
    match = dealt([[1, 1, 2], [3, 1, 2]], [2, 3])
    match.choose(2)
    for bid in bids:
        match.choose(bid - 1, seat=1)
    key = match.state.key()
    with pytest.raises(UndoRefused, match="being collected") as refused:
        match.undo()
    assert refused.value.reason == Message("undo-sealed")
    assert match.state.key() == key


def test_undo_never_crosses_opened_seals() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2]], [2, 3])
    key = match.state.key()
    for seat in (None, 0, 1):
        with pytest.raises(UndoRefused, match="shown"):
            match.undo(seat)
    assert match.state.key() == key


def test_undo_never_crosses_a_reveal() -> None:
    # The last bids are no tie: a prize is picked, then the draws are shown.
    match = dealt([[1, 1, 1], [2, 2, 2]], [])
    while match.decision is not None:
        match.choose(match.options_now()[-1])
    assert match.records[-1].kind == "PickPrize"
    with pytest.raises(UndoRefused, match="shown"):
        match.undo()
    assert match.over


def test_a_hidden_draw_is_read_once_it_is_shown() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2]], [])
    draws = [record.ref for record in match.records[:6]]
    while match.decision is not None:
        assert {record.ref for record in match.records_seen_by(0)[:6]} == {"sealed"}
        match.choose(match.options_now()[-1])
    assert [record.ref for record in match.records_seen_by(None)[:6]] == draws


def test_a_secret_is_told_apart_in_one_match() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2]], [])
    drawn = [event for _, event in match.events if event.own is not None]
    assert [event.seen_by(0).key for event in drawn[:3]] == ["drew-card"] * 3
    assert {event.seen_by(1).key for event in drawn[:3]} == {"drew-something"}


def test_a_leaking_view_is_noticed() -> None:
    class Leaky(toy.Toy):
        def view(self, state: State, seat: int | None) -> dict[str, Any]:
            assert isinstance(state, ToyState)
            return {**super().view(state, seat), "hands": state.hands.copy()}

    game = Leaky(TOY.toy_box)
    dealt_out = next(
        here.copy() for here, decision in walk(game.setup(3), 1) if decision == toy.PlaceBid(1)
    )
    check_views(TOY, dealt_out, random.Random(1))
    with pytest.raises(LawBroken, match="tell a determinised position"):
        check_views(game, dealt_out, random.Random(1))


def test_draws_follow_their_weights() -> None:
    counts = [0] * KINDS
    for seed in range(900):
        match = Match(TOY, seats=2, seed=seed)
        counts[int(match.records[0].ref[-1]) - 1] += 1
    # 4, 3 and 2 of nine cards; five standard deviations either way.
    for seen_times, cards in zip(counts, (4, 3, 2), strict=True):
        expected = 900 * cards / 9
        assert abs(seen_times - expected) < 5 * (expected * (1 - cards / 9)) ** 0.5


def test_a_log_that_deals_more_cards_than_there_are_is_refused() -> None:
    with pytest.raises(LogError, match="card/3 is not a choice of DrawCard"):
        dealt([[3, 3, 3], [1, 1, 1]], [])
