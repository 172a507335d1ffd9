"""A small client: for tests, for terminals, and for bots that play over the wire.

    async with await Client.connect("http://localhost:8731", name="My bot", bot=True) as client:
        table = await client.open(wire.Setup("hats", 2, bots={"1": "dormouse"}))
        seat = await client.watch(table.id)
        await seat.ready()
        async for scene in seat.turns():
            await seat.move(random.choice(scene.legal))

A lost line is mended by itself: the client says what it has seen and gets the rest, and sends again what was not
acknowledged. Of several servers that share a database it takes any that answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
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
PATIENCE = 60  # seconds for an answer
LONGEST_START = 600  # seconds that a server may take to get ready
GETTING_READY = "server/getting-ready"
TOO_MANY = "request/too-many"
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between two tries to connect


class WireError(Exception):
    """The server refused: a code, what fills it in, and the rule if there is one."""

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
    """What answers there is something else: another program, or a proxy whose server is down."""


class ClientFault(Unreachable):
    """A message from the server could not be understood or used; see `__cause__`."""

    def __init__(self, address: str, error: Exception) -> None:
        super().__init__(address, f"{type(error).__name__}: {error}")
        self.__cause__ = error


def with_scheme(base: str) -> str:
    """Return the address of a server as it is typed, `localhost:8731`, as a URL."""
    return (base if "://" in base else f"http://{base}").rstrip("/")


def request(base: str, method: str, path: str, answer: type[T], body: Any = None, token: str | None = None) -> T:
    """One REST request, answered with a type of the wire. A server that is getting ready is asked again.

    Raises `WireError` if it is refused, `Unreachable` if nothing answers, `NotHatbox` if something else does.
    """
    headers = {"content-type": "application/json"} if body is not None else {}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else ENCODER.encode(body)
    asked = Request(with_scheme(base) + path, data, headers, method=method)
    latest = time.monotonic() + LONGEST_START
    while True:
        try:
            with urlopen(asked, timeout=PATIENCE) as response:
                raw = response.read()
            return raw if answer is bytes else msgspec.json.decode(raw, type=answer)
        except HTTPError as fault:
            problem = problem_of(fault, base)
            if problem.code != GETTING_READY or time.monotonic() > latest:
                raise WireError(problem.code, problem.params, problem.rule) from None
            LOGGER.warning("%s %s", say("server-getting-ready"), wait_for(problem.params))
            time.sleep(float(fault.headers.get("retry-after") or 1))
        except IncompleteRead:  # of the right kind, but cut off
            raise Unreachable(base, "the answer broke off") from None
        except OSError as fault:
            raise Unreachable(base, str(getattr(fault, "reason", fault))) from None
        except (HTTPException, msgspec.DecodeError, UnicodeError):
            raise NotHatbox(base, "what answers is not a Hatbox server") from None


def problem_of(fault: HTTPError, base: str) -> wire.Problem:
    """Return what a server refused; a proxy's own page is no answer of a server."""
    try:
        return msgspec.json.decode(fault.read(), type=wire.Problem)
    except (msgspec.DecodeError, UnicodeError):
        raise NotHatbox(base, f"HTTP {fault.code} {fault.reason}, not from a Hatbox server") from None


def wait_for(params: dict[str, wire.Param]) -> str:
    """How far a server has come that is getting ready: `212/381, 20 s`."""
    parts = [f"{params['done']}/{params['total']}"] if "total" in params else []
    return ", ".join([*parts, *([f"{params['seconds']} s"] if "seconds" in params else [])])


@dataclass
class Promise:
    """What this client remembers of how a table is dealt: docs/records.md, "A fair deal"."""

    commitment: str | None = None  # the first that the server published
    others: list[str | None] = field(default_factory=list)  # that it has published since, in place of the first
    setup: wire.Setup | None = None  # the table as it was first shown
    nonce: str | None = None  # what this client added

    @property
    def is_broken(self) -> bool:
        """Return True if the server has since published a different commitment."""
        return bool(self.others)


