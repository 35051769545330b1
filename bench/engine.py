"""Measure the `demesne` that this process finds, and print the figures as JSON.

`python -m bench.engine village 2,3,4 40`: game, numbers of seats, games of each. Run
in a process of its own, so that the interpreted and the compiled engine can take turns.
"""

from __future__ import annotations

import json
import sys

from demesne import COMPILED, registry
from demesne.cli.bench import measure, read_seats


def main(name: str, seats: str, games: str) -> None:
    game = registry.game(name)
    figures = {
        str(count): measure(game, count, int(games), rounds=1) for count in read_seats(game, seats)
    }
    print(json.dumps({"compiled": COMPILED, "seats": figures}))


if __name__ == "__main__":
    main(*sys.argv[1:])
