"""The vocabulary of Magic Hat: kinds, actions, and the one record that is a game."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, NamedTuple

import numpy as np

from hatbox.compiled.buffers import constant
from hatbox.compiled.records import Int8, Int32, UInt64

SEATS = 4
SLOTS = 7  # M2
CHARACTERS = 20  # M1
MAGIC_HATS = 4  # M1
HATS = CHARACTERS + MAGIC_HATS
LAST_SLOTS = 3  # M7

KINDS = (  # M1, in the order of their numbers
    *("king", "queen", "princess", "knight", "wizard", "jester", "cook", "maid", "dragon", "astrologer"),
    *("noble", "archer", "monk", "bishop", "troubadour", "farmer", "miner", "fairy", "sultan", "sailor"),
)
MAGIC = len(KINDS)  # the kind of a magic hat
HAT_NAMES = (*KINDS, "magic")
KINDS_OF = {  # M1: which kinds are in the box, by option `copies`
    1: tuple(range(20)),
    2: tuple(range(10)),
    4: tuple(KINDS.index(name) for name in ("king", "knight", "wizard", "jester", "dragon")),
}
IN_BOX = constant(
    [[kind in KINDS_OF.get(copies, ()) for kind in range(len(KINDS))] for copies in range(max(KINDS_OF) + 1)]
)


class Size(NamedTuple):
    """Dimensions of a game: those of the rulebook, or smaller ones whose whole tree can be searched."""

    slots: int
    last_slots: int  # M7: the game ends with this many left
    kinds: int  # at most, in the box


SIZE_NAMES = ("full", "small", "tiny")
SIZES = (Size(SLOTS, LAST_SLOTS, len(KINDS)), Size(3, 1, 4), Size(2, 1, 3))

# The options of a game, for `set_up`.
EDITION, NO_SWAP_BACK, COPIES, MAGIC_HATS_OPTION, DEAD_TABLE, STALL_LIMIT, MEMORY_AID, SIZE = range(8)
REDEAL = 0  # DEAD_TABLE

PAIRS = tuple(combinations(range(SLOTS), 2))  # M5: the swaps, lower slot first
LOWER = constant([low for low, _ in PAIRS])
UPPER = constant([high for _, high in PAIRS])

# Actions: named ranges; the comment says what is added to the first number of a range.
PEEK = 0  # + slot
SWAP = PEEK + SLOTS  # + number of the pair
OPEN = SWAP + len(PAIRS)  # + slot
ROLL = OPEN + SLOTS  # chance lays out all face-down hats again
ACTIONS = ROLL + 1
MAX_LEGAL = ROLL

EVERYBODY = SEATS  # the row of `seen` after those of the seats: what all have seen, and so spectators too
VIEWERS = SEATS + 1  # rows of `seen`


class State:
    """A game of Magic Hat. A kind is 0 ... 19 or MAGIC, HIDDEN (-1) in a view, NONE (-2) where nothing is."""

    rng: UInt64  # chance of this game; 0 in a view

    players: Int8  # 2 ... 4
    copies: Int8  # 1, 2 or 4, option M1
    characters: Int8  # M1: in the box
    slots: Int8  # M2
    last_slots: Int8  # M7: the game ends with this many left
    magic_hats: Int8  # 0 or 4, option M11
    no_swap_back: Int8  # 0 or 1, option M5
    redeals: Int8  # 0 or 1, option M9 `dead_table`: a dead table is laid out again
    first_asked: Int8  # the seat that begins as requested, or HIDDEN: drawn at the deal
    first: Int8  # the seat that begins
    stall_limit: Int32  # option M10, 0 for none

    turn: Int8  # the seat whose turn it is
    shuffling: Int8  # 0 or 1, M9: the table is dead, and chance must lay it out again
    last_swap: Int8  # M5: the pair swapped in the turn before, NONE otherwise
    stall: Int32  # M10: turns in a row in which no card was won

    row: Annotated[list[int], np.int8, SLOTS]  # characters, slot 1 first
    hats: Annotated[list[int], np.int8, SLOTS]  # the hats above them, face down
    seen: Annotated[list[int], np.int8, VIEWERS]  # M13 by seat, and EVERYBODY: slots whose hat is known (bits)
    character_pile: Annotated[list[int], np.int8, CHARACTERS]  # face down, the next is the last
    character_pile_size: Int8
    hat_pile: Annotated[list[int], np.int8, HATS]  # face down, the next is the last
    hat_pile_size: Int8
    characters_left: Annotated[list[int], np.int8, CHARACTERS]  # how many of each kind are in the pile; all can tell
    hats_left: Annotated[list[int], np.int8, MAGIC + 1]  # how many of each kind lie face down; all can tell

    pairs: Annotated[list[int], np.int8, SEATS]  # won, by seat
    magic: Annotated[list[int], np.int8, SEATS]  # magic hats won, by seat
    penalties: Annotated[list[int], np.int32, SEATS]  # M8: may exceed the 16 tokens
