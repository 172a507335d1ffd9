"""The server as one ASGI application: puts the parts together, starts and stops them, guards the door."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping, MutableMapping
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from hatbox import __version__, wire
from hatbox.server.limits import Buckets
from hatbox.server.ops import startup
from hatbox.server.ops.metrics import Metrics
from hatbox.server.ops.settings import Settings, default_database
from hatbox.server.ops.startup import ExitReason
from hatbox.server.players import ratings
from hatbox.server.players.players import Player, Players
from hatbox.server.players.presence import INTERVAL, Presence
from hatbox.server.players.privacy import finish_forgetting
from hatbox.server.server_clock import CLOCK, now_ms
from hatbox.server.service import timers
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.broadcast import encoded
from hatbox.server.service.hints import HintService
from hatbox.server.service.table_service import TableService
from hatbox.server.store.store import EVERY_PLAYER, Store, migrations, open_store, redact
from hatbox.server.tables.commands import Refusal
from hatbox.server.transport import static_files
from hatbox.server.transport.addresses import address_of, is_in, parse_networks
from hatbox.server.transport.fast_websocket import fast_path_of
from hatbox.server.transport.openapi import document
from hatbox.server.transport.routes import DECODERS, ROUTES, AppContext, Download, Request, Route
from hatbox.server.transport.security import PREFLIGHT, Guard, header, with_headers
from hatbox.server.transport.share_title import share_title
from hatbox.server.transport.websocket import HEARTBEAT, ClientConnection, Goodbye, Receive, Send

LOGGER = logging.getLogger("hatbox.server")
ENCODER = msgspec.json.Encoder()
JSON = "application/json"
MAX_BODY = 16 * 1024
BEAT = 2.0  # seconds between two signs of life of a process
BEAT_ROW = """
INSERT INTO processes (id, beat, people) VALUES (?, ?, ?)
ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, people = excluded.people
"""
LAG_LOOK = 0.1  # seconds between two looks at how late the loop is

STATUS = {
    "identity/needed": 401,
    "identity/unknown-token": 401,
    "identity/unknown-code": 401,
    "identity/banned": 403,
    "table/unknown": 404,
    "table/damaged": 500,
    "table/no-spectators": 403,
    "request/unknown": 404,
    "request/unknown-ratings": 404,
    "request/bad-method": 405,
    "request/too-large": 413,
    "request/foreign-origin": 403,
    "request/unknown-host": 421,
    "identity/invite-needed": 403,
    "lobby/closed": 403,
    "request/too-many": 429,
    "request/bad-body": 400,
    "request/bad-query": 400,
    "server/busy": 503,
    "server/getting-ready": 503,
    "server/stopping": 503,
    "server/cannot-store": 503,
}  # what is not here is a conflict with how things stand: 409

QUERIES = ("why", "preview", "undo", "hints")  # the ends of their paths
HEALTH = ("/healthz", "/readyz")  # asked by machines, as often as they like
LONGEST_RETRY = 10  # seconds after which one may ask again at the latest

NAMED = re.compile("[A-Za-z0-9_-]{1,40}")  # what a path may name: as `wire.Id`
Scope = MutableMapping[str, Any]


class App:
    """One server process."""

    def __init__(self, settings: Settings, *, stand_in: bool = False) -> None:
        """Nothing is started yet: that is done when the ASGI server says so.

        `stand_in`: serve with interpreted rules, compile them meanwhile, and end when that is done.
        """
        self.settings = settings
        self.end: Callable[[ExitReason], None] = lambda _: None  # asks the ASGI server to stop
        self._stand_in = stand_in
        self.metrics = Metrics()
        self._requests = Buckets(settings.requests)
        self._queries = Buckets(settings.queries)
        self._pages = Buckets(settings.pages)
        self._guard = Guard(settings)
        self._metrics_from = parse_networks(settings.metrics_from, "--metrics-from")
        self._sockets: set[ClientConnection] = set()
        self._addresses: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []
        self._id = secrets.token_hex(6)
        self._store: Store | None = None
        self._sanctions: dict[str, tuple[int, bool]] | None = None  # as they were at the last look
        self._context: AppContext | None = None
        self._bot_runner = BotRunner(settings.bot_threads, settings.bot_seconds, settings.bot_pace)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            shared = self._guard.is_guest_page(scope)
            await self._http(scope, receive, with_headers(send, scope, shared=shared))

    # --- life

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.start()
        except Exception as fault:
            LOGGER.critical("cannot start: %s", with_address(fault, self.settings.database))
            await send({"type": "lifespan.startup.failed", "message": ""})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def start(self) -> None:
        """Open the store, find out how long nobody was here, and begin to look after tables."""
        settings = self.settings
        store = self._store = await open_store(settings.database or default_database())
        people = Players(store)
        service = TableService(store, people, self._bot_runner, self.metrics, settings)
        await timers.begin_clock(store)
        presence = Presence(service, self._connected, now_ms())
        self._context = AppContext(
            service,
            people,
            settings,
            talk=Buckets(settings.talk),
            guests=Buckets(settings.guests),
            codes=Buckets(settings.codes),
            histories=Buckets(settings.histories),
            exports=Buckets(settings.exports),
            presence=presence,
            hint_service=HintService(self._bot_runner, settings),
            changed=self._changed,
        )
        service.ended = lambda table: self._begin(ratings.rate(store, table, now_ms())) if table.setup.rated else None
        await store.listen(service.heard, lambda player: self._begin(self._refresh_those_here(player)))
        await self._beat_once(now_ms())
        self._measure_store()
        url = settings.database or default_database()
        LOGGER.info("hatbox %s, database %s, schema %d", __version__, redact(url), max(migrations()))
        self._begin(self._get_ready(service))
        for work in (self._beat(), self._hearts(), self._watch_lag(), self._attend_presence(presence)):
            self._begin(work)

    async def _get_ready(self, service: TableService) -> None:
        if await startup.prepare(service, self._id, self.end):
            if self._stand_in:
                self._begin(startup.compile_and_exit(service, self.end))
            self._begin(finish_forgetting(service.store, now_ms(), service.heard))
            await timers.sweep(service)

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        with contextlib.suppress(ValueError):
            self._tasks.remove(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task failed", exc_info=task.exception())

    async def farewell(self) -> None:
        """Let everybody know that it is a short pause; nobody new is let in."""
        if self._context is not None:
            self._context.stopping = True
        sockets = list(self._sockets)
        for socket in sockets:
            socket.leave(Goodbye("server/restarting", 1.0))
        await asyncio.gather(*(socket.closing for socket in sockets if socket.closing is not None))

    async def stop(self) -> None:
        """Finish what is being written."""
        assert self._context is not None
        assert self._store is not None
        await self.farewell()
        for task in list(self._tasks):
            task.cancel()
        await self._context.service.close()
        self._bot_runner.close()
        await self._store.execute(
            ("DELETE FROM processes WHERE id <> ? AND beat < ?", (self._id, now_ms() - timers.DEAD))
        )
        await self._store.close()
        CLOCK.end()
        LOGGER.info("stopped")

    async def _changed(self, player: str) -> None:
        """Something about somebody has changed: it holds from now on, here and in all other processes."""
        assert self._store is not None
        await self._refresh(player)
        await self._store.notify_player(player)

    async def _refresh_those_here(self, player: str) -> None:
        for one in self._connected() if player == EVERY_PLAYER else {player}:
            await self._refresh(one)

    async def _refresh(self, player: str) -> None:
        """Open sockets, too, know a player as the database does; who wished to be forgotten can go on nowhere."""
        context = self._context
        assert context is not None
        context.people.forget_cached()
        known, muted = await context.people.find(player), await context.people.mutes_of(player)
        theirs = [socket for socket in self._sockets if socket.player is not None and socket.player.id == player]
        valid = await context.people.valid_hashes({socket.key for socket in theirs})
        for socket in theirs:
            socket.player, socket.muted = known or socket.player, muted
            if known is None or socket.key not in valid:
                socket.leave(Goodbye("identity/unknown-token"))

    async def _beat_once(self, now: int) -> None:
        assert self._store is not None
        people = self._context.presence.online if self._context else 0
        await self._store.execute((BEAT_ROW, (self._id, now, people)))

    async def _beat(self) -> None:
        """Tell the other processes, and this one's successor, that somebody is here."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat_once(now_ms())
                if self._context is not None:
                    await timers.catch_up(self._context.service, self._id)
                    people = self._context.people
                    people.forget_cached()
                    sanctions = await people.sanctions(now_ms())
                    self._audit(sanctions)
                    for socket in list(self._sockets):
                        socket.obey(sanctions)
            except Exception:
                LOGGER.exception("no sign of life could be written")
            self._measure_store()

    def _audit(self, sanctions: Mapping[str, tuple[int, bool]]) -> None:
        """Log what a host has decided about people since the last look; not what held when this process started."""
        before, self._sanctions = self._sanctions, dict(sanctions)
        if before is not None:
            for player in before.keys() | sanctions.keys():
                if before.get(player) != (now := sanctions.get(player)):
                    muted, banned = now or (0, False)
                    LOGGER.info("the host decided: player %s, muted until %d, banned %s", player, muted, banned)

    def _measure_store(self) -> None:
        assert self._store is not None
        self.metrics.failing.set(self._store.health.error is not None)
        self.metrics.disk.set(self._store.free_bytes())

    def _connected(self) -> set[str]:
        return {socket.player.id for socket in self._sockets if socket.player is not None}

    async def _attend_presence(self, presence: Presence) -> None:
        """Mark who is here, and clear quick matches of those who have gone."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await presence.mark_all(now_ms())
                await presence.clear_quick_tables(now_ms())
            except Exception:
                LOGGER.exception("presence could not be marked")

    async def _hearts(self) -> None:
        """Ask every client now and then whether it is there, spread over the time between."""
        while True:
            sockets = list(self._sockets)
            began = time.monotonic()
            for number, socket in enumerate(sockets):
                socket.beat(time.monotonic())
                if number % 50 == 49:
                    await asyncio.sleep(HEARTBEAT / (2 * len(sockets) / 50))
            await asyncio.sleep(max(1.0, HEARTBEAT - (time.monotonic() - began)))

    async def _watch_lag(self) -> None:
        while True:
            due = time.monotonic() + LAG_LOOK
            await asyncio.sleep(LAG_LOOK)
            now_ms()  # the server's clock stands still when nobody reads it
            self.metrics.lag.observe(max(0.0, time.monotonic() - due))
            self.metrics.bots.set(self._bot_runner.waiting)
            self.metrics.late.set(self._bot_runner.late)

    # --- sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = self._context
        await receive()  # websocket.connect
        address = address_of(scope)
        most = self.settings.connections
        is_ours = self._guard.knows_host(scope) and self._guard.admits(scope)
        if context is None or path_of(scope) != "/ws" or not is_ours:
            await send({"type": "websocket.close", "code": 1008})
            return
        if not context.service.ready.is_set and context.service.ready.progress is not None:
            fault = context.service.ready.refusal()
            await send({"type": "websocket.accept"})
            bye = wire.Bye(fault.code, fault.params, retry_after(fault))
            await send({"type": "websocket.send", "text": encoded(bye).decode()})
            await send({"type": "websocket.close", "code": 1013})
            return
        if context.stopping or len(self._sockets) >= self.settings.all_connections or (
            most and self._addresses[address] >= most
        ):  # fmt: skip
            await send({"type": "websocket.accept"})
            bye = wire.Bye("server/stopping" if context.stopping else "server/busy", {}, 5.0)
            await send({"type": "websocket.send", "text": encoded(bye).decode()})
            await send({"type": "websocket.close", "code": 1013})
            return
        line = fast_path_of(scope)
        spend = partial(context.histories.take, address)
        socket = ClientConnection(send, context.service, self.settings, context.talk, line, spend)
        if line:
            line.deliver_to(socket.receive)
        self._sockets.add(socket)
        self._addresses[address] += 1
        self.metrics.connections.inc()
        try:
            await send({"type": "websocket.accept"})
            await socket.serve(receive)
        finally:
            self._sockets.discard(socket)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            self.metrics.connections.dec()

    # --- requests

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HttpRequest(scope, receive)
        try:
            response = await self._answer(request, scope)
        except Refusal as fault:
            response = refused(fault)
        except ClientDisconnect:
            return  # in the middle of its request: nobody is there to be answered
        except Exception:
            LOGGER.exception("a request failed")
            response = refused(Refusal("server/busy"))
        self.metrics.requests.labels(str(response.status_code)).inc()
        await response(scope, receive, send)

    async def _answer(self, request: HttpRequest, scope: Scope) -> Response:
        context = self._context
        path = path_of(scope)
        if context is None:
            raise Refusal("server/stopping")
        if not self._guard.knows_host(scope):
            raise Refusal("request/unknown-host", host=header(scope, b"host")[:100])
        address = address_of(scope)
        if path == "/metrics":
            return self._measured(scope)
        if path == "/openapi.json":
            return Response(ENCODER.encode(document()), media_type=JSON)
        if not path.startswith(("/api", *HEALTH)):
            self._pages.expect(address, time.monotonic())
            signs = static_files.Signs.of(self.settings, str(scope.get("root_path", "")))
            title = await share_title(context.service.store, path, request.headers.get("accept-language", ""))
            return static_files.page(path, request.method, signs, request.headers.get("accept-encoding", ""), title)
        if path not in HEALTH:
            buckets = self._queries if is_query(request.method, path) else self._requests
            buckets.expect(address, time.monotonic())
        if not self._guard.admits(scope):
            raise Refusal("request/foreign-origin")
        if request.method == "OPTIONS" and self._guard.is_guest_page(scope):
            return Response(status_code=204, headers=PREFLIGHT)
        route, values = routed(request.method, path)
        token = token_of(request)
        player = await self._identified(route, token, context)
        body = await read_body(route, request)
        query = {name: value for name, value in request.query_params.items() if name in route.query}
        answer = await route.handler(Request(context, address, values, query, body, player, token))
        if isinstance(answer, Download):
            headers = {"content-disposition": f'attachment; filename="{answer.name}"'}
            return Response(answer.body, media_type=answer.kind, headers=headers)
        is_unwell = isinstance(answer, wire.Health) and answer.status != "ok"
        return Response(ENCODER.encode(answer), 503 if is_unwell else route.success, media_type=JSON)

    def _measured(self, scope: Scope) -> Response:
        """The metrics, for those who may read them. A proxy that is not known as one speaks for anybody."""
        client = scope.get("client")
        hidden = not (self.settings.proxies or self.settings.unix) and header(scope, b"x-forwarded-for")
        if hidden or not client or not is_in(str(client[0]), self._metrics_from):
            raise Refusal("request/unknown", path="/metrics")
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _identified(self, route: Route, token: str, context: AppContext) -> Player | None:
        if route.identity == "none":
            return None
        if token:
            player = await context.people.authenticate(token)
            context.presence.note_request(player.id)
            return player
        if route.identity == "needed":
            raise Refusal("identity/needed")
        return None


def with_address(error: Exception, database: str) -> str:
    """Return why a server cannot start; an operating system's error about a connection does not name the address."""
    if "://" not in database:
        return str(error)
    address = urlsplit(database)
    return f"{error} (at {address.hostname}:{address.port or 5432})"


