"""Render what each viewer is told: the only module that turns a table into messages.

Views in play are made by `observe_in_play`, of finished games by `observe`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET

from hatbox import wire
from hatbox.engine.game import EVERYTHING, SPECTATOR
from hatbox.engine.match import Match
from hatbox.server.service import views
from hatbox.server.tables import log
from hatbox.server.tables.apply import CHANGES_PLAY, apply_event, open_table
from hatbox.server.tables.table import Table

ASKING = (log.UndoAsked, log.UndoAgreed, log.UndoRefused)
SHOWS_SCENE = (*CHANGES_PLAY, *ASKING, log.Premoved, log.PremoveDropped)
KEEPS_INFO = (log.Moved, log.Chose, log.Rechose, log.Undone, *ASKING, log.Premoved, log.PremoveDropped, log.Said)
SEATS_CHANGE = (log.Sat, log.Left, log.Started)
MAX_LEGAL_TOLD = 1_000  # legal moves in a scene, about 26 kB. Only Top Hats can have more, and all of them may be made
DELAY = 8  # events that a delayed spectator lags behind


def info_of(table: Table) -> wire.TableInfo:
    """A table as everybody may know it."""
    dealt = table.dealt
    over = table.status == "over" and dealt is not None
    return wire.TableInfo(
        id=table.id,
        setup=table.setup,
        options=table.options,
        host=table.host,
        status=table.status,
        seats=[
            wire.SeatInfo(chair.player, chair.name, chair.level, chair.ready, chair.wants_rematch)
            for chair in table.chairs
        ],
        created=table.created,
        commitment=table.commitment,
        nonces=dealt.nonces if dealt else None,
        opening=wire.Opening(str(dealt.seed), dealt.salt) if dealt and over else None,
        next_commitment=table.next_commitment if over else None,
        rematch=table.rematch,
        offer_bots=table.offered_bots and table.status == "open",
        code=table.code if table.status == "open" else None,
        quick=table.quick,
        result=cast(wire.Result, table.playing.result()) if over else None,
    )


def may_watch(table: Table, viewer: int) -> bool:
    """Whether a viewer may see the game now. Seats always; spectators as the table has agreed."""
    return viewer != SPECTATOR or table.status != "playing" or table.setup.spectators in ("blind", "delayed")


def is_delayed(table: Table, viewer: int) -> bool:
    """Whether a viewer is told everything later than the others."""
    return viewer == SPECTATOR and table.setup.spectators == "delayed"


def lag_of(table: Table, viewer: int) -> int:
    """How many events a viewer is behind now."""
    return DELAY if is_delayed(table, viewer) and table.status == "playing" else 0


class Stage:
    """The game at a table as it stands, and what has happened since a moment; what viewers share is found once."""

    def __init__(self, table: Table, match: Match[Any], since: int) -> None:
        """`match` is the table's."""
        self._table = table
        self._match = match
        self._views = views.Views(match, since)
        self._moment = match.ply
        self._turn = match.mover
        self._choosing = table.acting if table.simultaneous else []
        self._asked = table.undo_request.seat if table.undo_request else None
        self._clocks = table.clocks.faces(table.public_at)
        self._result = cast(wire.Result, match.result()) if self._turn is None else None

    def seen_by(self, viewer: int, *, as_in_play: bool = False) -> tuple[wire.Scene, bytes] | None:
        """What a viewer may see now, and saw happen; None if this viewer may not watch.

        `as_in_play`: for somebody else to look at later. Hidden is what was hidden then, even when the game is over,
        and what the seat only thought of doing: premoves and choices.
        """
        table, match = self._table, self._match
        if viewer < 0 and not may_watch(table, viewer):
            return None
        seated = viewer >= 0
        view, standing, game_events = self._views.of(viewer)
        if match.is_complete and not as_in_play and viewer != EVERYTHING:
            view, standing = views.revealed(match, viewer)
        scene = wire.Scene(
            self._moment,
            msgspec.Raw(view),  # type: ignore[arg-type]
            self._turn,
            table.legal(viewer)[:MAX_LEGAL_TOLD] if seated and viewer in table.acting else [],
            self._choosing,
            [*table.choices[viewer]] if seated and table.simultaneous and not as_in_play else [],
            None if as_in_play else table.premoves.get(viewer),
            self._asked,
            self._clocks,
            self._result,
            msgspec.Raw(standing),  # type: ignore[arg-type]
            table.paths(viewer) if seated and viewer in table.acting and not as_in_play else [],
        )
        return scene, game_events


