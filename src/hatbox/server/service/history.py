"""What a viewer was told, told again: who may ask is decided first, and the work is bounded, counted and interrupted.

Folding an event takes about 35 µs and putting one into words 200 µs (Hats for three, two shared cores), and
a table has up to 3,000 events. So an answer is a page, a page is paid for by what it costs, and the loop is given back
every few events.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from hatbox import wire
from hatbox.engine.game import SPECTATOR
from hatbox.server.service import updates
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.table import Table

PAGE = 200  # updates of one answer
STRETCH = 8  # updates in words, or so many times FOLDS events folded, between two moments for others: about 2 ms
FOLDS = 5  # events are folded in the time that one takes to be put into words


def expect_readable(table: Table, player: str | None, eyes: int | None) -> tuple[int | None, int]:
    """Return with whose eyes the history is told, and up to which update; raise a `Refusal` if it may not be."""
    viewer = SPECTATOR if player is None else updates.viewer_of(table, player)
    if viewer == SPECTATOR and table.setup.spectators == "none" and table.status == "playing":
        raise Refusal("table/no-spectators")
    if eyes is not None and eyes >= table.setup.players:
        raise Refusal("request/bad-query", text=str(eyes))
    if eyes is not None and table.status != "over":
        if eyes != viewer:
            raise Refusal("table/not-over", status=table.status)
        eyes = None
    return eyes, table.seq - updates.lag_of(table, viewer)


def cost_of(seen: int, last: int) -> float:
    """Return what a page costs, in updates put into words."""
    told = max(0, min(PAGE, last - seen))
    return 1 + told + (seen + told) / FOLDS


async def fold_all(table_id: str, events: Sequence[log.Event]) -> Table:
    """Fold a table, and let others have their turn meanwhile."""
    table = open_table(table_id, events[0])
    for number, event in enumerate(events[1:], 1):
        apply_event(table, event)
        if number % (STRETCH * FOLDS) == 0:
            await asyncio.sleep(0)
    return table


async def page(
    table_id: str,
    events: Sequence[log.Event],
    player: str,
    seen: int,
    last: int,
    muted: frozenset[str] = frozenset(),
    eyes: int | None = None,
) -> wire.History:
    """Return the updates after number `seen`, as many as fit into a page, in order, made from the events alone."""
    page_updates: list[wire.Update] = []
    work = 0
    for update in updates.retell(table_id, events, player, seen, muted, eyes):
        if update is not None:
            if update.seq > last:
                break
            if len(page_updates) == PAGE:
                return wire.History(page_updates, more=True)
            page_updates.append(update)
        work += 1 if update is None else FOLDS
        if work >= STRETCH * FOLDS:
            work = 0
            await asyncio.sleep(0)
    return wire.History(page_updates)
