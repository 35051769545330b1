"""What may be done at any time (rulebook pp. 8, 9, 12, 14, 24; R-32, R-37).

A vessel is deployed in one's own turn only. A mandate is played, a writ put under the pile,
a region tile given for a good, a seal of royal immunity taken back whenever somebody is
asked a question that begins something: what has begun is finished first (R-32). In one's own
turn these acts are lines of the menu; out of turn they are windows. Mandates and tiles have
rulings of their own (R-13, R-14, R-15, R-19, R-46), and so have vessels (R-45).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.actions.leaving import abandon
from demesne.games.feudum.pieces import (
    ALCHEMIST,
    BARREL,
    COMMONS,
    CRAFT,
    CROWN,
    FARMER,
    FLYING,
    FOOD,
    GOODS,
    GREAT_TRADE,
    IRON,
    KEELS,
    KINDS,
    KNIGHT,
    LANDSCAPES,
    MERCHANT,
    MONK,
    NOBLE,
    NONE,
    PAWN_REFS,
    PAWNS,
    PLACES,
    SCENES,
    SHIP,
    SMALL_TRADE,
    SPOTS,
    SUBMERSIBLE,
    SULFUR,
    VESSELS,
    WINGS,
    WOOD,
    WRITS,
)
from demesne.games.feudum.stars import Recalc, stars_in
from demesne.games.feudum.state import FeudumState
from demesne.games.feudum.stores import BEAD_TO_SEAT, TO_SEAT, DrawGoods, TurnToken

ACTS: Final[tuple[str, ...]] = ("deploy", "mandate", "discard", "seal", "tile")
DEPLOY: Final = 0
MANDATE: Final = 1
DISCARD: Final = 2
SEAL: Final = 3
TILE: Final = 4

# Questions with which something begins, and which can be answered whatever others do meanwhile.
# In those of the first kind the family is in the middle of its turn, and may deploy a vessel.
OWN_TURN: Final = frozenset(
    (
        *("Migrate", "MovePiece", "PlaceInfluence", "Improve", "Explore", "Harvest", "Tax"),
        *("Conquer", "Repeat", "ChooseGuild", "SetOut", "DigDeeper", "PlaceMilitary", "Arm"),
    )
)
OTHERS: Final = frozenset(("ChooseBonus", "RevealDefend", "Nourish", "Collect"))
# One writ too many: it may be played, so a tile may become what it costs.
SHEDDING: Final = "ShedWrit"
# Here the acts are lines of the menu.
LISTED: Final = frozenset(("PlayCard", "LastActs"))
MANDATES_AT_HAND: Final = sum(
    1 << writ for writ in (SMALL_TRADE, GREAT_TRADE, WINGS, KEELS, COMMONS, CROWN)
)


def possible(state: FeudumState, seat: int) -> list[int]:
    """The acts that have a legal line now; a vessel is deployed in one's own turn."""
    acts: list[int] = []
    if can_deploy(state, seat):
        acts.append(DEPLOY)
    if state.writs[seat]:
        if can_play_mandate(state, seat):
            acts.append(MANDATE)
        acts.append(DISCARD)
    if can_take_seal(state, seat):
        acts.append(SEAL)
    if can_exchange(state, seat):
        acts.append(TILE)
    return acts


