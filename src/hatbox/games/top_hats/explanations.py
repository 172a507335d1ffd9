"""Explanations for Top Hats: what a move captures, uncovers, saves and threatens."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.intrinsics import assign, popcount
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States, to_object, with_capacity, zeros
from hatbox.engine.game import HIDDEN, NONE, GameEvent
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations
from hatbox.engine.rng import to_seed
from hatbox.games.top_hats.greedy import all_effects
from hatbox.games.top_hats.rules import finish, next_turn
from hatbox.games.top_hats.state import (
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    JUMP,
    NARROW,
    NEIGHBOUR,
    PASS,
    PLACE,
    RING,
    RING_OF,
    SEATS,
    START,
    STOP,
    State,
)

Effect = tuple[int, int, int]  # of a whole move: origin, target, captured stacks (set of bits)

WORLDS = 4  # samples of what may lie under the hats captured
MAX_EFFECTS = 24  # of a move under way, examined
ANY = -1  # any origin (set of all bits)


def explain(observations: Observations[State], action: int, forced: bool) -> GameEvent | None:
    """Return what an action is good for, by the seat's view."""
    if forced:
        return duty(observations, action)
    view = to_object(State, observations.view.states[0])
    if action < PLACE:
        return explain_build(observations.seat, action // SEATS, action % SEATS)
    if action < START:
        return explain_place(observations, view, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    if action == NARROW:
        return explain_narrow(view, observations.seat)
    if action == PASS:
        return None
    return duty(observations, action) or explain_walk(observations, view, effects_of(observations, view, action))


def duty(observations: Observations[State], action: int) -> GameEvent | None:
    """T8, T9: explain a capture or leaving the band, which are duties; None for other moves."""
    if not START <= action <= STOP:
        return None
    view = to_object(State, observations.view.states[0])
    effects = effects_of(observations, view, action)
    origin, _, captured = effects[0]
    if captured:
        return explain_capture(observations, view, effects)
    in_band = int(RING[view.band]) >> origin & 1
    return GameEvent("why-top-band", {"cell": CELL_NAMES[origin]}) if in_band else None


# --- T3, T4: set-up --------------------------------------------------------------------------------------


def explain_build(seat: int, middle: int, bottom: int) -> GameEvent:
    """T3: say what captures will uncover."""
    if middle == seat:
        return GameEvent("why-top-solid" if bottom == seat else "why-top-middle", {})
    return GameEvent("why-top-bottom" if bottom == seat else "why-top-others", {})


def explain_place(observations: Observations[State], view: State, stack: int, cell: int) -> GameEvent | None:
    """T4: explain a placement: a bait, a threat, beside an own stack, or out of reach."""
    seat, name = observations.seat, CELL_NAMES[cell]
    states = with_capacity(observations.view.states, 2)
    loops_of(observations.game).advance(
        states, 0, PLACE + stack * CELLS + cell, new_buffer(observations.game.max_legal)
    )
    for other in range(view.players):
        if other != seat and threats(states, 1, other, ANY, 1 << cell)[0]:
            return GameEvent("why-top-bait", {"cell": name}) if view.built[seat][stack][0] == seat else None
    _, prey = threats(states, 1, seat, 1 << cell, enemies(view, seat))
    if prey:
        return GameEvent("why-top-threatens", {"cells": join_cells(prey)})
    beside = next((int(near) for near in NEIGHBOUR[cell] if near >= 0 and view.owned[seat] >> int(near) & 1), None)
    if beside is not None:
        return GameEvent("why-top-beside", {"cell": CELL_NAMES[beside]})
    return GameEvent("why-top-place", {"cell": name})


# --- T6 - T9: moves --------------------------------------------------------------------------------------


def effects_of(observations: Observations[State], view: State, action: int) -> list[Effect]:
    """Return the possible effects of the move that the action begins, continues or ends."""
    if action == STOP:
        return [(view.origin, view.at, view.jumped & enemies(view, observations.seat))]
    states = with_capacity(observations.view.states, 2)
    loops_of(observations.game).advance(states, 0, action, new_buffer(observations.game.max_legal))
    if action < JUMP and to_object(State, states[1]).origin == NONE:
        cell, direction = divmod(action - START, DIRECTIONS)
        return [(cell, int(NEIGHBOUR[cell][direction]), 0)]
    effects, count = all_effects(states[1])
    return [(int(effects.origins[i]), int(effects.targets[i]), int(effects.captured[i])) for i in range(count)]


def explain_capture(observations: Observations[State], view: State, effects: Sequence[Effect]) -> GameEvent:
    """T7, T8: explain a capture by the best effect it can have."""
    seat = observations.seat
    for _, _, captured in effects:
        left = enemies(view, seat) & ~captured
        if not left and all(hat_below(view, cell) in (seat, NONE) for cell in cells_in(captured)):
            return GameEvent("why-top-wins", {})
    own = max((captured & own_below(view, seat) for _, _, captured in effects), key=int.bit_count)
    if own:
        return GameEvent("why-top-uncovers", {"cells": join_cells(own)})
    likely = sorted(effects, key=lambda effect: -effect[2].bit_count())[:MAX_EFFECTS]
    balance = {effect: effect[2].bit_count() - expected_loss(observations, effect) for effect in likely}
    best = max(likely, key=lambda effect: balance[effect])
    taken = best[2].bit_count()
    lost = round(taken - balance[best])
    if lost == 0:
        return GameEvent("why-top-captures", {"taken": taken, "cells": join_cells(best[2])})
    return GameEvent("why-top-balance" if taken > lost else "why-top-must", {"taken": taken, "lost": lost})


def expected_loss(observations: Observations[State], effect: Effect) -> float:
    """Return the most own hats that the next player can capture after a move, on average over sampled worlds."""
    loops, states, total = loops_of(observations.game), zeros(State, 2), 0
    for seed in range(WORLDS):
        loops.determinize_at(observations.view.states, 0, observations.seat, to_seed(seed), states, 0)
        _, most = threats_after(states, observations.seat, *effect)
        total += int(most).bit_count()
    return total / WORLDS


def explain_walk(observations: Observations[State], view: State, effects: Sequence[Effect]) -> GameEvent | None:
    """T6: explain a move without a capture; while it has several possible effects, only what holds for all."""
    if len(effects) > MAX_EFFECTS:
        return None
    first, *others = [explain_effect(observations, view, origin, target) for origin, target, _ in effects]
    return first if all(other == first for other in others) else None


def explain_effect(observations: Observations[State], view: State, origin: int, target: int) -> GameEvent | None:
    """Explain one effect: a danger averted, a threat, or a better place."""
    states, seat = with_capacity(observations.view.states, 2), observations.seat
    before, _ = threats_after(states, seat, NONE, NONE, 0)
    after, _ = threats_after(states, seat, origin, target, 0)
    in_danger = after >> target & 1
    if before >> origin & 1 and not in_danger:
        return GameEvent("why-top-flees", {"cell": CELL_NAMES[origin]})
    guarded = before & ~(after | 1 << origin)
    if guarded:
        return GameEvent("why-top-guards", {"cells": join_cells(guarded)})
    if in_danger:
        return GameEvent("why-top-bait", {"cell": CELL_NAMES[target]}) if hat_below(view, origin) == seat else None
    _, prey = threats(states, 1, seat, ANY, enemies(view, seat))
    if prey:
        return GameEvent("why-top-threatens", {"cells": join_cells(prey)})
    if RING_OF[target] < RING_OF[origin]:
        return GameEvent("why-top-inwards", {"cell": CELL_NAMES[origin]})
    return None if after else GameEvent("why-top-safe", {})


@rule
def threats_after(states: States, seat: int, origin: int, target: int, captured: int) -> tuple[int, int]:
    """Return what the next player could capture of a seat after its move (origin NONE: a pass): all, most at once."""
    after = states[1]
    assign(after, states[0])
    if origin == NONE:
        after.origin, after.at, after.jumped = NONE, NONE, 0
        next_turn(after, 0)
    else:
        after.jumped = captured
        finish(after, origin, target)
    return threats(states, 1, after.turn, ANY, after.owned[seat])


@rule
def threats(states: States, at: int, seat: int, origins: int, prey: int) -> tuple[int, int]:
    """Return what a seat could capture of `prey` with stacks from `origins` on its turn: all, and most at once."""
    state = states[at]
    state.turn = seat
    effects, count = all_effects(state)
    every, most = 0, 0
    for i in range(count):
        if origins >> effects.origins[i] & 1:
            captured = effects.captured[i] & prey
            every |= captured
            if popcount(captured) > popcount(most):
                most = captured
    return every, most


# --- T10: narrowing --------------------------------------------------------------------------------------


def explain_narrow(view: State, seat: int) -> GameEvent:
    """T10: explain narrowing: others get into the band, or at least have less room."""
    driven = (int(RING[view.band - 1]) & enemies(view, seat)).bit_count()
    return GameEvent("why-top-drives", {"stacks": driven}) if driven else GameEvent("why-top-room", {})


# --- reading a view --------------------------------------------------------------------------------------


def enemies(view: State, seat: int) -> int:
    """Return the stacks of all others (set of bits)."""
    return sum(cells for colour, cells in enumerate(view.owned) if colour != seat)


def hat_below(view: State, cell: int) -> int:
    """Return the hat below the top of a stack: NONE if there is none, HIDDEN if the seat cannot tell."""
    hat = view.below[cell][0]
    colours = [colour for colour, count in enumerate(view.buried[view.builder[cell]]) if count]
    return colours[0] if hat == HIDDEN and len(colours) == 1 else hat


def own_below(view: State, seat: int) -> int:
    """Return the stacks of others below whose top the seat knows a hat of its own (set of bits)."""
    return sum(1 << cell for cell in cells_in(enemies(view, seat)) if hat_below(view, cell) == seat)


def cells_in(stacks: int) -> list[int]:
    """Return the cells of a set."""
    return [cell for cell in range(CELLS) if stacks >> cell & 1]


def join_cells(stacks: int) -> str:
    """Return the cells of a set as one text, for a message."""
    return ", ".join(CELL_NAMES[cell] for cell in cells_in(stacks))
