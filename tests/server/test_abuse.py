"""100,000 messages that nobody should send: the server lives, answers every one, and lets nobody else feel it."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hatbox import wire
from hatbox.client import Client, ClientTable, WireError, request
from hatbox.records.record import decode, verify
from hatbox.server.limits import Bucket, Buckets, Limit
from hatbox.server.metrics import Metrics
from hatbox.server.run import MAX_MESSAGE
from hatbox.server.service.history import MAX_PAGE
from hatbox.server.settings import Settings
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table
from hatbox.server.tables.commands import CommandEnvelope, Refusal
from hatbox.server.tables.decide import MAX_EVENTS, decide
from hatbox.server.tables.opening import decide_opening
from hatbox.server.transport import fast_websocket as lines
from hatbox.server.transport.routes import MAX_BODY
from hatbox.server.transport.websocket import DECODER, HEARTBEAT, MAX_SILENCE, MAX_UNSENT, SENDER, ClientConnection
from support.raw_websocket import BINARY, PING, PONG, TEXT, RawHttp, RawWebSocket, frame
from support.server_process import FREELY, Server, serving, sqlite

MESSAGES = 90_000  # over sockets
REQUESTS = 10_000
BATCH = 100  # messages between two looks at the answers
GROWTH = 1.15  # of the memory, from the first third to the last
NOWHERE = "0123456789abcdef"
Json = dict[str, Any]


def guest(server: Server, name: str) -> wire.Identity:
    return request(server.url, "POST", "/api/guests", wire.Identity, wire.NewGuest(name))


def post_table(server: Server, who: wire.Identity, setup: wire.Setup) -> str:
    return request(server.url, "POST", "/api/tables", wire.TableInfo, setup, who.token).id


def memory(server: Server) -> int:
    """Kilobytes that a process has in memory; 0 where nobody can say."""
    status = Path(f"/proc/{server.pid}/status")
    if not status.exists():
        return 0
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))


def is_well(server: Server) -> bool:
    return request(server.url, "GET", "/healthz", wire.Health).status == "ok"


def faults(said: str) -> list[str]:
    """Lines of a log that should not be there."""
    return [line for line in said.splitlines() if re.search("ERROR|CRITICAL|^Traceback", line)]


# --- bad messages


EDGES: list[Any] = [
    0, 1, 7, 8, -1, 1 << 53, (1 << 53) + 1, 1 << 63, 1 << 64, 10**30, 0.5, 1e300, True, False, None, "", " ", "a" * 24,
    "a" * 25, "A" * 40, "A" * 41, "m" * 200, "m" * 201, "t" * 300, "t" * 301, "x" * 5000, "\0", "\u202e\u200b\u3164",
    "\ud800", "\udfff\ud800", "é" * 150, "🎩" * 75, "../../etc/passwd", "'; DROP TABLE players; --", "${jndi:ldap://x}",
    [], {}, [[]], {"": {}}, [None] * 200, {"kind": "move"}, {"type": "command"}, "sit", "NaN", "peek 3", "open 99",
]  # fmt: skip
MOVES = ["peek 1", "open 7", "swap 1 2", "swap 7 7", "end", "take 3", "black 1", "build red red", "resign", "?"]
DEEDS: list[Json] = [
    {"kind": "sit"}, {"kind": "sit", "seat": 0}, {"kind": "sit", "seat": 7}, {"kind": "leave"}, {"kind": "return"},
    {"kind": "ready"}, {"kind": "ready", "ready": False}, {"kind": "fill", "level": "dormouse"}, {"kind": "undo"},
    {"kind": "premove"}, {"kind": "answer", "yes": True}, {"kind": "answer", "yes": False}, {"kind": "resign"},
    {"kind": "say", "text": "hello"}, {"kind": "phrase", "phrase": "hello"}, {"kind": "rematch"},
    *({"kind": kind, "move": move} for kind in ("move", "premove") for move in MOVES),
]  # fmt: skip


class Abuser:
    """Invents messages; the same seed invents the same."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self._chance = random.Random(seed)
        self._tables = tables
        self._sent: list[bytes] = []
        self._count = 0

    def message(self) -> bytes:
        """A text frame that does not end the line by itself."""
        kinds = (self._noise, self._nested, self._random, self._mutant, self._mutant, self._command, self._command,
                 self._command, self._again)  # fmt: skip
        while True:
            text = self._chance.choice(kinds)()
            if len(text) <= MAX_MESSAGE and not ends_the_line(text):
                break
        if self._chance.random() < 0.05:
            self._sent = [*self._sent[-200:], text]
        return text

    def _noise(self) -> bytes:
        return self._chance.randbytes(self._chance.randrange(60)).decode("latin-1").encode()

    def _nested(self) -> bytes:
        return self._chance.choice([b"[", b'{"do":', b'{"type":{', b'[{"":'] * self._chance.randrange(1, 1300))

    def _value(self, depth: int = 0) -> Any:
        chance = self._chance
        if depth > 3 or chance.random() < 0.6:
            return chance.choice(EDGES)
        if chance.random() < 0.5:
            return [self._value(depth + 1) for _ in range(chance.randrange(4))]
        names = ["type", "kind", "table", "id", "seen", "do", "token", "now", chance.choice(MOVES)]
        return {chance.choice(names): self._value(depth + 1) for _ in range(chance.randrange(5))}

    def _random(self) -> bytes:
        return json.dumps(self._value()).encode()

    def _valid(self) -> Json:
        chance = self._chance
        table = chance.choice(self._tables)
        if chance.random() < 0.7:
            self._count += 1
            seen = chance.choice([0, 1, 1, 2, 3, 5, 50, 1 << 53])
            return {"type": "command", "table": table, "id": f"c{self._count}", "seen": seen,
                    "do": dict(chance.choice(DEEDS))}  # fmt: skip
        return chance.choice([
            {"type": "watch", "table": table}, {"type": "watch", "table": table, "seen": chance.choice([0, 1, 9])},
            {"type": "unwatch", "table": table}, {"type": "ping", "id": chance.randrange(1 << 20)},
            {"type": "pong", "id": chance.randrange(1 << 20)},
        ])  # fmt: skip

    def _command(self) -> bytes:
        return json.dumps(self._valid()).encode()

    def _again(self) -> bytes:
        """Sent before: as it was, or with another command under the same id."""
        if not self._sent:
            return self._noise()
        text = self._chance.choice(self._sent)
        if self._chance.random() < 0.5 or b'"do": ' not in text:
            return text
        return text.partition(b'"do": ')[0] + b'"do": ' + json.dumps(self._chance.choice(DEEDS)).encode() + b"}"

    def _mutant(self) -> bytes:
        """Nearly right: a field too few, too many, or of another kind."""
        chance, message = self._chance, self._valid()
        for _ in range(chance.randrange(1, 3)):
            target = message["do"] if isinstance(message.get("do"), dict) and chance.random() < 0.5 else message
            name = chance.choice([*target, "extra"])
            match chance.randrange(4):
                case 0:
                    target.pop(name, None)
                case 1:
                    target[name] = self._value()
                case 2:
                    target[name.upper()] = target.pop(name, None)
                case _:
                    target[chance.choice(["type", "kind", "seen", "id"])] = chance.choice(EDGES)
        text = json.dumps(message).encode()
        if chance.random() < 0.1:
            at = chance.randrange(len(text))
            text = text[:at] + chance.choice([b"", b"\\u0000", b"\0", b'"', b"}", text]) + text[at + 1 :]
        return text


