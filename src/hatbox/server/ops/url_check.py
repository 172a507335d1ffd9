"""Checks of a server through its public address: TLS, the headers of the proxy, a real WebSocket, the clock."""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Iterator
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from hatbox import __version__, wire
from hatbox.server.ops.findings import Finding, fail, note, warn

SECONDS = 10.0  # that the server has for each answer
FORGED = "192.0.2.77"  # an address for documentation, which nobody has
FOREIGN_ORIGIN = Origin("https://doctor.invalid")
MIN_DAYS = 14  # that a certificate should still be valid
DAY = 24 * 3600
MAX_CLOCK_ERROR = 5.0  # seconds


@dataclass(frozen=True)
class Answer:
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes
    local: str  # this machine's address in that connection
    milliseconds: int


class Visitor:
    """Asks one server, as a browser would."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.url, self.netloc, self.path = url.rstrip("/"), parts.netloc, parts.path.rstrip("/")
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.is_secure = parts.scheme == "https"
        self.host = parts.hostname or ""
        self.port = parts.port or (443 if self.is_secure else 80)

    def ask(self, path: str, **headers: str) -> Answer:
        """Return the answer to one request; OSError or HTTPException if there is none."""
        kind: type[HTTPConnection] = HTTPSConnection if self.is_secure else HTTPConnection
        line = kind(self.host, self.port, timeout=SECONDS)
        began = time.monotonic()
        try:
            line.request("GET", self.path + path, headers={**headers, "Host": self.netloc, "Connection": "close"})
            local = str(line.sock.getsockname()[0])
            answer = line.getresponse()
            body = answer.read()
        finally:
            line.close()
        names = {name.lower(): value for name, value in answer.headers.items()}
        return Answer(answer.status, names, body, local, round((time.monotonic() - began) * 1000))


def check_url(url: str) -> Iterator[Finding]:
    """Yield what a browser at a public address would meet."""
    visitor = Visitor(url)
    if visitor.is_secure:
        finding = check_certificate(visitor)
        yield finding
        if finding.status.value == "fault":
            return
    try:
        answer = visitor.ask("/api")
    except (OSError, HTTPException) as error:
        yield fail("web", "doctor-unreachable", "doctor-unreachable-do", url=url, reason=reason_of(error))
        return
    box = decode(answer.body, wire.Box) if answer.status == 200 else None
    if box is None:
        yield refusal(visitor, answer)
        return
    yield note("web", "doctor-reachable", url=url, milliseconds=answer.milliseconds)
    yield check_version(box.version)
    yield from check_headers(visitor)
    yield from check_websocket(visitor)
    if date := answer.headers.get("date"):
        yield from check_clock(parsedate_to_datetime(date).timestamp(), 1.0 + answer.milliseconds / 1000)


def decode(body: bytes, kind: type[Any]) -> Any:
    """Return the message in an answer; None if it is none."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def reason_of(error: BaseException) -> str:
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def refusal(visitor: Visitor, answer: Answer) -> Finding:
    """Return why something else than the box came back."""
    problem = decode(answer.body, wire.Problem)
    if problem is not None and problem.code == "request/unknown-host":
        return fail("web", "doctor-unknown-host", "doctor-unknown-host-do", url=visitor.url)
    if problem is not None:
        return fail("web", "doctor-refused", url=visitor.url, status=answer.status, refusal=problem.code)
    if answer.status in (502, 503, 504):
        return fail("web", "doctor-bad-gateway", "doctor-bad-gateway-do", url=visitor.url, status=answer.status)
    return fail("web", "doctor-not-hatbox", "doctor-not-hatbox-do", url=visitor.url, status=answer.status)


def check_version(running: str) -> Finding:
    if running != __version__:
        return warn("versions", "doctor-other-version", "doctor-other-version-do", running=running, own=__version__)
    return note("versions", "doctor-same-version", running=running)


