"""The projection of a table into the rows `tables` and `seats`, which can always be rebuilt from its events.

Written in the transaction of the events; read by timers and by limits on seats.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hatbox.server.service import updates
from hatbox.server.store.store import Schedule, Statement, Store, Write
from hatbox.server.tables import log
from hatbox.server.tables.table import Table

ENCODER = msgspec.json.Encoder()
MAX_DUE = 200  # tables that one look at the timers takes
CLOCKED = "status = 'playing' AND clocked = 1"
SAVE = """
INSERT INTO tables (id, game, players, status, listed, quick, created, updated, wake, clocked, acting, info, code)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, 0, '', ?, ?)
ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed, info = excluded.info,
    code = excluded.code
"""


def write_of(table: Table, events: Sequence[log.Event]) -> Write:
    """Return the write that stores these events and the table's projection after them."""
    acting = "".join(f" {seat}" for seat in table.acting) + " "
    clocked = table.clocks.deadline() is not None
    is_listing_changed = table.status == "over" or any(not isinstance(e.fact, updates.KEEPS_INFO) for e in events)
    return Write(
        table.id,
        events,
        Schedule(table.next_deadline(), clocked, acting, table.public_at),
        _listing(table) if is_listing_changed else (),
    )


def _listing(table: Table) -> list[Statement]:
    listed = table.status == "open" and table.setup.public and any(chair.is_free for chair in table.chairs)
    info = updates.info_of(table)
    setup = table.setup
    flags, times = (int(listed), int(table.quick)), (table.created, table.public_at)
    row = (table.id, setup.game, setup.players, table.status, *flags, *times)
    seats: list[Statement] = [
        ("INSERT INTO seats (table_id, seat, player) VALUES (?, ?, ?)", (table.id, seat, chair.player))
        for seat, chair in enumerate(table.chairs)
        if chair.player
    ]
    return [
        (SAVE, (*row, ENCODER.encode(info).decode(), info.code)),
        ("DELETE FROM seats WHERE table_id = ?", (table.id,)),
        *seats,
    ]


async def count_seats(store: Store, player: str, except_table: str, since: int) -> dict[str, int]:
    """Return how many tables a player sits at, by status; tables without events since then do not count."""
    sql = (
        "SELECT t.status, count(*) FROM tables t JOIN seats s ON s.table_id = t.id"
        " WHERE s.player = ? AND t.id <> ? AND t.updated > ? GROUP BY 1"
    )
    rows = await store.fetch(sql, player, except_table, since)
    return dict(rows)


async def find_due(store: Store, now: int) -> list[tuple[str, int]]:
    """Return the tables whose deadline has passed, with the deadline, the oldest first."""
    sql = f"SELECT id, wake FROM tables WHERE wake <= ? ORDER BY wake LIMIT {MAX_DUE}"
    return [(table_id, wake) for table_id, wake in await store.fetch(sql, now)]


async def postpone(store: Store, table_id: str, deadline: int | None, only_if: int | None = None) -> None:
    """Set when a timer looks at a table next; `only_if` the deadline is still this one, so that newer writes win."""
    sql, arguments = "UPDATE tables SET wake = ? WHERE id = ?", (deadline, table_id)
    if only_if is None:
        await store.execute((sql, arguments))
    else:
        await store.execute((f"{sql} AND wake = ?", (*arguments, only_if)))


async def find_clocked(store: Store) -> list[str]:
    """Return the tables where a clock runs."""
    return [table_id for (table_id,) in await store.fetch(f"SELECT id FROM tables WHERE {CLOCKED}")]
