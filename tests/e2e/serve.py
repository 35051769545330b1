"""The server the browser tests talk to: the real one, for a caller who never pauses.

All of them come from one address and make tables as fast as the machine lets them, so the
bounds on that are taken away; `tests/server/test_safety.py` tries them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from demesne.server.run import run
from demesne.server.settings import Limits, Settings

NEVER = (1e6, 1e6)

if __name__ == "__main__":
    limits = Limits(
        tables_of_address=NEVER,
        requests_of_address=NEVER,
        messages_of_address=NEVER,
        names=NEVER,
        bots_alone=1_000,
        connections_of_address=1_000,
        sockets_of_address=1_000,
        requests_at_once=1_000,
    )
    port, data = sys.argv[1:]
    sys.exit(run(Settings(data=Path(data), port=int(port), bot_delay=0.0, limits=limits), False))
