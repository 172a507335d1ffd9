"""The other end of a connection: the client itself, or the reverse proxy in front of it.

For a trusted proxy uvicorn replaces `client` of a scope by the address in X-Forwarded-For. Whether to believe another
header depends on who really sent it, so that is kept beside.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hatbox.server.addresses import UNIX, Network, is_in
from hatbox.server.settings import Settings

PEER = "hatbox.peer"  # key of a scope


class TrustedProxies:
    """An ASGI application behind reverse proxies: marks every scope with its peer, then reads X-Forwarded-For."""

    def __init__(self, app: Any, trusted: Sequence[str]) -> None:
        self._app = ProxyHeadersMiddleware(app, [*trusted]) if trusted else app

    def __call__(self, scope: Any, receive: Any, send: Any) -> Awaitable[None]:
        scope[PEER] = scope.get("client")
        result: Awaitable[None] = self._app(scope, receive, send)
        return result


def trusted_hosts(settings: Settings) -> list[str]:
    """Return the peers whose X-Forwarded-For is trusted: `--proxies`, and whoever uses the Unix socket."""
    return [*filter(None, settings.proxies.replace(" ", "").split(",")), *([UNIX] if settings.unix else [])]


def is_from(scope: Mapping[str, Any], networks: Sequence[Network], *, unix: bool) -> bool:
    """Return whether a request was sent by a peer in these networks, or, with `unix`, through the Unix socket."""
    peer = scope.get(PEER)
    return peer is not None and ((unix and peer[0] == UNIX) or is_in(str(peer[0]), networks))
