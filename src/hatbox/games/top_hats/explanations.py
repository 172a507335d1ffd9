"""Explanations for Top Hats: what a move captures, uncovers, saves and threatens."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign, lsb, popcount
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import HIDDEN, NONE, ONLY
from hatbox.engine.schema import INT, Bits, Message, Name, Nothing
from hatbox.engine.tape import put, put2, put3
from hatbox.games.top_hats import rules
from hatbox.games.top_hats.move_effects import FULL, Effects, buffers_behind, write_effects
from hatbox.games.top_hats.state import (
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    NARROW,
    NEIGHBOUR,
    PLACE,
    RING,
    RING_OF,
    SEATS,
    START,
    STOP,
    State,
)
from hatbox.games.top_hats.views import determinize

WORLDS = 4  # samples of what may lie under the hats captured
MAX_EFFECTS = 24  # of a move under way, examined
ANY = -1  # any origin (set of all bits)
LONGEST = 3  # numbers of a reason

CELL = {"cell": Name(CELL_NAMES)}
STACKS = {"cells": Bits(CELL_NAMES)}
BALANCE_OF_HATS = {"taken": INT, "lost": INT}
REASONS = (
    Nothing(),
    Message("why-top-solid"),
    Message("why-top-middle"),
    Message("why-top-bottom"),
    Message("why-top-others"),
    Message("why-top-bait", CELL),
    Message("why-top-threatens", STACKS),
    Message("why-top-beside", CELL),
    Message("why-top-place", CELL),
    Message("why-top-wins"),
    Message("why-top-uncovers", STACKS),
    Message("why-top-captures", {"taken": INT, **STACKS}),
    Message("why-top-balance", BALANCE_OF_HATS),
    Message("why-top-must", BALANCE_OF_HATS),
    Message("why-top-band", CELL),
    Message("why-top-flees", CELL),
    Message("why-top-guards", STACKS),
    Message("why-top-inwards", CELL),
    Message("why-top-safe"),
    Message("why-top-drives", {"stacks": INT}),
    Message("why-top-room"),
)
NO_REASON, SOLID, MIDDLE, BOTTOM, OTHERS, BAIT, THREATENS, BESIDE, PLACE_ALONE = range(9)
WINS, UNCOVERS, CAPTURES, BALANCE, MUST, LEAVES_BAND = range(9, 15)
FLEES, GUARDS, INWARDS, SAFE, DRIVES, LESS_ROOM = range(15, len(REASONS))


@rule
def describe_reason(
    views: States,
    actions: Buffer,
    movers: Buffer,
    count: int,
    seat: int,
    action: int,
    rival: int,
    belief: Buffer,
    states: States,
    tape: Buffer,
) -> int:
    """Write what an action is good for, by the seat's view."""
    view = views[count]
    if START <= action <= STOP:
        return describe_move_reason(view, seat, action, rival, states, tape)
    if rival == ONLY:
        return put(tape, 0, NO_REASON)
    if action < PLACE:
        middle, bottom = action // SEATS, action % SEATS
        if middle == seat:  # T3: what captures will uncover
            return put(tape, 0, SOLID if bottom == seat else MIDDLE)
        return put(tape, 0, BOTTOM if bottom == seat else OTHERS)
    if action < START:
        return describe_place_reason(view, seat, action, states, tape)
    if action == NARROW:  # T10: others get into the band, or at least have less room
        driven = popcount(RING[view.band - 1] & others(view, seat))
        return put2(tape, 0, DRIVES if driven else LESS_ROOM, driven)
    return put(tape, 0, NO_REASON)


@rule
def describe_place_reason(view: State, seat: int, action: int, states: States, tape: Buffer) -> int:
    """T4: write why a stack is placed there: a bait, a threat, beside an own stack, or out of reach."""
    stack, cell = (action - PLACE) // CELLS, (action - PLACE) % CELLS
    after = states[0]
    assign(after, view)
    rules.apply(after, action)
    for other in range(view.players):
        if other != seat and threats(after, other, ANY, 1 << cell)[0]:
            return put2(tape, 0, BAIT if view.built[seat][stack][0] == seat else NO_REASON, cell)
    _, prey = threats(after, seat, 1 << cell, others(view, seat))
    if prey:
        return put2(tape, 0, THREATENS, prey)
    for direction in range(DIRECTIONS):
        near = NEIGHBOUR[cell][direction]
        if near >= 0 and view.owned[seat] >> near & 1:
            return put2(tape, 0, BESIDE, near)
    return put2(tape, 0, PLACE_ALONE, cell)


# --- T6 - T9: moves


@rule
def describe_move_reason(view: State, seat: int, action: int, rival: int, states: States, tape: Buffer) -> int:
    """T8, T9: write why a stack moves: first of all captures and leaving the band, which are duties."""
    effects = buffers_behind(tape, LONGEST)
    count = write_effects_of(view, seat, action, states[0], effects)
    if count == FULL:
        return len(tape) + 1
    origin = effects.origins[0]
    if effects.captured[0]:
        return describe_capture_reason(view, seat, effects, count, states, tape)
    if RING[view.band] >> origin & 1:
        return put2(tape, 0, LEAVES_BAND, origin)
    if rival == ONLY or count > MAX_EFFECTS:
        return put(tape, 0, NO_REASON)
    reason, detail = walk_reason(view, seat, origin, effects.targets[0], states)
    for i in range(1, count):  # while a move has several possible effects, only what holds for all
        if (reason, detail) != walk_reason(view, seat, origin, effects.targets[i], states):
            return put(tape, 0, NO_REASON)
    return put2(tape, 0, reason, detail)