def ends_the_line(text: bytes) -> bool:
    """A second hello does."""
    try:
        return isinstance(DECODER.decode(text), wire.Hello)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def answered_to(text: bytes) -> str | None:
    """The id under which a message must be answered: that of a command, or of what was meant to be one."""
    for decoder in (DECODER, SENDER):
        try:
            message: Any = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            continue
        return None if isinstance(message, wire.Watch | wire.Unwatch | wire.Ping | wire.Pong) else str(message.id)
    return None


# --- ends that a line may come to


def endings() -> Iterator[tuple[list[bytes], int | None, str | None]]:
    """Frames that end a line, the code with which it is closed, and why as `bye` tells."""
    many, hello = b"x" * (MAX_MESSAGE + 1), b'{"type":"hello","version":2}'
    while True:
        yield [frame(b"\0\1", BINARY)], 1008, "connection/not-text"
        yield [frame(many)], 1009, None
        yield [frame(many[:5000], fin=False), frame(many[:5000], 0)], 1009, None
        yield [frame(b"\xff\xfe\xfd")], 1007, None
        yield [frame(hello)], 1008, "connection/hello-twice"
        yield [frame(b"{}", masked=False)], 1002, None
        yield [frame(b"{}", reserved=4)], 1002, None
        yield [frame(b"{}", 5)], 1002, None
        yield [frame(b"{}", 0)], 1002, None
        yield [frame(b"p" * 126, PING)], 1002, None
        yield [], None, None  # the cable breaks
        yield [frame(many)[:300]], None, None  # in the middle of a frame


