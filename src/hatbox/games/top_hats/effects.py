"""What whole moves can bring about: in Top Hats, moves that differ only in the way taken are one."""

from __future__ import annotations

from hatbox.core.game import NONE
from hatbox.core.jit import lowest, rule
from hatbox.games.top_hats.rules import blockers_for, capturers, enemies, free_for, resting_for, walkers
from hatbox.games.top_hats.state import BEHIND, DIRECTIONS, NEIGHBOUR, State

FULL = -1  # the buffers are too short


@rule
def effects(state: State, origins: list[int], targets: list[int], captured: list[int]) -> int:
    """Write the distinct effects of all legal moves, or of all ways to end the move under way; return how many."""
    count = 0
    if state.origin != NONE:
        return ways_on(state, origins, targets, captured)
    able = capturers(state)
    prey = enemies(state) if able else 0
    if not able:
        able = walkers(state)
    while able and count != FULL:
        origin = lowest(able)
        able &= able - 1
        begin, rest = count, 0
        if not prey:
            rest = resting_for(state, origin)
            for direction in range(DIRECTIONS):
                target = NEIGHBOUR[origin][direction]
                if count != FULL and target >= 0 and rest >> target & 1:
                    count = add(origin, target, 0, begin, count, origins, targets, captured)
        blockers, free = blockers_for(state, origin), free_for(state, origin)
        count = spread(origin, origin, blockers, free, prey, rest, 0, begin, count, origins, targets, captured)
    return count


@rule
def ways_on(state: State, origins: list[int], targets: list[int], captured: list[int]) -> int:
    """The effects that the move under way can still have."""
    origin, cell = state.origin, state.at
    blockers, free, prey = blockers_for(state, origin), free_for(state, origin), enemies(state)
    taken, count = state.jumped & prey, 0
    if taken:
        count = add(origin, cell, taken, 0, count, origins, targets, captured)
    count = spread(origin, cell, blockers, free, prey, 0, taken, 0, count, origins, targets, captured)
    if count == 0:
        rest = resting_for(state, origin)
        if rest >> cell & 1:
            count = add(origin, cell, 0, 0, count, origins, targets, captured)
        count = spread(origin, cell, blockers, free, 0, rest, 0, 0, count, origins, targets, captured)
    return count


@rule
def spread(
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
    """Follow every way of jumping on from a cell; a way ends well once it captured or on a cell of `rest`.

    Depth first like `rules.reaches`: `trail` holds the directions taken, three bits each.
    """
    whole = blockers
    trail, depth, direction = 0, 0, 0
    while count != FULL:
        if direction == DIRECTIONS:
            if depth == 0:
                break
            direction = trail & 7
            back = (direction + 3) % DIRECTIONS
            blockers |= 1 << NEIGHBOUR[cell][back]
            cell = BEHIND[cell][back]
            trail, depth, direction = trail >> 3, depth - 1, direction + 1
            continue
        over, target = NEIGHBOUR[cell][direction], BEHIND[cell][direction]
        if target < 0 or not free >> target & 1 or not blockers >> over & 1:
            direction += 1
            continue
        blockers &= ~(1 << over)
        trail, depth, direction = trail << 3 | direction, depth + 1, 0
        cell = target
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
