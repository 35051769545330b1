"""The thread that writes: one transaction for all that arrived meanwhile.

Each write has a savepoint of its own, so that one that fails takes no other with it.
Whoever waits for a write hears of it after the commit. A write that was asked for is
done, also when nobody waits for it any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from typing import Any, Final

from demesne.server.logs import log

BATCH: Final = 256
Work = Callable[[sqlite3.Connection], Any]


class Asked:
    """A write, and who waits for it."""

    __slots__ = ("future", "loop", "work")

    def __init__(self, work: Work) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()

    def settle(self, error: BaseException | None) -> None:
        # The loop is closed when the server stops before the answer is there.
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._settle, error)

    def _settle(self, error: BaseException | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


class Writer:
    """Owns the one connection that writes."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._queue: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self.batches = 0
        self.writes = 0
        self._thread = threading.Thread(target=self._run, name="demesne-store", daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def write(self, work: Work) -> Awaitable[None]:
        asked = Asked(work)
        self._queue.put(asked)
        return asked.future

    def close(self) -> None:
        """Finish what is queued, then let go of the file."""
        self._queue.put(None)
        self._thread.join(10)

    def _run(self) -> None:
        is_open = True
        while is_open:
            batch: list[Asked] = []
            item = self._queue.get()
            while item is not None:
                batch.append(item)
                if len(batch) == BATCH:
                    break
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
            is_open = item is not None
            if batch:
                self._commit(batch)
        self._db.close()

    def _commit(self, batch: list[Asked]) -> None:
        self.batches += 1
        self.writes += len(batch)
        try:
            self._all_at_once(batch)
        except Exception:
            self._one_by_one(batch)

    def _all_at_once(self, batch: list[Asked]) -> None:
        """As almost always: none fails. A savepoint for each would take as long as the write."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for asked in batch:
                asked.work(self._db)
            self._db.execute("COMMIT")
        except Exception:
            self._roll_back()
            raise
        for asked in batch:
            asked.settle(None)

    def _one_by_one(self, batch: list[Asked]) -> None:
        """One of them fails: find out which, and do the others."""
        done: list[Asked] = []
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for asked in batch:
                error = self._do(asked.work)
                if error is None:
                    done.append(asked)
                else:
                    asked.settle(error)
            self._db.execute("COMMIT")
        except Exception as error:
            log.error("write-failed", extra={"error": str(error), "writes": len(batch)})
            self._roll_back()
            for asked in batch:
                asked.settle(error)
            return
        for asked in done:
            asked.settle(None)

    def _roll_back(self) -> None:
        # A full disk has ended the transaction already.
        with contextlib.suppress(sqlite3.Error):
            self._db.execute("ROLLBACK")

    def _do(self, work: Work) -> Exception | None:
        """Do one write, or leave no trace of it."""
        self._db.execute("SAVEPOINT one")
        try:
            work(self._db)
        except Exception as error:
            if not self._db.in_transaction:
                # A full disk ends the whole transaction.
                raise
            self._db.execute("ROLLBACK TO one")
            self._db.execute("RELEASE one")
            return error
        self._db.execute("RELEASE one")
        return None