async def end_badly(line: RawWebSocket, ending: tuple[list[bytes], int | None, str | None]) -> None:
    """End a line in a bad way, and look at how the server takes it."""
    frames, code, why = ending
    for one in frames:
        line.writer.write(one)
    if code is None:
        line.cut()
        return
    result = await line.end()
    assert line.code == code, (frames, line.code)
    assert [one["code"] for one in result if one["type"] == "bye"] == ([why] if why else [])


async def bad_beginnings(port: int) -> None:
    """Lines that never come to anything."""
    for first, why in [
        (b'{"type":"ping","id":1}', "connection/hello-first"),
        (b'{"type":"hello"}', "connection/version"),
        (b'{"type":"hello","version":1}', "connection/version"),
        (b'{"type":"hello","version":3}', "connection/version"),
        (b'{"type":"hello","version":2,"token":"forged"}', "identity/unknown-token"),
        (b'{"type":"hello","version":2,"token":"\\u0000"}', "identity/unknown-token"),
    ]:
        line = await RawWebSocket.open(port)
        line.say(first)
        assert (await line.end())[0]["code"] == why
    strange = ("https://evil.example", "null", "http://127.0.0.1", f"http://127.0.0.1:{port}.evil.example", "[")
    for path, origin, status in [
        ("/api", None, 403),
        ("/ws/../ws", None, 403),
        *(("/ws", foreign, 403) for foreign in strange),
        ("/ws", f"http://127.0.0.1:{port}", 101),
    ]:
        line = await RawWebSocket.open(port, path, f"Origin: {origin}\r\n" if origin else "")
        assert line.status == status, (path, origin)
        line.cut()


# --- the great flood


