"""What whole moves can bring about: in Top Hats, moves that differ only in the way taken are one."""

from __future__ import annotations

from hatbox.compiled.intrinsics import lsb
from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE
from hatbox.games.top_hats.rules import blockers_for, capturers, enemies, free_for, next_jump, resting_for, walkers
from hatbox.games.top_hats.state import DIRECTIONS, NEIGHBOUR, State

FULL = -1  # the buffers are too short


@rule
def effects(state: State, origins: list[int], targets: list[int], captured: list[int]) -> int:
    """Write the distinct effects of all legal moves, or of all ways to end the move under way; return how many."""
    count = 0
    if state.origin != NONE:
        return continuations(state, origins, targets, captured)
    able = capturers(state)
    prey = enemies(state) if able else 0
    if not able:
        able = walkers(state)
    while able and count != FULL:
        origin = lsb(able)
        able &= able - 1
        begin, rest = count, 0
        if not prey:
            rest = resting_for(state, origin)
            for direction in range(DIRECTIONS):
                target = NEIGHBOUR[origin][direction]
                if count != FULL and target >= 0 and rest >> target & 1:
                    count = add(origin, target, 0, begin, count, origins, targets, captured)
        blockers, free = blockers_for(state, origin), free_for(state, origin)
        count = follow_jumps(origin, origin, blockers, free, prey, rest, 0, begin, count, origins, targets, captured)
    return count


@rule
def continuations(state: State, origins: list[int], targets: list[int], captured: list[int]) -> int:
    """The effects that the move under way can still have."""
    origin, cell = state.origin, state.at
    blockers, free, prey = blockers_for(state, origin), free_for(state, origin), enemies(state)
    taken, count = state.jumped & prey, 0
    if taken:
        count = add(origin, cell, taken, 0, count, origins, targets, captured)
    count = follow_jumps(origin, cell, blockers, free, prey, 0, taken, 0, count, origins, targets, captured)
    if count == 0:
        rest = resting_for(state, origin)
        if rest >> cell & 1:
            count = add(origin, cell, 0, 0, count, origins, targets, captured)
        count = follow_jumps(origin, cell, blockers, free, 0, rest, 0, 0, count, origins, targets, captured)
    return count


@rule
def follow_jumps(
    origin: int,
    cell: int,
    blockers: int,
    free: int,
    prey: int,
    rest: int,
    taken: int,
    begin: int,
    count: int,
    origins: list[int],
    targets: list[int],
    captured: list[int],
) -> int:
    """Follow every way of jumping on from a cell; a way ends well once it captured or on a cell of `rest`."""
    whole, trail, depth = blockers, 0, 0
    while count != FULL:
        cell, blockers, trail, depth = next_jump(cell, blockers, free, trail, depth)
        if depth == 0:
            break
        more = taken | whole & ~blockers & prey
        if more or rest >> cell & 1:
            count = add(origin, cell, more, begin, count, origins, targets, captured)
    return count


@rule
def add(
    origin: int,
    target: int,
    taken: int,
    begin: int,
    count: int,
    origins: list[int],
    targets: list[int],
    captured: list[int],
) -> int:
    """Write an effect unless it is there already."""
    for i in range(begin, count):
        if targets[i] == target and captured[i] == taken:
            return count
    if count == len(origins):
        return FULL
    origins[count], targets[count], captured[count] = origin, target, taken
    return count + 1
