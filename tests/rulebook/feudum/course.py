"""What comes next in Feudum, once more, the slow and simple way: the third part of the referee.

`naive` says what may be answered, `effects` what it changes, and this what is asked or happens
after it: the steps that an answer, or a step, leaves in its own place on the agenda, the one
that comes first at the end. Written from the rulebook alone; no code is shared with the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from rulebook.feudum import naive
from rulebook.feudum.effects import BARN, FAVOURS, SERFS, SUBJECTS
from rulebook.feudum.naive import (
    BINS,
    BRIBED,
    CARDS,
    FIRST_BEAST,
    FIRST_FEUDUM,
    FIRST_PAWN,
    FREE,
    GOODS,
    GUILDS,
    LANDSCAPES,
    MONSTERS,
    NEIGHBOURS,
    NOBODY,
    NONE,
    PLACES,
    REGIONS,
    SCROLLS,
    STARVING,
    VESSELS,
    WRITS,
    Data,
    members,
)

Steps = list[list[Any]]
NOTHING: Steps = []
RECALC: Steps = [["Recalc"]]


def after_answer(before: Data, after: Data, ref: str) -> Steps:
    """The steps in place of the question that was answered."""
    kind, *fields = before["agenda"][-1]
    return ANSWERS[kind](before, after, ref, *fields) if kind in ANSWERS else NOTHING


def after_step(before: Data, after: Data) -> Steps:
    """The steps in place of the step that has happened."""
    kind, *fields = before["agenda"][-1]
    return STEPS[kind](before, after, *fields) if kind in STEPS else NOTHING


def packed(numbers: list[int]) -> int:
    return sum(bool(number) << at for at, number in enumerate(numbers))


def sulfur(d: Data, seat: int, good: str, count: int = 1) -> Steps:
    """Where each sulfur goes is asked while the barrel has room."""
    asked = good == "sulfur" and d["barrel"][seat] < 3
    return [["StoreSulfur", seat]] * count if asked else []


def bead_sum(beads: list[int]) -> int:
    return sum((value + 2) * count for value, count in enumerate(beads))


# --- draws, setting up, the round ---------------------------------------------------------------


def draw_vessel(_b: Data, a: Data, _ref: str, left: int) -> Steps:
    return [["DrawVessel", left - 1]] if left > 1 and sum(a["yard"]) else []


def draw_good(b: Data, _a: Data, ref: str, to: int, left: int) -> Steps:
    more: Steps = [["DrawGoods", to, left - 1]] if left > 1 else []
    return more + (sulfur(b, to - BARN - 1, ref) if to > BARN else [])


def choose_start_good(b: Data, _a: Data, ref: str, seat: int, taken: int) -> Steps:
    taken |= 1 << GOODS.index(ref)
    more: Steps = [["ChooseStartGood", seat, taken]] if len(members(taken)) < 3 else []
    return more + sulfur(b, seat, ref)


def start_role(_b: Data, _a: Data, ref: str, seat: int) -> Steps:
    return [["StartPlace", seat, GUILDS.index(ref)]]


def settled(_b: Data, _a: Data, _ref: str, *_fields: Any) -> Steps:
    return RECALC


def choose_cards(_b: Data, a: Data, ref: str, seat: int, chosen: int) -> Steps:
    chosen |= 1 << CARDS.index(ref.removeprefix("card/"))
    return [] if a["in_hand"][seat] else [["ChooseCards", seat, chosen]]


def play_card(_b: Data, a: Data, ref: str, seat: int, second: int) -> Steps:
    if ref == "stop":
        return []
    way, what = ref.split("/")
    if way == "free":
        return [["PlayCard", seat, second], [FREE[what], seat]]
    last: Steps = [["SecondDone" if second else "SecondCard", seat]]
    if what == "conquer" and not a["in_hand"][seat]:
        return last
    return [*last, ["CardDone", seat, CARDS.index(what)], started(seat, what, 0)]


def started(seat: int, card: str, again: int) -> list[Any]:
    if card == "influence":
        return ["PlaceInfluence", seat, 0]
    if card == "guild":
        return ["ChooseGuild", seat, again]
    return [card.capitalize(), seat]


def play_mandate(_b: Data, _a: Data, ref: str, seat: int) -> Steps:
    goods, bead = ["DrawGoods", BARN + 1 + seat, 3], ["TurnToken", 2 + seat]
    found: dict[str, Steps] = {
        "commons/farmer": [goods],
        "crown/knight": RECALC,
        "crown/monk": [bead],
    }
    return found.get(ref, [])


def turn_writ(_b: Data, _a: Data, ref: str, owner: int, left: int, drawn: int) -> Steps:
    drawn |= 1 << WRITS.index(ref)
    return [["TurnWrit", owner, left - 1, drawn] if left > 1 else ["KeepWrit", owner, drawn]]


def keep_writ(_b: Data, _a: Data, _ref: str, seat: int, _drawn: int) -> Steps:
    return [["LimitWrits", seat]]


def shed_writ(_b: Data, _a: Data, ref: str, seat: int) -> Steps:
    return [["LimitWrits", seat], *([["PlayMandate", seat]] if ref == "play" else [])]


def nourish(_b: Data, _a: Data, ref: str, seat: int, fed: int) -> Steps:
    return [["Feed", seat, fed | 1 << int(ref[-1]) - 1]]


def collect(b: Data, _a: Data, ref: str, seat: int, place: int) -> Steps:
    if ref == "leave":
        return []
    what = "sulfur" if b["scenes"][place] == LANDSCAPES.index("sulfur-mine") else ""
    ruler, there = b["rulers"][place], b["crops"][place]
    share = int(ruler != NOBODY)
    return [
        *RECALC,
        *(sulfur(b, ruler, what, share) if share else []),
        *sulfur(b, seat, what, there - share),
    ]


def last_acts(_b: Data, _a: Data, ref: str, seat: int) -> Steps:
    return [] if ref == "done" else [["LastChance", seat], [FREE[ref.split("/")[1]], seat]]


# --- the eleven actions -------------------------------------------------------------------------


def migrate(_b: Data, _a: Data, ref: str, seat: int) -> Steps:
    if ref.startswith("on/"):
        return [["MigrateTo", seat, GUILDS.index(ref.removeprefix("on/"))]]
    return RECALC if ref != "forgo" else []


PIECES = ("pawn-1", "pawn-2", "pawn-3", *MONSTERS)


def move_piece(
    b: Data, _a: Data, ref: str, seat: int, left: int, moved: int, godspeed: int
) -> Steps:
    if ref == "stop":
        return [["MoveGoesOn", seat, 0, moved, godspeed]]
    piece, to = ref.split("/")
    number = PIECES.index(piece)
    on: Steps = [["MoveGoesOn", seat, left - 1, moved | 1 << number, godspeed]]
    if piece not in MONSTERS:
        pawn = next(own for own in naive.pawns(b, seat) if own["ref"] == piece)
        ways = [
            kind
            for place, kind in NEIGHBOURS[pawn["place"]]
            if place == to and naive.can_travel(b, seat, pawn, kind)
        ]
        if len(ways) > 1:
            on.append(["TravelBy", seat, number, PLACES.index(to)])
    return on


def pilfer(b: Data, _a: Data, ref: str, seat: int, _moved: int) -> Steps:
    if ref == "nothing":
        return []
    piece, what = ref.split("/")
    if what != "landscape":
        return sulfur(b, seat, what)
    if piece in MONSTERS:
        place = b["beast_place"][MONSTERS.index(piece)]
    else:
        place = b["pawn_places"][seat * 3 + PIECES.index(piece)]
    mine = b["scenes"][place] == LANDSCAPES.index("sulfur-mine")
    return [*RECALC, *sulfur(b, seat, "sulfur" if mine else "")]


def place_influence(_b: Data, _a: Data, ref: str, seat: int, done: int) -> Steps:
    if ref == "stop":
        return []
    done |= 1 << PLACES.index(ref.removeprefix("bribe/"))
    return [["PlaceInfluence", seat, done | (BRIBED if "/" in ref else 0)], *RECALC]


def improve(b: Data, _a: Data, ref: str, seat: int) -> Steps:
    if ref == "forgo":
        return []
    if ref == "tend":
        return [["Tend", seat]]
    if naive.disc(b, ref) == "town":
        return [["ChooseFeudum", seat, PLACES.index(ref)]]
    return rewarded(b, seat, ref)


def choose_feudum(b: Data, _a: Data, _ref: str, seat: int, place: int) -> Steps:
    return rewarded(b, seat, PLACES[place])


def rewarded(b: Data, seat: int, place: str) -> Steps:
    """The region's tile, one of an epoch that is over, or none."""
    if b["stacks"][REGIONS.index(place.rsplit("-", 1)[0])] <= min(4, b["epoch"]):
        return [["TurnTile", seat], *RECALC]
    if any(top < b["epoch"] for top in b["stacks"]):
        return [["TakeOtherTile", seat], *RECALC]
    return RECALC


