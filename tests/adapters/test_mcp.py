"""Playing through MCP: whole games over standard input and output, their transcripts, and what they cost to read.

`python tests/adapters/test_mcp.py` writes the transcripts anew; a file changes only in a commit that says why.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client, MCPError
from mcp.client.stdio import StdioServerParameters
from words_of_a_game import cost

import hatbox
from hatbox.adapters.mcp.games import IDLE_SECONDS, MAX_GAMES, MAX_SHARED_GAMES, Games, LocalGame, secret_names
from hatbox.adapters.mcp.rules import rule_texts
from hatbox.adapters.mcp.server import Settings, create_server
from hatbox.adapters.mcp.tables import split_link
from hatbox.bots.bot import Budget, Decision, RandomBot
from hatbox.bots.briefing import ungroup_moves
from hatbox.engine.errors import BadInput
from hatbox.engine.match import Observations
from hatbox.i18n import languages
from support.games import GAMES, TABLES
from support.mcp_session import assistant, call

MAX_TOKENS = 6000  # of a whole game, as an assistant sees it
LONG_GAMES = (1,)  # seeds
TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
ROOT = Path(__file__).parents[2]
SETUPS: dict[str, dict[str, Any]] = {
    "hats": {"players": 3, "seat": 1},
    "magic_hat": {"players": 2, "options": {"stall_limit": 10}},
    "top_hats": {"players": 2, "seat": 1},
}
ILLEGAL = {"hats": "exchange B1 9", "magic_hat": "open 8", "top_hats": "place 1 E5"}
EVERY = 6  # moves between two that the stand-in gets wrong


# --- a stand-in for a model: it reads the texts, and plays by a fixed rule


class StandIn:
    """Calls tools as a model would, and writes down what it sends and reads."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.lines: list[str] = []

    async def use(self, tool: str, **arguments: Any) -> dict[str, Any]:
        self.lines.append(f"> {tool} {json.dumps(arguments)}")
        result = await self.client.call_tool(tool, arguments)
        text = "\n".join(getattr(part, "text", "") for part in result.content)
        self.lines += [f"  {line}" for line in text.splitlines()]
        return result.structured_content or {"error": text}

    async def play(self, game: str) -> None:
        """Play a whole game; it ends if the rules say so, whatever is played."""
        turn = await self.use("start_game", game=game, bot="greedy", **SETUPS[game])
        name, moves, number = turn["game"], ungroup_moves(turn["moves"]), 0
        while turn.get("status") != "over":
            number += 1
            if number % EVERY == 0:
                refused = await self.use("play_move", game=name, move=ILLEGAL[game])
                assert refused["refused"]["reason"]
                await self.use("why_illegal", game=name, move=moves[-1])
            turn = await self.use("play_move", game=name, move=moves[(5 * number) % len(moves)])
            moves = changed(moves, turn.get("moves", ""))

    async def read_and_review(self) -> None:
        await self.use("read_rules", game="hats", rule="H5")
        await self.use("leave_game", game="g3")
        await self.use("look", game="g3")


def changed(moves: list[str], text: str) -> list[str]:
    """The legal moves, as the text of a turn tells them: written out or as a change."""
    if not text.startswith("as before"):
        return ungroup_moves(text) or moves
    head, _, new = text.partition(", also ")
    _, _, gone = head.partition(", without ")
    return [move for move in moves if move not in ungroup_moves(gone)] + ungroup_moves(new)


@asynccontextmanager
async def over_stdio() -> AsyncIterator[Client]:
    """An assistant's connection to `hatbox mcp` as a process."""
    server = StdioServerParameters(
        command=sys.executable,
        args=["-m", "hatbox", "mcp", "--seed", "11", "--language", "en"],
        env={"PYTHONPATH": str(ROOT / "src"), **{k: v for k, v in os.environ.items() if k.startswith("HATBOX")}},
    )
    async with Client(server) as client:
        yield client


async def play_all() -> dict[str, str]:
    """The transcript of a game of each kind, in one session."""
    transcripts = {}
    async with over_stdio() as client:
        for game in GAMES:
            model = StandIn(client)
            await model.play(game)
            if game == GAMES[-1]:
                await model.read_and_review()
            transcripts[game] = "\n".join(model.lines) + "\n"
    return transcripts


