"""Any position of Feudum in a few words, moves by notation, and all that a move changed.

    before = position(
        family(pawns="noble@forest-9 monk@forest-9", goods="saltpeter"),
        family(pawns="merchant@forest-9", hand="defend move"),
        ask=["Conquer", 0],
    )
    after = play(before, "seat-2/pawn-1", "defend", "saltpeter", "give-up")
    assert changes(before, after) == {...}

What is not named is nowhere but in its supply: goods in the haversack, shillings in the bank,
tokens face down, writs in the pile. The guilds are as at the start. Everybody with a star sits
in the guilds by stars (equals by turn order), and `markers` are those left besides. It is seat
0's turn.

The game keeps what there is or is not as sets of bits, and vessels adrift as a list of spots.
Here both go by lists of numbers, one for each place, bin, pawn...: see `spelled`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import demesne
from demesne.core.game import Game
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import CHANCE
from rulebook.moves import asked as asked
from rulebook.moves import refs as refs
from rulebook.moves import shown as shown
from rulebook.moves import why_not as why_not

GAME: Game = demesne.game("feudum")

GOODS = ("saltpeter", "sulfur", "iron", "wood", "food")
REGIONS = ("sea", "island", "forest", "desert", "badlands", "mountain")
VESSELS = ("ship", "submersible", "flying-machine")
GUILDS = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
DISCS = ("outpost", "farm", "town", *(f"feudum-{guild}" for guild in GUILDS))
LANDSCAPES = ("orchard", "butt", "silver-mine", "sulfur-mine")
SCROLLS = ("a1", "a2", "a3", "b1", "b2", "c1")
MONSTERS = ("behemoth", "serpent")
CARDS = (
    *("migrate", "move", "influence", "improve", "explore", "harvest"),
    *("tax", "conquer", "defend", "repeat", "guild"),
)
WRITS = (
    *("bow", "sword", "small-trade", "great-trade", "wings", "keels", "commons", "crown"),
    *("cellar", "beast", "east", "west", "north", "south", "central", "isolated"),
)
BONUSES = ("none", "saltpeter", "sulfur")
SIZES = (3, 4, 3, 5, 5, 2)
PLACES = tuple(
    f"{region}-{number}"
    for number, region in enumerate(
        (r for r, size in zip(REGIONS, SIZES, strict=True) for _ in range(size)), start=1
    )
)
SPOTS, PAWNS, RING, NONE = 22, 3, 6, -1
ALL_MARKERS, ALL_SHILLINGS, ALL_TARGETS, ALL_VESSELS = 20, 78, 12, 3
ALL_GOODS = (30, 30, 30, 30, 50)
ALL_DISCS = (10, 11, 11, 2, 2, 2, 2, 2, 2)
ALL_TOKENS = (5, 5, 4, 3)
ALL_TILES = (6, 6, 6, 6)
GUILD_DISC = (1, 2, 0, 1, 2, 0)
FILLED = (3, 3, 4, 4, 4)
CARTS = (3, 1, 3, 3, 1)

# Whose turn it is and what it has come to: asked for by name where it matters.
COURSE = ("agenda", "turn")
STRIDES = {
    "goods": GOODS,
    "vessels": VESSELS,
    "tiles": LANDSCAPES,
    "beads": ("2", "3", "4", "5"),
    "reeves": GUILDS,
    "pawn_places": ("pawn-1", "pawn-2", "pawn-3"),
    "pawn_roles": ("pawn-1", "pawn-2", "pawn-3"),
    "pawn_crafts": ("pawn-1", "pawn-2", "pawn-3"),
    "wine": ("pawn-1", "pawn-2", "pawn-3"),
}
KINDS = {
    "bag": GOODS,
    "barn": GOODS,
    "carts": GOODS,
    "yard": VESSELS,
    "dock": VESSELS,
    "discs_left": DISCS,
    "stacks": REGIONS,
    "scrolls": SCROLLS,
    "rosary": ("2", "3", "4", "5"),
    "hens": ("2", "3", "4", "5"),
    "token_pool": ("2", "3", "4", "5"),
    "tile_pool": LANDSCAPES,
    "tiles_spent": LANDSCAPES,
    **dict.fromkeys(
        (
            *("discs", "rulers", "subjects", "serfs", "subject_seals", "serf_seals", "scenes"),
            "crops",
        ),
        PLACES,
    ),
}
WITHIN = {"loose": (PLACES, GOODS), "adrift": (PLACES, VESSELS), "left_now": (PLACES, VESSELS)}
WITHIN |= {"bins": (GOODS, ("1", "2", "3", "4"))}
WITHIN |= {"chairs": (GUILDS, ("master", "journeyman", "apprentice"))}

# Sets of bits: how many there are of each, on the table or for every seat.
SETS = {"scrolls": 6, "bins": 20, "subjects": SPOTS, "subject_seals": SPOTS, "serf_seals": SPOTS}
SEAT_SETS = {"slain": 1, "attacked": 1, "reeves": RING, "wine": PAWNS}
AFLOAT = ("adrift", "left_now")

Plain = dict[str, Any]


@dataclass(frozen=True)
class Family:
    """One seat; see `family`."""

    numbers: Plain
    goods: tuple[int, ...]
    beads: tuple[int, ...]
    vessels: tuple[int, ...]
    tiles: tuple[int, ...]
    writs: int
    reeves: tuple[int, ...]
    pawns: tuple[tuple[int, int, int, int], ...]
    rules: tuple[tuple[int, bool, bool], ...]
    serfs: tuple[tuple[int, bool], ...]


def family(
    *,
    points: int = 0,
    goods: str = "",
    barrel: int = 0,
    shillings: int = 0,
    markers: int = 5,
    seals: int = 0,
    beads: str = "",
    vessels: str = "",
    tiles: str = "",
    writs: str = "",
    reeves: str = "",
    military: int = 0,
    voyage: int = 0,
    slain: int = 0,
    pawns: str = "",
    rules: str = "",
    serfs: str = "",
    hand: str = "",
    played: str = "",
    bonus: str = "none",
    moves: int = 0,
    guilds_used: str = "",
    attacked: int = 0,
) -> Family:
    """Words with blanks between: `goods="food food iron"`, `pawns="monk@sea-1 noble@sea-1/ship"`
    (a star behind it: drunk), `rules="forest-9 sea-1+ sea-2+!"` (+: with a subject, !: under
    immunity), `serfs="sea-3 island-4!"`."""
    placed = []
    for word in pawns.split():
        role, _, where = word.rstrip("*").partition("@")
        place, _, craft = where.partition("/")
        placed.append(
            (
                PLACES.index(place),
                GUILDS.index(role),
                VESSELS.index(craft) if craft else NONE,
                int(word.endswith("*")),
            )
        )
    return Family(
        {
            "points": points,
            "barrel": barrel,
            "shillings": shillings,
            "markers": markers,
            "seals": seals,
            "military": military,
            "voyage": voyage,
            "slain": slain,
            "hand": bits(hand, CARDS),
            "in_hand": len(hand.split()),
            "played": bits(played, CARDS),
            "bonus": BONUSES.index(bonus),
            "moves": moves,
            "guilds_used": bits(guilds_used, GUILDS),
            "attacked": attacked,
        },
        counts(goods, GOODS),
        counts(beads, ("2", "3", "4", "5")),
        counts(vessels, VESSELS),
        counts(tiles, LANDSCAPES),
        bits(writs, WRITS),
        counts(reeves, GUILDS),
        tuple(placed),
        tuple(
            (PLACES.index(word.rstrip("+!")), "+" in word, "!" in word) for word in rules.split()
        ),
        tuple((PLACES.index(word.rstrip("!")), "!" in word) for word in serfs.split()),
    )


def bits(words: str, names: Sequence[str]) -> int:
    return sum(1 << names.index(word) for word in words.split())


def counts(words: str, names: Sequence[str]) -> tuple[int, ...]:
    for word in words.split():
        assert word in names, f"{word} is none of {names}"
    return tuple(words.split().count(name) for name in names)


def position(
    *families: Family,
    discs: Mapping[str, str] | None = None,
    loose: Mapping[str, str] | None = None,
    scenes: Mapping[str, str] | None = None,
    adrift: Mapping[str, str] | None = None,
    beasts: Mapping[str, tuple[int, str]] | None = None,
    chairs: Mapping[str, Sequence[int]] | None = None,
    barn: str = "",
    bins: Mapping[str, str] | None = None,
    carts: str | None = None,
    dock: str = "",
    rows: Sequence[int] | None = None,
    scrolls: str = "a1 a3 b2 c1",
    rosary: str = "2 2 3 4",
    hens: str = "2",
    deck: Sequence[str] | None = None,
    spent: str = "",
    targets_gone: int = 0,
    ask: list[Any] | None = None,
    agenda: list[list[Any]] | None = None,
    game: Game = GAME,
    **table: Any,
) -> State:
    """The table around the families. `discs={"sea-1": "farm"}`, `loose={"sea-1": "food food"}`,
    `scenes={"sea-1": "orchard:3"}` (a landscape with three resources), `adrift={"sea-1": "ship"}`,
    `beasts={"behemoth": (0, "sea-1")}`, `bins={"iron": "1 3"}` (the full ones of that row),
    `carts="wood wood"`, `deck=["bow", "east west"]` (groups from the top), `rows=[2, 2, 6, 0]`.
    Other fields of the position by name, such as `epoch=2` or `advanced=1`.

    With `ask`, that question is put in seat 0's turn; else its first card is asked for."""
    seats = len(families)
    data = spelled(game.blank(seats))
    data |= {"rounds": 1, "advanced": 1}
    data |= {name: value for name, value in table.items() if name in data}
    assert not table.keys() - data.keys(), f"no such field: {table.keys() - data.keys()}"
    _lay_land(data, discs or {})
    _lay_families(data, families)
    for place, words in (loose or {}).items():
        base = PLACES.index(place) * len(GOODS)
        data["loose"][base : base + len(GOODS)] = counts(words, GOODS)
    for place, words in (scenes or {}).items():
        kind, _, crops = words.partition(":")
        data["scenes"][PLACES.index(place)] = LANDSCAPES.index(kind)
        data["crops"][PLACES.index(place)] = int(crops or 0)
    for place, words in (adrift or {}).items():
        base = PLACES.index(place) * len(VESSELS)
        data["adrift"][base : base + len(VESSELS)] = counts(words, VESSELS)
    for beast, (owner, place) in (beasts or {}).items():
        data["beast_owner"][MONSTERS.index(beast)] = owner
        data["beast_place"][MONSTERS.index(beast)] = PLACES.index(place)
    data["barn"] = list(counts(barn, GOODS))
    full = {good: " ".join(map(str, range(1, FILLED[g] + 1))) for g, good in enumerate(GOODS)}
    full |= dict(bins or {})
    data["bins"] = [
        int(str(number) in full[good].split()) for good in GOODS for number in range(1, 5)
    ]
    data["carts"] = list(CARTS if carts is None else counts(carts, GOODS))
    data["dock"] = list(counts(dock, VESSELS))
    colours = max(seats, 4)
    data["rows"] = list(rows if rows is not None else [2] * colours)
    data["rows"] += [0] * (5 - len(data["rows"]))
    data["scrolls"] = list(counts(scrolls, SCROLLS))
    for name, words in (("rosary", rosary), ("hens", hens)):
        data[name] = list(counts(words, ("2", "3", "4", "5")))
    data["tiles_spent"] = list(counts(spent, LANDSCAPES))
    data["targets"] = (
        ALL_TARGETS
        - targets_gone
        - sum(
            crops
            for scene, crops in zip(data["scenes"], data["crops"], strict=True)
            if scene == LANDSCAPES.index("butt")
        )
    )
    _take_seats(data, families, chairs)
    _fill_supplies(data, seats, colours, table)
    _stack_writs(data, families, deck)
    base_agenda = [["EndOfRound"], ["CheckEpoch"], ["Progress"], ["Nourishment"], ["TurnDone"]]
    if agenda is None:
        agenda = [*base_agenda, ask or ["PlayCard", data["turn"], 0]]
    data["agenda"] = agenda
    return game.from_dict(packed(data))


