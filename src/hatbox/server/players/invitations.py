"""Invitations: the host's one code for everybody, and personal codes, from the database or a file of the host.

A personal code is for one person on any number of devices: the first use creates the player, each further use signs
the same player in. Personal codes are stored as hashes.
"""

from __future__ import annotations

import logging
import secrets
from hmac import compare_digest
from pathlib import Path

import msgspec

from hatbox import wire
from hatbox.engine.errors import BadInput
from hatbox.server.identity import CODE_LETTERS, Players, clean_name, hash_of, normalise_code
from hatbox.server.settings import Settings
from hatbox.server.store.store import Store
from hatbox.server.tables.commands import Refusal

LOGGER = logging.getLogger("hatbox.invitations")
GROUPS, GROUP = 3, 4  # of letters in a code: about 59 bits
MIN_CODE = 8  # letters and digits of a code in a file
MAX_NAME = 24  # characters, as in `wire.Name`
MAX_FILE = 1 << 20  # bytes


class InvitedPerson(msgspec.Struct):
    """A personal code in a list. The code itself is not stored."""

    name: str
    created: int
    from_file: bool
    player: str | None
    player_name: str | None
    seen: int  # when the player was last online; 0: never


def draw_code() -> str:
    """Return a random code, in groups that can be written down."""
    return "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def clean_person(name: str) -> str:
    """Return a person's name as players are called: on one line, not too long; "" if there is none."""
    return clean_name(name)[:MAX_NAME].strip() if name.strip() else ""


def parse_list(path: str, text: str) -> dict[str, str]:
    r"""Return the names in a list of codes by the hash of the code: one on each line, `CODE` or `CODE Name`.

    >>> list(parse_list("members.txt", "# our club\nTEAPARTY1 Ada Lovelace\nteaparty-2\n").values())
    ['Ada Lovelace', '']
    """
    names: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        code, name = [*line.split(maxsplit=1), "", ""][:2]
        if not code or code.startswith("#"):
            continue
        key = hash_of(normalise_code(code))
        if len(normalise_code(code)) < MIN_CODE:
            raise BadInput("invite-list-short", path=path, line=number, least=MIN_CODE)
        if key in names:
            raise BadInput("invite-list-twice", path=path, line=number)
        names[key] = clean_person(name)
    return names


class InviteList:
    """The host's file of personal codes; a cache of one file, read again when it has changed."""

    def __init__(self, path: str) -> None:
        """Read it; a file that cannot be used is bad input."""
        self._path = path
        self._stamp: tuple[int, int] | None = None
        self._names: dict[str, str] = {}
        self._last_error = ""  # why it was not read the last time
        if path:
            self._read()

    def name_of(self, key: str) -> str | None:
        """Return the name beside a code, by its hash; "" without a name, None if the code is not in the list."""
        if self._path:
            try:
                self._read()
            except BadInput as error:  # a running server goes on with what it knows
                if str(error) != self._last_error:
                    LOGGER.warning("the list of invitations was not read again: %s", error)
                self._last_error = str(error)
        return self._names.get(key)

    def _read(self) -> None:
        try:
            stat = Path(self._path).stat()
            stamp = stat.st_mtime_ns, stat.st_size
            if stamp == self._stamp:
                return
            text = Path(self._path).read_text("utf-8") if stat.st_size <= MAX_FILE else "\0"
        except (OSError, UnicodeError) as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or "UTF-8?"
            raise BadInput("cannot-read", path=self._path, reason=reason) from None
        self._stamp = stamp  # also of a file with a mistake, so that it is reported once
        self._names, self._last_error = parse_list(self._path, text), ""


