"""The benchmark of the server runs and says what it found. No seconds are asserted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="reads /proc, as on Linux")
def test_it_measures_playing_and_sleeping() -> None:
    command = [sys.executable, "-m", "bench", "server", "--json", "--tables", "3", "--pace", "0"]
    command += ["--seconds", "1", "--sleeping", "4", "--seats", "2"]
    result = subprocess.run(command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert report["playing"]["moves_per_second"] > 0
    assert report["playing"]["choose_to_view_p99_ms"] > 0
    assert report["sleeping"]["tables"] == 4
    assert report["sleeping"]["awake_afterwards"] == 0
    assert report["sleeping"]["wake_to_picture_p99_ms"] > 0
