"""The results as pictures, PNG and SVG, in the colours of the page.

What stands in a picture is words of the door that asked for it: `say` gives them by key.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from demesne.arena import statistics
from demesne.arena.errors import ArenaError
from demesne.arena.ratings import Rating
from demesne.arena.results import Result

Say = Callable[..., str]

# The page's tokens, light.
PAPER, INK, SOFT, RULE, FILL = "#FDF9F0", "#2A221C", "#5A4B3F", "#CBBC9F", "#CFC3AB"
# The families', for lines that stand beside each other.
COLOURS: Final = ("#25589C", "#B4332A", "#77458C", "#7D4F2D", "#5E8F31")
STYLE: Final[Any] = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "axes.edgecolor": RULE,
    "axes.labelcolor": SOFT,
    "axes.titlecolor": INK,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "font.family": ["Alegreya Sans", "Noto Sans CJK JP", "DejaVu Sans"],
    "font.size": 10,
    "legend.frameon": False,
    # The same results make the same file.
    "svg.hashsalt": "demesne",
    # Letters as text, not as outlines: a tenth of the size.
    "svg.fonttype": "none",
}
# Without the hour of day, so that the same results make the same file.
UNDATED: Final = {"svg": {"Date": None}, "png": {"Software": None}}


class Painter:
    """Draws into a folder: `NAME.png` and `NAME.svg`, or SVG alone."""

    def __init__(self, folder: Path, say: Say, kinds: Sequence[str] = ("png", "svg")) -> None:
        if importlib.util.find_spec("matplotlib") is None:
            raise ArenaError("arena-no-stats")
        import logging

        # A font that is not here is no news: the next of the list is taken.
        logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
        self.folder = folder
        self.say = say
        self.kinds = kinds
        self.written: list[Path] = []

    def ratings(self, rated: Sequence[Rating], name: str = "ratings") -> None:
        with self._axes(name, (7, 0.6 + 0.42 * len(rated)), "arena-plot-ratings") as axes:
            for row, rating in enumerate(reversed(rated)):
                # A bound has no interval: it may be any amount weaker, or stronger.
                width = 0.0 if rating.bound else rating.high - rating.low
                axes.barh(row, width, left=rating.low, height=0.5, color=FILL, edgecolor=INK)
                axes.plot([rating.points] * 2, [row - 0.38, row + 0.38], color=INK, linewidth=2.4)
            axes.set_yticks(range(len(rated)), [rating.bot for rating in reversed(rated)])
            axes.grid(axis="x", color=RULE, linewidth=0.7)
            axes.set_axisbelow(True)

    def scores(self, results: Sequence[Result], name: str = "scores") -> None:
        """A ridge of points for each bot."""
        bots = statistics.names(results)
        every = statistics.scores_of(results)
        width = max(1, (max(every) - min(every)) // 40)
        with self._axes(name, (7, 0.8 + 0.7 * len(bots)), "arena-plot-scores") as axes:
            for row, bot in enumerate(bots):
                own = statistics.scores_of(results, bot)
                counted = statistics.histogram(own, width)
                tallest = max(counted.values())
                edges = [*counted, max(counted) + width]
                heights = [row + 0.85 * count / tallest for count in counted.values()]
                axes.stairs(heights, edges, baseline=row, fill=True, color=FILL)
                axes.stairs(heights, edges, baseline=row, color=INK, linewidth=1.1)
                middle = statistics.mean(own).mean
                axes.plot([middle] * 2, [row, row + 0.8], color=INK, linestyle=":")
                axes.text(middle, row + 0.05, f" {middle:.1f}", fontweight="bold")
            axes.set_yticks(range(len(bots)), bots)

    def seats(self, results: Sequence[Result], name: str = "seats") -> None:
        """Share of wins by seat, measured from the fair share."""
        counts = statistics.tables(results)
        rows = sum(counts)
        with self._axes(name, (7, 0.9 + 0.36 * rows), "arena-plot-seats") as axes:
            labels: list[str] = []
            for count in counts:
                shares = statistics.wins_by_seat(statistics.finished(results, count))
                for seat, share in enumerate(shares):
                    row = len(labels)
                    off = [100 * (value - 1 / count) for value in share[:3]]
                    axes.barh(row, off[0], height=0.55, color=FILL, edgecolor=RULE)
                    axes.errorbar(
                        *(off[0], row),
                        xerr=[[off[0] - off[1]], [off[2] - off[0]]],
                        color=INK,
                        capsize=3,
                    )
                    labels.append(self.say("arena-plot-seat", seats=count, seat=seat + 1))
            axes.axvline(0, color=INK, linestyle=":")
            axes.set_yticks(range(len(labels)), labels)
            axes.invert_yaxis()
            axes.set_xlabel(self.say("arena-plot-seats-axis"))

    def lengths(self, results: Sequence[Result], name: str = "length") -> None:
        with self._axes(name, (7, 3), "arena-plot-length") as axes:
            for number, count in enumerate(statistics.tables(results)):
                plies = [result["plies"] for result in statistics.finished(results, count)]
                axes.hist(
                    plies,
                    bins=24,
                    histtype="step",
                    linewidth=1.6,
                    color=COLOURS[number % len(COLOURS)],
                    label=self.say("arena-plot-seats-count", seats=count),
                )
            axes.legend()
            axes.set_xlabel(self.say("arena-plot-length-axis"))

    def sources(self, results: Sequence[Result], name: str = "sources") -> None:
        """Mean points by line of the score sheet: winners beside the others."""
        won, lost = statistics.sources(results, True), statistics.sources(results, False)
        with self._axes(name, (7, 0.9 + 0.42 * len(won)), "arena-plot-sources") as axes:
            for row, part in enumerate(won):
                axes.barh(row - 0.2, _mean(won[part]), height=0.38, color=INK)
                axes.barh(row + 0.2, _mean(lost[part]), height=0.38, color=FILL, edgecolor=RULE)
            axes.set_yticks(range(len(won)), [self.say(f"part-{part}") for part in won])
            axes.invert_yaxis()
            axes.axvline(0, color=RULE)
            handles = axes.barh([0, 0], [0, 0], color=[INK, FILL])
            axes.legend(
                list(handles), [self.say("arena-plot-winners"), self.say("arena-plot-others")]
            )
            axes.set_xlabel(self.say("arena-plot-points"))

    def _axes(self, name: str, size: tuple[float, float], title: str) -> Any:
        return _Picture(self, name, size, title)


class _Picture:
    """One picture: drawn within the `with`, saved at its end."""

    def __init__(self, painter: Painter, name: str, size: tuple[float, float], title: str) -> None:
        self.painter = painter
        self.name = name
        self.size = size
        self.title = title

    def __enter__(self) -> Any:
        import matplotlib as mpl
        from matplotlib.figure import Figure

        self.style = mpl.rc_context(STYLE)
        self.style.__enter__()
        self.figure = Figure(self.size, layout="constrained")
        axes = self.figure.subplots()
        axes.set_title(self.painter.say(self.title))
        return axes

    def __exit__(self, *raised: Any) -> None:
        try:
            if raised[0] is None:
                self.painter.folder.mkdir(parents=True, exist_ok=True)
                for kind in self.painter.kinds:
                    path = self.painter.folder / f"{self.name}.{kind}"
                    self.figure.savefig(path, dpi=150, metadata=UNDATED[kind])
                    self.painter.written.append(path)
        finally:
            self.style.__exit__(*raised)


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0
