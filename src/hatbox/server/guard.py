"""What keeps strangers' pages out: the origin of a request, and the headers of every answer."""

from __future__ import annotations

from collections.abc import Collection, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from hatbox.server.socket import Send

HEADERS = [
    (
        b"content-security-policy",
        (
            b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
            b" font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self';"
            b" frame-ancestors 'none'"
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


def header(scope: MutableMapping[str, Any], name: bytes) -> str:
    """One header of a request, "" if it has none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def admits(scope: MutableMapping[str, Any], allowed: Collection[str]) -> bool:
    """Whether the page that sends a request is ours. Programs that are no browsers send no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    if origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == header(scope, b"host") != ""
    except ValueError:
        return False


def with_headers(send: Send, scope: MutableMapping[str, Any]) -> Send:
    """Add what every answer says; an answer that names no age is not to be kept."""
    extra = [*HEADERS, SECURE] if scope.get("scheme") == "https" else HEADERS

    async def guarded(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            names = {name for name, _ in message["headers"]}
            fresh = [] if b"cache-control" in names else [FRESH]
            message["headers"] = [*message["headers"], *extra, *fresh]
        await send(message)

    return guarded
