"""What a client may request at a table, and what becomes of it.

Every request is carried out and answered with `done`, or refused with its reason and a
fresh picture. Nothing is repaired, replaced or ignored.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from demesne.core.change import Change
from demesne.core.errors import GameOver, RulesError, StalePly
from demesne.server import journal, protocol, visible
from demesne.server.clients import CHAT_KEPT, Client
from demesne.server.errors import Refusal, RequestError
from demesne.server.store import HISTORY, WasMoved, WasSaid, WasSeated, WasUndone, now
from demesne.server.tokens import new_nonce

if TYPE_CHECKING:
    from demesne.server.table import Table


async def carry_out(table: Table, client: Client, message: protocol.ClientMessage) -> None:
    """One message, from reading it to its answer."""
    try:
        # Only what changes the table is remembered; a look may be repeated.
        if message.look is not None or not table.carried.has(client.who, message.id):
            try:
                await _grant(table, client, message)
            except RulesError as error:
                raise visible.refusal(table.match, error) from error
    except Refusal as refusal:
        await refuse(table, client, message.id, refusal)
    else:
        if message.look is None:
            client.send(protocol.ENCODER.encode(protocol.Done(*table.head(), message.id)))


async def refuse(table: Table, client: Client, mid: str | None, refusal: Refusal) -> None:
    """Say no. Only ever in the table's turn: in between, it may know more than is saved."""
    table.lobby.metrics.count("demesne_refusals_total", error=refusal.error)
    reason = None if refusal.reason is None else visible.phrase(table.game, refusal.reason)
    # No picture for floods and unreadable messages: it would multiply them.
    noise = refusal.error in ("too-fast", "too-large", "bad-message")
    wants_picture = not noise and client.pictures.take()
    fresh = table.picture(table.group(client)) if wants_picture else None
    answer = protocol.Refused(*table.head(), mid, refusal.error, refusal.text, reason, fresh)
    client.send(protocol.ENCODER.encode(answer))


async def _grant(table: Table, client: Client, message: protocol.ClientMessage) -> None:
    request = message.request()
    if request is None:
        raise Refusal("bad-message", "A message has an id and exactly one thing to do.")
    if isinstance(request, protocol.Choose):
        await _choose(table, client, message.id, request)
    elif isinstance(request, protocol.Undo):
        await _undo(table, client, message.id, request)
    elif isinstance(request, protocol.Chat):
        await _chat(table, client, message.id, request)
    elif isinstance(request, protocol.Look):
        await _look(table, client, message.id, request)
    elif isinstance(request, protocol.SeatPlayer):
        await _seat(table, client, message.id, request)
    elif message.leave is not None:
        await _leave(table, client, message.id)


# --- Choosing -------------------------------------------------------------------------


async def _choose(table: Table, client: Client, mid: str, request: protocol.Choose) -> None:
    match = table.match
    played = table.played(client)
    if request.seat is not None:
        if request.seat not in played:
            raise Refusal("not-your-seat", f"Seat {request.seat + 1} is not yours to play.")
        played = [request.seat]
    if not played:
        raise Refusal("not-your-seat", "You play no seat at this table.")
    asked = match.open_decisions()
    seat = next((seat for seat in played if seat in asked), played[0])
    await choose(table, client.who, mid, seat, request.ply, [request.choice], request.window)


async def choose(
    table: Table,
    who: str,
    mid: str,
    seat: int,
    ply: int,
    choices: list[int],
    window: str | None = None,
) -> None:
    """Answer the question to a seat; a sealed answer may take several choices at once.

    What only the seat may know is told to it alone.
    """
    table.check_playable()
    match = table.match
    changes: list[Change] = []
    try:
        for choice in choices:
            changes.append(match.choose(choice, seat, ply, window))
            ply = match.question_of(seat)
    finally:
        if changes:
            await _keep(table, who, mid, changes)


async def _keep(table: Table, who: str, mid: str, changes: list[Change]) -> None:
    """Save what was chosen, as one event, and tell it."""
    match = table.match
    records = [record for change in changes for record in change.records]
    # When the last answer is in, all of them are among the records.
    sealed = [] if records else [record for change in changes for record in change.sealed]
    start = min(change.start for change in changes)
    if match.over:
        start = min(start, visible.first_opened(match))
    last = changes[-1]
    before = match.ply - len(records)
    event = WasMoved(
        who,
        mid,
        journal.saved_records(records),
        journal.saved_told([told for change in changes for told in change.told]),
        start if start < before else None,
        journal.saved_records(sealed),
        last.only is not None,
    )
    await table.save(event, start)
    table.lobby.metrics.count("demesne_moves_total")
    table.tell_moved(start, last.only)


async def _undo(table: Table, client: Client, mid: str, request: protocol.Undo) -> None:
    table.check_playable()
    match = table.match
    played = table.played(client)
    if not played:
        raise Refusal("not-your-seat", "You play no seat at this table.")
    if match.over:
        raise GameOver("")
    if request.ply != match.ply:
        raise StalePly("")
    seat = next((each for each in played if table.can_undo(each)), played[0])
    change = match.undo(seat)
    assert change.undone is not None
    event = WasUndone(
        client.who,
        mid,
        change.undone,
        journal.saved_told(change.told),
        change.taken_back,
        change.only is not None,
    )
    await table.save(event, change.start)
    table.tell_moved(change.start, change.only)


