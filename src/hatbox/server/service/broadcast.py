"""Send each viewer of a table its messages about an event: rendered when it is applied, sent when it is stored."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from hatbox import wire
from hatbox.engine.game import SPECTATOR
from hatbox.server.identity import NOBODY
from hatbox.server.service.live_table import Connection, DelayedTable, LiveTable
from hatbox.server.service.updates import Viewer, is_delayed, render_event
from hatbox.server.tables import log
from hatbox.server.tables.table import Table

Messages: TypeAlias = Mapping[Connection, Sequence[bytes]]

encode: Callable[[wire.FromServer], bytes] = msgspec.json.Encoder().encode


def viewer_of(table: Table, connection: Connection) -> int:
    """Return the seat of a connection's player, or SPECTATOR."""
    return table.viewer_of(None if connection.player is None else connection.player.id)


def render_for_viewers(live: LiveTable, event: log.Event, since: int) -> Messages:
    """Return the encoded messages of each connection about the event that was applied last; see `render_event`."""
    if not live.viewers:
        return {}
    table = live.table
    seats = {chair.player: seat for seat, chair in enumerate(table.chairs) if chair.player}
    has_delay, is_said = table.setup.spectators == "delayed", isinstance(event.fact, log.Said)
    viewers: dict[Connection, Viewer] = {}
    for connection in live.viewers:
        seat = SPECTATOR if connection.player is None else seats.get(connection.player.id, SPECTATOR)
        if seat != SPECTATOR or not has_delay:
            viewers[connection] = Viewer(seat, connection.muted if is_said else NOBODY)
    kinds = list(dict.fromkeys(viewers.values()))
    rendered = render_event(table, event, since, kinds)
    encoded = {kind: [encode(message) for message in messages] for kind, messages in zip(kinds, rendered, strict=True)}
    return {connection: encoded[kind] for connection, kind in viewers.items()}


def publish(live: LiveTable, event: log.Event, messages: Messages) -> None:
    """Send the messages about an event that is stored."""
    live.published = event.n
    if live.delayed is not None:
        live.delayed.append(event)
    for connection, texts in messages.items():
        if connection in live.viewers:
            live.viewers[connection] = live.table.seq
            for text in texts:
                connection.push(text)


def publish_delayed(live: LiveTable, delayed: DelayedTable) -> None:
    """Send delayed spectators what they may know by now."""
    table = delayed.table
    for event, since in delayed.advance(live.table):
        for connection, seen in live.viewers.items():
            viewer = viewer_of(table, connection)
            if not is_delayed(table, viewer) or seen >= table.seq:
                continue
            for message in render_event(table, event, since, [Viewer(viewer, connection.muted)])[0]:
                live.viewers[connection] = table.seq
                connection.push(encode(message))
