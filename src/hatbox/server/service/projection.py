"""What is kept beside a table's events: made from the table alone, so it can always be made again."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hatbox.server.service import updates
from hatbox.server.store.store import Schedule, Statement, Write
from hatbox.server.tables import log
from hatbox.server.tables.table import Table

ENCODER = msgspec.json.Encoder()

SAVE = """
INSERT INTO tables (id, game, players, status, listed, quick, created, updated, wake, clocked, acting, info, code)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, 0, '', ?, ?)
ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed, info = excluded.info,
    code = excluded.code
"""


def write_of(table: Table, events: Sequence[log.Event]) -> Write:
    """Return what is to be stored after these events have been applied to a table."""
    acting = "".join(f" {seat}" for seat in table.acting) + " "
    clocked = table.clocks.deadline() is not None
    is_listing_changed = table.status == "over" or any(not isinstance(e.fact, updates.KEEPS_INFO) for e in events)
    return Write(
        table.id,
        events,
        Schedule(table.next_deadline(), clocked, acting, table.public_at),
        listing(table) if is_listing_changed else (),
    )


def listing(table: Table) -> list[Statement]:
    """Where a table stands in lists, and who sits at it."""
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
