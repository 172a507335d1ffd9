"""Nothing secret goes over the wire: two servers hold worlds that differ only in what a viewer may not know, and that
viewer gets the same bytes from both, whatever happens and whatever it tries.

Compared is every frame and every answer, headers and order included. Only times of what happened since the servers
started, the clocks that depend on them, and the numbers of pings are taken out.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import itertools
import json
import random
import re
import selectors
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from hatbox import wire
from hatbox.client import Client, ClientTable, WireError
from hatbox.records.commitment import key_of
from hatbox.server.service.bot_runner import LATE_GRID, MIN_PAUSE, BotRunner
from hatbox.server.service.updates import DELAY
from hatbox.server.tables import log
from hatbox.server.tables.opening import seed_from
from hatbox.server.transport.routes import ROUTES
from support.paired_tables import BEGAN, TABLES, Pair, World, bring, building_pairs, pairs_of, redealt_pairs
from support.server_process import FREELY, Server, sqlite
from support.waiting import PATIENCE

PING = '{"type":"ping"'
UPDATE = re.compile(r'^\{"type":"update","table":"[^"]*","seq":(\d+)')
TALK = ("Good luck to all!", "my B4 is red", "play the kepi", "  ", "six")
MALFORMED = (
    "", "?", "[]", "{}", '{"type":"oops"}', '{"type":"watch"}', '{"type":"watch","table":"no such/table"}',
    '{"type":"watch","table":"nobody-knows"}', '{"type":"watch","table":"x","seen":-1}',
    '{"type":"command","table":"nobody-knows","id":"x","seen":1,"do":{"kind":"undo"}}',
)  # fmt: skip


# --- a raw line, and what came over it


class RawConnection:
    """A socket, raw text frames only."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._heard: list[str] = []
        self._pings = itertools.count(1)
        self.seq = 0  # of the last update

    @classmethod
    async def open(cls, server: Server, token: str | None) -> RawConnection:
        socket = await connect(f"ws://127.0.0.1:{server.port}/ws", compression=None, max_size=None, ping_interval=None)
        line = cls(socket)
        await line.say(json.dumps({"type": "hello", "version": wire.PROTOCOL, "token": token}))
        return line

    async def say(self, text: str) -> None:
        await self._socket.send(text)

    async def _hear(self) -> str:
        frame = await self._socket.recv()
        assert isinstance(frame, str)
        update = UPDATE.match(frame)
        self.seq = int(update[1]) if update else self.seq
        return frame

    async def frames(self) -> list[str]:
        """Everything that was sent up to now, except what keeps the line alive."""
        mark = next(self._pings)
        await self.say(f'{{"type":"ping","id":{mark}}}')
        while not (frame := await self._hear()).startswith(f'{{"type":"pong","id":{mark},'):
            self._heard.append(frame)
        heard, self._heard = self._heard, []
        return [frame for frame in heard if not frame.startswith(PING)]

    async def answer(self, command: wire.CommandMessage) -> str:
        """Command something, and wait for the answer."""
        await self.say(msgspec.json.encode(command).decode())
        while True:
            frame = await self._hear()
            self._heard.append(frame)
            if frame.startswith(('{"type":"ack"', '{"type":"refused"')) and f'"id":"{command.id}"' in frame:
                return frame

    async def reach(self, seq: int) -> None:
        """Wait for an update."""
        while self.seq < seq:
            self._heard.append(await self._hear())

    async def close(self) -> None:
        await self._socket.close()


IGNORED = ("content-length", "x-request-id")  # the body has the first anyway; the second is random


def rest_answer(server: Server, path: str, token: str | None, method: str = "GET", body: bytes | None = None) -> str:
    """A REST answer, with status and headers."""
    with contextlib.closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
        return answer_over(connection, path, token, method, body)


def rest_answers(server: Server, paths: Sequence[str], token: str | None) -> list[str]:
    """REST answers over one connection, which takes less than one each."""
    answers = []
    with contextlib.closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
        for path in paths:
            try:
                answers.append(answer_over(connection, path, token))
            except ConnectionError:  # the server has closed it: on a busy machine it was idle for too long
                answers.append(answer_over(connection, path, token))
    return answers


