"""Effects of whole moves: in Top Hats, moves that differ only in their path are one move."""

from __future__ import annotations

from typing import NamedTuple

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import lsb, part_of
from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE
from hatbox.games.top_hats.rules import (
    Goal,
    Terrain,
    blockers_for,
    capturers,
    enemies,
    free_for,
    next_jump,
    resting_for,
    terrain_for,
    walkers,
)
from hatbox.games.top_hats.state import DIRECTIONS, NEIGHBOUR, SEATS, STACKS, State

FULL = -1  # the buffers are too short
MAX_DEPTH = SEATS * STACKS  # jumps of one move: over all other stacks and the neutral hat


class Effects(NamedTuple):
    """Buffers for effects: number i has one entry in each. The effects of one origin follow each other."""

    origins: Buffer
    targets: Buffer
    captured: Buffer  # stacks that lose a hat (set of bits)


@rule
def buffers_behind(tape: Buffer, at: int) -> Effects:
    """Return buffers at the end of a tape, so short that each effect can be copied to `at` and on, in four numbers."""
    room = max(0, len(tape) - at) // 7
    first = len(tape) - 3 * room
    return Effects(part_of(tape, first, room), part_of(tape, first + room, room), part_of(tape, first + 2 * room, room))


@rule
def write_effects(state: State, effects: Effects) -> int:
    """Write the distinct effects of all legal moves, or of the move under way; return how many, or FULL."""
    if state.origin != NONE:
        return write_continuations(state, effects)
    count = 0
    able = capturers(state)
    prey = enemies(state) if able else 0
    if not able:
        able = walkers(state)
    while able and count != FULL:
        origin = lsb(able)
        able &= able - 1
        rest = 0
        if not prey:
            rest = resting_for(state, origin)
            for direction in range(DIRECTIONS):
                target = NEIGHBOUR[origin][direction]
                if count != FULL and target >= 0 and rest >> target & 1:
                    count = add(effects, count, origin, target, 0)
        count = follow_jumps(effects, count, origin, origin, terrain_for(state, origin), Goal(prey, rest), 0)
    return count


@rule
def write_continuations(state: State, effects: Effects) -> int:
    """Write the effects that the move under way can still have; return how many, or FULL."""
    origin, cell, prey = state.origin, state.at, enemies(state)
    terrain, taken, count = terrain_for(state, origin), state.jumped & prey, 0
    if taken:
        count = add(effects, count, origin, cell, taken)
    count = follow_jumps(effects, count, origin, cell, terrain, Goal(prey, 0), taken)
    if count == 0:
        rest = resting_for(state, origin)
        if rest >> cell & 1:
            count = add(effects, count, origin, cell, 0)
        count = follow_jumps(effects, count, origin, cell, terrain, Goal(0, rest), 0)
    return count


@rule
def follow_jumps(effects: Effects, count: int, origin: int, cell: int, terrain: Terrain, goal: Goal, taken: int) -> int:
    """Add the effect of every path of jumps from a cell that captures, or ends where it may rest."""
    blockers, trail, depth = terrain.blockers, 0, 0
    while count != FULL:
        cell, blockers, trail, depth = next_jump(cell, blockers, terrain.free, trail, depth)
        if depth == 0:
            break
        captured = taken | terrain.blockers & ~blockers & goal.prey
        if captured or goal.rest >> cell & 1:
            count = add(effects, count, origin, cell, captured)
    return count


@rule
def shortest_path(state: State, origin: int, target: int, captured: int) -> int:
    """Return the first of the shortest paths of jumps with a given effect, or for the rest of the move under way.

    It is a number as of `path_number`; 0 if there is none.
    """
    prey, free = enemies(state), free_for(state, origin)
    taken, usable = state.jumped & prey, blockers_for(state, origin) & ~(prey & ~captured)
    cell, blockers, trail, depth, shortest = origin, usable, 0, 0, 0
    if state.origin != NONE:
        cell = state.at
        if cell == target and taken == captured:
            return path_number(0, 0)
    while True:
        cell, blockers, trail, depth = next_jump(cell, blockers, free, trail, depth)
        if depth == 0:
            return shortest
        if cell == target and taken | usable & ~blockers & prey == captured:
            path = path_number(trail, depth)
            shortest = path if shortest == 0 else min(shortest, path)


@rule
def path_number(trail: int, depth: int) -> int:
    """Return a number for the directions of a path (see `next_jump`): the shorter and the earlier found, the lower."""
    return 1 << 3 * depth | trail


@rule
def add(effects: Effects, count: int, origin: int, target: int, captured: int) -> int:
    """Add an effect unless it is there; return the new count, or FULL."""
    i = count - 1
    while i >= 0 and effects.origins[i] == origin:
        if effects.targets[i] == target and effects.captured[i] == captured:
            return count
        i -= 1
    if count == len(effects.origins):
        return FULL
    effects.origins[count], effects.targets[count], effects.captured[count] = origin, target, captured
    return count + 1
