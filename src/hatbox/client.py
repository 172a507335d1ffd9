"""An asyncio client for bots, terminals and tests.

    async with await Client.connect("http://localhost:8731", name="My bot", bot=True) as client:
        table = await client.open(wire.Setup("hats", 2, bots={"1": "dormouse"}))
        seat = await client.watch(table.id)
        await seat.ready()
        async for scene in seat.turns():
            await seat.move(random.choice(scene.legal))

A lost connection is restored: the client says what it has seen and gets the rest, and sends commands again that were
not acknowledged. Of several servers that share a database it uses any that answers. REST requests are rare here, so
they use urllib in a thread: `websockets` is the only dependency.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import platform
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from http.client import HTTPException, IncompleteRead
from types import TracebackType
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import msgspec
from msgspec import UNSET

from hatbox import wire
from hatbox.engine.errors import BadInput
from hatbox.i18n import say

try:
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("hatbox.client needs websockets: pip install 'hatbox[client]'", name=error.name) from None

T = TypeVar("T")

LOGGER = logging.getLogger("hatbox.client")
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)
UNKNOWN_TYPE, UNKNOWN_EVENT = "at `$.type`", "at `$.what.kind`"  # how msgspec reports what a newer server may send
TIMEOUT = 60  # seconds for an answer
MAX_STARTUP = 600  # seconds that a server may take to compile
MIN_PAUSE, MAX_PAUSE = 0.05, 5.0  # seconds between two attempts to connect


class Envelope(msgspec.Struct):
    """The part that all messages about a table share."""

    table: str


class WireError(Exception):
    """The server refused: a code, its parameters, and the id of the rule if there is one."""

    def __init__(self, code: str, params: dict[str, wire.Param], rule: str | None = None) -> None:
        super().__init__(f"{code} {params}" if params else code)
        self.code, self.params, self.rule = code, params, rule


class Unreachable(WireError):
    """No Hatbox server answers there, or not in time; `str` says why."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__("client/unreachable", {"address": address, "reason": reason})

    def __str__(self) -> str:
        return f"{self.params['address']}: {self.params['reason']}"


class NotHatbox(Unreachable):
    """Something else answers: another program, or a proxy whose server is down."""


class ClientFailure(Unreachable):
    """A message from the server could not be decoded or processed; see `__cause__`."""

    def __init__(self, address: str, error: Exception) -> None:
        super().__init__(address, f"{type(error).__name__}: {error}")
        self.__cause__ = error


def with_scheme(base: str) -> str:
    """Return the URL of a server that may be typed as `localhost:8731`."""
    return (base if "://" in base else f"http://{base}").rstrip("/")


def request(base: str, method: str, path: str, answer: type[T], body: Any = None, token: str | None = None) -> T:
    """Send a REST request and decode the answer; wait for a server that is still starting.

    Raises `WireError` if it is refused, `Unreachable` if nothing answers, `NotHatbox` if something else does.
    """
    headers = {"user-agent": f"hatbox/client ({platform.system()})"}
    if body is not None:
        headers["content-type"] = "application/json"
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else ENCODER.encode(body)
    http_request = Request(with_scheme(base) + path, data, headers, method=method)
    deadline = time.monotonic() + MAX_STARTUP
    while True:
        try:
            with urlopen(http_request, timeout=TIMEOUT) as response:
                raw = response.read()
            return raw if answer is bytes else msgspec.json.decode(raw, type=answer)
        except HTTPError as error:
            problem = problem_of(error, base)
            if problem.code != "server/getting-ready" or time.monotonic() > deadline:
                raise WireError(problem.code, problem.params, problem.rule) from None
            LOGGER.warning("%s %s", say("server-getting-ready"), describe_progress(problem.params))
            time.sleep(float(error.headers.get("retry-after") or 1))
        except IncompleteRead:
            raise Unreachable(base, "the answer broke off") from None
        except OSError as error:
            raise Unreachable(base, str(getattr(error, "reason", error))) from None
        except (HTTPException, msgspec.DecodeError, UnicodeError):
            raise NotHatbox(base, "what answers is not a Hatbox server") from None


