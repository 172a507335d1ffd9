"""Soak test: random games of every game and player count, checked against the laws, with their records verified.

python bench/soak.py [--games 100000] [--jobs 2]

Every state is checked against the compiled laws; every record is encoded, decoded, replayed and verified.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

TABLES = [("hats", 2), ("hats", 3), ("hats", 4), ("magic_hat", 2), ("magic_hat", 3), ("magic_hat", 4)]
TABLES += [("top_hats", 2), ("top_hats", 3)]
CHUNK = 5000


def soak(name: str, players: int, games: int, seed: int) -> tuple[str, int, int, int, int]:
    """Check games of one table; return their number, moves and faults."""
    from hatbox.games import game_named
    from hatbox.lab.laws import check_compiled_laws
    from hatbox.lab.simulate import simulate
    from hatbox.records.record import decode, encode, verify

    game = game_named(name)
    check_compiled_laws(game, players, {}, games, seed)
    moves = faults = 0
    for record in simulate(game, players, games, seed, {}):
        errors = verify(decode(encode(record)))
        moves += len(record.moves)
        faults += len(errors)
        for error in errors:
            print(f"{name} {players} seed {seed}: {error}", flush=True)
    return name, players, games, moves, faults


def main() -> int:
    """Check all tables in chunks; print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="of each table (default 100000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    args = parser.parse_args()
    begin, faults = time.perf_counter(), 0
    totals = {table: [0, 0, 0] for table in TABLES}
    with ProcessPoolExecutor(args.jobs) as pool:
        parts = [
            pool.submit(soak, *table, min(CHUNK, args.games - start), start)
            for table in TABLES
            for start in range(0, args.games, CHUNK)
        ]
        for part in as_completed(parts):
            name, players, *counts = part.result()
            for k, count in enumerate(counts):
                totals[name, players][k] += count
    for (name, players), (games, moves, wrong) in totals.items():
        print(f"{name:10} {players} players: {games} games, {moves} moves, {wrong} faults")
        faults += wrong
    print(f"{time.perf_counter() - begin:.0f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
