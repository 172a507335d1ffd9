"""The inputs of the network of Magic Hat: what a state looks like from the seat on the move.

Seats count from the mover's on. Slots and kinds have no order: of a hat counts only whether it fits where it lies, or
where it belongs, and who knows it.
"""

from __future__ import annotations

from collections.abc import Mapping

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE
from hatbox.games.magic_hat.rules import known_slots, occupied_slots, score
from hatbox.games.magic_hat.state import MAGIC, SEATS, SLOTS, State

HOMELESS, IN_PILE, HOME, HOME_AND_BACK, FITS, IS_MAGIC = range(6)  # where a hat belongs
PLACES = 6
LEADS = 11  # -5 to 5
LEFTS = 6  # pairs to come: 0 to 2, to 4, to 7, to 11, to 15, more
TOKENS = 6  # magic hats less penalties: -2 to 3
STALLS = 8
COUNTS = 4  # up to 3


def _inputs(players: int) -> int:
    known = 1 << players
    return (
        PLACES * known * 2
        + 3 * players * COUNTS
        + (players - 1) * LEADS * LEFTS
        + players * TOKENS
        + STALLS
        + 1
        + LEFTS
    )


INPUTS: Mapping[int, int] = {players: _inputs(players) for players in range(2, SEATS + 1)}


@rule
def place_of(state: State, slot: int) -> int:
    """Return where the hat above a slot belongs."""
    hat = state.hats[slot]
    if hat == MAGIC:
        return IS_MAGIC
    if hat == state.row[slot]:
        return FITS
    for other in range(SLOTS):
        if state.row[other] == hat:
            return HOME_AND_BACK if state.hats[other] == state.row[slot] else HOME
    return IN_PILE if hat >= 0 and state.characters_left[hat] > 0 else HOMELESS


@rule
def stage_of(left: int) -> int:
    """Return how far the game is, by the pairs to come."""
    if left <= 4:
        return 0 if left <= 2 else 1
    if left <= 11:
        return 2 if left <= 7 else 3
    return 4 if left <= 15 else 5


@rule
def can_evaluate(state: State) -> bool:
    """Return whether a player is about to act, not chance (M9)."""
    return not state.shuffling


@rule
def inputs(state: State, active: Buffer) -> int:
    """Write the active inputs, each as often as it counts, and return how many."""
    players, turn = state.players, state.turn
    known, count = 1 << players, 0
    for slot in range(SLOTS):
        if state.row[slot] == NONE:
            continue
        knowing = 0
        for away in range(players):
            knowing |= (known_slots(state, (turn + away) % players) >> slot & 1) << away
        place = place_of(state, slot)
        knows_home = 0
        if place in (HOME, HOME_AND_BACK):
            for other in range(SLOTS):
                if state.row[other] == state.hats[slot]:
                    knows_home = known_slots(state, turn) >> other & 1
        active[count] = (place * known + knowing) * 2 + knows_home
        count += 1
    base = PLACES * known * 2
    for away in range(players):
        seen, fitting, homing, unknown = known_slots(state, (turn + away) % players), 0, 0, 0
        for slot in range(SLOTS):
            if state.row[slot] != NONE:
                if seen >> slot & 1:
                    place = place_of(state, slot)
                    fitting += place >= FITS
                    homing += HOME <= place < FITS
                else:
                    unknown += 1
        active[count] = base + min(COUNTS - 1, fitting)
        active[count + 1] = base + COUNTS + min(COUNTS - 1, homing)
        active[count + 2] = base + 2 * COUNTS + min(COUNTS - 1, unknown)
        base += 3 * COUNTS
        count += 3
    mine = score(state, turn)
    stage = stage_of(occupied_slots(state) + state.character_pile_size - state.last_slots)
    for away in range(1, players):
        lead = min(5, max(-5, mine - score(state, (turn + away) % players))) + 5
        active[count] = base + lead * LEFTS + stage
        base += LEADS * LEFTS
        count += 1
    for away in range(players):
        seat = (turn + away) % players
        active[count] = base + min(3, max(-2, state.magic[seat] - state.penalties[seat])) + 2
        base += TOKENS
        count += 1
    active[count] = base + min(STALLS - 1, state.stall // 5)
    active[count + 1] = base + STALLS + 1 + stage
    count += 2
    if state.last_swap != NONE and state.no_swap_back:
        active[count] = base + STALLS
        count += 1
    return count
