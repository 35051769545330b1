"""`demesne serve`: the table in the browser."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

NEEDED = ("itsdangerous", "msgspec", "starlette", "uvicorn", "websockets")


def run_serve(
    host: str = "127.0.0.1",
    port: int = 8049,
    data: Path | None = None,
    open_browser: bool = False,
    *,
    allow_host: tuple[str, ...] = (),
    synchronous: str = "NORMAL",
    bot_delay: float = 0.4,
    proxies: tuple[str, ...] = (),
    metrics_port: int | None = None,
    bot_workers: int | None = None,
) -> int:
    """Serve until stopped. 2 when it cannot start, with one sentence that says why."""
    if missing_parts():
        return 2

    from demesne.server.run import run
    from demesne.server.settings import LOCAL, Settings, data_folder, sensible_workers

    if synchronous.upper() not in ("NORMAL", "FULL"):
        print(f"--synchronous is NORMAL or FULL, not {synchronous}.", file=sys.stderr)
        return 2
    settings = Settings(
        data=data or data_folder(),
        host=host,
        port=port,
        hosts=allow_host,
        proxies=(*LOCAL, *proxies),
        metrics_port=metrics_port,
        synchronous=synchronous.upper(),
        bot_delay=bot_delay,
        bot_workers=bot_workers or sensible_workers(),
    )
    return run(settings, open_browser)


def missing_parts() -> bool:
    """Says which packages of the server are not installed."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        print(
            f"The server needs {', '.join(missing)}. Install it: pip install 'demesne[server]'",
            file=sys.stderr,
        )
    return bool(missing)
