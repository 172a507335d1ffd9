"""One side of the comparison: runs measurements, slice by slice, on request over standard input and output.

A measurement is prepared once and then works in chunks; a slice is as many chunks as fit the requested time. Time is
CPU time, so that other programs on the machine do not count.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import NamedTuple


class Work(NamedTuple):
    """The work of a chunk."""

    actions: float  # of players; or simulations of a search
    games: float = 0
    chance: float = 0  # actions of chance, where a peer counts them


Chunk = Callable[[], Work]  # does some work


def measure(chunk: Chunk, seconds: float) -> dict[str, float]:
    """Run one slice."""
    actions = games = chance = took = 0.0
    begin = time.process_time()
    while took < seconds:
        work = chunk()
        actions, games, chance = actions + work.actions, games + work.games, chance + work.chance
        took = time.process_time() - begin
    return {"actions": actions, "games": games, "chance": chance, "seconds": took}


def answer(makers: dict[str, Callable[[], Chunk]]) -> None:
    """Print the names of the measurements; then run those requested until the input ends."""
    answers, sys.stdout = sys.stdout, sys.stderr  # other output must not mix with the answers
    ready: dict[str, Chunk] = {}
    print(json.dumps([*makers]), file=answers, flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        result: dict[str, float | str]
        try:
            if name not in ready:
                ready[name] = makers[name]()
                ready[name]()  # compiling and loading is not measured
            result = {**measure(ready[name], seconds)}
        except Exception as error:
            result = {"fault": f"{type(error).__name__}: {error}"}
        print(json.dumps(result), file=answers, flush=True)
