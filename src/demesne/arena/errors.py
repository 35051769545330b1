"""What the arena refuses. The words are in `arena.ftl`, so that a door says it in its language."""

from __future__ import annotations

from demesne.core.errors import DemesneError


class ArenaError(DemesneError):
    """A sentence by its key and arguments."""

    def __init__(self, key: str, **values: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
