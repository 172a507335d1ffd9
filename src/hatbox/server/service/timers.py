"""Deadlines of tables that no command meets: clocks, bots of dead processes, games to be rated; and the server's clock.

A damaged table is quarantined: it is logged once and tried again in an hour, and all others go on.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hatbox.server.server_clock import AWAY, CLOCK, now_ms
from hatbox.server.service import projection
from hatbox.server.store.store import StoreError, Unavailable
from hatbox.server.tables.commands import OfferBots, Pause, TimeUp, UnseatUnready
from hatbox.server.tables.table import Table

if TYPE_CHECKING:
    from hatbox.server.service.live_table import LiveTable
    from hatbox.server.service.table_service import TableService
    from hatbox.server.store.store import Store

LOGGER = logging.getLogger("hatbox.tables")
INTERVAL = 1.0  # seconds between two looks at the deadlines
DEAD = 10_000  # milliseconds without a heartbeat after which a process counts as dead
MAX_DRIFT = 60_000  # milliseconds that the server's clock may be behind the database's
LOOK_AGAIN = 15_000  # milliseconds until a due table is looked at again if another process is handling it
QUARANTINE = 3_600_000  # milliseconds until a damaged table is tried again


async def quarantine(service: TableService, table_id: str, now: int, error: Exception) -> None:
    """Leave a damaged table alone for a while."""
    if table_id not in service.damaged:
        service.damaged.add(table_id)
        LOGGER.error("table %s is damaged: %r", table_id, error)
    await projection.postpone(service.store, table_id, now + QUARANTINE)


async def run_due(service: TableService, now: int) -> None:
    """Handle the tables whose deadline has passed, and drop idle ones from memory."""
    for table_id, deadline in await projection.find_due(service.store, now):
        try:
            live = await service.live(table_id)
            before = live.table.version
            await _handle(service, live, now)
            if live.table.version == before:
                await _postpone(service, live.table, deadline, now)
        except StoreError:
            raise
        except Exception as error:
            await quarantine(service, table_id, now, error)
    service.drop_idle()


async def _handle(service: TableService, live: LiveTable, now: int) -> None:
    table = live.table
    if table.status == "open":
        await service.execute_internal(live, OfferBots())
        await service.execute_internal(live, UnseatUnready())
    elif table.status == "over" or not table.people:
        service.on_game_over(table)
    elif table.clocks.out_of_time(now):
        await service.execute_internal(live, TimeUp())
    else:
        service.schedule(live)


async def _postpone(service: TableService, table: Table, deadline: int, now: int) -> None:
    """Set the next deadline of a table for which nothing was stored now; a newer write wins."""
    due = table.next_deadline()
    later = None if due is None else max(due, now + LOOK_AGAIN)
    await projection.postpone(service.store, table.id, later, only_if=deadline)


async def forgive(service: TableService, since: int, now: int) -> None:
    """Charge no clock for the time from `since` to now, when the server was down."""
    for table_id in await projection.find_clocked(service.store):
        try:
            live = service.in_memory(table_id) or await service.read(table_id)  # `live` would end games
            down = now - max(since, live.table.at)
            if down > 0:
                await service.execute_internal(live, Pause(down))
            service.schedule(live)
        except StoreError:
            raise
        except Exception as error:
            await quarantine(service, table_id, now, error)


async def start_clock(store: Store) -> None:
    """Start the server's clock from the database's, not from this machine's, which may be wrong; never go back.

    Where processes share a database, a heartbeat from the far future is of one whose clock was wrong.
    """
    beats = await store.fetch("SELECT coalesce(max(beat), 0) FROM processes")
    latest, common = beats[0][0], await store.now()
    CLOCK.begin(earliest=latest if store.is_alone else min(latest, common + DEAD), now=common)


async def forgive_downtime(service: TableService, process: str) -> None:
    """Charge no clock for the time in which no process was alive; `process` is this one, just started."""
    beats = await service.store.fetch("SELECT max(beat) FROM processes WHERE id <> ?", process)
    since, now = beats[0][0], now_ms()
    if since is not None and now - since > (0 if service.store.is_alone else DEAD):
        await forgive(service, since, now)


async def advance_clock(service: TableService, process: str) -> None:
    """Advance a server clock that was stopped: to that of the other processes, or to the database's if no clock runs.

    The others are followed no further than the database's clock, so that one wrong clock does not move all. Players
    are not charged for a jump so large that something else may be wrong.
    """
    beats = await service.store.fetch("SELECT coalesce(max(beat), 0) FROM processes WHERE id <> ?", process)
    common, now = await service.store.now(), now_ms()
    ahead = min(beats[0][0], common) - now
    if ahead > AWAY * 1000:
        if ahead > DEAD:
            await forgive(service, now, now + ahead)  # first: after the jump clocks would have run out
        CLOCK.advance(ahead)
    elif common - now > MAX_DRIFT:
        if not await projection.find_clocked(service.store) and not service.has_running_clocks():
            CLOCK.advance(common - now)


async def run_timers(service: TableService) -> None:
    """Handle due tables until cancelled."""
    while True:
        try:
            await run_due(service, now_ms())
        except Unavailable:
            pass  # logged by the store
        except Exception:
            LOGGER.exception("timers failed")
        await asyncio.sleep(INTERVAL)