def scene_of(table: Table, viewer: int, *, as_in_play: bool = False) -> wire.Scene | None:
    """The game as a viewer may see it now; None before it begins, or if this viewer may not watch."""
    match = table.match
    seen = None if match is None else Stage(table, match, match.ply).seen_by(viewer, as_in_play=as_in_play)
    return seen[0] if seen else None


def snapshot(table: Table, viewer: int) -> wire.Snapshot:
    """The table as it is now."""
    seat = None if viewer == SPECTATOR else viewer
    return wire.Snapshot(table.id, table.seq, table.public_at, info_of(table), seat, scene_of(table, viewer))


class Telling:
    """What everybody is told of an event that has just been folded."""

    def __init__(self, table: Table, event: log.Event, since: int) -> None:
        """`since`: the moment of the game before the event."""
        fact, match = event.fact, table.match
        changed = not isinstance(fact, KEEPS_INFO) or table.status == "over"
        self._table = table
        self._at = event.at
        self._fact = fact
        self._owner = log.owner_of(fact)
        self._silent = log.is_silent(fact)
        self._stage = Stage(table, match, since) if match is not None and isinstance(fact, SHOWS_SCENE) else None
        self._info = info_of(table) if changed and not isinstance(fact, log.Said) else None

    def update(
        self, viewer: int, muted: frozenset[str] = frozenset(), *, as_in_play: bool = False
    ) -> wire.Update | wire.Private | None:
        """What a viewer is told."""
        fact, table, owner = self._fact, self._table, self._owner
        if self._silent or (owner is not None and owner != viewer):
            return None
        seen = None if self._stage is None else self._stage.seen_by(viewer, as_in_play=as_in_play)
        scene, game_events = seen or (None, views.NOTHING)
        if owner is not None:
            return wire.Private(table.id, self._at, scene) if scene else None
        return wire.Update(
            table.id,
            table.seq,
            self._at,
            happened(fact, muted),
            [] if game_events == views.NOTHING else msgspec.Raw(game_events),  # type: ignore[arg-type]
            scene,
            self._info,
            (viewer if viewer >= 0 else None) if isinstance(fact, SEATS_CHANGE) else UNSET,
        )


def happened(fact: log.AnyFact, muted: frozenset[str]) -> wire.TableEvent:
    """An event as all may know it."""
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
            raise AssertionError(f"{type(fact).__name__} is told to nobody")


def notice(table: Table, fact: log.AnyFact, viewer: int) -> wire.Notice | None:
    """What only one seat should know, beyond its scene."""
    if isinstance(fact, log.PremoveDropped) and fact.seat == viewer:
        return wire.Notice("move/premove-dropped", {"move": fact.move}, table.id)
    return None


def moment_of(table: Table) -> int:
    """How far the game is."""
    return 0 if table.match is None else table.match.ply


def retell(
    table_id: str,
    events: Sequence[log.Event],
    player: str,
    seen: int,
    muted: frozenset[str] = frozenset(),
    eyes: int | None = None,
) -> Iterator[wire.Update | None]:
    """Yield, for each event, the update that a player got or would have got, made from the events alone.

    None stands for events up to number `seen`, and for those that have no number. `eyes`: as that seat saw it in play,
    or EVERYTHING.
    """
    table = open_table(table_id, events[0])
    for event in events[1:]:
        since = moment_of(table)
        apply_event(table, event)
        message = None
        if table.seq > seen:
            viewer = viewer_of(table, player) if eyes is None else eyes
            message = Telling(table, event, since).update(viewer, muted, as_in_play=eyes is not None)
        yield message if isinstance(message, wire.Update) else None


def viewer_of(table: Table, player: str) -> int:
    """The seat of a player, or SPECTATOR."""
    seat = table.seat_of(player)
    return SPECTATOR if seat is None else seat
