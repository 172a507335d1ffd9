"""Measure the search compiled to WebAssembly, in Node.js and Chromium, against the native one, in turns.

python bench/wasm_speed.py
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
MODULES = ROOT / "web" / "src" / "engine" / "modules"
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from hatbox.bots import searcher  # noqa: E402
from hatbox.engine.match import Match  # noqa: E402
from hatbox.games import NAMES, game_named  # noqa: E402
from support.wasm import run_in_chromium, run_in_node, run_wasm  # noqa: E402

ROUNDS, CALLS, SIMULATIONS = 3, 6, 10_000
NODES = 1 << 18


def main() -> None:
    for name in NAMES:
        for players in game_named(name).players:
            rounds = [measure(MODULES / f"{name}.wasm", game_named(name), players) for _ in range(ROUNDS)]
            node, browser = (sorted(ratios)[ROUNDS // 2] for ratios in zip(*rounds, strict=True))
            print(f"{name:10} {players}  {node:.2f} (Node.js) {browser:.2f} (Chromium) of native speed", flush=True)


def measure(module: Path, game: Any, players: int) -> list[float]:
    """Return the speed of the fastest call in WebAssembly as a share of the fastest native one."""
    match = Match.new(game, players, {}, 7)
    searcher.prepare(game)
    trees = searcher.SearchTrees(game, room=NODES, uninformed=False)
    trees.begin(match.observations(match.mover or 0), 1)
    calls = [("simulate", [trees.workspace, SIMULATIONS])] * CALLS
    runs = [run_wasm(module, *calls, run=run)[0] for run in (run_in_node, run_in_chromium)]
    native = []
    for _ in range(CALLS):
        start = time.perf_counter()
        trees.grow(SIMULATIONS)
        native.append(time.perf_counter() - start)
    return [min(native) / min(result["seconds"] for result in results) for results in runs]


if __name__ == "__main__":
    main()
