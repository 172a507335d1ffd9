"""Chance in Hats: who begins, the removed types, every card dealt or drawn.

It comes one piece at a time for callers that choose it, and all at once where people play.
"""

from __future__ import annotations

from hatbox.compiled.intrinsics import lsb, popcount
from hatbox.compiled.jit import rule
from hatbox.engine.game import DEAL, NONE
from hatbox.engine.secure_random import draw_pile
from hatbox.games.hats.rules import clear, deal_pack, draw, gather_pack, reset_knowledge, reshuffle
from hatbox.games.hats.state import CARD_NAMES, CARDS, DISCARD, OFFER, ROLL, SEATS, TYPE_LETTERS, TYPES, VALUES, State

# Pieces: a card, or one of these ranges; the comment says what is added to the first number of a range.
SEAT = CARDS  # + seat
KIND = SEAT + SEATS  # + type
PIECE_NAMES = (*CARD_NAMES, *(f"seat {seat}" for seat in range(SEATS)), *TYPE_LETTERS)

REMOVED_TYPES = 2  # H3: with two players
FULL = -1  # next_hand: all cards are dealt


@rule
def start_chance(state: State) -> None:
    """H3: begin a deal with every card that may come in the deck."""
    state.first = state.first_asked
    clear(state)
    state.in_play = 0
    for kind in range(TYPES):
        if state.players != 2 or not state.removed_asked >> kind & 1:
            state.in_play |= (1 << state.values) - 1 << VALUES * kind
    fill_deck(state)


@rule
def fill_deck(state: State) -> None:
    """Put all cards in play into the deck, in any order."""
    state.deck_size = 0
    for card in range(CARDS):
        if state.in_play >> card & 1:
            state.deck[state.deck_size] = card
            state.deck_size += 1
    for i in range(state.deck_size, CARDS):
        state.deck[i] = NONE


@rule
def next_hand(state: State) -> int:
    """H3: return the seat that is dealt the next card, or FULL."""
    for turn in range(state.players):
        seat = (state.first + turn) % state.players
        if state.hand_size[seat] < state.dealt:
            return seat
    return FULL


@rule
def chance_outcomes(state: State, action: int, step: int, out: list[int]) -> int:
    """Write the possible next pieces, return how many; 0: the action can be applied."""
    if action == DEAL and state.first < 0:
        for seat in range(state.players):
            out[seat] = SEAT + seat
        return state.players
    if action == DEAL and state.players == 2 and popcount(state.in_play) // state.values > TYPES - REMOVED_TYPES:
        count = 0
        for kind in range(TYPES):
            if state.in_play >> VALUES * kind & 1:
                out[count] = KIND + kind
                count += 1
        return count
    if action == ROLL and step == 0:
        for i in range(state.discards_size):
            out[i] = state.discards[i]
        return state.discards_size
    dealing = action == DEAL and next_hand(state) != FULL
    if dealing or (DISCARD <= action < OFFER and step == 0):  # H7
        for i in range(state.deck_size):
            out[i] = state.deck[i]
        return state.deck_size
    return 0


@rule
def apply_chance(state: State, action: int, step: int, piece: int) -> None:
    """Arrange that chance brings this piece."""
    if piece >= KIND:
        state.in_play &= ~((1 << state.values) - 1 << VALUES * (piece - KIND))
        fill_deck(state)
        return
    if piece >= SEAT:
        state.first = piece - SEAT
        state.turn = state.first
        return
    if action == ROLL:
        reshuffle(state)  # H7: which card lies on top is decided here
    at = 0
    while state.deck[at] != piece:
        at += 1
    top = state.deck_size - 1
    state.deck[at], state.deck[top] = state.deck[top], state.deck[at]
    if action == DEAL:
        deal_card(state, piece)


@rule
def deal_card(state: State, card: int) -> None:
    """H3: deal the top card of the deck: the tea table first, then the hands from the first player on."""
    state.deck_size -= 1
    state.deck[state.deck_size] = NONE
    for place in range(state.places):
        if state.table[place] < 0:
            state.table[place] = card
            return
    seat = next_hand(state)
    state.hand[seat][state.hand_size[seat]] = card
    state.hand_size[seat] += 1
    if next_hand(state) == FULL:
        reset_knowledge(state)


@rule
def draw_deal(state: State, words: list[int]) -> int:
    """H3: draw the removed types, the tea table, all hands and the deck; return 0 if the words ran out."""
    removed, pack = state.removed_asked, state.discards  # the pile is still empty: shuffle in its buffer
    if state.players == 2 and removed == 0:
        for kind in range(TYPES):
            pack[kind] = kind
        if not draw_pile(words, pack, TYPES):
            return 0
        removed = 1 << pack[TYPES - 1] | 1 << pack[TYPES - REMOVED_TYPES]
    size = gather_pack(state, removed)
    if not draw_pile(words, pack, size):
        return 0
    deal_pack(state, size)
    return 1


@rule
def draw_chance(state: State, words: list[int]) -> int:
    """H7: shuffle the discard pile, sorted before, into a new deck, and draw; return 0 if the words ran out."""
    reshuffle(state)
    pile = 0
    for i in range(state.deck_size):
        pile |= 1 << state.deck[i]
    for i in range(state.deck_size):
        state.deck[i] = lsb(pile)
        pile &= pile - 1
    if not draw_pile(words, state.deck, state.deck_size):
        return 0
    draw(state)
    return 1
