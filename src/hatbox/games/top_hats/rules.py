"""Top Hats, rule by rule (T1-T13 of docs/rules/top_hats.md). Functions change a state and trust their arguments."""

from __future__ import annotations

from typing import NamedTuple

from hatbox.compiled.intrinsics import lsb, popcount
from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE, OVER
from hatbox.engine.rng import start_deal
from hatbox.games.top_hats.state import (
    BEHIND,
    BELOW,
    BUILD,
    BUILDING,
    CELLS,
    DIRECTIONS,
    FIELD,
    HOME,
    JUMP,
    MOVING,
    NARROW,
    NARROWINGS,
    NEIGHBOUR,
    NEUTRAL,
    PASS,
    PLACE,
    PLACING,
    RING,
    SEATS,
    SIZE,
    SIZES,
    STACKS,
    STALL_LIMIT,
    START,
    STOP,
    State,
)

MAX_STACKS_TO_NARROW = 5  # T10


# --- T2 - T4: set-up -------------------------------------------------------------------------------------


@rule
def set_up(state: State, players: int, options: list[int], first: int) -> None:
    """Set players, options and dimensions, and who is to begin."""
    size = SIZES[options[SIZE]]
    state.players = players
    state.rings = size.rings
    state.stacks_each = size.stacks
    state.own_hats = size.own_hats
    state.foreign_hats = size.foreign_hats
    state.narrowings = options[NARROWINGS]
    state.stall_limit = options[STALL_LIMIT]
    state.first_asked = first
    state.first = first
    clear(state)


@rule
def clear(state: State) -> None:
    """Reset all but players, options and dimensions."""
    state.phase = BUILDING
    state.turn = state.first
    state.origin = NONE
    state.at = NONE
    state.jumped = 0
    state.band = state.rings  # T9
    state.narrowed = 0
    state.stall = 0
    for colour in range(SEATS):
        state.owned[colour] = 0
    for cell in range(CELLS):
        state.builder[cell] = NONE
        for depth in range(BELOW):
            state.below[cell][depth] = NONE
    for seat in range(SEATS):
        for stack in range(STACKS):
            for depth in range(BELOW):
                state.built[seat][stack][depth] = NONE
    for builder in range(SEATS + 1):
        for colour in range(SEATS):
            state.buried[builder][colour] = 0


@rule
def deal(state: State, seed: int) -> None:
    """T3: give all players the hats to build with; chance only draws the first player."""
    start_deal(state, seed)
    clear(state)
    take_hats(state)


@rule
def take_hats(state: State) -> None:
    """T3: take hats of the own colour, less one for the top of each stack, and of the others in equal parts."""
    for seat in range(state.players):
        for colour in range(state.players):
            state.buried[seat][colour] = state.foreign_hats // (state.players - 1)
        state.buried[seat][seat] = state.own_hats - state.stacks_each


@rule
def hats_to_build(state: State, seat: int, colour: int) -> int:
    """T3: return how many hats of a colour a seat has not yet built into its stacks."""
    left = state.buried[seat][colour]
    for stack in range(STACKS):
        for depth in range(BELOW):
            left -= state.built[seat][stack][depth] == colour
    return left


@rule
def stacks_built(state: State, seat: int) -> int:
    """Return how many stacks a seat has built (while building), or still has to place (while placing)."""
    count = 0
    for stack in range(STACKS):
        count += state.built[seat][stack][0] != NONE
    return count


@rule
def build(state: State, middle: int, bottom: int) -> None:
    """T3: build the next own stack; the first player builds all, then the next player."""
    seat = state.turn
    stack = stacks_built(state, seat)
    state.built[seat][stack][0] = middle
    state.built[seat][stack][1] = bottom
    if stack == state.stacks_each - 1:
        state.turn = (seat + 1) % state.players
        if state.turn == state.first:
            state.phase = PLACING


@rule
def place(state: State, stack: int, cell: int) -> None:
    """T4: place one stack on the board; after the last, the first player begins to move."""
    seat = state.turn
    for depth in range(BELOW):
        state.below[cell][depth] = state.built[seat][stack][depth]
        state.built[seat][stack][depth] = NONE
    state.builder[cell] = seat
    state.owned[seat] |= 1 << cell
    state.turn = (seat + 1) % state.players
    if stacks_built(state, state.turn) == 0:
        state.phase = MOVING


