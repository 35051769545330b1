"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

import demesne


class Process:
    """`python -m demesne.server`, as a person would start it."""

    def __init__(self, data: Path, *options: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.place = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.options = options
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "demesne.server", "--port", str(self.port)]
        command += ["--data", str(self.data), "--bot-delay", "0", *self.options]
        source = str(Path(demesne.__file__).parents[1])
        path = os.pathsep.join([source, os.environ.get("PYTHONPATH", "")])
        with (self.data.parent / "server.log").open("ab") as log:
            self.running = subprocess.Popen(
                command, env={**os.environ, "PYTHONPATH": path}, stdout=log, stderr=log
            )
        for _ in range(400):
            assert self.running.poll() is None, self.told()
            try:
                if httpx.get(self.place + "/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not start again")

    def kill(self) -> None:
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()

    def memory(self) -> float:
        """Resident megabytes now."""
        return self._figure("VmRSS")

    def most_memory(self) -> float:
        """Resident megabytes at the worst moment so far."""
        return self._figure("VmHWM")

    def _figure(self, name: str) -> float:
        assert self.running is not None
        text = Path(f"/proc/{self.running.pid}/status").read_text("utf-8")
        return float(next(line for line in text.splitlines() if name in line).split()[1]) / 1024

    def told(self) -> str:
        """All it has logged."""
        return (self.data.parent / "server.log").read_text("utf-8")