class Progress:
    """The progress of a flood: honest players make a move now and then while it lasts."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.sent = 0
        self.memory: dict[int, int] = {}  # by third
        self.turns = asyncio.Semaphore(0)

    def add(self, number: int) -> None:
        self.sent += number
        self.turns.release()
        third = self.sent * 3 // (MESSAGES + REQUESTS)
        if third not in self.memory:
            self.memory[third] = memory(self._server)


async def flood(server: Server, token: str | None, tables: list[str], seed: int, share: int, progress: Progress) -> int:
    """Send bad messages over lines that end badly; how many commands were carried out."""
    abuser, ends, sent, done = Abuser(seed, tables), endings(), 0, 0
    for _ in range(seed):
        next(ends)
    while sent < share:
        line = await RawWebSocket.connect(server.port, token)
        for number in range(5):
            batch = [abuser.message() for _ in range(BATCH)]
            expected = Counter(filter(None, map(answered_to, batch)))
            for text in batch:
                if number == 3:  # in pieces, with a ping between
                    line.send(text[:5], fin=False)
                    line.send(b"", PING)
                    line.send(text[5:], 0)
                else:
                    line.send(text)
            result = await line.receive_until_pong((1 << 40) + sent)
            answers = Counter(one["id"] for one in result if one["type"] in ("ack", "refused"))
            assert answers == expected, (answers - expected, expected - answers)
            done += sum(one["type"] == "ack" for one in result)
            sent += BATCH
            progress.add(BATCH)
        await end_badly(line, next(ends))
    return done


async def flood_of_requests(server: Server, token: str, tables: list[str], progress: Progress) -> Counter[int]:
    """Bad requests; how they were answered."""
    abuser, chance, web = Abuser(99, tables), random.Random(99), RawHttp(server.port)
    methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"]
    paths = ["/api", "/api/guests", "/api/recoveries", "/api/me/tables", "/api/me/mutes/x", "/api/reports",
             "/api/quick", "/api/tables", "/healthz", "/openapi.json", "/", "/x.js", "/api/ratings/hats/2",
             "/api/ratings/%00/9"]  # fmt: skip
    for table in [*tables, NOWHERE, "%00", "%2e%2e", "a" * 41, "%ff%fe", "é".encode().decode("latin-1"), "'--"]:
        paths += [f"/api/tables/{table}{end}" for end in ("", "/commands", "/snapshot", "/history?seen=1", "/record")]
    statuses: Counter[int] = Counter()
    for number in range(REQUESTS):
        method, path = chance.choice(methods), chance.choice(paths)
        body = abuser.message() if chance.random() < 0.7 else chance.randbytes(chance.randrange(100))
        known = chance.choice([token, token, None, "forged", "", "\xff"])
        more = chance.choice(["", "", "Content-Type: text/plain\r\n", "Accept: image/png\r\n", "Range: bytes=0-1\r\n"])
        status, headers, _ = await web.ask(method, path, body, known, more)
        assert status < 500, (method, path, body)
        assert status == 400 or headers["x-content-type-options"] == "nosniff"  # what is no HTTP never gets to us
        statuses[status] += 1
        if number % BATCH == BATCH - 1:
            progress.add(BATCH)
    web.close()
    return statuses


async def play_on(seat: ClientTable, chance: random.Random, turns: asyncio.Semaphore) -> None:
    """An honest player, who makes a move whenever it is time."""
    async for scene in seat.turns():
        await turns.acquire()
        await seat.move(chance.choice(scene.legal))


@pytest.mark.slow
def test_a_hundred_thousand_bad_messages(tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        honest = [await Client.connect(server.url, name=name) for name in ("Ada", "Bob")]
        table = await honest[0].open(wire.Setup("hats", 2))
        seats = [await client.watch(table.id) for client in honest]
        await seats[1].do(wire.Sit())
        for seat in seats:
            await seat.ready()
        mallory, stranger, host = (guest(server, name) for name in ("Mallory", "Stranger", "Host"))
        own = post_table(server, mallory, wire.Setup("magic_hat", 2, bots={"1": "dormouse"}))
        wide = post_table(server, host, wire.Setup("top_hats", 3, public=True))
        tables = [table.id, own, wide, NOWHERE]
        progress = Progress(server)
        games = [
            asyncio.create_task(play_on(seat, random.Random(number), progress.turns))
            for number, seat in enumerate(seats)
        ]
        half_open = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(50)]
        for number, (_, writer) in enumerate(half_open):
            writer.write(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"[: 4 + number])
        await bad_beginnings(server.port)
        tokens = [mallory.token, stranger.token, host.token, None]
        asking = asyncio.create_task(flood_of_requests(server, stranger.token, tables, progress))
        done = await asyncio.gather(
            *(flood(server, token, tables, seed, MESSAGES // 4, progress) for seed, token in enumerate(tokens))
        )
        statuses = await asking
        assert progress.sent >= MESSAGES + REQUESTS
        assert done[0] > 0  # some of it was right: a flood of nothing but nonsense would test less
        assert done[3] == 0
        assert {200, 400, 401, 404, 405, 409} <= set(statuses)
        for _ in range(1000):
            progress.turns.release()
        await asyncio.gather(*games)
        for _, writer in half_open:
            writer.close()

        assert is_well(server)
        assert progress.memory[3] <= progress.memory[1] * GROWTH, progress.memory
        for client, seat in zip(honest, seats, strict=True):
            kinds = {type(update.what) for update in seat.updates}
            assert kinds <= {wire.Sat, wire.Readied, wire.Started, wire.Moved}
            assert client.notices == []
            assert [update.seq for update in seat.updates] == [*range(seat.updates[0].seq, seat.seq + 1)]
        assert verify(decode(await honest[0].rest("GET", f"/api/tables/{table.id}/record", bytes))) == []
        for client in honest:
            await client.close()

    server = Server(sqlite(tmp_path), *FREELY)
    server.start()
    try:
        asyncio.run(main(server))
    finally:
        server.stop()
    said = server.log
    assert faults(said) == [], said[-3000:]


@given(st.lists(st.from_type(wire.FromClient).filter(lambda one: not isinstance(one, wire.Hello)), max_size=20))  # type: ignore[arg-type]
@settings(max_examples=150, deadline=None, database=None, suppress_health_check=[*HealthCheck])
def messages_of_the_right_shape(server: Server, messages: list[wire.FromClient]) -> None:
    async def main() -> None:
        line = await RawWebSocket.connect(server.port, None)
        texts = [msgspec.json.encode(message) for message in messages]
        for text in texts:
            line.send(text)
        result = await line.receive_until_pong(1 << 50)
        answers = Counter(one["id"] for one in result if one["type"] in ("ack", "refused"))
        assert answers == Counter(filter(None, map(answered_to, texts)))
        line.writer.close()

    asyncio.run(main())


@pytest.mark.slow
def test_messages_of_the_right_shape_with_any_content(server: Server) -> None:
    messages_of_the_right_shape(server)
    assert is_well(server)


# --- who reads too slowly


@pytest.mark.parametrize("opcode", [1, PING])
@pytest.mark.slow
def test_who_does_not_read_is_let_go(server: Server, opcode: int) -> None:
    """Sends and sends, and reads nothing: what waits to be sent must not fill the memory."""

    async def main() -> None:
        ada = guest(server, "Ada")
        table = post_table(server, ada, wire.Setup("hats", 2))
        line = await RawWebSocket.connect(server.port, ada.token, buffer=4096)
        asked = json.dumps({"type": "watch", "table": table}).encode() if opcode == 1 else b"p" * 125
        before = memory(server)
        with suppress(ConnectionError):
            while True:  # until the server hangs up
                line.writer.write(frame(asked, opcode) * 500)
                await line.writer.drain()
        assert memory(server) < before + 40_000
        line.cut()

    asyncio.run(main())
    assert is_well(server)


@pytest.mark.parametrize("opcode", [0, 1, PING, PONG])
def test_who_sends_frames_without_end_is_let_go(server: Server, opcode: int) -> None:
    """Frames that are no messages, and messages by the thousand: they would keep the server from all others."""

    async def main() -> None:
        line = await RawWebSocket.connect(server.port, None)
        line.send(b"", TEXT if opcode == 0 else PING, fin=opcode != 0)
        line.writer.write(frame(b"{}" if opcode == TEXT else b"", opcode, fin=opcode != 0) * 4000)
        await asyncio.wait_for(line.end(), 20)

    asyncio.run(main())
    assert is_well(server)
    assert not faults(server.log)


def test_a_line_on_which_nothing_moves_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    timers: list[Any] = []

    def call_later(delay: float, work: Any) -> Any:
        timers.append(SimpleNamespace(delay=delay, work=work, cancel=timers.pop))
        return timers[-1]

    monkeypatch.setattr(asyncio, "get_running_loop", lambda: SimpleNamespace(call_later=call_later))
    transport: Any = SimpleNamespace(abort=lambda: None)
    line = lines.OpenWebSocket(transport, 8192, set(), lambda: None)
    line.pause_writing()
    assert [(timer.delay, timer.work) for timer in timers] == [(lines.WRITE_TIMEOUT, transport.abort)]
    line.resume_writing()
    assert timers == []


def test_who_was_away_for_long_gets_the_table_as_it_is(server: Server) -> None:
    async def main() -> None:
        async with await Client.connect(server.url, name="Ada") as ada:
            table = await ada.open(wire.Setup("hats", 2))
            seat = await ada.watch(table.id)
            for _ in range(MAX_UNSENT // 2 + 1):
                await seat.do(wire.Ready())
                await seat.do(wire.Ready(False))
            line = await RawWebSocket.connect(server.port, ada.token)
            line.say({"type": "watch", "table": table.id, "seen": 1})
            result = [one for one in await line.receive_until_pong(1) if one["type"] != "ping"]
            assert [(one["type"], one["seq"]) for one in result] == [("snapshot", seat.seq)]
            line.say({"type": "watch", "table": table.id, "seen": seat.seq - MAX_PAGE})
            assert len(await line.receive_until_pong(2)) == MAX_PAGE
            line.writer.close()

    asyncio.run(main())


def test_a_table_takes_only_so_many_events() -> None:
    table = open_table("t", log.Event(1, 0, decide_opening(wire.Setup("hats", 2), "ada", "Ada")))
    for n in range(2, MAX_EVENTS + 1):
        apply_event(table, log.Event(n, 0, log.Readied(0, n % 2 == 0)))
    for command in (wire.Ready(), wire.Say("hello"), wire.Sit(1), wire.Premove()):
        with pytest.raises(Refusal, match="table/worn-out"):
            decide(table, CommandEnvelope(command, 0, "ada"))
    assert decide(table, CommandEnvelope(wire.Leave(), 0, "ada"))


# --- people


def test_somebody_who_is_forgotten_plays_no_more_and_the_others_go_on(server: Server) -> None:
    async def main() -> None:
        ada, bob, eve = [await Client.connect(server.url, name=name) for name in ("Ada", "Bob", "Eve")]
        table = await ada.open(wire.Setup("top_hats", 3))
        seats = [await client.watch(table.id) for client in (ada, bob, eve)]
        for seat in seats[1:]:
            await seat.do(wire.Sit())
        await eve.rest("DELETE", "/api/me", wire.Nothing)
        with pytest.raises(WireError, match="identity/unknown-token"):
            await seats[2].ready()
        await seats[1].ready()
        await seats[0].until(lambda: seats[0].seq == 5)
        assert seats[0].info is not None
        assert [seat.name for seat in seats[0].info.seats] == ["Ada", "Bob", None]
        for client in (ada, bob, eve):
            await client.close()

    asyncio.run(main())


def test_nobody_acts_for_another(server: Server) -> None:
    """Host, guest and stranger: what each may not do, and what a replayed id of another does."""

    async def main() -> None:
        async with (
            await Client.connect(server.url, name="Ada") as ada,
            await Client.connect(server.url, name="Eve") as eve,
        ):
            table = await ada.open(wire.Setup("hats", 3))
            own, other = await ada.watch(table.id), await eve.watch(table.id)
            refused: dict[str, list[wire.Command]] = {
                "table/not-seated": [wire.Leave(), wire.Return(), wire.Ready(), wire.Say("x"), wire.Undo(),
                                     wire.Answer(True), wire.Resign(), wire.Rematch(), wire.Move("end")],
                "table/host-only": [wire.FillWithBots("dormouse")],
                "table/seat-taken": [wire.Sit(0), wire.Sit(7)],
            }  # fmt: skip
            for code, commands in refused.items():
                for command in commands:
                    with pytest.raises(WireError, match=code):
                        await other.do(command)
            first = await own.do(wire.Ready(), number="one")
            with pytest.raises(WireError, match="table/not-seated"):
                await other.do(wire.Ready(False), number="one")
            assert await own.do(wire.Leave(), number="one") == first  # it was done once, and is not done otherwise
            assert own.info is not None
            assert own.info.seats[0].ready

    asyncio.run(main())


# --- limits


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it is by default."""
    with serving(sqlite(tmp_path_factory.mktemp("limited"))) as running:
        yield running


