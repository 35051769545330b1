"""Any position of Village in a few words, moves by notation, and all that a move changed.

    before = position(
        family(life=3, people={"smithy": [1]}),
        family(),
        spaces={"harvest": "plague", "family": "green"},
    )
    after = play(before, "harvest/plague", "harvest")
    assert changes(before, after) == {"0 life": (3, 5), ..., **turn_passes(0, 1)}

What is not named is where it comes from: cubes in the supply, customers in the pile
(after stalls and queue are filled up), the first generation on the farm, the others
unborn. So nothing is ever lost or doubled, and `Game.from_dict` checks that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import demesne
from demesne.core.game import Game
from demesne.core.state import State
from demesne.core.step import Decision

GAME: Game = demesne.game("village")

# The order of the saved lists.
COLOURS = ("orange", "green", "brown", "pink", "plague")
GOODS = ("scroll", "horse", "plough", "ox", "wagon")
SPACES = ("harvest", "family", "crafts", "market", "travel", "council", "church")
CITIES = "abcdef"
SECTIONS = ("council", "crafts", "travel", "church", "farm")

CUBES_IN_ALL = (18, 18, 18, 18, 6)
GENERATIONS = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4)
SLOTS = {2: (2, 2, 2, 2, 2, 3), 3: (2, 3, 3, 3, 2, 4), 4: (3, 4, 3, 3, 3, 5)}
STALLS = {2: 3, 3: 4, 4: 5}
QUEUE = 5
NOBODY = -1

# What `plain` shows under names of its own.
SHOWN = (
    *("life", "coins", "grain", "prestige", "deaths_pending", "cities", "customers", "cubes"),
    *("goods", "people", "supply", "green_bag", "spaces", "free_slots", "customers_to_come"),
    *("stalls", "queue"),
)

People = Mapping[str, list[int]]
Plain = dict[str, Any]


@dataclass(frozen=True)
class Family:
    """What one seat has; see `family`."""

    life: int = 0
    coins: int = 0
    grain: int = 0
    prestige: int = 0
    deaths_pending: int = 0
    cubes: str = ""
    goods: str = ""
    cities: str = ""
    customers: tuple[int, ...] = ()
    people: People = field(default_factory=dict)


def family(
    *,
    life: int = 0,
    coins: int = 0,
    grain: int = 0,
    prestige: int = 0,
    deaths_pending: int = 0,
    cubes: str = "",
    goods: str = "",
    cities: str = "",
    customers: Iterable[int] = (),
    people: People | None = None,
) -> Family:
    """Cubes and goods by word (`"pink pink"`), customers by the number on the tile.

    `people` lists generations by place. Where it leaves out the farm, those of the
    first generation it does not name are there.
    """
    return Family(
        *(life, coins, grain, prestige, deaths_pending, cubes, goods, cities),
        *(tuple(customers), people or {}),
    )


def turn_of(seat: int) -> list[list[Any]]:
    """The agenda while `seat` is asked for its turn."""
    return [["AfterTurn", seat], ["EndOfTurn", seat], ["TakeTurn", seat]]


def last_turn_of(seat: int, left: int, seats: int, decision: str = "TakeTurn") -> list[list[Any]]:
    """The agenda in a last turn, with `left` seats still to come after this one."""
    return [
        ["FinalScoring"],
        ["HoldMass"],
        ["LastTurns", (seat + 1) % seats, left],
        ["EndOfTurn", seat],
        [decision, seat],
    ]


def position(
    *families: Family,
    spaces: Mapping[str, str] | None = None,
    bag: str = "",
    stalls: Iterable[int] | None = None,
    queue: Iterable[int] | None = None,
    agenda: list[list[Any]] | None = None,
    **numbers: int,
) -> State:
    """A position for as many seats as families, at the turn of seat 0 unless `agenda` says.

    Without `spaces` one green cube lies on each. `numbers` are starting_seat, next_start,
    end_brought_by, turn, round and masses.
    """
    seats = len(families)
    people = [_whole_family(each.people) for each in families]
    on_spaces = dict.fromkeys(SPACES, "green") if spaces is None else spaces
    unknown = set(on_spaces) - set(SPACES)
    assert not unknown, f"no such spaces: {unknown}"
    cubes = [_counts(each.cubes, COLOURS[:4]) for each in families]
    placed = [_counts(on_spaces.get(space, ""), COLOURS) for space in SPACES]
    in_bag = _counts(bag, COLOURS)
    supply = [
        total - in_bag[c] - sum(row[c] for row in placed) - sum(row[c] for row in cubes if c < 4)
        for c, total in enumerate(CUBES_IN_ALL)
    ]
    unseen = sorted(set(range(1, 25)) - {tile for each in families for tile in each.customers})
    at_stalls = list(stalls) if stalls is not None else None
    in_queue = list(queue) if queue is not None else None
    for named in (at_stalls, in_queue):
        unseen = [tile for tile in unseen if tile not in (named or [])]
    if at_stalls is None:
        at_stalls, unseen = unseen[: STALLS[seats]], unseen[STALLS[seats] :]
    if in_queue is None:
        in_queue, unseen = unseen[:QUEUE], unseen[QUEUE:]
    data: Plain = {
        "seats": seats,
        "agenda": turn_of(0) if agenda is None else agenda,
        "people": people,
        "life": [each.life for each in families],
        "deaths_pending": [each.deaths_pending for each in families],
        "coins": [each.coins for each in families],
        "grain": [each.grain for each in families],
        "prestige": [each.prestige for each in families],
        "cities": [_mask(CITIES.index(city) for city in each.cities) for each in families],
        "customers": [_mask(tile - 1 for tile in each.customers) for each in families],
        "cubes": [count for row in cubes for count in row],
        "goods": [count for each in families for count in _counts(each.goods, GOODS)],
        "supply": supply,
        "green_bag": in_bag,
        "spaces": [count for row in placed for count in row],
        "stalls": [tile - 1 for tile in at_stalls],
        "queue": [tile - 1 for tile in in_queue],
        "free_slots": _free_slots(people),
        "customers_to_come": _mask(tile - 1 for tile in unseen),
        "starting_seat": 0,
        "next_start": NOBODY,
        "end_brought_by": NOBODY,
        "turn": 0,
        "round": 1,
        "masses": 0,
    }
    assert numbers.keys() <= data.keys(), f"no such numbers: {numbers.keys() - data.keys()}"
    data.update(numbers)
    state = GAME.from_dict(data)
    state.advance()
    return state


def _counts(words: str, names: tuple[str, ...]) -> list[int]:
    listed = words.split()
    assert set(listed) <= set(names), f"{words!r} is not made of {names}"
    return [listed.count(name) for name in names]


def _mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)


def _whole_family(named: People) -> Plain:
    left = list(GENERATIONS)
    for members in named.values():
        for generation in members:
            left.remove(generation)
    people = {place: sorted(members) for place, members in named.items()}
    if "farm" not in people:
        people["farm"] = [generation for generation in left if generation == 1]
        left = [generation for generation in left if generation != 1]
    people["unborn"] = sorted([*people.get("unborn", []), *left])
    return people


def _free_slots(people: list[Plain]) -> list[int]:
    places = [f"chronicle-{section}" for section in SECTIONS] + ["grave"]
    return [
        slots - sum(len(each.get(place, ())) for each in people)
        for slots, place in zip(SLOTS[len(people)], places, strict=True)
    ]


def own_box(folder: Path, table: str, printed: str, mine: str) -> Path:
    """A component file of one's own that differs from ours in one figure of one table."""
    ours = (resources.files("demesne") / "games" / "village" / "components.toml").read_text("utf-8")
    (found,) = [text for text in f"\n{ours}".split("\n[") if text.startswith(f"{table}]")]
    assert printed in found
    file = folder / "mine.toml"
    file.write_text("[" + found.replace(printed, mine), "utf-8")
    return file


