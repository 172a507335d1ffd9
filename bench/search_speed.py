"""Measure the speed of the search beside that of another commit and of the limit in C, in turn, by CPU time.

python bench/search_speed.py --commit HEAD~1 --rounds 9 hats:3:uninformed hats:3:informed top_hats:2:informed

Simulations per second from the deal, and the same where the limit does 8 million actions per second.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

SIMULATIONS = 20_000
WARM_UP = 200
LIMIT_SECONDS = 0.2
SCALE = 8e6  # actions per second of the limit
ROOT = Path(__file__).parent.parent


def work(case: str) -> None:
    """Search whenever a line is read, and print the simulations per second."""
    import hatbox
    from hatbox.bots.bot import Budget
    from hatbox.bots.searcher import Searcher

    game, players, kind = case.split(":")
    match: Any = hatbox.new(game, players=int(players), seed=0)
    observations = match.observations(match.mover)
    Searcher(match.game, uninformed=kind == "uninformed").search(observations, Budget(simulations=WARM_UP), 0)
    for _ in sys.stdin:
        searcher = Searcher(match.game, uninformed=kind == "uninformed")
        begin = time.process_time()
        searcher.search(observations, Budget(simulations=SIMULATIONS), 0, settle=False)
        print(searcher.simulations / (time.process_time() - begin), flush=True)


def start(sources: Path, case: str) -> subprocess.Popen[str]:
    """Start the process of one version."""
    command = [sys.executable, __file__, "--work", case]
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(version: subprocess.Popen[str]) -> float:
    """Return the simulations per second of one search."""
    assert version.stdin is not None
    assert version.stdout is not None
    print(file=version.stdin, flush=True)
    return float(version.stdout.readline())


def limit_speed(program: str) -> float:
    """Return the actions per second of the limit."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    run = subprocess.run([program, str(LIMIT_SECONDS)], capture_output=True, check=True, text=True)
    return float(run.stdout.split()[0]) / (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)


def main() -> None:
    """Print a line for each case."""
    from old_bot import sources_of

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="+", metavar="GAME:PLAYERS:informed|uninformed")
    parser.add_argument("--commit", default="HEAD~1")
    parser.add_argument("--rounds", type=int, default=9)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/limit"
        subprocess.run(["cc", "-O3", "-march=native", ROOT / "bench" / "c_baseline.c", "-o", program], check=True)
        for case in args.cases:
            versions = [start(sources, case) for sources in (sources_of(args.commit), ROOT / "src")]
            rows = [(ask(versions[0]), limit_speed(program), ask(versions[1])) for _ in range(args.rounds)]
            for version in versions:
                version.communicate()
            before, now = median(row[0] for row in rows), median(row[2] for row in rows)
            ratio = median(row[2] / row[0] for row in rows)
            scaled = " and ".join(f"{median(SCALE * row[at] / row[1] for row in rows):,.0f}" for at in (0, 2))
            print(f"{case}: {before:,.0f} before, {now:,.0f} now ({ratio:.2f}); scaled {scaled}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--work"]:
        work(sys.argv[2])
    else:
        main()