@pytest.mark.slow
def test_limits(limited: Server) -> None:
    """One after the other, for they share an address: the requests of one address come last."""

    async def main() -> None:
        own, port = Settings(), limited.port
        ada, bob = guest(limited, "Ada"), guest(limited, "Bob")

        tables = await asyncio.gather(
            *(asyncio.to_thread(opened, limited, ada, wire.Setup("hats", 2, public=True)) for _ in range(12))
        )
        assert tables.count("table/too-many") == 12 - own.open_tables
        more = [opened(limited, bob, wire.Setup("hats", 2)) for _ in range(own.open_tables)]
        free = next(table for table in tables if "/" not in table)
        sit = wire.CommandBody("a", 1, wire.Sit())
        path = f"/api/tables/{free}/commands"
        assert request(limited.url, "POST", path, wire.Refused, sit, bob.token).code == "table/too-many"

        line = await RawWebSocket.connect(port, bob.token)
        for number in range(own.talk.burst.__ceil__() + 1):
            line.say({"type": "command", "table": more[0], "id": f"s{number}", "seen": 1,
                      "do": {"kind": "phrase", "phrase": "hello"}})  # fmt: skip
        answers = [one for one in await line.receive_until_pong(1) if one["type"] in ("ack", "refused")]
        assert [one.get("code") for one in answers] == [None] * 5 + ["talk/too-fast"]
        for number in range(own.messages.burst.__ceil__()):
            line.say({"type": "ping", "id": number})
        assert (await line.end())[-1] == {"type": "bye", "code": "connection/too-fast", "retry": 5.0}
        assert line.code == 1013

        lines = [await RawWebSocket.open(port) for _ in range(own.connections)]
        assert {one.status for one in lines} == {101}
        last = await RawWebSocket.open(port)
        assert [one["code"] for one in await last.end()] == ["server/busy"]
        for one in lines:
            one.cut()

        web = RawHttp(port)
        assert (await web.ask("POST", "/api/tables", b" " * (MAX_BODY + 1), ada.token))[0] == 413
        for ask, expected in ((("POST", "/api/guests", b'{"name":"x"}'), 201), (("GET", "/api"), 200)):
            status = expected
            for _ in range(5000):  # a slow machine asks hardly faster than it is forgiven
                if status == 429:
                    break
                status, headers, _ = await web.ask(*ask)
                assert status in (expected, 429)
            assert status == 429
            assert headers["retry-after"]
        assert (await web.ask("GET", "/healthz"))[0] == 200
        web.close()

    asyncio.run(main())


