"""The vocabulary of Hats: cards, actions, and the one record that is a game."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from hatbox.compiled.buffers import constant
from hatbox.compiled.records import Int8, Int16, Int64, UInt64

SEATS = 4
TYPES = 7
VALUES = 6
CARDS = TYPES * VALUES  # H1: a card is type * 6 + value - 1
PLACES = 6  # H2: positions of the tea table, counted from 0
HAND = 9  # H3
TURNS = HAND - 1  # H10: main actions of each player

BLACK_HAT = TYPES  # H9: black hats count as one further type

TYPE_LETTERS = "BCDFKST"  # H1: beret, cloche, deerstalker, fez, kepi, sombrero, tricorne
CARD_NAMES = tuple(f"{letter}{value}" for letter in TYPE_LETTERS for value in range(1, VALUES + 1))

TYPE = constant([card // VALUES for card in range(CARDS)])
VALUE = constant([card % VALUES + 1 for card in range(CARDS)])

MAY_TAKE = constant(  # H5 by card: those it may be played onto (set of bits): same type, or strictly lower
    [
        sum(1 << taken for taken in range(CARDS) if card // VALUES == taken // VALUES or card % VALUES > taken % VALUES)
        for card in range(CARDS)
    ],
    np.int64,
)


class Size(NamedTuple):
    """Dimensions of a game: those of the rulebook, or smaller ones whose whole tree can be searched."""

    types: int  # the others are removed
    values: int
    places: int
    dealt: int  # cards to each hand
    optional: int  # 0 or 1: turns have the optional action


SIZE_NAMES = ("full", "small", "tiny")
SIZES = (Size(TYPES, VALUES, PLACES, HAND, 1), Size(2, 5, 2, 3, 1), Size(2, 3, 2, 2, 0))

EDITION, BLACK_HAT_IS_A_TYPE, TIEBREAK_BLACK_HATS, REMOVED, SIZE = range(5)  # the options of a game, for `set_up`

# Actions: named ranges; the comment says what is added to the first number of a range.
EXCHANGE = 0  # + card * PLACES + position
BLACK = EXCHANGE + CARDS * PLACES  # + card
DISCARD = BLACK + CARDS  # + card
OFFER = DISCARD + CARDS  # + card
GIVE = OFFER + CARDS  # + card
END = GIVE + CARDS
ROLL = END + 1  # chance shuffles the discard pile into a new deck
ACTIONS = ROLL + 1
MAX_LEGAL = HAND * (PLACES + 1) + HAND + 1

# Actions of others whose card stays hidden, as `glimpse` returns them.
BLACK_UNSEEN = ACTIONS
DISCARD_UNSEEN = ACTIONS + 1
OFFER_UNSEEN = ACTIONS + 2
GIVE_UNSEEN = ACTIONS + 3

# Where a hidden card may lie (second index of `may`).
IN_HAND = 0  # + seat
IN_BLACK = IN_HAND + SEATS  # + seat
IN_DECK = IN_BLACK + SEATS
IN_DISCARDS = IN_DECK + 1
PLACES_HIDDEN = IN_DISCARDS + 1


class State:
    """A game of Hats. A card is 0 ... 41, HIDDEN (-1) in a view, NONE (-2) where no card is."""

    rng: UInt64  # chance of this game; 0 in a view
    may: Annotated[list[list[int]], np.int64, (SEATS, PLACES_HIDDEN)]  # by seat and place: the cards that,
    #   as far as the seat can tell, may lie hidden there (set of bits); cards shown since are not removed
    in_play: Int64  # the cards of this game (set of bits): H3 removes two types with two players
    claim: Annotated[list[int], np.int64, SEATS]  # H9 by seat: types shown, then how many 1s, 2s ... 6s are
    #   collected, four bits each: of two claims to the cookie the larger number wins

    players: Int8  # 2 ... 4
    black_hat_is_a_type: Int8  # 0 or 1, option H15
    tiebreak_black_hats: Int8  # 0 or 1, option H15
    first_asked: Int8  # the seat that begins as requested, or HIDDEN: drawn at the deal
    removed_asked: Int16  # H3: types to remove as requested (set of bits), 0: drawn at the deal
    first: Int8  # the seat that begins

    turn: Int8  # the seat whose turn it is
    main_done: Int8  # 0 or 1, H4
    optional_done: Int8  # 0 or 1, H4
    offer: Int8  # H8: the card laid face down for the partner, who must answer; NONE otherwise
    shuffling: Int8  # 0 or 1, H7: the deck is empty, and chance must shuffle
    drew: Int8  # H7: the card that the last action drew from the deck, NONE otherwise
    cookie: Int8  # the holder, NONE while it lies on the table

    table: Annotated[list[int], np.int8, PLACES]  # face up, position 1 first
    hand: Annotated[list[list[int]], np.int8, (SEATS, HAND)]  # in the order they came
    hand_size: Annotated[list[int], np.int8, SEATS]
    collection: Annotated[list[list[int]], np.int8, (SEATS, TURNS)]  # face up, in the order they came
    collection_size: Annotated[list[int], np.int8, SEATS]
    black: Annotated[list[list[int]], np.int8, (SEATS, TURNS)]  # face down, known to the owner
    black_size: Annotated[list[int], np.int8, SEATS]
    shown: Annotated[list[int], np.int16, SEATS]  # H9 by seat: types shown (set of bits, BLACK_HAT the last)
    deck: Annotated[list[int], np.int8, CARDS]  # the next card is the last
    deck_size: Int8
    discards: Annotated[list[int], np.int8, CARDS]  # face down, oldest first
    discarder: Annotated[list[int], np.int8, CARDS]  # the seat that discarded each; HIDDEN in a position set up by hand
    discards_size: Int8

    values: Int8  # H1: cards of each type, 6 or fewer
    places: Int8  # H2: positions of the tea table
    dealt: Int8  # H3: cards in a hand at the deal
    no_optional: Int8  # 0 or 1: no optional actions (the smallest size)
