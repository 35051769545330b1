"""The box (rulebook p. 2, and the figures printed on boards and cards).

Every figure of components.toml, typed a second time by hand from the rules text, so
that neither can change alone.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from demesne.core.errors import ComponentsError
from demesne.games.clochemerle.box import ANY_SUM, load_box

COMPONENTS = resources.files("demesne") / "games" / "clochemerle" / "components.toml"

PAIRS = [[5, 8], [5, 9], [6, 8], [6, 9]]


def row(text: str) -> dict[str, int]:
    """`"time 2, slots 2"` as a table."""
    return {name: int(count) for name, count in (entry.split() for entry in text.split(", "))}


def banner(values: str, time: int, *cost: str) -> dict[str, Any]:
    """`banner("3/11", 3, "scroll 1")` as a black banner."""
    shown: dict[str, Any] = {"values": [int(value) for value in values.split("/")], "time": time}
    return {**shown, "cost": [row(way) for way in cost]} if cost else shown


# (source, rows)
BOX: dict[str, tuple[str, dict[str, Any]]] = {
    "cards": (
        "rulebook",
        row("church 4, monk 12, chamber 4, square 4, field 8, travel 19, workshop 20, customer 33"),
    ),
    "dice": ("rulebook", {"white": [8, 6, 8], "black": [3, 2, 3], "time": 2}),
    "turns": ("rulebook", {"each": [2, 1, 1]}),
    "start": ("rulebook", {"coins": [1, 2, 3, 4]}),
    "end": ("rulebook", {"coffins": [9, 14, 18]}),
    "time": ("public", {"clouds": 10}),
    "chronicle": ("reconstructed", {"story": [2, 1]}),
    "rats": ("reconstructed", {"steps": [8, 11, 14]}),
    "hand": ("rulebook", {"values": [4, 10], "story": 1, "prestige": 1}),
    "steward": (
        "rulebook",
        {"values": [4, 10], "open": 6, "time": [1, 2, 2, 3], "coins": [0, 0, 1, 1], "by_monk": 2},
    ),
    "chief": ("rulebook", {"time": 1, "coins": 1, "story": 3}),
    "personal_banners": ("reconstructed", {"boards": PAIRS}),
    "personal": ("rulebook", {"story": 1}),
    "school_banner": ("reconstructed", {"values": [3, 11]}),
    "school": ("rulebook", {"time": 1, "story": 2}),
    "windows": ("rulebook", {"prestige": [0, 2, 4, 7, 10, 14, 20]}),
    "labourer": ("rulebook", {"prestige": 5}),
    "workshop_values": (
        "reconstructed",
        dict.fromkeys(("stable", "brewery", "forge", "scriptorium", "wainwright"), PAIRS),
    ),
    "workshops": (
        "reconstructed",
        {
            "stable": row("time 2, slots 2, white_time 1"),
            "brewery": row("time 1, slots 3, white_time 0"),
            "forge": row("time 2, slots 2, white_time 1"),
            "scriptorium": row("time 2, slots 3, white_time 1"),
            "wainwright": row("time 3, slots 2, white_time 1"),
        },
    ),
    "field_banner": ("reconstructed", {**banner("7", 2), "white_time": 1}),
    "field": ("rulebook", row("coins 1, plough_coins 1, prestige 1")),
    "square_banner": ("reconstructed", row("time 2, slots 2, white_time 1")),
    "square": ("rulebook", {"values": [2, 12], "story": 1, "prestige": 2}),
    "monetary": ("rulebook", {**banner("3", 4), "white_time": 1, "coins": 2}),
    "chambers": (
        "reconstructed",
        {key: {**banner("3", 4), "white_time": 1} for key in ("property", "citizens", "guild")},
    ),
    "chamber_prestige": (
        "reconstructed",
        row("monetary 3, property 0, citizens 0, guild 3, guild_slots 3"),
    ),
    "chamber_points": ("rulebook", row("property 1, citizens 4")),
    "churches": (
        "reconstructed",
        {
            "sanatorium": banner("11", 3),
            "cloister": banner("11", 4),
            "diocese": banner("11", 4),
            "refuge": banner("11", 3),
        },
    ),
    "church_prestige": ("reconstructed", row("sanatorium 4, cloister 4, diocese 3, refuge 5")),
    "church_powers": ("rulebook", row("sanatorium 2, cloister 1")),
    "travel_c": ("rulebook", {"c": banner("7", 2, "wagon 1", "beer 2")}),
    "travel": (
        "reconstructed",
        {
            "a": banner("7", 2, "horse 1", "beer 1"),
            "b": banner("7", 2, "horse 1", "beer 2"),
            "d": banner("7", 3, "wagon 1, horse 1", "beer 3"),
            "e": banner("7", 3, "wagon 2", "wagon 1, beer 2"),
        },
    ),
    "guard": ("reconstructed", {"rounds": 100}),
}

MONKS = {
    "quill": ("3/11", 3, ("scroll 1",), "story3 question school2"),
    "chalice": ("4/10", 3, ("coin 1",), "story3 question school2 steward"),
    "rosary": ("5/9", 4, (), "story2 story2 school1 school1 steward"),
}

# Prestige, then the toll of the grey banner.
TRAVEL = {
    "a": "2, 3 coin 1, 3 time 1, 4 beer 1",
    "b": "4, 4 time 1, 5 beer 1, 5 coin 1",
    "c": "5, 6 coin 1, 6 beer 1, 7 time 3",
    "d": "6, 7 coin 1, 7 time 2, 8 chapel",
    "e": "9, 10, 11",
}

# Banner, wants, prestige.
CUSTOMERS = """
3/11 wagon 3 | 6/8 beer 2 | 5/9 horse 3 | 7 plough 3 | 4/10 scroll 3 | 4/10 wagon 3
7 beer 2 | 6/8 horse 3 | 5/9 plough 3 | 6/8 scroll 3
5/9 any 2 | 4/10 any 2 | 2/12 any 3
? 2scroll 3 | 6/8 2beer 3 | 5/9 2horse 4 | 3/11 2plough 4 | 7 2wagon 5
6/8 beer+horse 4 | ? beer+plough 3 | 5/9 beer+scroll 4 | 4/10 beer+wagon 4
7 horse+plough 4 | ? horse+scroll 3 | 3/11 horse+wagon 5
6/8 plough+scroll 4 | ? plough+wagon 4 | 2/12 scroll+wagon 6
5/9 beer+horse+plough 5 | 4/10 beer+scroll+wagon 6 | 3/11 horse+plough+scroll 6
? horse+scroll+wagon 5 | 2/12 beer+plough+wagon 7
"""


def tables() -> dict[str, dict[str, Any]]:
    return tomllib.loads(COMPONENTS.read_text("utf-8"))


def listed(text: str) -> list[str]:
    return [entry.strip() for entry in text.strip().replace("\n", "|").split("|")]


def test_p02_every_figure_of_the_box() -> None:
    found = tables()
    assert found.keys() == BOX.keys() | {"monks", "travel_cards", "customers"}
    for name, (source, rows) in BOX.items():
        table = found[name]
        assert table.pop("note"), f"[{name}] does not say why"
        assert table == {"source": source, **rows}, f"[{name}]"


def test_p02_there_are_104_cards() -> None:
    assert sum(BOX["cards"][1].values()) == 104


def test_p10_every_monk() -> None:
    table = tables()["monks"]
    assert table["source"] == "reconstructed"
    for pile, (values, time, cost, actions) in MONKS.items():
        expected = [{**banner(values, time, *cost), "action": action} for action in actions.split()]
        assert table[pile] == expected
    assert [len(table[pile]) for pile in MONKS] == [3, 4, 5]


def test_p09_every_travel_card() -> None:
    table = tables()["travel_cards"]
    assert table["source"] == "reconstructed"
    for letter, text in TRAVEL.items():
        expected: list[dict[str, Any]] = []
        for entry in text.split(", "):
            prestige, *rest = entry.split()
            card: dict[str, Any] = {"prestige": int(prestige)}
            if rest == ["chapel"]:
                card["chapel"] = True
            elif rest:
                card["toll"] = {rest[0]: int(rest[1])}
            expected.append(card)
        assert table[letter] == expected
    assert [len(table[letter]) for letter in TRAVEL] == [4, 4, 4, 4, 3]


def test_p08_every_customer() -> None:
    table = tables()["customers"]
    assert table["source"] == "reconstructed"
    expected: list[dict[str, Any]] = []
    for entry in listed(CUSTOMERS):
        values, wanted, prestige = entry.split()
        wants = {want.lstrip("2"): 2 if want[0] == "2" else 1 for want in wanted.split("+")}
        sums = [] if values == "?" else [int(value) for value in values.split("/")]
        expected.append({"values": sums, "wants": wants, "prestige": int(prestige)})
    assert len(expected) == 33
    assert table["cards"] == expected


def test_p08_customers_follow_their_rule() -> None:
    """1 and what the goods weigh, rounded half up; one less for '?', one more for 2/12."""
    weight = {"beer": 2, "horse": 3, "plough": 3, "scroll": 3, "wagon": 4, "any": 2}
    cards = tables()["customers"]["cards"]
    for card in cards:
        worth = (3 + sum(weight[want] * n for want, n in card["wants"].items())) // 2
        assert card["prestige"] == worth - (card["values"] == []) + (card["values"] == [2, 12])
    for good in ("horse", "beer", "plough", "scroll", "wagon"):
        assert sum(card["wants"].get(good, 0) for card in cards) == 11
    assert sum(card["prestige"] for card in cards) == 124


def test_p02_the_box_reads_banners_as_sets_of_sums() -> None:
    box = load_box()
    assert box.school_sums == 1 << 3 | 1 << 11
    assert box.field_sums == 1 << 7
    assert box.customer_sums[13] == ANY_SUM == 0b1_1111_1111_1100
    assert box.travel_ways[2] == ((0, 0, 0, 0, 1, 0, 0, 2), (0, 2, 0, 0, 0, 0, 0, 2))
    assert box.church_ways[1] == ((0, 0, 0, 0, 0, 0, 0, 4),)
    assert box.workshop_sums[4] == 1 << 5 | 1 << 8
    assert box.coffins == (0, 0, 9, 14, 18)
    assert box.travel_tolls[6] == (0, 1, 0, 0, 0, 0, 0, 0)
    assert [n for n, chapel in enumerate(box.chapels) if chapel] == [15]


REMARK = 'source = "rulebook"\nnote = "mine"\n'


@pytest.mark.parametrize(
    "text, sentence",
    [
        (
            "[dice]\n" + REMARK + "white = [8, 6, 6]\nblack = [3, 2, 1]\ntime = 2",
            "table [dice], white and black: must be 8 to 11 dice together with 4 players, not 7.",
        ),
        (
            "[school_banner]\n" + REMARK + "values = [3, 13]",
            "table [school_banner], values: must be a whole number from 2 to 12, not 13.",
        ),
        (
            "[school_banner]\n" + REMARK + "values = []",
            "table [school_banner], values: values must list one or two sums, not [].",
        ),
        (
            "[personal_banners]\n" + REMARK + "boards = [[5, 8]]",
            "table [personal_banners], boards: must list the values of 4 banners, not [[5, 8]].",
        ),
        (
            "[travel_c]\n" + REMARK + "c = { values = [7], time = 2, cost = [{ oats = 1 }] }",
            "table [travel_c], c: 'oats' is not one of horse, beer, plough, scroll, wagon, any, "
            "coin, time.",
        ),
        (
            "[travel_c]\n" + REMARK + "c = { values = [7], time = 2, cost = [] }",
            "table [travel_c], c: cost must list 1 to 4 ways to pay, not [].",
        ),
        (
            "[travel_c]\n" + REMARK + "c = 7",
            "table [travel_c], c: must be a table such as { time = 2 }, not 7.",
        ),
        (
            "[churches]\n" + REMARK + "sanatorium = { values = [11] }\ncloister = {}",
            "table [churches], sanatorium: lacks time.",
        ),
        (
            "[monks]\n" + REMARK + "quill = []\nchalice = []\nrosary = []",
            "table [monks], quill: must be 3 cards, not 0.",
        ),
        (
            "[customers]\n"
            + REMARK
            + "cards = ["
            + "{ values = [], wants = {}, prestige = 1 }," * 33
            + "]",
            "table [customers], cards 1: must want something.",
        ),
        (
            "[steward]\n" + REMARK + "values = [4, 10]\nopen = 6\ntime = [1, 2, 2, 3]\n"
            "coins = [1, 0, 1, 1]\nby_monk = 2",
            "table [steward], coins: must not fall from one customer to the next.",
        ),
        (
            "[field]\n" + REMARK + "coins = 1\nplough_coins = 1\nprestige = 1\ngrain = 1",
            "table [field], grain: is not a row of this table; "
            "it has coins, plough_coins, prestige.",
        ),
        (
            "[cards]\n" + REMARK + "church = 5\nmonk = 12\nchamber = 4\nsquare = 4\nfield = 8\n"
            "travel = 19\nworkshop = 20\ncustomer = 33",
            "table [cards], church: must be a whole number from 4 to 4, not 5.",
        ),
    ],
)
def test_p02_a_box_with_a_slip_is_refused_in_a_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(text, "utf-8")
    with pytest.raises(ComponentsError) as caught:
        load_box(mine)
    assert str(caught.value) == f"{mine}: {sentence}"


def test_p02_an_owner_may_know_more_of_a_card(tmp_path: Path) -> None:
    """Extra costs on any black banner, a customer who costs time, a dearer toll."""
    mine = tmp_path / "mine.toml"
    mine.write_text(
        "[field_banner]\n" + REMARK + "values = [7]\ntime = 2\nwhite_time = 0\n"
        "cost = [{ coin = 1 }, { plough = 1 }]\n",
        "utf-8",
    )
    box = load_box(mine)
    assert box.field_ways == ((0, 0, 0, 0, 0, 0, 1, 2), (0, 0, 1, 0, 0, 0, 0, 2))
    assert box.field_time == 0
    assert box.digest != load_box().digest
