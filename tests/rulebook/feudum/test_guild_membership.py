"""Guild membership (rulebook p. 16): stars, seats on the track, and who takes them."""

from __future__ import annotations

from typing import Any

from demesne.core.state import State
from rulebook.feudum.position import (
    GUILDS,
    Family,
    changes,
    family,
    play,
    position,
    question,
    refs,
    spelled,
    told,
)

LAND = {"desert-13": "feudum-noble", "badlands-16": "town", "badlands-17": "town"}
RED, GREEN = 0, 1


def recalc(*families: Family, chairs: dict[str, list[int]], **table: Any) -> State:
    """The tracks as they were, on a land that has changed since."""
    given: dict[str, list[int]] = {guild: [] for guild in GUILDS} | chairs
    discs = LAND | {"forest-8": "outpost", "forest-9": "farm", "forest-10": "farm"}
    return position(*families, discs=discs, chairs=given, agenda=[["Recalc"]], **table)


def track(state: State, guild: str) -> list[int]:
    base = GUILDS.index(guild) * 3
    return [seat for seat in state.to_dict()["chairs"][base : base + 3] if seat != -1]


def test_v07_a_feudum_and_a_town_outrank_a_pawn_and_a_town() -> None:
    red = family(rules="desert-13 badlands-16")
    green = family(pawns="noble@sea-1", rules="badlands-17")
    before = recalc(red, green, chairs={})
    after = play(before)
    # Three for the feudum, one for the pawn, one for the town of each.
    assert changes(before, after) == {
        "chairs/noble/master": (-1, RED),
        "chairs/noble/journeyman": (-1, GREEN),
        "0 markers": (5, 4),
        "1 markers": (5, 4),
    }


def test_v08_without_the_feudum_the_town_counts_for_nothing() -> None:
    red = family(rules="badlands-16")
    green = family(pawns="noble@sea-1", rules="badlands-17")
    before = recalc(red, green, chairs={"noble": [RED, GREEN]})
    assert changes(before, play(before)) == {
        "chairs/noble/master": (RED, GREEN),
        "chairs/noble/journeyman": (GREEN, -1),
        "0 markers": (5, 6),
    }
    assert told(before) == ["guild-left 0 4", "guild-rank 1 4 0"]


def test_v09_who_comes_back_with_as_many_stars_is_second() -> None:
    red = family(pawns="noble@sea-2", rules="badlands-16")
    green = family(pawns="noble@sea-1", rules="badlands-17")
    before = recalc(red, green, chairs={"noble": [GREEN]})
    assert changes(before, play(before)) == {
        "chairs/noble/journeyman": (-1, RED),
        "0 markers": (5, 4),
    }


def test_v10_one_star_more_and_the_seats_are_exchanged() -> None:
    red = family(pawns="noble@sea-2", rules="badlands-16 badlands-18")
    green = family(pawns="noble@sea-1", rules="badlands-17")
    before = position(
        red,
        green,
        discs=LAND | {"badlands-18": "town"},
        chairs={"noble": [GREEN, RED]},
        agenda=[["Recalc"]],
    )
    assert changes(before, play(before)) == {
        "chairs/noble/master": (GREEN, RED),
        "chairs/noble/journeyman": (RED, GREEN),
    }


def test_p16_each_guild_has_its_own_kind_of_place() -> None:
    # A pawn of every guild, in turn; an outpost, a farm and a town of one's own each time.
    kinds = {"outpost": "forest-8", "farm": "forest-9", "town": "badlands-16"}
    wanted = {
        "farmer": "farm",
        "merchant": "town",
        "alchemist": "outpost",
        "knight": "farm",
        "noble": "town",
        "monk": "outpost",
    }
    for guild, kind in wanted.items():
        for other, place in kinds.items():
            own = family(pawns=f"{guild}@sea-1", rules=place)
            rival = family(pawns=f"{guild}@sea-2")
            after = play(recalc(own, rival, chairs={guild: [1, 0]}))
            assert track(after, guild) == ([0, 1] if other == kind else [1, 0])


def test_p16_every_pawn_and_every_feudum_counts() -> None:
    # Two pawns beat one pawn and a town? They are equal; three beat it.
    rival = family(pawns="noble@sea-1", rules="badlands-16")
    two = family(pawns="noble@sea-2 noble@sea-3")
    three = family(pawns="noble@sea-2 noble@sea-3 noble@sea-3")
    assert track(play(recalc(two, rival, chairs={"noble": [1, 0]})), "noble") == [1, 0]
    assert track(play(recalc(three, rival, chairs={"noble": [1, 0]})), "noble") == [0, 1]
    # A feudum of the nobles is no town.
    lord = family(rules="desert-13")
    strong = family(pawns="noble@sea-1 noble@sea-1", rules="badlands-16 badlands-17")
    assert track(play(recalc(lord, strong, chairs={"noble": [0, 1]})), "noble") == [1, 0]


