"""What each seat can tell by looking, from which all that it remembers starts."""

from __future__ import annotations

from hatbox.core.game import NONE
from hatbox.core.jit import rule
from hatbox.games.hats.state import (
    IN_BLACK,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    PLACES,
    PLACES_HIDDEN,
    SEATS,
    State,
)


@rule
def forget(state: State) -> None:
    """What each seat can tell by looking: a card neither shown nor its own may lie wherever cards are hidden."""
    for seat in range(SEATS):
        for place in range(PLACES_HIDDEN):
            state.may[seat][place] = 0
    for seat in range(state.players):
        unseen = state.in_play & ~shown_to(state, seat)
        if state.deck_size > 0:
            state.may[seat][IN_DECK] = unseen
        if state.discards_size > 0:
            state.may[seat][IN_DISCARDS] = unseen
        for other in range(state.players):
            if other != seat:
                state.may[seat][IN_HAND + other] = unseen
                if state.black_size[other] > 0:
                    state.may[seat][IN_BLACK + other] = unseen


@rule
def shown_to(state: State, seat: int) -> int:
    """The cards that lie open, and with a seat also those in its hand and its black hats (set of bits)."""
    cards = 0
    for place in range(PLACES):
        if state.table[place] != NONE:
            cards |= 1 << state.table[place]
    for other in range(state.players):
        for i in range(state.collection_size[other]):
            cards |= 1 << state.collection[other][i]
    if seat >= 0:
        for i in range(state.hand_size[seat]):
            cards |= 1 << state.hand[seat][i]
        for i in range(state.black_size[seat]):
            cards |= 1 << state.black[seat][i]
    return cards
