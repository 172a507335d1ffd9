"""Compiled loops over a batch of games, and single steps of one: templates as in `loops`.

`…_many` work on the games `first` to `last` - 1; `…_one` on one game, whose states are `states`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from hatbox.compiled.buffers import Buffer, sort
from hatbox.compiled.intrinsics import assign, next_uint64
from hatbox.compiled.jit import bind
from hatbox.compiled.records import States
from hatbox.engine.game import CHANCE, OVER, Game
from hatbox.engine.loops import REFUSED
from hatbox.engine.rng import below

deal: Callable[..., None]
mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
random_action: Callable[..., int]
payoff: Callable[..., float]
score: Callable[..., int]
observe_in_play: Callable[..., None]
features: Callable[..., None]

SHARE, SCORE, POINTS = range(3)  # rewards: share of the win, score minus the best other side's, score
NO_SCORE = -(1 << 30)


def resolve_chance(state: Any, out: Buffer) -> int:
    """Let chance act while it is the mover; return the mover after it."""
    while mover(state) == CHANCE:
        legal(state, out)
        apply(state, out[0])
    return mover(state)


def reward(state: Any, seat: int, kind: int, sides: Buffer) -> float:
    """Return a seat's reward at the end of a game. `sides` has the number of each seat's side."""
    if kind == SHARE:
        return payoff(state, seat)
    if kind == POINTS:
        return float(score(state, seat))
    mine, best = 0, NO_SCORE
    for other in range(state.players):
        total = 0
        for member in range(state.players):
            if sides[member] == sides[other]:
                total += score(state, member)
        if sides[other] == sides[seat]:
            mine = total
        elif total > best:
            best = total
    return float(mine - best)


def pay(state: Any, kind: int, sides: Buffer, rewards: Buffer) -> None:
    """Write every seat's reward at the end of a game."""
    for seat in range(state.players):
        rewards[seat] = reward(state, seat, kind, sides)


def begin_many(
    states: States,
    first: int,
    last: int,
    blank: States,
    rngs: States,
    chosen: Buffer,
    seeds: Buffer,
    out: Buffer,
    movers: Buffer,
) -> None:
    """Deal the chosen games."""
    for game in range(first, last):
        if not chosen[game]:
            continue
        assign(states[game], blank[0])
        seed = next_uint64(rngs[game])
        seeds[game] = seed
        deal(states[game], seed)
        movers[game] = resolve_chance(states[game], out)


def step_many(
    states: States,
    first: int,
    last: int,
    actions: Buffer,
    kind: int,
    sides: Buffer,
    out: Buffer,
    movers: Buffer,
    rewards: Buffer,
    done: Buffer,
) -> None:
    """Apply one action to each game that is not over."""
    for game in range(first, last):
        done[game] = False
        for seat in range(states[game].players):
            rewards[game][seat] = 0
        if movers[game] == OVER:
            continue
        apply(states[game], int(actions[game]))
        movers[game] = resolve_chance(states[game], out)
        if movers[game] == OVER:
            done[game] = True
            pay(states[game], kind, sides, rewards[game])


def play_others_many(
    states: States,
    first: int,
    last: int,
    seats: Buffer,
    rngs: States,
    kind: int,
    sides: Buffer,
    out: Buffer,
    movers: Buffer,
    rewards: Buffer,
    done: Buffer,
) -> None:
    """Let random players act in all seats of a game but one, until that seat must act or the game is over."""
    for game in range(first, last):
        while movers[game] != OVER and movers[game] != seats[game]:
            apply(states[game], random_action(states[game], out, rngs[game]))
            movers[game] = resolve_chance(states[game], out)
            if movers[game] == OVER:
                done[game] = True
                pay(states[game], kind, sides, rewards[game])


def mask_many(states: States, first: int, last: int, out: Buffer, masks: Buffer) -> None:
    """Write 1 for every legal action of each game."""
    for game in range(first, last):
        mask = masks[game]
        for action in range(len(mask)):
            mask[action] = 0
        for i in range(legal(states[game], out)):
            mask[out[i]] = 1