def take_other_tile(_b: Data, _a: Data, _ref: str, seat: int) -> Steps:
    return [["TurnTile", seat]]


def tend(_b: Data, _a: Data, ref: str, seat: int) -> Steps:
    return [["TendAt", seat, LANDSCAPES.index(ref)]]


def tend_at(_b: Data, _a: Data, ref: str, seat: int, _landscape: int) -> Steps:
    return [["Collect", seat, PLACES.index(ref)]]


def explore(b: Data, _a: Data, ref: str, seat: int) -> Steps:
    if ref == "forgo":
        return []
    count = 1 + len(naive.ruled(b, seat, "outpost")) + len(naive.feudums(b, seat))
    return [*([["DigDeeper", seat]] if b["advanced"] else []), ["DrawWrits", seat, count]]


def dig_deeper(_b: Data, _a: Data, ref: str, seat: int) -> Steps:
    return [["DrawWrits", seat, 2]] if ref == "dig" else []


def harvest(_b: Data, _a: Data, ref: str, seat: int) -> Steps:
    return [] if ref == "forgo" else [["HarvestHow", seat, PLACES.index(ref)]]


def harvest_how(b: Data, _a: Data, ref: str, seat: int, place: int) -> Steps:
    total = 4 + len(naive.ruled(b, seat, "farm")) + len(naive.feudums(b, seat))
    total = min(10, total + bead_sum(naive.own(b, seat, "beads", 4)))
    favours = FAVOURS[total]
    if ref == "full":
        return [["DrawGoods", place, total]]
    if ref == "favours":
        return [["DrawGoods", BARN + 1 + seat, favours], ["DrawGoods", place, total - favours]]
    lying = naive.own(b, place, "loose", 5)
    return [["InspectHarvest", seat, place, favours, lying], ["DrawGoods", place, total]]


