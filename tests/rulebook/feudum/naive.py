"""The legal answers of Feudum once more, the slow and simple way.

Written from the rulebook alone, to disagree with the engine where either is wrong. It reads
plain dictionaries (`State.to_dict()`, `spelled` out, and components.toml), shares no code with
the game, and tries out sets and sequences instead of reasoning about them.
"""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from importlib import resources
from typing import Any

Data = dict[str, Any]

BOX: Data = tomllib.loads(
    (resources.files("demesne") / "games" / "feudum" / "components.toml").read_text("utf-8")
)

GOODS = ("saltpeter", "sulfur", "iron", "wood", "food")
VESSELS = ("ship", "submersible", "flying-machine")
ROUTES = ("road", "ferry", "ship", "submersible", "air")
GUILDS = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
DISCS: tuple[str, ...] = ("outpost", "farm", "town", *(f"feudum-{guild}" for guild in GUILDS))
LANDSCAPES = ("orchard", "butt", "silver-mine", "sulfur-mine")
REGIONS = ("sea", "island", "forest", "desert", "badlands", "mountain")
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
PLACES: tuple[str, ...] = tuple(name for name in BOX["places"] if name not in ("source", "note"))
# The kind of place that adds a star in each guild.
SECOND = {guild: BOX["guild_places"][guild] for guild in GUILDS}
BINS = tuple(f"{good}-{number}" for good in GOODS for number in range(1, 5))
PRICES = [price for good in GOODS for price in BOX["market"][good]]
NOBODY = NONE = -1
# Targets of an attack, as they are counted in a waiting question.
FIRST_PAWN, FIRST_BEAST, FIRST_FEUDUM, STARVING = 1, 16, 18, 40
BRIBED = 1 << 22


def spelled(data: Data) -> Data:
    """`State.to_dict()`, with a number for every member of a set and for every spot of a vessel.

    All that follows reads this."""
    seats = data["seats"]
    sizes = {"bins": len(BINS), "scrolls": len(SCROLLS), "reeves": seats * len(GUILDS)}
    sizes |= dict.fromkeys(("subjects", "subject_seals", "serf_seals"), len(PLACES))
    sizes |= {"slain": seats, "attacked": seats, "wine": seats * 3}
    lists = {name: [data[name] >> n & 1 for n in range(sizes[name])] for name in sizes}
    for name in ("adrift", "left_now"):
        lists[name] = [data[name].count(n) for n in range(len(PLACES) * len(VESSELS))]
    return data | lists


def legal(data: Data) -> set[str]:
    """What may be answered to the decision on top of the agenda, in notation."""
    return answers(data, data["agenda"][-1])


def answers(data: Data, step: list[Any]) -> set[str]:
    kind, *fields = step
    found: Iterable[str] = RULES[kind](data, *fields)
    return set(found)


# --- reading the table ------------------------------------------------------------------------


