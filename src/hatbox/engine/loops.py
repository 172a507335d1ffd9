"""Compiled loops over the kernels of a game, written once as templates and bound to each game (`jit.bind`).

The kernels that they call are declared below without a value. Loops take arrays of states, because passing one record
from Python to compiled code costs ten times as much as an array.
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
from hatbox.engine.game import OVER, Game, Kernels
from hatbox.engine.rng import below

deal: Callable[..., None]
mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
random_action: Callable[..., int]
payoff: Callable[..., float]
observe: Callable[..., None]
observe_in_play: Callable[..., None]
glimpse: Callable[..., int]

REFUSED = -3  # `advance`: the action is illegal
STATES = ("state", "view", "before", "after")  # the parameters of kernels that are states


def make_template(kernel: str, parameters: Sequence[str]) -> Callable[..., Any]:
    """Return a function that runs a kernel on states given by a batch and an index.

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
    """Apply a legal action to a copy of `states[index]` at `index + 1`; return the next mover, or REFUSED."""
    count = legal(states[index], out)
    for i in range(count):
        if out[i] == action:
            assign(states[index + 1], states[index])
            apply(states[index + 1], action)
            return mover(states[index + 1])
    return REFUSED


def observe_history(states: States, actions: Buffer, count: int, seat: int, views: States, glimpses: Buffer) -> None:
    """Write a seat's views before each of `count` actions and after the last, and the observed actions."""
    for k in range(count):
        observe_in_play(states[k], seat, views[k])
        glimpses[k] = glimpse(states[k], actions[k], seat)
    observe(states[count], seat, views[count])


def random_games(states: States, rngs: States, games: int, out: Buffer, wins: Buffer) -> int:
    """Play random games in `states[0]` and add up the shares of the win; return the number of actions."""
    state, rng = states[0], rngs[0]
    actions = 0
    for _ in range(games):
        deal(state, below(rng, 1 << 31))
        while mover(state) != OVER:
            apply(state, random_action(state, out, rng))
            actions += 1
        for seat in range(state.players):
            wins[seat] += payoff(state, seat)
    return actions


def random_histories(
    blank: States,
    seeds: Buffer,
    rngs: States,
    out: Buffer,
    states: States,
    actions: Buffer,
    movers: Buffer,
    ends: Buffer,
) -> int:
    """Play one random game per seed, keeping every state; return the number of games that fit.

    Game g ends with `states[ends[g]]`, and the next begins after it. `movers[k]` took `actions[k]` in `states[k]`.
    """
    rng, k = rngs[0], 0
    for game in range(len(seeds)):
        if k == len(states):
            return game
        assign(states[k], blank[0])
        deal(states[k], seeds[game])
        rng.rng = ~seeds[game]
        while True:
            seat = mover(states[k])
            if seat == OVER:
                break
            if k + 1 == len(states):
                return game
            actions[k] = random_action(states[k], out, rng)
            movers[k] = seat
            assign(states[k + 1], states[k])
            apply(states[k + 1], actions[k])
            k += 1
        ends[game] = k
        k += 1
    return len(seeds)


LOOPS = (advance, observe_history, random_games, random_histories)
TEMPLATES: tuple[Callable[..., Any], ...] = (
    *(make_template(own.name, own.metadata["parameters"]) for own in fields(Kernels)),
    *LOOPS,
)


class Loops:
    """The kernels of one game as `<kernel>_at`, and the loops above. Each is compiled on its first call."""

    def __init__(self, game: Game[Any]) -> None:
        for template in TEMPLATES:
            setattr(self, template.__name__, bind(template, game.name, vars(game.kernels)))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Callable[..., Any]: ...  # generated above: mypy cannot see them


@cache  # by game; never invalidated: a game is immutable
def loops_of(game: Game[Any]) -> Loops:
    """Return the loops of a game, bound once."""
    return Loops(game)
