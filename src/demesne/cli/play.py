"""`demesne play` and `demesne resume`."""

from __future__ import annotations

import random
import shlex
from datetime import datetime
from pathlib import Path

from demesne import registry
from demesne.cli.files import read_game
from demesne.cli.saving import Autosave, in_play
from demesne.cli.screen import Screen, console, if_any
from demesne.cli.seating import Seating, read_options
from demesne.cli.session import Left, Session, with_history
from demesne.core.errors import LogError, SetupError
from demesne.core.log import read_log
from demesne.core.match import Match
from demesne.i18n import Words

INTERRUPTED = 130


def play(
    game_name: str,
    seats: str | None,
    names: str | None,
    seed: int | None,
    options: list[str],
    components: Path | None,
    no_input: bool,
    lang: str,
) -> int:
    """Set up a game and play it."""
    game = registry.game(game_name, components)
    words = Words(lang, game)
    seating = Seating.read(_default_seats(no_input) if seats is None else seats, names, words)
    if no_input and seating.people():
        raise SetupError(words.tr("cli-error-no-input"))
    match = Match(
        game,
        seed=random.randrange(2**32) if seed is None else seed,
        options=read_options(options, words),
        players=seating.players(),
    )
    words.players = seating.called(words)
    autosave = Autosave.fresh(game.NAME)
    screen = Screen(match, seating, words, console())
    if seating.people():
        screen.tell("cli-welcome", "bold", game=if_any(words, f"{game.NAME}-title") or game.NAME)
        screen.tell("cli-welcome-help", "dim")
    # Of the setting up only the last is told: that the first turn begins.
    told = max(0, len(match.events) - 1)
    return _run(Session(screen, seating.bots(game, seed), autosave, told), components)


def resume(
    file: Path | None,
    seats: str | None,
    seed: int | None,
    components: Path | None,
    lang: str,
) -> int:
    """Go on with a game that was left."""
    words = Words(lang)
    if file is None:
        left = in_play()
        if not left:
            raise SetupError(words.tr("cli-error-nothing-left"))
        file = left[0]
    log, game = read_game(file, components)
    match = Match.from_log(game, log, seed=seed)
    # A log that was cut short may end before a draw.
    match.settle()
    words = Words(lang, game)
    seating = Seating.of_players(log.players)
    if seats is not None:
        given = Seating.read(seats, ",".join(seating.names), words)
        if len(given.names) != match.seats:
            raise SetupError(
                words.tr("cli-error-other-seats", seats=match.seats, given=len(given.names))
            )
        seating = given
        match.players = seating.players()
    words.players = seating.called(words)
    screen = Screen(match, seating, words, console())
    if match.over:
        screen.tell("cli-resume-over", file=str(file))
        screen.score()
        screen.winners()
        return 0
    screen.tell("cli-resumed", "bold", file=str(file), ply=match.ply)
    # What happened last, to find one's way back in.
    screen.narrate(None, max(0, len(match.events) - 8))
    told = len(match.events)
    return _run(Session(screen, seating.bots(game, seed), Autosave(file), told), components)


def list_games(lang: str) -> int:
    """The games that can be resumed."""
    words, out = Words(lang), console()
    left = in_play()
    if not left:
        out.print(words.tr("cli-error-nothing-left"))
    for path in left:
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        try:
            log = read_log(path.read_text(encoding="utf-8"))
        except (LogError, UnicodeDecodeError, OSError):
            told = words.tr("cli-list-damaged")
        else:
            players = words.listed(Seating.of_players(log.players).called(words))
            told = words.tr("cli-list-game", players=players, ply=len(log.records))
        out.print(f"{when:%Y-%m-%d %H:%M}  {told}\n  {path}", soft_wrap=True)
    return 0


def _run(session: Session, components: Path | None) -> int:
    with_history()
    screen, code = session.screen, 0
    try:
        session.play()
    except Left:
        _say_how_to_resume(session, components)
    except KeyboardInterrupt:
        screen.print("")
        _say_how_to_resume(session, components)
        code = INTERRUPTED
    return code


def _say_how_to_resume(session: Session, components: Path | None) -> None:
    screen, path = session.screen, session.autosave.path
    if session.autosave.problem:
        return
    how = ["demesne", "resume"]
    newest = in_play()[:1]
    if newest != [path]:
        how.append(str(path))
    how += ["--lang", screen.words.lang] if screen.words.lang != "en" else []
    how += ["--components", str(components)] if components is not None else []
    screen.tell("cli-left")
    screen.verbatim(shlex.join(how))


def _default_seats(no_input: bool) -> str:
    return "fair,fair,fair" if no_input else "me,fair,fair"
