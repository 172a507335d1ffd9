"""Leduc poker in words: what its numbers mean in positions, deals, results, events and refusals."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.engine.schema import INT, ListOf, Message, Name
from hatbox.engine.tape import put, put2, put3, put_item, put_list
from leduc.rules import score
from leduc.state import CARD_NAMES, FOLD, MAX_ACTIONS, ROUNDS, SEATS, TEXTS, State

CARD = Name(CARD_NAMES)
MOVE = Name(TEXTS)

VIEW = {"hands": ListOf(CARD), "board": CARD, "first": INT, "bets": ListOf(MOVE)}


@rule
def describe_view(view: State, tape: Buffer) -> int:
    """Write a position: the cards and all bets."""
    at = put_list(tape, 0, view.hand, SEATS)
    at = put2(tape, at, view.board, view.first)
    has_folded = view.folded >= 0
    at = put(tape, at, count_bets(view) + has_folded)
    for number in range(ROUNDS):
        for place in range(MAX_ACTIONS):
            if view.bets[number][place] >= 0:
                at = put(tape, at, view.bets[number][place])
    return put(tape, at, FOLD) if has_folded else at


@rule
def count_bets(view: State) -> int:
    """Return the number of calls and raises so far."""
    count = 0
    for number in range(ROUNDS):
        for place in range(MAX_ACTIONS):
            count += view.bets[number][place] >= 0
    return count


DEAL = {"hands": ListOf(CARD), "board": CARD}


@rule
def describe_deal(state: State, tape: Buffer) -> int:
    """L2, L3: write the cards."""
    return put(tape, put_list(tape, 0, state.hand, SEATS), state.board)


@rule
def describe_result(state: State, tape: Buffer) -> int:
    """L5, L7: write the chips won and lost, who won more, and the only way to end."""
    mine, theirs = score(state, 0), score(state, 1)
    at = put3(tape, 0, SEATS, mine, theirs)
    at = put3(tape, at, SEATS, 0, 1) if mine == theirs else put2(tape, at, 1, 0 if mine > theirs else 1)
    return put(tape, at, 0)


EVENTS = (
    Message("leduc-fold", {"seat": INT, "chips": INT}),
    Message("leduc-call", {"seat": INT, "chips": INT}),
    Message("leduc-raise", {"seat": INT, "chips": INT}),
    Message("leduc-board", {"card": CARD}),
)
TURNED_UP = 3  # the others have the numbers of their actions


@rule
def describe_events(before: State, action: int, after: State, seat: int, tape: Buffer, at: int) -> int:
    """Write the action of a seat, and the board when it is turned up."""
    at = put2(tape, put_item(tape, at, action), seat, after.chips[seat] - before.chips[seat])
    if before.round == 0 and after.round == 1:
        at = put(tape, put_item(tape, at, TURNED_UP), after.board)
    return at


REFUSALS = (
    Message("leduc-is-over", rule="L7"),
    Message("leduc-nothing-to-call", rule="L5"),
    Message("leduc-raised-enough", rule="L4"),
)
IS_OVER, NOTHING_TO_CALL, RAISED_ENOUGH = range(len(REFUSALS))


@rule
def describe_refusal(state: State, actions: Buffer, count: int, tape: Buffer) -> int:
    """Write the rule that an illegal action breaks."""
    if state.round == ROUNDS:
        return put(tape, 0, IS_OVER)
    return put(tape, 0, NOTHING_TO_CALL if actions[count - 1] == FOLD else RAISED_ENOUGH)
