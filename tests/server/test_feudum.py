"""Feudum over real sockets: secrets to the byte, and acts out of turn that spoil nobody's click."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from demesne.core.state import State
from rulebook.feudum.position import GOODS, Family, family, position
from server.house import Chair, House, house
from server.laid import LAID

STAMP = re.compile(r"\d{4}-\d\d-\d\dT[\d:]+Z")


@pytest.fixture
def laid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server at whose tables Feudum begins with the position of `laid`."""
    site = tmp_path / "site"
    info = site / "laid-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: laid\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[demesne.games]\nfeudum = server.laid\n")
    monkeypatch.syspath_prepend(str(site))
    with house(tmp_path / "data") as made:
        yield made
    LAID.clear()


class Table:
    """Ada, Bob and Cem at a position, and Eve, who watches."""

    def __init__(self, server: House, state: State) -> None:
        LAID.append(state)
        self.ids = itertools.count(0, 1000)
        self.people = [server.person(name) for name in ("Ada", "Bob", "Cem", "Eve")]
        made = self.people[0].make(
            "me", "link", "link", game="feudum", options={"mode": "advanced"}
        )
        self.table = made["table"]
        for number, person in enumerate(self.people[1:3], 1):
            person.post("/api/join", {"token": made["links"][str(number)].split("/")[-1]})
        self.chairs = [self.sit(number) for number in range(4)]

    def sit(self, number: int, query: str = "") -> Chair:
        chair = self.people[number].sit(self.table, query)
        chair.count = next(self.ids)
        chair.hear()
        self.sync(chair)
        return chair

    def sync(self, chair: Chair) -> None:
        assert chair.ask("sync", ping={})["type"] == "done"

    def say(self, number: int, ref: str, window: str | None = None) -> dict[str, Any]:
        """Somebody chooses a line by its name, of his question or of a window."""
        chair = self.chairs[number]
        self.sync(chair)
        menus = [chair.now["menu"]] if window is None else chair.now["windows"]
        menu = next(m for m in menus if m and window in (None, m["decision"]))
        line = next(line for line in menu["lines"] if line["ref"] == ref)
        assert "why" not in line, line
        more = {} if window is None else {"window": window}
        return chair.ask(choose={"ply": menu["ply"], "choice": line["choice"], **more})

    def poke(self, number: int) -> None:
        """What a curious client might try."""
        chair = self.chairs[number]
        self.sync(chair)
        ply = chair.now["ply"]
        windows = (
            "PlayMandate",
            "DiscardWrit",
            "ExchangeTile",
            "TakeSeal",
            "Deploy",
            "RevealDefend",
        )
        for request in (
            *({"choose": {"ply": ply, "choice": choice}} for choice in (0, 1, 2, 99)),
            {"choose": {"ply": ply, "choice": 1, "seat": 1}},
            *({"choose": {"ply": ply, "choice": 0, "window": window}} for window in windows[3:]),
            {"choose": {"ply": ply, "choice": 0, "window": windows[0], "seat": 1}},
            {"undo": {"ply": ply}},
            {"weigh": {"ply": ply, "choice": 1}},
            *({"look": {"ply": back}} for back in range(ply + 1)),
            {"look": {"ply": ply, "seat": 1}},
        ):
            chair.ask("poke", **request)

    def heard(self, number: int) -> list[str]:
        """Every byte somebody was sent, and whatever may be asked for besides."""
        chair, person = self.chairs[number], self.people[number]
        self.sync(chair)
        again, missed = self.sit(number), self.sit(number, "?version=1&changes=1")
        found = [*chair.raw, *again.raw, *missed.raw]
        found += [person.http.get(f"/api/tables/{self.table}{end}").text for end in ("", "/log")]
        found.append(json.dumps(person.http.get("/api/tables").json()))
        hint = person.http.post(f"/api/tables/{self.table}/hint", json={"ply": chair.now["ply"]})
        found.append(hint.text if hint.status_code >= 400 else "a hint")
        again.close()
        missed.close()
        return [
            re.sub(r"s_[\w.-]+", "TOKEN", STAMP.sub("THEN", text.replace(self.table, "TABLE")))
            for text in found
        ]


def ada() -> Family:
    return family(
        hand="conquer tax guild",
        pawns="noble@forest-9 knight@forest-9",
        rules="forest-9",
        goods="saltpeter food wood iron",
        shillings=6,
        writs="bow",
    )


def bob(hand: str, writs: str, tiles: str) -> Family:
    return family(
        hand=hand,
        pawns="monk@forest-9",
        serfs="forest-9",
        goods="food food wood iron",
        barrel=1,
        shillings=4,
        writs=writs,
        tiles=tiles,
    )


def world(hand: str, writs: str, tiles: str) -> State:
    return position(
        ada(),
        bob(hand, writs, tiles),
        family(hand="tax move", rules="sea-1", writs="east"),
        discs={"forest-9": "outpost", "sea-1": "town"},
        stacks=[1, 1, 1, 1, 2, 2],
    )