# --- T5, T6: stacks and jumps ------------------------------------------------------------------------------


@rule
def stacks(state: State) -> int:
    """Return the cells with a stack (set of bits); the neutral hat is not one."""
    return state.owned[0] | state.owned[1] | state.owned[2]


class Terrain(NamedTuple):
    """The board for one moving stack (sets of bits)."""

    blockers: int  # may be jumped over
    free: int  # may be landed on


class Goal(NamedTuple):
    """The duty of a move: pass over one of `prey`, or end on one of `rest` (sets of bits)."""

    prey: int
    rest: int


@rule
def begins_move(action: int) -> bool:
    """T6: return whether an action is the first of a move: no further jump, and no stop."""
    return action < JUMP or action > STOP


@rule
def next_jump(cell: int, blockers: int, free: int, trail: int, depth: int) -> tuple[int, int, int, int]:
    """T6: take the next jump of a depth-first search; return cell, blockers, trail and depth after it.

    `blockers` are the cells that may still be jumped over, `free` those that may be landed on. `trail` holds the
    directions taken, three bits each, because Numba cannot cache recursive functions; no stack is jumped twice, so
    there are at most fifteen. A search begins with trail and depth 0, and ends when depth is 0 again.
    """
    direction = 0
    while True:
        if direction == DIRECTIONS:
            if depth == 0:
                return cell, blockers, trail, 0
            direction = trail & 7
            back = (direction + 3) % DIRECTIONS
            blockers |= 1 << NEIGHBOUR[cell][back]
            cell = BEHIND[cell][back]
            trail, depth, direction = trail >> 3, depth - 1, direction + 1
            continue
        over, target = NEIGHBOUR[cell][direction], BEHIND[cell][direction]
        if target >= 0 and free >> target & 1 and blockers >> over & 1:
            return target, blockers & ~(1 << over), trail << 3 | direction, depth + 1
        direction += 1


@rule
def can_reach(cell: int, terrain: Terrain, goal: Goal) -> bool:
    """T6: return whether jumps from a cell can reach the goal."""
    blockers, trail, depth = terrain.blockers, 0, 0
    while True:
        cell, blockers, trail, depth = next_jump(cell, blockers, terrain.free, trail, depth)
        if depth == 0:
            return False
        if terrain.blockers & ~blockers & goal.prey or goal.rest >> cell & 1:
            return True


@rule
def blockers_for(state: State, origin: int) -> int:
    """T6: return what the stack from `origin` may jump over: all stacks and the neutral hat, none twice."""
    return (stacks(state) | NEUTRAL) & ~(1 << origin | state.jumped)


@rule
def free_for(state: State, origin: int) -> int:
    """T6, T10: return the empty cells of the field; the one that the moving stack left counts as empty."""
    return FIELD[state.band] & ~(stacks(state) | NEUTRAL) | 1 << origin


@rule
def terrain_for(state: State, origin: int) -> Terrain:
    """Return the board for the stack from `origin`."""
    return Terrain(blockers_for(state, origin), free_for(state, origin))


@rule
def resting_for(state: State, origin: int) -> int:
    """T6, T9: return the cells where a move without a capture may end: not in the band, not where it began."""
    return free_for(state, origin) & ~(RING[state.band] | 1 << origin)


@rule
def enemies(state: State) -> int:
    """Return the cells of stacks that are not the mover's (set of bits)."""
    return stacks(state) & ~state.owned[state.turn]


# --- T8, T9: duties ----------------------------------------------------------------------------------------


@rule
def capturers(state: State) -> int:
    """T8: return the mover's stacks that can capture; if any is in the band, only those there (set of bits)."""
    able, left, goal = 0, state.owned[state.turn], Goal(enemies(state), 0)
    while left:
        cell = lsb(left)
        left &= left - 1
        if can_reach(cell, terrain_for(state, cell), goal):
            able |= 1 << cell
    in_band = able & RING[state.band]
    return in_band if in_band else able


@rule
def can_walk(state: State, cell: int) -> bool:
    """T6, T9: return whether the stack on a cell has a move without a capture."""
    rest = resting_for(state, cell)
    for direction in range(DIRECTIONS):
        target = NEIGHBOUR[cell][direction]
        if target >= 0 and rest >> target & 1:
            return True
    return can_reach(cell, terrain_for(state, cell), Goal(0, rest))


