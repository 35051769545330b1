"""What a position and a step are made of, declared once.

    SCHEMA = (
        Field("soldiers", SEAT, KNIGHTS),            # a list: KNIGHTS numbers for every seat
        Field("coins", SEAT),                        # a list: one number for every seat
        Field("first", of_seats=1),                  # one number, a seat
        Field("queue", TABLE, 5, loose=True, most=23),  # a list of five numbers at most
    )

Saving, reading and checking a position, its fast key, the observation of a learner and
the law of secrecy all read these tables. Storage stays plain: ints, and lists of ints.
"""

from __future__ import annotations

from typing import Final

from demesne.core.errors import PositionError

TABLE: Final = 0
SEAT: Final = 1


class Field:
    """One name of a state or a step.

    `each` says whether there is one for the TABLE or one for every SEAT, `count` how many
    numbers each of them is (0: a plain number). Numbers go from `least` to `most`, or, with
    `of_seats`, up to so many for every seat at the table: 1 for a seat, 4 for one of four
    knights a seat. A `loose` list may be shorter than `count`. What is `hidden` is known to
    its seat alone; on the table, to nobody.
    """

    __slots__ = ("count", "each", "hidden", "least", "loose", "most", "name", "of_seats")

    def __init__(
        self,
        name: str,
        each: int = TABLE,
        count: int = 0,
        least: int = 0,
        most: int = 999,
        of_seats: int = 0,
        loose: bool = False,
        hidden: bool = False,
    ) -> None:
        self.name = name
        self.each = each
        self.count = count
        self.least = least
        self.most = most
        self.of_seats = of_seats
        self.loose = loose
        self.hidden = hidden

    @property
    def is_list(self) -> bool:
        return self.each == SEAT or self.count > 0

    def length(self, seats: int) -> int:
        """How many numbers there are, or may be in a loose list."""
        return (seats if self.each == SEAT else 1) * max(1, self.count)

    def top(self, seats: int) -> int:
        """The highest number it may hold."""
        return self.of_seats * seats - 1 if self.of_seats else self.most

    def check(self, value: object, seats: int, where: str = "") -> None:
        """PositionError, with a sentence, unless `value` may stand here."""
        named = f"{where}{self.name}"
        if not self.is_list:
            self._check_number(value, seats, named)
            return
        if not isinstance(value, list):
            raise PositionError(f"{named} must be a list of numbers, not {value!r}.")
        length = self.length(seats)
        if self.loose and len(value) > length:
            raise PositionError(f"{named} lists {length} numbers at most, not {len(value)}.")
        if not self.loose and len(value) != length:
            raise PositionError(f"{named} must list {length} numbers, not {len(value)}.")
        # As good as always all of them are fine, and then there is nothing to say of any.
        if value and set(map(type, value)) == WHOLE:
            numbers: list[int] = value
            if self.least <= min(numbers) and max(numbers) <= self.top(seats):
                return
        for number in value:
            self._check_number(number, seats, named)

    def _check_number(self, value: object, seats: int, named: str) -> None:
        if not is_whole(value):
            must = "list whole numbers" if self.is_list else "be a whole number"
            raise PositionError(f"{named} must {must}, not {value!r}.")
        assert isinstance(value, int)
        if not self.least <= value <= self.top(seats):
            must = "list numbers" if self.is_list else "be"
            raise PositionError(
                f"{named} must {must} from {self.least} to {self.top(seats)}, not {value}."
            )


WHOLE: Final[set[type]] = {int}
# The seat a decision is put to, or a step is about.
SEAT_FIELD: Final = Field("seat", of_seats=1)


def is_whole(value: object) -> bool:
    """A whole number: JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)
