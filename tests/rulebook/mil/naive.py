"""The legal choices of MIL 1049 once more, the slow and simple way.

Written from the rules text alone, to disagree with the engine where either is wrong. It
reads plain dictionaries (`State.to_dict()` and components.toml), shares no code with
the game, and tries out every set of cubes instead of reasoning about bids.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any

Data = dict[str, Any]
Cubes = tuple[int, ...]

BOX: Data = tomllib.loads(
    (resources.files("demesne") / "games" / "mil" / "components.toml").read_text("utf-8")
)
RESOURCES = ("food", "fabric", "metal", "influence", "gold")
LANDS = ("cereal", "fishing", "cloth", "mine", "quarry")
LIMITED = ("court", "market", "war", "clergy")


class Knight:
    """One column, as a person would describe it."""

    def __init__(self, data: Data, number: int) -> None:
        self.number = number
        self.family, self.column = divmod(number, 4)
        self.name = f"{self.family}{'abcd'[self.column]}"
        self.here = data["present"][number] == 1
        self.heir = data["heir"][number] == 1
        self.castle = data["castle"][number] == 1
        self.soldiers = data["soldiers"][number] + (data["kings_soldiers"] == number)
        self.lord = data["suzerain"][number]
        self.at_home = data["where"][number] == 0
        # (sort, face) of each land
        codes = data["land"][2 * number : 2 * number + 2]
        self.lands = [(LANDS[(code - 1) // 2], (code - 1) % 2) for code in codes if code]

    def slots(self) -> Iterator[tuple[int, tuple[str, int]]]:
        """Every land once: a tile like the one before it is no other choice."""
        for slot, land in enumerate(self.lands):
            if land not in self.lands[:slot]:
                yield slot + 1, land


def knights(data: Data) -> list[Knight]:
    everyone = [Knight(data, number) for number in range(4 * data["seats"])]
    return [knight for knight in everyone if knight.here]


def find(data: Data, number: int) -> Knight:
    return Knight(data, number)


def own(data: Data, seat: int) -> list[Knight]:
    return [knight for knight in knights(data) if knight.family == seat]


def followers(data: Data, seat: int) -> list[Knight]:
    return [knight for knight in knights(data) if seat in (knight.family, knight.lord)]


def stock(data: Data, seat: int) -> dict[str, int]:
    return dict(zip(RESOURCES, data["stock"][5 * seat : 5 * seat + 5], strict=True))


def covers(have: dict[str, int], cost: dict[str, int]) -> bool:
    return all(have[name] >= count for name, count in cost.items())


def tokens_left(data: Data, seat: int) -> int:
    used = data["privileges"][seat]
    used += len([lord for lord in data["suzerain"] if lord == seat])
    used += len([code for code in data["spaces"] if code == 4 + seat])
    return int(BOX["tokens"]["family"] - BOX["tokens"]["score_markers"] - used)


def board(data: Data) -> Iterator[tuple[str, str]]:
    """Every space in use with what lies there."""
    for index, code in enumerate(data["spaces"]):
        name = f"{LIMITED[index // 5]}/{index % 5 + 1}"
        if code:
            kind = {1: "empty", 2: "white", 3: "black"}.get(code, "token" if code < 9 else "pawn")
            yield name, kind


def subsets(have: dict[str, int], names: tuple[str, ...]) -> Iterator[dict[str, int]]:
    """Every way to take some of these cubes."""
    for counts in itertools.product(*(range(have[name] + 1) for name in names)):
        yield dict(zip(names, counts, strict=True))


def as_names(cubes: Cubes | list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, cubes, strict=True))


def beats(bid: dict[str, int], other: dict[str, int]) -> bool:
    """More cubes; of as many, more of the best kind in which they differ."""
    if sum(bid.values()) != sum(other.values()):
        return sum(bid.values()) > sum(other.values())
    for name in reversed(RESOURCES):
        if bid.get(name, 0) != other.get(name, 0):
            return bid.get(name, 0) > other.get(name, 0)
    return False


def exceeds(bid: dict[str, int], ransom: dict[str, int]) -> bool:
    if bid["gold"] < ransom["gold"]:
        return False
    more = sum(bid.values()) - sum(ransom.values())
    return more > 0 or (more == 0 and bid["gold"] > ransom["gold"])


def legal(data: Data) -> set[str]:
    """What may be answered to the decision on top of the agenda, in notation."""
    kind, *fields = data["agenda"][-1]
    return set(RULES[kind](data, *fields))


# -- set-up ----------------------------------------------------------------------------


def draw_first_player(data: Data) -> Iterator[str]:
    for seat in range(data["seats"]):
        yield f"seat/{seat}"


def compose_piles(data: Data, _seat: int, mode: int, kept: int) -> Iterator[str]:
    put: dict[str, int] = {"food": 0, "fabric": 0, "metal": 0}
    for sort, count in zip(LANDS, data["face_down"], strict=True):
        put[BOX["makes"][sort]] += count
    if mode == 2 or set(put.values()) == {data["seats"]}:
        yield "done"
    for sort, count in zip(LANDS, data["out"], strict=True):
        room = sum(data["out"]) > kept if mode == 2 else put[BOX["makes"][sort]] < data["seats"]
        if count and room:
            yield sort


def any_land(data: Data, *_fields: int) -> Iterator[str]:
    yield from (sort for sort, count in zip(LANDS, data["out"], strict=True) if count)


def reveal_land(data: Data, _pile: int) -> Iterator[str]:
    yield from (sort for sort, count in zip(LANDS, data["face_down"], strict=True) if count)


# -- actions ---------------------------------------------------------------------------


def choose_act(data: Data, seat: int) -> Iterator[str]:
    yield "pass"
    whites = [name for name, token in board(data) if token == "white"]
    may_age = bool(whites) and not data["placed"][seat]
    for knight in own(data, seat):
        letter = "abcd"[knight.column]
        if knight.at_home:
            yield f"place/{letter}"
        if not may_age:
            continue
        for slot, (sort, face) in knight.slots():
            if BOX["harvest"][sort][face]:
                yield f"harvest/{letter}{slot}"
        cost = dict(BOX["recruit"]["cost"])
        if data["soldiers"][knight.number] >= BOX["limits"]["many_soldiers"]:
            cost.update(BOX["recruit"]["extra"])
        if covers(stock(data, seat), cost):
            yield f"recruit/{letter}"
        if data["rolls"][seat] < BOX["rulings"]["growth_rolls"]:
            yield f"grow/{letter}"


def take_time(data: Data, _seat: int, _knight: int) -> Iterator[str]:
    yield from (name for name, token in board(data) if token == "white")


def grow_family(data: Data, seat: int, number: int, again: int) -> Iterator[str]:
    if again:
        yield "stop"
    if data["rolls"][seat] < BOX["rulings"]["growth_rolls"]:
        yield "roll"
    if not find(data, number).heir or len(own(data, seat)) < 4:
        if stock(data, seat)["gold"] >= BOX["bastard"]["gold"]:
            yield "bastard/gold"
        if data["privileges"][seat] >= BOX["bastard"]["privileges"]:
            yield "bastard/privilege"


def die(_data: Data, *_fields: int) -> Iterator[str]:
    yield from (f"face/{face}" for face in range(1, 7))


def choose_symbol(_data: Data, _seat: int, _knight: int, face: int) -> Iterator[str]:
    yield from BOX["die"]["faces"][face]["symbols"]


def pay_entry(data: Data, seat: int, *_fields: int) -> Iterator[str]:
    if stock(data, seat)["gold"] >= BOX["entry"]["gold"]:
        yield "gold"
    if data["privileges"][seat] >= BOX["entry"]["privileges"]:
        yield "privilege"


def place_knight(data: Data, seat: int, _knight: int) -> Iterator[str]:
    yield from ("monastery", "crusades")
    can_pay = bool(list(pay_entry(data, seat)))
    for name, token in board(data):
        if token == "empty" or (token != "pawn" and can_pay):
            yield name


def pass_turn(data: Data, seat: int) -> Iterator[str]:
    for name, token in board(data):
        if token in ("empty", "white"):
            yield name
            if data["seats"] == 2 and tokens_left(data, seat):
                yield f"token/{name}"


# -- offers ----------------------------------------------------------------------------


def make_offer(data: Data, seat: int, purpose: int, cubes: Cubes) -> Iterator[str]:
    kinds = (RESOURCES, ("food", "influence"), ("gold",))[purpose]
    yield "seal"
    offered, have = as_names(cubes), stock(data, seat)
    yield from (name for name in kinds if have[name] > offered[name])


def keep_half(_data: Data, _seat: int, payment: Cubes, kept: Cubes) -> Iterator[str]:
    had = as_names(kept)
    yield from (name for name, count in as_names(payment).items() if count > had[name])


def put_with_knight(data: Data, _seat: int) -> Iterator[str]:
    yield "nowhere"
    yield from (knight.name for knight in knights(data))


# -- spheres ---------------------------------------------------------------------------


def take_veil(data: Data, seat: int, _knight: int, paid: int) -> Iterator[str]:
    yield "done"
    price = BOX["monastery"]["privileges"] if paid else 0
    if data["damsels"][seat] and data["privileges"][seat] >= price:
        yield "veil"


def visit_court(data: Data, seat: int, number: int) -> Iterator[str]:
    yield from ("nothing", "influence")
    active = find(data, number)
    for target in knights(data):
        weight = target.soldiers + len(target.lands) + target.castle
        if (
            target.family not in (seat, active.lord)
            and target.lord == -1
            and target.number != data["archbishop"]
            and active.soldiers > weight
            and tokens_left(data, seat)
        ):
            yield f"vassal/{target.name}"


def add_gold_or_influence(data: Data, seat: int, cubes: Cubes) -> Iterator[str]:
    have, laid = stock(data, seat), as_names(cubes)
    yield from (name for name in ("influence", "gold") if have[name] > laid[name])


def offer_ransom(data: Data, seat: int, _knight: int, _target: int, cubes: Cubes) -> Iterator[str]:
    yield "done"
    yield from add_gold_or_influence(data, seat, cubes)


def answer_ransom(data: Data, seat: int, number: int, target: int, cubes: Cubes) -> Iterator[str]:
    yield "accept"
    ransom = {name: as_names(cubes)[name] for name in ("influence", "gold")}
    every_bid = subsets(stock(data, seat), ("influence", "gold"))
    if any(exceeds(bid, ransom) for bid in every_bid):
        yield "exceed"
    active = find(data, number)
    if active.lord == -1 and len(find(data, target).lands) < 2:
        yield from (f"fief/{slot}" for slot, _ in active.slots())


def exceed_ransom(
    data: Data, seat: int, _knight: int, _target: int, cubes: Cubes, ransom: Cubes
) -> Iterator[str]:
    if exceeds(as_names(cubes), as_names(ransom)):
        yield "done"
    yield from add_gold_or_influence(data, seat, cubes)


def trade(data: Data, seat: int, given: int, received: Cubes) -> Iterator[str]:
    yield "done"
    came_in = as_names(received)
    have = {name: count - came_in[name] for name, count in stock(data, seat).items()}
    for number, rate in enumerate(BOX["trade"]["rates"], start=1):
        give = rate["give"]
        if given + sum(give.values()) <= BOX["trade"]["most"] and covers(have, give):
            yield f"rate/{number}"


def has_column(data: Data, seat: int) -> bool:
    return not all(knight.castle for knight in followers(data, seat))


def visit_market(data: Data, seat: int, _knight: int) -> Iterator[str]:
    yield "nothing"
    if len(list(trade(data, seat, 0, (0, 0, 0, 0, 0)))) > 1:
        yield "trade"
    if has_column(data, seat) and covers(stock(data, seat), BOX["castle"]["bid"]):
        yield "castle"


def add_to_bid(data: Data, seat: int, bid: Cubes) -> Iterator[str]:
    have, laid = stock(data, seat), as_names(bid)
    kinds = [name for name in RESOURCES if name != "influence"]
    yield from (name for name in kinds if have[name] > laid[name])


def open_bid(data: Data, seat: int, bid: Cubes) -> Iterator[str]:
    yield "bid"
    yield from add_to_bid(data, seat, bid)


def raise_bid(
    data: Data, seat: int, _opener: int, _opening: Cubes, _leader: int, best: Cubes, bid: Cubes
) -> Iterator[str]:
    yield "pass"
    if beats(as_names(bid), as_names(best)):
        yield "bid"
    yield from add_to_bid(data, seat, bid)


def build_castle(data: Data, seat: int) -> Iterator[str]:
    yield from (knight.name for knight in followers(data, seat) if not knight.castle)


def visit_war(data: Data, seat: int, number: int) -> Iterator[str]:
    yield "nothing"
    active, have = find(data, number), stock(data, seat)
    for pile, top in enumerate(data["tops"]):
        if top < 0:
            continue
        defence = BOX["piles"]["defence"][pile] + BOX["land_defence"][LANDS[top]]
        strength = BOX["war"]["soldier"] * active.soldiers + have["food"] + have["influence"]
        if strength > defence:
            yield f"pile/{pile + 1}"
    for target in knights(data):
        sworn = {active.lord} - {-1}
        forbidden = (
            target.family == seat
            or target.lord == seat
            or target.number == data["archbishop"]
            or target.family in sworn
            or target.lord in sworn
            or have["influence"] < data["damsels"][target.family]
        )
        if not forbidden:
            yield from (f"attack/{target.name}{slot}" for slot, _ in target.slots())


def pay_forces(data: Data, seat: int, _knight: int, need: int) -> Iterator[str]:
    for paid in subsets(stock(data, seat), ("food", "influence")):
        if sum(paid.values()) == need:
            yield f"influence/{paid['influence']}"


def place_land(data: Data, _seat: int, family: int, victim: int, helped: int) -> Iterator[str]:
    room = [knight.name for knight in followers(data, family) if len(knight.lands) < 2]
    yield from room
    if not helped:
        yield "discard"
        if data["kings_pleasure"] and victim >= 0:
            yield "king"


def visit_clergy(data: Data, seat: int, _knight: int) -> Iterator[str]:
    yield "nothing"
    if tokens_left(data, seat):
        yield "privilege"
    if data["damsels"][seat]:
        yield "abbess"


def either(*lines: str) -> Callable[..., Iterator[str]]:
    def always(_data: Data, *_fields: Any) -> Iterator[str]:
        yield from lines

    return always


RULES: dict[str, Callable[..., Iterator[str]]] = {
    "DrawFirstPlayer": draw_first_player,
    "ComposePiles": compose_piles,
    "ChooseStartingLand": any_land,
    "RevealLand": reveal_land,
    "ChooseAct": choose_act,
    "TakeTime": take_time,
    "GrowFamily": grow_family,
    "RollForGrowth": die,
    "ChooseSymbol": choose_symbol,
    "PlaceKnight": place_knight,
    "PayEntry": pay_entry,
    "PassTurn": pass_turn,
    "MakeOffer": make_offer,
    "KeepHalf": keep_half,
    "PlaceKingsSoldiers": put_with_knight,
    "PlaceArchbishop": put_with_knight,
    "TakeVeil": take_veil,
    "VisitCourt": visit_court,
    "OfferRansom": offer_ransom,
    "AnswerRansom": answer_ransom,
    "ExceedRansom": exceed_ransom,
    "VisitMarket": visit_market,
    "Trade": trade,
    "OpenBid": open_bid,
    "RaiseBid": raise_bid,
    "BuildCastle": build_castle,
    "VisitWar": visit_war,
    "PayForces": pay_forces,
    "AskSuzerain": either("ask", "alone"),
    "JoinBattle": either("join", "stay-out"),
    "PlaceLand": place_land,
    "SpendGift": either("give", "take-back"),
    "VisitClergy": visit_clergy,
    "RollForWinter": die,
}
