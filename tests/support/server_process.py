"""Real servers for tests: started as a process of their own, stopped, or killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

FREELY = ("--no-limits", "--bot-pace", "0", "--bot-seconds", "0.05")  # as fast as it can


class Server:
    """A server process. After `kill` and `start` it is the same server again, at the same address."""

    def __init__(self, database: str, *options: str, env: dict[str, str] | None = None, wait: bool = True) -> None:
        """`wait`: until games can be played; `env` is added to the environment."""
        self._database = database
        self._options = options
        self._env = env or {}
        self._wait = wait
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.said: list[str] = []  # until it served
        self.greeting = ""  # the line that tells where it serves

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it serves."""
        command = [sys.executable, "-m", "hatbox", "serve", "--port", str(self.port), "--database", self._database]
        env = {**os.environ, "PYTHONUNBUFFERED": "1", **self._env}
        self._process = subprocess.Popen([*command, *self._options], stderr=subprocess.PIPE, text=True, env=env)
        assert self._process.stderr is not None
        said = self.said = []
        for line in self._process.stderr:
            said.append(line)
            found = re.search(r"http://localhost:(\d+)/", line)
            if found:
                self.port, self.greeting = int(found[1]), line
                if self._wait:
                    self._until_ready()
                return
        raise AssertionError("the server did not start: " + "".join(said))

    def _until_ready(self) -> None:
        for _ in range(600):
            try:
                urlopen(f"{self.url}/readyz", timeout=30).close()
                return
            except OSError:  # not yet
                time.sleep(0.1)
        raise AssertionError("the server does not get ready")

    def kill(self) -> None:
        """As a power cut would: no chance to finish anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> str:
        """As a host would; what it had to say."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> str:
        process, self._process = self._process, None
        if process is None:
            return ""
        process.send_signal(how)
        _, said = process.communicate(timeout=30)
        return said or ""


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
