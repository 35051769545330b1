"""`python -m demesne.server`: the server without the rest of the program."""

import argparse
import sys
from pathlib import Path

from demesne.server.run import run
from demesne.server.settings import LOCAL, PORT, Settings, data_folder


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m demesne.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path, default=data_folder())
    parser.add_argument("--allow-host", action="append", default=[])
    parser.add_argument("--proxy", action="append", default=[])
    parser.add_argument("--metrics-port", type=int)
    parser.add_argument("--synchronous", choices=["NORMAL", "FULL"], default="NORMAL")
    parser.add_argument("--bot-delay", type=float, default=0.4)
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=False)
    asked = parser.parse_args()
    settings = Settings(
        data=asked.data,
        host=asked.host,
        port=asked.port,
        hosts=tuple(asked.allow_host),
        proxies=(*LOCAL, *asked.proxy),
        metrics_port=asked.metrics_port,
        synchronous=asked.synchronous,
        bot_delay=asked.bot_delay,
    )
    return run(settings, asked.open)


if __name__ == "__main__":
    sys.exit(main())
