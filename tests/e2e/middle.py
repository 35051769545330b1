"""Tables that stand where a golden game stood: a busy position without playing there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from e2e.people import Person

GOLDEN = Path(__file__).parents[1] / "golden"


def in_the_middle(person: Person, game: str, log: str, ply: int, bot: str = "random") -> str:
    """A new table from `ply` on: the person in the first seat, bots in the others."""
    others = [{"kind": "bot", "bot": bot} for _ in range(int(log[0]) - 1)]
    return str(forked(person, game, log, ply, others)["table"])


def forked(person: Person, game: str, log: str, ply: int, others: list[dict[str, str]]) -> Any:
    """The same with others of any kind; what the server said of it."""
    kept = person.bring((GOLDEN / game / f"{log}.log").read_text(encoding="utf-8"))
    seats = [{"kind": "me"}, *others]
    made = person.post(f"/api/tables/{kept}/fork", {"ply": ply, "seats": seats})
    assert "table" in made, made
    return made
