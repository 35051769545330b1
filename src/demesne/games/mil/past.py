"""Logs of older rules, as those of today write them.

By rules 1 an offer was taken back by a line of its own, any number of cubes at a time.
What was taken back left no trace on the table, so it is left out.
"""

from __future__ import annotations

from demesne.core.log import Log, Record
from demesne.games.mil.offers import MakeOffer


def modernised(log: Log) -> Log:
    """A log of rules 1 as one of rules 2. The key of its last position means nothing now."""
    kept: list[Record] = []
    dropping: set[int] = set()
    # From the end: everything a seat put together before it took it back, up to the offer
    # that it sealed before.
    for record in reversed(log.records):
        if record.kind == MakeOffer.__name__:
            if record.ref == "take-back":
                dropping.add(record.seat)
            elif record.ref == "seal":
                dropping.discard(record.seat)
            if record.seat in dropping:
                continue
        kept.append(record)
    return Log(log.game, 2, log.seats, log.components, log.options, log.players, kept[::-1])
