"""Other engines, each installed in an environment of its own on first use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PINS = Path(__file__).with_name("peers.txt")
CATANATRON = ROOT / ".cache" / "peers" / "catanatron"


def python(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def catanatron() -> Path | None:
    """The Python that has Catanatron; None, said loudly, when it cannot be installed."""
    stamp = CATANATRON / "peers.txt"
    wanted = PINS.read_text("utf-8")
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return python(CATANATRON)
    print(f"Installing Catanatron into {CATANATRON.relative_to(ROOT)} ...", file=sys.stderr)
    shutil.rmtree(CATANATRON, ignore_errors=True)
    steps: tuple[list[str | Path], ...] = (
        [sys.executable, "-m", "venv", CATANATRON],
        [python(CATANATRON), "-m", "pip", "install", "--quiet", "--requirement", PINS],
    )
    for command in steps:
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode:
            print(
                "!!! Catanatron could not be installed, so there are NO RATIOS in this run:\n"
                f"!!!   {(result.stderr or result.stdout).strip()[-400:]}\n"
                "!!! Look at your network and pip settings and run it again, "
                "or leave it out with --no-peers.",
                file=sys.stderr,
            )
            return None
    stamp.write_text(wanted, "utf-8")
    return python(CATANATRON)