def pick_favours(
    b: Data, _a: Data, ref: str, seat: int, place: int, favours: int, lay: Any, picked: Any
) -> Steps:
    if ref == "full":
        return []
    now = [count + (good == ref) for count, good in zip(picked, GOODS, strict=True)]
    if sum(now) < favours:
        return [["PickFavours", seat, place, favours, lay, now]]
    return sulfur(b, seat, "sulfur", now[GOODS.index("sulfur")])


def tax(_b: Data, _a: Data, ref: str, _seat: int) -> Steps:
    return RECALC if ref == "reinforced" else []


def conquer(b: Data, _a: Data, ref: str, seat: int) -> Steps:
    if ref in ("forgo", "starve"):
        return [["Starve", seat]] if ref == "starve" else []
    if ref in MONSTERS:
        target = FIRST_BEAST + MONSTERS.index(ref)
        owner = b["beast_owner"][MONSTERS.index(ref)]
    elif ref.startswith("feudum/"):
        place = ref.removeprefix("feudum/")
        target, owner = FIRST_FEUDUM + PLACES.index(place), naive.ruler(b, place)
    else:
        owner = int(ref[len("seat-")]) - 1
        target = FIRST_PAWN + owner * 3 + int(ref[-1]) - 1
    if b["in_hand"][owner]:
        return [["RevealDefend", owner, seat, target]]
    return [["Arm", seat, target, 0, 0, 0]]


