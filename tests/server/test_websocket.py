"""Messages of one connection are handled in order, and it ends when the last one is handled."""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hatbox import wire
from hatbox.server.identity import Player
from hatbox.server.limits import Buckets
from hatbox.server.metrics import Metrics
from hatbox.server.service.live_table import TryLock
from hatbox.server.service.table_service import Reply
from hatbox.server.settings import Settings
from hatbox.server.tables.commands import CommandEnvelope
from hatbox.server.transport.websocket import ClientConnection

ANN = Player("ann", "Ann", False, 1, 0, False)


class SlowService:
    """A service that takes some time for everything, and records the order in which it is done."""

    def __init__(self, dice: random.Random) -> None:
        self.players = SimpleNamespace(
            authenticate=self._authenticate, mutes_of=self._mutes_of, note_use=self._note_use
        )
        self.metrics = Metrics()
        self.settings, self.announcement = Settings(), None
        self.done: list[str] = []
        self.watching = 0
        self._dice = dice
        self._storing: set[asyncio.Task[None]] = set()

    async def _authenticate(self, _token: str) -> Player:
        await self._wait()
        return ANN

    async def _mutes_of(self, _player: str) -> frozenset[str]:
        return frozenset()

    async def _note_use(self, _token: str, _now: int) -> None:
        await self._wait()

    async def _wait(self) -> None:
        for _ in range(self._dice.randrange(5)):
            await asyncio.sleep(0)

    def submit(self, envelope: CommandEnvelope, table: str, reply: Reply) -> None:
        if self._dice.random() < 0.2:
            self._carry_out(envelope, table, reply)
        else:
            self._storing.add(asyncio.create_task(self._later(envelope, table, reply)))

    async def _later(self, envelope: CommandEnvelope, table: str, reply: Reply) -> None:
        await self._wait()
        self._carry_out(envelope, table, reply)

    def _carry_out(self, envelope: CommandEnvelope, table: str, reply: Reply) -> None:
        self.done.append(envelope.id)
        reply(wire.Ack(table, envelope.id, 1))

    async def watch(self, _connection: ClientConnection, table: str, _seen: int | None) -> None:
        await self._wait()
        self.watching += 1
        self.done.append(table)

    def unwatch(self, _connection: ClientConnection, table: str) -> None:
        self.watching -= 1


def message(number: int, dice: random.Random) -> tuple[str, dict[str, Any]]:
    """Return a message, and the name under which `SlowService` records it."""
    name = f"n{number}"
    if dice.random() < 0.2:
        return name, {"type": "watch", "table": name}
    return name, {"type": "command", "table": "t", "id": name, "seen": 1, "do": {"kind": "move", "move": "end"}}


