"""The end of the game, two players, the expert game (rulebook p. 10)."""

from __future__ import annotations

from rulebook.mil.position import (
    A1,
    GAME,
    NO_LINE,
    A,
    B,
    Family,
    asked,
    changes,
    family,
    knight,
    menu,
    plain,
    play,
    position,
    scores,
    why_not,
)

WAR = [["VisitWar", 0, A]]


def totals(*families: Family) -> list[int]:
    state = position(*families, agenda=[["FinalScoring"]])
    return [sum(scores(state, seat).values()) for seat in range(state.seats)]


def test_p10_vector_39_final_scoring() -> None:
    a = family(stock="5 metal influence 5 gold", points=40, privileges=2, damsels=2)
    b = family(stock="2 fabric 4 influence 2 gold", points=41, privileges=2, damsels=1)
    c = family(stock="3 fabric 2 metal", points=38)
    assert totals(a, b, c) == [40, 44, 40]


def test_p10_every_damsel_costs_two_and_three_with_most() -> None:
    assert totals(family(damsels=3), family(damsels=3), family(damsels=1)) == [-9, -9, -2]
    assert totals(family(), family()) == [0, 0]


def test_p10_r43_a_majority_needs_something_and_is_shared() -> None:
    state = position(family(stock="fabric"), family(stock="metal"), agenda=[["FinalScoring"]])
    assert (scores(state, 0)["goods"], scores(state, 1)["goods"]) == (2, 2)
    assert (scores(state, 0)["influence"], scores(state, 0)["privileges"]) == (0, 0)


def test_p10_r43_ties_go_to_castles_lands_vassals_then_are_shared() -> None:
    def places(*families: Family) -> list[int]:
        state = position(*families, agenda=[["FinalScoring"]])
        return [standing.place for standing in sorted(GAME.standings(state), key=lambda s: s.seat)]

    assert places(family(knight(1, castle=1)), family(knight(1, "cereal mine"))) == [1, 2]
    assert places(family(knight(1, "mine")), family(knight(1))) == [1, 2]
    assert places(family(knight(1)), family(knight(1, suzerain=0))) == [1, 2]
    assert places(family(knight(1)), family(knight(1))) == [1, 1]


def test_p10_the_game_ends_after_the_fifth_turn() -> None:
    state = position(family(), family(), agenda=[["Turn"], ["Winter"]], turn=5)
    after = play(state, "face/1")
    assert asked(after) == "nothing"
    assert GAME.view(after, 1)["phase"] == "over"
    assert GAME.view(after, 1)["seats"][0]["stock"] is not None


# -- two players -----------------------------------------------------------------------


def test_p10_r36_a_family_token_for_a_black_one() -> None:
    before = position(family(), family(stock="gold"), spaces={"court": "white empty black"})
    state = play(before, "pass")
    tokens = [ref for ref in menu(state) if ref.startswith("token/court")]
    assert tokens == ["token/court/1", "token/court/2"]
    after = play(state, "token/court/1")
    assert changes(before, after) == {"court 1": ("white", "token/0")}
    assert GAME.view(after, 0)["seats"][0]["tokens"] == 10
    # It is entered like a black token, and goes home.
    entered = play(after, "place/a", "court/1", "gold")
    assert plain(entered)["court 1"] == "1a"
    assert GAME.view(entered, 0)["seats"][0]["tokens"] == 11
    three = play(position(family(), family(), family()), "pass")
    assert why_not(three, "token/court/1") == NO_LINE
    full = play(position(family(privileges=11), family()), "pass")
    assert why_not(full, "token/court/1") == "why-no-family-token"


def test_p10_a_token_counts_as_a_knight_where_its_family_has_one() -> None:
    def winner(row: str) -> int:
        agenda = [["Politics", 2]]
        flat = plain(position(family(), family(), agenda=agenda, spaces={"court": row}))
        return 0 if flat["0 points"] else 1 if flat["1 points"] else -1

    assert winner("1a token/0 0a") == 0
    assert winner("1a token/0 token/0") == 1
    assert winner("token/0 token/0 black") == -1


def test_p10_r45_the_place_of_a_token_breaks_ties_too() -> None:
    spaces = {"clergy": "token/0 1a 0a"}
    state = position(family(), family(), agenda=[["Politics", 5]], spaces=spaces)
    assert plain(state)["0 points"] == 2
    tied = {"market": "token/0 1a black", "clergy": "black black black"}
    other = position(family(), family(), agenda=[["Politics", 3]], spaces=tied)
    # Without a knight of its own the token is nobody.
    assert plain(other)["1 points"] == 1


