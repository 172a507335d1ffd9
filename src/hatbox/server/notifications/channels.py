"""Channels and choices of players: when they want to be notified, and the channels by which they are reached."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from hatbox import wire
from hatbox.server.identity import hash_of
from hatbox.server.notifications.policy import zone_of
from hatbox.server.store.store import Statement, Store
from hatbox.server.tables.commands import Refusal

Medium: TypeAlias = Literal["push", "webhook", "email"]

MAX_PUSHES = 10  # devices of a player
ID_LENGTH = 16  # hexadecimal digits
CHOICE_COLUMNS = "kinds, quiet_from, quiet_until, time_zone, language"
SAVE_CHOICE = f"""
INSERT INTO notification_choices (player, {CHOICE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (player) DO UPDATE SET kinds = excluded.kinds, quiet_from = excluded.quiet_from,
    quiet_until = excluded.quiet_until, time_zone = excluded.time_zone, language = excluded.language
"""
CHANNEL_COLUMNS = "id, player, medium, address, options, failures"
INSERT = """
INSERT INTO channels (id, player, medium, address, options, device, created, confirmed, confirmation)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


class Channel(msgspec.Struct, frozen=True):
    """A way to reach a player."""

    id: str
    player: str
    medium: Medium
    address: str  # endpoint, URL or mail address
    options: dict[str, str]  # push: p256dh, auth; webhook: format
    failures: int = 0  # refused messages in a row


def channel_in(row: Sequence[Any]) -> Channel:
    """Return the channel in a row with CHANNEL_COLUMNS."""
    channel_id, player, medium, address, options, failures = row
    return Channel(channel_id, player, medium, address, msgspec.json.decode(options, type=dict[str, str]), failures)


def choice_in(rows: Sequence[Sequence[Any]]) -> wire.NotificationChoice:
    """Return the choice in at most one row with CHOICE_COLUMNS; without one, the default."""
    if not rows:
        return wire.NotificationChoice()
    kinds, quiet_from, quiet_until, time_zone, language = rows[0]
    return wire.NotificationChoice(kinds.split(), quiet_from, quiet_until, time_zone, language)


def webhook_of(address: str, options: str) -> wire.Webhook:
    """Return the webhook in the columns of a row."""
    return msgspec.convert({"url": address, **msgspec.json.decode(options)}, wire.Webhook)


async def choice_of(store: Store, player: str) -> wire.NotificationChoice:
    sql = f"SELECT {CHOICE_COLUMNS} FROM notification_choices WHERE player = ?"
    return choice_in(await store.fetch(sql, player))


async def save_choice(store: Store, player: str, choice: wire.NotificationChoice) -> None:
    """Store when a player wants to be notified, after checking it."""
    if (choice.quiet_from is None) != (choice.quiet_until is None):
        raise Refusal("notify/half-quiet")
    if zone_of(choice.time_zone) is None:
        raise Refusal("notify/bad-time-zone", zone=choice.time_zone)
    kinds = " ".join(dict.fromkeys(choice.kinds))
    row = (player, kinds, choice.quiet_from, choice.quiet_until, choice.time_zone, choice.language)
    await store.execute((SAVE_CHOICE, row))


async def channels_of(store: Store, player: str) -> list[Channel]:
    """Return the channels that a player uses."""
    sql = f"SELECT {CHANNEL_COLUMNS} FROM channels WHERE player = ? AND confirmed = 1 ORDER BY created, id"
    return [channel_in(row) for row in await store.fetch(sql, player)]


def new_channel(player: str, medium: Medium, address: str, **options: str) -> Channel:
    return Channel(secrets.token_hex(ID_LENGTH // 2), player, medium, address, options)


def _insert(channel: Channel, now: int, device: str | None = None, confirmation: str | None = None) -> Statement:
    options = msgspec.json.encode(channel.options).decode()
    confirmed = int(confirmation is None)
    row = (channel.id, channel.player, channel.medium, channel.address, options, device, now, confirmed, confirmation)
    return INSERT, row


async def add_push(store: Store, channel: Channel, device: str, now: int) -> None:
    """Store a push subscription of a device, in place of what it had; an endpoint belongs to its last player."""
    sql = "SELECT count(*) FROM channels WHERE player = ? AND medium = 'push' AND device <> ? AND address <> ?"
    ((others,),) = await store.fetch(sql, channel.player, device, channel.address)
    if others >= MAX_PUSHES:
        raise Refusal("notify/too-many-devices", most=MAX_PUSHES)
    await store.execute(
        ("DELETE FROM channels WHERE medium = 'push' AND (device = ? OR address = ?)", (device, channel.address)),
        _insert(channel, now, device),
    )


async def remove_push(store: Store, device: str) -> None:
    await store.execute(("DELETE FROM channels WHERE medium = 'push' AND device = ?", (device,)))


async def replace_webhook(store: Store, channel: Channel, now: int) -> None:
    """Store a player's webhook in place of the one before."""
    await store.execute(_delete(channel.player, "webhook"), _insert(channel, now))


async def propose_email(store: Store, channel: Channel, now: int) -> str:
    """Store an address that is not used yet, in place of the one before; return the token that confirms it."""
    token = secrets.token_urlsafe(24)
    await store.execute(_delete(channel.player, "email"), _insert(channel, now, confirmation=hash_of(token)))
    return token


async def remove(store: Store, player: str, medium: Medium) -> None:
    """Delete a player's webhook or mail address."""
    await store.execute(_delete(player, medium))


def _delete(player: str, medium: Medium) -> Statement:
    return "DELETE FROM channels WHERE player = ? AND medium = ?", (player, medium)


async def channel_to_confirm(store: Store, token: str) -> Channel | None:
    """Return the channel that a token from a mail confirms."""
    sql = f"SELECT {CHANNEL_COLUMNS} FROM channels WHERE confirmation = ?"
    rows = await store.fetch(sql, hash_of(token))
    return channel_in(rows[0]) if rows else None


async def confirm(store: Store, channel: Channel) -> None:
    await store.execute(("UPDATE channels SET confirmed = 1 WHERE id = ?", (channel.id,)))


# --- unsubscribing


def unsubscribe_token(channel_id: str, key: str) -> str:
    """Return the token by which anybody who got a message can end all further ones of its channel."""
    return channel_id + hmac.digest(key.encode(), channel_id.encode(), "sha256")[:10].hex()


async def channel_of_token(store: Store, token: str, key: str) -> Channel | None:
    """Return the channel of an unsubscribe token; None if it is wrong or the channel is gone."""
    channel_id = token[:ID_LENGTH]
    if not hmac.compare_digest(token.encode(), unsubscribe_token(channel_id, key).encode()):
        return None
    rows = await store.fetch(f"SELECT {CHANNEL_COLUMNS} FROM channels WHERE id = ?", channel_id)
    return channel_in(rows[0]) if rows else None


async def remove_channel(store: Store, channel_id: str) -> None:
    await store.execute(("DELETE FROM channels WHERE id = ?", (channel_id,)))