def windows(state: FeudumState, seat: int) -> list[Decision[Any]]:
    """What this seat may do now though nobody asks it."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Decision):
        return []
    kind = type(top).__name__
    own = top.seat == seat
    if kind == SHEDDING:
        return [question_of(seat, TILE)] if own and can_exchange(state, seat) else []
    if kind in LISTED:
        if own:
            return []
    elif kind not in OWN_TURN and kind not in OTHERS:
        return []
    may_deploy = own and kind in OWN_TURN
    return [question_of(seat, act) for act in possible(state, seat) if act != DEPLOY or may_deploy]


def question_of(seat: int, act: int) -> Decision[FeudumState]:
    if act == DEPLOY:
        return Deploy(seat)
    if act == MANDATE:
        return PlayMandate(seat)
    if act == DISCARD:
        return DiscardWrit(seat)
    if act == SEAL:
        return TakeSeal(seat)
    return ExchangeTile(seat)


# --- deploying -----------------------------------------------------------------------------


def can_deploy(state: FeudumState, seat: int) -> bool:
    vessels = state.vessels
    base, first = seat * CRAFT, seat * PAWNS
    for vessel in range(CRAFT):
        if vessels[base + vessel]:
            for pawn in range(first, first + PAWNS):
                if state.pawn_places[pawn] != NONE and state.pawn_crafts[pawn] != vessel:
                    return True
    return False


class Deploy(Decision[FeudumState]):
    """Which vessel under which pawn? One that was there is left adrift (R-49)."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}/{}", VESSELS, PAWN_REFS))

    def exists(self, state: FeudumState, line: int, vessel: int, pawn: int) -> bool:
        return (
            state.vessels[self.seat * CRAFT + vessel] > 0
            and state.pawn_places[self.seat * PAWNS + pawn] != NONE
        )

    def obstacle(self, state: FeudumState, line: int, vessel: int, pawn: int) -> Message | None:
        if state.pawn_crafts[self.seat * PAWNS + pawn] == vessel:
            return Message("why-on-such-a-vessel", vessel)
        return None

    def label(self, state: FeudumState, line: int, vessel: int, pawn: int) -> Message:
        number = self.seat * PAWNS + pawn
        place = max(0, state.pawn_places[number])
        return Message("line-deploy", vessel, state.pawn_roles[number], place)

    def warning(self, state: FeudumState, line: int, vessel: int, pawn: int) -> Message | None:
        craft = state.pawn_crafts[self.seat * PAWNS + pawn]
        return None if craft == NONE else Message("warn-vessel-left", craft)

    def effect(self, state: FeudumState, line: int, vessel: int, pawn: int) -> None:
        number = self.seat * PAWNS + pawn
        abandon(state, number)
        state.vessels[self.seat * CRAFT + vessel] -= 1
        state.pawn_crafts[number] = vessel
        if state.sink is not None:
            place = state.pawn_places[number]
            state.tell("vessel-deployed", self.seat, vessel, state.pawn_roles[number], place)


# --- mandates ------------------------------------------------------------------------------

PLAYS: Final = (
    "small-trade/food",
    "small-trade/wood-food",
    "great-trade/three",
    "great-trade/kept-sulfur",
    "great-trade/barrel-sulfur",
    "wings/flying-machine",
    "wings/ship",
    "keels/ship",
    "keels/submersible",
    "commons/farmer",
    "commons/merchant",
    *(f"commons/{vessel}" for vessel in VESSELS),
    "crown/knight",
    "crown/noble",
    "crown/monk",
)
GREAT_KEPT: Final = 3
GREAT_BARREL: Final = 4
FIRST_VESSEL: Final = 5
COMMONS_GOODS: Final = 9
COMMONS_SHILLINGS: Final = 10
COMMONS_VESSEL: Final = 11
CROWN_MARKERS: Final = 14
CROWN_SEAL: Final = 15
CROWN_BEAD: Final = 16
WRIT_OF: Final = tuple(WRITS.index(play.split("/")[0]) for play in PLAYS)
# Goods to be paid, besides sulfur from the barrel; the guild whose stars are wanted; the vessel.
PAID: Final[tuple[tuple[int, ...], ...]] = (
    *((FOOD,), (WOOD, FOOD), (IRON, WOOD, FOOD)),
    *((SULFUR, IRON, WOOD, FOOD), (IRON, WOOD, FOOD)),
    *((FOOD,), (WOOD,), (WOOD,), (IRON,)),
    *((), (), (), (), (), (), (), ()),
)
GUILD_OF: Final = (
    *((NONE,) * COMMONS_GOODS),
    *(FARMER, MERCHANT, ALCHEMIST, ALCHEMIST, ALCHEMIST, KNIGHT, NOBLE, MONK),
)
VESSEL_OF: Final = (
    *((NONE,) * FIRST_VESSEL),
    *(FLYING, SHIP, SHIP, SUBMERSIBLE, NONE, NONE, SHIP, SUBMERSIBLE, FLYING, NONE, NONE, NONE),
)


def can_play_mandate(state: FeudumState, seat: int) -> bool:
    own = state.writs[seat]
    if not own & MANDATES_AT_HAND:
        return False
    for play in range(len(PLAYS)):
        if own >> WRIT_OF[play] & 1 and hindrance(state, seat, play) is None:
            return True
    return False


