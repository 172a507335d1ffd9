"""Secret keys of the server, made at the first start and stored in the database: one set for all processes.

They are never logged; a backup contains them, or all subscriptions would be lost with it.
"""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable

from hatbox.server.store.store import Store


def encode64(data: bytes) -> str:
    """Encode as Web Push does: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def key_named(store: Store, name: str, make: Callable[[], str]) -> str:
    """Return a key, made if there is none; if several processes make one at the same time, the first counts."""
    sql = "SELECT value FROM server_keys WHERE name = ?"
    rows = await store.fetch(sql, name)
    if not rows:
        insert = "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
        await store.execute((insert, (name, make())))
        rows = await store.fetch(sql, name)
    value: str = rows[0][0]
    return value


async def unsubscribe_key(store: Store) -> str:
    """Return the key that signs the links by which channels are ended."""
    return await key_named(store, "unsubscribe", lambda: secrets.token_urlsafe(32))


async def vapid_key(store: Store) -> str:
    """Return the private key by which this server identifies itself to push services (RFC 8292), base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec

    def make() -> str:
        key = ec.generate_private_key(ec.SECP256R1())
        return encode64(key.private_numbers().private_value.to_bytes(32, "big"))

    return await key_named(store, "vapid", make)
