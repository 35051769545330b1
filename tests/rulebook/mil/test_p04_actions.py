"""Actions (rulebook p. 4)."""

from __future__ import annotations

from pathlib import Path

import demesne
from rulebook.mil.position import (
    NO_LINE,
    A,
    B,
    asked,
    changes,
    family,
    knight,
    menu,
    plain,
    play,
    position,
    why_not,
    with_rulings,
)

FULL = {"court": "black black black", "market": "black black black", "war": "black black black"}


def test_p04_vector_01_example_harvest() -> None:
    before = position(family(), family())
    after = play(before, "harvest/a1", "court/2")
    assert changes(before, after) == {
        "0 food": (0, 3),
        "0a lands": ("cereal", "cereal/b"),
        "0a time": (0, 1),
        "court 2": ("white", "empty"),
    }
    assert asked(after) == "1 ChooseAct"


def test_p04_vector_02_example_the_sixth_soldier_costs_influence_too() -> None:
    before = position(family(knight(5, "cereal"), stock="fabric metal influence"), family())
    after = play(before, "recruit/a", "war/1")
    assert changes(before, after) == {
        "0 fabric": (1, 0),
        "0 metal": (1, 0),
        "0 influence": (1, 0),
        "0a soldiers": (5, 6),
        "0a time": (0, 1),
        "war 1": ("white", "empty"),
    }
    poor = position(family(knight(5, "cereal"), stock="fabric metal"), family())
    assert why_not(poor, "recruit/a") == "why-short-cubes"


def test_p04_vector_03_the_fifth_soldier() -> None:
    before = position(family(knight(4, "cereal"), stock="fabric metal"), family())
    after = play(before, "recruit/a", "war/1")
    assert (plain(after)["0a soldiers"], plain(after)["0 fabric"]) == (5, 0)


def test_p04_vector_04_example_a_daughter() -> None:
    before = position(family(damsels=3), family())
    after = play(before, "grow/a", "roll", "face/4", "woman")
    assert changes(before, after) == {"0 damsels": (3, 4), "0 rolls": (0, 1)}
    assert menu(after) == ["roll", "stop"]


def test_p04_vector_05_example_an_heir_is_married() -> None:
    before = position(family(), family())
    after = play(before, "grow/a", "roll", "face/1", "man")
    assert changes(before, after) == {"0a heir": (0, 1), "0 rolls": (0, 1)}
    assert asked(after) == "0 MakeOffer"


def test_p04_vector_06_an_heir_without_land_or_castle_is_not() -> None:
    before = position(family(knight(2)), family())
    after = play(before, "grow/a", "roll", "face/1", "man")
    assert changes(before, after) == {"0a heir": (0, 1), "0 rolls": (0, 1)}
    assert asked(after) == "1 ChooseAct"


def test_p04_vector_07_example_a_younger_son() -> None:
    before = position(family(), family())
    after = play(before, "grow/b", "roll", "face/1", "man")
    assert changes(before, after) == {"0c present": (0, 1), "0 rolls": (0, 1)}
    assert asked(after) == "1 ChooseAct"
    # He may act at once.
    assert "grow/c" in menu(play(after, "pass", "court/1"))


def test_p04_vector_08_example_placing() -> None:
    before = position(
        family(stock="gold", privileges=1), family(), spaces={"war": "white empty white"}
    )
    state = play(before, "place/b")
    free = play(state, "war/2")
    assert changes(before, free) == {
        "0 placed": (0, 1),
        "0b where": ("home", "war"),
        "war 2": ("empty", "0b"),
    }
    paid = play(state, "war/1", "privilege")
    assert changes(before, paid) == {
        "0 placed": (0, 1),
        "0 privileges": (1, 0),
        "0b where": ("home", "war"),
        "war 1": ("white", "0b"),
    }
    gold = play(state, "war/1", "gold")
    assert changes(before, gold)["0 gold"] == (1, 0)
    # The family is locked out of harvest, recruiting and growth until winter.
    later = play(gold, "pass", "court/1")
    assert menu(later) == ["place/a", "pass"]
    assert why_not(later, "harvest/a1") == "why-family-placed"
    assert why_not(later, "place/b") == "why-placed-already"


def test_p04_monastery_and_crusades_are_free_and_have_room_for_all() -> None:
    before = position(family(), family())
    after = play(before, "place/a", "monastery")
    assert changes(before, after) == {
        "0 placed": (0, 1),
        "0a where": ("home", "monastery"),
        "monastery": ([], [A]),
    }
    assert changes(after, play(after, "place/a", "crusades"))["crusades"] == ([], [4])


