"""A reverse proxy between a browser and a server: it can break the line, lose what the server says, and show the server
under a path, which it strips as docs/hosting.md wants it.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from support.server_process import free_port

END_OF_HEAD = b"\r\n\r\n"


class TcpProxy:
    """Carries every connection to the server's port."""

    def __init__(self, port: int, prefix: str = "") -> None:
        self._server = port
        self._prefix = prefix.encode()
        self._lines: list[socket.socket] = []
        self._listener: socket.socket | None = None
        self.port = free_port()
        self.swallows = False  # what the server says gets lost
        self.mend()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self._prefix.decode()}"

    def cut(self) -> None:
        """Break all lines; nobody can call."""
        if self._listener is not None:
            close_both(self._listener)
        while self._lines:
            close_both(self._lines.pop())

    def mend(self) -> None:
        """Let people call again."""
        self.swallows = False
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                client, _ = listener.accept()
                self._lines.append(client)
                threading.Thread(target=self._carry, args=(client,), daemon=True).start()

    def _carry(self, client: socket.socket) -> None:
        with suppress(OSError):
            head = b""
            while END_OF_HEAD not in head:
                some = client.recv(65_536)
                if not some:
                    return close_both(client)
                head += some
            server = socket.create_connection(("127.0.0.1", self._server))
            self._lines.append(server)
            server.sendall(self._readdressed(head))
            threading.Thread(target=self._answer, args=(server, client), daemon=True).start()
            while some := client.recv(65_536):
                server.sendall(some)
            close_both(server)
        return None

    def _answer(self, server: socket.socket, client: socket.socket) -> None:
        with suppress(OSError):
            while some := server.recv(65_536):
                if not self.swallows:
                    client.sendall(some)
        close_both(client)

    def _readdressed(self, head: bytes) -> bytes:
        """A request as the server expects it: without the prefix, and alone on its line unless it is a socket's."""
        method, _, rest = head.partition(b" ")
        assert rest.startswith(self._prefix + b"/"), f"a request beside the prefix: {head[:100]!r}"
        head = method + b" " + rest.removeprefix(self._prefix)
        if b"upgrade: websocket" in head.lower():
            return head
        return head.replace(b"Connection: keep-alive", b"Connection: close", 1)


def close_both(line: socket.socket) -> None:
    """Close for both sides, also under somebody who waits for it."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()


@contextmanager
def tcp_proxy(port: int, prefix: str = "") -> Iterator[TcpProxy]:
    """A proxy while the block runs."""
    between = TcpProxy(port, prefix)
    try:
        yield between
    finally:
        between.cut()
