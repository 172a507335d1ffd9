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
    from hatbox.bots import search, searcher
    from hatbox.compiled.buffers import new_buffer
    from hatbox.compiled.records import with_capacity, zeros
    from hatbox.engine.loops import loops_of
    from hatbox.lab.bench import Runner

    searcher.prepare(game)
    runner, loops = Runner(game, game.players[0]), loops_of(game)
    states, views, out = with_capacity(runner.states, 2), zeros(game.state_class, 1), new_buffer(game.max_legal)
    calls: dict[str, tuple[Any, ...]] = {
        "deal_at": (states, 0, 0),
        "mover_at": (states, 0),
        "legal_at": (states, 0, out),
        "apply_at": (states, 0, 0),
        "payoff_at": (states, 0, 0),
        "observe_at": (states, 0, 0, views, 0),
        "advance": (states, 0, 0, out),
        "random_games": (states, runner.rngs, 0, out, runner.wins),
    }
    nodes = zeros(search.Node, 1)
    dispatcher: Any = searcher.simulate_of(game, False)
    (simulate,) = dispatcher.overloads.values()
    return {
        **{name: wasm.compile_kernel(getattr(loops, name), *args) for name, args in calls.items()},
        "simulate": simulate,
        "find_child": wasm.compile_kernel(search.find, nodes, 0, 0),
        "lead": wasm.compile_kernel(search.lead, nodes, 0),
    }


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # Numba cannot cache unoptimised code, and need not
    if sys.argv[1:2] == ["--here"]:
        build(Path(sys.argv[2]), sys.argv[3:])
    elif len(sys.argv) > 1:
        main(Path(sys.argv[1]), sys.argv[2:])
    else:
        raise SystemExit(__doc__)
