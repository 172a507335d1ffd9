"""Positions and deals of Hats, read from JSON; and the invariants of a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import msgspec

from hatbox.compiled.records import States, to_object, write_back
from hatbox.engine.errors import BadInput
from hatbox.engine.game import HIDDEN, JSON, NONE
from hatbox.engine.notation import convert_json, expect_length, expect_seat
from hatbox.games.hats import rules
from hatbox.games.hats.chance import REMOVED_TYPES
from hatbox.games.hats.notation import card_of, join_names
from hatbox.games.hats.state import (
    BLACK_HAT,
    CARDS,
    IN_BLACK,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    SEATS,
    TYPE_LETTERS,
    VALUES,
    State,
)


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Hats as JSON."""

    turn: int
    table: list[str]
    hands: list[list[str]]
    collections: list[list[str]] = []
    black: list[list[str]] = []
    main_done: bool = False
    optional_done: bool = False
    deck: list[str] = []
    discards: list[str] = []
    cookie: int | None = None
    offer: str | None = None


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """A deal of Hats as JSON."""

    table: list[str]
    hands: list[list[str]]
    deck: list[str]
    removed: list[str] | str = []


def from_position(states: States, data: Mapping[str, JSON]) -> None:
    """Set up a blank state from a position. The cards it lists are the cards of this game."""
    given = convert_json(data, Position, "position")
    state = to_object(State, states[0])
    given.collections = given.collections or [[] for _ in range(state.players)]
    given.black = given.black or [[] for _ in range(state.players)]
    expect_seat("turn", given.turn, state.players)
    if given.cookie is not None:
        expect_seat("cookie", given.cookie, state.players)
    for field in ("hands", "collections", "black"):
        expect_length(field, getattr(given, field), state.players)
    state.turn = state.first = given.turn
    state.main_done, state.optional_done = int(given.main_done), max(int(given.optional_done), state.no_optional)
    state.cookie = NONE if given.cookie is None else given.cookie
    offered = [] if given.offer is None else [given.offer]
    state.in_play = card_set(
        [given.table, *given.hands, *given.collections, *given.black, given.deck, given.discards, offered]
    )
    removed = [
        card
        for card in range(CARDS)
        if state.in_play >> card & 1 and (state.removed_asked >> card // VALUES & 1 or card % VALUES >= state.values)
    ]
    if removed:
        raise BadInput("hats-removed-there", cards=join_names(removed))
    state.offer = card_of(given.offer) if given.offer is not None else NONE
    expect_length("table", given.table, state.places)
    put(state.table, given.table)
    for seat in range(state.players):
        state.hand_size[seat] = len(given.hands[seat])
        state.collection_size[seat] = len(given.collections[seat])
        state.black_size[seat] = len(given.black[seat])
    expect_even_hands(state)
    for seat in range(state.players):
        put(state.hand[seat], given.hands[seat])
        put(state.collection[seat], given.collections[seat])
        put(state.black[seat], given.black[seat])
    put(state.deck, given.deck[::-1])
    state.deck_size = len(given.deck)
    put(state.discards, given.discards)
    state.discards_size = len(given.discards)
    state.discarder[: len(given.discards)] = [HIDDEN] * len(given.discards)
    write_back(state, states[0])
    for seat in range(state.players):
        for card in state.collection[seat][: state.collection_size[seat]]:
            rules.claim_card(states[0], seat, card)
        if state.black_size[seat] and state.black_hat_is_a_type:
            rules.show_type(states[0], seat, BLACK_HAT)
    if state.cookie != NONE and not rules.has_type(states[0], state.cookie):
        raise BadInput("hats-cookie-without-type", seat=state.cookie)
    rules.reset_knowledge(states[0])


def put(target: list[int], cards: Sequence[str]) -> None:
    """Write named cards into the first slots of a row."""
    target[: len(cards)] = map(card_of, cards)


def card_set(groups: Sequence[Sequence[str]]) -> int:
    """H1: return the named cards (set of bits); raise if one is named twice."""
    cards = 0
    for card in (card for group in groups for card in group):
        bit = 1 << card_of(card)
        if cards & bit:
            raise BadInput("card-twice", card=card)
        cards |= bit
    return cards


def expect_even_hands(state: State) -> None:
    """H4, H8, H10: raise unless all players reach their last card in the same round, after at most eight actions."""
    if state.main_done and state.optional_done:
        raise BadInput("hats-turn-is-over")
    if state.offer != NONE and (state.players != SEATS or state.optional_done):
        raise BadInput("hats-no-offer-possible")
    left = [size - 1 for size in state.hand_size[: state.players]]  # main actions still to come
    left[state.turn] += state.offer != NONE
    for seat in range(state.players):
        taken = state.collection_size[seat] + state.black_size[seat]
        if left[seat] < 0 or left[seat] + 1 > state.dealt - taken:
            raise BadInput("hats-bad-hand", seat=seat, cards=left[seat] + 1, taken=taken, most=state.dealt - taken)
    if state.offer != NONE and left[state.turn] == 0 and not state.main_done:
        raise BadInput("hats-offer-after-end")
    start = state.turn + state.main_done
    order = [left[(start + turn) % state.players] for turn in range(state.players)]
    if any(sooner < later for sooner, later in pairwise(order)) or order[0] - order[-1] > 1:
        raise BadInput("hats-uneven-hands", hands=", ".join(str(cards + 1) for cards in left), turn=state.turn)


def from_deal(states: States, data: Mapping[str, JSON]) -> None:
    """H3: set up a blank state from a deal."""
    given = convert_json(data, Deal, "deal")
    state = to_object(State, states[0])
    expect_length("deal.table", given.table, state.places)
    expect_length("deal.hands", given.hands, state.players)
    for seat, hand in enumerate(given.hands):
        expect_length(f"deal.hands[{seat}]", hand, state.dealt)
    state.in_play = card_set([given.table, *given.hands, given.deck])
    out = removed_types(state, given)
    expected = sum(1 << card for card in range(CARDS) if card // VALUES not in out and card % VALUES < state.values)
    if state.in_play != expected:
        wrong = [card for card in range(CARDS) if (state.in_play ^ expected) >> card & 1]
        raise BadInput("hats-bad-pack", cards=join_names(wrong))
    put(state.table, given.table)
    for seat, hand in enumerate(given.hands):
        put(state.hand[seat], hand)
        state.hand_size[seat] = state.dealt
    put(state.deck, given.deck[::-1])
    state.deck_size = len(given.deck)
    write_back(state, states[0])
    rules.reset_knowledge(states[0])


def removed_types(state: State, given: Deal) -> set[int]:
    """H3: return the types that a deal removes."""
    types = {TYPE_LETTERS.index(letter) if letter in set(TYPE_LETTERS) else -1 for letter in given.removed}
    requested = {kind for kind in range(len(TYPE_LETTERS)) if state.removed_asked >> kind & 1}
    expected = (len(requested) or REMOVED_TYPES) if state.players == 2 else 0
    if -1 in types or len(types) != expected or len(given.removed) != expected or (requested and requested != types):
        raise BadInput("hats-bad-removed", removed="".join(given.removed), expected=expected)
    return types


# --- invariants ----------------------------------------------------------------------------------------------


def violations(record: State) -> Iterator[str]:
    """Yield what is wrong with a state: every card is in one place, and no seat excludes what is true."""
    state = to_object(State, record)
    hidden = list(hidden_cards(state))
    cards = [card for card, _ in hidden] + state.table[: state.places]
    for seat in range(state.players):
        cards += state.collection[seat][: state.collection_size[seat]]
    if sorted(cards) != [card for card in range(CARDS) if state.in_play >> card & 1]:
        yield f"cards are lost or doubled: {sorted(cards)}"
    for seat in range(state.players):
        for card, place in hidden:
            own = place in (IN_HAND + seat, IN_BLACK + seat)
            if own == bool(state.may[seat][place] >> card & 1) and card != state.offer:
                yield f"seat {seat} is wrong about card {card} at {place}"
        if state.claim[seat] != count_claim(state, seat):
            yield f"seat {seat} has a wrong claim to the cookie"


def hidden_cards(state: State) -> Iterator[tuple[int, int]]:
    """Yield all cards that are hidden from some seat, with their place."""
    for seat in range(state.players):
        yield from ((card, IN_HAND + seat) for card in state.hand[seat][: state.hand_size[seat]])
        yield from ((card, IN_BLACK + seat) for card in state.black[seat][: state.black_size[seat]])
    yield from ((card, IN_DECK) for card in state.deck[: state.deck_size])
    yield from ((card, IN_DISCARDS) for card in state.discards[: state.discards_size])
    if state.offer != NONE:
        yield state.offer, IN_HAND + state.turn


def count_claim(state: State, seat: int) -> int:
    """H9: return the claim to the cookie, counted from the collection."""
    collection = state.collection[seat][: state.collection_size[seat]]
    types = {card // VALUES for card in collection}
    if state.black_size[seat] and state.black_hat_is_a_type:
        types.add(BLACK_HAT)
    number = len(types)
    for value in range(VALUES):
        number = number * 16 + sum(card % VALUES == value for card in collection)
    return number