def check_certificate(visitor: Visitor) -> Finding:
    """Check that browsers accept the certificate, and for how long."""
    context = ssl.create_default_context()
    try:
        with (
            socket.create_connection((visitor.host, visitor.port), SECONDS) as plain,
            context.wrap_socket(plain, server_hostname=visitor.host) as secure,
        ):
            certificate = secure.getpeercert() or {}
    except ssl.SSLCertVerificationError as error:
        return fail(
            "tls", "doctor-bad-certificate", "doctor-certificate-do", host=visitor.host, reason=error.verify_message
        )
    except OSError as error:
        return fail("tls", "doctor-no-tls", "doctor-unreachable-do", url=visitor.url, reason=reason_of(error))
    days = int((ssl.cert_time_to_seconds(str(certificate["notAfter"])) - time.time()) // DAY)
    if days < MIN_DAYS:
        return warn("tls", "doctor-old-certificate", "doctor-certificate-do", days=days)
    return note("tls", "doctor-certificate", days=days)


# --- the proxy


def check_headers(visitor: Visitor) -> Iterator[Finding]:
    """Compare what the server saw of two requests with what was sent: one of them with a forged address."""
    plain = visitor.ask("/api/connection")
    seen = decode(plain.body, wire.ConnectionInfo)
    forged = decode(visitor.ask("/api/connection", **{"X-Forwarded-For": FORGED}).body, wire.ConnectionInfo)
    if seen is None or forged is None:
        return  # an older server
    if seen.host != visitor.netloc:
        yield fail("proxy", "doctor-wrong-host", "doctor-wrong-host-do", seen=seen.host, sent=visitor.netloc)
    is_proxied = visitor.is_secure or seen.forwarded or not is_same(seen.address, plain.local)
    if forged.address == FORGED:
        yield fail("proxy", "doctor-forged-address", "doctor-forged-address-do")
    elif not is_proxied:
        yield note("proxy", "doctor-no-proxy")
    elif not seen.forwarded:
        yield fail("proxy", "doctor-no-forwarded", "doctor-no-forwarded-do")
    elif not seen.trusted:
        yield fail("proxy", "doctor-untrusted", "doctor-untrusted-do", address=seen.address)
    else:
        yield note("proxy", "doctor-forwarded", address=seen.address)
    if visitor.is_secure and seen.trusted and seen.scheme != "https":
        yield warn("proxy", "doctor-no-scheme", "doctor-no-scheme-do")


def is_same(one: str, other: str) -> bool:
    """Return whether two addresses are the same, or both of this machine."""
    try:
        first, second = ip_address(one), ip_address(other)
    except ValueError:
        return one == other
    return first == second or (first.is_loopback and second.is_loopback)


# --- the WebSocket


def check_websocket(visitor: Visitor) -> Iterator[Finding]:
    """Greet the server over a real WebSocket, as the page does; then as a page of somebody else."""
    url = f"{'wss' if visitor.is_secure else 'ws'}://{visitor.netloc}{visitor.path}/ws"
    hello = msgspec.json.encode(wire.Hello(wire.PROTOCOL, None)).decode()
    try:
        with connect(url, origin=Origin(visitor.origin), open_timeout=SECONDS, proxy=None) as line:
            line.send(hello)
            first = line.recv(SECONDS)
    except InvalidStatus as error:
        status = error.response.status_code
        advice = "doctor-wrong-host-do" if status == 403 else "doctor-no-upgrade-do"
        yield fail("websocket", "doctor-websocket-refused", advice, url=url, status=status)
        return
    except (OSError, TimeoutError, WebSocketException) as error:
        reason = reason_of(error)
        yield fail("websocket", "doctor-websocket-broken", "doctor-no-upgrade-do", url=url, reason=reason)
        return
    welcome = decode(first.encode() if isinstance(first, str) else first, wire.Welcome)
    if welcome is None:
        yield fail("websocket", "doctor-websocket-strange", "doctor-other-version-do", url=url)
        return
    yield note("websocket", "doctor-websocket", url=url)
    yield from check_clock(welcome.now / 1000, 0.0)
    yield check_origin(url)


def check_origin(url: str) -> Finding:
    """Check that a foreign page cannot use the server."""
    try:
        with connect(url, origin=FOREIGN_ORIGIN, open_timeout=SECONDS, proxy=None):
            return fail("websocket", "doctor-foreign-origin", "doctor-foreign-origin-do")
    except (InvalidHandshake, OSError, TimeoutError, WebSocketException):
        return note("websocket", "doctor-origin")


def check_clock(seconds: float, tolerance: float) -> Iterator[Finding]:
    """Compare the server's time with this machine's."""
    difference = abs(seconds - time.time())
    if difference > MAX_CLOCK_ERROR + tolerance:
        yield warn("clock", "doctor-clock-off", "doctor-clock-do", seconds=round(difference))
    else:
        yield note("clock", "doctor-clock")