def spelled(state: State) -> Plain:
    """The position as plain data, with a number for every place, bin, pawn or seat."""
    data = state.to_dict()
    for name, count in _counts_of(state.seats).items():
        data[name] = [data[name] >> number & 1 for number in range(count)]
    for name in AFLOAT:
        assert data[name] == sorted(data[name])
        data[name] = [data[name].count(spot) for spot in range(SPOTS * len(VESSELS))]
    return data


def packed(data: Plain) -> Plain:
    """The same as the game reads it."""
    data = dict(data)
    for name, count in _counts_of(data["seats"]).items():
        assert len(data[name]) == count
        assert set(data[name]) <= {0, 1}, f"{name} are there or not: {data[name]}"
        data[name] = sum(there << number for number, there in enumerate(data[name]))
    for name in AFLOAT:
        data[name] = [spot for spot, count in enumerate(data[name]) for _ in range(count)]
    return data


def _counts_of(seats: int) -> dict[str, int]:
    return SETS | {name: seats * each for name, each in SEAT_SETS.items()}


def _lay_land(data: Plain, discs: Mapping[str, str]) -> None:
    """What is named, then the eight outposts, seven farms and seven towns as far as they go."""
    land = [NONE] * SPOTS
    for place, disc in discs.items():
        land[PLACES.index(place)] = DISCS.index(disc)
    for spot in range(SPOTS):
        if land[spot] == NONE:
            # Numbers of a kind as on the land at the start, so that some are left in the supply.
            land[spot] = next(k for k in (0, 1, 2, 0, 1, 2) if land.count(k) < (8, 7, 7)[k])
    data["discs"] = land