def starve(b: Data, _a: Data, ref: str, seat: int) -> Steps:
    which, where = ref.split("/")
    place = PLACES.index(where)
    owner = b["rulers" if which == "subject" else "serfs"][place]
    if b["in_hand"][owner]:
        target = (SUBJECTS if which == "subject" else SERFS) + place
        return [["RevealDefend", owner, seat, target]]
    return service(seat)


def service(seat: int) -> Steps:
    return [["MilitaryService", seat], *RECALC]


def reveal_defend(_b: Data, _a: Data, ref: str, _seat: int, rival: int, target: int) -> Steps:
    if target < STARVING:
        return [["Arm", rival, target, int(ref == "defend"), 0, 0]]
    return service(rival) if ref == "no" else []


def arm(
    b: Data, _a: Data, ref: str, seat: int, target: int, defended: int, extra: int, cubes: int
) -> Steps:
    if ref == "attack":
        attack, defence = naive.strengths(b, seat, target)
        return service(seat) if attack + extra > defence + defended else []
    if ref == "give-up":
        return []
    more = 2 if ref in ("bow/wood", "sword/iron") else 1
    return [["Arm", seat, target, defended, extra + more, cubes + int(ref == "saltpeter")]]


def repeat(_b: Data, _a: Data, ref: str, seat: int) -> Steps:
    return [] if ref == "forgo" else [started(seat, ref.removeprefix("card/"), 1)]


# --- the guilds ---------------------------------------------------------------------------------


def choose_guild(b: Data, a: Data, ref: str, seat: int, _repeated: int) -> Steps:
    if ref in ("forgo", "feast"):
        return [["Feast", seat]] if ref == "feast" else []
    guild, function = ref.split("/")
    return begun(b, a, seat, guild, function, 0)


def feast(b: Data, a: Data, ref: str, seat: int) -> Steps:
    who, where = ref.split("/")
    if who == "feudum":
        owner, guild = naive.ruler(b, where), naive.disc(b, where).removeprefix("feudum-")
    else:
        owner = int(who[-1]) - 1
        guild = GUILDS[b["pawn_roles"][owner * 3 + int(where[-1]) - 1]]
    function = "push" if naive.master(b, guild) == owner else "pull"
    return begun(b, a, seat, guild, function, 1)


def begun(b: Data, a: Data, seat: int, guild: str, function: str, feasted: int) -> Steps:
    pull = int(function == "pull")
    if function == "trade" and guild not in ("knight", "monk"):
        return [[*TRADES[guild], seat] if guild in LISTLESS else [*TRADES[guild], seat, 0]]
    if function == "trade" and guild == "knight":
        tame = b["advanced"] and b["rows"][seat] >= 3
        return [*([["MayTame", seat]] if tame else []), *RECALC]
    giver = GUILDS[GUILDS.index(guild) - 1] if pull else guild
    if giver == "farmer":
        barn, empty = naive.held(b, "barn", GOODS), naive.bins(b)
        free = [name for name, full in empty.items() if not full]
        left = min(3 if pull else 5, naive.most_of(free, barn, naive.row_of))
        return [["FillBin", seat, pull, left, NONE, packed(b["bins"]), feasted]]
    if giver == "merchant":
        room = {good: 3 - count for good, count in naive.held(b, "carts", GOODS).items()}
        there = [name for name, full in naive.bins(b).items() if full]
        left = min(2 if pull else 4, naive.most_of(there, room, naive.row_of))
        full = packed([int(count == 3) for count in b["carts"]])
        return [["LoadCart", seat, pull, left, NONE, full, feasted]]
    if giver == "alchemist":
        return [["Invent", seat, pull, 0, 0, 0, feasted]]
    if giver == "knight":
        return [["SealScroll", seat, pull, 0, NONE, packed(b["scrolls"]), feasted]]
    if giver == "noble":
        left = min(1 if pull else 2, sum(b["scrolls"]), 7 - sum(b["rosary"]))
        return [["MoveSeal", seat, pull, left, 0, feasted]]
    use = 0 if function == "trade" else 1 if pull else 2
    if sum(1 for count in b["rosary"] if count) > 1:
        return [["GuessHand", seat, use, feasted]]
    return guessed(a, seat, use, feasted)


