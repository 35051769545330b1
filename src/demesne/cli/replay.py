"""`demesne replay` and `demesne export`: a log played through again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from demesne.cli.files import read_game
from demesne.cli.saving import write
from demesne.cli.screen import Screen, console
from demesne.cli.seating import Seating
from demesne.core.errors import LogError, SetupError, UnknownRulesVersion
from demesne.core.game import Game
from demesne.core.log import Log
from demesne.core.match import Match
from demesne.i18n import Words

# Lines of narration above the board.
LINES = 12


class Mismatch(LogError):
    """The log was read, but the rules do not lead where it says."""


def replay(
    file: Path,
    to: int | None,
    partial: bool,
    components: Path | None,
    step: bool,
    as_json: bool,
    lang: str,
) -> int:
    """Verify a log and show the position it leads to."""
    log, game = read_game(file, components, partial)
    seating = Seating.of_players(log.players)
    words = Words(lang, game)
    words.players = seating.called(words)
    match = follow(game, log, to, words)
    if as_json:
        print(json.dumps(report(match, log, file), ensure_ascii=False))
        return 0
    screen = Screen(match, seating, words, console())
    if step and not _step(screen, log):
        return 0
    if not step:
        screen.narrate(None, max(0, len(match.events) - LINES))
        screen.print("")
        screen.board(None)
    if match.over:
        screen.score()
        screen.winners()
    # With sealed answers that were not all in when it was written.
    played = len(match.to_log().records)
    screen.tell(
        "cli-replay-whole" if played == len(log.records) else "cli-replay-part",
        ply=played,
        records=len(log.records),
        position=match.state.key(),
    )
    return 0


def _step(screen: Screen, log: Log) -> bool:
    """One answered question at a time; False when the reader has seen enough."""
    end = screen.match.ply
    whole = screen.match
    told = 0
    for ply in range(1, end + 1):
        record = log.records[ply - 1]
        if record.auto or record.seat < 0:
            continue
        screen.match = Match.from_log(whole.game, log, to=ply)
        # Sealed answers are one step, at the last of them.
        if screen.match.pending:
            continue
        screen.print("")
        screen.board(None)
        screen.narrate(None, told)
        told = len(screen.match.events)
        try:
            typed = input(screen.words.tr("cli-replay-step", ply=ply, records=end) + " ")
        except (EOFError, KeyboardInterrupt):
            screen.print("")
            return False
        if typed.strip():
            return False
    screen.match = whole
    return True


def follow(game: Game, log: Log, to: int | None, words: Words) -> Match:
    """Replay; Mismatch where the rules and a readable log disagree."""
    if to is not None and not 0 <= to <= len(log.records):
        raise SetupError(words.tr("cli-error-to", records=len(log.records), to=to))
    try:
        return Match.from_log(game, log, to)
    except UnknownRulesVersion:
        raise
    except LogError as error:
        if log.components != game.box.digest:
            raise
        raise Mismatch(str(error)) from error


def report(match: Match, log: Log, file: Path) -> dict[str, Any]:
    """What a program wants to know of a replayed log."""
    return {
        "ok": True,
        "file": str(file),
        "game": log.game,
        "rules": log.rules,
        "seats": log.seats,
        "players": log.players,
        "options": log.options,
        "records": len(log.records),
        "ply": match.ply,
        "over": match.over,
        "key": match.state.key(),
        "standings": [standing.to_dict() for standing in match.standings()],
        "view": match.view(None),
    }


def export(
    file: Path,
    to: int | None,
    kind: str,
    out: Path | None,
    partial: bool,
    components: Path | None,
    lang: str,
) -> int:
    """The log up to a ply, or the position there."""
    log, game = read_game(file, components, partial)
    match = follow(game, log, to, Words(lang, game))
    if kind == "text":
        text = match.to_log().to_text()
    else:
        text = json.dumps(match.state.to_dict(), sort_keys=True) + "\n"
    if out is None:
        sys.stdout.write(text)
        return 0
    try:
        write(out, text)
    except OSError as error:
        raise SetupError(f"{out} cannot be written: {error.strerror or error}.") from error
    return 0