@pytest.mark.slow
def test_a_scripted_model_plays_whole_games_over_stdio() -> None:
    for game, transcript in asyncio.run(play_all()).items():
        assert transcript == (TRANSCRIPTS / f"mcp-{game}.txt").read_text(encoding="utf-8")
        assert "Game over" in transcript


# --- the cost of a game


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_fits_6000_tokens(game: str, players: int) -> None:
    for seed in range(3):
        assert sum(cost(game, players, "greedy", seed)) <= MAX_TOKENS


@pytest.mark.parametrize("seed", LONG_GAMES)
def test_what_is_told_in_a_very_long_game_fits_6000_tokens_too(seed: int) -> None:
    measured = cost("magic_hat", 2, "random", seed)
    assert measured.calls > 2000  # some two hundred moves of one seat
    assert measured.answers <= MAX_TOKENS


# --- tools, resources, prompts


async def with_server(**settings: Any) -> dict[str, Any]:
    """Answers of a server to what a model may ask outside a game, and to what it should not."""
    found: dict[str, Any] = {}
    async with assistant(create_server(Games(), Settings(**settings))) as (client, _):
        found["tools"] = (await client.list_tools()).tools
        found["games"] = await call(client, "list_games")
        found["rules"] = {game: (await call(client, "read_rules", game=game))["text"] for game in GAMES}
        found["resource"] = (await client.read_resource("hatbox://rules/top_hats/T8")).contents[0]
        found["prompts"] = (await client.list_prompts()).prompts
        prompt = await client.get_prompt("play", {"game": "top_hats"})
        found["prompt"] = prompt.messages[0].content
        errors = {
            "no rule": call(client, "read_rules", game="hats", rule="H99"),
            "no game": call(client, "look", game="g7"),
            "unknown game": call(client, "start_game", game="chess"),
            "unknown bot": call(client, "start_game", game="hats", bot="os:system"),
            "program": call(client, "start_game", game="hats", bot="command:true"),
            "bad option": call(client, "start_game", game="hats", options={"size": "huge"}),
            "many options": call(client, "start_game", game="hats", options={f"o{n}": 1 for n in range(99)}),
            "seat": call(client, "start_game", game="hats", seat=3),
            "seed": call(client, "start_game", game="hats", options={"seed": 1}),
            "long": call(client, "start_game", game="x" * 10_000),
            "link": call(client, "join_table", link="not a link"),
            "nobody there": call(client, "join_table", link="http://127.0.0.1:9/t/ABCDE"),
        }
        found["errors"] = {name: (await asked)["error"] for name, asked in errors.items()}
        with pytest.raises(MCPError, match="unknown game"):
            await client.read_resource("hatbox://rules/chess")
        begun = [await call(client, "start_game", game="magic_hat", bot="random") for _ in range(MAX_GAMES)]
        found["named"] = [one["game"] for one in begun]
        found["too many"] = (await call(client, "start_game", game="hats"))["error"]
        long = await call(client, "play_move", game="g1", move="open " + "1" * 1000)
        found["errors"]["long move"] = long["error"]
        resigned = await call(client, "resign", game="g1")
        assert resigned.get("status") == "over", resigned
        found["after resigning"] = await call(client, "why_illegal", game="g1", move="open 1")
        found["dropped"] = (await call(client, "start_game", game="magic_hat", bot="random"))["game"]
    return found


