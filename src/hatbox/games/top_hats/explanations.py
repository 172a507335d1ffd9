"""Explanations for Top Hats: what a move captures, uncovers, saves and threatens.

Compared with the next best action, only what that one does not, or less of it.
"""

from __future__ import annotations

from typing import NamedTuple

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign, lsb, popcount
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import HIDDEN, NONE, ONLY
from hatbox.engine.schema import INT, Bits, Message, Name, Nothing
from hatbox.engine.tape import put, put2, put3, put5
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
LONGEST = 5  # numbers of a reason

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
    Message("why-top-better", {**BALANCE_OF_HATS, "gain": INT, "cost": INT}),
    Message("why-top-safer", {"stacks": INT, "other": INT}),
)
NO_REASON, SOLID, MIDDLE, BOTTOM, OTHERS, BAIT, THREATENS, BESIDE, PLACE_ALONE = range(9)
WINS, UNCOVERS, CAPTURES, BALANCE, MUST, LEAVES_BAND = range(9, 15)
FLEES, GUARDS, INWARDS, SAFE, DRIVES, LESS_ROOM, BETTER, SAFER = range(15, len(REASONS))


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
    """Write what sets an action apart from another, or what it is good for, by the seat's view."""
    view = views[count]
    if START <= action <= STOP:
        if START <= rival <= STOP:
            return describe_move_difference(view, seat, action, rival, states, tape)
        if rival == NARROW:  # T10: what comes after it is not known yet
            return put(tape, 0, NO_REASON)
        return describe_move_reason(view, seat, action, rival, states, tape)
    if rival == ONLY:
        return put(tape, 0, NO_REASON)
    if action < PLACE:
        return put(tape, 0, build_reason(seat, action, rival))
    if action < START:
        if rival >= PLACE:
            return describe_place_difference(view, seat, action, rival, states, tape)
        return describe_place_reason(view, seat, action, states, tape)
    if action == NARROW:  # T10: others get into the band, or at least have less room
        driven = popcount(RING[view.band - 1] & others(view, seat))
        return put2(tape, 0, DRIVES if driven else LESS_ROOM, driven)
    return put(tape, 0, NO_REASON)


@rule
def build_reason(seat: int, action: int, rival: int) -> int:
    """T3: return why a stack is built like that: what captures will uncover, unless the other stack uncovers it too."""
    is_middle, is_bottom = action // SEATS == seat, action % SEATS == seat
    rival_middle, rival_bottom = rival >= 0 and rival // SEATS == seat, rival >= 0 and rival % SEATS == seat
    if is_middle and is_bottom:
        return NO_REASON if rival_middle and rival_bottom else SOLID
    if is_middle:
        return NO_REASON if rival_middle else MIDDLE
    if is_bottom:
        return NO_REASON if rival_bottom else BOTTOM
    return OTHERS if rival < 0 or rival_middle or rival_bottom else NO_REASON