def opened(server: Server, who: wire.Identity, setup: wire.Setup) -> str:
    """A new table, or why not."""
    try:
        return post_table(server, who, setup)
    except WireError as error:
        return error.code


def test_buckets_fill_with_time() -> None:
    bucket = Bucket(Limit(3, 0.5), 100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(now) for now in (101.9, 102.0, 102.1)] == [False, True, False]
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]
    buckets = Buckets(Limit(1, 0.1), max_senders=2)
    assert [buckets.take(who, 0.0) for who in "aabb"] == [True, False, True, False]
    assert buckets.take("c", 0.0)  # a, unused longest, is forgotten
    assert buckets.take("a", 0.0)


def test_who_says_nothing_is_let_go() -> None:
    async def main() -> None:
        service: Any = SimpleNamespace(metrics=Metrics())
        for silence, code in [(HEARTBEAT - 1, None), (HEARTBEAT + 1, "connection/hello-first"),
                              (MAX_SILENCE + 1, "connection/silent")]:  # fmt: skip
            closed: list[str] = []

            def close(_code: int, reason: str, _bye: bytes, closed: list[str] = closed) -> None:
                closed.append(reason)

            websocket: Any = SimpleNamespace(close=close)
            buckets = Buckets(Limit(1, 1))
            socket = ClientConnection(websocket, "", service, Settings(), buckets, buckets, lambda _: None)
            socket.beat(socket.heard_at + silence)
            assert closed == ([code] if code else [])

    asyncio.run(main())


