"""A game as text: one line per record, readable, and enough to replay it.

    demesne log 2
    game: village
    rules: 1
    seats: 2
    components: 5b1f0c9a77e2
    options: start=first
    players: ["Ada", "greedy"]

    0 chance DrawCustomer customer/17
    ...
    26 0 TakeTurn crafts/brown
    27 0 PayCubes coins/0 auto

    end: 28 9f31c2aa01b7e0d4

The last line counts the records and names the position they lead to, so that a
file that was cut off, or that replays differently, is noticed.
"""

from __future__ import annotations

import json
from typing import Any

from demesne.core.errors import LogError
from demesne.core.step import CHANCE

FORMAT = "demesne log 2"
# Written before positions were saved under the names of today: their last line names a
# position by a key that no longer means anything. Everything else reads the same.
OLD_FORMAT = "demesne log 1"
# What others read in the place of a secret choice.
SEALED = "sealed"
HEADINGS = ("game", "rules", "seats", "components", "options", "players")


class Record:
    """One answered decision.

    `owner` is the seat whose secret it is, CHANCE where nobody at the table knows it, None
    where everybody may read it.
    """

    __slots__ = ("auto", "choice", "kind", "owner", "ref", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        ref: str,
        choice: int = -1,
        auto: bool = False,
        owner: int | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.ref = ref
        # -1 in a log that was read but not replayed yet.
        self.choice = choice
        self.auto = auto
        self.owner = owner

    def seen_by(self, seat: int | None) -> Record:
        """The record as `seat` may read it while the game lasts; None is a spectator."""
        if self.owner is None or self.owner == seat:
            return self
        return Record(self.seat, self.kind, SEALED, owner=self.owner)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_text() == other.to_text()

    def __hash__(self) -> int:
        return hash(self.to_text())

    def __repr__(self) -> str:
        return f"Record({self.to_text()})"

    def __reduce__(self) -> Any:
        return Record, (self.seat, self.kind, self.ref, self.choice, self.auto, self.owner)

    def to_text(self) -> str:
        who = "chance" if self.seat == CHANCE else str(self.seat)
        return f"{who} {self.kind} {self.ref}{' auto' if self.auto else ''}"


class Log:
    """All that is known of a game: how it was set up and every record since."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        components: str,
        options: dict[str, str],
        players: list[str],
        records: list[Record],
        key: str | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.components = components
        self.options = options
        self.players = players
        self.records = records
        # The position after the last record; None in a log that was cut off.
        self.key = key

    def known(self) -> Log:
        """As far as it can be replayed: up to the first choice that it does not tell."""
        known = self.records
        for ply, record in enumerate(self.records):
            if record.ref == SEALED:
                known = self.records[:ply]
                break
        return Log(
            *(self.game, self.rules, self.seats, self.components, self.options, self.players),
            known,
            self.key if known is self.records else None,
        )

    def to_text(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        lines = [
            FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            f"components: {self.components}",
            f"options: {options}".rstrip(),
            f"players: {json.dumps(self.players, ensure_ascii=False)}",
            "",
        ]
        lines += [f"{ply} {record.to_text()}" for ply, record in enumerate(self.records)]
        if self.key is not None:
            lines += ["", f"end: {len(self.records)} {self.key}"]
        lines.append("")
        return "\n".join(lines)


def read_log(text: str, partial: bool = False) -> Log:
    """Read a log; `partial` accepts one that was cut off and takes its whole lines."""
    # Not `splitlines`: a player's name may hold a character that it takes for a line's end.
    lines = text.split("\n")
    if not lines or lines[0].strip() not in (FORMAT, OLD_FORMAT):
        raise LogError(f"This is not a game log: its first line must be {FORMAT!r}.")
    if partial and not text.endswith("\n"):
        lines.pop()
    headings: dict[str, str] = {}
    body = 1
    while body < len(lines) and lines[body].strip():
        name, colon, value = lines[body].partition(":")
        if not colon or name not in HEADINGS:
            raise LogError(
                f"Line {body + 1} of the log is no heading: {lines[body]!r}. "
                f"Headings are {', '.join(HEADINGS)}; an empty line ends them."
            )
        if name in headings:
            raise LogError(f"Line {body + 1} of the log repeats the heading {name}.")
        headings[name] = value.strip()
        body += 1
    missing = [name for name in HEADINGS if name not in headings]
    if missing:
        raise LogError(f"The log lacks the heading {', '.join(missing)}.")
    records: list[Record] = []
    key: str | None = None
    for number in range(body, len(lines)):
        line = lines[number].strip()
        if not line:
            continue
        if key is not None:
            raise LogError(f"Line {number + 1} of the log stands after its end.")
        if line.startswith("end:"):
            key = _read_end(line, len(records), number + 1)
        else:
            records.append(_read_record(line, len(records), number + 1))
    if key is None and not partial:
        raise LogError(
            f"The log was cut off: it stops after {len(records)} records without its closing "
            "line. Read it with --partial to take what is there."
        )
    return Log(
        headings["game"],
        _whole(headings["rules"], "rules"),
        _whole(headings["seats"], "seats"),
        headings["components"],
        _read_options(headings["options"]),
        _read_players(headings["players"]),
        records,
        key if lines[0].strip() == FORMAT else None,
    )


def _read_record(line: str, ply: int, number: int) -> Record:
    words = line.split()
    auto = words[-1] == "auto"
    if auto:
        words.pop()
    if len(words) != 4 or words[0] != str(ply):
        raise LogError(
            f"Line {number} of the log is no record: {line!r}. "
            f"Expected '{ply} SEAT DECISION CHOICE'."
        )
    seat = CHANCE if words[1] == "chance" else _whole(words[1], f"line {number}: the seat")
    return Record(seat, words[2], words[3], auto=auto)


def _read_end(line: str, records: int, number: int) -> str:
    words = line.split()
    if len(words) != 3 or not words[1].isdecimal():
        raise LogError(f"Line {number} of the log must be 'end: RECORDS KEY', not {line!r}.")
    if int(words[1]) != records:
        raise LogError(f"The log has {records} records, but its last line says {words[1]}.")
    return words[2]


def _read_options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for item in text.split():
        name, equals, value = item.partition("=")
        if not equals:
            raise LogError(f"The log's options must read 'name=value', not {item!r}.")
        options[name] = value
    return options


def _read_players(text: str) -> list[str]:
    try:
        players = json.loads(text)
    except ValueError as error:
        raise LogError(f"The log's players are no JSON list: {text!r}.") from error
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise LogError(f"The log's players are no list of names: {text!r}.")
    return players


def _whole(text: str, what: str) -> int:
    if not text.isdecimal():
        raise LogError(f"The log's {what} must be a whole number, not {text!r}.")
    return int(text)
