"""What `demesne calibrate` puts into docs/win-chance.md: a section and a picture for each game.

Both are English, like all of `docs/`.
"""

from __future__ import annotations

import logging
import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import demesne
from demesne.analysis.calibrate import Quality
from demesne.arena.playing import code
from demesne.arena.plots import FILL, INK, RULE, SOFT, STYLE
from demesne.core.errors import SetupError

# Of fewer chances said nothing is drawn or told.
FEWEST = 30
TENTHS = [f"{10 * tenth}–{10 * tenth + 10} %" for tenth in range(10)]


def section(
    name: str,
    command: Sequence[str],
    scales: dict[int, tuple[list[float], list[float]]],
    judged: dict[int, Quality],
    whole: Quality,
) -> str:
    """The figures of one game as Markdown."""
    day = datetime.now(UTC).date().isoformat()
    lines = [
        f"Made on {day} by Demesne {demesne.__version__} (sources {code(name)}) with",
        "",
        "```sh",
        shlex.join(command),
        "```",
        "",
        "Every second game was fitted; these are the others. Intervals are 95 %, from drawing "
        "whole games anew.",
        "",
        "| seats | games judged | points that count, at stage | Brier score | fair share’s | "
        "better by | chances off by |",
        "|---|---|---|---|---|---|---|",
    ]
    for seats, quality in judged.items():
        pairs = zip(*scales[seats], strict=True)
        points = ", ".join(f"{each:g} at {stage:g}" for stage, each in pairs)
        low, high = quality.better
        least, most = (100 * each for each in quality.off_in)
        cells = (
            *(f"{seats}", f"{quality.games:,}", points),
            *(f"{quality.brier:.3f}", f"{quality.fair:.3f}", f"{low:.3f} to {high:.3f}"),
            f"{100 * quality.off:.1f} % ({least:.1f} to {most:.1f})",
        )
        lines.append(f"| {' | '.join(cells)} |")
    lines += [
        "",
        "All numbers of seats together:",
        "",
        "| said | how often | mean | won | 95 % |",
        "|---|---|---|---|---|",
    ]
    for tenth, (count, said, won, low, high) in zip(TENTHS, whole.buckets, strict=True):
        if count >= FEWEST:
            lines.append(
                f"| {tenth} | {count:,} | {100 * said:.1f} % | {100 * won:.1f} % | "
                f"{100 * low:.0f} to {100 * high:.0f} % |"
            )
    lines += ["", f"![{name}: what was said and what came](win-chance-{name}.png)"]
    return "\n".join(lines)


def write_section(page: Path, name: str, text: str) -> None:
    """In place of what stands between the two marks of this game."""
    begin, end = f"<!-- {name}: written by demesne calibrate -->", f"<!-- end of {name} -->"
    whole = page.read_text("utf-8")
    before, found, rest = whole.partition(begin)
    _, also, after = rest.partition(end)
    if not found or not also:
        raise SetupError(f"{page} has no place for {name}: put the lines {begin} and {end} there.")
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", "utf-8")


def check_picture(out: Path) -> None:
    if out.suffix not in (".png", ".svg"):
        raise SetupError(f"A picture is a .png or an .svg file, not {out.name!r}.")


def draw(out: Path, name: str, judged: dict[int, Quality]) -> None:
    """What was said and what came, a panel for each number of seats."""
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError as error:
        raise SetupError(
            "Plots need matplotlib: pip install 'demesne[stats]'. The table above says the same."
        ) from error
    out.parent.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context(STYLE):
        figure = Figure((2.6 * len(judged) + 0.6, 3.5), layout="constrained")
        panels = figure.subplots(1, len(judged), sharey=True, squeeze=False)[0]
        for panel, (seats, quality) in zip(panels, judged.items(), strict=True):
            _panel(panel, seats, quality)
        panels[0].set_ylabel("of those, won (%)", color=SOFT)
        figure.supxlabel("win chance said (%)", fontsize=10, color=SOFT)
        title = f"{name}: what was said and what came"
        figure.suptitle(title, x=0.01, ha="left", fontweight="bold", fontsize=11)
        # A font that is not here is no news: the next of the list is taken.
        logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
        figure.savefig(out, dpi=150, metadata={"Software": None} if out.suffix == ".png" else None)


def _panel(panel: Any, seats: int, quality: Quality) -> None:
    told = [bucket for bucket in quality.buckets if bucket[0] >= FEWEST]
    most = max((bucket[0] for bucket in told), default=1)
    said = [100 * bucket[1] for bucket in told]
    won = [100 * bucket[2] for bucket in told]
    spans = [
        [100 * max(0.0, bucket[2] - bucket[3]) for bucket in told],
        [100 * max(0.0, bucket[4] - bucket[2]) for bucket in told],
    ]
    # How often each was said, along the bottom.
    panel.bar(said, [12 * bucket[0] / most for bucket in told], width=7, color=FILL)
    panel.plot([0, 100], [0, 100], color=RULE, linestyle="--")
    panel.errorbar(said, won, yerr=spans, color=INK, marker="o", markersize=4, capsize=2)
    panel.set(xlim=(0, 100), ylim=(0, 100), aspect="equal")
    panel.set_xticks([0, 50, 100])
    panel.set_title(
        f"{seats} seats, {quality.games} games\nBrier {quality.brier:.3f}, fair {quality.fair:.3f}",
        fontsize=9,
        fontweight="normal",
    )
