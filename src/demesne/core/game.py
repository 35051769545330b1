"""What every game offers to the doors, the bots and the tests."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from demesne.core.components import Box
from demesne.core.errors import PositionError, SetupError
from demesne.core.message import Message
from demesne.core.native import mypyc_attr
from demesne.core.state import State
from demesne.core.step import Decision, Step


class Standing:
    """How a seat stands: its place (1 is first, shared by equals) and its score in parts."""

    __slots__ = ("parts", "place", "score", "seat")

    def __init__(self, seat: int, place: int, parts: dict[str, int]) -> None:
        self.seat = seat
        self.place = place
        self.parts = parts
        self.score = sum(parts.values())

    def __repr__(self) -> str:
        return f"Standing(seat={self.seat}, place={self.place}, score={self.score})"

    def to_dict(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "place": self.place,
            "score": self.score,
            "parts": dict(self.parts),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with one box of components. Holds no position."""

    NAME: ClassVar[str] = ""
    # Raised by every change after which an old log may replay differently.
    RULES_VERSION: ClassVar[int] = 1
    MIN_SEATS: ClassVar[int] = 2
    MAX_SEATS: ClassVar[int] = 4
    # Each option with its values, the default first.
    OPTIONS: ClassVar[dict[str, tuple[str, ...]]] = {}
    # Append only: an action id is the offset of its decision here plus the choice.
    DECISIONS: ClassVar[tuple[type[Decision[Any]], ...]] = ()
    STEPS: ClassVar[tuple[type[Step[Any]], ...]] = ()
    # What a field of a saved step may hold, by its name or as `Kind.field`: from, to, and for a
    # tuple how many of them (0 for a plain number). `seat` is always a seat.
    LIMITS: ClassVar[dict[str, tuple[int, int, int]]] = {}
    # Every message with the names of its arguments; the keys of the words that an argument of
    # this name stands for, by number. `seat` and `rival` are players' names, others are counts.
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = {}
    WORDS: ClassVar[dict[str, tuple[str, ...]]] = {}
    # The events that show something hidden, each with the sealed draws it opens. Until one of them
    # is told, such a draw stays hidden; undo never crosses any of them. Sealed answers of seats
    # need no entry: the match opens them when the last is in.
    REVEALS: ClassVar[dict[str, tuple[str, ...]]] = {}
    # No game is longer; the fuzzer and the contract suite hold every game to it.
    MAX_PLIES: ClassVar[int] = 10_000

    def __init__(self, box: Box) -> None:
        self.box = box
        self._offsets: dict[str, int] = {}
        self._steps: dict[str, type[Step[Any]]] = {}
        total = 0
        for kind in self.DECISIONS:
            self._offsets[kind.__name__] = total
            self._steps[kind.__name__] = kind
            total += kind.SIZE
        for step in self.STEPS:
            self._steps[step.__name__] = step
        self.actions = total

    def setup(self, seats: int, options: dict[str, str] | None = None) -> State:
        """A fresh position: nothing drawn yet, the set-up waiting on the agenda."""
        self.check_seats(seats)
        chosen = self.full_options(options or {})
        offered = self.options_for(seats)
        for name, value in chosen.items():
            if value not in offered[name]:
                raise SetupError(f"{self.NAME} has no {name}={value} for {seats} seats.")
        return self.deal(seats, chosen)

    def options_for(self, seats: int) -> dict[str, tuple[str, ...]]:
        """The options with the values that may be chosen for so many seats, the default first."""
        return self.OPTIONS

    def deal(self, seats: int, options: dict[str, str]) -> State:
        raise NotImplementedError(f"{type(self).__name__}.deal")

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What `seat` may see (None: a spectator), as plain data."""
        raise NotImplementedError(f"{type(self).__name__}.view")

    def standings(self, state: State) -> list[Standing]:
        """Every seat's score as if the game ended now, best first."""
        raise NotImplementedError(f"{type(self).__name__}.standings")

    def determinise(self, state: State, seat: int, rng: random.Random) -> State:
        """A copy in which all that `seat` cannot know is drawn anew."""
        raise NotImplementedError(f"{type(self).__name__}.determinise")

    def evaluate(self, state: State, seat: int) -> float:
        """How good the position looks for `seat`, in points; a hint for bots."""
        for standing in self.standings(state):
            if standing.seat == seat:
                return float(standing.score)
        raise SetupError(f"There is no seat {seat} in this game of {state.seats}.")

    def check(self, state: State) -> None:
        """Raise PositionError unless every piece is where it can be."""
        raise NotImplementedError(f"{type(self).__name__}.check")

    def read_state(self, data: dict[str, Any]) -> State:
        """The position without its agenda, from `State.to_dict`."""
        raise NotImplementedError(f"{type(self).__name__}.read_state")

    def from_dict(self, data: object) -> State:
        """Any position, mid-turn ones too; PositionError says what cannot be."""
        if not isinstance(data, dict):
            raise PositionError(f"A position is a dictionary, not {type(data).__name__}.")
        missing = {"seats", "agenda"} - data.keys()
        if missing:
            raise PositionError(f"The position lacks {_listed(missing)}.")
        seats = data["seats"]
        if not isinstance(seats, int) or not self.MIN_SEATS <= seats <= self.MAX_SEATS:
            raise PositionError(
                f"{self.NAME} is for {self.MIN_SEATS} to {self.MAX_SEATS} seats, not {seats!r}."
            )
        try:
            state = self.read_state(data)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise PositionError(
                f"The position cannot be read: {type(error).__name__} {error}."
            ) from error
        if not isinstance(data["agenda"], list):
            raise PositionError(f"The agenda is a list of steps, not {data['agenda']!r}.")
        state.agenda = [self.read_step(item, seats) for item in data["agenda"]]
        self.check(state)
        self._check_agenda(state)
        return state

    def read_step(self, item: object, seats: int) -> Step[Any]:
        """One step of a saved agenda."""
        name = item[0] if isinstance(item, list) and item else None
        if not isinstance(item, list) or not isinstance(name, str) or name not in self._steps:
            raise PositionError(
                f"The agenda has an entry that is no step of {self.NAME}: {item!r}."
            )
        kind = self._steps[name]
        if len(item) - 1 != len(kind.FIELDS):
            fields = ", ".join(kind.FIELDS) or "nothing"
            raise PositionError(f"{name} on the agenda takes {fields}, not {item[1:]}.")
        values: list[Any] = []
        for field, value in zip(kind.FIELDS, item[1:], strict=True):
            least, most, count = self._limits(name, field, seats)
            numbers = value if isinstance(value, list) else [value]
            if isinstance(value, list) != (count > 0) or (count and len(numbers) != count):
                wanted = f"a list of {count} numbers" if count else "a number"
                raise PositionError(f"{name} on the agenda: {field} must be {wanted}.")
            for number in numbers:
                if not is_whole(number) or not least <= number <= most:
                    raise PositionError(
                        f"{name} on the agenda: {field} must be from {least} to {most}, "
                        f"not {number!r}."
                    )
            values.append(tuple(numbers) if count else value)
        return kind(*values)

    def _limits(self, kind: str, field: str, seats: int) -> tuple[int, int, int]:
        if field == "seat":
            return 0, seats - 1, 0
        return self.LIMITS.get(f"{kind}.{field}") or self.LIMITS.get(field) or (0, 999, 0)

    def _check_agenda(self, state: State) -> None:
        """Can every waiting question be asked, and the first of them be answered?"""
        for number, step in enumerate(state.agenda, start=1):
            if not isinstance(step, Decision):
                continue
            try:
                options = step.options(state)
            except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
                raise PositionError(f"{step} on the agenda makes no sense here.") from error
            if number == len(state.agenda) and not options:
                raise PositionError(f"{step} is asked, but nothing can be answered.")

    def is_sealed(self, kind: str) -> bool:
        """Are answers to this kind of decision, or draws of it, hidden at first?"""
        for decision in self.DECISIONS:
            if decision.__name__ == kind:
                return decision.SEALED
        return False

    def action_id(self, decision: Decision[Any], choice: int) -> int:
        """The number of this line among all lines of the game."""
        return self._offsets[type(decision).__name__] + choice

    def action(self, number: int) -> tuple[type[Decision[Any]], int]:
        """The decision kind and choice behind an action id."""
        if number < 0:
            raise ValueError(f"{self.NAME} has no action {number}")
        for kind in self.DECISIONS:
            if number < kind.SIZE:
                return kind, number
            number -= kind.SIZE
        raise ValueError(f"{self.NAME} has {self.actions} actions")

    def explain(self, message: Message) -> dict[str, Any]:
        """The message's arguments by name; coded ones as the key of their word."""
        names = self.MESSAGES[message.key]
        arguments: dict[str, Any] = {}
        for name, value in zip(names, message.args, strict=True):
            words = self.WORDS.get(name)
            arguments[name] = words[value] if words and isinstance(value, int) else value
        return arguments

    def check_seats(self, seats: int) -> None:
        if not self.MIN_SEATS <= seats <= self.MAX_SEATS:
            raise SetupError(
                f"{self.NAME} is for {self.MIN_SEATS} to {self.MAX_SEATS} seats; "
                f"{seats} were asked for."
            )

    def full_options(self, options: dict[str, str]) -> dict[str, str]:
        """Every option of the game, with the default where none was given."""
        for name, value in options.items():
            if name not in self.OPTIONS:
                known = _listed(self.OPTIONS) or "none"
                raise SetupError(f"{self.NAME} has no option {name!r}; it knows: {known}.")
            if value not in self.OPTIONS[name]:
                raise SetupError(
                    f"Option {name} of {self.NAME} is one of {_listed(self.OPTIONS[name])}, "
                    f"not {value!r}."
                )
        return {name: options.get(name, values[0]) for name, values in self.OPTIONS.items()}


def ranked(parts: list[dict[str, int]], tie_breaks: list[tuple[int, ...]]) -> list[Standing]:
    """Standings, best first: by total, then by the tie-breaks; equals share a place."""
    ranks = [
        (sum(seat_parts.values()), *ties)
        for seat_parts, ties in zip(parts, tie_breaks, strict=True)
    ]
    order = sorted(range(len(parts)), key=lambda seat: (tuple(-n for n in ranks[seat]), seat))
    return [
        Standing(seat, 1 + sum(other > ranks[seat] for other in ranks), parts[seat])
        for seat in order
    ]


def is_whole(value: object) -> bool:
    """A whole number: JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _listed(names: Any) -> str:
    return ", ".join(sorted(map(str, names)))
