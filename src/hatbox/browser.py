"""A game for the browser: its kernels as one WebAssembly module, and the constants that a page needs to call it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from hatbox.bots import search
from hatbox.bots.beginner_loops import beginner_loops_of
from hatbox.bots.choice import choose_action_of
from hatbox.bots.searcher import MAX_NODES, heuristics_of, new_estimates, new_workspace, search_loops_of
from hatbox.compiled import wasm
from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.records import state_size, zeros
from hatbox.engine.errors import HatboxError
from hatbox.engine.game import Game
from hatbox.engine.loops import loops_of
from hatbox.engine.rng import Rng, mix_seed, to_seed

ALONE = ("simulate",)  # kernels that bots spend their time in


def build(game: Game[Any], folder: Path) -> None:
    """Write GAME.wasm and GAME.json. The process must run with `wasm.SETTINGS` and an empty compile cache."""
    results = {name: wasm.compile_kernel(kernel, *args) for name, (kernel, args) in kernels_of(game).items()}
    (folder / f"{game.name}.wasm").write_bytes(wasm.build_module(results, ALONE))
    (folder / f"{game.name}.json").write_bytes(msgspec.json.encode({**constants_of(game), "stakes": game.stakes}))


def kernels_of(game: Game[Any]) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """Return the kernels that a browser needs, with arguments like those that it passes."""
    states, rngs = zeros(game.state_class, 2), zeros(Rng, 1)
    actions, numbers = new_buffer(game.max_legal), new_buffer(1, np.int64)
    tape, out, wins = new_buffer(1, np.int64), new_buffer(1, np.uint8), new_buffer(1, np.float64)
    index = (states, 0)
    rendering = (tape, out)
    calls: dict[str, tuple[Any, ...]] = {
        "set_up_at": (*index, 0, numbers, 0),
        "deal_at": (*index, 0),
        "draw_deal_at": (*index, numbers),
        "draw_chance_at": (*index, numbers),
        "mover_at": index,
        "legal_at": (*index, actions),
        "apply_at": (*index, 0),
        "payoff_at": (*index, 0),
        "observe_at": (*index, 0, *index),
        "observe_in_play_at": (*index, 0, *index),
        "glimpse_at": (*index, 0, 0),
        "revealed_at": (*index, 0, *index, 0),
        "reveals_at": (*index, 0, *index),
        "is_simultaneous_at": index,
        "read_path_at": (*index, numbers, 0, 0, 0, actions, tape),
        "advance": (*index, 0, actions),
        "random_games": (states, rngs, 0, actions, wins),
        "render_view": (*index, *rendering),
        "render_scores": (*index, *rendering),
        "render_events": (*index, 0, *index, 0, *rendering),
        "render_moves": (*index, actions, *rendering),
        "render_paths": (*index, *rendering),
        "render_refusal": (*index, actions, 0, *rendering),
        "render_result": (*index, *rendering),
        "render_deal": (*index, *rendering),
        "render_entry": (*index, actions, 0, 0, *rendering),
        "render_refused_path": rendering,
    }
    loops, templates = loops_of(game), game.renderer.templates
    kernels = {name: (templates.get(name) or getattr(loops, name), args) for name, args in calls.items()}
    workspace, estimates = new_workspace(game, 1), new_estimates(1)
    observations, seed = (states, actions, actions, 0, 0), to_seed(0)  # views, actions, movers, count, seat
    beginner, searching, heuristics = beginner_loops_of(game), search_loops_of(game, False), heuristics_of(game, False)
    return kernels | {
        "mix_seed": (mix_seed, (seed, seed)),
        "beginner_action": (beginner.beginner_action, (*observations, seed, actions)),
        "drowsy_action": (beginner.drowsy_action, (*observations, 0.0, seed, actions)),
        "forget": (heuristics.hooks["forget"], (*observations, 0.0, seed)),
        "believe": (heuristics.hooks["believe"], (*observations, wins)),
        "begin_search": (searching.begin_search, (workspace, *observations, seed)),
        "simulate": (searching.simulate, (workspace, 0)),
        "sample_states": (searching.sample_states, (workspace, states, 0)),
        "progress_at": (searching.progress_at, index),
        "constrain": (search.constrain, (workspace.searches, 0, 0)),
        "lead": (search.lead, (workspace.nodes, workspace.searches)),
        "add_estimates": (search.add_estimates, (workspace.nodes, workspace.searches, numbers, 0, estimates, 0)),
        "rank_estimates": (search.rank_estimates, (estimates, 0)),
        "choose_action": (
            choose_action_of(game, heuristics),
            (*observations, estimates, 0, 0.0, 0.0, 0.0, seed, actions, wins),
        ),
        "render_reason": (templates["render_reason"], (*observations, 0, 0, wins, states, *rendering)),
    }


def constants_of(game: Game[Any]) -> dict[str, Any]:
    """Return what a page must know of a game beside the exports of its module."""
    actions = range(game.action_count)
    options = [
        {"name": own.name, "values": own.values, "texts": own.texts, "letters": own.letters, "isNumber": own.number}
        for own in game.options
    ]
    return {
        "version": game.version,
        "stateSize": state_size(game.state_class),
        "maxLegal": game.max_legal,
        "options": options,
        "presets": game.presets,
        "sides": {players: game.sides(players) for players in game.players},
        "continuations": ranges(action for action in actions if not game.begins_move(action)),
        "previewable": ranges(action for action in actions if action in game.previewable),
        "moves": list(whole_moves(game)),
        "workspace": layout_of(new_workspace(game, MAX_NODES)),
        "estimates": layout_of(new_estimates(game.action_count)),
        "calibration": heuristics_of(game, False).settings["CALIBRATION"],
        "agreement": heuristics_of(game, False).settings["AGREEMENT"],
        "kinds": heuristics_of(game, False).settings["KINDS"],
    }


def layout_of(arrays: Any) -> list[tuple[int, ...]]:
    """Return for each array, in the order in which exports take them, the bytes of an item and all lengths."""
    if hasattr(arrays, "itemsize"):
        return [(arrays.itemsize, *arrays.shape)]
    return [own for part in arrays for own in layout_of(part)]


def whole_moves(game: Game[Any]) -> Iterator[str]:
    """Yield the text of each action that is a whole move, whatever the state; nothing for the others."""
    record = game.blank(game.players[0], game.resolve_options(game.players[0], {}), 0)[0]
    for action in range(game.action_count):
        text = game.notation.action_name(action)
        try:
            yield text if game.notation.parse(record, text) == [action] else ""
        except HatboxError:
            yield ""


def ranges(numbers: Iterator[int]) -> list[tuple[int, int]]:
    """Return ascending numbers as ranges, each with its first and last number."""
    groups = [
        [number for _, number in group] for _, group in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])
    ]
    return [(group[0], group[-1]) for group in groups]