async def _look(table: Table, client: Client, mid: str, request: protocol.Look) -> None:
    match = table.match
    held = table.held(client)
    eye = held[0] if held else None
    if request.seat is not None:
        if request.seat >= match.seats:
            raise Refusal("bad-message", f"There is no seat {request.seat} at this table.")
        if request.seat not in held and not match.over:
            raise Refusal("not-your-seat", "Another's eyes can be borrowed once the game is over.")
        eye = request.seat
    records = match.records if eye is None else match.records + match.pending.get(eye, [])
    if request.ply > len(records):
        raise Refusal("stale-ply", f"The table is at ply {len(records)}; {request.ply} is to come.")
    snapshot = await table.lobby.store.snapshot(table.id, request.ply)
    state = journal.position(table.game, table.row, records, snapshot, request.ply)
    answer = protocol.Looked(
        table.id, table.version, request.ply, mid, table.game.view(state, eye), eye
    )
    client.send(protocol.ENCODER.encode(answer))


# --- Talking and sitting --------------------------------------------------------------


async def _chat(table: Table, client: Client, mid: str, request: protocol.Chat) -> None:
    if not client.chat.take():
        raise Refusal("too-fast", "One after the other, please.")
    text = plain(request.text)
    if not text:
        raise Refusal("bad-message", "There is nothing to say in that.")
    held = table.held(client)
    name = table.row.seats[held[0]].name if held else client.name
    entry = protocol.ChatEntry(held[0] if held else None, name, text, now())
    await table.save(WasSaid(client.who, mid, entry))
    table.chat = [*table.chat, (table.version, entry)][-CHAT_KEPT:]
    head = table.head()
    table.tell(lambda _: protocol.Chatted(*head, entry))


async def _seat(table: Table, client: Client, mid: str, request: protocol.SeatPlayer) -> None:
    if request.seat >= len(table.row.seats):
        raise Refusal("bad-message", f"There is no seat {request.seat} at this table.")
    host = client.who == table.row.host
    held = table.held(client)
    if not held and not host:
        raise Refusal("not-allowed", "Only who sits at this table may decide that.")
    seat = table.row.seats[request.seat]
    if seat.guest == HISTORY:
        raise Refusal("not-allowed", "This game is history; play on from it at a new table.")
    if request.player == "bot":
        name = request.bot or "greedy"
        if name not in table.lobby.bot_names():
            raise Refusal("bad-message", f"There is no bot of that name: {name}.")
        if seat.kind == "person" and request.seat not in held and table.is_here(request.seat):
            raise Refusal("not-allowed", f"{seat.name} is here and plays.")
        if seat.kind != "person" and not host:
            raise Refusal("not-allowed", "Only the host may decide that.")
        if seat.kind != "person":
            seat.name = name.capitalize()
        seat.bot = name
    else:
        if seat.bot is None:
            raise Refusal("not-allowed", "No bot plays that seat.")
        if seat.guest is None:
            if not host:
                raise Refusal("not-allowed", "Only the host may decide that.")
            seat.name = f"Seat {request.seat + 1}"
        seat.bot = None
    await reseat(table, client.who, mid, request.seat, request.player)


async def _leave(table: Table, client: Client, mid: str) -> None:
    held = table.held(client)
    if not held:
        raise Refusal("not-your-seat", "You sit nowhere at this table.")
    for number in held:
        seat = table.row.seats[number]
        seat.guest = None
        seat.nonce, seat.used = new_nonce(), ""
        if seat.bot is None:
            seat.name = f"Seat {number + 1}"
    await reseat(table, client.who, mid, held[0], "leave")


async def take_seat(table: Table, who: str, name: str, number: int, nonce: str | None) -> None:
    """Sit down on a free seat: with its link's nonce, or without one at an open table."""
    if number >= len(table.row.seats):
        raise RequestError(404, "not-found", f"There is no seat {number + 1} at this table.")
    seat = table.row.seats[number]
    if seat.guest == who:
        return
    if seat.kind != "open":
        raise RequestError(409, "not-allowed", "Somebody sits there already.")
    if nonce is None and not table.row.open:
        raise RequestError(403, "not-allowed", "This table is private: only a link opens it.")
    if nonce is not None and nonce != seat.nonce:
        raise RequestError(403, "not-allowed", "This link is no longer good; ask for a new one.")
    # The link was used: whoever saw it finds nothing behind it.
    seat.guest, seat.name, seat.nonce, seat.used = who, name, new_nonce(), nonce or ""
    await reseat(table, who, "", number, "join")


async def rename(table: Table, who: str, name: str) -> None:
    """A guest goes by another name; further people at the guest's screen keep theirs."""
    held = [n for n, seat in enumerate(table.row.seats) if seat.guest == who]
    if held and table.row.seats[held[0]].name != name:
        table.row.seats[held[0]].name = name
        await reseat(table, who, "", held[0], "rename")


async def reseat(table: Table, who: str, mid: str, seat: int, what: str) -> None:
    """Save who sits where, and tell everybody what they play and may see now."""
    await table.save(WasSeated(who, mid, seat, what))
    table.bots.forget()
    table.tell_seats()
    table.tell_moved(table.match.ply)


def plain(text: str) -> str:
    """Text on one line: no control characters, nothing that turns the line around."""
    kept = [" " if char.isspace() else char for char in text]
    return " ".join("".join(char for char in kept if unicodedata.category(char)[0] != "C").split())
