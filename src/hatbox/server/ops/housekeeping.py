"""Housekeeping: chat of a reported table, export of records, deletion of what is old."""

from __future__ import annotations

import re

import msgspec

from hatbox.engine.errors import BadInput
from hatbox.records.files import atomic_write
from hatbox.records.record import encode
from hatbox.server.store.store import Store, StoreError
from hatbox.server.tables import log
from hatbox.server.tables.apply import replay_events

DAY = 24 * 3600 * 1000
MAX_DAYS = 100_000
BATCH = 100  # tables deleted in one transaction


class ChatLine(msgspec.Struct):
    """A chat message at a table."""

    at: int
    player: str
    name: str
    text: str  # or the name of a phrase


class PruneCounts(msgspec.Struct):
    """The number of rows deleted."""

    tables: int
    players: int
    reports: int


class ExportCounts(msgspec.Struct):
    """The number of records written, and of tables that could not be read."""

    games: int
    damaged: int


async def talk(store: Store, table_id: str) -> list[ChatLine]:
    """Return the chat of a table, in order."""
    events = await store.events(table_id)
    if not events:
        raise BadInput("admin-no-table", table=table_id)
    said = [(event.at, event.fact) for event in events if isinstance(event.fact, log.Said)]
    return [ChatLine(at, fact.player, fact.name, fact.text or fact.phrase or "") for at, fact in said]


async def resolve(store: Store, now: int, report: str) -> str:
    """Mark a report as resolved."""
    (changed,) = await store.execute(("UPDATE reports SET resolved = ? WHERE id = ?", (now, report)))
    if not changed:
        raise BadInput("admin-no-report", report=report)
    return report


def parse_age(text: str) -> int:
    """Parse an age such as 365d; return milliseconds."""
    days = re.fullmatch(r"(\d{1,6})d?", text)
    if days is None or not 1 <= int(days[1]) <= MAX_DAYS:
        raise BadInput("admin-bad-age", age=text, most=MAX_DAYS)
    return int(days[1]) * DAY


async def prune(store: Store, before: int) -> PruneCounts:
    """Delete tables without activity since `before`, reports of that age, and then players without a seat.

    Players who have visited since are kept, even without a game: `players.seen` is updated at least once a day, and
    a newer token means a sign-in on another device.
    """
    tables = 0
    while rows := await store.fetch("SELECT id FROM tables WHERE updated < ? LIMIT ?", before, BATCH):
        tables += len(rows)
        await store.execute(
            *(
                (f"DELETE FROM {name} WHERE {column} = ?", (table_id,))
                for (table_id,) in rows
                for name, column in (
                    ("events", "table_id"),
                    ("seats", "table_id"),
                    ("rated", "table_id"),
                    ("notices", "table_id"),
                    ("tables", "id"),
                )
            )
        )
    unseen = (
        "created < ? AND seen < ? AND banned = 0 AND id NOT IN (SELECT player FROM seats)"
        " AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.player = players.id AND tokens.created >= ?)"
    )
    players, _, reports = await store.execute(
        (f"DELETE FROM players WHERE {unseen}", (before, before, before)),
        ("DELETE FROM ratings WHERE player NOT LIKE 'bot:%' AND player NOT IN (SELECT id FROM players)", ()),
        ("DELETE FROM reports WHERE at < ?", (before,)),
    )
    return PruneCounts(tables, players, reports)


async def export_games(store: Store, path: str) -> ExportCounts:
    """Write the records of all finished games into a file, one per line, without names; no file if the store fails."""
    rows = await store.fetch("SELECT id FROM tables WHERE status = 'over' ORDER BY created, id")
    counts = ExportCounts(0, 0)
    with atomic_write(path) as file:
        for (table_id,) in rows:
            try:
                record = replay_events(table_id, await store.events(table_id)).record()
            except StoreError:
                raise
            except Exception:  # a damaged table
                counts.damaged += 1
                continue
            file.write(encode(record) + b"\n")
            counts.games += 1
    return counts
