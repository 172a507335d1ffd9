"""Every viewer's view of a position, computed in one compiled call, with a cache of the last two positions."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any, Generic, NamedTuple, TypeVar

from hatbox.compiled.buffers import Buffer, new_buffer, new_buffers, rows_to_bytes, split_rows, to_list
from hatbox.compiled.records import States, byte_rows, zeros
from hatbox.engine.game import HIDDEN, SPECTATOR, Game
from hatbox.engine.json_layout import json_program_of
from hatbox.engine.loops import loops_of

S = TypeVar("S")

INT32 = Struct("@i")
MAX_CACHED = 2  # plies: before and after the last action


class ViewerSnapshot(NamedTuple):
    """One viewer's view of a position."""

    view: bytes  # of a state
    action: int  # the action before, as the viewer observed it
    parts: bytes  # of the score preview: see `decode_score_parts`
    page: bytes | None  # the view as JSON, in games with a JSON program


def decode_score_parts(parts: bytes) -> list[int]:
    """Return the numbers that a game's `score_parts` wrote."""
    return [number for (number,) in INT32.iter_unpack(parts)]


class PositionSnapshot(NamedTuple):
    """Every viewer's view of a position."""

    ply: int
    viewers: list[ViewerSnapshot]  # the spectator's first

    def for_viewer(self, viewer: int) -> ViewerSnapshot:
        """Return the snapshot of a seat or SPECTATOR."""
        return self.viewers[viewer - SPECTATOR]


class ViewCache(Generic[S]):
    """Snapshots of one match. Key: ply; bound: the last two; `drop_after` invalidates on undo."""

    def __init__(self, game: Game[S], players: int) -> None:
        viewers = players - SPECTATOR
        self._loops = loops_of(game)
        self._state_class = game.state_class
        self._views = zeros(game.state_class, viewers)
        self._glimpses: Buffer = new_buffer(viewers)
        self._parts: Buffer = new_buffers(viewers, game.score_part_count)
        self._program = json_program_of(game)
        self._cached: list[PositionSnapshot] = []

    def snapshot(self, states: States, actions: Sequence[int], ply: int) -> PositionSnapshot:
        """Return every viewer's view at a ply; `actions[k]` led from `states[k]` to the next."""
        for snapshot in self._cached:
            if snapshot.ply == ply:
                return snapshot
        action = actions[ply - 1] if ply else HIDDEN
        self._loops.observe_all(states, ply, action, self._views, self._parts, self._glimpses)
        rows = byte_rows(self._state_class, self._views)
        views, parts = split_rows(rows), rows_to_bytes(self._parts)
        pages = self._program.write(rows) if self._program else [None] * len(views)
        snapshot = PositionSnapshot(ply, list(map(ViewerSnapshot, views, to_list(self._glimpses), parts, pages)))
        if not self._cached or self._cached[-1].ply < ply:
            self._cached = [*self._cached[1 - MAX_CACHED :], snapshot]
        return snapshot

    def drop_after(self, ply: int) -> None:
        """Drop the snapshots after a ply, because it was undone."""
        self._cached = [snapshot for snapshot in self._cached if snapshot.ply <= ply]


def full_snapshot(game: Game[S], states: States, actions: Sequence[int], ply: int) -> ViewerSnapshot:
    """Return the whole state at a ply in the form of a view."""
    parts: Any = new_buffers(1, game.score_part_count)
    loops_of(game).score_parts_at(states, ply, parts[0])
    rows, program = byte_rows(game.state_class, states[ply : ply + 1]), json_program_of(game)
    action = actions[ply - 1] if ply else HIDDEN
    return ViewerSnapshot(
        split_rows(rows)[0], action, rows_to_bytes(parts)[0], program.write(rows)[0] if program else None
    )