def test_p16_two_seats_with_three_players_three_with_four() -> None:
    families = [family(pawns="monk@sea-1") for _ in range(4)]
    assert track(play(recalc(*families[:3], chairs={})), "monk") == [0, 1]
    assert track(play(recalc(*families, chairs={})), "monk") == [0, 1, 2]
    five = [*families, family(pawns="monk@sea-1 monk@sea-1")]
    assert track(play(recalc(*five, chairs={"monk": [3, 2, 1]})), "monk") == [4, 3, 2]


def test_r27_among_equals_who_wait_turn_order_decides() -> None:
    families = [family(pawns="monk@sea-1") for _ in range(3)]
    assert track(play(recalc(*families, chairs={}, first=1, turn=1)), "monk") == [1, 2]
    assert track(play(recalc(*families, chairs={"monk": [2]}, first=1, turn=1)), "monk") == [2, 1]
    # Stars come first.
    strong = family(pawns="monk@sea-1 monk@sea-2")
    after = play(recalc(*families[:2], strong, chairs={"monk": [0]}))
    assert track(after, "monk") == [2, 0]


def test_p16_an_equal_displaces_nobody_a_stronger_one_does() -> None:
    one, two = family(pawns="monk@sea-1"), family(pawns="monk@sea-1 monk@sea-1")
    before = recalc(two, one, one, chairs={"monk": [0, 1]})
    assert changes(before, play(before)) == {}
    before = recalc(two, one, two, chairs={"monk": [0, 1]})
    assert changes(before, play(before)) == {
        "chairs/monk/journeyman": (1, 2),
        "1 markers": (5, 6),
        "2 markers": (5, 4),
    }
    assert told(before) == ["guild-displaced 1 2 5", "guild-joined 2 5 1"]


def test_r35_whoever_waits_displaces_one_who_has_fallen_behind() -> None:
    # The track was 0, 1 with 4 and 3 stars, seat 2 waited with 2; now seat 0 has 1 star.
    families = (
        family(pawns="monk@sea-1"),
        family(pawns="monk@sea-1 monk@sea-1 monk@sea-1"),
        family(pawns="monk@sea-1 monk@sea-1"),
    )
    before = recalc(*families, chairs={"monk": [0, 1]})
    assert changes(before, play(before)) == {
        "chairs/monk/master": (0, 1),
        "chairs/monk/journeyman": (1, 2),
        "0 markers": (5, 6),
        "2 markers": (5, 4),
    }


def test_p16_without_a_marker_nobody_joins_and_the_next_one_does() -> None:
    poor = family(pawns="monk@sea-1 monk@sea-1", markers=0)
    other = family(pawns="monk@sea-1")
    before = recalc(poor, other, chairs={})
    after = play(before)
    assert track(after, "monk") == [1]
    # As soon as there is a marker, it must go there, and past the weaker one.
    data = after.to_dict()
    rich = recalc(family(pawns="monk@sea-1 monk@sea-1", markers=1), other, chairs={"monk": [1]})
    assert data["markers"] == [0, 4]
    assert track(play(rich), "monk") == [0, 1]


def test_p16_a_marker_that_comes_back_goes_where_it_is_wanted() -> None:
    # The noble is gone: the marker of that guild pays for the monks'.
    own = family(pawns="monk@sea-1", markers=0)
    before = recalc(own, family(), chairs={"noble": [0]})
    assert changes(before, play(before)) == {
        "chairs/noble/master": (0, -1),
        "chairs/monk/master": (-1, 0),
    }


def test_r34_with_too_few_markers_the_family_says_which_guild_comes_first() -> None:
    own = family(pawns="monk@sea-1 noble@sea-1 knight@sea-1", markers=2)
    before = recalc(own, family(), chairs={})
    assert (question(before), refs(before)) == ("JoinGuild", ["knight", "noble", "monk"])
    after = play(before, "monk")
    assert refs(after) == ["knight", "noble"]
    after = play(after, "knight")
    assert changes(before, after) == {
        "chairs/knight/master": (-1, 0),
        "chairs/monk/master": (-1, 0),
        "0 markers": (2, 0),
    }
    # A seat that is taken by a stronger one is no claim.
    rivals = family(pawns="noble@sea-1 noble@sea-1"), family(pawns="noble@sea-1 noble@sea-1")
    before = recalc(family(pawns="monk@sea-1 noble@sea-1", markers=1), *rivals, chairs={})
    assert track(play(before), "monk") == [0]
    assert track(play(before), "noble") == [1, 2]


def test_p16_a_reeve_stays_with_a_master_and_a_journeyman() -> None:
    own = family(pawns="monk@sea-1", reeves="monk noble", markers=5)
    strong = family(pawns="monk@sea-1 monk@sea-1")
    before = recalc(own, strong, chairs={"monk": [0, 1]})
    assert changes(before, play(before)) == {
        "chairs/monk/master": (0, 1),
        "chairs/monk/journeyman": (1, 0),
        "0 reeves/noble": (1, 0),
        "0 spare_discs": (1, 2),
    }
    # The apprentice has none.
    families = [own, strong, strong, family()]
    after = play(recalc(*families, chairs={"monk": [0, 1, 2]}))
    assert track(after, "monk") == [1, 2, 0]
    assert spelled(after)["reeves"][:6] == [0] * 6
    assert after.to_dict()["spare_discs"][0] == 3
