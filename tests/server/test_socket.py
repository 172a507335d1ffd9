"""One client's messages are dealt with one after the other, at once or later, by whichever way they come."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hatbox import wire
from hatbox.server.arrivals import Answer, Done
from hatbox.server.limits import Buckets
from hatbox.server.live import taken
from hatbox.server.people import Player
from hatbox.server.settings import Settings
from hatbox.server.socket import Socket
from hatbox.server.table import Order

ANN = Player("ann", "Ann", False, 1, 0, False)


class SlowHall:
    """It takes some time for everything; what it is asked for, and in which order it is done, is noted."""

    def __init__(self, dice: random.Random) -> None:
        self.people = SimpleNamespace(known=self._known, muted_by=self._muted_by)
        self.metrics: Any = SimpleNamespace(kinds=Counter(), dropped=SimpleNamespace(labels=lambda _: Counter()))
        self.done: list[str] = []
        self.watching = 0
        self._dice = dice
        self._storing: set[asyncio.Task[None]] = set()

    async def _known(self, _token: str) -> Player:
        await self._wait()
        return ANN

    async def _muted_by(self, _player: str) -> frozenset[str]:
        return frozenset()

    async def _wait(self) -> None:
        for _ in range(self._dice.randrange(5)):
            await asyncio.sleep(0)

    def at_once(self, order: Order, table: str, answer: Answer, done: Done) -> bool:
        if self._dice.random() < 0.5:
            return False
        self._storing.add(asyncio.create_task(self._stored(order, table, answer, done)))
        return True

    async def _stored(self, order: Order, table: str, answer: Answer, done: Done) -> None:
        await self._wait()
        await self.command(order, table, answer)
        done(True)

    async def command(self, order: Order, table: str, answer: Answer) -> None:
        await self._wait()
        self.done.append(order.id)
        answer(wire.Ack(table, order.id, 1))

    async def watch(self, _connection: Socket, table: str, _seen: int | None) -> None:
        await self._wait()
        self.watching += 1
        self.done.append(table)

    def unwatch(self, _connection: Socket, table: str) -> None:
        self.watching -= 1


def message(number: int, dice: random.Random) -> tuple[str, dict[str, Any]]:
    """Some message, and by what it is known that it was dealt with."""
    name = f"n{number}"
    if dice.random() < 0.2:
        return name, {"type": "watch", "table": name}
    return name, {"type": "command", "table": "t", "id": name, "seen": 1, "do": {"kind": "move", "move": "end"}}


@pytest.mark.parametrize("seed", range(40))
def test_messages_never_overtake_each_other(seed: int) -> None:
    dice = random.Random(seed)
    many = 18

    async def main() -> None:
        hall, heard, sent = SlowHall(dice), asyncio.Queue[Any](), list[bytes]()

        def write(texts: Any) -> bool:
            sent.extend(texts)
            return True

        socket = Socket(cast(Any, None), cast(Any, hall), Settings(), Buckets(Settings().talk), write)
        serving = asyncio.create_task(socket.serve(heard.get))
        names, commands = list[str](), list[str]()
        for number in range(many):
            name, said = message(number, dice)
            text = json.dumps(said if number else {"type": "hello", "token": "x" * 43})
            names += [name] if number else []
            commands += [name] if number and said["type"] == "command" else []
            if not (heard.empty() and dice.random() < 0.7 and socket.hear(text)):
                heard.put_nowait({"type": "websocket.receive", "text": text})
            for _ in range(dice.randrange(4)):
                await asyncio.sleep(0)
        heard.put_nowait({"type": "websocket.disconnect"})
        await serving
        assert hall.done == names
        assert hall.watching == 0
        assert [told["id"] for told in map(json.loads, sent) if told["type"] == "ack"] == commands

    asyncio.run(asyncio.wait_for(main(), 30))


def test_a_lock_is_taken_at_once_only_if_nobody_waits_for_it() -> None:
    async def main() -> None:
        lock = asyncio.Lock()
        assert taken(lock)
        assert not taken(lock)
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not taken(lock)  # it is free, but promised
        assert await waiting
        lock.release()
        assert taken(lock)

    asyncio.run(main())
