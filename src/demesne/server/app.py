"""The application: which address leads where, and what every answer carries."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from demesne.server import page
from demesne.server.api import Api
from demesne.server.door import Door
from demesne.server.errors import RequestError
from demesne.server.guests import address, is_our_host, is_our_origin
from demesne.server.limits import Buckets, Counts
from demesne.server.lobby import Lobby
from demesne.server.logs import log
from demesne.server.protocol import HttpError
from demesne.server.settings import Settings
from demesne.server.sockets import Sockets

Endpoint = Callable[[Request], Awaitable[Response]]


def make_app(settings: Settings) -> Starlette:
    """The whole server; with its lobby and its door in `app.state`."""
    lobby = Lobby(settings)
    api = Api(lobby)
    sockets = Sockets(lobby)
    guard = _Guard(lobby)
    door = Door(settings.limits, settings.proxies)
    lobby.metrics.gauge("demesne_connections", lambda: len(door.inside))
    lobby.metrics.gauge("demesne_turned_away_total", lambda: door.turned_away)

    async def health(_: Request) -> Response:
        troubles = await lobby.troubles()
        if troubles:
            log.error("not-well", extra={"troubles": troubles})
            return PlainTextResponse("not well; the log says why\n", 503)
        return PlainTextResponse("ok\n")

    async def figures(request: Request) -> Response:
        # On a port of their own, which no proxy leads to: counted often enough, they would
        # tell how many cubes somebody is hiding.
        server = request.scope.get("server")
        if settings.metrics_port is None or server is None or server[1] != settings.metrics_port:
            raise RequestError(404, "not-found", "server-no-such-file")
        return PlainTextResponse(lobby.metrics.text(), media_type="text/plain; version=0.0.4")

    async def start(request: Request) -> Response:
        return page.index(settings.page, request)

    async def file(request: Request) -> Response:
        try:
            return page.page_file(settings.page, request)
        except RequestError:
            # Somebody followed a link, or typed: they are shown a page that says so.
            if "text/html" not in request.headers.get("accept", ""):
                raise
            return page.index(settings.page, request, 404)

    def route(path: str, endpoint: Endpoint, method: str = "GET") -> Route:
        return Route(path, guard.around(endpoint, path), methods=[method])

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        door.open()
        yield
        door.close()
        await lobby.close()

    pages = (
        *("/", "/new", "/new/{id}", "/replays", "/credits", "/me", "/rules", "/bots"),
        *(
            "/learn",
            "/learn/{id}",
            "/learn/{id}/again",
            "/table/{id}",
            "/join/{id}",
            "/replay/{id}",
            "/rules/{id}",
            "/bots/{id}",
        ),
    )
    app = Starlette(
        routes=[
            route("/api/me", api.me),
            route("/api/me", api.me, "POST"),
            route("/api/me/data", api.my_data),
            route("/api/me/forget", api.forget_me, "POST"),
            route("/api/me/end-sessions", api.end_sessions, "POST"),
            route("/api/push", api.push_key),
            route("/api/push", api.push_to, "POST"),
            route("/api/push/forget", api.push_no_more, "POST"),
            route("/api/place", api.place),
            route("/api/games", api.games),
            route("/api/games/{game}", api.game),
            route("/api/games/{game}/example", api.example),
            route("/api/games/{game}/ratings", api.ratings),
            route("/api/lessons", api.lessons),
            route("/api/lessons/{lesson}", api.open_lesson, "POST"),
            route("/api/tables", api.tables),
            route("/api/tables", api.new_table, "POST"),
            route("/api/join", api.join, "POST"),
            route("/api/join/{token}", api.invitation),
            route("/api/tables/{table}", api.table),
            route("/api/tables/{table}/join", api.join, "POST"),
            route("/api/tables/{table}/fork", api.fork, "POST"),
            route("/api/tables/{table}/rematch", api.rematch, "POST"),
            route("/api/tables/{table}/log", api.give_log),
            route("/api/tables/{table}/hint", api.hint, "POST"),
            route("/api/tables/{table}/analysis", api.analysis),
            route("/api/tables/{table}/analysis", api.do_analysis, "POST"),
            route("/api/import", api.take_log, "POST"),
            route("/healthz", health),
            route("/metrics", figures),
            route("/words/{lang}/{name}.ftl", page.words),
            *(route(path, start) for path in pages),
            WebSocketRoute("/ws/{table}", sockets.endpoint),
            route("/{path:path}", file),
        ],
        lifespan=life,
    )
    app.state.lobby = lobby
    app.state.door = door
    return app


class _Guard:
    """Around every endpoint: who may ask, how often, and what is said when it fails."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        limits = lobby.settings.limits
        self._rates = Buckets(*limits.requests_of_address)
        self._counts = Counts(limits.requests_at_once)

    def around(self, endpoint: Endpoint, path: str) -> Endpoint:
        async def seen(request: Request) -> Response:
            with self._lobby.telemetry.span(
                f"{request.method} {path}", http_request_method=request.method, http_route=path
            ) as span:
                response = await guarded(request)
                span.set_attribute("http.response.status_code", response.status_code)
                return response

        async def guarded(request: Request) -> Response:
            who = address(request)
            try:
                self._admit(request, who)
                try:
                    response = await endpoint(request)
                finally:
                    self._counts.leave(who)
            except RequestError as error:
                response = _refused(error)
            except ClientDisconnect:
                # It went in the middle of its request: nobody hears this.
                response = Response(status_code=400)
            except TimeoutError:
                response = _refused(RequestError(408, "too-slow", "server-too-slow"))
            except sqlite3.OperationalError as error:
                # A full disk, or one that takes nothing: nothing was changed.
                log.error("request-failed", extra={"path": request.url.path, "error": str(error)})
                response = _refused(RequestError(503, "trouble", "server-cannot-save"))
            except Exception:
                self._lobby.metrics.count("demesne_troubles_total")
                log.exception("request-trouble", extra={"path": request.url.path})
                response = _refused(RequestError(500, "trouble", "server-trouble"))
            return page.secured(response, request)

        return seen

    def _admit(self, request: Request, who: str) -> None:
        if not is_our_host(self._lobby, request):
            raise RequestError(403, "not-allowed", "server-not-our-name")
        if request.method != "GET" and not is_our_origin(request):
            raise RequestError(403, "not-allowed", "server-not-our-page")
        if not (self._rates.take(who) and self._counts.enter(who)):
            raise RequestError(429, "too-fast", "server-too-many-requests")


def _refused(error: RequestError) -> Response:
    body = msgspec.json.encode(HttpError(error.error, error.text, error.reason))
    # Of a request that is too large or too slow, the rest is not waited for.
    headers = {"Connection": "close"} if error.status in (408, 413) else None
    return Response(body, error.status, headers, media_type="application/json")
