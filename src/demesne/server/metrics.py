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
    "demesne_clocks_out_total": "Seats that were out of time, by what became of it.",
    "demesne_pushes_total": "Browsers told of a turn, by what became of it.",
    "demesne_clocks_running": "Tables in memory at which a clock runs.",
    "demesne_message_seconds": "From reading a message to having its answers queued.",
    "demesne_bot_seconds": "What a bot thinks about one choice.",
    "demesne_bot_workers": "Processes in which bots think.",
    "demesne_bots_thinking": "Questions that workers think about.",
    "demesne_bots_waiting": "Questions that wait for a worker.",
    "demesne_bots_hurried_total": "Answers a fair bot gave for one that had none in time, by why.",
    "demesne_bot_worker_deaths_total": "Workers that died unasked.",
    "demesne_analyses_running": "Finished games that are looked at now.",
    "demesne_thoughts_waiting": "Hints and pieces of analyses asked of their processes.",
    "demesne_wake_seconds": "From the store to a table that is awake.",
    "demesne_tables_awake": "Tables in memory.",
    "demesne_tables_aside": "Tables that could not be read since the start; the log says why.",
    "demesne_sockets": "Open sockets.",
    "demesne_unsent_bytes": "What waits to be sent over sockets.",
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


COUNTER, GAUGE, HISTOGRAM = "counter", "gauge", "histogram"
Labels = tuple[tuple[str, str], ...]


def kind_of(name: str) -> str:
    """By their names one knows them."""
    if name.endswith("_total"):
        return COUNTER
    return HISTOGRAM if name.endswith("_seconds") else GAUGE


class Metrics:
    """Counters, histograms, and gauges read when asked for."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, Labels], float] = defaultdict(float)
        for name in COUNTERS:
            self._counts[name, ()] = 0
        self._buckets: dict[str, list[int]] = {}
        self._sums: dict[str, float] = defaultdict(float)
        self._gauges: dict[str, Callable[[], float]] = {}
        # Who also wants to know what is observed.
        self.listener: Callable[[str, float], None] | None = None

    def count(self, name: str, **labels: str) -> None:
        self._counts[name, tuple(labels.items())] += 1

    def observe(self, name: str, value: float) -> None:
        buckets = self._buckets.setdefault(name, [0] * (len(BOUNDS) + 1))
        buckets[bisect_left(BOUNDS, value)] += 1
        self._sums[name] += value
        if self.listener is not None:
            self.listener(name, value)

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def values(self, name: str) -> list[tuple[dict[str, str], float]]:
        """A counter or a gauge, with its labels. Any thread may ask."""
        if name in self._gauges:
            return [({}, self._gauges[name]())]
        counts = list(self._counts.items())
        return [(dict(labels), count) for (other, labels), count in counts if other == name]

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self._counts}) + sorted(self._gauges):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} {kind_of(name)}"]
            for labels, value in sorted(self.values(name), key=str):
                text = ",".join(f'{label}="{word}"' for label, word in labels.items())
                lines.append(f"{name}{{{text}}} {value:g}" if text else f"{name} {value:g}")
        for name, buckets in sorted(self._buckets.items()):
            lines += [f"# HELP {name} {HELP.get(name, name)}", f"# TYPE {name} histogram"]
            total = 0
            for bound, count in zip((*BOUNDS, "+Inf"), buckets, strict=True):
                total += count
                lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"{name}_sum {self._sums[name]:.6f}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"
