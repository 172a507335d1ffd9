"""Render past updates again from the events. Access is checked first; the work is bounded and rate-limited.

Applying an event takes about 35 µs and rendering an update 200 µs (Hats for three, two shared cores), and a table has
up to 3,000 events. So an answer is a page, a page is charged by its cost, and the event loop runs in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from hatbox import wire
from hatbox.server.service.updates import Viewer, lag_of, render_event
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.table import Table

MAX_PAGE = 200  # updates of one answer
SLICE = 8  # updates rendered before the event loop runs again, about 2 ms
EVENTS_PER_UPDATE = 5  # applied in the time that one update is rendered


def expect_spectator_allowed(table: Table, viewer: int) -> None:
    """Raise a `Refusal` if a viewer is a spectator where none are allowed."""
    if viewer < 0 and table.setup.spectators == "none" and table.status == "playing":
        raise Refusal("table/no-spectators")


def expect_readable(table: Table, player: str | None, as_seat: int | None) -> tuple[int | None, int]:
    """Return the seat whose views a player may read, and the last update; raise a `Refusal` if there is none.

    `as_seat` may be any seat or EVERYTHING once the game is over, before that only the player's own.
    """
    viewer = table.viewer_of(player)
    expect_spectator_allowed(table, viewer)
    if as_seat is not None and as_seat >= table.setup.players:
        raise Refusal("request/bad-query", text=str(as_seat))
    if as_seat is not None and table.status != "over":
        if as_seat != viewer:
            raise Refusal("table/not-over", status=table.status)
        as_seat = None
    return as_seat, table.seq - lag_of(table, viewer)


def cost_of(seen: int, last: int) -> float:
    """Return the cost of a page, in rendered updates."""
    count = max(0, min(MAX_PAGE, last - seen))
    return 1 + count + (seen + count) / EVENTS_PER_UPDATE


async def replay_in_slices(table_id: str, events: Sequence[log.Event]) -> Table:
    """Return a table from all its events, yielding to the event loop in between."""
    table = open_table(table_id, events[0])
    for number, event in enumerate(events[1:], 1):
        apply_event(table, event)
        if number % (SLICE * EVENTS_PER_UPDATE) == 0:
            await asyncio.sleep(0)
    return table


def replay_updates(
    table_id: str,
    events: Sequence[log.Event],
    player: str,
    seen: int,
    muted: frozenset[str] = frozenset(),
    as_seat: int | None = None,
) -> Iterator[wire.Update | None]:
    """Yield, for each event, the update that a player got or would have got.

    None is for events up to number `seen`, and for those that have no number. `as_seat`: as that seat saw it in play,
    or EVERYTHING.
    """
    table = open_table(table_id, events[0])
    for event in events[1:]:
        since = table.ply
        apply_event(table, event)
        update = None
        if table.seq > seen:
            viewer = Viewer(table.viewer_of(player) if as_seat is None else as_seat, muted)
            messages = render_event(table, event, since, [viewer], as_in_play=as_seat is not None)[0]
            update = next((message for message in messages if isinstance(message, wire.Update)), None)
        yield update


async def page(
    table_id: str,
    events: Sequence[log.Event],
    player: str,
    seen: int,
    last: int,
    muted: frozenset[str] = frozenset(),
    as_seat: int | None = None,
) -> wire.History:
    """Return the updates after number `seen`, as many as fit into a page, in order."""
    updates: list[wire.Update] = []
    work = 0
    for update in replay_updates(table_id, events, player, seen, muted, as_seat):
        if update is not None:
            if update.seq > last:
                break
            if len(updates) == MAX_PAGE:
                return wire.History(updates, more=True)
            updates.append(update)
        work += 1 if update is None else EVENTS_PER_UPDATE
        if work >= SLICE * EVENTS_PER_UPDATE:
            work = 0
            await asyncio.sleep(0)
    return wire.History(updates)
