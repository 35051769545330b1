"""Where rules of Feudum meet that are pages apart. Every test looks at all that has changed."""

from __future__ import annotations

from rulebook.feudum.position import (
    act,
    answer_draws,
    at,
    changes,
    family,
    play,
    position,
    question,
    refs,
    why_not,
    windows,
)

END = [["EndOfRound"], ["CheckEpoch"], ["Progress"], ["Nourishment"]]


def test_p10_a_tile_of_the_epoch_to_come_stays_forbidden_until_the_round_is_over() -> None:
    """The fourth stack shows a II, but the sun rises after the progress die."""
    state = position(
        family(
            hand="repeat tax", played="improve", goods="wood wood saltpeter",
            rules="forest-9 forest-10", pawns="monk@forest-9",
        ),
        family(),
        discs={"forest-9": "outpost", "forest-10": "outpost"},
        stacks=[2, 2, 1, 2, 1, 1],
        ask=["Improve", 0],
    )  # fmt: skip
    first = answer_draws(play(state, "forest-9"))
    assert changes(state, first)["0 points"] == (0, 2)
    assert (first.to_dict()["stacks"], first.to_dict()["epoch"]) == ([2, 2, 2, 2, 1, 1], 1)
    again = play(first, "card/repeat", "card/improve", "forest-10")
    second = changes(first, again)
    # No tile and no points: no stack shows an epoch that is over.
    assert "0 points" not in second
    assert not any(name.startswith(("stacks", "0 tiles", "tile_pool")) for name in second)
    assert question(again) == "PlayCard"


def test_p16_a_beaten_pawn_takes_its_family_out_of_the_guild_with_its_reeve() -> None:
    state = position(
        family(hand="conquer tax", pawns="noble@forest-9 knight@forest-9 monk@forest-9"),
        family(pawns="merchant@forest-9", reeves="merchant", markers=2),
        family(pawns="merchant@sea-1"),
        chairs={"merchant": (1, 2)},
        ask=["Conquer", 0],
    )
    after = play(state, "seat-2/pawn-1", "attack", "no")
    found = changes(state, after)
    assert found["chairs/merchant/master"] == (1, 2)
    assert found["chairs/merchant/journeyman"] == (2, -1)
    assert found["1 reeves/merchant"] == (1, 0)
    assert found["1 spare_discs"] == (2, 3)
    assert found["1 markers"] == (2, 3)
    assert found["0 points"] == (0, 2)


def test_p24_a_mandate_between_the_attack_and_the_answer_seats_who_waited_for_a_marker() -> None:
    """Named as a target one plays the mandate of the crown; the question stays on the table."""
    state = position(
        family(hand="conquer tax", pawns="noble@forest-9"),
        family(
            hand="defend", writs="crown", markers=0, pawns="monk@forest-9 farmer@sea-1",
            rules="sea-1",
        ),
        discs={"sea-1": "feudum-knight"},
        chairs={"monk": (), "farmer": (), "knight": (1,)},
        ask=["Conquer", 0],
    )  # fmt: skip
    asked = play(state, "seat-2/pawn-1")
    assert question(asked) == "RevealDefend"
    assert windows(asked, 1) == ["PlayMandate", "DiscardWrit"]
    after = act(asked, 1, "PlayMandate", "crown/knight")
    found = changes(asked, after)
    # Three markers, of which two go to the guilds that waited.
    assert found["1 markers"] == (0, 1)
    assert found["chairs/monk/master"] == (-1, 1)
    assert found["chairs/farmer/master"] == (-1, 1)
    assert question(after) == "RevealDefend"
    assert refs(after) == ["no", "defend"]


def test_p09_one_vessel_carries_one_pawn() -> None:
    """Two pawns where one ship lies: the second one stays, and boards no ship that has sailed."""
    state = position(
        family(hand="tax", pawns="monk@desert-11 noble@desert-11"),
        family(),
        adrift={"desert-11": "ship"},
        ask=["MovePiece", 0, 2, 0, 0],
    )
    sailed = play(state, "pawn-1/forest-10")
    assert changes(state, sailed) == {
        "0 pawn_places/pawn-1": (at("desert-11"), at("forest-10")),
        "0 pawn_crafts/pawn-1": (-1, 0),
        "adrift/desert-11/ship": (1, 0),
    }
    assert "pawn-2/forest-10" not in refs(sailed)
    missing = why_not(sailed, "pawn-2/forest-10")
    assert missing is not None
    assert missing.key == "why-no-craft"


def test_p12_p14_a_ruler_without_a_pawn_taxes_improves_explores_and_harvests() -> None:
    """Ruling is all that these ask for; where nobody is, nobody moves or influences."""
    own = family(
        hand="tax improve", rules="sea-1 sea-2 island-4", goods="wood iron", seals=1, markers=3
    )
    discs = {"sea-1": "outpost", "sea-2": "farm", "island-4": "town"}
    for ask, expected in (
        ("Explore", ["forgo", "explore"]),
        ("Harvest", ["forgo", "sea-2"]),
        ("Tax", ["forgo", "tax"]),
        ("Improve", ["forgo", "sea-1", "sea-2", "island-4"]),
    ):
        assert refs(position(own, family(), discs=discs, ask=[ask, 0])) == expected
    assert refs(position(own, family(), discs=discs, ask=["PlaceInfluence", 0, 0])) == ["stop"]
    after = play(position(own, family(), discs=discs, agenda=[*END, ["Move", 0]]))
    assert after.to_dict()["moves"] == [0, 0]


def test_p20_a_barrel_with_room_for_one_takes_one_of_three() -> None:
    """The sulfur of a landscape: one for the ruler, who is asked; then the serf, once."""
    state = position(
        family(hand="tax", serfs="forest-9", barrel=2),
        family(rules="forest-9", barrel=3),
        scenes={"forest-9": "sulfur-mine:4"},
        ask=["Collect", 0, at("forest-9")],
    )
    after = play(state, "collect", "barrel", "kept", "kept")
    assert changes(state, after) == {
        "crops/forest-9": (4, 0),
        "0 barrel": (2, 3),
        "0 goods/sulfur": (0, 2),
        "1 goods/sulfur": (0, 1),
    }


def test_p21_the_last_pawn_of_a_guild_starves_before_its_dawn_is_scored() -> None:
    """Nourishing is step 2, the epoch step 4: who starved has no seat to score for."""
    state = position(
        family(pawns="merchant@sea-1", markers=0),
        family(pawns="merchant@sea-2", goods="food"),
        stacks=[2, 2, 2, 1, 1, 1],
        chairs={"merchant": (0, 1)},
        agenda=END,
    )
    after = state.copy()
    decision = after.advance()
    assert decision is not None
    after.choose(next(c for c in decision.options(after) if decision.ref(c) == "desert"))
    after.advance()
    found = changes(state, after)
    assert found["epoch"] == (1, 2)
    assert found["chairs/merchant/master"] == (0, 1)
    assert "0 points" not in found
    assert found["1 points"] == (0, 5)
