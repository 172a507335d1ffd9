"""Measure what a machine that has never run Hatbox compiles before bots play at full strength.

    python bench/compile_time.py            each game in a process of its own, with an empty cache
    python bench/compile_time.py hats       one game, and the functions that take longest

Seconds are CPU seconds. Functions compiled for several types are listed, because each costs again.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from typing import Any

GAMES = ("hats", "magic_hat", "top_hats")
MAX_LISTED = 12  # functions in the list


def measure(game: str) -> None:
    """Compile what a table of a server needs, and print how long each function took."""
    from numba.core import event

    own_seconds: defaultdict[str, float] = defaultdict(float)
    times: Counter[str] = Counter()

    class Listener(event.Listener):
        """Adds up the time of each function, without the functions that it calls."""

        def __init__(self) -> None:
            self.running: list[tuple[float, list[float]]] = []

        def on_start(self, _event: Any) -> None:
            self.running.append((time.process_time(), []))

        def on_end(self, ended: Any) -> None:
            began, inner = self.running.pop()
            whole = time.process_time() - began
            if self.running:
                self.running[-1][1].append(whole)
            function = ended.data["dispatcher"].py_func
            name = f"{function.__module__.removeprefix('hatbox.')}.{function.__name__}"
            own_seconds[name] += whole - sum(inner)
            times[name] += 1

    event.register("numba:compile", Listener())
    from hatbox.server.ops.warmup import warm

    began = time.process_time()
    warm(game)
    seconds = time.process_time() - began
    print(f"{game:10} {times.total():4} compilations of {len(times):3} functions, {seconds:6.1f} s of CPU")
    for name, spent in sorted(own_seconds.items(), key=lambda item: -item[1])[:MAX_LISTED]:
        print(f"    {spent:6.2f} s  {name}")
    for name, count in times.items():
        if count > 1:
            print(f"    {count} times: {name}")


def main() -> int:
    """Measure one game here, or each in its own process."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=GAMES)
    game = parser.parse_args().game
    if game is not None and "HATBOX_CACHE" in os.environ:
        measure(game)
        return 0
    for name in GAMES if game is None else (game,):
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "HATBOX_CACHE": folder}
            if subprocess.call([sys.executable, __file__, name], env=environment):
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