def answer_over(
    connection: HTTPConnection, path: str, token: str | None, method: str = "GET", body: bytes | None = None
) -> str:
    connection.request(method, path, body, {"authorization": f"Bearer {token}"} if token else {})
    answer = connection.getresponse()
    result = sorted(header for header in answer.getheaders() if header[0] not in IGNORED)
    return f"{answer.status} {result} {answer.read().decode()}"


LIVE = BEGAN + 1_800_000  # later than any event that was brought; a busy server's clock may be behind ours


@dataclass
class Diary:
    """All that a viewer got from one server, as it came."""

    since: int  # from then on times may differ
    pages: list[tuple[str, str]]
    live: bool = False  # clocks have run on since

    def note(self, about: str, *texts: str) -> None:
        for text in texts:
            text = re.sub(r'"now":\d+', '"now":0', text)
            text = re.sub(r',"(people|games)":\d+', "", text)  # of the whole server
            text = re.sub(r"\b1\d{12}\b", lambda number: "live" if int(number[0]) >= self.since else number[0], text)
            if self.live:
                text = re.sub(r'"left":\d+', '"left":0', text)
                text = re.sub(r',"took":\d+', "", text)  # absent if it took no millisecond
            self.pages.append((about, text))
        self.pages.append((about, f"{len(texts)} in all"))


# --- what a viewer does at a table


