"""Our side of the comparison."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from slices import Chunk, Work, answer

sys.path.append(str(Path(__file__).parents[2] / "examples" / "leduc"))

from leduc.game import GAME

import hatbox
from hatbox.bots.bot import Budget
from hatbox.bots.searcher import Searcher
from hatbox.compiled.buffers import Buffer, new_buffer
from hatbox.compiled.intrinsics import assign
from hatbox.compiled.jit import bind
from hatbox.compiled.records import States, with_capacity, zeros
from hatbox.engine.game import HIDDEN, OVER
from hatbox.engine.loops import loops_of
from hatbox.engine.rng import Rng, below
from hatbox.games import game_named

TABLES = [("hats", 2), ("hats", 3), ("hats", 4), ("magic_hat", 2), ("magic_hat", 3), ("magic_hat", 4)]
TABLES += [("top_hats", 2), ("top_hats", 3), ("leduc", 2)]
SIZES = (256, 1024, 4096, 16384)
SIMULATIONS = 10_000  # of a search


def whole_games(name: str, players: int) -> Chunk:
    """Whole random games, from the very deal, many in one call."""
    game = game_named(name)
    states = game.blank(players, game.resolve_options(players, {}), HIDDEN)
    dice, out, wins = zeros(Rng, 1), new_buffer(game.max_legal), new_buffer(players, np.float64)
    play = loops_of(game).random_games
    count = 1000 if name == "leduc" else 100
    return lambda: Work(play(states, dice, count, out, wins), count)


mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]


def playouts(states: States, dice: States, games: int, out: Buffer) -> int:
    """Play on at random from `states[0]` to the end, again and again; return how many actions it took."""
    state, die, actions = states[1], dice[0], 0
    for _ in range(games):
        assign(state, states[0])
        while mover(state) != OVER:
            apply(state, out[below(die, legal(state, out))])
            actions += 1
    return actions


def from_a_deal(name: str, players: int) -> Chunk:
    """Whole random games but for the deal, many in one call."""
    game = game_named(name)
    starts = [with_capacity(hatbox.new(name, players, seed=seed).states[:1], 2) for seed in range(8)]
    dice, out = zeros(Rng, 1), new_buffer(game.max_legal)
    play = bind(playouts, f"{name}_peers", vars(game.kernels))
    count, turn = 1000 if name == "leduc" else 100, 0

    def chunk() -> Work:
        nonlocal turn
        turn += 1
        return Work(play(starts[turn % len(starts)], dice, count, out), count)

    return chunk


def batch_loop(name: str, players: int, size: int, looks: bool = True) -> Chunk:
    """Step a batch of games, with the mask and, with `looks`, the observation of the mover."""
    many = hatbox.batch(name, size, players, seed=1, observes=looks)

    def chunk() -> Work:
        many.step(many.random_actions())
        return Work(size)  # games that begin together end together: their length would need a long look

    return chunk


def match_loop(name: str, players: int) -> Chunk:
    """Play one `Match`, which checks every action and keeps every state."""
    dice, seed = random.Random(1), 0

    def chunk() -> Work:
        nonlocal seed
        seed += 1
        match = hatbox.new(name, players, seed=seed)
        while not match.is_over:
            match.act(dice.choice(match.legal_actions()))
        return Work(match.ply, 1)

    return chunk


def simulator_loop(name: str, players: int) -> Chunk:
    """Step one game from Python, as `step_loop` of the peers' side does."""
    game = hatbox.simulator(name, players)
    throw, seed = random.Random(1).random, 0

    def chunk() -> Work:
        nonlocal seed
        decisions = games = 0
        while decisions < 500:
            if game.is_over:
                game.rewards()
                games, seed = games + 1, seed + 1
                game.reset(seed)
            actions = game.legal_actions()
            game.act(actions[int(throw() * len(actions))])
            decisions += 1
        return Work(decisions, games)

    return chunk


def search(name: str, players: int, uninformed: bool) -> Chunk:
    """Our search; uninformed: it knows the rules alone, and its playouts are uniform."""
    game = game_named(name)
    stories = []
    for seed in range(8):
        match = hatbox.new(name, players, seed=seed)
        stories.append(match.observations(match.mover or 0))
    searcher, seed = Searcher(game, uninformed=uninformed), 0

    def chunk() -> Work:
        nonlocal seed
        seed += 1  # another seed each time, so that no search reuses the last tree
        searcher.search(stories[seed % len(stories)], Budget(simulations=SIMULATIONS), seed, settle=False)
        return Work(searcher.simulations)

    return chunk


def pettingzoo_loop() -> Chunk:
    """Our PettingZoo environment, agent by agent, with the observation and the mask of each."""
    from hatbox.adapters.pettingzoo import env as environment

    env: Any = environment("leduc")
    dice, seed = random.Random(1), 0

    def chunk() -> Work:
        nonlocal seed
        steps = games = 0
        while steps < 100:
            seed, games = seed + 1, games + 1
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(dice.choice(seen["action_mask"].nonzero()[0]))
                steps += 1
        return Work(steps, games)

    return chunk


def all_makers() -> dict[str, Callable[[], Chunk]]:
    hatbox.add_game(GAME)
    makers: dict[str, Callable[[], Chunk]] = {}
    for name, players in TABLES:
        makers[f"hatbox games {name} {players}"] = partial(whole_games, name, players)
        makers[f"hatbox playouts {name} {players}"] = partial(from_a_deal, name, players)
        makers[f"hatbox search {name} {players}"] = partial(search, name, players, True)
        for size in SIZES:
            makers[f"hatbox look {name} {players} {size}"] = partial(batch_loop, name, players, size)
            makers[f"hatbox step {name} {players} {size}"] = partial(batch_loop, name, players, size, False)
    makers["hatbox search leduc 2 informed"] = partial(search, "leduc", 2, False)
    makers["hatbox simulator leduc 2"] = partial(simulator_loop, "leduc", 2)
    makers["hatbox simulator hats 3"] = partial(simulator_loop, "hats", 3)
    makers["hatbox match leduc 2"] = partial(match_loop, "leduc", 2)
    if find_spec("pettingzoo") and find_spec("hatbox.adapters.pettingzoo"):
        makers["hatbox loop leduc 2"] = pettingzoo_loop
    return makers


if __name__ == "__main__":
    answer(all_makers())
