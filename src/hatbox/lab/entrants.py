"""Bots of a tournament with their budgets: `mad_hatter`, `mad_hatter@2000` or `mad_hatter@0.25s`.

Instead of a name, `module:callable` loads a policy or bot from elsewhere, and `command:PROGRAM ARGS` or
`mcp:PROGRAM ARGS` starts a program; its arguments may have an @ that is no budget.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from hatbox.bots.bot import Budget
from hatbox.bots.registry import PROGRAM_SCHEMES, load_bot
from hatbox.engine.errors import BadInput

MAX_SECONDS = 600.0
MAX_SIMULATIONS = 1_000_000_000


@dataclass(frozen=True)
class Entrant:
    """A bot with its budget; the label is unique in the tournament."""

    label: str
    name: str
    budget: Budget


def read_entrants(texts: Sequence[str], common: Budget) -> tuple[Entrant, ...]:
    """Parse the bots; those without a budget get the common one."""
    entrants = tuple(read_entrant(text, common) for text in texts)
    if len(entrants) < 2:
        raise BadInput("arena-too-few-bots")
    seen: list[tuple[str, Budget]] = []
    for entrant in entrants:
        if (entrant.name, entrant.budget) in seen:
            raise BadInput("arena-bot-twice", name=entrant.label, bot=entrant.name)
        seen.append((entrant.name, entrant.budget))
    return entrants


def read_entrant(text: str, common: Budget) -> Entrant:
    name, at, own = split_budget(text)
    load_bot(name)  # it must exist
    if not at:
        return Entrant(name, name, common)
    budget = read_budget(own)
    return Entrant(f"{name}@{format_budget(budget)}", name, budget)


def split_budget(text: str) -> tuple[str, str, str]:
    """Split a bot from its budget; what follows the last @ of a program must look like one."""
    if not text.startswith(PROGRAM_SCHEMES):
        return text.partition("@")
    name, at, own = text.rpartition("@")
    return (name, at, own) if re.fullmatch(r"[\d.]+s?", own) and at else (text, "", "")


def read_budget(text: str) -> Budget:
    """Parse a budget: `2000` simulations or `0.25s`."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds <= MAX_SECONDS:
                return Budget(seconds=seconds)
        elif text.isascii() and text.isdigit() and len(text) <= 20 and 0 < int(text) <= MAX_SIMULATIONS:
            return Budget(simulations=int(text))
    except ValueError:
        pass
    raise BadInput("arena-bad-budget", text=text, seconds=MAX_SECONDS, simulations=MAX_SIMULATIONS)


def format_budget(budget: Budget) -> str:
    """Return a budget in the form that `read_budget` parses."""
    return str(budget.simulations) if budget.seconds is None else f"{budget.seconds:.12g}s"
