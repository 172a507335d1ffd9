"""The `beginner` baseline, and what a half-asleep player does: simple rules of the game's `Beginner` part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hatbox.bots.bot import Bot, Budget, Decision, legal_actions
from hatbox.compiled.buffers import to_list
from hatbox.engine.match import Observations
from hatbox.engine.rng import seed_of

FINE = 1 << 20  # steps of a chance


def begun(observations: Observations[Any], legal: list[int]) -> int:
    """Return how many actions were taken before the written move that is under way or about to begin."""
    moment, action = len(observations.actions), legal[0]
    while moment > 0 and not observations.game.notation.begins_move(action):
        moment -= 1
        action = int(observations.actions[moment])
    return moment


def choose(observations: Observations[Any], begin: int, moves_at: Callable[[int], list[str]], seed: int) -> int:
    """Return the next action of a move drawn by the seed: the same one until it is ended.

    A move that somebody else began in another way is ended by what is good from where it has come to.
    """
    for moment in (begin, len(observations.actions)):
        moves, done = sorted(moves_at(moment)), to_list(observations.actions[moment:])
        actions = observations.game.notation.parse(observations.views[moment], moves[seed_of(seed, begin) % len(moves)])
        if actions[: len(done)] == done and len(actions) > len(done):
            return actions[len(done)]
    raise AssertionError("a move under way can always be ended")


def drowsy_action(observations: Observations[Any], legal: list[int], seed: int) -> int | None:
    """Return what somebody half asleep does; None where the game is not known."""
    beginner = observations.game.strategy.beginner
    if beginner is None:
        return None
    moment = begun(observations, legal)
    awake = seed_of(seed, ~moment) % FINE < beginner.AWAKE * FINE
    return choose(observations, moment, lambda at: beginner.drowsy(observations, at, awake), seed)


class BeginnerBot(Bot):
    """Plays by a beginner's rule; a game without such a rule it plays like the random bot."""

    name = "beginner"

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        legal = legal_actions(observations)
        moment, beginner = begun(observations, legal), observations.game.strategy.beginner
        if beginner is None:
            return Decision(legal[seed_of(seed, moment) % len(legal)])
        return Decision(choose(observations, moment, lambda at: beginner.simple(observations, at), seed))
