"""The legal choices of Village once more, the slow and simple way.

Written from the rules text alone, to disagree with the engine where either is wrong.
It reads plain dictionaries (`State.to_dict()` and components.toml), shares no code
with the game, tries every way to pay instead of reasoning about payments, and counts
pieces by taking away from the whole box what can be seen elsewhere.
"""

from __future__ import annotations

import itertools
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any

Data = dict[str, Any]
Cost = dict[str, int]

BOX: Data = tomllib.loads(
    (resources.files("demesne") / "games" / "village" / "components.toml").read_text("utf-8")
)

INFLUENCE = ("orange", "green", "brown", "pink")
COLOURS = (*INFLUENCE, "plague")
GOODS = ("scroll", "horse", "plough", "ox", "wagon")
ACTIONS = ("harvest", "family", "crafts", "market", "travel", "council", "church")
BUILDINGS = ("wainwright", "stables", "library", "smithy")
MADE_AT = {
    "scroll": "library",
    "horse": "stables",
    "plough": "smithy",
    "ox": "stables",
    "wagon": "wainwright",
}
CITIES = ("a", "b", "c", "d", "e", "f")
ON_THE_BOARD = (
    *BUILDINGS,
    *(f"city-{city}" for city in CITIES),
    *(f"council-{level}" for level in (1, 2, 3, 4)),
    *(f"church-{window}" for window in (1, 2, 3, 4)),
)
VISIBLE = ("farm", *ON_THE_BOARD)
PLAYERS = {2: "two", 3: "three", 4: "four"}


def legal(data: Data) -> set[str]:
    """What may be answered to the decision on top of the agenda, in notation."""
    kind, *fields = data["agenda"][-1]
    return RULES[kind](data, *fields)


# -- reading the table -----------------------------------------------------------------


def people(data: Data, seat: int, place: str) -> list[int]:
    return list(data["people"][seat].get(place, []))


def goods(data: Data, seat: int, good: str) -> int:
    return int(data["goods"][5 * seat + GOODS.index(good)])


def cubes(data: Data, seat: int) -> Cost:
    return dict(zip(INFLUENCE, data["cubes"][4 * seat : 4 * seat + 4], strict=True))


def cubes_on(data: Data, space: str) -> list[str]:
    """Every cube on a space, one entry each."""
    start = 5 * ACTIONS.index(space)
    found: list[str] = []
    for colour, count in zip(COLOURS, data["spaces"][start : start + 5], strict=True):
        found += [colour] * count
    return found


def cubes_not_seen(data: Data, also: str) -> Counter[str]:
    """The box less all farms, all spaces and the pot named `also` (supply or green_bag)."""
    left: Counter[str] = Counter(BOX["supply"]["influence"])
    left["plague"] = BOX["supply"]["plague"]
    for space in ACTIONS:
        left.subtract(cubes_on(data, space))
    for seat in range(data["seats"]):
        left.subtract(cubes(data, seat))
    left.subtract(dict(zip(COLOURS, data[also], strict=True)))
    return left


def payments(data: Data, seat: int, cost: Cost) -> Iterator[Cost]:
    """Every way to pay cubes, as the coins that stand in for each colour."""
    owned = cubes(data, seat)
    due = [colour for colour in INFLUENCE if cost.get(colour, 0)]
    for coins in itertools.product(*(range(cost[colour] + 1) for colour in due)):
        way = dict(zip(due, coins, strict=True))
        enough_cubes = all(cost[colour] - way[colour] <= owned[colour] for colour in due)
        if enough_cubes and sum(coins) <= data["coins"][seat]:
            yield way


def can_pay(data: Data, seat: int, cost: Cost) -> bool:
    return any(True for _ in payments(data, seat, cost))


def roads() -> Iterator[tuple[str, str, Data]]:
    """Every road in every direction it may be walked."""
    for road in BOX["near_roads"]["roads"]:
        yield "village", road["to"], road
    for road in BOX["far_roads"]["roads"]:
        yield road["from"], road["to"], road
        yield road["to"], road["from"], road


def generations(members: list[int]) -> set[str]:
    return {f"generation/{generation}" for generation in members}


# -- set-up, rounds and draws ------------------------------------------------------------


def draw_starting_player(data: Data) -> set[str]:
    return {f"seat/{seat}" for seat in range(data["seats"])}


def draw_customer(data: Data) -> set[str]:
    """Whoever neither stands at the market nor was served."""
    seen = {*data["stalls"], *data["queue"]}
    for served in data["customers"]:
        seen |= {tile for tile in range(24) if served & 2**tile}
    return {f"customer/{tile + 1}" for tile in range(24) if tile not in seen}


def draw_cube(data: Data, _space: int, _left: int) -> set[str]:
    in_bag = cubes_not_seen(data, "supply")
    return {colour for colour in COLOURS if in_bag[colour] > 0}