TRADES = {
    "farmer": ["SendFarm"],
    "merchant": ["BuyGood"],
    "alchemist": ["BuyVessel"],
    "noble": ["BuySeal"],
}
# Trades that are one question.
LISTLESS = ("farmer", "alchemist")


def guess_hand(_b: Data, a: Data, _ref: str, whose: int, use: int, feasted: int) -> Steps:
    return guessed(a, whose, use, feasted)


def guessed(a: Data, seat: int, use: int, feasted: int) -> Steps:
    total = bead_sum(a["hens"])
    if use == 0:
        return []
    if use == 1:
        return reward(a, seat, "farmer", total >= 5, 1, feasted)
    return reward(a, seat, "monk", total >= 3, 0, feasted)


def reward(a: Data, seat: int, guild: str, reached: bool, pull: int, feasted: int) -> Steps:
    """A reeve first, where one may be placed; then the writs of a pull."""
    reeves = naive.own(a, seat, "reeves", 6)
    place = reached and not feasted and a["advanced"] and not reeves[GUILDS.index(guild)]
    place = place and a["spare_discs"][seat] > 0 and sum(reeves) < 2
    return [
        *([["DrawWrits", seat, 2]] if pull and reached else []),
        *([["PlaceReeve", seat, GUILDS.index(guild)]] if place else []),
    ]


def send_farm(b: Data, _a: Data, ref: str, seat: int) -> Steps:
    if sum(naive.loose(b, ref).values()) > 1:
        return [["TakeUnits", seat, PLACES.index(ref)]]
    return stored(b, PLACES.index(ref))


def take_units(b: Data, _a: Data, _ref: str, _seat: int, place: int) -> Steps:
    return stored(b, place)


def stored(b: Data, place: int) -> Steps:
    surplus = sum(b["loose"][place * 5 : place * 5 + 5]) - (10 - sum(b["barn"]))
    return [["SpillGood", place, surplus, bead_sum(b["hens"])]] if surplus > 0 else []


def spill_good(_b: Data, _a: Data, _ref: str, place: int, left: int, spill: int) -> Steps:
    return [["SpillGood", place, left - 1, max(0, spill - 1)]] if left > 1 else []


def buy_good(b: Data, _a: Data, ref: str, seat: int, bought: int) -> Steps:
    bought |= 0 if ref == "stop" else 1 << BINS.index(ref)
    if ref != "stop" and len(members(bought)) < 3:
        return [["BuyGood", seat, bought]]
    rows = Counter(naive.row_of(BINS[number]) for number in members(bought))
    return sulfur(b, seat, "sulfur", rows["sulfur"])


def moved_on(kind: str, names: tuple[str, ...], guilds: tuple[str, str]) -> Callable[..., Steps]:
    """One more piece, or the reward once all are moved. `guilds`: of a push, of a pull."""

    def follow(
        _b: Data, a: Data, ref: str, seat: int, pull: int, left: int, _last: int, *rest: int
    ) -> Steps:
        if left > 1:
            return [[kind, seat, pull, left - 1, names.index(ref), *rest]]
        aims = naive.aims_reached(a, [kind, seat, pull, left, _last, *rest])
        return reward(a, seat, guilds[pull], aims > 0, pull, rest[-1])

    return follow


def invent(
    _b: Data, a: Data, ref: str, seat: int, pull: int, made: int, barrels: int, *rest: int
) -> Steps:
    made += ref != "done"
    if ref == "done" or pull or made == 3:
        return reward(a, seat, "knight" if pull else "alchemist", True, pull, rest[-1])
    last = (*VESSELS, "barrel").index(ref)
    return [["Invent", seat, 0, made, barrels + int(ref == "barrel"), last, rest[-1]]]


