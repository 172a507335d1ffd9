"""Help for those who play against bots alone: free undo and hints."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from test_invitations import guest, send_command, send_request
from test_table import Harness

from hatbox import wire
from hatbox.bots.bot import Bot, Budget, Decision, legal_actions
from hatbox.bots.hints import MAX_ADVICE, advise
from hatbox.bots.registry import LEVELS, bot_named
from hatbox.engine.match import Match, Observations
from hatbox.games import NAMES, game_named
from hatbox.i18n import say
from hatbox.records.commitment import check_commitment
from hatbox.records.record import Fair, verify
from hatbox.server.service import bot_runner as thinking
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.hints import hint_of
from hatbox.server.tables import log
from hatbox.server.tables.commands import BotMove, Refusal
from hatbox.server.tables.questions import explain_undo, match_for_hint
from support.server_process import Server, serving, sqlite

FEW = Budget(simulations=64)


def alone(game: str, players: int = 2, **setup: Any) -> Harness:
    """A game against bots, in which the person begins."""
    bots: Any = {str(seat): "dormouse" for seat in range(1, players)}
    return Harness(wire.Setup(game, players, {"first": 0}, bots=bots, **setup)).begin()


def bots_move(harness: Harness, wanted: str = "") -> None:
    """Let bots move until it is the person's turn: the first legal move that begins with some words."""
    table = harness.table
    while table.status == "playing" and table.chairs[table.acting[0]].bot:
        seat = table.acting[0]
        legal = table.playing.legal_moves()
        move = next((move for move in legal if move.startswith(wanted)), legal[0])
        harness.do(BotMove(seat, move, table.playing.ply, table.position_seq))


# --- free undo


def test_undo_is_free_where_all_others_are_bots_whatever_was_revealed() -> None:
    harness = alone("magic_hat")
    before = harness.table.playing.state.tobytes()
    harness.move(lambda move: move == "peek 1")
    bots_move(harness, "peek")
    assert harness.do(wire.Undo(), "ann") == [log.Undone(0, 0)]
    assert harness.table.playing.state.tobytes() == before
    assert harness.table.acting == [0]


def test_undo_takes_a_card_back_that_was_drawn() -> None:
    harness = alone("hats", 3)
    before = harness.table.playing.state.tobytes()
    harness.move(lambda move: move.startswith("discard"))
    assert explain_undo(harness.table, "ann") == wire.UndoCheck()
    harness.do(wire.Undo(), "ann")
    assert harness.table.playing.state.tobytes() == before


@pytest.mark.parametrize("rated", [False, True])
def test_undo_is_not_free_at_rated_tables_or_with_people(rated: bool) -> None:
    harness = alone("magic_hat", rated=True) if rated else Harness(wire.Setup("magic_hat", 2, {"first": 0})).begin()
    harness.move(lambda move: move == "peek 1")
    assert harness.refused(wire.Undo(), "ann") == "undo/revealed"


def test_undo_is_not_free_while_a_bot_stands_in_for_somebody() -> None:
    harness = Harness(wire.Setup("magic_hat", 2, {"first": 0})).begin()
    harness.do(wire.Leave(), "bob")
    harness.move(lambda move: move == "peek 1")
    assert harness.refused(wire.Undo(), "ann") == "undo/revealed"  # Bob may come back


@pytest.mark.parametrize("game", NAMES)
def test_a_game_with_undo_is_recorded_as_it_was_played_at_last_and_verifies(game: str) -> None:
    limits = {} if game == "hats" else {"stall_limit": 8}
    harness = Harness(wire.Setup(game, 2, {"first": 0, **limits}, bots={"1": "dormouse"})).begin()
    undone = 0
    while harness.table.status == "playing":
        table = harness.table
        if table.simultaneous:
            for seat in list(table.acting):
                trial = table.trial_for(seat)
                move = trial.legal_moves()[0]
                if seat == 0:
                    harness.do(wire.Move(move), "ann")
                else:
                    harness.do(BotMove(seat, move, len(table.choices[seat]), table.position_seq))
            continue
        wanted = ("discard", "exchange", "end") if undone % 2 else ("exchange", "discard", "end")
        legal = harness.legal()
        move = next((move for word in wanted for move in legal if move.startswith(word)), legal[-1])
        harness.do(wire.Move(move), "ann")
        bots_move(harness)
        if harness.table.status == "playing" and undone < 6:
            harness.do(wire.Undo(), "ann")
            undone += 1
    assert undone >= 3
    record = harness.table.record()
    assert verify(record) == []
    assert isinstance(record.fair, Fair)
    assert check_commitment(record, record.fair) == []


def test_what_a_bot_thought_before_an_undo_is_not_played_after_it() -> None:
    harness = alone("magic_hat")
    harness.move(lambda move: move == "swap 1 2")
    table = harness.table
    bot_move = BotMove(1, "peek 1", table.playing.ply, table.position_seq)
    harness.do(wire.Undo(), "ann")
    harness.move(lambda move: move == "swap 3 4")
    assert harness.refused(bot_move) == "command/stale"
    assert harness.do(msgspec.structs.replace(bot_move, position=table.position_seq))


