"""Conquer (rulebook, action 8; R-16, R-17, R-28, R-38, R-48, R-56, R-57).

Name one pawn, monster or feudum of another family where one has a sober pawn or a monster of
one's own. Its owner may show Defend; then saltpeter and weapons may be added; then attack and
defence are compared. Never the last card of a round. *Starve the People*, instead: where a sober
noble is, a subject or serf of another family goes back to it, and the hens lose their beads.
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.lines import Group, Lines
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.feudum.actions.combat import (
    BEAST,
    PAWN,
    PLACE,
    SERF,
    STARVE,
    SUBJECT,
    TARGET_FIELD,
    MilitaryService,
    attack_of,
    beasts_at,
    defence_of,
    has_knight,
    owner_of,
    place_of,
    sober_at,
    sober_pawns,
    win,
)
from demesne.games.feudum.actions.defend import reveal_defend
from demesne.games.feudum.actions.leaving import take_serf, take_subject
from demesne.games.feudum.pieces import (
    BEASTS,
    BOW,
    DEFEND,
    FEUDUM,
    FOOD,
    IRON,
    MONSTERS,
    MOST_SEATS,
    NOBLE,
    NOBODY,
    NONE,
    PAWN_REFS,
    PAWNS,
    PLACES,
    SALTPETER,
    SPOTS,
    SWORD,
    WOOD,
    WORTHS,
)
from demesne.games.feudum.stars import Recalc
from demesne.games.feudum.state import FeudumState

FORGO: Final = 0
RIVALS: Final = tuple(f"seat-{seat + 1}" for seat in range(MOST_SEATS))


class Conquer(Decision[FeudumState]):
    """Which target is attacked, or are people starved?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(FORGO, "forgo", label="line-forgo", ends=True),
        Group(PAWN, "{}/{}", RIVALS, PAWN_REFS),
        Group(BEAST, "{}", MONSTERS),
        Group(PLACE, "feudum/{}", PLACES),
        Group(STARVE, "starve", label="line-starve"),
    )

    def options(self, state: FeudumState) -> list[int]:
        seat = self.seat
        strong = bases(state, seat)
        legal = [FORGO]
        if strong:
            places = state.pawn_places
            for pawn in range(state.seats * PAWNS):
                if places[pawn] != NONE and strong >> places[pawn] & 1 and pawn // PAWNS != seat:
                    legal.append(PAWN + pawn)
            for beast in range(BEASTS):
                if (
                    state.beast_owner[beast] not in (NOBODY, seat)
                    and strong >> state.beast_place[beast] & 1
                ):
                    legal.append(BEAST + beast)
            for place in range(SPOTS):
                if (
                    strong >> place & 1
                    and state.discs[place] >= FEUDUM
                    and state.rulers[place] not in (NOBODY, seat)
                ):
                    legal.append(PLACE + place)
        if state.advanced and state.has_role(seat, NOBLE) and why_not_starve(state, seat) is None:
            legal.append(STARVE)
        return legal

    def exists(self, state: FeudumState, line: int, x: int, y: int) -> bool:
        if line == FORGO:
            return True
        seat = self.seat
        if line == STARVE:
            return state.advanced == 1 and state.has_role(seat, NOBLE)
        if line == PAWN and x >= state.seats:
            return False
        target = _target(line, x, y)
        place = place_of(state, target)
        if place == NONE or owner_of(state, target) in (NOBODY, seat):
            return False
        if line == PLACE and state.discs[place] < FEUDUM:
            return False
        return state.has_pawn_at(seat, place) or beasts_at(state, seat, place) > 0

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line == FORGO:
            return None
        if line == STARVE:
            return why_not_starve(state, self.seat)
        place = place_of(state, _target(line, x, y))
        sober = sober_pawns(state, self.seat, place) + beasts_at(state, self.seat, place)
        return None if sober else Message("why-all-drunk")

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        if line in (FORGO, STARVE):
            return super().label(state, line, x, y)
        target = _target(line, x, y)
        place, owner = place_of(state, target), owner_of(state, target)
        attack, defence = attack_of(state, self.seat, target), defence_of(state, target, 0)
        if line == PAWN:
            role = state.pawn_roles[target - PAWN]
            return Message("line-conquer-pawn", owner, role, place, attack, defence)
        if line == BEAST:
            return Message("line-conquer-beast", owner, x, place, attack, defence)
        guild = state.discs[place] - FEUDUM
        return Message("line-conquer-feudum", owner, guild, place, attack, defence)

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat = self.seat
        if line == FORGO:
            if state.sink is not None:
                state.tell("action-forgone", seat)
            return
        if line == STARVE:
            state.then(Starve(seat))
            return
        target = _target(line, x, y)
        owner, place = owner_of(state, target), place_of(state, target)
        state.attacked |= 1 << owner
        if state.sink is not None:
            if line == PAWN:
                state.tell("attacks-pawn", seat, owner, state.pawn_roles[target - PAWN], place)
            elif line == BEAST:
                state.tell("attacks-beast", seat, owner, x, place)
            else:
                state.tell("attacks-feudum", seat, owner, state.discs[place] - FEUDUM, place)
        ask_defender(state, seat, owner, target)


