"""Count the game trees of the tiny sizes: every history from the deal to the end, with chance piece by piece.

python bench/count_trees.py [game ...]     prints one line per game, as in docs/research.md
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.records import States, copy_states, to_bytes, with_capacity
from hatbox.engine.game import DEAL, HIDDEN, OVER, Game
from hatbox.engine.loops import loops_of
from hatbox.games import NAMES, game_named

PLAYERS = 2


class Tree:
    """The tree of one game, counted while it is walked."""

    def __init__(self, game: Game[Any], options: dict[str, Any]) -> None:
        self.game, self.loops = game, loops_of(game)
        self.nodes: Counter[str] = Counter()
        self.information_sets: set[int] = set()  # hashes of all that the mover has observed
        self.views: set[bytes] = set()  # of the mover
        self.view_buffer = with_capacity(game.blank(PLAYERS, game.resolve_options(PLAYERS, options), HIDDEN), 1)
        states = copy_states(self.view_buffer)
        self.loops.start_chance_at(states, 0)
        self.apply_chance(states, DEAL, 0, (0,) * PLAYERS)

    def apply_chance(self, states: States, action: int, step: int, histories: tuple[int, ...]) -> None:
        """Branch over every chance outcome that is due, then apply the action."""
        out = new_buffer(len(self.game.piece_names))
        count = self.loops.chance_outcomes_at(states, 0, action, step, out)
        if count:
            self.nodes["chance"] += 1
            for piece in sorted({*to_list(out[:count])}):
                after = copy_states(states)
                self.loops.apply_chance_at(after, 0, action, step, piece)
                self.apply_chance(after, action, step + 1, histories)
            return
        if action != DEAL:
            states = with_capacity(states, 2)
            glimpses = [self.loops.glimpse_at(states, 0, action, seat) for seat in range(PLAYERS)]
            self.loops.advance(states, 0, action, new_buffer(self.game.max_legal))
            states = copy_states(states[1:2])
            histories = tuple(map(hash, zip(histories, glimpses, strict=True)))
        self.walk(states, tuple(hash((histories[seat], self.view(states, seat))) for seat in range(PLAYERS)))

    def view(self, states: States, seat: int) -> bytes:
        self.loops.observe_in_play_at(states, 0, seat, self.view_buffer, 0)
        return to_bytes(self.game.state_class, self.view_buffer)

    def walk(self, states: States, histories: tuple[int, ...]) -> None:
        """Count a state and branch over its legal actions."""
        mover, out = self.loops.mover_at(states, 0), new_buffer(self.game.max_legal)
        if mover == OVER:
            self.nodes["terminal"] += 1
            return
        count = self.loops.legal_at(states, 0, out)
        if mover >= 0:
            self.nodes["decision"] += 1
            self.information_sets.add(hash((mover, histories[mover])))
            self.views.add(self.view(states, mover))
        for action in to_list(out[:count]):
            self.apply_chance(copy_states(states), action, 0, histories)


def main(names: list[str]) -> None:
    """Count the tiny games."""
    print("game       histories  chance decision terminal information sets  views")
    for name in names:
        tree = Tree(game_named(name), {"size": "tiny"})
        nodes = tree.nodes
        counts = f"{nodes.total():9,} {nodes['chance']:7,} {nodes['decision']:8,} {nodes['terminal']:8,}"
        print(f"{name:10} {counts} {len(tree.information_sets):16,} {len(tree.views):6,}")


if __name__ == "__main__":
    main(sys.argv[1:] or [*NAMES])
