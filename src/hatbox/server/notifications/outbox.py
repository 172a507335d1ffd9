"""The outbox in the database: notices, and the messages made of them. Every step is atomic, in all processes together.

A notice is stored when something happens. When it is due, the player's notices become one message for each channel
(`plan_messages`). A process claims a message, sends it, and stores that it is sent or when to try again. If the process
dies in between, the claim ends, and another one sends the message.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from hatbox import wire
from hatbox.server.notifications import policy
from hatbox.server.notifications.channels import Channel, channel_in, choice_in
from hatbox.server.notifications.occasions import Item, Occasion
from hatbox.server.notifications.policy import ChannelLoad, DueNotice
from hatbox.server.service.timers import DEAD
from hatbox.server.store.store import Statement, Store

CLAIM = 60_000  # milliseconds after which another process may send a claimed message; sending takes at most 20 s
MAX_CLAIMED = 40  # messages that a process claims at once
MAX_DUE = 200  # players whose notices are planned at once
KEEP_SAID = 30 * policy.DAY  # milliseconds after which a notice that nobody looked at may be repeated

TEST_PAUSE = 20_000  # ms between two test messages to one channel
ENCODER = msgspec.json.Encoder()
ITEM: msgspec.json.Decoder[Item] = msgspec.json.Decoder(Item)
ITEMS: msgspec.json.Decoder[list[Item]] = msgspec.json.Decoder(list[Item])

ADD = """
INSERT INTO notices (player, table_id, kind, at, due, state, item)
SELECT id, ?, ?, CAST(? AS BIGINT), CAST(? AS BIGINT), 'waiting', ? FROM players WHERE id = ?
ON CONFLICT (player, table_id, kind) DO UPDATE SET at = excluded.at, item = excluded.item
WHERE notices.at < excluded.at
"""
FORGET_READ = "DELETE FROM notices WHERE player = ? AND table_id = ? AND at < ?"
SAY_NEW = f"""
UPDATE notices SET state = 'waiting', due = at + {policy.BATCH}
WHERE player = ? AND table_id = ? AND state = 'said' AND at > said
"""
TAKE = """
UPDATE notices SET state = 'due' WHERE player = ? AND state = 'waiting'
AND EXISTS (SELECT 1 FROM notices n WHERE n.player = ? AND n.state = 'waiting' AND n.due <= ?)
"""
TAKEN = """
SELECT n.item, t.status, t.acting, s.seat FROM notices n LEFT JOIN tables t ON t.id = n.table_id
LEFT JOIN seats s ON s.table_id = n.table_id AND s.player = n.player
WHERE n.player = ? AND n.state = 'due' ORDER BY n.at, n.table_id
"""
CHOICE = "SELECT kinds, quiet_from, quiet_until, time_zone, language FROM notification_choices WHERE player = ?"
CHANNELS = "SELECT id, medium FROM channels WHERE player = ? AND confirmed = 1 ORDER BY created, id"
WATCHED = """
SELECT w.table_id FROM watching w JOIN processes p ON p.id = w.process WHERE w.player = ? AND p.beat > ?
"""
MESSAGES = "SELECT id, channel, items, state, claimed_until, sent FROM deliveries WHERE player = ?"
INSERT_MESSAGE = """
INSERT INTO deliveries (id, player, channel, kind, items, state, created, due) VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?)
"""
IS_DUE = "SELECT 1 FROM deliveries WHERE state = 'waiting' AND due <= ? AND claimed_until <= ? LIMIT 1"
CLAIM_DUE = f"""
UPDATE deliveries SET claim = ?, claimed_until = ? WHERE id IN (
    SELECT id FROM deliveries WHERE state = 'waiting' AND due <= ? AND claimed_until <= ?
    ORDER BY due LIMIT {MAX_CLAIMED}
)
"""
CLAIMED = """
SELECT d.id, d.items, d.attempts, d.created, c.id, c.player, c.medium, c.address, c.options, c.failures, o.language
FROM deliveries d JOIN channels c ON c.id = d.channel LEFT JOIN notification_choices o ON o.player = c.player
WHERE d.claim = ? ORDER BY d.due
"""
UNREAD = """
SELECT player, table_id FROM notices WHERE player IN (SELECT player FROM deliveries WHERE claim = ?)
"""
NEXT_DUE = """
SELECT (SELECT min(due) FROM notices WHERE state = 'waiting'),
       (SELECT min(CASE WHEN claimed_until > due THEN claimed_until ELSE due END)
        FROM deliveries WHERE state = 'waiting')
