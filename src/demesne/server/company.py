"""Who sits at a table, who speaks there, and what can be done about it.

- A person who is gone for `absent` seconds may be stood in for by a bot, if somebody who
  sits there wants it; the seat stays theirs. The host may also free it. Where there are days
  for a turn, being gone means nothing: the clock decides.
- The host may remove somebody who has chosen nothing yet, who is gone, or who was asked
  `patience` seconds ago and has not answered; not for thinking, where a clock runs. Who was
  removed does not come back.
- A host who leaves, or is gone for `host_absent` seconds, is followed by somebody who is
  there; at a table that everybody left, by whoever sits down first.
"""

from __future__ import annotations

import math
import unicodedata
from typing import TYPE_CHECKING

from demesne.bots.beasts import seated
from demesne.server import protocol
from demesne.server.clients import CHAT_KEPT, Client
from demesne.server.errors import Refusal, RequestError
from demesne.server.logs import log
from demesne.server.store import HISTORY, Seat, WasSaid, WasSeated, now
from demesne.server.tokens import new_nonce

if TYPE_CHECKING:
    from demesne.server.table import Table

REPORTS_KEPT = 20
# Letters that show nothing: fillers of Korean, and Braille without a dot.
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
# Accents above and below one letter; more would climb over the lines beside it.
MARKS = 4
# Who stands in for people, and follows those who are out of time.
STAND_IN = "fair"


# --- Talking --------------------------------------------------------------------------


async def chat(table: Table, client: Client, mid: str, request: protocol.Chat) -> None:
    row, held = table.row, table.held(client)
    if client.who in row.muted or (row.watchers_muted and not held and client.who != row.host):
        raise Refusal("not-allowed", "server-silenced")
    if client.who in row.removed and not held:
        raise Refusal("not-allowed", "server-removed")
    if not table.may_speak(client):
        raise Refusal("too-fast", "server-one-after-the-other")
    text = plain(request.text)
    if not text:
        raise Refusal("bad-message", "server-nothing-said")
    name = row.seats[held[0]].name if held else client.name
    entry = protocol.ChatEntry(held[0] if held else None, name, text, now())
    await table.save(WasSaid(client.who, mid, entry))
    table.chat = [*table.chat, (table.version, entry)][-CHAT_KEPT:]
    head = table.head()
    table.tell(lambda _: protocol.Chatted(*head, entry))


async def mute(table: Table, client: Client, mid: str, request: protocol.Mute) -> None:
    """The host silences a seat, or all who only watch; or lets them speak again."""
    _check_host(table, client)
    row = table.row
    if request.seat is None:
        row.watchers_muted = request.muted
    else:
        guest = _seat_of(table, request.seat).guest
        if guest is None or guest == row.host:
            raise Refusal("not-allowed", "server-nobody-to-silence")
        row.muted = [each for each in row.muted if each != guest]
        if request.muted:
            row.muted.append(guest)
    await reseat(table, client.who, mid, request.seat or 0, "mute")


async def report(table: Table, client: Client, mid: str, request: protocol.Report) -> None:
    """Tell the host, and whoever runs the server, that somebody misbehaves."""
    if not table.held(client):
        raise Refusal("not-your-seat", "server-only-seated-report")
    if not table.may_speak(client):
        raise Refusal("too-fast", "server-one-after-the-other")
    about = None if request.seat is None else _seat_of(table, request.seat).name
    name = table.row.seats[table.held(client)[0]].name
    entry = protocol.Complaint(name, request.seat, about, plain(request.text), now())
    table.row.reports = [*table.row.reports, entry][-REPORTS_KEPT:]
    log.warning(
        "reported",
        extra={"table": table.id, "by": client.who, "seat": request.seat, "text": entry.text},
    )
    await table.save(WasSeated(client.who, mid, request.seat or 0, "report"))
    table.tell_seats()


# --- Sitting --------------------------------------------------------------------------


async def seat_player(table: Table, client: Client, mid: str, request: protocol.SeatPlayer) -> None:
    host = client.who == table.row.host
    held = table.held(client)
    if not held and not host:
        raise Refusal("not-allowed", "server-only-seated-decide")
    seat = _seat_of(table, request.seat)
    if seat.guest == HISTORY:
        raise Refusal("not-allowed", "server-history")
    _check_running(table)
    if request.player == "bot":
        _seat_bot(table, request, seat, request.seat in held, host)
    else:
        if seat.bot is None:
            raise Refusal("not-allowed", "server-no-bot-there")
        table.clocks.check_return(request.seat)
        if seat.guest is None:
            if not host:
                raise Refusal("not-allowed", "server-only-host")
            seat.name = f"Seat {request.seat + 1}"
        seat.bot = None
    await reseat(table, client.who, mid, request.seat, request.player)


def _seat_bot(
    table: Table, request: protocol.SeatPlayer, seat: Seat, is_own: bool, host: bool
) -> None:
    name = request.bot or STAND_IN
    if name not in table.lobby.bot_names():
        raise Refusal("bad-message", "server-no-such-bot", detail=name)
    if seat.kind == "person" and not is_own:
        _check_absent(table, request.seat)
    if seat.kind != "person" and not host and not is_own:
        raise Refusal("not-allowed", "server-only-host")
    others = [each for each in table.row.seats if each is not seat]
    if all(each.bot is not None for each in others) and not table.lobby.may_play_alone():
        raise Refusal("too-fast", "server-bots-alone")
    # A person whom a bot stands in for keeps the name.
    seat.bot = name
    if seat.guest is None:
        _name_bot(table, seat)


