"""An assistant cannot tell worlds apart that its seat cannot tell apart: every byte that it gets is the same."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import hatbox
from hatbox.adapters.mcp.games import Games, LocalGame
from hatbox.adapters.mcp.server import Settings, create_server
from hatbox.bots.bot import Bot, Budget, Decision
from hatbox.engine.match import Match, Observations
from support.games import TABLES
from support.indistinguishable_games import play_on, random_match, twins
from support.mcp_session import assistant, call
from support.paired_tables import LENGTHS, TAIL, forbidden

BUDGET = Budget(simulations=1)


class ReplayBot(Bot):
    """Plays the actions of a game that was recorded, whatever it sees."""

    name = "replay"

    def __init__(self, actions: list[int]) -> None:
        self._actions = actions

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        return Decision(self._actions[len(observations.actions)])


def opened(match: Match[Any], since: int, seat: int) -> Games:
    """The assistant's games: this one from a ply on, the others playing as it was recorded."""
    begun = match.clone()
    begun.rewind_to(since)
    bots = {other: ReplayBot(match.actions) for other in range(match.players) if other != seat}
    games = Games()
    games.add(LocalGame(games.new_name(), games.computing, begun, seat, bots, BUDGET, 1))
    return games


async def conversation(match: Match[Any], since: int, seat: int, tries: list[str]) -> list[bytes]:
    """Everything that an assistant gets who asks all there is to ask, and plays what its seat played."""
    async with assistant(create_server(opened(match, since, seat), Settings())) as (client, tap):
        await call(client, "look", game="g1")
        await call(client, "legal_moves", game="g1")
        for move in tries:
            assert not (await call(client, "why_illegal", game="g1", move=move)).get("legal")
            assert (await call(client, "play_move", game="g1", move=move))["refused"]
        assert "not over" in (await call(client, "review_game", game="g1"))["error"]
        for entry in match.entries(since):
            if entry["seat"] == seat:
                await call(client, "why_illegal", game="g1", move=entry["move"])
                turn = await call(client, "play_move", game="g1", move=entry["move"])
                assert "refused" not in turn
                await call(client, "look", game="g1")
                await call(client, "legal_moves", game="g1")
        return tap.received


def pair(game: str, players: int, seat: int) -> tuple[Match[Any], Match[Any], int]:
    """A game and its twin that look the same to the seat, and the ply at which the seat is to move."""
    length = LENGTHS[game][0]
    for seed in range(length, length + 200):
        match = random_match(game, players, seed, length, lambda match: not match.is_over and match.mover == seat)
        further = play_on(match, TAIL, seed)
        while further.mover != seat and not further.is_over:  # the bots play up to the seat's turn
            further.play(random.Random(seed).choice(further.legal_moves()))
        if further.is_over or further.ply == match.ply:
            continue
        twin = next(twins(further, seat, seed), None)
        if twin is not None:
            return further, hatbox.from_record(twin), match.ply
    raise AssertionError(f"no twins for {game}")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_bytes_are_the_same_in_both_worlds(game: str, players: int) -> None:
    for seat in range(players):
        match, twin, since = pair(game, players, seat)
        tries = forbidden(_at(match, since), since)
        one, other = (asyncio.run(conversation(world, since, seat, tries)) for world in (match, twin))
        assert one == other
        assert len(one) > 2 * len(tries)


def _at(match: Match[Any], ply: int) -> Match[Any]:
    earlier = match.clone()
    earlier.rewind_to(ply)
    return earlier


def test_another_seat_can_tell_the_worlds_apart() -> None:
    """The comparison can fail: to the seat that holds other cards, the same worlds differ."""
    match, twin, _ = pair("hats", 2, 0)
    views = [asyncio.run(look(world, 1)) for world in (match, twin)]
    assert views[0] != views[1]
    assert asyncio.run(look(match, 0)) == asyncio.run(look(twin, 0))


async def look(match: Match[Any], seat: int) -> list[bytes]:
    async with assistant(create_server(opened(match, match.ply, seat), Settings())) as (client, tap):
        await call(client, "look", game="g1")
        return tap.received


def test_the_end_shows_what_the_rules_show() -> None:
    match = hatbox.new("hats", seed=5, first=0)
    while not match.is_over:
        match.play(match.legal_moves()[0])
    hands = match.position()["hands"]
    last = max(at for at, mover in enumerate(match.movers) if mover == 0)

    async def ending() -> dict[str, Any]:
        async with assistant(create_server(opened(match, last, 0), Settings())) as (client, _):
            before = await call(client, "look", game="g1")
            assert "?" in before["view"]
            return await call(client, "play_move", game="g1", move=match.entries(last)[0]["move"])

    turn = asyncio.run(ending())
    assert turn["status"] == "over"
    assert f"hands ({hands[0][0]}) ({hands[1][0]})" in turn["view"]  # type: ignore[index]
    assert turn["outcome"]["scores"] == match.result()["scores"]