def observe_many(
    states: States, first: int, last: int, seats: Buffer, views: States, room: int, observations: Buffer
) -> None:
    """Write the features of a seat's view of each game, zeros for seat -1. `views[room]` is used as scratch."""
    for game in range(first, last):
        row = observations[game]
        for i in range(len(row)):
            row[i] = 0
        seat = int(seats[game])
        if seat >= 0:
            observe_in_play(states[game], seat, views[room])
            features(views[room], seat, row)


def first_illegal(movers: Buffer, actions: Buffer, masks: Buffer) -> int:
    """Return the first game whose action is illegal, or -1. In a game that is over every action is accepted."""
    for game in range(len(movers)):
        if movers[game] != OVER:
            if not 0 <= actions[game] < len(masks[game]) or not masks[game][actions[game]]:
                return game
    return -1


def choose_many(rngs: States, masks: Buffer, out: Buffer, actions: Buffer) -> None:
    """Write a random legal action for each game according to its mask, -1 where there is none."""
    for game in range(len(actions)):
        count = 0
        for action in range(len(masks[game])):
            out[count] = action
            count += masks[game][action] != 0
        actions[game] = out[below(rngs[0], count)] if count else -1


def list_legal(state: Any, out: Buffer) -> int:
    """Write the legal actions, sorted, and return how many; the mover goes into the last place."""
    count = legal(state, out) if mover(state) != OVER else 0
    sort(out, count)
    out[len(out) - 1] = mover(state)
    return count


def begin_one(states: States, blank: States, seed: int, out: Buffer) -> int:
    """Deal a game into `states[0]` and list what is legal."""
    assign(states[0], blank[0])
    deal(states[0], seed)
    resolve_chance(states[0], out)
    return list_legal(states[0], out)


def act_one(states: States, at: int, after: int, action: int, count: int, out: Buffer) -> int:
    """Apply an action to a copy of `states[at]` at `after`, then chance; list what is legal there.

    Return REFUSED and change nothing unless the action is one of the `count` in `out`, which are legal at `at`.
    """
    for i in range(count):
        if out[i] == action:
            if after != at:
                assign(states[after], states[at])
            apply(states[after], action)
            resolve_chance(states[after], out)
            return list_legal(states[after], out)
    return REFUSED


def list_one(states: States, at: int, out: Buffer) -> int:
    """List what is legal at `states[at]`."""
    return list_legal(states[at], out)


def mask_one(count: int, out: Buffer, mask: Buffer) -> None:
    """Write 1 for each of the `count` actions in `out`."""
    for action in range(len(mask)):
        mask[action] = 0
    for i in range(count):
        mask[out[i]] = 1


def observe_one(states: States, at: int, seat: int, row: Buffer) -> None:
    """Write the features of a seat's view of `states[at]`. The state after it is used as scratch."""
    for i in range(len(row)):
        row[i] = 0
    observe_in_play(states[at], seat, states[at + 1])
    features(states[at + 1], seat, row)


def pay_one(states: States, at: int, kind: int, sides: Buffer, rewards: Buffer) -> None:
    """Write every seat's reward at the end of a game."""
    pay(states[at], kind, sides, rewards)


HELPERS = (resolve_chance, reward, pay, list_legal)  # each may call those before it
LOOPS = (begin_many, step_many, play_others_many, mask_many, observe_many, first_illegal, choose_many)
STEPS = (begin_one, act_one, list_one, mask_one, observe_one, pay_one)


class BatchLoops:
    """The loops above, bound to one game. Each is compiled on its first call."""

    def __init__(self, game: Game[Any]) -> None:
        functions = dict(vars(game.kernels))
        for helper in HELPERS:
            functions[helper.__name__] = bind(helper, game.name, functions)
        for template in (*LOOPS, *STEPS):
            setattr(self, template.__name__.removesuffix("_many"), bind(template, game.name, functions))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Callable[..., Any]: ...  # generated above: mypy cannot see them


@cache  # by game; never invalidated: a game is immutable
def batch_loops_of(game: Game[Any]) -> BatchLoops:
    """Return the loops of a game, bound once."""
    return BatchLoops(game)
