"""The header in which the host's proxy names the account that it has signed in."""

from __future__ import annotations

from typing import Any

from hatbox.server.addresses import UNIX, is_in
from hatbox.server.identity import is_visible
from hatbox.server.settings import Settings, parse_proxies

PROXY_ACCOUNT = "hatbox.proxy_account"  # the key in the scope of a request
MAX_LENGTH = 200  # characters


class SignInHeader:
    """ASGI middleware, outside of everything that reads X-Forwarded-For: it must know who really sends a request.

    The header is taken off every request. From the named proxies it counts, if there is exactly one: a second one
    would be the client's own, which the proxy has failed to remove.
    """

    def __init__(self, app: Any, settings: Settings) -> None:
        self._app = app
        self._header = settings.sign_in_header.lower().encode()
        self._networks, self._trusts_unix = parse_proxies(settings.sign_in_proxies)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if "headers" in scope:
            values = [value for name, value in scope["headers"] if name.lower() == self._header]
            scope["headers"] = [pair for pair in scope["headers"] if pair[0].lower() != self._header]
            if len(values) == 1 and self._is_trusted(scope.get("client")):
                scope[PROXY_ACCOUNT] = account_in(values[0])
        await self._app(scope, receive, send)

    def _is_trusted(self, client: Any) -> bool:
        if client is None or client[0] == UNIX:
            return self._trusts_unix
        return is_in(str(client[0]), self._networks)


def account_in(value: bytes) -> str | None:
    """Return the account in a header; None if it is empty, too long or not text."""
    try:
        text = value.decode().strip()
    except UnicodeDecodeError:
        return None
    return text if 0 < len(text) <= MAX_LENGTH and all(map(is_visible, text)) else None
