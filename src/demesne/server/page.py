"""The page and the words: files, with the headers that keep them harmless."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from demesne.i18n.languages import FOLDER
from demesne.server.errors import RequestError
from demesne.server.first_paint import first_paint

HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
# How a file may be packed, the tightest first, and what such a file is called.
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
TEXTS: Final = ("text/", "image/svg", "application/json")
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
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    # A script, a style or a font is no page: the rest would only make it heavier.
    if headers.get("Cache-Control") == FOREVER:
        return response
    headers["Content-Security-Policy"] = policy(request.headers.get("host", ""))
    if request.url.scheme == "https":
        headers["Strict-Transport-Security"] = "max-age=31536000"
    # A join link is a secret: it must not travel on in a Referer.
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Permissions-Policy"] = "camera=(), microphone=(), geolocation=()"
    headers.setdefault("Cache-Control", "no-store")
    return response


def index(folder: Path, request: Request, status: int = 200) -> Response:
    """The one page behind every address of the site."""
    file = folder / "index.html"
    if not file.is_file():
        return HTMLResponse(NOT_BUILT, status)
    body = first_paint(file, request)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    return fresh(request, body, "text/html; charset=utf-8", headers, status)


def page_file(folder: Path, request: Request) -> Response:
    file = _inside(folder, request.path_params["path"])
    # A packed file is sent in place of its own, never by itself.
    if file.suffix in ENCODINGS.values():
        raise RequestError(404, "not-found", "server-no-such-file")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    is_hashed = HASHED.search(file.name) is not None
    # Small ones; whatever is no text is sent piece by piece, and its reader watched.
    if not is_hashed and kind.startswith(TEXTS):
        return fresh(request, file.read_bytes(), kind, {"Cache-Control": "no-cache"})
    headers = {"Cache-Control": FOREVER if is_hashed else "no-cache", "Vary": "Accept-Encoding"}
    # Packed as well as can be when the page was built; see web/build/light.ts.
    for encoding in _welcome(request):
        packed = file.with_name(file.name + ENCODINGS[encoding])
        if packed.is_file() and not packed.is_symlink():
            packing = {**headers, "Content-Encoding": encoding}
            return FileResponse(packed, media_type=kind, headers=packing)
    return FileResponse(file, media_type=kind, headers=headers)


async def words(request: Request) -> Response:
    """`/words/<language>/<file>.ftl`: the sentences, straight from i18n."""
    lang, name = request.path_params["lang"], request.path_params["name"]
    body = _inside(FOLDER, f"{lang}/{name}.ftl").read_bytes()
    return fresh(request, body, "text/plain; charset=utf-8", {"Cache-Control": "no-cache"})


def fresh(
    request: Request, body: bytes, kind: str, headers: dict[str, str], status: int = 200
) -> Response:
    """What may change under its name: asked for every time, sent only if it did change."""
    gzipped = "gzip" in _welcome(request) and kind.startswith(TEXTS)
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}{"-gzip" if gzipped else ""}"'
    headers = {"Vary": "Accept-Encoding", **headers, "ETag": tag}
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if gzipped:
        return Response(_packed(body), status, {**headers, "Content-Encoding": "gzip"}, kind)
    return Response(body, status, headers, kind)


def _welcome(request: Request) -> list[str]:
    """The encodings this browser takes, the tightest first."""
    asked: dict[str, str] = {}
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, quality = part.partition(";")
        asked[name.strip().lower()] = quality.replace(" ", "")
    return [name for name in ENCODINGS if not re.fullmatch(r"q=0(\.0*)?", asked.get(name, "q=0"))]


@lru_cache(maxsize=256)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body)


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
