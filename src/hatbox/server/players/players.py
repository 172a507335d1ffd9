"""Who is who, without email or password: a random token, and a code to be the same player on another device.

Only hashes are stored. Both secrets are long and random, so a plain fast hash is enough.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from hatbox import wire
from hatbox.server.store.store import Store
from hatbox.server.tables.commands import Refusal

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none is mistaken for another
CODE_GROUPS, GROUP = 5, 5  # about 122 bits
REMEMBERED = 20_000  # players known by token without asking the database


@dataclass(frozen=True)
class Player:
    """Somebody who has shown a token."""

    id: str
    name: str
    bot: bool
    created: int
    muted_until: int
    banned: bool


def player_in(row: Sequence[Any]) -> Player:
    """The player in a row of the database."""
    who, name, bot, created, muted_until, banned = row
    return Player(who, name, bool(bot), created, muted_until, bool(banned))


def hash_of(secret: str) -> str:
    """What is stored of a token or code."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_code() -> str:
    """A recovery code, in groups that can be written down."""
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def bare(code: str) -> str:
    """A code as it was meant: people write small letters and forget dashes."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters by name, of which nothing is seen


def is_shown(letter: str) -> bool:
    """Whether there is something to be seen of a letter, or at least room."""
    return letter.isprintable() and letter not in BLANKS


def shown_name(name: str) -> str:
    """A name fit to be shown: one line, no control or invisible characters, single spaces."""
    clean = " ".join("".join(letter if is_shown(letter) else " " for letter in name).split())
    if not clean:
        raise Refusal("name/empty")
    return clean


class Players:
    """The players of a server."""

    def __init__(self, store: Store) -> None:
        """Everybody is in the store; those seen lately are remembered here too."""
        self._store = store
        self._known: dict[str, Player] = {}  # by the hash of a token
        self._mutes: dict[str, frozenset[str]] = {}  # by player

    async def welcome(self, name: str, now: int, *, bot: bool) -> wire.Identity:
        """Somebody new."""
        player, token, code = secrets.token_hex(6), secrets.token_urlsafe(24), new_code()
        name = shown_name(name)
        await self._store.execute(
            (
                "INSERT INTO players (id, name, bot, created, recovery) VALUES (?, ?, ?, ?, ?)",
                (player, name, int(bot), now, hash_of(bare(code))),
            ),
            ("INSERT INTO tokens (hash, player, created) VALUES (?, ?, ?)", (hash_of(token), player, now)),
        )
        return wire.Identity(player, name, token, code)

    async def known(self, token: str) -> Player:
        """The player who has this token; refuses strangers and the banned."""
        key = hash_of(token)
        player = self._known.get(key)
        if player is None:
            rows = await self._store.fetch(
                "SELECT p.id, p.name, p.bot, p.created, p.muted_until, p.banned"
                " FROM tokens t JOIN players p ON p.id = t.player WHERE t.hash = ?",
                key,
            )
            if not rows:
                raise Refusal("identity/unknown-token")
            player = player_in(rows[0])
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[key] = player
        if player.banned:
            raise Refusal("identity/banned")
        return player

    async def find(self, player: str) -> Player | None:
        """A player as the database knows them now."""
        rows = await self._store.fetch(
            "SELECT id, name, bot, created, muted_until, banned FROM players WHERE id = ?", player
        )
        return player_in(rows[0]) if rows else None

    def forget(self) -> None:
        """Ask the database again: somebody may have been muted, banned or deleted."""
        self._known.clear()
        self._mutes.clear()

    async def sanctions(self, now: int) -> dict[str, tuple[int, bool]]:
        """By player: until when somebody is muted by the host, and whether banned."""
        rows = await self._store.fetch(
            "SELECT id, muted_until, banned FROM players WHERE banned = 1 OR muted_until > ?", now
        )
        return {who: (muted_until, bool(banned)) for who, muted_until, banned in rows}

    async def recover(self, code: str, now: int) -> wire.Identity:
        """The same player on another device: a new token. The code goes on to work."""
        rows = await self._store.fetch("SELECT id, name FROM players WHERE recovery = ?", hash_of(bare(code)))
        if not rows:
            raise Refusal("identity/unknown-code")
        token = secrets.token_urlsafe(24)
        await self._store.execute(
            ("INSERT INTO tokens (hash, player, created) VALUES (?, ?, ?)", (hash_of(token), rows[0][0], now))
        )
        return wire.Identity(rows[0][0], rows[0][1], token, code)

    async def new_recovery(self, player: Player) -> str:
        """A fresh code; the one before is void."""
        code = new_code()
        await self._store.execute(("UPDATE players SET recovery = ? WHERE id = ?", (hash_of(bare(code)), player.id)))
        return code

    async def revoke_others(self, player: str, token: str) -> int:
        """End all other devices: only this token works from now on. Return how many have ended."""
        (ended,) = await self._store.execute(
            ("DELETE FROM tokens WHERE player = ? AND hash <> ?", (player, hash_of(token)))
        )
        self.forget()
        return ended

    async def are_valid(self, keys: Collection[str]) -> set[str]:
        """Those of these hashes that still belong to a token."""
        return {key for key in keys if await self._store.fetch("SELECT 1 FROM tokens WHERE hash = ?", key)}

    async def rename(self, player: str, name: str) -> None:
        """Another name, from now on."""
        await self._store.execute(("UPDATE players SET name = ? WHERE id = ?", (shown_name(name), player)))

    # --- not hearing somebody

    async def muted_by(self, player: str) -> frozenset[str]:
        """Whom a player does not want to hear."""
        if player not in self._mutes:
            rows = await self._store.fetch("SELECT muted FROM mutes WHERE player = ?", player)
            if len(self._mutes) >= REMEMBERED:
                self._mutes.clear()
            self._mutes[player] = frozenset(row[0] for row in rows)
        return self._mutes[player]

    async def mute(self, player: str, other: str, *, muted: bool) -> None:
        """Hear somebody no more, or again."""
        if muted:
            if len(await self.muted_by(player)) >= MAX_MUTES:
                raise Refusal("identity/too-many-mutes", most=MAX_MUTES)
            sql = "INSERT INTO mutes (player, muted) VALUES (?, ?) ON CONFLICT DO NOTHING"
        else:
            sql = "DELETE FROM mutes WHERE player = ? AND muted = ?"
        await self._store.execute((sql, (player, other)))


MAX_MUTES = 200
