"""Build the WebAssembly modules of the games: rules and search, from the same Python kernels.

python tools/wasm.py FOLDER [GAME ...]    writes GAME.wasm for each game (default: all)
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from hatbox.compiled import wasm


def main(folder: Path, names: list[str]) -> None:
    """Build in a process with the settings that make the result depend on the sources alone."""
    with tempfile.TemporaryDirectory() as cache:
        settings = {**os.environ, **wasm.SETTINGS, "HATBOX_CACHE": cache}
        subprocess.run([sys.executable, __file__, "--here", str(folder), *names], env=settings, check=True)


def build(folder: Path, names: list[str]) -> None:
    """Build modules in this process."""
    from hatbox.games import NAMES, game_named

    folder.mkdir(parents=True, exist_ok=True)
    for name in names or NAMES:
        (folder / f"{name}.wasm").write_bytes(wasm.build_module(kernels_of(game_named(name))))


def kernels_of(game: Any) -> dict[str, Any]:
    """Return the kernels that a browser needs, each compiled for the types that it is called with."""
    from hatbox.bots import search
    from hatbox.bots.beginner_loops import beginner_loops_of
    from hatbox.bots.searcher import heuristics_of, new_estimates, new_workspace, search_loops_of
    from hatbox.compiled.buffers import new_buffer
    from hatbox.compiled.records import with_capacity, zeros
    from hatbox.engine.loops import loops_of
    from hatbox.engine.rng import mix_seed, to_seed
    from hatbox.lab.bench import Runner

    runner, loops = Runner(game, game.players[0]), loops_of(game)
    states, views, out = with_capacity(runner.states, 2), zeros(game.state_class, 1), new_buffer(game.max_legal)
    workspace, estimates, path = new_workspace(game, 1), new_estimates(1), new_buffer(1, np.int64)
    observations, seed = (views, new_buffer(1), new_buffer(1), 0, 0), to_seed(0)  # views, actions, movers, count, seat
    nodes, searches = workspace.nodes, workspace.searches
    beginner, searching = beginner_loops_of(game), search_loops_of(game, False)
    calls: dict[str, tuple[Any, ...]] = {
        "deal_at": (loops.deal_at, states, 0, 0),
        "mover_at": (loops.mover_at, states, 0),
        "legal_at": (loops.legal_at, states, 0, out),
        "apply_at": (loops.apply_at, states, 0, 0),
        "payoff_at": (loops.payoff_at, states, 0, 0),
        "observe_at": (loops.observe_at, states, 0, 0, views, 0),
        "advance": (loops.advance, states, 0, 0, out),
        "random_games": (loops.random_games, states, runner.rngs, 0, out, runner.wins),
        "mix_seed": (mix_seed, seed, seed),
        "beginner_action": (beginner.beginner_action, *observations, seed, out),
        "drowsy_action": (beginner.drowsy_action, *observations, 0.0, seed, out),
        "forget": (heuristics_of(game, False).hooks["forget"], *observations, 0.0, seed),
        "begin_search": (searching.begin_search, workspace, *observations, seed),
        "simulate": (searching.simulate, workspace, 0),
        "lead": (search.lead, nodes, searches),
        "add_estimates": (search.add_estimates, nodes, searches, path, 0, estimates, 0),
        "rank_estimates": (search.rank_estimates, estimates, 0),
        "choose_action": (search.choose_action, estimates, 0, 0.0, 0.0, seed),
    }
    return {name: wasm.compile_kernel(kernel, *args) for name, (kernel, *args) in calls.items()}


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # Numba cannot cache unoptimised code, and need not
    if sys.argv[1:2] == ["--here"]:
        build(Path(sys.argv[2]), sys.argv[3:])
    elif len(sys.argv) > 1:
        main(Path(sys.argv[1]), sys.argv[2:])
    else:
        raise SystemExit(__doc__)
