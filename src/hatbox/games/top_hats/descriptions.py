"""Top Hats in words: what its numbers mean in positions, moves, events, refusals and results."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import lsb, popcount
from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE
from hatbox.engine.schema import (
    INT,
    Bits,
    Constants,
    Either,
    Fields,
    ListOf,
    MapOf,
    Message,
    Motion,
    Name,
    Nothing,
    Optional,
    Scalar,
    Text,
)
from hatbox.engine.tape import put, put2, put3, put4, put5, put_item
from hatbox.games.top_hats import rules
from hatbox.games.top_hats.move_effects import FULL, buffers_behind, write_effects
from hatbox.games.top_hats.state import (
    BEHIND,
    BELOW,
    BUILD_UNSEEN,
    BUILDING,
    CELL_NAMES,
    CELLS,
    COLOURS,
    DIRECTIONS,
    FIELD,
    HOME,
    JUMP,
    MOVING,
    NARROW,
    NEIGHBOUR,
    NOBODY,
    PASS,
    PLACE,
    PLACING,
    RING,
    RING_OF,
    SEATS,
    STACKS,
    START,
    STOP,
    State,
)

CELL = Name(CELL_NAMES)
HAT = Name(COLOURS)

# --- positions

VIEW = {
    "turn": INT,
    "stacks": MapOf(CELL, ListOf(HAT)),  # from the top down
    "band": INT,
    "narrowed": INT,
    "stall": INT,
    "builders": Optional(MapOf(CELL, INT)),
    "phase": Optional(Name(("building", "placing"))),
    "built": Optional(ListOf(ListOf(ListOf(HAT)))),  # by seat: stacks not yet placed, middle and bottom hat
    "moving": Optional(ListOf(CELL)),  # where the move under way began, where its stack is now
}


@rule
def describe_view(view: State, tape: Buffer) -> int:
    """Write a position; in a view, with holes."""
    at = put2(tape, 0, view.turn, popcount(rules.stacks(view)))
    for cell in range(CELLS):
        if view.builder[cell] != NONE:
            height = 1
            for depth in range(BELOW):
                height += view.below[cell][depth] != NONE
            at = put3(tape, at, cell, height, colour_on(view, cell))
            for depth in range(height - 1):
                at = put(tape, at, view.below[cell][depth])
    at = put3(tape, at, view.band, view.narrowed, view.stall)
    at = describe_builders(view, tape, at)
    at = put(tape, at, view.phase != MOVING)
    if view.phase != MOVING:
        at = put(tape, at, view.phase)
    at = put(tape, at, view.phase != MOVING)
    if view.phase != MOVING:
        at = describe_built(view, tape, at)
    if view.origin == NONE:
        return put(tape, at, 0)
    return put4(tape, at, 1, 2, view.origin, view.at)


@rule
def colour_on(view: State, cell: int) -> int:
    """Return the colour on top of the stack on a cell, NONE without a stack."""
    for colour in range(SEATS):
        if view.owned[colour] >> cell & 1:
            return colour
    return NONE


@rule
def describe_builders(view: State, tape: Buffer, at: int) -> int:
    """Write the builder of each stack, where it is known."""
    known = 0
    for cell in range(CELLS):
        known += 0 <= view.builder[cell] < NOBODY
    at = put(tape, at, known > 0)
    if known:
        at = put(tape, at, known)
        for cell in range(CELLS):
            if 0 <= view.builder[cell] < NOBODY:
                at = put2(tape, at, cell, view.builder[cell])
    return at


@rule
def describe_built(view: State, tape: Buffer, at: int) -> int:
    """T3: write by seat the stacks that are not placed yet."""
    at = put(tape, at, view.players)
    for seat in range(view.players):
        at = put(tape, at, rules.stacks_built(view, seat))
        for stack in range(STACKS):
            if view.built[seat][stack][0] != NONE:
                at = put(tape, at, BELOW)
                for depth in range(BELOW):
                    at = put(tape, at, view.built[seat][stack][depth])
    return at


# --- scores

SUPPLY = {colour: Optional(INT) for colour in COLOURS}  # T3: hats to build with, left out later
SCORES = Fields({"scores": ListOf(INT), "details": ListOf(Fields({"stacks": INT, "hats": INT, "lost": INT, **SUPPLY}))})


@rule
def describe_scores(view: State, tape: Buffer) -> int:
    """T5: write the stacks of each seat, and how many hats of its colour are left and lost."""
    at = put(tape, 0, view.players)
    for seat in range(view.players):
        at = put(tape, at, rules.score(view, seat))
    at = put(tape, at, view.players)
    for seat in range(view.players):
        hats = rules.hats_left(view, seat)
        at = put3(tape, at, rules.score(view, seat), hats, view.own_hats + view.foreign_hats - hats)
        for colour in range(SEATS):
            is_given = view.phase == BUILDING and colour < view.players
            at = put(tape, at, is_given)
            if is_given:
                at = put(tape, at, view.buried[seat][colour])
    return at


RESULT = Fields(
    {
        "scores": ListOf(Constants((0, *(1 / winners if winners > 1 else 1 for winners in range(1, SEATS + 1))))),
        "winners": ListOf(INT),
        "ended": Name(("complete", "stalled")),
    }
)


@rule
def describe_result(state: State, tape: Buffer) -> int:
    """T11, T13: write 1 for a sole winner, equal shares of a stalled game."""
    sharing = 0
    for seat in range(state.players):
        sharing += state.owned[seat] != 0
    at = put(tape, 0, state.players)
    for seat in range(state.players):
        at = put(tape, at, sharing if state.owned[seat] else 0)
    at = put(tape, at, sharing)
    for seat in range(state.players):
        if state.owned[seat]:
            at = put(tape, at, seat)
    return put(tape, at, not rules.is_won(state))


# --- moves

WHOLE_TEXTS = (  # of the actions that are whole moves, steps and jumps aside: see `text_number`
    *(f"build {middle} {bottom}" for middle in COLOURS for bottom in COLOURS),
    *(f"place {stack + 1} {cell}" for stack in range(STACKS) for cell in CELL_NAMES),
    "narrow",
    "pass",
)
MOVE = Either(
    (
        Name(WHOLE_TEXTS),
        Text("move {origin} {target}", {"origin": CELL, "target": CELL}),
        Text(" {target}", {"target": CELL}),
        Nothing(),
    )
)
WHOLE_MOVE, FIRST_CELLS, FURTHER_CELL, LAST_PART = range(4)


@rule
def text_number(action: int) -> int:
    """Return the number of the text of an action, NONE for a step, a jump or a stop."""
    if action < START:
        return action
    return action - NARROW + START if action >= NARROW else NONE


@rule
def describe_action(before: State, action: int, after: State, tape: Buffer, at: int) -> int:
    """Write the part of a move that an action is: of a path of jumps the first cells, further cells, and the stop."""
    number = text_number(action)
    if number != NONE:
        return put2(tape, at, WHOLE_MOVE, number)
    if action == STOP:
        return put(tape, at, LAST_PART)
    if action >= JUMP:
        return put2(tape, at, FURTHER_CELL, after.at)
    cell, direction = (action - START) // DIRECTIONS, (action - START) % DIRECTIONS
    target = NEIGHBOUR[cell][direction] if after.origin == NONE else BEHIND[cell][direction]
    return put3(tape, at, FIRST_CELLS, cell, target)


ENDS: dict[str, Scalar] = {"origin": CELL, "target": CELL}
EFFECT: dict[str, Scalar] = {**ENDS, "captured": Bits(CELL_NAMES, ",")}
WALK, CAPTURE = "{origin}-{target}", "{origin}-{target}*{captured}"  # C3-E7, C3-E7*C4,D6
MOVES = Either((Name(WHOLE_TEXTS), Text(WALK, ENDS), Text(CAPTURE, EFFECT)))
WALKS, CAPTURES = 1, 2


@rule
def describe_moves(state: State, actions: Buffer, tape: Buffer) -> int:
    """Write the legal moves, steps and jumps by their effect."""
    count, whole = rules.legal(state, actions), 0
    at = put(tape, 0, 0)
    for i in range(count):
        number = text_number(actions[i])
        if number != NONE:
            at = put2(tape, at, WHOLE_MOVE, number)
            whole += 1
    if whole < count:
        effects = buffers_behind(tape, at)
        count = write_effects(state, effects)
        if count == FULL:
            return len(tape) + 1
        for i in range(count):
            captured = effects.captured[i]
            at = put3(tape, at, CAPTURES if captured else WALKS, effects.origins[i], effects.targets[i])
            if captured:
                at = put(tape, at, captured)
        whole += count
    tape[0] = whole
    return at


# --- events

SEAT = {"seat": INT}
COLOUR = {"colour": HAT}  # of the seat that acts
BUILT = (Motion("stack", "bag", "built:{seat}"),)
CAPTURED_HAT = (Motion("hat", "cell:{cell}", "lost", "lost"),)
EVENTS = (
    Message("top-build-unseen", SEAT, BUILT),
    Message("top-build", {**SEAT, "middle": HAT, "bottom": HAT}, BUILT),
    Message(
        "top-place",
        {**SEAT, "stack": INT, "cell": CELL},
        (Motion("stack", "built:{seat}", "cell:{cell}", "colour"),),
        more=COLOUR,
    ),
    Message("top-pass", SEAT),
    Message("top-narrow", {**SEAT, "band": INT}),
    Message("top-stop", {**SEAT, "cell": CELL}),
    Message(
        "top-step",
        {**SEAT, "origin": CELL, "target": CELL},
        (Motion("stack", "cell:{origin}", "cell:{target}", "colour"),),
        more=COLOUR,
    ),
    Message(
        "top-jump",
        {**SEAT, "origin": CELL, "over": CELL, "target": CELL},
        (Motion("stack", "cell:{origin}", "cell:{target}", "colour"),),
        more=COLOUR,
    ),
    Message("top-captured", {"cell": CELL, "lost": HAT, "now": HAT}, CAPTURED_HAT),
    Message("top-captured-last", {"cell": CELL, "lost": HAT}, CAPTURED_HAT),
)
BUILT_UNSEEN, BUILT_STACK, PLACED, PASSED, NARROWED, STOPPED, STEPPED, JUMPED = range(8)
CAPTURED, CAPTURED_LAST = range(8, len(EVENTS))


@rule
def describe_events(before: State, action: int, after: State, seat: int, tape: Buffer, at: int) -> int:
    """Write what a viewer saw happen when `seat` acted."""
    if action == BUILD_UNSEEN:
        return put(tape, put_item(tape, at, BUILT_UNSEEN), seat)
    if action < PLACE:
        return put3(tape, put_item(tape, at, BUILT_STACK), seat, action // SEATS, action % SEATS)
    if action < START:
        stack, cell = (action - PLACE) // CELLS, (action - PLACE) % CELLS
        return put4(tape, put_item(tape, at, PLACED), seat, stack + 1, cell, seat)
    if action == PASS:
        return put(tape, put_item(tape, at, PASSED), seat)
    if action == NARROW:
        return put2(tape, put_item(tape, at, NARROWED), seat, after.band)
    if action == STOP:
        at = put2(tape, put_item(tape, at, STOPPED), seat, before.at)
        return describe_captures(before, after, tape, at)
    cell, direction = (action - START) // DIRECTIONS, (action - START) % DIRECTIONS
    if action >= JUMP:
        cell, direction = before.at, action - JUMP
    over = NEIGHBOUR[cell][direction]
    if after.origin == NONE:
        return put4(tape, put_item(tape, at, STEPPED), seat, cell, over, seat)
    return put5(tape, put_item(tape, at, JUMPED), seat, cell, over, after.at, seat)


@rule
def describe_captures(before: State, after: State, tape: Buffer, at: int) -> int:
    """T7: write the hats that fall at the end of a move, and what they uncover."""
    left = before.jumped & rules.enemies(before)
    while left:
        cell = lsb(left)
        left &= left - 1
        now = colour_on(after, cell)
        at = put2(tape, put_item(tape, at, CAPTURED_LAST if now == NONE else CAPTURED), cell, colour_on(before, cell))
        if now != NONE:
            at = put(tape, at, now)
    return at


# --- refusals

ON = {"cell": CELL}
REFUSALS = (
    Message("top-game-is-over", rule="T11"),
    Message("top-game-has-stalled", rule="T13"),
    Message("top-build-first", rule="T3"),
    Message("top-no-hat-left", {"colour": HAT, "left": INT}, rule="T3"),
    Message("top-place-first", rule="T4"),
    Message("top-placed-already", {"stack": INT}, rule="T4"),
    Message("top-wrong-ring", {**ON, "ring": INT}, rule="T4"),
    Message("top-cell-taken", ON, rule="T4"),
    Message("top-all-stacks-stand", rule="T4"),
    Message("top-no-stack", {**ON, "colour": HAT}, rule="T5"),
    Message("top-not-yours", {**ON, "colour": HAT}, rule="T5"),
    Message("top-move-under-way", ON, rule="T6"),
    Message("top-step-goes-on", ENDS, rule="T6"),
    Message("top-not-empty", ON, rule="T6"),
    Message("top-no-jump", ENDS, rule="T6"),
    Message("top-nothing-to-jump", ON, rule="T6"),
    Message("top-jumped-twice", ON, rule="T6"),
    Message("top-must-end-elsewhere", ON, rule="T6"),
    Message("top-no-such-effect", {"effect": WALK}, rule="T6", more=ENDS),
    Message("top-no-such-effect", {"effect": CAPTURE}, rule="T6", more=EFFECT),
    Message("top-must-capture", rule="T8"),
    Message("top-must-capture-from-band", rule="T8"),
    Message("top-must-leave-band", rule="T9"),
    Message("top-not-in-band", ON, rule="T9"),
    Message("top-forbidden", ON, rule="T10"),
    Message("top-narrowed-enough", {"most": INT}, rule="T10"),
    Message("top-too-many-stacks", {"count": INT, "most": INT}, rule="T10"),
    Message("top-band-not-empty", rule="T10"),
    Message("top-can-move", rule="T12"),
)
GAME_IS_OVER, GAME_HAS_STALLED, BUILD_FIRST, NO_HAT_LEFT, PLACE_FIRST, PLACED_ALREADY, WRONG_RING = range(7)
CELL_TAKEN, ALL_STACKS_STAND, NO_STACK, NOT_YOURS, MOVE_UNDER_WAY, STEP_GOES_ON, NOT_EMPTY = range(7, 14)
NO_JUMP, NOTHING_TO_JUMP, JUMPED_TWICE, MUST_END_ELSEWHERE, NO_SUCH_WALK, NO_SUCH_CAPTURE = range(14, 20)
MUST_CAPTURE, MUST_CAPTURE_FROM_BAND, MUST_LEAVE_BAND, NOT_IN_BAND, FORBIDDEN = range(20, 25)
NARROWED_ENOUGH, TOO_MANY_STACKS, BAND_NOT_EMPTY, CAN_MOVE = range(25, len(REFUSALS))


@rule
def describe_refusal(state: State, actions: Buffer, count: int, tape: Buffer) -> int:
    """Write the first rule that an illegal move breaks."""
    action, at = actions[count - 1], describe_end(state, tape)
    if at:
        return at
    if state.phase == BUILDING:
        return describe_wrong_build(state, action, tape)
    if state.phase == PLACING:
        return describe_wrong_place(state, action, tape)
    if state.origin != NONE:
        return put2(tape, 0, MOVE_UNDER_WAY, state.origin)
    if action < START:
        return put(tape, 0, ALL_STACKS_STAND)
    if action == PASS:
        return put(tape, 0, CAN_MOVE)
    if action == NARROW:
        return describe_wrong_narrowing(state, tape)
    return describe_wrong_path(state, actions, count, tape)


@rule
def describe_end(state: State, tape: Buffer) -> int:
    """T11, T13: write the refusal of every move once the game is over; write nothing and return 0 before."""
    if rules.is_won(state):
        return put(tape, 0, GAME_IS_OVER)
    return put(tape, 0, GAME_HAS_STALLED) if rules.is_stalled(state) else 0


@rule
def describe_wrong_build(state: State, action: int, tape: Buffer) -> int:
    """T3: write which hat is missing."""
    if action >= PLACE:
        return put(tape, 0, BUILD_FIRST)
    middle, bottom = action // SEATS, action % SEATS
    left = rules.hats_to_build(state, state.turn, middle)
    if left < 1 + (middle == bottom):
        return put3(tape, 0, NO_HAT_LEFT, middle, left)
    return put3(tape, 0, NO_HAT_LEFT, bottom, rules.hats_to_build(state, state.turn, bottom))


@rule
def describe_wrong_place(state: State, action: int, tape: Buffer) -> int:
    """T4: write what is wrong with a placement."""
    if not PLACE <= action < START:
        return put(tape, 0, PLACE_FIRST)
    stack, cell = (action - PLACE) // CELLS, (action - PLACE) % CELLS
    if state.built[state.turn][stack][0] == NONE:
        return put2(tape, 0, PLACED_ALREADY, stack + 1)
    if not HOME[state.rings] >> cell & 1:
        return put3(tape, 0, WRONG_RING, cell, RING_OF[cell])
    return put2(tape, 0, CELL_TAKEN, cell)


@rule
def describe_wrong_narrowing(state: State, tape: Buffer) -> int:
    """T10: write why the board may not be narrowed."""
    if state.narrowed >= state.narrowings:
        return put2(tape, 0, NARROWED_ENOUGH, state.narrowings)
    count = popcount(rules.stacks(state))
    if count > rules.MAX_STACKS_TO_NARROW:
        return put3(tape, 0, TOO_MANY_STACKS, count, rules.MAX_STACKS_TO_NARROW)
    return put(tape, 0, BAND_NOT_EMPTY)


@rule
def describe_wrong_path(state: State, actions: Buffer, count: int, tape: Buffer) -> int:
    """Follow a path as far as it goes, then write the duty that it neglects."""
    origin, direction = (actions[0] - START) // DIRECTIONS, (actions[0] - START) % DIRECTIONS
    blockers, free, cell = rules.blockers_for(state, origin), rules.free_for(state, origin), origin
    for k in range(count):
        if actions[k] == STOP:
            break
        if actions[k] >= JUMP:
            direction = actions[k] - JUMP
        over, target = NEIGHBOUR[cell][direction], BEHIND[cell][direction]
        if not blockers >> over & 1:
            if actions[k] >= JUMP:
                return put2(tape, 0, JUMPED_TWICE, over)
            target = over
        if not FIELD[state.band] >> target & 1:
            return put2(tape, 0, FORBIDDEN, target)
        if not free >> target & 1:
            return put2(tape, 0, NOT_EMPTY, target)
        blockers &= ~(1 << over)
        cell = target
    duty = neglected_duty(state, origin)
    if duty != NONE:
        return put(tape, 0, duty)
    if cell == origin:
        return put2(tape, 0, MUST_END_ELSEWHERE, origin)
    return put2(tape, 0, NOT_IN_BAND, cell)


@rule
def neglected_duty(state: State, origin: int) -> int:
    """T8, T9: return the duty by which another stack must move, or this one must capture; NONE if there is none."""
    able, band = rules.capturers(state), RING[state.band]
    if able:
        return MUST_CAPTURE_FROM_BAND if able & band and not able >> origin & 1 else MUST_CAPTURE
    return MUST_LEAVE_BAND if rules.walkers(state) & band and not band >> origin & 1 else NONE
