"""What everybody saw of a game: worked out for all at once, because most who ask are at the same table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from hatbox.core.game import SPECTATOR, Game
from hatbox.core.jit import Buffer, States, lay, numbers, plain, raws, rows_of_numbers
from hatbox.core.loops import loops_of
from hatbox.core.memo import Look

S = TypeVar("S")

KEPT = 2  # moments: before and after the last action


@dataclass
class Witnessed(Generic[S]):
    """What everybody saw at a moment while playing; a spectator first, so a viewer is at `viewer - SPECTATOR`."""

    moment: int
    glimpses: list[int]  # the action before, as each saw it done
    looks: list[Look[S]]
    parts: list[tuple[int, ...]]  # of what all would score if the game ended then, as far as each can tell


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
        self._kept: list[Witnessed[S]] = []

    def saw(self, states: States, actions: Sequence[int], moment: int) -> Witnessed[S]:
        """What they saw after so many of the actions that led from state to state."""
        for seen in self._kept:
            if seen.moment == moment:
                return seen
        self._loops.witness(states, moment, self._views, self._parts)
        if moment:
            self._loops.glimpses(states, moment - 1, actions[moment - 1], self._glimpses)
        looks = [Look(self._class, one) for one in raws(self._class, self._views)]
        seen = Witnessed(moment, plain(self._glimpses), looks, [tuple(plain(parts)) for parts in self._parts])
        if not self._kept or self._kept[-1].moment < moment:
            self._kept = [*self._kept[1 - KEPT :], seen]
        return seen

    def forget(self, moment: int) -> None:
        """What came after that moment was taken back."""
        self._kept = [seen for seen in self._kept if seen.moment <= moment]
