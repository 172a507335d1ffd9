"""Magic Hat in words: what its numbers mean in positions, moves, events, refusals and results."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE
from hatbox.engine.schema import INT, Fields, ListOf, Message, Motion, Name, Nothing, Nullable, Optional, Scalar
from hatbox.engine.tape import put, put2, put3, put4, put_item, put_list, put_reversed
from hatbox.games.magic_hat import rules
from hatbox.games.magic_hat.notation import TEXTS
from hatbox.games.magic_hat.state import HAT_NAMES, LOWER, MAGIC, OPEN, PEEK, ROLL, SLOTS, SWAP, UPPER, State

HAT = Name(HAT_NAMES)  # or a character: its kind has the same name
HAT_LIST = ListOf(HAT)
INT_LIST = ListOf(INT)

# --- positions

VIEW = {
    "turn": INT,
    "row": HAT_LIST,
    "hats": ListOf(Name(HAT_NAMES, hidden="?")),
    "character_pile": HAT_LIST,  # the next card first
    "hat_pile": HAT_LIST,
    "pairs": INT_LIST,
    "magic": INT_LIST,
    "penalties": INT_LIST,
    "last_swap": Nullable(INT_LIST),
    "stall": INT,
    "seen": Optional(ListOf(INT_LIST)),  # by seat: slots whose hat it knows
}


@rule
def describe_view(view: State, tape: Buffer) -> int:
    """Write a position; in a view, with holes."""
    at = put_cards(view, tape, put(tape, 0, view.turn))
    at = put_list(tape, at, view.pairs, view.players)
    at = put_list(tape, at, view.magic, view.players)
    at = put_list(tape, at, view.penalties, view.players)
    at = put(tape, at, view.last_swap != NONE)
    if view.last_swap != NONE:
        at = put3(tape, at, 2, LOWER[view.last_swap] + 1, UPPER[view.last_swap] + 1)
    at = put(tape, at, view.stall)
    known = 0
    for seat in range(view.players):
        known |= view.seen[seat]
    at = put(tape, at, known != 0)
    if known:
        at = put(tape, at, view.players)
        for seat in range(view.players):
            at = put_slots(tape, at, view.seen[seat])
    return at


@rule
def put_cards(state: State, tape: Buffer, at: int) -> int:
    """Write the row, the hats above it and the piles; return the next position."""
    at = put_list(tape, at, state.row, state.slots)
    at = put_list(tape, at, state.hats, state.slots)
    at = put_reversed(tape, at, state.character_pile, state.character_pile_size)
    return put_reversed(tape, at, state.hat_pile, state.hat_pile_size)


@rule
def put_slots(tape: Buffer, at: int, slots: int) -> int:
    """Write a list of slots, given as a set of bits; return the next position."""
    count = 0
    for slot in range(SLOTS):
        count += slots >> slot & 1
    at = put(tape, at, count)
    for slot in range(SLOTS):
        if slots >> slot & 1:
            at = put(tape, at, slot + 1)
    return at


DEAL = {"row": HAT_LIST, "hats": HAT_LIST, "character_pile": HAT_LIST, "hat_pile": HAT_LIST}


@rule
def describe_deal(state: State, tape: Buffer) -> int:
    """M2: write the row, the hats above it and the piles of a state just dealt."""
    return put_cards(state, tape, 0)


# --- scores

SCORES = Fields({"scores": INT_LIST, "details": ListOf(Fields({"pairs": INT, "penalties": INT, "magic": INT}))})


@rule
def describe_scores(view: State, tape: Buffer) -> int:
    """M8: write the scores and their parts."""
    at = put(tape, put_scores(view, tape), view.players)
    for seat in range(view.players):
        at = put3(tape, at, view.pairs[seat], view.penalties[seat], view.magic[seat])
    return at


@rule
def put_scores(state: State, tape: Buffer) -> int:
    """M8: begin a tape with the scores; return the next position."""
    at = put(tape, 0, state.players)
    for seat in range(state.players):
        at = put(tape, at, rules.score(state, seat))
    return at


RESULT = Fields({"scores": INT_LIST, "winners": INT_LIST, "ended": Name(("complete", "stalled"))})


@rule
def describe_result(state: State, tape: Buffer) -> int:
    """M7, M8, M10: write the scores, the winners and how the game ended."""
    winners = 0
    for seat in range(state.players):
        winners += rules.payoff(state, seat) > 0
    at = put(tape, put_scores(state, tape), winners)
    for seat in range(state.players):
        if rules.payoff(state, seat) > 0:
            at = put(tape, at, seat)
    return put(tape, at, not rules.is_complete(state))


# --- moves

MOVE = Name([*TEXTS, ""])  # chance has no notation
CHANCE = (Nothing(), Fields({"redeal": Fields({"hats": HAT_LIST, "hat_pile": HAT_LIST})}, loose=True))
NO_CHANCE, REDEAL = range(len(CHANCE))


@rule
def describe_chance(before: State, action: int, after: State, tape: Buffer, at: int) -> int:
    """M9: write a new layout of the hats."""
    if action != ROLL:
        return put(tape, at, NO_CHANCE)
    at = put_list(tape, put(tape, at, REDEAL), after.hats, after.slots)
    return put_reversed(tape, at, after.hat_pile, after.hat_pile_size)


# --- events

SLOT: dict[str, Scalar] = {"slot": INT}
SEAT_AND_SLOT: dict[str, Scalar] = {"seat": INT, "slot": INT}
EVENTS = (
    Message("magic-redeal", motions=(Motion("hat", "row", "hat_pile"), Motion("hat", "hat_pile", "row"))),
    Message(
        "magic-swap",
        {"seat": INT, "first": INT, "second": INT},
        (Motion("hat", "slot:{first}", "slot:{second}"), Motion("hat", "slot:{second}", "slot:{first}")),
    ),
    Message("magic-peek", {**SEAT_AND_SLOT, "hat": HAT}, (Motion("hat", "slot:{slot}", "eyes:{seat}", "hat"),)),
    Message("magic-peek-unseen", SEAT_AND_SLOT, (Motion("hat", "slot:{slot}", "eyes:{seat}"),)),
    Message(
        "magic-open-wrong",
        {**SEAT_AND_SLOT, "hat": HAT, "character": HAT},
        (Motion("hat", "slot:{slot}", "eyes:all", "hat"), Motion("token", "tokens", "won:{seat}")),
    ),
    Message(
        "magic-open-magic",
        SEAT_AND_SLOT,
        (Motion("hat", "slot:{slot}", "won:{seat}", HAT_NAMES[MAGIC]), Motion("hat", "hat_pile", "slot:{slot}")),
    ),
    Message(
        "magic-open-pair",
        {**SEAT_AND_SLOT, "character": HAT},
        (
            Motion("hat", "slot:{slot}", "won:{seat}", "character"),
            Motion("character", "row:{slot}", "won:{seat}", "character"),
        ),
    ),
    Message("magic-slot-empty", SLOT),
    Message(
        "magic-next-character",
        {**SLOT, "character": HAT},
        (
            Motion("character", "character_pile", "row:{slot}", "character"),
            Motion("hat", "hat_pile", "slot:{slot}"),
        ),
    ),
)
LAID_OUT, SWAPPED, PEEKED, PEEKED_UNSEEN, OPENED_WRONG = range(5)
OPENED_MAGIC, OPENED_PAIR, EMPTIED, FOLLOWED = range(5, len(EVENTS))


@rule
def describe_events(before: State, action: int, after: State, seat: int, tape: Buffer, at: int) -> int:
    """Write what a viewer saw happen when `seat` acted."""
    if action == ROLL:
        return put_item(tape, at, LAID_OUT)
    if action >= OPEN:
        return describe_open(before, action - OPEN, after, seat, tape, at)
    if action >= SWAP:
        low, high = LOWER[action - SWAP] + 1, UPPER[action - SWAP] + 1
        return put3(tape, put_item(tape, at, SWAPPED), seat, low, high)
    slot = action - PEEK
    if after.hats[slot] >= 0:
        return put3(tape, put_item(tape, at, PEEKED), seat, slot + 1, after.hats[slot])
    return put2(tape, put_item(tape, at, PEEKED_UNSEEN), seat, slot + 1)


@rule
def describe_open(before: State, slot: int, after: State, seat: int, tape: Buffer, at: int) -> int:
    """M6: write what a viewer saw when a hat was opened."""
    if after.penalties[seat] > before.penalties[seat]:
        return put4(tape, put_item(tape, at, OPENED_WRONG), seat, slot + 1, after.hats[slot], before.row[slot])
    if after.hats_left[MAGIC] < before.hats_left[MAGIC]:
        return put2(tape, put_item(tape, at, OPENED_MAGIC), seat, slot + 1)
    at = put3(tape, put_item(tape, at, OPENED_PAIR), seat, slot + 1, before.row[slot])
    if after.row[slot] == NONE:
        return put(tape, put_item(tape, at, EMPTIED), slot + 1)
    return put2(tape, put_item(tape, at, FOLLOWED), slot + 1, after.row[slot])


# --- refusals

REFUSALS = (
    Message("magic-game-is-over", rule="M7"),
    Message("magic-game-has-stalled", rule="M10"),
    Message("magic-empty-slot", SLOT, rule="M4"),
    Message("magic-empty-slot", SLOT, rule="M5"),
    Message("magic-empty-slot", SLOT, rule="M6"),
    Message("magic-no-swap-back", {"first": INT, "second": INT}, rule="M5"),
)
GAME_IS_OVER, GAME_HAS_STALLED, NOTHING_TO_PEEK, NOTHING_TO_SWAP, NOTHING_TO_OPEN, NO_SWAP_BACK = range(len(REFUSALS))


@rule
def describe_refusal(state: State, actions: Buffer, count: int, tape: Buffer) -> int:
    """Write the first rule that an illegal action breaks; here an action is a whole move."""
    action = actions[count - 1]
    if rules.is_complete(state):
        return put(tape, 0, GAME_IS_OVER)
    if rules.is_stalled(state):
        return put(tape, 0, GAME_HAS_STALLED)
    if action >= OPEN:
        return put2(tape, 0, NOTHING_TO_OPEN, action - OPEN + 1)
    if action < SWAP:
        return put2(tape, 0, NOTHING_TO_PEEK, action - PEEK + 1)
    low, high = LOWER[action - SWAP], UPPER[action - SWAP]
    if state.row[low] == NONE:
        return put2(tape, 0, NOTHING_TO_SWAP, low + 1)
    if state.row[high] == NONE:
        return put2(tape, 0, NOTHING_TO_SWAP, high + 1)
    return put3(tape, 0, NO_SWAP_BACK, low + 1, high + 1)