class Remembering(Bot):
    """Does what a cheat would: plays what it has found out before, in whatever game."""

    name = "remembering"

    def __init__(self) -> None:
        self.seen: list[bytes] = []

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        self.seen.append(observations.to_bytes())
        return Decision(legal_actions(observations)[len(self.seen) - 1])


def test_after_an_undo_a_bot_knows_its_story_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "bot_named", lambda _: Remembering())
    bot_runner = BotRunner(1, 0.02, 0)
    match = Match.new(game_named("magic_hat"), 2, {"first": 0}, 1)

    async def play() -> list[str]:
        kept = [await bot_runner.move("dormouse", match.clone(), 0, 1) for _ in range(2)]
        return [*kept, *[await bot_runner.move("dormouse", match.clone(), 0, 1, fresh=True) for _ in range(2)]]

    first, second, *fresh = asyncio.run(play())
    bot_runner.close()
    assert first != second  # a bot may remember what it thought
    assert fresh == [first, first]  # but not once a move was taken back


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", NAMES)
def test_after_an_undo_a_level_chooses_alike_in_worlds_that_look_alike(game: str, level: str) -> None:
    """Two timelines that showed the bot different things, both taken back: the same observations, the same choice."""
    bots = [bot_named(level), bot_named(level)]
    match = Match.new(game_named(game), 2, {"first": 0}, 3)
    while match.is_simultaneous(match.ply):
        match.play(match.legal_moves()[0])
    for number, bot in enumerate(bots):
        timeline = match.clone()
        for turn in range(8):
            if timeline.mover == 1:
                bot.think(timeline.observations(1), FEW, 5)
            legal = timeline.legal_moves()
            timeline.play(legal[(number * 3 + turn) % len(legal)])
    again = match.clone()
    while again.mover != 1:
        again.play(again.legal_moves()[0])
    observations = again.observations(1)
    assert bots[0].think(observations, FEW, 7).action == bots[1].think(observations, FEW, 7).action


# --- hints


@pytest.mark.parametrize("game", NAMES)
def test_advice_is_legal_has_reasons_and_depends_on_the_story_alone(game: str) -> None:
    match = Match.new(game_named(game), 2, {"first": 0}, 3)
    for _ in range(14):
        match.play(match.legal_moves()[0])
    seat = match.mover
    assert seat is not None
    found = advise(match.observations(seat), FEW)
    assert 1 <= len(found) <= MAX_ADVICE
    other = match.clone()
    other.reseed(99)
    assert advise(other.observations(seat), FEW) == found
    for advice in found:
        hint = hint_of(advice)
        assert hint.move in match.legal_moves()
        assert 0 <= hint.share <= 1
        assert say(hint.reason, hint.params) != hint.reason
    assert advise(match.observations(1 - seat), FEW) == []


def test_a_hint_is_only_for_the_mover_against_bots_in_a_game_that_is_not_rated() -> None:
    harness = alone("magic_hat")
    match, seat = match_for_hint(harness.table, "ann")
    assert (seat, match.mover) == (0, 0)
    match.play("peek 1")
    assert harness.table.playing.ply == 0  # it is a copy
    harness.move(lambda move: move == "peek 1")
    assert refusal(harness, "ann") == "move/not-your-turn"
    assert refusal(harness, "eve") == "table/not-seated"
    assert refusal(alone("magic_hat", rated=True), "ann") == "practice/rated"
    assert refusal(Harness(wire.Setup("magic_hat", 2, {"first": 0})).begin(), "ann") == "practice/people"
    building = alone("top_hats")
    assert match_for_hint(building.table, "ann")[0].mover == 0


def refusal(harness: Harness, player: str) -> str:
    with pytest.raises(Refusal) as refused:
        match_for_hint(harness.table, player)
    return refused.value.code


def test_a_crowded_server_gives_no_hints() -> None:
    bot_runner = BotRunner(1, 0.02, 0)
    bot_runner.waiting = 100
    with pytest.raises(Refusal, match="server/busy"):
        asyncio.run(bot_runner.hints(Match.new(game_named("hats"), 2, {}, 1), 0))
    bot_runner.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite(tmp_path_factory.mktemp("practice")), "--bot-pace", "0", "--bot-seconds", "0.05") as running:
        yield running


@pytest.mark.slow
def test_hints_are_asked_for_over_the_wire_and_not_too_often(server: Server) -> None:
    token = guest(server, "Ada")
    setup = {"game": "hats", "players": 2, "options": {"first": 0}, "bots": {"1": "dormouse"}}
    _, table = send_request(server, "POST", "/api/tables", setup, token)
    path = f"/api/tables/{table['id']}/hints"
    assert send_request(server, "GET", path)[0] == 401
    assert send_request(server, "GET", path, token=token)[1]["code"] == "table/not-playing"
    send_command(server, table["id"], token, {"kind": "start"})
    _, before = send_request(server, "GET", f"/api/tables/{table['id']}/snapshot", token=token)
    status, found = send_request(server, "GET", path, token=token)
    assert status == 200
    assert {hint["move"] for hint in found["moves"]} <= set(before["scene"]["legal"])
    assert send_request(server, "GET", f"/api/tables/{table['id']}/snapshot", token=token)[1] == before
    codes = [send_request(server, "GET", path, token=token)[1].get("code") for _ in range(20)]
    assert "request/too-many" in codes