"""
COUNT_WAITING = """
SELECT c.medium, d.kind, count(*) FROM deliveries d JOIN channels c ON c.id = d.channel
WHERE d.state = 'waiting' GROUP BY c.medium, d.kind
"""
# Tables where a player with a channel was to act, or whose game ended, when a process died; whoever was looking knows.
MISSED = """
SELECT DISTINCT s.player, t.id, t.game, t.status, t.acting, s.seat, t.updated
FROM tables t JOIN seats s ON s.table_id = t.id JOIN channels c ON c.player = s.player AND c.confirmed = 1
WHERE t.status = ? AND t.updated BETWEEN ? AND ?
AND NOT EXISTS (SELECT 1 FROM watching w WHERE w.process = ? AND w.player = s.player AND w.table_id = t.id)
"""


class Message(msgspec.Struct, frozen=True):
    """A claimed message."""

    id: str
    claim: str
    channel: Channel
    language: wire.Language
    items: list[Item]  # those the player has not read meanwhile
    attempts: int
    created: int


def add_statement(occasion: Occasion) -> Statement:
    """Return the statement that stores an occasion as a notice; one that was not read yet is not said again."""
    item = occasion.item
    due = occasion.at + policy.BATCH
    return ADD, (item.table, item.kind, occasion.at, due, ENCODER.encode(item).decode(), occasion.player)


def read_statements(player: str, table: str, at: int) -> list[Statement]:
    """Return the statements that forget all notices about a table at which the player looked at a time.

    Another process may have stored later ones already: they stay, and are said.
    """
    return [(FORGET_READ, (player, table, at)), (SAY_NEW, (player, table))]


async def due_players(store: Store, now: int) -> list[str]:
    """Return the players with due notices."""
    sql = f"SELECT player FROM notices WHERE state = 'waiting' AND due <= ? GROUP BY player LIMIT {MAX_DUE}"
    return [player for (player,) in await store.fetch(sql, now)]


async def next_due(store: Store) -> int | None:
    """Return when something in the outbox is due."""
    ((notice, message),) = await store.fetch(NEXT_DUE)
    return min((due for due in (notice, message) if due is not None), default=None)


async def plan_messages(store: Store, player: str, now: int) -> int:
    """Make messages of a player's due notices, as `policy.plan` says; return how many."""
    made = 0

    def change(rows: Sequence[Sequence[Any]]) -> list[Statement]:
        nonlocal made
        taken, choices, channels, watched, messages = rows
        notices = [
            DueNotice(ITEM.decode(item), status, acting is not None and f" {seat} " in acting)
            for item, status, acting, seat in taken
        ]
        planned = policy.plan(
            notices, frozenset(row[0] for row in watched), choice_in(choices), _loads(channels, messages, now), now
        )
        made = len(planned.messages)
        return _statements(player, planned, now)

    await store.revise(
        (TAKE, (player, player, now)),
        [
            (TAKEN, (player,)),
            (CHOICE, (player,)),
            (CHANNELS, (player,)),
            (WATCHED, (player, now - DEAD)),
            (MESSAGES, (player,)),
        ],
        change,
    )
    return made


def _loads(channels: Sequence[Any], messages: Sequence[Any], now: int) -> list[ChannelLoad]:
    """Return a player's channels with their messages of the last hour and the one that can still be added to."""
    loads = []
    for channel_id, medium in channels:
        own = [row for row in messages if row[1] == channel_id]
        sent = [row[5] for row in own if row[3] == "sent"]
        open_message = next((row for row in own if row[3] == "waiting" and row[4] <= now), None)
        waiting, items = (open_message[0], ITEMS.decode(open_message[2])) if open_message is not None else (None, [])
        loads.append(ChannelLoad(channel_id, medium, sent, waiting, [item for item in items if item.kind != "test"]))
    return loads


def _statements(player: str, planned: policy.Plan, now: int) -> list[Statement]:
    key = "WHERE player = ? AND table_id = ? AND kind = ?"
    statements: list[Statement] = [
        (f"DELETE FROM notices {key}", (player, item.table, item.kind)) for item in planned.dropped
    ]
    statements += [
        (f"UPDATE notices SET state = 'waiting', due = ? {key}", (planned.until, player, item.table, item.kind))
        for item in planned.postponed
    ]
    statements += [
        (f"UPDATE notices SET state = 'said', said = at {key}", (player, item.table, item.kind))
        for item in planned.said
    ]
    for channel, items, due in planned.messages:
        text = ENCODER.encode(items).decode()
        if channel.waiting is None:
            row = (secrets.token_hex(8), player, channel.id, items[0].kind, text, now, due)
            statements.append((INSERT_MESSAGE, row))
        else:
            statements.append(("UPDATE deliveries SET items = ? WHERE id = ?", (text, channel.waiting)))
    return statements


