"""Render what viewers are sent: the only module that turns a table into messages.

`render_event` is the entry: the messages about one event, for each viewer. `snapshot` renders a whole table, `scene_of`
the game alone. Views in play are made by `observe_in_play`, of finished games by `observe`; no other part of a state
gets out.

| cache | key | bound | invalidated by |
|---|---|---|---|
| `engine/renderer.py renderer_of`: the compiled renderer of a game | game | number of games | never |
| `broadcast.render_for_viewers`: encoded messages | seat and mutes | one event | end of the call |
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET

from hatbox import wire
from hatbox.engine.game import SPECTATOR
from hatbox.server.tables import log
from hatbox.server.tables.apply import CHANGES_PLAY
from hatbox.server.tables.table import Table

UNDO_REQUESTS = (log.UndoAsked, log.UndoAgreed, log.UndoRefused)
SHOWS_SCENE = (*CHANGES_PLAY, *UNDO_REQUESTS, log.Premoved, log.PremoveDropped)
KEEPS_INFO = (log.Moved, log.Chose, log.Rechose, log.Undone, *UNDO_REQUESTS, log.Premoved, log.PremoveDropped, log.Said)
SEATS_CHANGE = (log.Sat, log.Left, log.Started)
MAX_LEGAL_SHOWN = 1_000  # legal moves in a scene, about 26 kB. Only Top Hats can have more, and all of them can be made
DELAY = 8  # events that a delayed spectator lags behind


class Viewer(NamedTuple):
    """A kind of viewer: all connections of one kind get the same messages."""

    seat: int  # or SPECTATOR, or EVERYTHING
    muted: frozenset[str] = frozenset()  # players whose words are left out


def render_event(
    table: Table, event: log.Event, since: int, viewers: Iterable[Viewer], *, as_in_play: bool = False
) -> list[list[wire.FromServer]]:
    """Return the messages about the event that was applied last, for each viewer: an update, or less, or nothing.

    `since` is the ply before the event. `as_in_play` renders for a later look through a seat's eyes: what was hidden
    from it in play stays hidden when the game is over, and what it only planned (premoves, choices) is left out.
    """
    fact, match, owner = event.fact, table.match, log.owner_of(event.fact)
    if log.is_silent(fact):
        return [[] for _ in viewers]
    kinds = [*viewers]
    scenes: dict[int, tuple[wire.Scene, list[wire.GameEvent]]] = {}
    if match is not None and isinstance(fact, SHOWS_SCENE):
        seats = {seat for seat, _ in kinds if owner in (None, seat)}
        watching = [seat for seat in seats if may_watch(table, seat)]
        scenes = dict(zip(watching, _scenes(table, since, watching, as_in_play=as_in_play), strict=True))
    is_over = table.status == "over" and not isinstance(fact, log.Said)
    info = info_of(table) if is_over or not isinstance(fact, KEEPS_INFO) else None
    what: dict[frozenset[str], wire.TableEvent] = {}  # by those whose words are left out
    rendered: list[list[wire.FromServer]] = []
    for viewer, muted in kinds:
        messages: list[wire.FromServer] = []
        rendered.append(messages)
        if owner is not None and owner != viewer:
            continue
        scene, game_events = scenes.get(viewer, (None, []))
        if owner is None:
            seat = (viewer if viewer >= 0 else None) if isinstance(fact, SEATS_CHANGE) else UNSET
            if muted not in what:
                what[muted] = table_event(fact, muted)
            messages.append(wire.Update(table.id, table.seq, event.at, what[muted], game_events, scene, info, seat))
        elif scene is not None:
            messages.append(wire.Private(table.id, event.at, scene))
        if isinstance(fact, log.PremoveDropped):
            messages.append(wire.Notice("move/premove-dropped", {"move": fact.move}, table.id))
    return rendered


def snapshot(table: Table, viewer: int) -> wire.Snapshot:
    """Return the message about a whole table as it is now."""
    seat = None if viewer == SPECTATOR else viewer
    return wire.Snapshot(table.id, table.seq, table.public_at, info_of(table), seat, scene_of(table, viewer))


def scene_of(table: Table, viewer: int, *, as_in_play: bool = False) -> wire.Scene | None:
    """Return the game as a viewer may see it now; None before it begins, or if this viewer may not watch."""
    if table.match is None or not may_watch(table, viewer):
        return None
    return _scenes(table, table.match.ply, [viewer], as_in_play=as_in_play)[0][0]


def info_of(table: Table) -> wire.TableInfo:
    """Return a table as everybody may know it."""
    dealt = table.dealt
    is_over = table.status == "over" and dealt is not None
    return wire.TableInfo(
        id=table.id,
        setup=table.setup,
        options=table.options,
        host=table.host,
        status=table.status,
        seats=[
            wire.SeatInfo(chair.player, chair.name, chair.level, chair.ready, chair.wants_rematch, chair.face)
            for chair in table.chairs
        ],
        created=table.created,
        commitment=table.commitment,
        nonces=dealt.nonces if dealt else None,
        opening=wire.Opening(str(dealt.seed), dealt.salt) if dealt and is_over else None,
        next_commitment=table.next_commitment if is_over else None,
        rematch=table.rematch,
        offer_bots=table.offered_bots and table.status == "open",
        code=table.code if table.status == "open" else None,
        quick=table.quick,
        result=cast(wire.Result, table.playing.result()) if is_over else None,
        uploaded=table.uploaded,
    )


# --- who may see what


def may_watch(table: Table, viewer: int) -> bool:
    """Check whether a viewer may see the game now: seats always, spectators as the table has agreed."""
    return viewer != SPECTATOR or table.status != "playing" or table.setup.spectators in ("blind", "delayed")


def is_delayed(table: Table, viewer: int) -> bool:
    """Check whether a viewer gets every update late."""
    return viewer == SPECTATOR and table.setup.spectators == "delayed"


def lag_of(table: Table, viewer: int) -> int:
    """Return how many events a viewer is behind now."""
    return DELAY if is_delayed(table, viewer) and table.status == "playing" else 0


# --- the match


def _scenes(
    table: Table, since: int, viewers: Sequence[int], *, as_in_play: bool
) -> list[tuple[wire.Scene, list[wire.GameEvent]]]:
    """Return the scene of each viewer, all of whom may watch, and the game events since a ply as it saw them."""
    match = table.playing
    since = min(since, match.ply)  # after an undo it is ahead
    ply, mover, acting = match.ply, match.mover, table.acting
    choosing = acting if table.simultaneous else []
    undo_requested_by = table.undo_request.seat if table.undo_request else None
    clocks = table.clocks.faces(table.public_at)
    result = cast(wire.Result, match.result()) if mover is None else None
    is_revealed = match.is_complete and not as_in_play
    scenes = []
    for viewer, (events, view, scores) in zip(viewers, match.scenes(since, viewers, reveal=is_revealed), strict=True):
        plans = viewer >= 0 and not as_in_play
        is_acting = viewer in acting
        scene = wire.Scene(
            ply,
            cast(Any, msgspec.Raw(view)),
            mover,
            _legal(table, viewer) if is_acting else [],
            choosing,
            [*table.choices[viewer]] if plans and table.simultaneous else [],
            table.premoves.get(viewer) if plans else None,
            undo_requested_by,
            clocks,
            result,
            cast(Any, msgspec.Raw(scores)),
            table.paths(viewer) if is_acting and not as_in_play else [],
        )
        scenes.append((scene, cast("list[wire.GameEvent]", [] if events == b"[]" else msgspec.Raw(events))))
    return scenes


def _legal(table: Table, seat: int) -> list[str]:
    """Return the legal moves of a seat, but not too many."""
    data = table.legal_json(seat)
    if len(data) > MAX_LEGAL_SHOWN and data.count(b'","') >= MAX_LEGAL_SHOWN:
        return msgspec.json.decode(data, type=list[str])[:MAX_LEGAL_SHOWN]
    return cast(Any, msgspec.Raw(data)) if data != b"[]" else []


# --- events


def table_event(fact: log.AnyFact, muted: frozenset[str]) -> wire.TableEvent:
    """Return an event as everybody may know it; `muted` players' words are left out."""
    match fact:
        case log.Moved():
            return wire.Moved(fact.seat, fact.ahead)
        case log.Said():
            if fact.player in muted:
                return wire.Said(fact.player, fact.name)
            return wire.Said(fact.player, fact.name, fact.phrase, fact.text)
        case log.Chose():
            return wire.Chose(fact.seat)
        case log.Rechose():
            return wire.Rechose(fact.seat)
        case log.Sat():
            return wire.Sat(fact.seat, fact.name)
        case log.Left():
            return wire.Left(fact.seat)
        case log.Readied():
            return wire.Readied(fact.seat, fact.ready)
        case log.Filled():
            return wire.Filled(fact.level)
        case log.Started():
            return wire.Started()
        case log.UndoAsked():
            return wire.UndoAsked(fact.seat)
        case log.UndoRefused():
            return wire.UndoRefused(fact.seat)
        case log.Undone():
            return wire.Undone(fact.seat, fact.moment)
        case log.Resigned():
            return wire.Resigned(fact.seat)
        case log.TakenOver():
            return wire.TakenOver(fact.seat, fact.level, fact.why)
        case log.Returned():
            return wire.Returned(fact.seat)
        case log.BotsOffered():
            return wire.BotsOffered()
        case log.RematchAsked():
            return wire.RematchAsked(fact.seat)
        case log.Rematched():
            return wire.Rematched(fact.table)
        case log.Closed():
            return wire.Closed()
        case _:
            raise AssertionError(f"{type(fact).__name__} makes no update")
