"""Identity without email or password: a random token per device, and a recovery code for further devices.

Only hashes are stored. Both secrets are long and random, so a fast hash without salt is enough.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from hatbox import wire
from hatbox.server.store.store import Statement, Store, StoreError
from hatbox.server.tables.commands import Refusal

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none looks like another
CODE_GROUPS, GROUP = 5, 5  # about 122 bits
MAX_CACHED = 20_000  # players
MAX_MUTES = 200
NOBODY: frozenset[str] = frozenset()
MAX_USED = 100_000  # devices remembered as used today
DAY = 86_400_000  # milliseconds
DEVICE_ID = 16  # digits of a token's hash, which name the device: also for tokens that older servers make
# the columns of `player_in`
PLAYER = "p.id, p.name, p.bot, p.created, p.muted_until, p.banned, p.face, p.mute_notice, p.ban_notice"


@dataclass(frozen=True, slots=True)
class Player:
    id: str
    name: str
    bot: bool
    created: int
    muted_until: int
    banned: bool
    face: wire.Face | None = None
    mute_notice: str = ""  # the host's reason, if the player may know it
    ban_notice: str = ""


class Sanction(NamedTuple):
    """The host's decisions about a player."""

    muted_until: int = 0
    banned: bool = False
    mute_notice: str = ""
    ban_notice: str = ""


def player_in(row: Sequence[Any]) -> Player:
    """Return the player in a row of the database."""
    player_id, name, bot, created, muted_until, banned, face, *notices = row
    return Player(player_id, name, bool(bot), created, muted_until, bool(banned), face, *notices)


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


def add_token(token: str, player: str, now: int, device: str) -> Statement:
    sql = "INSERT INTO tokens (hash, player, created, device, seen) VALUES (?, ?, ?, ?, ?)"
    return sql, (hash_of(token), player, now, device, now - now % DAY)


def new_player(name: str, now: int, *, bot: bool, device: str) -> tuple[wire.Identity, list[Statement]]:
    """Return the credentials of a new player, and the statements that store it."""
    identity = wire.Identity(secrets.token_hex(6), clean_name(name), secrets.token_urlsafe(24), new_code())
    sql = "INSERT INTO players (id, name, bot, created, recovery) VALUES (?, ?, ?, ?, ?)"
    row = (identity.player, identity.name, int(bot), now, hash_of(normalise_code(identity.recovery)))
    return identity, [(sql, row), add_token(identity.token, identity.player, now, device)]


class Players:
    """The players of a server.

    Two caches: players by hash of their token, and mutes by player. Each holds MAX_CACHED entries, then is cleared;
    both are cleared by `forget_cached`, after every change and every two seconds. A set remembers which devices have
    been used today: each is written down once a day by a process.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_token: dict[str, Player] = {}
        self._mutes: dict[str, frozenset[str]] = {}
        self._used: set[str] = set()  # hashes of the tokens used since `_today`
        self._today = 0

    async def create(self, name: str, now: int, *, bot: bool, device: str = "") -> wire.Identity:
        """Create a player, signed in on a device."""
        identity, statements = new_player(name, now, bot=bot, device=device)
        await self._store.execute(*statements)
        return identity

    async def sign_in(self, player: str, now: int, device: str) -> str:
        """Sign a player in on another device; return its token."""
        token = secrets.token_urlsafe(24)
        await self._store.execute(add_token(token, player, now, device))
        return token

    async def authenticate(self, token: str) -> Player:
        """Return the player with a token; refuse unknown tokens and banned players."""
        key = hash_of(token)
        player = self._by_token.get(key)
        if player is None:
            rows = await self._store.fetch(
                f"SELECT {PLAYER} FROM tokens t JOIN players p ON p.id = t.player WHERE t.hash = ?", key
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
        rows = await self._store.fetch(f"SELECT {PLAYER} FROM players p WHERE p.id = ?", player)
        return player_in(rows[0]) if rows else None

    async def note_use(self, token: str, now: int, device: str = "") -> None:
        """Store that a device is used today, and its name if that was unknown."""
        today, key = now - now % DAY, hash_of(token)
        if today != self._today or len(self._used) >= MAX_USED:
            self._used, self._today = set(), today
        if key in self._used:
            return
        self._used.add(key)
        sql = (
            "UPDATE tokens SET seen = ?, device = CASE WHEN device = '' THEN ? ELSE device END"
            " WHERE hash = ? AND (seen < ? OR device = '')"
        )
        with suppress(StoreError):  # who can read may go on, even if nothing can be written
            await self._store.execute((sql, (today, device, key, today)))

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

    async def recover(self, code: str, now: int, device: str = "") -> wire.Identity:
        """Sign a player in on another device with a new token; the code remains valid."""
        rows = await self._store.fetch("SELECT id, name FROM players WHERE recovery = ?", hash_of(normalise_code(code)))
        if not rows:
            raise Refusal("identity/unknown-code")
        player, name = rows[0]
        return wire.Identity(player, name, await self.sign_in(player, now, device), code)

    async def new_recovery(self, player: Player) -> str:
        """Replace a player's recovery code."""
        code = new_code()
        await self._store.execute(
            ("UPDATE players SET recovery = ? WHERE id = ?", (hash_of(normalise_code(code)), player.id))
        )
        return code

    async def devices(self, player: str, token: str) -> list[wire.Device]:
        """Return a player's devices: the one with this token first, then the last used."""
        own = hash_of(token)
        rows = await self._store.fetch("SELECT hash, device, created, seen FROM tokens WHERE player = ?", player)
        devices = [
            wire.Device(key[:DEVICE_ID], name, created, max(seen, created - created % DAY), key == own)
            for key, name, created, seen in rows
        ]
        return sorted(devices, key=lambda device: (not device.current, -device.seen, -device.created, device.id))

    async def revoke(self, player: str, device: str) -> None:
        """Sign a player out on one device."""
        (count,) = await self._store.execute(
            (f"DELETE FROM tokens WHERE player = ? AND substr(hash, 1, {DEVICE_ID}) = ?", (player, device))
        )
        if not count:
            raise Refusal("device/unknown")
        self.forget_cached()

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

    async def change(self, player: str, name: str | None, face: wire.Face | None) -> None:
        """Change a player's name and face; None leaves what there is."""
        clean = None if name is None else clean_name(name)
        sql = "UPDATE players SET name = COALESCE(?, name), face = COALESCE(?, face) WHERE id = ?"
        await self._store.execute((sql, (clean, face, player)))
        self.forget_cached()

    async def mutes_of(self, player: str) -> frozenset[str]:
        """Return the players whose chat a player does not want to see."""
        if player not in self._mutes:
            rows = await self._store.fetch("SELECT muted FROM mutes WHERE player = ?", player)
            if len(self._mutes) >= MAX_CACHED:
                self._mutes.clear()
            self._mutes[player] = frozenset(row[0] for row in rows) or NOBODY
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