@rule
def describe_place_difference(view: State, seat: int, action: int, rival: int, states: States, tape: Buffer) -> int:
    """T4: write what sets a place apart from another: it is safe, threatens more, or is beside another own stack."""
    cell, instead = (action - PLACE) % CELLS, (rival - PLACE) % CELLS
    rival_danger, rival_prey = place_facts(view, seat, rival, states[0])
    danger, prey = place_facts(view, seat, action, states[0])
    if rival_danger and not danger:
        return put2(tape, 0, PLACE_ALONE, cell)
    if danger and not rival_danger:
        return put(tape, 0, NO_REASON)
    if danger:
        is_bait = view.built[seat][(action - PLACE) // CELLS][0] == seat
        is_bait = is_bait and view.built[seat][(rival - PLACE) // CELLS][0] != seat
        return put2(tape, 0, BAIT if is_bait else NO_REASON, cell)
    if prey & ~rival_prey:
        return put2(tape, 0, THREATENS, prey & ~rival_prey)
    for direction in range(DIRECTIONS):
        near = NEIGHBOUR[cell][direction]
        if near >= 0 and view.owned[seat] >> near & 1 and not is_beside(near, instead):
            return put2(tape, 0, BESIDE, near)
    return put(tape, 0, NO_REASON)


@rule
def place_facts(view: State, seat: int, action: int, after: State) -> tuple[bool, int]:
    """T4: return whether others could capture a stack placed there, and what it could capture of theirs."""
    cell = (action - PLACE) % CELLS
    assign(after, view)
    rules.apply(after, action)
    danger = False
    for other in range(view.players):
        if other != seat and threats(after, other, ANY, 1 << cell)[0]:
            danger = True
    return danger, threats(after, seat, 1 << cell, others(view, seat))[0]


@rule
def is_beside(cell: int, other: int) -> bool:
    for direction in range(DIRECTIONS):
        if NEIGHBOUR[cell][direction] == other:
            return True
    return False


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


class Capture(NamedTuple):
    """The best captures that a move can make."""

    wins: bool
    own: int  # stacks with an own hat below the top, in the effect with most of them (set of bits)
    every_own: int  # such stacks in any effect
    stacks: int  # in the effect with the best balance
    taken: int  # how many these are
    lost: int  # hats then expected to be lost to the next player


@rule
def capture_of(view: State, seat: int, effects: Effects, count: int, states: States) -> Capture:
    """T7: return what a move with these effects captures at best."""
    wins, own, every_own, foes = False, 0, 0, others(view, seat)
    own_below, none_below = known_below(view, seat)
    for i in range(count):
        captured = effects.captured[i]
        wins = wins or captured == foes == own_below | none_below
        every_own |= captured & own_below
        if popcount(captured & own_below) > popcount(own):
            own = captured & own_below
    best, best_value, best_loss, examined = 0, 0, 0, 0
    for size in range(CELLS, -1, -1):  # the largest captures first
        for i in range(count):
            captured = effects.captured[i]
            if popcount(captured) == size and examined < MAX_EFFECTS:
                loss = total_loss(view, seat, effects.origins[i], effects.targets[i], captured, states)
                if examined == 0 or WORLDS * size - loss > best_value:
                    best, best_value, best_loss = captured, WORLDS * size - loss, loss
                examined += 1
    return Capture(wins, own, every_own, best, popcount(best), round(best_loss / WORLDS))


@rule
def describe_capture_reason(view: State, seat: int, effects: Effects, count: int, states: States, tape: Buffer) -> int:
    """T7, T8: write why a capture is good, by the best effect it can have."""
    best = capture_of(view, seat, effects, count, states)
    if best.wins:
        return put(tape, 0, WINS)
    if best.own:
        return put2(tape, 0, UNCOVERS, best.own)
    if best.lost == 0:
        return put3(tape, 0, CAPTURES, best.taken, best.stacks)
    return put3(tape, 0, BALANCE if best.taken > best.lost else MUST, best.taken, best.lost)


@rule
def describe_move_difference(view: State, seat: int, action: int, rival: int, states: States, tape: Buffer) -> int:
    """T6 - T9: write what sets a move apart from another."""
    effects = buffers_behind(tape, LONGEST)
    count = write_effects_of(view, seat, rival, states[0], effects)
    if count == FULL:
        return len(tape) + 1
    if effects.captured[0]:
        instead = capture_of(view, seat, effects, count, states)
        count = write_effects_of(view, seat, action, states[0], effects)
        if count == FULL:
            return len(tape) + 1
        return describe_capture_difference(capture_of(view, seat, effects, count, states), instead, tape)
    if count > MAX_EFFECTS:
        return put(tape, 0, NO_REASON)
    other = walk_of(view, seat, effects, count, False, states)
    count = write_effects_of(view, seat, action, states[0], effects)
    if count == FULL:
        return len(tape) + 1
    if effects.captured[0] or count > MAX_EFFECTS:  # T8: both capture, or neither
        return put(tape, 0, NO_REASON)
    walk = walk_of(view, seat, effects, count, True, states)
    return describe_walk_difference(walk, other, effects.origins[0], tape)


@rule
def describe_capture_difference(best: Capture, other: Capture, tape: Buffer) -> int:
    """T7: write what sets a capture apart from another: the win, own hats uncovered, or the balance of hats."""
    if best.wins or other.wins:
        return put(tape, 0, WINS if not other.wins else NO_REASON)
    if best.own & ~other.every_own:
        return put2(tape, 0, UNCOVERS, best.own & ~other.every_own)
    if best.taken - best.lost <= other.taken - other.lost:
        return put(tape, 0, NO_REASON)
    return put5(tape, 0, BETTER, best.taken, best.lost, other.taken, other.lost)


class Walk(NamedTuple):
    """Facts after a move without a capture: after all ends that it can have, or after any of them."""

    saved: int  # own stacks, by their cells before, that the next player could capture and then cannot (set of bits)
    exposed: int  # how many own stacks the next player can capture then: at most, or at least
    prey: int  # what is threatened then (set of bits)
    is_inward: bool  # the stack comes closer to the centre


@rule
def walk_of(view: State, seat: int, effects: Effects, count: int, surely: bool, states: States) -> Walk:
    """T6: return what holds after a move with these effects: surely, or possibly."""
    before, _ = threats_after(view, states[0], seat, NONE, NONE, 0)
    saved, exposed, prey, is_inward = 0, 0, 0, False
    for i in range(count):
        origin, target, after = effects.origins[i], effects.targets[i], states[1]
        now, _ = threats_after(view, after, seat, origin, target, 0)
        then = now & ~(1 << target) | (now >> target & 1) << origin  # by the cells before
        able, _ = threats(after, seat, ANY, others(view, seat))
        inwards = RING_OF[target] < RING_OF[origin]
        if i == 0:
            saved, exposed, prey, is_inward = before & ~then, popcount(now), able, inwards
        elif surely:
            saved, exposed, prey = saved & ~then, max(exposed, popcount(now)), prey & able
            is_inward = is_inward and inwards
        else:
            saved, exposed, prey = saved | before & ~then, min(exposed, popcount(now)), prey | able
            is_inward = is_inward or inwards
    return Walk(saved, exposed, prey, is_inward)


@rule
def describe_walk_difference(walk: Walk, other: Walk, origin: int, tape: Buffer) -> int:
    """T6: write what sets a walk apart from another: dangers averted, a threat, or a better place."""
    saved = walk.saved & ~other.saved
    if saved and walk.exposed <= other.exposed:
        if saved >> origin & 1:
            return put2(tape, 0, FLEES, origin)
        return put2(tape, 0, GUARDS, saved)
    if walk.exposed < other.exposed:
        return put3(tape, 0, SAFER, walk.exposed, other.exposed) if walk.exposed else put(tape, 0, SAFE)
    if walk.exposed > other.exposed:
        return put(tape, 0, NO_REASON)
    if walk.prey & ~other.prey:
        return put2(tape, 0, THREATENS, walk.prey & ~other.prey)
    return put2(tape, 0, INWARDS if walk.is_inward and not other.is_inward else NO_REASON, origin)


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