def test_what_a_model_may_ask_and_what_not() -> None:
    found = asyncio.run(with_server(seed=4))
    assert all(tool.output_schema and tool.annotations for tool in found["tools"])
    assert [one["game"] for one in found["games"]["games"]] == [*GAMES]
    assert "T8" in found["rules"]["top_hats"]
    assert found["resource"].text.startswith("T8 You must capture.")
    assert "top_hats" in found["prompt"].text
    for name, word in {
        "no rule": "H1, H2",
        "no game": "there is no game",
        "unknown game": "hats, magic_hat, top_hats",
        "unknown bot": "mad_hatter",
        "program": "unknown bot",
        "bad option": "size",
        "many options": "at most 20",
        "seat": "the seats are 0 to 1",
        "seed": "no option",
        "long": "at most 40",
        "long move": "at most 300",
        "link": "http://HOST/t/TABLE",
        "nobody there": "127.0.0.1:9",
    }.items():
        assert word in found["errors"][name], name
        assert len(found["errors"][name]) < 600, name
    assert found["named"] == [f"g{number}" for number in range(1, MAX_GAMES + 1)]
    assert "leave one" in found["too many"]
    assert found["after resigning"] == {"legal": False, "refused": {"move": "open 1", "reason": "the game is over"}}
    assert found["dropped"] == f"g{MAX_GAMES + 1}"


class SlowBot(RandomBot):
    """Begins to think, and goes on only when it may."""

    def __init__(self) -> None:
        self.began, self.may_go_on = threading.Event(), threading.Event()

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        self.began.set()
        assert self.may_go_on.wait(60)
        return super().think(observations, budget, seed)


def test_a_call_that_is_cancelled_leaves_no_game_half_played() -> None:
    async def cancel_a_move() -> None:
        bot, games = SlowBot(), Games()
        match = hatbox.new("magic_hat", seed=4, first=0)
        game = LocalGame("g1", games.computing, match, 0, {1: bot}, Budget(simulations=1), 1)
        games.add(game)
        server = create_server(games, Settings())
        scope = anyio.CancelScope()

        async def call_in_scope() -> None:
            with scope:
                await server.call_tool("play_move", {"game": "g1", "move": match.legal_moves()[0]})

        asking = asyncio.create_task(call_in_scope())
        await asyncio.to_thread(bot.began.wait, 60)
        scope.cancel()
        for _ in range(10):  # turns of the event loop: the cancellation arrives
            await asyncio.sleep(0)
        assert games.computing.locked()
        bot.may_go_on.set()
        await asking
        assert match.mover == 0
        assert match.ply >= 2

    asyncio.run(cancel_a_move())


def test_games_that_nobody_plays_make_room_at_a_port(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)

    async def fill() -> Games:
        games = Games(is_shared=True)
        for _ in range(MAX_SHARED_GAMES):
            async with games.room():
                match = hatbox.new("magic_hat", seed=4, first=0)
                games.add(LocalGame(games.new_name(), games.computing, match, 0, {}, Budget(simulations=1), 1))
        return games

    async def open_one(games: Games) -> None:
        async with games.room():
            pass

    games = asyncio.run(fill())
    oldest, second = [*games._games][:2]
    with pytest.raises(BadInput, match="64 games are open at this server"):
        asyncio.run(open_one(games))
    now += IDLE_SECONDS
    assert games[oldest].name == oldest  # it is used again
    asyncio.run(open_one(games))
    with pytest.raises(BadInput) as refused:
        games[second]
    assert str(refused.value) == f'there is no game "{second}"'


def test_assistants_at_one_port_cannot_guess_each_others_games() -> None:
    names = iter(secret_names())
    assert len({next(names) for _ in range(100)}) == 100
    assert len(next(names)) >= 12


def test_rules_are_there_in_every_language() -> None:
    for language in languages():
        for game, letter in zip(GAMES, "HMT", strict=True):
            texts = rule_texts(game, language)
            assert list(texts) == list(rule_texts(game, "en"))
            assert all(rule.startswith(letter) and len(text) > 20 for rule, text in texts.items())


@pytest.mark.parametrize(
    "link", ["", "localhost", "ftp://host/t/x", "http://ho st/t/x", "http://host:99999/t/x", "/t/x"]
)
def test_bad_links_are_refused(link: str) -> None:
    with pytest.raises(BadInput, match="is not the link of a table"):
        split_link(link)


if __name__ == "__main__":
    TRANSCRIPTS.mkdir(exist_ok=True)
    for game, transcript in asyncio.run(play_all()).items():
        (TRANSCRIPTS / f"mcp-{game}.txt").write_text(transcript, encoding="utf-8")