# --- REST


@pytest.mark.slow
def test_requests_are_answered_as_the_document_says(server: Server) -> None:
    """With a token and without."""
    import schemathesis  # seconds of CPU, for this test alone
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks as openapi

    checks = [
        not_a_server_error,
        openapi.status_code_conformance,
        openapi.content_type_conformance,
        openapi.response_schema_conformance,
    ]
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    ada = guest(server, "Ada")
    table = post_table(server, ada, wire.Setup("hats", 2, bots={"1": "dormouse"}))

    def answered(case: Any) -> None:
        who = guest(server, "Nobody") if case.method == "DELETE" else ada
        if "table" in (case.path_parameters or {}) and len(case.path_parameters["table"]) % 2:
            case.path_parameters["table"] = table
        for headers in ({"Authorization": f"Bearer {who.token}"}, {}):
            case.call_and_validate(headers=headers, checks=checks)

    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        often: Any = settings(max_examples=20, deadline=None, database=None, suppress_health_check=[*HealthCheck])
        often(given(operation.as_strategy())(answered))()  # type: ignore[no-untyped-call]
    assert is_well(server)


ODD = (
    "/", "/api", "/healthz", "/openapi.json", "/../x", "/%2e%2e/%2e%2e/etc/passwd", "/%00", "/a\\b", "//etc/passwd",
    "/C:/x.ini", "/api/tables/%00", "/" + "a" * 300, "/" + "b" * 8000, "/api?" + "c" * 8000, "/api/%F0%9F%8E%A9",
    "/assets/..%2f..%2fx.py", "/metrics/..", "/%", "/ws",
)  # fmt: skip


