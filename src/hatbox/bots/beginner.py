"""The `beginner` baseline, and a half-asleep player: both follow simple rules of the game's `Beginner` part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hatbox.bots.bot import Bot, Budget, Decision, legal_actions, uniform
from hatbox.compiled.buffers import to_list
from hatbox.engine.match import Observations
from hatbox.engine.rng import game_seed


def move_start(observations: Observations[Any], legal: list[int]) -> int:
    """Return the ply at which the written move began that is under way, or the current ply between moves."""
    moment, action = len(observations.actions), legal[0]
    while moment > 0 and not observations.game.notation.begins_move(action):
        moment -= 1
        action = int(observations.actions[moment])
    return moment


def choose(observations: Observations[Any], begin: int, moves_at: Callable[[int], list[str]], seed: int) -> int:
    """Return the next action of a move drawn by the seed; every action of one move draws the same move.

    If the move under way was begun differently (by another player of the seat), finish it as well as possible.
    """
    for moment in (begin, len(observations.actions)):
        moves, done = sorted(moves_at(moment)), to_list(observations.actions[moment:])
        actions = observations.game.notation.parse(
            observations.views[moment], moves[game_seed(seed, begin) % len(moves)]
        )
        if actions[: len(done)] == done and len(actions) > len(done):
            return actions[len(done)]
    raise AssertionError("a move under way can always be finished")


def drowsy_action(observations: Observations[Any], legal: list[int], seed: int) -> int | None:
    """Return the action of a half-asleep player; None if the game has no `Beginner` part."""
    beginner = observations.game.strategy.beginner
    if beginner is None:
        return None
    moment = move_start(observations, legal)
    awake = uniform(seed, ~moment) < beginner.AWAKE
    return choose(observations, moment, lambda at: beginner.drowsy(observations, at, awake), seed)


class BeginnerBot(Bot):
    """Plays by the game's rule for beginners; at random if the game has none."""

    name = "beginner"

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        legal = legal_actions(observations)
        moment, beginner = move_start(observations, legal), observations.game.strategy.beginner
        if beginner is None:
            return Decision(legal[game_seed(seed, moment) % len(legal)])
        return Decision(choose(observations, moment, lambda at: beginner.simple(observations, at), seed))
