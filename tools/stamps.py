"""What was made, and from what: small JSON files, and a digest of what they were made from."""

import contextlib
import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.places import ROOT

MADE = (".pyc", ".so", ".pyd")


def read_stamp(path: Path) -> dict[str, Any]:
    """What the stamp says; nothing where there is none, or none that can be read."""
    with contextlib.suppress(OSError, ValueError):
        found = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(found, dict):
            return found
    return {}


def write_stamp(path: Path, stamp: dict[str, Any]) -> None:
    write_whole(path, json.dumps(stamp, indent=1))


def write_whole(path: Path, text: str) -> None:
    """All of the text or nothing, however it is interrupted and whoever reads meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.{os.getpid()}.half")
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


def digest(paths: Iterable[Path], *more: str, base: Path = ROOT) -> str:
    """One hash over the names and contents of these files and folders, and these words."""
    total = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix not in MADE:
                total.update(f"{file.relative_to(base).as_posix()}\0".encode())
                total.update(hashlib.sha256(file.read_bytes()).digest())
    for word in more:
        total.update(f"\0{word}".encode())
    return total.hexdigest()