def test_every_answer_is_guarded(server: Server) -> None:
    async def main() -> None:
        web, own = RawHttp(server.port), f"http://127.0.0.1:{server.port}"
        asked = [(method, path) for method in ("GET", "HEAD", "OPTIONS", "TRACE", "DELETE", "PROPFIND") for path in ODD]
        for method, path in asked:
            status, headers, body = await web.ask(method, path)
            assert status < 500, (method, path)
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "script-src 'self' 'wasm-unsafe-eval';" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["cache-control"] in ("no-store", "no-cache")
            assert "server" not in headers
            assert b"root:" not in body
        for more, status in [
            (f"Origin: {own}\r\n", 200), ("Origin: https://evil.example\r\n", 403), ("Origin: null\r\n", 403),
            (f"Origin: {own}.evil.example\r\n", 403), ("Origin: http://[\r\n", 403),
            ("".join(f"X-{number}: y\r\n" for number in range(3000)), 200),
        ]:  # fmt: skip
            assert (await web.ask("GET", "/api", more=more))[0] == status, more[:60]
        assert (await web.ask("BREW", "/api"))[0] == 400
        web.close()

    asyncio.run(main())
    assert is_well(server)


@pytest.mark.slow
def test_under_a_prefix(tmp_path: Path) -> None:
    """A proxy takes the prefix off: everything is found as without one."""

    async def main(server: Server) -> None:
        web = RawHttp(server.port)
        assert (await web.ask("GET", "/healthz"))[2] == b'{"status":"ok"}'
        assert (await web.ask("GET", "/"))[1]["content-type"].startswith("text/html")
        web.close()
        line = await RawWebSocket.open(server.port)
        assert line.status == 101
        line.cut()

    with serving(sqlite(tmp_path), *FREELY, "--prefix", "/hats") as server:
        asyncio.run(main(server))
