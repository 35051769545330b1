"""The long run and the attack of `python -m bench`, a few minutes shortened to seconds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import demesne

ROOT = Path(__file__).parents[2]


def bench(*arguments: str) -> tuple[int, dict[str, Any]]:
    source = str(Path(demesne.__file__).parents[1])
    path = os.pathsep.join([source, str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "bench", *arguments, "--json"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.stdout, done.stderr[-3_000:]
    return done.returncode, json.loads(done.stdout)


def test_nothing_acknowledged_is_lost() -> None:
    code, report = bench("soak", "--kills", "8", "--tables", "2")
    assert (code, report["lost"], report["stuck"]) == (0, [], 0)
    assert report["kills"] == 8
    assert (report["full_disks"], report["read_only_disks"]) == (2, 1)
    assert report["games_finished"] >= 2
    assert min(report[name] for name in ("choices", "chats", "undone", "tables_made")) > 0


def test_hostile_messages_change_nothing() -> None:
    code, report = bench("hostile", "--messages", "8000")
    assert (code, report["http_500"], report["troubles"]) == (0, 0, 0)
    assert report["tables_intact"]
    # They reach deep: many are understood, and refused for what they say.
    answers = report["answers"]
    for error in ("not-your-seat", "not-allowed", "stale-ply", "not-your-turn"):
        assert answers[error] > 20, answers
