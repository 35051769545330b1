"""What a client may request at a table, and what becomes of it.

Every request is carried out and answered with `done`, or refused with its reason and a
fresh picture. Nothing is repaired, replaced or ignored.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from demesne.bots.rollout import next_own
from demesne.core.change import Change
from demesne.core.errors import GameOver, RulesError, StalePly
from demesne.core.state import State
from demesne.server import company, journal, protocol, school, visible
from demesne.server.clients import Client
from demesne.server.errors import Refusal
from demesne.server.store import WasMoved, WasSeated, WasUndone

if TYPE_CHECKING:
    from demesne.server.table import Table


async def carry_out(
    table: Table, client: Client, message: protocol.ClientMessage
) -> Refusal | None:
    """One message, from reading it to its answer; the refusal, if that was it."""
    try:
        # Only what changes the table is remembered; a look may be repeated.
        is_question = message.look is not None or message.weigh is not None
        if is_question or not table.carried.has(client.who, message.id):
            try:
                await _grant(table, client, message)
            except RulesError as error:
                raise visible.refusal(table.match, error) from error
    except Refusal as refusal:
        await refuse(table, client, message.id, refusal)
        return refusal
    if not is_question:
        client.send(protocol.ENCODER.encode(protocol.Done(*table.head(), message.id)))
    return None


async def refuse(table: Table, client: Client, mid: str | None, refusal: Refusal) -> None:
    """Say no. Only ever in the table's turn: in between, it may know more than is saved."""
    table.lobby.metrics.count("demesne_refusals_total", error=refusal.error)
    # No picture for floods and unreadable messages: it would multiply them.
    noise = refusal.error in ("too-fast", "too-large", "bad-message")
    wants_picture = not noise and client.pictures.take()
    fresh = table.picture(client) if wants_picture else None
    answer = protocol.Refused(
        *table.head(), mid, refusal.error, refusal.text, refusal.reason, fresh
    )
    client.send(protocol.ENCODER.encode(answer))


async def _grant(table: Table, client: Client, message: protocol.ClientMessage) -> None:
    request = message.request()
    if request is None:
        raise Refusal("bad-message", "server-one-thing")
    if table.is_full and not isinstance(request, FEW):
        raise Refusal("not-allowed", "server-table-full")
    school.check_alone(table, message)
    work = WORK.get(type(request))
    if work is not None:
        await work(table, client, message.id, request)
    elif message.leave is not None:
        await company.leave(table, client, message.id)


# --- Choosing -------------------------------------------------------------------------


async def _choose(table: Table, client: Client, mid: str, request: protocol.Choose) -> None:
    match = table.match
    played = table.played(client)
    if request.seat is not None:
        if request.seat not in played:
            raise Refusal("not-your-seat", "server-not-your-seat", number=request.seat + 1)
        played = [request.seat]
    if not played:
        raise Refusal("not-your-seat", "server-no-seat-played")
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
            with school.choosing(table, seat, choice, window):
                changes.append(match.choose(choice, seat, ply, window))
            ply = match.question_of(seat)
    finally:
        if changes:
            await _keep(table, who, mid, changes, seat, window is not None)


async def _keep(
    table: Table, who: str, mid: str, changes: list[Change], by: int, window: bool
) -> None:
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
    await table.save(event, start, by, window)
    table.lobby.metrics.count("demesne_moves_total")
    table.tell_moved(start, last.only)


async def _undo(table: Table, client: Client, mid: str, request: protocol.Undo) -> None:
    table.check_playable()
    match = table.match
    played = table.played(client)
    if not played:
        raise Refusal("not-your-seat", "server-no-seat-played")
    if match.over:
        raise GameOver("")
    if request.ply != match.ply:
        raise StalePly("")
    seat = table.may_undo(played)
    if seat is None and not all(map(table.clocks.may_undo, played)):
        raise Refusal("undo-refused", "server-no-time-to-undo")
    change = match.undo(played[0] if seat is None else seat, table.bots_seats(), whole=request.turn)
    assert change.undone is not None
    school.taken_back(table)
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


