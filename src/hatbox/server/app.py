"""The server as one ASGI application: puts the parts together, starts and stops them, guards the door."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import MutableMapping
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any

import msgspec
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from hatbox import wire
from hatbox.server import pages, ratings, warm
from hatbox.server.brains import Brains
from hatbox.server.forget import tables_of
from hatbox.server.guard import admits, with_headers
from hatbox.server.hall import Hall, now_ms
from hatbox.server.limits import Buckets
from hatbox.server.line import in_vain, line_of
from hatbox.server.metrics import Metrics
from hatbox.server.openapi import document
from hatbox.server.people import People, Player
from hatbox.server.routes import DECODERS, ROUTES, Desk, Raw, Request, Route
from hatbox.server.settings import Settings, default_database
from hatbox.server.socket import HEARTBEAT, Goodbye, Receive, Send, Socket
from hatbox.server.store.store import ANYBODY, Store, open_store
from hatbox.server.table import Refusal
from hatbox.server.telling import encoded

LOGGER = logging.getLogger("hatbox.server")
ENCODER = msgspec.json.Encoder()
JSON = "application/json"
MOST_BODY = 16 * 1024
BEAT = 2.0  # seconds between two signs of life of a process
DEAD = 10_000  # milliseconds without one
LOOPBACK = ("127.0.0.1", "::1")  # who may read metrics
NETWORK = 64  # bits of an IPv6 address that tell who it is
LAG_LOOK = 0.1  # seconds between two looks at how late the loop is

STATUS = {
    "identity/needed": 401,
    "identity/unknown-token": 401,
    "identity/unknown-code": 401,
    "identity/banned": 403,
    "table/unknown": 404,
    "table/no-spectators": 403,
    "request/unknown": 404,
    "request/unknown-ratings": 404,
    "request/bad-method": 405,
    "request/too-large": 413,
    "request/foreign-origin": 403,
    "request/too-many": 429,
    "request/bad-body": 400,
    "request/bad-query": 400,
    "server/busy": 503,
    "server/stopping": 503,
}  # what is not here is a conflict with how things stand: 409

NAMED = re.compile("[A-Za-z0-9_-]{1,40}")  # what a path may name: as `wire.Id`
Scope = MutableMapping[str, Any]


class App:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        """Nothing is started yet: that is done when the ASGI server says so."""
        self.settings = settings
        self.metrics = Metrics()
        self._requests = Buckets(settings.requests)
        self._sockets: set[Socket] = set()
        self._addresses: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []
        self._id = secrets.token_hex(6)
        self._down_since: int | None = None  # when the last process before this one was still alive
        self._store: Store | None = None
        self._desk: Desk | None = None
        self._brains = Brains(settings.bot_threads, settings.bot_seconds, settings.bot_pace)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, with_headers(send, scope))

    # --- life

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.start()
        except Exception as fault:
            LOGGER.critical("cannot start: %s", fault)
            await send({"type": "lifespan.startup.failed", "message": str(fault)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def start(self) -> None:
        """Open the store, find out how long nobody was here, and begin to look after tables."""
        settings = self.settings
        store = self._store = await open_store(settings.database or default_database())
        people = People(store)
        hall = Hall(store, people, self._brains, self.metrics, settings)
        buckets = Buckets(settings.talk), Buckets(settings.guests), Buckets(settings.codes)
        self._desk = Desk(hall, people, settings, *buckets, self._changed)
        hall.ended = lambda table: self._begin(ratings.rate(store, table)) if table.setup.rated else None
        now = now_ms()
        beats = await store.fetch("SELECT max(beat) FROM processes")
        await store.listen(hall.heard, lambda player: self._begin(self._refresh_those_here(player)))
        await self._beat_once(now)
        self._down_since = beats[0][0] if beats[0][0] is not None and now - beats[0][0] > DEAD else None
        self._begin(self._get_ready(hall))
        for work in (self._beat(), self._hearts(), self._watch_lag()):
            self._begin(work)

    async def _get_ready(self, hall: Hall) -> None:
        """Load the rules, forgive everybody the time that the server was down, and look after tables from then on."""
        await warm.get_ready()
        gc.freeze()  # what was loaded for it stays for good
        if self._down_since is not None:
            await hall.resume(self._down_since, now_ms())
        hall.ready.set()
        await hall.sweep()

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
        if self._desk is not None:
            self._desk.stopping = True
        sockets = list(self._sockets)
        for socket in sockets:
            socket.leave(Goodbye("server/restarting", 1.0))
        await asyncio.gather(*(socket.closing for socket in sockets if socket.closing is not None))

    async def stop(self) -> None:
        """Finish what is being written."""
        assert self._desk is not None
        assert self._store is not None
        await self.farewell()
        for task in list(self._tasks):
            task.cancel()
        await self._desk.hall.close()
        self._brains.close()
        await self._store.execute(("DELETE FROM processes WHERE id <> ? AND beat < ?", (self._id, now_ms() - DEAD)))
        await self._store.close()

    async def _changed(self, player: str) -> None:
        """Something about somebody has changed: it holds from now on, here and in all other processes."""
        assert self._store is not None
        await self._refresh(player)
        await self._store.mention(player)

    async def _refresh_those_here(self, player: str) -> None:
        everybody = {socket.player.id for socket in self._sockets if socket.player is not None}
        for one in everybody if player == ANYBODY else {player}:
            await self._refresh(one)

    async def _refresh(self, player: str) -> None:
        """Open sockets, too, know a player as the database does; who wished to be forgotten can go on nowhere."""
        desk = self._desk
        assert desk is not None
        desk.people.forget()
        known, muted = await desk.people.find(player), await desk.people.muted_by(player)
        if known is None:
            for table in await tables_of(desk.hall.store, player):
                await desk.hall.reread(table)
        for socket in list(self._sockets):
            if socket.player is not None and socket.player.id == player:
                socket.player, socket.muted = known or socket.player, muted
                if known is None:
                    socket.leave(Goodbye("identity/unknown-token"))

    async def _beat_once(self, now: int) -> None:
        assert self._store is not None
        await self._store.execute(
            (
                "INSERT INTO processes (id, beat) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat",
                (self._id, now),
            )
        )

    async def _beat(self) -> None:
        """Tell the other processes, and this one's successor, that somebody is here."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat_once(now_ms())
                if self._desk is not None:
                    people = self._desk.people
                    people.forget()
                    sanctions = await people.sanctions(now_ms())
                    for socket in list(self._sockets):
                        socket.obey(sanctions)
            except Exception:
                LOGGER.exception("no sign of life could be written")

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
            self.metrics.lag.observe(max(0.0, time.monotonic() - due))
            self.metrics.bots.set(self._brains.waiting)
            self.metrics.late.set(self._brains.late)

    # --- sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        desk = self._desk
        await receive()  # websocket.connect
        address = address_of(scope)
        most = self.settings.connections
        if desk is None or path_of(scope) != "/ws" or not admits(scope, self.settings.origins):
            await send({"type": "websocket.close", "code": 1008})
            return
        if desk.stopping or len(self._sockets) >= self.settings.all_connections or (
            most and self._addresses[address] >= most
        ):  # fmt: skip
            await send({"type": "websocket.accept"})
            bye = wire.Bye("server/stopping" if desk.stopping else "server/busy", {}, 5.0)
            await send({"type": "websocket.send", "text": encoded(bye).decode()})
            await send({"type": "websocket.close", "code": 1013})
            return
        await send({"type": "websocket.accept"})
        line = line_of(scope)
        socket = Socket(send, desk.hall, self.settings, desk.talk, line.write if line else in_vain)
        if line:
            line.hear = socket.hear
        self._sockets.add(socket)
        self._addresses[address] += 1
        self.metrics.connections.inc()
        try:
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
        except Exception:
            LOGGER.exception("a request failed")
            response = refused(Refusal("server/busy"))
        self.metrics.requests.labels(str(response.status_code)).inc()
        await response(scope, receive, send)

    async def _answer(self, request: HttpRequest, scope: Scope) -> Response:
        desk = self._desk
        path = path_of(scope)
        if desk is None:
            raise Refusal("server/stopping")
        if path == "/metrics" and address_of(scope) in LOOPBACK:
            return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")
        if path == "/openapi.json":
            return Response(ENCODER.encode(document()), media_type=JSON)
        if not path.startswith(("/api", "/healthz")):
            encodings = request.headers.get("accept-encoding", "")
            return pages.page(path, request.method, str(scope.get("root_path", "")), encodings)
        address = address_of(scope)
        if path != "/healthz" and not self._requests.take(address, time.monotonic()):
            raise Refusal("request/too-many")
        if not admits(scope, self.settings.origins):
            raise Refusal("request/foreign-origin")
        route, values = routed(request.method, path)
        player = await self._identified(route, request, desk)
        body = await read_body(route, request)
        query = {name: value for name, value in request.query_params.items() if name in route.query}
        answer = await route.handler(Request(desk, address, values, query, body, player))
        if isinstance(answer, Raw):
            headers = {"content-disposition": f'attachment; filename="{answer.name}"'}
            return Response(answer.body, media_type=answer.kind, headers=headers)
        return Response(ENCODER.encode(answer), route.success, media_type=JSON)

    async def _identified(self, route: Route, request: HttpRequest, desk: Desk) -> Player | None:
        if route.identity == "none":
            return None
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and token:
            return await desk.people.known(token.strip())
        if route.identity == "needed":
            raise Refusal("identity/needed")
        return None


def path_of(scope: Scope) -> str:
    """The path of a request without the prefix, which a proxy has taken off and uvicorn puts back."""
    return str(scope["path"]).removeprefix(str(scope.get("root_path", "")))


def address_of(scope: Scope) -> str:
    """Where a request comes from, for limits; the ASGI server has believed a proxy where it should.

    Whoever has one IPv6 address has all of its network of 2⁶⁴: they count as one.
    """
    client = scope.get("client")
    named = str(client[0]) if client else ""
    try:
        address = ip_address(named.partition("%")[0])
    except ValueError:
        return named  # no address: a socket of this machine
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, NETWORK), strict=False))


def refused(fault: Refusal) -> Response:
    """A refusal as an answer."""
    status = STATUS.get(fault.code, 409)
    headers = {"retry-after": "5"} if status in (429, 503) else {}
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
        if size > MOST_BODY:
            raise Refusal("request/too-large", most=MOST_BODY)
        chunks.append(chunk)
    try:
        return DECODERS[route.takes].decode(b"".join(chunks))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Refusal("request/bad-body", fault=str(fault)[:200]) from None
