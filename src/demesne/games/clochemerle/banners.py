"""Activating banners (rulebook p. 4 to 7).

Exactly one black banner that shows the value; or one or more white ones of one's own
village that show it, each once a turn (R-40) and in any order, the village square last
(R-17); or the '?' banner, which is always there, so that nobody passes (R-09). The zone
of a card must have its villager at that moment; school, personal banner and fields need
nobody (R-33). A card bought this turn is not run in it (R-31).
"""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.lines import Group, Lines, numbers
from demesne.core.message import Message
from demesne.core.step import Decision
from demesne.games.clochemerle import chief, hand, school
from demesne.games.clochemerle.amounts import of_cost, of_time, shown
from demesne.games.clochemerle.box import Ways
from demesne.games.clochemerle.cards import (
    chambers,
    church,
    customers,
    fields,
    monks,
    square,
    travel,
    workshops,
)
from demesne.games.clochemerle.gains import PERSONAL_STORY, Gain
from demesne.games.clochemerle.pieces import (
    CHAMBER,
    CHAMBERS,
    CHURCHES,
    COPIES,
    COUNCILLOR,
    CRAFTSMAN,
    DIOCESE,
    FIELD,
    FORGE,
    GOODS,
    MONK_PILES,
    MOST_FIELDS,
    NOBODY,
    NONE,
    PERSONAL,
    SCHOOL,
    SQUARE,
    TIME,
    WORKSHOP,
    WORKSHOP_CARDS,
    WORKSHOPS,
)
from demesne.games.clochemerle.state import ClochemerleState

HAND: Final = 0
STEWARD: Final = 1
CHIEF: Final = 2  # + step
BUY_WORKSHOP: Final = 6  # + workshop, copy
BUY_FIELD: Final = 26
BUY_TRAVEL: Final = 27
BUY_CHURCH: Final = 28  # + church
BUY_MONK: Final = 32  # + pile
BUY_SQUARE: Final = 35
BUY_CHAMBER: Final = 36  # + chamber
WHITE: Final = 40  # here the white banners begin, in the order of `PERSONAL` ... `SQUARE`
RUN_PERSONAL: Final = WHITE + PERSONAL
RUN_SCHOOL: Final = WHITE + SCHOOL
RUN_WORKSHOP: Final = WHITE + WORKSHOP  # + workshop
RUN_CHAMBER: Final = WHITE + CHAMBER
RUN_FIELD: Final = WHITE + FIELD  # + field
RUN_SQUARE: Final = WHITE + SQUARE
MARKET: Final = 57
MOVE_PLOUGH: Final = 58  # + where from
BE_SPARING: Final = 60
DONE: Final = 61


