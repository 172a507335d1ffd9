"""Explain an action in a sentence: by the reasons of the game, or by the estimates of the search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from hatbox.bots.bot import Estimate, legal_actions
from hatbox.bots.searcher import heuristics_of
from hatbox.compiled.buffers import new_buffer
from hatbox.engine.game import NONE, ONLY, Game, GameEvent
from hatbox.engine.match import Observations

CLOSE = 0.02  # shares of the win that differ by no more count as equal


def reason_for(observations: Observations[Any], action: int, estimates: Sequence[Estimate]) -> GameEvent:
    """Explain a legal action from observations and estimates alone, so that nothing hidden can leak.

    The reason is what sets it apart from the most visited other one; without estimates, what it is good for.
    """
    forced = len(legal_actions(observations)) == 1
    game, seat = observations.game, observations.seat
    heuristics = heuristics_of(game, False)
    belief = new_buffer(heuristics.settings["BELIEF_SIZE"], np.float64)
    heuristics.hooks["believe"](*observations.arrays, seat, belief)
    best_other = rival_of(action, estimates)
    rival = ONLY if forced else NONE if best_other is None else best_other.action
    reason = game.renderer.reason(
        observations.views, observations.actions, observations.movers, seat, action, rival, belief
    )
    if reason:
        return msgspec.json.decode(reason, type=GameEvent)
    return GameEvent("why-only", {}) if forced else explain_by_estimates(action, estimates)


def rival_of(action: int, estimates: Sequence[Estimate]) -> Estimate | None:
    """Return the most visited other action, None if nothing else was tried."""
    others = [estimate for estimate in estimates if estimate.action != action]
    return max(others, key=lambda estimate: estimate.visits, default=None)


def explain_by_estimates(action: int, estimates: Sequence[Estimate]) -> GameEvent:
    """Compare an action with the most visited other one."""
    chosen = next((estimate for estimate in estimates if estimate.action == action), None)
    if chosen is None:
        return GameEvent("why-plain", {})
    value, rival = percent(chosen.value), rival_of(action, estimates)
    if rival is None:
        return GameEvent("why-fair", {"value": value})
    params = {"value": value, "other": percent(rival.value)}
    ahead = chosen.value - rival.value
    if abs(ahead) <= max(CLOSE, min(chosen.error, rival.error)):
        return GameEvent("why-close", params)
    return GameEvent("why-clear", params) if ahead > 0 else GameEvent("why-fair", {"value": value})


def kind_of(game: Game[Any], reason: str, move: str) -> str:
    """Return what a decision is about: one of the game's `KINDS`, by the reason for a move or its first word."""
    kinds: Mapping[str, str] = heuristics_of(game, False).settings["KINDS"]
    return kinds.get(reason) or kinds.get(move.split(" ", 1)[0]) or kinds[""]


def percent(share: float) -> int:
    return round(100 * share)
