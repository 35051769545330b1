"""The legal choices of Clochemerle once more, the slow and simple way.

Written from the rules text alone, to disagree with the engine where either is wrong.
It reads plain dictionaries (`State.to_dict()` and components.toml), shares no code with
the game, and tries every way to pay and to turn dice instead of reasoning about them.
"""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any

Data = dict[str, Any]
Cost = Counter[str]

BOX: Data = tomllib.loads(
    (resources.files("demesne") / "games" / "clochemerle" / "components.toml").read_text("utf-8")
)

PROFESSIONS = ("abbot", "councillor", "traveller", "craftsman", "merchant")
WORKSHOPS = ("stable", "brewery", "forge", "scriptorium", "wainwright")
GOODS = ("horse", "beer", "plough", "scroll", "wagon")
CHURCHES = ("sanatorium", "cloister", "diocese", "refuge")
CHAMBERS = ("monetary", "property", "citizens", "guild")
PILES = ("quill", "chalice", "rosary")
LETTERS = "abcde"
PATH = ("hall", "coin", "story")
TRAVEL = [card for letter in LETTERS for card in BOX["travel_cards"][letter]]
MONKS = [card for pile in PILES for card in BOX["monks"][pile]]
CUSTOMERS = BOX["customers"]["cards"]
# The number of each white banner that is neither a field nor a customer.
BANNERS = ("personal", "school", *WORKSHOPS, "chamber")
FIRST_FIELD, SQUARE, FIRST_CUSTOMER = 8, 16, 17
NONE = -1


def legal(data: Data) -> set[str]:
    """What may be answered to the decision on top of the agenda, in notation."""
    kind, *fields = data["agenda"][-1]
    return RULES[kind](data, *fields)


# -- reading the table -----------------------------------------------------------------


