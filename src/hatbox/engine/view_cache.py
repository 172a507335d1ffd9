"""What everybody saw of a game: worked out for all at once, because most who ask are at the same table."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any, Generic, NamedTuple, TypeVar

from hatbox.compiled.buffers import Buffer, new_buffer, new_buffers, rows_to_bytes, split_rows, to_list
from hatbox.compiled.records import States, byte_rows, zeros
from hatbox.engine.game import HIDDEN, SPECTATOR, Game
from hatbox.engine.json_layout import page_of
from hatbox.engine.loops import loops_of

S = TypeVar("S")

NUMBER = Struct("@i")
KEPT = 2  # moments: before and after the last action


class ViewerSnapshot(NamedTuple):
    """What one viewer saw at a moment while playing."""

    view: bytes  # of a state
    action: int  # the action before, as the viewer saw it done
    parts: bytes  # of what all would score if the game ended then, as far as the viewer can tell: see `reckoned`
    page: bytes | None  # the view as JSON, in games whose positions are pages


def reckoned(parts: bytes) -> list[int]:
    """The numbers that a game's `score_parts` wrote."""
    return [number for (number,) in NUMBER.iter_unpack(parts)]


class PositionSnapshot(NamedTuple):
    """What everybody saw at a moment while playing."""

    moment: int
    viewers: list[ViewerSnapshot]  # a spectator's first

    def seen_by(self, viewer: int) -> ViewerSnapshot:
        """What a seat saw, or SPECTATOR."""
        return self.viewers[viewer - SPECTATOR]


class ViewCache(Generic[S]):
    """Everybody who may look at one game. What they saw last is kept, to be asked for again."""

    def __init__(self, game: Game[S], players: int) -> None:
        """Nobody has looked yet."""
        viewers = players - SPECTATOR
        self._loops = loops_of(game)
        self._state_class = game.state_class
        self._views = zeros(game.state_class, viewers)
        self._glimpses: Buffer = new_buffer(viewers)
        self._parts: Buffer = new_buffers(viewers, game.score_part_count)
        self._page = page_of(game)
        self._kept: list[PositionSnapshot] = []

    def snapshot(self, states: States, actions: Sequence[int], moment: int) -> PositionSnapshot:
        """What they saw after so many of the actions that led from state to state."""
        for seen in self._kept:
            if seen.moment == moment:
                return seen
        action = actions[moment - 1] if moment else HIDDEN
        self._loops.witness(states, moment, action, self._views, self._parts, self._glimpses)
        laid = byte_rows(self._state_class, self._views)
        views, parts = split_rows(laid), rows_to_bytes(self._parts)
        pages = self._page.write(laid) if self._page else [None] * len(views)
        seen = PositionSnapshot(moment, list(map(ViewerSnapshot, views, to_list(self._glimpses), parts, pages)))
        if not self._kept or self._kept[-1].moment < moment:
            self._kept = [*self._kept[1 - KEPT :], seen]
        return seen

    def drop_after(self, moment: int) -> None:
        """What came after that moment was taken back."""
        self._kept = [seen for seen in self._kept if seen.moment <= moment]


def full_snapshot(game: Game[S], states: States, actions: Sequence[int], moment: int) -> ViewerSnapshot:
    """What somebody saw who may see everything."""
    parts: Any = new_buffers(1, game.score_part_count)
    loops_of(game).score_parts_at(states, moment, parts[0])
    laid, page = byte_rows(game.state_class, states[moment : moment + 1]), page_of(game)
    action = actions[moment - 1] if moment else HIDDEN
    return ViewerSnapshot(split_rows(laid)[0], action, rows_to_bytes(parts)[0], page.write(laid)[0] if page else None)
