"""Count the tokens of whole games as an assistant sees them: `python bench/words_of_a_game.py [GAMES] [BOT]`.

Answers are what it reads: counted as text or as JSON, whichever is more. Its own calls are counted beside them.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
from typing import NamedTuple

import hatbox
from hatbox.adapters.mcp.games import LocalGame
from hatbox.bots.bot import Bot, Budget
from hatbox.bots.briefing import tokens
from hatbox.games import NAMES, game_named

QUICK = Budget(simulations=50)


class Cost(NamedTuple):
    """The tokens of a game."""

    answers: int
    calls: int


def cost(game: str, players: int, bot: str, seed: int) -> Cost:
    """Return the tokens of a game in which the assistant plays as well as the bots."""
    return asyncio.run(_cost(game, players, bot, seed))


async def _cost(game: str, players: int, bot: str, seed: int) -> Cost:
    match = hatbox.new(game, players=players, seed=seed)
    bots: dict[int, Bot] = {seat: hatbox.bot(bot) for seat in range(players)}
    own = LocalGame("g1", asyncio.Lock(), match, 0, {seat: bots[seat] for seat in range(1, players)}, QUICK, seed)
    await own.begin()
    turn = own.turn(whole=True)
    calls, answers = 0, tokens(turn.text())
    while turn.status != "over":
        view = match.clone()  # to find out what the bot plays
        for _ in range(100):  # a move of several actions
            view.act(bots[0].think(view.observations(0), QUICK, seed).action)
            if view.mover != 0 or view.game.begins_move(view.legal_actions()[0]):
                break
        entry = next(entry for entry in view.entries(match.ply) if entry["seat"] == 0)
        call_text = json.dumps({"game": "g1", "move": entry["move"]})
        assert await own.play(str(entry["move"])) is None
        turn = own.turn()
        as_json = json.dumps(turn.model_dump(mode="json", exclude_defaults=True), ensure_ascii=False)
        calls += tokens(call_text)
        answers += max(tokens(turn.text()), tokens(as_json))
    return Cost(answers, calls)


def main() -> None:
    games, bot = int([*sys.argv, "20"][1]), [*sys.argv[2:], "greedy"][0]
    print("| game | players | answers, median | most | with calls, median | most |\n|---|---|---|---|---|---|")
    for name in NAMES:
        for players in game_named(name).players:
            costs = [cost(name, players, bot, seed) for seed in range(games)]
            answers, both = [cost.answers for cost in costs], [sum(cost) for cost in costs]
            figures = [f"{statistics.median(column):.0f} | {max(column)}" for column in (answers, both)]
            print(f"| {name} | {players} | {' | '.join(figures)} |", flush=True)


if __name__ == "__main__":
    main()