def tame_beast(_b: Data, _a: Data, ref: str, seat: int) -> Steps:
    return [] if ref == "none" else [["DeployBeast", seat, MONSTERS.index(ref)]]


def buy_seal(_b: Data, _a: Data, ref: str, seat: int, bought: int) -> Steps:
    more = ref != "done" and not bought
    return [["BuySeal", seat, bought | 1 << SCROLLS.index(ref)]] if more else []


def seal_scroll(
    _b: Data, a: Data, ref: str, seat: int, pull: int, placed: int, _last: int, *rest: int
) -> Steps:
    before, feasted = rest
    placed += ref != "done"
    last = NONE if ref == "done" else SCROLLS.index(ref)
    rows = sum(1 for colour in range(naive.colours(a)) if a["rows"][colour])
    later = sum(1 for scroll in range(last + 1, 6) if not a["scrolls"][scroll])
    more = placed < min(2 if pull else 3, rows) and later and a["seal_supply"]
    if ref != "done" and more:
        return [["SealScroll", seat, pull, placed, last, before, feasted]]
    return [["RemoveMarker", seat, pull, placed, NONE, before, feasted]]


def move_seal(
    _b: Data, _a: Data, ref: str, seat: int, pull: int, left: int, moved: int, feasted: int
) -> Steps:
    moved |= 1 << SCROLLS.index(ref)
    if left > 1:
        return [["MoveSeal", seat, pull, left - 1, moved, feasted]]
    return [["CountRosary", seat, pull, feasted], *([["TurnToken", 0]] * len(members(moved)))]


COLOURS = tuple(f"colour-{number}" for number in range(1, 6))
ANSWERS: dict[str, Callable[..., Steps]] = {
    "DrawVessel": draw_vessel,
    "DrawGood": draw_good,
    "ChooseStartGood": choose_start_good,
    "StartRole": start_role,
    "StartPlace": settled,
    "ChooseCards": choose_cards,
    "PlayCard": play_card,
    "PlayMandate": play_mandate,
    "TurnWrit": turn_writ,
    "KeepWrit": keep_writ,
    "ShedWrit": shed_writ,
    "Nourish": nourish,
    "Collect": collect,
    "LastActs": last_acts,
    "Migrate": migrate,
    "MigrateTo": settled,
    "MovePiece": move_piece,
    "Pilfer": pilfer,
    "PlaceInfluence": place_influence,
    "Improve": improve,
    "ChooseFeudum": choose_feudum,
    "TakeOtherTile": take_other_tile,
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
    "Repeat": repeat,
    "ChooseGuild": choose_guild,
    "Feast": feast,
    "SendFarm": send_farm,
    "TakeUnits": take_units,
    "SpillGood": spill_good,
    "BuyGood": buy_good,
    "FillBin": moved_on("FillBin", BINS, ("farmer", "merchant")),
    "LoadCart": moved_on("LoadCart", BINS, ("merchant", "alchemist")),
    "RemoveMarker": moved_on("RemoveMarker", COLOURS, ("knight", "noble")),
    "Invent": invent,
    "TameBeast": tame_beast,
    "BuySeal": buy_seal,
    "SealScroll": seal_scroll,
    "MoveSeal": move_seal,
    "GuessHand": guess_hand,
}


# --- what happens by itself ---------------------------------------------------------------------


def turns(d: Data, kind: str) -> Steps:
    """One for each family, the first player's on top."""
    return [[kind, seat] for seat in reversed(naive.turn_order(d))]


def recalc(_b: Data, a: Data) -> Steps:
    for seat in naive.turn_order(a):
        if a["markers"][seat] and len(naive.wanted_guilds(a, seat)) > a["markers"][seat]:
            return [*RECALC, ["JoinGuild", seat]]
    return []


def families_begin(b: Data, _a: Data) -> Steps:
    goods: Steps = [[*step, 0] for step in turns(b, "ChooseStartGood")]
    return [*turns(b, "StartRole"), *goods]


def selection(b: Data, _a: Data) -> Steps:
    cards: Steps = [["ChooseCards", seat, 0] for seat in range(b["seats"])]
    return [*reversed(cards), *turns(b, "OfferBonus")]


