"""Why an action is good, in a sentence: what the game's own module finds in the seat's story, or plain numbers.

Each game may have a module here named like it. Its `reason(story, action)` tells from what the seat has seen what the
action is good for, or None; then what the search expects is told. If only one action is legal, `duty(story, action)`,
where there is one, tells which rule leaves no choice, or None.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from hatbox.bots.bot import Estimate, legal_actions
from hatbox.core.game import Happening
from hatbox.core.play import Story

CLOSE = 0.02  # shares of the win that differ by no more are told as equal


@cache
def teller_of(name: str) -> ModuleType | None:
    """What finds reasons in a game, if the game is known."""
    known = find_spec(f"{__name__}.{name}") is not None
    return import_module(f"{__name__}.{name}") if known else None


def reason_for(story: Story[Any], action: int, estimates: Sequence[Estimate]) -> Happening:
    """Why a seat takes a legal action. It depends on the story and the estimates alone, so it cannot leak."""
    forced = len(legal_actions(story)) == 1
    tell = getattr(teller_of(story.game.name), "duty" if forced else "reason", None)
    found: Happening | None = tell(story, action) if tell else None
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
