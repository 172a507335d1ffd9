"""One side of the comparison: measurements by name, each asked for slice by slice over standard input and output.

A measurement is made ready once, and then works in chunks; a slice is as many chunks as fit the time asked for. Time is
the processor's, not the clock's: whoever else is busy on the machine must not count.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import NamedTuple


class Done(NamedTuple):
    """How much was done."""

    actions: float  # of players; or simulations of a search
    games: float = 0
    chance: float = 0  # actions of chance, where a peer counts them


Chunk = Callable[[], Done]  # works a little


def measure(chunk: Chunk, seconds: float) -> dict[str, float]:
    """One slice."""
    actions = games = chance = took = 0.0
    begin = time.process_time()
    while took < seconds:
        done = chunk()
        actions, games, chance = actions + done.actions, games + done.games, chance + done.chance
        took = time.process_time() - begin
    return {"actions": actions, "games": games, "chance": chance, "seconds": took}


def answer(makers: dict[str, Callable[[], Chunk]]) -> None:
    """Tell what can be measured; then measure whatever is asked for, until nobody asks any more."""
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever else is printed is no answer
    ready: dict[str, Chunk] = {}
    print(json.dumps([*makers]), file=answers, flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        told: dict[str, float | str]
        try:
            if name not in ready:
                ready[name] = makers[name]()
                ready[name]()  # what is compiled or loaded at first is not measured
            told = {**measure(ready[name], seconds)}
        except Exception as error:
            told = {"fault": f"{type(error).__name__}: {error}"}
        print(json.dumps(told), file=answers, flush=True)
