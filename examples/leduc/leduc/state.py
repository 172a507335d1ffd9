"""The vocabulary of Leduc poker: cards, actions and the state.

The rules, with the ids by which the code cites them:

L1  The deck has six cards: jack, queen and king, each in spades and in hearts. Two play.
L2  Everybody puts one chip in and is dealt one card, which nobody else sees.
L3  There are two rounds of bets, begun by the same player. Between them a card is turned up for both, the board.
L4  Whoever is to act may call (put in as many chips as the other has, perhaps none), or raise: call, and put in two
    chips more in the first round, four in the second. There are at most two raises in a round.
L5  Who has put in less than the other may fold, and loses what it has put in.
L6  A call ends the round, unless it is the first action in it.
L7  After the second round, a card of the board's rank wins, else the higher rank; equal ranks win nothing.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from hatbox.compiled.records import Int8, UInt64

SEATS = 2  # L1
CARD_NAMES = ("Js", "Jh", "Qs", "Qh", "Ks", "Kh")  # L1
CARDS = len(CARD_NAMES)
SUITS = 2  # a card's rank is its number // SUITS
ANTE = 1  # L2
ROUNDS = 2  # L3
MAX_RAISES = 2  # L4, in a round
MAX_ACTIONS = MAX_RAISES + 2  # L6, in a round: call, raise, raise, call
MAX_CHIPS = 13  # that a seat can put in: the ante, two raises of 2, two of 4

TEXTS = ("fold", "call", "raise")
FOLD, CALL, RAISE = range(3)
ACTIONS = len(TEXTS)


class State:
    """A hand of Leduc poker. A card is 0 ... 5, HIDDEN (-1) in a view."""

    rng: UInt64  # chance of this game; 0 in a view

    players: Int8  # 2
    first_asked: Int8  # who begins: a seat, or HIDDEN: drawn at the deal
    first: Int8  # the seat that begins both rounds

    turn: Int8  # the seat that is to act
    round: Int8  # 0 or 1; ROUNDS once the hand is over
    raises: Int8  # in this round
    acted: Int8  # actions in this round
    folded: Int8  # L5: the seat that has folded, NONE (-2) if nobody has

    board: Int8  # L3: the card for both, face down in the first round
    hand: Annotated[list[int], np.int8, SEATS]  # L2: the card of each seat
    chips: Annotated[list[int], np.int8, SEATS]  # put in by each seat
    bets: Annotated[list[list[int]], np.int8, (ROUNDS, MAX_ACTIONS)]  # CALL or RAISE, NONE where nothing was done yet
