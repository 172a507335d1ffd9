"""Counts for studies of Top Hats: stacks built and placed, captures by cell, duties, and how a game begins."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer, constant
from hatbox.compiled.intrinsics import lsb
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import NONE
from hatbox.engine.parts import ItemGroup
from hatbox.games.top_hats.rules import capturers, enemies, may_narrow, walkers
from hatbox.games.top_hats.state import (
    BUILD,
    CELL_NAMES,
    CELLS,
    MOVING,
    NARROW,
    PLACE,
    RING,
    RING_OF,
    ROWS,
    SEATS,
    START,
    STOP,
)

HEXAGON = tuple((int(name[1]) - 5 - (ROWS.index(name[0]) - 4) / 2, 4 - ROWS.index(name[0])) for name in CELL_NAMES)
GROUPS = (
    ItemGroup("Stacks placed", CELL_NAMES, HEXAGON),
    ItemGroup("Hats captured", CELL_NAMES, HEXAGON),
    ItemGroup("Stacks built: below the top", ("own, own", "own, other", "other, own", "other, other")),
    ItemGroup(
        "Rules at work",
        (
            "T7: a capture uncovered an own hat",
            "T8: had to capture",
            "T8: had to capture from the band",
            "T9: had to leave the band",
            "T10: could narrow",
        ),
        is_use=True,
    ),
)
PLACED = 0  # + cell
CAPTURED = PLACED + CELLS  # + cell
BUILT = CAPTURED + CELLS  # + 2 * (middle is another's) + (bottom is another's)
UNCOVERED_OWN, HAD_TO_CAPTURE, HAD_TO_FROM_BAND, HAD_TO_LEAVE, COULD_NARROW = range(BUILT + 4, BUILT + 9)

CORNERS = ("C3", "C5", "E3", "E7", "G5", "G7", "B2", "B5", "E2", "E8", "H5", "H8")  # of rings 2 and 3
OPENINGS = ("ring 2, corner", "ring 2, edge", "ring 3, corner", "ring 3, edge", "ring 1")
OPENING_OF = constant(
    [
        4 if RING_OF[cell] < 2 else 2 * (min(RING_OF[cell], 3) - 2) + (name not in CORNERS)
        for cell, name in enumerate(CELL_NAMES)
    ]
)
RULES = {
    "top-build": "T3",
    "top-place": "T4",
    "top-step": "T6",
    "top-jump": "T6",
    "top-stop": "T6",
    "top-captured": "T7",
    "top-captured-last": "T7",
    "top-narrow": "T10",
    "top-pass": "T12",
}


@rule
def count_items(states: States, actions: Buffer, movers: Buffer, count: int, counts: Buffer) -> None:
    """Count the stacks built and placed, the captures, and the duties of each seat."""
    for k in range(count):
        seat, action = movers[k], actions[k]
        before, row = states[k], counts[seat]
        if action < PLACE:
            middle, bottom = (action - BUILD) // SEATS, (action - BUILD) % SEATS
            row[BUILT + 2 * (middle != seat) + (bottom != seat)] += 1
        elif action < START:
            row[PLACED + (action - PLACE) % CELLS] += 1
        elif before.phase == MOVING:
            if before.origin == NONE:
                row[COULD_NARROW] += may_narrow(before)
                if action != NARROW:
                    count_duties(before, row)
            if action == STOP:
                count_captures(before, states[k + 1], seat, row)


@rule
def count_duties(state: States, row: Buffer) -> None:
    """T8, T9: count what the mover must do, if anything."""
    band = RING[state.band]
    able = capturers(state)
    if able:
        row[HAD_TO_CAPTURE] += 1
        row[HAD_TO_FROM_BAND] += able & band != 0
    elif state.owned[state.turn] & band and walkers(state) & band:
        row[HAD_TO_LEAVE] += 1


@rule
def count_captures(before: States, after: States, seat: int, row: Buffer) -> None:
    """T7: count the hats that a move captured, by cell, and those that uncovered a hat of the mover."""
    left = before.jumped & enemies(before)
    while left:
        cell = lsb(left)
        left &= left - 1
        row[CAPTURED + cell] += 1
        row[UNCOVERED_OWN] += after.owned[seat] >> cell & 1


@rule
def opening(states: States, actions: Buffer, movers: Buffer, count: int) -> int:
    """Return where the first stack is placed."""
    for k in range(count):
        if PLACE <= actions[k] < START:
            kind: int = OPENING_OF[(actions[k] - PLACE) % CELLS]
            return kind
    return 0
