"""Playing at a server from a terminal: the real command, a real server, and somebody who reads and types."""

from __future__ import annotations

import asyncio
import os
import random
import re
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hatbox as door
from hatbox import wire
from hatbox.client import Client, ClientTable
from hatbox.engine.match import Match
from hatbox.games.wire import View
from hatbox.i18n import languages, say
from hatbox.terminal.drawing import drawing_of, view_of
from hatbox.terminal.lobby import find_table
from hatbox.terminal.screen import Screen
from hatbox.terminal.seats import Seats
from support.command import assert_refused, hatbox
from support.server_process import FREELY, Server, serving, sqlite
from support.waiting import PATIENCE

TURN = re.compile(r"-+ Seat (\d), your turn -+\n(?:.|\n)*?\n> ")
LOOK = "Take a good look, then press Enter: you won’t see it again.\n"
OVER = "The game is over"


class Terminal:
    """The command in a process of its own: what it shows is read as it comes."""

    def __init__(self, server: Server, folder: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "hatbox", "join", server.url, *arguments, "--token-file", str(folder / "me")]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={**os.environ, "COLUMNS": "100", "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        self.shown = ""
        self._seen = 0
        self._changed = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        while text := os.read(self._process.stdout.fileno(), 65536).decode():
            with self._changed:
                self.shown += text
                self._changed.notify_all()
        with self._changed:
            self._process.wait()
            self._changed.notify_all()

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def until(self, *patterns: str | re.Pattern[str]) -> re.Match[str]:
        """Wait until one of them is shown, after all that was waited for before."""
        end = time.monotonic() + PATIENCE
        with self._changed:
            while True:
                found = [m for p in patterns if (m := re.compile(p).search(self.shown, self._seen))]
                if found:
                    first = min(found, key=lambda match: match.start())
                    self._seen = first.end()
                    return first
                assert self._process.poll() is None, self.shown[self._seen :]
                assert self._changed.wait(end - time.monotonic()), self.shown[self._seen :]

    async def sees(self, *patterns: str | re.Pattern[str]) -> re.Match[str]:
        return await asyncio.to_thread(self.until, *patterns)

    def close(self) -> int:
        """The end of input; the exit status."""
        assert self._process.stdin is not None
        if not self._process.stdin.closed:
            self._process.stdin.close()
        status = self._process.wait(PATIENCE)
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status


def play(terminal: Terminal, chance: random.Random) -> None:
    """Random choices to the end, by number or by move; and whatever was seen once is looked at."""
    while True:
        found = terminal.until(TURN, re.escape(LOOK), OVER)
        if found[0] == OVER:
            return
        if found[0] == LOOK:
            terminal.type("")
            continue
        terminal.type("legal")
        listed = terminal.until(r"legal\n((?:.+\n)+)")[1]
        moves = [move for move in re.split(r"\s{2,}|\n", listed.strip()) if move and not move.startswith("*")]
        terminal.type(chance.choice(moves))


@pytest.mark.parametrize(("game", "players"), [("hats", 2), ("hats", 4), ("magic_hat", 2), ("top_hats", 2)])
@pytest.mark.slow
def test_a_whole_game_against_bots(server: Server, tmp_path: Path, game: str, players: int) -> None:
    terminal = Terminal(server, tmp_path, "--name", "Ada")
    terminal.until("Use this code to play as yourself")
    terminal.until("Where do you want to play")
    terminal.type("new")
    terminal.until("Which game")
    terminal.type(game)
    terminal.until("How many players")
    terminal.type(str(players))
    terminal.until("Who do you want to play against")
    terminal.type("dormouse")
    play(terminal, random.Random(3))
    terminal.until("wins?")
    terminal.type("log 3")
    terminal.type("")
    terminal.until("Goodbye!")
    assert terminal.close() == 0
    assert max(map(len, terminal.shown.splitlines())) <= 400
    assert stat.S_IMODE((tmp_path / "me").stat().st_mode) == 0o600


def test_a_closed_server_asks_for_its_code(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), *FREELY, "--invite", "tea time") as closed:
        options = ("--name", "Ada", "--token-file", str(tmp_path / "me"))
        assert_refused(hatbox("join", closed.url, *options), "invitation code")
        assert_refused(hatbox("join", closed.url, *options, "--invite", "coffee"), "invitation code")
        terminal = Terminal(closed, tmp_path, "--name", "Ada", "--invite", "tea time")
        terminal.until("Where do you want to play")
        assert terminal.close() == 0


async def answering(seat: ClientTable) -> None:
    """Somebody who plays quickly."""
    async for scene in seat.turns():
        await seat.move("end" if "end" in scene.legal else scene.legal[-1])