def hindrance(state: FeudumState, seat: int, play: int) -> Message | None:
    """Why a mandate that is at hand cannot be played this way now."""
    for good in PAID[play]:
        if not state.goods[seat * KINDS + good]:
            return Message("why-no-good", good)
    if play == GREAT_BARREL and not state.barrel[seat]:
        return Message("why-barrel-empty")
    vessel = VESSEL_OF[play]
    if vessel != NONE and not state.yard[vessel]:
        return Message("why-no-vessel", vessel)
    guild = GUILD_OF[play]
    if guild != NONE:
        found = stars_in(state, seat, guild)
        if found < state.box.mandate_stars:
            return Message("why-few-stars", guild, state.box.mandate_stars, found)
    if (play < FIRST_VESSEL or play == COMMONS_SHILLINGS) and not state.bank:
        return Message("why-bank-empty")
    if play == COMMONS_GOODS and not sum(state.bag):
        return Message("why-bag-empty")
    if play == CROWN_MARKERS and not state.general[seat]:
        return Message("why-no-markers")
    if play in (CROWN_SEAL, CROWN_BEAD) and not state.seal_supply:
        return Message("why-no-seals")
    return None


class PlayMandate(Decision[FeudumState]):
    """Which mandate, in which of its ways? It goes under the pile (R-13)."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", PLAYS))
    PRIVATE: ClassVar[bool] = True

    def exists(self, state: FeudumState, line: int, play: int, _: int) -> bool:
        return state.writs[self.seat] >> WRIT_OF[play] & 1 == 1

    def obstacle(self, state: FeudumState, line: int, play: int, _: int) -> Message | None:
        return hindrance(state, self.seat, play)

    def label(self, state: FeudumState, line: int, play: int, _: int) -> Message:
        box = state.box
        if play < GREAT_KEPT - 1:
            return Message(f"line-small-trade-{play + 1}", box.small_trade[play])
        if play < FIRST_VESSEL:
            kind = ("three", "kept", "barrel")[play - 2]
            return Message(f"line-great-trade-{kind}", box.great_trade[int(play >= GREAT_KEPT)])
        if play < COMMONS_GOODS:
            return Message("line-mandate-vessel", VESSEL_OF[play], PAID[play][0])
        if play == COMMONS_GOODS:
            return Message("line-commons-goods", box.mandate_goods)
        if play == COMMONS_SHILLINGS:
            return Message("line-commons-shillings", box.mandate_shillings)
        if play < CROWN_MARKERS:
            return Message("line-commons-vessel", VESSEL_OF[play])
        if play == CROWN_MARKERS:
            return Message("line-crown-markers", box.mandate_markers)
        return Message("line-crown-seal" if play == CROWN_SEAL else "line-crown-bead")

    def effect(self, state: FeudumState, line: int, play: int, _: int) -> None:
        seat, box = self.seat, state.box
        writ = WRIT_OF[play]
        state.writs[seat] &= ~(1 << writ)
        state.deck.append(1 << writ)
        for good in PAID[play]:
            state.spend(seat, good)
        if play == GREAT_BARREL:
            state.barrel[seat] -= 1
            state.bag[SULFUR] += 1
        told = state.sink is not None
        if told:
            state.reveal("mandate-played", seat, writ)
        vessel = VESSEL_OF[play]
        if vessel != NONE:
            state.yard[vessel] -= 1
            state.vessels[seat * CRAFT + vessel] += 1
            if told:
                state.tell("vessel-gained", seat, vessel)
        elif play < FIRST_VESSEL or play == COMMONS_SHILLINGS:
            wanted = box.mandate_shillings
            if play < FIRST_VESSEL:
                prices = box.small_trade if play < GREAT_KEPT - 1 else box.great_trade
                wanted = prices[int(play in (1, GREAT_KEPT, GREAT_BARREL))]
            taken = state.gain_shillings(seat, wanted)
            if told:
                state.tell("mandate-shillings", seat, taken)
        elif play == COMMONS_GOODS:
            state.then(DrawGoods(TO_SEAT + seat, box.mandate_goods))
        elif play == CROWN_MARKERS:
            taken = state.gain_markers(seat, box.mandate_markers)
            if told:
                state.tell("mandate-markers", seat, taken)
            state.then(Recalc())
        elif play == CROWN_SEAL:
            state.seal_supply -= 1
            state.seals[seat] += 1
            if told:
                state.tell("mandate-seal", seat)
        else:
            state.seal_supply -= 1
            state.then(TurnToken(BEAD_TO_SEAT + seat))


class DiscardWrit(Decision[FeudumState]):
    """Which writ goes under the pile, unseen?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}", WRITS))

    def secret_of(self) -> int | None:
        return self.seat

    def exists(self, state: FeudumState, line: int, writ: int, _: int) -> bool:
        return state.writs[self.seat] >> writ & 1 == 1

    def label(self, state: FeudumState, line: int, writ: int, _: int) -> Message:
        return Message("line-writ", writ)

    def effect(self, state: FeudumState, line: int, writ: int, _: int) -> None:
        shed(state, self.seat, writ)


