"""The compiled loops, written once and bound to each game: the names declared here are the game's rules.

They work on batches (arrays of states), because handing one record from Python to compiled code costs ten
times what an array costs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign
from hatbox.compiled.jit import bind
from hatbox.compiled.records import States
from hatbox.engine.game import OVER, SPECTATOR, Game, Kernels
from hatbox.engine.rng import below

deal: Callable[..., None]
mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
payoff: Callable[..., float]
score_parts: Callable[..., None]
observe: Callable[..., None]
observe_in_play: Callable[..., None]
glimpse: Callable[..., int]

REFUSED = -3  # `advance`: the action is not legal
STATES = ("state", "view", "before", "after")  # parameters of kernels that are states


def make_template(kernel: str, parameters: Sequence[str]) -> Callable[..., Any]:
    """Make the function that runs a kernel on states of batches: each is given by its batch and its place there.

    >>> make_template("observe", ["state", "seat", "view"]).__code__.co_varnames
    ('states', 'state_at', 'seat', 'views', 'view_at')
    """
    taken = ", ".join(f"{name}s, {name}_at" if name in STATES else name for name in parameters)
    given = ", ".join(f"{name}s[{name}_at]" if name in STATES else name for name in parameters)
    scope: dict[str, Any] = {"__name__": __name__}
    exec(compile(f"def {kernel}_at({taken}): return {kernel}({given})", __file__, "exec"), scope)
    template: Callable[..., Any] = scope[f"{kernel}_at"]
    return template


def advance(states: States, index: int, action: int, out: Buffer) -> int:
    """Do an action of `states[index]`, if it is legal, in a copy at `index + 1`; return who acts then."""
    count = legal(states[index], out)
    for i in range(count):
        if out[i] == action:
            assign(states[index + 1], states[index])
            apply(states[index + 1], action)
            return mover(states[index + 1])
    return REFUSED


def witness(states: States, index: int, action: int, views: States, parts: Buffer, glimpses: Buffer) -> None:
    """What everybody, a spectator first, saw of one state of a batch while playing, and reckons by that.

    `action` led there from the state before; each sees it as `glimpse` says.
    """
    for seat in range(SPECTATOR, states[index].players):
        viewer = seat - SPECTATOR
        observe_in_play(states[index], seat, views[viewer])
        score_parts(views[viewer], parts[viewer])
        if index > 0:
            glimpses[viewer] = glimpse(states[index - 1], action, seat)


def retell(states: States, actions: Buffer, count: int, seat: int, views: States, glimpses: Buffer) -> None:
    """What a seat saw of `count` actions: the view before each and after the last, and each as glimpsed."""
    for k in range(count):
        observe_in_play(states[k], seat, views[k])
        glimpses[k] = glimpse(states[k], actions[k], seat)
    observe(states[count], seat, views[count])


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


LOOPS = (advance, witness, retell, random_games, random_histories)
TEMPLATES: tuple[Callable[..., Any], ...] = (
    *(make_template(own.name, own.metadata["parameters"]) for own in fields(Kernels)),
    *LOOPS,
)


class Loops:
    """Each kernel of one game as `<kernel>_at`, and the loops above; each is compiled when it is first called."""

    def __init__(self, game: Game[Any]) -> None:
        for template in TEMPLATES:
            setattr(self, template.__name__, bind(template, game.name, vars(game.kernels)))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Callable[..., Any]: ...


@cache
def loops_of(game: Game[Any]) -> Loops:
    """Return the loops bound to a game."""
    return Loops(game)
