"""A WebSocket connection: decodes messages, submits commands, sends updates.

Messages come directly from the WebSocket, without a task: one costs little more than its decoding. A client cannot harm
others: messages are small, of closed types and rate-limited, and a client that reads too slowly is disconnected.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import replace
from enum import Enum, auto
from typing import Any

import msgspec

from hatbox import wire
from hatbox.server.identity import NOBODY, Player, Sanction, banned_refusal, hash_of
from hatbox.server.limits import Bucket, Buckets
from hatbox.server.request_id import REQUEST_ID
from hatbox.server.server_clock import now_ms
from hatbox.server.service.broadcast import encode
from hatbox.server.service.live_table import Connection
from hatbox.server.service.table_service import Outcome, TableService
from hatbox.server.settings import Settings
from hatbox.server.tables.commands import Refusal
from hatbox.server.transport.client_commands import admit
from hatbox.server.transport.fast_websocket import MAX_INBOX, OpenWebSocket

HEARTBEAT = 25.0  # seconds
MAX_SILENCE = 3 * HEARTBEAT  # after which a client counts as gone
MAX_UNSENT = 500  # messages that a slow reader may leave unread
MAX_WATCHED = 20  # tables
MAX_MEASURED_LAG = 2000  # milliseconds; longer latencies are cut to this

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]  # ASGI's
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LOGGER = logging.getLogger("hatbox.socket")
DECODER: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Sender(msgspec.Struct):
    """The fields of a malformed command that are needed to address its refusal."""

    table: wire.Id
    id: wire.Id


SENDER = msgspec.json.Decoder(Sender)


class Goodbye(Exception):
    """Ends the connection: a code, and after how many seconds the client may reconnect (None: never)."""

    def __init__(self, code: str, retry: float | None = None, params: Mapping[str, wire.Param] | None = None) -> None:
        super().__init__(code)
        self.code, self.retry, self.params = code, retry, dict(params or {})


class ConnectionState(Enum):
    """The state of a connection. Messages are handled one at a time, in GREETING and READY."""

    GREETING = auto()  # no hello yet
    READY = auto()
    BUSY = auto()  # a message is being handled asynchronously
    CLOSING = auto()  # goodbye was sent; nothing more is read or sent
    ENDED = auto()  # the WebSocket has ended, and its last message is handled


class ClientConnection(Connection):
    """A client at a WebSocket. There is one for each page that is open: it is small and has no task of its own."""

    __slots__ = (
        "_bucket", "_histories", "_inbox", "_is_lost", "_is_working", "_last_ping", "_on_end", "_outbox", "_service",
        "_state", "_talk", "_watched", "_websocket", "_working", "address", "goodbye", "heard_at", "is_greeted", "lag",
        "muted", "player", "request_id", "token_hash",
    )  # fmt: skip

    def __init__(
        self,
        websocket: OpenWebSocket,
        address: str,
        service: TableService,
        settings: Settings,
        talk: Buckets,
        histories: Buckets,
        on_end: Callable[[ClientConnection], None],
    ) -> None:
        """`histories` charges for past updates, by address; `on_end` is called when the last message is handled."""
        self.player: Player | None = None
        self.muted: frozenset[str] = NOBODY
        self.lag = 0
        self._websocket = websocket
        self.address = address
        self._service = service
        self._talk = talk
        self._histories = histories
        self._on_end = on_end
        self.heard_at = time.monotonic()
        self._bucket = Bucket(settings.messages, self.heard_at)
        self._state = ConnectionState.GREETING
        self._inbox: list[str | None] = []  # received, not handled yet
        self._outbox: list[bytes] = []  # written together in the next iteration of the event loop
        self._is_working = False  # BUSY, or CLOSING since then
        self._is_lost = False  # the WebSocket has ended
        self._working: asyncio.Task[None] | None = None  # of BUSY; asyncio keeps only weak references
        self._watched: list[str] = []  # tables
        self._last_ping: tuple[int, float] | None = None  # unanswered: its number and time
        self.request_id = REQUEST_ID.get()  # of the handshake; in the log lines about this connection
        self.token_hash = ""
        self.is_greeted = False  # the client has been welcomed: it expects messages of every kind
        self.goodbye: Goodbye | None = None  # why it is closing

    @property
    def is_closing(self) -> bool:
        return self._state in (ConnectionState.CLOSING, ConnectionState.ENDED)

    # --- sending

    def push(self, text: bytes) -> None:
        """Send in the next iteration of the event loop, together with everything pushed until then."""
        if self.is_closing or self._is_lost:
            return
        if not self._outbox:
            asyncio.get_running_loop().call_soon(self.on_writable)
        elif len(self._outbox) >= MAX_UNSENT:
            self.leave(Goodbye("connection/too-slow", 1.0))
            return
        self._outbox.append(text)

    def spend(self, cost: float) -> bool:
        return self._histories.take(self.address, time.monotonic(), cost)

    def on_writable(self) -> None:
        if self._outbox and self._websocket.write(self._outbox):
            self._outbox = []

    def send(self, message: wire.FromServer) -> None:
        self.push(encode(message))

    def leave(self, goodbye: Goodbye) -> None:
        """Close the connection."""
        if not self.is_closing:
            self._state = ConnectionState.CLOSING
            self.goodbye = goodbye
            self._outbox.clear()
            self._inbox.clear()
            self._service.metrics.dropped.labels(goodbye.code).inc()
            bye = encode(wire.Bye(goodbye.code, goodbye.params, goodbye.retry))
            self._websocket.close(1013 if goodbye.retry is not None else 1008, goodbye.code, bye)

    def apply_sanctions(self, sanctions: Mapping[str, Sanction]) -> None:
        """Apply the host's decisions, by player."""
        player = self.player
        if player is None:
            return
        sanction = sanctions.get(player.id, Sanction())
        if sanction.banned:
            refusal = banned_refusal(sanction.ban_notice)
            self.leave(Goodbye(refusal.code, params=refusal.params))
        elif (sanction.muted_until, sanction.mute_notice) != (player.muted_until, player.mute_notice):
            self.player = replace(player, muted_until=sanction.muted_until, mute_notice=sanction.mute_notice)

    # --- receiving

    def receive(self, text: str | None) -> bool:
        """Handle a message after those before it; False if reading should pause because too many are waiting."""
        self.heard_at = time.monotonic()
        if not self.is_closing:
            self._inbox.append(text)
            self._handle_waiting()
        return len(self._inbox) < MAX_INBOX

    def on_lost(self) -> None:
        """Handle the messages that are left, then end."""
        self._is_lost = True
        self._outbox.clear()
        self._end_if_done()

    def _end_if_done(self) -> None:
        if self._is_lost and not self._is_working and not self._inbox and self._state is not ConnectionState.ENDED:
            self._state = ConnectionState.ENDED
            for table in self._watched:
                self._service.unwatch(self, table)
            self._on_end(self)

    def _handle_waiting(self) -> None:
        while self._inbox and self._state in (ConnectionState.GREETING, ConnectionState.READY):
            try:
                work = self._handle(self._inbox.pop(0))
            except Goodbye as goodbye:
                self.leave(goodbye)  # empties the inbox
                break
            if work is not None:
                self._be_busy()
                self._working = asyncio.create_task(self._finish(work))
        if not self._inbox:
            self._websocket.resume_reading()

    def _be_busy(self) -> None:
        self._state = ConnectionState.BUSY
        self._is_working = True

    def _be_ready(self) -> None:
        """Leave BUSY, and go on with the next message."""
        self._is_working = False
        if self._state is ConnectionState.BUSY:
            self._state = ConnectionState.READY
        if self._inbox:
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._end_if_done()

    def _go_on(self) -> None:
        self._handle_waiting()
        self._end_if_done()

    async def _finish(self, work: Awaitable[None]) -> None:
        REQUEST_ID.set(self.request_id)  # of this task
        try:
            await work
        except Goodbye as goodbye:
            self.leave(goodbye)
        except Exception:
            LOGGER.exception("a message could not be handled")
            self.leave(Goodbye("server/busy", 1.0))
        finally:
            self._working = None
            self._be_ready()

    def _handle(self, text: str | None) -> Awaitable[None] | None:
        """Handle a message; return what remains to be awaited, if anything."""
        if not self._bucket.take(self.heard_at):
            raise Goodbye("connection/too-fast", 5.0)
        if text is None:
            raise Goodbye("connection/not-text")
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse_malformed(text, str(error)[:200])
            return None
        if self._state is ConnectionState.GREETING:
            if not isinstance(message, wire.Hello):
                raise Goodbye("connection/hello-first")
            return self._hello(message)
        match message:
            case wire.CommandMessage():
                self._command(message)
            case wire.Pong():
                self._measure(message)
            case wire.Ping():
                self.send(wire.Pong(message.id, now_ms()))
            case wire.Watch():
                return self._watch(message)
            case wire.Unwatch():
                self._forget_watched(message.table)
                self._service.unwatch(self, message.table)
            case wire.Hello():
                raise Goodbye("connection/hello-twice")
        return None

    def _refuse_malformed(self, text: str, error: str) -> None:
        """Answer a malformed message; a command whose id can be read gets a refusal."""
        try:
            sender = SENDER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.send(wire.Notice("message/bad", {"fault": error}))
        else:
            self.send(wire.Refused(sender.table, sender.id, "message/bad", {"fault": error}))

    async def _hello(self, message: wire.Hello) -> None:
        if message.version != wire.PROTOCOL:
            raise Goodbye("connection/version")
        if message.token is not None:
            self.token_hash = hash_of(message.token)  # first: a change of the player meanwhile asks whether it is valid
            try:
                self.player = await self._service.players.authenticate(message.token)
            except Refusal as refusal:
                raise Goodbye(refusal.code, params=refusal.params) from None
            await self._service.players.note_use(message.token, now_ms())
            self.muted = await self._service.players.mutes_of(self.player.id)
        elif self._service.settings.closed:
            raise Goodbye("identity/needed")
        player = self.player
        self.send(
            wire.Welcome(
                wire.PROTOCOL, now_ms(), HEARTBEAT, player.id if player else None, player.name if player else None
            )
        )
        self.is_greeted = True
        if self._service.announcement is not None:
            self.send(self._service.announcement)
        self._ping()

    async def _watch(self, message: wire.Watch) -> None:
        if len(self._watched) >= MAX_WATCHED and message.table not in self._watched:
            self.send(wire.Gone(message.table, "table/too-many-watched"))
            return
        if message.table not in self._watched:
            self._watched.append(message.table)
        try:
            await self._service.watch(self, message.table, message.seen)
        except Refusal as refusal:
            self._forget_watched(message.table)
            self.send(wire.Gone(message.table, refusal.code, refusal.params))

    def _forget_watched(self, table: str) -> None:
        if table in self._watched:
            self._watched.remove(table)

    def _command(self, message: wire.CommandMessage) -> None:
        player = self.player
        self._service.metrics.kinds[type(message.do)] += 1
        if player is None:
            self.send(wire.Refused(message.table, message.id, "identity/needed"))
            return
        envelope = admit(message, message.table, player, self._talk, self.lag)
        if isinstance(envelope, wire.Refused):
            self.send(envelope)
            return
        self._be_busy()
        self._service.submit(envelope, message.table, self._reply)

    def _reply(self, outcome: Outcome) -> None:
        if isinstance(outcome, Exception):
            LOGGER.error("a command failed", exc_info=outcome, extra={"request": self.request_id})
            self.leave(Goodbye("server/busy", 1.0))
        else:
            self._service.metrics.command_seconds.observe(time.monotonic() - self.heard_at)
            self.send(outcome)
        self._be_ready()

    # --- heartbeat

    def _ping(self) -> None:
        """Ask for a pong, which also measures the latency."""
        self._last_ping = secrets.randbits(32), time.monotonic()
        self.send(wire.Ping(self._last_ping[0]))

    def _measure(self, message: wire.Pong) -> None:
        if self._last_ping is not None and message.id == self._last_ping[0]:
            seconds = time.monotonic() - self._last_ping[1]
            self.lag = min(MAX_MEASURED_LAG, int(seconds * 1000))
            self._service.metrics.ping_seconds.observe(seconds)
            self._last_ping = None

    def beat(self, now: float) -> None:
        """Ping the client, or close the connection after a long silence."""
        if now - self.heard_at > MAX_SILENCE:
            self.leave(Goodbye("connection/silent", 0.0))
        elif self._state is not ConnectionState.GREETING:
            self._ping()
        elif now - self.heard_at > HEARTBEAT:
            self.leave(Goodbye("connection/hello-first"))
