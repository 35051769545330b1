#!/usr/bin/env python3
"""Demesne's front door: sets the project up, serves, plays, tests, checks and measures it.

It needs nothing but Python 3.11 or newer. Everything it makes lies in `.venv/` and
`.cache/` (and the page in `web/node_modules/` and `src/demesne/server/page/`); delete
them and you are back where you started. How it does it: `tools/`.
"""

import os
import sys

# Above everything that an older Python could stumble over.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Demesne needs Python 3.11 or newer; this one is {}.{}. "
        "Get one from your system's packages or from python.org, then run: "
        "python3.11 dev.py".format(*sys.version_info[:2])
    )

# Python leaves this folder out when PYTHONSAFEPATH is set.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main(__doc__, sys.argv[1:]))
