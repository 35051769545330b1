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
from demesne.arena.sources import named

Say = Callable[..., str]

# The page's tokens, light.
PAPER, INK, SOFT, RULE, FILL = "#FDF9F0", "#2A221C", "#5A4B3F", "#CBBC9F", "#CFC3AB"
# Seen on ink and on fill.
WHISKER: Final = "#94856F"
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

    def ratings(
        self, results: Sequence[Result], rated: Sequence[Rating], name: str = "ratings"
    ) -> None:
        size = (7, 1.25 + 0.42 * len(rated))
        with self._axes(name, size, "arena-plot-ratings", results) as axes:
            for row, rating in enumerate(rated):
                axes.plot([rating.points] * 2, [row - 0.3, row + 0.3], color=INK, linewidth=2.4)
                if rating.bound:
                    # It may be any amount weaker, or stronger: there is no interval.
                    way = -1 if rating.bound == "most" else 1
                    axes.annotate(
                        "",
                        xy=(rating.points, row),
                        xytext=(way * 26, 0),
                        textcoords="offset points",
                        arrowprops={"arrowstyle": "<|-", "color": INK, "linewidth": 1.2},
                    )
                elif rating.high > rating.low:
                    width = rating.high - rating.low
                    axes.barh(row, width, left=rating.low, height=0.44, color=FILL, edgecolor=INK)
                axes.text(
                    *(1.02, row, self._rating(rating)),
                    transform=axes.get_yaxis_transform(),
                    va="center",
                )
            axes.set_yticks(range(len(rated)), [rating.bot for rating in rated])
            axes.margins(x=0.08, y=0.06)
            axes.invert_yaxis()
            axes.grid(axis="x", color=RULE, linewidth=0.7)
            axes.set_axisbelow(True)
            axes.set_xlabel(self.say("arena-plot-ratings-axis"))

    def _rating(self, rating: Rating) -> str:
        if rating.is_anchor:
            told = self.say("arena-fixed")
        elif rating.bound:
            told = self.say(f"arena-bound-{rating.bound}")
        else:
            told = f"{rating.low:.0f}–{rating.high:.0f}"
        return f"{rating.points:.0f}  ({told})"

    def scores(
        self, results: Sequence[Result], rated: Sequence[Rating], name: str = "scores"
    ) -> None:
        """A ridge of points for each bot, the strongest on top."""
        every = {rating.bot: statistics.scores_of(results, rating.bot) for rating in rated}
        self._ridges(every, name, "arena-plot-scores", "arena-plot-scores-axis", results)

    def lengths(self, results: Sequence[Result], name: str = "length") -> None:
        """A ridge of lengths for each number of seats."""
        every = {
            self.say("arena-plot-seats-count", seats=count): [
                result["plies"] for result in statistics.finished(results, count)
            ]
            for count in statistics.tables(results)
        }
        self._ridges(every, name, "arena-plot-length", "arena-plot-length-axis", results)

    def _ridges(
        self,
        every: dict[str, list[int]],
        name: str,
        title: str,
        axis: str,
        results: Sequence[Result],
    ) -> None:
        """How often each value came, one curve of steps above the other, with its mean."""
        width = statistics.bin_width([*every.values()])
        size = (7, 1.35 + 0.62 * len(every))
        with self._axes(name, size, title, results) as axes:
            for row, own in enumerate(every.values()):
                base = len(every) - 1 - row
                counted = statistics.histogram(own, width)
                tallest = max(counted.values())
                edges = [*counted, max(counted) + width]
                heights = [base + 0.82 * count / tallest for count in counted.values()]
                axes.axhline(base, color=RULE, linewidth=0.8)
                axes.stairs(heights, edges, baseline=base, fill=True, color=FILL)
                axes.stairs(heights, edges, baseline=base, color=INK, linewidth=1.1)
                middle = statistics.mean(own).mean
                axes.plot([middle] * 2, [base, base + 0.82], color=INK, linestyle=":")
                axes.text(
                    *(1.02, base + 0.06, f"{middle:,.{0 if middle >= 100 else 1}f}"),
                    transform=axes.get_yaxis_transform(),
                    fontweight="bold",
                )
            axes.set_yticks([len(every) - 1 - row for row in range(len(every))], [*every])
            axes.tick_params(axis="y", length=0)
            axes.spines["left"].set_visible(False)
            axes.set_ylim(-0.02, len(every))
            axes.grid(axis="x", color=RULE, linewidth=0.5)
            axes.set_axisbelow(True)
            axes.set_xlabel(self.say(axis))

    def seats(self, results: Sequence[Result], name: str = "seats") -> None:
        """Share of wins by seat, measured from the fair share."""
        counts = statistics.tables(results)
        size = (7, 1.3 + 0.34 * (sum(counts) + 0.6 * len(counts)))
        with self._axes(name, size, "arena-plot-seats", results) as axes:
            rows: list[float] = []
            labels: list[str] = []
            row = 0.0
            for count in counts:
                shares = statistics.wins_by_seat(statistics.finished(results, count))
                for seat, share in enumerate(shares):
                    off = [100 * (value - 1 / count) for value in share[:3]]
                    axes.barh(row, off[0], height=0.6, color=FILL, edgecolor=RULE)
                    axes.errorbar(
                        *(off[0], row),
                        xerr=[[off[0] - off[1]], [off[2] - off[0]]],
                        color=INK,
                        capsize=3,
                        linewidth=1.6,
                    )
                    axes.text(
                        *(1.02, row, f"{100 * share.share:.1f} %"),
                        transform=axes.get_yaxis_transform(),
                        va="center",
                    )
                    rows.append(row)
                    labels.append(self.say("arena-plot-seat", seats=count, seat=seat + 1))
                    row += 1
                # A gap between tables of two sizes.
                row += 0.6
            axes.axvline(0, color=INK, linestyle=":")
            axes.set_yticks(rows, labels)
            axes.invert_yaxis()
            # As far to the left as to the right: which way it leans is read at a glance.
            most = max(abs(edge) for edge in axes.get_xlim())
            axes.set_xlim(-most, most)
            axes.set_xlabel(self.say("arena-plot-seats-axis"))

    def sources(self, results: Sequence[Result], name: str = "sources") -> None:
        """Mean points by where they came from: winners beside the others."""
        sides = (
            (statistics.sources(results, True), -0.21, INK, "arena-plot-winners"),
            (statistics.sources(results, False), 0.21, FILL, "arena-plot-others"),
        )
        parts = [*sides[0][0]]
        with self._axes(name, (7, 1.5 + 0.46 * len(parts)), "arena-plot-sources", results) as axes:
            for points, place, colour, label in sides:
                means = [statistics.mean(points[part]) for part in parts if points[part]]
                if not means:
                    continue
                rows = [row + place for row in range(len(parts))]
                widths = [each.mean for each in means]
                axes.barh(rows, widths, height=0.4, color=colour, label=self.say(label))
                axes.errorbar(
                    *(widths, rows),
                    xerr=[each.high - each.mean for each in means],
                    fmt="none",
                    ecolor=WHISKER,
                    elinewidth=1.3,
                    capsize=2,
                )
                for row, each in zip(rows, means, strict=True):
                    end = max(each.high, 0) if each.mean >= 0 else 0
                    axes.annotate(
                        *(f"{each.mean:.1f}", (end, row)),
                        xytext=(4, 0),
                        textcoords="offset points",
                        va="center",
                        fontsize=8.5,
                        color=SOFT,
                    )
            axes.set_yticks(range(len(parts)), [named(part, self.say) for part in parts])
            axes.tick_params(axis="y", length=0)
            axes.invert_yaxis()
            axes.axvline(0, color=RULE)
            axes.margins(x=0.08)
            axes.legend(
                loc="lower right", bbox_to_anchor=(1, 1), ncols=2, borderaxespad=0, fontsize=9
            )
            axes.set_xlabel(self.say("arena-plot-points"))

    def _axes(
        self, name: str, size: tuple[float, float], title: str, results: Sequence[Result]
    ) -> Any:
        seats = statistics.tables(results)
        about = self.say(
            "arena-plot-about",
            game=self.say(f"{results[0]['game']}-title"),
            games=len(results),
            seats=f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0]),
        )
        return _Picture(self, name, size, self.say(title), about)


class _Picture:
    """One picture: drawn within the `with`, saved at its end."""

    def __init__(
        self, painter: Painter, name: str, size: tuple[float, float], title: str, about: str
    ) -> None:
        self.painter = painter
        self.name = name
        self.size = size
        self.title = title
        self.about = about

    def __enter__(self) -> Any:
        import matplotlib as mpl
        from matplotlib.figure import Figure

        self.style = mpl.rc_context(STYLE)
        self.style.__enter__()
        self.figure = Figure(self.size, layout="constrained")
        axes = self.figure.subplots()
        axes.set_title(self.title, pad=20)
        # Which games these are, for whoever sees the picture alone.
        axes.annotate(
            *(self.about, (0, 1)),
            xycoords="axes fraction",
            xytext=(0, 6),
            textcoords="offset points",
            fontsize=9,
            color=SOFT,
        )
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
