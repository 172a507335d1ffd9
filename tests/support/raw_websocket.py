"""Raw WebSocket and HTTP connections that do what no well-behaved client does."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
from typing import Any

from hatbox import wire

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}\r\n"
)


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """One frame as a client sends it. Its mask is zero: payloads go as they are."""
    head = bytes([(128 if fin else 0) | reserved << 4 | opcode])
    mask = 128 if masked else 0
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([mask | 126]) + len(payload).to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + len(payload).to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload


class RawWebSocket:
    """A WebSocket, frame by frame."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, status: int) -> None:
        self._reader, self.writer, self.status = reader, writer, status
        self.code: int | None = None  # with which the server has closed

    @classmethod
    async def open(cls, port: int, path: str = "/ws", more: str = "", buffer: int = 0) -> RawWebSocket:
        """Shake hands; `buffer` is the size of the receive buffer."""
        plug = socket.socket()
        if buffer:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        plug.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plug, ("127.0.0.1", port))
        reader, writer = await asyncio.open_connection(sock=plug, limit=buffer or 1 << 20)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(HANDSHAKE.format(path=path, port=port, key=key, more=more).encode("latin-1"))
        head = await reader.readuntil(b"\r\n\r\n")
        return cls(reader, writer, int(head.split()[1]))

    @classmethod
    async def connect(cls, port: int, token: str | None, buffer: int = 0) -> RawWebSocket:
        """Shake hands and say hello."""
        line = await cls.open(port, buffer=buffer)
        line.say({"type": "hello", "version": wire.PROTOCOL, "token": token})
        assert (await line.hear())["type"] == "welcome"
        return line

    def say(self, message: Any) -> None:
        self.send(message if isinstance(message, bytes) else json.dumps(message).encode())

    def send(self, payload: bytes, opcode: int = TEXT, **how: Any) -> None:
        self.writer.write(frame(payload, opcode, **how))

    async def hear(self) -> dict[str, Any]:
        """The next message; {} when the server has ended it."""
        while True:
            try:
                first, size = await self._reader.readexactly(2)
                if size == 126:
                    size = int.from_bytes(await self._reader.readexactly(2), "big")
                elif size == 127:
                    size = int.from_bytes(await self._reader.readexactly(8), "big")
                payload = await self._reader.readexactly(size)
            except (asyncio.IncompleteReadError, OSError):
                return {}
            if first & 15 == CLOSE:
                self.code = int.from_bytes(payload[:2], "big")
                return {}
            if first & 15 == TEXT:
                found: dict[str, Any] = json.loads(payload)
                return found

    async def receive_until_pong(self, number: int) -> list[dict[str, Any]]:
        """Return the messages before the answer to a ping with this number."""
        self.say({"type": "ping", "id": number})
        found: list[dict[str, Any]] = []
        while True:
            message = await self.hear()
            assert message, f"the server has hung up: {self.code} {found[-1:]}"
            if message["type"] == "pong" and message["id"] == number:
                return found
            found.append(message)

    async def end(self) -> list[dict[str, Any]]:
        """Return the messages until the server closes."""
        found = []
        while message := await self.hear():
            found.append(message)
        self.writer.close()
        return found

    def cut(self) -> None:
        """Abort, as when a cable breaks."""
        self.writer.transport.abort()


class RawHttp:
    """A connection for requests, one after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, body: bytes = b"", token: str | None = None, more: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the answer."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        assert self._reader is not None
        known = f"Authorization: Bearer {token}\r\n" if token is not None else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n{known}{more}"
        self._writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode("latin-1") + body)
        try:
            lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        except (OSError, asyncio.IncompleteReadError):  # it was no HTTP: hung up before the rest of it had come
            self.close()
            return 400, {}, b""
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
        size = 0 if method == "HEAD" else int(headers.get("content-length", "0"))
        content = await self._reader.readexactly(size)
        if headers.get("connection") == "close":
            self.close()
        return int(lines[0].split()[1]), headers, content

    def close(self) -> None:
        """Close; the next request connects again."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None
