"""What every answer and every step of Feudum changes, once more, the slow and simple way.

Written from the rulebook alone, beside `naive`, which says what may be answered. `answered` and
`stepped` take a position as plain data (spelled out) and give the position that must follow: each
piece, point and card of it, but for the agenda. No code is shared with the game.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

from rulebook.feudum import naive
from rulebook.feudum.naive import (
    BARRELS,
    BINS,
    BRIBED,
    CARDS,
    CRAFT_OF,
    DISCS,
    FIRST_BEAST,
    FIRST_FEUDUM,
    FIRST_PAWN,
    GOODS,
    GUILDS,
    LANDSCAPES,
    MONSTERS,
    NEIGHBOURS,
    NOBODY,
    NONE,
    PLACES,
    PRICES,
    RECIPES,
    REGIONS,
    SCROLLS,
    STARVING,
    VESSELS,
    WRITS,
    Data,
    members,
)

SUBJECTS = STARVING + 1
SERFS = SUBJECTS + len(PLACES)
BARN = len(PLACES)
TOKENS = ("rosary", "hens")
# How a share of the harvest goes: 5 to 10 goods.
FAVOURS = {5: 1, 6: 1, 7: 2, 8: 3, 9: 3, 10: 4}
IMPROVED = {1: (2, 3, 4), 2: (3, 4, 5), 3: (4, 5, 6), 4: (5, 6, 7)}
FILLED = (3, 3, 4, 4, 4)
WORKSHOP = (3, 1, 3, 3, 1)
MANDATE_COSTS = {
    "small-trade/food": ("food",),
    "small-trade/wood-food": ("wood", "food"),
    "great-trade/three": ("iron", "wood", "food"),
    "great-trade/kept-sulfur": ("sulfur", "iron", "wood", "food"),
    "great-trade/barrel-sulfur": ("barrel", "iron", "wood", "food"),
    "wings/flying-machine": ("food",),
    "wings/ship": ("wood",),
    "keels/ship": ("wood",),
    "keels/submersible": ("iron",),
}
MANDATE_SHILLINGS = {
    "small-trade/food": 3,
    "small-trade/wood-food": 7,
    "great-trade/three": 9,
    "great-trade/kept-sulfur": 13,
    "great-trade/barrel-sulfur": 13,
    "commons/merchant": 3,
}


def copied(data: Data) -> Data:
    """The same, and nothing of it shared; plain data goes through pickle in no time."""
    after: Data = pickle.loads(pickle.dumps(data))
    return after


def answered(data: Data, ref: str) -> Data:
    """The position after this answer to the question on top, before any step is run."""
    after = copied(data)
    kind, *fields = data["agenda"][-1]
    ANSWERS[kind](after, ref, *fields)
    return after


def stepped(data: Data) -> Data:
    """The position after the step on top. Membership is settled as far as nobody is asked."""
    after = copied(data)
    kind, *fields = data["agenda"][-1]
    if kind in QUIET:
        return after
    STEPS[kind](after, *fields)
    return after


def _nothing(_d: Data, _ref: str, *_fields: Any) -> None:
    """Only the agenda goes on."""


# --- pieces that change hands -------------------------------------------------------------------


def own_good(d: Data, seat: int, good: str, by: int) -> None:
    if good == "barrel":
        d["barrel"][seat] += by
    else:
        d["goods"][seat * 5 + GOODS.index(good)] += by


def into_bag(d: Data, good: str, by: int = 1) -> None:
    d["bag"][GOODS.index("sulfur" if good == "barrel" else good)] += by


def spend(d: Data, seat: int, good: str) -> None:
    own_good(d, seat, good, -1)
    into_bag(d, good)


def shillings(d: Data, seat: int, wanted: int) -> None:
    got = min(wanted, d["bank"])
    d["bank"] -= got
    d["shillings"][seat] += got


def markers(d: Data, seat: int, wanted: int) -> int:
    got = min(wanted, d["general"][seat])
    d["general"][seat] -= got
    d["markers"][seat] += got
    return int(got)


def bury(d: Data, seat: int, writ: str) -> None:
    """Under the pile."""
    d["writs"][seat] -= 1 << WRITS.index(writ)
    d["deck"].append(1 << WRITS.index(writ))


def seal_back(d: Data, name: str, place: int, seat: int) -> None:
    d["seals"][seat] += d[name][place]
    d[name][place] = 0


def leave_vessel(d: Data, pawn: int) -> None:
    craft = d["pawn_crafts"][pawn]
    if craft != NONE:
        spot = d["pawn_places"][pawn] * 3 + craft
        d["adrift"][spot] += 1
        d["left_now"][spot] += 1
        d["pawn_crafts"][pawn] = NONE


def off_the_board(d: Data, pawn: int) -> None:
    leave_vessel(d, pawn)
    d["pawn_places"][pawn] = NONE
    if d["wine"][pawn]:
        d["wine"][pawn] = 0
        into_bag(d, "sulfur")


def on_the_board(d: Data, seat: int, role: int, place: str) -> None:
    pawn = next(n for n in range(seat * 3, seat * 3 + 3) if d["pawn_places"][n] == NONE)
    d["pawn_places"][pawn] = PLACES.index(place)
    d["pawn_roles"][pawn] = role


def number_of(seat: int, ref: str) -> int:
    return seat * 3 + int(ref.rsplit("-", 1)[1]) - 1


# --- draws --------------------------------------------------------------------------------------


def draw_first_player(d: Data, ref: str) -> None:
    d["first"] = d["turn"] = int(ref[-1]) - 1


def deal_place(d: Data, ref: str, place: int) -> None:
    d["discs"][place] = DISCS.index(ref)


def draw_vessel(d: Data, ref: str, _left: int) -> None:
    d["yard"][VESSELS.index(ref)] -= 1
    d["dock"][VESSELS.index(ref)] += 1


def draw_good(d: Data, ref: str, to: int, _left: int) -> None:
    into_bag(d, ref, -1)
    if to < BARN:
        d["loose"][to * 5 + GOODS.index(ref)] += 1
    elif to == BARN:
        d["barn"][GOODS.index(ref)] += 1
    else:
        own_good(d, to - BARN - 1, ref, 1)


def store_sulfur(d: Data, ref: str, seat: int) -> None:
    if ref == "barrel":
        own_good(d, seat, "sulfur", -1)
        own_good(d, seat, "barrel", 1)


def turn_token(d: Data, ref: str, to: int) -> None:
    value = int(ref) - 2
    d["token_pool"][value] -= 1
    if to < 2:
        d[TOKENS[to]][value] += 1
    else:
        d["beads"][(to - 2) * 4 + value] += 1


def turn_writ(d: Data, ref: str, _owner: int, _left: int, _drawn: int) -> None:
    d["deck"][0] -= 1 << WRITS.index(ref)
    if not d["deck"][0]:
        del d["deck"][0]


def turn_tile(d: Data, ref: str, owner: int) -> None:
    d["tile_pool"][LANDSCAPES.index(ref)] -= 1
    d["tiles"][owner * 4 + LANDSCAPES.index(ref)] += 1


def roll_progress(d: Data, ref: str) -> None:
    d["die"] = REGIONS.index(ref)
    d["stacks"][d["die"]] += 1


# --- setting up, choosing, acting at any time ---------------------------------------------------


def choose_start_good(d: Data, ref: str, seat: int, _taken: int) -> None:
    into_bag(d, ref, -1)
    own_good(d, seat, ref, 1)


def start_place(d: Data, ref: str, seat: int, role: int) -> None:
    on_the_board(d, seat, role, ref)


def choose_bonus(d: Data, ref: str, seat: int) -> None:
    if ref != "none":
        own_good(d, seat, ref, -1)
    d["bonus"][seat] = ("none", "saltpeter", "sulfur").index(ref)


def choose_cards(d: Data, ref: str, seat: int, chosen: int) -> None:
    hand = chosen | 1 << CARDS.index(ref.removeprefix("card/"))
    if len(members(hand)) == (5 if d["bonus"][seat] == 1 else 4):
        d["hand"][seat], d["in_hand"][seat] = hand, len(members(hand))


def show(d: Data, seat: int, card: str) -> None:
    bit = 1 << CARDS.index(card)
    d["hand"][seat] -= bit
    d["in_hand"][seat] -= 1
    d["played"][seat] |= bit


def play_card(d: Data, ref: str, seat: int, _second: int) -> None:
    if ref.startswith("card/"):
        show(d, seat, ref.removeprefix("card/"))


def deploy(d: Data, ref: str, seat: int) -> None:
    vessel, pawn = ref.split("/")
    number = number_of(seat, pawn)
    leave_vessel(d, number)
    d["vessels"][seat * 3 + VESSELS.index(vessel)] -= 1
    d["pawn_crafts"][number] = VESSELS.index(vessel)


def play_mandate(d: Data, ref: str, seat: int) -> None:
    writ, what = ref.split("/")
    bury(d, seat, writ)
    for good in MANDATE_COSTS.get(ref, ()):
        spend(d, seat, good)
    if ref in MANDATE_SHILLINGS:
        shillings(d, seat, MANDATE_SHILLINGS[ref])
    elif what in VESSELS:
        d["yard"][VESSELS.index(what)] -= 1
        d["vessels"][seat * 3 + VESSELS.index(what)] += 1
    elif ref == "crown/knight":
        markers(d, seat, 3)
    elif ref == "crown/noble":
        d["seal_supply"] -= 1
        d["seals"][seat] += 1
    elif ref == "crown/monk":
        d["seal_supply"] -= 1


def discard_writ(d: Data, ref: str, seat: int) -> None:
    bury(d, seat, ref)


def shed_writ(d: Data, ref: str, seat: int) -> None:
    if ref != "play":
        bury(d, seat, ref)


def take_seal(d: Data, ref: str, seat: int) -> None:
    which, place = ref.split("/")
    seal_back(d, f"{which}_seals", PLACES.index(place), seat)


def exchange_tile(d: Data, ref: str, seat: int) -> None:
    back, good = ref.split("/")
    d["tiles"][seat * 4 + LANDSCAPES.index(back)] -= 1
    d["tiles_spent"][LANDSCAPES.index(back)] += 1
    into_bag(d, good, -1)
    own_good(d, seat, good, 1)


def keep_writ(d: Data, ref: str, seat: int, drawn: int) -> None:
    kept = 1 << WRITS.index(ref)
    d["writs"][seat] |= kept
    if drawn != kept:
        d["deck"].append(drawn - kept)


def nourish(d: Data, ref: str, seat: int, _fed: int) -> None:
    how, pawn = ref.split("/")
    number = number_of(seat, pawn)
    if how == "food":
        spend(d, seat, "food")
    elif how == "wine":
        own_good(d, seat, "barrel", -1)
        d["wine"][number] = 1
    else:
        off_the_board(d, number)


# --- landscapes ---------------------------------------------------------------------------------


def grow(d: Data, place: int) -> None:
    kind = LANDSCAPES[d["scenes"][place]]
    store: Any = {"butt": "targets", "silver-mine": "bank"}.get(kind)
    if store:
        got = min(3, d[store])
        d[store] -= got
    else:
        good = "food" if kind == "orchard" else "sulfur"
        got = min(3, d["bag"][GOODS.index(good)])
        into_bag(d, good, -got)
    d["crops"][place] += got


def reap(d: Data, seat: int, place: int, count: int) -> None:
    kind = LANDSCAPES[d["scenes"][place]]
    d["crops"][place] -= count
    if kind == "butt":
        d["targets"] += count
        markers(d, seat, count)
    elif kind == "silver-mine":
        d["shillings"][seat] += count
    else:
        own_good(d, seat, "food" if kind == "orchard" else "sulfur", count)


def collect(d: Data, ref: str, seat: int, place: int) -> None:
    if ref == "collect":
        if d["rulers"][place] != NOBODY:
            reap(d, d["rulers"][place], place, 1)
        reap(d, seat, place, d["crops"][place])


# --- the eleven actions -------------------------------------------------------------------------


def migrate(d: Data, ref: str, seat: int) -> None:
    way, _, what = ref.partition("/")
    if way == "off":
        off_the_board(d, number_of(seat, what))
    elif way == "on":
        spend(d, seat, "food")


def migrate_to(d: Data, ref: str, seat: int, role: int) -> None:
    on_the_board(d, seat, role, ref)


def move_piece(d: Data, ref: str, seat: int, *_course: int) -> None:
    if ref == "stop":
        return
    piece, to = ref.split("/")
    if piece in MONSTERS:
        d["beast_place"][MONSTERS.index(piece)] = PLACES.index(to)
        return
    pawn = next(own for own in naive.pawns(d, seat) if own["ref"] == piece)
    ways = [
        kind
        for place, kind in NEIGHBOURS[pawn["place"]]
        if place == to and naive.can_travel(d, seat, pawn, kind)
    ]
    if len(ways) == 1:
        travel(d, seat, number_of(seat, piece), to, ways[0])


def travel_by(d: Data, ref: str, seat: int, piece: int, place: int) -> None:
    travel(d, seat, seat * 3 + piece, PLACES[place], ref)


def travel(d: Data, seat: int, pawn: int, to: str, way: str) -> None:
    if way in ("road", "ferry"):
        leave_vessel(d, pawn)
        if way == "ferry":
            d["shillings"][seat] -= 2
            d["bank"] += 2
    else:
        craft = VESSELS.index(CRAFT_OF[way])
        if d["pawn_crafts"][pawn] != craft:
            spot = d["pawn_places"][pawn] * 3 + craft
            # One that lay there before this turn is boarded first.
            lying = d["adrift"][spot] > d["left_now"][spot]
            leave_vessel(d, pawn)
            if lying:
                d["adrift"][spot] -= 1
            else:
                d["vessels"][seat * 3 + craft] -= 1
            d["pawn_crafts"][pawn] = craft
    d["pawn_places"][pawn] = PLACES.index(to)


def pilfer(d: Data, ref: str, seat: int, _moved: int) -> None:
    if ref == "nothing":
        return
    piece, what = ref.split("/")
    if piece in MONSTERS:
        place = d["beast_place"][MONSTERS.index(piece)]
    else:
        place = d["pawn_places"][number_of(seat, piece)]
    if what == "landscape":
        reap(d, seat, place, 1)
    else:
        d["loose"][place * 5 + GOODS.index(what)] -= 1
        own_good(d, seat, what, 1)


def set_out(d: Data, ref: str, seat: int) -> None:
    if ref == "set-out":
        d["spare_discs"][seat] -= 1
        d["voyage"][seat] = 1


def place_influence(d: Data, ref: str, seat: int, done: int) -> None:
    if ref == "stop":
        return
    place = PLACES.index(ref.removeprefix("bribe/"))
    assert not done & BRIBED or not ref.startswith("bribe/")
    d["markers"][seat] -= 1
    ruler = d["rulers"][place]
    if ref.startswith("bribe/"):
        d["shillings"][seat] -= 1
        d["bank"] += 1
        d["rulers"][place], d["serfs"][place] = seat, ruler
    elif ruler == NOBODY:
        d["rulers"][place] = seat
    elif ruler == seat:
        d["subjects"][place] = 1
    elif d["serfs"][place] == seat:
        # A seal of immunity goes with its marker, which is the subject now.
        d["rulers"][place], d["serfs"][place] = seat, ruler
        d["subjects"][place] = 1
        d["subject_seals"][place], d["serf_seals"][place] = d["serf_seals"][place], 0
    else:
        d["serfs"][place] = seat


def improve(d: Data, ref: str, seat: int) -> None:
    if ref == "tend":
        spend(d, seat, "wood")
    elif ref != "forgo":
        kind = naive.disc(d, ref)
        if kind == "town":
            d["seals"][seat] -= 1
            d["seal_supply"] += 1
        else:
            spend(d, seat, "wood" if kind == "outpost" else "iron")
            becomes(d, seat, PLACES.index(ref), "farm" if kind == "outpost" else "town")


def choose_feudum(d: Data, ref: str, seat: int, place: int) -> None:
    becomes(d, seat, place, f"feudum-{ref}")


def becomes(d: Data, seat: int, place: int, disc: str) -> None:
    old = d["discs"][place]
    d["discs_left"][old] += 1
    d["discs_left"][DISCS.index(disc)] -= 1
    d["discs"][place] = DISCS.index(disc)
    if DISCS[old] == "farm":
        for good in range(5):
            d["bag"][good] += d["loose"][place * 5 + good]
            d["loose"][place * 5 + good] = 0
    region = REGIONS.index(PLACES[place].rsplit("-", 1)[0])
    top = d["stacks"][region]
    if top <= min(4, d["epoch"]):
        new = ("farm", "town").index(disc) if disc in ("farm", "town") else 2
        d["points"][seat] += IMPROVED[top][new]
        d["stacks"][region] += 1


def take_other_tile(d: Data, ref: str, _seat: int) -> None:
    d["stacks"][REGIONS.index(ref)] += 1


def tend(d: Data, ref: str, seat: int) -> None:
    d["tiles"][seat * 4 + LANDSCAPES.index(ref)] -= 1


def tend_at(d: Data, ref: str, seat: int, landscape: int) -> None:
    place = PLACES.index(ref)
    d["scenes"][place] = landscape
    d["points"][seat] += 2
    grow(d, place)


def dig_deeper(d: Data, ref: str, seat: int) -> None:
    if ref == "dig":
        spend(d, seat, "iron")


def harvest(d: Data, ref: str, seat: int) -> None:
    if ref != "forgo":
        d["points"][seat] += 1


def unbead(d: Data, seat: int) -> None:
    """Whoever takes favours has seals instead of beads."""
    for value in range(4):
        count = d["beads"][seat * 4 + value]
        d["seals"][seat] += count
        d["token_pool"][value] += count
        d["beads"][seat * 4 + value] = 0


def harvest_how(d: Data, ref: str, seat: int, _place: int) -> None:
    if ref == "favours":
        unbead(d, seat)


def pick_favours(
    d: Data, ref: str, seat: int, place: int, favours: int, _before: Any, gathered: list[int]
) -> None:
    picked = [GOODS[good] for good in range(5) for _ in range(gathered[good])] + [ref]
    if ref != "full" and len(picked) == favours:
        unbead(d, seat)
        for good in picked:
            d["loose"][place * 5 + GOODS.index(good)] -= 1
            own_good(d, seat, good, 1)


def tax(d: Data, ref: str, seat: int) -> None:
    if ref == "forgo":
        return
    towns, feudums = len(naive.ruled(d, seat, "town")), len(naive.feudums(d, seat))
    shillings(d, seat, 2 + towns - 1 + feudums)
    if ref == "reinforced" and not markers(d, seat, 1):
        d["rows"][seat] -= 1
        d["markers"][seat] += 1


def conquer(d: Data, ref: str, _seat: int) -> None:
    if ref in ("forgo", "starve"):
        return
    if ref in MONSTERS:
        owner = d["beast_owner"][MONSTERS.index(ref)]
    elif ref.startswith("feudum/"):
        owner = naive.ruler(d, ref.removeprefix("feudum/"))
    else:
        owner = int(ref.split("/", maxsplit=1)[0][-1]) - 1
    d["attacked"][owner] = 1


def starve(d: Data, ref: str, _seat: int) -> None:
    which, where = ref.split("/")
    place = PLACES.index(where)
    owner = d["rulers" if which == "subject" else "serfs"][place]
    d["attacked"][owner] = 1
    if not d["in_hand"][owner]:
        starved(d, which, place)


def starved(d: Data, which: str, place: int) -> None:
    """The marker goes home with its seal; the hens lose all their beads."""
    go_home(d, which, place)
    for value in range(4):
        d["token_pool"][value] += d["hens"][value]
        d["seal_supply"] += d["hens"][value]
        d["hens"][value] = 0


def go_home(d: Data, which: str, place: int) -> None:
    owner = d["serfs" if which == "serf" else "rulers"][place]
    d["markers"][owner] += 1
    if which == "subject":
        d["subjects"][place] = 0
    else:
        d[f"{which}s"][place] = NOBODY
    if which != "ruler":
        seal_back(d, f"{which}_seals", place, owner)


def reveal_defend(d: Data, ref: str, seat: int, _rival: int, target: int) -> None:
    if ref != "no":
        show(d, seat, "defend")
        d["points"][seat] += 1
    if target <= STARVING:
        return
    which = "subject" if target < SERFS else "serf"
    place = (target - SUBJECTS) % len(PLACES)
    if ref == "no":
        starved(d, which, place)
        return
    spend(d, seat, "food")
    if d["seal_supply"]:
        d["seal_supply"] -= 1
        d[f"{which}_seals"][place] = 1


def arm(d: Data, ref: str, seat: int, target: int, defended: int, extra: int, _cubes: int) -> None:
    if ref == "saltpeter":
        spend(d, seat, "saltpeter")
    elif ref.split("/", maxsplit=1)[0] in ("bow", "sword"):
        weapon, price = ref.split("/")
        bury(d, seat, weapon)
        if price != "free":
            spend(d, seat, price)
    elif ref == "attack":
        attack, defence = naive.strengths(d, seat, target)
        if attack + extra > defence + defended:
            conquered(d, seat, target)


def conquered(d: Data, seat: int, target: int) -> None:
    if target < FIRST_BEAST:
        d["points"][seat] += 2
        off_the_board(d, target - FIRST_PAWN)
    elif target < FIRST_FEUDUM:
        beast = target - FIRST_BEAST
        d["points"][seat] += 2
        d["markers"][d["beast_owner"][beast]] += 1
        d["beast_owner"][beast], d["beast_place"][beast] = NOBODY, NONE
        d["slain"][seat] = 1
    else:
        place = target - FIRST_FEUDUM
        d["points"][seat] += 4
        d["discs_left"][d["discs"][place]] += 1
        # With no outpost in the supply one is borrowed.
        d["discs_left"][0] = max(0, d["discs_left"][0] - 1)
        d["discs"][place] = 0
        rebel = d["serfs"][place] == seat
        if d["serfs"][place] != NOBODY:
            go_home(d, "serf", place)
        if d["subjects"][place]:
            go_home(d, "subject", place)
        go_home(d, "ruler", place)
        if rebel:
            d["markers"][seat] -= 1
            d["rulers"][place] = seat


def place_military(d: Data, ref: str, seat: int) -> None:
    if ref == "disc":
        d["spare_discs"][seat] -= 1
        d["military"][seat] += 1


def repeat(d: Data, ref: str, seat: int) -> None:
    if ref != "forgo" and ref.removeprefix("card/") not in ("move", "influence", "guild"):
        spend(d, seat, "saltpeter")


# --- the guilds ---------------------------------------------------------------------------------


def pay(d: Data, seat: int, guild: str, price: int) -> None:
    d.update(naive.paid(d, seat, guild, price))


def scored(d: Data, seat: int, guild: str, points: int, feasted: int) -> None:
    """The points of a pull or push that is done, those of a feast or of reeves with them."""
    d["points"][seat] += points
    reeves = naive.own(d, seat, "reeves", 6)
    if feasted:
        d["points"][seat] += 3
    elif d["advanced"] and points >= 3 and reeves[GUILDS.index(guild)]:
        d["points"][seat] += 1 if sum(reeves) == 1 else 2


def share_out(d: Data, seat: int, guild: str) -> None:
    store = "purse" if guild == "farmer" else "coffer"
    small = d[store] // 2
    d["shillings"][seat] += d[store] - small
    d[store] = small
    if naive.journeyman(d, guild) != NOBODY:
        d["shillings"][naive.journeyman(d, guild)] += small
        d[store] = 0


def choose_guild(d: Data, ref: str, seat: int, _repeated: int) -> None:
    if ref in ("forgo", "feast"):
        return
    guild, function = ref.split("/")
    d["guilds_used"][seat] |= 1 << GUILDS.index(guild)
    if ref == "knight/trade":
        d["markers"][seat] += d["rows"][seat]
        d["rows"][seat] = 0
        pay(d, seat, guild, 3)
    elif ref == "monk/trade":
        pay(d, seat, guild, 3)
    begins(d, seat, guild, function, 0)


def begins(d: Data, seat: int, guild: str, function: str, feasted: int) -> None:
    """Beads that are all alike are not guessed."""
    uses = {"monk trade": 0, "farmer pull": 1, "monk push": 2}
    use = uses.get(f"{guild} {function}")
    alike = [value for value in range(4) if d["rosary"][value]]
    if use is not None and len(alike) == 1:
        take_bead(d, alike[0], seat, use, feasted)


def take_bead(d: Data, value: int, seat: int, use: int, feasted: int) -> None:
    d["rosary"][value] -= 1
    if use == 0:
        d["beads"][seat * 4 + value] += 1
        return
    d["hens"][value] += 1
    total = sum((value + 2) * count for value, count in enumerate(d["hens"]))
    if use == 1:
        scored(d, seat, "farmer", 3 if total >= 5 else 0, feasted)
    else:
        reached = sum(total >= aim for aim in (3, 6, 9))
        scored(d, seat, "monk", (0, 4, 5, 6)[reached], feasted)
        share_out(d, seat, "monk")


def guess_hand(d: Data, ref: str, whose: int, use: int, feasted: int) -> None:
    there = [value for value in range(4) if d["rosary"][value]]
    take_bead(d, min(there) if ref == "lowest" else max(there), whose, use, feasted)


def feast(d: Data, ref: str, seat: int) -> None:
    spend(d, seat, "barrel")
    who, where = ref.split("/")
    if who == "feudum":
        owner = naive.ruler(d, where)
        guild = naive.disc(d, where).removeprefix("feudum-")
    else:
        owner = int(who[-1]) - 1
        guild = GUILDS[d["pawn_roles"][number_of(owner, where)]]
    d["guilds_used"][seat] |= 1 << GUILDS.index(guild)
    begins(d, seat, guild, "push" if naive.master(d, guild) == owner else "pull", 1)


def send_farm(d: Data, ref: str, _seat: int) -> None:
    if sum(naive.loose(d, ref).values()) < 2:
        to_barn(d, PLACES.index(ref))


def take_units(d: Data, ref: str, seat: int, place: int) -> None:
    units = sum(d["loose"][place * 5 : place * 5 + 5]) // 2
    food = int(ref.removeprefix("food-"))
    into_bag(d, "food", -food)
    own_good(d, seat, "food", food)
    shillings(d, seat, units - food)
    to_barn(d, place)


def to_barn(d: Data, place: int) -> None:
    """Where all have room; else the ones without are drawn."""
    sent = d["loose"][place * 5 : place * 5 + 5]
    if sum(sent) + sum(d["barn"]) <= 10:
        d["barn"] = [there + more for there, more in zip(d["barn"], sent, strict=True)]
        d["loose"][place * 5 : place * 5 + 5] = [0] * 5


def spill_good(d: Data, ref: str, place: int, _left: int, spill: int) -> None:
    good = GOODS.index(ref)
    d["loose"][place * 5 + good] -= 1
    free = [number for number in range(4) if not d["bins"][good * 4 + number]]
    if spill and free:
        d["bins"][good * 4 + free[0]] = 1
    elif spill and d["carts"][good] < 3:
        d["carts"][good] += 1
    else:
        into_bag(d, ref)
    to_barn(d, place)


def buy_good(d: Data, ref: str, seat: int, bought: int) -> None:
    bins = members(bought)
    if ref != "stop":
        bins.append(BINS.index(ref))
        if len(bins) < 3:
            return
    pay(d, seat, "merchant", sum(PRICES[number] for number in bins))
    for number in bins:
        d["bins"][number] = 0
        own_good(d, seat, naive.row_of(BINS[number]), 1)


def last_moved(d: Data, step: list[Any], guild: str, pull: int, left: int) -> None:
    """The reward, once the last piece is moved."""
    if left == 1:
        aims = naive.aims_reached(d, step)
        scored(d, step[1], guild, (3 if aims else 0) if pull else (0, 4, 5, 6)[aims], step[-1])


def fill_bin(d: Data, ref: str, seat: int, pull: int, left: int, *rest: Any) -> None:
    d["barn"][GOODS.index(naive.row_of(ref))] -= 1
    d["bins"][BINS.index(ref)] = 1
    step = ["FillBin", seat, pull, left, *rest]
    last_moved(d, step, "merchant" if pull else "farmer", pull, left)
    if left == 1 and not pull:
        share_out(d, seat, "farmer")


def load_cart(d: Data, ref: str, seat: int, pull: int, left: int, *rest: Any) -> None:
    d["bins"][BINS.index(ref)] = 0
    d["carts"][GOODS.index(naive.row_of(ref))] += 1
    step = ["LoadCart", seat, pull, left, *rest]
    last_moved(d, step, "alchemist" if pull else "merchant", pull, left)


def buy_vessel(d: Data, ref: str, seat: int) -> None:
    pay(d, seat, "alchemist", 3)
    d["dock"][VESSELS.index(ref)] -= 1
    d["vessels"][seat * 3 + VESSELS.index(ref)] += 1


def invent(
    d: Data, ref: str, seat: int, pull: int, made: int, barrels: int, _last: int, feasted: int
) -> None:
    if ref != "done":
        made += 1
        for good in BARRELS[barrels] if ref == "barrel" else RECIPES[ref]:
            d["carts"][GOODS.index(good)] -= 1
            into_bag(d, good)
        if ref == "barrel":
            rows = naive.filled_rows(d)
            for colour, row in enumerate(rows):
                d["general"][colour] -= row - d["rows"][colour]
            d["rows"] = rows
        else:
            draw_vessel(d, ref, 1)
    if ref == "done" or pull or made == 3:
        guild = "knight" if pull else "alchemist"
        scored(d, seat, guild, 3 if pull else (0, 4, 5, 6)[made], feasted)


def deploy_beast(d: Data, ref: str, seat: int, beast: int) -> None:
    d["markers"][seat] -= 3
    d["general"][seat] += 2
    d["beast_owner"][beast], d["beast_place"][beast] = seat, PLACES.index(ref)


def buy_seal(d: Data, ref: str, seat: int, bought: int) -> None:
    scrolls = members(bought) + ([] if ref == "done" else [SCROLLS.index(ref)])
    if ref == "done" or len(scrolls) == 2:
        pay(d, seat, "noble", 3 * len(scrolls))
        d["seals"][seat] += len(scrolls)
        for scroll in scrolls:
            d["scrolls"][scroll] = 0


def seal_scroll(d: Data, ref: str, *_fields: int) -> None:
    if ref != "done":
        d["seal_supply"] -= 1
        d["scrolls"][SCROLLS.index(ref)] = 1


def remove_marker(d: Data, ref: str, seat: int, pull: int, left: int, *rest: Any) -> None:
    colour = int(ref.removeprefix("colour-")) - 1
    d["rows"][colour] -= 1
    d["general"][colour] += 1
    step = ["RemoveMarker", seat, pull, left, *rest]
    last_moved(d, step, "noble" if pull else "knight", pull, left)


def move_seal(
    d: Data, ref: str, _seat: int, _pull: int, left: int, moved: int, *_rest: int
) -> None:
    if left == 1:
        for scroll in [*members(moved), SCROLLS.index(ref)]:
            d["scrolls"][scroll] = 0


def place_reeve(d: Data, ref: str, seat: int, guild: int) -> None:
    if ref == "reeve":
        d["spare_discs"][seat] -= 1
        d["reeves"][seat * 6 + guild] = 1
        d["points"][seat] += 1


# --- membership ---------------------------------------------------------------------------------


def join_guild(d: Data, ref: str, seat: int) -> None:
    join(d, seat, ref)


def join(d: Data, seat: int, guild: str) -> None:
    """A marker onto the track, behind everybody with as many stars."""
    sitting = naive.track(d, guild)
    if len(sitting) == naive.room_on_track(d):
        d["markers"][sitting.pop()] += 1
    d["markers"][seat] -= 1
    mine = naive.stars(d, seat, guild)
    ahead = [other for other in sitting if naive.stars(d, other, guild) >= mine]
    seat_down(d, guild, [*ahead, seat, *sitting[len(ahead) :]])


def seat_down(d: Data, guild: str, sitting: list[int]) -> None:
    at = GUILDS.index(guild) * 3
    d["chairs"][at : at + 3] = [*sitting, *[NOBODY] * (3 - len(sitting))]


def recalc(d: Data) -> None:
    """Until nothing changes, or somebody has to say where his marker goes first."""
    while True:
        for guild in GUILDS:
            sitting = naive.track(d, guild)
            for seat in sitting:
                d["markers"][seat] += not naive.stars(d, seat, guild)
            staying = [seat for seat in sitting if naive.stars(d, seat, guild)]
            order = sorted(staying, key=lambda seat, g=guild: -naive.stars(d, seat, g))  # type: ignore[misc]
            seat_down(d, guild, order)
        joined = False
        for seat in naive.turn_order(d):
            wanted = naive.wanted_guilds(d, seat) if d["markers"][seat] else []
            if len(wanted) > d["markers"][seat]:
                return
            for guild in wanted:
                if first_in_line(d, seat, guild):
                    join(d, seat, guild)
                    joined = True
                    break
            if joined:
                break
        if not joined:
            break
    for seat in range(d["seats"]):
        for number, guild in enumerate(GUILDS):
            if d["reeves"][seat * 6 + number] and seat not in naive.track(d, guild)[:2]:
                d["reeves"][seat * 6 + number] = 0
                d["spare_discs"][seat] += 1


def first_in_line(d: Data, seat: int, guild: str) -> bool:
    waiting = [
        other
        for other in naive.turn_order(d)
        if d["markers"][other]
        and naive.stars(d, other, guild)
        and other not in naive.track(d, guild)
    ]
    return max(waiting, key=lambda other: naive.stars(d, other, guild)) == seat


# --- the course of the game ---------------------------------------------------------------------


def round_begins(d: Data) -> None:
    d["rounds"] += 1
    d["turn"] = d["first"]


def next_turn(d: Data) -> None:
    for ahead in range(d["seats"]):
        seat = (d["turn"] + ahead) % d["seats"]
        if d["in_hand"][seat]:
            d["turn"] = seat
            return


def clear_pouch(d: Data, seat: int) -> None:
    if d["bonus"][seat]:
        into_bag(d, ("", "saltpeter", "sulfur")[d["bonus"][seat]])
    d["bonus"][seat] = 0


def turn_done(d: Data) -> None:
    d["left_now"] = [0] * len(d["left_now"])
    for seat in range(d["seats"]):
        if d["bonus"][seat] == 1 and not d["in_hand"][seat]:
            clear_pouch(d, seat)
    d["turn"] = (d["turn"] + 1) % d["seats"]


def second_done(d: Data, seat: int) -> None:
    clear_pouch(d, seat)


def end_of_round(d: Data) -> None:
    for seat in range(d["seats"]):
        clear_pouch(d, seat)
    for name in ("hand", "in_hand", "played", "moves", "guilds_used", "attacked"):
        d[name] = [0] * d["seats"]
    d["left_now"] = [0] * len(d["left_now"])
    if d["epoch"] < 5:
        d["first"] = (d["first"] + 1) % d["seats"]


def move_goes_on(d: Data, seat: int, left: int, moved: int, godspeed: int) -> None:
    """Counted once nothing more can be moved, if anything was."""
    monk = d["advanced"] and "monk" in naive.roles(d, seat)
    if not left and moved and (godspeed or not monk):
        d["moves"][seat] += 1


def voyage(d: Data, seat: int) -> None:
    if d["moves"][seat] == 2 and 0 < d["voyage"][seat] < 7:
        d["voyage"][seat] += 1


def defend(d: Data, seat: int) -> None:
    if not d["attacked"][seat]:
        d["points"][seat] += 1


def count_rosary(d: Data, seat: int, pull: int, feasted: int) -> None:
    total = sum((value + 2) * count for value, count in enumerate(d["rosary"]))
    reached = sum(total >= aim for aim in (5, 11, 17))
    if pull:
        scored(d, seat, "monk", 3 if total >= 11 else 0, feasted)
    else:
        scored(d, seat, "noble", (0, 4, 5, 6)[reached], feasted)


def sober(d: Data, seat: int) -> None:
    for pawn in range(seat * 3, seat * 3 + 3):
        if d["wine"][pawn]:
            d["wine"][pawn] = 0
            into_bag(d, "sulfur")


def feed(d: Data, seat: int, fed: int) -> None:
    """Nothing is asked where nothing can be chosen and no tile or writ could help."""
    hungry = [p for p in naive.pawns(d, seat) if int(p["ref"][-1]) - 1 not in members(fed)]
    food, wine = naive.goods(d, seat)["food"], d["barrel"][seat]
    if sum(naive.own(d, seat, "tiles", LANDSCAPES)):
        return
    enough = max(food, wine) >= len(hungry)
    if (food and wine) or (not enough and (food or wine or d["writs"][seat])):
        return
    for pawn in hungry:
        what = "food" if food else "wine" if wine else "starve"
        nourish(d, f"{what}/{pawn['ref']}", seat, fed)


def check_epoch(d: Data) -> None:
    wanted = {1: 4, 2: 3, 3: 2, 4: 1}.get(d["epoch"], 99)
    if sum(top > d["epoch"] for top in d["stacks"]) >= wanted:
        d["epoch"] += 1


def dawn_scoring(d: Data) -> None:
    for seat in range(d["seats"]):
        d["points"][seat] += naive.dawn_points(d, seat, d["epoch"])


def grow_landscapes(d: Data) -> None:
    for place in range(len(PLACES)):
        if d["scenes"][place] != NONE:
            grow(d, place)


def seals_turned(d: Data, wanted: int) -> None:
    """They are under way until their values are drawn."""
    d["seal_supply"] -= min(d["seal_supply"], max(0, wanted))


def refill_guilds(d: Data) -> None:
    if d["epoch"] == 3:
        seals_turned(d, 1 - sum(d["hens"]))


def refill_workshops(d: Data) -> None:
    for good in range(5):
        for number in range(FILLED[good]):
            if not d["bins"][good * 4 + number] and d["bag"][good]:
                d["bins"][good * 4 + number] = 1
                d["bag"][good] -= 1
        more = min(max(0, WORKSHOP[good] - d["carts"][good]), d["bag"][good])
        d["carts"][good] += more
        d["bag"][good] -= more
    for colour in range(naive.colours(d)):
        more = min(max(0, 2 - d["rows"][colour]), d["general"][colour])
        d["rows"][colour] += more
        d["general"][colour] -= more
    for scroll in ("a1", "a3", "b2", "c1"):
        if not d["scrolls"][SCROLLS.index(scroll)] and d["seal_supply"]:
            d["scrolls"][SCROLLS.index(scroll)] = 1
            d["seal_supply"] -= 1
    seals_turned(d, 4 - sum(d["rosary"]))


ANSWERS: dict[str, Callable[..., None]] = {
    "DrawFirstPlayer": draw_first_player,
    "DealPlace": deal_place,
    "DrawVessel": draw_vessel,
    "DrawGood": draw_good,
    "StoreSulfur": store_sulfur,
    "TurnToken": turn_token,
    "TurnWrit": turn_writ,
    "TurnTile": turn_tile,
    "RollProgress": roll_progress,
    "ChooseStartGood": choose_start_good,
    "StartRole": _nothing,
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
    "KeepWrit": keep_writ,
    "ShedWrit": shed_writ,
    "Nourish": nourish,
    "Collect": collect,
    "LastActs": _nothing,
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
    "Tend": tend,
    "TendAt": tend_at,
    "Explore": _nothing,
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
    "TameBeast": _nothing,
    "DeployBeast": deploy_beast,
    "BuySeal": buy_seal,
    "SealScroll": seal_scroll,
    "RemoveMarker": remove_marker,
    "MoveSeal": move_seal,
    "GuessHand": guess_hand,
    "PlaceReeve": place_reeve,
}
STEPS: dict[str, Callable[..., None]] = {
    "Recalc": recalc,
    "Round": round_begins,
    "NextTurn": next_turn,
    "TurnDone": turn_done,
    "SecondDone": second_done,
    "EndOfRound": end_of_round,
    "MoveGoesOn": move_goes_on,
    "Voyage": voyage,
    "Defend": defend,
    "CountRosary": count_rosary,
    "Sober": sober,
    "Feed": feed,
    "CheckEpoch": check_epoch,
    "DawnScoring": dawn_scoring,
    "GrowLandscapes": grow_landscapes,
    "RefillGuilds": refill_guilds,
    "RefillWorkshops": refill_workshops,
}
# Steps that only say what comes next.
QUIET = frozenset(
    (
        *("FamiliesBegin", "DrawGoods", "Selection", "OfferBonus", "SecondCard", "DrawWrits"),
        *("LimitWrits", "Nourishment", "Progress", "RefillLand", "LastChances", "LastChance"),
        *("FinalScoring", "Move", "InspectHarvest", "MilitaryService", "MayTame", "CardDone"),
    )
)
