"""Count the tokens of whole games as an assistant sees them: `python bench/words_of_a_game.py [GAMES] [BOT]`."""

from __future__ import annotations

import asyncio
import json
import statistics
import sys

import hatbox
from hatbox.adapters.mcp.games import LocalGame
from hatbox.bots.bot import Bot, Budget
from hatbox.bots.briefing import tokens
from hatbox.games import NAMES, game_named

QUICK = Budget(simulations=50)


def cost(game: str, players: int, bot: str, seed: int) -> int:
    """Return the tokens of a game, calls and answers together, in which the assistant plays as well as the bots."""
    return asyncio.run(_cost(game, players, bot, seed))


async def _cost(game: str, players: int, bot: str, seed: int) -> int:
    match = hatbox.new(game, players=players, seed=seed)
    bots: dict[int, Bot] = {seat: hatbox.bot(bot) for seat in range(players)}
    own = LocalGame("g1", asyncio.Lock(), match, 0, {seat: bots[seat] for seat in range(1, players)}, QUICK, seed)
    await own.begin()
    turn = own.turn(whole=True)
    spent = tokens(turn.text())
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
        spent += tokens(call_text) + max(tokens(turn.text()), tokens(as_json))
    return spent


def main() -> None:
    games, bot = int([*sys.argv, "20"][1]), [*sys.argv[2:], "greedy"][0]
    print("| game | players | median | most |\n|---|---|---|---|")
    for name in NAMES:
        for players in game_named(name).players:
            costs = [cost(name, players, bot, seed) for seed in range(games)]
            print(f"| {name} | {players} | {statistics.median(costs):.0f} | {max(costs)} |")


if __name__ == "__main__":
    main()