async def add_test(store: Store, player: str, channels: Collection[str], now: int) -> None:
    """Store a test message for each of a player's channels that has had none lately; quiet hours do not hold it up."""
    text = ENCODER.encode([Item("test")]).decode()
    sql = "SELECT channel FROM deliveries WHERE player = ? AND kind = 'test' AND created > ?"
    lately = {channel for (channel,) in await store.fetch(sql, player, now - TEST_PAUSE)}
    rows = ((secrets.token_hex(8), player, own, "test", text, now, now) for own in channels if own not in lately)
    await store.execute(*((INSERT_MESSAGE, row) for row in rows))


async def claim(store: Store, now: int) -> list[Message]:
    """Claim due messages: no other process sends them now."""
    if not await store.fetch(IS_DUE, now, now):
        return []
    mark = secrets.token_hex(8)
    claimed: list[Message] = []

    def change(rows: Sequence[Sequence[Any]]) -> list[Statement]:
        messages, unread = rows
        tables = {(player, table) for player, table in unread}
        for message_id, items, attempts, created, *channel_row, language in messages:
            channel = channel_in(channel_row)
            current = [
                item for item in ITEMS.decode(items) if item.kind == "test" or (channel.player, item.table) in tables
            ]
            claimed.append(Message(message_id, mark, channel, language or "en", current, attempts, created))
        return []

    once = CLAIM_DUE, (mark, now + CLAIM, now, now)
    await store.revise(once, [(CLAIMED, (mark,)), (UNREAD, (mark,))], change)
    return claimed


def sent_statements(message: Message, now: int) -> list[Statement]:
    """Return the statements that store that a message is sent; it counts for the hourly cap."""
    return [
        (
            "UPDATE deliveries SET state = 'sent', sent = ?, items = '[]', claim = '' WHERE id = ? AND claim = ?",
            (now, message.id, message.claim),
        ),
        ("UPDATE channels SET failures = 0 WHERE id = ? AND failures > 0", (message.channel.id,)),
    ]


def retry_statement(message: Message, due: int) -> Statement:
    """Return the statement that stores when a message is tried again."""
    sql = (
        "UPDATE deliveries SET attempts = attempts + 1, due = ?, claim = '', claimed_until = 0"
        " WHERE id = ? AND claim = ?"
    )
    return sql, (due, message.id, message.claim)


def drop_statement(message: Message) -> Statement:
    """Return the statement that gives a message up."""
    return "DELETE FROM deliveries WHERE id = ? AND claim = ?", (message.id, message.claim)


async def tidy(store: Store, now: int) -> None:
    """Delete what is no longer needed: messages that count for no cap, old notices, rows of dead processes."""
    await store.execute(
        ("DELETE FROM deliveries WHERE state = 'sent' AND sent < ?", (now - policy.HOUR,)),
        ("DELETE FROM deliveries WHERE created < ?", (now - 2 * policy.MAX_AGE,)),
        ("DELETE FROM notices WHERE at < ?", (now - KEEP_SAID,)),
        ("DELETE FROM table_invitations WHERE at < ?", (now - policy.HOUR,)),
        ("DELETE FROM channels WHERE confirmed = 0 AND created < ?", (now - policy.DAY,)),
        ("DELETE FROM watching WHERE player <> '' AND process NOT IN (SELECT id FROM processes)", ()),
    )


async def recover(store: Store, process: str, died: int, add: Callable[[Occasion], None]) -> None:
    """Add what a process that died at about a time may not have stored. What is stored already is not repeated."""
    begin, end = died - DEAD, died + DEAD
    for status, kind in (("playing", "turn"), ("over", "over")):
        for player, table, game, _, acting, seat, updated in await store.fetch(MISSED, status, begin, end, process):
            if status == "over" or f" {seat} " in acting:
                add(Occasion(player, msgspec.convert({"kind": kind, "table": table, "game": game}, Item), updated, ()))
    await store.execute(("DELETE FROM watching WHERE process = ?", (process,)))
