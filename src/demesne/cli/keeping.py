"""`demesne backup`, `restore`, `doctor` and `keys`: for whoever runs a server."""

from __future__ import annotations

import sys
from pathlib import Path

from demesne.cli.serve import missing_parts
from demesne.core.errors import DemesneError
from demesne.i18n import Words

WRONG, UNWELL = 2, 1


def run_backup(target: Path, data: Path | None, lang: str) -> int:
    if missing_parts():
        return WRONG
    from demesne.server.backup import backup
    from demesne.server.settings import data_folder

    try:
        tables = backup(data or data_folder(), target)
    except (DemesneError, OSError) as error:
        return _tell(error)
    print(Words(lang).tr("cli-backup-done", file=str(target), tables=tables))
    return 0


def run_restore(source: Path, data: Path | None, lang: str) -> int:
    if missing_parts():
        return WRONG
    from demesne.server.backup import restore
    from demesne.server.settings import data_folder

    words = Words(lang)
    try:
        tables, old = restore(source, data or data_folder())
    except (DemesneError, OSError) as error:
        return _tell(error)
    print(words.tr("cli-restore-done", file=str(source), tables=tables))
    if old is not None:
        print(words.tr("cli-restore-old", file=str(old)))
    return 0


def run_keys(only: bool, data: Path | None, lang: str) -> int:
    if missing_parts():
        return WRONG
    from demesne.server.backup import new_key
    from demesne.server.settings import data_folder

    try:
        keys = new_key(data or data_folder(), only)
    except (DemesneError, OSError) as error:
        return _tell(error)
    print(Words(lang).tr("cli-keys-only" if only else "cli-keys-done", keys=keys))
    return 0


def run_doctor(data: Path | None, lang: str) -> int:
    """1 when something is wrong."""
    if missing_parts():
        return WRONG
    from demesne.server.doctor import BAD, examine
    from demesne.server.settings import data_folder

    words = Words(lang)
    folder = data or data_folder()
    found = examine(folder)
    print(words.tr("cli-doctor-title", folder=str(folder)))
    for finding in found:
        mark = words.tr(f"cli-doctor-{finding.level}")
        print(f"{mark} {words.tr(f'cli-doctor-{finding.key}', **finding.values)}")
    is_unwell = any(finding.level == BAD for finding in found)
    print(words.tr("cli-doctor-unwell" if is_unwell else "cli-doctor-well"))
    return UNWELL if is_unwell else 0


def _tell(error: DemesneError | OSError) -> int:
    told = str(error)
    if isinstance(error, OSError) and error.filename:
        told = f"Demesne cannot get at {error.filename}: {error.strerror}."
    print(told, file=sys.stderr)
    return WRONG
