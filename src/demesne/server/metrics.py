"""Figures for whoever runs the server, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP: Final = {
    "demesne_moves_total": "Choices carried out, of people and bots.",
    "demesne_refusals_total": "Messages refused, by error.",
    "demesne_messages_total": "Messages received over sockets.",
    "demesne_troubles_total": "Unforeseen errors, each with a trace in the log.",
    "demesne_tables_made_total": "Tables set up.",
    "demesne_message_seconds": "From reading a message to having its answers queued.",
    "demesne_bot_seconds": "What a bot thinks about one choice.",
    "demesne_wake_seconds": "From the store to a table that is awake.",
    "demesne_tables_awake": "Tables in memory.",
    "demesne_tables_aside": "Tables that could not be read since the start; the log says why.",
    "demesne_sockets": "Open sockets.",
    "demesne_connections": "Open connections of any kind.",
    "demesne_turned_away_total": "Connections closed at once: there were too many.",
    "demesne_store_writes_total": "Transactions asked for.",
    "demesne_store_commits_total": "Commits they were gathered in.",
}

# Shown as 0 before they are counted for the first time.
COUNTERS: Final = (
    *("demesne_moves_total", "demesne_messages_total"),
    *("demesne_troubles_total", "demesne_tables_made_total"),
)


class Metrics:
    """Counters, histograms, and gauges read when asked for."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], float] = defaultdict(float)
        for name in COUNTERS:
            self._counts[name, ""] = 0
        self._buckets: dict[str, list[int]] = {}
        self._sums: dict[str, float] = defaultdict(float)
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def count(self, name: str, **labels: str) -> None:
        text = ",".join(f'{label}="{value}"' for label, value in labels.items())
        self._counts[name, f"{{{text}}}" if text else ""] += 1

    def observe(self, name: str, value: float) -> None:
        buckets = self._buckets.setdefault(name, [0] * (len(BOUNDS) + 1))
        buckets[bisect_left(BOUNDS, value)] += 1
        self._sums[name] += value

    def gauge(self, name: str, read: Callable[[], float], kind: str = "gauge") -> None:
        self._gauges[name] = kind, read

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counts}):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} counter"]
            for (other, labels), count in sorted(self._counts.items()):
                if other == name:
                    lines.append(f"{name}{labels} {count:g}")
        for name, (kind, read) in sorted(self._gauges.items()):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} {kind}"]
            lines.append(f"{name} {read():g}")
        for name, buckets in sorted(self._buckets.items()):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} histogram"]
            total = 0
            for bound, count in zip((*BOUNDS, "+Inf"), buckets, strict=True):
                total += count
                lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"{name}_sum {self._sums[name]:.6f}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"
