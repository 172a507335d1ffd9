"""The gentlest level and the rule of a beginner: weak on purpose, never absurd, and in the right order."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import hatbox
from hatbox.bots.bot import Bot, Budget
from hatbox.bots.levels import DORMOUSE, LevelBot
from hatbox.bots.registry import bot_named
from hatbox.compiled.buffers import Buffer, new_buffer, to_list
from hatbox.engine.match import Match, Observations
from hatbox.engine.parts import ATTENTIVE, DROWSY, SIMPLE
from hatbox.engine.rng import game_seed
from hatbox.games import NAMES, game_named
from hatbox.games.hats import beginner as hats
from hatbox.games.magic_hat import beginner as magic_hat
from hatbox.games.top_hats import beginner as top_hats
from hatbox.games.top_hats.move_effects import Effects
from hatbox.games.top_hats.notation import SIMPLE_TEXTS
from hatbox.games.top_hats.state import CELL_NAMES
from hatbox.lab.arena import Arena
from hatbox.lab.contest import Contest
from hatbox.lab.entrants import read_entrants
from support.games import TABLES
from support.plain_beginner import capture_count
from support.plain_beginner import preferred_moves as plain_moves
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
        if trial.mover != seat or trial.game.begins_move(trial.legal_actions()[0]):
            return str(trial.entries(before)[0]["move"])


# --- the rule of a beginner


def preferred_moves(observations: Observations[Any], manner: int) -> list[str]:
    """The moves that a player prefers, sorted."""
    game, (views, actions, movers, count) = observations.game, observations.arrays
    out = new_buffer(game.max_legal)
    if game.name == "hats":
        return texts(observations, out[: hats.prefer(views[count], observations.seat, manner, out)])
    if game.name == "magic_hat":
        return texts(
            observations, out[: magic_hat.prefer(views, actions, movers, count, observations.seat, manner, out)]
        )
    moves = Effects(*(new_buffer(top_hats.ROOM, np.int64) for _ in range(3)))
    number = top_hats.prefer(views[count], observations.seat, manner, moves, out)
    effects = zip(*(to_list(column[:number]) for column in moves), strict=True)
    return [
        SIMPLE_TEXTS[target] if origin == top_hats.OTHER else effect_text(origin, target, captured)
        for origin, target, captured in effects
    ]


def effect_text(origin: int, target: int, captured: int) -> str:
    """A move written by its effect: C3-E7*C4,D6."""
    cells = ",".join(name for cell, name in enumerate(CELL_NAMES) if captured >> cell & 1)
    return f"{CELL_NAMES[origin]}-{CELL_NAMES[target]}" + (f"*{cells}" if cells else "")


def texts(observations: Observations[Any], actions: Buffer) -> list[str]:
    return sorted(observations.game.notation.texts[action] for action in actions)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_rules_are_as_written_plainly(game: str, players: int) -> None:
    compared = 0
    for seed in range(3):
        match, chance = hatbox.new(game, players=players, seed=seed), random.Random(seed)
        while match.mover is not None and match.ply < 60:
            observations = match.observations(match.mover)
            for manner in (SIMPLE, DROWSY, ATTENTIVE):
                moves, plain = preferred_moves(observations, manner), plain_moves(observations, manner)
                assert sorted(moves) == sorted(plain)
                if not moves[0].startswith("build"):  # these are sorted by colour, not by name
                    assert moves == plain
                compared += 1
            beginner = bot_named("beginner").think(observations, LITTLE, seed).action
            match.act(beginner if chance.random() < 0.5 else chance.choice(match.legal_actions()))
    assert compared > 150


def test_a_beginner_takes_the_hat_that_leaves_most_points() -> None:
    position: Any = {
        "game": "hats", "players": 2, "turn": 0, "table": ["B1", "C2", "D3", "B4", "K5"],
        "hands": [["B6", "C3", "K6"], ["D1", "D2"]], "collections": [[], []], "black": [[], []],
    }  # fmt: skip
    observations = hatbox.from_position(position).observations(0)
    assert preferred_moves(observations, SIMPLE) == ["exchange K6 5"]  # H11: with B6 there no Kepi is left on the table
    position |= {"hands": [["B6", "B5", "B3"], ["D4", "D2"]], "collections": [["B2", "D1"], []]}
    observations = hatbox.from_position(position).observations(0)  # every exchange leaves 5 points, 1 more than before
    assert preferred_moves(observations, SIMPLE) == ["black B3", "black B5", "black B6"]


def test_a_beginner_at_magic_hat_opens_what_it_remembers() -> None:
    row, hats_above = "king queen princess knight wizard jester cook", "king cook magic wizard knight queen jester"
    match = hatbox.from_position(magic_position(row, hats_above, [[], []]))
    assert {move.split()[0] for move in preferred_moves(match.observations(0), SIMPLE)} == {"peek"}
    for move in ("peek 2", "peek 7"):
        match.play(move)
    assert preferred_moves(match.observations(0), SIMPLE) == ["swap 2 7"]  # the toque comes to the cook
    for move in ("peek 1", "peek 7"):
        match.play(move)
    assert preferred_moves(match.observations(0), SIMPLE) == ["open 1"]
    for _ in range(magic_hat.MEMORY + 1):
        match.play("swap 5 6")
        match.play("swap 3 4")
    assert "open 1" not in preferred_moves(match.observations(0), SIMPLE)  # it was too long ago


def test_a_beginner_at_top_hats_captures_when_it_can() -> None:
    stacks: Any = {"C3": ["red"], "C4": ["yellow"], "D6": ["yellow", "red"], "G5": ["yellow"]}
    match = hatbox.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})
    captures = [move for move in match.legal_moves() if move != "narrow"]
    assert {capture_count(move) for move in captures} == {1, 2}
    assert {capture_count(move) for move in preferred_moves(match.observations(0), SIMPLE)} == {2}
    assert {capture_count(move) for move in preferred_moves(match.observations(0), DROWSY)} == {1}
    assert {capture_count(move) for move in preferred_moves(match.observations(0), ATTENTIVE)} == {2}
    del stacks["G5"]
    match = hatbox.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})
    assert {capture_count(move) for move in preferred_moves(match.observations(0), DROWSY)} == {2}  # all there are


def test_a_beginner_makes_the_move_it_draws_on_a_shortest_path() -> None:
    several_jumps = 0
    for seed in range(20):
        for match in moments("top_hats", seed, 120):
            observations = match.observations(match.mover or 0)
            if match.ply and not match.game.begins_move(match.legal_actions()[0]):
                continue
            moves = preferred_moves(observations, SIMPLE)
            move = moves[game_seed(seed, match.ply) % len(moves)]
            path = match.game.notation.parse(observations.view.states[0], move)
            for action in path:
                assert match.mover is not None
                assert bot_named("beginner").think(match.observations(match.mover), LITTLE, seed).action == action
                match.act(action)
            several_jumps += len(path) > 2
    assert several_jumps > 5


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
            known = magic_hat.recent_slots(*observations.arrays, seat, magic_hat.SHORT_MEMORY)
            view = observations.view.states[0]
            if move.startswith("open"):
                before = match.position()
                match.play(move)
                assert match.position()["penalties"] == before["penalties"]
                opened += 1
            elif move.startswith("swap"):
                slots = [int(slot) - 1 for slot in move.split()[1:]]
                assert not any(magic_hat.is_known_to_fit(view, known, slot) for slot in slots)
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
            if match.game.begins_move(legal[0]):
                move = whole_move(match, LevelBot(DORMOUSE), seed)
                jumps += len(move.split()) > 3
                match.play(move)
    assert jumps > 0


def test_every_game_of_the_box_has_such_rules() -> None:
    assert all(game_named(name).strategy.beginner is not None for name in NAMES)
