"""Golden decisions of every level at every table, with estimates, reasons and hints: the page must decide the same.

`web/src/engine/levelBot.test.ts` makes them by the WebAssembly modules. A file changes only in a commit that says why.
`python tests/test_decisions.py` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hatbox.bots.bot import Budget, Decision
from hatbox.bots.hints import advise
from hatbox.bots.levels import ALL, LevelBot
from hatbox.bots.registry import bot_named
from hatbox.engine.game import Game
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.server.service.hints import hint_of
from support.games import TABLES

FOLDER = Path(__file__).parent / "decisions"
SEAT = 0  # which decides
DECISIONS = 5  # each made twice: the second time in the same tree, whatever the others did before
BUDGET = Budget(simulations=200)
SEED = 1 << 40  # more than 32 bits
SHOWN = 3  # estimates


def row(ply: int, decision: Decision) -> dict[str, Any]:
    return {
        "ply": ply,
        "action": decision.action,
        "simulations": decision.simulations,
        "visits": sum(estimate.visits for estimate in decision.estimates),
        "estimates": decision.estimates[:SHOWN],
        "reason": decision.reason,
    }


def decisions(name: str, players: int) -> bytes:
    """Return the decisions of one game, in which the strongest level plays against beginners."""
    game: Game[Any] = game_named(name)
    key = bytes([players]) * 32
    match, beginner = Match.from_key(game, players, {"first": SEAT}, key), bot_named("beginner")
    bots, rows = {level.name: LevelBot(level) for level in ALL}, {level.name: list[Any]() for level in ALL}
    actions, hints = list[int](), list[Any]()
    while match.mover is not None and len(hints) < DECISIONS:
        observations = match.observations(match.mover)
        action = beginner.think(observations, BUDGET, SEED).action
        if match.mover == SEAT:
            for level, bot in (*bots.items(), *bots.items()):
                decision = bot.think(observations, BUDGET, SEED)
                rows[level].append(row(match.ply, decision))
            hints.append({"ply": match.ply, "moves": [hint_of(advice) for advice in advise(observations, BUDGET)]})
            action = decision.action
        actions.append(action)
        match.act(action)
    table = {"game": name, "players": players, "key": key.hex(), "seat": SEAT, "seed": SEED, "actions": actions}
    return msgspec.json.format(msgspec.json.encode({**table, "levels": rows, "hints": hints})) + b"\n"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_decisions(name: str, players: int) -> None:
    golden = (FOLDER / f"{name}-{players}.json").read_bytes()
    assert decisions(name, players) == golden
    strongest = msgspec.json.decode(golden)["levels"]["mad_hatter"]
    assert any(decision["visits"] > decision["simulations"] > 0 for decision in strongest)  # continues in a tree


if __name__ == "__main__":
    for name, players in TABLES:
        (FOLDER / f"{name}-{players}.json").write_bytes(decisions(name, players))
