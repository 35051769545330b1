"""Tables that stand where a golden game stood: a busy position without playing there."""

from __future__ import annotations

from pathlib import Path

from e2e.people import Person

GOLDEN = Path(__file__).parents[1] / "golden"


def in_the_middle(person: Person, game: str, log: str, ply: int, bot: str = "random") -> str:
    """A new table from `ply` on: the person in the first seat, bots in the others."""
    kept = person.bring((GOLDEN / game / f"{log}.log").read_text(encoding="utf-8"))
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(int(log[0]) - 1))]
    made = person.post(f"/api/tables/{kept}/fork", {"ply": ply, "seats": seats})
    assert "table" in made, made
    return str(made["table"])
