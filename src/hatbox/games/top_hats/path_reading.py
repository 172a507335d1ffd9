"""Reading a move of Top Hats that is written by its path or by its effect: which actions it has."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import popcount
from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE
from hatbox.engine.loops import REFUSED
from hatbox.engine.tape import put, put2, put3, put4
from hatbox.games.top_hats import rules
from hatbox.games.top_hats.descriptions import (
    BUILD_FIRST,
    MOVE_UNDER_WAY,
    NO_JUMP,
    NO_STACK,
    NO_SUCH_CAPTURE,
    NO_SUCH_WALK,
    NOT_EMPTY,
    NOT_YOURS,
    NOTHING_TO_JUMP,
    PLACE_FIRST,
    STEP_GOES_ON,
    describe_end,
)
from hatbox.games.top_hats.move_effects import shortest_path
from hatbox.games.top_hats.state import BEHIND, BUILDING, DIRECTIONS, JUMP, MOVING, NEIGHBOUR, START, STOP, State


@rule
def read_path(
    state: State, cells: Buffer, count: int, captured: int, by_effect: int, actions: Buffer, tape: Buffer
) -> int:
    """Write the actions of a written move, which need not be legal, and return how many; or a refusal, and REFUSED.

    The cells are those of the path. By effect they are the origin, the target and the captured ones, which are also
    given as a set of bits: none may be written twice.
    """
    origin, going_on = cells[0], state.origin != NONE
    if describe_wrong_moment(state, origin, by_effect, tape):
        return REFUSED
    step = direction_to(NEIGHBOUR, origin, cells[1])
    if by_effect and (captured or going_on or step == NONE):
        return read_effect(state, origin, cells[1], captured, count - 2, actions, tape)
    standing, here = rules.blockers_for(state, origin), origin
    if step != NONE:
        if count > 2:
            put3(tape, 0, STEP_GOES_ON, origin, cells[1])
            return REFUSED
        if standing >> cells[1] & 1:
            put2(tape, 0, NOT_EMPTY, cells[1])
            return REFUSED
        actions[0] = START + origin * DIRECTIONS + step
        return 1
    for k in range(1, count):
        direction = direction_to(BEHIND, here, cells[k])
        if direction == NONE:
            put3(tape, 0, NO_JUMP, here, cells[k])
            return REFUSED
        over = NEIGHBOUR[here][direction]
        if not standing >> over & 1:
            put2(tape, 0, NOTHING_TO_JUMP, over)
            return REFUSED
        actions[k - 1] = JUMP + direction if k > 1 else START + here * DIRECTIONS + direction
        here = cells[k]
    actions[count - 1] = STOP
    return count


@rule
def describe_wrong_moment(state: State, origin: int, by_effect: int, tape: Buffer) -> bool:
    """Write a refusal and return True unless stacks may be moved now and the stack on `origin` is the mover's."""
    if describe_end(state, tape):
        return True
    if state.phase != MOVING:
        put(tape, 0, BUILD_FIRST if state.phase == BUILDING else PLACE_FIRST)
        return True
    if state.origin != NONE and not (by_effect and state.origin == origin):
        put2(tape, 0, MOVE_UNDER_WAY, state.origin)
        return True
    if state.owned[state.turn] >> origin & 1:
        return False
    put3(tape, 0, NOT_YOURS if rules.stacks(state) >> origin & 1 else NO_STACK, origin, state.turn)
    return True


@rule
def direction_to(cells: Sequence[Sequence[int]], origin: int, target: int) -> int:
    """Return the direction in which a cell is, NEIGHBOUR or BEHIND; NONE if it is in none."""
    for direction in range(DIRECTIONS):
        if cells[origin][direction] == target:
            return direction
    return NONE


@rule
def read_effect(
    state: State, origin: int, target: int, captured: int, capture_count: int, actions: Buffer, tape: Buffer
) -> int:
    """Write the actions of a shortest path with a given effect, or of the rest of the move under way."""
    path = shortest_path(state, origin, target, captured) if popcount(captured) == capture_count else 0
    if path == 0:
        put4(tape, 0, NO_SUCH_CAPTURE if captured else NO_SUCH_WALK, origin, target, captured)
        return REFUSED
    length = 0
    while path >> 3 * length > 1:
        length += 1
    for k in range(length):
        actions[k] = JUMP + (path >> 3 * (length - 1 - k) & 7)
    if state.origin == NONE:
        actions[0] += START + origin * DIRECTIONS - JUMP
    actions[length] = STOP
    return length + 1
