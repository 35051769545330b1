"""Take the pictures, compare them, say what differs. `python3 dev.py looks --help` says more."""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import sys
import tempfile
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from e2e.conftest import BROWSERS, HOW, ROOT, find_browser
from e2e.server import Server
from looks.comparing import Verdict, judged, small
from looks.scenes import LARGE, Scene, scenes
from looks.sheet import page, table
from looks.taking import launched, pictures

HOME = ROOT / ".cache" / "looks"
ACCEPTED = Path(__file__).with_name("accepted")
MADE_WITH = ACCEPTED / "made-with.json"
# With the browser that made the accepted pictures, and with another one and its letters.
TOLERANCE, ELSEWHERE = 0.003, 0.04


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py looks")
    parser.add_argument("--only", default="*", metavar="GLOB")
    parser.add_argument("--accept", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--tolerance", type=float, metavar="SHARE")
    args = parser.parse_args(argv)
    wanted = scenes(args.only)
    if not wanted:
        sys.exit(f"No picture is called {args.only!r}. See: python3 dev.py looks --list")
    if args.list:
        print("\n".join(scene.file for scene in wanted))
        return 0
    # Pictures are compared with what people see: the whole browser, whose letters are smoother.
    browser = find_browser(BROWSERS[1:])
    if browser is None:
        sys.exit(f"No Chromium here, so there is nothing to take pictures with. {HOW}")
    verdicts = compared(wanted, browser, args.tolerance)
    verdicts += gone(args.only)
    print(table(verdicts))
    if args.accept:
        accept(verdicts)
        return 0
    HOME.joinpath("index.html").write_text(page(verdicts, HOME, ACCEPTED), encoding="utf-8")
    print(f"Old, new and difference side by side: {HOME.relative_to(ROOT) / 'index.html'}")
    return 1 if any(one.word != "same" for one in verdicts) else 0


def compared(wanted: Sequence[Scene], browser: str, tolerance: float | None) -> list[Verdict]:
    (HOME / "new").mkdir(parents=True, exist_ok=True)
    (HOME / "small").mkdir(exist_ok=True)
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        chromium = launched(playwright, browser)
        large = launched(playwright, browser, LARGE)
        bound = tolerance if tolerance is not None else usual(chromium)
        server = Server(Path(data))
        try:
            for number, (scene, png) in enumerate(pictures(chromium, large, server, wanted), 1):
                kept = small(png)
                (HOME / "new" / f"{scene.file}.png").write_bytes(png)
                (HOME / "small" / f"{scene.file}.webp").write_bytes(kept)
                difference = HOME / "difference"
                verdicts.append(judged(scene.file, kept, ACCEPTED, difference, bound))
                if sys.stderr.isatty():
                    print(f"\r{number} of {len(wanted)} ", end="", file=sys.stderr, flush=True)
        finally:
            server.stop()
        (HOME / "made-with.json").write_text(json.dumps(machine(chromium), indent=2) + "\n")
    return verdicts


def machine(chromium: Any) -> dict[str, str]:
    """What decides how letters are drawn, as far as it can be told."""
    return {"chromium": str(chromium.version), "system": platform.system()}


def usual(chromium: Any) -> float:
    made = json.loads(MADE_WITH.read_text()) if MADE_WITH.exists() else machine(chromium)
    if made == machine(chromium):
        return TOLERANCE
    print(f"The accepted pictures were made with {made}, not with {machine(chromium)}:")
    print(f"up to {ELSEWHERE:.0%} of a picture may differ. Choose with --tolerance.")
    return ELSEWHERE


def gone(only: str) -> list[Verdict]:
    """Accepted pictures of what is no longer photographed."""
    known = {scene.file for scene in scenes()}
    kept = sorted(path.stem for path in ACCEPTED.glob("*.webp"))
    return [
        Verdict(name, "gone", 1.0) for name in kept if name not in known and fnmatch(name, only)
    ]


def accept(verdicts: Sequence[Verdict]) -> None:
    """What was taken now is how it shall look. What is the same stays as it was, for git's sake."""
    ACCEPTED.mkdir(exist_ok=True)
    for one in verdicts:
        file = ACCEPTED / f"{one.name}.webp"
        if one.word == "gone":
            file.unlink()
        elif one.word != "same":
            shutil.copy(HOME / "small" / file.name, file)
    shutil.copy(HOME / "made-with.json", MADE_WITH)
    size = sum(path.stat().st_size for path in ACCEPTED.glob("*.webp"))
    print(f"Accepted. Together they take {size / 1e6:.1f} MB.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
