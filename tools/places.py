"""Where everything lies."""

import os
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
WEB = ROOT / "web"
PROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"

LOCKS = ROOT / "requirements"
RUN_LOCK = LOCKS / "run.lock"
DEV_LOCK = LOCKS / "dev.lock"
COMPILE_LOCK = LOCKS / "compile.lock"
E2E_LOCK = LOCKS / "e2e.lock"
NODE_LOCK = LOCKS / "node.lock"
RAY_LOCK = LOCKS / "ray.lock"

# The environments beside .venv: what they hold is large, or would only be in the way there.
COMPILER = CACHE / "compiler"
E2E = CACHE / "e2e"
NODE = CACHE / "node"
RAY = CACHE / "ray"

SETUP_LOG = CACHE / "setup.log"
PAGE_LOG = CACHE / "page.log"
COMPILE_LOG = CACHE / "compile.log"
E2E_LOG = CACHE / "e2e.log"
RAY_LOG = CACHE / "ray.log"

WINDOWS = os.name == "nt"


def program(home: Path, name: str) -> Path:
    """A program of a virtual environment."""
    return home / ("Scripts" if WINDOWS else "bin") / (f"{name}.exe" if WINDOWS else name)


def packages_of(home: Path) -> Path:
    """Where a virtual environment keeps what it holds."""
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)}))


PYTHON = program(VENV, "python")


def tidy(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
