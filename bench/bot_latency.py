"""Measure how punctual bots are, and how much a search in a thread delays an asyncio loop.

python bench/bot_latency.py [--seconds 0.25] [--moves 200] [--without-networks]

Plays games between bots with a time limit per move and counts moves that are more than 30 ms late. Then a bot searches
in a thread while an event loop that should tick every millisecond records how late each tick is.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import Any

import hatbox
from hatbox.bots import levels
from hatbox.bots.bot import legal_actions
from hatbox.bots.network import own_network
from hatbox.bots.searcher import Searcher, heuristics_of
from hatbox.engine.game import Game

LATE = 0.030


def count_late(name: str, seconds: float, moves: int) -> tuple[int, int, float]:
    """Return the decisions with a choice, the number of late ones, and the latest, in seconds after the deadline."""
    count = late = seed = 0
    latest = -seconds
    match = hatbox.new(name, seed=0)
    hatbox.bot("mad_hatter").think(match.observations(match.mover or 0), hatbox.Budget(simulations=10), 0)  # warm up
    while count < moves:
        match = hatbox.new(name, seed=seed)
        bots = [hatbox.bot("mad_hatter") for _ in range(match.players)]
        while not match.is_over and count < moves:
            assert match.mover is not None
            observations = match.observations(match.mover)
            begin = time.perf_counter()
            decision = bots[match.mover].think(observations, hatbox.Budget(seconds=seconds), seed)
            after = time.perf_counter() - begin - seconds
            if len(legal_actions(observations)) > 1:
                count, late, latest = count + 1, late + (after > LATE), max(latest, after)
            match.act(decision.action)
        seed += 1
    return count, late, latest


async def loop_lag(name: str, seconds: float) -> list[float]:
    """Return how late a loop ticks while a bot searches in a thread, in seconds, sorted."""
    match = hatbox.new(name, seed=0)
    bot, observations = hatbox.bot("mad_hatter"), match.observations(match.mover or 0)
    bot.think(observations, hatbox.Budget(simulations=10), 0)
    thinking = asyncio.create_task(
        asyncio.to_thread(
            lambda: [bot.think(observations, hatbox.Budget(seconds=0.25), k) for k in range(int(seconds * 4))]
        )
    )
    ticks = []
    while not thinking.done():
        begin = time.perf_counter()
        await asyncio.sleep(0.001)
        ticks.append(time.perf_counter() - begin - 0.001)
    return sorted(ticks)


def without_network(game: Game[Any]) -> Searcher:
    """Return a searcher whose playouts go on to the end."""
    inputs = heuristics_of(game, uninformed=False).settings["INPUTS"]
    return Searcher(game, network=own_network(inputs, game.players[0], None))


def main() -> None:
    """Print a line for each game and measurement."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.25, help="for each move (default 0.25)")
    parser.add_argument("--moves", type=int, default=200, help="of each game (default 200)")
    parser.add_argument("--without-networks", action="store_true", help="for comparison")
    args = parser.parse_args()
    if args.without_networks:
        vars(levels)["Searcher"] = without_network
    for name in hatbox.game_names():
        count, late, latest = count_late(name, args.seconds, args.moves)
        print(f"{name:10} {count} moves, {late} more than 30 ms late, the latest {1000 * latest:+.1f} ms", flush=True)
        ticks = asyncio.run(loop_lag(name, 5))
        print(f"{name:10} {len(ticks)} ticks, p99 {1000 * ticks[len(ticks) * 99 // 100]:.1f} ms late", flush=True)


if __name__ == "__main__":
    main()
