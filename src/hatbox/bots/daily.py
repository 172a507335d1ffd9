"""Bots at the daily deal: the opponent, and what each level makes of the same cards.

Their answers follow from the deal and the moves alone: seeds come from the deal's, a budget in simulations takes the
place of time, and every search starts anew. So the same moves bring the same answers on every device.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.levels import CHESHIRE_CAT, Level, LevelBot
from hatbox.engine.match import Match
from hatbox.records.daily import PLAYERS, SEAT, bot_seed, daily_match, daily_seed
from hatbox.records.record import Record

OPPONENT = CHESHIRE_CAT
BUDGET = Budget(simulations=2000)  # for one action; most levels use less


def choose_move(match: Match[Any], level: Level, seed: int) -> str:
    """Return a level's whole move as text, for the seat on the move; it may take several actions."""
    trial, seat = match.clone(), match.mover
    assert seat is not None
    while True:
        trial.act(LevelBot(level).think(trial.observations(seat), BUDGET, seed).action)
        if trial.mover != seat or trial.game.begins_move(trial.legal_actions()[0]):
            return str(trial.entries(match.ply)[0]["move"])


def play_daily(game: str, day: str, level: Level) -> Iterator[Match[Any]]:
    """Yield a day's game after each move, with a level in the player's seat: the same object each time."""
    match, seed = daily_match(game, day), daily_seed(game, day)
    levels = [level if seat == SEAT else OPPONENT for seat in range(PLAYERS)]
    seeds = [bot_seed(seed, seat) for seat in range(PLAYERS)]
    while match.mover is not None:
        match.play(choose_move(match, levels[match.mover], seeds[match.mover]))
        yield match


def find_other_move(record: Record, day: str) -> int | None:
    """Return the number of the first move in a valid record that the opponent would not have made; None: all are its.

    So nobody can send in a game against an opponent who lets them win.
    """
    match, seed = daily_match(record.game, day), daily_seed(record.game, day)
    for number, entry in enumerate(record.moves, 1):
        seat, move = entry["seat"], entry["move"]
        if seat != SEAT and (move == "resign" or move != choose_move(match, OPPONENT, bot_seed(seed, seat))):
            return number
        if move == "resign":
            return None
        match.play(move)
    return None
