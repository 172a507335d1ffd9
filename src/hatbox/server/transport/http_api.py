"""HTTP requests: limits, origins, identity, dispatch to a route, and refusals as answers."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from hatbox import wire
from hatbox.server.addresses import address_of, is_in, parse_networks
from hatbox.server.identity import Player
from hatbox.server.limits import Buckets
from hatbox.server.metrics import Metrics
from hatbox.server.players.open_id import CALLBACK
from hatbox.server.request_id import REQUEST_ID, accept_id, new_id
from hatbox.server.server_clock import now_ms
from hatbox.server.settings import Settings
from hatbox.server.tables.commands import Refusal
from hatbox.server.transport import admin_routes, notification_pages, static_files
from hatbox.server.transport.admin_routes import ADMIN_ROUTES
from hatbox.server.transport.index_page import Branding
from hatbox.server.transport.openapi import document
from hatbox.server.transport.peer import is_from
from hatbox.server.transport.routes import ROUTES, Answer, ApiRequest, AppContext, Download, Route
from hatbox.server.transport.security import PREFLIGHT, Guard, Scope, header, with_headers
from hatbox.server.transport.share_title import share_title
from hatbox.server.transport.sign_in_callback import answer_callback
from hatbox.server.transport.user_agent import device_name
from hatbox.server.transport.websocket import Receive, Send

LOGGER = logging.getLogger("hatbox.server")
ENCODER = msgspec.json.Encoder()
JSON = "application/json"
MAX_RETRY = 10  # seconds after which a client may ask again at the latest
HEALTH = ("/healthz", "/readyz")  # without a rate limit

STATUS = {
    "identity/needed": 401,
    "identity/unknown-token": 401,
    "identity/unknown-code": 401,
    "identity/banned": 403,
    "identity/banned-because": 403,
    "device/unknown": 404,
    "table/unknown": 404,
    "table/damaged": 500,
    "table/no-spectators": 403,
    "request/unknown": 404,
    "request/unknown-ratings": 404,
    "daily/unknown-game": 404,
    "daily/bad-day": 400,
    "request/bad-method": 405,
    "request/too-large": 413,
    "request/foreign-origin": 403,
    "request/unknown-host": 421,
    "identity/invite-needed": 403,
    "identity/sign-in-needed": 403,
    "sign-in/off": 404,
    "sign-in/provider-down": 503,
    "sign-in/provider-wrong": 502,
    "sign-in/other-browser": 403,
    "sign-in/no-proxy": 403,
    "lobby/closed": 403,
    "request/too-many": 429,
    "request/bad-body": 400,
    "request/bad-query": 400,
    "notify/no-push": 404,
    "notify/no-webhook": 404,
    "notify/no-email": 404,
    "notify/bad-address": 400,
    "notify/bad-email": 400,
    "notify/bad-time-zone": 400,
    "notify/half-quiet": 400,
    "notify/mail-failed": 503,
    "invite/unknown-player": 404,
    "invite/too-often": 429,
    "server/busy": 503,
    "server/getting-ready": 503,
    "server/stopping": 503,
    "server/cannot-store": 503,
    **admin_routes.STATUS,
}  # all other codes: 409
DECODERS = {
    route.takes: msgspec.json.Decoder(route.takes) for route in (*ROUTES, *ADMIN_ROUTES) if route.takes is not None
}


class HttpApi:
    """Answers every request that is not a WebSocket."""

    def __init__(self, settings: Settings, metrics: Metrics, guard: Guard) -> None:
        self._settings = settings
        self._metrics = metrics
        self._guard = guard
        self._requests = Buckets(settings.requests)
        self._queries = Buckets(settings.queries)
        self._pages = Buckets(settings.pages)
        self._proxies = parse_networks(settings.proxies, "--proxies")
        self._metrics_from = parse_networks(settings.metrics_from, "--metrics-from")

    async def serve(self, context: AppContext | None, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; without a context the server is not running."""
        began = time.monotonic()
        request, request_id = Request(scope, receive), self.request_id_of(scope)
        REQUEST_ID.set(request_id)  # of the task in which the ASGI server runs this request
        try:
            response = await self._answer(context, request)
        except Refusal as refusal:
            response = refusal_response(refusal)
        except ClientDisconnect:
            return
        except Exception:
            LOGGER.exception("a request failed")
            response = refusal_response(Refusal("server/busy"))
        response.headers["x-request-id"] = request_id
        self._note(request, response.status_code, time.monotonic() - began)
        cross_origin = self._guard.is_cross_origin(scope) and not admin_routes.is_admin(path_of(scope))
        await response(scope, receive, with_headers(send, scope, cross_origin=cross_origin))

    def request_id_of(self, scope: Scope) -> str:
        """Return the id of a request: that of a trusted proxy if it is well-formed, otherwise a new one."""
        is_trusted = is_from(scope, self._proxies, unix=bool(self._settings.unix))
        return accept_id(header(scope, b"x-request-id")) if is_trusted else new_id()

    def _note(self, request: Request, status: int, seconds: float) -> None:
        """Count a request; its route is named, not its path, which may hold a code or a token."""
        method, route = route_label(request.method, path_of(request.scope))
        self._metrics.requests.labels(str(status)).inc()
        self._metrics.request_seconds.labels(method, route).observe(seconds)
        LOGGER.debug("%s %s: %d after %.1f ms", method, route, status, seconds * 1000)

    async def _answer(self, context: AppContext | None, request: Request) -> Response:
        scope, path, address = request.scope, path_of(request.scope), address_of(request.scope)
        if context is None:
            raise Refusal("server/stopping")
        if not self._guard.is_known_host(scope):
            raise Refusal("request/unknown-host", host=header(scope, b"host")[:100])
        if path == "/metrics":
            return self._answer_metrics(scope)
        if path == "/openapi.json":
            return Response(ENCODER.encode(document()), media_type=JSON)
        is_admin = admin_routes.is_admin(path)
        if is_admin and not self._settings.admin:
            raise Refusal("request/unknown", path=path[:100])
        if path == "/admin/api/openapi.json":
            return Response(ENCODER.encode(document(for_operators=True)), media_type=JSON)
        if link := notification_pages.LINK.fullmatch(path):
            self._requests.expect(address, time.monotonic())
            return await notification_pages.answer(context, request, *link.groups())
        if path == CALLBACK and request.method == "GET":
            self._requests.expect(address, time.monotonic())
            return await answer_callback(context, request)
        if not path.startswith(("/api", "/admin/api", *HEALTH)):
            return await self._answer_page(context, request, path, address)
        matches = match_routes(path)
        route, values = matches.get(request.method, (None, {}))
        if path not in HEALTH:
            buckets = self._queries if route is not None and route.is_query else self._requests
            buckets.expect(address, time.monotonic())
        if not (self._guard.is_same_origin(scope) if is_admin else self._guard.is_allowed_origin(scope)):
            raise Refusal("request/foreign-origin")
        if request.method == "OPTIONS" and not is_admin and self._guard.is_cross_origin(scope):
            return Response(status_code=204, headers=PREFLIGHT)
        if not matches:
            raise Refusal("request/unknown", path=path[:100])
        if route is None:
            raise Refusal("request/bad-method", method=request.method[:10], allowed=", ".join(sorted(matches)))
        token, player, operator = token_of(request), None, ""
        if route.identity == "operator":
            operator = await admin_routes.authenticate(context, token, address)
        else:
            player = await authenticate(route, token, context)
        if player is not None:
            await context.players.note_use(token, now_ms(), device_name(request.headers.get("user-agent", "")))
        body = await read_body(route, request)
        query = {name: value for name, value in request.query_params.items() if name in route.query}
        answer = await route.handler(ApiRequest(context, address, values, query, body, player, token, scope, operator))
        if isinstance(answer, Response):
            return answer
        own_headers: Mapping[str, str] = {}
        if isinstance(answer, Answer):
            answer, own_headers = answer.body, answer.headers
        if isinstance(answer, Download):
            headers = {"content-disposition": f'attachment; filename="{answer.name}"'}
            return Response(answer.body, media_type=route.produces, headers=headers)
        is_unwell = isinstance(answer, wire.Health) and answer.status != "ok"
        return Response(ENCODER.encode(answer), 503 if is_unwell else route.success, own_headers, JSON)

    async def _answer_page(self, context: AppContext, request: Request, path: str, address: str) -> Response:
        self._pages.expect(address, time.monotonic())
        branding = Branding.of(self._settings, str(request.scope.get("root_path", "")))
        language = request.headers.get("accept-language", "")
        title = "" if self._settings.closed else await share_title(context.service.store, path, language)
        encodings = request.headers.get("accept-encoding", "")
        return static_files.page_response(path, request.method, branding, encodings, title)

    def _answer_metrics(self, scope: Scope) -> Response:
        """Return the metrics to those who may read them; a request through an unknown proxy may be anybody's."""
        client = scope.get("client")
        is_proxied = not (self._settings.proxies or self._settings.unix) and header(scope, b"x-forwarded-for")
        if is_proxied or not client or not is_in(str(client[0]), self._metrics_from):
            raise Refusal("request/unknown", path="/metrics")
        return Response(self._metrics.text(), media_type="text/plain; version=0.0.4")


