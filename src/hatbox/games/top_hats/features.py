"""A view of Top Hats as numbers for a learner."""

from __future__ import annotations

from hatbox.compiled.intrinsics import lsb
from hatbox.compiled.jit import rule
from hatbox.engine.features import Blocks, clamp, mark
from hatbox.engine.game import HIDDEN, NONE
from hatbox.games.top_hats.rules import hats_left, hats_to_build, mover, stacks, stacks_built
from hatbox.games.top_hats.state import BELOW, BUILDING, CELLS, FIELD, RING, SEATS, STACKS, State

BLOCKS = Blocks(
    ("top", (SEATS, CELLS), "1: a stack with a top hat of that seat's colour stands on the cell"),
    ("below", (BELOW, SEATS, CELLS), "1: the hat at that depth below the top is known to be of that seat's colour"),
    ("unknown", (BELOW, CELLS), "1: there is a hat at that depth, and the viewer does not know its colour"),
    ("builder", (SEATS, CELLS), "1: that seat built the stack"),
    ("field", (CELLS,), "1: the cell is still in play"),
    ("band", (CELLS,), "1: the cell is in the outermost ring still in play (T9)"),
    ("origin", (CELLS,), "1: here the stack that is jumping started (T6)"),
    ("at", (CELLS,), "1: here it is now"),
    ("jumped", (CELLS,), "1: this stack was jumped over in the move"),
    ("built", (STACKS, BELOW, SEATS), "1: an own stack not yet on the board has a hat of that colour at that depth"),
    ("to_place", (SEATS,), "stacks of that seat that are built and not yet on the board"),
    ("to_build", (SEATS,), "hats of that colour that the viewer has left to build with (T3)"),
    ("buried", (SEATS, SEATS), "hats of the colour (second) below tops in the stacks built by the seat (first)"),
    ("hats_left", (SEATS,), "hats of that seat's colour still in the game"),
    ("mover", (SEATS,), "1: that seat must act now"),
    ("seated", (SEATS,), "1: there is such a seat"),
    ("phase", (3,), "1: building, placing, moving"),
    ("narrowings_left", (1,), "how often the board may still be narrowed (T10)"),
    ("stall", (1,), "turns in a row without a capture (T13), up to 127"),
    ("stall_limit", (1,), "option T13, up to 127"),
)

TOP, BURIED_AT, UNKNOWN = BLOCKS.start("top"), BLOCKS.start("below"), BLOCKS.start("unknown")
BUILDER, IN_FIELD, IN_BAND = BLOCKS.start("builder"), BLOCKS.start("field"), BLOCKS.start("band")
ORIGIN, AT, JUMPED = BLOCKS.start("origin"), BLOCKS.start("at"), BLOCKS.start("jumped")
BUILT, TO_PLACE, TO_BUILD = BLOCKS.start("built"), BLOCKS.start("to_place"), BLOCKS.start("to_build")
BURIED, HATS_LEFT, MOVER = BLOCKS.start("buried"), BLOCKS.start("hats_left"), BLOCKS.start("mover")
SEATED, PHASE, NARROWINGS_LEFT = BLOCKS.start("seated"), BLOCKS.start("phase"), BLOCKS.start("narrowings_left")


@rule
def features(view: State, seat: int, out: list[int]) -> None:
    """Fill a row of zeros from the view of a seat."""
    acting = mover(view)
    for away in range(view.players):
        other = (seat + away) % view.players
        mark(out, TOP + away * CELLS, CELLS, view.owned[other])
        if view.phase != BUILDING:
            out[TO_PLACE + away] = stacks_built(view, other)
        else:
            out[TO_BUILD + away] = hats_to_build(view, seat, other)
        for more in range(view.players):
            out[BURIED + away * SEATS + more] = view.buried[other][(seat + more) % view.players]
        out[HATS_LEFT + away] = hats_left(view, other)
        out[MOVER + away] = acting == other
        out[SEATED + away] = 1
    standing = stacks(view)
    while standing:
        cell = lsb(standing)
        standing &= standing - 1
        if view.builder[cell] < SEATS:
            out[BUILDER + (view.builder[cell] - seat) % view.players * CELLS + cell] = 1
        for depth in range(BELOW):
            hat = view.below[cell][depth]
            if hat == HIDDEN:
                out[UNKNOWN + depth * CELLS + cell] = 1
            elif hat != NONE:
                out[BURIED_AT + (depth * SEATS + (hat - seat) % view.players) * CELLS + cell] = 1
    mark(out, IN_FIELD, CELLS, FIELD[view.band])
    mark(out, IN_BAND, CELLS, RING[view.band])
    if view.origin != NONE:
        out[ORIGIN + view.origin] = 1
        out[AT + view.at] = 1
    mark(out, JUMPED, CELLS, view.jumped)
    for stack in range(STACKS):
        for depth in range(BELOW):
            hat = view.built[seat][stack][depth]
            if hat >= 0:
                out[BUILT + (stack * BELOW + depth) * SEATS + (hat - seat) % view.players] = 1
    out[PHASE + view.phase] = 1
    out[NARROWINGS_LEFT] = view.narrowings - view.narrowed
    out[NARROWINGS_LEFT + 1] = clamp(view.stall)
    out[NARROWINGS_LEFT + 2] = clamp(view.stall_limit)