def offer_bonus(b: Data, _a: Data, seat: int) -> Steps:
    have = naive.goods(b, seat)
    tiles = sum(naive.own(b, seat, "tiles", LANDSCAPES))
    asked = have["saltpeter"] or have["sulfur"] or b["writs"][seat] or tiles
    return [["ChooseBonus", seat]] if asked else []


def next_turn(_b: Data, a: Data) -> Steps:
    return [["TurnDone"], ["PlayCard", a["turn"], 0]] if any(a["in_hand"]) else []


def second_card(b: Data, _a: Data, seat: int) -> Steps:
    asked = b["bonus"][seat] == 2 and b["in_hand"][seat]
    return [["PlayCard", seat, 1]] if asked else []


def draw_goods(b: Data, _a: Data, to: int, left: int) -> Steps:
    return [["DrawGood", to, left]] if left > 0 and sum(b["bag"]) else []


def draw_writs(b: Data, _a: Data, seat: int, count: int) -> Steps:
    there = min(count, sum(len(members(group)) for group in b["deck"]))
    return [["TurnWrit", seat, there, 0]] if there else []


def limit_writs(b: Data, _a: Data, seat: int) -> Steps:
    return [["ShedWrit", seat]] if len(members(b["writs"][seat])) > 3 else []


def nourishment(b: Data, _a: Data) -> Steps:
    return [*RECALC, *turns(b, "Sober")]


def sober(b: Data, _a: Data, seat: int) -> Steps:
    return [["Feed", seat, packed(naive.own(b, seat, "wine", 3))]]


def feed(b: Data, a: Data, seat: int, fed: int) -> Steps:
    """Asked where there is somebody to feed and nothing was done without asking."""
    hungry = [p for p in naive.pawns(b, seat) if int(p["ref"][-1]) - 1 not in members(fed)]
    return (
        [["Nourish", seat, fed]]
        if hungry
        and a["pawn_places"] == b["pawn_places"]
        and (a["bag"] == b["bag"] and a["wine"] == b["wine"])
        else []
    )


def progress(b: Data, _a: Data) -> Steps:
    there = any(top <= min(4, b["epoch"]) for top in b["stacks"])
    return [["RollProgress"]] if there and b["epoch"] < 5 else []


def check_epoch(b: Data, a: Data) -> Steps:
    if a["epoch"] == b["epoch"]:
        return []
    return [["RefillGuilds"], ["RefillLand"], ["GrowLandscapes"], ["DawnScoring"]]


def grow_landscapes(_b: Data, a: Data) -> Steps:
    asked: Steps = [
        ["Collect", seat, place]
        for seat in naive.turn_order(a)
        for place in range(len(PLACES))
        if a["serfs"][place] == seat and a["scenes"][place] != NONE and a["crops"][place]
    ]
    return asked[::-1]


def refill_land(b: Data, _a: Data) -> Steps:
    letter = {2: "s", 3: "e", 4: "w"}.get(b["epoch"])
    places = [
        n for n, p in enumerate(PLACES) if letter and letter in naive.BOX["places"][p]["letters"]
    ]
    return [["DrawGoods", place, 1] for place in reversed(places)]


def refill_guilds(b: Data, a: Data) -> Steps:
    if b["epoch"] != 3:
        return []
    beads = b["seal_supply"] - a["seal_supply"]
    turned: Steps = [["TurnToken", 1]] * beads
    return [["RefillWorkshops"], *turned, ["DrawGoods", BARN, 10 - sum(b["barn"])]]


def refill_workshops(b: Data, a: Data) -> Steps:
    scrolls = sum(a["scrolls"]) - sum(b["scrolls"])
    beads = b["seal_supply"] - a["seal_supply"] - scrolls
    missing = min(2 - sum(b["dock"]), sum(b["yard"]))
    turned: Steps = [["TurnToken", 0]] * beads
    return [*turned, *([["DrawVessel", missing]] if missing > 0 else [])]


def end_of_round(b: Data, _a: Data) -> Steps:
    return [["LastChances"] if b["epoch"] == 5 else ["Round"]]


