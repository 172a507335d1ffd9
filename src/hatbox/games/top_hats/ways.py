"""How a move of Top Hats can go on, for whoever makes it jump by jump.

It works on a view and never ends a move that captures, so it cannot tell what a capture uncovers.
"""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.core.game import NONE, Way, Ways
from hatbox.core.jit import Buffer, States, grown, numbers, plain, thaw
from hatbox.core.loops import REFUSED, Loops
from hatbox.games.top_hats import notation, refusals, rules
from hatbox.games.top_hats.state import (
    BEHIND,
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    JUMP,
    MAX_LEGAL,
    NEIGHBOUR,
    START,
    STOP,
    State,
)


def ways(loops: Loops, view: States, path: str) -> Ways:
    """Where the stack of a path such as `E2`, or `E2-C2` after a jump, can come to next, within all duties (T8, T9)."""
    cells = [notation.cell_of(word) for word in path.split("-")]
    record = view[0]
    refusals.expect_to_move(record, cells[0], going_on=False)
    actions = [action for action in notation.way(record, cells) if action != STOP] if len(cells) > 1 else []
    out, at = numbers(MAX_LEGAL), len(actions)
    states = grown(view, at + 2)
    for before, action in enumerate(actions):
        if loops.advance(states, before, action, out) == REFUSED:
            raise refusals.refusal(record, [*actions, STOP])
    here = _come_to(loops, states, at, cells, out) if actions else None
    if here is not None and not here.more:
        return Ways((), here)
    first = START + cells[0] * DIRECTIONS
    goes_on = range(JUMP, JUMP + DIRECTIONS) if actions else range(first, first + DIRECTIONS)
    found = []
    for action in [one for one in _legal(loops, states, at, out) if one in goes_on]:
        loops.advance(states, at, action, out)
        direction = action - goes_on.start
        is_jump = thaw(State, states[at + 1]).origin != NONE
        target = int((BEHIND if is_jump else NEIGHBOUR)[cells[-1]][direction])
        found.append(_come_to(loops, states, at + 1, [*cells, target], out))
    if not found and not actions:
        neglected = refusals.duty(record, cells[0])
        if neglected is not None:
            raise neglected
    return Ways(found, here)


def _legal(loops: Loops, states: States, at: int, out: Buffer) -> list[int]:
    return plain(out[: loops.legal_at(states, at, out)])


def _come_to(loops: Loops, states: States, at: int, cells: Sequence[int], out: Buffer) -> Way:
    """What it means to have come to the last of these cells."""
    names = [CELL_NAMES[cell] for cell in cells]
    move = " ".join(["move", *names])
    state = thaw(State, states[at])
    if state.origin == NONE:  # T6: a step is a whole move
        return Way(names[-1], True, (), False, move)
    falls = state.jumped & int(rules.enemies(states[at]))  # T7
    legal = _legal(loops, states, at, out)
    taken = [CELL_NAMES[cell] for cell in range(CELLS) if falls >> cell & 1]
    return Way(names[-1], STOP in legal, taken, any(JUMP <= action < STOP for action in legal), move)