def path_of(scope: Scope) -> str:
    """Return the path without the prefix, which a proxy has taken off and uvicorn has put back."""
    return str(scope["path"]).removeprefix(str(scope.get("root_path", "")))


def match_routes(path: str) -> dict[str, tuple[Route, dict[str, str]]]:
    """Return the routes at a path by method, each with the values that the path gives its parameters."""
    path = path.rstrip("/")
    routes = ADMIN_ROUTES if admin_routes.is_admin(path) else ROUTES
    return {route.method: (route, match.groupdict()) for route in routes if (match := route.pattern.fullmatch(path))}


def route_label(method: str, path: str) -> tuple[str, str]:
    """Return the method and the route of a request for metrics and logs: a bounded number of both.

    >>> route_label("GET", "/api/tables/abc/snapshot"), route_label("BREW", "/api/tea")
    (('GET', '/api/tables/{table}/snapshot'), ('other', 'unknown'))
    """
    if path in (*HEALTH, "/metrics", "/openapi.json"):
        return "GET", path
    if not path.startswith(("/api", "/admin/api")):
        return ("GET" if method == "GET" else "other"), "page"
    route, _ = match_routes(path).get(method, (None, {}))
    return ("other", "unknown") if route is None else (method, route.path)


def token_of(request: Request) -> str:
    """Return the bearer token of a request, "" if none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def authenticate(route: Route, token: str, context: AppContext) -> Player | None:
    is_closed = context.settings.closed and not route.public
    if token and (route.identity != "none" or is_closed):
        player = await context.players.authenticate(token)
        context.presence.note_request(player.id)
        return player
    if route.identity == "needed" or is_closed:
        raise Refusal("identity/needed")
    return None


async def read_body(route: Route, request: Request) -> Any:
    """Read and decode the body, if the route takes one."""
    if route.takes is None:
        return None
    chunks, size = [], 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > route.max_body:
            raise Refusal("request/too-large", most=route.max_body)
        chunks.append(chunk)
    try:
        return DECODERS[route.takes].decode(b"".join(chunks))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("request/bad-body", fault=str(error)[:200]) from None


def retry_after(refusal: Refusal) -> int:
    """Return after how many seconds a client may ask again."""
    return max(1, min(MAX_RETRY, int(refusal.params.get("seconds", 5))))


def refusal_response(refusal: Refusal) -> Response:
    status = STATUS.get(refusal.code, 409)
    headers = {"retry-after": str(retry_after(refusal))} if status in (429, 503) else {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if status == 405:
        headers["allow"] = str(refusal.params["allowed"])
    request_id = REQUEST_ID.get() if status >= 500 else None  # for the host, who finds it in the log
    problem = wire.Problem(refusal.code, refusal.params, refusal.rule, request_id or None)
    return Response(ENCODER.encode(problem), status, headers, JSON)
