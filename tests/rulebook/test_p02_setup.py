"""Setting the table (rulebook p. 2)."""

from __future__ import annotations

import pytest

from rulebook.position import GAME, NOBODY, asked, asks, menu, plain, play


def drawn(count: int) -> list[str]:
    return [f"customer/{number}" for number in range(1, count + 1)]


def test_p02_t15_set_up_for_three() -> None:
    state = play(GAME.setup(3), *drawn(9))
    table = plain(state)
    assert table["stalls"] == [1, 2, 3, 4]
    assert table["queue"] == [5, 6, 7, 8, 9]
    assert table["pile"] == list(range(10, 25))
    # Thirteen slots and four graves: what is marked 4 is closed.
    free = [table[f"free {name}"] for name in ("council", "crafts", "travel", "church", "farm")]
    assert free == [2, 3, 3, 3, 2]
    assert table["free graves"] == 4


@pytest.mark.parametrize("seats, stalls", [(2, 3), (3, 4), (4, 5)])
def test_p02_set_up_in_full(seats: int, stalls: int) -> None:
    table = plain(play(GAME.setup(seats), *drawn(stalls + 5)))
    fill = {2: 4, 3: 5, 4: 6}[seats]
    slots = {2: (2, 2, 2, 2, 2, 3), 3: (2, 3, 3, 3, 2, 4), 4: (3, 4, 3, 3, 3, 5)}[seats]
    expected = {
        "agenda": "DrawCube 0 3 > PlaceCubes 1 > FirstTurn",
        "stalls": list(range(1, stalls + 1)),
        "queue": list(range(stalls + 1, stalls + 6)),
        "pile": list(range(stalls + 6, 25)),
        "starting_seat": 0,
        "next_start": NOBODY,
        "end_brought_by": NOBODY,
        "turn": 0,
        "round": 1,
        "masses": 0,
        "supply plague": 0,
        "bag plague": 6,
    }
    for number, name in enumerate(("council", "crafts", "travel", "church", "farm", "graves")):
        expected[f"free {name}"] = slots[number]
    for colour in ("orange", "green", "brown", "pink"):
        expected[f"supply {colour}"] = 18 - fill
        expected[f"bag {colour}"] = fill
    for colour in ("orange", "green", "brown", "pink", "plague"):
        for space in ("harvest", "family", "crafts", "market", "travel", "council", "church"):
            expected[f"{space} {colour}"] = 0
    for seat in range(seats):
        nothing = "life grain prestige deaths_pending orange green brown pink "
        nothing += "scroll horse plough ox wagon"
        expected.update({f"{seat} {name}": 0 for name in nothing.split()})
        expected[f"{seat} coins"] = 1
        expected[f"{seat} cities"] = ""
        expected[f"{seat} customers"] = []
        expected[f"{seat} at farm"] = [1, 1, 1, 1]
        expected[f"{seat} at unborn"] = [2, 2, 2, 3, 3, 4, 4]
    assert table == expected


def test_p02_customers_are_shuffled() -> None:
    """Each of the 24 may come first, all alike; then each of the other 23."""
    state = GAME.setup(4)
    assert menu(state) == [f"customer/{number}" for number in range(1, 25)]
    assert asks(state).weights(state) == [1] * 24
    after = play(state, "customer/17")
    assert menu(after) == [f"customer/{number}" for number in range(1, 25) if number != 17]


def test_p02_r30_the_first_seat_starts_unless_drawn() -> None:
    assert asked(GAME.setup(3)) == "-1 DrawCustomer"
    lots = GAME.setup(3, {"start": "random"})
    assert asked(lots) == "-1 DrawStartingPlayer"
    assert menu(lots) == ["seat/0", "seat/1", "seat/2"]
    assert asks(lots).weights(lots) == [1, 1, 1]
    after = play(lots, "seat/2", *drawn(9), *["orange"] * 5, *["green"] * 5, *["brown"] * 5)
    after = play(after, *["pink"] * 5, "plague")
    assert asked(after) == "2 TakeTurn"
    assert plain(after)["starting_seat"] == 2
