"""What keeps strangers' pages out: the host and origin of a request, and the headers of every answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection, MutableMapping
from ipaddress import ip_address
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from hatbox.server.ops.settings import Settings
from hatbox.server.transport.websocket import Send

LOGGER = logging.getLogger("hatbox.guard")
HEADERS = [
    (
        b"content-security-policy",
        # Style attributes are allowed: the boards place pieces by them. Style elements and scripts are ours alone.
        (
            b"default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
            b" img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self';"
            b" form-action 'self'; frame-ancestors 'none'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
SECURE = (b"strict-transport-security", b"max-age=31536000")
FRESH = (b"cache-control", b"no-store")
PREFLIGHT = {
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "600",
}
QUIET = 60.0  # seconds between two lines of the log about refused pages

Scope = MutableMapping[str, Any]


def header(scope: Scope, name: bytes) -> str:
    """Return one header of a request, "" if it has none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_file(scope: Scope) -> bool:
    """Return whether a request came through a socket file: the ASGI server names that without a port."""
    server = scope.get("server")
    return server is not None and server[1] is None


def hostname_of(host: str) -> str:
    """Return a Host header without its port, in small letters.

    >>> hostname_of("Hats.Example.org:8443"), hostname_of("[::1]:80")
    ('hats.example.org', '::1')
    """
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    """Return whether only this machine can call a server that listens at a host."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


class Guard:
    """Knows the names of this server, and says once in a while whom it has turned away."""

    def __init__(self, settings: Settings) -> None:
        self._origins = frozenset(settings.origins) | ({origin_of(settings.url)} if settings.url else set())
        names = {hostname_of(urlsplit(origin).netloc) for origin in self._origins}
        own = gethostname().lower()
        self._names = names | {"localhost", own, f"{own}.local"}
        self._strict = bool(settings.url) or all(map(is_loopback, settings.hosts))
        self._told = -QUIET

    def knows_host(self, scope: Scope) -> bool:
        """Return whether a request names a host that is ours.

        By DNS rebinding a stranger's page can call a server of this machine under a name of its own, with any header
        it likes, from the address of a proxy of this machine: so what a proxy would add proves nothing, and the name
        that a proxy was called by is checked as well. Addresses cannot be rebound, and no page reaches a socket file.
        """
        if not self._strict or is_file(scope):
            return True
        named = [host for key in (b"host", b"x-forwarded-host") for host in header(scope, key).split(",")]
        unknown = next((host for host in map(str.strip, named) if host and not self._is_known(host)), None)
        if unknown is not None:
            self._tell("a request to the host %s was refused: --url or --origin names further hosts", unknown)
        return unknown is None

    def _is_known(self, host: str) -> bool:
        name = hostname_of(host)
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name.partition("%")[0])
        except ValueError:
            return False
        return True

    def admits(self, scope: Scope) -> bool:
        """Whether the page that sends a request is ours. Programs that are no browsers send no origin."""
        origin = header(scope, b"origin")
        if not origin or origin in self._origins:
            return True
        host = header(scope, b"host")
        try:
            if urlsplit(origin).netloc == host != "":
                return True
        except ValueError:
            pass
        self._tell(
            "a page of %s was refused, the request named the host %s: does the proxy pass Host on? --origin names"
            " further pages",
            origin,
            host,
        )
        return False

    def is_guest_page(self, scope: Scope) -> bool:
        """Whether the request comes from a page of another origin that the host allows."""
        return header(scope, b"origin") in self._origins

    def _tell(self, text: str, *seen: str) -> None:
        now = time.monotonic()
        if now - self._told >= QUIET:
            self._told = now
            LOGGER.warning(text, *(one[:100].encode("unicode_escape").decode() for one in seen))


def origin_of(url: str) -> str:
    """Return the origin of an address.

    >>> origin_of("https://example.org/hats/")
    'https://example.org'
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def with_headers(send: Send, scope: Scope, *, shared: bool = False) -> Send:
    """Add what every answer says; an answer that names no age is not to be kept.

    `shared`: with a page of another origin that may read it.
    """
    extra = [*HEADERS, SECURE] if scope.get("scheme") == "https" else list(HEADERS)
    if shared:
        origin = header(scope, b"origin").encode("latin-1")
        extra += [
            (b"access-control-allow-origin", origin),
            (b"access-control-expose-headers", b"retry-after"),
            (b"vary", b"origin"),
        ]

    async def guarded(message: Scope) -> None:
        if message["type"] == "http.response.start":
            names: Collection[bytes] = {name for name, _ in message["headers"]}
            fresh = [] if b"cache-control" in names else [FRESH]
            message["headers"] = [*message["headers"], *extra, *fresh]
        await send(message)

    return guarded