def members(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def own(data: Data, seat: int, name: str, kinds: tuple[str, ...] | int) -> list[int]:
    """The part of a list that belongs to a seat."""
    size = kinds if isinstance(kinds, int) else len(kinds)
    found: list[int] = data[name][seat * size : seat * size + size]
    return found


def goods(data: Data, seat: int) -> dict[str, int]:
    return dict(zip(GOODS, own(data, seat, "goods", GOODS), strict=True))


def pawns(data: Data, seat: int) -> list[Data]:
    """The pawns of a seat that are on the land."""
    found = []
    for number in range(3):
        index = seat * 3 + number
        if data["pawn_places"][index] != NONE:
            craft = data["pawn_crafts"][index]
            found.append(
                {
                    "ref": f"pawn-{number + 1}",
                    "place": PLACES[data["pawn_places"][index]],
                    "role": GUILDS[data["pawn_roles"][index]],
                    "craft": None if craft == NONE else VESSELS[craft],
                    "drunk": bool(data["wine"][index]),
                }
            )
    return found


def roles(data: Data, seat: int) -> set[str]:
    return {pawn["role"] for pawn in pawns(data, seat)}


def beasts(data: Data, seat: int) -> dict[str, str]:
    """The monsters of a seat and where they are."""
    return {
        MONSTERS[beast]: PLACES[data["beast_place"][beast]]
        for beast in range(2)
        if data["beast_owner"][beast] == seat
    }


def disc(data: Data, place: str) -> str:
    return DISCS[int(data["discs"][PLACES.index(place)])]


def ruler(data: Data, place: str) -> int:
    number: int = data["rulers"][PLACES.index(place)]
    return number


def serf(data: Data, place: str) -> int:
    number: int = data["serfs"][PLACES.index(place)]
    return number


def subject(data: Data, place: str) -> bool:
    return bool(data["subjects"][PLACES.index(place)])


def scene(data: Data, place: str) -> str | None:
    number = data["scenes"][PLACES.index(place)]
    return None if number == NONE else LANDSCAPES[number]


def crops(data: Data, place: str) -> int:
    number: int = data["crops"][PLACES.index(place)]
    return number


def loose(data: Data, place: str) -> dict[str, int]:
    return dict(zip(GOODS, own(data, PLACES.index(place), "loose", GOODS), strict=True))


def ruled(data: Data, seat: int, kind: str) -> list[str]:
    table = zip(PLACES, data["rulers"], data["discs"], strict=True)
    return [place for place, of, disc in table if of == seat and DISCS[int(disc)] == kind]


def feudums(data: Data, seat: int) -> list[str]:
    return [
        place
        for place in PLACES
        if ruler(data, place) == seat and disc(data, place).startswith("feudum")
    ]


def is_feudum(data: Data, place: str) -> bool:
    return disc(data, place).startswith("feudum")


def others(data: Data, seat: int) -> list[int]:
    return [other for other in range(data["seats"]) if other != seat]


def turn_order(data: Data) -> list[int]:
    return [(data["first"] + n) % data["seats"] for n in range(data["seats"])]


def colours(data: Data) -> int:
    """Rows of the knights in use: four at least, by ghosts."""
    seats: int = data["seats"]
    return max(4, seats)


def stars(data: Data, seat: int, guild: str) -> int:
    """Pawns one, feudums three; places of the kind one each, if there is any of the former."""
    primary = sum(pawn["role"] == guild for pawn in pawns(data, seat))
    primary += 3 * len(ruled(data, seat, f"feudum-{guild}"))
    return primary + len(ruled(data, seat, SECOND[guild])) if primary else 0


def track(data: Data, guild: str) -> list[int]:
    """Who sits in a guild, the master first."""
    chairs: list[int] = own(data, GUILDS.index(guild), "chairs", 3)
    return [seat for seat in chairs if seat != NOBODY]


def room_on_track(data: Data) -> int:
    return 3 if data["seats"] >= 4 else 2


def master(data: Data, guild: str) -> int:
    return track(data, guild)[0] if track(data, guild) else NOBODY


def journeyman(data: Data, guild: str) -> int:
    return track(data, guild)[1] if len(track(data, guild)) > 1 else NOBODY


def bins(data: Data) -> dict[str, bool]:
    return {name: bool(full) for name, full in zip(BINS, data["bins"], strict=True)}


def row_of(name: str) -> str:
    return name.rsplit("-", 1)[0]


def held(data: Data, name: str, kinds: tuple[str, ...]) -> dict[str, int]:
    return dict(zip(kinds, data[name], strict=True))


# --- setting up -------------------------------------------------------------------------------


def draw_first_player(data: Data) -> Iterable[str]:
    return (f"seat-{seat + 1}" for seat in range(data["seats"]))


def deal_place(data: Data, place: int) -> Iterable[str]:
    """The six circled discs go to the start places, the sixteen others elsewhere."""
    starts = {name for name in PLACES if BOX["places"][name]["start"]}
    circled = PLACES[place] in starts
    left = Counter(BOX["map_discs"]["circled" if circled else "plain"])
    for name, number in zip(PLACES, data["discs"], strict=True):
        if number != NONE and (name in starts) == circled:
            left[DISCS[number]] -= 1
    return (name for name in left if left[name] > 0)


def draw_vessel(data: Data, _left: int) -> Iterable[str]:
    return (name for name, count in held(data, "yard", VESSELS).items() if count)


def draw_good(data: Data, _to: int, _left: int) -> Iterable[str]:
    return (name for name, count in held(data, "bag", GOODS).items() if count)


def store_sulfur(data: Data, seat: int) -> Iterable[str]:
    yield "kept"
    if data["barrel"][seat] < 3:
        yield "barrel"


def turn_token(data: Data, _to: int) -> Iterable[str]:
    return (str(value) for value, count in enumerate(data["token_pool"], start=2) if count)


def choose_start_good(data: Data, _seat: int, taken: int) -> Iterable[str]:
    """Three of different kinds: what can follow, in order, what has been taken."""
    before = members(taken)
    for three in itertools.combinations(range(5), 3):
        if list(three[: len(before)]) == before:
            rest = three[len(before) :]
            if all(data["bag"][good] for good in rest):
                yield GOODS[rest[0]]


def start_role(_data: Data, _seat: int) -> Iterable[str]:
    return GUILDS


def start_place(_data: Data, _seat: int, _role: int) -> Iterable[str]:
    return (name for name in PLACES if BOX["places"][name]["start"])


def join_guild(data: Data, seat: int) -> Iterable[str]:
    return wanted_guilds(data, seat)


def wanted_guilds(data: Data, seat: int) -> list[str]:
    """Guilds where a marker of this seat has to go now."""
    found = []
    for guild in GUILDS:
        sitting = track(data, guild)
        waiting = [
            other
            for other in turn_order(data)
            if stars(data, other, guild) and other not in sitting and data["markers"][other]
        ]
        if seat not in waiting:
            continue
        # Stable: among equals turn order stays.
        waiting.sort(key=lambda other: -stars(data, other, guild))
        free = room_on_track(data) - len(sitting)
        place = waiting.index(seat)
        is_better = stars(data, seat, guild) > stars(data, sitting[-1], guild) if sitting else False
        if place < free or (free == 0 and place == 0 and is_better):
            found.append(guild)
    return found


# --- the round --------------------------------------------------------------------------------


def choose_bonus(data: Data, seat: int) -> Iterable[str]:
    yield "none"
    for good in ("saltpeter", "sulfur"):
        if goods(data, seat)[good]:
            yield good


def choose_cards(data: Data, seat: int, chosen: int) -> Iterable[str]:
    before = members(chosen)
    size = 5 if data["bonus"][seat] == 1 else 4
    for some in itertools.combinations(range(11), size):
        if list(some[: len(before)]) == before:
            yield f"card/{CARDS[some[len(before)]]}"


def play_card(data: Data, seat: int, second: int) -> Iterable[str]:
    if second:
        yield "stop"
    for card in members(data["hand"][seat]):
        yield f"card/{CARDS[card]}"
    for act in free_acts(data, seat):
        yield f"free/{act}"


FREE = {
    "deploy": "Deploy",
    "mandate": "PlayMandate",
    "discard": "DiscardWrit",
    "seal": "TakeSeal",
    "tile": "ExchangeTile",
}


def free_acts(data: Data, seat: int) -> list[str]:
    return [act for act, kind in FREE.items() if answers(data, [kind, seat])]


# Questions of one's own turn with which something begins or goes on step by step.
IN_TURN = frozenset(
    (
        *("Migrate", "MovePiece", "PlaceInfluence", "Improve", "Explore", "Harvest", "Tax"),
        *("Conquer", "Repeat", "ChooseGuild", "SetOut", "DigDeeper", "PlaceMilitary", "Arm"),
    )
)
BESIDES = frozenset(("ChooseBonus", "RevealDefend", "Nourish", "Collect"))
WITH_ACTS = frozenset(("PlayCard", "LastActs"))


def windows(data: Data, seat: int) -> list[str]:
    """What this seat may do though nobody asks it: R-32."""
    kind, *fields = data["agenda"][-1]
    asked = fields[0] if fields else NONE
    acts = free_acts(data, seat)
    if kind == "ShedWrit":
        return [FREE["tile"]] if asked == seat and "tile" in acts else []
    if kind not in IN_TURN | BESIDES | WITH_ACTS or (kind in WITH_ACTS and asked == seat):
        return []
    if kind not in IN_TURN or asked != seat:
        acts = [act for act in acts if act != "deploy"]
    return [FREE[act] for act in acts]


def deploy(data: Data, seat: int) -> Iterable[str]:
    for vessel, count in zip(VESSELS, own(data, seat, "vessels", VESSELS), strict=True):
        for pawn in pawns(data, seat):
            if count and pawn["craft"] != vessel:
                yield f"{vessel}/{pawn['ref']}"


def play_mandate(data: Data, seat: int) -> Iterable[str]:
    if not data["writs"][seat]:
        return
    for ref, (writ, paid, possible) in mandates(data, seat).items():
        have = goods(data, seat)
        is_paid = all(have[good] >= count for good, count in Counter(paid).items())
        if WRITS.index(writ) in members(data["writs"][seat]) and possible and is_paid:
            yield ref


def mandates(data: Data, seat: int) -> dict[str, tuple[str, list[str], bool]]:
    """Each way to play a mandate: its writ, what is paid, and whether it brings anything."""
    yard = held(data, "yard", VESSELS)
    bank = data["bank"] > 0
    three = ["iron", "wood", "food"]
    found: dict[str, tuple[str, list[str], bool]] = {
        "small-trade/food": ("small-trade", ["food"], bank),
        "small-trade/wood-food": ("small-trade", ["wood", "food"], bank),
        "great-trade/three": ("great-trade", three, bank),
        "great-trade/kept-sulfur": ("great-trade", ["sulfur", *three], bank),
        "great-trade/barrel-sulfur": ("great-trade", three, bank and data["barrel"][seat] > 0),
        "wings/flying-machine": ("wings", ["food"], yard["flying-machine"] > 0),
        "wings/ship": ("wings", ["wood"], yard["ship"] > 0),
        "keels/ship": ("keels", ["wood"], yard["ship"] > 0),
        "keels/submersible": ("keels", ["iron"], yard["submersible"] > 0),
    }

    def starred(guild: str, there: bool) -> bool:
        return there and stars(data, seat, guild) >= 3

    found |= {
        "commons/farmer": ("commons", [], starred("farmer", sum(data["bag"]) > 0)),
        "commons/merchant": ("commons", [], starred("merchant", bank)),
        "crown/knight": ("crown", [], starred("knight", data["general"][seat] > 0)),
        "crown/noble": ("crown", [], starred("noble", data["seal_supply"] > 0)),
        "crown/monk": ("crown", [], starred("monk", data["seal_supply"] > 0)),
    }
    for vessel in VESSELS:
        found[f"commons/{vessel}"] = ("commons", [], starred("alchemist", yard[vessel] > 0))
    return found


def discard_writ(data: Data, seat: int) -> Iterable[str]:
    return (WRITS[writ] for writ in members(data["writs"][seat]))


def take_seal(data: Data, seat: int) -> Iterable[str]:
    for number, place in enumerate(PLACES):
        if data["subject_seals"][number] and ruler(data, place) == seat:
            yield f"subject/{place}"
        if data["serf_seals"][number] and serf(data, place) == seat:
            yield f"serf/{place}"


def exchange_tile(data: Data, seat: int) -> Iterable[str]:
    bag = held(data, "bag", GOODS)
    for kind, count in zip(LANDSCAPES, own(data, seat, "tiles", LANDSCAPES), strict=True):
        if not count:
            continue
        for good in GOODS:
            if bag[good]:
                yield f"{kind}/{good}"
        if bag["sulfur"] and data["barrel"][seat] < 3:
            yield f"{kind}/barrel"


def turn_writ(data: Data, _owner: int, _left: int, _drawn: int) -> Iterable[str]:
    return (WRITS[writ] for writ in members(data["deck"][0]))


def keep_writ(_data: Data, _seat: int, drawn: int) -> Iterable[str]:
    return (WRITS[writ] for writ in members(drawn))


def shed_writ(data: Data, seat: int) -> Iterable[str]:
    yield from discard_writ(data, seat)
    if set(play_mandate(data, seat)):
        yield "play"


def nourish(data: Data, seat: int, fed: int) -> Iterable[str]:
    """Whoever can feed must: a pawn goes hungry only where not all can be fed."""
    hungry = [pawn for pawn in pawns(data, seat) if int(pawn["ref"][-1]) - 1 not in members(fed)]
    food, wine = goods(data, seat)["food"], data["barrel"][seat]
    ref = hungry[0]["ref"]
    if food:
        yield f"food/{ref}"
    if wine:
        yield f"wine/{ref}"
    if len(hungry) > food + wine:
        yield f"starve/{ref}"


def roll_progress(data: Data) -> Iterable[str]:
    for region, top in zip(REGIONS, data["stacks"], strict=True):
        if top <= min(4, data["epoch"]):
            yield region


def collect(data: Data, _seat: int, place: int) -> Iterable[str]:
    yield "leave"
    if data["crops"][place]:
        yield "collect"


def last_acts(data: Data, seat: int) -> Iterable[str]:
    yield "done"
    for act in free_acts(data, seat):
        if act in ("mandate", "tile"):
            yield f"free/{act}"


# --- the eleven actions -----------------------------------------------------------------------


def migrate(data: Data, seat: int) -> Iterable[str]:
    yield "forgo"
    for pawn in pawns(data, seat):
        yield f"off/{pawn['ref']}"
    if len(pawns(data, seat)) < 3 and goods(data, seat)["food"]:
        for guild in GUILDS:
            yield f"on/{guild}"


def beside_own(data: Data, seat: int) -> set[str]:
    """Places with a pawn or a marker of one's own."""
    found = {pawn["place"] for pawn in pawns(data, seat)}
    return found | {p for p in PLACES if seat in (ruler(data, p), serf(data, p))}


def migrate_to(data: Data, seat: int, _role: int) -> Iterable[str]:
    near = beside_own(data, seat)
    starts = {name for name in PLACES if BOX["places"][name]["start"]}
    if not near:
        return starts
    if data["advanced"] and "alchemist" in roles(data, seat):
        return near | starts
    return near


def routes(place: str) -> list[tuple[str, str]]:
    """Where one can go from here, and how: both ways along every route."""
    found = []
    for table in ("routes", "routes_at_sea"):
        for kind in ROUTES:
            for a, b in BOX[table][kind]:
                if a == place:
                    found.append((b, kind))
                if b == place:
                    found.append((a, kind))
    return found


NEIGHBOURS = {place: routes(place) for place in PLACES}
CRAFT_OF = {"ship": "ship", "submersible": "submersible", "air": "flying-machine"}
BEAST_ROUTES = {"behemoth": ("road", "air"), "serpent": ("ship", "submersible")}


def can_travel(data: Data, seat: int, pawn: Data, kind: str) -> bool:
    if kind == "road":
        return True
    if kind == "ferry":
        return bool(data["shillings"][seat] >= 2 and sum(data["dock"]) == 0)
    vessel = CRAFT_OF[kind]
    number = VESSELS.index(vessel)
    spot = PLACES.index(pawn["place"]) * 3 + number
    lying = data["adrift"][spot] - data["left_now"][spot]
    return pawn["craft"] == vessel or lying > 0 or own(data, seat, "vessels", 3)[number] > 0


def is_held(data: Data, seat: int, place: str) -> bool:
    """By the monster of another."""
    return any(place in beasts(data, other).values() for other in others(data, seat))


def move_piece(data: Data, seat: int, _left: int, _moved: int, godspeed: int) -> Iterable[str]:
    yield "stop"
    for pawn in pawns(data, seat):
        if is_held(data, seat, pawn["place"]) or (godspeed and pawn["role"] != "monk"):
            continue
        for to, kind in NEIGHBOURS[pawn["place"]]:
            if can_travel(data, seat, pawn, kind):
                yield f"{pawn['ref']}/{to}"
    if not godspeed:
        for beast, place in beasts(data, seat).items():
            for to, kind in NEIGHBOURS[place]:
                if kind in BEAST_ROUTES[beast]:
                    yield f"{beast}/{to}"


def travel_by(data: Data, seat: int, piece: int, place: int) -> Iterable[str]:
    pawn = next(own for own in pawns(data, seat) if own["ref"] == f"pawn-{piece + 1}")
    for to, kind in NEIGHBOURS[pawn["place"]]:
        if to == PLACES[place] and can_travel(data, seat, pawn, kind):
            yield kind


def pilfer(data: Data, seat: int, moved: int) -> Iterable[str]:
    """One line for a place, under the first moved piece that stands there."""
    yield "nothing"
    stand = {pawn["ref"]: pawn["place"] for pawn in pawns(data, seat)} | beasts(data, seat)
    pieces = ("pawn-1", "pawn-2", "pawn-3", *MONSTERS)
    seen = set()
    for piece in (pieces[number] for number in members(moved)):
        place = stand[piece]
        if place in seen:
            continue
        seen.add(place)
        if not (disc(data, place) == "farm" and ruler(data, place) == seat):
            for good, count in loose(data, place).items():
                if count:
                    yield f"{piece}/{good}"
        if crops(data, place) and serf(data, place) != seat:
            yield f"{piece}/landscape"


def set_out(data: Data, seat: int) -> Iterable[str]:
    assert data["spare_discs"][seat] > 0
    assert data["moves"][seat] == 2
    return ("stay", "set-out")


def place_influence(data: Data, seat: int, done: int) -> Iterable[str]:
    """Every change of a place is tried out against the limits of a place."""
    yield "stop"
    if not data["markers"][seat]:
        return
    for place in PLACES:
        here = [pawn for pawn in pawns(data, seat) if pawn["place"] == place]
        if not here or PLACES.index(place) in members(done):
            continue
        lying = [*markers_at(data, place), seat]
        toppled = serf(data, place) == seat
        barred = toppled and is_feudum(data, place) and not data["overthrow"]
        if len(lying) <= 3 and len(set(lying)) <= 2 and lying.count(seat) <= 2 and not barred:
            yield place
        alone = len(lying) == 2 and ruler(data, place) not in (NOBODY, seat)
        if (
            data["advanced"]
            and alone
            and any(pawn["role"] == "merchant" for pawn in here)
            and data["shillings"][seat] >= 1
            and not done & BRIBED
            and (data["overthrow"] or not is_feudum(data, place))
        ):
            yield f"bribe/{place}"


def markers_at(data: Data, place: str) -> list[int]:
    """The owners of the markers at a place."""
    found = [] if ruler(data, place) == NOBODY else [ruler(data, place)]
    if subject(data, place):
        found.append(ruler(data, place))
    return found if serf(data, place) == NOBODY else [*found, serf(data, place)]


def improve(data: Data, seat: int) -> Iterable[str]:
    yield "forgo"
    left = held(data, "discs_left", DISCS)
    have = goods(data, seat)
    any_feudum = any(count for name, count in left.items() if name.startswith("feudum"))
    for place in PLACES:
        if ruler(data, place) != seat:
            continue
        kind = disc(data, place)
        if (
            (kind == "outpost" and have["wood"] and left["farm"])
            or (kind == "farm" and have["iron"] and left["town"])
            or (kind == "town" and data["seals"][seat] and any_feudum)
        ):
            yield place
    tiles = sum(own(data, seat, "tiles", LANDSCAPES))
    if data["advanced"] and have["wood"] and tiles and set(tend_at(data, seat, 0)):
        yield "tend"


def choose_feudum(data: Data, _seat: int, _place: int) -> Iterable[str]:
    left = held(data, "discs_left", DISCS)
    return (guild for guild in GUILDS if left[f"feudum-{guild}"])


def take_other_tile(data: Data, _seat: int) -> Iterable[str]:
    """Only of an epoch that is over."""
    return (r for r, top in zip(REGIONS, data["stacks"], strict=True) if top < data["epoch"])


def turn_tile(data: Data, _owner: int) -> Iterable[str]:
    return (name for name, count in held(data, "tile_pool", LANDSCAPES).items() if count)


def tend(data: Data, seat: int) -> Iterable[str]:
    tiles = own(data, seat, "tiles", LANDSCAPES)
    return (name for name, count in zip(LANDSCAPES, tiles, strict=True) if count)


def tend_at(data: Data, seat: int, _landscape: int) -> Iterable[str]:
    return (p for p in PLACES if serf(data, p) == seat and scene(data, p) is None)


def explore(data: Data, seat: int) -> Iterable[str]:
    return ("forgo", "explore") if ruled(data, seat, "outpost") else ("forgo",)


def dig_deeper(data: Data, seat: int) -> Iterable[str]:
    assert data["advanced"]
    return ("pass", "dig") if goods(data, seat)["iron"] else ("pass",)


def harvest(data: Data, seat: int) -> Iterable[str]:
    yield "forgo"
    for place in ruled(data, seat, "farm"):
        if sum(loose(data, place).values()) < 10:
            yield place


def harvest_how(data: Data, seat: int, _place: int) -> Iterable[str]:
    yield from ("full", "favours")
    if data["advanced"] and "farmer" in roles(data, seat):
        yield "inspect"


def pick_favours(
    data: Data, _seat: int, place: int, favours: int, before: list[int], gathered: list[int]
) -> Iterable[str]:
    """All ways to pick that many of what was drawn, in the order of goods."""
    lying = own(data, place, "loose", GOODS)
    drawn = [g for g in range(5) for _ in range(lying[g] - before[g])]
    taken = [g for g in range(5) for _ in range(gathered[g])]
    if not taken:
        yield "full"
    for some in set(itertools.combinations(drawn, favours)):
        if list(some[: len(taken)]) == taken:
            yield GOODS[some[len(taken)]]


def tax(data: Data, seat: int) -> Iterable[str]:
    yield "forgo"
    if ruled(data, seat, "town"):
        yield "tax"
        reserve = data["general"][seat] or data["rows"][seat]
        if data["advanced"] and "knight" in roles(data, seat) and reserve:
            yield "reinforced"


def strong_places(data: Data, seat: int) -> set[str]:
    """Where a sober pawn or a monster of the seat is."""
    found = {pawn["place"] for pawn in pawns(data, seat) if not pawn["drunk"]}
    return found | set(beasts(data, seat).values())


def conquer(data: Data, seat: int) -> Iterable[str]:
    yield "forgo"
    strong = strong_places(data, seat)
    for other in others(data, seat):
        for pawn in pawns(data, other):
            if pawn["place"] in strong:
                yield f"seat-{other + 1}/{pawn['ref']}"
        for beast, place in beasts(data, other).items():
            if place in strong:
                yield beast
    for place in strong:
        if is_feudum(data, place) and ruler(data, place) not in (seat, NOBODY):
            yield f"feudum/{place}"
    if data["advanced"] and set(starve(data, seat)):
        yield "starve"


def starve(data: Data, seat: int) -> Iterable[str]:
    for pawn in pawns(data, seat):
        if pawn["role"] != "noble" or pawn["drunk"]:
            continue
        place = pawn["place"]
        number = PLACES.index(place)
        if (
            subject(data, place)
            and ruler(data, place) != seat
            and not data["subject_seals"][number]
        ):
            yield f"subject/{place}"
        if serf(data, place) not in (NOBODY, seat) and not data["serf_seals"][number]:
            yield f"serf/{place}"


def reveal_defend(data: Data, seat: int, _rival: int, target: int) -> Iterable[str]:
    yield "no"
    if CARDS.index("defend") in members(data["hand"][seat]):
        if target < STARVING:
            yield "defend"
        elif goods(data, seat)["food"]:
            yield "immunity"


def arm(
    data: Data, seat: int, target: int, _defended: int, _extra: int, cubes: int
) -> Iterable[str]:
    yield from ("attack", "give-up")
    have, writs = goods(data, seat), [WRITS[writ] for writ in members(data["writs"][seat])]
    place = place_of(data, target)
    knight = any(
        pawn["role"] == "knight" and pawn["place"] == place and not pawn["drunk"]
        for pawn in pawns(data, seat)
    )
    if have["saltpeter"] and (knight or not cubes):
        yield "saltpeter"
    for weapon, good in (("bow", "wood"), ("sword", "iron")):
        if weapon in writs:
            yield f"{weapon}/free"
            if have[good]:
                yield f"{weapon}/{good}"


def place_of(data: Data, target: int) -> str:
    if target < FIRST_BEAST:
        return PLACES[int(data["pawn_places"][target - FIRST_PAWN])]
    if target < FIRST_FEUDUM:
        return PLACES[int(data["beast_place"][target - FIRST_BEAST])]
    return PLACES[target - FIRST_FEUDUM]


def strengths(data: Data, seat: int, target: int) -> tuple[int, int]:
    """Attack and defence before saltpeter, weapons and Defend."""
    place = place_of(data, target)
    feudum = target >= FIRST_FEUDUM
    if target < FIRST_BEAST:
        owner = (target - FIRST_PAWN) // 3
    elif feudum:
        owner = ruler(data, place)
    else:
        owner = data["beast_owner"][target - FIRST_BEAST]
    force = {}
    for side in (seat, owner):
        sober = [p for p in pawns(data, side) if p["place"] == place and not p["drunk"]]
        there = [p for p in beasts(data, side).values() if p == place]
        force[side] = (len(sober), len(there))
    attack = sum(force[seat]) + int(feudum and serf(data, place) == seat)
    defence = 2 * force[owner][0] + force[owner][1]
    return attack, defence + (2 + int(subject(data, place)) if feudum else 0)


def place_military(data: Data, seat: int) -> Iterable[str]:
    assert data["spare_discs"][seat] > 0
    assert data["military"][seat] < 3
    return ("no", "disc")


def repeat(data: Data, seat: int) -> Iterable[str]:
    yield "forgo"
    for card in (CARDS[number] for number in members(data["played"][seat])):
        if card in ("move", "influence", "guild") or (
            card in ("migrate", "improve", "explore", "harvest", "tax")
            and data["advanced"]
            and goods(data, seat)["saltpeter"]
        ):
            yield f"card/{card}"


# --- the guilds -------------------------------------------------------------------------------


def choose_guild(data: Data, seat: int, _repeated: int) -> Iterable[str]:
    yield "forgo"
    for number, guild in enumerate(GUILDS):
        if number in members(data["guilds_used"][seat]):
            continue
        if TRADES[guild](data, seat):
            yield f"{guild}/trade"
        if journeyman(data, guild) == seat and moves_something(data, guild, "pull"):
            yield f"{guild}/pull"
        if master(data, guild) == seat and moves_something(data, guild, "push"):
            yield f"{guild}/push"
    if data["advanced"] and data["barrel"][seat] and set(feast(data, seat)):
        yield "feast"


def can_send(data: Data, seat: int) -> bool:
    return bool(set(send_farm(data, seat)))


def can_buy_goods(data: Data, seat: int) -> bool:
    return bool(set(buy_good(data, seat, 0)))


def can_buy_vessel(data: Data, seat: int) -> bool:
    return sum(data["dock"]) > 0 and data["shillings"][seat] >= 3


def can_buy_row(data: Data, seat: int) -> bool:
    return bool(data["rows"][seat] and data["shillings"][seat] >= 3)


def can_buy_seal(data: Data, seat: int) -> bool:
    return sum(data["scrolls"]) > 0 and data["shillings"][seat] >= 3


def can_buy_bead(data: Data, seat: int) -> bool:
    return sum(data["rosary"]) > 0 and data["shillings"][seat] >= 3


TRADES: dict[str, Callable[[Data, int], bool]] = {
    "farmer": can_send,
    "merchant": can_buy_goods,
    "alchemist": can_buy_vessel,
    "knight": can_buy_row,
    "noble": can_buy_seal,
    "monk": can_buy_bead,
}


def moves_something(data: Data, guild: str, function: str) -> bool:
    """A pull takes from the guild on the left, a push gives to the one on the right."""
    at = GUILDS.index(guild)
    giver = GUILDS[at - 1] if function == "pull" else guild
    if giver == "farmer":
        barn, stalls = held(data, "barn", GOODS), bins(data)
        return any(barn[row_of(name)] and not full for name, full in stalls.items())
    if giver == "merchant":
        carts = held(data, "carts", GOODS)
        return any(full and carts[row_of(name)] < 3 for name, full in bins(data).items())
    if giver == "alchemist":
        return any(can_invent(data, thing, 0) for thing in (*VESSELS, "barrel"))
    if giver == "knight":
        return most_seals(data, 1) > 0
    if giver == "noble":
        return sum(data["scrolls"]) > 0 and sum(data["rosary"]) < 7
    return sum(data["rosary"]) > 0 and sum(data["hens"]) < 4


def most_seals(data: Data, most: int) -> int:
    rows = sum(1 for colour in range(colours(data)) if data["rows"][colour])
    seals, empty = int(data["seal_supply"]), int(data["scrolls"].count(0))
    return min(most, rows, empty, seals)


def feast(data: Data, seat: int) -> Iterable[str]:
    """Guests beside a pawn of one's own, and the one guild that each stands for."""
    near = {pawn["place"] for pawn in pawns(data, seat)}
    guests = []
    for other in others(data, seat):
        for pawn in pawns(data, other):
            if pawn["place"] in near:
                guests.append((f"seat-{other + 1}/{pawn['ref']}", other, pawn["role"]))
        for place in feudums(data, other):
            if place in near:
                guests.append((f"feudum/{place}", other, disc(data, place)[len("feudum-") :]))
    for ref, owner, guild in guests:
        if GUILDS.index(guild) in members(data["guilds_used"][seat]):
            continue
        if (master(data, guild) == owner and moves_something(data, guild, "push")) or (
            journeyman(data, guild) == owner and moves_something(data, guild, "pull")
        ):
            yield ref


def send_farm(data: Data, seat: int) -> Iterable[str]:
    return (p for p in ruled(data, seat, "farm") if sum(loose(data, p).values()))


def take_units(data: Data, _seat: int, place: int) -> Iterable[str]:
    """Every unit is a food or a shilling, and none is given away that could be had."""
    units = sum(own(data, place, "loose", GOODS)) // 2
    food, bank = held(data, "bag", GOODS)["food"], data["bank"]
    ways = [(f, min(units - f, bank)) for f in range(min(units, food) + 1)]
    best = max(sum(way) for way in ways)
    return (f"food-{way[0]}" for way in ways if sum(way) == best)


def spill_good(data: Data, place: int, _left: int, _spill: int) -> Iterable[str]:
    return (good for good, count in loose(data, PLACES[place]).items() if count)


def buy_good(data: Data, seat: int, bought: int) -> Iterable[str]:
    """One to three goods that can be paid, bins in their order."""
    before = members(bought)
    full = [number for number, there in enumerate(data["bins"]) if there]
    if before:
        yield "stop"
    spent = sum(PRICES[number] for number in before)
    for number in full:
        is_paid = spent + PRICES[number] <= data["shillings"][seat]
        if len(before) < 3 and number > max(before, default=NONE) and is_paid:
            yield BINS[number]


def first_of_sets(
    candidates: list[str], left: int, limit: dict[str, int], kind: Callable[[str], str]
) -> set[str]:
    """With what a set of `left` may begin, no kind oftener than its limit."""
    return {
        candidates[at]
        for at in range(len(candidates))
        if completes(candidates[at:], left, dict(limit), kind)
    }


def completes(
    rest: list[str], left: int, limit: dict[str, int], kind: Callable[[str], str]
) -> bool:
    """Can the first of these be taken, and so many in all of it and what comes after?"""
    if not limit[kind(rest[0])]:
        return False
    limit[kind(rest[0])] -= 1
    for name in rest[1:]:
        # Greedy is enough for a yes or no: kinds do not compete with one another.
        if left > 1 and limit[kind(name)]:
            limit[kind(name)] -= 1
            left -= 1
    return left <= 1


def most_of(candidates: list[str], limit: dict[str, int], kind: Callable[[str], str]) -> int:
    count = Counter(kind(name) for name in candidates)
    return sum(min(limit[name], number) for name, number in count.items())


def fill_bin(
    data: Data, _seat: int, pull: int, left: int, last: int, before: int, _feasted: int
) -> Iterable[str]:
    barn = held(data, "barn", GOODS)
    empty = [name for name, full in bins(data).items() if not full]
    if last == NONE:
        assert left == min(3 if pull else 5, most_of(empty, barn, row_of))
        assert members(before) == [n for n, full in enumerate(data["bins"]) if full]
    return first_of_sets([n for n in empty if BINS.index(n) > last], left, barn, row_of)


def load_cart(
    data: Data, _seat: int, pull: int, left: int, last: int, before: int, _feasted: int
) -> Iterable[str]:
    room = {good: 3 - count for good, count in held(data, "carts", GOODS).items()}
    full = [name for name, there in bins(data).items() if there]
    if last == NONE:
        assert left == min(2 if pull else 4, most_of(full, room, row_of))
        assert members(before) == [n for n, good in enumerate(GOODS) if not room[good]]
    return first_of_sets([n for n in full if BINS.index(n) > last], left, room, row_of)


def buy_vessel(data: Data, _seat: int) -> Iterable[str]:
    return (name for name, count in held(data, "dock", VESSELS).items() if count)


RECIPES = {
    "ship": ["food", "wood", "wood"],
    "submersible": ["food", "iron", "iron"],
    "flying-machine": ["food", "iron", "wood"],
}
BARRELS = (["saltpeter", "saltpeter", "sulfur"], ["saltpeter", "sulfur"], ["wood"])


def can_invent(data: Data, thing: str, barrels: int) -> bool:
    needed = Counter(BARRELS[barrels] if thing == "barrel" else RECIPES[thing])
    carts = held(data, "carts", GOODS)
    if any(carts[good] < count for good, count in needed.items()):
        return False
    if thing == "barrel":
        return any(data["rows"][c] < 6 and data["general"][c] for c in range(colours(data)))
    return held(data, "yard", VESSELS)[thing] > 0


def invent(
    data: Data, _seat: int, _pull: int, made: int, barrels: int, last: int, _feasted: int
) -> Iterable[str]:
    if made:
        yield "done"
    for number, thing in enumerate((*VESSELS, "barrel")):
        if number >= last and can_invent(data, thing, barrels):
            yield thing


def tame_beast(data: Data, seat: int) -> Iterable[str]:
    assert data["advanced"]
    assert data["markers"][seat] >= 3
    yield "none"
    for number, beast in enumerate(MONSTERS):
        if data["beast_owner"][number] == NOBODY and set(deploy_beast(data, seat, number)):
            yield beast


def deploy_beast(data: Data, seat: int, beast: int) -> Iterable[str]:
    for place in beside_own(data, seat):
        wet = any(kind in ("ship", "submersible") for _, kind in NEIGHBOURS[place])
        if MONSTERS[beast] == "behemoth" or wet:
            yield place


def buy_seal(data: Data, seat: int, bought: int) -> Iterable[str]:
    before = members(bought)
    if before:
        yield "done"
    for number, sealed in enumerate(data["scrolls"]):
        is_paid = data["shillings"][seat] >= 3 * (len(before) + 1)
        if sealed and number > max(before, default=NONE) and is_paid:
            yield SCROLLS[number]


def seal_scroll(
    data: Data, _seat: int, pull: int, placed: int, _last: int, before: int, _feasted: int
) -> Iterable[str]:
    """All sets of empty scrolls that may be sealed, beginning with those that were."""
    # As it stood when the first scroll was asked for.
    empty = [n for n in range(6) if n not in members(before)]
    done = [n for n in empty if data["scrolls"][n]]
    assert len(done) == placed
    rows = sum(1 for colour in range(colours(data)) if data["rows"][colour])
    most = min(2 if pull else 3, rows, len(empty), data["seal_supply"] + placed)
    for size in [most] if pull else range(1, most + 1):
        for some in itertools.combinations(empty, size):
            if list(some[:placed]) == done:
                yield SCROLLS[some[placed]] if size > placed else "done"


def remove_marker(
    data: Data, _seat: int, _pull: int, left: int, last: int, _before: int, _feasted: int
) -> Iterable[str]:
    there = [c for c in range(last + 1, colours(data)) if data["rows"][c]]
    return (f"colour-{some[0] + 1}" for some in itertools.combinations(there, left))


def move_seal(
    data: Data, _seat: int, pull: int, left: int, moved: int, _feasted: int
) -> Iterable[str]:
    chosen = members(moved)
    sealed = [n for n in range(6) if data["scrolls"][n]]
    size = min(1 if pull else 2, len(sealed), 7 - sum(data["rosary"]))
    assert size == left + len(chosen)
    for some in itertools.combinations(sealed, size):
        if list(some[: len(chosen)]) == chosen:
            yield SCROLLS[some[len(chosen)]]


def guess_hand(data: Data, _whose: int, _use: int, _feasted: int) -> Iterable[str]:
    assert sum(1 for count in data["rosary"] if count) > 1
    return ("lowest", "highest")


def place_reeve(data: Data, seat: int, guild: int) -> Iterable[str]:
    assert data["advanced"]
    assert data["spare_discs"][seat] > 0
    assert sum(own(data, seat, "reeves", 6)) < 2
    assert not own(data, seat, "reeves", 6)[guild]
    return ("no", "reeve")


RULES: dict[str, Callable[..., Iterable[str]]] = {
    "DrawFirstPlayer": draw_first_player,
    "DealPlace": deal_place,
    "DrawVessel": draw_vessel,
    "DrawGood": draw_good,
    "StoreSulfur": store_sulfur,
    "TurnToken": turn_token,
    "ChooseStartGood": choose_start_good,
    "StartRole": start_role,
    "StartPlace": start_place,
    "JoinGuild": join_guild,
    "ChooseBonus": choose_bonus,
    "ChooseCards": choose_cards,
    "PlayCard": play_card,
    "Deploy": deploy,
    "PlayMandate": play_mandate,
    "DiscardWrit": discard_writ,
    "TakeSeal": take_seal,
    "ExchangeTile": exchange_tile,
    "TurnWrit": turn_writ,
    "KeepWrit": keep_writ,
    "ShedWrit": shed_writ,
    "Nourish": nourish,
    "RollProgress": roll_progress,
    "Collect": collect,
    "LastActs": last_acts,
    "Migrate": migrate,
    "MigrateTo": migrate_to,
    "MovePiece": move_piece,
    "TravelBy": travel_by,
    "Pilfer": pilfer,
    "SetOut": set_out,
    "PlaceInfluence": place_influence,
    "Improve": improve,
    "ChooseFeudum": choose_feudum,
    "TakeOtherTile": take_other_tile,
    "TurnTile": turn_tile,
    "Tend": tend,
    "TendAt": tend_at,
    "Explore": explore,
    "DigDeeper": dig_deeper,
    "Harvest": harvest,
    "HarvestHow": harvest_how,
    "PickFavours": pick_favours,
    "Tax": tax,
    "Conquer": conquer,
    "Starve": starve,
    "RevealDefend": reveal_defend,
    "Arm": arm,
    "PlaceMilitary": place_military,
    "Repeat": repeat,
    "ChooseGuild": choose_guild,
    "Feast": feast,
    "SendFarm": send_farm,
    "TakeUnits": take_units,
    "SpillGood": spill_good,
    "BuyGood": buy_good,
    "FillBin": fill_bin,
    "BuyVessel": buy_vessel,
    "LoadCart": load_cart,
    "Invent": invent,
    "TameBeast": tame_beast,
    "DeployBeast": deploy_beast,
    "BuySeal": buy_seal,
    "SealScroll": seal_scroll,
    "RemoveMarker": remove_marker,
    "MoveSeal": move_seal,
    "GuessHand": guess_hand,
    "PlaceReeve": place_reeve,
}


# --- what the board adds up to ----------------------------------------------------------------


def is_settled(data: Data) -> bool:
    """Does every guild's track stand as the rules want it, and every reeve where it may?"""
    for guild in GUILDS:
        sitting = [stars(data, seat, guild) for seat in track(data, guild)]
        if 0 in sitting or sitting != sorted(sitting, reverse=True):
            return False
    for seat in range(data["seats"]):
        if data["markers"][seat] and wanted_guilds(data, seat):
            return False
        for guild, there in zip(GUILDS, own(data, seat, "reeves", 6), strict=True):
            if there and seat not in track(data, guild)[:2]:
                return False
    return True


def dawn_points(data: Data, seat: int, epoch: int) -> int:
    """What a family scores and loses when this epoch dawns."""
    points = 0
    for guild in GUILDS:
        if seat in track(data, guild):
            points += (5, 3, 1)[track(data, guild).index(seat)]
    regions = set()
    for place in PLACES:
        tended = serf(data, place) == seat and scene(data, place) is not None
        if tended:
            points += 4 if crops(data, place) else 2
        if tended or ruler(data, place) == seat:
            regions.add(place.rsplit("-", 1)[0])
    points += (0, 1, 3, 5, 7, 9, 11)[len(regions)]
    if feudums(data, seat):
        asked = {2: 1, 4: 2, 5: 3}.get(epoch, 0)
        points -= sum((3, 4, 5)[space] for space in range(data["military"][seat], asked))
    return points


def final_points(data: Data, seat: int) -> int:
    """All that is added after the last round, every grouping and sealing tried out."""
    space = data["voyage"][seat]
    points: int = 0
    for spaces, low, high in (((1, 2), 3, 5), ((3, 4), 7, 9), ((5, 6), 11, 13), ((7,), 17, 17)):
        if space in spaces:
            front = max(other for other in data["voyage"] if other in spaces)
            points += high if space == front else low
    kinds = [len(ruled(data, seat, kind)) for kind in ("outpost", "farm", "town")]
    wild = len(feudums(data, seat))
    points += sum(kinds) + 3 * wild
    best = 0
    for spread in itertools.product(range(wild + 1), repeat=3):
        if sum(spread) <= wild:
            sets = sum((k + s) // 3 for k, s in zip(kinds, spread, strict=True))
            best = max(best, sets + (wild - sum(spread)) // 3)
    points += 3 * best + data["shillings"][seat] // 3
    seals = data["seals"][seat] + len(set(take_seal(data, seat)))
    worth = [charter(data, seat, WRITS[writ]) for writ in members(data["writs"][seat])]
    count = min(seals, len(worth))
    return int(points) + max(sum(some) for some in itertools.combinations(worth, count))


def charter(data: Data, seat: int, writ: str) -> int:
    if WRITS.index(writ) < WRITS.index("cellar"):
        return 0
    if writ == "cellar":
        return (0, 0, 5, 7)[data["barrel"][seat]]
    if writ == "beast":
        return 7 * data["slain"][seat]  # type: ignore[no-any-return]
    count = sum(ruler(data, place) == seat for place in BOX["kingdoms"][writ])
    scale = (0, 5, 11, 17) if writ == "isolated" else (0, 3, 5, 7, 9)
    return scale[min(count, len(scale) - 1)]


# --- what a function brings -------------------------------------------------------------------


def completed(groups: Iterable[Iterable[str]], before: set[str], after: set[str]) -> int:
    return sum(1 for some in map(set, groups) if some <= after and not some <= before)


def better(rows: list[list[str]], columns: list[list[str]], before: set[str], now: set[str]) -> int:
    """Rows or columns, never both together."""
    return min(3, max(completed(rows, before, now), completed(columns, before, now)))


def aims_reached(after: Data, step: list[Any]) -> int:
    """How much of its aim a push or pull has reached whose last piece has just been moved."""
    kind, _seat, _pull, *rest = step
    if kind == "FillBin":
        rows = [[f"{good}-{n}" for n in range(1, 5)] for good in GOODS]
        columns = [[f"{good}-{n}" for good in GOODS] for n in range(1, 5)]
        before = {BINS[number] for number in members(rest[2])}
        return better(rows, columns, before, {name for name, full in bins(after).items() if full})
    if kind == "LoadCart":
        full = {n for n, count in enumerate(after["carts"]) if count == 3}
        return min(3, len(full - set(members(rest[2]))))
    if kind == "RemoveMarker":
        rows = [["a1", "a2", "a3"], ["b1", "b2"], ["c1"]]
        columns = [["a1", "b1", "c1"], ["a2", "b2"], ["a3"]]
        before = {SCROLLS[number] for number in members(rest[2])}
        now = {SCROLLS[number] for number in range(6) if after["scrolls"][number]}
        return better(rows, columns, before, now)
    assert kind == "Invent"
    made: int = rest[0]
    return made


def points_of(data: Data, step: list[Any], guild: str, aims: int) -> int:
    """The points of a function that has been done, a feast's and a reeve's with them."""
    seat, pull, feasted = step[1], step[2], step[-1]
    points = (3 if aims else 0) if pull else (0, 4, 5, 6)[aims]
    if feasted:
        return points + 3
    reeves = own(data, seat, "reeves", 6)
    if data["advanced"] and points and reeves[GUILDS.index(guild)]:
        points += 1 + int(sum(reeves) > 1)
    return points


def paid(data: Data, seat: int, guild: str, price: int) -> dict[str, Any]:
    """Shillings after a trade, one by one: to the master, the journeyman, charity."""
    shillings, bank = list(data["shillings"]), data["bank"]
    charity = {"purse": data["purse"], "coffer": data["coffer"]}
    shillings[seat] -= price
    for number in range(price):
        member = (master(data, guild), journeyman(data, guild), NOBODY)[number % 3]
        if number % 3 == 2:
            charity["coffer" if guild in ("farmer", "merchant", "alchemist") else "purse"] += 1
        elif member == NOBODY:
            bank += 1
        else:
            shillings[member] += 1
    return {"shillings": shillings, "bank": bank, **charity}


def filled_rows(data: Data) -> list[int]:
    """The knights' rows after a barrel: sections end at one, three and six."""
    rows = list(data["rows"])
    for colour in range(colours(data)):
        end = next((end for end in (1, 3, 6) if rows[colour] < end), rows[colour])
        rows[colour] += min(end - rows[colour], data["general"][colour])
    return rows
