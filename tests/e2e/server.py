"""The server under test: a process of its own, which can be killed."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

# Seconds after which even a busy machine has done what it was asked for.
PATIENCE = 90
# Where systems take no ports from for what they connect to others: while the server is down,
# nobody else is given its port.
PORTS = range(12_000, 32_000)


class Server:
    """`serve.py` on a free port, with its data in a folder of its own."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        python = os.environ.get("DEMESNE_PYTHON", sys.executable)
        script = str(Path(__file__).with_name("serve.py"))
        command = [python, script, str(self.port), str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=10):
                    return
            except OSError:
                time.sleep(0.05)
        pytest.fail(f"The server did not start:\n{(self.data / 'server.log').read_text()[-2000:]}")

    def stop(self, kill: bool = False) -> None:
        assert self.process is not None
        (self.process.kill if kill else self.process.terminate)()
        self.process.wait(PATIENCE)


def free_port() -> int:
    for port in random.sample(PORTS, 200):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
