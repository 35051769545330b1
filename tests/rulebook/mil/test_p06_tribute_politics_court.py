"""Tribute, politics, Monastery and Court (rulebook p. 6)."""

from __future__ import annotations

from rulebook.mil.position import (
    A1,
    NO_LINE,
    A,
    asked,
    changes,
    family,
    knight,
    menu,
    plain,
    play,
    position,
    why_not,
)


def test_p06_vector_13_example_tribute() -> None:
    before = position(
        family(knight(1, "cereal/b", suzerain=1)), family(None), agenda=[["Winter"], ["Tribute"]]
    )
    # `position` has run the tribute already.
    flat = plain(before)
    assert (flat["0 gold"], flat["1 food"], flat["0a lands"]) == (1, 1, "cereal")
    assert (flat["0 food"], flat["1 gold"]) == (0, 0)


def test_p06_every_land_is_turned_harvested_or_not() -> None:
    flat = plain(position(family(knight(1, "cereal cloth/b")), family(None), agenda=[["Tribute"]]))
    assert flat["0a lands"] == "cereal/b cloth"
    assert flat["0 gold"] == 1


def test_p06_vector_14_example_most_knights_at_court() -> None:
    spaces = {"court": "1a 0a 0b"}
    state = position(family(), family(), agenda=[["Politics", 2]], spaces=spaces, first=1)
    flat = plain(state)
    assert (flat["0 points"], flat["0 influence"], flat["first"]) == (2, 1, 0)
    assert (flat["1 points"], flat["1 influence"]) == (0, 0)


def test_p06_a_tie_goes_to_the_knight_furthest_left() -> None:
    spaces = {"court": "empty 1a 0a"}
    flat = plain(position(family(), family(), agenda=[["Politics", 2]], spaces=spaces))
    assert (flat["1 points"], flat["first"]) == (2, 1)


def test_p06_the_other_majorities() -> None:
    spaces = {"market": "0a white white", "war": "1a white white", "clergy": "1b white white"}
    before = position(family(), family(), agenda=[["Politics", 3]], spaces=spaces)
    flat = plain(before)
    assert (flat["0 gold"], flat["0 points"]) == (1, 1)
    assert asked(before) == "1 PlaceKingsSoldiers"
    after = play(before, "0b")
    assert changes(before, after) == {"kings_soldiers": (-1, 1), "1 points": (1, 3)}
    assert asked(after) == "1 PlaceArchbishop"
    assert changes(after, play(after, "1a")) == {"archbishop": (-1, A1)}


def test_p06_r33_the_pawns_go_with_any_familys_knight_or_nowhere() -> None:
    spaces = {"war": "1a white white"}
    state = position(family(), family(), agenda=[["Politics", 4]], spaces=spaces)
    assert menu(state) == ["0a", "0b", "1a", "1b", "nowhere"]
    assert plain(play(state, "nowhere"))["kings_soldiers"] == -1


def test_p06_r19_with_nobody_at_court_the_first_player_stays() -> None:
    flat = plain(position(family(), family(), agenda=[["Politics", 2]], first=1))
    assert flat["first"] == 1
    assert flat["0 points"] == flat["1 points"] == 0


# -- monastery -------------------------------------------------------------------------


def test_p06_vector_16_example_three_damsels_for_four_privileges() -> None:
    before = position(family(damsels=3, privileges=4), family(), agenda=[["VisitSphere", 1, A]])
    after = play(before, "veil", "veil", "veil")
    assert changes(before, after) == {"0 damsels": (3, 0), "0 privileges": (4, 0)}
    assert asked(after) == "nothing"
    assert changes(before, play(before, "veil", "done")) == {"0 damsels": (3, 2)}
    assert changes(before, play(before, "done")) == {}