@rule
def walkers(state: State) -> int:
    """T9: return the mover's stacks that have a move without a capture; if any is in the band, only those there."""
    able, left = 0, state.owned[state.turn]
    while left:
        cell = lsb(left)
        left &= left - 1
        if can_walk(state, cell):
            able |= 1 << cell
    in_band = able & RING[state.band]
    return in_band if in_band else able


@rule
def may_narrow(state: State) -> bool:
    """T10: return whether the board may be narrowed: with at most five stacks, none of them in the band."""
    return (
        state.narrowed < state.narrowings
        and popcount(stacks(state)) <= MAX_STACKS_TO_NARROW
        and stacks(state) & RING[state.band] == 0
    )


@rule
def write_jumps(cell: int, terrain: Terrain, goal: Goal, first: int, out: list[int], count: int) -> int:
    """Append to `out` the jumps from a cell after which the goal can be reached, `first` plus direction."""
    blockers, free = terrain.blockers, terrain.free
    for direction in range(DIRECTIONS):
        over, target = NEIGHBOUR[cell][direction], BEHIND[cell][direction]
        if target >= 0 and blockers >> over & 1 and free >> target & 1:
            is_reached = goal.prey >> over & 1 or goal.rest >> target & 1
            if is_reached or can_reach(target, Terrain(blockers & ~(1 << over), free), goal):
                out[count] = first + direction
                count += 1
    return count


# --- the turn ------------------------------------------------------------------------------------------------


@rule
def is_won(state: State) -> bool:
    """T11: return whether all stacks on the board are of one colour."""
    if state.phase != MOVING or state.origin != NONE:
        return False
    colours = 0
    for colour in range(SEATS):
        colours += state.owned[colour] != 0
    return colours <= 1


@rule
def is_stalled(state: State) -> bool:
    """T13: return whether too many turns in a row passed without a capture."""
    return 0 < state.stall_limit <= state.stall


@rule
def mover(state: State) -> int:
    """Return the seat that must act, or OVER."""
    return OVER if is_won(state) or is_stalled(state) else state.turn


@rule
def is_simultaneous(state: State) -> int:
    """T3: return 1 while stacks are built."""
    return int(state.phase == BUILDING)


@rule
def legal(state: State, out: list[int]) -> int:
    """Write the legal actions, return how many."""
    if mover(state) == OVER:
        return 0
    if state.phase == BUILDING:
        return legal_builds(state, out)
    if state.phase == PLACING:
        return legal_places(state, out)
    if state.origin != NONE:
        return legal_jumps(state, out)
    count = 0
    if may_narrow(state):
        out[0] = NARROW
        count = 1
    return legal_starts(state, out, count)


@rule
def legal_builds(state: State, out: list[int]) -> int:
    """T3: write the builds: any two hats that are left, in any order."""
    count = 0
    for middle in range(state.players):
        for bottom in range(state.players):
            needed = 2 if middle == bottom else 1
            if hats_to_build(state, state.turn, middle) >= needed and hats_to_build(state, state.turn, bottom) >= 1:
                out[count] = BUILD + middle * SEATS + bottom
                count += 1
    return count


@rule
def legal_places(state: State, out: list[int]) -> int:
    """T4: write the placements: any own stack on any empty cell inside the outermost ring, but not the centre."""
    count = 0
    for stack in range(STACKS):
        if state.built[state.turn][stack][0] != NONE:
            left = HOME[state.rings] & ~stacks(state)
            while left:
                out[count] = PLACE + stack * CELLS + lsb(left)
                left &= left - 1
                count += 1
    return count


@rule
def legal_starts(state: State, out: list[int], count: int) -> int:
    """T6, T8, T9: write steps and first jumps, within the duties; T12: without any, a pass."""
    before = count
    able = capturers(state)
    prey = enemies(state) if able else 0
    if not able:
        able = walkers(state)
    while able:
        cell = lsb(able)
        able &= able - 1
        first = START + cell * DIRECTIONS
        if prey:
            count = write_jumps(cell, terrain_for(state, cell), Goal(prey, 0), first, out, count)
            continue
        rest = resting_for(state, cell)
        for direction in range(DIRECTIONS):
            target = NEIGHBOUR[cell][direction]
            if target >= 0 and rest >> target & 1:
                out[count] = first + direction
                count += 1
        count = write_jumps(cell, terrain_for(state, cell), Goal(0, rest), first, out, count)
    if count == before:
        out[count] = PASS
        count += 1
    return count


