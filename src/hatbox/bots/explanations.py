"""Why an action is good, in a sentence: by the game's `Explanations` part, or by what the search expects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hatbox.bots.bot import Estimate, legal_actions
from hatbox.engine.game import Happening
from hatbox.engine.match import Observations

CLOSE = 0.02  # shares of the win that differ by no more are told as equal


def reason_for(observations: Observations[Any], action: int, estimates: Sequence[Estimate]) -> Happening:
    """Why a seat takes a legal action. It depends on the observations and the estimates alone, so it cannot leak."""
    forced = len(legal_actions(observations)) == 1
    explanations = observations.game.strategy.explanations
    found = explanations.explain(observations, action, forced) if explanations else None
    if found is None:
        return Happening("why-only", {}) if forced else by_numbers(action, estimates)
    return found


def by_numbers(action: int, estimates: Sequence[Estimate]) -> Happening:
    """What the search expects of an action, beside the one that it tried most of the others."""
    chosen = next((one for one in estimates if one.action == action), None)
    if chosen is None:
        return Happening("why-plain", {})
    others = [one for one in estimates if one.action != action]
    value = percent(chosen.value)
    if not others:
        return Happening("why-fair", {"value": value})
    rival = max(others, key=lambda one: one.visits)
    params = {"value": value, "other": percent(rival.value)}
    ahead = chosen.value - rival.value
    if abs(ahead) <= max(CLOSE, min(chosen.error, rival.error)):
        return Happening("why-close", params)
    return Happening("why-clear", params) if ahead > 0 else Happening("why-fair", {"value": value})


def percent(share: float) -> int:
    """A share of the win as people say it."""
    return round(100 * share)
