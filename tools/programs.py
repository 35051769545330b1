"""Running other programs: on the screen, into a log, or for good."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from tools.places import CACHE, ROOT, SETUP_LOG, SRC, WINDOWS, tidy
from tools.progress import Trouble, unless_stopped
from tools.turns import HELD

Words = Sequence[str | Path]

NO_NETWORK = (
    # pip
    *("NewConnectionError", "ConnectTimeout", "ProxyError", "ReadTimeout", "SSLError"),
    "ConnectionResetError",
    # npm
    *("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH"),
)
LOOK_AT_THE_NETWORK = (
    "It looks as if the package index could not be reached: look at your network, "
    "proxy or {} settings, then run the same command again."
)


class Failed(Trouble):
    """A program ended badly; how, and what it had said."""

    def __init__(self, text: str, code: int, lines: list[str]) -> None:
        super().__init__(text)
        self.code = code
        self.lines = lines


class Running:
    """The programs under way, so that Ctrl-C can end them with all they began.

    Each has a process group of its own. Ctrl-C reaches dev.py alone, which then
    knows that it was not their fault.
    """

    def __init__(self) -> None:
        self.now: set[subprocess.Popen[bytes]] = set()
        self.mutex = threading.Lock()

    def begin(self, *args: object, **options: object) -> "subprocess.Popen[bytes]":
        with self.mutex:
            unless_stopped()
            if not WINDOWS:
                options |= {"process_group": 0, "pass_fds": tuple(HELD)}
            process = subprocess.Popen(*args, **options)  # type: ignore[call-overload]
            self.now.add(process)
            return process  # type: ignore[no-any-return]

    def end(self, process: "subprocess.Popen[bytes]") -> None:
        with self.mutex:
            self.now.discard(process)

    def stop(self) -> None:
        with self.mutex:
            for process in self.now:
                if WINDOWS:
                    process.terminate()
                else:
                    with contextlib.suppress(ProcessLookupError):  # it has just ended
                        os.killpg(process.pid, signal.SIGTERM)


RUNNING = Running()


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def from_source() -> dict[str, str]:
    """Environment in which `demesne` is src/demesne, interpreted."""
    return {"PYTHONPATH": str(SRC)}


def environment(extra: dict[str, str] | None = None) -> dict[str, str]:
    """The caller's environment, less what would bend Python, pip or hatch."""
    bending = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "DEMESNE_EXPECT_COMPILED")
    env = {name: value for name, value in os.environ.items() if name not in bending}
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = env["PIP_NO_INPUT"] = "1"
    env["PIP_ROOT_USER_ACTION"] = "ignore"
    env["PIP_USER"] = "0"
    env["HYPOTHESIS_STORAGE_DIRECTORY"] = str(CACHE / "hypothesis")
    return {**env, **(extra or {})}


def run(command: Words, env: dict[str, str] | None = None) -> int:
    """Run a program in the project folder, its output on the screen."""
    return subprocess.run(command, cwd=ROOT, env=environment(env)).returncode


def become(command: Words) -> NoReturn:
    """Hand over to a program for good, so that Ctrl-C and the exit code are its own."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    if WINDOWS:
        sys.exit(subprocess.run(words, env=environment()).returncode)
    os.execve(words[0], words, environment())


def logged(
    command: Words,
    what: str,
    log: Path = SETUP_LOG,
    env: dict[str, str] | None = None,
    folder: Path = ROOT,
) -> None:
    """Run a program with its output in a log; when it fails, show the end of that and stop."""
    CACHE.mkdir(exist_ok=True)
    with log.open("wb") as file:
        process = RUNNING.begin(
            command,
            cwd=folder,
            env=environment(env),
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
        )
        try:
            code = process.wait()
        finally:
            RUNNING.end(process)
    unless_stopped()
    if code:
        lines = read_log(log)
        end = "\n".join(f"  | {line[:200]}" for line in lines[-6:])
        advice = "Mend that and run the same command again."
        if any(sign in line for line in lines for sign in NO_NETWORK):
            advice = LOOK_AT_THE_NETWORK.format("npm" if "npm" in str(command[0]) else "pip")
        if code < 0:
            end += f"\n  | (ended by signal {-code})"
        text = f"Could not {what}.\n{end}\n{advice}\nThe whole story: {tidy(log)}"
        raise Failed(text, code, lines)


def read_log(log: Path) -> list[str]:
    try:
        return log.read_text(encoding="utf-8", errors="replace").splitlines()
    except FileNotFoundError:
        return []
