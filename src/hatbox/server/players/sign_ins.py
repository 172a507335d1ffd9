"""Sign-ins under way: from the page to the provider and back, in any process.

Three secrets guard one: `state` goes to the provider and comes back once; a cookie says that it comes back to the
browser that began; and the page's own secret, which never leaves it before the end, fetches the credentials. All are
stored as hashes. The row goes with the token that began the sign-in, so a device that is signed out can link nothing.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hmac import compare_digest

from hatbox.server.identity import hash_of
from hatbox.server.players.accounts import Account
from hatbox.server.store.store import Store
from hatbox.server.tables.commands import Refusal

MAX_AGE = 600_000  # milliseconds from the beginning to the end


@dataclass(frozen=True)
class Question:
    """The values that are sent to the provider; the verifier only at the end, by the server itself."""

    state: str
    nonce: str
    verifier: str


@dataclass(frozen=True)
class FinishedSignIn:
    account: Account
    player: str | None  # who began it


class SignIns:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(self, secret: str, browser: str, token: str, now: int) -> Question:
        """Store a new sign-in; `token` is that of the player who will have the account, "" for none."""
        question = Question(secrets.token_urlsafe(32), secrets.token_urlsafe(32), secrets.token_urlsafe(48))
        sql = (
            "INSERT INTO sign_ins (state, secret, browser, token, verifier, nonce, created)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        )
        key = hash_of(token) if token else None
        row = (hash_of(question.state), hash_of(secret), hash_of(browser), key, question.verifier, question.nonce, now)
        _, count = await self._store.execute(("DELETE FROM sign_ins WHERE created < ?", (now - MAX_AGE,)), (sql, row))
        if not count:
            raise Refusal("sign-in/expired")  # the page used a secret twice
        return question

    async def take_answer(self, state: str, browser: str, now: int) -> Question:
        """Return what a returning browser was sent with: once, and only to the browser that began."""
        key = hash_of(state)
        (count,) = await self._store.execute(
            ("UPDATE sign_ins SET answered = 1 WHERE state = ? AND answered = 0 AND created > ?", (key, now - MAX_AGE))
        )
        rows = await self._store.fetch("SELECT browser, nonce, verifier FROM sign_ins WHERE state = ?", key)
        if not count or not rows:
            raise Refusal("sign-in/expired")
        expected, nonce, verifier = rows[0]
        if not compare_digest(expected, hash_of(browser)):
            await self.drop(state)
            raise Refusal("sign-in/other-browser")
        return Question(state, nonce, verifier)

    async def finish(self, state: str, account: Account) -> None:
        await self._store.execute(
            ("UPDATE sign_ins SET account = ?, name = ? WHERE state = ?", (account.key, account.name, hash_of(state)))
        )

    async def drop(self, state: str) -> None:
        await self._store.execute(("DELETE FROM sign_ins WHERE state = ?", (hash_of(state),)))

    async def look_up(self, secret: str, now: int) -> FinishedSignIn:
        """Return the sign-in that the provider has answered, by the page's secret."""
        rows = await self._store.fetch(
            "SELECT s.account, s.name, t.player FROM sign_ins s LEFT JOIN tokens t ON t.hash = s.token"
            " WHERE s.secret = ? AND s.account IS NOT NULL AND s.created > ?",
            hash_of(secret),
            now - MAX_AGE,
        )
        if not rows:
            raise Refusal("sign-in/expired")
        return FinishedSignIn(Account(rows[0][0], rows[0][1]), rows[0][2])

    async def take(self, secret: str) -> bool:
        """End a sign-in; False if another request was faster."""
        (count,) = await self._store.execute(("DELETE FROM sign_ins WHERE secret = ?", (hash_of(secret),)))
        return bool(count)
