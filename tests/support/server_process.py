"""Real servers for tests: a process each, stopped or killed."""

from __future__ import annotations

import atexit
import itertools
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from urllib.request import urlopen

from support.fork_server import ForkedProcess, fork_server
from support.waiting import PATIENCE, wait_until

FREELY = ("--no-limits", "--bot-pace", "0", "--bot-seconds", "0.05")  # as fast as it can
NUMBERS = itertools.count()  # of logs
EPHEMERAL = 32_768  # from here on a client that calls in vain may be given the very port that it calls


def free_port() -> int:
    """Return a free port that no client is ever given, so that a server which was killed finds it free again."""
    for port in range(20_000 + os.getpid() % 10_000, EPHEMERAL):
        with socket.socket() as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listener.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


@cache
def log_folder() -> Path:
    """Return a folder for logs that is removed when this process ends."""
    folder = tempfile.mkdtemp(prefix="hatbox-logs-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


class Server:
    """A server process. After `kill` and `start` it is the same server again, at the same address."""

    def __init__(self, database: str, *options: str, env: dict[str, str] | None = None, port: int = 0) -> None:
        """`env`: added to the environment of a new interpreter; without it the server is forked, which is cheap."""
        self.port = port
        self._command = ["serve", "--database", database, *options]
        self._env = env
        self._process: ForkedProcess | subprocess.Popen[bytes] | None = None
        self._log = log_folder() / f"{next(NUMBERS)}.log"
        self._log.touch()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """Everything that it has written, in all its lives."""
        return self._log.read_text()

    def start(self) -> None:
        """Start, and wait until games can be played."""
        before = len(self.log)
        self._process = self._run([*self._command, "--port", str(self.port)])

        def greeting() -> re.Match[str] | None:
            assert self._process is not None
            assert self._process.poll() is None, f"the server did not start: {self.log[before:]}"
            return re.search(r"http://localhost:(\d+)/", self.log[before:])

        self.port = int(wait_until(greeting)[1])
        wait_until(self._is_ready)

    def _run(self, args: list[str]) -> ForkedProcess | subprocess.Popen[bytes]:
        if self._env is None and hasattr(os, "fork"):
            return fork_server().start(args, self._log, os.environ)
        env = {**os.environ, "PYTHONUNBUFFERED": "1", **(self._env or {})}
        with self._log.open("a") as log:
            return subprocess.Popen([sys.executable, "-m", "hatbox", *args], stdout=log, stderr=log, env=env)

    def _is_ready(self) -> bool:
        try:
            urlopen(f"{self.url}/readyz", timeout=PATIENCE).close()
        except OSError:  # not yet
            return False
        return True

    def kill(self) -> None:
        """As a power cut would: no chance to finish anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host would."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(number)
            wait_until(lambda: process.poll() is not None)


@contextmanager
def serving(database: str, *options: str, env: dict[str, str] | None = None) -> Iterator[Server]:
    """A server that runs while the block does."""
    server = Server(database, *options, env=env)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def sqlite(folder: Path) -> str:
    """A fresh database in a folder."""
    return f"sqlite:{folder / 'hatbox.db'}"


def run(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command of `hatbox` to its end; `env` is added to the environment."""
    command = [sys.executable, "-m", "hatbox", *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, env={**os.environ, **env}, timeout=600)
