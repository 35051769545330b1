"""Positions whose best turn is beyond doubt: strong and fierce find it; greedy walks past some.

How sure it is was seen by playing each turn on to the end in many worlds.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import demesne
from demesne import bots
from demesne.bots.greedy import Greedy
from demesne.bots.levels import make_level

HERE = Path(__file__).parent / "obvious"

# Game, who is asked, and what belongs to the best turn.
OBVIOUS = {
    # The very last turn: four bags of grain are 4 points at the stall, and nothing afterwards.
    "village": (0, ("market", "customer/14")),
    # The very last turn: a travel card is worth its prestige at once, a monk hardly any.
    "clochemerle": (0, ("buy/travel",)),
    # The last epoch but for the counting: sulfur lies where a pawn can go, and in the barrel it
    # is five points; kept in the hand, or with a tax instead, there are none of them.
    "feudum": (0, ("pawn-3/sulfur", "barrel")),
    # The last sphere of the last turn: one more Influence draws level with the rival's, which
    # is two points more for one and two less for the other.
    "mil": (0, ("influence",)),
}
TRAPS = ("clochemerle", "feudum")


def turn_of(bot: bots.Bot, name: str) -> list[str]:
    """The answers that a bot gives in its turn, as a log writes them."""
    game = demesne.game(name)
    state = game.from_dict(json.loads((HERE / f"{name}.json").read_text("utf-8")))
    own = bots.knowledge(game, state, bot.seat, random.Random(1))
    given: list[str] = []
    decision = own.advance()
    while decision is not None and decision.seat == bot.seat:
        choice = bot.choose(own.copy(), decision)
        given.append(decision.ref(choice))
        own.choose(choice)
        decision = own.advance()
        if own.is_between_turns():
            break
    return given


@pytest.mark.parametrize("level", ["strong", "fierce"])
@pytest.mark.parametrize("name", OBVIOUS)
def test_the_better_levels_find_it(name: str, level: str) -> None:
    seat, wanted = OBVIOUS[name]
    for seed in range(2):
        bot = make_level(level, demesne.game(name), seat, random.Random(seed))
        given = turn_of(bot, name)
        assert set(wanted) <= set(given), f"seed {seed}: {given}"


@pytest.mark.parametrize("name", TRAPS)
def test_greedy_does_not(name: str) -> None:
    """Else it would prove little that others find it."""
    seat, wanted = OBVIOUS[name]
    given = turn_of(Greedy(demesne.game(name), seat, random.Random(1)), name)
    assert not set(wanted) <= set(given)