def test_p06_r34_nuns_become_no_influence() -> None:
    before = position(family(damsels=1), family(), agenda=[["VisitSphere", 1, A]])
    after = play(before, "veil")
    assert changes(before, after) == {"0 damsels": (1, 0)}
    assert asked(position(family(), family(), agenda=[["VisitSphere", 1, A]])) == "nothing"


# -- court -----------------------------------------------------------------------------

COURT = [["VisitCourt", 0, A]]


def test_p06_two_influence() -> None:
    before = position(family(), family(), agenda=COURT)
    assert changes(before, play(before, "influence")) == {"0 influence": (0, 2)}
    assert changes(before, play(before, "nothing")) == {}


def test_p06_vector_17_example_more_soldiers_than_elements() -> None:
    target = family(knight(2, "cereal", castle=1))
    assert "vassal/1a" in menu(position(family(knight(5)), target, agenda=COURT))
    assert why_not(position(family(knight(4)), target, agenda=COURT), "vassal/1a") == (
        "why-too-few-soldiers"
    )


def test_p06_r13_the_kings_soldiers_count_on_both_sides() -> None:
    target = family(knight(2, "cereal", castle=1))
    four, five = family(knight(4)), family(knight(5))
    assert "vassal/1a" in menu(position(four, target, agenda=COURT, kings_soldiers=A))
    state = position(five, target, agenda=COURT, kings_soldiers=A1)
    assert why_not(state, "vassal/1a") == "why-too-few-soldiers"


def test_p06_vector_18_example_a_vassal_of_red_spares_every_red_knight() -> None:
    serving = family(knight(9, "cereal", suzerain=1), stock="9 influence")
    red = family(knight(1, "cereal"), knight(0))
    state = position(serving, red, agenda=COURT)
    assert why_not(state, "vassal/1a") == why_not(state, "vassal/1b") == "why-own-suzerain"
    war = position(serving, red, agenda=[["VisitWar", 0, A]])
    assert why_not(war, "attack/1a1") == "why-own-suzerain"


def test_p06_r09_targets_are_of_another_family() -> None:
    state = position(family(knight(9), knight(0)), family(), agenda=COURT)
    assert why_not(state, "vassal/0b") == NO_LINE
    war = position(family(knight(9), knight(0, "cloth")), family(), agenda=[["VisitWar", 0, A]])
    assert why_not(war, "attack/0b1") == NO_LINE


def test_p06_a_vassal_has_one_suzerain_and_the_archbishop_protects() -> None:
    target = family(knight(0, suzerain=2), knight(0))
    state = position(family(knight(9)), target, family(), agenda=COURT, archbishop=A1 + 1)
    assert why_not(state, "vassal/1a") == "why-vassal-already"
    assert why_not(state, "vassal/1b") == "why-archbishop"


def test_p06_vector_20_a_ransom_is_accepted() -> None:
    before = position(family(knight(9)), family(knight(1), stock="2 gold influence"), agenda=COURT)
    state = play(before, "vassal/1a")
    assert asked(state) == "1 OfferRansom"
    state = play(state, "gold", "gold", "influence", "done")
    assert asked(state) == "0 AnswerRansom"
    after = play(state, "accept", "gold", "gold")
    assert changes(before, after) == {
        "0 gold": (0, 2),
        "1 gold": (2, 0),
        "1 influence": (1, 0),
        "1 points": (0, 2),
    }


def test_p06_vector_21_exceeding_a_ransom() -> None:
    before = position(
        family(knight(9), stock="2 gold 3 influence"),
        family(knight(1, "cereal cloth"), stock="gold 2 influence"),
        agenda=COURT,
    )
    state = play(before, "vassal/1a", "gold", "influence", "influence", "done", "exceed")
    # As much gold as was offered is in it from the start.
    assert why_not(state, "done") == "why-ransom-not-exceeded"
    state = play(state, "gold", "influence", "influence", "done")
    assert asked(state) == "1 KeepHalf"
    after = play(state, "gold", "gold")
    assert changes(before, after) == {
        "0 gold": (2, 0),
        "0 influence": (3, 1),
        "0 points": (0, 10),
        "1 gold": (1, 3),
        "1a suzerain": (-1, 0),
    }


