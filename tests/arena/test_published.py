"""What the site shows of the bots' strength is of these rules and this box."""

from __future__ import annotations

import pytest

from demesne import registry
from demesne.arena.published import published
from demesne.bots.levels import LEVELS


@pytest.mark.parametrize("name", registry.game_names())
def test_the_published_table_is_of_these_rules(name: str) -> None:
    game = registry.game(name)
    told = published(name)
    assert told is not None, "demesne rate … --publish src/demesne/arena/published"
    assert (told["rules"], told["box"]) == (game.RULES_VERSION, game.box.digest)
    seats = range(game.MIN_SEATS, game.MAX_SEATS + 1)
    assert [*told["tables"]] == [*map(str, seats)]
    for table in told["tables"].values():
        assert {*LEVELS} <= {bot["bot"] for bot in table["bots"]}
        # What is shown as one level against another was played, and nobody broke a rule.
        assert table["failed"] == 0
        pairs = {(pair["bot"], pair["against"]) for pair in table["pairs"]}
        assert {*zip(LEVELS[1:], LEVELS, strict=False)} <= pairs
