"""Virtual environments, filled from lock files.

Each has a stamp that says what it holds. The stamp is taken away while pip works: an
environment without one may be half made, and is made anew.
"""

import shutil
import sys
import sysconfig
from pathlib import Path

from tools.places import PROJECT, ROOT, SETUP_LOG, program, tidy
from tools.programs import Words, logged, read_log
from tools.progress import Trouble, stage
from tools.stamps import digest, read_stamp, write_stamp

STAMP = "demesne.json"
# pip says this when it stops fetching and begins to change the environment.
CHANGES_BEGIN = "Installing collected packages"


def abi() -> str:
    """What compiled libraries must fit: this Python's series and build, this machine."""
    return f"{sysconfig.get_config_var('EXT_SUFFIX')} {sysconfig.get_platform()}"


def provide(
    job: str,
    home: Path,
    lock: Path,
    covers: tuple[Path, ...] = (),
    project: bool = False,
    log: Path = SETUP_LOG,
) -> None:
    """See that the environment holds what the lock names, and Demesne itself if asked.

    A lock may cover others: whatever they name, it names too.
    """
    if not lock.exists():
        raise Trouble(f"{tidy(lock)} is missing: get it back with git, or run: python3 dev.py lock")
    stamp_file = home / STAMP
    python = program(home, "python")
    # Programs of an environment know where it lies: one that was moved is no use.
    made_for = f"{abi()} {home}"
    stamp = read_stamp(stamp_file)
    if stamp.get("made_for") != made_for or not python.exists():
        stamp = {}
    wanted = {path.name: digest([path]) for path in (lock, *covers)}
    if project:
        wanted["project"] = digest([PROJECT])
    if all(stamp.get(name) == value for name, value in wanted.items()):
        return

    if not stamp:
        make(job, home, log)
        stamp = {"made_for": made_for}
    if stamp.get(lock.name) != wanted[lock.name]:
        count = sum("==" in line for line in lock.read_text(encoding="utf-8").splitlines())
        install(
            [python, "-m", "pip", "install", "--require-hashes", "-r", lock],
            *(f"install the packages of {tidy(lock)}", home, stamp, log),
            told=(job, f"{count} packages of {tidy(lock)}"),
        )
        stamp |= {path.name: wanted[path.name] for path in (lock, *covers)}
    if project and stamp.get("project") != wanted["project"]:
        install(
            [python, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "-e", ROOT],
            *("install Demesne", home, stamp, log),
            told=(job, "Demesne itself"),
        )
    write_stamp(stamp_file, {**stamp, **wanted})


def make(job: str, home: Path, log: Path) -> None:
    """An empty environment, in place of whatever lies there."""
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        raise Trouble(
            "This Python cannot make virtual environments. Debian, Ubuntu: "
            "apt install python3-venv; then run this command again."
        ) from None
    stage(job, f"a virtual environment in {tidy(home)}")
    if home.exists():
        shutil.rmtree(home)
    command: Words = [sys.executable, "-m", "venv", home]
    logged(command, f"make the virtual environment {tidy(home)}", log)


def install(
    command: Words,
    what: str,
    home: Path,
    stamp: dict[str, str],
    log: Path,
    told: tuple[str, str],
) -> None:
    """Run pip, with the stamp out of the way. Nothing changed? Then the stamp comes back.

    So a developer who asks for the tools while offline can still play afterwards.
    """
    (home / STAMP).unlink(missing_ok=True)
    stage(*told, meter=lambda: how_far(log))
    try:
        logged(command, what, log)
    except Trouble:
        if not any(line.startswith(CHANGES_BEGIN) for line in read_log(log)):
            write_stamp(home / STAMP, stamp)
        raise


def how_far(log: Path) -> str:
    """Read off what pip has said so far."""
    lines = read_log(log)
    if any(line.startswith(CHANGES_BEGIN) for line in lines):
        return "(installing)"
    fetched = sum(line.startswith("Collecting ") for line in lines)
    return f"(fetched {fetched})" if fetched else ""