def draw_figure(data: Data, _left: int, aside: int) -> set[str]:
    figures = {"monk"} if aside < BOX["people"]["monks"] else set()
    for seat in range(data["seats"]):
        figures |= {f"seat-{seat}/generation-{g}" for g in people(data, seat, "bag")}
    return figures


# -- a turn ------------------------------------------------------------------------------


def take_turn(data: Data, seat: int) -> set[str]:
    """Any cube on the board; or, while there is one, three of a colour at the well."""
    lines = {f"{space}/{colour}" for space in ACTIONS for colour in cubes_on(data, space)}
    if not lines:
        return set()
    for colour in INFLUENCE:
        if at_the_well(data, seat, colour):
            lines.add(f"well/{colour}")
    if BOX["well"]["coins_allowed"] and data["coins"][seat] >= BOX["well"]["cubes"]:
        lines.add("well/coins")
    return lines


def at_the_well(data: Data, seat: int, colour: str) -> set[int]:
    """With how many coins three of this colour can be paid, at least one of them a cube."""
    due = BOX["well"]["cubes"]
    ways = {way[colour] for way in payments(data, seat, {colour: due})} - {due}
    return ways if BOX["well"]["coins_allowed"] else ways & {0}


def pay_at_well(data: Data, seat: int, cost: list[int]) -> set[str]:
    (colour,) = [INFLUENCE[number] for number, count in enumerate(cost) if count]
    return {f"coins/{coins}" for coins in at_the_well(data, seat, colour)}


def pay_cubes(data: Data, seat: int, cost: list[int]) -> set[str]:
    """Colour by colour: as many coins as still let the rest be paid."""
    named = {colour: count for colour, count in zip(INFLUENCE, cost, strict=True) if count}
    first = next(iter(named))
    return {f"coins/{way[first]}" for way in payments(data, seat, named)}


def choose_action(data: Data, seat: int) -> set[str]:
    """Nothing, a market day, or any action of which something can be done."""
    lines = {"nothing", "market"}
    for action, lines_of in ACTION_LINES.items():
        if lines_of(data, seat):
            lines.add(action)
    return lines


def action(name: str) -> Callable[[Data, int, int], set[str]]:
    """The menu of an action: its lines, and `skip` unless it was just picked freely."""

    def lines(data: Data, seat: int, obliged: int) -> set[str]:
        found = ACTION_LINES[name](data, seat)
        return found if obliged else found | {"skip"}

    return lines


# -- the actions -------------------------------------------------------------------------


def harvest_lines(data: Data, seat: int) -> set[str]:
    return {"harvest"} if people(data, seat, "farm") else set()


def family_lines(data: Data, seat: int) -> set[str]:
    lines = {f"home/{place}" for place in ON_THE_BOARD if people(data, seat, place)}
    if people(data, seat, "unborn"):
        lines.add("birth")
    return lines


def call_home(data: Data, seat: int, origin: int) -> set[str]:
    # Places are saved by number: unborn, farm, then the board.
    return generations(people(data, seat, ON_THE_BOARD[origin - 2]))


def crafts_lines(data: Data, seat: int) -> set[str]:
    lines: set[str] = set()
    grain = data["grain"][seat]
    prices: dict[str, Cost] = {**BOX["buy_scroll_and_plough"], **BOX["buy_wagon_and_animals"]}
    for building in BUILDINGS:
        if people(data, seat, "farm"):
            lines.add(f"train/{building}")
    for good in GOODS:
        if people(data, seat, MADE_AT[good]):
            lines.add(f"make/{good}")
        price = dict(prices[good])
        in_grain = price.pop("grain", 0)
        if grain >= in_grain and can_pay(data, seat, price):
            lines.add(f"buy/{good}")
    if grain >= BOX["crafts"]["mill_grain"]:
        lines.add("mill")
    return lines


def from_the_farm(data: Data, seat: int, *_: int) -> set[str]:
    return generations(people(data, seat, "farm"))


def make_good(_data: Data, _seat: int, building: int) -> set[str]:
    return {"done"} | {good for good in GOODS if MADE_AT[good] == BUILDINGS[building]}


def serve_customer(data: Data, seat: int, _passed: int, free: int) -> set[str]:
    lines = {"pass"}
    for tile in data["stalls"]:
        wants = dict(BOX["customers"]["tiles"][tile]["wants"])
        grain = wants.pop("grain", 0)
        in_stock = all(goods(data, seat, good) >= count for good, count in wants.items())
        paid = free or can_pay(data, seat, BOX["market"]["sale_cubes"])
        if in_stock and data["grain"][seat] >= grain and paid:
            lines.add(f"customer/{tile + 1}")
    return lines


def travel_lines(data: Data, seat: int) -> set[str]:
    lines = set()
    for origin, city, road in roads():
        walkers = people(data, seat, "farm" if origin == "village" else f"city-{origin}")
        wagons = goods(data, seat, "wagon") >= road["wagons"]
        if walkers and wagons and can_pay(data, seat, road["cubes"]):
            lines.add(f"{origin}/{city}")
    return lines


