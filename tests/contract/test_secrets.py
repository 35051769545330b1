"""What a seat cannot know never reaches it: not by a view, a record, an event or an undo."""

from __future__ import annotations

from typing import Any

import pytest

import demesne
from contract import toy
from contract.toy import KINDS
from demesne.core.errors import IllegalChoice, LogError, NotYourTurn, StalePly, UndoRefused
from demesne.core.log import Log, read_log
from demesne.core.match import Match
from demesne.core.message import Message

TOY = toy.make()


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
    assert match.view(1)["hand"] == [1, 1, 1]
    assert match.view(0)["bid"] == 1
    # Only the seat itself reads what it has sealed, or that there is anything to read.
    assert match.records_seen_by(0)[-1].ref == "card/2"
    assert match.question_of(0) == len(match.records_seen_by(0)) == match.ply + 1
    assert match.question_of(1) == len(match.records_seen_by(1)) == match.ply
    assert match.events[-1][1].seen_by(0) == Message("bid-card", 0, 1)
    assert match.events[-1][1].seen_by(1) == Message("bid-something", 0)
    assert match.events[-1][1].seen_by(None) == Message("bid-something", 0)


def test_what_was_sealed_stays_its_seats_own_until_the_game_is_over() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2]], [2, 3])
    # The event tells what was bid; the records stay sealed.
    assert [event.seen_by(None) for _, event in match.events[-1:]] == [Message("bids-opened", 2)]
    assert {record.ref for record in match.records_seen_by(None)} == {"sealed"}
    seen = [record.ref for record in match.records_seen_by(0)]
    assert seen == ["card/1", "card/1", "card/2", *["sealed"] * 3, "card/2", "sealed"]
    assert [record.owner for record in match.records] == [0, 0, 0, 1, 1, 1, 0, 1]
    while not match.over:
        match.choose(match.options()[-1])
    assert match.records_seen_by(None) == match.records
    assert "sealed" not in match.log_seen_by(None).to_text()


def test_the_log_of_a_running_game_tells_a_seat_what_it_may_know() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2]], [2, 3])
    own = match.log_seen_by(0)
    assert own.key is None
    lines = own.to_text().splitlines()
    assert "2 chance DrawCard card/2" in lines
    assert "3 chance DrawCard sealed" in lines
    village = Match(demesne.game("village"), seed=1)
    whole = village.log_seen_by(0)
    assert whole.to_text() == village.to_log().to_text()
    assert Match.from_log(village.game, read_log(whole.to_text())).ply == village.ply > 0


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
    assert (half.ply, half.question_of(2), half.question_of(0)) == (9, 10, 9)
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
        TOY, match.state.copy(), match.variant, match.players, list(match.records),
        list(match.events), pending={seat: list(own) for seat, own in match.pending.items()},
    )  # fmt: skip
    for each in (match, again):
        each.choose(1, seat=0)
    assert again.to_log().to_text() == match.to_log().to_text()


def test_a_forced_sealed_answer_is_still_asked() -> None:
    match = dealt([[1, 1, 1], [1, 2, 2]], [])
    assert match.decision is not None
    assert match.options() == [0]
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
        match.undo(0)
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
    # Seat 1 wins and picks; seat 0 objects with a highest card, which shows it.
    match = dealt([[3, 1, 2], [2, 1, 3]], [1, 2])
    match.choose(1, seat=1)
    match.choose(0, seat=0)
    assert [event.message.key for _, event in match.events if event.reveals][-1] == "objected"
    with pytest.raises(UndoRefused, match="collected"):
        match.undo(0)


def test_a_seat_takes_back_its_own_sealed_answer_while_it_is_sealed() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2], [1, 2, 3]], [])
    before = match.state.key()
    match.choose(2, seat=1)
    match.choose(0, seat=2)
    told = len(match.events)
    change = match.undo(1)
    assert (change.taken_back, change.undone, change.records) == (1, match.ply, [])
    # Seat 2 has told that it bid; of seat 1's bid nothing is left.
    heard = [event.seen_by(None) for _, event in change.told]
    assert heard[-1] == Message("bid-something", 2)
    assert Message("bid-something", 1) not in heard
    assert len(match.events) == told - 1
    assert sorted(match.open_decisions()) == [0, 1]
    assert match.pending.keys() == {2}
    with pytest.raises(UndoRefused, match="being collected"):
        match.undo(1)
    match.undo(2)
    assert match.state.key() == before
    assert match.pending == {}
    for seat, bid in enumerate([0, 2, 1]):
        match.choose(bid, seat=seat)
    # What was taken back is in nobody's log.
    assert [record.ref for record in match.records[9:12]] == ["card/1", "card/3", "card/2"]
    with pytest.raises(UndoRefused):
        match.undo(1)


def test_a_sealed_answer_that_nobody_can_see_concerns_its_seat_alone() -> None:
    mil = Match(demesne.game("mil"), seats=2, seed=1)
    while mil.decision is not None and not mil.decision.SEALED:
        mil.choose(mil.options()[0])
    seat = next(seat for seat in mil.open_decisions() if len(mil.options(seat)) > 1)
    change = mil.choose(mil.options(seat)[-1], seat=seat)
    assert (change.only, change.records, len(change.sealed)) == (seat, [], 1)
    sealing = mil.choose(mil.options(seat)[0], seat=seat)
    assert (sealing.only, sealing.records, len(sealing.sealed)) == (None, [], 1)
    assert [at for at, _ in sealing.told] == [mil.ply]


def test_a_private_menu_is_asked_even_when_it_is_forced() -> None:
    # Seat 1 has a highest card left, or has not: nobody can tell by what is asked.
    for hand in ([3, 1, 2], [2, 1, 2]):
        match = dealt([[2, 1, 1], hand], [2, 1])
        match.choose(1, seat=0)
        assert isinstance(match.decision, toy.Object)
        assert match.decision.seat == 1
        match.choose(match.options()[-1])
        record = match.records_seen_by(None)[-1]
        assert (record.kind, record.ref, record.auto) == ("Object", "agree", False)


def test_a_window_lets_a_neighbours_click_stand() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2], [1, 2, 3]], [1, 3, 1])
    menu = match.menu(1)
    assert menu is not None
    assert [window.decision for window in match.windows(2)] == ["Sing"]
    change = match.choose(0, seat=2, window="Sing")
    assert [record.to_text() for record in change.records] == ["2 Sing song/high"]
    assert match.windows(2) == []
    with pytest.raises(NotYourTurn, match="Sing is not open"):
        match.choose(0, seat=2, window="Sing")
    # The question is still the one whose menu seat 1 looks at.
    assert match.question_of(1) == menu.ply < match.ply
    match.choose(menu.legal()[-1].choice, seat=1, ply=menu.ply)
    with pytest.raises(StalePly):
        match.choose(0, seat=0, ply=menu.ply)
    again = Match.from_log(TOY, match.to_log())
    assert again.state.key() == match.state.key()


def test_no_window_is_open_while_answers_are_sealed() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2]], [2])
    assert [match.windows(seat) for seat in (0, 1)] == [[], []]


def test_a_secret_is_told_apart_in_one_match() -> None:
    match = dealt([[1, 1, 2], [3, 1, 2]], [])
    drawn = [event for _, event in match.events if event.own is not None]
    assert [event.seen_by(0).key for event in drawn[:3]] == ["drew-card"] * 3
    assert {event.seen_by(1).key for event in drawn[:3]} == {"drew-something"}


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
