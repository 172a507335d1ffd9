"""What a host keeps, hands out and throws away: talk of a reported table, records of games, old tables and people."""

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
PORTION = 100  # tables that are deleted in one transaction


class SaidRow(msgspec.Struct):
    """Something that was said at a table."""

    at: int
    player: str
    name: str
    text: str  # or the name of a phrase


class Pruned(msgspec.Struct):
    """How much was thrown away."""

    tables: int
    players: int
    reports: int


class Exported(msgspec.Struct):
    """How many records were written, and how many tables could not be read."""

    games: int
    damaged: int


async def talk(store: Store, table_id: str) -> list[SaidRow]:
    """What was said at a table, in order."""
    events = await store.events(table_id)
    if not events:
        raise BadInput("admin-no-table", table=table_id)
    said = [(event.at, event.fact) for event in events if isinstance(event.fact, log.Said)]
    return [SaidRow(at, fact.player, fact.name, fact.text or fact.phrase or "") for at, fact in said]


async def resolve(store: Store, now: int, report: str) -> str:
    """Mark a report as dealt with."""
    (changed,) = await store.execute(("UPDATE reports SET resolved = ? WHERE id = ?", (now, report)))
    if not changed:
        raise BadInput("admin-no-report", report=report)
    return report


def age(text: str) -> int:
    """A time such as 365d, in milliseconds."""
    found = re.fullmatch(r"(\d{1,6})d?", text)
    if found is None or not 1 <= int(found[1]) <= MAX_DAYS:
        raise BadInput("admin-bad-age", age=text, most=MAX_DAYS)
    return int(found[1]) * DAY


async def prune(store: Store, before: int) -> Pruned:
    """Delete tables where nothing has happened since, and reports of that age; then people without a seat.

    Whoever has been here since stays, even without a game: `players.seen` is marked at least once a day, and a new
    token is somebody on another device.
    """
    tables = 0
    while rows := await store.fetch("SELECT id FROM tables WHERE updated < ? LIMIT ?", before, PORTION):
        tables += len(rows)
        await store.execute(
            *(
                (f"DELETE FROM {name} WHERE {column} = ?", (table_id,))
                for (table_id,) in rows
                for name, column in (
                    ("events", "table_id"),
                    ("seats", "table_id"),
                    ("rated", "table_id"),
                    ("tables", "id"),
                )
            )
        )
    unseen = (
        "created < ? AND seen < ? AND banned = 0 AND id NOT IN (SELECT player FROM seats)"
        " AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.player = players.id AND tokens.created >= ?)"
    )
    people, _, reports = await store.execute(
        (f"DELETE FROM players WHERE {unseen}", (before, before, before)),
        ("DELETE FROM ratings WHERE player NOT LIKE 'bot:%' AND player NOT IN (SELECT id FROM players)", ()),
        ("DELETE FROM reports WHERE at < ?", (before,)),
    )
    return Pruned(tables, people, reports)


async def export_games(store: Store, path: str) -> Exported:
    """Write the records of all finished games into a file, one a line, without names; nothing if the database fails."""
    rows = await store.fetch("SELECT id FROM tables WHERE status = 'over' ORDER BY created, id")
    exported = Exported(0, 0)
    with atomic_write(path) as file:
        for (table_id,) in rows:
            try:
                record = replay_events(table_id, await store.events(table_id)).record()
            except StoreError:
                raise  # the database is out of reach: no game is to blame
            except Exception:
                exported.damaged += 1
                continue
            file.write(encode(record) + b"\n")
            exported.games += 1
    return exported