def test_p06_as_many_cubes_with_more_gold_exceed_and_less_gold_never_does() -> None:
    def state(own: str, ransom: str) -> str:
        here = position(family(knight(9), stock=own), family(knight(1), stock=ransom), agenda=COURT)
        lines = [word for word in ransom.split() if not word.isdecimal()]
        here = play(here, "vassal/1a", *lines, "done")
        return "exceed" if "exceed" in menu(here) else why_not(here, "exceed")

    assert state("gold", "influence") == "exceed"
    assert state("influence influence", "gold") == "why-cannot-exceed"
    assert state("gold", "gold") == "why-cannot-exceed"
    assert state("influence", "") == "exceed"
    assert state("", "") == "why-cannot-exceed"


def test_p06_r31_he_cannot_break_off_and_an_empty_ransom_can_be_accepted() -> None:
    before = position(family(knight(9)), family(knight(1)), agenda=COURT)
    state = play(before, "vassal/1a", "done")
    assert menu(state) == ["accept"]
    assert changes(before, play(state, "accept")) == {"1 points": (0, 2)}


def test_p06_r03_a_fief_costs_its_giver_nothing_in_the_end() -> None:
    before = position(
        family(knight(9, "cereal cloth/b"), points=10), family(knight(1, "mine")), agenda=COURT
    )
    state = play(before, "vassal/1a", "done")
    after = play(state, "fief/2")
    assert changes(before, after) == {
        "0a lands": ("cereal cloth/b", "cereal"),
        "1a lands": ("mine", "mine cloth/b"),
        "1a suzerain": (-1, 0),
        # 2 for the vassal, 4 for his mine, -4 for the fief and 4 for the vassal's new land.
        "0 points": (10, 16),
        "1 points": (0, 4),
    }


def test_p06_a_vassal_gives_no_fief_and_a_full_column_takes_none() -> None:
    full = family(knight(1, "mine mine"))
    state = play(position(family(knight(9, "cereal")), full, agenda=COURT), "vassal/1a", "done")
    assert why_not(state, "fief/1") == "why-target-full"
    serving = family(knight(9, "cereal", suzerain=2))
    state = position(serving, family(knight(1)), family(), agenda=COURT)
    state = play(state, "vassal/1a", "done")
    assert why_not(state, "fief/1") == "why-vassal-no-fief"
    assert why_not(state, "fief/2") == NO_LINE


def test_p09_r08_bonds_are_of_knights_not_of_families() -> None:
    """A vassal's brother may attack the suzerain; the suzerain may attack the brother."""
    mixed = family(knight(9, "cereal", suzerain=1), knight(9, "mine"), stock="9 influence")
    lord = family(knight(9, "cloth"), stock="9 influence")
    brother = position(mixed, lord, agenda=[["VisitWar", 0, A + 1]])
    assert "attack/1a1" in menu(brother)
    suzerain = position(mixed, lord, agenda=[["VisitWar", 1, A1]])
    assert menu(suzerain) == ["nothing", "attack/0b1"]
    assert why_not(suzerain, "attack/0a1") == "why-own-vassal"
    # Two families may be each other's suzerain.
    both = position(mixed, family(knight(0)), agenda=[["VisitCourt", 0, A + 1]])
    assert "vassal/1a" in menu(both)


def test_p09_a_vassal_spares_his_suzerains_other_vassals() -> None:
    mine = family(knight(9, suzerain=2))
    theirs = family(knight(1, "cereal", suzerain=2), knight(1, "cloth"))
    state = position(mine, theirs, family(), agenda=[["VisitWar", 0, A]])
    assert why_not(state, "attack/1a1") == "why-same-suzerain"
    assert "attack/1b1" in menu(state)
