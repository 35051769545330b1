"""What a seat or a spectator may see of a match. Nothing else leaves the server.

An eye is a seat, or None for a spectator. Everything here is made of `Game.view`,
of `Match.records_seen_by` and of the face of an event meant for that eye.
"""

from __future__ import annotations

import warnings

from demesne.core.errors import IllegalChoice, RulesError
from demesne.core.game import Game
from demesne.core.log import Record
from demesne.core.match import Match
from demesne.core.message import Message
from demesne.i18n.words import MESSAGES, Words
from demesne.server.errors import CODES, Refusal
from demesne.server.protocol import Entry, Line, Menu, Phrase, Place


def phrase(game: Game, message: Message) -> Phrase:
    """The message with its arguments by name."""
    if message.key in MESSAGES:
        return Phrase(message.key, dict(zip(MESSAGES[message.key], message.args, strict=True)))
    return Phrase(message.key, game.explain(message))


def menu(match: Match, seat: int) -> Menu:
    """The question to a seat with every line, the impossible ones with their reason."""
    game, state, decision = match.game, match.state, match.open_decisions()[seat]
    legal = set(decision.options(state))
    lines = []
    for choice in range(decision.SIZE):
        line = Line(choice, decision.ref(choice), phrase(game, decision.label(state, choice)))
        if choice not in legal:
            reason = decision.why_not(state, choice)
            line.why = None if reason is None else phrase(game, reason)
        lines.append(line)
    question = phrase(game, decision.question(state))
    return Menu(type(decision).__name__, seat, match.ply_of(seat), question, lines)


def entries(match: Match, eye: int | None, start: int) -> list[Entry]:
    """The log from ply `start` on, as the eye may read it."""
    found = [
        Entry(ply, record.seat, record.kind, record.ref, record.auto, [])
        for ply, record in enumerate(seen_records(match, eye)[start:], start)
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


def seen_records(match: Match, eye: int | None) -> list[Record]:
    # In most games nothing is ever sealed, and everybody reads the same log.
    return match.records_seen_by(eye) if has_seals(match.game) else match.records


def has_seals(game: Game) -> bool:
    if game.NAME not in _SEALS:
        _SEALS[game.NAME] = any(kind.SEALED for kind in game.DECISIONS)
    return _SEALS[game.NAME]


_SEALS: dict[str, bool] = {}


def first_opened(before: list[Record], after: list[Record]) -> int:
    """The first ply at which a spectator reads something else now than before."""
    for ply, (old, new) in enumerate(zip(before, after, strict=False)):
        if old.ref != new.ref:
            return ply
    return min(len(before), len(after))


def standings(match: Match) -> list[Place] | None:
    if not match.over:
        return None
    return [
        Place(each.seat, each.place, each.score, dict(each.parts)) for each in match.standings()
    ]


def refusal(match: Match, error: RulesError) -> Refusal:
    """What the rules refuse, in words that say nothing of the position.

    The engine's own sentence ends with a hash of the whole position, secrets and
    all: good in a bug report, not on the wire.
    """
    code = CODES.get(type(error), "illegal-choice")
    if isinstance(error, IllegalChoice) and error.reason is None:
        return Refusal(code, f"{match.name(error.seat)} cannot choose {error.choice} now.")
    speaker = Words("en", match.game, match.players)
    with warnings.catch_warnings():
        # A game without sentences of its own still refuses, with the bare message.
        warnings.simplefilter("ignore")
        text = speaker.error(error)
    return Refusal(code, text, error.reason)
