"""Tokens of operators: made on the host's machine, shown once, stored as a hash. A player's token is never one.

A token is `id.secret`: the row is found by the public half, the secret compared in constant time.
"""

from __future__ import annotations

import secrets
from hmac import compare_digest

from hatbox.engine.errors import BadInput
from hatbox.server.identity import hash_of, is_visible
from hatbox.server.ops.admin_messages import CreatedToken, NewToken, NoArguments, OneToken, TokenSummary
from hatbox.server.ops.audit import AdminContext, Entry, record, record_if
from hatbox.server.store.store import Store

DAY = 24 * 3600 * 1000
MAX_DAYS = 36_500
MAX_TOKEN = 200  # characters
USED_INTERVAL = 60_000  # milliseconds between two updates of `used`
NO_HASH = hash_of("")  # compared with where there is no such token, so that the answer takes as long


async def create(context: AdminContext, new: NewToken) -> CreatedToken:
    """Make a token; only its hash is stored."""
    name = "".join(letter for letter in new.name or context.operator if is_visible(letter)).strip()
    if not name:
        raise BadInput("admin-bad-token-name")
    if not 0 <= new.days <= MAX_DAYS:
        raise BadInput("bad-number", field="--days", number=new.days, least=0, most=MAX_DAYS)
    token_id, secret = secrets.token_hex(4), secrets.token_urlsafe(32)
    expires = context.now + new.days * DAY if new.days else 0
    entry = Entry("token", after={"token": token_id, "name": name, "expires": expires})
    sql = "INSERT INTO operator_tokens (id, hash, name, created, expires) VALUES (?, ?, ?, ?, ?)"
    await record(context, entry, (sql, (token_id, hash_of(secret), name, context.now, expires)))
    return CreatedToken(token_id, name, expires, f"{token_id}.{secret}")


async def tokens(context: AdminContext, _query: NoArguments) -> list[TokenSummary]:
    """Return all tokens, the newest first."""
    rows = await context.store.fetch(
        "SELECT id, name, created, expires, used, revoked FROM operator_tokens ORDER BY created DESC, id"
    )
    return [TokenSummary(*row) for row in rows]


async def revoke(context: AdminContext, token: OneToken) -> TokenSummary:
    """Revoke a token by its id; the whole token is understood too."""
    token_id = token.token.partition(".")[0]
    known = {row.id: row for row in await tokens(context, NoArguments())}
    if token_id not in known:
        raise BadInput("admin-no-token", token=token_id[:20])
    entry = Entry("revoke-token", after={"token": token_id, "name": known[token_id].name})
    revoking = "UPDATE operator_tokens SET revoked = ? WHERE id = ? AND revoked = 0"
    if not await record_if(context, entry, (revoking, (context.now, token_id))):
        raise BadInput("admin-token-revoked", token=token_id)
    known[token_id].revoked = context.now
    return known[token_id]


async def authenticate(store: Store, token: str, now: int) -> str | None:
    """Return the name of the operator with a token; None if it is unknown, expired or revoked."""
    token_id, _, secret = token[:MAX_TOKEN].partition(".")
    rows = await store.fetch("SELECT hash, name, expires, used, revoked FROM operator_tokens WHERE id = ?", token_id)
    expected, name, expires, used, revoked = rows[0] if rows else (NO_HASH, "", 1, 0, 1)
    if not compare_digest(hash_of(secret), expected) or revoked or 0 < expires <= now:
        return None
    if now - used >= USED_INTERVAL:
        await store.execute(("UPDATE operator_tokens SET used = ? WHERE id = ?", (now, token_id)))
    return str(name)
