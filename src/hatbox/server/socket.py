"""A WebSocket: reads what a client says, hands it to the hall, and sends what the hall tells.

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
from typing import Any

import msgspec

from hatbox import wire
from hatbox.server.hall import Hall, now_ms
from hatbox.server.limits import Bucket, Buckets
from hatbox.server.line import Write, in_vain
from hatbox.server.live import Connection
from hatbox.server.settings import Settings
from hatbox.server.table import Order, Refusal
from hatbox.server.telling import encoded

HEARTBEAT = 25.0  # seconds
PATIENCE = 3 * HEARTBEAT  # a silent client is taken for gone
MOST_WAITING = 500  # messages that a slow reader may leave unread
MOST_WATCHED = 20  # tables at once
MOST_LAG = 2000  # milliseconds; a longer way is not believed

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

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


class Socket(Connection):
    """One client."""

    def __init__(self, send: Send, hall: Hall, settings: Settings, talk: Buckets, write: Write = in_vain) -> None:
        """A line that has said nothing yet; `write` sends at once where it can."""
        self._send = send
        self._write = write
        self._hall = hall
        self._talk = talk
        self._bucket = Bucket(settings.messages, time.monotonic())
        self._held: list[bytes] = []  # an answer, which is sent together with what follows
        self._waiting: deque[bytes] = deque()
        self._flushing: asyncio.Task[None] | None = None
        self._watched: set[str] = set()
        self._busy = False  # a message is being dealt with
        self._storing = False  # it is a command that the disk is waited for
        self._queued = False  # and another has come
        self._freed: asyncio.Future[None] | None = None  # told when the first is done
        self._working: asyncio.Task[None] | None = None  # on what takes longer
        self._welcome = False
        self._asked: tuple[int, float] | None = None  # the last ping: its number, and when
        self.heard = time.monotonic()
        self.leaving: Goodbye | None = None  # once set, nothing more is sent
        self.closing: asyncio.Task[None] | None = None  # says so

    # --- sending

    def push(self, text: bytes) -> None:
        """Send as soon as the line allows; whoever leaves too much unread is let go."""
        self._held.append(text)
        self._release()

    def _hold(self, answer: wire.Ack | wire.Refused) -> None:
        """Answer a command: what happened is mostly told next, and one packet is cheaper than two."""
        self._held.append(encoded(answer))

    def _release(self) -> None:
        texts, self._held = self._held, []
        if self.leaving is not None or (not self._waiting and self._flushing is None and self._write(texts)):
            return
        if len(self._waiting) >= MOST_WAITING:
            self.leave(Goodbye("connection/too-slow", 1.0))
            return
        self._waiting += texts
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
        except (OSError, RuntimeError):
            self._waiting.clear()  # the client has gone; the reading side finds out
        finally:
            self._flushing = None

    def tell(self, message: wire.FromServer) -> None:
        """Send one message."""
        self.push(encoded(message))

    def leave(self, goodbye: Goodbye) -> None:
        """End the connection."""
        if self.leaving is None:
            self.leaving = goodbye
            self._waiting.clear()
            self._hall.metrics.dropped.labels(goodbye.code).inc()
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
                self._queued = True
                await self._until_free()
                self._queued = False
                self.hear(event.get("text"))
        finally:
            await self._until_free()
            for table in self._watched:
                self._hall.unwatch(self, table)

    def hear(self, text: str | None) -> bool:
        """Deal with a message, if nothing before it is still to be dealt with; False if it must wait."""
        if self._busy or self._queued:
            return False
        self.heard = time.monotonic()
        if self.leaving is None:
            self._busy = True
            try:
                later = self._dealt_with(text)
            except Goodbye as goodbye:
                self.leave(goodbye)
                later = None
            if later is not None:
                self._working = asyncio.create_task(self._finish(later))
            elif not self._storing:
                self._busy = False
        return True

    async def _finish(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Goodbye as goodbye:
            self.leave(goodbye)
        except Exception:
            LOGGER.exception("a message could not be dealt with")
            self.leave(Goodbye("server/busy", 1.0))
        finally:
            self._free()

    def _free(self) -> None:
        self._busy = False
        if self._freed is not None:
            self._freed.set_result(None)
            self._freed = None

    async def _until_free(self) -> None:
        if self._busy:
            self._freed = asyncio.get_running_loop().create_future()
            await self._freed

    def _dealt_with(self, text: str | None) -> Awaitable[None] | None:
        """Deal with a message; what is given back is still to be done."""
        if not self._bucket.take(self.heard):
            raise Goodbye("connection/too-fast", 5.0)
        if text is None:
            raise Goodbye("connection/not-text")
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            self._refuse_shape(text, str(fault)[:200])
            return None
        if not self._welcome and not isinstance(message, wire.Hello):
            raise Goodbye("connection/hello-first")
        match message:
            case wire.Command():
                return self._command(message)
            case wire.Pong():
                self._measure(message)
            case wire.Ping():
                self.tell(wire.Pong(message.id, now_ms()))
            case wire.Watch():
                return self._watch(message)
            case wire.Unwatch():
                self._watched.discard(message.table)
                self._hall.unwatch(self, message.table)
            case wire.Hello():
                return self._hello(message)
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
        if self._welcome:
            raise Goodbye("connection/hello-twice")
        if message.version != wire.PROTOCOL:
            raise Goodbye("connection/version")
        if message.token is not None:
            try:
                self.player = await self._hall.people.known(message.token)
            except Refusal as fault:
                raise Goodbye(fault.code) from None
            self.muted = await self._hall.people.muted_by(self.player.id)
        self._welcome = True
        player = self.player
        self.tell(
            wire.Welcome(
                wire.PROTOCOL, now_ms(), HEARTBEAT, player.id if player else None, player.name if player else None
            )
        )
        self.ask()

    async def _watch(self, message: wire.Watch) -> None:
        if len(self._watched) >= MOST_WATCHED and message.table not in self._watched:
            self.tell(wire.Gone(message.table, "table/too-many-watched"))
            return
        self._watched.add(message.table)
        try:
            await self._hall.watch(self, message.table, message.seen)
        except Refusal as fault:
            self._watched.discard(message.table)
            self.tell(wire.Gone(message.table, fault.code, fault.params))

    def _command(self, message: wire.Command) -> Awaitable[None] | None:
        player = self.player
        if player is None:
            self.tell(wire.Refused(message.table, message.id, "identity/needed"))
            return None
        now = now_ms()
        self._hall.metrics.kinds[type(message.do)] += 1
        refusal = silenced(message.do, player.muted_until, now) or self._said_too_much(message.do, player.id)
        if refusal:
            self.tell(wire.Refused(message.table, message.id, refusal))
            return None
        order = Order(message.do, now, player.id, player.name, message.id, message.seen, self.lag, luck_for(message.do))
        self._storing = self._hall.at_once(order, message.table, self._hold, self._stored)
        return None if self._storing else self._carry_out(order, message.table)

    async def _carry_out(self, order: Order, table: str) -> None:
        try:
            await self._hall.command(order, table, self._hold)
        finally:
            if self._held:
                self._release()

    def _stored(self, answered: bool) -> None:
        self._storing = False
        if self._held:
            self._release()
        if not answered:
            self.leave(Goodbye("server/busy", 1.0))
        self._free()

    def _said_too_much(self, deed: wire.Deed, player: str) -> str | None:
        if isinstance(deed, TALKING) and not self._talk.take(player, self.heard):
            return "talk/too-fast"
        return None

    # --- the line itself

    def ask(self) -> None:
        """Are you there? The answer also tells how long a message is under way."""
        self._asked = secrets.randbits(32), time.monotonic()
        self.tell(wire.Ping(self._asked[0]))

    def _measure(self, message: wire.Pong) -> None:
        if self._asked is not None and message.id == self._asked[0]:
            self.lag = min(MOST_LAG, int((time.monotonic() - self._asked[1]) * 1000))
            self._asked = None

    def beat(self, now: float) -> None:
        """Now and then: ask, and let go whoever has been silent too long."""
        if now - self.heard > PATIENCE:
            self.leave(Goodbye("connection/silent", 0.0))
        elif self._welcome:
            self.ask()
        elif now - self.heard > HEARTBEAT:
            self.leave(Goodbye("connection/hello-first"))


def silenced(deed: wire.Deed, muted_until: int, now: int) -> str | None:
    """Whether somebody whom the host has muted wants to talk."""
    return "talk/muted" if isinstance(deed, TALKING) and muted_until > now else None


TALKING = (wire.Say, wire.SayPhrase)
DEALING = (wire.Ready, wire.Start, wire.FillWithBots, wire.Rematch)


def luck_for(deed: wire.Deed) -> bytes:
    """Randomness, for commands that may deal."""
    return secrets.token_bytes(32) if isinstance(deed, DEALING) else b""
