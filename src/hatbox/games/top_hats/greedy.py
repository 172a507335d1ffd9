"""Greedy at Top Hats: captures the most hats now, less the most that the next player could then capture.

It compares whole moves by their effect. A move takes several actions; before each, the effects still possible are
compared again, with the same sampled worlds and the same tie-breaks, so that the same plan wins until it is done.
"""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import allocate, assign, lsb, popcount, scratch
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import NONE
from hatbox.engine.rng import Rng, below
from hatbox.games.top_hats.move_effects import FULL, Effects, write_effects
from hatbox.games.top_hats.rules import (
    Terrain,
    apply,
    capturers,
    enemies,
    finish,
    is_won,
    legal,
    may_narrow,
    next_jump,
    next_turn,
    terrain_for,
)
from hatbox.games.top_hats.state import (
    CELLS,
    DIRECTIONS,
    MOVING,
    NARROW,
    NEIGHBOUR,
    PASS,
    START,
    STOP,
    State,
)
from hatbox.games.top_hats.views import determinize

AT_RANDOM, BALANCE, NARROWS = range(3)
REASONS = (
    ("why-top-random", ()),
    ("why-top-balance", ("taken", "lost")),
    ("why-top-narrow", ("taken", "lost")),
)

WORLDS = 6  # samples of what may lie under the hats it captures
AFTER = WORLDS  # the state after these worlds: for looking ahead
ROOM = WORLDS + 1
WIN = 100  # value of a won game, in hats
FIRST_ROOM = 256  # effects; enlarged if there are more

# A plan: a whole move by its effect, and what it is worth.
ORIGIN, TARGET, CAPTURED, VALUE, TIE_BREAK = range(5)
PLAN = 5


@rule
def choose(views: States, at: int, seat: int, seed: int, rngs: States, states: States, out: Buffer, why: Buffer) -> int:
    """Return the action of a seat that is on the move."""
    view, rng = views[at], rngs[0]
    rng.rng = seed
    why[0] = AT_RANDOM
    count = legal(view, out)
    if view.phase != MOVING:
        any_action: int = out[below(rng, count)]
        return any_action
    for world in range(WORLDS):
        determinize(view, seat, below(rng, 1 << 31), states[world])
    plan, narrow = scratch(PLAN), scratch(PLAN)
    best_plan(states, rng, seed, plan)
    why[0] = BALANCE
    action = NARROW
    if view.origin == NONE and may_narrow(view):
        for world in range(WORLDS):
            apply(states[world], NARROW)
        best_plan(states, rng, seed, narrow)
        if narrow[VALUE] > plan[VALUE] or (narrow[VALUE] == plan[VALUE] and below(rng, 2) == 0):
            plan = narrow
            why[0] = NARROWS
    if why[0] == BALANCE:
        action = action_towards(view, states[AFTER], plan, out, count)
    why[1] = popcount(plan[CAPTURED])
    why[2] = max(0, why[1] - plan[VALUE] // WORLDS)
    return action


# --- comparing whole moves --------------------------------------------------------------------------------


@rule
def best_plan(worlds: States, rng: Rng, seed: int, plan: list[int]) -> None:
    """Write the effect with the best mean over the worlds; the same moves are legal in all of them."""
    effects, count = all_effects(worlds[0])
    plan[ORIGIN], plan[TARGET], plan[CAPTURED], plan[TIE_BREAK] = NONE, NONE, 0, 0
    plan[VALUE] = balance(worlds, NONE, NONE, 0) if count == 0 else -WIN * WORLDS  # T12: a pass
    for i in range(count):
        origin, target, taken = effects.origins[i], effects.targets[i], effects.captured[i]
        value, key = balance(worlds, origin, target, taken), tie_break(rng, seed, origin, target, taken)
        if value > plan[VALUE] or (value == plan[VALUE] and key > plan[TIE_BREAK]):
            plan[ORIGIN], plan[TARGET], plan[CAPTURED] = origin, target, taken
            plan[VALUE], plan[TIE_BREAK] = value, key


@rule
def all_effects(state: State) -> tuple[Effects, int]:
    """Return the effects of all legal moves, or of the move under way, and how many there are."""
    room = FIRST_ROOM
    while True:
        effects = Effects(allocate(room), allocate(room), allocate(room))
        count = write_effects(state, effects)
        if count != FULL:
            return effects, count
        room *= 4


@rule
def tie_break(rng: Rng, seed: int, origin: int, target: int, captured: int) -> int:
    """Return a random key that breaks ties, always the same for the same effect."""
    rng.rng = seed ^ captured
    rng.rng = (below(rng, 1 << 30) * CELLS + origin) * CELLS + target
    return below(rng, 1 << 30)


@rule
def balance(worlds: States, origin: int, target: int, captured: int) -> int:
    """Return the hats captured less the most that the next player could then capture, summed over the worlds."""
    after, total = worlds[AFTER], 0
    several = WORLDS if captured else 1  # without a capture nothing is uncovered, and all worlds are alike
    for world in range(several):
        assign(after, worlds[world])
        if origin == NONE:
            next_turn(after, 0)
        else:
            after.jumped = captured  # whatever its path
            finish(after, origin, target)
        total += popcount(captured) + (WIN if is_won(after) else -most_captured(after))
    return total if captured else total * WORLDS


@rule
def most_captured(state: State) -> int:
    """Return the most hats that the seat on the move can capture."""
    able, prey, best = capturers(state), enemies(state), 0
    while able:
        origin = lsb(able)
        able &= able - 1
        best = most_on_path(origin, terrain_for(state, origin), prey, best)
    return best


@rule
def most_on_path(cell: int, terrain: Terrain, prey: int, best: int) -> int:
    """Return the most enemies that jumps from a cell can pass over, at least `best`; stop early if it is all."""
    blockers, trail, depth = terrain.blockers, 0, 0
    while True:
        cell, blockers, trail, depth = next_jump(cell, blockers, terrain.free, trail, depth)
        if depth == 0:
            return best
        best = max(best, popcount(terrain.blockers & ~blockers & prey))
        if best == popcount(terrain.blockers & prey):
            return best


# --- making a move ---------------------------------------------------------------------------------------


@rule
def action_towards(view: State, after: State, plan: list[int], out: list[int], count: int) -> int:
    """Return an action after which the plan is still possible: a stop first of all, a pass if there is no plan."""
    for i in range(count):
        action = out[i]
        if action in (NARROW, PASS):
            continue
        if action == STOP:
            if view.at == plan[TARGET] and view.jumped & enemies(view) == plan[CAPTURED]:
                return STOP
            continue
        assign(after, view)
        apply(after, action)
        if after.origin == NONE:  # a step
            cell, direction = (action - START) // DIRECTIONS, (action - START) % DIRECTIONS
            if cell == plan[ORIGIN] and NEIGHBOUR[cell][direction] == plan[TARGET]:
                return action
        elif after.origin == plan[ORIGIN] and can_become(after, plan):
            return action
    return PASS  # T12


@rule
def can_become(state: State, plan: list[int]) -> bool:
    """Return whether the move under way can still have the planned effect."""
    effects, count = all_effects(state)
    for i in range(count):
        if effects.targets[i] == plan[TARGET] and effects.captured[i] == plan[CAPTURED]:
            return True
    return False
