"""Cheap WebSocket players, so that a measurement finds the limits of the server and not of the client.

A player is one raw WebSocket: frames are encoded by hand, and only what a random player needs is decoded. When a game
ends, its players ask for a rematch and continue at the next table.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, cast

import msgspec

from hatbox.wire import PROTOCOL

TEXT, CLOSE = 0x81, 0x88  # first bytes of whole frames
MASK = bytes(4)  # a client must mask; this mask changes nothing
GREETING = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bGlnaHRoYXRsaWdodGhhdA==\r\n\r\n"
)
BATCH = 50  # connections opened at the same time
TIMEOUT = 300  # seconds: a new server may have to compile the rules first


# --- the parts of the server's messages that a player reads


class Message(msgspec.Struct, tag_field="type", tag=str.lower):
    pass


class Scene(msgspec.Struct):
    legal: list[str] = []


class Info(msgspec.Struct):
    status: str
    rematch: str | None = None


class Welcome(Message):
    pass


class Snapshot(Message):
    table: str
    seq: int
    info: Info
    scene: Scene | None = None


class Update(Message):
    table: str
    seq: int
    scene: Scene | None = None
    info: Info | None = None


class Private(Message):
    table: str
    scene: Scene


class Ack(Message):
    id: str


class Refused(Message):
    code: str


class Ping(Message):
    id: int


class Notice(Message):
    code: str


class Gone(Message):
    code: str


class Bye(Message):
    code: str


FromServer: TypeAlias = Welcome | Snapshot | Update | Private | Ack | Refused | Ping | Notice | Gone | Bye
DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
ENCODER = msgspec.json.Encoder()


@dataclass
class Crowd:
    """State shared by all players: when they may move, and what was measured."""

    is_full_speed: bool = False  # every player moves as soon as it is their turn
    waiting: list[Player] = field(default_factory=list)  # players to move, unless at full speed
    latencies: list[float] = field(default_factory=list)  # seconds from sending a move to its `ack`
    games: int = 0  # continued at a next table
    faults: Counter[str] = field(default_factory=Counter)  # refusals and lost connections, by code
    is_leaving: bool = False  # closed connections are expected

    def turn(self, player: Player) -> None:
        """Let a player whose turn it is move, or queue it."""
        if self.is_full_speed or player.ahead > 0:
            player.ahead -= 1
            player.move()
        elif not player.is_waiting:
            player.is_waiting = True
            self.waiting.append(player)

    async def rehearse(self, players: Sequence[Player]) -> None:
        """Play one table to its next game, so that the server has compiled everything."""
        for player in players:
            player.ahead = 1 << 30
        self._wake()
        await until(lambda: self.games > 0)

    async def spread(self, players: Sequence[Player], tables: int, moves: int) -> None:
        """Play each table for a different number of moves, so that games end at different times."""
        for number, player in enumerate(players):
            player.ahead = number * 7919 % moves * tables // len(players)
        self._wake()
        await until(lambda: len(self.waiting) >= tables or self.faults.total() > 0)

    def _wake(self) -> None:
        """Offer the turn again to all waiting players."""
        waiting, self.waiting = self.waiting, []
        for player in waiting:
            player.is_waiting = False
            self.turn(player)

    def run_full_speed(self) -> None:
        self.is_full_speed = True
        self._wake()

    async def pace(self, rate: float, rng: random.Random) -> None:
        """Forever make `rate` moves per second in total, at random times, each by a random waiting player.

        If the longest waiting player moved, the tables would fall into step and their games end together.
        """
        due = time.perf_counter()
        while True:
            while self.waiting and due <= time.perf_counter():
                self._pick_waiting(rng).move()
                due += rng.expovariate(rate)
            await asyncio.sleep(0.001)

    def _pick_waiting(self, rng: random.Random) -> Player:
        waiting, at = self.waiting, int(rng.random() * len(self.waiting))
        waiting[at], waiting[-1] = waiting[-1], waiting[at]
        return waiting.pop()


class Player(asyncio.Protocol):
    """One connection. With a table it plays there; without, it is idle."""

    def __init__(self, crowd: Crowd, token: str, table: str | None, seed: int) -> None:
        self._crowd = crowd
        self._token = token
        self._table = table
        self._rng = random.Random(seed)
        self._buffer = b""
        self._is_open = False  # the handshake is done
        self._seq = 0
        self._legal: list[str] = []
        self._commands = 0
        self._sent: float | None = None  # time of the unacknowledged move
        self._asked_rematch = False
        self.is_waiting = False  # in the crowd's queue
        self.ahead = 0  # moves to make before queueing
        self.is_ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # welcomed, and has a snapshot

    # --- connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's does not inherit from it
        self._transport.write(GREETING)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._crowd.is_leaving:
            self._fail("connection/lost")

    def _fail(self, code: str) -> None:
        self._crowd.faults[code] += 1
        if not self.is_ready.done():
            self.is_ready.set_exception(ConnectionError(code))

    def close(self) -> None:
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        at, size = 0, len(data)
        if not self._is_open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101 "):
                self._fail(data[:30].decode(errors="replace"))
                return
            self._is_open = True
            self._send_json({"type": "hello", "version": PROTOCOL, "token": self._token})
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length >= 126:
                begin += 2 if length == 126 else 8
                if size < begin:
                    break
                length = int.from_bytes(data[at + 2 : begin], "big")
            end = begin + length
            if size < end:
                break
            if data[at] == TEXT:
                self._handle(DECODER.decode(data[begin:end]))
            elif data[at] != CLOSE:
                raise ValueError(f"a frame that begins with {data[at]:#x}")
            at = end
        self._buffer = data[at:]

    def _send_json(self, message: object) -> None:
        self._send(ENCODER.encode(message))

    def _send(self, text: bytes) -> None:
        size = len(text)
        head = bytes((TEXT, 0x80 | size)) if size < 126 else bytes((TEXT, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + MASK + text)

    # --- game

    def _handle(self, message: FromServer) -> None:
        match message:
            case Update():
                if message.table == self._table:
                    self._seq = message.seq
                    if message.scene is not None:
                        self._update_legal(message.scene)
                    if message.info is not None:
                        self._rematch(message.info)
            case Ack():
                if message.id[0] == "m" and self._sent is not None:
                    self._crowd.latencies.append(time.perf_counter() - self._sent)
                    self._sent = None
            case Snapshot():
                if message.table == self._table:
                    self._seq = message.seq
                    if not self.is_ready.done():
                        self.is_ready.set_result(None)
                    if message.scene is not None:
                        self._update_legal(message.scene)
                    self._rematch(message.info)
            case Private():
                if message.table == self._table:
                    self._update_legal(message.scene)
            case Ping():
                self._send_json({"type": "pong", "id": message.id})
            case Welcome():
                if self._table is None:
                    self.is_ready.set_result(None)
                else:
                    self._send_json({"type": "watch", "table": self._table})
            case Refused():
                self._crowd.faults[message.code] += 1
                self._sent = None
                self._send_json({"type": "watch", "table": self._table})  # get a fresh snapshot and move again
            case Notice():
                self._crowd.faults[message.code] += 1
            case Gone() | Bye():
                self._fail(message.code)

    def _update_legal(self, scene: Scene) -> None:
        self._legal = scene.legal
        if scene.legal and self._sent is None:
            self._crowd.turn(self)

    def move(self) -> None:
        """Make a random move."""
        move = self._legal[int(self._rng.random() * len(self._legal))]
        self.is_waiting = False
        self._sent = time.perf_counter()
        self._command("m", {"kind": "move", "move": move})

    def _command(self, kind: str, command: object) -> None:
        self._commands += 1
        number = f"{kind}{self._commands}"
        self._send_json({"type": "command", "table": self._table, "id": number, "seen": self._seq, "do": command})

    def _rematch(self, info: Info) -> None:
        """Ask for a rematch when the game is over; continue there when it is agreed."""
        if info.rematch is not None:
            self._crowd.games += 1
            self._send_json({"type": "unwatch", "table": self._table})
            self._table, self._asked_rematch = info.rematch, False
            self._send_json({"type": "watch", "table": self._table})
        elif info.status == "over" and not self._asked_rematch:
            self._asked_rematch = True
            self._command("r", {"kind": "rematch"})


@dataclass(frozen=True)
class Ticket:
    """Credentials of a player."""

    port: int
    token: str
    table: str | None = None  # to play at


async def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(TIMEOUT):
        while not condition():
            await asyncio.sleep(0.05)


async def connect_all(crowd: Crowd, tickets: Sequence[Ticket]) -> list[Player]:
    """Connect a player for each ticket; wait until all are ready."""
    players: list[Player] = []
    for first in range(0, len(tickets), BATCH):
        some = tickets[first : first + BATCH]
        players += await asyncio.gather(*(_join(crowd, ticket, seed) for seed, ticket in enumerate(some, first)))
    return players


async def _join(crowd: Crowd, ticket: Ticket, seed: int) -> Player:
    player = Player(crowd, ticket.token, ticket.table, seed)
    await asyncio.get_running_loop().create_connection(lambda: player, "127.0.0.1", ticket.port)
    await asyncio.wait_for(player.is_ready, TIMEOUT)
    return player
