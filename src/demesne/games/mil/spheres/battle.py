"""A battle between two families (rulebook pp. 7-9).

The attacker names a land and pays as much Influence as the target's family has
damsels (R-27). A vassal's suzerain may join: the attacker asks his own first, the
target's decides by himself (R-28). All involved then stake food and Influence in
secret. Soldiers count for both sides, castle and the defence of his lands for the
defender, who wins a tie (R-42). A loser richer in points is worth a bonus (R-12).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.mil.offers import ask_for_offers, open_offers
from demesne.games.mil.pieces import (
    BATTLE,
    FOR_BATTLE,
    INFLUENCE,
    KNIGHTS,
    NOBODY,
    SLOTS,
    land_type,
)
from demesne.games.mil.spheres.conquest import place_conquest
from demesne.games.mil.state import MilState

NO: Final = 0
YES: Final = 1

# What `state.battle` holds.
ATTACKER: Final = 0
TARGET: Final = 1
SLOT: Final = 2
RICHER: Final = 3
ATTACKERS_HELP: Final = 4
TARGETS_HELP: Final = 5


def attack_obstacle(state: MilState, knight: int, target: int) -> Message | None:
    """Why this knight cannot attack that knight of another family."""
    seat, family = knight // KNIGHTS, target // KNIGHTS
    if state.archbishop == target:
        return Message("why-archbishop")
    if state.suzerain[target] == seat:
        return Message("why-own-vassal")
    lord = state.suzerain[knight]
    if lord != NOBODY:
        if lord == family:
            return Message("why-own-suzerain")
        if lord == state.suzerain[target]:
            return Message("why-same-suzerain")
    toll, have = state.damsels[family], state.owns(seat, INFLUENCE)
    return None if have >= toll else Message("why-short-toll", toll, have)


def declare(state: MilState, knight: int, target: int, slot: int) -> None:
    """The toll for the damsels, then help, stakes and the outcome."""
    seat, family = knight // KNIGHTS, target // KNIGHTS
    toll = state.damsels[family]
    state.gain(seat, INFLUENCE, -toll)
    state.tell("attack-declared", knight, target, land_type(state.land[target * SLOTS + slot]))
    state.tell("toll-paid", seat, toll)
    difference = state.points[family] - state.points[seat]
    richer = 1 if difference > 0 else -1 if difference < 0 else 0
    state.battle = [knight, target, slot, richer, NOBODY, NOBODY]
    state.then(StakeCubes())
    if state.suzerain[target] != NOBODY:
        state.then(JoinBattle(state.suzerain[target], TARGETS_HELP))
    lord = state.suzerain[knight]
    if lord != NOBODY:
        if state.box.attacker_must_ask:
            state.then(AskSuzerain(seat))
        else:
            state.then(JoinBattle(lord, ATTACKERS_HELP))


class AskSuzerain(Decision[MilState]):
    """Does the attacker ask his suzerain for help? Who helps decides about the land."""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(NO, "alone", label="line-fight-alone", ends=True), Group(YES, "ask")
    )

    def label(self, state: MilState, line: int, x: int, y: int) -> Message:
        if line == NO:
            return super().label(state, line, x, y)
        return Message("line-ask-help", state.suzerain[state.battle[ATTACKER]])

    def effect(self, state: MilState, line: int, x: int, y: int) -> None:
        if line == YES:
            lord = state.suzerain[state.battle[ATTACKER]]
            state.tell("help-asked", self.seat, lord)
            state.then(JoinBattle(lord, ATTACKERS_HELP))


class JoinBattle(Decision[MilState]):
    """Does a suzerain help his vassal? `side` is ATTACKERS_HELP or TARGETS_HELP."""

    __slots__ = ("side",)
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        Field("side", least=ATTACKERS_HELP, most=TARGETS_HELP),
    )
    LINES: ClassVar[Lines] = Lines(
        Group(NO, "stay-out", label="line-stay-out", ends=True),
        Group(YES, "join", label="line-join"),
    )

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def vassal(self, state: MilState) -> int:
        return state.battle[ATTACKER if self.side == ATTACKERS_HELP else TARGET]

    def question(self, state: MilState) -> Message:
        return Message("ask-join-battle", self.seat, self.vassal(state))

    def effect(self, state: MilState, line: int, x: int, y: int) -> None:
        if line == YES:
            state.battle[self.side] = self.seat
            state.tell("battle-joined", self.seat, self.vassal(state))
        else:
            state.tell("battle-stayed-out", self.seat)


class StakeCubes(Step[MilState]):
    """Both families and the suzerains who joined make up their stakes."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        state.then(Battle())
        ask_for_offers(state, involved(state), BATTLE)


def involved(state: MilState) -> list[int]:
    """The seats that fight, the attacker's first. No two of them are the same."""
    battle = state.battle
    seats = [battle[ATTACKER] // KNIGHTS, battle[TARGET] // KNIGHTS]
    return seats + [seat for seat in battle[ATTACKERS_HELP:] if seat != NOBODY]


class Battle(Step[MilState]):
    """The stakes are opened and lost, the forces compared."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        knight, target, slot, richer, ally, guardian = state.battle
        seats = involved(state)
        stakes = open_offers(state, seats)
        for seat in seats:
            state.pay_cubes(seat, stakes[seat])
        seat, family = knight // KNIGHTS, target // KNIGHTS
        attack = attack_force(state, knight) + sum(stakes[seat])
        defence = defence_force(state, target) + sum(stakes[family])
        if ally != NOBODY:
            attack += sum(stakes[ally])
        if guardian != NOBODY:
            defence += sum(stakes[guardian])
        state.battle = []
        state.tell("battle-fought", knight, target, attack, defence)
        if attack > defence:
            state.tell("battle-won", knight, target)
            state.conquest = state.lose_land(target, slot)
            state.score_land(target, -1)
            place_conquest(state, seat, target, ally)
            if richer > 0:
                state.score(seat, state.box.richer_points, FOR_BATTLE)
        else:
            state.tell("battle-lost", knight, target)
            if richer < 0 and state.box.battle_bonus_defender:
                state.score(family, state.box.richer_points, FOR_BATTLE)


def attack_force(state: MilState, knight: int) -> int:
    return state.box.soldier_force * state.soldiers_of(knight)


def defence_force(state: MilState, knight: int) -> int:
    """Soldiers, castle, and what his lands add, whichever of them is attacked."""
    box = state.box
    force = attack_force(state, knight) + box.castle_force * state.castle[knight]
    for slot in range(SLOTS):
        force += box.land_defence[state.land[knight * SLOTS + slot]]
    return force
