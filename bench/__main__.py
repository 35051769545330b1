"""`python -m bench`: speed beside other engines, and the strength of the bots."""

from __future__ import annotations

import argparse
import sys

try:
    from bench import hostile, ladder, search, server, soak, speed, strength
    from demesne.core.errors import DemesneError
except ModuleNotFoundError as missing:
    sys.exit(f"This Python has no {missing.name}. `python3 dev.py bench` uses one that has.")

EXAMPLES = """examples:
  python -m bench                                   speed, Catanatron beside it
  python -m bench speed --no-peers --json           only this engine, for a program to read
  python -m bench strength                          greedy against randoms, 1,000 games a table
  python -m bench strength --games 100 --seats 4    a quick look
  python -m bench ladder --minutes 60               each level against the one below
  python -m bench search --game village,mil         turns and roll-outs, other searchers beside
  python -m bench server --seconds 20               200 tables of bots over WebSockets
  python -m bench soak --kills 200                  the server is killed: is anything lost?
  python -m bench hostile --messages 1000000        the server is attacked: does it stand?

Speed needs a quiet machine: rates are per second of processor time and the best of
several rounds, but a busy machine still slows memory. Compare ratios, not figures of
different days. Set up with `python3 dev.py setup`, which compiles the engine; then
`python3 dev.py bench` is the same as `python -m bench` there.
"""


def parser() -> argparse.ArgumentParser:
    main_parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Measure Demesne: `speed` (the default), `strength`, `ladder`, `search`, "
        "`server`, and try the server out: `soak`, `hostile`.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = main_parser.add_subparsers(dest="command", required=True)
    speed.add_arguments(commands)
    strength.add_arguments(commands)
    ladder.add_arguments(commands)
    search.add_arguments(commands)
    server.add_arguments(commands)
    soak.add_arguments(commands)
    hostile.add_arguments(commands)
    return main_parser


def main(arguments: list[str]) -> int:
    known = ("speed", "strength", "ladder", "search", "server", "soak", "hostile", "-h", "--help")
    if not arguments or arguments[0] not in known:
        arguments = ["speed", *arguments]
    options = parser().parse_args(arguments)
    try:
        rooms = {
            "speed": speed.run,
            "strength": strength.run,
            "ladder": ladder.run,
            "search": search.run,
            "server": server.run,
            "soak": soak.run,
            "hostile": hostile.run,
        }
        return rooms[options.command](options)
    except DemesneError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