class Seat:
    """One table as this client sees it."""

    def __init__(self, client: Client, table: str) -> None:
        """Nothing seen yet."""
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
        self._given: wire.Scene | None = None  # by `turns`, the last time
        self._next = Promise()  # for the table where a rematch goes on

    async def take(self, message: wire.Snapshot | wire.Update | wire.Private | wire.Notice) -> None:
        """What the server has told."""
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
        """Keep the first commitment that was seen here and at the table where a rematch goes on."""
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
        """Help to deal; the server is committed to its part before it gets ours."""
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
        """Wait until something is true of this table; raises `WireError` if the line has failed for good meanwhile."""
        async with self._changed:
            await self._changed.wait_for(lambda: condition() or self._client.failed is not None)
        if self._client.failed is not None and not condition():
            raise self._client.failed

    async def wake(self) -> None:
        """Let those who wait here look again."""
        async with self._changed:
            self._changed.notify_all()

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be played here."""
        return self.info is not None and self.info.status in ("over", "closed")

    @property
    def _is_turn(self) -> bool:
        return self.scene is not None and bool(self.scene.legal) and self.scene is not self._given

    async def turns(self) -> AsyncIterator[wire.Scene]:
        """The scene, each time this seat may act, until the game is over."""
        while True:
            await self.until(lambda: self.is_over or self._is_turn)
            if self.is_over:
                return
            self._given = self.scene
            assert self._given is not None
            yield self._given

    async def do(self, command: wire.Command, *, number: str | None = None) -> wire.Ack:
        """Command something, and wait until it is seen; raises `WireError` if it is refused.

        The same `number` again does it only once.
        """
        scene, command = self.scene, self._with_nonce(command)
        ack = await self._client.command(
            wire.CommandMessage(self.table, number or secrets.token_hex(8), self.seq, command)
        )
        if isinstance(command, wire.Move):  # the ack comes before the update: until then the scene is the old one
            await self.until(lambda: self.seq >= ack.seq and not is_unchanged_choice(scene, self.scene))
        return ack

    async def ready(self) -> wire.Ack:
        """Say that one is ready."""
        return await self.do(wire.Ready())

    async def move(self, move: str) -> wire.Ack:
        """Make a move."""
        return await self.do(wire.Move(move))

    async def sit(self, seat: int | None = None) -> wire.Ack:
        """Take a seat, or any that is free."""
        return await self.do(wire.Sit(seat))

    async def leave(self) -> wire.Ack:
        """Give the seat back; once the game runs, a bot plays on."""
        return await self.do(wire.Leave())

    async def say(self, text: str) -> wire.Ack:
        """Say something in one's own words."""
        return await self.do(wire.Say(text))

    async def resign(self) -> wire.Ack:
        """Give up, where there are two sides."""
        return await self.do(wire.Resign())

    async def undo(self) -> wire.Ack:
        """Take the last own move back, or ask the others whether one may."""
        return await self.do(wire.Undo())

    async def rematch(self) -> wire.Ack:
        """Play again; `info.rematch` names the table once all want to."""
        return await self.do(wire.Rematch())

    async def unwatch(self) -> None:
        """Be told no more about this table: a client may watch only so many at a time."""
        await self._client.unwatch(self.table)

    async def why(self, move: str) -> wire.Why:
        """Ask whether a move may be made now, and why not; nothing is changed by asking."""
        return await self._client.rest("GET", f"/api/tables/{self.table}/why?{urlencode({'move': move})}", wire.Why)

    async def preview(self, move: str) -> wire.Preview:
        """Ask what a legal move would bring; nothing is changed by asking."""
        path = f"/api/tables/{self.table}/preview?{urlencode({'move': move})}"
        return await self._client.rest("GET", path, wire.Preview)


