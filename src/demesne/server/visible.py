"""What a seat or a spectator may see of a match. Nothing else leaves the server.

An eye is a seat, or None for a spectator. Everything here is made of `Game.view`,
of `Record.seen_by` and of the face of an event meant for that eye.
"""

from __future__ import annotations

import warnings
from typing import Final

from demesne.core import menu as core
from demesne.core.errors import GameOver, InvalidChoice, NotYourTurn, RulesError, StalePly
from demesne.core.game import Game
from demesne.core.match import Match
from demesne.core.message import Message
from demesne.i18n.words import ERRORS, Words
from demesne.server.errors import CODES, Refusal, RulesRefusal
from demesne.server.protocol import Entry, Line, Menu, Phrase, Place

# What needs no reason of the rules to be understood.
SAID_ALONE: Final = (GameOver, InvalidChoice, NotYourTurn, StalePly)


def phrase(game: Game, message: Message) -> Phrase:
    """The message with its arguments by name."""
    return Phrase(message.key, game.explain(message))


def menu(game: Game, asked: core.Menu) -> Menu:
    """A menu of the match, as it goes over the wire."""
    lines = [
        Line(
            line.choice,
            line.ref,
            phrase(game, line.label),
            None if line.why is None else phrase(game, line.why),
            None if line.warning is None else phrase(game, line.warning),
            line.ends,
        )
        for line in asked.lines
    ]
    return Menu(asked.decision, asked.seat, asked.ply, phrase(game, asked.question), lines)


def entries(match: Match, eye: int | None, start: int) -> list[Entry]:
    """The log from ply `start` on, as the eye may read it."""
    records = match.records[start:]
    if not match.over:
        records = [record.seen_by(eye) for record in records]
        if eye is not None:
            records += match.pending.get(eye, [])
    found = [
        Entry(ply, record.seat, record.kind, record.ref, record.auto, [])
        for ply, record in enumerate(records, start)
    ]
    # Events are tagged with the number of records there were when they were told.
    for ply, event in reversed(match.events):
        if not found or (ply <= start and (ply or start)):
            break
        told = phrase(match.game, event.seen_by(eye))
        found[max(0, ply - 1 - start)].told.append(told)
    for entry in found:
        entry.told.reverse()
    return found


def first_opened(match: Match) -> int:
    """The first ply that reads anew now that the game is over: its first secret."""
    for ply, record in enumerate(match.records):
        if record.owner is not None:
            return ply
    return match.ply


def standings(match: Match) -> list[Place] | None:
    if not match.over:
        return None
    return [
        Place(each.seat, each.place, each.score, dict(each.parts), dict(each.ties))
        for each in match.standings()
    ]


def refusal(match: Match, error: RulesError) -> Refusal:
    """What the rules refuse, in words that say nothing of the position.

    The engine's own sentence ends with a hash of the whole position, secrets and
    all: good in a bug report, not on the wire.
    """
    code = CODES.get(type(error), "illegal-choice")
    if error.reason is None and type(error) not in SAID_ALONE:
        name = match.name(error.seat)
        return Refusal(code, "server-cannot-choose", name=name, choice=error.choice)
    speaker = Words("en", match.game, match.players)
    with warnings.catch_warnings():
        # A game without sentences of its own still refuses, with the bare message.
        warnings.simplefilter("ignore")
        text = speaker.error(error)
    return RulesRefusal(code, text, _reason(match.game, error))


def _reason(game: Game, error: RulesError) -> Phrase:
    """What the rules say; where they say no more than no, what kind of no it is."""
    if error.reason is not None:
        return phrase(game, error.reason)
    args: dict[str, int | str] = {}
    if isinstance(error, NotYourTurn):
        args["seat"] = error.seat
    elif isinstance(error, InvalidChoice):
        args["choice"] = error.choice
    return Phrase(ERRORS[type(error)], args)