# -- expert ----------------------------------------------------------------------------


def test_p10_time_is_money() -> None:
    families = (family(stock="gold"), family(), family())
    before = position(*families, time_is_money=1)
    after = play(before, "harvest/a1", "court/1")
    # The printed token shows: it is entered for gold, and it blocks.
    assert plain(after)["court 1"] == "black"
    assert plain(play(before, "harvest/a1", "court/2"))["court 2"] == "empty"
    later = play(after, "pass", "market/1", "pass", "market/2", "place/b", "court/1", "gold")
    assert plain(later)["court 1"] == "0b"


def test_p10_time_is_money_counts_for_the_end_of_the_phase() -> None:
    spaces = dict.fromkeys(("market", "war", "clergy"), "black black black")
    spaces["court"] = "white black black"
    agenda = [["Tribute"], ["TakeActions", 1], ["ChooseAct", 0]]
    state = position(family(), family(), family(), agenda=agenda, spaces=spaces, time_is_money=1)
    assert asked(play(state, "harvest/a1", "court/1")) == "nothing"


def test_p10_r32_a_crusader_neither_gains_nor_loses_points_by_land() -> None:
    attacker = family(knight(9), knight(1))
    victim = family(knight(0, "cloth", suzerain=2))
    state = position(attacker, victim, family(), agenda=WAR, crusades=(A1,), pope=1)
    taken = play(state, "attack/1a1", "stay-out", "seal", "seal")
    assert (plain(taken)["1 points"], plain(taken)["2 points"]) == (0, 0)
    # On an own knight it scores, on a knight in the Crusades it does not.
    assert plain(play(taken, "0b"))["0 points"] == 4
    away = position(attacker, victim, family(), agenda=WAR, crusades=(A1, B), pope=1)
    assert plain(play(away, "attack/1a1", "stay-out", "seal", "seal", "0b"))["0 points"] == 0


def test_p10_r32_a_crusaders_land_on_a_vassal_scores_for_nobody() -> None:
    families = (family(knight(9)), family(knight(0, "cloth")), family(knight(1, suzerain=0)))
    state = position(*families, agenda=WAR, crusades=(A1,), pope=1)
    taken = play(state, "attack/1a1", "seal", "seal", "2a")
    assert state.to_dict()["points"] == taken.to_dict()["points"] == [0, 0, 0]
    # Of a knight at home it scores for both.
    home = play(position(*families, agenda=WAR, pope=1), "attack/1a1", "seal", "seal", "2a")
    assert home.to_dict()["points"] == [4, -4, 4]


def test_p10_r32_a_fief_to_a_crusader() -> None:
    agenda = [["VisitCourt", 0, A]]
    families = (family(knight(9, "cloth")), family(knight(1, "mine")), family())
    state = position(*families, agenda=agenda, crusades=(A1,), pope=1)
    after = play(state, "vassal/1a", "done", "fief/1")
    # 2 for the vassal and 4 for his mine, -4 for the fief, nothing back through the bond.
    assert after.to_dict()["points"] == [2, 0, 0]


def test_p10_r32_the_battle_bonus_is_not_touched() -> None:
    families = (family(knight(9)), family(knight(0, "cloth"), points=5), family())
    state = position(*families, agenda=WAR, crusades=(A1,), pope=1)
    assert play(state, "attack/1a1", "seal", "seal").to_dict()["points"] == [2, 5, 0]


def test_p10_vector_41_a_crusaders_land_given_to_the_king() -> None:
    families = (family(knight(9)), family(knight(0, "cloth")), family())
    state = position(*families, agenda=WAR, crusades=(A1,), pope=1, kings_pleasure=1)
    after = play(state, "attack/1a1", "seal", "seal", "king")
    assert after.to_dict()["points"] == [3, 0, 0]
    assert changes(state, after)["out cloth"] == (8, 9)


def test_p10_the_kings_pleasure_is_for_lands_of_players() -> None:
    families = (family(knight(9)), family(), family())
    expert = position(*families, agenda=WAR, tops=("mine",), kings_pleasure=1)
    assert why_not(play(expert, "pile/1"), "king") == NO_LINE
    state = position(*families, agenda=WAR, tops=("mine",))
    assert why_not(play(state, "pile/1"), "king") == NO_LINE
