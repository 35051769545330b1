"""Feasts and reeves (rulebook pp. 15-16, advanced)."""

from __future__ import annotations

from typing import Any

from demesne.core.message import Message
from demesne.core.state import State
from rulebook.feudum.position import (
    GOODS,
    GUILDS,
    Family,
    answer_draws,
    changes,
    family,
    play,
    position,
    question,
    refs,
    shown,
    told,
    why_not,
)

NOBODY: dict[str, list[int]] = {guild: [] for guild in GUILDS}
FULL = dict.fromkeys(GOODS, "1 2 3 4")
BLUE, GREEN, RED = 0, 1, 2


def guild(*families: Family, **table: Any) -> State:
    table = {"chairs": NOBODY, "advanced": 1, **table}
    return position(*families, agenda=[["ChooseGuild", 0, 0]], **table)


# --- feast --------------------------------------------------------------------------------------


def feast(**table: Any) -> State:
    """Green is master of the farmers, Red journeyman; a good completes a row."""
    table = {
        "chairs": NOBODY | {"farmer": [GREEN, RED]},
        "bins": FULL | {"iron": "1 2 3"},
        "barn": "iron",
        "hens": "",
        **table,
    }
    families = table.pop("families", None)
    if families is None:
        families = (
            family(pawns="monk@forest-9", barrel=1),
            family(pawns="farmer@forest-9", reeves="farmer"),
            family(),
        )
    assert isinstance(families, tuple)
    return guild(*families, **table)


def test_v47_a_feast_with_the_masters_share_of_the_purse() -> None:
    before = feast(purse=5)
    after = play(before, "feast")
    assert (question(after), refs(after)) == ("Feast", ["seat-2/pawn-1"])
    after = play(after, "seat-2/pawn-1", "iron-4")
    assert after.advance() is None
    assert changes(before, after) == {
        "0 barrel": (1, 0),
        "bag/sulfur": (24, 25),
        "barn/iron": (1, 0),
        "bins/iron/4": (0, 1),
        # The push, and three for the feast; nobody scores for Green's reeve.
        "0 points": (0, 7),
        "purse": (5, 0),
        "0 shillings": (0, 3),
        "2 shillings": (0, 2),
        "0 guilds_used": (0, 1),
    }
    assert told(before, "feast", "seat-2/pawn-1", "iron-4") == [
        "feast-held 0 1 0 2",
        "bin-filled 0 2 4",
        "push-scored 0 0 4",
        "feast-scored 0 3",
        "purse-shared 0 3",
        "purse-shared 2 2",
    ]


def test_r08_three_points_though_the_function_scored_nothing() -> None:
    before = feast(bins=FULL | {"iron": "1 2", "wood": "1 2"})
    after = play(before, "feast", "seat-2/pawn-1", "iron-4")
    assert after.to_dict()["points"] == [3, 0, 0]


def test_p15_the_pull_of_a_journeyman_with_its_writ() -> None:
    families = (
        family(pawns="monk@forest-9", barrel=2),
        family(),
        family(pawns="farmer@forest-9"),
    )
    before = feast(families=families, rosary="5", deck=["bow sword"], purse=5)
    after = play(before, "feast", "seat-3/pawn-1", "bow", "sword", "bow")
    assert changes(before, after) == {
        "0 barrel": (2, 1),
        "bag/sulfur": (23, 24),
        "rosary/5": (1, 0),
        "hens/5": (0, 1),
        "0 points": (0, 6),
        "0 writs": (0, 1),
        "0 deck": (3, (1 << 16) - 4),
        "1 deck": ((1 << 16) - 4, 2),
        "0 guilds_used": (0, 1),
    }


def test_p15_the_ruler_of_a_feudum_is_feasted_too() -> None:
    families = (
        family(pawns="monk@sea-1", barrel=1),
        family(rules="sea-1"),
        family(rules="sea-2"),
    )
    discs = {"sea-1": "feudum-farmer", "sea-2": "feudum-farmer"}
    before = feast(families=families, discs=discs)
    after = play(before, "feast")
    assert refs(after) == ["feudum/sea-1"]
    after = play(after, "feudum/sea-1", "iron-4")
    assert after.to_dict()["points"] == [7, 0, 0]
    # One's own feudum is no guest, nor is a place that is none.
    families = (family(pawns="monk@sea-1", barrel=1, rules="sea-1"), family(), family())
    state = feast(families=families, discs=discs, chairs=NOBODY | {"farmer": [BLUE]})
    assert why_not(state, "feast") == Message("why-nobody-to-feast")


