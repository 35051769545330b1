"""The page and the words: files, with the headers that keep them harmless."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from demesne.i18n.languages import FOLDER
from demesne.server.errors import RequestError

HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
PACKED: Final = (".js", ".css", ".svg", ".ftl")
FOREVER: Final = "public, max-age=31536000, immutable"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Demesne</title></head>
<body><h1>Demesne is running, but its page has not been built</h1>
<p>The server and its protocol work. To build the page, stop the server and run
<code>python3 dev.py serve</code> in the project folder: it builds the page and starts
the server.</p></body></html>
"""


def policy(host: str) -> str:
    """The Content-Security-Policy: our own files, our own socket, nothing inline."""
    # Not every browser takes 'self' to cover a WebSocket.
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[\w.:\[\]-]+", host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; media-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def secured(response: Response, request: Request) -> Response:
    headers = response.headers
    headers["Content-Security-Policy"] = policy(request.headers.get("host", ""))
    if request.url.scheme == "https":
        headers["Strict-Transport-Security"] = "max-age=31536000"
    headers["X-Content-Type-Options"] = "nosniff"
    # A join link is a secret: it must not travel on in a Referer.
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers["Permissions-Policy"] = "camera=(), microphone=(), geolocation=()"
    headers.setdefault("Cache-Control", "no-store")
    return response


def index(folder: Path) -> Response:
    """The one page behind every address of the site."""
    file = folder / "index.html"
    if not file.is_file():
        return HTMLResponse(NOT_BUILT)
    return HTMLResponse(file.read_bytes(), headers={"Cache-Control": "no-cache"})


def page_file(folder: Path, request: Request) -> Response:
    file = _inside(folder, request.path_params["path"])
    return _sent(request, file, FOREVER if HASHED.search(file.name) else "no-cache")


async def words(request: Request) -> Response:
    """`/words/<language>/<file>.ftl`: the sentences, straight from i18n."""
    lang, name = request.path_params["lang"], request.path_params["name"]
    file = _inside(FOLDER, f"{lang}/{name}.ftl")
    return _sent(request, file, "no-cache", "text/plain; charset=utf-8")


def _sent(request: Request, file: Path, kept: str, kind: str | None = None) -> Response:
    """The file, packed where it is text and the browser can unpack it."""
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    if file.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        kind = kind or mimetypes.guess_type(file.name)[0]
        body = _packed(file, file.stat().st_mtime_ns)
        return Response(body, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return FileResponse(file, media_type=kind, headers=headers)


@lru_cache(maxsize=128)
def _packed(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes())


def _inside(folder: Path, path: str) -> Path:
    """The file of that name in the folder, and never one beside it."""
    root = folder.resolve()
    try:
        file = (root / path).resolve()
        if file.is_relative_to(root) and file.is_file():
            return file
    except (OSError, ValueError):
        # A name that no file can have.
        pass
    raise RequestError(404, "not-found", "server-no-such-file")
