"""A rematch: the same game, rules and pace with the same people, at a new table.

Everybody moves up one seat, so that somebody else begins. The seats of the others are kept
for them: they see the offer at the old table and among their tables, and nobody else can take
the seat, unless the host of the new table sends its link on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.core.match import Match
from demesne.server import company, protocol
from demesne.server.errors import RequestError
from demesne.server.store import HISTORY, Guest, Rematch, Seat, TableRow

if TYPE_CHECKING:
    from demesne.server.lobby import Lobby
    from demesne.server.table import Table


def card(row: TableRow, held: tuple[int, ...]) -> protocol.RematchCard | None:
    """What is told of it at the old table, to whoever holds these seats there."""
    if row.rematch is None:
        return None
    seats = len(row.seats)
    return protocol.RematchCard(
        row.rematch.table, row.rematch.by, sorted(moved_up(seat, seats) for seat in held)
    )


def moved_up(seat: int, seats: int) -> int:
    return (seat - 1) % seats


async def begin(lobby: Lobby, guest: Guest, name: str, origin: str) -> str:
    """The new table, with the guest on their seat; made by whoever asks first."""
    table: str = await lobby.call(name, _begin, guest, origin)
    row = (await lobby.table(table)).row
    kept = next((n for n, seat in enumerate(row.seats) if seat.kept == guest.id), None)
    if kept is not None:
        await lobby.call(table, company.take_seat, guest.id, guest.name, kept, None)
    return table


async def _begin(table: Table, guest: Guest, origin: str) -> str:
    row, lobby = table.row, table.lobby
    if not table.is_done or row.imported:
        raise RequestError(409, "not-allowed", "server-rematch-later")
    held = table.seats_of(guest.id)
    if not held:
        raise RequestError(403, "not-allowed", "server-rematch-seated")
    if row.rematch is None:
        seats = [_seat_again(row, guest, number) for number in _order(len(row.seats))]
        names = [seat.name for seat in seats]
        match = Match(table.game, len(seats), options=row.options, players=names)
        asked = protocol.NewTable(row.game, [], {}, row.open, row.name, row.pace, row.hints)
        made = await lobby.keep(guest, match, seats, asked, origin)
        row.rematch = Rematch(made.id, held[0])
        await company.reseat(table, guest.id, "", held[0], "rematch")
    return row.rematch.table


def _order(seats: int) -> list[int]:
    """Whose seat each new one was."""
    return sorted(range(seats), key=lambda old: moved_up(old, seats))


def _seat_again(row: TableRow, guest: Guest, number: int) -> Seat:
    seat = row.seats[number]
    if seat.guest in (None, HISTORY):
        name = f"Seat {moved_up(number, len(row.seats)) + 1}"
        return Seat(name if seat.bot is None else seat.name, None, seat.bot)
    if seat.guest == guest.id:
        return Seat(seat.name, guest.id)
    return Seat(seat.name, kept=seat.guest or "")
