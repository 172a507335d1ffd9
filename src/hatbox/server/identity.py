"""Identity without email or password: a random token per device, and a recovery code for further devices.

Only hashes are stored. Both secrets are long and random, so a fast hash without salt is enough.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hatbox import wire
from hatbox.server.store.store import Store
from hatbox.server.tables.commands import Refusal

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none looks like another
CODE_GROUPS, GROUP = 5, 5  # about 122 bits
MAX_CACHED = 20_000  # players
MAX_MUTES = 200


@dataclass(frozen=True)
class Player:
    id: str
    name: str
    bot: bool
    created: int
    muted_until: int
    banned: bool
    mute_notice: str = ""  # the host's reason, if the player may know it
    ban_notice: str = ""


class Sanction(NamedTuple):
    """What the host has decided about a player."""

    muted_until: int = 0
    banned: bool = False
    mute_notice: str = ""
    ban_notice: str = ""


def player_in(row: Sequence[Any]) -> Player:
    """Return the player in a row of the database."""
    player_id, name, bot, created, muted_until, banned, mute_notice, ban_notice = row
    return Player(player_id, name, bool(bot), created, muted_until, bool(banned), mute_notice, ban_notice)


def banned_refusal(reason: str) -> Refusal:
    """Return the refusal of a banned player, with the host's reason if there is one to show."""
    return Refusal("identity/banned-because", reason=reason) if reason else Refusal("identity/banned")


def hash_of(secret: str) -> str:
    """Return what is stored of a token or code."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_code() -> str:
    """Return a random recovery code, in groups that can be written down."""
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def normalise_code(code: str) -> str:
    """Return a code in upper case without dashes, however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # printable by category, but invisible


def is_visible(letter: str) -> bool:
    return letter.isprintable() and letter not in BLANKS


def clean_name(name: str) -> str:
    """Return a name on one line, without control or invisible characters, with single spaces."""
    clean = " ".join("".join(letter if is_visible(letter) else " " for letter in name).split())
    if not clean:
        raise Refusal("name/empty")
    return clean


class Players:
    """The players of a server.

    Two caches: players by hash of their token, and mutes by player. Each holds MAX_CACHED entries, then is cleared;
    both are cleared by `forget_cached`, after every change and every two seconds.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_token: dict[str, Player] = {}
        self._mutes: dict[str, frozenset[str]] = {}

    async def create(self, name: str, now: int, *, bot: bool) -> wire.Identity:
        """Create a player."""
        player, token, code = secrets.token_hex(6), secrets.token_urlsafe(24), new_code()
        name = clean_name(name)
        await self._store.execute(
            (
                "INSERT INTO players (id, name, bot, created, recovery) VALUES (?, ?, ?, ?, ?)",
                (player, name, int(bot), now, hash_of(normalise_code(code))),
            ),
            ("INSERT INTO tokens (hash, player, created) VALUES (?, ?, ?)", (hash_of(token), player, now)),
        )
        return wire.Identity(player, name, token, code)

    async def authenticate(self, token: str) -> Player:
        """Return the player with a token; refuse unknown tokens and banned players."""
        key = hash_of(token)
        player = self._by_token.get(key)
        if player is None:
            rows = await self._store.fetch(
                "SELECT p.id, p.name, p.bot, p.created, p.muted_until, p.banned, p.mute_notice, p.ban_notice"
                " FROM tokens t JOIN players p ON p.id = t.player WHERE t.hash = ?",
                key,
            )
            if not rows:
                raise Refusal("identity/unknown-token")
            player = player_in(rows[0])
            if len(self._by_token) >= MAX_CACHED:
                self._by_token.clear()
            self._by_token[key] = player
        if player.banned:
            raise banned_refusal(player.ban_notice)
        return player

    async def find(self, player: str) -> Player | None:
        """Return a player as stored, or None."""
        rows = await self._store.fetch(
            "SELECT id, name, bot, created, muted_until, banned, mute_notice, ban_notice FROM players WHERE id = ?",
            player,
        )
        return player_in(rows[0]) if rows else None

    def forget_cached(self) -> None:
        """Clear the caches: a player may have been muted, banned or deleted."""
        self._by_token.clear()
        self._mutes.clear()

    async def sanctions(self, now: int) -> dict[str, Sanction]:
        """Return the host's decisions by player."""
        rows = await self._store.fetch(
            "SELECT id, muted_until, banned, mute_notice, ban_notice FROM players WHERE banned = 1 OR muted_until > ?",
            now,
        )
        return {player: Sanction(muted, bool(banned), *notices) for player, muted, banned, *notices in rows}

    async def recover(self, code: str, now: int) -> wire.Identity:
        """Sign a player in on another device with a new token; the code remains valid."""
        rows = await self._store.fetch("SELECT id, name FROM players WHERE recovery = ?", hash_of(normalise_code(code)))
        if not rows:
            raise Refusal("identity/unknown-code")
        token = secrets.token_urlsafe(24)
        await self._store.execute(
            ("INSERT INTO tokens (hash, player, created) VALUES (?, ?, ?)", (hash_of(token), rows[0][0], now))
        )
        return wire.Identity(rows[0][0], rows[0][1], token, code)

    async def new_recovery(self, player: Player) -> str:
        """Replace a player's recovery code."""
        code = new_code()
        await self._store.execute(
            ("UPDATE players SET recovery = ? WHERE id = ?", (hash_of(normalise_code(code)), player.id))
        )
        return code

    async def revoke_others(self, player: str, token: str) -> int:
        """Sign a player out on all devices but the one with this token; return their number."""
        (count,) = await self._store.execute(
            ("DELETE FROM tokens WHERE player = ? AND hash <> ?", (player, hash_of(token)))
        )
        self.forget_cached()
        return count

    async def valid_hashes(self, hashes: Collection[str]) -> set[str]:
        """Return those hashes that still belong to a token."""
        return {key for key in hashes if await self._store.fetch("SELECT 1 FROM tokens WHERE hash = ?", key)}

    async def rename(self, player: str, name: str) -> None:
        await self._store.execute(("UPDATE players SET name = ? WHERE id = ?", (clean_name(name), player)))

    async def mutes_of(self, player: str) -> frozenset[str]:
        """Return the players whose chat a player does not want to see."""
        if player not in self._mutes:
            rows = await self._store.fetch("SELECT muted FROM mutes WHERE player = ?", player)
            if len(self._mutes) >= MAX_CACHED:
                self._mutes.clear()
            self._mutes[player] = frozenset(row[0] for row in rows)
        return self._mutes[player]

    async def mute(self, player: str, other: str, *, muted: bool) -> None:
        """Mute or unmute another player's chat for a player."""
        if muted:
            if len(await self.mutes_of(player)) >= MAX_MUTES:
                raise Refusal("identity/too-many-mutes", most=MAX_MUTES)
            sql = "INSERT INTO mutes (player, muted) VALUES (?, ?) ON CONFLICT DO NOTHING"
        else:
            sql = "DELETE FROM mutes WHERE player = ? AND muted = ?"
        await self._store.execute((sql, (player, other)))