class Visit:
    """A viewer at one table of one server."""

    def __init__(self, server: Server, pair: Pair, world: World) -> None:
        self.server, self.pair, self.world = server, pair, world
        self.diary = Diary(LIVE, [])
        self.seq = pair.seq(world)
        self.token = pair.token(pair.viewer) if pair.viewer is not None or pair.setup.spectators == "blind" else None
        self._lines: dict[int | None, RawConnection] = {}
        self._numbers = itertools.count(1)

    async def line(self, seat: int | None) -> RawConnection:
        if seat not in self._lines:
            token = self.token if seat == self.pair.viewer else self.pair.token(seat)
            self._lines[seat] = await RawConnection.open(self.server, token)
        return self._lines[seat]

    async def whole(self) -> Diary:
        """Everything: look, ask, try, and see the game go on."""
        await self.look()
        await self.ask()
        await self.try_everything()
        await self.go_on()
        await self.ask()
        await self.take_back()
        for line in self._lines.values():
            await line.close()
        return self.diary

    async def watch(self, line: RawConnection, seen: int | None) -> list[str]:
        table = self.pair.table
        await line.say(json.dumps({"type": "unwatch", "table": table}))
        await line.say(json.dumps({"type": "watch", "table": table, "seen": seen}))
        return await line.frames()

    async def look(self) -> None:
        """The table as it is, and again after every loss of the line."""
        line = await self.line(self.pair.viewer)
        self.diary.note("welcome", *await line.frames())
        chance = random.Random(self.pair.table)
        places = chance.sample(range(2, self.seq), min(self.seq - 2, 2))
        for seen in (1, *places, self.seq - 1, self.seq, self.seq + 1, None):
            self.diary.note(f"seen {seen}", *await self.watch(line, seen))
        again = await RawConnection.open(self.server, self.token)
        self.diary.note("another line", *await self.watch(again, places[0] if places else 1))
        await again.close()

    async def ask(self) -> None:
        """All that REST tells."""
        table, token = self.pair.table, self.token
        tries = ["nonsense", *self.pair.tries]
        paths = [
            f"/api/tables/{table}", f"/api/tables/{table}/snapshot", f"/api/tables/{table}/history",
            f"/api/tables/{table}/history?seen={self.seq - 2}", f"/api/tables/{table}/history?seen=x",
            *(f"/api/tables/{table}/history?as={eyes}" for eyes in (0, 1, 2, 3, "all", "x")),
            *(f"/api/tables/{table}/why?{urlencode({'move': move})}" for move in tries),
            *(f"/api/tables/{table}/preview?{urlencode({'move': move})}" for move in tries),
            f"/api/tables/{table}/undo", f"/api/tables/{table}/record", "/api/tables",
            "/api/me", "/api/me/tables", "/api/me/export",
        ]  # fmt: skip
        for path, answer in zip(paths, await asyncio.to_thread(rest_answers, self.server, paths, token), strict=True):
            self.diary.note(path, answer)
        body = msgspec.json.encode(wire.CommandBody("rest", 1, wire.Move("?")))
        path = f"/api/tables/{table}/commands"
        self.diary.note(path, await asyncio.to_thread(rest_answer, self.server, path, token, "POST", body))

    async def do(self, seat: int | None, command: wire.Command, seen: int | None = None) -> str:
        line = await self.line(seat)
        at = self.seq if seen is None else seen
        if seat != self.pair.viewer or self.token:
            return await line.answer(wire.CommandMessage(self.pair.table, f"c{next(self._numbers)}", at, command))
        await line.say(msgspec.json.encode(wire.CommandMessage(self.pair.table, "x", at, command)).decode())
        return ""

    async def own(self, command: wire.Command, seen: int | None = None) -> None:
        """The viewer does something; what it then hears is noted."""
        viewer = self.pair.viewer
        self._numbers = itertools.count(10_000 * len(self.diary.pages))  # the same in both worlds
        answer = await self.do(viewer, command, seen)
        if answer.startswith('{"type":"ack"'):
            self.seq = int(answer.rpartition('"seq":')[2].rstrip("}"))
        self.diary.note(repr(command), *await (await self.line(viewer)).frames())

    async def try_everything(self) -> None:
        """Things that one may not do, or that change nothing in the game."""
        line = await self.line(self.pair.viewer)
        for text in MALFORMED:
            await line.say(text)
        self.diary.note("malformed", *await line.frames())
        for move in self.pair.tries:
            await self.own(wire.Move(move))
        await self.own(wire.Move(self.pair.tries[0]), seen=1)
        await self.own(wire.Move(self.pair.tries[0]), seen=self.seq + 1)
        for premove in ("nonsense", None, None):
            await self.own(wire.Premove(premove))
        for command in (
            wire.Sit(), wire.Sit(0), wire.Return(), wire.Ready(), wire.FillWithBots("dormouse"), wire.Answer(True),
            wire.Rematch(), wire.SayPhrase("good-luck"),
        ):  # fmt: skip
            await self.own(command)
        await self.own(wire.Resign(), seen=1)
        self.diary.live = True
        for text in TALK:
            await self.own(wire.Say(text))

    async def go_on(self) -> None:
        """The others play on, say something, decide ahead and change their minds; so does the viewer."""
        pair, viewer = self.pair, await self.line(self.pair.viewer)
        observer = await self.line(pair.others[0])
        await self.watch(observer, None)
        for act in self.world.acts:
            answer = await self.do(act.seat, act.command)
            assert answer.startswith('{"type":"ack"'), (act, answer)
            self.seq += act.public
            await observer.reach(self.seq if act.public else 0)
        await self.do(pair.others[-1], wire.Say("What a game!"))
        self.seq += 1
        await observer.reach(self.seq)
        if pair.setup.spectators == "delayed":
            await viewer.reach(self.seq - DELAY)
        self.diary.note("play", *hide_numbers(await viewer.frames()))

    async def take_back(self) -> None:
        """Somebody wants to take back, and somebody refuses; then the viewer tries."""
        for seat in self.pair.others:
            await self.do(seat, wire.Undo())
        await self.own(wire.Answer(False))
        await self.own(wire.Undo())
        await self.ask()


def hide_numbers(frames: Sequence[str]) -> list[str]:
    """Frames without the viewer's own numbers of commands, which count what others did too."""
    return [re.sub(r'"id":"c\d+"', '"id":"c"', frame) for frame in frames]


# --- the servers


