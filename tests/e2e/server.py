"""The server under test: a process of its own, which can be killed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest


class Server:
    """`serve.py` on a free port, with its data in a folder of its own."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
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
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        pytest.fail(f"The server did not start:\n{(self.data / 'server.log').read_text()[-2000:]}")

    def stop(self, kill: bool = False) -> None:
        assert self.process is not None
        (self.process.kill if kill else self.process.terminate)()
        self.process.wait(20)
