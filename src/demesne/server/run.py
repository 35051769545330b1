"""Start the server, or say in one sentence why not."""

from __future__ import annotations

import contextlib
import errno
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from dataclasses import replace

import uvicorn
from starlette.applications import Starlette

from demesne.server.app import make_app
from demesne.server.door import Door
from demesne.server.errors import StartError
from demesne.server.folder import alone, make_private
from demesne.server.logs import log, to_stderr
from demesne.server.settings import Limits, Settings

CANNOT_START = 2
# For files of the page, the store and the listening sockets.
SPARE_HANDLES = 200


def run(settings: Settings, open_browser: bool = False) -> int:
    """Serve until stopped; 2 when it cannot start."""
    try:
        with contextlib.ExitStack() as stack:
            stack.enter_context(to_stderr())
            listening = [stack.enter_context(listen(settings.host, settings.port))]
            if settings.metrics_port is not None:
                figures = stack.enter_context(listen("127.0.0.1", settings.metrics_port))
                settings = replace(settings, metrics_port=figures.getsockname()[1])
                listening.append(figures)
            make_private(settings.data)
            stack.enter_context(alone(settings.data))
            app = make_app(settings)
            _serve(app, settings, listening, open_browser)
    except StartError as error:
        print(error, file=sys.stderr)
        return CANNOT_START
    return 0


def _serve(
    app: Starlette, settings: Settings, listening: list[socket.socket], open_browser: bool
) -> None:
    # Bots think and the store writes in threads of this process: a thread that is ready must
    # not wait 5 ms for its turn, nor several times over for one write.
    sys.setswitchinterval(0.0001)
    # Full garbage collections would stop the loop for a tenth of a second: the lobby runs
    # them itself, seldom.
    gc.freeze()
    gc.set_threshold(1_000, 10, 500)
    port = listening[0].getsockname()[1]
    name = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
    place = f"http://{f'[{name}]' if ':' in name else name}:{port}/"
    print(f"Demesne is at {place}  (stop with Ctrl-C; data in {settings.data})", flush=True)
    started: dict[str, object] = {"address": place, "data": str(settings.data)}
    if settings.metrics_port is not None:
        started["metrics"] = f"http://127.0.0.1:{settings.metrics_port}/metrics"
    log.info("started", extra=started)
    warn_of_handles(settings.limits)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [place]).start()
    server = uvicorn.Server(configured(app, settings))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=listening)
    log.info("stopped")


def warn_of_handles(limits: Limits) -> None:
    """Take as many file handles as the system gives, and say when they are too few."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + SPARE_HANDLES
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft < wanted:
        log.warning(
            "too-few-file-handles",
            extra={"handles": soft, "wanted": wanted, "connections": limits.connections},
        )
        print(
            f"Demesne allows {limits.connections} connections, but the system gives it only "
            f"{soft} file handles. Raise the limit to {wanted} (ulimit -n, or LimitNOFILE in a "
            "systemd unit).",
            file=sys.stderr,
        )


def configured(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application: through our door."""
    door: Door = app.state.door
    return uvicorn.Config(
        app,
        http=door.http,  # type: ignore[arg-type]
        ws=door.sockets,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=[str(network) for network in door.proxies],
        ws_max_size=settings.limits.frame_bytes,
        # Compression would keep a window of 32 kB in memory for each socket.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


@contextlib.contextmanager
def listen(host: str, port: int) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, Python's loop sends small messages at once; without it, it
    # would leave them to Nagle's algorithm, 40 ms each.
    with socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # What one connection may have in the system's hands, unread by us.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
        try:
            listening.bind((host, port))
            listening.listen(1024)
        except OverflowError:
            raise StartError(f"There is no port {port}: ports are 0 to 65535.") from None
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise StartError(
                    f"Port {port} on {host} is taken by another program. "
                    f"Choose another one, such as: --port {port + 1 if port < 65535 else 8049}"
                ) from error
            raise StartError(f"Demesne cannot listen on {host}:{port}: {error}.") from error
        listening.setblocking(False)
        yield listening