async def remove(table: Table, client: Client, mid: str, request: protocol.Remove) -> None:
    """The host frees the seat of somebody who does not play."""
    _check_host(table, client)
    seat = _seat_of(table, request.seat)
    if seat.guest in (None, HISTORY, table.row.host):
        raise Refusal("not-allowed", "server-nobody-to-remove")
    _check_running(table)
    if table.has_chosen(request.seat) and not table.is_silent(request.seat):
        _check_absent(table, request.seat)
    guest = seat.guest
    assert guest is not None
    table.row.removed.append(guest)
    for number in table.seats_of(guest):
        _free(table, number)
    await reseat(table, client.who, mid, request.seat, "remove")


async def leave(table: Table, client: Client, mid: str) -> None:
    held = table.held(client)
    if not held:
        raise Refusal("not-your-seat", "server-not-seated")
    _check_running(table)
    for number in held:
        _free(table, number)
        table.row.seats[number].deserted = table.row.seats[number].bot is None
    if client.who == table.row.host:
        table.row.host = table.heir() or ""
    await reseat(table, client.who, mid, held[0], "leave")


def _free(table: Table, number: int) -> None:
    seat = table.row.seats[number]
    seat.guest = None
    seat.nonce, seat.used = new_nonce(), ""
    if seat.bot is None:
        seat.name = f"Seat {number + 1}"
    else:
        # A bot that stands in for somebody who is gone plays on as itself.
        _name_bot(table, seat)


def _name_bot(table: Table, seat: Seat) -> None:
    assert seat.bot is not None
    seat.name, seat.bot = seated(seat.bot, [each.name for each in table.row.seats])


async def pass_host(table: Table) -> None:
    """Somebody who is there follows a host who is gone."""
    heir = table.heir()
    if heir is not None and table.is_host_gone():
        table.row.host = heir
        await reseat(table, heir, "", 0, "host")


async def take_seat(table: Table, who: str, name: str, number: int, nonce: str | None) -> None:
    """Sit down on a free seat: with its link's nonce, or without one at an open table."""
    row = table.row
    if number >= len(row.seats):
        raise RequestError(404, "not-found", "server-no-such-seat", number=number + 1)
    seat = row.seats[number]
    if seat.guest == who:
        return
    if who in row.removed:
        raise RequestError(403, "not-allowed", "server-removed")
    if table.is_done:
        raise RequestError(409, "not-allowed", "server-over")
    if table.is_full:
        raise RequestError(409, "not-allowed", "server-table-full")
    if seat.kind != "open":
        raise RequestError(409, "not-allowed", "server-seat-taken")
    if nonce is None and not row.open and seat.kept != who:
        raise RequestError(403, "not-allowed", "server-private")
    if nonce is not None and nonce != seat.nonce:
        raise RequestError(403, "not-allowed", "server-link-old")
    if nonce is None and seat.kept not in ("", who):
        raise RequestError(403, "not-allowed", "server-seat-kept", name=seat.name)
    # The link was used: whoever saw it finds nothing behind it.
    seat.guest, seat.name, seat.nonce, seat.used = who, name, new_nonce(), nonce or ""
    seat.kept, seat.deserted = "", False
    for other in row.seats:
        # Who sat at one screen with others does so again.
        if other.kept == who:
            other.guest, other.kept = who, ""
    row.host = row.host or who
    await reseat(table, who, "", number, "join")


async def rename(table: Table, who: str, name: str) -> None:
    """A guest goes by another name; further people at the guest's screen keep theirs."""
    held = table.seats_of(who)
    if held and table.row.seats[held[0]].name != name and not table.is_full:
        table.row.seats[held[0]].name = name
        await reseat(table, who, "", held[0], "rename")


async def reseat(table: Table, who: str, mid: str, seat: int, what: str) -> None:
    """Save who sits where, and tell everybody what they play and may see now."""
    await table.save(WasSeated(who, mid, seat, what))
    table.bots.forget()
    table.tell_seats()
    table.tell_moved(table.match.ply)


def _check_host(table: Table, client: Client) -> None:
    if client.who != table.row.host:
        raise Refusal("not-allowed", "server-only-host")


def _check_running(table: Table) -> None:
    """Who sat at a game that is over is part of what is kept of it."""
    if table.is_done:
        raise Refusal("game-over", "server-over")


def _seat_of(table: Table, number: int) -> Seat:
    if number >= len(table.row.seats):
        raise Refusal("bad-message", "server-no-such-seat", number=number + 1)
    return table.row.seats[number]


def _check_absent(table: Table, number: int) -> None:
    """Refusal unless whoever holds the seat is gone, and has been for a while."""
    name, absent = table.row.seats[number].name, table.lobby.settings.absent
    if table.is_here(number):
        raise Refusal("not-allowed", "server-is-here", name=name)
    if isinstance(table.row.pace, protocol.Days) and table.clocks.have_begun:
        raise Refusal("not-allowed", "server-by-days", name=name)
    if table.absent_for(number) < absent:
        raise Refusal("not-allowed", "server-may-come-back", name=name, seconds=math.ceil(absent))


def plain(text: str) -> str:
    """Text on one line, all of which shows: no control characters, nothing that turns the line
    around, no blank letters, no accents without a letter or in heaps."""
    kept: list[str] = []
    marks = MARKS
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)[0]
        if char.isspace() or char in BLANK:
            char, marks = " ", MARKS
        elif kind == "C":
            continue
        elif kind == "M":
            if marks == MARKS:
                continue
            marks += 1
        else:
            marks = 0
        kept.append(char)
    return " ".join("".join(kept).split())