class Starve(Decision[FeudumState]):
    """Whose subject or serf, and where?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(0, "subject/{}", PLACES),
        Group(SPOTS, "serf/{}", PLACES),
    )

    def exists(self, state: FeudumState, line: int, place: int, _: int) -> bool:
        if not sober_at(state, self.seat, place, NOBLE):
            return False
        if line == 0:
            return state.subjects >> place & 1 == 1 and state.rulers[place] != self.seat
        return state.serfs[place] not in (NOBODY, self.seat)

    def obstacle(self, state: FeudumState, line: int, place: int, _: int) -> Message | None:
        seals = state.subject_seals if line == 0 else state.serf_seals
        return Message("why-immune") if seals >> place & 1 else None

    def label(self, state: FeudumState, line: int, place: int, _: int) -> Message:
        if line == 0:
            return Message("line-starve-subject", state.rulers[place], place)
        return Message("line-starve-serf", state.serfs[place], place)

    def effect(self, state: FeudumState, line: int, place: int, _: int) -> None:
        target = (SUBJECT if line == 0 else SERF) + place
        owner = owner_of(state, target)
        state.attacked |= 1 << owner
        if state.sink is not None:
            key = "starves-subject" if line == 0 else "starves-serf"
            state.tell(key, self.seat, owner, place)
        ask_defender(state, self.seat, owner, target)


class RevealDefend(Decision[FeudumState]):
    """Under attack: is Defend shown? Everybody with a card in hand is asked (R-38)."""

    __slots__ = ("rival", "target")
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, Field("rival", of_seats=1), TARGET_FIELD)
    PRIVATE: ClassVar[bool] = True
    LINES: ClassVar[Lines] = Lines(
        Group(0, "no", label="line-defend-no", ends=True),
        Group(1, "defend"),
        Group(2, "immunity", label="line-immunity"),
    )

    def __init__(self, seat: int, rival: int, target: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.target = target

    def exists(self, state: FeudumState, line: int, x: int, y: int) -> bool:
        if line == 0:
            return True
        return state.hand[self.seat] >> DEFEND & 1 == 1 and (line == 2) == (self.target > STARVE)

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line == 2 and not state.holds(self.seat, FOOD):
            return Message("why-no-good", FOOD)
        return None

    def question(self, state: FeudumState) -> Message:
        place = place_of(state, self.target)
        if self.target > STARVE:
            return Message("ask-reveal-immunity", self.seat, self.rival, place)
        attack = attack_of(state, self.rival, self.target)
        defence = defence_of(state, self.target, 0)
        return Message("ask-reveal-defend", self.seat, self.rival, place, attack, defence)

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        if line == 1:
            return Message("line-defend", defence_of(state, self.target, 1))
        return super().label(state, line, x, y)

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        if line:
            reveal_defend(state, self.seat)
        elif state.sink is not None:
            # A “no” is seen as well: the attack is not taken back on it.
            state.reveal("defend-not-shown", self.seat)
        if self.target < STARVE:
            state.then(Arm(self.rival, self.target, line, 0, 0))
        elif line:
            _immunity(state, self.seat, self.target)
        else:
            _starve(state, self.rival, self.target)


class Arm(Decision[FeudumState]):
    """Saltpeter and weapons, one by one; then the attack, or it is called off.

    `extra` is what has been added, `cubes` how many of them were saltpeter.
    """

    __slots__ = ("cubes", "defended", "extra", "target")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        SEAT_FIELD,
        TARGET_FIELD,
        Field("defended", most=1),
        Field("extra", most=99),
        Field("cubes", most=99),
    )
    # Weapons are writs: which lines there are is the attacker's secret.
    PRIVATE: ClassVar[bool] = True
    LINES: ClassVar[Lines] = Lines(
        Group(0, "attack", ends=True),
        Group(1, "give-up", label="line-give-up"),
        Group(2, "saltpeter"),
        Group(3, "bow/{}", ("free", "wood")),
        Group(5, "sword/{}", ("free", "iron")),
    )

    def __init__(self, seat: int, target: int, defended: int, extra: int, cubes: int) -> None:
        super().__init__(seat)
        self.target = target
        self.defended = defended
        self.extra = extra
        self.cubes = cubes

    def attack(self, state: FeudumState) -> int:
        return attack_of(state, self.seat, self.target) + self.extra

    def defence(self, state: FeudumState) -> int:
        return defence_of(state, self.target, self.defended)

    def exists(self, state: FeudumState, line: int, x: int, y: int) -> bool:
        if line == 3:
            return state.writs[self.seat] >> BOW & 1 == 1
        if line == 5:
            return state.writs[self.seat] >> SWORD & 1 == 1
        return True

    def obstacle(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        seat = self.seat
        if line < 2 or (line > 2 and x == 0):
            return None
        if line > 2:
            good = WOOD if line == 3 else IRON
            return None if state.holds(seat, good) else Message("why-no-good", good)
        if not state.holds(seat, SALTPETER):
            return Message("why-no-good", SALTPETER)
        if self.cubes and not has_knight(state, seat, place_of(state, self.target)):
            return Message("why-one-saltpeter")
        return None

    def question(self, state: FeudumState) -> Message:
        owner = owner_of(state, self.target)
        return Message("ask-arm", self.seat, owner, self.attack(state), self.defence(state))

    def label(self, state: FeudumState, line: int, x: int, y: int) -> Message:
        box = state.box
        attack = self.attack(state)
        if line == 0:
            return Message("line-attack", attack, self.defence(state))
        if line == 2:
            return Message("line-add-saltpeter", attack + box.saltpeter)
        if line > 2:
            writ = BOW if line == 3 else SWORD
            after = attack + box.weapon[x]
            if x:
                return Message("line-add-weapon-paid", writ, WOOD if line == 3 else IRON, after)
            return Message("line-add-weapon", writ, after)
        return super().label(state, line, x, y)

    def warning(self, state: FeudumState, line: int, x: int, y: int) -> Message | None:
        if line == 0 and self.attack(state) <= self.defence(state):
            return Message("warn-attack-fails")
        return None

    def effect(self, state: FeudumState, line: int, x: int, y: int) -> None:
        seat, target = self.seat, self.target
        if line == 0:
            attack, defence = self.attack(state), self.defence(state)
            if attack > defence:
                if state.sink is not None:
                    state.tell("attack-won", seat, attack, defence)
                win(state, seat, target)
            elif state.sink is not None:
                state.tell("attack-failed", seat, attack, defence)
            return
        if line == 1:
            if state.sink is not None:
                state.tell("attack-given-up", seat)
            return
        box = state.box
        extra, cubes = self.extra, self.cubes
        if line == 2:
            state.spend(seat, SALTPETER)
            extra += box.saltpeter
            cubes += 1
            if state.sink is not None:
                state.tell("saltpeter-added", seat, self.attack(state) + box.saltpeter)
        else:
            extra += box.weapon[x]
            _wield(state, seat, BOW if line == 3 else SWORD, x, self.attack(state))
        state.then(Arm(seat, target, self.defended, extra, cubes))


def _target(line: int, x: int, y: int) -> int:
    """The line of `Conquer` by its group and place along the axes."""
    return line + x * PAWNS + y if line == PAWN else line + x


def bases(state: FeudumState, seat: int) -> int:
    """The places from which the seat can attack, as bits: a sober pawn or a monster is there."""
    found = 0
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        place = state.pawn_places[pawn]
        if place != NONE and not state.is_drunk(pawn):
            found |= 1 << place
    for beast in range(BEASTS):
        if state.beast_owner[beast] == seat:
            found |= 1 << state.beast_place[beast]
    return found


def why_not_starve(state: FeudumState, seat: int) -> Message | None:
    """Why none of the seat's nobles can starve anybody."""
    reason = "why-nobody-to-starve"
    for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
        place = state.pawn_places[pawn]
        if place == NONE or state.pawn_roles[pawn] != NOBLE:
            continue
        subject = state.subjects >> place & 1 == 1 and state.rulers[place] != seat
        serf = state.serfs[place] not in (NOBODY, seat)
        if state.is_drunk(pawn):
            if subject or serf:
                reason = "why-noble-drunk"
        elif (subject and not state.subject_seals >> place & 1) or (
            serf and not state.serf_seals >> place & 1
        ):
            return None
        elif subject or serf:
            reason = "why-immune"
    return Message(reason)