# What Bob has in either world: all of it hidden, all of it different.
ONE = ("defend harvest move", "small-trade keels", "butt orchard")
TWO = ("explore harvest migrate", "small-trade isolated", "silver-mine sulfur-mine")
# `a|b`: what he says in the first world and in the second.
SCRIPTS = {
    "an attack that he lets pass": [
        (0, "card/conquer"), (0, "seat-2/pawn-1"), (1, "no"), (0, "saltpeter"), (0, "attack"),
    ],
    "starving that he lets pass": [
        (0, "card/conquer"), (0, "starve"), (1, "no"),
    ],
    "acts out of turn": [
        (1, "small-trade/food", "PlayMandate"), (1, "butt/iron|sulfur-mine/iron", "ExchangeTile"),
        (1, "keels|isolated", "DiscardWrit"), (0, "card/tax"), (0, "forgo"), (1, "card/harvest"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_what_bob_holds_changes_no_byte_for_anybody_else(
    laid: House, script: list[tuple[Any, ...]]
) -> None:
    heard: list[list[list[str]]] = []
    own: list[list[str]] = []
    for number, secrets in enumerate((ONE, TWO)):
        table = Table(laid, world(*secrets))
        for who, refs, *window in script:
            ref = refs.split("|")[-1 if number else 0]
            assert table.say(who, ref, *window)["type"] == "done"
            for curious in (2, 3):
                table.poke(curious)
        heard.append([table.heard(number) for number in (0, 2, 3)])
        own.append(table.heard(1))
    for number, one, two in zip((0, 2, 3), *heard, strict=True):
        assert len(one) == len(two), number
        for left, right in zip(one, two, strict=True):
            assert left == right, f"{number} can tell the worlds apart"
    # The worlds are two: he himself sees it.
    assert own[0] != own[1]


def test_a_click_stands_whatever_neighbours_do_out_of_turn(laid: House) -> None:
    table = Table(laid, world(*ONE))
    mine = table.chairs[0]
    asked = mine.now["menu"]
    assert asked["decision"] == "PlayCard"
    acts = [
        (1, "small-trade/food", "PlayMandate"),
        (2, "east", "DiscardWrit"),
        (1, "butt/wood", "ExchangeTile"),
        (1, "keels", "DiscardWrit"),
    ]
    for act in acts:
        assert table.say(*act)["type"] == "done"
    table.sync(mine)
    assert mine.now["ply"] > asked["ply"]
    # Her page may not have heard of any of it: the question is still the one she answers.
    tax = next(line for line in asked["lines"] if line["ref"] == "card/tax")
    answer = mine.ask(choose={"ply": asked["ply"], "choice": tax["choice"]})
    assert answer["type"] == "done"


def open_at(table: Table, number: int) -> list[str]:
    chair = table.chairs[number]
    table.sync(chair)
    return sorted(window["decision"] for window in chair.now["windows"])


def test_windows_are_open_at_their_moments_and_shut_between_the_parts(laid: House) -> None:
    table = Table(laid, world(*ONE))
    everything = ["DiscardWrit", "ExchangeTile", "PlayMandate"]
    assert [open_at(table, number) for number in range(4)] == [
        [], everything, ["DiscardWrit"], [],
    ]  # fmt: skip
    table.say(0, "card/conquer")
    # In her own turn they are windows too, now that no line of the menu has them.
    assert open_at(table, 0) == ["DiscardWrit"]
    table.say(0, "seat-2/pawn-1")
    assert table.chairs[1].ask("hear", ping={})["type"] == "done"
    assert table.chairs[1].now["menu"]["decision"] == "RevealDefend"
    assert open_at(table, 1) == everything
    assert open_at(table, 0) == open_at(table, 2) == ["DiscardWrit"]
    assert table.say(1, "butt/food", "ExchangeTile")["type"] == "done"
    # Named as a target, he plays a mandate, and is still asked.
    assert table.say(1, "small-trade/wood-food", "PlayMandate")["type"] == "done"
    assert table.chairs[1].now["menu"]["decision"] == "RevealDefend"
    assert table.say(1, "no")["type"] == "done"
    assert table.say(0, "attack")["type"] == "done"
    assert open_at(table, 3) == []


def choose_cards(table: Table, number: int, *cards: str) -> None:
    for card in cards:
        assert table.say(number, f"card/{card}")["type"] == "done"


def test_who_has_not_chosen_sees_nothing_of_who_has(laid: House) -> None:
    agenda = [["EndOfRound"], ["NextTurn"], ["Selection"]]
    sets = (("move", "tax", "conquer", "defend"), ("migrate", "harvest", "repeat", "guild"))
    heard = []
    for cards in sets:
        table = Table(laid, position(family(), family(), family(), agenda=agenda))
        choose_cards(table, 1, *cards)
        for number in (0, 2):
            assert open_at(table, number) == []
        heard.append([table.heard(number) for number in (0, 2, 3)])
    assert heard[0] == heard[1]


def test_a_question_that_waits_for_a_neighbours_draw_is_the_same_afterwards(laid: House) -> None:
    """The draw of a mandate brings sulfur: its owner says where it goes before anybody goes on."""
    families = (
        ada(),
        family(hand="tax move", writs="commons", pawns="farmer@sea-1", rules="sea-1", barrel=1),
        family(hand="tax"),
    )
    discs = {"sea-1": "feudum-farmer", "forest-9": "outpost"}
    bag = position(*families, discs=discs).to_dict()["bag"]
    # All but the sulfur lies somewhere else.
    rest = [good for good, count in zip(GOODS, bag, strict=True) for _ in range(count)]
    elsewhere = " ".join(good for good in rest if good != "sulfur")
    state = position(*families, discs=discs, loose={"desert-15": elsewhere})
    table = Table(laid, state)
    mine = table.chairs[0]
    asked = mine.now["menu"]
    tax = next(line for line in asked["lines"] if line["ref"] == "card/tax")
    assert table.say(1, "commons/farmer", "PlayMandate")["type"] == "done"
    early = mine.ask(choose={"ply": asked["ply"], "choice": tax["choice"]})
    assert (early["type"], early["error"]) == ("refused", "not-your-turn")
    for _ in range(3):
        table.sync(table.chairs[1])
        if table.chairs[1].now["menu"]:
            assert table.say(1, "kept")["type"] == "done"
    table.sync(mine)
    assert mine.now["menu"]["ply"] == asked["ply"]
    assert mine.ask(choose={"ply": asked["ply"], "choice": tax["choice"]})["type"] == "done"
