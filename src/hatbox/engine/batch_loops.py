"""The compiled loops over many games at once, bound to each game as those of `loops` are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign, next_uint64
from hatbox.compiled.jit import bind
from hatbox.compiled.records import States
from hatbox.engine.game import CHANCE, OVER, Game
from hatbox.engine.rng import below

deal: Callable[..., None]
mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
payoff: Callable[..., float]
score: Callable[..., int]
observe_in_play: Callable[..., None]
features: Callable[..., None]

SHARE, SCORE, POINTS = 0, 1, 2  # kinds of reward: the share of the win, the score less the best other side's, the score
NO_SCORE = -(1 << 30)


def roll_on(state: Any, out: Buffer) -> int:
    """Let chance act as long as it is on the move; return who is then."""
    while mover(state) == CHANCE:
        legal(state, out)
        apply(state, out[0])
    return mover(state)


def reward(state: Any, seat: int, kind: int, sides: Buffer) -> float:
    """What the end of a game is worth to a seat. `sides` tells who wins together: a number for each seat."""
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
    """Write what the end of a game is worth to each seat."""
    for seat in range(state.players):
        rewards[seat] = reward(state, seat, kind, sides)


def begin_many(
    states: States,
    first: int,
    last: int,
    blank: States,
    dice: States,
    chosen: Buffer,
    seeds: Buffer,
    out: Buffer,
    movers: Buffer,
) -> None:
    """Deal those of the games `first` to `last` - 1 that are chosen anew."""
    for game in range(first, last):
        if not chosen[game]:
            continue
        assign(states[game], blank[0])
        seed = next_uint64(dice[game])
        seeds[game] = seed
        deal(states[game], seed)
        movers[game] = roll_on(states[game], out)


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
    """One action in each game that is not over, and chance after it; a game that ends pays."""
    for game in range(first, last):
        done[game] = False
        for seat in range(states[game].players):
            rewards[game][seat] = 0
        if movers[game] == OVER:
            continue
        apply(states[game], int(actions[game]))
        movers[game] = roll_on(states[game], out)
        if movers[game] == OVER:
            done[game] = True
            pay(states[game], kind, sides, rewards[game])


def play_others_many(
    states: States,
    first: int,
    last: int,
    seats: Buffer,
    dice: States,
    kind: int,
    sides: Buffer,
    out: Buffer,
    movers: Buffer,
    rewards: Buffer,
    done: Buffer,
) -> None:
    """Random players act in all seats but one of each game, until that one must; a game that ends pays."""
    for game in range(first, last):
        while movers[game] != OVER and movers[game] != seats[game]:
            count = legal(states[game], out)
            apply(states[game], out[below(dice[game], count)])
            movers[game] = roll_on(states[game], out)
            if movers[game] == OVER:
                done[game] = True
                pay(states[game], kind, sides, rewards[game])


def mask_many(states: States, first: int, last: int, out: Buffer, masks: Buffer) -> None:
    """1 for every legal action of each game."""
    for game in range(first, last):
        mask = masks[game]
        for action in range(len(mask)):
            mask[action] = 0
        for i in range(legal(states[game], out)):
            mask[out[i]] = 1


def observe_many(
    states: States, first: int, last: int, seats: Buffer, views: States, room: int, observations: Buffer
) -> None:
    """What a seat of each game sees, as features; all zero where there is no such seat. `views[room]` is room."""
    for game in range(first, last):
        row = observations[game]
        for i in range(len(row)):
            row[i] = 0
        seat = int(seats[game])
        if seat >= 0:
            observe_in_play(states[game], seat, views[room])
            features(views[room], seat, row)


def first_illegal(movers: Buffer, actions: Buffer, masks: Buffer) -> int:
    """The first game whose action is not legal, or -1. Where a game is over nothing is done, and anything will do."""
    for game in range(len(movers)):
        if movers[game] != OVER:
            if not 0 <= actions[game] < len(masks[game]) or not masks[game][actions[game]]:
                return game
    return -1


def choose_many(dice: States, masks: Buffer, out: Buffer, actions: Buffer) -> None:
    """A random legal action for each game, from its mask; -1 where there is none."""
    for game in range(len(actions)):
        count = 0
        for action in range(len(masks[game])):
            out[count] = action
            count += masks[game][action] != 0
        actions[game] = out[below(dice[0], count)] if count else -1


PARTS = (roll_on, reward, pay)  # each may call those before it
LOOPS = (begin_many, step_many, play_others_many, mask_many, observe_many, first_illegal, choose_many)


class BatchLoops:
    """The loops over many games of one kind; each is compiled when it is first called."""

    def __init__(self, game: Game[Any]) -> None:
        functions = dict(vars(game.kernels))
        for part in PARTS:
            functions[part.__name__] = bind(part, game.name, functions)
        for template in LOOPS:
            setattr(self, template.__name__.removesuffix("_many"), bind(template, game.name, functions))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Callable[..., Any]: ...


@cache
def batch_loops_of(game: Game[Any]) -> BatchLoops:
    """Return the loops bound to a game."""
    return BatchLoops(game)