# -- moves -----------------------------------------------------------------------------


def asks(state: State) -> Decision[Any]:
    """The decision on the table."""
    decision = state.advance()
    assert decision is not None, "the game is over"
    return decision


def asked(state: State) -> str:
    """Who is asked what: `0 TakeTurn`; `over` at the end."""
    decision = state.advance()
    return "over" if decision is None else f"{decision.seat} {type(decision).__name__}"


def menu(state: State) -> list[str]:
    """The legal lines, in the order of the menu."""
    decision = asks(state)
    return [decision.ref(choice) for choice in decision.options(state)]


def play(state: State, *refs: str) -> State:
    """The position after these choices, forced ones and draws included; `state` stays as it is."""
    after = state.copy()
    for number, ref in enumerate(refs):
        decision = asks(after)
        choice = decision.find(ref)
        legal = menu(after)
        assert choice is not None, f"move {number}: {decision} has no line {ref}"
        assert ref in legal, f"move {number}: {decision} has {legal}, not {ref}"
        after.choose(choice)
    after.advance()
    GAME.check(after)
    return after


def scores(state: State, seat: int) -> dict[str, int]:
    """The score sheet of one seat."""
    return {each.seat: each.parts for each in GAME.standings(state)}[seat]


# -- what changed ----------------------------------------------------------------------


