"""Which Demesne `.venv` runs: src/ itself, or a copy of it with the compiled rules.

The copy is on the path before src/ by one line of one file. It is put there, or
taken away, when a command starts, and what runs already keeps the path it has.
"""

import os
import shutil
from pathlib import Path

from tools.compiling import KEPT, keep_newest, libraries, rules_key
from tools.places import CACHE, SRC, VENV, packages_of
from tools.stamps import digest, write_whole

INSTALLED = CACHE / "installed"
SITE = packages_of(VENV)
# Python reads these in alphabetical order: before `_demesne.pth`, which pip made for src/.
ON_THE_PATH = SITE / "0-demesne-compiled.pth"


def use_newest() -> tuple[bool, bool]:
    """Run the compiled rules if they fit the sources of now. Are they used; is that new?"""
    before = ON_THE_PATH.exists()
    folder = assemble()
    if folder is None:
        ON_THE_PATH.unlink(missing_ok=True)
    else:
        os.utime(folder)
        write_whole(ON_THE_PATH, f"{folder}\n")
        keep_newest(INSTALLED, KEPT + 1)
    return folder is not None, (folder is not None) != before


def assemble() -> Path | None:
    """The sources with the libraries beside them, made whole and then given their name."""
    key = rules_key()
    compiled = libraries(key)
    if compiled is None:
        return None
    folder = INSTALLED / digest([SRC], key)[:16]
    if folder.is_dir():
        return folder
    half = INSTALLED / "half"
    if half.exists():
        shutil.rmtree(half)
    shutil.copytree(SRC, half, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    if rules_key() != key:  # somebody wrote in src/ at this very moment
        return None
    os.utime(compiled)
    shutil.copytree(compiled, half, dirs_exist_ok=True)
    half.replace(folder)
    return folder
