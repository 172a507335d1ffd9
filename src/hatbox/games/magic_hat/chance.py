"""Chance in Magic Hat: who begins, every character and every hat that is laid out.

It comes one piece at a time for callers that choose it, and all at once where people play.
"""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.engine.game import DEAL, NONE
from hatbox.engine.secure_random import draw_pile
from hatbox.games.magic_hat.rules import (
    clear,
    cover_row,
    gather_characters,
    gather_hats,
    is_alive,
    next_character,
    next_hat,
    reset_knowledge,
)
from hatbox.games.magic_hat.state import CHARACTERS, HAT_NAMES, KINDS, MAGIC, OPEN, ROLL, SEATS, SLOTS, State

# Pieces: named ranges; the comment says what is added to the first number of a range.
CHARACTER = 0  # + kind
HAT = CHARACTER + CHARACTERS  # + kind
SEAT = HAT + MAGIC + 1  # + seat
PIECE_NAMES = (*KINDS, *(f"{hat} hat" for hat in HAT_NAMES), *(f"seat {seat}" for seat in range(SEATS)))

FULL = -1  # slot_without_...: there is none


@rule
def start_chance(state: State) -> None:
    """M2: begin a deal with an empty row and everything in the piles."""
    state.first = state.first_asked
    clear(state)
    state.hats_left[MAGIC] = state.magic_hats
    collect_cards(state)


@rule
def collect_cards(state: State) -> None:
    """M9: put all characters and hats back into the piles."""
    for slot in range(SLOTS):
        state.row[slot] = NONE
        state.hats[slot] = NONE
    gather_characters(state)
    gather_hats(state)


@rule
def slot_without_character(state: State) -> int:
    """Return the next slot of the deal, or FULL."""
    for slot in range(state.slots):
        if state.row[slot] == NONE:
            return slot
    return FULL


@rule
def slot_without_hat(state: State) -> int:
    """Return the next slot with a character and no hat above it, or FULL."""
    for slot in range(SLOTS):
        if state.row[slot] != NONE and state.hats[slot] == NONE:
            return slot
    return FULL


@rule
def write_characters(state: State, out: list[int]) -> int:
    """Write all characters of the pile, return how many."""
    for i in range(state.character_pile_size):
        out[i] = CHARACTER + state.character_pile[i]
    return state.character_pile_size


@rule
def write_hats(state: State, out: list[int]) -> int:
    """Write all hats of the pile, return how many."""
    for i in range(state.hat_pile_size):
        out[i] = HAT + state.hat_pile[i]
    return state.hat_pile_size


@rule
def chance_outcomes(state: State, action: int, step: int, out: list[int]) -> int:
    """Write the possible next pieces, return how many; 0: the action can be applied."""
    if action == DEAL:
        if state.first < 0:
            for seat in range(state.players):
                out[seat] = SEAT + seat
            return state.players
        if slot_without_character(state) != FULL:
            return write_characters(state, out)
        return write_hats(state, out) if slot_without_hat(state) != FULL else 0
    if action == ROLL:
        if step > 0:
            return write_hats(state, out) if slot_without_hat(state) != FULL else 0
        count = 0
        for kind in range(MAGIC + 1):  # M9: all face-down hats, those in the row too
            for _ in range(state.hats_left[kind]):
                out[count] = HAT + kind
                count += 1
        return count
    if action < OPEN:
        return 0
    slot = action - OPEN
    if state.hats[slot] == MAGIC:  # M6c
        return write_hats(state, out) if step == 0 else 0
    if state.hats[slot] != state.row[slot] or state.character_pile_size == 0 or step > 1:
        return 0
    return write_hats(state, out) if step == 1 else write_characters(state, out)  # M6a


@rule
def apply_chance(state: State, action: int, step: int, piece: int) -> None:
    """Arrange that chance brings this piece."""
    if piece >= SEAT:
        state.first = piece - SEAT
        state.turn = state.first
        return
    if action == ROLL and step == 0:
        collect_hats(state)
    if piece < HAT:
        put_on_top(state.character_pile, state.character_pile_size, piece - CHARACTER)
        if action == DEAL:
            next_character(state, slot_without_character(state))
        return
    put_on_top(state.hat_pile, state.hat_pile_size, piece - HAT)
    if action in (DEAL, ROLL):
        next_hat(state, slot_without_hat(state))
        if slot_without_hat(state) == FULL and not is_alive(state):  # M9: again
            if action == DEAL:
                collect_cards(state)
            else:
                collect_hats(state)


@rule
def collect_hats(state: State) -> None:
    """M9: put all face-down hats into the pile."""
    for slot in range(SLOTS):
        state.hats[slot] = NONE
    gather_hats(state)


@rule
def put_on_top(pile: list[int], size: int, kind: int) -> None:
    """Move a card of this kind to the top of a pile."""
    at = 0
    while pile[at] != kind:
        at += 1
    pile[at], pile[size - 1] = pile[size - 1], pile[at]


@rule
def draw_deal(state: State, words: list[int]) -> int:
    """M2, M9: draw the row, the hats above it and two piles until the table is alive; return 0 if the words ran out."""
    state.hats_left[MAGIC] = state.magic_hats
    while True:
        gather_characters(state)
        if not draw_pile(words, state.character_pile, state.characters):
            return 0
        for slot in range(state.slots):
            next_character(state, slot)
        if not draw_hats(state, words):
            return 0
        if is_alive(state):
            return 1


@rule
def draw_chance(state: State, words: list[int]) -> int:
    """M9: lay out all face-down hats until the table is alive; return 0 if the words ran out."""
    state.shuffling = 0
    reset_knowledge(state)
    while draw_hats(state, words):
        if is_alive(state):
            return 1
    return 0


@rule
def draw_hats(state: State, words: list[int]) -> int:
    """Shuffle all face-down hats and lay one above each character; return 0 if the words ran out."""
    gather_hats(state)
    if not draw_pile(words, state.hat_pile, state.hat_pile_size):
        return 0
    cover_row(state)
    return 1