class Invitations:
    """Admits new guests."""

    def __init__(self, store: Store, players: Players, settings: Settings) -> None:
        self._store = store
        self._players = players
        self._shared = settings.invite
        self._list = InviteList(settings.invite_list)
        self.are_needed = settings.closed or bool(settings.invite or settings.invite_list)

    async def enter(self, guest: wire.NewGuest, now: int, device: str) -> wire.Identity | None:
        """Return the credentials of a guest, who may be a player already; None if the code is not valid."""
        code = guest.invite.strip()
        if not self.are_needed or (self._shared and compare_digest(code.encode(), self._shared.encode())):
            return await self._players.create(guest.name, now, bot=guest.bot, device=device)
        key = hash_of(normalise_code(code))
        listed_name = self._list.name_of(key)
        rows = await self._store.fetch("SELECT name, listed FROM invitations WHERE hash = ?", key)
        if listed_name is None and not (rows and rows[0][1]):
            return None
        if not rows:
            sql = (
                "INSERT INTO invitations (hash, name, created, listed) VALUES (?, ?, ?, 0)"
                " ON CONFLICT (hash) DO NOTHING"
            )
            await self._store.execute((sql, (key, listed_name, now)))
        if (again := await self._enter_again(key, now, device)) is not None:
            return again
        name = listed_name or (rows[0][0] if rows else "") or guest.name
        identity = await self._players.create(name, now, bot=guest.bot, device=device)
        (is_first,) = await self._store.execute(
            ("UPDATE invitations SET player = ? WHERE hash = ? AND player IS NULL", (identity.player, key))
        )
        if is_first:
            return identity
        # another device used the code at the same moment: there is one player
        await self._store.execute(("DELETE FROM players WHERE id = ?", (identity.player,)))
        return await self._enter_again(key, now, device)

    async def _enter_again(self, key: str, now: int, device: str) -> wire.Identity | None:
        """Sign in the player who has used a code before; None if nobody has."""
        rows = await self._store.fetch(
            "SELECT p.id, p.name, p.banned FROM invitations i JOIN players p ON p.id = i.player WHERE i.hash = ?", key
        )
        if not rows:
            return None
        player, name, banned = rows[0]
        if banned:
            raise Refusal("identity/banned")
        return wire.Identity(player, name, await self._players.sign_in(player, now, device), "")


# --- the host's commands


async def invite(store: Store, name: str, now: int) -> str:
    """Make a personal code for somebody, and return it: it cannot be read again."""
    try:
        clean = clean_name(msgspec.convert(name, wire.Name))
    except (Refusal, msgspec.ValidationError):
        raise BadInput("admin-bad-name") from None
    if await store.fetch("SELECT 1 FROM invitations WHERE name = ?", clean):
        raise BadInput("invite-name-taken", name=clean)
    code = draw_code()
    await store.execute(
        (
            "INSERT INTO invitations (hash, name, created, listed) VALUES (?, ?, ?, 1)",
            (hash_of(normalise_code(code)), clean, now),
        )
    )
    return code


async def invited(store: Store) -> list[InvitedPerson]:
    """Return everybody who has a personal code from the database, or has used one from the file, by name."""
    rows = await store.fetch(
        "SELECT i.name, i.created, i.listed, i.player, p.name, COALESCE(p.seen, 0) FROM invitations i"
        " LEFT JOIN players p ON p.id = i.player ORDER BY i.name, i.created"
    )
    return [
        InvitedPerson(name, created, not listed, player, player_name, seen)
        for name, created, listed, player, player_name, seen in rows
    ]


async def revoke(store: Store, name: str) -> str | None:
    """Make a personal code invalid and ban the player who has used it; return that player."""
    rows = await store.fetch("SELECT hash, player, listed FROM invitations WHERE name = ?", name)
    if not rows:
        raise BadInput("invite-unknown", name=name)
    if len(rows) > 1:
        raise BadInput("invite-several", name=name)
    key, player, listed = rows[0]
    if not listed:
        raise BadInput("invite-from-file", name=name)
    await store.execute(
        ("DELETE FROM invitations WHERE hash = ?", (key,)),
        ("UPDATE players SET banned = 1 WHERE id = ?", (player,)),
    )
    return player if player is None else str(player)
