"""The peers' side. It runs in an environment of its own, and knows nothing of Hatbox."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

from slices import Chunk, Work, answer

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

SPIEL = ("go_fish", "crazy_eights", "hearts", "banqi", "chinese_checkers", "leduc_poker")
SEARCHED = ("leduc_poker", "euchre", "hearts")
PGX = {"leduc_holdem": (256, 1024, 4096, 16384), "sparrow_mahjong": (256, 1024)}  # at several sizes
PGX_STEPS = {"leduc_holdem": (1, 64), "sparrow_mahjong": (1,)}  # in a call; longer calls compile for very long
STARTS = 8  # deals that whole games are played from
SIMULATIONS = 10_000  # of a search


# --- OpenSpiel


def deal(game: Any, dice: random.Random) -> Any:
    """Return a game after its deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def average_game(starts: list[Any], dice: random.Random, games: int = 400) -> Work:
    """Return the average work of a random game."""
    actions = chance = 0
    for number in range(games):
        state = starts[number % len(starts)].clone()
        while not state.is_terminal():
            chance += state.is_chance_node()
            actions += not state.is_chance_node()
            state.apply_action(dice.choice(state.legal_actions()))
    return Work(actions / games, 1, chance / games)


def times(count: int, game: Work) -> Work:
    """Multiply the work of a game."""
    return Work(count * game.actions, count, count * game.chance)


def rollouts(name: str) -> Chunk:
    """Whole random games in C++: what evaluates the root of a search that has one simulation."""
    import pyspiel

    dice, game = random.Random(1), pyspiel.load_game(name)
    starts = [deal(game, dice) for _ in range(STARTS)]
    usual = average_game(starts, dice)
    count = max(10, int(20_000 / usual.actions))
    evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)

    def chunk() -> Work:
        bot.mcts_search(dice.choice(starts))
        return times(count, usual)

    return chunk


def bot_games(name: str) -> Chunk:
    """Whole random games in C++ from the very deal, one call a game."""
    import pyspiel

    dice, game = random.Random(1), pyspiel.load_game(name)
    usual = average_game([game.new_initial_state()], dice)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seed = 0

    def chunk() -> Work:
        nonlocal seed
        for _ in range(10):
            seed += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)  # which plays on in the state that it is given
        return times(10, usual)

    return chunk


def step_loop(name: str, looks: bool) -> Chunk:
    """Step one game, with `looks` also asking for the mask and the observation of the mover."""
    import pyspiel

    dice, game = random.Random(1), pyspiel.load_game(name)
    state = game.new_initial_state()
    throw, seen = dice.random, game.get_type().provides_observation_tensor

    def chunk() -> Work:
        nonlocal state
        decisions = games = 0
        while decisions < 500:
            if state.is_terminal():
                state.returns()
                games += 1
                state = game.new_initial_state()
            if looks and not state.is_chance_node():
                state.observation_tensor() if seen else state.information_state_tensor()
                state.legal_actions_mask()
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(throw() * len(actions))])
        return Work(decisions, games)

    return chunk


def spiel_search(name: str) -> Chunk:
    """Information-set Monte Carlo tree search in C++, with uniform playouts."""
    import pyspiel

    dice, game = random.Random(1), pyspiel.load_game(name)
    kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 5.0, SIMULATIONS, -1, kind, False, False)
    starts = [deal(game, dice) for _ in range(STARTS)]

    def chunk() -> Work:
        bot.step(dice.choice(starts))
        return Work(SIMULATIONS)

    return chunk


# --- Pgx


def pgx_batch(name: str, size: int, steps: int) -> Chunk:
    """Step a batch of games that reset when they end; `steps` per compiled call."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env: Any = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def advance(carry: Any, _: Any) -> Any:
        state, key = carry
        key, chooser, resetter = jax.random.split(key, 3)
        draw = jax.random.uniform(chooser, state.legal_action_mask.shape)
        action = jnp.argmax(draw * state.legal_action_mask, axis=-1)
        state = step(state, action, jax.random.split(resetter, size))
        return (state, key), None

    run = jax.jit(lambda carry: jax.lax.scan(advance, carry, None, length=steps)[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size))
    carry = (state, jax.random.PRNGKey(2))

    def chunk() -> Work:
        nonlocal carry
        carry = run(carry)
        jax.block_until_ready(carry)
        return Work(size * steps)

    return chunk


# --- environments of one game


def rlcard_loop() -> Chunk:
    """RLCard's Leduc, step by step, with the observation and the legal actions that a step gives."""
    import rlcard

    env = rlcard.make("leduc-holdem", config={"seed": 1})
    state, _ = env.reset()
    dice = random.Random(1)

    def chunk() -> Work:
        nonlocal state
        games = 0
        for _ in range(200):
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            if env.is_over():
                env.get_payoffs()
                games += 1
                state, _ = env.reset()
        return Work(200, games)

    return chunk


def pettingzoo_loop() -> Chunk:
    """PettingZoo's Leduc, agent by agent, with the observation and the mask of each."""
    from pettingzoo.classic import leduc_holdem_v4

    env = leduc_holdem_v4.env()
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
    """Return the measurements of the installed libraries."""
    makers: dict[str, Callable[[], Chunk]] = {}
    if find_spec("pyspiel"):
        import pyspiel

        known = set(pyspiel.registered_names())
        for name in filter(known.__contains__, SPIEL):
            makers[f"open_spiel rollouts {name}"] = partial(rollouts, name)
            makers[f"open_spiel bots {name}"] = partial(bot_games, name)
            makers[f"open_spiel step {name}"] = partial(step_loop, name, False)
            makers[f"open_spiel look {name}"] = partial(step_loop, name, True)
        for name in filter(known.__contains__, SEARCHED):
            makers[f"open_spiel search {name}"] = partial(spiel_search, name)
    if find_spec("pgx"):
        for name, sizes in PGX.items():
            for size in sizes:
                for steps in PGX_STEPS[name]:
                    makers[f"pgx look {name} {size}x{steps}"] = partial(pgx_batch, name, size, steps)
    if find_spec("rlcard"):
        makers["rlcard loop leduc"] = rlcard_loop
        if find_spec("pettingzoo"):
            makers["pettingzoo loop leduc"] = pettingzoo_loop
    return makers


if __name__ == "__main__":
    answer(all_makers())
