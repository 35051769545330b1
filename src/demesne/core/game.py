"""What every game offers to the doors, the bots and the tests."""

from __future__ import annotations

import bisect
import random
import sys
import tomllib
from pathlib import Path
from typing import Any, ClassVar

from demesne.core.components import Box
from demesne.core.errors import PositionError, SetupError, UnknownRulesVersion
from demesne.core.log import Log
from demesne.core.message import CORE_MESSAGES, Message
from demesne.core.native import mypyc_attr
from demesne.core.state import State
from demesne.core.step import Decision, Step


class Standing:
    """How a seat stands: its place (1 is first, shared by equals) and its score in parts.

    `ties` are what breaks a tie, by name and in their order.
    """

    __slots__ = ("parts", "place", "score", "seat", "ties")

    def __init__(self, seat: int, place: int, parts: dict[str, int], ties: dict[str, int]) -> None:
        self.seat = seat
        self.place = place
        self.parts = parts
        self.ties = ties
        self.score = sum(parts.values())

    def __repr__(self) -> str:
        return f"Standing(seat={self.seat}, place={self.place}, score={self.score})"

    def __reduce__(self) -> Any:
        return Standing, (self.seat, self.place, self.parts, self.ties)

    def to_dict(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "place": self.place,
            "score": self.score,
            "parts": dict(self.parts),
            "ties": dict(self.ties),
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
    # Every message with the names of its arguments; the keys of the words that an argument of
    # this name stands for, by number. `seat` and `rival` are players' names, others are counts.
    MESSAGES: ClassVar[dict[str, tuple[str, ...]]] = {}
    WORDS: ClassVar[dict[str, tuple[str, ...]]] = {}
    # The parts that `evaluate` adds up; the words of each are `term-<name>`.
    TERMS: ClassVar[tuple[str, ...]] = ("score",)
    # No game is longer; the fuzzer and the contract suite hold every game to it.
    MAX_PLIES: ClassVar[int] = 10_000

    def __init__(self, box: Box) -> None:
        self.box = box
        self._numbers: dict[str, int] = {}
        self._offsets: list[int] = []
        self._steps: dict[str, type[Step[Any]]] = {}
        total = 0
        for number, kind in enumerate(self.DECISIONS):
            self._numbers[kind.__name__] = number
            self._offsets.append(total)
            self._steps[kind.__name__] = kind
            total += kind.LINES.size
        for step in self.STEPS:
            self._steps[step.__name__] = step
        self.actions = total
        self._secrets = -1  # not looked up yet: a subclass has no box of its own before here
        self._levels: dict[str, Any] | None = None

    # A game holds no position: one is as good as another.
    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, _memo: Any) -> Game:
        return self

    def __reduce__(self) -> Any:
        return type(self), (self.box,)

    # -- what a game says of itself --------------------------------------------------------

    def blank(self, seats: int) -> State:
        """A position with all pieces in their boxes and an empty agenda."""
        raise NotImplementedError(f"{type(self).__name__}.blank")

    def deal(self, seats: int, options: dict[str, str]) -> State:
        """A fresh position: nothing drawn yet, the set-up waiting on the agenda."""
        raise NotImplementedError(f"{type(self).__name__}.deal")

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What `seat` may see on the table (None: a spectator), as plain data."""
        raise NotImplementedError(f"{type(self).__name__}.table_view")

    def standings(self, state: State) -> list[Standing]:
        """Every seat's score as if the game ended now, best first."""
        raise NotImplementedError(f"{type(self).__name__}.standings")

    def scores(self, state: State) -> list[int]:
        """The score of every seat as if the game ended now, without its parts."""
        scores = [0] * state.seats
        for standing in self.standings(state):
            scores[standing.seat] = standing.score
        return scores

    def determinise(self, state: State, seat: int, rng: random.Random) -> State:
        """A copy in which all that `seat` cannot know is drawn anew.

        It may depend on the seat's view and on nothing else: of two positions with one view
        it makes, with equal random numbers, the same one.
        """
        raise NotImplementedError(f"{type(self).__name__}.determinise")

    def stage(self, state: State) -> Message | None:
        """How far the game has come, for a list of tables; None where it cannot be said."""
        return None

    def evaluate(self, state: State, seat: int) -> float:
        """How good the position looks for `seat`, in points; a hint for bots."""
        return float(self.scores(state)[seat])

    def terms(self, state: State, seat: int) -> list[float]:
        """The parts of `evaluate` in the order of `TERMS`; they add up to it.

        A list costs more than a sum, so a game may write both; the contract suite compares them.
        """
        return [self.evaluate(state, seat)]

    def check(self, state: State) -> None:
        """Raise PositionError unless every piece is where it can be."""
        raise NotImplementedError(f"{type(self).__name__}.check")

    def modernised(self, log: Log) -> Log:
        """A log played by older rules, as those of today write it; LogError where they cannot."""
        raise UnknownRulesVersion(
            f"The log was played by rules version {log.rules} of {log.game}; this Demesne "
            f"has version {self.RULES_VERSION}. Replay it with the Demesne that wrote it."
        )

    # -- what follows ------------------------------------------------------------------------

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

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What `seat` knows (None: a spectator), as plain data: the table, and what is asked."""
        agenda = [step.seen_by(seat) for step in state.agenda]
        return {**self.table_view(state, seat), "agenda": agenda}

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
        state = self.blank(seats)
        names = {"seats", "agenda", *(field.name for field in state.SCHEMA)}
        if data.keys() != names:
            missing, unknown = names - data.keys(), data.keys() - names
            raise PositionError(
                f"The position lacks {_listed(missing)}."
                if missing
                else f"A position of {self.NAME} has no {_listed(unknown)}."
            )
        for field in state.SCHEMA:
            state.read(field, data[field.name])
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
            fields = ", ".join(field.name for field in kind.FIELDS) or "nothing"
            raise PositionError(f"{name} on the agenda takes {fields}, not {item[1:]}.")
        values: list[Any] = []
        for field, value in zip(kind.FIELDS, item[1:], strict=True):
            field.check(value, seats, f"{name} on the agenda: ")
            values.append(tuple(value) if field.is_list else value)
        return kind(*values)

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

    def has_secrets(self) -> bool:
        """Can a seat know what another cannot?"""
        if self._secrets < 0:
            fields = [*self.blank(self.MIN_SEATS).SCHEMA]
            for kind in self._steps.values():
                fields += kind.FIELDS
            self._secrets = int(any(field.hidden for field in fields))
        return self._secrets == 1

    def levels(self) -> dict[str, Any]:
        """How its bots think: `levels.toml` beside the game's own file, read once.

        Empty where a game brings none; then bots play it by plans that suit any game.
        """
        if self._levels is None:
            home = sys.modules[type(self).__module__].__file__
            path = Path(home or "").with_name("levels.toml")
            self._levels = {}
            if path.is_file():
                self._levels = tomllib.loads(path.read_text(encoding="utf-8"))
        return self._levels

    def kind_named(self, name: str) -> type[Decision[Any]]:
        """The kind of decision of this name."""
        return self.DECISIONS[self._numbers[name]]

    def kind_of(self, decision: Decision[Any]) -> int:
        """The number of this kind of decision in `DECISIONS`."""
        return self._numbers[type(decision).__name__]

    def offset_of(self, decision: Decision[Any]) -> int:
        """The action id of the decision's first line."""
        return self._offsets[self._numbers[type(decision).__name__]]

    def action_id(self, decision: Decision[Any], choice: int) -> int:
        """The number of this line among all lines of the game."""
        return self.offset_of(decision) + choice

    def action(self, number: int) -> tuple[type[Decision[Any]], int]:
        """The decision kind and choice behind an action id."""
        if not 0 <= number < self.actions:
            raise ValueError(f"{self.NAME} has {self.actions} actions, and no {number}")
        kind = bisect.bisect_right(self._offsets, number) - 1
        return self.DECISIONS[kind], number - self._offsets[kind]

    def explain(self, message: Message) -> dict[str, Any]:
        """The message's arguments by name; coded ones as the key of their word."""
        if message.key in CORE_MESSAGES:
            return dict(zip(CORE_MESSAGES[message.key], message.args, strict=True))
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


def ranked(parts: list[dict[str, int]], ties: list[dict[str, int]]) -> list[Standing]:
    """Standings, best first: by total, then by the tie-breaks; equals share a place."""
    ranks = [
        (sum(seat_parts.values()), *seat_ties.values())
        for seat_parts, seat_ties in zip(parts, ties, strict=True)
    ]
    order = sorted(range(len(parts)), key=lambda seat: (tuple(-n for n in ranks[seat]), seat))
    return [
        Standing(seat, 1 + sum(other > ranks[seat] for other in ranks), parts[seat], ties[seat])
        for seat in order
    ]


def _listed(names: Any) -> str:
    return ", ".join(sorted(map(str, names)))