@rule
def legal_jumps(state: State, out: list[int]) -> int:
    """T6, T8, T9: write how a move that began with a jump may continue, or end."""
    cell, origin, prey = state.at, state.origin, enemies(state)
    terrain = terrain_for(state, origin)
    if state.jumped & prey:  # it captured: free to continue and to end anywhere
        out[0] = STOP
        return write_jumps(cell, terrain, Goal(0, terrain.free), JUMP, out, 1)
    count = write_jumps(cell, terrain, Goal(prey, 0), JUMP, out, 0)
    if count > 0:  # T8: it began in order to capture
        return count
    rest = resting_for(state, origin)
    if rest >> cell & 1:
        out[0] = STOP
        count = 1
    return write_jumps(cell, terrain, Goal(0, rest), JUMP, out, count)


@rule
def apply(state: State, action: int) -> None:
    """Apply a legal action."""
    if action < PLACE:
        build(state, action // SEATS, action % SEATS)
    elif action < START:
        place(state, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    elif action < JUMP:
        start(state, (action - START) // DIRECTIONS, (action - START) % DIRECTIONS)
    elif action < STOP:
        jump(state, action - JUMP)
    elif action == STOP:
        finish(state, state.origin, state.at)
    elif action == NARROW:
        state.band -= 1  # T10
        state.narrowed += 1
    else:
        next_turn(state, 0)  # T12


@rule
def start(state: State, cell: int, direction: int) -> None:
    """T6: take a step, which is a whole move, or the first jump of a move."""
    target = NEIGHBOUR[cell][direction]
    if stacks(state) >> target & 1 or NEUTRAL >> target & 1:
        state.origin = cell
        state.at = cell
        jump(state, direction)
    else:
        finish(state, cell, target)


@rule
def jump(state: State, direction: int) -> None:
    """T6: jump over the neighbour to the cell straight behind it."""
    state.jumped |= 1 << NEIGHBOUR[state.at][direction]
    state.at = BEHIND[state.at][direction]


@rule
def finish(state: State, origin: int, target: int) -> None:
    """T7: put the stack where the move ends; every enemy that it jumped loses its top hat."""
    captured = state.jumped & enemies(state)
    if origin != target:
        state.owned[state.turn] ^= 1 << origin | 1 << target
        state.builder[target] = state.builder[origin]
        state.builder[origin] = NONE
        for depth in range(BELOW):
            state.below[target][depth] = state.below[origin][depth]
            state.below[origin][depth] = NONE
    left = captured
    while left:
        uncover(state, lsb(left))
        left &= left - 1
    state.origin = NONE
    state.at = NONE
    state.jumped = 0
    next_turn(state, captured)


@rule
def uncover(state: State, cell: int) -> None:
    """T7: remove the top hat; the hat below decides whose stack it now is."""
    for colour in range(SEATS):
        state.owned[colour] &= ~(1 << cell)
    hat = state.below[cell][0]
    if hat == NONE:
        state.builder[cell] = NONE
        return
    state.owned[hat] |= 1 << cell
    state.buried[state.builder[cell]][hat] -= 1
    state.below[cell][0] = state.below[cell][1]
    state.below[cell][1] = NONE


@rule
def next_turn(state: State, captured: int) -> None:
    """T13: count a turn without a capture; then the next player is on turn."""
    state.stall = 0 if captured else state.stall + 1
    state.turn = (state.turn + 1) % state.players


# --- T11, T13: the end -----------------------------------------------------------------------------------------


@rule
def payoff(state: State, seat: int) -> float:
    """T11, T13: return the share of the win: a stalled game is shared by all who own a stack."""
    sharing = 0
    for colour in range(state.players):
        sharing += state.owned[colour] != 0
    return 1.0 / sharing if state.owned[seat] != 0 else 0.0


@rule
def score(state: State, seat: int) -> int:
    """T5: return the number of stacks that a seat owns."""
    return popcount(state.owned[seat])


@rule
def hats_left(state: State, seat: int) -> int:
    """T5: return how many hats of a seat's colour are still in the game; removed hats are public, so all can tell."""
    count = popcount(state.owned[seat])
    for builder in range(SEATS + 1):
        count += state.buried[builder][seat]
    if state.phase == BUILDING:
        return count + state.stacks_each  # T3: those that go on top
    return count + stacks_built(state, seat)
