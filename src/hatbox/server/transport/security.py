"""Protection against foreign web pages: host and origin of a request, security headers of every answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection, MutableMapping
from ipaddress import ip_address
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from hatbox.server.settings import Settings
from hatbox.server.transport.index_page import POLICY
from hatbox.server.transport.websocket import Send

LOGGER = logging.getLogger("hatbox.guard")
HEADERS = [
    (b"content-security-policy", f"{POLICY}; frame-ancestors 'none'".encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
SECURE = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")
PREFLIGHT = {
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "600",
}
LOG_SECONDS = 60.0  # between two log lines about refused requests

Scope = MutableMapping[str, Any]


def header(scope: Scope, name: bytes) -> str:
    """Return one header of a request, "" if it has none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_unix_socket(scope: Scope) -> bool:
    """Return whether a request came through a Unix socket, for which the ASGI server names no port."""
    server = scope.get("server")
    return server is not None and server[1] is None


def hostname_of(host: str) -> str:
    """Return the host of a Host header without its port, in lower case.

    >>> hostname_of("Hats.Example.org:8443"), hostname_of("[::1]:80")
    ('hats.example.org', '::1')
    """
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    """Return whether a server that listens at a host is reachable from this machine only."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


class Guard:
    """Knows the names and origins of this server, and logs refused requests at intervals."""

    def __init__(self, settings: Settings) -> None:
        self._own = origin_of(settings.url) if settings.url else None
        self._origins = frozenset(settings.origins) | ({origin_of(settings.url)} if settings.url else set())
        names = {hostname_of(urlsplit(origin).netloc) for origin in self._origins}
        own = gethostname().lower()
        self._names = names | {"localhost", own, f"{own}.local"}
        self._strict = bool(settings.url) or all(map(is_loopback, settings.hosts))
        self._logged_at = -LOG_SECONDS

    def is_known_host(self, scope: Scope) -> bool:
        """Return whether a request names a host of this server.

        By DNS rebinding a foreign page can reach a server on this machine under its own name, with any header it
        likes, from the address of a proxy on this machine. So headers of a proxy prove nothing, and X-Forwarded-Host
        is checked as well. IP addresses cannot be rebound, and no page can reach a Unix socket.
        """
        if not self._strict or is_unix_socket(scope):
            return True
        hosts = [host for key in (b"host", b"x-forwarded-host") for host in header(scope, key).split(",")]
        unknown = next((host for host in map(str.strip, hosts) if host and not self._is_known(host)), None)
        if unknown is not None:
            self._log("a request to the host %s was refused: --url or --origin names further hosts", unknown)
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

    def is_allowed_origin(self, scope: Scope) -> bool:
        """Return whether a request comes from a page that may use this server, or from a program (no origin)."""
        origin = header(scope, b"origin")
        if not origin or origin in self._origins:
            return True
        if is_own_host(origin, scope):
            return True
        host = header(scope, b"host")
        self._log(
            "a page of %s was refused, the request named the host %s: does the proxy pass Host on? --origin names"
            " further pages",
            origin,
            host,
        )
        return False

    def is_same_origin(self, scope: Scope) -> bool:
        """Return whether a request comes from a page of this server itself, or from a program (no origin)."""
        origin = header(scope, b"origin")
        return not origin or origin == self._own or is_own_host(origin, scope)

    def is_cross_origin(self, scope: Scope) -> bool:
        """Return whether a request comes from a page of another origin that the host allows."""
        return header(scope, b"origin") in self._origins

    def _log(self, text: str, *values: str) -> None:
        now = time.monotonic()
        if now - self._logged_at >= LOG_SECONDS:
            self._logged_at = now
            LOGGER.warning(text, *(value[:100].encode("unicode_escape").decode() for value in values))


def is_own_host(origin: str, scope: Scope) -> bool:
    """Return whether an origin is the host that the request names."""
    try:
        return urlsplit(origin).netloc == header(scope, b"host") != ""
    except ValueError:
        return False


def origin_of(url: str) -> str:
    """Return the origin of a URL.

    >>> origin_of("https://example.org/hats/")
    'https://example.org'
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def with_headers(send: Send, scope: Scope, *, cross_origin: bool = False) -> Send:
    """Add the headers of every answer; `cross_origin`: a page of another origin may read it."""
    extra = [*HEADERS, SECURE] if scope.get("scheme") == "https" else list(HEADERS)
    if cross_origin:
        origin = header(scope, b"origin").encode("latin-1")
        extra += [
            (b"access-control-allow-origin", origin),
            (b"access-control-expose-headers", b"retry-after, x-request-id"),
            (b"vary", b"origin"),
        ]

    async def send_with_headers(message: Scope) -> None:
        if message["type"] == "http.response.start":
            names: Collection[bytes] = {name for name, _ in message["headers"]}
            caching = [] if b"cache-control" in names else [NO_STORE]
            message["headers"] = [*message["headers"], *extra, *caching]
        await send(message)

    return send_with_headers
