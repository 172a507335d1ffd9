"""Owners of tables share the bot threads: many tables of one owner slow down that owner's bots only."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.server.service import bot_runner as module
from hatbox.server.service.bot_runner import MIN_SECONDS, BotRunner


def test_an_owner_with_many_tables_leaves_others_their_time() -> None:
    bot_runner = BotRunner(2, 0.6, 0)
    try:
        for _ in range(60):
            bot_runner._count("many", 1)
        bot_runner._count("one", 1)
        assert bot_runner.degrade("mad_hatter", "one") == ("mad_hatter", 0.6)
        assert bot_runner.degrade("mad_hatter", "many")[1] < 0.6
        for _ in range(40):
            bot_runner._count("many", 1)
        assert bot_runner.degrade("mad_hatter", "many") == ("beginner", MIN_SECONDS)
        assert bot_runner.degrade("mad_hatter", "one") == ("mad_hatter", 0.6)
    finally:
        bot_runner.close()


def test_owners_come_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    gate, order = threading.Event(), list[int]()

    def think(bot: Any, match: Any, seat: int, seed: int, seconds: float) -> str:
        assert gate.wait(60)
        order.append(seed)
        return "done"

    monkeypatch.setattr(module, "choose_move", think)
    match = Match.new(game_named("hats"), 2, {}, 1)

    async def main() -> None:
        bot_runner = BotRunner(1, 0.05, 0)
        try:
            wanted = [("many", number) for number in range(6)] + [("one", 100)]
            asked = []
            for owner, number in wanted:
                asked.append(asyncio.create_task(bot_runner.move("random", match.clone(), 0, number, owner)))
                await asyncio.sleep(0)
            gate.set()
            assert await asyncio.gather(*asked) == ["done"] * 7
        finally:
            bot_runner.close()
        assert bot_runner.waiting == 0
        assert bot_runner._free == 1

    asyncio.run(main())
    assert order.index(100) <= 2
    assert sorted(order) == [0, 1, 2, 3, 4, 5, 100]
