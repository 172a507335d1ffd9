"""What everybody saw of a game: worked out for all at once, because most who ask are at the same table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import numpy as np

from hatbox.core.game import HIDDEN, SPECTATOR, Game
from hatbox.core.jit import Buffer, States, as_bytes, cut, lay, numbers, plain, plain_rows, rows_of_numbers
from hatbox.core.layout import page_of
from hatbox.core.loops import loops_of
from hatbox.core.memo import Look

S = TypeVar("S")

KEPT = 2  # moments: before and after the last action


@dataclass(slots=True)
class Sight(Generic[S]):
    """What one viewer saw at a moment while playing."""

    look: Look[S]
    glimpse: int  # the action before, as the viewer saw it done
    parts: tuple[int, ...]  # of what all would score if the game ended then, as far as the viewer can tell
    page: bytes | None  # the look as JSON, in games whose positions are pages


@dataclass(slots=True)
class Witnessed(Generic[S]):
    """What everybody saw at a moment while playing."""

    moment: int
    sights: list[Sight[S]]  # a spectator's first

    def seen_by(self, viewer: int) -> Sight[S]:
        """What a seat saw, or SPECTATOR."""
        return self.sights[viewer - SPECTATOR]


class Witnesses(Generic[S]):
    """Everybody who may look at one game. What they saw last is kept, to be asked for again."""

    def __init__(self, game: Game[S], players: int) -> None:
        """Nobody has looked yet."""
        viewers = players - SPECTATOR
        self._class = game.state_class
        self._loops = loops_of(game)
        self._views = lay(game.state_class, viewers)
        self._glimpses: Buffer = numbers(viewers)
        self._parts: Buffer = rows_of_numbers(viewers, game.reckoned)
        self._page = page_of(game)
        self._kept: list[Witnessed[S]] = []

    def saw(self, states: States, actions: Sequence[int], moment: int) -> Witnessed[S]:
        """What they saw after so many of the actions that led from state to state."""
        for seen in self._kept:
            if seen.moment == moment:
                return seen
        self._loops.witness(states, moment, self._views, self._parts)
        if moment:
            self._loops.glimpses(states, moment - 1, actions[moment - 1], self._glimpses)
        laid = as_bytes(self._class, self._views)
        looks = [Look(self._class, raw) for raw in cut(laid)]
        parts = map(tuple, plain_rows(self._parts))
        pages = self._page.write(laid) if self._page else [None] * len(looks)
        seen = Witnessed(moment, list(map(Sight, looks, plain(self._glimpses), parts, pages)))
        if not self._kept or self._kept[-1].moment < moment:
            self._kept = [*self._kept[1 - KEPT :], seen]
        return seen

    def forget(self, moment: int) -> None:
        """What came after that moment was taken back."""
        self._kept = [seen for seen in self._kept if seen.moment <= moment]


def whole(game: Game[S], states: States, actions: Sequence[int], moment: int) -> Sight[S]:
    """What somebody saw who may see everything."""
    parts: Any = numbers(game.reckoned, np.int32)
    loops_of(game).reckon_at(states, moment, parts)
    laid, page = as_bytes(game.state_class, states[moment : moment + 1]), page_of(game)
    look = Look(game.state_class, cut(laid)[0])
    action = actions[moment - 1] if moment else HIDDEN
    return Sight(look, action, tuple(plain(parts)), page.write(laid)[0] if page else None)
