"""Positions and deals of Top Hats, read from JSON; and the invariants of a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from hatbox.compiled.records import States, to_object, write_back
from hatbox.engine.errors import BadInput
from hatbox.engine.game import JSON, NONE
from hatbox.engine.notation import convert_json, expect_seat
from hatbox.games.top_hats import rules
from hatbox.games.top_hats.notation import cell_of, colour_of
from hatbox.games.top_hats.state import (
    BELOW,
    BUILDING,
    CELLS,
    CENTRE,
    COLOURS,
    MOVING,
    NOBODY,
    RING_OF,
    SEATS,
    State,
)

MAX_STALL = 1_000_000


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Top Hats as JSON."""

    turn: int
    stacks: dict[str, list[str]]
    band: int | None = None  # None: nothing was narrowed
    narrowed: int = 0
    stall: int = 0
    builders: dict[str, int] = {}


def has_position(record: State) -> bool:
    """Return whether all stacks are placed and no move is under way: other states have no position format."""
    state = to_object(State, record)
    return state.phase == MOVING and state.origin == NONE


def from_position(states: States, data: Mapping[str, JSON]) -> None:
    """Set up a blank state from a position."""
    given = convert_json(data, Position, "position")
    state = to_object(State, states[0])
    expect_seat("turn", given.turn, state.players)
    for field, number, least, most in (
        ("narrowed", given.narrowed, 0, state.narrowings),
        ("stall", given.stall, 0, MAX_STALL),
    ):
        if not least <= number <= most:
            raise BadInput("bad-number", field=field, number=number, least=least, most=most)
    band, expected = state.rings if given.band is None else given.band, state.rings - given.narrowed
    if band != expected:
        raise BadInput("top-band-and-narrowed", narrowed=given.narrowed, band=band, expected=expected)
    state.phase = MOVING
    state.turn = state.first = given.turn
    state.band, state.narrowed, state.stall = band, given.narrowed, given.stall
    most = state.stacks_each * state.players
    if not 1 <= len(given.stacks) <= most:
        raise BadInput("top-stack-count", count=len(given.stacks), most=most)
    for name, hats in given.stacks.items():
        put_stack(state, name, hats)
    for name, seat in given.builders.items():
        if name not in given.stacks:
            raise BadInput("top-no-stack-built", cell=name)
        expect_seat(f"builders.{name}", seat, state.players)
        state.builder[cell_of(name)] = seat
    count_hats(state)
    write_back(state, states[0])


def put_stack(state: State, name: str, hats: list[str]) -> None:
    """Put one stack on the board, its hats from the top down; raise if that is not possible."""
    cell = cell_of(name)
    if cell == CENTRE:
        raise BadInput("top-centre-taken", cell=name)
    if RING_OF[cell] > state.band:
        raise BadInput("top-forbidden-ground", cell=name, band=state.band)
    if not 1 <= len(hats) <= BELOW + 1:
        raise BadInput("top-stack-height", cell=name, height=len(hats), most=BELOW + 1)
    colours = [colour_of(hat) for hat in hats]
    if max(colours) >= state.players:
        raise BadInput("top-colour-not-playing", colour=COLOURS[max(colours)], players=state.players)
    state.owned[colours[0]] |= 1 << cell
    state.below[cell][: len(colours) - 1] = colours[1:]
    state.builder[cell] = NOBODY


def count_hats(state: State) -> None:
    """Count the buried hats by builder and colour; T2: raise if there are too many of a colour."""
    most = state.own_hats + state.foreign_hats
    for colour in range(state.players):
        buried = 0
        for cell in range(CELLS):
            hats = state.below[cell].count(colour)
            buried += hats
            if hats:
                state.buried[state.builder[cell]][colour] += hats
        count = buried + state.owned[colour].bit_count()
        if count > most:
            raise BadInput("top-too-many-hats", colour=COLOURS[colour], count=count, most=most)


def from_deal(states: States, data: Mapping[str, JSON]) -> None:
    """T3: take the hats to build with; chance deals nothing."""
    if data:
        raise BadInput("top-deal-not-empty", field=next(iter(data)))
    rules.take_hats(states[0])


def resignation(result: dict[str, JSON], winners: Sequence[int]) -> dict[str, JSON]:
    """Return the result when one of two players has resigned."""
    scores: list[JSON] = [int(seat in winners) for seat in range(2)]
    return {**result, "winners": [*winners], "ended": "resigned", "scores": scores}


# --- invariants ----------------------------------------------------------------------------------------------


def violations(record: State) -> Iterator[str]:
    """Yield what is wrong with a state: every stack has one owner, and hats are counted right."""
    state = to_object(State, record)
    for cell in range(CELLS):
        owners = sum(owned >> cell & 1 for owned in state.owned)
        if owners != (state.builder[cell] != NONE):
            yield f"the stack on cell {cell} has {owners} owners"
        if state.below[cell] != sorted(state.below[cell], key=lambda hat: hat == NONE):
            yield f"the stack on cell {cell} has a gap"
        if owners and (cell == CENTRE or RING_OF[cell] > state.band):
            yield f"there is a stack on the forbidden cell {cell}"
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
