"""The pieces of a box as data: read a component file, override it, check it.

Each table of `components.toml` says where its figures come from (`source`:
rulebook, public or reconstructed) and why (`note`). An owner of the real box can
put true figures in a file of their own; its tables replace ours of that name.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from demesne.core.errors import ComponentsError
from demesne.core.native import mypyc_attr

REMARKS = ("source", "note")
SOURCES = ("rulebook", "public", "reconstructed")


class Tables:
    """The tables of one box, and the file each of them came from."""

    def __init__(self, tables: dict[str, dict[str, Any]], files: dict[str, Path]) -> None:
        self.tables = tables
        self.files = files
        for name in self.tables:
            source = self.tables[name].get("source")
            if source not in SOURCES:
                self.fail(name, "source", f"must be one of {', '.join(SOURCES)}, not {source!r}")
            self.text(name, "note")
        # What is printed, without our remarks on it: a better note is still the same box.
        printed = {
            name: {row: value for row, value in table.items() if row not in REMARKS}
            for name, table in self.tables.items()
        }
        canonical = json.dumps(printed, sort_keys=True, separators=(",", ":"))
        self.digest = hashlib.blake2b(canonical.encode(), digest_size=6).hexdigest()

    def __reduce__(self) -> Any:
        return Tables, (self.tables, self.files)

    def fail(self, table: str, row: str, problem: str) -> None:
        raise ComponentsError(f"{self.files[table]}: table [{table}], {row}: {problem}.")

    def value(self, table: str, row: str) -> Any:
        if row not in self.tables[table]:
            self.fail(table, row, "is missing")
        return self.tables[table][row]

    def text(self, table: str, row: str) -> str:
        value = self.value(table, row)
        if not isinstance(value, str):
            self.fail(table, row, f"must be text, not {value!r}")
        return str(value)

    def flag(self, table: str, row: str) -> bool:
        value = self.value(table, row)
        if not isinstance(value, bool):
            self.fail(table, row, f"must be true or false, not {value!r}")
        return bool(value)

    def number(self, table: str, row: str, least: int = 0, most: int = 999) -> int:
        return self.checked(table, row, self.value(table, row), least, most)

    def numbers(
        self, table: str, row: str, count: int, least: int = 0, most: int = 999
    ) -> tuple[int, ...]:
        """A row of `count` numbers."""
        value = self.value(table, row)
        if not isinstance(value, list) or len(value) != count:
            self.fail(table, row, f"must list {count} numbers, not {value!r}")
        return tuple(self.checked(table, row, item, least, most) for item in value)

    def amounts(
        self, table: str, row: str, value: object, names: tuple[str, ...], most: int = 99
    ) -> tuple[int, ...]:
        """`{orange = 1, pink = 1}` as a number for each of `names`."""
        if not isinstance(value, dict):
            self.fail(table, row, f"must be a table such as {{ {names[0]} = 1 }}, not {value!r}")
            return ()
        for name in value:
            if name not in names:
                self.fail(table, row, f"{name!r} is not one of {', '.join(names)}")
        return tuple(self.checked(table, row, value.get(name, 0), 0, most) for name in names)

    def entries(self, table: str, row: str) -> list[dict[str, Any]]:
        """A row that is itself a list of tables."""
        value = self.value(table, row)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.fail(table, row, "must be a list of tables")
        return list(value)

    def checked(self, table: str, row: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.fail(table, row, f"must be a whole number from {least} to {most}, not {value!r}")
        assert isinstance(value, int)
        return value

    def entry(self, table: str, row: str, entry: dict[str, Any], keys: tuple[str, ...]) -> None:
        """Refuse a table within a row that has a key too few or too many."""
        for key in keys:
            if key not in entry:
                self.fail(table, row, f"lacks {key}")
        for key in entry:
            if key not in keys:
                self.fail(table, row, f"{key!r} is not one of {', '.join(keys)}")

    def only(self, table: str, rows: tuple[str, ...]) -> None:
        """Refuse a row nobody reads: it is a misspelling more often than not."""
        for row in self.tables[table]:
            if row not in rows and row not in REMARKS:
                self.fail(table, row, f"is not a row of this table; it has {', '.join(rows)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The checked components of one game; games derive their own from it."""

    def __init__(self, tables: Tables) -> None:
        self.source = tables
        self.digest = tables.digest
        # Every figure as printed, with its source and note: what a door draws the board from.
        self.tables: dict[str, dict[str, Any]] = tables.tables

    # Nobody changes a box: one is as good as its copy.
    def __copy__(self) -> Box:
        return self

    def __deepcopy__(self, _memo: Any) -> Box:
        return self

    def __reduce__(self) -> Any:
        return type(self), (self.source,)


def read_tables(default: Path, override: Path | None = None) -> Tables:
    """The tables of a component file; those of `override`, where given, replace ours."""
    tables = _read(default)
    files: dict[str, Path] = dict.fromkeys(tables, default)
    if override is not None:
        for name, table in _read(override).items():
            if name not in tables:
                known = ", ".join(tables)
                raise ComponentsError(
                    f"{override}: there is no table [{name}] in this game; it has {known}."
                )
            tables[name] = table
            files[name] = override
    return Tables(tables, files)


def _read(path: Path) -> dict[str, dict[str, Any]]:
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ComponentsError(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise ComponentsError(f"{path} is not UTF-8 text.") from error
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(f"{path} is not valid TOML: {error}.") from error
    for name, table in tables.items():
        if not isinstance(table, dict):
            raise ComponentsError(f"{path}: {name} stands outside any table.")
    return tables
