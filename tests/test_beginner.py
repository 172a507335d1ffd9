"""The gentlest level and the rule of a beginner: weak on purpose, never absurd, and in the right order."""

from __future__ import annotations

from typing import Any

import pytest

import hatbox
from hatbox.bots.bot import Bot, Budget
from hatbox.bots.levels import DORMOUSE, LevelBot
from hatbox.bots.registry import bot_named
from hatbox.compiled.records import to_object
from hatbox.engine.match import Match
from hatbox.games import NAMES, game_named
from hatbox.games.hats import beginner as hats
from hatbox.games.magic_hat import beginner as magic_hat
from hatbox.games.magic_hat.state import State
from hatbox.games.top_hats import beginner as top_hats
from hatbox.lab.arena import Arena
from hatbox.lab.contest import Contest
from hatbox.lab.entrants import read_entrants
from test_greedy import magic_hat as magic_position

LITTLE = Budget(simulations=1)


def moments(game: str, seed: int, steps: int = 60) -> list[Match[Any]]:
    """A game that two beginners play, before each of their moves."""
    match = hatbox.new(game, players=2, seed=seed, **({} if game == "hats" else {"stall_limit": 20}))
    bots, found = [bot_named("beginner"), bot_named("beginner")], list[Match[Any]]()
    while match.mover is not None and len(found) < steps:
        found.append(match.clone())
        match.act(bots[match.mover].think(match.observations(match.mover), LITTLE, seed).action)
    return found


def whole_move(match: Match[Any], bot: Bot, seed: int) -> str:
    """The whole move that a bot makes, by its effect where a move is written so."""
    seat, trial, before = match.mover, match.clone(), match.ply
    assert seat is not None
    while True:
        trial.act(bot.think(trial.observations(seat), LITTLE, seed).action)
        if trial.mover != seat or trial.game.notation.begins_move(trial.legal_actions()[0]):
            return str(trial.entries(before)[0]["move"])


# --- the rule of a beginner


def test_a_beginner_takes_the_hat_worth_most_now() -> None:
    position: Any = {
        "game": "hats", "players": 2, "turn": 0, "table": ["B1", "C2", "D3", "B4", "K5"],
        "hands": [["B6", "C3", "K6"], ["D1", "D2"]], "collections": [[], []], "black": [[], []],
    }  # fmt: skip
    observations = hatbox.from_position(position).observations(0)
    assert hats.worths([0, 6, 12, 3, 28]) == {0: 1, 1: 2, 2: 3, 4: 5}
    assert hats.simple(observations, 0) == [
        "exchange B6 5",
        "exchange K6 5",
    ]  # H11: the lower Beret counts, the Kepi is at 5


def test_a_beginner_at_magic_hat_opens_what_it_remembers() -> None:
    row, hats_above = "king queen princess knight wizard jester cook", "king cook magic wizard knight queen jester"
    match = hatbox.from_position(magic_position(row, hats_above, [[], []]))
    assert {move.split()[0] for move in magic_hat.simple(match.observations(0), 0)} == {"peek"}
    for move in ("peek 2", "peek 7"):
        match.play(move)
    assert magic_hat.simple(match.observations(0), 2) == ["swap 2 7"]  # the toque comes to the cook
    for move in ("peek 1", "peek 7"):
        match.play(move)
    assert magic_hat.simple(match.observations(0), 4) == ["open 1"]
    for _ in range(magic_hat.MEMORY + 1):
        match.play("swap 5 6")
        match.play("swap 3 4")
    assert "open 1" not in magic_hat.simple(match.observations(0), match.ply)  # it was too long ago


def test_a_beginner_at_top_hats_captures_when_it_can() -> None:
    stacks: Any = {"C3": ["red"], "C4": ["yellow"], "D6": ["yellow", "red"], "G5": ["yellow"]}
    match = hatbox.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})
    captures = [move for move in match.legal_moves() if move != "narrow"]
    assert {top_hats.capture_count(move) for move in captures} == {1, 2}
    assert top_hats.simple(match.observations(0), 0) == captures
    assert {top_hats.capture_count(move) for move in top_hats.drowsy(match.observations(0), 0, False)} == {1}
    assert {top_hats.capture_count(move) for move in top_hats.drowsy(match.observations(0), 0, True)} == {2}
    del stacks["G5"]
    match = hatbox.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})
    assert {top_hats.capture_count(move) for move in top_hats.drowsy(match.observations(0), 0, False)} == {
        2
    }  # all there are


# --- the gentlest level


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.slow
def test_a_beginner_beats_the_gentlest_level(game: str) -> None:
    """Figures of more games are in docs/bots.md; here it must be clear that the beginner is ahead."""
    contest = Contest(game_named(game), 2, read_entrants(["beginner", "dormouse"], LITTLE), 0, {})
    arena = Arena(contest, 120, 1)
    assert len(list(arena)) == 120
    share = arena.standings().bots[0].share.value
    assert share is not None and share > 0.55


def collection_points(match: Match[Any], seat: int) -> int:
    """The points of a seat's collection as things stand."""
    standing: dict[str, Any] = match.partial_result()
    return int(standing["details"][seat]["collection"])


def test_the_gentlest_level_gives_away_few_points_at_hats() -> None:
    exchanged = 0
    for seed in range(6):
        for match in moments("hats", seed):
            seat = match.mover
            assert seat is not None
            before = collection_points(match, seat)
            move = whole_move(match, LevelBot(DORMOUSE), seed)
            assert move.split()[0] in ("exchange", "black", "end")
            match.play(move)
            exchanged += move.startswith("exchange")
            assert collection_points(match, seat) >= before - hats.MAX_LOST
    assert exchanged > 20


def test_the_gentlest_level_never_guesses_nor_moves_what_fits_at_magic_hat() -> None:
    opened = 0
    for seed in range(4):
        for match in moments("magic_hat", seed, 200):
            seat = match.mover
            assert seat is not None
            observations, move = match.observations(seat), whole_move(match, LevelBot(DORMOUSE), seed)
            known = magic_hat.recent_hats(observations, match.ply, magic_hat.SHORT_MEMORY)
            row = to_object(State, observations.view.states[0]).row
            if move.startswith("open"):
                before = match.position()
                match.play(move)
                assert match.position()["penalties"] == before["penalties"]
                opened += 1
            elif move.startswith("swap"):
                slots = [int(slot) - 1 for slot in move.split()[1:]]
                assert not any(magic_hat.fits(known, row, slot) for slot in slots)
    assert opened > 5


@pytest.mark.parametrize("game", NAMES)
def test_the_gentlest_level_searches_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("hatbox.bots.levels.Searcher")
    for match in moments(game, 1, 40):
        seat = match.mover
        assert seat is not None
        answer = bot_named("dormouse").think(match.observations(seat), Budget(simulations=1000), 1)
        assert (answer.simulations, answer.estimates) == (0, ())
        assert answer.reason is not None


def test_a_move_half_asleep_is_one_move_to_its_end() -> None:
    jumps = 0
    for seed in range(12):
        for match in moments("top_hats", seed, 120):
            seat = match.mover
            assert seat is not None
            legal = match.legal_actions()
            if match.game.notation.begins_move(legal[0]):
                move = whole_move(match, LevelBot(DORMOUSE), seed)
                jumps += len(move.split()) > 3
                match.play(move)
    assert jumps > 0


def test_every_game_of_the_box_has_such_rules() -> None:
    assert all(game_named(name).strategy.beginner is not None for name in NAMES)
