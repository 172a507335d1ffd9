"""A load balancer for tests: every connection goes to the next server that answers."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from support.tcp_proxy import close_both


class TcpBalancer:
    """Carries connections to servers, which may be replaced at any time."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports  # of the servers that get new connections
        self._turn = 0
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        close_both(self._listener)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._carry, args=(client,), daemon=True).start()

    def _carry(self, client: socket.socket) -> None:
        server = self._connect()
        if server is None:
            return close_both(client)
        threading.Thread(target=pump, args=(server, client), daemon=True).start()
        return pump(client, server)

    def _connect(self) -> socket.socket | None:
        for _ in self.ports:
            self._turn += 1
            with suppress(OSError):
                return socket.create_connection(("127.0.0.1", self.ports[self._turn % len(self.ports)]))
        return None


def pump(source: socket.socket, target: socket.socket) -> None:
    """Carry bytes until one side ends, then close both."""
    with suppress(OSError):
        while some := source.recv(65_536):
            target.sendall(some)
    close_both(source)
    close_both(target)


@contextmanager
def tcp_balancer(ports: list[int]) -> Iterator[TcpBalancer]:
    """A balancer while the block runs."""
    balancer = TcpBalancer(ports)
    try:
        yield balancer
    finally:
        balancer.close()
