"""Council chambers (rulebook p. 4 and 11)."""

from __future__ import annotations

import pytest

from demesne.core.message import Message
from rulebook.clochemerle.position import (
    asked,
    changes,
    parts,
    play,
    position,
    question,
    refs,
    shown,
    village,
    why_not,
)


def test_p04_v02_the_monetary_chamber() -> None:
    """The rulebook's example: a 3, four time, two coins."""
    before = position(village(), village(), village(), value=3)
    after = play(before, "buy/monetary")
    assert changes(before, after) == {
        "0 time": (0, 4),
        "0 coins": (0, 2),
        "0 chamber": (-1, 0),
    }


def test_p11_r03_a_square_is_no_hindrance_a_chamber_is() -> None:
    state = position(village(square=1, tile="school"), village(), value=3)
    assert "buy/property" in refs(state)
    state = position(village(chamber="guild"), village(), value=3)
    assert why_not(state, "buy/property") == Message("why-has-chamber", 3)
    state = position(village(dead="councillor"), village(), value=3)
    assert why_not(state, "buy/property") == Message("why-needs", 1)
    state = position(village(), village(chamber="guild"), value=3)
    assert "buy/guild" not in shown(state)


@pytest.mark.parametrize("name", ["property", "citizens"])
def test_p11_r37_any_free_slot_may_be_covered(name: str) -> None:
    """Also a category without cards, or a profession without its villager."""
    before = position(village(dead="abbot"), village(), value=3)
    state = play(before, f"buy/{name}")
    assert question(state) == "CoverSlot"
    assert refs(state) == [f"slot/{slot}" for slot in range(1, 6)]
    after = play(state, "slot/1")
    assert changes(before, after) == {
        "0 time": (0, 4),
        "0 chamber": (-1, ["monetary", "property", "citizens", "guild"].index(name)),
        "0 covered": (0, 1),
    }


def test_p11_the_white_banner_covers_another_slot() -> None:
    own = village(chamber="property", covered="travel field")
    before = position(own, village(), value=3)
    state = play(before, "run/chamber")
    assert refs(state) == ["slot/2", "slot/3", "slot/4"]
    after = play(state, "slot/4", "done")
    assert changes(before, after) == {"0 time": (0, 1), "0 covered": (0b10001, 0b11001)}


def test_p11_a_chamber_with_all_slots_covered_just_takes_its_time() -> None:
    own = village(chamber="citizens", covered="abbot councillor traveller craftsman merchant")
    before = position(own, village(), value=3)
    after = play(before, "run/chamber", "done")
    assert changes(before, after) == {"0 time": (0, 1)}


def test_p11_the_guild_makes_markers_while_it_has_room() -> None:
    for markers in range(4):
        before = position(village(chamber="guild", guild=markers), village(), value=3)
        run = play(before, "run/chamber", "done")
        assert run.to_dict()["covered"][0] == min(3, markers + 1)
    before = position(village(), village(), value=3)
    after = play(before, "buy/guild")
    assert changes(before, after) == {"0 time": (0, 4), "0 chamber": (-1, 3), "0 covered": (0, 1)}
    assert asked(after).seat == 1


def test_p11_v16_citizens_who_live() -> None:
    own = village(chamber="citizens", covered="abbot merchant", dead="abbot")
    assert parts(position(own, village(), value=3), 0)["council"] == 4


def test_p11_r37_a_pupil_is_no_citizen_a_labourer_is() -> None:
    own = village(
        chamber="citizens",
        covered="abbot merchant",
        dead="abbot councillor traveller craftsman",
        school="left right",
        labourers=1,
    )
    assert parts(position(own, village(), value=3), 0)["council"] == 4


@pytest.mark.parametrize(
    "covered, points",
    [("travel", 2), ("workshop", 3), ("served", 1), ("church", 3), ("field", 4)],
)
def test_p11_property_counts_the_cards_of_a_category(covered: str, points: int) -> None:
    own = village(
        chamber="property",
        covered=covered,
        travel=(1, 5),
        workshops="stable brewery forge",
        served=(9,),
        market=(10, 11),
        church="cloister",
        monks=(1, 2),
        fields=4,
    )
    assert parts(position(own, village(), value=3), 0)["council"] == points
