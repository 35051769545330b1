"""Structured logs: one JSON object a line, on standard error."""

from __future__ import annotations

import contextlib
import logging
import sys
import traceback
from collections.abc import Iterator
from typing import Final

import msgspec

log: Final = logging.getLogger("demesne.server")
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """time, level, event; then whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


@contextlib.contextmanager
def to_stderr(level: int = logging.INFO) -> Iterator[None]:
    """While a server runs; then logging is as it was."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    # Every step of a server's life is ours to report.
    levels = {"demesne.server": level, "uvicorn.error": logging.WARNING, "opentelemetry": level}
    before = []
    for name, least in levels.items():
        logger = logging.getLogger(name)
        before.append((logger, logger.handlers, logger.level, logger.propagate))
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
    try:
        yield
    finally:
        for logger, handlers, least, propagates in before:
            logger.handlers, logger.propagate = handlers, propagates
            logger.setLevel(least)
