"""Real servers for tests: started as a process of their own, stopped, or killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FREELY = ("--no-limits", "--bot-pace", "0", "--bot-seconds", "0.05")  # as fast as it can


class Server:
    """A server process. After `kill` and `start` it is the same server again, at the same address."""

    def __init__(self, database: str, *options: str) -> None:
        self._database = database
        self._options = options
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

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
        self._process = subprocess.Popen(
            [*command, *self._options], stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        assert self._process.stderr is not None
        said = []
        for line in self._process.stderr:
            said.append(line)
            found = re.search(r"http://localhost:(\d+)/", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError("the server did not start: " + "".join(said))

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
def serving(database: str, *options: str) -> Iterator[Server]:
    """A server that runs while the block does."""
    server = Server(database, *options)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def sqlite(folder: Path) -> str:
    """A fresh database in a folder."""
    return f"sqlite:{folder / 'hatbox.db'}"
