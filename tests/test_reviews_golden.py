"""Golden reviews of one seat at every table: the page must come to the same numbers, to the last bit.

`web/src/engine/analysis.test.ts` makes them by the WebAssembly modules. A file changes only in a commit that says why.
`python tests/test_reviews_golden.py` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hatbox.bots.bot import Budget
from hatbox.bots.registry import bot_named
from hatbox.engine.game import Game
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.reviews.analysis import review_match
from hatbox.reviews.beliefs import beliefs_of
from support.games import TABLES

FOLDER = Path(__file__).parent / "reviews"
SEAT = 1  # which is reviewed
RESIGNING = [("hats", 4), ("top_hats", 2)]  # tables where it gives up halfway
MAX_ACTIONS = 60  # of those games
SIMULATIONS = 60
SHOWN = 3  # moves of a decision
BELIEFS = 2  # moments


def play(name: str, players: int) -> Match[Any]:
    """Return a game of beginners."""
    game: Game[Any] = game_named(name)
    match, beginner = Match.from_key(game, players, {}, bytes([players]) * 32), bot_named("beginner")
    while match.mover is not None:
        if (name, players) in RESIGNING and match.ply == MAX_ACTIONS:
            match.resign(SEAT)
        else:
            match.act(beginner.think(match.observations(match.mover), Budget(simulations=1), match.ply).action)
    return match


def reviewed(name: str, players: int) -> bytes:
    """Return the review of a game as JSON, with the first moves of each decision."""
    match = play(name, players)
    review = msgspec.to_builtins(review_match(match, [SEAT], SIMULATIONS))
    for step in review["seats"][0]["steps"]:
        if step["decision"] is not None:
            step["decision"]["choice"] = len(step["decision"]["moves"])
            del step["decision"]["moves"][SHOWN:]
    observations = match.observations(SEAT)
    plies = [at * match.ply // (BELIEFS + 1) for at in range(1, BELIEFS + 1)]
    table = {
        "key": match.key,
        "seat": SEAT,
        "actions": [action for action, mover in zip(match.actions, match.movers, strict=True) if mover >= 0],
        "resigned": match.resigned,
        "review": review,
        "beliefs": [{"ply": ply, "places": beliefs_of(observations.until(ply))} for ply in plies],
    }
    return msgspec.json.format(msgspec.json.encode({**table, "key": (match.key or b"").hex()}), indent=0) + b"\n"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_review(name: str, players: int) -> None:
    golden = (FOLDER / f"{name}-{players}.json").read_bytes()
    assert reviewed(name, players) == golden


def test_there_are_mistakes_to_compare() -> None:
    games = [msgspec.json.decode((FOLDER / f"{name}-{players}.json").read_bytes()) for name, players in TABLES]
    steps = [step for game in games for step in game["review"]["seats"][0]["steps"] if step["decision"]]
    assert any(step["decision"]["loss"] > 0 for step in steps)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, players in TABLES:
        (FOLDER / f"{name}-{players}.json").write_bytes(reviewed(name, players))
