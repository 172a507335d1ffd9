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
import secrets
from collections.abc import AsyncIterator, Sequence
from types import TracebackType
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hatbox import wire

T = TypeVar("T")

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)
PATIENCE = 180  # seconds for an answer: a server may still be compiling the rules
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between two tries to connect


class WireError(Exception):
    """The server refused: a code, what fills it in, and the rule if there is one."""

    def __init__(self, code: str, params: dict[str, wire.Param], rule: str | None = None) -> None:
        super().__init__(f"{code} {params}" if params else code)
        self.code, self.params, self.rule = code, params, rule


def request(base: str, method: str, path: str, answer: type[T], body: Any = None, token: str | None = None) -> T:
    """One REST request, answered with a type of the wire."""
    headers = {"content-type": "application/json"} if body is not None else {}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else ENCODER.encode(body)
    asked = Request(base.rstrip("/") + path, data, headers, method=method)
    try:
        with urlopen(asked, timeout=PATIENCE) as response:
            raw = response.read()
    except HTTPError as fault:
        problem = msgspec.json.decode(fault.read(), type=wire.Problem)
        raise WireError(problem.code, problem.params, problem.rule) from None
    return raw if answer is bytes else msgspec.json.decode(raw, type=answer)


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
        self._changed = asyncio.Condition()
        self._given: wire.Scene | None = None  # by `turns`, the last time

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
        async with self._changed:
            self._changed.notify_all()

    async def until(self, condition: Any) -> None:
        """Wait until something is true of this table."""
        async with self._changed:
            await self._changed.wait_for(condition)

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

    async def do(self, deed: wire.Deed, *, number: str | None = None) -> wire.Ack:
        """Command something, and wait until it is seen; raises `WireError` if it is refused.

        The same `number` again does it only once.
        """
        scene = self.scene
        ack = await self._client.command(wire.Command(self.table, number or secrets.token_hex(8), self.seq, deed))
        if isinstance(deed, wire.Move):  # an answer comes before what it brings: what was shown until then is the past
            await self.until(lambda: self.seq >= ack.seq and not is_unchanged_choice(scene, self.scene))
        return ack

    async def ready(self) -> wire.Ack:
        """Say that one is ready."""
        return await self.do(wire.Ready())

    async def move(self, move: str) -> wire.Ack:
        """Make a move."""
        return await self.do(wire.Move(move))


def is_unchanged_choice(before: wire.Scene | None, now: wire.Scene | None) -> bool:
    """Whether all choose at the same time, and the viewer's own choices look as before."""
    return bool(before and now and before.choosing and now.choosing and before.chosen == now.chosen)


class Client:
    """Somebody's line to a server."""

    def __init__(self, bases: Sequence[str], token: str | None, player: str | None) -> None:
        """Use `connect`."""
        self.bases = [base.rstrip("/") for base in bases]
        self.base = self.bases[0]  # the server that is called now
        self.token = token
        self.player = player
        self.recovery: str | None = None
        self.seats: dict[str, Seat] = {}
        self.notices: list[wire.Notice] = []
        self._line: ClientConnection | None = None
        self._waiting: dict[str, tuple[wire.Command, asyncio.Future[wire.Ack]]] = {}
        self._watching: dict[str, asyncio.Future[Seat]] = {}
        self._task: asyncio.Task[None] | None = None
        self._online = asyncio.Event()
        self._pause = SHORTEST_PAUSE
        self._failed: WireError | None = None

    @classmethod
    async def connect(cls, *bases: str, name: str | None = None, token: str | None = None, bot: bool = False) -> Client:
        """Be somebody new (`name`), somebody known (`token`), or, with neither, a spectator; at any of the servers."""
        player, recovery = None, None
        if name is not None:
            guest = wire.NewGuest(name, bot)
            who = await asyncio.to_thread(request, bases[0], "POST", "/api/guests", wire.Identity, guest)
            token, player, recovery = who.token, who.player, who.recovery
        client = cls(bases, token, player)
        client.recovery = recovery
        client._task = asyncio.create_task(client._stay())
        waiting = asyncio.create_task(client._online.wait())
        await asyncio.wait([waiting, client._task], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if client._failed:
            raise client._failed
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

    async def command(self, command: wire.Command) -> wire.Ack:
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
            except WireError as fault:
                self._fail(fault)
                return
            self._line = None
            await asyncio.sleep(self._pause)
            self._pause = min(LONGEST_PAUSE, 2 * self._pause)

    def _fail(self, fault: WireError) -> None:
        self._failed, self._line = fault, None
        futures: list[asyncio.Future[Any]] = [*self._watching.values(), *(done for _, done in self._waiting.values())]
        for future in futures:
            if not future.done():
                future.set_exception(fault)

    async def _listen(self, line: ClientConnection) -> None:
        await line.send(ENCODER.encode(wire.Hello(token=self.token)).decode())
        async for text in line:
            match message := DECODER.decode(text):
                case wire.Ack():
                    self._answered(message.id, message)
                case wire.Refused():
                    self._answered(message.id, WireError(message.code, message.params, message.rule))
                case wire.Update() | wire.Private():
                    await self.seats[message.table].take(message)
                case wire.Snapshot():
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
