"""What must hold in every state of Hats: each card in one place, and nobody sure of what is not so."""

from __future__ import annotations

from collections.abc import Iterator

from hatbox.compiled.records import to_object
from hatbox.engine.game import NONE
from hatbox.games.hats import rules
from hatbox.games.hats.state import BLACK_HAT, CARDS, IN_BLACK, IN_DECK, IN_DISCARDS, IN_HAND, VALUES, State


def violations(record: State) -> Iterator[str]:
    """Everything that is wrong with a state."""
    state = to_object(State, record)
    hidden = list(hidden_cards(state))
    places = rules.places(record)
    cards = [card for card, _ in hidden] + state.table[:places]
    for seat in range(state.players):
        cards += state.collection[seat][: state.collection_size[seat]]
    if sorted(cards) != [card for card in range(CARDS) if state.in_play >> card & 1]:
        yield f"cards are lost or doubled: {sorted(cards)}"
    for seat in range(state.players):
        for card, place in hidden:
            own = place in (IN_HAND + seat, IN_BLACK + seat)
            if own == bool(state.may[seat][place] >> card & 1) and card != state.offer:
                yield f"seat {seat} is wrong about card {card} at {place}"
        if state.claim[seat] != claim(state, seat):
            yield f"seat {seat} has a wrong claim to the cookie"


def hidden_cards(state: State) -> Iterator[tuple[int, int]]:
    """All cards that lie hidden from somebody, with their place."""
    for seat in range(state.players):
        yield from ((card, IN_HAND + seat) for card in state.hand[seat][: state.hand_size[seat]])
        yield from ((card, IN_BLACK + seat) for card in state.black[seat][: state.black_size[seat]])
    yield from ((card, IN_DECK) for card in state.deck[: state.deck_size])
    yield from ((card, IN_DISCARDS) for card in state.discards[: state.discards_size])
    if state.offer != NONE:
        yield state.offer, IN_HAND + state.turn


def claim(state: State, seat: int) -> int:
    """H9: the claim to the cookie, counted anew."""
    collection = state.collection[seat][: state.collection_size[seat]]
    types = {card // VALUES for card in collection}
    if state.black_size[seat] and state.black_hat_is_a_type:
        types.add(BLACK_HAT)
    number = len(types)
    for value in range(VALUES):
        number = number * 16 + sum(card % VALUES == value for card in collection)
    return number
