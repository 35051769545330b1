"""The games whose positions are photographed still replay, and ask Ada where they should."""

from __future__ import annotations

import pytest

import demesne
from demesne.core.log import read_log
from demesne.core.match import Match
from looks.deal import GAMES
from looks.scenes import MOMENTS


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_asks_the_first_seat(name: str) -> None:
    game = demesne.game(name)
    log = read_log((GAMES / f"{name}.log").read_text(encoding="utf-8"))
    for moment, ply in MOMENTS[name].items():
        match = Match.from_log(game, log, len(log.records) if ply < 0 else ply)
        assert match.over == (moment == "end"), moment
        if ply >= 0:
            # Chance must have nothing to say: it would say something else every time.
            match.settle()
            assert match.ply == ply, moment
            assert 0 in match.open_decisions(), moment
