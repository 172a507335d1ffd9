"""A process with everything loaded and compiled that forks servers: each is ready in a tenth of a second.

    with fork_server() as home:
        server = ForkedServer(home, "sqlite:/tmp/hatbox.db", tmp_path / "log")
        server.start()
        server.kill()
        server.start()  # the same server again, at the same address

A cold start takes about four seconds of CPU; a test that kills a hundred servers cannot afford that. The child process
runs `main`: one JSON request per line, one JSON answer per line.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hatbox import wire
from hatbox.server.limits import Limit
from hatbox.server.ops.settings import Settings

BOT: wire.Level = "dormouse"
FREE = Limit(0, 0)
EPHEMERAL = 32_768  # from here on a client that calls in vain may be given the very port that it calls


def quiet_port() -> int:
    """A free port that no client is ever given, so that a server which was killed finds it free again."""
    for port in range(20_000 + os.getpid() % 10_000, EPHEMERAL):
        with socket.socket() as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listener.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


class ForkServer:
    """The test's side of the pipe."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, **order: Any) -> Any:
        """One order, and its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


@contextmanager
def fork_server() -> Iterator[ForkServer]:
    """Run a fork server while the block runs; its servers end with it."""
    with subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as own:
        yield ForkServer(own)


class ForkedServer:
    """A server forked by a fork server: without limits, its bots answer at once."""

    def __init__(self, home: ForkServer, database: str, log: Path) -> None:
        self.settings = Settings(
            port=quiet_port(), database=database, bot_threads=1, bot_seconds=0.02, bot_pace=0, connections=0,
            messages=FREE, talk=FREE, requests=FREE, guests=FREE, codes=FREE, histories=FREE, open_tables=1000,
        )  # fmt: skip
        self._home = home
        self._log = log
        self._pid: int | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def said(self) -> str:
        """What it has logged, in all its lives."""
        return self._log.read_text()

    def start(self) -> None:
        """Start, and wait until it serves."""
        self._pid = self._home.ask(settings=asdict(self.settings), log=str(self._log))
        assert self._pid is not None, self.said

    def kill(self) -> None:
        """As a power cut would: no chance to finish anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._home.ask(end=self._pid, how=int(how)) == self._pid
        self._pid = None


# --- the child process


def warm_up() -> None:
    """Load and compile all that a server needs in any game."""
    from hatbox.bots.registry import bot_named
    from hatbox.server.service import updates
    from hatbox.server.service.bot_runner import written
    from hatbox.server.store import postgres, sqlite
    from hatbox.server.tables import log
    from hatbox.server.tables.apply import apply_event, open_table
    from hatbox.server.tables.commands import Accepted, BotMove, CommandEnvelope
    from hatbox.server.tables.decide import decide
    from hatbox.server.tables.opening import decide_deal, decide_opening

    assert postgres
    assert sqlite
    games: tuple[wire.GameName, ...] = ("hats", "magic_hat", "top_hats")
    for game in games:
        played = open_table("warm", log.Event(1, 1, decide_opening(wire.Setup(game, 2), "p", "P")))
        apply_event(played, log.Event(2, 2, decide_deal(played.setup, bytes(32), [])))
        for _ in range(60):
            for seat in played.acting[:1]:
                trial = played.trial_for(seat) if played.simultaneous else played.playing.clone()
                moment = len(played.choices[seat]) if played.simultaneous else trial.ply
                envelope = CommandEnvelope(BotMove(seat, written(bot_named(BOT), trial, seat, 0, 0.02), moment), 3)
                played.chairs[seat] = log.Chair(bot=BOT)
                decision = decide(played, envelope)
                assert isinstance(decision, Accepted)
                since, event = updates.moment_of(played), log.Event(played.version + 1, 3, decision.facts[0])
                apply_event(played, event)
                played.chairs[seat] = log.Chair("p", "P")
                updates.snapshot(played, seat)
                updates.Telling(played, event, since).update(1 - seat)


def bring_forth(settings: dict[str, Any], log: str) -> int | None:
    """A new server; None if it could not start."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        from hatbox.server.run import serve
        from hatbox.server.transport.listeners import bind

        os.close(reading)
        with Path(log).open("a") as file, Path(os.devnull).open() as nothing:
            os.dup2(nothing.fileno(), 0)
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
        said = os.fdopen(writing, "w")
        limits = {name: Limit(**value) for name, value in settings.items() if isinstance(value, dict)}
        try:
            asked = Settings(**{**settings, **limits})
            serve(
                asked, bind(asked.host, asked.port), lambda: print("!", end="", file=said, flush=True), stand_in=False
            )
        finally:
            os._exit(1)
    os.close(writing)
    with open(reading, "rb") as line:  # noqa: PTH123  (it is no path)
        return pid if line.read(1) else None


def main() -> None:
    """Orders, one by one, until the test has gone."""
    import hatbox.server.run

    assert hatbox.server.run
    warm_up()
    alive: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        if "settings" in order:
            answer = bring_forth(**order)
            if answer is not None:
                alive.add(answer)
        else:
            os.kill(order["end"], order["how"])
            answer, _ = os.waitpid(order["end"], 0)
            alive.discard(answer)
        print(json.dumps(answer), flush=True)
    for pid in alive:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