def test_r08_only_the_guild_that_the_guest_shows() -> None:
    # Green is master of the farmers, but only his knight is here; and no member there.
    families = (
        family(pawns="monk@forest-9", barrel=1),
        family(pawns="knight@forest-9 farmer@sea-1"),
        family(),
    )
    state = feast(families=families)
    assert why_not(state, "feast") == Message("why-nobody-to-feast")
    state = feast(families=families, chairs=NOBODY | {"farmer": [GREEN], "knight": [RED, GREEN]})
    after = play(state, "feast")
    assert refs(after) == ["seat-2/pawn-1"]
    # His pull there, not the push of the farmers.
    assert question(play(after, "seat-2/pawn-1")) == "Invent"


def test_p15_an_apprentice_is_no_guest() -> None:
    families = (
        family(pawns="monk@forest-9", barrel=1),
        family(pawns="farmer@forest-9"),
        family(pawns="farmer@forest-9"),
        family(pawns="farmer@forest-9"),
    )
    state = feast(families=families, chairs=NOBODY | {"farmer": [RED, GREEN, 3]}, rosary="3")
    after = play(state, "feast")
    assert refs(after) == ["seat-2/pawn-1", "seat-3/pawn-1"]
    assert why_not(after, "seat-4/pawn-1") == Message("why-guest-no-member", 3, 0)


def test_p15_a_feast_needs_sulfur_on_the_barrel_and_a_pawn_there() -> None:
    guest = family(pawns="farmer@forest-9")
    state = feast(families=(family(pawns="monk@forest-9", goods="sulfur"), guest, family()))
    assert why_not(state, "feast") == Message("why-no-barrel-sulfur")
    state = feast(families=(family(pawns="monk@forest-10", barrel=1), guest, family()))
    assert why_not(state, "feast") == Message("why-nobody-to-feast")
    # Monsters give no feasts.
    state = feast(
        families=(family(barrel=1), guest, family()), beasts={"behemoth": (BLUE, "forest-9")}
    )
    assert why_not(state, "feast") == Message("why-nobody-to-feast")
    # Nor are there any in the basic game.
    assert "feast" not in shown(feast(advanced=0, families=(family(), guest, family())))


def test_r07_nobody_is_feasted_for_nothing() -> None:
    assert why_not(feast(barn="wood"), "feast") == Message("why-nobody-to-feast")


def test_r59_a_feast_counts_as_the_guild_of_the_round() -> None:
    host = family(pawns="monk@forest-9", barrel=2, guilds_used="farmer")
    families = (host, family(pawns="farmer@forest-9"), family())
    state = feast(families=families)
    assert why_not(state, "feast") == Message("why-nobody-to-feast")
    # And the other way round.
    after = play(feast(), "feast", "seat-2/pawn-1", "iron-4")
    assert after.to_dict()["guilds_used"][0] == 1


def test_r64_a_host_who_is_journeyman_keeps_his_own_share_too() -> None:
    families = (
        family(pawns="farmer@forest-9", barrel=1),
        family(pawns="farmer@forest-9"),
        family(),
    )
    chairs = NOBODY | {"farmer": [GREEN, BLUE]}
    before = feast(families=families, chairs=chairs, purse=5)
    after = play(before, "feast", "seat-2/pawn-1", "iron-4")
    assert after.to_dict()["shillings"] == [5, 0, 0]
    # Nobody is journeyman: that half stays, as ever.
    before = feast(families=families, chairs=NOBODY | {"farmer": [GREEN]}, purse=5)
    data = play(before, "feast", "seat-2/pawn-1", "iron-4").to_dict()
    assert (data["shillings"], data["purse"]) == ([3, 0, 0], 2)


def test_r66_the_drunk_can_feast_and_be_feasted() -> None:
    families = (
        family(pawns="monk@forest-9*", barrel=1),
        family(pawns="farmer@forest-9*"),
        family(),
    )
    assert refs(play(feast(families=families), "feast")) == ["seat-2/pawn-1"]


