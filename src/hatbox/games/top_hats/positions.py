"""Top Hats as data: positions, deals and results, written and read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from hatbox.compiled.records import States, to_object, write_back
from hatbox.engine.errors import BadInput
from hatbox.engine.game import ABSENT, HIDDEN, JSON, NONE, Absent, Standing
from hatbox.engine.notation import expect_seat, shaped
from hatbox.engine.secure_random import SecureRandom
from hatbox.games.top_hats import rules
from hatbox.games.top_hats.notation import cell_of, colour_of
from hatbox.games.top_hats.state import (
    BELOW,
    BUILDING,
    CELL_NAMES,
    CELLS,
    CENTRE,
    COLOURS,
    MOVING,
    NOBODY,
    RING_OF,
    State,
)

MOST = 1_000_000


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Top Hats, as it is written."""

    turn: int
    stacks: dict[str, list[str]]
    band: int | None = None  # None: nothing was narrowed
    narrowed: int = 0
    stall: int = 0
    builders: dict[str, int] = {}


def builders(state: State) -> JSON | Absent:
    """Who built each stack, where that is remembered."""
    told: dict[str, JSON] = {
        CELL_NAMES[cell]: builder for cell, builder in enumerate(state.builder) if builder not in (NONE, NOBODY)
    }
    return told or ABSENT


def phase(state: State) -> JSON | Absent:
    """What is done before all stacks stand."""
    return ABSENT if state.phase == MOVING else "building" if state.phase == BUILDING else "placing"


def built(state: State) -> JSON | Absent:
    """By seat, the stacks that are not placed yet: middle and bottom."""
    if state.phase == MOVING:
        return ABSENT
    return [
        [[hat_name(hat) for hat in below] for below in state.built[seat] if below[0] != NONE]
        for seat in range(state.players)
    ]


def moving(state: State) -> JSON | Absent:
    """In the middle of a move: where it began and where it is."""
    if state.phase != MOVING or state.origin == NONE:
        return ABSENT
    return [CELL_NAMES[state.origin], CELL_NAMES[state.at]]


def stacks(state: State) -> JSON:
    """Every stack on the board, null where a view has holes."""
    return {CELL_NAMES[cell]: stack(state, cell) for cell in range(CELLS) if state.builder[cell] != NONE}


PARTS: dict[str, Callable[[State], JSON | Absent]] = {
    "turn": lambda state: state.turn,
    "stacks": stacks,
    "band": lambda state: state.band,
    "narrowed": lambda state: state.narrowed,
    "stall": lambda state: state.stall,
    "builders": builders,
    "phase": phase,
    "built": built,
    "moving": moving,
}
ALIKE = frozenset(("turn", "band", "narrowed", "stall", "builders", "phase", "moving"))  # what all viewers see alike


def has_position(record: State) -> bool:
    """Whether all stacks stand and none is in flight: there is no position format for anything else."""
    state = to_object(State, record)
    return state.phase == MOVING and state.origin == NONE


def hat_name(hat: int) -> JSON:
    """The colour of a hat, null if hidden."""
    return None if hat == HIDDEN else COLOURS[hat]


def stack(state: State, cell: int) -> list[JSON]:
    """The hats of a stack from the top down."""
    top = next(colour for colour, cells in enumerate(state.owned) if cells >> cell & 1)
    return [hat_name(hat) for hat in (top, *state.below[cell]) if hat != NONE]


def from_position(states: States, data: Mapping[str, JSON]) -> None:
    """Set up a blank state as the position says."""
    given = shaped(data, Position, "position")
    state = to_object(State, states[0])
    expect_seat("turn", given.turn, state.players)
    for field, number, least, most in (
        ("narrowed", given.narrowed, 0, state.narrowings),
        ("stall", given.stall, 0, MOST),
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
    """Put one stack, its hats from the top down, onto the board."""
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


def hats_of_a_colour(state: State) -> int:
    """T2: so many there are."""
    return state.own_hats + state.foreign_hats


def count_hats(state: State) -> None:
    """T2: there are so many hats of a colour; and count the buried ones by builder."""
    for colour in range(state.players):
        buried = 0
        for cell in range(CELLS):
            hats = state.below[cell].count(colour)
            buried += hats
            if hats:
                state.buried[state.builder[cell]][colour] += hats
        count = buried + state.owned[colour].bit_count()
        if count > hats_of_a_colour(state):
            raise BadInput("top-too-many-hats", colour=COLOURS[colour], count=count, most=hats_of_a_colour(state))


def draw_deal(record: State, random: SecureRandom) -> dict[str, JSON]:
    """T3: chance deals nothing."""
    return {}


def deal_of(record: State) -> dict[str, JSON]:
    """Chance deals nothing: the secret is in what is built."""
    return {}


def from_deal(states: States, data: Mapping[str, JSON]) -> None:
    """T3: chance deals nothing; everybody takes the hats to build with."""
    if data:
        raise BadInput("top-deal-not-empty", field=next(iter(data)))
    rules.take_hats(states[0])


def result(record: State) -> dict[str, JSON]:
    """T11, T13: 1 for a sole winner, equal shares of a stalled game."""
    state = to_object(State, record)
    seats = range(state.players)
    shares = [float(rules.payoff(record, seat)) if any(state.owned) else 0.0 for seat in seats]
    over = rules.is_won(record)
    scores: list[JSON] = [int(share) if share in (0.0, 1.0) else share for share in shares]
    return {
        "scores": scores,
        "winners": [seat for seat in seats if shares[seat] > 0],
        "ended": "complete" if over else "stalled",
    }


def resignation(result: dict[str, JSON], winners: Sequence[int]) -> dict[str, JSON]:
    """Return the result when the other of two has resigned: it has lost."""
    scores: list[JSON] = [int(seat in winners) for seat in range(2)]
    return {**result, "winners": [*winners], "ended": "resigned", "scores": scores}


def score_preview(players: int, numbers: Sequence[int]) -> Standing:
    """T5: what `rules.score_parts` has written; stacks are what counts. Nobody has hats to build with later (T3)."""
    scores, details = [], []
    for at in range(0, players * rules.PARTS, rules.PARTS):
        stacks, hats, lost, *supply = numbers[at : at + rules.PARTS]
        to_build = dict(zip(COLOURS[:players], supply, strict=False)) if any(supply) else {}
        details.append({"stacks": stacks, "hats": hats, "lost": lost, **to_build})
        scores.append(stacks)
    return Standing(scores, details)