def changes(before: State, after: State) -> Plain:
    """Everything that differs, as (old, new) by name; of the agenda only what is next.

    Seats are `0 life`, `1 pink`, `0 at farm`; spaces `crafts pink`; slots `free church`.
    The agenda is written from the top: `TakeTurn 1 > EndOfTurn 1 > AfterTurn 1`.
    """
    old, new = plain(before), plain(after)
    differing = {
        name: (old.get(name, []), new.get(name, []))
        for name in {**old, **new}
        if old.get(name, []) != new.get(name, [])
    }
    if "agenda" in differing:
        differing["agenda"] = new["agenda"]
    return differing


def turn_passes(seat: int, following: int) -> Plain:
    """What `changes` shows when a turn has ended and nothing else is in the way."""
    agenda = f"TakeTurn {following} > EndOfTurn {following} > AfterTurn {following}"
    return {"turn": (seat, following), "agenda": agenda}


def plain(state: State) -> Plain:
    """The whole position, one entry for each thing a person would count."""
    data = state.to_dict()
    flat: Plain = {"agenda": " > ".join(_step(step) for step in reversed(data.pop("agenda")))}
    seats = data.pop("seats")
    for seat in range(seats):
        for name in ("life", "coins", "grain", "prestige", "deaths_pending"):
            flat[f"{seat} {name}"] = data[name][seat]
        flat[f"{seat} cities"] = "".join(
            city for n, city in enumerate(CITIES) if data["cities"][seat] >> n & 1
        )
        flat[f"{seat} customers"] = _tiles(data["customers"][seat])
        for colour, name in enumerate(COLOURS[:4]):
            flat[f"{seat} {name}"] = data["cubes"][seat * 4 + colour]
        for good, name in enumerate(GOODS):
            flat[f"{seat} {name}"] = data["goods"][seat * 5 + good]
        for place, members in data["people"][seat].items():
            flat[f"{seat} at {place}"] = members
    for colour, name in enumerate(COLOURS):
        flat[f"supply {name}"] = data["supply"][colour]
        flat[f"bag {name}"] = data["green_bag"][colour]
        for number, space in enumerate(SPACES):
            flat[f"{space} {name}"] = data["spaces"][number * 5 + colour]
    for number, section in enumerate((*SECTIONS, "graves")):
        flat[f"free {section}"] = data["free_slots"][number]
    flat["pile"] = _tiles(data["customers_to_come"])
    for name in ("stalls", "queue"):
        flat[name] = [tile + 1 for tile in data[name]]
    for name in SHOWN:
        del data[name]
    # Whatever the state learns to hold later is compared too.
    flat.update(data)
    return flat


def _tiles(mask: int) -> list[int]:
    return [bit + 1 for bit in range(24) if mask >> bit & 1]


def _step(step: list[Any]) -> str:
    return " ".join(str(part).replace(" ", "") for part in step)