def test_p04_a_space_with_a_knight_is_taken_and_an_unpaid_token_too() -> None:
    state = position(family(), family(), spaces={"court": "1a white black"})
    state = play(state, "place/a")
    assert why_not(state, "court/1") == NO_LINE
    assert why_not(state, "court/2") == "why-short-entry"
    assert why_not(state, "court/3") == "why-short-entry"


def test_p04_r01_a_black_token_costs_what_a_white_one_does(tmp_path: Path) -> None:
    families = (family(stock="gold"), family())
    spaces = {"court": "black white white"}
    before = position(*families, spaces=spaces)
    after = play(before, "place/a", "court/1", "gold")
    assert changes(before, after)["court 1"] == ("black", "0a")
    blocking = with_rulings(tmp_path, black_blocks=True)
    state = play(position(*families, spaces=spaces, game=blocking), "place/a")
    assert why_not(state, "court/1") == "why-black-blocks"
    assert "court/2" in menu(state)


def test_p04_r02_the_token_under_a_paying_knight_ages_nobody() -> None:
    spaces = {**FULL, "clergy": "white white black"}
    state = position(family(stock="gold"), family(), family(), spaces=spaces)
    state = play(state, "place/a", "clergy/1", "gold", "harvest/a1")
    assert menu(state) == ["clergy/2"]


def test_p04_pass_turns_white_black_or_blackens_an_empty_space() -> None:
    spaces = {**FULL, "clergy": "white empty black"}
    before = position(family(), family(), family(), spaces=spaces)
    state = play(before, "pass")
    assert menu(state) == ["clergy/1", "clergy/2"]
    assert changes(before, play(state, "clergy/1")) == {"clergy 1": ("white", "black")}
    assert changes(before, play(state, "clergy/2")) == {"clergy 2": ("empty", "black")}


def test_p04_no_white_token_no_harvest_recruit_or_growth() -> None:
    spaces = {**FULL, "clergy": "empty black black"}
    state = position(family(stock="fabric metal"), family(), spaces=spaces)
    assert menu(state) == ["place/a", "place/b", "pass"]
    for act in ("harvest/a1", "recruit/a", "grow/a"):
        assert why_not(state, act) == "why-no-white-token"


def test_p04_the_phase_ends_when_every_knight_is_placed() -> None:
    both = [["Tribute"], ["TakeActions", 1], ["ChooseAct", 0]]
    state = position(family(), family(), agenda=both, crusades=(B, 4, 5))
    after = play(state, "place/a", "monastery")
    assert asked(after) == "nothing"
    assert plain(after)["phase"] == 2


def test_p04_the_phase_ends_when_every_space_is_taken() -> None:
    both = [["Tribute"], ["TakeActions", 1], ["ChooseAct", 0]]
    spaces = {**FULL, "clergy": "white black black"}
    state = position(family(), family(), family(), agenda=both, spaces=spaces)
    assert asked(play(state, "pass", "clergy/1")) == "nothing"
    # One space still free: it goes on.
    assert asked(play(state, "harvest/a1", "clergy/1")) == "1 ChooseAct"


def test_p04_r18_a_family_with_nobody_at_home_passes() -> None:
    state = position(family(), family(), crusades=(A, B))
    assert menu(state) == ["pass"]
    nobody = position(family(None), family())
    assert menu(nobody) == ["pass"]
    # It still offers dowries and gifts.
    after = play(nobody, "pass", "court/1", "grow/a", "roll", "face/1", "man")
    assert asked(after) == "0 MakeOffer"


def test_p04_r20_a_placed_pawn_stays_and_its_knight_can_be_attacked_at_home() -> None:
    agenda = [["VisitWar", 0, A]]
    state = position(family(), family(), agenda=agenda, crusades=(4,))
    assert "attack/1a1" in menu(state)
    assert "place/a" not in menu(position(family(), family(), crusades=(A,)))


def test_p04_r37_a_bare_face_cannot_be_harvested(tmp_path: Path) -> None:
    file = tmp_path / "bare.toml"
    rows = ["cereal = [3, 0]", *(f"{n} = [1, 1]" for n in ("fishing", "cloth", "mine", "quarry"))]
    file.write_text('[harvest]\nsource = "rulebook"\nnote = "x"\n' + "\n".join(rows))
    bare = demesne.game("mil", file)
    state = position(family(knight(1, "cereal/b cereal")), family(), game=bare)
    assert why_not(state, "harvest/a1") == "why-no-harvest"
    assert "harvest/a2" in menu(state)


def test_p04_r49_two_like_tiles_are_one_line() -> None:
    state = position(family(knight(1, "cereal cereal")), family())
    assert why_not(state, "harvest/a2") == NO_LINE
    # With different faces up they are two.
    after = play(state, "harvest/a1", "court/1", "pass", "court/2")
    assert [ref for ref in menu(after) if ref.startswith("harvest")] == ["harvest/a1", "harvest/a2"]