class ChooseBanner(Decision[ClochemerleState]):
    """Which banner is activated?"""

    __slots__ = ()
    LINES: ClassVar[Lines] = Lines(
        Group(HAND, "hand"),
        Group(STEWARD, "steward"),
        Group(CHIEF, "chief/{}", chief.STEPS),
        Group(BUY_WORKSHOP, "buy/{}/{}", WORKSHOPS, numbers(COPIES)),
        Group(BUY_FIELD, "buy/field"),
        Group(BUY_TRAVEL, "buy/travel"),
        Group(BUY_CHURCH, "buy/{}", CHURCHES),
        Group(BUY_MONK, "buy/monk/{}", MONK_PILES),
        Group(BUY_SQUARE, "buy/square"),
        Group(BUY_CHAMBER, "buy/{}", CHAMBERS),
        Group(RUN_PERSONAL, "run/personal"),
        Group(RUN_SCHOOL, "run/school", label="line-run-school"),
        Group(RUN_WORKSHOP, "run/{}", WORKSHOPS),
        Group(RUN_CHAMBER, "run/chamber"),
        Group(RUN_FIELD, "run/field/{}", numbers(MOST_FIELDS)),
        Group(RUN_SQUARE, "run/square"),
        Group(MARKET, "market", label="line-market"),
        Group(MOVE_PLOUGH, "plough/{}", fields.PLOUGH_SOURCES),
        Group(BE_SPARING, "sparing", label="line-sparing"),
        Group(DONE, "done", label="line-end-turn", ends=True),
    )

    # -- which banners there are -------------------------------------------------------------

    def exists(self, state: ClochemerleState, line: int, x: int, y: int) -> bool:
        """The banners that the value reaches; once a white one is used, only white ones."""
        if line < WHITE:
            return not state.used and self.is_shown(state, line, x, y)
        if line < MARKET:
            return is_open(state, self.seat, line - WHITE + x)
        if line == MARKET:
            return customers.anybody_called(state, self.seat)
        if line == MOVE_PLOUGH:
            return (
                fields.has_bare_field(state, self.seat)
                and fields.has_plough(state, self.seat, x)
                and (not state.used or plough_matters(state, self.seat))
            )
        if line == BE_SPARING:
            return not state.sparing and (not state.used or can_go_on(state, self.seat))
        return state.used != 0

    def is_shown(self, state: ClochemerleState, line: int, x: int, y: int) -> bool:
        """Whether this black banner is on the table and shows the value."""
        box, value = state.box, state.value
        if line == CHIEF:
            return chief.can_go(state, self.seat, x)
        if line == HAND:
            sums = box.hand_sums
        elif line == STEWARD:
            sums = box.steward_sums
        elif line == BUY_WORKSHOP:
            card = x * COPIES + y
            sums = box.workshop_sums[card] if state.has_card(card) == NOBODY else 0
        elif line == BUY_FIELD:
            sums = box.field_sums if state.fields_left() else 0
        elif line == BUY_TRAVEL:
            letter = travel.next_letter(state, self.seat)
            sums = 0 if letter == travel.OVER else box.travel_sums[letter]
        elif line == BUY_CHURCH:
            sums = 0 if x in state.church else box.church_sums[x]
        elif line == BUY_MONK:
            top = state.monk_tops[x]
            sums = 0 if top == NONE else box.monk_sums[top]
        elif line == BUY_SQUARE:
            sums = box.square_sums if state.squares_left() else 0
        else:
            sums = 0 if x in state.chamber else box.chamber_sums[x]
        return bool(sums >> value & 1)

    def options(self, state: ClochemerleState) -> list[int]:
        """Listed by hand: asked at every turn of every try-out."""
        seat, box, bit = self.seat, state.box, 1 << state.value
        legal: list[int] = []
        if not state.used:
            if box.hand_sums & bit and hand.obstacle(state, seat) is None:
                legal.append(HAND)
            if box.steward_sums & bit and customers.steward_obstacle(state, seat) is None:
                legal.append(STEWARD)
            for step in range(len(chief.STEPS)):
                if chief.can_go(state, seat, step):
                    legal.append(CHIEF + step)
            if state.is_active(seat, CRAFTSMAN):
                for card in range(WORKSHOP_CARDS):
                    if (
                        box.workshop_sums[card] & bit
                        and not state.workshops[seat * GOODS + card // COPIES]
                        and state.has_card(card) == NOBODY
                        and workshops.buy_obstacle(state, seat, card // COPIES) is None
                    ):
                        legal.append(BUY_WORKSHOP + card)
            for choice in range(BUY_FIELD, WHITE):
                line = self.LINES.line[choice]
                x = choice - line
                if self.is_shown(state, line, x, 0) and self.obstacle(state, line, x, 0) is None:
                    legal.append(choice)
        for banner in range(SQUARE + 1):
            if is_open(state, seat, banner) and white_obstacle(state, seat, banner) is None:
                legal.append(WHITE + banner)
        if customers.can_serve(state, seat):
            legal.append(MARKET)
        for choice in (MOVE_PLOUGH, MOVE_PLOUGH + 1, BE_SPARING, DONE):
            line = self.LINES.line[choice]
            if self.exists(state, line, choice - line, 0):
                legal.append(choice)
        return legal

    # -- which can be activated ----------------------------------------------------------------

    def obstacle(self, state: ClochemerleState, line: int, x: int, y: int) -> Message | None:
        seat = self.seat
        if line == HAND:
            return hand.obstacle(state, seat)
        if line == STEWARD:
            return customers.steward_obstacle(state, seat)
        if line == BUY_WORKSHOP:
            return workshops.buy_obstacle(state, seat, x)
        if line == BUY_FIELD:
            return fields.buy_obstacle(state, seat)
        if line == BUY_TRAVEL:
            return travel.buy_obstacle(state, seat)
        if line == BUY_CHURCH:
            return church.buy_obstacle(state, seat, x)
        if line == BUY_MONK:
            return monks.buy_obstacle(state, seat, x)
        if line == BUY_SQUARE:
            return square.buy_obstacle(state, seat)
        if line == BUY_CHAMBER:
            return chambers.buy_obstacle(state, seat, x)
        if WHITE <= line < MARKET:
            return white_obstacle(state, seat, line - WHITE + x)
        if line == MARKET and not customers.can_serve(state, seat):
            return Message("why-cannot-serve")
        return None

    # -- activating them -----------------------------------------------------------------------

    def effect(self, state: ClochemerleState, line: int, x: int, y: int) -> None:
        if line < WHITE:
            self.activate_black(state, line, x, y)
        elif line < MARKET:
            self.activate_white(state, line - WHITE + x)
        elif line == MARKET:
            state.then(customers.ServeCustomer(self.seat), self)
        elif line == MOVE_PLOUGH:
            state.then(fields.PlacePlough(self.seat, x), self)
        elif line == BE_SPARING:
            state.sparing = 1
            state.then(self)

    def activate_black(self, state: ClochemerleState, line: int, x: int, y: int) -> None:
        seat = self.seat
        if line == HAND:
            hand.take(state, seat)
        elif line == STEWARD:
            customers.call_steward(state, seat, len(state.box.steward_time) - 1)
        elif line == CHIEF:
            chief.send(state, seat, x)
        elif line == BUY_WORKSHOP:
            workshops.buy(state, seat, x * COPIES + y)
        elif line == BUY_FIELD:
            fields.buy(state, seat)
        elif line == BUY_TRAVEL:
            travel.buy(state, seat)
        elif line == BUY_CHURCH:
            church.buy(state, seat, x)
        elif line == BUY_MONK:
            monks.buy(state, seat, x)
        elif line == BUY_SQUARE:
            square.buy(state, seat)
        else:
            chambers.buy(state, seat, x)

    def activate_white(self, state: ClochemerleState, banner: int) -> None:
        seat = self.seat
        state.used |= 1 << banner
        if banner == SQUARE:
            square.run(state, seat)
            return
        # Then the next white banner, if any.
        state.then(self)
        if banner == PERSONAL:
            state.tell("ran-personal", seat)
            state.then(Gain(seat, PERSONAL_STORY, state.box.personal_story))
        elif banner == SCHOOL:
            if school.is_idle(state, seat):
                state.tell("no-lesson", seat)
            else:
                state.then(school.UseSchool(seat))
        elif banner == CHAMBER:
            chambers.run(state, seat)
        elif banner < CHAMBER:
            workshops.run(state, seat, banner - WORKSHOP)
        else:
            fields.run(state, seat, banner - FIELD)

    # -- in words ------------------------------------------------------------------------------

    def label(self, state: ClochemerleState, line: int, x: int, y: int) -> Message:
        box, seat = state.box, self.seat
        if line == HAND:
            return Message("line-hand", state.hand_story)
        if line == STEWARD:
            return Message("line-steward", of_cost((0, 0, 0, 0, 0, 0, *steward_price(state))))
        if line == CHIEF:
            return chief.words(state, seat, x)
        if line == BUY_WORKSHOP:
            shows = shown(box.workshop_sums[x * COPIES + y])
            return Message("line-buy-workshop", x, x, shows, of_cost(box.workshop_ways[x][0]))
        if line == BUY_FIELD:
            return Message("line-buy-field", box.field_coins, of_cost(box.field_ways[0]))
        if line == BUY_TRAVEL:
            return travel.words(state, seat)
        if line == BUY_CHURCH:
            return Message("line-buy-church", x, of_cost(box.church_ways[x][0]))
        if line == BUY_MONK:
            monk = state.monk_tops[x]
            action = box.monk_actions[monk]
            return Message("line-buy-monk", x, action, of_cost(box.monk_ways[monk][0]))
        if line == BUY_SQUARE:
            return Message("line-buy-square", of_cost(box.square_ways[0]))
        if line == BUY_CHAMBER:
            return Message("line-buy-chamber", x, of_cost(box.chamber_ways[x][0]))
        if line == RUN_PERSONAL:
            return Message("line-run-personal", box.personal_story)
        if line == RUN_WORKSHOP:
            return Message("line-run-workshop", x, x, of_time(box.workshop_time[x]))
        if line == RUN_CHAMBER:
            chamber = state.chamber[seat]
            return Message("line-run-chamber", chamber, of_time(box.chamber_time[chamber]))
        if line == RUN_FIELD:
            coins = fields.crop(state, seat, x)
            return Message("line-run-field", x + 1, coins, of_time(box.field_time))
        if line == RUN_SQUARE:
            return Message("line-run-square", of_time(box.square_time))
        if line == MOVE_PLOUGH:
            return Message("line-plough-guild" if x else "line-plough-forge")
        return super().label(state, line, x, y)

    def warning(self, state: ClochemerleState, line: int, x: int, y: int) -> Message | None:
        if state.crosses(self.seat, self.least_time(state, line, x)):
            return Message("warn-bridge")
        return None

    def least_time(self, state: ClochemerleState, line: int, x: int) -> int:
        """The time this line takes at least."""
        box, seat = state.box, self.seat
        if line == STEWARD:
            free = church.has_power(state, seat, DIOCESE)
            return 0 if free else box.steward_time[1]
        if line == CHIEF:
            return box.chief_time
        if WHITE <= line < MARKET:
            return white_time(state, seat, line - WHITE + x)
        ways: Ways = ()
        if line == BUY_WORKSHOP:
            ways = box.workshop_ways[x]
        elif line == BUY_FIELD:
            ways = box.field_ways
        elif line == BUY_TRAVEL:
            ways = travel.ways(state, seat, travel.next_letter(state, seat))
        elif line == BUY_CHURCH:
            ways = box.church_ways[x]
        elif line == BUY_MONK:
            ways = box.monk_ways[state.monk_tops[x]]
        elif line == BUY_SQUARE:
            ways = box.square_ways
        elif line == BUY_CHAMBER:
            ways = box.chamber_ways[x]
        return min([way[TIME] for way in ways], default=0)

    def question(self, state: ClochemerleState) -> Message:
        key = "ask-next-banner" if state.used else "ask-choose-banner"
        return Message(key, self.seat, state.value)


# --- white banners ------------------------------------------------------------------------------


def sums_of(state: ClochemerleState, seat: int, banner: int) -> int:
    """The sums a white banner shows, its tile's among them; none if it is not in the village."""
    box = state.box
    if banner == PERSONAL:
        sums = box.personal_sums[state.board[seat]]
    elif banner == SCHOOL:
        sums = box.school_sums
    elif banner < CHAMBER:
        card = state.workshop_card(seat, banner - WORKSHOP)
        sums = 0 if card == NONE else box.workshop_sums[card]
    elif banner == CHAMBER:
        chamber = state.chamber[seat]
        sums = 0 if chamber == NONE else box.chamber_sums[chamber]
    elif banner < SQUARE:
        sums = box.field_sums if banner - FIELD < state.fields[seat] else 0
    else:
        sums = 0 if state.square[seat] == NONE else box.square_sums
    return sums | box.square_sums if sums and state.tile[seat] == banner else sums


def is_open(state: ClochemerleState, seat: int, banner: int) -> bool:
    """Whether the value reaches this banner and it has not been used this turn."""
    if state.used >> banner & 1:
        return False
    return bool(sums_of(state, seat, banner) >> state.value & 1)


def plough_matters(state: ClochemerleState, seat: int) -> bool:
    """Whether a field, the forge or the chamber is still to be run this turn (R-35)."""
    if is_open(state, seat, WORKSHOP + FORGE) or is_open(state, seat, CHAMBER):
        return True
    return any(is_open(state, seat, FIELD + field) for field in range(state.fields[seat]))


def can_go_on(state: ClochemerleState, seat: int) -> bool:
    """Whether another white banner can be activated, of a customer perhaps."""
    for banner in range(SQUARE + 1):
        if is_open(state, seat, banner) and white_obstacle(state, seat, banner) is None:
            return True
    return customers.can_serve(state, seat)


def is_idle(state: ClochemerleState, seat: int, banner: int) -> bool:
    """Whether activating it would neither cost nor do anything."""
    if banner == SCHOOL:
        return school.is_idle(state, seat)
    if banner == CHAMBER:
        return chambers.is_idle(state, seat)
    if WORKSHOP <= banner < CHAMBER:
        return workshops.is_idle(state, seat, banner - WORKSHOP)
    return False


def white_obstacle(state: ClochemerleState, seat: int, banner: int) -> Message | None:
    needed = NONE
    if WORKSHOP <= banner < CHAMBER:
        needed = CRAFTSMAN
    elif banner in (CHAMBER, SQUARE):
        needed = COUNCILLOR
    if needed != NONE and not state.is_active(seat, needed):
        return Message("why-needs", needed)
    # What does nothing for nothing is a way not to do anything: a last resort.
    if is_idle(state, seat, banner) and (state.used or _has_better(state, seat)):
        return Message("why-idle")
    return None


def _has_better(state: ClochemerleState, seat: int) -> bool:
    """Whether any white banner that costs or does something can be activated."""
    for banner in range(SQUARE + 1):
        if (
            is_open(state, seat, banner)
            and not is_idle(state, seat, banner)
            and white_obstacle(state, seat, banner) is None
        ):
            return True
    return customers.can_serve(state, seat)


def white_time(state: ClochemerleState, seat: int, banner: int) -> int:
    box = state.box
    if banner in (PERSONAL, SCHOOL):
        return 0
    if banner < CHAMBER:
        return box.workshop_time[banner - WORKSHOP]
    if banner == CHAMBER:
        return box.chamber_time[state.chamber[seat]]
    return box.square_time if banner == SQUARE else box.field_time


def steward_price(state: ClochemerleState) -> tuple[int, int]:
    """Coins and time for the first customer."""
    return state.box.steward_coins[1], state.box.steward_time[1]