def shed(state: FeudumState, seat: int, writ: int) -> None:
    """A writ goes under the pile; only its owner knows which."""
    state.writs[seat] &= ~(1 << writ)
    state.deck.append(1 << writ)
    if state.sink is not None:
        state.tell_secret(
            seat, Message("writ-discarded", seat, writ), Message("writ-discarded-unseen", seat)
        )


# --- royal immunity ------------------------------------------------------------------------

SUBJECT: Final = 0
SERF: Final = SPOTS


def can_take_seal(state: FeudumState, seat: int) -> bool:
    if not state.advanced:
        return False
    for place in range(SPOTS):
        if state.subject_seals >> place & 1 and state.rulers[place] == seat:
            return True
        if state.serf_seals >> place & 1 and state.serfs[place] == seat:
            return True
    return False


class TakeSeal(Decision[FeudumState]):
    """A seal from under one's own marker; the marker is unprotected from then on."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(SUBJECT, "subject/{}", PLACES), Group(SERF, "serf/{}", PLACES)
    )

    def exists(self, state: FeudumState, line: int, place: int, _: int) -> bool:
        if line == SUBJECT:
            return state.subject_seals >> place & 1 == 1 and state.rulers[place] == self.seat
        return state.serf_seals >> place & 1 == 1 and state.serfs[place] == self.seat

    def label(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        return Message("line-seal-subject" if line == SUBJECT else "line-seal-serf", place)

    def warning(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        return Message("warn-unprotected")

    def effect(self, state: FeudumState, line: int, place: int, _: int) -> None:
        if line == SUBJECT:
            state.subject_seals &= ~(1 << place)
        else:
            state.serf_seals &= ~(1 << place)
        state.seals[self.seat] += 1
        if state.sink is not None:
            state.tell("seal-taken", self.seat, place)


# --- region tiles --------------------------------------------------------------------------

# What a tile is given for: a good, and sulfur that goes onto the barrel at once.
WARES: Final = (*GOODS, "barrel")
TO_BARREL: Final = KINDS


def can_exchange(state: FeudumState, seat: int) -> bool:
    tiles = state.tiles
    for scene in range(seat * SCENES, seat * SCENES + SCENES):
        if tiles[scene]:
            return sum(state.bag) > 0
    return False


class ExchangeTile(Decision[FeudumState]):
    """Which tile for which good of the haversack? Nobody else sees its back (R-37)."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(Group(0, "{}/{}", LANDSCAPES, WARES))
    PRIVATE: ClassVar[bool] = True

    def secret_of(self) -> int | None:
        return self.seat

    def exists(self, state: FeudumState, line: int, scene: int, ware: int) -> bool:
        return state.tiles[self.seat * SCENES + scene] > 0

    def obstacle(self, state: FeudumState, line: int, scene: int, ware: int) -> Message | None:
        good = SULFUR if ware == TO_BARREL else ware
        if not state.bag[good]:
            return Message("why-no-such-good", good)
        if ware == TO_BARREL and state.barrel[self.seat] == BARREL:
            return Message("why-barrel-full")
        return None

    def label(self, state: FeudumState, line: int, scene: int, ware: int) -> Message:
        if ware == TO_BARREL:
            return Message("line-tile-barrel", scene)
        return Message("line-tile-good", scene, ware)

    def effect(self, state: FeudumState, line: int, scene: int, ware: int) -> None:
        seat = self.seat
        good = SULFUR if ware == TO_BARREL else ware
        state.tiles[seat * SCENES + scene] -= 1
        state.tiles_spent[scene] += 1
        state.bag[good] -= 1
        if ware == TO_BARREL:
            state.barrel[seat] += 1
        else:
            # Where the sulfur goes has been said by the line: nothing is asked.
            state.goods[seat * KINDS + good] += 1
        if state.sink is not None:
            key = "tile-for-barrel" if ware == TO_BARREL else "tile-for-good"
            own = (seat, scene) if ware == TO_BARREL else (seat, scene, good)
            others = (seat,) if ware == TO_BARREL else (seat, good)
            state.tell_secret(seat, Message(key, *own), Message(f"{key}-unseen", *others))
