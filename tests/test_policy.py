"""Any callable (observation, mask) → action plays wherever a bot plays."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hatbox
from hatbox.bots import registry
from hatbox.bots.registry import bot_named, load_bot
from hatbox.cli.bot_overrides import override_bots
from hatbox.cli.main import main
from hatbox.engine.errors import BadInput
from hatbox.server.service.bot_runner import BotRunner

SOURCE = """
import hatbox
def first(observation, mask):
    return int(mask.argmax())
def wrong(observation, mask):
    return int(mask.argmin())
class Sleepy(hatbox.Bot):
    name = "sleepy"
    def think(self, observations, budget, seed):
        return hatbox.bot("random").think(observations, budget, seed)
nothing = 3
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_policies.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(registry, "_MAKERS", dict(registry._MAKERS))
    monkeypatch.delitem(sys.modules, "my_policies", raising=False)


@pytest.mark.parametrize(("game", "players"), [("hats", 4), ("magic_hat", 2), ("top_hats", 3)])
def test_a_policy_is_asked_with_what_its_seat_sees(game: str, players: int) -> None:
    match = hatbox.new(game, players, seed=3)
    asked: list[tuple[Any, Any]] = []

    def choose(observation: Any, mask: Any) -> int:
        asked.append((observation, mask))
        return int(np.flatnonzero(mask)[-1])

    player = hatbox.policy(choose)
    many = hatbox.batch(game, 1, players, seed=0)
    while not match.is_over and len(asked) < 60:
        many.place(0, match)
        assert match.mover is not None
        match.act(player.think(match.observations(match.mover), hatbox.Budget(simulations=1), 0).action)
        assert np.array_equal(asked[-1][0], many.observations[0])
        assert np.array_equal(asked[-1][1], many.masks[0])


def test_an_illegal_choice_is_told() -> None:
    match = hatbox.new("hats", 2, seed=1)
    assert match.mover is not None
    with pytest.raises(BadInput, match="chose action 421, which is not legal; legal actions:"):
        hatbox.policy(lambda _, mask: len(mask) - 1).think(
            match.observations(match.mover), hatbox.Budget(simulations=1), 0
        )


def test_a_policy_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["my_policies:first", "greedy", "my_policies:Sleepy"]
    assert main(["arena", "hats", "--bots", *bots, "--games", "6", "--players", "3", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert {row["bot"] for row in result["standings"]["bots"]} >= {"my_policies:first", "greedy"}


@pytest.mark.parametrize(
    "name", ["my_policies:missing", "no_such_module:x", "my_policies:nothing", ":", "my_policies:"]
)
def test_what_is_no_policy_is_told(name: str) -> None:
    with pytest.raises(BadInput, match="as a bot"):
        load_bot(name)


def test_a_host_gives_a_character_another_mind() -> None:
    override_bots(["mad_hatter=my_policies:first"])
    match = hatbox.new("magic_hat", 2, seed=1)
    assert match.mover is not None
    decision = bot_named("mad_hatter").think(match.observations(match.mover), hatbox.Budget(simulations=1), 0)
    assert decision.action == match.legal_actions()[0]
    with pytest.raises(BadInput, match="dormouse, march_hare"):
        override_bots(["chess=my_policies:first"])
    with pytest.raises(BadInput, match="as a bot"):
        override_bots(["mad_hatter=my_policies:missing"])


async def _answer(bot_runner: BotRunner, level: str) -> str:
    match = hatbox.new("magic_hat", 2, seed=1)
    assert match.mover is not None
    return await bot_runner.move(level, match.clone(), match.mover, 5)


def test_a_policy_on_a_server_seat_and_a_bad_one_never_stops_the_game() -> None:
    import asyncio

    override_bots(["mad_hatter=my_policies:first", "dormouse=my_policies:wrong"])
    bot_runner = BotRunner(1, 0.05, 0)
    match = hatbox.new("magic_hat", 2, seed=1)
    assert asyncio.run(_answer(bot_runner, "mad_hatter")) == match.game.notation.texts[match.legal_actions()[0]]
    assert bot_runner.failed == 0
    assert asyncio.run(_answer(bot_runner, "dormouse")) in match.legal_moves()
    assert bot_runner.failed == 1
    bot_runner.close()


def test_the_command_line_takes_minds() -> None:
    from hatbox.cli.main import parser

    asked: Namespace = parser().parse_args(["serve", "--bot", "mad_hatter=a:b", "--bot", "dormouse=c:d"])
    assert asked.bot == ["mad_hatter=a:b", "dormouse=c:d"]
