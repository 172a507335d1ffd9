"""Why at Top Hats: what a move captures or uncovers, what it saves, and what it threatens."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.intrinsics import assign, popcount
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States, to_object, with_capacity, zeros
from hatbox.engine.game import HIDDEN, NONE, Happening
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations
from hatbox.engine.rng import word
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

WORLDS = 4  # what may lie under the hats captured, imagined so often
MOST_EFFECTS = 24  # of a move under way, looked at
ANY = -1  # any origin (set of all bits)


def explain(observations: Observations[State], action: int, forced: bool) -> Happening | None:
    """What a seat's action is good for, by its view."""
    if forced:
        return duty(observations, action)
    view = to_object(State, observations.view.states[0])
    if action < PLACE:
        return builds(observations.seat, action // SEATS, action % SEATS)
    if action < START:
        return places(observations, view, (action - PLACE) // CELLS, (action - PLACE) % CELLS)
    if action == NARROW:
        return narrows(view, observations.seat)
    if action == PASS:
        return None
    return duty(observations, action) or walks(observations, view, effects_of(observations, view, action))


def duty(observations: Observations[State], action: int) -> Happening | None:
    """T8, T9: a stack captures, or leaves the band, which it must do if it can."""
    if not START <= action <= STOP:
        return None
    view = to_object(State, observations.view.states[0])
    effects = effects_of(observations, view, action)
    origin, _, captured = effects[0]
    if captured:
        return captures(observations, view, effects)
    in_band = int(RING[view.band]) >> origin & 1
    return Happening("why-top-band", {"cell": CELL_NAMES[origin]}) if in_band else None


# --- T3, T4: set-up --------------------------------------------------------------------------------------


def builds(seat: int, middle: int, bottom: int) -> Happening:
    """T3: what captures will uncover."""
    if middle == seat:
        return Happening("why-top-solid" if bottom == seat else "why-top-middle", {})
    return Happening("why-top-bottom" if bottom == seat else "why-top-others", {})


def places(observations: Observations[State], view: State, stack: int, cell: int) -> Happening | None:
    """T4: out of the others' reach, beside an own stack, or in their way."""
    seat, name = observations.seat, CELL_NAMES[cell]
    states = with_capacity(observations.view.states, 2)
    loops_of(observations.game).advance(
        states, 0, PLACE + stack * CELLS + cell, new_buffer(observations.game.max_legal)
    )
    for other in range(view.players):
        if other != seat and threats(states, 1, other, ANY, 1 << cell)[0]:
            return Happening("why-top-bait", {"cell": name}) if view.built[seat][stack][0] == seat else None
    _, prey = threats(states, 1, seat, 1 << cell, enemies(view, seat))
    if prey:
        return Happening("why-top-threatens", {"cells": cells_of(prey)})
    beside = next((int(near) for near in NEIGHBOUR[cell] if near >= 0 and view.owned[seat] >> int(near) & 1), None)
    if beside is not None:
        return Happening("why-top-beside", {"cell": CELL_NAMES[beside]})
    return Happening("why-top-place", {"cell": name})


# --- T6 - T9: moves --------------------------------------------------------------------------------------


def effects_of(observations: Observations[State], view: State, action: int) -> list[Effect]:
    """What the move may come to that the action begins, continues or ends."""
    if action == STOP:
        return [(view.origin, view.at, view.jumped & enemies(view, observations.seat))]
    states = with_capacity(observations.view.states, 2)
    loops_of(observations.game).advance(states, 0, action, new_buffer(observations.game.max_legal))
    if action < JUMP and to_object(State, states[1]).origin == NONE:
        cell, direction = divmod(action - START, DIRECTIONS)
        return [(cell, int(NEIGHBOUR[cell][direction]), 0)]
    origins, targets, captured, count = all_effects(states[1])
    return [(int(origins[i]), int(targets[i]), int(captured[i])) for i in range(count)]


def captures(observations: Observations[State], view: State, effects: Sequence[Effect]) -> Happening:
    """T7, T8: a capture, by the best that it can come to."""
    seat = observations.seat
    for _, _, captured in effects:
        left = enemies(view, seat) & ~captured
        if not left and all(uncovered(view, cell) in (seat, NONE) for cell in cells_in(captured)):
            return Happening("why-top-wins", {})
    own = max((captured & own_below(view, seat) for _, _, captured in effects), key=int.bit_count)
    if own:
        return Happening("why-top-uncovers", {"cells": cells_of(own)})
    likely = sorted(effects, key=lambda effect: -effect[2].bit_count())[:MOST_EFFECTS]
    balance = {effect: effect[2].bit_count() - expected_loss(observations, effect) for effect in likely}
    best = max(likely, key=lambda effect: balance[effect])
    taken = best[2].bit_count()
    lost = round(taken - balance[best])
    if lost == 0:
        return Happening("why-top-captures", {"taken": taken, "cells": cells_of(best[2])})
    return Happening("why-top-balance" if taken > lost else "why-top-must", {"taken": taken, "lost": lost})


def expected_loss(observations: Observations[State], effect: Effect) -> float:
    """The most own hats that the next player can capture after a move, on the average of some worlds."""
    loops, states, total = loops_of(observations.game), zeros(State, 2), 0
    for seed in range(WORLDS):
        loops.determinize_at(observations.view.states, 0, observations.seat, word(seed), states, 0)
        _, most = threats_after(states, observations.seat, *effect)
        total += int(most).bit_count()
    return total / WORLDS


def walks(observations: Observations[State], view: State, effects: Sequence[Effect]) -> Happening | None:
    """T6: a move without a capture. While it can still end in several ways, what is true of all of them."""
    if len(effects) > MOST_EFFECTS:
        return None
    first, *others = [walk(observations, view, origin, target) for origin, target, _ in effects]
    return first if all(other == first for other in others) else None


def walk(observations: Observations[State], view: State, origin: int, target: int) -> Happening | None:
    """A danger that is over, a threat, or a better place."""
    states, seat = with_capacity(observations.view.states, 2), observations.seat
    before, _ = threats_after(states, seat, NONE, NONE, 0)
    after, _ = threats_after(states, seat, origin, target, 0)
    in_danger = after >> target & 1
    if before >> origin & 1 and not in_danger:
        return Happening("why-top-flees", {"cell": CELL_NAMES[origin]})
    guarded = before & ~(after | 1 << origin)
    if guarded:
        return Happening("why-top-guards", {"cells": cells_of(guarded)})
    if in_danger:
        return Happening("why-top-bait", {"cell": CELL_NAMES[target]}) if uncovered(view, origin) == seat else None
    _, prey = threats(states, 1, seat, ANY, enemies(view, seat))
    if prey:
        return Happening("why-top-threatens", {"cells": cells_of(prey)})
    if RING_OF[target] < RING_OF[origin]:
        return Happening("why-top-inwards", {"cell": CELL_NAMES[origin]})
    return None if after else Happening("why-top-safe", {})


@rule
def threats_after(states: States, seat: int, origin: int, target: int, captured: int) -> tuple[int, int]:
    """What the next player could capture of a seat after its move in `states[0]`, or NONE: all, and most at once."""
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
    """What a seat could capture of `prey` with stacks from `origins` if it were its turn: all, and most at once."""
    state = states[at]
    state.turn = seat
    starts, _, captured, count = all_effects(state)
    every, most = 0, 0
    for i in range(count):
        if origins >> starts[i] & 1:
            every |= captured[i] & prey
            if popcount(captured[i] & prey) > popcount(most):
                most = captured[i] & prey
    return every, most


# --- T10: narrowing --------------------------------------------------------------------------------------


def narrows(view: State, seat: int) -> Happening:
    """T10: others come to stand in the band, or have at least less room."""
    driven = (int(RING[view.band - 1]) & enemies(view, seat)).bit_count()
    return Happening("why-top-drives", {"stacks": driven}) if driven else Happening("why-top-room", {})


# --- what a view tells -----------------------------------------------------------------------------------


def enemies(view: State, seat: int) -> int:
    """The stacks of all others (set of bits)."""
    return sum(cells for colour, cells in enumerate(view.owned) if colour != seat)


def uncovered(view: State, cell: int) -> int:
    """The hat under the top of a stack: NONE if there is none, HIDDEN if the seat cannot tell."""
    hat = view.below[cell][0]
    colours = [colour for colour, count in enumerate(view.buried[view.builder[cell]]) if count]
    return colours[0] if hat == HIDDEN and len(colours) == 1 else hat


def own_below(view: State, seat: int) -> int:
    """The stacks of others under whose top the seat knows a hat of its own (set of bits)."""
    return sum(1 << cell for cell in cells_in(enemies(view, seat)) if uncovered(view, cell) == seat)


def cells_in(stacks: int) -> list[int]:
    """The cells of a set."""
    return [cell for cell in range(CELLS) if stacks >> cell & 1]


def cells_of(stacks: int) -> str:
    """The cells of a set, for a message."""
    return ", ".join(CELL_NAMES[cell] for cell in cells_in(stacks))
