"""What is due at tables although nobody commands it: clocks, bots of other processes, games to be rated.

A damaged table is set aside: it is logged once and looked at again in an hour, and all others go on.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hatbox.server.server_clock import AWAY, CLOCK, now_ms
from hatbox.server.store.store import StoreError, Unavailable
from hatbox.server.tables.commands import OfferBots, Pause, TimeUp, UnseatUnready
from hatbox.server.tables.table import Table

if TYPE_CHECKING:
    from hatbox.server.service.live_table import LiveTable
    from hatbox.server.service.table_service import TableService
    from hatbox.server.store.store import Store

LOGGER = logging.getLogger("hatbox.tables")
SWEEP = 1.0  # seconds between two looks at what is due
DEAD = 10_000  # milliseconds after which a process that gave no sign of life is taken for dead
BEHIND = 60_000  # milliseconds that the server's clock may be behind for no reason
LOOK_AGAIN = 15_000  # milliseconds until a table is looked at again where something is due that others are doing
SET_ASIDE = 3_600_000  # milliseconds until a damaged table is looked at again
CLOCKED = "status = 'playing' AND clocked = 1"


async def set_aside(service: TableService, table_id: str, now: int, error: Exception) -> None:
    """Look at a table no more for a while."""
    if table_id not in service.damaged:
        service.damaged.add(table_id)
        LOGGER.error("table %s is damaged: %r", table_id, error)
    await service.store.execute(("UPDATE tables SET wake = ? WHERE id = ?", (now + SET_ASIDE, table_id)))


async def attend(service: TableService, now: int) -> None:
    """Look at the tables where something is due, and forget those that nobody needs."""
    rows = await service.store.fetch("SELECT id, wake FROM tables WHERE wake <= ? ORDER BY wake LIMIT 200", now)
    for table_id, wake in rows:
        try:
            live = await service.live(table_id)
            before = live.table.version
            await _attend_to(service, live, now)
            if live.table.version == before:
                await _put_off(service, live.table, wake, now)
        except StoreError:
            raise
        except Exception as error:
            await set_aside(service, table_id, now, error)
    service.forget_idle()


async def _attend_to(service: TableService, live: LiveTable, now: int) -> None:
    table = live.table
    if table.status == "open":
        await service.due(live, OfferBots())
        await service.due(live, UnseatUnready())
    elif table.status == "over" or not table.people:
        service.ended(table)
    elif table.clocks.out_of_time(now):
        await service.due(live, TimeUp())
    else:
        service.look_ahead(live)


async def _put_off(service: TableService, table: Table, wake: int, now: int) -> None:
    """Write down when to look at a table next, at which nothing was written now; what others write goes first."""
    due = table.next_deadline()
    later = None if due is None else max(due, now + LOOK_AGAIN)
    await service.store.execute(("UPDATE tables SET wake = ? WHERE id = ? AND wake = ?", (later, table.id, wake)))


async def resume(service: TableService, since: int, now: int) -> None:
    """Charge nobody for the time from `since` to now, when the server was down."""
    rows = await service.store.fetch(f"SELECT id FROM tables WHERE {CLOCKED}")
    for (table_id,) in rows:
        try:
            live = service.in_memory(table_id) or await service.read(table_id)  # not `live`: all clocks seem run out
            down = now - max(since, live.table.at)
            if down > 0:
                await service.due(live, Pause(down))
            service.look_ahead(live)
        except StoreError:
            raise
        except Exception as error:
            await set_aside(service, table_id, now, error)


async def begin_clock(store: Store) -> None:
    """Take the time from the database, not from a machine's own clock, which may be wrong; and do not go back.

    Where others share the database a sign of life from long ahead is of a process whose clock was wrong.
    """
    beats = await store.fetch("SELECT coalesce(max(beat), 0) FROM processes")
    latest, common = beats[0][0], await store.now()
    CLOCK.begin(earliest=latest if store.is_alone else min(latest, common + DEAD), now=common)


async def forgive_downtime(service: TableService, process: str) -> None:
    """Charge nobody for the time in which no process lived; `process` is this one, which has just started."""
    beats = await service.store.fetch("SELECT max(beat) FROM processes WHERE id <> ?", process)
    since, now = beats[0][0], now_ms()
    if since is not None and now - since > (0 if service.store.is_alone else DEAD):
        await resume(service, since, now)


async def catch_up(service: TableService, process: str) -> None:
    """Let a clock that has stood still go forward: to that of processes which lived on, or where it hurts nobody.

    The others are followed no further than the database's clock, so that nobody whose clock is wrong drags all along.
    A jump so large that something else may be wrong is charged to nobody.
    """
    beats = await service.store.fetch("SELECT coalesce(max(beat), 0) FROM processes WHERE id <> ?", process)
    common, now = await service.store.now(), now_ms()
    ahead = min(beats[0][0], common) - now
    if ahead > AWAY * 1000:
        if ahead > DEAD:
            await resume(service, now, now + ahead)  # first: a clock that has jumped would end games
        CLOCK.advance(ahead)
    elif common - now > BEHIND:
        running = await service.store.fetch(f"SELECT 1 FROM tables WHERE {CLOCKED} LIMIT 1")
        if not running and not service.has_running_clocks():
            CLOCK.advance(common - now)


async def sweep(service: TableService) -> None:
    """Go round for ever."""
    while True:
        try:
            await attend(service, now_ms())
        except Unavailable:
            pass  # the store says so
        except Exception:
            LOGGER.exception("sweeping failed")
        await asyncio.sleep(SWEEP)
