"""Control variates for the arena: how much of a result was the luck of the draw, with expectation zero.

Where chance brings a piece that a seat sees (a card drawn, a board turned up), the game is worth more or less to each
side than it was on average over all the pieces that could have come. That difference is zero in expectation whatever
the players do, because the pieces are drawn without regard to them; so the sum over a game can be taken out of its
result, and the mean over many games stays the same. A baseline fixed beforehand says what the game is worth: a quick
search with all cards face up. The better it is, the less variance is left; a bad one costs variance, never truth.

This is the part of AIVAT (Burch et al. 2018) that needs no knowledge of how the players decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.bots.searcher import MAX_NODES, SearchTrees
from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.records import States, copy_states, to_bytes, zeros
from hatbox.engine.game import OVER, Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations

SEED = 1  # of every search: what a state is worth depends on the state alone


class LuckMeter:
    """Measures the luck of finished games; every piece that could have come gets a search of so many simulations."""

    def __init__(self, game: Game[Any], players: int, simulations: int) -> None:
        self._game, self._players, self._simulations = game, players, simulations
        self._sides = [side[0] for side in game.sides(players)]
        self._loops, self._trees = loops_of(game), SearchTrees(game, room=MAX_NODES, uninformed=False)
        self._pieces = new_buffer(max(game.max_legal, len(game.piece_names)))

    def luck(self, states: States, actions: Sequence[int]) -> tuple[float, ...]:
        """Return by side how much of the win chance brought in a game, given its states and actions."""
        total = [0.0] * len(self._sides)
        for ply, action in enumerate(actions):
            for side, part in enumerate(self.luck_of_action(states[ply : ply + 2], action)):
                total[side] += part
        return tuple(total)

    def luck_of_action(self, two: States, action: int) -> list[float]:
        """Return by side what chance brought with an action, given the states before and after it; [] for nothing.

        Only chance of one piece counts: nothing else comes in the games whose luck can be told (docs/arena.md).
        """
        before = two[:1]
        pieces = self._outcomes(before, action, 0)
        if len(set(pieces)) < 2:
            return []
        after = {piece: self._bring(before, action, piece) for piece in sorted(set(pieces))}
        if any(states is None for states in after.values()):
            return []
        seen = self._sights(two[1:])
        matching = [piece for piece in pieces if self._sights(after[piece]) == seen]
        if len(matching) == len(pieces):  # nobody saw anything
            return []
        worth = {piece: self._worth(states) for piece, states in after.items()}
        return [
            sum(worth[piece][side] for piece in matching) / len(matching)
            - sum(worth[piece][side] for piece in pieces) / len(pieces)
            for side in range(len(self._sides))
        ]

    def _outcomes(self, states: States, action: int, step: int) -> list[int]:
        return to_list(self._pieces[: self._loops.chance_outcomes_at(states, 0, action, step, self._pieces)])

    def _bring(self, before: States, action: int, piece: int) -> States | None:
        """Return the state after an action with which chance brought this piece, None if more pieces follow."""
        states = copy_states(before)
        self._loops.apply_chance_at(states, 0, action, 0, piece)
        if self._outcomes(states, action, 1):
            return None
        self._loops.apply_at(states, 0, action)
        return states

    def _sights(self, after: States) -> bytes:
        """Return what all seats together see after an action."""
        views = zeros(self._game.state_class, self._players)
        for seat in range(self._players):
            self._loops.observe_in_play_at(after, 0, seat, views, seat)
        return to_bytes(self._game.state_class, views)

    def _worth(self, states: States) -> list[float]:
        """Return by side what a state is worth, all cards face up; the parts add up to 1."""
        mover = int(self._loops.mover_at(states, 0))
        if mover == OVER:
            parts = [float(self._loops.payoff_at(states, 0, seat)) for seat in self._sides]
        else:
            seen = Observations(self._game, max(mover, 0), states, new_buffer(0), new_buffer(0))
            self._trees.restart()
            self._trees.begin(seen, SEED)
            self._trees.open()
            self._trees.grow(self._simulations)
            parts = [self._trees.mean(seat) for seat in self._sides]
        whole = sum(parts)
        return [part / whole for part in parts] if whole else [1 / len(parts)] * len(parts)
