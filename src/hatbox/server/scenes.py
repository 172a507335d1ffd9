"""What each viewer is told. The only module that turns a table into messages; every view is made by `observe`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec import UNSET

from hatbox import wire
from hatbox.core.game import SPECTATOR
from hatbox.server import log, views
from hatbox.server.table import CHANGES_PLAY, Table, fold, opened

ASKING = (log.UndoAsked, log.UndoAgreed, log.UndoRefused)
SHOWS_SCENE = (*CHANGES_PLAY, *ASKING, log.Premoved, log.PremoveDropped)
KEEPS_INFO = (log.Moved, log.Chose, log.Rechose, log.Undone, *ASKING, log.Premoved, log.PremoveDropped, log.Said)
SEATS_CHANGE = (log.Sat, log.Left, log.Started)
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
        commitment=dealt.commitment if dealt else None,
        opening=wire.Opening(str(dealt.seed), dealt.salt) if dealt and over else None,
        rematch=table.rematch,
        offer_bots=table.offered_bots and table.status == "open",
        code=table.code if table.status == "open" else None,
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


def scene_of(table: Table, viewer: int, *, as_in_play: bool = False) -> wire.Scene | None:
    """The game as a viewer may see it now; None before it begins, or if this viewer may not watch.

    `as_in_play`: for somebody else to look at later. Hidden is what was hidden then, even when the game is over, and
    what the seat only thought of doing: premoves and choices.
    """
    match = table.match
    if match is None or not may_watch(table, viewer):
        return None
    seated, together, turn = viewer >= 0, table.together, match.mover
    return wire.Scene(
        len(match),
        cast(wire.View, msgspec.Raw(views.view(match, viewer, as_in_play=as_in_play))),
        turn,
        table.legal(viewer) if seated else [],
        table.acting if together else [],
        [*table.choices[viewer]] if seated and together and not as_in_play else [],
        None if as_in_play else table.premoves.get(viewer),
        table.asked.seat if table.asked else None,
        table.clocks.faces(table.told_at),
        cast(wire.Result, match.result()) if turn is None else None,
        None if turn is None else cast(wire.Standing, msgspec.Raw(views.standing(match, viewer))),
    )


def snapshot(table: Table, viewer: int) -> wire.Snapshot:
    """The table as it is now."""
    seat = None if viewer == SPECTATOR else viewer
    return wire.Snapshot(table.id, table.seq, table.told_at, info_of(table), seat, scene_of(table, viewer))


def update(
    table: Table,
    event: log.Event,
    since: int,
    viewer: int,
    muted: frozenset[str] = frozenset(),
    *,
    as_in_play: bool = False,
) -> wire.Update | wire.Private | None:
    """What a viewer is told of an event that has just been folded; `since`: the moment of the game before it."""
    fact = event.fact
    owner = log.owner_of(fact)
    if log.is_silent(fact) or (owner is not None and owner != viewer):
        return None
    scene = scene_of(table, viewer, as_in_play=as_in_play) if isinstance(fact, SHOWS_SCENE) else None
    if owner is not None:
        return wire.Private(table.id, event.at, scene) if scene else None
    match = table.match
    seen = [] if match is None or scene is None else views.happenings(match, since, viewer)
    changed = not isinstance(fact, KEEPS_INFO) or table.status == "over"
    return wire.Update(
        table.id,
        table.seq,
        event.at,
        happened(fact, muted),
        cast("list[wire.Happening]", seen),  # which are written alike
        scene,
        info_of(table) if changed and not isinstance(fact, log.Said) else None,
        (viewer if viewer >= 0 else None) if isinstance(fact, SEATS_CHANGE) else UNSET,
    )


def happened(fact: log.AnyFact, muted: frozenset[str]) -> wire.Happened:
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
    return 0 if table.match is None else len(table.match)


def retold(
    table_id: str,
    events: Sequence[log.Event],
    player: str,
    seen: int,
    muted: frozenset[str] = frozenset(),
    eyes: int | None = None,
) -> tuple[Table, list[wire.Update]]:
    """The updates after number `seen` that a player got or would have got, in order, made from the events alone.

    `eyes`: as that seat saw it in play, or EVERYTHING. With them comes the table, which says who may be told.
    """
    table = opened(table_id, events[0])
    found = []
    for event in events[1:]:
        since = moment_of(table)
        fold(table, event)
        if table.seq > seen:
            viewer = viewer_of(table, player) if eyes is None else eyes
            message = update(table, event, since, viewer, muted, as_in_play=eyes is not None)
            if isinstance(message, wire.Update):
                found.append(message)
    return table, found


def viewer_of(table: Table, player: str) -> int:
    """The seat of a player, or SPECTATOR."""
    seat = table.seat_of(player)
    return SPECTATOR if seat is None else seat
