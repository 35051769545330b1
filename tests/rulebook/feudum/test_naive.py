"""The engine against `naive`: two readings of one rulebook must list the same choices."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from demesne.core.errors import PositionError
from demesne.core.perft import divide
from demesne.core.sample import sample
from demesne.core.secrecy import check_secrecy
from demesne.core.state import State
from demesne.core.step import CHANCE
from rulebook.feudum import naive
from rulebook.feudum.position import (
    CARDS,
    DISCS,
    GAME,
    GOODS,
    GUILDS,
    LANDSCAPES,
    PLACES,
    SCROLLS,
    VESSELS,
    WRITS,
    Family,
    family,
    position,
)

# How often each kind of decision was met.
Seen = Counter[str]
DULL = ("forgo", "stop", "give-up", "free/", "none", "nothing", "off/")
END = [["EndOfRound"], ["CheckEpoch"], ["Progress"], ["Nourishment"]]
ACTIONS: list[list[Any]] = [
    *(["Migrate", 0], ["Move", 0], ["PlaceInfluence", 0, 0], ["Improve", 0], ["Explore", 0]),
    *(["Harvest", 0], ["Tax", 0], ["Conquer", 0], ["Repeat", 0], ["ChooseGuild", 0, 0]),
    *(["PlayCard", 0, 0], ["Conquer", 0], ["ChooseGuild", 0, 1], ["Improve", 0]),
]


def agree(state: State, seen: Seen) -> None:
    """Menu and windows by both readings; where a card is asked for, the guilds are settled."""
    decision = state.agenda[-1]
    data = naive.spelled(state.to_dict())
    kind = type(decision).__name__
    listed, expected = lines(state, decision), naive.legal(data)
    assert listed == expected, (
        f"{decision}: engine {sorted(listed - expected)}, naive {sorted(expected - listed)}; {data}"
    )
    for seat in range(state.seats):
        open_to = {type(w).__name__: lines(state, w) for w in state.windows(seat)}
        assert open_to == {
            name: naive.answers(data, [name, seat]) for name in naive.windows(data, seat)
        }, (f"{decision}: windows of seat {seat}", data)
    if kind == "PlayCard":
        assert naive.is_settled(data), data
    seen[kind] += 1


def lines(state: State, decision: Any) -> set[str]:
    return {decision.ref(choice) for choice in decision.options(state)}


def wander(state: State, rng: random.Random, plies: int, seen: Seen) -> None:
    """Random play, with the two lists compared before every choice."""
    for _ in range(plies):
        before = naive.spelled(state.to_dict())
        decision = state.advance()
        check_dawn(before, state, seen)
        if decision is None:
            check_final(state)
            return
        agree(state, seen)
        if decision.seat == CHANCE:
            state.choose(sample(decision, state, rng))
            continue
        if rng.random() < 0.05:
            act_out_of_turn(state, rng, seen)
            continue
        options = decision.options(state)
        # What leads further more often than not.
        further = [n for n in options if not decision.ref(n).startswith(DULL)]
        choice = rng.choice(further if further and rng.random() < 0.7 else options)
        asked, ref = naive.spelled(state.to_dict()), decision.ref(choice)
        state.choose(choice)
        check_effect(asked, ref, naive.spelled(state.to_dict()), seen)


def act_out_of_turn(state: State, rng: random.Random, seen: Seen) -> None:
    open_now = [window for seat in range(state.seats) for window in state.windows(seat)]
    if open_now:
        window = rng.choice(open_now)
        state.agenda.append(window)
        seen[f"window {type(window).__name__}"] += 1
        state.choose(rng.choice(window.options(state)))


def check_dawn(before: dict[str, Any], state: State, seen: Seen) -> None:
    """If an epoch has just dawned, its points are as they should be."""
    after = naive.spelled(state.to_dict())
    if after["epoch"] == before["epoch"] or before["agenda"][-1] != ["CheckEpoch"]:
        return
    # Between the question of the die and the next one nothing else scores.
    for seat in range(state.seats):
        scored = after["points"][seat] - before["points"][seat]
        assert scored == naive.dawn_points(before, seat, after["epoch"]), before
    seen[f"epoch {after['epoch']} dawns"] += 1


def check_effect(before: dict[str, Any], ref: str, after: dict[str, Any], seen: Seen) -> None:
    """Points of attacks, pushes and pulls, and what a trade costs whom."""
    step = before["agenda"][-1]
    kind, seat = step[0], step[1]
    scored = after["points"][seat] - before["points"][seat]
    if kind == "Arm" and ref == "attack":
        _, _, target, defended, extra, _ = step
        attack, defence = naive.strengths(before, seat, target)
        won = attack + extra > defence + defended
        assert scored == ((4 if target >= naive.FIRST_FEUDUM else 2) if won else 0), before
        seen["attack won" if won else "attack lost"] += 1
    elif kind in ("FillBin", "LoadCart", "RemoveMarker") and step[3] == 1:
        guild = FUNCTIONS[kind][step[2]]
        points = naive.points_of(before, step, guild, naive.aims_reached(after, step))
        assert scored == points, (step, before)
        seen[f"{guild} {('push', 'pull')[step[2]]} {points}"] += 1
    elif kind == "Invent":
        if ref == "barrel":
            assert after["rows"] == naive.filled_rows(before), before
        made = step[3] + (ref != "done")
        over = ref == "done" or step[2] or made == 3
        points = naive.points_of(before, step, FUNCTIONS[kind][step[2]], made) if over else 0
        assert scored == points, (step, before)
    check_price(before, ref, after, seen)


FUNCTIONS = {
    "FillBin": ("farmer", "merchant"),
    "LoadCart": ("merchant", "alchemist"),
    "RemoveMarker": ("knight", "noble"),
    "Invent": ("alchemist", "knight"),
}


def check_price(before: dict[str, Any], ref: str, after: dict[str, Any], seen: Seen) -> None:
    kind, seat, *rest = before["agenda"][-1]
    guild, price = "", 3
    if kind == "BuyGood" and (ref == "stop" or len(naive.members(rest[0])) == 2):
        guild = "merchant"
        stalls = [naive.BINS[number] for number in naive.members(rest[0])]
        stalls += [ref] if ref != "stop" else []
        price = sum(naive.PRICES[naive.BINS.index(stall)] for stall in stalls)
    elif kind == "BuySeal" and (ref == "done" or rest[0]):
        guild, price = "noble", 3 if ref == "done" else 6
    elif kind == "BuyVessel":
        guild = "alchemist"
    elif kind == "ChooseGuild" and ref in ("knight/trade", "monk/trade"):
        guild = ref.partition("/")[0]
    if guild:
        expected = naive.paid(before, seat, guild, price)
        assert {name: after[name] for name in expected} == expected, (ref, before)
        seen[f"{guild} trade"] += 1


def check_final(state: State) -> None:
    data = naive.spelled(state.to_dict())
    assert GAME.scores(state) == [
        data["points"][seat] + naive.final_points(data, seat) for seat in range(state.seats)
    ], data


# --- positions that random play comes to seldom --------------------------------------------------


def words(rng: random.Random, names: tuple[str, ...], most: int) -> str:
    return " ".join(rng.choice(names) for _ in range(rng.randrange(most + 1)))


def some_land(
    rng: random.Random, seats: int, immunity: float
) -> tuple[dict[str, str], list[str], list[str]]:
    """Discs, and which places each seat rules and serves at, some markers under immunity."""
    left = dict(zip(DISCS, (8, 8, 8, *[2] * 6), strict=True))
    discs: dict[str, str] = {}
    rules, serfs = [""] * seats, [""] * seats
    for place in PLACES:
        kinds = [kind for kind, count in left.items() if count]
        discs[place] = rng.choice(kinds)
        if rng.random() < 0.4 and left["outpost"]:
            discs[place] = rng.choice([kind for kind in DISCS[:3] if left[kind]])
        left[discs[place]] -= 1
        seat, other = rng.sample(range(seats), 2)
        if rng.random() < 0.7:
            subject, immune = rng.random() < 0.4, rng.random() < immunity
            rules[seat] += f" {place}{'+' * subject}{'!' * (subject and immune)}"
            if rng.random() < 0.5:
                serfs[other] += f" {place}{'!' * (rng.random() < immunity)}"
    return discs, rules, serfs


def some_family(rng: random.Random, rules: str, serfs: str, writs: str, focus: list[str]) -> Family:
    roles = ["noble", *GUILDS]
    pawns = " ".join(
        f"{rng.choice(roles)}@{rng.choice(focus)}"
        f"{rng.choice(['', '', '/' + rng.choice(VESSELS)])}{'*' * (rng.random() < 0.2)}"
        for _ in range(rng.randrange(4))
    )
    cards = rng.sample(CARDS, 5)
    hand = rng.randrange(1, 5)
    out = rng.choice([0, 0, 1, 2, 3])
    return family(
        points=rng.randrange(20),
        goods=words(rng, GOODS, 8),
        barrel=rng.randrange(4),
        shillings=rng.randrange(10),
        markers=rng.choice([0, 0, 1, 2, 4]),
        seals=rng.randrange(2),
        beads=words(rng, ("2", "3"), 1),
        vessels=words(rng, VESSELS, 1),
        tiles=words(rng, LANDSCAPES, 2),
        writs=writs,
        military=out // 2,
        voyage=out % 2 * rng.randrange(1, 8),
        slain=rng.randrange(2),
        pawns=pawns,
        rules=rules,
        serfs=serfs,
        hand=" ".join(cards[:hand]),
        played=" ".join(cards[hand:]),
        bonus=rng.choice(["none", "none", "saltpeter", "sulfur"]) if hand < 5 else "none",
        moves=rng.randrange(2),
        attacked=rng.randrange(2),
    )


def some_position(rng: random.Random) -> State:
    """Somewhere in the middle of a game, full of what is rare at its start."""
    while True:
        try:
            return _some_position(rng)
        except (PositionError, AssertionError, StopIteration):
            # More pieces than there are of some kind: once more.
            continue


def _some_position(rng: random.Random) -> State:
    seats = rng.choice([2, 3, 4, 5])
    advanced = int(rng.random() < 0.8)
    discs, rules, serfs = some_land(rng, seats, 0.2 * advanced)
    pile = [writ for writ in WRITS if advanced or writ != "beast"]
    rng.shuffle(pile)
    # Pieces stand together at a few places, so that something comes of it.
    focus = rng.sample(PLACES, 5)
    own = []
    for seat in range(seats):
        writs = " ".join(pile.pop() for _ in range(rng.choice([0, 1, 3])))
        own.append(some_family(rng, rules[seat], serfs[seat], writs, focus))
    epoch = rng.randrange(1, 5)
    table: dict[str, Any] = {"epoch": epoch, "advanced": advanced, "first": rng.randrange(seats)}
    table["stacks"] = [rng.randrange(max(1, epoch - 1), epoch + 2) for _ in range(6)]
    table["overthrow"] = rng.randrange(2)
    served = [place.rstrip("!") for text in serfs for place in text.split()]
    scenes = {
        place: f"{rng.choice(LANDSCAPES)}:{rng.randrange(4)}"
        for place in served
        if advanced and rng.random() < 0.25
    }
    loose = {place: words(rng, GOODS, 12) for place in PLACES if rng.random() < 0.3}
    beasts = {
        beast: (rng.randrange(seats), rng.choice(focus))
        for beast in ("behemoth", "serpent")
        if advanced and rng.random() < 0.4
    }
    agenda, chairs = None, None
    ask = rng.choice(ACTIONS)
    if rng.random() < 0.2:
        agenda = END
    elif rng.random() < 0.3:
        # First the guilds, some of which have lost their members.
        chairs = {guild: () for guild in GUILDS if rng.random() < 0.7}
        agenda = [*END, ["TurnDone"], ask, ["Recalc"]]
    return position(
        *own,
        discs=discs,
        loose=loose,
        scenes=scenes,
        beasts=beasts,
        barn=words(rng, GOODS, 10),
        bins={good: words(rng, ("1", "2", "3", "4"), 6) for good in GOODS},
        carts=" ".join(f"{good} " * rng.randrange(4) for good in GOODS),
        dock=words(rng, VESSELS, 1),
        rows=[rng.randrange(7) for _ in range(max(4, seats))],
        scrolls=" ".join(scroll for scroll in SCROLLS if rng.random() < 0.5),
        rosary=words(rng, ("2", "3", "4", "5"), 4),
        hens=words(rng, ("2", "3", "4"), 2),
        adrift={place: rng.choice(VESSELS) for place in focus if rng.random() < 0.15},
        chairs=chairs,
        ask=ask,
        agenda=agenda,
        **table,
    )


# --- the comparison -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_whole_random_games(mode: str) -> None:
    seen: Seen = Counter()
    for number in range(8):
        state = GAME.setup(2 + number % 4, {"start": "random", "mode": mode})
        wander(state, random.Random(f"{mode}/{number}"), 8_000, seen)
        assert state.advance() is None
    assert not {"PlayCard", "ChooseGuild", "Conquer", "MovePiece", "RollProgress"} - seen.keys()
    assert all(seen[f"epoch {epoch} dawns"] > 1 for epoch in (2, 3, 4, 5))


def test_rich_positions_and_every_decision() -> None:
    rng = random.Random("rich")
    seen: Seen = Counter()
    for number in range(400):
        wander(some_position(rng), rng, 40, seen)
        if number % 50 == 0:
            wander(GAME.setup(3, {"start": "random"}), rng, 60, seen)
    assert {kind.__name__ for kind in GAME.DECISIONS} <= seen.keys()
    trades = {f"{guild} trade" for guild in GUILDS if guild != "farmer"}
    assert trades | {"attack won", "attack lost"} <= seen.keys()
    # Out of turn everything that may be done has been done.
    assert {f"window {kind}" for kind in naive.FREE.values()} <= seen.keys()


def test_rich_positions_keep_the_law_of_secrecy() -> None:
    rng = random.Random("secrecy")
    kinds: set[str] = set()
    for number in range(150):
        state = some_position(rng)
        for _ in range(25):
            decision = state.advance()
            if decision is None:
                break
            GAME.check(state)
            if type(decision).__name__ not in kinds or rng.random() < 0.1:
                kinds.add(type(decision).__name__)
                for seat in range(state.seats):
                    check_secrecy(GAME, state, seat, f"{number}")
            if decision.seat == CHANCE:
                state.choose(sample(decision, state, rng))
            else:
                state.choose(rng.choice(decision.options(state)))


def count(state: State, depth: int) -> int:
    """Ways to play on for so many choices, by the naive lists."""
    decision = state.advance()
    if decision is None or depth == 0:
        return 1
    total = 0
    for ref in naive.legal(naive.spelled(state.to_dict())):
        choice = decision.find(ref)
        assert choice is not None
        after = state.copy()
        after.choose(choice)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("seed, depth", [(1, 3), (2, 3), (3, 3), (4, 2), (5, 4), (6, 3)])
def test_perft_by_two_ways_of_counting(seed: int, depth: int) -> None:
    state = some_position(random.Random(f"perft/{seed}"))
    assert sum(divide(state, depth).values()) == count(state, depth)
