"""Accounts at a sign-in provider or behind the host's proxy, each linked to one player.

Of an account only its name and a hash of issuer and subject are stored.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from hatbox import wire
from hatbox.server.identity import Player, Players, clean_name
from hatbox.server.store.store import Store
from hatbox.server.tables.commands import Refusal

MAX_NAME = 24  # characters, as in `wire.Name`
PROXY = "proxy"  # the issuer of accounts that the host's proxy vouches for


@dataclass(frozen=True)
class Account:
    """An account that somebody has proved to own."""

    key: str  # the hash of issuer and subject
    name: str  # as the provider shows it


def account_of(issuer: str, subject: str, name: str) -> Account:
    """Return an account; without a visible name it has a made-up one."""
    try:
        shown = clean_name(name)[:MAX_NAME].strip()
    except Refusal:
        shown = f"Player {secrets.randbelow(9000) + 1000}"
    return Account(hashlib.sha256(f"{issuer}\n{subject}".encode()).hexdigest(), shown)


class Accounts:
    def __init__(self, store: Store, players: Players) -> None:
        self._store = store
        self._players = players

    async def name_of(self, player: str) -> str | None:
        """Return the name of a player's account, or None for a guest."""
        rows = await self._store.fetch("SELECT name FROM accounts WHERE player = ?", player)
        return str(rows[0][0]) if rows else None

    async def unlink(self, player: str) -> None:
        await self._store.execute(("DELETE FROM accounts WHERE player = ?", (player,)))

    async def expect_own(self, account: Account, player: str | None) -> None:
        """Refuse an account that is linked to another player than the one who signs in."""
        owner = await self._owner(account)
        if owner is not None and player is not None and owner.id != player:
            raise Refusal("sign-in/linked-elsewhere", name=owner.name)

    async def enter(
        self, account: Account, player: Player | None, token: str, *, switch: bool, create: bool, now: int, device: str
    ) -> wire.Identity:
        """Sign in with an account: link it to a player, or become the player it is linked to.

        `token` is that of `player`, on this device. `switch`: an account of another player is no reason to refuse.
        `create`: an account that nobody has makes a new player.
        """
        owner = await self._owner(account)
        if owner is None:
            owner = await self._link(account, player, now)
        if owner is None:
            if not create:
                raise Refusal("identity/invite-needed")
            identity = await self._players.create(account.name, now, bot=False, device=device)
            if await self._insert(account, identity.player, now):
                return identity
            await self._store.execute(("DELETE FROM players WHERE id = ?", (identity.player,)))  # another was faster
            owner = await self._owner(account)
            assert owner is not None
        if owner.banned:
            raise Refusal("identity/banned")
        if player is not None and owner.id != player.id and not switch:
            raise Refusal("sign-in/linked-elsewhere", name=owner.name)
        await self._store.execute(("UPDATE accounts SET name = ? WHERE hash = ?", (account.name, account.key)))
        if player is None or owner.id != player.id or not token:
            token = await self._players.sign_in(owner.id, now, device)
        return wire.Identity(owner.id, owner.name, token, "")

    async def _owner(self, account: Account) -> Player | None:
        rows = await self._store.fetch("SELECT player FROM accounts WHERE hash = ?", account.key)
        return await self._players.find(rows[0][0]) if rows else None

    async def _link(self, account: Account, player: Player | None, now: int) -> Player | None:
        """Link an account that nobody has to a player; return its owner."""
        if player is None:
            return None
        await self._insert(account, player.id, now)
        owner = await self._owner(account)
        if owner is None:
            raise Refusal("sign-in/has-account")
        return owner

    async def _insert(self, account: Account, player: str, now: int) -> bool:
        """Store a link; False if the account or the player has one already."""
        (count,) = await self._store.execute(
            (
                "INSERT INTO accounts (hash, player, name, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (account.key, player, account.name, now),
            )
        )
        return bool(count)
