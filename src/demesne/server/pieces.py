"""A view cut into pieces, so that a move sends only those that have changed.

A piece is what stands under a key of the view, or one step further down where that is an
object or a list of larger things: a seat, a place on the map. They are kept encoded: that
takes a fifth of the memory, and a move's message is put together from them.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

ENCODE = msgspec.json.Encoder().encode
Cut: TypeAlias = bytes | list[bytes] | dict[str, bytes]


class Pieces:
    """A view, as it was sent to somebody."""

    __slots__ = ("_pieces",)

    def __init__(self, view: dict[str, Any]) -> None:
        self._pieces: dict[str, Cut] = {key: _cut(value) for key, value in view.items()}

    def whole(self) -> msgspec.Raw:
        return msgspec.Raw(_joined({key: _whole(cut) for key, cut in self._pieces.items()}))

    def since(self, before: Pieces) -> msgspec.Raw | None:
        """`[path, value]` for all that is not as it was; None where that cannot be told so."""
        old = before._pieces
        if old.keys() != self._pieces.keys():
            return None
        changed: list[bytes] = []
        for key, now in self._pieces.items():
            was = old[key]
            if now == was:
                continue
            if isinstance(now, dict) and isinstance(was, dict) and now.keys() == was.keys():
                changed += [_at([key, k], now[k]) for k in now if now[k] != was[k]]
            elif isinstance(now, list) and isinstance(was, list) and len(now) == len(was):
                changed += [_at([key, i], now[i]) for i in range(len(now)) if now[i] != was[i]]
            else:
                changed.append(_at([key], _whole(now)))
        return msgspec.Raw(b"[" + b",".join(changed) + b"]")


def _cut(value: Any) -> Cut:
    if isinstance(value, dict) and value and all(isinstance(key, str) for key in value):
        return {key: ENCODE(each) for key, each in value.items()}
    if isinstance(value, list) and value and isinstance(value[0], dict | list):
        return [ENCODE(each) for each in value]
    return ENCODE(value)


def _whole(cut: Cut) -> bytes:
    if isinstance(cut, bytes):
        return cut
    return _joined(cut) if isinstance(cut, dict) else b"[" + b",".join(cut) + b"]"


def _joined(pieces: dict[str, bytes]) -> bytes:
    return b"{" + b",".join([ENCODE(key) + b":" + each for key, each in pieces.items()]) + b"}"


def _at(path: list[str | int], value: bytes) -> bytes:
    return b"[" + ENCODE(path) + b"," + value + b"]"
