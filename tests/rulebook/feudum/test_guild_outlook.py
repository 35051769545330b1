"""What the functions are worth now, held against every way to do them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from demesne.core.state import State
from demesne.core.step import CHANCE
from rulebook.feudum.position import (
    GAME,
    GOODS,
    GUILDS,
    SCROLLS,
    Family,
    asked,
    choose,
    family,
    play,
    position,
)

NOBODY: dict[str, list[int]] = {guild: [] for guild in GUILDS}
ASK = ["ChooseGuild", 0, 0]


def table(rng: random.Random, guild: str, function: str, full: float) -> State:
    """Guilds in any state, seat 0 their master or journeyman."""

    def some(words: Sequence[str], most: int) -> str:
        return " ".join(rng.choice(words) for _ in range(rng.randint(0, most)))

    beads = rng.sample(["2"] * 5 + ["3"] * 5 + ["4"] * 4 + ["5"] * 3, rng.randint(0, 11))
    on_hens = rng.randint(0, min(4, len(beads)))
    hens, rosary = beads[:on_hens], beads[on_hens:][:7]
    scrolls = [scroll for scroll in SCROLLS if rng.random() < 0.5]
    seals = rng.choice((0, max(0, 17 - len(hens + rosary) - len(scrolls) - rng.randint(0, 2))))
    return position(
        family(),
        family(seals=seals, vessels=rng.choice(("", "ship ship ship"))),
        advanced=0,
        chairs=NOBODY | {guild: [0] if function == "push" else [1, 0]},
        barn=some(GOODS, 10),
        bins={good: " ".join(n for n in "1234" if rng.random() < full) for good in GOODS},
        carts=" ".join(good for good in GOODS for _ in range(rng.randint(0, 3))),
        rows=[rng.choice((0, 0, 1, 2, 3, 6)) for _ in range(4)],
        scrolls=" ".join(scrolls),
        hens=" ".join(hens),
        rosary=" ".join(rosary),
        agenda=[["ChooseGuild", 0, 0]],
        purse=rng.randint(0, 3),
        coffer=rng.randint(0, 3),
    )


def worth(state: State, luck: bool, seen: dict[int, int]) -> int:
    """The points of seat 0 after its best play, with the best or the worst of luck."""
    decision = state.advance()
    if decision is None or type(decision).__name__ == "TurnWrit":
        return int(state.to_dict()["points"][0])
    key = state.fast_key()
    if key not in seen:
        found = []
        for choice in decision.options(state):
            after = state.copy()
            after.choose(choice)
            found.append(worth(after, luck, seen))
        is_bad = decision.seat == CHANCE and not luck
        seen[key] = min(found) if is_bad else max(found)
    return seen[key]


def outlook(state: State, guild: str, function: str) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(state, None)["guilds"][guild]["functions"][function]
    return found


@pytest.mark.parametrize("function", ["pull", "push"])
@pytest.mark.parametrize("guild", GUILDS)
def test_the_best_that_is_shown_is_the_best_there_is(guild: str, function: str) -> None:
    rng = random.Random(f"{guild} {function}")
    possible = scoring = 0
    for _ in range(40):
        state = table(rng, guild, function, full=rng.choice((0.5, 0.8, 0.9)))
        shown = outlook(state, guild, function)
        ref = f"{guild}/{function}"
        decision = asked(state)
        choice = decision.find(ref)
        assert choice is not None
        assert shown["seat"] == 0
        assert shown["can"] == (choice in decision.options(state))
        if not shown["can"]:
            assert (shown["points"], shown["takes"], shown["fills"]) == (0, [], [])
            continue
        possible += 1
        scoring += shown["points"] > 0
        begun = state.copy()
        begun.choose(choice)
        assert shown["points"] == worth(begun, True, {})
        assert shown["least"] == worth(begun, False, {})
        assert shown["writs"] == (2 if function == "pull" and shown["points"] else 0)
        follow(state, guild, function, shown)
    # The positions are worth looking at.
    assert possible > 10
    assert scoring > 3


def follow(state: State, guild: str, function: str, shown: dict[str, Any]) -> None:
    """The way that is shown can be gone, and leads to what it says."""
    after = state.copy()
    choose(after, f"{guild}/{function}")
    step = 0
    while (decision := after.advance()) is not None:
        kind = type(decision).__name__
        if kind == "TurnWrit":
            break
        if decision.seat == CHANCE:
            after.choose(decision.options(after)[-1])
            continue
        if kind == "RemoveMarker" and step >= len(shown["takes"]):
            step = 0
        way = answers(kind, shown)
        choose(after, way[step] if step < len(way) else "done")
        step += 1
    assert after.to_dict()["points"][0] == shown["points"]


def answers(kind: str, shown: dict[str, Any]) -> list[str]:
    """The way that is shown as answers to these questions, in their order."""
    if kind == "Invent":
        return list(shown["makes"])
    spots = shown["fills"] if kind in ("FillBin", "SealScroll") else shown["takes"]
    if kind in ("FillBin", "LoadCart"):
        bins = [spot.split("/")[1:] for spot in spots]
        bins.sort(key=lambda bin_: (GOODS.index(bin_[0]), bin_[1]))
        return ["-".join(bin_) for bin_ in bins]
    names = [spot.split("/")[1] for spot in spots]
    return [f"colour-{int(name) + 1}" for name in names] if kind == "RemoveMarker" else names


def test_what_a_trade_shows() -> None:
    state = position(
        family(rules="forest-9"),
        family(),
        family(),
        discs={"forest-9": "farm"},
        loose={"forest-9": "iron"},
        chairs=NOBODY | {"merchant": [2, 0], "monk": [1]},
        bins=dict.fromkeys(GOODS, "") | {"saltpeter": "1 3"},
        dock="ship",
        rows=[0, 2, 2, 2],
        scrolls="a1 c1",
        rosary="3 2 5",
        ask=ASK,
    )
    view = GAME.view(state, None)["guilds"]
    assert {guild: view[guild]["functions"]["trade"] for guild in GUILDS} == {
        "farmer": {
            "can": True,
            "price": None,
            "payees": [None, None],
            "charity": "coffer",
            "takes": [],
            "beads": [],
        },
        "merchant": {
            "can": True,
            "price": 2,
            "payees": [2, 0],
            "charity": "coffer",
            "takes": ["bin/saltpeter/1", "bin/saltpeter/3"],
            "beads": [],
        },
        "alchemist": {
            "can": True,
            "price": 3,
            "payees": [None, None],
            "charity": "coffer",
            "takes": ["dock/ship"],
            "beads": [],
        },
        "knight": {
            "can": True,
            "price": 3,
            "payees": [None, None],
            "charity": "purse",
            "takes": ["row/1", "row/2"],
            "beads": [],
        },
        "noble": {
            "can": True,
            "price": 3,
            "payees": [None, None],
            "charity": "purse",
            "takes": ["scroll/a1", "scroll/c1"],
            "beads": [],
        },
        "monk": {
            "can": True,
            "price": 3,
            "payees": [1, None],
            "charity": "purse",
            "takes": ["rosary"],
            "beads": [2, 5],
        },
    }
    empty = position(
        family(),
        family(),
        chairs=NOBODY,
        bins=dict.fromkeys(GOODS, ""),
        scrolls="",
        rosary="",
        ask=ASK,
    )
    view = GAME.view(empty, None)["guilds"]
    for guild in ("farmer", "merchant", "alchemist", "noble", "monk"):
        trade = view[guild]["functions"]["trade"]
        assert (trade["can"], trade["price"], trade["takes"]) == (False, None, [])


def test_a_function_shows_one_best_way() -> None:
    state = position(
        family(),
        family(),
        chairs=NOBODY | {"farmer": [0]},
        bins=dict.fromkeys(GOODS, "1 2 3 4") | {"iron": "1 2 3", "wood": "2 4", "food": "2"},
        barn="iron wood wood",
        purse=5,
        ask=ASK,
    )
    assert outlook(state, "farmer", "push") == {
        "seat": 0,
        "can": True,
        "points": 5,
        "least": 5,
        "count": 2,
        "writs": 0,
        "shillings": 3,
        "makes": [],
        "beads": [],
        "takes": ["barn/iron", "barn/wood", "barn/wood"],
        "fills": ["bin/iron/4", "bin/wood/1", "bin/wood/3"],
    }
    pull = outlook(state, "merchant", "pull")
    assert (pull["seat"], pull["can"], pull["points"], pull["writs"]) == (None, True, 3, 2)
    alms = outlook(state, "farmer", "pull")
    assert (alms["beads"], alms["takes"], alms["fills"]) == ([2, 4], ["rosary"], ["hens"])
    # Hens worth 2: the 2 is too little, the 4 is enough.
    assert (alms["points"], alms["least"]) == (3, 0)
    made = outlook(state, "alchemist", "push")
    assert made["makes"] == ["ship", "barrel"]
    assert made["takes"] == [
        *("cart/saltpeter", "cart/saltpeter", "cart/sulfur"),
        *("cart/wood", "cart/wood", "cart/food"),
    ]
    assert made["fills"] == ["dock/ship", "row/0", "row/1", "row/2", "row/3"]


def test_a_column_more_than_can_be_moved_is_not_promised() -> None:
    # Columns 1 and 2 lack three goods each, and all are in the barn: but five may go.
    gap = dict.fromkeys(("iron", "wood", "food"), "3")
    state = position(
        family(),
        family(),
        chairs=NOBODY | {"farmer": [0]},
        bins=dict.fromkeys(GOODS, "1 2 3") | gap,
        barn="iron iron wood wood food food",
        ask=ASK,
    )
    shown = outlook(state, "farmer", "push")
    assert (shown["count"], shown["points"], len(shown["fills"])) == (1, 4, 5)


def test_barrels_without_markers_are_not_promised() -> None:
    # Seat 0 has one marker in the supply, everybody else's row is full.
    state = position(
        family(markers=15),
        family(),
        chairs=NOBODY | {"alchemist": [0]},
        rows=[3, 6, 6, 6],
        carts="saltpeter saltpeter saltpeter sulfur sulfur",
        ask=ASK,
    )
    shown = outlook(state, "alchemist", "push")
    assert (shown["makes"], shown["points"], shown["fills"]) == (["barrel"], 4, ["row/0"])


def cards(own: Family, **given: Any) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(position(own, family(), ask=ASK, **given), 0)["cards"]
    return found


def test_the_cards_with_the_numbers_of_today() -> None:
    own = family(
        pawns="monk@forest-9 noble@sea-1",
        rules="forest-9 forest-10 island-4 badlands-16",
        goods="wood food food saltpeter",
        beads="3",
        shillings=3,
        markers=2,
        played="move harvest",
    )
    discs = {"forest-9": "farm", "forest-10": "farm", "island-4": "outpost", "badlands-16": "town"}
    found = cards(own, discs=discs, loose={"forest-10": "iron " * 10}, bins={"iron": ""})
    assert found["migrate"] == {"pawns": 1, "food": 2}
    assert found["move"] == {"steps": 2}
    # Forest 9, of which the family is ruler, and Sea 1.
    assert found["influence"] == {"places": 2, "markers": 2}
    # Wood makes a farm of the outpost: two points in epoch I.
    assert found["improve"] == {"places": 1, "points": 2}
    assert found["explore"] == {"draws": 2}
    # Five, one for the second farm, three for the bead; one farm has ten goods already.
    assert found["harvest"] == {"farms": 1, "total": 9, "partial": 6, "favours": 3}
    assert found["tax"] == {"shillings": 2}
    assert found["defend"] == {"points": 1}
    # Harvest for the saltpeter.
    assert found["repeat"] == {"cards": ["move", "harvest"]}
    assert found["guild"]["farmer"] == {
        "trade": True,
        "pull": False,
        "push": False,
        "best": "trade",
    }
    assert found["guild"]["monk"]["best"] == "push"
    assert found["guild"]["alchemist"]["best"] is None
    assert found["guild"]["feast"] is False


def test_cards_without_their_places() -> None:
    found = cards(family(guilds_used="merchant", shillings=9))
    assert found["explore"] == {"draws": 0}
    assert found["tax"] == {"shillings": 0}
    assert found["harvest"]["farms"] == 0
    assert found["improve"] == {"places": 0, "points": 0}
    assert found["guild"]["merchant"] == {
        "trade": False,
        "pull": False,
        "push": False,
        "best": None,
    }
    assert found["guild"]["noble"]["best"] == "trade"


def test_nobody_elses_cards_are_shown() -> None:
    state = play(position(family(), family(), ask=ASK))
    assert GAME.view(state, None)["cards"] is None
