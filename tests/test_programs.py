"""Programs as players: the protocol, time limits, what is counted, and that they learn no more than their seat."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import hatbox
from hatbox.bots.bot import Budget, Faults
from hatbox.bots.briefing import Briefing, describe_events, events_since, group_moves, ungroup_moves
from hatbox.bots.command_programs import CommandChannel
from hatbox.bots.programs import MAX_CRASHES, Crashed, ProgramBot, Question, program_bot
from hatbox.bots.registry import load_bot
from hatbox.cli.arena_report import fault_columns
from hatbox.engine.errors import BadInput
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.lab.arena import run_arena
from hatbox.lab.entrants import read_entrant
from support.command import hatbox as run_hatbox
from support.games import TABLES
from support.indistinguishable_games import random_match, twins

EXAMPLE = Path(__file__).parents[1] / "examples" / "command_bot.py"
LONG = Budget(seconds=60)
SCRIPTED = """
import json, sys, time
log = open(sys.argv[1], "a")
script = json.loads(sys.argv[2])  # one item per choice: a move, or what to do instead
for line in sys.stdin:
    log.write(line)
    log.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
    elif message["type"] == "choose":
        item = script.pop(0) if script else "first"
        if item == "die":
            sys.exit("I give up")
        if item == "babble":
            print("what?", flush=True)
            continue
        if item == "silence":
            continue
        if item == "late":  # the answer to the question before, then this one
            print(json.dumps({"type": "move", "id": message["id"] - 1, "move": "end"}), flush=True)
            item = "first"
        move = message["legal"][0] if item == "first" else item
        print(json.dumps({"type": "move", "id": message["id"], "move": move}), flush=True)
"""


@pytest.fixture
def scripted(tmp_path: Path) -> Iterator[Any]:
    """A function that returns a bot whose program follows a script, and the file of what it was sent."""
    program, log = tmp_path / "scripted.py", tmp_path / "log.jsonl"
    program.write_text(SCRIPTED)
    channels = []

    def make(*script: str) -> tuple[ProgramBot, Path]:
        channel = CommandChannel((sys.executable, str(program), str(log), json.dumps(script)))
        channels.append(channel)
        return ProgramBot("scripted", channel), log

    yield make
    CommandChannel.programs.quit()


def sent(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()]


def test_the_protocol(scripted: Any) -> None:
    bot, log = scripted("first", "black Z9", "first")
    match = hatbox.new("hats", seed=1, first=0)
    for _ in range(2):
        match.act(bot.think(match.observations(0), LONG, 5).action)
    bot.close()
    hello, new_game, first, second, refused, again = sent(log)
    assert hello == {"type": "hello", "protocol": 1}
    assert new_game == {"type": "new_game", "game": "hats", "players": 2, "seat": 0, "seed": 5}
    assert (first["id"], second["id"], again["id"]) == (1, 2, 3)
    assert first["seconds"] == 60
    assert first["legal"] == hatbox.new("hats", seed=1, first=0).legal_moves()
    assert first["view"] == hatbox.new("hats", seed=1, first=0).view(0).position()
    assert first["text"].startswith("You are seat 0.\nView: turn 0; ")
    assert second["events"][0][0] == "hats-black"
    assert refused == {"type": "refused", "id": 2, "reason": refused["reason"], "tries_left": 2}
    assert "Z9" in refused["reason"]
    assert again["legal"] == second["legal"]


def test_faults_are_counted_and_replaced(scripted: Any) -> None:
    bot, _ = scripted("nonsense", "black Z9", "x" * 400, "first", "die", "first", "babble")
    match = hatbox.new("hats", seed=1, first=0)
    seen = match.observations(0)
    assert bot.think(seen, LONG, 1).faults == Faults(illegal=3, replaced=1)
    assert bot.think(seen, LONG, 1).faults == Faults()
    assert bot.think(seen, LONG, 1).faults == Faults(illegal=2, crashes=1, replaced=1)  # it begins its script anew
    assert {bot.think(seen, LONG, seed).action for seed in range(2)} <= set(match.legal_actions())


def test_an_overdue_answer_is_replaced_and_ignored_later(scripted: Any) -> None:
    bot, _ = scripted("silence", "late")
    match = hatbox.new("hats", seed=1, first=0)
    late = bot.think(match.observations(0), Budget(seconds=0.01), 1)
    assert late.faults == Faults(overdue=1, replaced=1)
    assert late.action in match.legal_actions()
    match.act(late.action)
    assert bot.think(match.observations(0), LONG, 1).faults == Faults()


def test_a_program_that_crashes_again_and_again_ends_the_game(scripted: Any) -> None:
    bot, _ = scripted("die")
    match = hatbox.new("hats", seed=1, first=0)
    assert bot.think(match.observations(0), LONG, 1).faults == Faults(crashes=MAX_CRASHES, replaced=1)
    with pytest.raises(BadInput, match=f"failed {MAX_CRASHES + 1} times: exit status 1; I give up"):
        bot.think(match.observations(0), LONG, 1)


def test_moves_of_several_actions_are_asked_once(scripted: Any) -> None:
    bot, log = scripted()
    match = hatbox.from_position(
        {"game": "top_hats", "players": 2, "turn": 0, "stacks": {"C3": ["red"], "C4": ["yellow", "red"]}}
    )
    while match.mover == 0:
        match.act(bot.think(match.observations(0), LONG, 1).action)
    assert [line["type"] for line in sent(log)] == ["hello", "new_game", "choose"]
    assert match.entries() == [{"seat": 0, "move": "move C3 C5"}]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("command:", ["names no program"]),
        ("command:'x", ["No closing quotation"]),
        ("command:/nonexistent/bot", ["cannot start /nonexistent/bot"]),
        (f"command:{sys.executable} -c 'exit(3)'", ["cannot start", "exit status 3"]),
        (f"command:{sys.executable} -c 'print(1)'", ["cannot start", "not a line of the protocol"]),
    ],
)
def test_what_cannot_be_started_is_named_in_one_line(command: str, words: list[str]) -> None:
    result = run_hatbox("arena", "hats", "--bots", command, "random", "--games", "2")
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert all(word in result.stderr for word in words)


def test_a_budget_is_told_from_an_at_sign_of_the_command() -> None:
    common = Budget(simulations=9)
    assert read_entrant("command:npx @me/bot", common).name == "command:npx @me/bot"
    own = read_entrant("command:npx @me/bot@0.5s", common)
    assert (own.name, own.budget) == ("command:npx @me/bot", Budget(seconds=0.5))
    assert read_entrant("command:bot@200", common).budget == Budget(simulations=200)
    with pytest.raises(BadInput, match="is not a budget"):
        read_entrant("command:bot@0s", common)
    assert isinstance(load_bot("command:bot"), ProgramBot)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_example_plays_every_game(game: str, players: int) -> None:
    command = f"command:{sys.executable} {EXAMPLE}"
    arena = run_arena(game_named(game), players, [command, "random"], games=1, seed=2)
    _, first = next(iter(arena)), arena.standings().bots[0]
    assert first.pace.faults == Faults()
    assert first.pace.decisions > 5
    program, *_ = CommandChannel.programs._free[(sys.executable, str(EXAMPLE))]
    CommandChannel.programs.quit()
    assert program._process.poll() is not None
    assert len(EXAMPLE.read_text().splitlines()) <= 40


def test_the_report_shows_faults(tmp_path: Path) -> None:
    program = tmp_path / "wrong.py"
    program.write_text(SCRIPTED)
    moves = json.dumps(["nonsense"] * 3)
    command = f"command:{sys.executable} {program} {tmp_path}/log '{moves}'"
    arguments = ("arena", "hats", "--bots", command, "random", "--games", "2")
    result = run_hatbox(*arguments, "--out", str(tmp_path / "games.jsonl"))
    assert result.returncode == 0, result.stderr
    assert "Faults\n" in result.stdout.replace(" ", "")
    report = json.loads(run_hatbox(*arguments, "--out", str(tmp_path / "games.jsonl"), "--json").stdout)
    faults = [bot["pace"]["faults"] for bot in report["standings"]["bots"]]
    assert faults[0] == {"illegal": 3, "overdue": 0, "crashes": 0, "replaced": 1}
    assert not any(faults[1].values())
    CommandChannel.programs.quit()


@pytest.mark.slow
def test_an_mcp_server_plays() -> None:
    command = f"mcp:{sys.executable} {Path(__file__).parent / 'support' / 'chooser_server.py'}"
    arena = run_arena(game_named("hats"), 3, [command, "random"], games=1, seed=2)
    next(iter(arena))
    pace = arena.standings().bots[0].pace
    assert pace.faults == Faults(illegal=2)  # one for each of its two seats
    assert pace.decisions >= 8
    for text, word in ((f"mcp:{sys.executable} -c 1", "cannot start"), ("mcp:/nonexistent/x", "cannot start")):
        match = hatbox.new("hats", seed=1, first=0)
        with pytest.raises(BadInput, match=word):
            program_bot(text).think(match.observations(0), LONG, 1)


# --- what a program is told


class Recorder(CommandChannel):
    """A channel that writes down the questions and answers with the first legal move."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    def open(self) -> None: ...

    def close(self) -> None: ...

    def ask(self, question: Question, deadline: float) -> str:
        self.questions.append(question)
        if len(self.questions) == 1:
            raise Crashed("once")
        return question.legal[0]