class FakeWebSocket:
    """A WebSocket that records what is sent; `is_writable` as if the client reads or not."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_writable = True
        self.closed: list[str] = []

    def write(self, texts: list[bytes]) -> bool:
        if self.is_writable:
            self.sent += texts
        return self.is_writable

    def close(self, _code: int, reason: str, *_texts: bytes) -> None:
        self.closed.append(reason)

    def resume_reading(self) -> None:
        pass


def connection(websocket: FakeWebSocket, service: SlowService, ended: list[ClientConnection]) -> ClientConnection:
    buckets = Buckets(Settings().talk)
    return ClientConnection(
        cast(Any, websocket), "127.0.0.1", cast(Any, service), Settings(), buckets, buckets, ended.append
    )


@pytest.mark.parametrize("seed", range(40))
def test_messages_never_overtake_each_other(seed: int) -> None:
    dice = random.Random(seed)
    many = 18

    async def main() -> None:
        service, websocket, ended = SlowService(dice), FakeWebSocket(), list[ClientConnection]()
        socket = connection(websocket, service, ended)
        names, commands = list[str](), list[str]()
        for number in range(many):
            name, said = message(number, dice)
            text = json.dumps(said if number else {"type": "hello", "version": wire.PROTOCOL, "token": "x" * 43})
            names += [name] if number else []
            commands += [name] if number and said["type"] == "command" else []
            socket.receive(text)
            for _ in range(dice.randrange(4)):
                await asyncio.sleep(0)
        while service.done != names and not socket.is_closing:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert service.done == names
        socket.on_lost()
        assert ended == [socket]
        assert service.watching == 0
        assert [result["id"] for result in map(json.loads, websocket.sent) if result["type"] == "ack"] == commands

    asyncio.run(asyncio.wait_for(main(), 30))


@pytest.mark.parametrize("seed", range(20))
def test_messages_before_the_end_of_a_connection_are_handled(seed: int) -> None:
    dice = random.Random(seed)

    async def main() -> None:
        service, websocket, ended = SlowService(dice), FakeWebSocket(), list[ClientConnection]()
        socket = connection(websocket, service, ended)
        socket.receive(json.dumps({"type": "hello", "version": wire.PROTOCOL, "token": "x" * 43}))
        messages = [message(number, dice) for number in range(6)]
        for _, said in messages:
            socket.receive(json.dumps(said))
        socket.on_lost()
        while not ended:
            await asyncio.sleep(0)
        assert service.done == [name for name, _ in messages]
        assert service.watching == 0
        assert ended == [socket]

    asyncio.run(asyncio.wait_for(main(), 30))


@pytest.mark.parametrize("first", [{"type": "hello", "version": wire.PROTOCOL}, {"type": "watch", "table": "t"}])
def test_a_connection_that_is_closed_for_a_message_that_waited_ends(first: dict[str, Any]) -> None:
    async def main() -> None:
        service, websocket, ended = SlowService(random.Random(1)), FakeWebSocket(), list[ClientConnection]()
        socket = connection(websocket, service, ended)
        hello = json.dumps({"type": "hello", "version": wire.PROTOCOL, "token": "x" * 43})
        if first["type"] != "hello":
            socket.receive(hello)
            await asyncio.sleep(0.05)
        socket.receive(json.dumps(first))  # takes a while
        socket.receive(hello)  # once too often
        while not socket.is_closing:
            await asyncio.sleep(0)
        assert websocket.closed == ["connection/hello-twice"]
        socket.on_lost()
        while not ended:
            await asyncio.sleep(0)
        assert service.watching == 0

    asyncio.run(asyncio.wait_for(main(), 10))


def test_what_a_client_does_not_read_waits_until_it_does() -> None:
    async def main() -> None:
        websocket = FakeWebSocket()
        socket = connection(websocket, SlowService(random.Random(1)), [])
        websocket.is_writable = False
        socket.push(b"1")
        await asyncio.sleep(0)
        socket.push(b"2")
        await asyncio.sleep(0)
        assert websocket.sent == []
        websocket.is_writable = True
        socket.on_writable()
        assert websocket.sent == [b"1", b"2"]
        socket.push(b"3")
        await asyncio.sleep(0)
        assert websocket.sent == [b"1", b"2", b"3"]

    asyncio.run(main())


def test_a_lock_is_acquired_without_waiting_only_if_nobody_waits_for_it() -> None:
    async def main() -> None:
        lock = TryLock()
        assert lock.try_acquire()
        assert not lock.try_acquire()
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.try_acquire()  # it is handed over
        await waiting
        lock.release()
        assert lock.try_acquire()

    asyncio.run(main())


@pytest.mark.parametrize("handed_over", [False, True])
def test_whoever_gives_up_waiting_for_a_lock_leaves_it_to_the_next(handed_over: bool) -> None:
    async def main() -> None:
        lock = TryLock()
        assert lock.try_acquire()
        first, second = asyncio.create_task(lock.acquire()), asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        if handed_over:
            lock.release()
        first.cancel()
        await asyncio.sleep(0)
        if not handed_over:
            lock.release()
        await asyncio.wait_for(second, 30)
        lock.release()
        assert not lock.locked()

    asyncio.run(main())
