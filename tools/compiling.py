"""The compiled rules: made in the background for who wants to play, and waited for by `setup`.

The compiler works on a copy of the sources, in an environment of its own, and its
libraries end up in a folder named after what they were made from. That folder
appears at once and whole; `installed` puts it to use at the next start.

`python -m tools.compiling` is the background.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from tools.packages import abi, provide
from tools.places import (
    CACHE,
    COMPILE_LOCK,
    COMPILE_LOG,
    COMPILER,
    ROOT,
    WINDOWS,
    program,
    tidy,
)
from tools.programs import Failed, Words, environment, logged
from tools.progress import Trouble, stage
from tools.stamps import digest, read_stamp, write_stamp
from tools.turns import turn

JOB = "rules"
BUILD = CACHE / "build"
LIBRARIES = CACHE / "libraries"
# How the last try went, when it did not go well.
OUTCOME = CACHE / "compile.json"
BEHIND_LOG = CACHE / "behind.log"
KEPT = 3
# The machine's trouble rather than the rules': worth another try at the next start.
PASSING = (
    *("No space left on device", "Cannot allocate memory", "MemoryError"),
    *("Killed", "signal terminated program", "KeyboardInterrupt"),
)
HOW_TO_COMPILE = (
    "install it (Debian, Ubuntu: apt install gcc python3-dev; Fedora: dnf install gcc "
    "python3-devel; macOS: xcode-select --install), then: python3 dev.py setup"
)


def rules_key(root: Path = ROOT) -> str:
    """What the compiled rules would be made from: files, settings, compiler, this Python."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    settings = json.dumps([hook, project["tool"]["mypy"]], sort_keys=True)
    files = {file for pattern in hook["include"] for file in root.glob(pattern.lstrip("/"))}
    lock = COMPILE_LOCK.read_text(encoding="utf-8")
    return digest(sorted(files), settings, lock, abi(), base=root)


def libraries(key: str) -> Path | None:
    """The folder of the libraries made from just that, if they have been made."""
    folder = LIBRARIES / key[:16]
    return folder if folder.is_dir() else None


def lacking() -> list[str]:
    """What compiling would need and this machine has not."""
    lacks = []
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        lacks.append(f"C compiler ({compiler})")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        lacks.append("Python headers (Python.h)")
    return lacks


def outcome() -> dict[str, Any]:
    return read_stamp(OUTCOME)


def note(key: str, lines: list[str], again: bool, told: bool = False) -> None:
    write_stamp(OUTCOME, {"key": key, "lines": lines, "again": again, "told": told})


def forget() -> None:
    """What could not be compiled may be tried again."""
    OUTCOME.unlink(missing_ok=True)


def barred(key: str) -> bool:
    """Have these very rules failed to compile? Then they would fail again."""
    last = outcome()
    return last.get("key") == key and not last.get("again", True)


def compile_rules() -> None:
    """Compile, unless it is done, cannot be done, or was tried in vain."""
    with turn("compile", "The rules are being compiled in the background; waiting for that ..."):
        key = rules_key()
        if libraries(key) is None and not lacking() and not barred(key):
            compile_now()


def compile_now() -> None:
    """One try. How it went is to be seen in `libraries` or in `outcome`."""
    provide(JOB, COMPILER, COMPILE_LOCK, log=COMPILE_LOG)
    stage(JOB, "compiling (two minutes or so; again only when they change)")
    # The key of the copy: somebody may be writing in src/ at this moment.
    key = copy_sources()
    python = program(COMPILER, "python")
    command: Words = [python, "-m", "hatchling", "build", "--target", "wheel"]
    hook = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}
    try:
        logged(command, "compile the rules", COMPILE_LOG, hook, BUILD)
    except Failed as failed:
        errors = [line.strip()[:200] for line in failed.lines if ": error: " in line]
        again = failed.code < 0 or any(sign in line for line in failed.lines for sign in PASSING)
        note(key, errors[:3] or failed.lines[-3:], again)
        return
    keep_libraries(key)
    forget()


def copy_sources() -> str:
    """A copy, because hatch-mypyc leaves its libraries in src/ and moves pyproject.toml away."""
    if BUILD.exists():
        shutil.rmtree(BUILD)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src", BUILD / "src", ignore=unwanted)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, BUILD)
    return rules_key(BUILD)


def keep_libraries(key: str) -> None:
    half = LIBRARIES / "half"
    if half.exists():
        shutil.rmtree(half)
    for path in (BUILD / "src").rglob("*"):
        if path.suffix in (".so", ".pyd"):
            copy = half / path.relative_to(BUILD / "src")
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    if not half.exists():
        raise Trouble(f"The compiler made no library. The whole story: {tidy(COMPILE_LOG)}")
    if libraries(key) is None:
        half.replace(LIBRARIES / key[:16])
    shutil.rmtree(BUILD)
    keep_newest(LIBRARIES, KEPT)


def keep_newest(folder: Path, count: int) -> None:
    """Of the folders in a folder, keep those used last."""
    found = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[count:]:
        shutil.rmtree(path)


# --- In the background ----------------------------------------------------------------


def compile_behind(niceness: int = 15) -> bool:
    """Begin to compile in a process that outlives this one; False when one is at it already."""
    with turn("compile") as free:
        if not free:
            return False
    with BEHIND_LOG.open("wb") as log:
        starter = subprocess.Popen(
            [sys.executable, "-m", "tools.compiling", str(niceness)],
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            # Neither Ctrl-C nor closing the terminal reaches another session.
            start_new_session=True,
        )
        if not WINDOWS:
            starter.wait()
    return True


def main(niceness: int) -> None:
    """Compile behind somebody's back, and out of the way of what they do."""
    if not WINDOWS:
        # Nobody's child: the server that dev.py becomes would never ask how it ended.
        if os.fork():
            os._exit(0)
        os.nice(niceness)
    with turn("compile") as free:
        if free and libraries(rules_key()) is None:
            try:
                compile_now()
            except (Trouble, OSError) as trouble:
                note(rules_key(), str(trouble).splitlines()[:3], again=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
