"""Players who follow the simple rules of a game's `Beginner` part: a beginner, and a half-asleep player.

The functions are templates: the names declared below without a value are bound to the kernels of a game and to its
`Beginner` part, or to the default, by `compiled.jit.bind`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from hatbox.compiled.buffers import Buffer, sort
from hatbox.compiled.jit import bind
from hatbox.compiled.records import States
from hatbox.engine.game import NONE, Game
from hatbox.engine.parts import ATTENTIVE, DROWSY, SIMPLE
from hatbox.engine.rng import draw, mix_seed, uniform

legal: Callable[..., int]
begins_move: Callable[..., bool]
choose: Callable[..., int]
AWAKE: float


def move_start(views: States, actions: Buffer, count: int, out: Buffer) -> int:
    """Return the ply at which the written move began that is under way, or the current ply between moves."""
    legal(views[count], out)
    moment, action = count, out[0]
    while moment > 0 and not begins_move(action):
        moment -= 1
        action = actions[moment]
    return moment


def beginner_action(
    views: States, actions: Buffer, movers: Buffer, count: int, seat: int, seed: int, out: Buffer
) -> int:
    """Return the action of a beginner, given the observations of `count` actions."""
    begin = move_start(views, actions, count, out)
    return choose(views, actions, movers, begin, count, seat, SIMPLE, seed, out)


def drowsy_action(
    views: States, actions: Buffer, movers: Buffer, count: int, seat: int, drowsiness: float, seed: int, out: Buffer
) -> int:
    """Return the action of a player who does not think: the only legal one, or, if it is drowsy, by a simple rule.

    NONE: think. A player is drowsy for a share of its moves, in all actions of a move or in none.
    """
    if legal(views[count], out) == 1:
        only: int = out[0]
        return only
    begin = move_start(views, actions, count, out)
    if uniform(seed, ~begin) >= drowsiness:
        return NONE
    seed = mix_seed(seed, 1)
    manner = ATTENTIVE if uniform(seed, ~begin) < AWAKE else DROWSY
    return choose(views, actions, movers, begin, count, seat, manner, seed, out)


def choose_at_random(
    views: States,
    actions: Buffer,
    movers: Buffer,
    begin: int,
    count: int,
    seat: int,
    manner: int,
    seed: int,
    out: Buffer,
) -> int:
    """Return any legal action; NONE for a drowsy player, who has no rule to follow. For games without the part."""
    if manner != SIMPLE:
        return NONE
    legal_count = legal(views[count], out)
    sort(out, legal_count)
    action: int = out[draw(seed, begin, legal_count)]
    return action


class BeginnerLoops(NamedTuple):
    """The functions above, compiled for one game."""

    move_start: Callable[..., int]
    beginner_action: Callable[..., int]
    drowsy_action: Callable[..., int]


@cache  # by game; never invalidated: a game is immutable
def beginner_loops_of(game: Game[Any]) -> BeginnerLoops:
    """Bind the functions above to a game."""
    functions: dict[str, Any] = {**vars(game.kernels)}
    functions["choose"] = bind(choose_at_random, game.name, functions)
    functions["AWAKE"] = 0.0
    beginner = game.strategy.beginner
    if beginner is not None:
        functions |= {"choose": beginner.choose, "AWAKE": beginner.AWAKE}
    functions["move_start"] = bind(move_start, game.name, functions)
    return BeginnerLoops(
        functions["move_start"],
        bind(beginner_action, game.name, functions),
        bind(drowsy_action, game.name, functions),
    )
