"""What must hold in every state of Top Hats: stacks with one owner, and hats that can be counted."""

from __future__ import annotations

from collections.abc import Iterator

from hatbox.compiled.records import to_object
from hatbox.engine.game import NONE
from hatbox.games.top_hats.state import (
    BUILDING,
    CELLS,
    CENTRE,
    RING_OF,
    SEATS,
    State,
)


def violations(record: State) -> Iterator[str]:
    """Everything that is wrong with a state."""
    state = to_object(State, record)
    for cell in range(CELLS):
        owners = sum(owned >> cell & 1 for owned in state.owned)
        if owners != (state.builder[cell] != NONE):
            yield f"the stack on cell {cell} has {owners} owners"
        if state.below[cell] != sorted(state.below[cell], key=lambda hat: hat == NONE):
            yield f"the stack on cell {cell} has a gap"
        if owners and (cell == CENTRE or RING_OF[cell] > state.band):
            yield f"a stack stands where none may, on cell {cell}"
    for builder in range(SEATS + 1):
        for colour in range(SEATS):
            buried = sum(state.below[c].count(colour) for c in range(CELLS) if state.builder[c] == builder)
            if builder < SEATS:
                buried += sum(stack.count(colour) for stack in state.built[builder])
            if state.buried[builder][colour] != buried and state.phase != BUILDING:
                yield f"the hats of colour {colour} that {builder} has buried are miscounted"
    for colour in range(state.players):
        hats = state.owned[colour].bit_count() + sum(state.buried[builder][colour] for builder in range(SEATS + 1))
        unplaced = (
            sum(stack[0] != NONE for stack in state.built[colour]) if state.phase != BUILDING else state.stacks_each
        )
        if hats + unplaced > state.own_hats + state.foreign_hats:
            yield f"there are too many hats of colour {colour}"