def questions(match: Match[Any], seat: int) -> list[Question]:
    channel = Recorder()
    ProgramBot("recorder", channel).think(match.observations(seat), LONG, 1)
    return channel.questions


def is_turn_of(seat: int, match: Match[Any]) -> bool:
    return match.mover == seat


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_programs_are_told_the_same_in_worlds_that_look_the_same(game: str, players: int) -> None:
    for seat in range(players):
        match = random_match(game, players, 7 + seat, 9, partial(is_turn_of, seat))
        twin = next(twins(match, seat, 3), None)
        if twin is not None:
            assert questions(match, seat) == questions(hatbox.from_record(twin), seat)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_events_and_moves_are_told_in_full(game: str, players: int) -> None:
    match = random_match(game, players, 3, 25, lambda match: True)
    for seat in range(players):
        expected = [event for at in range(match.ply) for event in match.events(at, seat)]
        assert events_since(match.observations(seat), 0) == expected
        assert all(describe_events(expected))
    assert sorted(ungroup_moves(group_moves(match.legal_moves()))) == sorted(match.legal_moves())


def test_a_long_game_is_told_in_codes() -> None:
    match = hatbox.new("magic_hat", seed=1, first=0)
    match.play("swap 1 2")
    (event,) = match.events(0, 0)
    briefing = Briefing()
    assert briefing.news([event]) == ["Seat 0 swaps the hats in slots 1 and 2."]
    briefing.spent = 10_000
    assert briefing.news([event, event]) == ["swap 0 1 2 = Seat 0 swaps the hats in slots 1 and 2.", "swap 0 1 2"]


def test_faults_have_a_table() -> None:
    arena = run_arena(game_named("hats"), 2, ["random@1", "random@2"], games=1)
    next(iter(arena))
    assert [len(column.cells) for column in fault_columns(arena.standings())] == [2] * 5
