"""How fast anybody may go: buckets that fill by themselves."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """Holds at most `size` tokens and gains `rate` of them a second."""

    __slots__ = ("level", "rate", "size", "stamp")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.stamp = time.monotonic()

    def take(self) -> bool:
        """One token, if there is one."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.stamp) * self.rate)
        self.stamp = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    def pause(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, (1.0 - self.level) / self.rate)


class Buckets:
    """One bucket for each of the addresses seen last."""

    def __init__(self, rate: float, size: float, most: int = 10_000) -> None:
        self.rate = rate
        self.size = size
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.size)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class Counts:
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        count = self._counts.get(address, 0)
        if count >= self.most:
            return False
        self._counts[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        count = self._counts.get(address, 0) - 1
        if count > 0:
            self._counts[address] = count
        else:
            self._counts.pop(address, None)