@dataclass(frozen=True)
class Hosts:
    """Two servers, each with one world of every pair."""

    servers: tuple[Server, Server]
    pairs: dict[str, list[Pair]]

    async def diaries(self, pair: Pair) -> tuple[Diary, Diary]:
        visits = [Visit(server, pair, world) for server, world in zip(self.servers, pair.worlds, strict=True)]
        one, other = await asyncio.gather(*(visit.whole() for visit in visits))
        return one, other


GROUPS: dict[str, Callable[[], Iterator[Pair]]] = {
    **{f"{game} {players}": partial(pairs_of, game, players) for game, players in TABLES},
    "redealt": redealt_pairs,
    "building 2": partial(building_pairs, 2),
    "building 3": partial(building_pairs, 3),
}


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosts]:
    pairs = {name: [*made()] for name, made in GROUPS.items()}
    databases = [sqlite(tmp_path_factory.mktemp(f"world{number}")) for number in (0, 1)]
    for number, database in enumerate(databases):
        asyncio.run(bring(database, [pair for some in pairs.values() for pair in some], number))
    servers = Server(databases[0], *FREELY), Server(databases[1], *FREELY)
    try:
        with ThreadPoolExecutor(2) as pool:
            [*pool.map(Server.start, servers)]
        yield Hosts(servers, pairs)
    finally:
        for server in servers:
            server.stop()


def compare(pair: Pair, one: Diary, other: Diary) -> None:
    for (about, text), (other_about, other_text) in zip(one.pages, other.pages, strict=False):
        assert about == other_about, f"{pair.table}: the worlds differ: {about} and {other_about}"
        at = next((at for at, signs in enumerate(zip(text, other_text, strict=False)) if len({*signs}) > 1), 0)
        parts = text[max(0, at - 100) : at + 100], other_text[max(0, at - 100) : at + 100]
        assert text == other_text, f"{pair.table}: the worlds differ at {about}: {parts}"
    assert len(one.pages) == len(other.pages)


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.slow
def test_a_viewer_gets_the_same_bytes_from_worlds_that_look_alike(hosts: Hosts, group: str) -> None:
    async def main() -> None:
        for pair in hosts.pairs[group]:
            assert pair.worlds[0].facts != pair.worlds[1].facts
            one, other = await hosts.diaries(pair)
            assert len(one.pages) > 100
            compare(pair, one, other)

    asyncio.run(main())


@pytest.mark.parametrize("group", GROUPS)
def test_bytes_do_tell_worlds_apart_that_look_different(hosts: Hosts, group: str) -> None:
    """The check of the check: to another seat the same two worlds look different, and the same comparison says so."""

    async def main() -> None:
        pair = next(pair for pair in hosts.pairs[group] if pair.differing is not None)
        diaries = []
        for server, world in zip(hosts.servers, pair.worlds, strict=True):
            visit = Visit(server, pair, world)
            line = await RawConnection.open(server, pair.token(pair.differing))
            visit.diary.note("seen 1", *await visit.watch(line, 1))
            await line.close()
            diaries.append(visit.diary)
        with pytest.raises(AssertionError, match="the worlds differ"):
            compare(pair, *diaries)

    asyncio.run(main())


def test_the_diary_takes_out_nothing_but_times() -> None:
    diary, text = Diary(BEGAN + 5, []), f'{{"seq":3,"at":{BEGAN + 9},"left":5,"card":"B4","old":{BEGAN}}}'
    diary.note("before", text)
    diary.live = True
    diary.note("after", text, "B5")
    assert [page for _, page in diary.pages] == [
        f'{{"seq":3,"at":live,"left":5,"card":"B4","old":{BEGAN}}}', "1 in all",
        f'{{"seq":3,"at":live,"left":0,"card":"B4","old":{BEGAN}}}', "B5", "2 in all",
    ]  # fmt: skip


# --- what others do in secret


