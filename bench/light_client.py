"""Players by wire who cost next to nothing, so that a measurement finds the server's limits and not its own.

A player is one raw WebSocket: frames are written and read by hand, and of a message only what a player at random
needs is decoded. When a game ends its players ask for a rematch and play on at the next table.
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
AT_ONCE = 50  # connections that begin at the same time
PATIENCE = 300  # seconds: a new server may have to compile the rules first


# --- what a player reads of the server's messages; the fields that are not here are skipped


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
    """What all players of a measurement share: when they may move, and what came of it."""

    hurries: bool = False  # everybody moves as soon as it is the own turn
    waiting: list[Player] = field(default_factory=list)  # those whose turn it is, while nobody hurries
    latencies: list[float] = field(default_factory=list)  # seconds from sending a move to its `ack`
    games: int = 0  # that went on at a next table
    faults: Counter[str] = field(default_factory=Counter)  # refusals and lost lines, by code
    is_leaving: bool = False  # a line that ends is no fault

    def turn(self, player: Player) -> None:
        """It is a player's turn."""
        if self.hurries or player.ahead > 0:
            player.ahead -= 1
            player.move()
        elif not player.is_waiting:
            player.is_waiting = True
            self.waiting.append(player)

    async def rehearse(self, players: Sequence[Player]) -> None:
        """Let one table play to the end and on to the next game, so that the server has compiled all it needs."""
        for player in players:
            player.ahead = 1 << 30
        self._wake()
        await until(lambda: self.games > 0)

    async def spread(self, players: Sequence[Player], tables: int, moves: int) -> None:
        """Let every table play on for a while, none as long as the next, so that games end now here, now there."""
        for number, player in enumerate(players):
            player.ahead = number * 7919 % moves * tables // len(players)
        self._wake()
        await until(lambda: len(self.waiting) >= tables or self.faults.total() > 0)

    def _wake(self) -> None:
        """Let those move who wait and need not."""
        waiting, self.waiting = self.waiting, []
        for player in waiting:
            player.is_waiting = False
            self.turn(player)

    def hurry(self) -> None:
        """From now on at full speed."""
        self.hurries = True
        self._wake()

    async def pace(self, rate: float, chance: random.Random) -> None:
        """For ever: `rate` moves a second of all together, at random moments, each of anybody whose turn it is.

        Were it always whoever has waited longest, the tables would soon be in step, and their games end together.
        """
        due = time.perf_counter()
        while True:
            while self.waiting and due <= time.perf_counter():
                self._anybody(chance).move()
                due += chance.expovariate(rate)
            await asyncio.sleep(0.001)

    def _anybody(self, chance: random.Random) -> Player:
        """One of those who wait."""
        waiting, at = self.waiting, int(chance.random() * len(self.waiting))
        waiting[at], waiting[-1] = waiting[-1], waiting[at]
        return waiting.pop()


