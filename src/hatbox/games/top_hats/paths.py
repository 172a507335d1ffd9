"""Every path of every legal move of Top Hats, as text: a client lets a player jump step by step without requests.

A text begins with the cell of a stack; after it come the cells that the stack can get to next. After a cell, `x` says
that it jumps over an enemy, whose top hat falls when the move ends (T7), `.` that the move may end there (T8, T9), and
brackets hold where it can jump on to: `C3C4.C5x.(E7x.)` is a step to C4, a capturing jump to C5, and a second one
from there to E7.
"""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import lsb, popcount, scratch
from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE, OVER
from hatbox.engine.schema import Name
from hatbox.engine.tape import put, put2
from hatbox.games.top_hats import rules
from hatbox.games.top_hats.move_effects import FULL, MAX_DEPTH, Effects, buffers_behind, path_number
from hatbox.games.top_hats.rules import Goal, Terrain, next_jump
from hatbox.games.top_hats.state import (
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    MOVING,
    NEIGHBOUR,
    State,
)

PATH = Name((*CELL_NAMES, "x", ".", "(", ")"))  # a path is a list of these
TAKES, MAY_END, OPEN, CLOSE = range(CELLS, CELLS + 4)
MAX_JUMPS = 4_000  # searched for one stack. 60 random games have at most 330 in all (bench: tests/rulings)
EVERY = -1  # number of effects: those of all paths


@rule
def describe_paths(state: State, tape: Buffer) -> int:
    """Write one text for each stack that can move."""
    return write_paths(state, MAX_JUMPS, tape)


@rule
def write_paths(state: State, max_jumps: int, tape: Buffer) -> int:
    """Write one text for each stack that can move.

    A stack with more than `max_jumps` jumps, which needs a position set up by hand, gets one path for each effect.
    """
    if state.phase != MOVING or state.origin != NONE or rules.mover(state) == OVER:
        return put(tape, 0, 0)
    able = rules.capturers(state)
    prey = rules.enemies(state) if able else 0
    if not able:
        able = rules.walkers(state)
    at = put(tape, 0, popcount(able))
    while able:
        origin = lsb(able)
        able &= able - 1
        start = at
        at = put2(tape, at, 0, origin)
        goal = Goal(prey, 0 if prey else rules.resting_for(state, origin))
        for cell in range(CELLS):
            if goal.rest >> cell & 1 and is_beside(origin, cell):
                at = put2(tape, at, cell, MAY_END)
        at = write_jumps(origin, rules.terrain_for(state, origin), goal, max_jumps, tape, at)
        if at > len(tape):
            return at
        tape[start] = at - start - 1
    return at


@rule
def is_beside(cell: int, other: int) -> bool:
    """Return whether two cells are neighbours."""
    for direction in range(DIRECTIONS):
        if NEIGHBOUR[cell][direction] == other:
            return True
    return False


@rule
def write_jumps(origin: int, terrain: Terrain, goal: Goal, max_jumps: int, tape: Buffer, at: int) -> int:
    """Write all jumps of one stack that lead to a legal end; of too many, one path for each effect."""
    cell, blockers, trail, depth, jumps = origin, terrain.blockers, 0, 0, 0
    while jumps <= max_jumps:
        cell, blockers, trail, depth = next_jump(cell, blockers, terrain.free, trail, depth)
        if depth == 0:
            break
        jumps += 1
    chosen = buffers_behind(tape, at)
    if jumps <= max_jumps:
        return write_tree(origin, terrain, goal, chosen, EVERY, tape, at)
    count = choose_paths(origin, terrain, goal, chosen)
    if count == FULL:
        return len(tape) + 1
    at = write_tree(origin, terrain, goal, chosen, count, tape, at)
    return at if at <= len(tape) - 3 * len(chosen.origins) else len(tape) + 1  # behind it, it would overwrite `chosen`


@rule
def choose_paths(origin: int, terrain: Terrain, goal: Goal, chosen: Effects) -> int:
    """Write every effect with its first shortest path, numbered as `path_number` does, instead of the origin.

    Return how many, or FULL.
    """
    cell, blockers, trail, depth, count = origin, terrain.blockers, 0, 0, 0
    while True:
        cell, blockers, trail, depth = next_jump(cell, blockers, terrain.free, trail, depth)
        if depth == 0:
            return count
        captured, path = terrain.blockers & ~blockers & goal.prey, path_number(trail, depth)
        if captured or goal.rest >> cell & 1:
            i = find_effect(chosen, count, cell, captured)
            if i < count:
                chosen.origins[i] = min(chosen.origins[i], path)
            elif count == len(chosen.origins):
                return FULL
            else:
                chosen.origins[i], chosen.targets[i], chosen.captured[i] = path, cell, captured
                count += 1


@rule
def find_effect(chosen: Effects, count: int, target: int, captured: int) -> int:
    """Return the index of an effect, `count` if it is not there."""
    for i in range(count):
        if chosen.targets[i] == target and chosen.captured[i] == captured:
            return i
    return count


@rule
def write_tree(origin: int, terrain: Terrain, goal: Goal, chosen: Effects, count: int, tape: Buffer, at: int) -> int:
    """Write the paths of one stack to legal ends: EVERY one, or those that are `chosen`."""
    cell, blockers, trail, depth = origin, terrain.blockers, 0, 0
    starts, ends, wanted = scratch(MAX_DEPTH), scratch(MAX_DEPTH), scratch(MAX_DEPTH)  # of the landings so far
    while True:
        left = depth
        cell, blockers, trail, depth = next_jump(cell, blockers, terrain.free, trail, depth)
        while left > 0 and left >= depth:
            left -= 1
            is_followed = at > ends[left] + 1  # by more than the bracket
            at = put(tape, at, CLOSE) if is_followed else ends[left] if wanted[left] else starts[left]
        if depth == 0:
            return at
        captured = terrain.blockers & ~blockers & goal.prey
        may_end = captured != 0 or goal.rest >> cell & 1 == 1
        starts[left] = at
        at = put(tape, at, cell)
        if goal.prey >> NEIGHBOUR[cell][((trail & 7) + 3) % DIRECTIONS] & 1:
            at = put(tape, at, TAKES)
        if may_end:
            at = put(tape, at, MAY_END)
        ends[left] = at
        wanted[left] = may_end
        if may_end and count != EVERY:
            wanted[left] = chosen.origins[find_effect(chosen, count, cell, captured)] == path_number(trail, depth)
        at = put(tape, at, OPEN)