@rule
def write_effects_of(view: State, seat: int, action: int, after: State, effects: Effects) -> int:
    """Write the possible effects of the move that the action begins, continues or ends; return how many, or FULL."""
    if len(effects.origins) == 0:
        return FULL
    assign(after, view)
    if action == STOP:
        effects.origins[0], effects.targets[0] = view.origin, view.at
        effects.captured[0] = view.jumped & others(view, seat)
        return 1
    rules.apply(after, action)
    if after.origin != NONE:
        return write_effects(after, effects)
    cell, direction = (action - START) // DIRECTIONS, (action - START) % DIRECTIONS
    effects.origins[0], effects.targets[0], effects.captured[0] = cell, NEIGHBOUR[cell][direction], 0
    return 1


@rule
def describe_capture_reason(view: State, seat: int, effects: Effects, count: int, states: States, tape: Buffer) -> int:
    """T7, T8: write why a capture is good, by the best effect it can have."""
    own, foes = 0, others(view, seat)
    own_below, none_below = known_below(view, seat)
    for i in range(count):
        captured = effects.captured[i]
        if captured == foes == own_below | none_below:
            return put(tape, 0, WINS)
        if popcount(captured & own_below) > popcount(own):
            own = captured & own_below
    if own:
        return put2(tape, 0, UNCOVERS, own)
    best, best_value, best_loss, examined = 0, 0, 0, 0
    for size in range(CELLS, -1, -1):  # the largest captures first
        for i in range(count):
            captured = effects.captured[i]
            if popcount(captured) == size and examined < MAX_EFFECTS:
                loss = total_loss(view, seat, effects.origins[i], effects.targets[i], captured, states)
                if examined == 0 or WORLDS * size - loss > best_value:
                    best, best_value, best_loss = captured, WORLDS * size - loss, loss
                examined += 1
    taken, lost = popcount(best), round(best_loss / WORLDS)
    if lost == 0:
        return put3(tape, 0, CAPTURES, taken, best)
    return put3(tape, 0, BALANCE if taken > lost else MUST, taken, lost)


@rule
def total_loss(view: State, seat: int, origin: int, target: int, captured: int, states: States) -> int:
    """Return the most own hats that the next player can capture after a move, summed over sampled worlds."""
    total = 0
    for seed in range(WORLDS):
        determinize(view, seat, seed, states[0])
        total += popcount(threats_after(states[0], states[1], seat, origin, target, captured)[1])
    return total


@rule
def walk_reason(view: State, seat: int, origin: int, target: int, states: States) -> tuple[int, int]:
    """T6: return why a stack walks there, with a detail: a danger averted, a threat, or a better place."""
    passed, after = states[0], states[1]
    before, _ = threats_after(view, passed, seat, NONE, NONE, 0)
    now, _ = threats_after(view, after, seat, origin, target, 0)
    in_danger = now >> target & 1
    if before >> origin & 1 and not in_danger:
        return FLEES, origin
    guarded = before & ~(now | 1 << origin)
    if guarded:
        return GUARDS, guarded
    if in_danger:
        return BAIT if hat_below(view, origin) == seat else NO_REASON, target
    _, prey = threats(after, seat, ANY, others(view, seat))
    if prey:
        return THREATENS, prey
    if RING_OF[target] < RING_OF[origin]:
        return INWARDS, origin
    return NO_REASON if now else SAFE, 0


@rule
def threats_after(before: State, after: State, seat: int, origin: int, target: int, captured: int) -> tuple[int, int]:
    """Return what the next player could capture of a seat after its move (origin NONE: a pass): all, most at once."""
    assign(after, before)
    if origin == NONE:
        after.origin, after.at, after.jumped = NONE, NONE, 0
        rules.next_turn(after, 0)
    else:
        after.jumped = captured
        rules.finish(after, origin, target)
    return threats(after, after.turn, ANY, after.owned[seat])


@rule
def threats(state: State, seat: int, origins: int, prey: int) -> tuple[int, int]:
    """Return what a seat could capture of `prey` with stacks from `origins` on its turn: all, and most at once."""
    state.turn = seat
    able, every, most = rules.capturers(state) & origins, 0, 0
    while able:
        origin = lsb(able)
        able &= able - 1
        terrain = rules.terrain_for(state, origin)
        cell, blockers, trail, depth = rules.next_jump(origin, terrain.blockers, terrain.free, 0, 0)
        while depth > 0:
            captured = terrain.blockers & ~blockers & prey
            every |= captured
            if popcount(captured) > popcount(most):
                most = captured
            cell, blockers, trail, depth = rules.next_jump(cell, blockers, terrain.free, trail, depth)
    return every, most


# --- reading a view


@rule
def others(view: State, seat: int) -> int:
    """Return the stacks of all others (set of bits)."""
    return rules.stacks(view) & ~view.owned[seat]


@rule
def hat_below(view: State, cell: int) -> int:
    """Return the hat below the top of a stack: NONE if there is none, HIDDEN if the seat cannot tell."""
    hat, kinds, only = view.below[cell][0], 0, HIDDEN
    for colour in range(SEATS):
        if view.buried[view.builder[cell]][colour]:
            kinds, only = kinds + 1, colour
    return only if hat == HIDDEN and kinds == 1 else hat


@rule
def known_below(view: State, seat: int) -> tuple[int, int]:
    """Return the stacks of others that have a hat of the seat below the top, as it knows, and those without one."""
    own, none, left = 0, 0, others(view, seat)
    while left:
        cell = lsb(left)
        left &= left - 1
        hat = hat_below(view, cell)
        own |= (hat == seat) << cell
        none |= (hat == NONE) << cell
    return own, none
