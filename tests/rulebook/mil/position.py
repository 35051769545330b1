"""Any position of MIL 1049 in a few words, moves by notation, and all that a move changed.

    before = position(family(stock="gold"), family(), agenda=[["VisitCourt", 0, A]])
    after = play(before, "influence")
    assert changes(before, after) == {"0 influence": (0, 2)}

What is not named is empty, except the columns: a family has its two starting knights
unless it says otherwise. Lands that are nowhere are in the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import demesne
from demesne.core.game import Game
from demesne.core.state import State
from demesne.core.step import Decision

GAME: Game = demesne.game("mil")

RESOURCES = ("food", "fabric", "metal", "influence", "gold")
LANDS = ("cereal", "fishing", "cloth", "mine", "quarry")
COUNTS = (11, 4, 9, 7, 4)
SPHERES = ("home", "monastery", "court", "market", "war", "clergy", "crusades")
LIMITED = SPHERES[2:6]
IN_USE = {2: 3, 3: 3, 4: 4, 5: 5}
TOKENS = {"empty": 1, "white": 2, "black": 3}
A, B, C, D = range(4)  # the knights of seat 0
A1, B1, C1, D1 = range(4, 8)
A2, B2, C2, D2 = range(8, 12)
NOBODY = -1
# The reason against a line whose piece is not there: it is not even shown.
NO_LINE = "why-no-such-line"

Plain = dict[str, Any]


@dataclass(frozen=True)
class Knight:
    """One column; see `knight`."""

    soldiers: int = 0
    castle: int = 0
    lands: str = ""
    heir: int = 0
    time: int = 0
    suzerain: int = NOBODY


def knight(
    soldiers: int = 0,
    lands: str = "",
    *,
    castle: int = 0,
    heir: int = 0,
    time: int = 0,
    suzerain: int = NOBODY,
) -> Knight:
    """Lands by word: `"cereal cloth/b"`; face A unless it says `/b`."""
    return Knight(soldiers, castle, lands, heir, time, suzerain)


START_A = knight(2, "cereal", castle=1)
START_B = knight(1, "cereal", heir=1)


@dataclass(frozen=True)
class Family:
    stock: str = ""
    points: int = 0
    damsels: int = 0
    privileges: int = 0
    placed: int = 0
    rolls: int = 0
    knights: tuple[Knight | None, ...] = (START_A, START_B, None, None)


def family(
    *knights: Knight | None,
    stock: str = "",
    points: int = 0,
    damsels: int = 0,
    privileges: int = 0,
    placed: int = 0,
    rolls: int = 0,
) -> Family:
    """Columns from A on; none named are the two of the start. Cubes as in `"2 gold food"`."""
    columns = (*knights, None, None, None, None)[:4] if knights else Family().knights
    return Family(stock, points, damsels, privileges, placed, rolls, columns)


def cubes(text: str) -> list[int]:
    """`"2 gold food"` by kind."""
    counts = [0] * len(RESOURCES)
    number = 1
    for word in text.split():
        if word.isdecimal():
            number = int(word)
        else:
            counts[RESOURCES.index(word)] += number
            number = 1
    return counts


def land(word: str) -> int:
    name, _, face = word.partition("/")
    return 1 + 2 * LANDS.index(name) + (face == "b")


def acting(seat: int, seats: int) -> list[list[Any]]:
    """The agenda while `seat` is asked for its action."""
    return [["Winter"], ["Tribute"], ["TakeActions", (seat + 1) % seats], ["ChooseAct", seat]]


def position(
    *families: Family,
    game: Game = GAME,
    agenda: Sequence[object] | None = None,
    spaces: Mapping[str, str] | None = None,
    monastery: tuple[int, ...] = (),
    crusades: tuple[int, ...] = (),
    tops: tuple[str, ...] = (),
    face_down: str = "",
    **numbers: int,
) -> State:
    """A position for as many seats as families, at the action of seat 0 unless `agenda` says.

    `spaces` names what lies in a sphere from the left: `"1b white black empty"`, a family
    token as `token/0`. Spheres left out are covered with white tokens.
    """
    seats = len(families)
    data: Plain = {
        name: []
        for name in ("present", "heir", "time", "soldiers", "castle", "suzerain", "where", "land")
    }
    for each in families:
        for column in each.knights:
            here = column or Knight()
            data["present"].append(int(column is not None))
            for name in ("heir", "time", "soldiers", "castle", "suzerain"):
                data[name].append(getattr(here, name))
            codes = [land(word) for word in here.lands.split()]
            data["land"] += [*codes, 0, 0][:2]
            data["where"].append(0)
    for name in ("points", "damsels", "privileges", "placed", "rolls"):
        data[name] = [getattr(each, name) for each in families]
    data["stock"] = [count for each in families for count in cubes(each.stock)]
    data["spaces"] = _spaces(spaces or {}, seats, data)
    data["monastery"], data["crusades"] = list(monastery), list(crusades)
    for sphere, pawns in ((1, monastery), (6, crusades)):
        for pawn in pawns:
            data["where"][pawn] = sphere
            data["placed"][pawn // 4] = 1
    sorts = [LANDS.index(name) for name in tops]
    data["tops"] = [*sorts, NOBODY, NOBODY][:2]
    below = [face_down.split().count(name) for name in LANDS]
    data["face_down"] = below
    data["below"] = [(sum(below) + 1) // 2, sum(below) // 2]
    data["out"] = [
        COUNTS[sort]
        - sum(1 for code in data["land"] if code and (code - 1) // 2 == sort)
        - below[sort]
        - sorts.count(sort)
        for sort in range(len(LANDS))
    ]
    data.update(offers=[0] * (5 * seats), sealed=[0] * seats, battle=[], first=0, turn=1, phase=1)
    data.update(kings_soldiers=NOBODY, archbishop=NOBODY, conquest=0)
    data.update(time_is_money=0, pope=0, kings_pleasure=0)
    if numbers.get("conquest"):
        data["out"][(numbers["conquest"] - 1) // 2] -= 1
    assert numbers.keys() <= data.keys(), f"no such numbers: {numbers.keys() - data.keys()}"
    data.update(
        numbers,
        seats=seats,
        agenda=acting(0, seats) if agenda is None else list(agenda),
    )
    state = game.from_dict(data)
    state.advance()
    return state


def _spaces(named: Mapping[str, str], seats: int, data: Plain) -> list[int]:
    codes: list[int] = []
    for number, sphere in enumerate(LIMITED):
        words = named.get(sphere, "white " * IN_USE[seats]).split()
        assert len(words) == IN_USE[seats], f"{sphere} has {IN_USE[seats]} spaces"
        for word in words:
            if word in TOKENS:
                codes.append(TOKENS[word])
            elif word.startswith("token/"):
                codes.append(4 + int(word[-1]))
            else:
                pawn = int(word[0]) * 4 + "abcd".index(word[1])
                codes.append(9 + pawn)
                data["where"][pawn] = 2 + number
                data["placed"][pawn // 4] = 1
        codes += [0] * (5 - len(words))
    return codes


def with_rulings(tmp_path: Path, **flags: bool | int) -> Game:
    """The game with other readings of the rules."""
    rulings: dict[str, bool | int] = {
        "black_blocks": False,
        "bastard_only_heir": False,
        "attacker_must_ask": True,
        "battle_bonus_defender": True,
        "growth_rolls": 50,
    }
    assert flags.keys() <= rulings.keys()
    rulings.update(flags)
    lines = [f"{name} = {str(value).lower()}" for name, value in rulings.items()]
    file = tmp_path / "mil.toml"
    file.write_text('[rulings]\nsource = "rulebook"\nnote = "a test"\n' + "\n".join(lines))
    return demesne.game("mil", file)


# -- moves -----------------------------------------------------------------------------


def asks(state: State) -> Decision[Any]:
    """The decision on the table."""
    decision = state.advance()
    assert decision is not None, "nothing is asked"
    return decision


def asked(state: State) -> str:
    """Who is asked what: `0 ChooseAct`; `nothing` when the agenda is done."""
    decision = state.advance()
    return "nothing" if decision is None else f"{decision.seat} {type(decision).__name__}"


def menu(state: State) -> list[str]:
    """The legal lines, in the order of the menu."""
    decision = asks(state)
    return [decision.ref(choice) for choice in decision.options(state)]


def why_not(state: State, ref: str) -> str:
    """The reason against a line."""
    decision = asks(state)
    choice = decision.find(ref)
    assert choice is not None, f"{decision} has no line {ref}"
    message = decision.why_not(state, choice)
    assert message is not None, f"{ref} is legal"
    GAME.explain(message)
    return message.key


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


def offer(text: str) -> list[str]:
    """The choices that make up and seal an offer of these cubes."""
    counts = cubes(text)
    adding = [name for kind, name in enumerate(RESOURCES) for _ in range(counts[kind])]
    return [*adding, "seal"]


def scores(state: State, seat: int) -> dict[str, int]:
    """The score sheet of one seat."""
    return {each.seat: each.parts for each in GAME.standings(state)}[seat]


# -- what changed ----------------------------------------------------------------------


def changes(before: State, after: State) -> Plain:
    """Everything that differs, as (old, new) by name; the agenda aside.

    Families are `0 gold`, `1 points`; knights `0a time`; spaces `court 1`.
    """
    old, new = plain(before), plain(after)
    return {name: (old[name], new[name]) for name in old if old[name] != new[name]}


def plain(state: State) -> Plain:
    """The whole position, one entry for each thing a person would count."""
    data = state.to_dict()
    flat: Plain = {}
    seats = data["seats"]
    for seat in range(seats):
        for name in ("points", "damsels", "privileges", "placed", "rolls", "sealed"):
            flat[f"{seat} {name}"] = data[name][seat]
        for kind, name in enumerate(RESOURCES):
            flat[f"{seat} {name}"] = data["stock"][seat * 5 + kind]
            flat[f"{seat} offers {name}"] = data["offers"][seat * 5 + kind]
        for column, letter in enumerate("abcd"):
            number = seat * 4 + column
            for name in ("present", "heir", "time", "soldiers", "castle", "suzerain"):
                flat[f"{seat}{letter} {name}"] = data[name][number]
            flat[f"{seat}{letter} where"] = SPHERES[data["where"][number]]
            flat[f"{seat}{letter} lands"] = " ".join(
                LANDS[(code - 1) // 2] + ("/b" if (code - 1) % 2 else "")
                for code in data["land"][2 * number : 2 * number + 2]
                if code
            )
    for space, code in enumerate(data["spaces"]):
        flat[f"{LIMITED[space // 5]} {space % 5 + 1}"] = _code(code)
    for sort, name in enumerate(LANDS):
        flat[f"out {name}"] = data["out"][sort]
        flat[f"face down {name}"] = data["face_down"][sort]
    for name in ("monastery", "crusades", "tops", "below", "battle", "first", "turn", "phase"):
        flat[name] = data[name]
    for name in ("kings_soldiers", "archbishop", "conquest"):
        flat[name] = data[name]
    return flat


def _code(code: int) -> str:
    if code >= 9:
        return f"{(code - 9) // 4}{'abcd'[(code - 9) % 4]}"
    return f"token/{code - 4}" if code >= 4 else ("unused", "empty", "white", "black")[code]
