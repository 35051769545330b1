"""A golden game as a person would follow it: what was asked, offered, chosen, seen and told.

    PYTHONPATH=src python tests/golden/playthrough.py                           all there are, anew
    PYTHONPATH=src python tests/golden/playthrough.py village/2-seats-2346.log  one more

Written beside the log as `playthrough-2-seats-2346.txt` and held to it by a test, so that a
changed view, menu or sentence shows as a difference that can be read. Knows no game.

    26 Ada TakeTurn | Ada, which cube do you take, or do you go to the well?
      sees ...          what changed in a spectator's view since the last question
      sees alone ...    and in what the one who is asked sees besides
      then ...          what waits on the agenda behind the question
      + ref | label | not now: why | beware: warning | ends
      - ref, ref        lines that are gone
      > ref             the choice
      * what was told

Of a menu only the lines are written that read otherwise than when this seat was last asked
this question. Draws and forced choices are one line.
"""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path
from typing import Any

import demesne
from demesne.core.log import Log, read_log
from demesne.core.match import Match
from demesne.core.menu import Line
from demesne.core.message import Event
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision
from demesne.i18n import Words

HERE = Path(__file__).parent
PREFIX = "playthrough-"
WIDTH = 120


class Playthrough:
    """The text of one game, written while it is replayed."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.game = demesne.game(log.game)
        self.words = Words("en", self.game, log.players, strict=True)
        self.lines: list[str] = []
        self.told: list[str] = []
        self.seen: dict[str, Any] = {}
        self.seen_alone: dict[int, dict[str, Any]] = {}
        self.waiting = ""
        self.menus: dict[tuple[int, str], dict[str, str]] = {}

    def text(self) -> str:
        log = self.log
        options = " ".join(f"{name}={value}" for name, value in log.options.items())
        self.lines.append(f"{log.game}, {', '.join(log.players)}. {options}".rstrip())
        state = self.game.setup(log.seats, log.options)
        state.sink = self._hear
        for ply, record in enumerate(log.records):
            decision = state.ask(record.seat, record.kind)
            assert decision is not None, f"ply {ply}: {record} is not asked"
            choice = decision.find(record.ref)
            assert choice is not None, f"ply {ply}: {record.kind} has no line {record.ref}"
            self._tell()
            if decision.seat == CHANCE or record.auto:
                self._pass_over(ply, state, decision, record.ref)
            else:
                self._ask(ply, state, decision)
                self.lines.append(f"  > {record.ref}")
            state.choose(choice)
        assert state.advance() is None, "the log stops before the game is over"
        self._tell()
        self._look(state, None)
        self._score(state)
        return "\n".join([*self.lines, ""])

    def _hear(self, event: Event) -> None:
        self.told.append(f"  * {self.words.say(event.message)}")
        if event.own is not None and event.seat is not None:
            self.told.append(f"    {self.words.name(event.seat)}: {self.words.say(event.own)}")

    def _tell(self) -> None:
        self.lines += self.told
        self.told.clear()

    def _pass_over(self, ply: int, state: State, decision: Decision[Any], ref: str) -> None:
        """One line; draws of one kind that tell nothing go on in the same."""
        (label,) = [line.label for line in decision.lines(state) if line.ref == ref]
        who, kind = self.words.name(decision.seat), type(decision).__name__
        said = f"{ref} | {self.words.say(label)}"
        start = f"{who} {kind} >"
        if f" {start} " in self.lines[-1] and len(self.lines[-1]) + len(said) < WIDTH:
            self.lines[-1] += f" > {said}"
        else:
            self.lines.append(f"{ply} {start} {said}")

    def _ask(self, ply: int, state: State, decision: Decision[Any]) -> None:
        seat, kind = decision.seat, type(decision).__name__
        if decision.opens_turn(state):
            self.lines.append("")
        question = self.words.say(decision.question(state))
        self.lines.append(f"{ply} {self.words.name(seat)} {kind} | {question}")
        self._look(state, seat)
        menu = {line.ref: self._line(line) for line in decision.lines(state)}
        before = self.menus.get((seat, kind), {})
        self.lines += [f"  + {menu[ref]}" for ref in menu if menu[ref] != before.get(ref)]
        gone = [ref for ref in before if ref not in menu]
        if gone:
            self._write("-", ", ".join(gone))
        self.menus[seat, kind] = menu

    def _line(self, line: Line) -> str:
        parts = [line.ref, self.words.say(line.label)]
        if line.why is not None:
            parts.append(f"not now: {self.words.say(line.why)}")
        if line.warning is not None:
            parts.append(f"beware: {self.words.say(line.warning)}")
        if line.ends:
            parts.append("ends")
        return " | ".join(parts)

    def _look(self, state: State, seat: int | None) -> None:
        """What changed in the views; the agenda is public, but for what is hidden in it."""
        seen = self.game.view(state, None)
        agenda = seen.pop("agenda")
        self._changed("sees", self.seen, seen)
        self.seen = seen
        if seat is not None:
            own = self.game.view(state, seat)
            agenda = own.pop("agenda")
            alone = {name: value for name, value in own.items() if value != seen[name]}
            self._changed("sees alone", self.seen_alone.get(seat, {}), alone)
            self.seen_alone[seat] = alone
        waiting = " < ".join(_step(step) for step in reversed(agenda[:-1]))
        if waiting != self.waiting:
            self._write("then", waiting)
        self.waiting = waiting

    def _changed(self, what: str, old: dict[str, Any], new: dict[str, Any]) -> None:
        if old != new:
            self._write(what, changes(old, new)[1:-1])

    def _write(self, what: str, text: str) -> None:
        self.lines += textwrap.wrap(
            text,
            WIDTH,
            initial_indent=f"  {what} ",
            subsequent_indent="    ",
            break_long_words=False,
            break_on_hyphens=False,
        )

    def _score(self, state: State) -> None:
        for standing in self.game.standings(state):
            name = self.words.name(standing.seat)
            parts, ties = plain(standing.parts), plain(standing.ties)
            self.lines.append(f"{standing.place}. {name}: {standing.score} {parts} ties {ties}")


def changes(old: Any, new: Any) -> str:
    """What is different, in few words: `{coins 1>2, people{farm [1, 1]>[1]}}`."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone = [f"-{name}" for name in old if name not in new]
        come = [f"+{name} {plain(new[name])}" for name in new if name not in old]
        kept = [
            f"{name}{_joined(changes(old[name], new[name]))}"
            for name in new
            if name in old and old[name] != new[name]
        ]
        return f"{{{', '.join([*gone, *kept, *come])}}}"
    if isinstance(old, list) and isinstance(new, list):
        moved = [f"-{plain(item)}" for item in old if item not in new]
        moved += [f"+{plain(item)}" for item in new if item not in old]
        whole = f"[{', '.join(moved)}]" if moved else f"{plain(old)}>{plain(new)}"
        if len(old) != len(new):
            return whole
        each = [
            f"{index}{_joined(changes(one, other))}"
            for index, (one, other) in enumerate(zip(old, new, strict=True))
            if one != other
        ]
        return min(f"[{', '.join(each)}]", whole, key=len)
    return f"{plain(old)}>{plain(new)}"


def _joined(change: str) -> str:
    """`people{...}`, but `coins 1>2`."""
    return change if change.startswith("{") else f" {change}"


def plain(value: Any) -> str:
    """Plain data without the marks that nobody reads."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{name} {plain(part)}' for name, part in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(plain, value))}]"
    return str(value)


def _step(step: dict[str, Any]) -> str:
    return " ".join(plain(value) for value in step.values())


def playthrough(path: Path) -> str:
    """The game of a log file as text."""
    log = read_log(path.read_text("utf-8"))
    # Every record is legal where it stands, and the last leads where the log says.
    Match.from_log(demesne.game(log.game), log)
    return Playthrough(log).text()


def beside(path: Path) -> Path:
    """Where the playthrough of a log is written."""
    return path.with_name(f"{PREFIX}{path.stem}.txt")


def kept() -> list[Path]:
    """The logs that have a playthrough beside them."""
    return sorted(path for path in HERE.glob("*/*.log") if beside(path).is_file())


def main(*names: str) -> None:
    for path in [HERE / name for name in names] or kept():
        beside(path).write_text(playthrough(path), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
