"""The inputs of the network of Top Hats: what a state between two moves looks like from the seat on the move.

Colours count from the mover's on. Only counts and distances to the edge are told, so that a board that is turned or
mirrored gives the same inputs. Who can capture what is worked out by following all jumps: a small network cannot.
"""

from __future__ import annotations

from collections.abc import Mapping

from hatbox.compiled.buffers import Buffer, constant
from hatbox.compiled.intrinsics import lsb, popcount, scratch
from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE
from hatbox.games.top_hats.rules import hats_left, may_narrow, next_jump, stacks
from hatbox.games.top_hats.state import (
    DIRECTIONS,
    FIELD,
    MOVING,
    NEIGHBOUR,
    NEUTRAL,
    RING,
    RING_OF,
    SEATS,
    State,
)

IS_CORNER = constant([int(sum(row[d] < 0 for d in range(DIRECTIONS)) > 2) for row in NEIGHBOUR])
ENDING = 4  # stacks
MAX_JUMPS = 64  # followed for one stack
PLACES = 4  # distance to the outermost ring in play, up to 3
REACHES = 8  # most hats that a move can gain, up to 7
COUNTS = 8  # of stacks, up to 7
HATS = 12  # up to 11
NEIGHBOURS = 4  # up to 3
STALLS = 4
GLOBALS = 1 + STALLS + 3


def _inputs(players: int) -> int:
    kinds = players * (1 + players * (1 + players))
    return (
        kinds * (PLACES + (1 << players)) + players * (2 * NEIGHBOURS + 2 * REACHES + COUNTS + COUNTS + HATS) + GLOBALS
    )


INPUTS: Mapping[int, int] = {players: _inputs(players) for players in (2, SEATS)}


@rule
def can_evaluate(state: State) -> bool:
    """Return whether a move is about to begin, and more than a few stacks are left.

    A win against the last stacks needs a plan, which no count of threats shows and even random play finds.
    """
    return state.phase == MOVING and state.origin == NONE and popcount(stacks(state)) > ENDING


@rule
def kind_of(state: State, cell: int, top: int) -> int:
    """Return the number of a stack's kind by its three hats, colours counted from the mover's on."""
    players, turn = state.players, state.turn
    middle, bottom = state.below[cell][0], state.below[cell][1]
    below = 0
    if middle != NONE:
        below = 1 + (middle - turn + players) % players * (1 + players)
        if bottom != NONE:
            below += 1 + (bottom - turn + players) % players
    return top * (1 + players * (1 + players)) + below


@rule
def inputs(state: State, active: Buffer) -> int:
    """Write the active inputs, each as often as it counts, and return how many."""
    players, turn, band = state.players, state.turn, RING[state.band]
    standing = stacks(state)
    middles, attacked, reach, most, able = (
        scratch(SEATS),
        scratch(SEATS),
        scratch(SEATS),
        scratch(SEATS),
        scratch(SEATS),
    )
    for away in range(players):
        middles[away] = 0
    left = standing
    while left:
        cell = lsb(left)
        left &= left - 1
        if state.below[cell][0] != NONE:
            middles[(state.below[cell][0] - turn + players) % players] |= 1 << cell
    field = FIELD[state.band] & ~(standing | NEUTRAL)
    for away in range(players):
        mine = state.owned[(turn + away) % players]
        prey = standing & ~mine
        attacked[away], reach[away], most[away], able[away] = 0, 0, 0, 0
        must_leave_band = False
        left = mine
        for part in range(2):  # T8: stacks in the band first; the others only if none of them captures
            left = mine & band if part == 0 else mine & ~band
            if must_leave_band:
                break
            while left:
                origin = lsb(left)
                left &= left - 1
                start = (standing | NEUTRAL) & ~(1 << origin)
                free = field | 1 << origin
                cell, blockers, trail, depth, jumps = origin, start, 0, 0, 0
                while jumps < MAX_JUMPS:
                    cell, blockers, trail, depth = next_jump(cell, blockers, free, trail, depth)
                    if depth == 0:
                        break
                    jumps += 1
                    captured = start & ~blockers & prey
                    if captured:
                        must_leave_band = part == 0
                        able[away] |= 1 << origin
                        attacked[away] |= captured
                        most[away] = max(most[away], popcount(captured))
                        reach[away] = max(reach[away], popcount(captured) + popcount(captured & middles[away]))
    count = 0
    kinds = players * (1 + players * (1 + players))
    base = kinds * (PLACES + (1 << players))
    for away in range(players):
        seat = (turn + away) % players
        mine = state.owned[seat]
        left = mine
        while left:
            cell = lsb(left)
            left &= left - 1
            kind = kind_of(state, cell, away)
            place = min(PLACES - 1, max(0, state.band - RING_OF[cell]))
            active[count] = kind * PLACES + place
            threats, number = able[away] >> cell & 1, 1
            for other in range(players):
                if other != away:
                    threats |= (attacked[other] >> cell & 1) << number
                    number += 1
            active[count + 1] = kinds * PLACES + (kind << players) + threats
            friends, foes = 0, 0
            for direction in range(DIRECTIONS):
                beside = NEIGHBOUR[cell][direction]
                if beside >= 0:
                    friends += mine >> beside & 1
                    foes += (standing & ~mine) >> beside & 1
            active[count + 2] = base + away * 2 * NEIGHBOURS + min(NEIGHBOURS - 1, friends)
            active[count + 3] = base + away * 2 * NEIGHBOURS + NEIGHBOURS + min(NEIGHBOURS - 1, foes)
            count += 4
    base += players * 2 * NEIGHBOURS
    for away in range(players):
        seat = (turn + away) % players
        active[count] = base + min(REACHES - 1, reach[away])
        active[count + 1] = base + REACHES + min(REACHES - 1, most[away])
        active[count + 2] = base + 2 * REACHES + min(COUNTS - 1, popcount(state.owned[seat]))
        active[count + 3] = base + 2 * REACHES + COUNTS + min(COUNTS - 1, popcount(able[away]))
        active[count + 4] = base + 2 * REACHES + 2 * COUNTS + min(HATS - 1, hats_left(state, seat))
        count += 5
        base += 2 * REACHES + 2 * COUNTS + HATS
    if may_narrow(state):
        active[count] = base
        count += 1
    stall = 0 if state.stall < 4 else 1 if state.stall < 12 else 2 if state.stall < 40 else 3
    active[count] = base + 1 + stall
    active[count + 1] = base + 1 + STALLS + min(2, state.narrowed)
    return count + 2
