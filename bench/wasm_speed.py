"""Measure the search compiled to WebAssembly (Node.js) against the native one: CPU time, in turns.

python bench/wasm_speed.py
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from hatbox.bots import searcher  # noqa: E402
from hatbox.engine.match import Match  # noqa: E402
from hatbox.games import NAMES, game_named  # noqa: E402
from support.wasm import run_wasm  # noqa: E402

ROUNDS, CALLS, SIMULATIONS = 3, 6, 10_000
NODES = 1 << 18


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, ROOT / "tools/wasm.py", folder], check=True)
        for name in NAMES:
            for players in game_named(name).players:
                ratios = [measure(Path(folder) / f"{name}.wasm", game_named(name), players) for _ in range(ROUNDS)]
                print(f"{name:10} {players}  {sorted(ratios)[ROUNDS // 2]:.2f} of native speed")


def measure(module: Path, game: Any, players: int) -> float:
    """Return the speed of the fastest call in WebAssembly as a share of the fastest native one."""
    match = Match.new(game, players, {}, 7)
    searcher.prepare(game)
    trees = searcher.SearchTrees(game, room=NODES, uninformed=False)
    trees.begin(match.observations(match.mover or 0), 1)
    results, _ = run_wasm(module, *[("simulate", [trees.workspace, SIMULATIONS])] * CALLS)
    native = []
    for _ in range(CALLS):
        start = time.process_time()
        trees.grow(SIMULATIONS)
        native.append(time.process_time() - start)
    return min(native) / min(result["seconds"] for result in results)


if __name__ == "__main__":
    main()
