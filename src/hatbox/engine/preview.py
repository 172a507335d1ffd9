"""What a move would bring, as far as the seat on the move can tell."""

from __future__ import annotations

from typing import Any

from hatbox.compiled.buffers import new_buffer, new_buffers, to_list
from hatbox.compiled.records import with_capacity
from hatbox.engine.game import Standing
from hatbox.engine.loops import loops_of
from hatbox.engine.match import View


def standing_after(view: View[Any], move: str) -> Standing | None:
    """Return the standing after a legal move of the view's seat; None where a view does not tell it.

    The move is made on a copy of the view, so that nothing can come to light that the seat does not know.
    """
    game, loops = view.game, loops_of(view.game)
    (action, *more) = game.notation.parse(view.states[0], move)
    if more or action not in game.previewed:
        return None
    states, parts = with_capacity(view.states, 2), new_buffers(1, game.score_part_count)
    loops.advance(states, 0, action, new_buffer(game.max_legal))
    loops.score_parts_at(states, 1, parts[0])
    players, _ = game.table(view.states[0])
    return game.positions.score_preview(players, to_list(parts[0]))
