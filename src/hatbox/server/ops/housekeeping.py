"""Housekeeping: export of records, deletion of what is old."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

from hatbox.engine.errors import BadInput
from hatbox.records.record import encode
from hatbox.server.ops.admin_messages import ExportCounts, Prune, PruneCounts
from hatbox.server.ops.audit import AdminContext, Entry, record
from hatbox.server.store.store import Store, StoreError
from hatbox.server.tables.apply import replay_events

DAY = 24 * 3600 * 1000
MAX_DAYS = 100_000
BATCH = 100  # tables deleted in one transaction
# Lines of the log about players who are gone say only what was done, and when.
ERASE_LINES = """
UPDATE audit SET reason = '', before = '{}', after = '{}'
WHERE action <> 'forget' AND player <> '' AND player NOT IN (SELECT id FROM players)
"""


def parse_age(text: str) -> int:
    """Parse an age such as 365d; return milliseconds."""
    days = re.fullmatch(r"(\d{1,6})d?", text)
    if days is None or not 1 <= int(days[1]) <= MAX_DAYS:
        raise BadInput("admin-bad-age", age=text, most=MAX_DAYS)
    return int(days[1]) * DAY


async def prune_older(context: AdminContext, pruning: Prune) -> PruneCounts:
    """Delete what nobody has used for a long time. The line of the log comes first: it is done in batches."""
    age = parse_age(pruning.older)
    await record(context, Entry("prune", after={"older": pruning.older}))
    return await prune(context.store, context.now - age)


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
    players, _, _, reports = await store.execute(
        (f"DELETE FROM players WHERE {unseen}", (before, before, before)),
        (ERASE_LINES, ()),
        ("DELETE FROM ratings WHERE player NOT LIKE 'bot:%' AND player NOT IN (SELECT id FROM players)", ()),
        ("DELETE FROM reports WHERE at < ?", (before,)),
    )
    return PruneCounts(tables, players, reports)


async def export_games(store: Store, counts: ExportCounts) -> AsyncIterator[bytes]:
    """Yield the records of all finished games as lines, without names, and count them."""
    rows = await store.fetch("SELECT id FROM tables WHERE status = 'over' ORDER BY created, id")
    for (table_id,) in rows:
        try:
            record = replay_events(table_id, await store.events(table_id)).record()
        except StoreError:
            raise
        except Exception:  # a damaged table
            counts.damaged += 1
            continue
        counts.games += 1
        yield encode(record) + b"\n"