SECRETS: dict[str, list[wire.Command]] = {
    "play": [wire.Premove("nonsense"), wire.Premove("end"), wire.Premove()],
    "building": [wire.Move("build red yellow"), wire.Undo()],
}


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.slow
def test_what_one_seat_does_in_secret_nobody_else_notices(server: Server, game: wire.GameName, players: int) -> None:
    """Not even by the order of lists, by numbers or by times: here no time is taken out of the comparison."""

    async def main() -> None:
        clients = [await Client.connect(server.url, name=f"Name{number}") for number in range(players)]
        found = [await open_table(clients, wire.Setup(game, players, {"first": 0}, clock=CLOCK)) for _ in range(2)]
        spy, actor = clients[0], clients[-1]
        kind = "building" if game == "top_hats" else "play"
        line = await RawConnection.open(server, spy.token)
        for table in found:
            await line.say(json.dumps({"type": "watch", "table": table}))
        assert len(await line.frames()) == 3  # the welcome and two snapshots
        paths = ["/api/me/tables", "/api/me/export", "/api/me"]
        paths += [f"/api/tables/{table}{what}" for table in found for what in ("", "/snapshot", "/history", "/record")]
        before = await asyncio.to_thread(rest_answers, server, paths, spy.token)
        for table in found:  # the older one too, so that one of them would change its place
            seat = await actor.watch(table)
            for command in SECRETS[kind]:
                await seat.do(command)
                assert await line.frames() == []
                assert await asyncio.to_thread(rest_answers, server, paths, spy.token) == before
        seat = await actor.watch(found[0])
        await seat.do(wire.SayPhrase("hello"))  # and what all may know they do notice
        assert len(await line.frames()) == 1
        assert await asyncio.to_thread(rest_answers, server, paths, spy.token) != before
        await line.close()
        for client in clients:
            await client.close()

    asyncio.run(main())


CLOCK = wire.BankClock(36_000, 5)


async def open_table(clients: Sequence[Client], setup: wire.Setup) -> str:
    """A table where the first client, who is the last to be ready, lets the cards be dealt."""
    table = (await clients[0].open(setup)).id
    for client in reversed(clients):
        seat = await client.watch(table)
        if client is not clients[0]:
            await seat.do(wire.Sit(clients.index(client)))
        await seat.ready()
    return table


# --- before the end


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_route_tells_the_deal_before_the_end(hosts: Hosts, game: str, players: int) -> None:
    server = hosts.servers[0]
    pair = hosts.pairs[f"{game} {players}"][0]
    names = {"table": pair.table, "player": pair.player(0), "game": game, "players": str(players), "code": "BCDFG"}
    for path in (route.path.format(**names) for route in ROUTES if route.method == "GET"):
        for token in (None, *(pair.token(seat) for seat in range(players)), pair.token(None)):
            answer = rest_answer(server, path, token)
            result = [secret for secret in (*pair.worlds[0].secrets, "reshuffle", '"deal') if secret in answer]
            assert result == [], path
            if path.endswith("/record"):
                assert answer.startswith("409") and '"code":"table/not-over"' in answer


# --- logs and pages for hosts


def secrets_in(text: str, secrets: Sequence[str]) -> list[str]:
    """Return the secrets, or cards, that occur in a text."""
    return [secret for secret in secrets if secret in text] + re.findall(r"\b[BCDFKST][1-6]\b", text)


@pytest.mark.slow
def test_a_server_logs_no_secrets_and_counts_no_players(tmp_path: Path) -> None:
    async def main(server: Server) -> list[str]:
        clients = [await Client.connect(server.url, name=name) for name in ("Xanthippe", "Quetzalcoatl")]
        secrets = [str(secret) for client in clients for secret in (client.token, client.recovery, client.player)]
        secrets += ["Xanthippe", "Quetzalcoatl"]
        for game in ("hats", "magic_hat", "top_hats"):
            table = await open_table(clients, wire.Setup(game, 2, {"first": 0}))
            secrets.append(table)
            seats = [client.tables[table] for client in clients]
            for seat in seats:
                for command in (wire.Premove("nonsense"), wire.Move("black B4"), wire.Move("?"), wire.Say("B4")):
                    with contextlib.suppress(WireError):
                        await seat.do(command)
            await asyncio.gather(*(few_moves(seat) for seat in seats))
        for path in ("/metrics", "/healthz", "/openapi.json"):
            text = rest_answer(server, path, clients[0].token)
            assert text.startswith("200")
            described = text.replace('"D4"', "").replace("such as E2 or E2-C2", "")  # the same for every table
            assert secrets_in(described, [*secrets, *stored_seeds(tmp_path)]) == [], path
        assert rest_answer(server, "/api/me", "wrong token").startswith("401")
        rest_answer(server, f"/api/tables/{table}/commands", clients[0].token, "POST", b"rubbish")
        for client in clients:
            await client.close()
        return secrets

    server = Server(sqlite(tmp_path), *FREELY)
    server.start()
    try:
        secrets = asyncio.run(main(server))
    finally:
        server.stop()
    said = server.log
    secrets = [*dict.fromkeys([*secrets, *stored_seeds(tmp_path)])]  # a seed is in several events
    assert len(secrets) > 12
    assert secrets_in(said, secrets) == []
    assert secrets_in(f"{secrets[0]} {secrets[-1]} exchange B4 3", secrets) == [secrets[0], secrets[-1], "B4"]