def ask_defender(state: FeudumState, seat: int, owner: int, target: int) -> None:
    """Whoever has no card left has no Defend either: he is not asked."""
    if state.in_hand[owner]:
        state.then(RevealDefend(owner, seat, target))
    elif target < STARVE:
        state.then(Arm(seat, target, 0, 0, 0))
    else:
        _starve(state, seat, target)


def _wield(state: FeudumState, seat: int, writ: int, paid: int, attack: int) -> None:
    """A weapon is shown, and goes under the writs; wood or iron makes it stronger."""
    good = WOOD if writ == BOW else IRON
    after = attack + state.box.weapon[paid]
    state.writs[seat] &= ~(1 << writ)
    state.deck.append(1 << writ)
    if paid:
        state.spend(seat, good)
        if state.sink is not None:
            state.reveal("weapon-paid", seat, writ, good, after)
    elif state.sink is not None:
        state.reveal("weapon-used", seat, writ, after)


def _starve(state: FeudumState, seat: int, target: int) -> None:
    """The marker goes home, the beads on the hens to the seals; a disc may be placed."""
    owner, place = owner_of(state, target), place_of(state, target)
    if target < SERF:
        take_subject(state, place)
    else:
        take_serf(state, place)
    beads = sum(state.hens)
    for value in range(WORTHS):
        state.token_pool[value] += state.hens[value]
        state.hens[value] = 0
    state.seal_supply += beads
    if state.sink is not None:
        state.tell("starved-subject" if target < SERF else "starved-serf", seat, owner, place)
        if beads:
            state.tell("hens-emptied", beads)
    state.then(Recalc(), MilitaryService(seat))


def _immunity(state: FeudumState, seat: int, target: int) -> None:
    """Food, and a seal under the marker: nobody starves it while the seal lies there."""
    place = place_of(state, target)
    state.spend(seat, FOOD)
    sealed = state.seal_supply > 0
    if sealed:
        state.seal_supply -= 1
        if target < SERF:
            state.subject_seals |= 1 << place
        else:
            state.serf_seals |= 1 << place
    if state.sink is not None:
        state.tell("immunity-sealed" if sealed else "immunity-unsealed", seat, place)
