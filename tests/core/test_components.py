"""A box of one's own: it changes play, and a mistake in it is named with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import demesne
from demesne.core.errors import ComponentsError, LogError
from demesne.core.fuzz import fuzz_game
from demesne.core.match import Match

VILLAGE = demesne.game("village")
PRINTED = Path(str(demesne.__file__)).parent / "games" / "village" / "components.toml"


def table(name: str, **rows: str) -> str:
    """A table of the printed box with some rows put differently; "" leaves one out."""
    found = re.search(
        rf"^\[{name}\]\n(.*?)(?=^\[|\Z)", PRINTED.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert found is not None
    text = found[0]
    for row, value in rows.items():
        new = f"{row} = {value}\n" if value else ""
        # A row may run over several lines: it ends where the next begins.
        text, changed = re.subn(
            rf"^{row} = .*?(?=^\w+ = |\Z)", new, text, flags=re.MULTILINE | re.DOTALL
        )
        text += "" if changed else new
    return text


def load(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    demesne.game("village", path)


WRONG: dict[str, tuple[str, str]] = {
    "no toml": ("[people", "is not valid TOML"),
    "unknown table": ('[peple]\nsource = "rulebook"', "there is no table [peple] in this game"),
    "outside a table": ("monks = 4", "monks stands outside any table"),
    "no source": (table("people", source=""), "table [people], source: must be one of"),
    "a strange source": (table("people", source='"my uncle"'), "not 'my uncle'"),
    "no note": (table("people", note=""), "table [people], note: is missing"),
    "a note of numbers": (table("people", note="3"), "note: must be text, not 3"),
    "unknown row": (table("people", nuns="4"), "table [people], nuns: is not a row of this table"),
    "missing row": (table("people", monks=""), "table [people], monks: is missing"),
    "too few numbers": (table("people", generations="[4, 3, 2]"), "must list 4 numbers"),
    "no list": (table("people", generations="11"), "must list 4 numbers, not 11"),
    "too many monks": (table("people", monks="21"), "monks: must be a whole number from 0 to 20"),
    "monks in words": (table("people", monks='"four"'), "whole number from 0 to 20, not 'four'"),
    "half a monk": (table("people", monks="3.5"), "not 3.5"),
    "true for one": (table("people", monks="true"), "not True"),
    "a flag of one": (table("supply", coins_limited="1"), "must be true or false, not 1"),
    "no plague": (table("supply", plague="0"), "plague: must be a whole number from 1 to 99"),
    "unknown colour": (table("supply", influence="{ blue = 9 }"), "'blue' is not one of orange"),
    "colours no table": (table("supply", influence="18"), "must be a table such as { orange = 1 }"),
    "coins for three": (
        table("supply", coins="3", coins_limited="true"),
        "enough for four players",
    ),
    "no cube to place": (table("setup_cards", two="{ }"), "two: puts no cube on the board"),
    "an empty bag": (table("bag_fill", two="{ orange = 1 }"), "fewer cubes than the 18 to place"),
    "a bag too full": (table("bag_fill", four="{ orange = 60 }"), "more orange cubes than"),
    "unknown building": (table("crafts", train_time="{ bakery = 1 }"), "'bakery' is not one of"),
    "a dear plough": (table("buy_scroll_and_plough", plough="{ orange = 4 }"), "more than 3 cubes"),
    "23 customers": (table("customers", tiles="[{ wants = { ox = 1 }, points = 3 }]"), "not 1"),
    "customers no list": (table("customers", tiles="24"), "must be a list of tables"),
    "a contented customer": (
        table("customers", tiles="[" + "{ wants = { }, points = 3 }," * 24 + "]"),
        "tile 1: wants nothing",
    ),
    "a misspelt customer": (
        table("customers", tiles="[" + "{ want = { ox = 1 }, points = 3 }," * 24 + "]"),
        "tile 1: lacks wants",
    ),
    "a customer with more to say": (
        table("customers", tiles="[" + "{ wants = { ox = 1 }, points = 3, name = 1 }," * 24 + "]"),
        "tile 1: 'name' is not one of wants, points",
    ),
    "a road twice": (
        table(
            "near_roads",
            roads="["
            + '{ from = "village", to = "a", time = 2, wagons = 1, cubes = { brown = 2 } },' * 2
            + "]",
        ),
        "road 2: is on the map already",
    ),
    "a city near and far": (
        table("far_cities", a="{ coins = 1 }"),
        "table [far_cities], a: stands among the near cities too",
    ),
    "a hungry customer": (
        table("customers", tiles="[" + "{ wants = { grain = 6 }, points = 3 }," * 24 + "]"),
        "more grain than a farm holds (5)",
    ),
    "a customer worth nothing": (
        table("customers", tiles="[" + "{ wants = { ox = 1 } }," * 24 + "]"),
        "tile 1: lacks points",
    ),
    "a long queue": (table("market", queue="24"), "room for more customers than there are"),
    "a road to nowhere": (
        table(
            "near_roads",
            roads='[{ from = "village", to = "z", time = 2, wagons = 1, cubes = { pink = 2 } }]',
        ),
        "table [near_roads], road 1: leads to or from 'z'",
    ),
    "no road out": (table("near_roads", roads="[]"), "has no road out of the village"),
    "a city without reward": (table("far_cities", c=""), "table [far_cities], c: is missing"),
    "five levels": (table("council", points="[0, 2, 4, 6, 9]"), "must list 4 numbers"),
    "more figures than monks": (table("church", figures="5"), "whole number from 1 to 4, not 5"),
    "a short life": (table("life", spaces="8"), "from 9 to 99, not 8"),
    "no grave": (table("graves", open="[0, 4, 5]"), "open: must be a whole number from 1"),
    "a dear well": (table("well", cubes="4"), "from 1 to 3, not 4"),
    "too few scores": (table("scoring", cities="[0, 1]"), "must list 7 numbers"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_box_is_refused_with_file_table_and_row(kind: str, tmp_path: Path) -> None:
    text, says = WRONG[kind]
    with pytest.raises(ComponentsError) as refused:
        load(tmp_path, text)
    assert says in str(refused.value)
    assert str(refused.value).startswith(str(tmp_path / "mine.toml"))
    assert str(refused.value).endswith(".")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(ComponentsError, match="not UTF-8 text"):
        demesne.game("village", path)
    with pytest.raises(ComponentsError, match="cannot be read"):
        demesne.game("village", tmp_path)


def test_a_box_of_ones_own_changes_play_and_is_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(table("supply", start_coins="3"), "utf-8")
    mine = demesne.game("village", path)
    match = Match(mine, seats=2, seed=1)
    assert match.view(0)["seats"][0]["coins"] == 3
    assert mine.box.digest != VILLAGE.box.digest
    with pytest.raises(LogError, match="other components"):
        Match.from_log(VILLAGE, match.to_log())
    assert Match.from_log(mine, match.to_log()).state.key() == match.state.key()


def test_the_printed_box_again_is_the_same_box(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(table("life", note='"Counted on my own board."', source='"rulebook"'), "utf-8")
    mine = demesne.game("village", path)
    assert mine.box.digest == VILLAGE.box.digest


ODD_BOXES: dict[str, str] = {
    "few coins": table("supply", coins="4", coins_limited="true"),
    "no coins at the well": table("well", coins_allowed="false", cubes="2"),
    "all for nothing": table(
        "market", sale_cubes="{ }", sale_time="0", stalls="[1, 1, 1]", queue="0"
    )
    + table("council", cubes="{ }", privilege_coins="0")
    + table("church", enter_cubes="{ }", enter_time="0"),
    "all dear": table("market", sale_cubes="{ green = 3, pink = 3 }", sale_time="2")
    + table("council", cubes="{ green = 3, brown = 3 }", scrolls="2")
    + table("church", enter_cubes="{ brown = 3, green = 3 }", figures="1"),
    "big families": table("people", monks="1", generations="[7, 7, 7, 7]")
    + table("church", figures="1"),
    "one grave": table("life", spaces="9", plague_time="1") + table("graves", open="[1, 1, 1]"),
}


@pytest.mark.parametrize("kind", ODD_BOXES)
def test_an_odd_box_breaks_no_law(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(ODD_BOXES[kind], "utf-8")
    game = demesne.game("village", path)
    for seats in (2, 3, 4):
        crash = fuzz_game(game, seats, kind).crash
        assert crash is None, crash.trace
