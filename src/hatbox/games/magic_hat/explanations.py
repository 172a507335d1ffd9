"""Explanations for Magic Hat: from what the seat and the others know, and what their play makes likely."""

from __future__ import annotations

import numpy as np

from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.records import to_object, zeros
from hatbox.engine.game import HIDDEN, GameEvent
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations
from hatbox.engine.rng import to_seed
from hatbox.games.magic_hat.heuristics import BELIEF_SIZE, believe, likelihood
from hatbox.games.magic_hat.state import MAGIC, OPEN, PAIRS, PEEK, SLOTS, SWAP, State

WORLDS = 200  # sampled for the probability that a hat fits
HINT = 10  # percent by which the others' play must raise it to be mentioned


def explain(observations: Observations[State], action: int, forced: bool) -> GameEvent | None:
    """Return what an action is good for, by the seat's observations."""
    if forced:
        return None
    view = to_object(State, observations.view.states[0])
    if action >= OPEN:
        return explain_open(observations, view, action - OPEN)
    if action >= SWAP:
        return explain_swap(observations, view, *PAIRS[action - SWAP])
    return explain_peek(view, observations.seat, action - PEEK)


def explain_open(observations: Observations[State], view: State, slot: int) -> GameEvent | None:
    """M6: explain opening a hat that is known to be won, or may well be."""
    if view.hats[slot] == view.row[slot]:
        return GameEvent("why-magic-fits", {"slot": slot + 1})
    if view.hats[slot] == MAGIC:
        return GameEvent("why-magic-magic", {"slot": slot + 1})
    if view.hats[slot] >= 0:
        return None
    before, now = win_chances(observations, slot)
    return GameEvent("why-magic-told" if now - before >= HINT else "why-magic-guess", {"slot": slot + 1, "chance": now})


def explain_swap(observations: Observations[State], view: State, low: int, high: int) -> GameEvent | None:
    """M5: explain a swap: it brings home a hat the next player does not know, or takes away one that player knows."""
    mine, theirs = view.seen[observations.seat], view.seen[(observations.seat + 1) % view.players]
    homes = [(origin, target) for origin, target in ((low, high), (high, low)) if view.hats[origin] == view.row[target]]
    if homes:
        is_gift = any(theirs >> origin & 1 for origin, _ in homes)
        return None if is_gift else GameEvent("why-magic-home", {"slot": homes[0][1] + 1})
    watched = [slot for slot in (low, high) if theirs >> slot & 1 and not mine >> slot & 1]
    if watched:
        return GameEvent("why-magic-disturb", {"slot": watched[0] + 1})
    return explain_wait(view, observations.seat)


def explain_peek(view: State, seat: int, slot: int) -> GameEvent | None:
    """M4: explain a peek: to know more, above all what another player knows."""
    if view.seen[seat] >> slot & 1:
        return explain_wait(view, seat)
    turns = [(seat + turn) % view.players for turn in range(1, view.players)]  # the next player first
    knowing = next((other for other in turns if view.seen[other] >> slot & 1), None)
    if knowing is None:
        return GameEvent("why-magic-look", {"slot": slot + 1})
    return GameEvent("why-magic-check", {"slot": slot + 1, "seat": knowing})


def explain_wait(view: State, seat: int) -> GameEvent | None:
    """Explain waiting: nothing that the seat knows can be won as it lies, or perhaps be brought home."""
    if winnable_slots(view):
        return None
    theirs = view.seen[(seat + 1) % view.players]
    usable = [hat for slot, hat in enumerate(view.hats) if hat == HIDDEN or (hat >= 0 and not theirs >> slot & 1)]
    helpless = not any(hat == HIDDEN or hat in view.row for hat in usable)
    return GameEvent("why-magic-wait" if helpless else "why-magic-idle", {})


def winnable_slots(state: State) -> list[int]:
    """M6: return the slots whose hat is known to belong to its character or to be magic."""
    return [slot for slot in range(SLOTS) if state.hats[slot] >= 0 and state.hats[slot] in (state.row[slot], MAGIC)]


def win_chances(observations: Observations[State], slot: int) -> tuple[int, int]:
    """Return the chances in percent that a hat can be won where it lies: by the view, then by the others' play too."""
    loops, worlds = loops_of(observations.game), zeros(State, 1)
    belief = new_buffer(BELIEF_SIZE, np.float64)
    believe(*observations.arrays, observations.seat, belief)
    fitting, likely_fitting, likely = 0, 0.0, 0.0
    for seed in range(WORLDS):
        loops.determinize_at(observations.view.states, 0, observations.seat, to_seed(seed), worlds, 0)
        weight = float(likelihood(worlds[0], belief))
        likely += weight
        if slot in winnable_slots(to_object(State, worlds[0])):
            fitting += 1
            likely_fitting += weight
    return round(100 * fitting / WORLDS), round(100 * likely_fitting / likely)