# --- reeves -------------------------------------------------------------------------------------


def pusher(own: Family | None = None, **table: Any) -> State:
    table = {
        "chairs": NOBODY | {"farmer": [BLUE]},
        "bins": FULL | {"iron": "1 2 3"},
        "barn": "iron",
        **table,
    }
    return guild(own or family(), family(), **table)


def test_p16_a_reeve_may_be_placed_for_a_point() -> None:
    before = pusher()
    after = play(before, "farmer/push", "iron-4")
    assert (question(after), refs(after)) == ("PlaceReeve", ["no", "reeve"])
    moved = {"barn/iron": (1, 0), "bins/iron/4": (0, 1), "0 guilds_used": (0, 1)}
    assert changes(before, play(after, "no")) == moved | {"0 points": (0, 4)}
    assert changes(before, play(after, "reeve")) == moved | {
        "0 points": (0, 5),
        "0 reeves/farmer": (0, 1),
        "0 spare_discs": (3, 2),
    }


def test_p16_a_reeve_that_is_there_brings_one_and_its_fellow_another() -> None:
    before = pusher(family(reeves="farmer"))
    after = play(before, "farmer/push", "iron-4")
    assert after.advance() is None
    assert after.to_dict()["points"] == [5, 0]
    before = pusher(family(reeves="farmer monk"))
    after = play(before, "farmer/push", "iron-4")
    assert after.to_dict()["points"] == [6, 0]
    assert told(before, "farmer/push", "iron-4")[-1] == "reeve-scored 0 0 2"
    # One elsewhere only: the second may be placed here, for its own point.
    after = play(pusher(family(reeves="monk")), "farmer/push", "iron-4", "reeve")
    assert after.to_dict()["points"] == [5, 0]


def test_r10_no_reeve_without_three_points() -> None:
    scoreless = FULL | {"iron": "1 2", "wood": "1 2"}
    after = play(pusher(bins=scoreless), "farmer/push", "iron-4")
    assert after.advance() is None
    after = play(pusher(family(reeves="farmer"), bins=scoreless), "farmer/push", "iron-4")
    assert after.to_dict()["points"] == [0, 0]
    # A pull scores three: that is enough, and comes before its writs.
    state = guild(family(), family(), chairs=NOBODY | {"knight": [GREEN, BLUE]}, deck=["bow sword"])
    after = play(state, "knight/pull", "barrel")
    assert question(after) == "PlaceReeve"
    after = play(after, "reeve")
    assert question(after) == "TurnWrit"
    assert after.to_dict()["points"] == [4, 0]
    # A trade is neither push nor pull.
    state = guild(family(shillings=3), family(), chairs=NOBODY | {"noble": [BLUE]})
    assert play(state, "noble/trade", "a1", "done").advance() is None


def test_r65_two_discs_are_reeves_and_the_plain_one_is_used_first() -> None:
    # Two are out: the third disc is the plain one.
    after = play(pusher(family(reeves="noble monk")), "farmer/push", "iron-4")
    assert after.advance() is None
    # One disc on a track, one reeve out: the last one is a reeve.
    after = play(pusher(family(reeves="monk", military=1)), "farmer/push", "iron-4")
    assert question(after) == "PlaceReeve"
    # Two on the tracks: the last one is a reeve.
    after = play(pusher(family(military=1, voyage=2)), "farmer/push", "iron-4")
    assert question(after) == "PlaceReeve"
    # None is left.
    after = play(pusher(family(military=2, voyage=2)), "farmer/push", "iron-4")
    assert after.advance() is None


def test_p16_there_are_no_reeves_in_the_basic_game() -> None:
    assert play(pusher(advanced=0), "farmer/push", "iron-4").advance() is None


def test_p16_a_push_of_monks_asks_for_a_reeve_after_the_guess() -> None:
    state = guild(
        family(), family(), chairs=NOBODY | {"monk": [BLUE]}, hens="2", rosary="2 5", coffer=3
    )
    after = answer_draws(play(state, "monk/push"), "highest")
    assert question(after) == "PlaceReeve"
    assert after.to_dict()["shillings"] == [2, 0]