async def few_moves(seat: ClientTable) -> None:
    """Some turns of the game; then the other side is told to have won."""
    chance, taken = random.Random(1), 0
    async for scene in seat.turns():
        taken += 1
        with contextlib.suppress(WireError):  # the other side has acted at the same time
            await seat.do(wire.Move(chance.choice(scene.legal)) if taken < 15 else wire.Resign())


def stored_seeds(folder: Path) -> list[str]:
    """The seeds of all tables in a database, and what they are made from."""
    with sqlite3.connect(folder / "hatbox.db") as database:
        rows = database.execute("SELECT fact FROM events").fetchall()
    database.close()
    facts = [log.DECODER.decode(row[0]) for row in rows]
    entropies = [fact.entropy for fact in facts if isinstance(fact, log.Opened)]
    started = [fact for fact in facts if isinstance(fact, log.Started)]
    keys = [key_of(bytes.fromhex(str(fact.seed)), fact.nonces or []).hex() for fact in started]
    assert started
    assert all(entropies)
    seeds = [str(fact.seed) for fact in started]
    return [*seeds, *entropies, *keys, *(seed_from(bytes.fromhex(entropy)).hex() for entropy in entropies)]


# --- the time a bot takes


class Leaps(selectors.DefaultSelector):
    """Never waits: time leaps to the next thing that is due."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(0)


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose time passes only while it waits."""

    def __init__(self) -> None:
        self._leaps = Leaps()
        super().__init__(self._leaps)

    def time(self) -> float:
        return self._leaps.now


def time_shown(bot_runner: BotRunner, table: str, moment: int, thinking: float) -> float:
    """When a bot's answer is shown if it has thought so long."""

    async def answer() -> str:
        await asyncio.sleep(thinking)
        return "peek 1"

    async def main() -> float:
        assert await bot_runner.pace(answer(), table, moment) == "peek 1"
        return asyncio.get_running_loop().time()

    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(main())


def test_when_a_bot_answers_tells_nothing_of_what_it_thinks() -> None:
    assert [*inspect.signature(BotRunner.pause).parameters] == ["self", "table", "moment"]
    bot_runner, others = BotRunner(1, 0.6, 1.0), BotRunner(2, 5.0, 1.0)
    pauses = {(table, moment): bot_runner.pause(table, moment) for table in ("a", "b") for moment in range(20)}
    assert len(set(pauses.values())) > 30
    for (table, moment), pause in pauses.items():
        assert others.pause(table, moment) == pause >= MIN_PAUSE
        for thinking in (0.0, 0.1, 0.7):
            assert time_shown(bot_runner, table, moment, thinking) == pytest.approx(pause, abs=1e-6)
        for late in (0.01, 0.1, 0.24):  # how late it is told only roughly
            assert time_shown(bot_runner, table, moment, pause + late) == pytest.approx(pause + LATE_GRID, abs=1e-6)
        assert time_shown(bot_runner, table, moment, pause + LATE_GRID + 0.01) == pytest.approx(
            pause + 2 * LATE_GRID, abs=1e-6
        )
    bot_runner.close()
    others.close()
