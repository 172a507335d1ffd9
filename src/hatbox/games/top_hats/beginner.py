"""A beginner at Top Hats: captures as many hats as it can, else plays any move."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import lsb, popcount, scratch
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import NONE
from hatbox.engine.parts import DROWSY
from hatbox.engine.rng import draw
from hatbox.games.top_hats.move_effects import FULL, Effects, write_effects
from hatbox.games.top_hats.rules import enemies, legal, next_jump, terrain_for
from hatbox.games.top_hats.state import (
    BUILD,
    BUILDING,
    CELLS,
    DIRECTIONS,
    JUMP,
    MOVING,
    NARROW,
    NEIGHBOUR,
    SEATS,
    START,
    STOP,
    State,
)

AWAKE = 0.8
ROOM = 1024  # moves; more need a position set up by hand, and are left out
OTHER = CELLS  # the origin of moves that are one action, which then is their target


@rule
def choose(
    views: States,
    actions: Buffer,
    movers: Buffer,
    begin: int,
    count: int,
    seat: int,
    manner: int,
    seed: int,
    out: Buffer,
) -> int:
    """Return the next action of a move drawn by the seed; every action of one move draws the same move.

    If the move under way was begun differently (by another player of the seat), finish it as well as possible.
    """
    moves = Effects(scratch(ROOM), scratch(ROOM), scratch(ROOM))
    moment = begin
    while True:
        preferred = prefer(views[moment], seat, manner, moves, out)
        pick = draw(seed, begin, preferred)
        action = continue_move(views[moment], moves, pick, actions, moment, count)
        if action != NONE:
            return action
        moment = count


@rule
def prefer(view: State, seat: int, manner: int, moves: Effects, out: Buffer) -> int:
    """Write the preferred moves by their effect, sorted, and return how many.

    SIMPLE and ATTENTIVE: the largest captures. DROWSY: the smallest, unless a capture wins. Where there are none, all
    moves; who is awake builds stacks that stay its own when they lose their top hat.
    """
    count = write_effects(view, moves) if view.phase == MOVING else 0
    if count == FULL:
        count = ROOM
    most, least = 0, CELLS
    for i in range(count):
        most, least = max(most, popcount(moves.captured[i])), min(least, popcount(moves.captured[i]))
    if most == 0:
        count = add_other_moves(view, moves, count, out)
        if view.phase == BUILDING and manner != DROWSY:
            count = keep_safe_builds(moves, count, seat)
    else:
        others = 0
        for other in range(view.players):
            if other != seat:
                others += popcount(view.owned[other])
        wanted = least if manner == DROWSY and most < others else most
        kept = 0
        for i in range(count):
            if popcount(moves.captured[i]) == wanted:
                swap(moves, kept, i)
                kept += 1
        count = kept
    sort_moves(moves, count)
    return count


@rule
def add_other_moves(view: State, moves: Effects, count: int, out: Buffer) -> int:
    """Add the legal moves that are one action, steps and jumps aside; return the new count."""
    for i in range(legal(view, out)):
        if count < ROOM and not START <= out[i] < NARROW:
            moves.origins[count], moves.targets[count], moves.captured[count] = OTHER, out[i], 0
            count += 1
    return count


@rule
def keep_safe_builds(moves: Effects, count: int, seat: int) -> int:
    """T7: keep the builds with an own hat under the own top hat, so that a capture uncovers it, if there are any."""
    kept = 0
    for i in range(count):
        if (moves.targets[i] - BUILD) // SEATS == seat:
            swap(moves, kept, i)
            kept += 1
    return kept or count


@rule
def sort_moves(moves: Effects, count: int) -> None:
    """Sort by origin, target and captured stacks."""
    for i in range(1, count):
        k = i
        while k > 0 and is_before(moves, k, k - 1):
            swap(moves, k, k - 1)
            k -= 1


@rule
def is_before(moves: Effects, i: int, k: int) -> bool:
    """Compare two moves: as their texts (C3-E7*C4,D6), or by action where they are one."""
    ours: int = moves.origins[i] * CELLS + moves.targets[i]
    theirs: int = moves.origins[k] * CELLS + moves.targets[k]
    if ours != theirs:
        return ours < theirs
    ours, theirs = moves.captured[i], moves.captured[k]
    if ours == theirs:
        return False
    first = lsb(ours ^ theirs)  # the first stack that only one of them captures
    if ours >> first & 1:
        return theirs >> first != 0  # else theirs ends here
    return ours >> first == 0


@rule
def swap(moves: Effects, i: int, k: int) -> None:
    for column in moves:
        column[i], column[k] = column[k], column[i]


@rule
def continue_move(view: State, moves: Effects, pick: int, actions: Buffer, moment: int, count: int) -> int:
    """Return the next action of a move on a shortest path, after those done since it began.

    NONE if those are not the beginning of it.
    """
    origin, target, captured = moves.origins[pick], moves.targets[pick], moves.captured[pick]
    if origin == OTHER:
        return target if moment == count else NONE
    cell, begins = view.at, view.origin == NONE
    if begins:
        cell = origin
        for direction in range(DIRECTIONS):
            if captured == 0 and NEIGHBOUR[origin][direction] == target:
                return START + origin * DIRECTIONS + direction if moment == count else NONE
    jumps, length = shortest_path(view, origin, cell, target, captured)
    if count - moment > length:
        return NONE
    for k in range(moment, count):
        if path_action(jumps, length, k - moment, origin, begins) != actions[k]:
            return NONE
    return path_action(jumps, length, count - moment, origin, begins)


@rule
def shortest_path(view: State, origin: int, cell: int, target: int, captured: int) -> tuple[int, int]:
    """Return the first of the shortest paths of jumps with a given effect: directions, three bits each, and length."""
    terrain, prey = terrain_for(view, origin), enemies(view)
    taken = view.jumped & prey
    best, shortest = 0, CELLS
    if view.origin != NONE and cell == target and taken == captured:
        shortest = 0
    blockers, trail, depth = terrain.blockers, 0, 0
    while True:
        cell, blockers, trail, depth = next_jump(cell, blockers, terrain.free, trail, depth)
        if depth == 0:
            return best, shortest
        if depth < shortest and cell == target and taken | terrain.blockers & ~blockers & prey == captured:
            best, shortest = trail, depth


@rule
def path_action(jumps: int, length: int, step: int, origin: int, begins: bool) -> int:
    """Return an action of a path: of jumps a start, further jumps, and a stop."""
    if step == length:
        return STOP
    direction = jumps >> 3 * (length - 1 - step) & 7
    return START + origin * DIRECTIONS + direction if begins and step == 0 else JUMP + direction
