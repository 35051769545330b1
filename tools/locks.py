"""Lock files: versions and hashes of everything that is fetched, and never an address."""

import shutil
import sys
from pathlib import Path

from tools.places import CACHE, LOCKS, WEB, program, tidy
from tools.programs import logged, run
from tools.progress import say

# Each lock is the choice of some extras of pyproject.toml. Those below `dev` take its
# versions where they name the same package: they are installed over each other, or
# must agree about the same sources.
LOCKED = {
    "dev": ("tui", "server", "push", "stats", "install", "dev"),
    "run": ("tui", "server", "push", "install"),
    "compile": ("compile",),
    "e2e": ("e2e",),
    "node": ("node",),
    "ray": ("ray",),
}
LIKE_DEV = ("run", "compile", "ray")
OPTIONS = (
    *("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"),
    *("--no-emit-index-url", "--no-emit-find-links"),
)


def write_locks(args: list[str]) -> int:
    """Have uv choose versions. Those pinned already stay unless it is told otherwise."""
    uv = find_uv()
    LOCKS.mkdir(exist_ok=True)
    code = 0
    for name, extras in LOCKED.items():
        words = [word for extra in extras for word in ("--extra", extra)]
        if name in LIKE_DEV:
            words += ["--constraint", tidy(LOCKS / "dev.lock")]
        words += [*args, "--output-file", tidy(LOCKS / f"{name}.lock"), "pyproject.toml"]
        code = code or run([uv, "pip", "compile", "--quiet", *OPTIONS, *words])
    for problem in addresses():
        say(problem)
        code = 1
    say("requirements/ is written." if code == 0 else "No good lock was written.")
    return code


def find_uv() -> Path:
    """The uv on the PATH, or one of our own."""
    found = shutil.which("uv")
    if found:
        return Path(found)
    home = CACHE / "uv"
    uv = program(home, "uv")
    if not uv.exists():
        say("Installing uv into .cache/uv ...")
        logged([sys.executable, "-m", "venv", home], "make a home for uv")
        logged([program(home, "python"), "-m", "pip", "install", "uv"], "install uv")
    return uv


def addresses() -> list[str]:
    """Lock files name packages and hashes, never where somebody got them from."""
    problems = []
    marks = [(path, "://") for path in sorted(LOCKS.glob("*.lock"))]
    marks.append((WEB / "package-lock.json", '"resolved"'))
    for path, mark in marks:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        for number, line in enumerate(lines, 1):
            if mark in line:
                problems.append(f"{tidy(path)}:{number}: an address: {line.strip()}")
    return problems
