"""How large the tiny games are: every history from the deal to the end, with chance piece by piece.

python bench/count_trees.py [game ...]     prints one line a game, as docs/research.md tells it
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
        """Nothing is counted yet."""
        self.game, self.loops = game, loops_of(game)
        self.nodes: Counter[str] = Counter()
        self.told: set[int] = set()  # information sets: all that the seat on the move has seen
        self.views: set[bytes] = set()  # what it sees now
        self.seen = with_capacity(game.blank(PLAYERS, game.resolve(PLAYERS, options), HIDDEN), 1)
        states = copy_states(self.seen)
        self.loops.start_chance_at(states, 0)
        self.bring(states, DEAL, 0, (0,) * PLAYERS)

    def bring(self, states: States, action: int, step: int, stories: tuple[int, ...]) -> None:
        """Let chance bring whatever is due, in every way, then do the action."""
        out = new_buffer(len(self.game.piece_names))
        count = self.loops.chance_outcomes_at(states, 0, action, step, out)
        if count:
            self.nodes["chance"] += 1
            for piece in sorted({*to_list(out[:count])}):
                after = copy_states(states)
                self.loops.apply_chance_at(after, 0, action, step, piece)
                self.bring(after, action, step + 1, stories)
            return
        if action != DEAL:
            states = with_capacity(states, 2)
            glimpses = [self.loops.glimpse_at(states, 0, action, seat) for seat in range(PLAYERS)]
            self.loops.advance(states, 0, action, new_buffer(self.game.max_legal))
            states = copy_states(states[1:2])
            stories = tuple(map(hash, zip(stories, glimpses, strict=True)))
        self.walk(states, tuple(hash((stories[seat], self.view(states, seat))) for seat in range(PLAYERS)))

    def view(self, states: States, seat: int) -> bytes:
        """What a seat sees."""
        self.loops.observe_in_play_at(states, 0, seat, self.seen, 0)
        return to_bytes(self.game.state_class, self.seen)

    def walk(self, states: States, stories: tuple[int, ...]) -> None:
        """Count a moment of the game, and go on with every legal action."""
        mover, out = self.loops.mover_at(states, 0), new_buffer(self.game.max_legal)
        if mover == OVER:
            self.nodes["terminal"] += 1
            return
        count = self.loops.legal_at(states, 0, out)
        if mover >= 0:
            self.nodes["decision"] += 1
            self.told.add(hash((mover, stories[mover])))
            self.views.add(self.view(states, mover))
        for action in to_list(out[:count]):
            self.bring(copy_states(states), action, 0, stories)


def main(names: list[str]) -> None:
    """Count the tiny games."""
    print("game       histories  chance decision terminal information sets  views")
    for name in names:
        tree = Tree(game_named(name), {"size": "tiny"})
        nodes = tree.nodes
        counts = f"{nodes.total():9,} {nodes['chance']:7,} {nodes['decision']:8,} {nodes['terminal']:8,}"
        print(f"{name:10} {counts} {len(tree.told):16,} {len(tree.views):6,}")


if __name__ == "__main__":
    main(sys.argv[1:] or [*NAMES])
