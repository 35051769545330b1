"""The box (rulebook p. 1 and the figures printed on board, cards and tiles).

Every figure of components.toml, typed a second time by hand from the rules text, so
that neither can change alone.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

COMPONENTS = resources.files("demesne") / "games" / "village" / "components.toml"


def row(text: str) -> dict[str, int]:
    """`"orange 4, green 4"` as a table."""
    return {name: int(count) for name, count in (entry.split() for entry in text.split(", "))}


# (source, rows)
BOX: dict[str, tuple[str, dict[str, Any]]] = {
    "people": ("rulebook", {"generations": [4, 3, 2, 2], "monks": 4}),
    "supply": (
        "rulebook",
        {
            "influence": {"orange": 18, "green": 18, "brown": 18, "pink": 18},
            "plague": 6,
            "coins": 15,
            "coins_limited": False,
            "start_coins": 1,
            "grain_cap": 5,
        },
    ),
    "life": ("public", {"spaces": 10, "plague_time": 2}),
    "setup_cards": (
        "reconstructed",
        {
            "two": row("harvest 3, family 2, crafts 5, market 1, travel 3, council 2, church 2"),
            "three": row("harvest 3, family 3, crafts 6, market 2, travel 3, council 2, church 2"),
            "four": row("harvest 3, family 3, crafts 7, market 2, travel 3, council 3, church 3"),
        },
    ),
    "bag_fill": (
        "reconstructed",
        {
            "two": row("orange 4, green 4, brown 4, pink 4"),
            "three": row("orange 5, green 5, brown 5, pink 5"),
            "four": row("orange 6, green 6, brown 6, pink 6"),
        },
    ),
    "harvest": ("rulebook", {"by_hand": 2, "with_horse": 3, "with_ox": 4}),
    "crafts": (
        "rulebook",
        {
            "train_time": row("wainwright 2, stables 3, library 2, smithy 3"),
            "make_time": row("scroll 2, horse 3, plough 3, ox 3, wagon 2"),
            "mill_time": 2,
            "mill_grain": 2,
            "mill_coins": 2,
        },
    ),
    "buy_wagon_and_animals": (
        "rulebook",
        {"wagon": {"orange": 1, "pink": 1}, "horse": {"grain": 3}, "ox": {"grain": 3}},
    ),
    "buy_scroll_and_plough": ("reconstructed", {"scroll": {"pink": 2}, "plough": {"orange": 3}}),
    "market": (
        "rulebook",
        {"stalls": [3, 4, 5], "queue": 5, "sale_cubes": {"green": 1}, "sale_time": 1},
    ),
    "near_roads": (
        "rulebook",
        {
            "roads": [
                {"from": "village", "to": "a", "time": 2, "wagons": 1, "cubes": {"brown": 2}},
                {"from": "village", "to": "b", "time": 2, "wagons": 1, "cubes": {"pink": 2}},
            ]
        },
    ),
    "far_roads": (
        "reconstructed",
        {
            "roads": [
                {"from": "a", "to": "c", "time": 2, "wagons": 1, "cubes": {"orange": 2}},
                {"from": "b", "to": "d", "time": 2, "wagons": 1, "cubes": {"orange": 2}},
                {"from": "c", "to": "e", "time": 2, "wagons": 1, "cubes": {"pink": 2}},
                {"from": "d", "to": "f", "time": 2, "wagons": 1, "cubes": {"brown": 2}},
                {"from": "e", "to": "f", "time": 2, "wagons": 1, "cubes": {"orange": 2}},
            ]
        },
    ),
    "near_cities": ("rulebook", {"a": {"prestige": 3}, "b": {"prestige": 3}}),
    "far_cities": (
        "reconstructed",
        {"c": {"cubes": 2}, "d": {"coins": 1}, "e": {"coins": 1}, "f": {"prestige": 3}},
    ),
    "council": (
        "rulebook",
        {
            "scrolls": 1,
            "cubes": {"green": 2},
            "privilege_cubes": 2,
            "privilege_coins": 1,
            "privilege_prestige": 3,
            "points": [0, 2, 4, 6],
        },
    ),
    "council_time": ("reconstructed", {"time": [1, 2, 2, 3]}),
    "church": (
        "rulebook",
        {
            "enter_cubes": {"brown": 1},
            "enter_time": 3,
            "step_grain": [1, 2, 4],
            "points": [2, 3, 4, 6],
            "figures": 4,
            "pull_coins": 1,
            "majority": 2,
        },
    ),
    "chronicle": (
        "reconstructed",
        {
            "two": row("council 2, crafts 2, travel 2, church 2, farm 2"),
            "three": row("council 2, crafts 3, travel 3, church 3, farm 2"),
            "four": row("council 3, crafts 4, travel 3, church 3, farm 3"),
        },
    ),
    "graves": ("reconstructed", {"open": [3, 4, 5]}),
    "well": ("rulebook", {"cubes": 3, "coins_allowed": True}),
    "scoring": (
        "rulebook",
        {"cities": [0, 1, 3, 6, 10, 14, 18], "chronicle": [0, 0, 0, 4, 7, 12]},
    ),
}

# The customers in the order of their numbers: what they want, and points.
CUSTOMERS = """
1 scroll 2 | 2 wagon 2 | 3 horse 3 | 4 ox 3 | 5 plough 3
6 scroll+2grain 4 | 7 wagon+2grain 4 | 8 horse+1grain 4 | 9 ox+1grain 4 | 10 plough+1grain 4
11 2grain 2 | 12 3grain 3 | 13 3grain 3 | 14 4grain 4
15 scroll+wagon 4 | 16 scroll+horse 5 | 17 scroll+ox 5 | 18 scroll+plough 5 | 19 wagon+horse 5
20 wagon+ox 5 | 21 wagon+plough 5 | 22 horse+ox 6 | 23 horse+plough 6 | 24 ox+plough 6
"""


def tables() -> dict[str, dict[str, Any]]:
    return tomllib.loads(COMPONENTS.read_text("utf-8"))


def test_p01_every_figure_of_the_box() -> None:
    found = tables()
    assert found.keys() == BOX.keys() | {"customers"}
    for name, (source, rows) in BOX.items():
        table = found[name]
        assert table.pop("note"), f"[{name}] does not say why"
        assert table == {"source": source, **rows}, f"[{name}]"


def test_p01_every_customer() -> None:
    table = tables()["customers"]
    assert table["source"] == "reconstructed"
    expected: list[dict[str, Any]] = []
    for number, entry in enumerate(CUSTOMERS.replace("\n", "|").strip("|").split("|"), start=1):
        tile, wanted, points = entry.split()
        assert int(tile) == number
        wants = {
            want.lstrip("1234"): int(want[0]) if want[0].isdigit() else 1
            for want in wanted.split("+")
        }
        expected.append({"wants": wants, "points": int(points)})
    assert table["tiles"] == expected
    assert len(expected) == 24
    assert sum(tile["points"] for tile in expected) == 97


def test_p01_customers_follow_their_rule() -> None:
    """Two points for a scroll or a wagon, three for an animal or a plough, one for grain."""
    worth = {"scroll": 2, "wagon": 2, "horse": 3, "ox": 3, "plough": 3, "grain": 1}
    tiles = tables()["customers"]["tiles"]
    for tile in tiles:
        assert tile["points"] == sum(worth[want] * n for want, n in tile["wants"].items())
        assert tile["wants"].get("grain", 0) <= 4
    for good in ("scroll", "wagon", "horse", "ox", "plough"):
        assert sum(good in tile["wants"] for tile in tiles) == 6


def test_p01_cards_follow_their_rule() -> None:
    """18, 21 and 24 cubes; no space shrinks with more players; 1 to 7 cubes on each."""
    cards = [BOX["setup_cards"][1][row] for row in ("two", "three", "four")]
    assert [sum(card.values()) for card in cards] == [18, 21, 24]
    for space in cards[0]:
        counts = [card[space] for card in cards]
        assert counts == sorted(counts)
        assert 1 <= counts[0] <= counts[-1] <= 7


def test_p01_the_most_time_of_one_turn_passes_the_bridge_once() -> None:
    crafts = BOX["crafts"][1]
    most = 2 + max(crafts["train_time"].values()) + max(crafts["make_time"].values())
    assert most == 8 < BOX["life"][1]["spaces"]