def _lay_families(data: Plain, families: Sequence[Family]) -> None:
    for name in families[0].numbers:
        data[name] = [own.numbers[name] for own in families]
    for name in ("goods", "beads", "vessels", "tiles", "reeves"):
        data[name] = [number for own in families for number in getattr(own, name)]
    data["writs"] = [own.writs for own in families]
    data["spare_discs"] = [
        3 - sum(own.reeves) - own.numbers["military"] - (own.numbers["voyage"] > 0)
        for own in families
    ]
    for name, at, empty in (
        ("pawn_places", 0, NONE),
        ("pawn_roles", 1, 0),
        ("pawn_crafts", 2, NONE),
        ("wine", 3, 0),
    ):
        data[name] = [
            own.pawns[pawn][at] if pawn < len(own.pawns) else empty
            for own in families
            for pawn in range(PAWNS)
        ]
    for seat, own in enumerate(families):
        for place, subject, immune in own.rules:
            assert data["rulers"][place] == NONE, f"two rulers of {PLACES[place]}"
            data["rulers"][place] = seat
            data["subjects"][place] = int(subject)
            data["subject_seals"][place] = int(immune)
        for place, immune in own.serfs:
            data["serfs"][place] = seat
            data["serf_seals"][place] = int(immune)


def _take_seats(
    data: Plain, families: Sequence[Family], chairs: Mapping[str, Sequence[int]] | None
) -> None:
    seats = len(families)
    ranks = 3 if seats >= 4 else 2
    order = [(data["first"] + seat) % seats for seat in range(seats)]
    for guild, name in enumerate(GUILDS):
        if chairs is not None and name in chairs:
            members = list(chairs[name])
        else:
            found = {seat: _stars(data, families[seat], seat, guild) for seat in order}
            members = sorted((s for s in order if found[s]), key=lambda s: -found[s])[:ranks]
        for rank, seat in enumerate(members):
            data["chairs"][guild * 3 + rank] = seat


