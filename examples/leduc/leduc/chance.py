"""Chance in Leduc poker, one piece at a time: who begins, and every card."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.engine.game import DEAL, HIDDEN
from leduc.rules import clear
from leduc.state import CALL, CARD_NAMES, CARDS, SEATS, State

SEAT = CARDS  # + seat: this piece is no card, but who begins
PIECE_NAMES = (*CARD_NAMES, *(f"seat {seat}" for seat in range(SEATS)))


@rule
def start_chance(state: State) -> None:
    """L2: prepare a hand in which no card is dealt."""
    state.first = state.first_asked
    clear(state)
    state.board = HIDDEN
    for seat in range(SEATS):
        state.hand[seat] = HIDDEN


@rule
def chance_outcomes(state: State, action: int, step: int, out: list[int]) -> int:
    """L2, L3: the cards that a seat may be dealt, or the board when a call ends the first round."""
    if action == DEAL and state.first < 0:
        for seat in range(SEATS):
            out[seat] = SEAT + seat
        return SEATS
    dealing = action == DEAL and (state.hand[0] < 0 or state.hand[1] < 0)
    turning_up = action == CALL and step == 0 and state.round == 0 and state.acted > 0
    return unseen(state, out) if dealing or turning_up else 0


@rule
def unseen(state: State, out: list[int]) -> int:
    """Write the cards that are not dealt yet."""
    count = 0
    for card in range(CARDS):
        if card != state.hand[0] and card != state.hand[1]:
            out[count] = card
            count += 1
    return count


@rule
def apply_chance(state: State, action: int, step: int, piece: int) -> None:
    """Fix the outcome of a chance event."""
    if piece >= SEAT:
        state.first = piece - SEAT
        state.turn = state.first
    elif action != DEAL:
        state.board = piece
    elif state.hand[state.first] < 0:
        state.hand[state.first] = piece
    else:
        state.hand[1 - state.first] = piece
        state.board = 0  # some card lies there; which one is decided when it is turned up
        while state.board == state.hand[0] or state.board == state.hand[1]:
            state.board += 1
