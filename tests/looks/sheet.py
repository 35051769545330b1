"""The page that shows old, new and difference side by side, and the table for the terminal."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path

from looks.comparing import Verdict

ORDER = ("changed", "new", "gone", "same")
STYLE = """
body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; background: #eee7d8; color: #2a221c }
section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; margin: 0 0 28px }
h2 { grid-column: 1 / -1; font-size: 16px; margin: 0; border-top: 1px solid #a89778 }
figure { margin: 0 } img { max-width: 100%; display: block; box-shadow: 0 0 0 1px #a89778 }
"""


def in_order(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """What wants looking at first."""
    return sorted(verdicts, key=lambda one: (ORDER.index(one.word), -one.share, one.name))


def table(verdicts: Sequence[Verdict]) -> str:
    """Every picture that is not as it was, and how many are."""
    lines = [
        f"{one.word:8} {one.share:8.2%}  {one.name}"
        for one in in_order(verdicts)
        if one.word != "same" or one.share
    ]
    counts = Counter(one.word for one in verdicts)
    lines.append(", ".join(f"{counts[word]} {word}" for word in ORDER if counts[word]))
    return "\n".join(lines)


def page(verdicts: Sequence[Verdict], home: Path, accepted: Path) -> str:
    """HTML for `home`, where `new` has the pictures as taken and `difference` what differs."""
    parts = ["<!doctype html><meta charset=utf-8><title>Looks</title>", f"<style>{STYLE}</style>"]
    parts.append(f"<h1>Looks</h1><pre>{escape(table(verdicts))}</pre>")
    for one in in_order(verdicts):
        heading = f"{one.name} · {one.word} · {one.share:.2%}"
        parts.append(f"<section id='{escape(one.name)}'><h2>{escape(heading)}</h2>")
        for title, file in (
            ("accepted", accepted / f"{one.name}.webp"),
            ("now", home / "new" / f"{one.name}.png"),
            ("difference", home / "difference" / f"{one.name}.webp"),
        ):
            parts.append(f"<figure><figcaption>{title}</figcaption>{linked(file, home)}</figure>")
        parts.append("</section>")
    return "\n".join(parts)


def linked(file: Path, home: Path) -> str:
    if not file.exists():
        return "none"
    source = escape(Path(os.path.relpath(file, home)).as_posix())
    return f"<a href='{source}'><img loading=lazy src='{source}' alt=''></a>"
