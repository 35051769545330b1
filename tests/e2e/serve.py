"""The server the browser tests talk to: the real one, for a caller who never pauses.

All of them come from one address and make tables as fast as the machine lets them, so the
bounds on that are taken away; `tests/server/test_safety.py` tries them. Chance is the same in
every run, so that a test that passes passes again.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from demesne.server.run import run
from demesne.server.settings import Limits, Settings

NEVER = (1e6, 1e6)


class SameChance(random.Random):
    """Dice that nobody has seeded fall as they fell last time."""

    def __init__(self, seed: Any = None) -> None:
        super().__init__(1049 if seed is None else seed)


if __name__ == "__main__":
    random.Random = SameChance  # type: ignore[assignment,misc]
    limits = Limits(
        tables_of_address=NEVER,
        requests_of_address=NEVER,
        openings_of_address=NEVER,
        messages_of_address=NEVER,
        messages=NEVER,
        names=NEVER,
        data=NEVER,
        bots_alone=1_000,
        connections_of_address=1_000,
        sockets_of_address=1_000,
        requests_at_once=1_000,
        hints=NEVER,
        analyses_of_address=NEVER,
    )
    port, data = sys.argv[1:]
    settings = Settings(
        data=Path(data),
        port=int(port),
        bot_delay=0.0,
        seal_pace=0.05,
        list_every=0.0,
        limits=limits,
        # Thinking is tried elsewhere; here it is looked at.
        hint_tries=4,
        analysis_tries=2,
    )
    sys.exit(run(settings, False))
