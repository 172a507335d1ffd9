"""An announcement to all pages: stored once, and picked up by every process within two seconds."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable

from hatbox import wire
from hatbox.engine.errors import BadInput
from hatbox.server.ops.admin_messages import Announce, AnnouncementState, NoArguments
from hatbox.server.ops.audit import AdminContext, Entry, record
from hatbox.server.server_clock import now_ms
from hatbox.server.service.table_service import TableService
from hatbox.server.store.store import Statement, Store

LOGGER = logging.getLogger("hatbox.server")
INTERVAL = 2.0  # seconds between two looks
HOUR = 3600 * 1000
DAY = 24 * HOUR
MAX_HOURS = 10_000
ROW = "host"
SAVE = """
INSERT INTO announcements (id, text, at, until) VALUES (?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET text = excluded.text, at = excluded.at, until = excluded.until
"""


def saving(state: AnnouncementState) -> Statement:
    """Return the statement that stores an announcement."""
    return SAVE, (ROW, state.text, state.at, state.until)


async def stored(store: Store) -> AnnouncementState:
    rows = await store.fetch("SELECT text, at, until FROM announcements WHERE id = ?", ROW)
    return AnnouncementState(*rows[0]) if rows else AnnouncementState("", 0, 0)


def shown_at(state: AnnouncementState, now: int) -> AnnouncementState:
    """Return an announcement as it is shown at a time: an expired one was taken back then."""
    return AnnouncementState("", state.until, 0) if 0 < state.until <= now else state


async def announcement(context: AdminContext, _query: NoArguments) -> AnnouncementState:
    """Return the announcement that is shown."""
    return shown_at(await stored(context.store), context.now)


async def announce(context: AdminContext, new: Announce) -> AnnouncementState:
    """Show a text on all pages, or take it back."""
    text = " ".join(new.text.split())
    if bool(text) == new.clear:
        raise BadInput("admin-announce-what")
    if not 0 <= new.hours <= MAX_HOURS:
        raise BadInput("bad-number", field="hours", number=new.hours, least=0, most=MAX_HOURS)
    until = context.now + math.ceil(new.hours * HOUR) if new.hours and text else 0
    before, after = await announcement(context, NoArguments()), AnnouncementState(text, context.now, until)
    entry = Entry("announce", before=values_of(before), after=values_of(after))
    await record(context, entry, saving(after))
    if context.on_announcement is not None:
        await context.on_announcement()
    return after


def values_of(state: AnnouncementState) -> dict[str, str | int]:
    return {"text": state.text, "until": state.until, "at": state.at}


class Announcer:
    """Keeps `TableService.announcement` up to date, and sends a new one to all connections."""

    def __init__(self, service: TableService, broadcast: Callable[[wire.Announcement], None]) -> None:
        self._service = service
        self._broadcast = broadcast
        self._shown: AnnouncementState | None = None  # None: not read yet

    async def refresh(self) -> None:
        now = now_ms()
        state = shown_at(await stored(self._service.store), now)
        message = wire.Announcement(state.text, state.at)
        # That it was taken back is said to those who connect again within a day.
        self._service.announcement = message if state.text or now - state.at < DAY else None
        if self._shown is not None and (state.text, state.at) != (self._shown.text, self._shown.at):
            self._broadcast(message)
        self._shown = state

    async def run(self) -> None:
        while True:
            try:
                await self.refresh()
            except Exception:
                LOGGER.exception("the announcement could not be read")
            await asyncio.sleep(INTERVAL)
