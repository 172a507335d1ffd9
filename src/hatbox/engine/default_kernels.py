"""Default kernels, bound to each game that does not define its own (`game.kernels_of`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign, scratch
from hatbox.compiled.records import States
from hatbox.engine.game import OVER
from hatbox.engine.rng import HasRng, below
from hatbox.engine.secure_random import RAN_OUT, WORDS, draw_below
from hatbox.engine.tape import put

deal: Callable[..., None]
mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
score: Callable[..., int]
observe_in_play: Callable[..., None]


def set_up(state: Any, players: int, options: Buffer, first: int) -> None:
    """There are no options."""
    state.players = players
    state.first_asked = first
    state.first = first


def random_action(state: Any, out: Buffer, rng: HasRng) -> int:
    """Draw from the list of legal actions."""
    action: int = out[below(rng, legal(state, out))]
    return action


def payoff(state: Any, seat: int) -> float:
    """The highest score wins; ties share."""
    mine, sharing = score(state, seat), 0
    for other in range(state.players):
        points = score(state, other)
        if points > mine:
            return 0.0
        if points == mine:
            sharing += 1
    return 1.0 / sharing


def describe_scores(state: Any, tape: Buffer) -> int:
    """The scores."""
    at = put(tape, 0, state.players)
    for seat in range(state.players):
        at = put(tape, at, score(state, seat))
    return put(tape, at, state.players)


def describe_events(before: Any, action: int, after: Any, seat: int, tape: Buffer, at: int) -> int:
    """None."""
    return at


def describe_action(before: Any, action: int, after: Any, tape: Buffer, at: int) -> int:
    """The action's number."""
    return put(tape, at, action)


def describe_moves(state: Any, actions: Buffer, tape: Buffer) -> int:
    """The legal actions."""
    count = legal(state, actions)
    at = put(tape, 0, count)
    for i in range(count):
        at = describe_action(state, actions[i], state, tape, at)
    return at


def describe_chance(before: Any, action: int, after: Any, tape: Buffer, at: int) -> int:
    """Nothing."""
    return put(tape, at, 0)


def describe_paths(state: Any, tape: Buffer) -> int:
    """None."""
    return put(tape, 0, 0)


def read_path(
    state: Any, cells: Buffer, count: int, captured: int, by_effect: int, actions: Buffer, tape: Buffer
) -> int:
    """None."""
    return 0


def describe_result(state: Any, tape: Buffer) -> int:
    """The scores, who has a share of the win, and the only way to end."""
    at = put(tape, 0, state.players)
    for seat in range(state.players):
        at = put(tape, at, score(state, seat))
    winners = at
    at = put(tape, at, 0)
    for seat in range(state.players):
        if payoff(state, seat) > 0:
            at = put(tape, at, seat)
    if at <= len(tape):
        tape[winners] = at - winners - 1
    return put(tape, at, 0)


def describe_deal(state: Any, tape: Buffer) -> int:
    """Nothing."""
    return 0


def describe_reason(
    views: States,
    actions: Buffer,
    movers: Buffer,
    count: int,
    seat: int,
    action: int,
    rival: int,
    belief: Buffer,
    states: States,
    tape: Buffer,
) -> int:
    """No special reason."""
    return put(tape, 0, 0)


def observe(state: Any, seat: int, view: Any) -> None:
    """The whole state once the game is over, before that the view during play."""
    if mover(state) == OVER:
        assign(view, state)
        view.rng = 0
    else:
        observe_in_play(state, seat, view)


def glimpse(state: Any, action: int, seat: int) -> int:
    """All actions are public."""
    return action


def revealed(before: Any, action: int, after: Any, seat: int) -> int:
    """Nothing but the action."""
    return 0


def reveals(before: Any, action: int, after: Any) -> int:
    """Every action may reveal something."""
    return 1


def is_simultaneous(state: Any) -> int:
    """Seats choose one after the other."""
    return 0


def start_chance(state: Any) -> None:
    """There is no chance: the deal is complete."""
    deal(state, 0)


def chance_outcomes(state: Any, action: int, step: int, out: Buffer) -> int:
    """There is no chance."""
    return 0


def apply_chance(state: Any, action: int, step: int, piece: int) -> None:
    """Never called."""


def draw_deal(state: Any, words: Buffer) -> int:
    """Seed the deal with 64 bits."""
    high, low = draw_below(words, WORDS), draw_below(words, WORDS)
    if low == RAN_OUT:
        return 0
    deal(state, high << 32 | low)
    return 1


def draw_chance(state: Any, words: Buffer) -> int:
    """The state's own RNG decides."""
    out = scratch(1)
    legal(state, out)
    apply(state, out[0])
    return 1


def begins_move(action: int) -> bool:
    """An action is a whole move."""
    return True
