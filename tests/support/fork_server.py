"""A process with everything loaded and compiled that forks `hatbox` commands: each runs a tenth of a second later.

A cold start of a server takes about four seconds of CPU, and the tests start some two hundred servers. Each test
process has one fork server, started when it is first needed; it ends with the test process, and its children with it.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

MAX_REQUEST = 65_536  # bytes


class ForkServer:
    """The test's side of the socket: one JSON request and one JSON answer per line, one at a time."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, __file__, str(theirs.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
        self._lock = threading.Lock()
        atexit.register(self.close)

    def start(self, args: list[str], log: Path, env: Mapping[str, str]) -> ForkedProcess:
        """Run a `hatbox` command that appends what it writes to a file."""
        return ForkedProcess(self, self._request({"start": args, "log": str(log), "env": dict(env)}))

    def signal(self, pid: int, number: int) -> None:
        """Send a signal to a process that has not been waited for."""
        self._request({"signal": number, "pid": pid})

    def poll(self, pid: int) -> int | None:
        """Return a process's exit status as `subprocess` does; None while it runs."""
        answer: int | None = self._request({"poll": pid})
        return answer

    def close(self) -> None:
        self._socket.close()
        self._process.wait()

    def _request(self, request: dict[str, Any]) -> Any:
        with self._lock:
            self._socket.sendall(json.dumps(request).encode() + b"\n")
            return json.loads(self._socket.recv(MAX_REQUEST))


class ForkedProcess:
    """The part of `subprocess.Popen` that tests need."""

    def __init__(self, home: ForkServer, pid: int) -> None:
        self.pid = pid
        self._home = home
        self._status: int | None = None

    def poll(self) -> int | None:
        if self._status is None:
            self._status = self._home.poll(self.pid)
        return self._status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            self._home.signal(self.pid, number)


@cache
def fork_server() -> ForkServer:
    """Return the fork server of this process."""
    return ForkServer()


# --- the child process


def load() -> None:
    """Load what a server needs in any game."""
    import hatbox.cli.serve
    import hatbox.server.run
    import hatbox.server.store.postgres
    import hatbox.server.store.sqlite
    from hatbox.games import NAMES
    from hatbox.server.ops import warmup

    assert hatbox.cli.serve
    assert hatbox.server.run
    assert hatbox.server.store
    warmup.load()
    for name in NAMES:
        warmup.warm(name)
    gc.collect()
    gc.freeze()


def run(start: list[str], log: str, env: dict[str, str]) -> None:
    """Become a `hatbox` command."""
    from hatbox.cli.main import entry

    with Path(log).open("a") as file, Path(os.devnull).open() as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.environ.update(env)
    sys.argv = ["hatbox", *start]
    raise SystemExit(entry())


def main(connection: socket.socket) -> None:
    """Answer requests, one by one, until the test process has gone."""
    load()
    alive: set[int] = set()
    for line in connection.makefile():
        request = json.loads(line)
        answer = None
        if "start" in request:
            answer = os.fork()
            if answer == 0:
                connection.close()
                run(**request)
            alive.add(answer)
        elif "signal" in request:
            os.kill(request["pid"], request["signal"])
        else:
            pid, status = os.waitpid(request["poll"], os.WNOHANG)
            if pid:
                alive.remove(pid)
                answer = os.waitstatus_to_exitcode(status)
        connection.sendall(json.dumps(answer).encode())
    for pid in alive:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