def test_p04_a_land_may_be_harvested_again_by_its_other_face() -> None:
    state = play(position(family(), family()), "harvest/a1", "court/1", "pass", "court/2")
    after = play(state, "harvest/a1", "court/3")
    assert (plain(after)["0 food"], plain(after)["0a lands"]) == (5, "cereal")


# -- growth ----------------------------------------------------------------------------


def test_p04_r05_every_roll_needs_a_white_token() -> None:
    spaces = {**FULL, "clergy": "white black empty"}
    state = position(family(stock="gold", privileges=1), family(), spaces=spaces)
    state = play(state, "grow/a")
    assert menu(state) == ["roll", "bastard/gold", "bastard/privilege"]
    # The last one is taken by the roll itself: nothing more, no bastard either.
    after = play(state, "roll", "face/4", "hourglass", "clergy/1")
    assert asked(after) == "1 ChooseAct"


def test_p04_r04_the_successor_of_a_knight_who_died_may_go_on() -> None:
    before = position(family(knight(1, heir=1, time=3)), family())
    after = play(before, "grow/a", "roll", "face/4", "hourglass", "court/1")
    assert changes(before, after)["0a time"] == (3, 0)
    assert menu(after) == ["roll", "stop"]
    alone = position(family(knight(1, "cereal"), knight(0, time=3)), family())
    gone = play(alone, "grow/b", "roll", "face/4", "hourglass", "court/1")
    assert plain(gone)["0b present"] == 0
    assert asked(gone) == "1 ChooseAct"


def test_p04_r06_an_hourglass_always_finds_a_white_token() -> None:
    spaces = {**FULL, "clergy": "white black black"}
    state = play(position(family(), family(), spaces=spaces), "grow/a", "roll", "face/4")
    assert menu(state) == ["hourglass", "woman"]


def test_p04_r07_growth_is_capped(tmp_path: Path) -> None:
    state = position(family(rolls=49, stock="gold"), family())
    after = play(state, "grow/a", "roll", "face/4", "woman")
    assert menu(after) == ["bastard/gold", "stop"]
    assert why_not(after, "roll") == "why-growth-cap"
    after = play(after, "stop", "pass", "court/1")
    assert why_not(after, "grow/a") == "why-growth-cap"
    assert "harvest/a1" in menu(after)
    soon = with_rulings(tmp_path, growth_rolls=1)
    assert why_not(position(family(rolls=1), family(), game=soon), "grow/b") == "why-growth-cap"


def test_p04_r26_a_man_too_many_ends_the_action_and_nothing_else() -> None:
    four = family(knight(1, "cereal", heir=1), knight(1), knight(1), knight(1))
    before = position(four, family())
    state = play(before, "grow/a", "roll", "face/2")
    assert menu(state) == ["woman", "man"]
    after = play(state, "man")
    assert changes(before, after) == {"0 rolls": (0, 1)}
    assert asked(after) == "1 ChooseAct"
    # An heirless knight gets his heir in any family.
    assert plain(play(before, "grow/b", "roll", "face/2", "man"))["0b heir"] == 1


def test_p04_r29_a_bastard_is_a_man_without_a_roll(tmp_path: Path) -> None:
    families = (family(stock="gold", privileges=1), family())
    before = position(*families)
    assert changes(before, play(before, "grow/b", "bastard/gold")) == {
        "0 gold": (1, 0),
        "0c present": (0, 1),
    }
    assert changes(before, play(before, "grow/a", "bastard/privilege")) == {
        "0 privileges": (1, 0),
        "0a heir": (0, 1),
    }
    # Also instead of rolling again.
    again = play(before, "grow/b", "roll", "face/4", "woman")
    assert menu(again) == ["roll", "bastard/gold", "bastard/privilege", "stop"]
    # Not where he would change nothing.
    four = family(knight(1, heir=1), knight(1), knight(1), knight(1), stock="gold")
    state = play(position(four, family()), "grow/a")
    assert why_not(state, "bastard/gold") == "why-family-complete"
    heirs = with_rulings(tmp_path, bastard_only_heir=True)
    state = play(position(*families, game=heirs), "grow/b")
    assert why_not(state, "bastard/gold") == "why-bastard-heir"


def test_p04_growth_cannot_be_broken_off_before_the_first_result() -> None:
    state = play(position(family(stock="gold"), family()), "grow/a")
    assert why_not(state, "stop") == NO_LINE
    assert why_not(state, "bastard/privilege") == "why-short-privileges"
