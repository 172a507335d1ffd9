"""The vocabulary of Top Hats: board, actions, and the one record that is a game."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from hatbox.compiled.buffers import constant
from hatbox.compiled.records import Int8, Int32, Int64, UInt64

SEATS = 3
COLOURS = ("red", "yellow", "blue")  # T2: of seats 0, 1, 2
STACKS = 5  # T3: of each player
BELOW = 2  # hats below the top of a new stack
OWN_HATS = 9  # T3: of the own colour, one of them on top of each stack
FOREIGN_HATS = 6  # T3: of the other colours together


class Size(NamedTuple):
    """Dimensions of a game: those of the rulebook, or smaller ones whose whole tree can be searched."""

    rings: int  # of the board around the centre
    stacks: int  # of each player
    own_hats: int  # of each player, one of them on top of each stack
    foreign_hats: int  # of the other colours together


# --- T1: the board. Rows A to I; in a row the columns by diagonal number. Cells are numbered A1 ... I9.

ROWS = "ABCDEFGHI"
CELL_NAMES = tuple(
    f"{letter}{column}" for row, letter in enumerate(ROWS) for column in range(max(1, row - 3), min(9, row + 5) + 1)
)
CELLS = len(CELL_NAMES)  # 61
CELL_OF = {name: cell for cell, name in enumerate(CELL_NAMES)}
CENTRE = CELL_OF["E5"]  # T2: here stands the neutral hat
RINGS = 4
STEPS = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0))  # T1: row and column to the six neighbours
DIRECTIONS = len(STEPS)


def _towards(name: str, direction: int, steps: int) -> int:
    row, column = ROWS.index(name[0]), int(name[1])
    row, column = row + STEPS[direction][0] * steps, column + STEPS[direction][1] * steps
    return CELL_OF.get(f"{ROWS[row]}{column}", -1) if 0 <= row < len(ROWS) else -1


def _ring(name: str) -> int:
    row, column = ROWS.index(name[0]) - 4, int(name[1]) - 5
    return max(abs(row), abs(column), abs(row - column))


RING_OF = tuple(_ring(name) for name in CELL_NAMES)
NEIGHBOUR = constant([[_towards(name, d, 1) for d in range(DIRECTIONS)] for name in CELL_NAMES])  # -1: off the board
BEHIND = constant([[_towards(name, d, 2) for d in range(DIRECTIONS)] for name in CELL_NAMES])  # -1: off the board
RING = constant([sum(1 << cell for cell in range(CELLS) if RING_OF[cell] == r) for r in range(RINGS + 1)], np.int64)
FIELD = constant([sum(1 << cell for cell in range(CELLS) if RING_OF[cell] <= r) for r in range(RINGS + 1)], np.int64)
NEUTRAL = 1 << CENTRE
HOME = constant(  # T4, by the rings of the board: where stacks are placed, in the two rings inside the outermost
    [sum(1 << cell for cell in range(CELLS) if max(1, r - 2) <= RING_OF[cell] < r) for r in range(RINGS + 1)], np.int64
)
SIZE_NAMES = ("full", "small", "tiny")
SIZES = (Size(RINGS, STACKS, OWN_HATS, FOREIGN_HATS), Size(3, 2, 4, 2), Size(3, 1, 2, 1))

NARROWINGS, STALL_LIMIT, SIZE = range(3)  # the options of a game, for `set_up`

# --- actions: named ranges; the comment says what is added to the first number of a range

BUILD = 0  # + middle * SEATS + bottom
PLACE = BUILD + SEATS * SEATS  # + stack * CELLS + cell
START = PLACE + STACKS * CELLS  # + cell * DIRECTIONS + direction: a step, or the first jump
JUMP = START + CELLS * DIRECTIONS  # + direction: a further jump of the same move
STOP = JUMP + DIRECTIONS  # the jumps end here
NARROW = STOP + 1
PASS = NARROW + 1
ACTIONS = PASS + 1
MAX_LEGAL = STACKS * (RING_OF.count(2) + RING_OF.count(3))  # placing the first stack

BUILD_UNSEEN = ACTIONS  # another player builds, as `glimpse` returns it

BUILDING, PLACING, MOVING = 0, 1, 2  # phases
NOBODY = SEATS  # builder of a stack in a position set up by hand, if not given


class State:
    """A game of Top Hats. A hat is 0 ... 2, HIDDEN (-1) in a view, NONE (-2) where no hat is."""

    rng: UInt64  # chance of this game; 0 in a view
    owned: Annotated[list[int], np.int64, SEATS]  # by colour: cells whose stack shows it on top (set of bits)
    jumped: Int64  # T6: cells of the stacks jumped so far in this move (set of bits)

    players: Int8  # 2 or 3
    rings: Int8  # T1: of the board
    stacks_each: Int8  # T3: of each player
    own_hats: Int8  # T3: that each player builds with
    foreign_hats: Int8  # T3: of the other colours together
    narrowings: Int8  # 0 ... 2, option T10
    stall_limit: Int32  # option T13, 0 for none
    first_asked: Int8  # the seat that begins as requested, or HIDDEN: drawn at the deal
    first: Int8  # the seat that begins

    phase: Int8  # BUILDING, PLACING or MOVING
    turn: Int8  # the seat whose turn it is
    origin: Int8  # T6: where the stack that is jumping started, NONE between moves
    at: Int8  # T6: where it is now, NONE between moves
    band: Int8  # T9: the outermost ring still in play
    narrowed: Int8  # T10: how often
    stall: Int32  # T13: turns in a row without a capture

    below: Annotated[list[list[int]], np.int8, (CELLS, BELOW)]  # the hats under the top of each stack, downwards
    builder: Annotated[list[int], np.int8, CELLS]  # the seat that built the stack there, or NOBODY; NONE: no stack
    built: Annotated[list[list[list[int]]], np.int8, (SEATS, STACKS, BELOW)]  # T3: stacks not yet on the board
    buried: Annotated[list[list[int]], np.int8, (SEATS + 1, SEATS)]  # by builder (NOBODY last) and colour: hats below
    #   a top or, while building, in the box for it; all can work that out (T3)
