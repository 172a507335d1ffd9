"""Heuristics of Top Hats for the search: the worth of hats on top and below, and how stacks are usually built."""

from __future__ import annotations

import math

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import exp, lsb, popcount
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import NONE, OVER
from hatbox.games.top_hats import calibration, network_inputs, networks
from hatbox.games.top_hats.rules import enemies, mover, payoff, stacks
from hatbox.games.top_hats.state import (
    DIRECTIONS,
    JUMP,
    MOVING,
    NARROW,
    NEIGHBOUR,
    NEUTRAL,
    STACKS,
    START,
    STOP,
    State,
)

EXPLORATION = 1.0
CALIBRATION = calibration.CALIBRATION
INPUTS = network_inputs.INPUTS
NETWORKS = networks.NETWORKS
STEPS = 20
INDIRECT = 0.3  # how much jumps over own stacks and further jumps catch the eye, against a capture at once
TOP, MIDDLE, BOTTOM = 1.0, 0.6, 0.4  # worth of an own hat, wherever its stack stands
SHARPNESS = 3.0
AGREEMENT = (0.66, 0.77)  # of weak players with the search, and of strong ones
KINDS = {"build": "build", "place": "place", "narrow": "narrow", "pass": "pass", "": "jump"}

inputs = network_inputs.inputs
can_evaluate = network_inputs.can_evaluate


@rule
def notice(state: State, out: Buffer, count: int, weights: Buffer) -> None:
    """Write how much each action catches the eye: jumps over another's stack, less so long ways of jumps."""
    prey = enemies(state)
    for i in range(count):
        action, cell = out[i], state.at
        weights[i] = 1.0
        if START <= action < JUMP:
            cell = (action - START) // DIRECTIONS
        if START <= action < STOP:
            over = NEIGHBOUR[cell][(action - START) % DIRECTIONS]
            if (stacks(state) | NEUTRAL) >> over & 1:
                weights[i] = 1.0 if prey >> over & 1 else INDIRECT
                if action >= JUMP:
                    weights[i] *= INDIRECT
        elif action == NARROW:
            weights[i] = INDIRECT


@rule
def stride(state: State) -> int:
    """Do not count building and placing: nothing can be evaluated before all stacks are placed."""
    return 1 if state.phase == MOVING else 0


@rule
def strength(state: State, seat: int) -> float:
    """Return the worth of all hats of a colour."""
    worth = TOP * popcount(state.owned[seat])
    left = stacks(state)
    while left:
        cell = lsb(left)
        left &= left - 1
        if state.below[cell][0] == seat:
            worth += MIDDLE
        if state.below[cell][1] == seat:
            worth += BOTTOM
    return worth


@rule
def value(state: State, seat: int) -> float:
    """Return the share of the win, or before the end its probability by the hats left."""
    if mover(state) == OVER or state.phase != MOVING:
        return payoff(state, seat)
    mine, best = strength(state, seat), 0.0
    for other in range(state.players):
        if other != seat:
            best = max(best, strength(state, other))
    chance = 1.0 / (1.0 + exp(-SHARPNESS * (mine - best) / math.sqrt(mine + best)))
    return chance if state.players == 2 else chance * 2.0 / 3.0


@rule
def progress(state: State) -> float:
    """Return how many stacks are gone; the game may well end before the last."""
    if state.phase != MOVING:
        return 0.0
    return min(1.0, max(0.0, 1.0 - popcount(stacks(state)) / (state.players * state.stacks_each)))


# --- belief: inferring stacks from how players build --------------------------------------------------------


MISBUILT = 0.1  # how often a stack is built with the own hat under another's, against every other order


@rule
def believe(views: States, actions: Buffer, movers: Buffer, count: int, seat: int, belief: Buffer) -> None:
    """Write the seat: what it has built itself is no guess."""
    belief[0] = seat


@rule
def likelihood(state: State, belief: Buffer) -> float:
    """Return how well the others' stacks fit the way that players build (T3).

    An own hat in the middle keeps the stack after a capture; under another's it is given away.
    """
    likely = 1.0
    left = stacks(state)
    while left:
        cell = lsb(left)
        left &= left - 1
        builder = state.builder[cell]
        if builder < state.players and builder != belief[0]:
            bottom = state.below[cell][1]
            is_kept = state.below[cell][0] == builder
            if bottom == NONE:  # T7: captured before, so the middle is on top, for all to see
                bottom = state.below[cell][0]
                is_kept = state.owned[builder] >> cell & 1 > 0
            if bottom == builder and not is_kept:
                likely *= MISBUILT
    for builder in range(state.players):
        for stack in range(STACKS):
            is_kept = state.built[builder][stack][0] == builder
            if state.built[builder][stack][1] == builder and not is_kept and builder != belief[0]:
                likely *= MISBUILT
    return likely
