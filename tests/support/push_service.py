"""A local push service: the endpoint of subscriptions, which decrypts what it gets as a browser would."""

from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from support.waiting import wait_until


def encode64(data: bytes) -> str:
    """Encode as browsers do: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class PushMessage:
    """A message as it came, and decrypted."""

    headers: dict[str, str]  # names in lower case
    payload: dict[str, Any]
    vapid_key: str  # the server's public key, by which the request was signed
    claims: dict[str, Any]  # what it has signed


@dataclass(eq=False)
class Subscription:
    """A browser's subscription, with its private key."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))
    status: int = 201  # the answer to a message; 410: it has expired
    messages: list[PushMessage] = field(default_factory=list)
    requests: int = 0

    @property
    def p256dh(self) -> str:
        return encode64(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @property
    def body(self) -> dict[str, str]:
        """The body of `PUT /api/me/push`."""
        return {"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": encode64(self.auth)}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message (aes128gcm, RFC 8291)."""
        payload: dict[str, Any] = json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )
        return payload

    def receive(self, headers: dict[str, str], body: bytes) -> int:
        """Take a message as the push service and the browser together would; return the status."""
        self.requests += 1
        if self.status != 201:
            return self.status
        scheme, _, rest = headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        if scheme.lower() != "vapid" or not Vapid02.verify(headers["authorization"]):
            return 403
        claims = json.loads(decode64(parts["t"].split(".")[1]))
        assert headers["content-encoding"] == "aes128gcm"
        self.messages.append(PushMessage(headers, self.decrypt(body), parts["k"], claims))
        return self.status

    def wait_for(self, count: int = 1) -> list[PushMessage]:
        """Wait until so many messages have come."""
        return wait_until(lambda: self.messages if len(self.messages) >= count else None)


class PushService:
    """A place that makes subscriptions and receives their messages."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.subscriptions: dict[str, Subscription] = {}  # by path

    def subscribe(self) -> Subscription:
        """Make a subscription, as `PushManager.subscribe` does."""
        path = f"/push/{os.urandom(8).hex()}"
        self.subscriptions[path] = Subscription(self.url + path)
        return self.subscriptions[path]


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on this machine; the server must allow it: `--allow-private-hooks`."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            subscription = service.subscriptions.get(self.path)
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(404 if subscription is None else subscription.receive(headers, body))
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
