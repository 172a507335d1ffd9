"""A reverse proxy for requests and WebSockets that changes the headers as it is told, with or without TLS."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

END_OF_HEAD = b"\r\n\r\n"
Rewrite = Callable[[dict[str, str]], None]  # changes the headers, by name in lower case


def forward_properly(headers: dict[str, str]) -> None:
    """Do what docs/hosting.md asks of a proxy."""
    headers["x-forwarded-for"] = "127.0.0.1"


@contextmanager
def header_proxy(port: int, rewrite: Rewrite, tls: ssl.SSLContext | None = None) -> Iterator[int]:
    """Yield the port of a proxy in front of a server's port. Each connection carries one request or WebSocket."""
    listener = socket.create_server(("127.0.0.1", 0))

    def accept() -> None:
        with suppress(OSError):
            while True:
                client, _ = listener.accept()
                threading.Thread(target=carry, args=(client,), daemon=True).start()

    def carry(client: socket.socket) -> None:
        with suppress(OSError), client:
            line = client if tls is None else tls.wrap_socket(client, server_side=True)
            with line, socket.create_connection(("127.0.0.1", port)) as server:
                server.sendall(rewritten(read_head(line), rewrite))
                back = threading.Thread(target=pipe, args=(server, line), daemon=True)
                back.start()
                pipe(line, server)
                back.join()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield listener.getsockname()[1]
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()


def read_head(line: socket.socket) -> bytes:
    head = b""
    while END_OF_HEAD not in head:
        part = line.recv(65_536)
        if not part:
            raise OSError("the client has gone")
        head += part
    return head


def rewritten(head: bytes, rewrite: Rewrite) -> bytes:
    lines, _, rest = head.partition(END_OF_HEAD)
    first, *others = lines.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in others)}
    rewrite(headers)
    return "\r\n".join([first, *(f"{name}: {value}" for name, value in headers.items()), "", ""]).encode() + rest


def pipe(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while part := source.recv(65_536):
            target.sendall(part)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
