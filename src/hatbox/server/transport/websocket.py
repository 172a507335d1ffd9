"""A WebSocket: reads what a client says, hands it to the service, and sends what the service tells.

Written straight to ASGI: a message costs little more than its parsing. Nothing a client sends can hurt anybody else:
messages are small, closed and few, and whoever reads too slowly is let go.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import replace
from enum import Enum, auto
from typing import Any

import msgspec

from hatbox import wire
from hatbox.server.limits import Bucket, Buckets
from hatbox.server.ops.settings import Settings
from hatbox.server.players.players import hash_of
from hatbox.server.server_clock import now_ms
from hatbox.server.service.broadcast import encoded
from hatbox.server.service.live_table import Connection
from hatbox.server.service.table_service import Outcome, TableService
from hatbox.server.tables.commands import Refusal
from hatbox.server.transport.client_commands import admit
from hatbox.server.transport.fast_websocket import MAX_INBOX, FastPath

HEARTBEAT = 25.0  # seconds
PATIENCE = 3 * HEARTBEAT  # a silent client is taken for gone
MAX_WAITING = 500  # messages that a slow reader may leave unread
MAX_WATCHED = 20  # tables at once
MAX_LAG = 2000  # milliseconds; a longer way is not believed

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Spend = Callable[[float, float], bool]  # at a time, a cost: whether it may be


def freely(_now: float, _cost: float) -> bool:
    """Without limits."""
    return True


LOGGER = logging.getLogger("hatbox.socket")
DECODER: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Sender(msgspec.Struct):
    """So much of a command must be right for an answer to find its way."""

    table: wire.Id
    id: wire.Id


SENDER = msgspec.json.Decoder(Sender)


class Goodbye(Exception):
    """The connection must end: a code, and after how many seconds another try makes sense."""

    def __init__(self, code: str, retry: float | None = None) -> None:
        super().__init__(code)
        self.code, self.retry = code, retry


class State(Enum):
    """Where a connection is. Messages are handled one after the other: only in GREETING and READY a next one is."""

    GREETING = auto()  # no hello yet
    READY = auto()
    BUSY = auto()  # a message is being handled, which takes longer
    CLOSING = auto()  # goodbye is said; nothing more is read or sent


class ClientConnection(Connection):
    """One client."""

    def __init__(
        self,
        send: Send,
        service: TableService,
        settings: Settings,
        talk: Buckets,
        fast: FastPath | None = None,
        spend: Spend = freely,
    ) -> None:
        """`send` is ASGI's; `fast` writes without waiting where it can; `spend` pays for history."""
        self._send = send
        self._fast = fast
        self._service = service
        self._talk = talk
        self._spend = spend
        self._bucket = Bucket(settings.messages, time.monotonic())
        self._state = State.GREETING
        self._inbox: deque[str | None] = deque()  # received, not handled yet
        self._outbox: list[bytes] = []  # written together when the loop goes round
        self._is_idle = asyncio.Event()  # nothing is being handled, or waits
        self._is_idle.set()
        self._working: asyncio.Task[None] | None = None  # on a message that takes longer
        self._sending: asyncio.Task[None] | None = None  # what could not be written at once
        self._watched: set[str] = set()
        self._pinged: tuple[int, float] | None = None  # the last ping: its number, and when
        self.heard = time.monotonic()
        self.key = ""  # the hash of the token that was shown
        self.goodbye: Goodbye | None = None  # why it is closing
        self.closing: asyncio.Task[None] | None = None  # says goodbye

    @property
    def is_closing(self) -> bool:
        return self._state is State.CLOSING

    # --- sending

    def push(self, text: bytes) -> None:
        """Send when the loop goes round, together with what else is sent until then."""
        if self.is_closing:
            return
        if not self._outbox:
            asyncio.get_running_loop().call_soon(self._flush)
        elif len(self._outbox) >= MAX_WAITING:
            self.leave(Goodbye("connection/too-slow", 1.0))
            return
        self._outbox.append(text)

    def spend(self, cost: float) -> bool:
        return self._spend(time.monotonic(), cost)

    def _flush(self) -> None:
        if self.is_closing or self._sending is not None:
            return
        if self._fast is not None and self._fast.write(self._outbox):
            self._outbox = []
        else:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._outbox and not self.is_closing:
                await self._send({"type": "websocket.send", "text": self._outbox.pop(0).decode()})
        except (OSError, RuntimeError):
            self._outbox.clear()  # the client has gone; the reading side finds out
        finally:
            self._sending = None

    def tell(self, message: wire.FromServer) -> None:
        """Send one message."""
        self.push(encoded(message))

    def leave(self, goodbye: Goodbye) -> None:
        """End the connection."""
        if not self.is_closing:
            self._state = State.CLOSING
            self.goodbye = goodbye
            self._outbox.clear()
            self._inbox.clear()
            self._service.metrics.dropped.labels(goodbye.code).inc()
            self.closing = asyncio.create_task(self._close(goodbye))

    async def _close(self, goodbye: Goodbye) -> None:
        bye = encoded(wire.Bye(goodbye.code, {}, goodbye.retry)).decode()
        try:
            async with asyncio.timeout(2):
                await self._send({"type": "websocket.send", "text": bye})
                code = 1013 if goodbye.retry is not None else 1008
                await self._send({"type": "websocket.close", "code": code, "reason": goodbye.code})
        except (OSError, TimeoutError, RuntimeError):
            pass  # it has gone by itself

    def obey(self, sanctions: Mapping[str, tuple[int, bool]]) -> None:
        """What the host has decided about people holds for those who are here already."""
        player = self.player
        if player is None:
            return
        muted_until, banned = sanctions.get(player.id, (0, False))
        if banned:
            self.leave(Goodbye("identity/banned"))
        elif muted_until != player.muted_until:
            self.player = replace(player, muted_until=muted_until)

    # --- receiving

    async def serve(self, receive: Receive) -> None:
        """Until either side ends it."""
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                await self._is_idle.wait()
                self.receive(event.get("text"))
        finally:
            await self._is_idle.wait()
            for table in self._watched:
                self._service.unwatch(self, table)

    def receive(self, text: str | None) -> bool:
        """Handle a message after those before it; False if enough of them wait that reading should pause."""
        self.heard = time.monotonic()
        if not self.is_closing:
            self._inbox.append(text)
            self._handle_waiting()
        return len(self._inbox) < MAX_INBOX

    def _handle_waiting(self) -> None:
        while self._inbox and self._state in (State.GREETING, State.READY):
            try:
                work = self._handle(self._inbox.popleft())
            except Goodbye as goodbye:
                self.leave(goodbye)
                return
            if work is not None:
                self._be_busy()
                self._working = asyncio.create_task(self._finish(work))
        if not self._inbox:
            if self._state is not State.BUSY:
                self._is_idle.set()
            if self._fast is not None:
                self._fast.resume()

    def _be_busy(self) -> None:
        self._state = State.BUSY
        self._is_idle.clear()

    def _be_ready(self) -> None:
        """The message that took longer is handled."""
        if self._state is State.BUSY:
            self._state = State.READY
        if self._inbox:
            asyncio.get_running_loop().call_soon(self._handle_waiting)
        else:
            self._is_idle.set()

    async def _finish(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Goodbye as goodbye:
            self.leave(goodbye)
        except Exception:
            LOGGER.exception("a message could not be handled")
            self.leave(Goodbye("server/busy", 1.0))
        finally:
            self._be_ready()

    def _handle(self, text: str | None) -> Awaitable[None] | None:
        """Handle a message; return what is still to be awaited."""
        if not self._bucket.take(self.heard):
            raise Goodbye("connection/too-fast", 5.0)
        if text is None:
            raise Goodbye("connection/not-text")
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse_shape(text, str(error)[:200])
            return None
        if self._state is State.GREETING:
            if not isinstance(message, wire.Hello):
                raise Goodbye("connection/hello-first")
            return self._hello(message)
        match message:
            case wire.CommandMessage():
                self._command(message)
            case wire.Pong():
                self._measure(message)
            case wire.Ping():
                self.tell(wire.Pong(message.id, now_ms()))
            case wire.Watch():
                return self._watch(message)
            case wire.Unwatch():
                self._watched.discard(message.table)
                self._service.unwatch(self, message.table)
            case wire.Hello():
                raise Goodbye("connection/hello-twice")
        return None

    def _refuse_shape(self, text: str, fault: str) -> None:
        """Answer a message that is none; a command still gets its own answer."""
        try:
            sender = SENDER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.tell(wire.Notice("message/bad", {"fault": fault}))
        else:
            self.tell(wire.Refused(sender.table, sender.id, "message/bad", {"fault": fault}))

    async def _hello(self, message: wire.Hello) -> None:
        if message.version != wire.PROTOCOL:
            raise Goodbye("connection/version")
        if message.token is not None:
            try:
                self.player = await self._service.players.authenticate(message.token)
            except Refusal as fault:
                raise Goodbye(fault.code) from None
            self.key = hash_of(message.token)
            self.muted = await self._service.players.mutes_of(self.player.id)
        player = self.player
        self.tell(
            wire.Welcome(
                wire.PROTOCOL, now_ms(), HEARTBEAT, player.id if player else None, player.name if player else None
            )
        )
        self.ask()

    async def _watch(self, message: wire.Watch) -> None:
        if len(self._watched) >= MAX_WATCHED and message.table not in self._watched:
            self.tell(wire.Gone(message.table, "table/too-many-watched"))
            return
        self._watched.add(message.table)
        try:
            await self._service.watch(self, message.table, message.seen)
        except Refusal as fault:
            self._watched.discard(message.table)
            self.tell(wire.Gone(message.table, fault.code, fault.params))

    def _command(self, message: wire.CommandMessage) -> None:
        player = self.player
        self._service.metrics.kinds[type(message.do)] += 1
        if player is None:
            self.tell(wire.Refused(message.table, message.id, "identity/needed"))
            return
        envelope = admit(message, message.table, player, self._talk, self.lag)
        if isinstance(envelope, wire.Refused):
            self.tell(envelope)
            return
        self._be_busy()
        self._service.submit(envelope, message.table, self._reply)

    def _reply(self, outcome: Outcome) -> None:
        if isinstance(outcome, Exception):
            LOGGER.error("a command failed", exc_info=outcome)
            self.leave(Goodbye("server/busy", 1.0))
        else:
            self.tell(outcome)
        self._be_ready()

    # --- the line itself

    def ask(self) -> None:
        """Are you there? The answer also tells how long a message is under way."""
        self._pinged = secrets.randbits(32), time.monotonic()
        self.tell(wire.Ping(self._pinged[0]))

    def _measure(self, message: wire.Pong) -> None:
        if self._pinged is not None and message.id == self._pinged[0]:
            self.lag = min(MAX_LAG, int((time.monotonic() - self._pinged[1]) * 1000))
            self._pinged = None

    def beat(self, now: float) -> None:
        """Now and then: ask, and let go whoever has been silent too long."""
        if now - self.heard > PATIENCE:
            self.leave(Goodbye("connection/silent", 0.0))
        elif self._state is not State.GREETING:
            self.ask()
        elif now - self.heard > HEARTBEAT:
            self.leave(Goodbye("connection/hello-first"))