async def _learn(table: Table, client: Client, mid: str, request: protocol.Learn) -> None:
    """On to the next step. A choice that is passed over is made for the pupil."""
    played = table.played(client)
    course = table.course
    if course is None or course.lesson.seat not in played:
        raise Refusal("not-allowed", "server-no-lesson")
    if request.step != len(course.marks):
        raise Refusal("stale-ply", "server-step-done")
    seat = course.lesson.seat
    chosen = school.choice_for(table) if request.do == "skip" else None
    if chosen is not None:
        # Questions that come before the one that is meant are answered too.
        while chosen is not None and len(course.marks) == request.step:
            await choose(table, client.who, mid, seat, table.match.question_of(seat), [chosen])
            mid, chosen = "", school.choice_for(table)
        return
    school.read_on(table, request.do == "end")
    await table.save(WasSeated(client.who, mid, seat, "lesson"))
    table.tell_moved(table.match.ply)


async def _weigh(table: Table, client: Client, mid: str, request: protocol.Weigh) -> None:
    seat = next((each for each in table.played(client) if each in table.waiting()), None)
    if seat is None:
        raise Refusal("not-your-seat", "server-no-seat-played")
    if request.ply != table.match.question_of(seat):
        raise StalePly("")
    hands_on = table.match.hands_on(request.choice, seat)
    answer = protocol.Weighed(*table.head(), mid, hands_on)
    client.send(protocol.ENCODER.encode(answer))


async def _look(table: Table, client: Client, mid: str, request: protocol.Look) -> None:
    match = table.match
    held = table.held(client)
    eye = held[0] if len(held) == 1 else None
    if request.seat is not None:
        if request.seat >= match.seats:
            raise Refusal("bad-message", "server-no-such-seat", number=request.seat + 1)
        if request.seat not in held and not match.over:
            raise Refusal("not-your-seat", "server-others-eyes")
        eye = request.seat
    records = match.records if eye is None else match.records + match.pending.get(eye, [])
    if request.ply > len(records):
        raise Refusal("stale-ply", "server-ply-to-come", ply=len(records), asked=request.ply)
    snapshot = await table.milestone(request.ply)
    state = journal.position(table.game, table.row, records, snapshot, request.ply)
    if request.tried:
        if not match.over or request.ply == len(records):
            raise Refusal("bad-message", "server-tried-later")
        _try_out(state, records[request.ply].seat, request.tried)
    answer = protocol.Looked(
        table.id, table.version, request.ply, mid, table.game.view(state, eye), eye
    )
    client.send(protocol.ENCODER.encode(answer))


def _try_out(state: State, seat: int, answers: list[protocol.Given]) -> None:
    """Give these answers in place of those that were given, and what is forced in between."""
    state.turn_to(seat)
    for answer in answers:
        decision = next_own(state, seat)
        is_asked = decision is not None and type(decision).__name__ == answer.decision
        choice = decision.find(answer.ref) if decision is not None and is_asked else None
        if decision is None or choice is None or choice not in decision.options(state):
            raise Refusal("bad-message", "server-not-to-be-tried", answer=answer.ref)
        state.choose(choice)
    state.advance()


# What adds nothing to what is kept, or only so much as the game itself.
FEW: Final = (protocol.Choose, protocol.Weigh, protocol.Look, protocol.Nothing)

WORK: Final[dict[type[Struct], Callable[..., Awaitable[None]]]] = {
    protocol.Choose: _choose,
    protocol.Undo: _undo,
    protocol.Weigh: _weigh,
    protocol.Look: _look,
    protocol.Learn: _learn,
    protocol.Chat: company.chat,
    protocol.Mute: company.mute,
    protocol.Report: company.report,
    protocol.SeatPlayer: company.seat_player,
    protocol.Remove: company.remove,
}