class Player(asyncio.Protocol):
    """One line. With a table it watches and plays there; without, it is idle."""

    def __init__(self, crowd: Crowd, token: str, table: str | None, seed: int) -> None:
        """Connects when an event loop makes a connection with it."""
        self._crowd = crowd
        self._token = token
        self._table = table
        self._chance = random.Random(seed)
        self._buffer = b""
        self._is_open = False  # the handshake is done
        self._seq = 0
        self._legal: list[str] = []
        self._commands = 0
        self._sent: float | None = None  # when the move was sent that is not yet acknowledged
        self._asked_again = False
        self.is_waiting = False  # in the crowd's line; what it sees meanwhile does not put it there twice
        self.ahead = 0  # moves that it makes before it waits for others
        self.is_there: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # welcomed, and sees its table

    # --- the line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._line.write(GREETING)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._crowd.is_leaving:
            self._fail("connection/lost")

    def _fail(self, code: str) -> None:
        self._crowd.faults[code] += 1
        if not self.is_there.done():
            self.is_there.set_exception(ConnectionError(code))

    def close(self) -> None:
        """Hang up."""
        self._line.close()

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
            self._say({"type": "hello", "version": PROTOCOL, "token": self._token})
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
                self._take(DECODER.decode(data[begin:end]))
            elif data[at] != CLOSE:
                raise ValueError(f"a frame that begins with {data[at]:#x}")
            at = end
        self._buffer = data[at:]

    def _say(self, message: object) -> None:
        self._send(ENCODER.encode(message))

    def _send(self, text: bytes) -> None:
        size = len(text)
        head = bytes((TEXT, 0x80 | size)) if size < 126 else bytes((TEXT, 0xFE)) + size.to_bytes(2, "big")
        self._line.write(head + MASK + text)

    # --- the game

    def _take(self, message: FromServer) -> None:
        match message:
            case Update():
                if message.table == self._table:
                    self._seq = message.seq
                    if message.scene is not None:
                        self._look(message.scene)
                    if message.info is not None:
                        self._go_on(message.info)
            case Ack():
                if message.id[0] == "m" and self._sent is not None:
                    self._crowd.latencies.append(time.perf_counter() - self._sent)
                    self._sent = None
            case Snapshot():
                if message.table == self._table:
                    self._seq = message.seq
                    if not self.is_there.done():
                        self.is_there.set_result(None)
                    if message.scene is not None:
                        self._look(message.scene)
                    self._go_on(message.info)
            case Private():
                if message.table == self._table:
                    self._look(message.scene)
            case Ping():
                self._say({"type": "pong", "id": message.id})
            case Welcome():
                if self._table is None:
                    self.is_there.set_result(None)
                else:
                    self._say({"type": "watch", "table": self._table})
            case Refused():
                self._crowd.faults[message.code] += 1
                self._sent = None
                self._say({"type": "watch", "table": self._table})  # look again, and try something else
            case Notice():
                self._crowd.faults[message.code] += 1
            case Gone() | Bye():
                self._fail(message.code)

    def _look(self, scene: Scene) -> None:
        self._legal = scene.legal
        if scene.legal and self._sent is None:
            self._crowd.turn(self)

    def move(self) -> None:
        """Make a move at random."""
        move = self._legal[int(self._chance.random() * len(self._legal))]
        self.is_waiting = False
        self._sent = time.perf_counter()
        self._command("m", {"kind": "move", "move": move})

    def _command(self, kind: str, command: object) -> None:
        self._commands += 1
        number = f"{kind}{self._commands}"
        self._say({"type": "command", "table": self._table, "id": number, "seen": self._seq, "do": command})

    def _go_on(self, info: Info) -> None:
        """When the game is over, ask for another; when it is agreed, go there."""
        if info.rematch is not None:
            self._crowd.games += 1
            self._say({"type": "unwatch", "table": self._table})
            self._table, self._asked_again = info.rematch, False
            self._say({"type": "watch", "table": self._table})
        elif info.status == "over" and not self._asked_again:
            self._asked_again = True
            self._command("r", {"kind": "rematch"})


@dataclass(frozen=True)
class Ticket:
    """What somebody needs to connect."""

    port: int
    token: str
    table: str | None = None  # to play at


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.05)


async def connected(crowd: Crowd, tickets: Sequence[Ticket]) -> list[Player]:
    """A player for each ticket, welcomed and, where there is a table, looking at it."""
    players: list[Player] = []
    for first in range(0, len(tickets), AT_ONCE):
        some = tickets[first : first + AT_ONCE]
        players += await asyncio.gather(*(_join(crowd, ticket, seed) for seed, ticket in enumerate(some, first)))
    return players


async def _join(crowd: Crowd, ticket: Ticket, seed: int) -> Player:
    player = Player(crowd, ticket.token, ticket.table, seed)
    await asyncio.get_running_loop().create_connection(lambda: player, "127.0.0.1", ticket.port)
    await asyncio.wait_for(player.is_there, PATIENCE)
    return player