def _stars(data: Plain, own: Family, seat: int, guild: int) -> int:
    stars = sum(role == guild for _, role, _, _ in own.pawns)
    ruled = [data["discs"][place] for place in range(SPOTS) if data["rulers"][place] == seat]
    stars += 3 * ruled.count(3 + guild)
    return stars + ruled.count(GUILD_DISC[guild]) if stars else 0


def _fill_supplies(data: Plain, seats: int, colours: int, table: Mapping[str, Any]) -> None:
    """Whatever is nowhere is in its supply."""
    crops = dict.fromkeys(range(len(LANDSCAPES)), 0)
    for scene, grown in zip(data["scenes"], data["crops"], strict=True):
        if scene != NONE:
            crops[scene] += grown
    if "bag" not in table:
        for good in range(len(GOODS)):
            used = sum(data["goods"][good::5]) + sum(data["loose"][good::5])
            used += data["barn"][good] + data["carts"][good]
            used += sum(data["bins"][good * 4 : good * 4 + 4])
            if good == 0:
                used += data["bonus"].count(1)
            if good == 1:
                used += data["bonus"].count(2) + sum(data["barrel"]) + sum(data["wine"])
                used += crops[3]
            if good == 4:
                used += crops[0]
            data["bag"][good] = ALL_GOODS[good] - used
    used = sum(data["shillings"]) + data["purse"] + data["coffer"] + crops[2]
    data["bank"] = ALL_SHILLINGS - used
    for colour in range(5):
        data["general"][colour] = 0
        if colour >= colours:
            continue
        used = data["rows"][colour]
        if colour < seats:
            used += data["markers"][colour] + data["chairs"].count(colour)
            used += data["serfs"].count(colour) + data["beast_owner"].count(colour)
            used += sum(
                1 + data["subjects"][place]
                for place in range(SPOTS)
                if data["rulers"][place] == colour
            )
        data["general"][colour] = ALL_MARKERS - used
    for value in range(4):
        shown = data["rosary"][value] + data["hens"][value] + sum(data["beads"][value::4])
        data["token_pool"][value] = ALL_TOKENS[value] - shown
    seals = sum(data["scrolls"]) + sum(data["seals"])
    seals += sum(data["subject_seals"]) + sum(data["serf_seals"])
    data["seal_supply"] = sum(data["token_pool"]) - seals
    for kind in range(len(DISCS)):
        data["discs_left"][kind] = ALL_DISCS[kind] - data["discs"].count(kind)
    for craft in range(3):
        used = data["dock"][craft] + sum(data["vessels"][craft::3]) + sum(data["adrift"][craft::3])
        data["yard"][craft] = ALL_VESSELS - used - data["pawn_crafts"].count(craft)
    for scene in range(4):
        used = sum(data["tiles"][scene::4]) + data["scenes"].count(scene)
        data["tile_pool"][scene] = ALL_TILES[scene] - used - data["tiles_spent"][scene]
    if "stacks" not in table:
        _lower_stacks(data)


