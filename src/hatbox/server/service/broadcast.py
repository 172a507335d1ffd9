"""Who is told what of an event, and telling it: each viewer at a table gets its own message."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from hatbox import wire
from hatbox.engine.game import SPECTATOR
from hatbox.server.service import updates
from hatbox.server.service.delayed_table import DelayedTable
from hatbox.server.service.live_table import Connection, LiveTable
from hatbox.server.tables import log
from hatbox.server.tables.table import Table

Messages: TypeAlias = Mapping[Connection, Sequence[bytes]]

NOBODY: frozenset[str] = frozenset()

encoded: Callable[[wire.FromServer], bytes] = msgspec.json.Encoder().encode
"""A message as it is sent."""


def viewer_of(table: Table, connection: Connection) -> int:
    """The seat of whoever is at the other end, or SPECTATOR."""
    return SPECTATOR if connection.player is None else updates.viewer_of(table, connection.player.id)


def messages(live: LiveTable, event: log.Event, since: int) -> Messages:
    """What each viewer will be told of an event that was just folded; `since`: the moment of the game before it."""
    if not live.viewers:
        return {}
    made: dict[tuple[int, frozenset[str]], Sequence[bytes]] = {}
    found = {}
    table, fact = live.table, event.fact
    telling = updates.Telling(table, event, since)
    seats = {chair.player: seat for seat, chair in enumerate(table.chairs) if chair.player}
    delays, is_said = table.setup.spectators == "delayed", isinstance(fact, log.Said)
    for connection in live.viewers:
        viewer = SPECTATOR if connection.player is None else seats.get(connection.player.id, SPECTATOR)
        if delays and viewer == SPECTATOR:
            continue
        muted = connection.muted if is_said else NOBODY
        texts = made.get((viewer, muted))
        if texts is None:
            parts = (telling.update(viewer, muted), updates.notice(table, fact, viewer))
            texts = made[viewer, muted] = [encoded(part) for part in parts if part is not None]
        found[connection] = texts
    return found


def deliver(live: LiveTable, event: log.Event, found: Messages) -> None:
    """Tell it: the event is stored."""
    live.published = event.n
    if live.behind is not None:
        live.behind.hear(event)
    for connection, texts in found.items():
        if connection in live.viewers:
            live.viewers[connection] = live.table.seq
            for text in texts:
                connection.push(text)


def tell_delayed(live: LiveTable, behind: DelayedTable) -> None:
    """Tell those who are told late what they may know by now."""
    for event, since in behind.steps(live.table):
        for connection, seen in live.viewers.items():
            viewer = viewer_of(behind.table, connection)
            if not updates.is_delayed(behind.table, viewer) or seen >= behind.table.seq:
                continue
            update = updates.Telling(behind.table, event, since).update(viewer, connection.muted)
            if update is not None:
                live.viewers[connection] = behind.table.seq
                connection.push(encoded(update))