def problem_of(error: HTTPError, base: str) -> wire.Problem:
    """Decode a refusal; an error page of a proxy is not one."""
    try:
        return msgspec.json.decode(error.read(), type=wire.Problem)
    except (msgspec.DecodeError, UnicodeError):
        raise NotHatbox(base, f"HTTP {error.code} {error.reason}, not from a Hatbox server") from None


def describe_progress(params: dict[str, wire.Param]) -> str:
    """Return the progress of a server that is starting: `212/381, 20 s`."""
    parts = [f"{params['done']}/{params['total']}"] if "total" in params else []
    return ", ".join([*parts, *([f"{params['seconds']} s"] if "seconds" in params else [])])


@dataclass
class Promise:
    """The server's promise about the deal of a table: docs/records.md, "A fair deal"."""

    commitment: str | None = None  # the first that the server published
    others: list[str | None] = field(default_factory=list)  # published later instead of the first
    setup: wire.Setup | None = None  # as first published
    nonce: str | None = None  # of this client

    @property
    def is_broken(self) -> bool:
        """Return True if the server has since published a different commitment."""
        return bool(self.others)


class ClientTable:
    """A table that a client watches, and may play at."""

    def __init__(self, client: Client, table: str) -> None:
        self._client = client
        self.table = table
        self.seq = 0
        self.seat: int | None = None
        self.info: wire.TableInfo | None = None
        self.scene: wire.Scene | None = None
        self.updates: list[wire.Update] = []
        self.notices: list[wire.Notice] = []
        self.promise = client.promises.setdefault(table, Promise())
        self._changed = asyncio.Condition()
        self._yielded: wire.Scene | None = None  # by `turns`, last
        self._next = Promise()  # for the table of a rematch

    async def take(self, message: wire.Snapshot | wire.Update | wire.Private | wire.Notice) -> None:
        """Apply a message of the server."""
        match message:
            case wire.Snapshot():
                self.seq, self.info, self.scene, self.seat = message.seq, message.info, message.scene, message.seat
            case wire.Update():
                if message.seq <= self.seq:
                    return
                self.seq = message.seq
                self.info = message.info or self.info
                self.scene = message.scene or self.scene
                self.seat = self.seat if message.seat is UNSET else message.seat
                self.updates.append(message)
            case wire.Private():
                self.scene = message.scene
            case wire.Notice():
                self.notices.append(message)
        if isinstance(message, wire.Snapshot | wire.Update) and message.info is not None:
            self._keep(message.info)
        await self.wake()

    def _keep(self, info: wire.TableInfo) -> None:
        """Remember the first commitment published for this table and for its rematch."""
        promise = self.promise
        promise.commitment = promise.commitment or info.commitment
        promise.setup = promise.setup or info.setup
        if info.commitment not in (promise.commitment, *promise.others):
            promise.others.append(info.commitment)
            self.notices.append(wire.Notice("fair/commitment-changed", {}, self.table))
            LOGGER.warning("the commitment of table %s has changed", self.table)
        self._next.commitment = self._next.commitment or info.next_commitment
        if info.rematch:
            self._client.promises.setdefault(info.rematch, self._next)

    def _with_nonce(self, command: wire.Command) -> wire.Command:
        """Add a nonce to a command that deals; the server has committed itself to its seed before."""
        if isinstance(command, wire.Ready | wire.Start | wire.Rematch) and command.nonce is None:
            promise = self._next if isinstance(command, wire.Rematch) else self.promise
            if promise.commitment is not None:
                promise.nonce = promise.nonce or secrets.token_hex(32)
                return msgspec.structs.replace(command, nonce=promise.nonce)
        return command

    async def deal_faults(self) -> list[str]:
        """Return what is wrong with the record of the finished game, or with what the server had promised."""
        from hatbox.records.commitment import compare_with_kept, compare_with_setup
        from hatbox.records.record import decode, verify

        raw = await self._client.rest("GET", f"/api/tables/{self.table}/record", bytes)
        record = decode(raw)
        faults = await asyncio.to_thread(verify, record)
        promise, setup = self.promise, self.promise.setup
        faults += compare_with_kept(record, promise.commitment, promise.nonce)
        faults += [
            str(BadInput("fair-two-commitments", first=promise.commitment or "-", other=other or "-"))
            for other in promise.others
        ]
        if setup is not None:
            faults += compare_with_setup(record, setup.game, setup.players, setup.options)
        return faults

    async def until(self, condition: Any) -> None:
        """Wait until a condition is true; raise `WireError` if the connection has failed permanently."""
        async with self._changed:
            await self._changed.wait_for(lambda: condition() or self._client.failed is not None)
        if self._client.failed is not None and not condition():
            raise self._client.failed

    async def wake(self) -> None:
        """Let `until` check its condition again."""
        async with self._changed:
            self._changed.notify_all()

    @property
    def is_over(self) -> bool:
        """True once the game has ended or the table is closed."""
        return self.info is not None and self.info.status in ("over", "closed")

    @property
    def _is_turn(self) -> bool:
        return self.scene is not None and bool(self.scene.legal) and self.scene is not self._yielded

    async def turns(self) -> AsyncIterator[wire.Scene]:
        """Yield the scene each time this seat may act, until the game is over."""
        while True:
            await self.until(lambda: self.is_over or self._is_turn)
            if self.is_over:
                return
            self._yielded = self.scene
            assert self._yielded is not None
            yield self._yielded

    async def do(self, command: wire.Command, *, number: str | None = None) -> wire.Ack:
        """Send a command and wait for its acknowledgement and effect; raise `WireError` if it is refused.

        A command with the same `number` is executed only once.
        """
        scene, command = self.scene, self._with_nonce(command)
        ack = await self._client.command(
            wire.CommandMessage(self.table, number or secrets.token_hex(8), self.seq, command)
        )
        if isinstance(command, wire.Move):  # the ack comes before the update: until then the scene is the old one
            await self.until(lambda: self.seq >= ack.seq and not is_unchanged_choice(scene, self.scene))
        return ack

    async def ready(self) -> wire.Ack:
        """Declare this seat ready."""
        return await self.do(wire.Ready())

    async def move(self, move: str) -> wire.Ack:
        """Make a move."""
        return await self.do(wire.Move(move))

    async def sit(self, seat: int | None = None) -> wire.Ack:
        """Take a seat, or any that is free."""
        return await self.do(wire.Sit(seat))

    async def leave(self) -> wire.Ack:
        """Give the seat up; in a running game a bot takes over."""
        return await self.do(wire.Leave())

    async def say(self, text: str) -> wire.Ack:
        """Send a chat message."""
        return await self.do(wire.Say(text))

    async def resign(self) -> wire.Ack:
        """Resign; only in games with two sides."""
        return await self.do(wire.Resign())

    async def undo(self) -> wire.Ack:
        """Take the last own move back, or ask the others for it."""
        return await self.do(wire.Undo())

    async def rematch(self) -> wire.Ack:
        """Ask for a rematch; `info.rematch` names its table once all have asked."""
        return await self.do(wire.Rematch())

    async def unwatch(self) -> None:
        """Stop watching this table: the number watched at a time is limited."""
        await self._client.unwatch(self.table)

    async def why(self, move: str) -> wire.Why:
        """Ask whether a move is legal now, and why not; changes nothing."""
        return await self._client.rest("GET", f"/api/tables/{self.table}/why?{urlencode({'move': move})}", wire.Why)

    async def preview(self, move: str) -> wire.Preview:
        """Ask for the score after a legal move; changes nothing."""
        path = f"/api/tables/{self.table}/preview?{urlencode({'move': move})}"
        return await self._client.rest("GET", path, wire.Preview)