def is_unchanged_choice(before: wire.Scene | None, now: wire.Scene | None) -> bool:
    """Whether all choose at the same time, and the viewer's own choices look as before."""
    return bool(before and now and before.choosing and now.choosing and before.chosen == now.chosen)


class Client:
    """Somebody's line to a server."""

    def __init__(self, bases: Sequence[str], token: str | None, player: str | None) -> None:
        """Use `connect`."""
        self.bases = [with_scheme(base) for base in bases]
        self.base = self.bases[0]  # the server that is called now
        self.token = token
        self.player = player
        self.recovery: str | None = None
        self.seats: dict[str, Seat] = {}
        self.promises: dict[str, Promise] = {}  # by table
        self.notices: list[wire.Notice] = []
        self._line: ClientConnection | None = None
        self._waiting: dict[str, tuple[wire.CommandMessage, asyncio.Future[wire.Ack]]] = {}
        self._watching: dict[str, asyncio.Future[Seat]] = {}
        self._task: asyncio.Task[None] | None = None
        self._online = asyncio.Event()
        self._pause = SHORTEST_PAUSE
        self._failed: WireError | None = None

    @classmethod
    async def connect(
        cls,
        *bases: str,
        name: str | None = None,
        token: str | None = None,
        bot: bool = False,
        invite: str = "",
        timeout: float | None = PATIENCE,  # a lost line is mended for ever; the first one is not
    ) -> Client:
        """Be somebody new (`name`), somebody known (`token`), or, with neither, a spectator; at any of the servers.

        `invite`: the code that a closed server asks new guests for. Raises `Unreachable` if none answers within
        `timeout` seconds.
        """
        player, recovery = None, None
        if name is not None:
            guest = wire.NewGuest(name, bot, invite)
            who = await asyncio.to_thread(request, bases[0], "POST", "/api/guests", wire.Identity, guest)
            token, player, recovery = who.token, who.player, who.recovery
        client = cls(bases, token, player)
        client.recovery = recovery
        client._task = asyncio.create_task(client._stay())
        waiting = asyncio.create_task(client._online.wait())
        done, _ = await asyncio.wait([waiting, client._task], timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if client._failed:
            raise client._failed
        if not done:
            await client.close()
            raise Unreachable(", ".join(client.bases), f"no answer in {timeout:g} s")
        return client

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    @property
    def is_online(self) -> bool:
        """Whether there is a line now; a lost one is mended by itself."""
        return self._line is not None

    @property
    def failed(self) -> WireError | None:
        """Why the server does not want to hear of this client any more, if so."""
        return self._failed

    # --- asking

    async def rest(self, method: str, path: str, answer: type[T], body: Any = None) -> T:
        """A REST request as this player."""
        return await asyncio.to_thread(request, self.base, method, path, answer, body, self.token)

    async def open(self, setup: wire.Setup) -> wire.TableInfo:
        """Open a table."""
        return await self.rest("POST", "/api/tables", wire.TableInfo, setup)

    async def history(self, table: str) -> list[wire.Update]:
        """All that this player was told at a table, page by page."""
        updates: list[wire.Update] = []
        while True:
            seen = updates[-1].seq if updates else 0
            page = await self._page(f"/api/tables/{table}/history?seen={seen}")
            updates += page.updates
            if not page.more:
                return updates

    async def _page(self, path: str) -> wire.History:
        """Ask for one page of a history; a long one is told no faster than the server allows."""
        while True:
            try:
                return await self.rest("GET", path, wire.History)
            except WireError as error:
                if error.code != TOO_MANY:
                    raise
                await asyncio.sleep(float(error.params.get("seconds", 1)))

    async def watch(self, table: str) -> Seat:
        """Be told what happens at a table."""
        if self._failed:
            raise self._failed
        if table not in self.seats:
            self.seats[table] = Seat(self, table)
            self._watching[table] = asyncio.get_running_loop().create_future()
            await self._say(wire.Watch(table))
        if table in self._watching:
            return await self._watching[table]
        return self.seats[table]

    async def unwatch(self, table: str) -> None:
        """Be told no more about a table."""
        if self.seats.pop(table, None) is not None:
            await self._say(wire.Unwatch(table))

    async def command(self, command: wire.CommandMessage) -> wire.Ack:
        """Send a command until it is answered."""
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
        if self._line is not None:
            with contextlib.suppress(ConnectionClosed):  # it will be said again
                await self._line.send(ENCODER.encode(message).decode())

    # --- the line

    async def _stay(self) -> None:
        """Connect, listen, and connect again when the line is lost."""
        for base in itertools.cycle(self.bases):
            self.base, address = base, "ws" + base.removeprefix("http") + "/ws"
            try:
                async with connect(address, max_size=None, compression=None, ping_interval=None) as line:
                    await self._listen(line)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except WireError as error:
                await self._fail(error)
                return
            except Exception as error:
                LOGGER.exception("the line to %s failed", base)
                await self._fail(ClientFault(base, error))
                return
            self._line = None
            await asyncio.sleep(self._pause)
            self._pause = min(LONGEST_PAUSE, 2 * self._pause)

    async def _fail(self, error: WireError) -> None:
        """Give up: whoever waits for something is told why."""
        self._failed, self._line = error, None
        futures: list[asyncio.Future[Any]] = [*self._watching.values(), *(done for _, done in self._waiting.values())]
        for future in futures:
            if not future.done():
                future.set_exception(error)
        for seat in list(self.seats.values()):
            await seat.wake()

    async def _listen(self, line: ClientConnection) -> None:
        await line.send(ENCODER.encode(wire.Hello(wire.PROTOCOL, self.token)).decode())
        async for text in line:
            match message := DECODER.decode(text):
                case wire.Ack():
                    self._answered(message.id, message)
                case wire.Refused():
                    self._answered(message.id, WireError(message.code, message.params, message.rule))
                case wire.Update() | wire.Private():
                    if message.table in self.seats:  # else it was on its way when watching ended
                        await self.seats[message.table].take(message)
                case wire.Snapshot():
                    if message.table in self.seats:
                        await self.seats[message.table].take(message)
                        self._watched(message.table)
                case wire.Notice():
                    self.notices.append(message)
                    if message.table in self.seats:
                        await self.seats[message.table].take(message)
                case wire.Ping():
                    await line.send(ENCODER.encode(wire.Pong(message.id)).decode())
                case wire.Pong():
                    pass
                case wire.Welcome():
                    self.player = message.player
                    await self._resume(line)
                case wire.Gone():
                    self._watched(message.table, WireError(message.code, message.params))
                case wire.Bye():
                    if message.retry is None:
                        raise WireError(message.code, message.params)

    async def _resume(self, line: ClientConnection) -> None:
        """After a new beginning: say what was seen, and send again what was not acknowledged."""
        self._line, self._pause = line, SHORTEST_PAUSE
        for seat in list(self.seats.values()):
            await line.send(ENCODER.encode(wire.Watch(seat.table, seat.seq or None)).decode())
        for command, _ in list(self._waiting.values()):
            await line.send(ENCODER.encode(command).decode())
        self._online.set()

    def _answered(self, number: str, answer: wire.Ack | WireError) -> None:
        waiting = self._waiting.get(number)
        if waiting is None or waiting[1].done():
            return
        if isinstance(answer, WireError):
            waiting[1].set_exception(answer)
        else:
            waiting[1].set_result(answer)

    def _watched(self, table: str, fault: WireError | None = None) -> None:
        future = self._watching.pop(table, None)
        if fault is not None:
            self.seats.pop(table, None)
        if future is None or future.done():
            return
        if fault is not None:
            future.set_exception(fault)
        else:
            future.set_result(self.seats[table])