def members(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def lives(data: Data, seat: int, profession: str) -> bool:
    return PROFESSIONS.index(profession) in members(data["alive"][seat])


def has_church(data: Data, seat: int, name: str) -> bool:
    """With its power: the abbot is there."""
    return data["church"][seat] == CHURCHES.index(name) and lives(data, seat, "abbot")


def goods(data: Data, seat: int) -> dict[str, int]:
    """Where a resource can be taken from, with what lies there."""
    places = dict(zip(WORKSHOPS, data["goods"][5 * seat : 5 * seat + 5], strict=True))
    places |= {f"field/{n + 1}": 1 for n in members(data["ploughs"][seat])}
    if data["chamber"][seat] == CHAMBERS.index("guild"):
        places["guild"] = data["covered"][seat]
    return {place: count for place, count in places.items() if count}


def order(place: str) -> int:
    """Sources in the order in which like payments are made."""
    if place.startswith("field/"):
        return 10 + int(place[6:])
    return 99 if place == "guild" else WORKSHOPS.index(place)


def pays(place: str, good: str) -> bool:
    if place == "guild" or good == "any":
        return True
    if place.startswith("field/"):
        return good == "plough"
    return GOODS[WORKSHOPS.index(place)] == good


def first_sources(places: dict[str, int], wants: list[str], floor: int = 0) -> Iterator[str]:
    """From where the first of the wants can be paid so that all of them can be."""
    if not wants:
        return
    good, rest = wants[0], wants[1:]
    for place, markers in places.items():
        if not markers or not pays(place, good) or order(place) < floor:
            continue
        left = {**places, place: markers - 1}
        lower = order(place) if rest and rest[0] == good else 0
        if not rest or any(first_sources(left, rest, lower)):
            yield place


def in_order(cost: dict[str, int]) -> list[str]:
    return [good for good in (*GOODS, "any") for _ in range(cost.get(good, 0))]


def can_pay(data: Data, seat: int, cost: dict[str, int]) -> bool:
    if cost.get("coin", 0) > data["coins"][seat]:
        return False
    wants = in_order(cost)
    return not wants or any(first_sources(goods(data, seat), wants))


def ways(card: Data) -> list[dict[str, int]]:
    return list(card.get("cost", [{}]))


def affordable(data: Data, seat: int, card: Data) -> bool:
    return any(can_pay(data, seat, way) for way in ways(card))


# -- dice ------------------------------------------------------------------------------


def take_die(data: Data, _seat: int) -> set[str]:
    free = [kind for kind, taker in zip(data["dice"], data["takers"], strict=True) if taker == NONE]
    return {f"dice/{('white', 'black')[k // 6]}-{k % 6 + 1}" for k in free if k != NONE}


def make_sum(data: Data, seat: int) -> set[str]:
    """Every pair of faces, every set of dice turned by a marker; then no waste."""
    shown = [kind % 6 + 1 for kind in data["pair"]]
    prices: dict[int, set[tuple[int, int]]] = {}
    for faces in itertools.product(range(1, 7), repeat=2):
        for turned in itertools.product((False, True), repeat=2):
            coins = sum(
                abs(face - was)
                for face, was, free in zip(faces, shown, turned, strict=True)
                if not free
            )
            prices.setdefault(sum(faces), set()).add((sum(turned), coins))
    found: set[str] = set()
    for value, both in prices.items():
        for markers, coins in both:
            if markers > max(0, data["square"][seat]) or coins > data["coins"][seat]:
                continue
            better = {p for p in both if p[0] <= markers and p[1] <= coins} - {(markers, coins)}
            if not better:
                found.add(f"sum/{value}/{markers}")
    return found


# -- banners ---------------------------------------------------------------------------


def shows(data: Data, values: list[int]) -> bool:
    return data["value"] in values


def white_values(data: Data, seat: int) -> dict[str, tuple[int, list[int]]]:
    """Every white banner of a village: its number, and the sums it answers to."""
    found: dict[str, tuple[int, list[int]]] = {}
    boards = BOX["personal_banners"]["boards"]
    found["personal"] = (0, boards[data["board"][seat]])
    found["school"] = (1, BOX["school_banner"]["values"])
    for number, name in enumerate(WORKSHOPS):
        card = data["workshops"][5 * seat + number]
        if card:
            found[name] = (2 + number, BOX["workshop_values"][name][card - 1])
    if data["chamber"][seat] != NONE:
        name = CHAMBERS[data["chamber"][seat]]
        table = BOX["monetary"] if name == "monetary" else BOX["chambers"][name]
        found["chamber"] = (7, table["values"])
    for number in range(data["fields"][seat]):
        found[f"field/{number + 1}"] = (FIRST_FIELD + number, BOX["field_banner"]["values"])
    if data["square"][seat] != NONE:
        found["square"] = (SQUARE, BOX["square"]["values"])
    for number in members(data["market"][seat]):
        values = CUSTOMERS[number]["values"] or list(range(2, 13))
        found[f"customer/{number + 1}"] = (FIRST_CUSTOMER + number, values)
    tile = data["tile"][seat]
    return {
        name: (number, [*values, 2, 12] if tile == number else values)
        for name, (number, values) in found.items()
    }


def reached(data: Data, seat: int) -> set[str]:
    """White banners that the value reaches and that were not used."""
    return {
        name
        for name, (number, values) in white_values(data, seat).items()
        if shows(data, values) and number not in members(data["used"])
    }


def works(data: Data, seat: int, name: str) -> bool:
    """Whether a white banner can be activated, as far as its zone and its cost go."""
    if name in WORKSHOPS:
        return lives(data, seat, "craftsman")
    if name in ("chamber", "square"):
        return lives(data, seat, "councillor")
    if name.startswith("customer/"):
        card = CUSTOMERS[int(name[9:]) - 1]
        return lives(data, seat, "merchant") and can_pay(data, seat, card["wants"])
    return True


def is_idle(data: Data, seat: int, name: str) -> bool:
    """Free, and without effect."""
    if name == "school":
        return bool(data["school"][seat] == 3 and data["alive"][seat] == 31)
    if name == "brewery":
        return bool(data["goods"][5 * seat + 1] == BOX["workshops"]["brewery"]["slots"])
    return False


def choose_banner(data: Data, seat: int) -> set[str]:
    found: set[str] = set()
    white = {name for name in reached(data, seat) if works(data, seat, name)}
    active = {name for name in white if not is_idle(data, seat, name)}
    if active or data["used"]:
        white = active
    found |= {f"run/{name}" for name in white if not name.startswith("customer/")}
    if any(name.startswith("customer/") for name in white):
        found.add("market")
    if data["used"]:
        found.add("done")
    else:
        found |= black(data, seat)
    bare = data["fields"][seat] > len(members(data["ploughs"][seat]))
    matters = any(
        name in ("forge", "chamber") or name.startswith("field/") for name in reached(data, seat)
    )
    if bare and (matters or not data["used"]):
        places = goods(data, seat)
        found |= {f"plough/{place}" for place in ("forge", "guild") if place in places}
    if not data["sparing"] and (white or not data["used"]):
        found.add("sparing")
    return found


def black(data: Data, seat: int) -> set[str]:
    found = {"chief/stay"} | {f"chief/{step}" for step in steps(data, seat)}
    if shows(data, BOX["hand"]["values"]) and data["palm"]:
        second = data["turns_done"] >= data["seats"]
        if data["starter"] != seat or second:
            found.add("hand")
    if shows(data, BOX["steward"]["values"]) and set(data["row"]) != {NONE}:
        found.add("steward")
    if lives(data, seat, "craftsman"):
        found |= buyable_workshops(data, seat)
    field = BOX["field_banner"]
    if shows(data, field["values"]) and sum(data["fields"]) < 8 and affordable(data, seat, field):
        found.add("buy/field")
    if can_travel(data, seat):
        found.add("buy/travel")
    if lives(data, seat, "abbot"):
        found |= buyable_church(data, seat)
    if lives(data, seat, "councillor"):
        found |= buyable_council(data, seat)
    return found


def steps(data: Data, seat: int) -> list[str]:
    return {"hall": ["coin"], "coin": ["hall", "story"], "story": ["coin"]}[
        PATH[data["chief"][seat]]
    ]


def buyable_workshops(data: Data, seat: int) -> set[str]:
    found: set[str] = set()
    for number, name in enumerate(WORKSHOPS):
        sold = data["workshops"][number::5]
        if sold[seat]:
            continue
        for copy, values in enumerate(BOX["workshop_values"][name], start=1):
            if copy not in sold and shows(data, values):
                found.add(f"buy/{name}/{copy}")
    return found


def travel_cards(data: Data, seat: int) -> list[Data]:
    return [TRAVEL[number] for number in members(data["travel"][seat])]


def can_travel(data: Data, seat: int) -> bool:
    cards = travel_cards(data, seat)
    if len(cards) == 5 or not lives(data, seat, "traveller"):
        return False
    if any(card.get("chapel") for card in cards) or not data["travel_piles"][len(cards)]:
        return False
    letter = LETTERS[len(cards)]
    dark = BOX["travel_c" if letter == "c" else "travel"][letter]
    toll: Cost = Counter(cards[-1].get("toll", {})) if cards else Counter()
    return shows(data, dark["values"]) and any(
        can_pay(data, seat, Counter(way) + toll) for way in dark["cost"]
    )


def buyable_church(data: Data, seat: int) -> set[str]:
    found: set[str] = set()
    if data["church"][seat] == NONE:
        for number, name in enumerate(CHURCHES):
            if number not in data["church"] and shows(data, BOX["churches"][name]["values"]):
                found.add(f"buy/{name}")
        return found
    windows = len(members(data["monks"][seat])) + (CHURCHES[data["church"][seat]] == "cloister")
    for pile, top in zip(PILES, data["monk_tops"], strict=True):
        if windows < 6 and top != NONE:
            card = MONKS[top]
            if shows(data, card["values"]) and affordable(data, seat, card):
                found.add(f"buy/monk/{pile}")
    return found


def buyable_council(data: Data, seat: int) -> set[str]:
    found: set[str] = set()
    squares = sum(own != NONE for own in data["square"])
    if data["square"][seat] == NONE and squares < 4 and shows(data, BOX["square"]["values"]):
        found.add("buy/square")
    if data["chamber"][seat] == NONE:
        for number, name in enumerate(CHAMBERS):
            table = BOX["monetary"] if name == "monetary" else BOX["chambers"][name]
            if number not in data["chamber"] and shows(data, table["values"]):
                found.add(f"buy/{name}")
    return found


# -- the smaller questions -----------------------------------------------------------------


def serve(data: Data, seat: int) -> set[str]:
    called = {name for name in reached(data, seat) if name.startswith("customer/")}
    return {name for name in called if works(data, seat, name)}


def choose_way(data: Data, seat: int, count: int, listed: list[int]) -> set[str]:
    names = (*GOODS, "any", "coin", "time")
    found: set[str] = set()
    for number in range(count):
        cost = dict(zip(names, listed[8 * number : 8 * number + 8], strict=True))
        if can_pay(data, seat, cost):
            found.add(f"way/{number + 1}")
    return found


def pay_from(data: Data, seat: int, listed: list[int], floor: int) -> set[str]:
    wants = in_order(dict(zip((*GOODS, "any"), listed, strict=True)))
    lines = [*WORKSHOPS, *(f"field/{n + 1}" for n in range(8)), "guild"]
    lowest = order(lines[floor]) if floor else 0
    return {f"from/{place}" for place in first_sources(goods(data, seat), wants, lowest)}


def move_chief(data: Data, seat: int) -> set[str]:
    return {"chief/stay", "skip"} | {f"chief/{step}" for step in steps(data, seat)}


def use_school(data: Data, seat: int) -> set[str]:
    left, right = data["school"][seat] & 1, data["school"][seat] & 2
    vacant = [name for name in PROFESSIONS if not lives(data, seat, name)]
    found = {"nothing"}
    if not left:
        found.add("pupil/new")
    if left and not right:
        found.add("pupil/shift")
    if left:
        found |= {f"left/{name}" for name in vacant}
    if right:
        found |= {f"right/{name}" for name in vacant}
    return found


def open_places(data: Data) -> set[str]:
    return {f"row/{n}" for n, card in enumerate(data["row"], start=1) if card != NONE}


def take_free(data: Data, _seat: int) -> set[str]:
    return {"nobody", *open_places(data)}


def take_customer(data: Data, seat: int, taken: int, _most: int) -> set[str]:
    coins = [0, *BOX["steward"]["coins"]]
    found = {"done"} if taken or has_church(data, seat, "diocese") else set()
    if coins[taken + 1] - coins[taken] <= data["coins"][seat]:
        found |= open_places(data)
    return found


def place_tile(data: Data, seat: int, new: int) -> set[str]:
    banners = white_values(data, seat)
    if new:
        del banners["square"]
    found = {f"tile/{n}" for n, (number, _) in banners.items() if number != data["tile"][seat]}
    return found | {"stay"} if not new or data["sparing"] else found


def cover_slot(data: Data, seat: int) -> set[str]:
    free = {f"slot/{n + 1}" for n in range(5) if n not in members(data["covered"][seat])}
    return free | {"leave"} if data["sparing"] else free


def place_plough(data: Data, seat: int, _source: int) -> set[str]:
    taken = members(data["ploughs"][seat])
    return {f"field/{n + 1}" for n in range(data["fields"][seat]) if n not in taken}


def turn_travel(data: Data, _owner: int, letter: int, aside: int) -> set[str]:
    return {f"travel/{n + 1}" for n in members(data["travel_piles"][letter]) if n != aside}


def bury(data: Data, seat: int) -> set[str]:
    return {name for name in PROFESSIONS if lives(data, seat, name)}


def boards(data: Data, _owner: int) -> set[str]:
    return {f"board/{n + 1}" for n in range(4) if n not in data["board"]}


def always(*found: str) -> Callable[..., set[str]]:
    """A question with the same answers wherever it is asked."""
    return lambda *_: set(found)


RULES: dict[str, Callable[..., set[str]]] = {
    "DrawFirstPlayer": lambda data: {f"seat/{n}" for n in range(data["seats"])},
    "DealBoard": boards,
    "TurnMonk": lambda data, pile: {f"monk/{n + 1}" for n in members(data["monk_piles"][pile])},
    "DrawCustomer": lambda data: {f"customer/{n + 1}" for n in members(data["pile"])},
    "RollDie": always(*"123456"),
    "TakeFirstDie": take_die,
    "TakeSecondDie": take_die,
    "MakeSum": make_sum,
    "ChooseBanner": choose_banner,
    "TakeGain": always("take", "leave"),
    "ChooseWay": choose_way,
    "PayFrom": pay_from,
    "MoveChief": move_chief,
    "UseSchool": use_school,
    "TakeFreeCustomer": take_free,
    "TakeCustomer": take_customer,
    "ServeCustomer": serve,
    "PlacePlough": place_plough,
    "TurnTravelCard": turn_travel,
    "KeepTravelCard": always("keep", "exchange"),
    "SendToSteward": always("send", "skip"),
    "PlaceTile": place_tile,
    "CoverSlot": cover_slot,
    "BuryVillager": bury,
    "PlaceLabourer": always(*PROFESSIONS),
    "RollRatDie": always(*(f"rat/{n}" for n in range(1, 7))),
    "UseSanatorium": always("sanatorium", "suffer"),
}