def is_unchanged_choice(before: wire.Scene | None, now: wire.Scene | None) -> bool:
    """Return whether all choose simultaneously, and the viewer's own choices have not changed."""
    return bool(before and now and before.choosing and now.choosing and before.chosen == now.chosen)


class Client:
    """A connection to a server, restored when it is lost."""

    def __init__(self, bases: Sequence[str], token: str | None, player: str | None) -> None:
        """Use `connect`."""
        self.bases = [with_scheme(base) for base in bases]
        self.base = self.bases[0]  # the server in use
        self.token = token
        self.player = player
        self.recovery: str | None = None
        self.tables: dict[str, ClientTable] = {}
        self.promises: dict[str, Promise] = {}  # by table
        self.notices: list[wire.Notice] = []
        self.announcement: wire.Announcement | None = None  # the last of the host; an empty text takes it back
        self.invitations: list[wire.Invited] = []  # to tables of others
        self._connection: ClientConnection | None = None
        self._waiting: dict[str, tuple[wire.CommandMessage, asyncio.Future[wire.Ack]]] = {}
        self._watching: dict[str, asyncio.Future[ClientTable]] = {}
        self._task: asyncio.Task[None] | None = None
        self._settled = asyncio.Event()  # the first connection was made, or has failed permanently
        self._pause = MIN_PAUSE
        self._failed: WireError | None = None

    @classmethod
    async def connect(
        cls,
        *bases: str,
        name: str | None = None,
        token: str | None = None,
        bot: bool = False,
        invite: str = "",
        timeout: float | None = TIMEOUT,  # of the first attempt; a lost connection is retried without limit
    ) -> Client:
        """Connect as a new player (`name`), a known one (`token`) or, with neither, a spectator.

        `invite`: the code that a closed server requires of new guests. Raises `Unreachable` if no server answers
        within `timeout` seconds.
        """
        player, recovery = None, None
        if name is not None:
            guest = wire.NewGuest(name, bot, invite)
            identity = await asyncio.to_thread(request, bases[0], "POST", "/api/guests", wire.Identity, guest)
            token, player, recovery = identity.token, identity.player, identity.recovery
        client = cls(bases, token, player)
        client.recovery = recovery
        client._task = asyncio.create_task(client._stay_connected())
        try:
            async with asyncio.timeout(timeout):
                await client._settled.wait()
        except TimeoutError:
            await client.close()
            raise Unreachable(", ".join(client.bases), f"no answer in {timeout:g} s") from None
        if client._failed:
            raise client._failed
        return client

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    @property
    def is_online(self) -> bool:
        """True while there is a connection; a lost one is restored automatically."""
        return self._connection is not None

    @property
    def failed(self) -> WireError | None:
        """The permanent failure of the connection, if any."""
        return self._failed

    # --- requests

    async def rest(self, method: str, path: str, answer: type[T], body: Any = None) -> T:
        """Send a REST request as this player."""
        return await asyncio.to_thread(request, self.base, method, path, answer, body, self.token)

    async def open(self, setup: wire.Setup) -> wire.TableInfo:
        """Open a table."""
        return await self.rest("POST", "/api/tables", wire.TableInfo, setup)

    async def history(self, table: str) -> list[wire.Update]:
        """Return all updates that this player has received at a table."""
        updates: list[wire.Update] = []
        while True:
            seen = updates[-1].seq if updates else 0
            page = await self._page(f"/api/tables/{table}/history?seen={seen}")
            updates += page.updates
            if not page.more:
                return updates

    async def _page(self, path: str) -> wire.History:
        """Fetch one page of a history, at the rate the server allows."""
        while True:
            try:
                return await self.rest("GET", path, wire.History)
            except WireError as error:
                if error.code != "request/too-many":
                    raise
                await asyncio.sleep(float(error.params.get("seconds", 1)))

    async def watch(self, table: str) -> ClientTable:
        """Watch a table; return once its snapshot has come."""
        if self._failed:
            raise self._failed
        if table not in self.tables:
            self.tables[table] = ClientTable(self, table)
            self._watching[table] = asyncio.get_running_loop().create_future()
            await self._say(wire.Watch(table))
        if table in self._watching:
            return await self._watching[table]
        return self.tables[table]

    async def unwatch(self, table: str) -> None:
        """Stop watching a table."""
        if self.tables.pop(table, None) is not None:
            await self._say(wire.Unwatch(table))

    async def command(self, command: wire.CommandMessage) -> wire.Ack:
        """Send a command, again after each reconnection, until it is answered."""
        if self._failed:
            raise self._failed
        done: asyncio.Future[wire.Ack] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = command, done
        await self._say(command)
        try:
            return await done
        finally:
            self._waiting.pop(command.id, None)

    async def _say(self, message: wire.FromClient) -> None:
        if self._connection is not None:
            with contextlib.suppress(ConnectionClosed):  # sent again after reconnecting
                await self._connection.send(ENCODER.encode(message).decode())

    # --- the connection

    async def _stay_connected(self) -> None:
        """Connect, receive messages, and reconnect when the connection is lost."""
        for base in itertools.cycle(self.bases):
            self.base, address = base, "ws" + base.removeprefix("http") + "/ws"
            try:
                async with connect(address, max_size=None, compression=None, ping_interval=None) as connection:
                    await self._receive(connection)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except WireError as error:
                await self._fail(error)
                return
            except Exception as error:
                LOGGER.exception("the connection to %s failed", base)
                await self._fail(ClientFailure(base, error))
                return
            self._connection = None
            await asyncio.sleep(self._pause)
            self._pause = min(MAX_PAUSE, 2 * self._pause)

    async def _fail(self, error: WireError) -> None:
        """Fail permanently: pending calls raise the error."""
        self._failed, self._connection = error, None
        self._settled.set()
        futures: list[asyncio.Future[Any]] = [*self._watching.values(), *(done for _, done in self._waiting.values())]
        for future in futures:
            if not future.done():
                future.set_exception(error)
        for seat in list(self.tables.values()):
            await seat.wake()

    async def _receive(self, connection: ClientConnection) -> None:
        await connection.send(ENCODER.encode(wire.Hello(wire.PROTOCOL, self.token)).decode())
        async for text in connection:
            try:
                message = DECODER.decode(text)
            except msgspec.ValidationError as error:
                await self._skip(connection, text, error)
                continue
            match message:
                case wire.Ack():
                    self._answer(message.id, message)
                case wire.Refused():
                    self._answer(message.id, WireError(message.code, message.params, message.rule))
                case wire.Update() | wire.Private():
                    if message.table in self.tables:  # else it was sent before watching ended
                        await self.tables[message.table].take(message)
                case wire.Snapshot():
                    if message.table in self.tables:
                        await self.tables[message.table].take(message)
                        self._answer_watch(message.table)
                case wire.Notice():
                    self.notices.append(message)
                    if message.table in self.tables:
                        await self.tables[message.table].take(message)
                case wire.Announcement():
                    self.announcement = message
                case wire.Ping():
                    await connection.send(ENCODER.encode(wire.Pong(message.id)).decode())
                case wire.Pong():
                    pass
                case wire.Welcome():
                    self.player = message.player
                    await self._resume(connection)
                case wire.Gone():
                    self._answer_watch(message.table, WireError(message.code, message.params))
                case wire.Invited():
                    self.invitations.append(message)
                case wire.Bye():
                    if message.retry is None:
                        raise WireError(message.code, message.params)

    async def _skip(self, connection: ClientConnection, text: str | bytes, error: msgspec.ValidationError) -> None:
        """Ignore a message that only a newer server knows; after an update, ask how the table is now."""
        if str(error).endswith(UNKNOWN_EVENT):
            table = msgspec.json.decode(text, type=Envelope).table
            await connection.send(ENCODER.encode(wire.Watch(table)).decode())
        elif not str(error).endswith(UNKNOWN_TYPE):
            raise error

    async def _resume(self, connection: ClientConnection) -> None:
        """After (re)connecting, say what was seen, and send unacknowledged commands again."""
        self._connection, self._pause = connection, MIN_PAUSE
        for seat in list(self.tables.values()):
            await connection.send(ENCODER.encode(wire.Watch(seat.table, seat.seq or None)).decode())
        for command, _ in list(self._waiting.values()):
            await connection.send(ENCODER.encode(command).decode())
        self._settled.set()

    def _answer(self, number: str, answer: wire.Ack | WireError) -> None:
        waiting = self._waiting.get(number)
        if waiting is None or waiting[1].done():
            return
        if isinstance(answer, WireError):
            waiting[1].set_exception(answer)
        else:
            waiting[1].set_result(answer)

    def _answer_watch(self, table: str, error: WireError | None = None) -> None:
        future = self._watching.pop(table, None)
        if error is not None:
            self.tables.pop(table, None)
        if future is None or future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(self.tables[table])
