"""The compiled loops, written once and bound to each game: the names declared here are the game's rules.

They work on batches (arrays of states), because handing one record from Python to compiled code costs ten
times what an array costs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from hatbox.core.game import OVER, SPECTATOR, Game
from hatbox.core.jit import Buffer, States, assign, bind, rule, same
from hatbox.core.random import below

deal: Callable[..., None]
mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
payoff: Callable[..., float]
score: Callable[..., int]
reckon: Callable[..., None]
observe: Callable[..., None]
conceal: Callable[..., None]
glimpse: Callable[..., int]
revealed: Callable[..., int]
determinize: Callable[..., None]
spread: Callable[..., None]
due: Callable[..., int]
bring: Callable[..., None]

REFUSED = -3  # `advance`: the action is not legal

# What `first_broken_law` may return.
LAWFUL, VIEWS_DIFFER, MOVERS_DIFFER, LEGAL_COUNT, LEGAL_DIFFERS, LEGAL_TWICE, ENDLESS, UNTOLD = range(8)
LAWS = {
    VIEWS_DIFFER: "observe(determinize(view)) == view",
    MOVERS_DIFFER: "a view shows whose turn it is",
    LEGAL_COUNT: "a game is over exactly when nothing is legal",
    LEGAL_DIFFERS: "the seat on the move can tell from its view what is legal",
    LEGAL_TWICE: "no action is listed twice",
    ENDLESS: "every game ends",
    UNTOLD: "a seat's view follows from its view before, the glimpse of the action and what that revealed",
}
MOST_ACTIONS = 1_000_000


def deal_at(states: States, index: int, seed: int) -> None:
    """Deal one state of a batch anew."""
    deal(states[index], seed)


def mover_at(states: States, index: int) -> int:
    """Who acts in one state of a batch."""
    return mover(states[index])


def legal_at(states: States, index: int, out: Buffer) -> int:
    """The legal actions of one state of a batch."""
    return legal(states[index], out)


def advance(states: States, index: int, action: int, out: Buffer) -> int:
    """Do an action of `states[index]`, if it is legal, in a copy at `index + 1`; return who acts then."""
    count = legal(states[index], out)
    for i in range(count):
        if out[i] == action:
            assign(states[index + 1], states[index])
            apply(states[index + 1], action)
            return mover(states[index + 1])
    return REFUSED


def payoff_at(states: States, index: int, seat: int) -> float:
    """What one state of a batch is worth to a seat."""
    return payoff(states[index], seat)


def score_at(states: States, index: int, seat: int) -> int:
    """The points of a seat in one state of a batch."""
    return score(states[index], seat)


def reckon_at(states: States, index: int, out: Buffer) -> None:
    """What all would score if the game ended in one state of a batch, part by part."""
    reckon(states[index], out)


def observe_at(states: States, index: int, seat: int, views: States, at: int) -> None:
    """What a seat sees of one state of a batch."""
    observe(states[index], seat, views[at])


def conceal_at(states: States, index: int, seat: int, views: States, at: int) -> None:
    """What a seat saw of one state of a batch while playing."""
    conceal(states[index], seat, views[at])


def glimpse_at(states: States, index: int, action: int, seat: int) -> int:
    """How a seat sees an action of one state of a batch."""
    return glimpse(states[index], action, seat)


def witness(states: States, index: int, action: int, views: States, parts: Buffer, glimpses: Buffer) -> None:
    """What everybody, a spectator first, saw of one state of a batch while playing, and reckons by that.

    `action` led there from the state before; each sees it as `glimpse` says.
    """
    for seat in range(SPECTATOR, states[index].players):
        viewer = seat - SPECTATOR
        conceal(states[index], seat, views[viewer])
        reckon(views[viewer], parts[viewer])
        if index > 0:
            glimpses[viewer] = glimpse(states[index - 1], action, seat)


def revealed_at(states: States, index: int, action: int, seat: int) -> int:
    """What an action of one state of a batch, which led to the next, showed a seat beyond the action."""
    return revealed(states[index], action, states[index + 1], seat)


def retell(states: States, actions: Buffer, count: int, seat: int, views: States, glimpses: Buffer) -> None:
    """What a seat saw of `count` actions: the view before each and after the last, and each as glimpsed."""
    for k in range(count):
        conceal(states[k], seat, views[k])
        glimpses[k] = glimpse(states[k], actions[k], seat)
    observe(states[count], seat, views[count])


def determinize_at(views: States, at: int, seat: int, seed: int, states: States, index: int) -> None:
    """A state that looks to the seat like the view."""
    determinize(views[at], seat, seed, states[index])


def spread_at(states: States, index: int) -> None:
    """Make one blank state of a batch ready for a deal piece by piece."""
    spread(states[index])


def due_at(states: States, index: int, action: int, step: int, out: Buffer) -> int:
    """The pieces of which chance brings one next, when an action of one state of a batch is about to be done."""
    return due(states[index], action, step, out)


def bring_at(states: States, index: int, action: int, step: int, piece: int) -> None:
    """See to it that chance brings this piece in one state of a batch."""
    bring(states[index], action, step, piece)


def random_games(states: States, dice: States, games: int, out: Buffer, wins: Buffer) -> int:
    """Play whole games at random in `states[0]` and add up the shares of the win; return how many actions it took."""
    state, die = states[0], dice[0]
    actions = 0
    for _ in range(games):
        deal(state, below(die, 1 << 31))
        while mover(state) != OVER:
            apply(state, out[below(die, legal(state, out))])
            actions += 1
        for seat in range(state.players):
            wins[seat] += payoff(state, seat)
    return actions


def random_histories(
    blank: States,
    seeds: Buffer,
    dice: States,
    out: Buffer,
    states: States,
    actions: Buffer,
    movers: Buffer,
    ends: Buffer,
) -> int:
    """Play one random game for each seed, keeping every state; return how many games found room.

    Game g ends with `states[ends[g]]`, and the next begins right after it. `actions[k]` was taken in
    `states[k]` by `movers[k]`.
    """
    die, k = dice[0], 0
    for game in range(len(seeds)):
        if k == len(states):
            return game
        assign(states[k], blank[0])
        deal(states[k], seeds[game])
        die.rng = ~seeds[game]
        while True:
            seat = mover(states[k])
            if seat == OVER:
                break
            if k + 1 == len(states):
                return game
            actions[k] = out[below(die, legal(states[k], out))]
            movers[k] = seat
            assign(states[k + 1], states[k])
            apply(states[k + 1], actions[k])
            k += 1
        ends[game] = k
        k += 1
    return len(seeds)


@rule
def is_listed(action: int, actions: Buffer, count: int) -> bool:
    """Whether an action is one of the first `count`."""
    for i in range(count):
        if actions[i] == action:
            return True
    return False


def first_broken_law(states: States, dice: States, games: int, out: Buffer, more: Buffer) -> int:
    """Play random games and hold every state to the laws that need no words; return the broken one, or 0.

    `states` has room for four: the game, a view, a world imagined from the view, and the view of that.
    """
    state, view, world, again = states[0], states[1], states[2], states[3]
    die = dice[0]
    for _ in range(games):
        deal(state, below(die, 1 << 31))
        for _ in range(MOST_ACTIONS):
            seat = mover(state)
            viewer = below(die, state.players + 1) - 1  # SPECTATOR included
            observe(state, viewer, view)
            conceal(state, viewer, again)
            if seat != OVER and not same(view, again):
                return VIEWS_DIFFER
            determinize(view, viewer, below(die, 1 << 31), world)
            observe(world, viewer, again)
            if not same(view, again):
                return VIEWS_DIFFER
            if mover(world) != seat or mover(view) != seat:
                return MOVERS_DIFFER
            count = legal(state, out)
            if (count == 0) != (seat == OVER) or count > len(out):
                return LEGAL_COUNT
            if viewer == seat:
                if legal(view, more) != count:
                    return LEGAL_DIFFERS
                for i in range(count):
                    if out[i] != more[i]:
                        return LEGAL_DIFFERS
            if seat == OVER:
                break
            for i in range(1, count):
                for j in range(i):
                    if out[i] == out[j]:
                        return LEGAL_TWICE
            action = out[below(die, count)]
            if viewer >= 0 and is_listed(action, more, legal(world, more)):
                assign(view, state)
                assign(again, world)
                apply(state, action)
                apply(again, action)
                shown = revealed(view, action, state, viewer)
                told = shown == revealed(world, action, again, viewer)
                conceal(world, viewer, view)
                conceal(state, viewer, world)
                if shown != revealed(view, action, world, viewer):
                    return UNTOLD
                conceal(again, viewer, view)
                if told and not same(view, world):
                    return UNTOLD
                continue
            apply(state, action)
        if mover(state) != OVER:
            return ENDLESS
    return LAWFUL


@dataclass(frozen=True)
class Loops:
    """The loops of one game; each is compiled when it is first called."""

    deal_at: Callable[..., None]
    mover_at: Callable[[States, int], int]
    legal_at: Callable[[States, int, Buffer], int]
    advance: Callable[[States, int, int, Buffer], int]
    payoff_at: Callable[[States, int, int], float]
    score_at: Callable[[States, int, int], int]
    reckon_at: Callable[[States, int, Buffer], None]
    observe_at: Callable[[States, int, int, States, int], None]
    conceal_at: Callable[[States, int, int, States, int], None]
    glimpse_at: Callable[[States, int, int, int], int]
    witness: Callable[[States, int, int, States, Buffer, Buffer], None]
    revealed_at: Callable[[States, int, int, int], int]
    retell: Callable[[States, Buffer, int, int, States, Buffer], None]
    determinize_at: Callable[[States, int, int, int, States, int], None]
    spread_at: Callable[[States, int], None]
    due_at: Callable[[States, int, int, int, Buffer], int]
    bring_at: Callable[[States, int, int, int, int], None]
    random_games: Callable[[States, States, int, Buffer, Buffer], int]
    random_histories: Callable[..., int]
    first_broken_law: Callable[..., int]


@cache
def loops_of(game: Game[Any]) -> Loops:
    """The loops bound to a game."""
    functions = vars(game.kernels)
    return Loops(*[bind(globals()[loop.name], game.name, functions) for loop in fields(Loops)])