def last_chances(b: Data, _a: Data) -> Steps:
    return [["FinalScoring"], *turns(b, "LastChance")]


def last_chance(b: Data, _a: Data, seat: int) -> Steps:
    some = b["writs"][seat] or sum(naive.own(b, seat, "tiles", LANDSCAPES))
    return [["LastActs", seat]] if some else []


def round_begins(_b: Data, _a: Data) -> Steps:
    names = ("EndOfRound", "CheckEpoch", "Progress", "Nourishment", "NextTurn", "Selection")
    return [[name] for name in names]


def turn_done(_b: Data, _a: Data) -> Steps:
    return [["NextTurn"]]


def move(b: Data, _a: Data, seat: int) -> Steps:
    steps = len(naive.pawns(b, seat)) + len(naive.beasts(b, seat))
    return [["MoveGoesOn", seat, steps, 0, 0]]


def move_goes_on(b: Data, _a: Data, seat: int, left: int, moved: int, godspeed: int) -> Steps:
    if left:
        return [["MovePiece", seat, left, moved, godspeed]]
    if b["advanced"] and not godspeed and "monk" in naive.roles(b, seat):
        return [["MovePiece", seat, 1, moved, 1]]
    if not moved:
        return []
    loot = set(naive.pilfer(b, seat, moved)) - {"nothing"}
    return [["Voyage", seat], *([["Pilfer", seat, moved]] if loot else [])]


def voyage(b: Data, a: Data, seat: int) -> Steps:
    if b["moves"][seat] != 2:
        return []
    if not b["voyage"][seat]:
        return [["SetOut", seat]] if b["spare_discs"][seat] else []
    space = a["voyage"][seat]
    return [["DrawWrits", seat, 2]] if space > b["voyage"][seat] and space in (2, 4, 6) else []


def inspect_harvest(b: Data, _a: Data, seat: int, place: int, favours: int, lay: Any) -> Steps:
    drawn = sum(naive.own(b, place, "loose", 5)) - sum(lay)
    favours = min(favours, drawn)
    return [["PickFavours", seat, place, favours, lay, [0] * 5]] if favours else []


def military_service(b: Data, _a: Data, seat: int) -> Steps:
    may = b["spare_discs"][seat] and b["military"][seat] < 3
    return [["PlaceMilitary", seat]] if may else []


def may_tame(b: Data, _a: Data, seat: int) -> Steps:
    free = [
        n for n in range(2) if b["beast_owner"][n] == NOBODY and set(naive.deploy_beast(b, seat, n))
    ]
    return [["TameBeast", seat]] if free and b["markers"][seat] >= 3 else []


def count_rosary(b: Data, a: Data, seat: int, pull: int, feasted: int) -> Steps:
    total = bead_sum(b["rosary"])
    if pull:
        return reward(a, seat, "monk", total >= 11, 1, feasted)
    return reward(a, seat, "noble", total >= 5, 0, feasted)


STEPS: dict[str, Callable[..., Steps]] = {
    "Recalc": recalc,
    "FamiliesBegin": families_begin,
    "Selection": selection,
    "OfferBonus": offer_bonus,
    "NextTurn": next_turn,
    "TurnDone": turn_done,
    "SecondCard": second_card,
    "DrawGoods": draw_goods,
    "DrawWrits": draw_writs,
    "LimitWrits": limit_writs,
    "Nourishment": nourishment,
    "Sober": sober,
    "Feed": feed,
    "Progress": progress,
    "CheckEpoch": check_epoch,
    "GrowLandscapes": grow_landscapes,
    "RefillLand": refill_land,
    "RefillGuilds": refill_guilds,
    "RefillWorkshops": refill_workshops,
    "EndOfRound": end_of_round,
    "LastChances": last_chances,
    "LastChance": last_chance,
    "Round": round_begins,
    "Move": move,
    "MoveGoesOn": move_goes_on,
    "Voyage": voyage,
    "InspectHarvest": inspect_harvest,
    "MilitaryService": military_service,
    "MayTame": may_tame,
    "CountRosary": count_rosary,
}
