"""A battle between two families (rulebook pp. 7-9).

The attacker names a land and pays as much Influence as the target's family has
damsels (R-27). A vassal's suzerain may join: the attacker asks his own first, the
target's decides by himself (R-28). All involved then stake food and Influence in
secret. Soldiers count for both sides, castle and the defence of his lands for the
defender, who wins a tie (R-42). A loser richer in points is worth a bonus (R-12).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.message import Message
from demesne.core.step import Decision, Step
from demesne.games.mil.offers import first_offer, open_offers
from demesne.games.mil.pieces import BATTLE, INFLUENCE, KNIGHTS, NOBODY, SLOTS, land_type
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


def attack_obstacle(state: MilState, knight: int, target: int, slot: int) -> str:
    """Why this knight cannot attack that land, or ""."""
    if target >= len(state.present) or not state.present[target]:
        return "why-nobody-there"
    seat, family = knight // KNIGHTS, target // KNIGHTS
    if family == seat:
        return "why-own-knight"
    land = state.land[target * SLOTS + slot]
    if not land:
        return "why-no-land"
    if slot and land == state.land[target * SLOTS]:
        return "why-same-land"
    if state.archbishop == target:
        return "why-archbishop"
    if state.suzerain[target] == seat:
        return "why-own-vassal"
    lord = state.suzerain[knight]
    if lord != NOBODY:
        if lord == family:
            return "why-own-suzerain"
        if lord == state.suzerain[target]:
            return "why-same-suzerain"
    enough = state.owns(seat, INFLUENCE) >= state.damsels[family]
    return "" if enough else "why-short-toll"


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
        asking = AskSuzerain(seat) if state.box.attacker_must_ask else None
        state.then(asking or JoinBattle(lord, ATTACKERS_HELP))


class AskSuzerain(Decision[MilState]):
    """Does the attacker ask his suzerain for help? Who helps decides about the land."""

    __slots__ = ()
    SIZE: ClassVar[int] = 2

    def obstacle(self, state: MilState, choice: int) -> str:
        return ""

    def choose(self, state: MilState, choice: int) -> None:
        if choice == YES:
            lord = state.suzerain[state.battle[ATTACKER]]
            state.tell("help-asked", self.seat, lord)
            state.then(JoinBattle(lord, ATTACKERS_HELP))

    def ref(self, choice: int) -> str:
        return "ask" if choice == YES else "alone"

    def label(self, state: MilState, choice: int) -> Message:
        lord = state.suzerain[state.battle[ATTACKER]]
        return Message("line-ask-help", lord) if choice == YES else Message("line-fight-alone")


class JoinBattle(Decision[MilState]):
    """Does a suzerain help his vassal? `side` is ATTACKERS_HELP or TARGETS_HELP."""

    __slots__ = ("side",)
    SIZE: ClassVar[int] = 2
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def obstacle(self, state: MilState, choice: int) -> str:
        return ""

    def choose(self, state: MilState, choice: int) -> None:
        if choice == YES:
            state.battle[self.side] = self.seat
            state.tell("battle-joined", self.seat, self.vassal(state))
        else:
            state.tell("battle-stayed-out", self.seat)

    def vassal(self, state: MilState) -> int:
        return state.battle[ATTACKER if self.side == ATTACKERS_HELP else TARGET]

    def ref(self, choice: int) -> str:
        return "join" if choice == YES else "stay-out"

    def question(self, state: MilState) -> Message:
        return Message("ask-join-battle", self.seat, self.vassal(state))

    def label(self, state: MilState, choice: int) -> Message:
        return Message("line-join" if choice == YES else "line-stay-out")


class StakeCubes(Step[MilState]):
    """Both families and the suzerains who joined make up their stakes."""

    __slots__ = ()

    def run(self, state: MilState) -> None:
        state.then(Battle())
        for seat in sorted(involved(state), reverse=True):
            state.then(first_offer(seat, BATTLE))


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
                state.score(seat, state.box.richer_points)
        else:
            state.tell("battle-lost", knight, target)
            if richer < 0 and state.box.battle_bonus_defender:
                state.score(family, state.box.richer_points)


def attack_force(state: MilState, knight: int) -> int:
    return state.box.soldier_force * state.soldiers_of(knight)


def defence_force(state: MilState, knight: int) -> int:
    """Soldiers, castle, and what his lands add, whichever of them is attacked."""
    box = state.box
    force = attack_force(state, knight) + box.castle_force * state.castle[knight]
    for slot in range(SLOTS):
        force += box.land_defence[state.land[knight * SLOTS + slot]]
    return force
