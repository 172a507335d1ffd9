"""Chance of Leduc poker, card by card: what it may bring, and how it is told what it brought."""

from __future__ import annotations

from hatbox.core.game import DEAL, HIDDEN
from hatbox.core.jit import rule
from leduc.rules import clear
from leduc.state import CALL, CARDS, SEATS, State


@rule
def spread(state: State) -> None:
    """L2: all is ready, and no card dealt."""
    clear(state)
    state.board = HIDDEN
    for seat in range(SEATS):
        state.hand[seat] = HIDDEN


@rule
def due(state: State, action: int, step: int, out: list[int]) -> int:
    """L2, L3: the cards that may come next: one for each seat, and the board when a call ends the first round."""
    is_board = action == CALL and state.round == 0 and state.acted > 0
    if step >= (SEATS if action == DEAL else is_board):
        return 0
    count = 0
    for card in range(CARDS):
        if card != state.hand[0] and card != state.hand[1]:
            out[count] = card
            count += 1
    return count


@rule
def bring(state: State, action: int, step: int, piece: int) -> None:
    """The next card is this one."""
    if action == DEAL:
        state.hand[step] = piece
    else:
        state.board = piece
