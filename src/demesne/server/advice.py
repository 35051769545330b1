"""Hints at a table: who may ask, how often, and who hears of it.

A table allows hints or does not; that is chosen when it is made. Left to itself it allows them
where nobody but the maker's own company and bots sit, and not where a seat is open to others.
Against bots they are free. With other people each seat has three in a game, and everybody sees
how many it has used: what all may do and all can see is fair.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from demesne.analysis import Hint
from demesne.bots import knowledge
from demesne.core.game import Game
from demesne.core.message import Message
from demesne.core.state import State
from demesne.server import protocol, visible
from demesne.server.errors import RequestError
from demesne.server.store import TableRow, WasSeated

if TYPE_CHECKING:
    from demesne.server.lobby import Lobby
    from demesne.server.table import Table

WITH_PEOPLE: Final = 3
# What the unknown is drawn with: it tells nothing, so it may be known.
SEED: Final = 1049


def allowed(asked: protocol.NewTable | protocol.Fork) -> bool:
    """May one ask for hints at a table that is made like this?"""
    if asked.hints is not None:
        return asked.hints
    return all(seat.kind != "link" for seat in asked.seats)


def most(row: TableRow) -> int | None:
    """How many hints each seat has in a game; None against bots."""
    others = {seat.guest for seat in row.seats if seat.bot is None}
    return WITH_PEOPLE if len(others) > 1 else None


async def advise(lobby: Lobby, name: str, guest: str, ply: int, who: str) -> protocol.Hints:
    """What a strong player would do in the guest's place, for this address. Thought out in a
    process of its own, from what the seat may know; the table goes on meanwhile."""
    table = await lobby.table(name)
    game, seat, own = await lobby.call(name, _ask, guest, ply)
    found = await lobby.analyst.hint(game.NAME, own, seat, who)
    return protocol.Hints(
        ply,
        seat,
        [line(game, hint) for hint in found],
        table.row.seats[seat].hints,
        most(table.row),
    )


async def _ask(table: Table, guest: str, ply: int) -> tuple[Game, int, State]:
    """In the table's turn: is it allowed? Then it is counted, and the others are told."""
    row = table.row
    if row.lesson is not None:
        raise RequestError(409, "not-allowed", "server-hint-lesson")
    if not row.hints:
        raise RequestError(403, "not-allowed", "server-hints-off")
    waiting = table.waiting() if not table.is_history else []
    played = [seat for seat in table.seats_of(guest) if row.seats[seat].bot is None]
    seat = next((each for each in played if each in waiting), None)
    if seat is None or table.match.question_of(seat) != ply:
        raise RequestError(409, "stale-ply", "server-hint-not-asked")
    chair = row.seats[seat]
    limit = most(row)
    # Asked twice about one question, it is one hint.
    if table.hinted.get(seat) != ply:
        if limit is not None and chair.hints >= limit:
            raise RequestError(403, "not-allowed", "server-hints-used", most=limit)
        table.hinted[seat] = ply
        chair.hints += 1
        await table.save(WasSeated(guest, "", seat, "hint"))
        table.tell_seats()
    return table.game, seat, knowledge(table.game, table.match.state, seat, random.Random(SEED))


def line(game: Game, hint: Hint) -> protocol.HintLine:
    return protocol.HintLine(
        hint.choice,
        [answered(game, kind, ref, label) for kind, ref, label in hint.answers],
        round(hint.chance, 4),
        [protocol.Reason(term, points) for term, points in hint.reasons],
    )


def answered(game: Game, kind: str, ref: str, label: Message) -> protocol.Answered:
    return protocol.Answered(kind, ref, visible.phrase(game, label))
