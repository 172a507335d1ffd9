"""Views of Magic Hat: a state as a seat may know it, and states that fit a view. Every action is public."""

from __future__ import annotations

from hatbox.compiled.intrinsics import assign
from hatbox.compiled.jit import rule
from hatbox.engine.game import HIDDEN, NONE, OVER
from hatbox.engine.rng import shuffle
from hatbox.games.magic_hat.rules import can_come_alive, is_alive, known_slots, mover
from hatbox.games.magic_hat.state import CHARACTERS, MAGIC, OPEN, PEEK, ROLL, SLOTS, SWAP, State


@rule
def observe_in_play(state: State, seat: int, view: State) -> None:
    """Copy the state with holes: a seat sees the row, what it has peeked at, and what was opened for all (M13).

    The slots that another seat knows are public: all see who looks where (M4).
    """
    assign(view, state)
    view.rng = 0
    for slot in range(SLOTS):
        if state.hats[slot] != NONE and not known_slots(state, seat) >> slot & 1:
            view.hats[slot] = HIDDEN
    for i in range(state.hat_pile_size):
        view.hat_pile[i] = HIDDEN
    for i in range(state.character_pile_size):
        view.character_pile[i] = HIDDEN


@rule
def revealed(before: State, action: int, after: State, seat: int) -> int:
    """Return a code for the hat peeked at (M4), or for the hat opened, what follows it (M6) and a dead table (M9)."""
    if action < SWAP:
        return after.hats[action - PEEK] + 1 if seat == before.turn else 0
    if not OPEN <= action < ROLL:
        return 0
    slot = action - OPEN
    hat = after.hats[slot]
    if after.magic[before.turn] > before.magic[before.turn]:
        hat = MAGIC
    elif after.pairs[before.turn] > before.pairs[before.turn]:
        hat = before.row[slot]
    return (after.shuffling << 10) + (after.row[slot] - NONE << 5) + hat + 1


@rule
def reveals(before: State, action: int, after: State) -> int:
    """Return 1 if a player saw a hidden hat or chance: every action but a swap shows one."""
    return int(not SWAP <= action < OPEN)


@rule
def determinize(view: State, seat: int, seed: int, state: State) -> None:
    """Fill the holes with the hats and characters that are left, all possible ways equally likely.

    Under M9 a table that is not waiting for chance is alive, and all players know that.
    """
    assign(state, view)
    state.rng = seed
    if mover(view) == OVER:
        return
    hats = state.hat_pile  # its buffer holds all hats whose place is unknown
    while True:
        count = 0
        for kind in range(MAGIC + 1):
            known = 0
            for slot in range(SLOTS):
                known += view.hats[slot] == kind
            for _ in range(view.hats_left[kind] - known):
                hats[count] = kind
                count += 1
        shuffle(state, hats, count)
        for slot in range(SLOTS):
            if view.hats[slot] == HIDDEN:
                count -= 1
                state.hats[slot] = hats[count]
                hats[count] = NONE
        if is_possible(state):
            break
    count = 0
    for kind in range(CHARACTERS):
        for _ in range(view.characters_left[kind]):
            state.character_pile[count] = kind
            count += 1
    shuffle(state, state.character_pile, count)


@rule
def is_possible(state: State) -> bool:
    """M9: return whether a table is possible: alive, or dead while chance is about to act or nothing helps."""
    if not state.redeals:
        return True
    if state.shuffling:
        return not is_alive(state)
    return is_alive(state) or not can_come_alive(state)