def send_traveller(data: Data, seat: int, origin: int, _city: int) -> set[str]:
    place = f"city-{CITIES[origin - 1]}" if origin else "farm"
    return generations(people(data, seat, place))


def council_lines(data: Data, seat: int) -> set[str]:
    lines = set()
    stairs = ["farm", "council-1", "council-2", "council-3", "council-4"]
    price = BOX["council"]
    if goods(data, seat, "scroll") >= price["scrolls"] or can_pay(data, seat, price["cubes"]):
        for level in (1, 2, 3, 4):
            if people(data, seat, stairs[level - 1]):
                lines.add(f"rise/{level}")
    reached = [level for level in (1, 2, 3, 4) if people(data, seat, stairs[level])]
    return lines | privileges(data, seat, max(reached, default=0))


def privileges(data: Data, seat: int, level: int) -> set[str]:
    lines = set()
    if level >= 1 and data["next_start"] < 0:
        lines.add("privilege/1")
    supply = cubes_not_seen(data, "green_bag")
    if level >= 2 and any(supply[colour] > 0 for colour in INFLUENCE):
        lines.add("privilege/2")
    if level >= 3:
        lines.add("privilege/3")
    if level >= 4 and data["coins"][seat] >= BOX["council"]["privilege_coins"]:
        lines.add("privilege/4")
    return lines


def raise_member(data: Data, seat: int, level: int) -> set[str]:
    return generations(people(data, seat, f"council-{level}" if level else "farm"))


def pay_for_council(data: Data, seat: int) -> set[str]:
    lines = set()
    if goods(data, seat, "scroll") >= BOX["council"]["scrolls"]:
        lines.add("scroll")
    if can_pay(data, seat, BOX["council"]["cubes"]):
        lines.add("cubes")
    return lines


def use_privilege(data: Data, seat: int, level: int) -> set[str]:
    return {"none"} | privileges(data, seat, level)


def choose_good(_data: Data, _seat: int) -> set[str]:
    return set(GOODS)


def choose_influence(data: Data, _seat: int, _left: int) -> set[str]:
    supply = cubes_not_seen(data, "green_bag")
    return {colour for colour in INFLUENCE if supply[colour] > 0}


def church_lines(data: Data, seat: int) -> set[str]:
    if not people(data, seat, "farm"):
        return set()
    return {"time"} | ({"cubes"} if can_pay(data, seat, BOX["church"]["enter_cubes"]) else set())


# -- death and mass ----------------------------------------------------------------------


def bury_member(data: Data, seat: int) -> set[str]:
    standing = [(g, place) for place in VISIBLE for g in people(data, seat, place)]
    lowest = min(standing)[0]
    return {place for generation, place in standing if generation == lowest}


def pull_member(data: Data, seat: int, _visits: int, _left: int) -> set[str]:
    if data["coins"][seat] < BOX["church"]["pull_coins"]:
        return {"done"}
    return {"done"} | generations(people(data, seat, "bag"))


def promote_member(data: Data, seat: int) -> set[str]:
    lines = {"done"}
    for window, grain in enumerate(BOX["church"]["step_grain"], start=1):
        if data["grain"][seat] >= grain:
            members = people(data, seat, f"church-{window}")
            lines |= {f"window-{window}/generation-{g}" for g in members}
    return lines


ACTION_LINES: dict[str, Callable[[Data, int], set[str]]] = {
    "harvest": harvest_lines,
    "family": family_lines,
    "crafts": crafts_lines,
    "travel": travel_lines,
    "council": council_lines,
    "church": church_lines,
}

RULES: dict[str, Callable[..., set[str]]] = {
    "DrawStartingPlayer": draw_starting_player,
    "DrawCustomer": draw_customer,
    "DrawCube": draw_cube,
    "DrawFigure": draw_figure,
    "TakeTurn": take_turn,
    "PayAtWell": pay_at_well,
    "ChooseAction": choose_action,
    "HarvestGrain": action("harvest"),
    "GrowFamily": action("family"),
    "CallHome": call_home,
    "ChooseCraft": action("crafts"),
    "TrainMember": from_the_farm,
    "MakeGood": make_good,
    "ServeCustomer": serve_customer,
    "ChooseRoad": action("travel"),
    "SendTraveller": send_traveller,
    "VisitCouncil": action("council"),
    "RaiseMember": raise_member,
    "PayForCouncil": pay_for_council,
    "UsePrivilege": use_privilege,
    "ChooseGood": choose_good,
    "EnterChurch": action("church"),
    "SendToBag": from_the_farm,
    "PayCubes": pay_cubes,
    "ChooseInfluence": choose_influence,
    "BuryMember": bury_member,
    "PullMember": pull_member,
    "PromoteMember": promote_member,
}