@pytest.mark.slow
def test_people_meet_talk_resign_and_come_back(server: Server, tmp_path: Path) -> None:
    async def friend() -> Client:
        return await Client.connect(server.url, name="Bea\x1b[31m")

    async def main() -> None:
        terminal = Terminal(server, tmp_path, "--name", "Ada")
        until, type_ = terminal.sees, terminal.type
        await until("Where do you want to play")
        for line in ("new", "hats", "2", "friends", "1"):
            type_(line)
        code = (await until(rf"hatbox join {re.escape(server.url)} (\w{{5}})\n"))[1]
        bea = await friend()
        listed = await bea.rest("GET", "/api/tables", wire.TableList)
        table = next(info.id for info in listed.tables if info.code == code)
        assert await find_table(bea, code.lower()) == table
        assert await find_table(bea, f"{server.url}/table/{table}/") == table
        seat = await bea.watch(table)
        await seat.do(wire.Sit())
        await until("takes seat 1")
        type_("say Hello there")
        await seat.until(lambda: any(isinstance(one.what, wire.Said) for one in seat.updates))
        type_("say good-luck")
        await until("Good luck!")
        await seat.do(wire.SayPhrase("thanks"))
        await until("Thank you!")
        await seat.do(wire.Say("hi\x1b[2Jall"))
        await until(r"hi \[2Jall")
        await seat.ready()
        await until("The game begins")
        said = [one.what for one in seat.updates if isinstance(one.what, wire.Said)]
        assert [(one.text, one.phrase) for one in said[:2]] == [("Hello there", None), (None, "good-luck")]
        playing = asyncio.create_task(answering(seat))
        await until(TURN)
        type_("xyzzy")
        await until("xyzzy")
        type_("1")
        await until("What do you want to do with|\\* Seat 0")
        type_("resign")
        await until("Really give up")
        type_("no")
        type_("quit")
        await until("Goodbye")
        assert await asyncio.to_thread(terminal.close) == 0

        again = Terminal(server, tmp_path)
        until, type_ = again.sees, again.type
        found = await until(r"(\d) your game of Hats[^\n]*")
        type_(found[1])
        await until(TURN)
        type_("resign")
        await until("Really give up")
        type_("yes")
        await until(OVER)
        await until("wins")
        await playing
        await seat.do(wire.Rematch())
        await until("wants to play again")
        type_("again")
        await until("A new game begins")
        await until("- Hats -")
        type_("quit")
        await until("Goodbye")
        assert await asyncio.to_thread(again.close) == 0
        assert "\x1b" not in terminal.shown + again.shown
        await bea.close()

    asyncio.run(main())


@pytest.mark.slow
def test_a_lost_line_is_mended(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), *FREELY) as server:
        terminal = Terminal(server, tmp_path, "--name", "Ada")
        terminal.until("Where do you want to play")
        for line in ("new", "hats", "2", "dormouse"):
            terminal.type(line)
        terminal.until(TURN)
        server.kill()
        terminal.until("connection lost")
        server.start()
        terminal.until("connection restored")
        terminal.type("legal")
        terminal.type((terminal.until(r"legal\n(\S+(?: \S+)*)"))[1])
        terminal.until(r"\* Seat 0 \(you\)")
        terminal.type("quit")
        terminal.until("Goodbye")
        assert terminal.close() == 0


def test_what_cannot_be_joined(server: Server, tmp_path: Path) -> None:
    me = ["--name", "Ada", "--token-file", str(tmp_path / "me")]
    assert_refused(hatbox("join", "ftp://x", *me), "ftp://x", "not the address")
    assert_refused(hatbox("join", "http://[", *me), "not the address")
    assert_refused(hatbox("join", "127.0.0.1:1", *me), "cannot reach")
    assert_refused(hatbox("join", f"{server.url}/elsewhere", *me), "hatbox")
    assert "This table doesn’t exist" in hatbox("join", server.url, "XXXXX", *me).stderr
    result = hatbox("join", server.url, "nowhere", *me)
    assert result.returncode == 2
    assert "This table doesn’t exist" in result.stderr
    (tmp_path / "bad").write_text("{")
    assert_refused(hatbox("join", server.url, "--token-file", str(tmp_path / "bad")), "damaged")


# --- the wire's view is drawn as the engine's


@pytest.mark.parametrize(
    ("game", "players"),
    [("hats", 2), ("hats", 3), ("hats", 4), ("magic_hat", 2), ("magic_hat", 4), ("top_hats", 2), ("top_hats", 3)],
)
@pytest.mark.slow
def test_views_of_the_wire_are_drawn_as_those_of_the_engine(game: str, players: int) -> None:
    chance = random.Random(players)
    match: Match[Any] = door.new(game, players, 5)
    drawing = drawing_of(match.game, match.options, Seats((None,) * players))
    screen = Screen()

    def drawn(view: Any, legal: list[str]) -> str:
        with screen.console.capture() as captured:
            screen.show(drawing.table(view, legal))
            if legal:
                screen.show(drawing.menu(view, legal).render())
        return captured.get()

    while not match.is_over and match.ply < 150:
        seat = match.mover
        assert seat is not None
        own = match.view(seat)
        scene = wire.Scene(match.ply, View, seat, own.legal_moves())  # type: ignore[arg-type]
        scene.view = msgspec.json.decode(match.scenes(match.ply, [seat])[0].view, type=View)
        mine = view_of(match.game, match.options, scene, players, seat)
        ours, theirs = drawn(own, own.legal_moves()), drawn(mine, scene.legal)
        if game == "top_hats":  # hats lost cannot be counted while some are hidden
            ours, theirs = (re.sub(r"(\d+)\s+[\d?]+ *\n", r"\1\n", text) for text in (ours, theirs))
        if game == "hats" and players == 2:  # nor can types that nobody has seen
            ours, theirs = (re.sub(r"Worth now.*\n", "", text) for text in (ours, theirs))
        assert theirs == ours
        match.play(chance.choice(match.legal_moves()))


@pytest.mark.parametrize("language", languages())
def test_the_recovery_code_stands_on_a_line_of_its_own(language: str) -> None:
    result = say("join-recovery", {"code": "ABCDE-FGHJK", "path": "identity.json"}, language)
    assert "ABCDE-FGHJK" in [line.strip(" \u2068\u2069") for line in result.splitlines()]
