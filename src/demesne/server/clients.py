"""Who is connected to a table, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from demesne.server.limits import Bucket
from demesne.server.pieces import Pieces
from demesne.server.protocol import TOO_SLOW
from demesne.server.settings import Limits

# What was said last; older talk stays in the store.
CHAT_KEPT: Final = 200


class Outboxes:
    """What waits to be sent, to all clients together."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0


class Client:
    """One socket. `who` is a guest, or a program that holds the token of a seat."""

    def __init__(
        self,
        who: str,
        name: str,
        address: str,
        limits: Limits,
        outboxes: Outboxes,
        wants_changes: bool = False,
    ) -> None:
        self.outboxes = outboxes
        self.who = who
        self.name = name
        self.address = address
        self.messages = Bucket(*limits.messages)
        self.pictures = Bucket(*limits.pictures)
        self.most = limits.outbox
        self.most_bytes = limits.outbox_bytes
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        # Bytes in the outbox.
        self.waiting = 0
        self.closed = False
        # The view it was sent last, where it wants to hear only what has changed since.
        self.wants_changes = wants_changes
        self.shown: Pieces | None = None

    def show(self, pieces: Pieces) -> Pieces:
        """These are what it sees from now on."""
        self.shown = pieces if self.wants_changes else None
        return pieces

    def send(self, body: bytes) -> None:
        """Queue a message; a client that does not read is cut off and may come again."""
        if self.closed:
            return
        is_full = self.outbox.qsize() >= self.most
        is_much = self.waiting + len(body) > self.most_bytes
        are_full = self.outboxes.bytes + len(body) > self.outboxes.most
        # One message alone is never too much.
        if is_full or (self.waiting and (is_much or are_full)):
            self.drop_waiting()
            self.close(TOO_SLOW)
        else:
            self._count(len(body))
            self.outbox.put_nowait(body)

    async def next(self) -> bytes | int:
        """What is to be sent next, or the code to close with."""
        item = await self.outbox.get()
        if isinstance(item, bytes):
            self._count(-len(item))
        return item

    def close(self, code: int) -> None:
        if not self.closed:
            self.closed = True
            self.outbox.put_nowait(code)

    def drop_waiting(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self._count(-self.waiting)

    def _count(self, more: int) -> None:
        self.waiting += more
        self.outboxes.bytes += more


class Carried:
    """Messages that were carried out, so that one that comes again is only answered.

    The last 64 of each sender, the last 64 senders.
    """

    PER_SENDER = 64
    SENDERS = 64

    def __init__(self, messages: list[tuple[str, str]]) -> None:
        self._senders: OrderedDict[str, OrderedDict[str, None]] = OrderedDict()
        for who, mid in messages:
            self.add(who, mid)

    def add(self, who: str, mid: str) -> None:
        sent = self._senders.setdefault(who, OrderedDict())
        self._senders.move_to_end(who)
        sent[mid] = None
        if len(sent) > self.PER_SENDER:
            sent.popitem(last=False)
        if len(self._senders) > self.SENDERS:
            self._senders.popitem(last=False)

    def has(self, who: str, mid: str) -> bool:
        return mid in self._senders.get(who, ())


# What a message is encoded for: the seats a client holds, and whether it is the host's.
Group = tuple[tuple[int, ...], bool]