def _lower_stacks(data: Plain) -> None:
    """Tiles that are out came from some stack: from the mountain's first."""
    out = sum(ALL_TILES) - sum(data["tile_pool"])
    for region in (5, 4, 3, 1, 0, 2):
        taken = min(out, data["epoch"] + 1 - data["stacks"][region])
        data["stacks"][region] += taken
        out -= taken


def _stack_writs(data: Plain, families: Sequence[Family], deck: Sequence[str] | None) -> None:
    left = (1 << len(WRITS)) - 1
    if not data["advanced"]:
        left &= ~bits("beast", WRITS)
    for own in families:
        left &= ~own.writs
    groups = [bits(words, WRITS) for words in deck or ()]
    for group in groups:
        left &= ~group
    data["deck"] = [*groups, *([left] if left else [])]


def make(components: Path) -> Game:
    return demesne.game("feudum", components)


# --- moves --------------------------------------------------------------------------------------


def warned(state: State, ref: str) -> Message | None:
    decision = asked(state)
    return next(line.warning for line in decision.lines(state) if line.ref == ref)


def choose(state: State, ref: str) -> None:
    decision = asked(state)
    choice = decision.find(ref)
    assert choice is not None, f"{decision} has no line {ref}"
    why = decision.why_not(state, choice)
    assert choice in decision.options(state), f"{decision}: {ref} is not open: {why}"
    state.choose(choice)
    GAME.check(state)


