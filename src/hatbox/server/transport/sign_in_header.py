"""The header in which the host's proxy names the account that it has signed in.

It counts only if the peer, the other end of the connection, is one of the named proxies; X-Forwarded-For says nothing
about that. A header from anybody else is never read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hatbox.server.addresses import UNIX, parse_networks
from hatbox.server.identity import is_visible
from hatbox.server.settings import Settings
from hatbox.server.transport.peer import is_from

MAX_LENGTH = 200  # characters


def account_of_proxy(scope: Mapping[str, Any], settings: Settings) -> str | None:
    """Return the account that a trusted proxy vouches for, or None.

    There must be exactly one header: a second one would be the client's own, which the proxy has failed to remove.
    """
    name = settings.sign_in_header.lower().encode()
    values = [value for key, value in scope["headers"] if name and key.lower() == name]
    proxies = [part.strip() for part in settings.sign_in_proxies.split(",")]
    networks = parse_networks(",".join(part for part in proxies if part != UNIX), "--sign-in-proxies")
    if len(values) != 1 or not is_from(scope, networks, unix=UNIX in proxies):
        return None
    try:
        text = values[0].decode().strip()
    except UnicodeDecodeError:
        return None
    return text if 0 < len(text) <= MAX_LENGTH and all(map(is_visible, text)) else None
