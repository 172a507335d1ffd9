"""Compare Ray with the local pool of processes on the same cores: whole tournaments, in alternating runs.

python bench/cluster.py --jobs 2 --rounds 5
python bench/cluster.py --jobs 1 --rounds 5
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence

from hatbox.bots.bot import Budget
from hatbox.games import NAMES, game_named
from hatbox.lab import workers as workers_module
from hatbox.lab.arena import Arena
from hatbox.lab.contest import Contest
from hatbox.lab.entrants import read_entrants
from hatbox.lab.workers import ShouldStop, Workers

BATCHES = 2000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=NAMES[0], choices=NAMES)
    parser.add_argument("--bots", nargs=2, default=["greedy", "greedy@2"])
    parser.add_argument("--games", type=int, default=2000, help="in each run")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5, help="runs of each")
    parser.add_argument("--on", default="ray")
    args = parser.parse_args()
    contest = Contest(game_named(args.game), 2, read_entrants(args.bots, Budget(simulations=1)))
    begin = time.perf_counter()
    with Workers(args.jobs) as local, Workers(args.jobs, args.on) as cluster:
        print(f"Ray ready after {time.perf_counter() - begin:.1f} s")
        pools = {"processes": local, args.on: cluster}
        for name, workers in pools.items():
            begin = time.perf_counter()
            play(contest, 200, workers)
            print(f"{name}: first 200 games after {time.perf_counter() - begin:.1f} s")
        rates: dict[str, list[float]] = {name: [] for name in pools}
        for _ in range(args.rounds):
            for name, workers in pools.items():
                speed, driver, size = play(contest, args.games, workers)
                rates[name].append(speed)
                print(f"{name:>10}: {speed:8.1f} games/s, driver {driver * 1e6:4.0f} us and {size:.0f} bytes a game")
        measure_batches(cluster)
    ratios = [there / here for here, there in zip(*rates.values(), strict=True)]
    print(f"median: {median(rates['processes'])}, {median(rates[args.on])} games/s; ratio of pairs {median(ratios)}")


def play(contest: Contest, games: int, workers: Workers) -> tuple[float, float, float]:
    """Return games per second, seconds of CPU in this process per game, and bytes per game."""
    size = 0

    def count(_: object, record: bytes) -> None:
        nonlocal size
        size += len(record)

    arena = Arena(contest, games, on_result=count, workers=workers)
    arena.warm_up()
    begin, cpu = time.perf_counter(), time.process_time()
    played = sum(1 for _ in arena)
    seconds, cpu = time.perf_counter() - begin, time.process_time() - cpu
    return played / seconds, cpu / played, size / played


def measure_batches(workers: Workers) -> None:
    """Print what handing out a batch costs, with empty batches of one chunk."""
    workers_module.BATCH_SECONDS = 1e-9
    begin, cpu = time.perf_counter(), time.process_time()
    count = sum(1 for _ in workers.run(idle, None, range(BATCHES)))
    seconds, cpu = time.perf_counter() - begin, time.process_time() - cpu
    print(f"empty batches: {count / seconds:.0f} per second, driver {cpu / count * 1e6:.0f} us each")


def idle(_: None, chunk: int, should_stop: ShouldStop) -> int:
    return chunk


def median(values: Sequence[float]) -> str:
    return f"{statistics.median(values):.3g}"


if __name__ == "__main__":
    main()