def play(state: State, *moves: str) -> State:
    """A copy after these answers, in which the next question is already asked."""
    after = state.copy()
    for ref in moves:
        choose(after, ref)
    after.advance()
    return after


def act(state: State, seat: int, kind: str, ref: str) -> State:
    """A copy in which somebody has acted out of turn."""
    after = state.copy()
    after.advance()
    window = next(w for w in after.windows(seat) if type(w).__name__ == kind)
    choice = window.find(ref)
    assert choice is not None
    assert choice in window.options(after), f"{window}: {window.why_not(after, choice)}"
    after.agenda.append(window)
    after.choose(choice)
    GAME.check(after)
    after.advance()
    return after


def windows(state: State, seat: int) -> list[str]:
    """What a seat may do now though nobody asks it."""
    own = state.copy()
    own.advance()
    return [type(window).__name__ for window in own.windows(seat)]


def answer_draws(state: State, *refs: str) -> State:
    """A copy after draws: the named ones while they last, then whatever comes first."""
    after = state.copy()
    wanted = list(refs)
    while (decision := after.advance()) is not None and decision.seat == CHANCE:
        choice = decision.find(wanted.pop(0)) if wanted else decision.options(after)[0]
        assert choice is not None
        assert choice in decision.options(after)
        after.choose(choice)
        GAME.check(after)
    assert not wanted, f"{wanted} were not drawn"
    return after


def told(state: State, *moves: str) -> list[str]:
    """What is told while these answers are given."""
    heard: list[str] = []
    own = state.copy()
    own.sink = lambda event: heard.append(str(event.message))
    for ref in moves:
        choose(own, ref)
    own.advance()
    return heard


def question(state: State) -> str:
    return type(asked(state)).__name__


def changes(before: State, after: State) -> dict[str, tuple[Any, Any]]:
    """Every number that differs, as (before, after), the course of the turn aside.

    "0 points", "1 goods/food", "bag/food", "rulers/forest-9", "chairs/noble/master"."""
    old, new = spelled(before), spelled(after)
    found: dict[str, tuple[Any, Any]] = {}
    for name in old:
        if name in COURSE or old[name] == new[name]:
            continue
        if not isinstance(old[name], list) or len(old[name]) != len(new[name]):
            found[name] = (old[name], new[name])
            continue
        for place, (was, now) in enumerate(zip(old[name], new[name], strict=True)):
            if was != now:
                found[_called(name, place)] = (was, now)
    return found


def _called(name: str, place: int) -> str:
    if name in STRIDES:
        names = STRIDES[name]
        return f"{place // len(names)} {name}/{names[place % len(names)]}"
    if name in KINDS:
        return f"{name}/{KINDS[name][place]}"
    if name in WITHIN:
        outer, inner = WITHIN[name]
        return f"{name}/{outer[place // len(inner)]}/{inner[place % len(inner)]}"
    return f"{place} {name}"


def at(place: str) -> int:
    """The number of a place."""
    return PLACES.index(place)


def scores(state: State) -> list[int]:
    return GAME.scores(state)


def parts(state: State, seat: int) -> dict[str, int]:
    return next(own.parts for own in GAME.standings(state) if own.seat == seat)
