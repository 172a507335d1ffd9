"""Refusals in Top Hats: the rule that forbids a move."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.compiled.records import to_object
from hatbox.engine.errors import IllegalMove
from hatbox.engine.game import NONE
from hatbox.games.top_hats import rules
from hatbox.games.top_hats.state import (
    BEHIND,
    BUILDING,
    CELL_NAMES,
    CELLS,
    COLOURS,
    DIRECTIONS,
    HOME,
    JUMP,
    MOVING,
    NARROW,
    NEIGHBOUR,
    PASS,
    PLACE,
    PLACING,
    RING_OF,
    SEATS,
    START,
    STOP,
    State,
)


def refusal(record: State, actions: Sequence[int]) -> IllegalMove:
    """Return the first rule that an illegal move breaks."""
    state, action = to_object(State, record), actions[-1]
    over = game_over(record)
    if over:
        return over
    if state.phase == BUILDING:
        return _refuse_build(record, state, action)
    if state.phase == PLACING:
        return _refuse_place(state, action)
    if state.origin != NONE:
        return IllegalMove("T6", "top-move-under-way", cell=CELL_NAMES[state.origin])
    if action < START:
        return IllegalMove("T4", "top-all-stacks-stand")
    if action == PASS:
        return IllegalMove("T12", "top-can-move")
    if action == NARROW:
        return _refuse_narrow(record, state)
    return _refuse_move(record, state, actions)


def game_over(record: State) -> IllegalMove | None:
    """Return the refusal of every move once the game is over, else None."""
    if rules.is_won(record):
        return IllegalMove("T11", "top-game-is-over")
    return IllegalMove("T13", "top-game-has-stalled") if rules.is_stalled(record) else None


def expect_to_move(record: State, origin: int, *, going_on: bool) -> None:
    """Raise unless stacks may be moved now and the stack on `origin` is the mover's."""
    state = to_object(State, record)
    over = game_over(record)
    if over:
        raise over
    if state.phase != MOVING:
        building = state.phase == BUILDING
        raise IllegalMove("T3" if building else "T4", "top-build-first" if building else "top-place-first")
    if state.origin != NONE and not (going_on and state.origin == origin):
        raise IllegalMove("T6", "top-move-under-way", cell=CELL_NAMES[state.origin])
    if not state.owned[state.turn] >> origin & 1:
        code = "top-not-yours" if rules.stacks(record) >> origin & 1 else "top-no-stack"
        raise IllegalMove("T5", code, cell=CELL_NAMES[origin], colour=COLOURS[state.turn])


def _refuse_build(record: State, state: State, action: int) -> IllegalMove:
    if action >= PLACE:
        return IllegalMove("T3", "top-build-first")
    hats = [action // SEATS, action % SEATS]
    for hat in hats:
        left = rules.hats_to_build(record, state.turn, hat)
        if left < hats.count(hat):
            return IllegalMove("T3", "top-no-hat-left", colour=COLOURS[hat], left=int(left))
    raise AssertionError("a build with the hats at hand is legal")


def _refuse_place(state: State, action: int) -> IllegalMove:
    if not PLACE <= action < START:
        return IllegalMove("T4", "top-place-first")
    stack, cell = divmod(action - PLACE, CELLS)
    if state.built[state.turn][stack][0] == NONE:
        return IllegalMove("T4", "top-placed-already", stack=stack + 1)
    if not HOME[state.rings] >> cell & 1:
        return IllegalMove("T4", "top-wrong-ring", cell=CELL_NAMES[cell], ring=RING_OF[cell])
    return IllegalMove("T4", "top-cell-taken", cell=CELL_NAMES[cell])


def _refuse_narrow(record: State, state: State) -> IllegalMove:
    if state.narrowed >= state.narrowings:
        return IllegalMove("T10", "top-narrowed-enough", most=state.narrowings)
    count = rules.stacks(record).bit_count()
    if count > rules.MAX_STACKS_TO_NARROW:
        return IllegalMove("T10", "top-too-many-stacks", count=count, most=rules.MAX_STACKS_TO_NARROW)
    return IllegalMove("T10", "top-band-not-empty")


def _refuse_move(record: State, state: State, actions: Sequence[int]) -> IllegalMove:
    """Follow the path as far as it goes, then return the duty that it neglects."""
    origin, direction = divmod(actions[0] - START, DIRECTIONS)
    blockers, free, cell = rules.blockers_for(record, origin), rules.free_for(record, origin), origin
    for action in actions:
        if action == STOP:
            break
        direction = action - JUMP if action >= JUMP else direction
        over, target = int(NEIGHBOUR[cell][direction]), int(BEHIND[cell][direction])
        if action < JUMP and not blockers >> over & 1:
            target = over
        elif not blockers >> over & 1:
            return IllegalMove("T6", "top-jumped-twice", cell=CELL_NAMES[over])
        if RING_OF[target] > state.band:
            return IllegalMove("T10", "top-forbidden", cell=CELL_NAMES[target])
        if not free >> target & 1:
            return IllegalMove("T6", "top-not-empty", cell=CELL_NAMES[target])
        blockers &= ~(1 << over)
        cell = target
    return _refuse_end(record, origin, cell)


def duty(record: State, origin: int) -> IllegalMove | None:
    """T8, T9: return the duty by which another stack must move, or this one must capture; None if there is none."""
    state = to_object(State, record)
    able = rules.capturers(record)
    if able:
        in_band = RING_OF[able.bit_length() - 1] == state.band and not able >> origin & 1
        return IllegalMove("T8", "top-must-capture-from-band" if in_band else "top-must-capture")
    if RING_OF[origin] != state.band and not rules.walkers(record) >> origin & 1 and rules.walkers(record):
        if RING_OF[rules.walkers(record).bit_length() - 1] == state.band:
            return IllegalMove("T9", "top-must-leave-band")
    return None


def _refuse_end(record: State, origin: int, cell: int) -> IllegalMove:
    if (neglected := duty(record, origin)) is not None:
        return neglected
    if cell == origin:
        return IllegalMove("T6", "top-must-end-elsewhere", cell=CELL_NAMES[origin])
    return IllegalMove("T9", "top-not-in-band", cell=CELL_NAMES[cell])