def token_of(request: HttpRequest) -> str:
    """The token that a request shows, "" if none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def is_query(method: str, path: str) -> bool:
    """Return whether a request asks about a move: many come by themselves, and must not keep anybody from moving."""
    return method == "GET" and path.rpartition("/")[2] in QUERIES


def path_of(scope: Scope) -> str:
    """The path of a request without the prefix, which a proxy has taken off and uvicorn puts back."""
    return str(scope["path"]).removeprefix(str(scope.get("root_path", "")))


def retry_after(fault: Refusal) -> int:
    """After how many seconds to ask again."""
    seconds = fault.params.get("seconds", 5)
    return max(1, min(LONGEST_RETRY, int(seconds)))


def refused(fault: Refusal) -> Response:
    """A refusal as an answer."""
    status = STATUS.get(fault.code, 409)
    headers = {"retry-after": str(retry_after(fault))} if status in (429, 503) else {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if status == 405:
        headers["allow"] = str(fault.params["allowed"])
    return Response(ENCODER.encode(wire.Problem(fault.code, fault.params, fault.rule)), status, headers, JSON)


def routed(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """The route of a request, and what its path names."""
    parts = path.rstrip("/").split("/")
    found = {}
    for route in ROUTES:
        values = matched(route.path.split("/"), parts)
        if values is not None:
            if route.method == method:
                return route, values
            found[route.method] = route
    if found:
        raise Refusal("request/bad-method", method=method[:10], allowed=", ".join(sorted(found)))
    raise Refusal("request/unknown", path=path[:100])


def matched(pattern: list[str], parts: list[str]) -> dict[str, str] | None:
    """What the named parts of a pattern stand for, or None if the path is another."""
    if len(pattern) != len(parts):
        return None
    values = {}
    for wanted, part in zip(pattern, parts, strict=True):
        if wanted.startswith("{"):
            if not NAMED.fullmatch(part):
                return None
            values[wanted.strip("{}")] = part
        elif wanted != part:
            return None
    return values


async def read_body(route: Route, request: HttpRequest) -> Any:
    """The body of a request, small and of the right shape."""
    if route.takes is None:
        return None
    chunks, size = [], 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > MAX_BODY:
            raise Refusal("request/too-large", most=MAX_BODY)
        chunks.append(chunk)
    try:
        return DECODERS[route.takes].decode(b"".join(chunks))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Refusal("request/bad-body", fault=str(fault)[:200]) from None
