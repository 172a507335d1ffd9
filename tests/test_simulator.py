"""One game, stepped from Python: the same games as matches, with clones, histories and saved states."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

import hatbox
from hatbox import BadInput, Simulator

TABLES = [("hats", 3), ("hats", 4), ("magic_hat", 2), ("top_hats", 3)]


def play_on(simulator: Simulator[Any], seed: int, most: int = 1000) -> list[int]:
    """Play at random; return the actions."""
    dice, actions = random.Random(seed), list[int]()
    while not simulator.is_over and len(actions) < most:
        actions.append(dice.choice(simulator.legal_actions()))
        simulator.act(actions[-1])
    return actions


@pytest.mark.parametrize("history", [False, True])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_simulator_plays_the_game_that_a_match_plays(game: str, players: int, history: bool) -> None:
    dice = random.Random(3)
    simulator = hatbox.simulator(game, players, seed=0, history=history)
    for seed in (2**64 - 1, 5):
        simulator.reset(seed)
        match = hatbox.new(game, players, seed=seed)
        while not match.is_over:
            legal = match.legal_actions()
            assert (simulator.mover, simulator.legal_actions()) == (match.mover, legal)
            assert np.flatnonzero(simulator.mask()).tolist() == legal
            assert simulator.rewards() == [0.0] * players
            action = dice.choice(legal)
            simulator.act(np.int64(action))
            match.act(action)
        assert simulator.is_over
        assert simulator.mover is None
        assert simulator.legal_actions() == []
        assert simulator.rewards() == match.shares()
        assert simulator.match().position() == match.position()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_seat_sees_what_it_sees_in_a_batch_and_in_a_match(game: str, players: int) -> None:
    simulator = hatbox.simulator(game, players, seed=1)
    play_on(simulator, 1, 5)
    match, many = simulator.match(), hatbox.batch(game, 1, players)
    many.place(0, match)
    row, mask = (np.full(size, 7, np.int8) for size in (simulator.game.blocks.size, simulator.game.action_count))
    for seat in range(players):
        assert simulator.view(seat).to_bytes() == match.view(seat).to_bytes()
        assert simulator.observe(seat, row) is row
        assert row.tolist() == simulator.observe(seat).tolist() == many.observe(seat)[0].tolist()
    assert simulator.view().to_bytes() == match.view().to_bytes()
    assert simulator.mask(mask).tolist() == many.masks[0].tolist()
    assert simulator.save() == Simulator.from_match(match).save()


@pytest.mark.parametrize("kind", ["share", "score", "points"])
def test_rewards_are_those_of_a_batch(kind: str) -> None:
    simulator = hatbox.simulator("hats", 4, rewards=kind)
    many = hatbox.batch("hats", 1, 4, seed=8, rewards=kind, resets=False)
    simulator.reset(many.seeds[0])
    while not simulator.is_over:
        (action,) = many.random_actions()
        many.step([action])
        simulator.act(action)
    assert simulator.rewards() == many.rewards[0].tolist()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_undo_goes_back_to_every_decision(game: str, players: int) -> None:
    simulator = hatbox.simulator(game, players, seed=4, history=True)
    seen = []
    while not simulator.is_over:
        seen.append((simulator.save(), simulator.mover, simulator.legal_actions()))
        simulator.act(simulator.legal_actions()[-1])
    while seen:
        simulator.undo()
        assert (simulator.save(), simulator.mover, simulator.legal_actions()) == seen.pop()
    first = simulator.save()
    simulator.undo()
    assert simulator.save() == first


@pytest.mark.parametrize("history", [False, True])
def test_copies_play_on_alone_and_chance_brings_them_the_same(history: bool) -> None:
    simulator = hatbox.simulator("hats", 3, seed=6, history=history)
    begin = play_on(simulator, 6, 10)
    copies = [simulator.clone(), copy.deepcopy(simulator), pickle.loads(pickle.dumps(simulator))]
    saved = simulator.save()
    rest = play_on(simulator, 7)
    end = simulator.save()
    for other in copies:
        assert other.save() == saved
        assert play_on(other, 7) == rest
        assert other.save() == end
        if history:
            for _ in range(len(begin) + len(rest)):
                other.undo()
            assert other.save() == hatbox.simulator("hats", 3, seed=6).save()
    simulator.restore(saved)
    assert play_on(simulator, 7) == rest


def test_a_match_can_be_continued_and_inspected() -> None:
    match = hatbox.new("top_hats", 2, seed=2, first=1)
    simulator = hatbox.simulator("top_hats", 2, history=True, first=1)
    simulator.place(match)
    assert (simulator.mover, simulator.legal_actions()) == (1, match.legal_actions())
    simulator.act(simulator.legal_actions()[0])
    simulator.undo()
    assert simulator.match().position() == match.position()
    assert repr(simulator) == "<Simulator of top_hats, 2 players, seat 1 to act>"


@pytest.mark.parametrize("action", [-1, 2**70, 10**6, True, 0.5, "0", None])
def test_an_illegal_action_raises_and_changes_nothing(action: Any) -> None:
    simulator = hatbox.simulator("top_hats", 2, seed=2)
    before, legal = simulator.save(), simulator.legal_actions()
    with pytest.raises(BadInput, match=f"is not legal; legal actions: {', '.join(map(str, legal))}"):
        simulator.act(action)
    assert (simulator.save(), simulator.legal_actions()) == (before, legal)


def test_what_is_wrong_is_named() -> None:
    simulator = hatbox.simulator("hats", 3, seed=2)
    with pytest.raises(BadInput, match="history=True"):
        simulator.undo()
    with pytest.raises(BadInput, match="only the 640 bytes that `save` returns"):
        simulator.restore(b"1")
    with pytest.raises(BadInput, match="not hats with 3 players and the same options"):
        simulator.place(hatbox.new("hats", 2))
    with pytest.raises(BadInput, match="out has 5 items; it must have 422"):
        simulator.mask(np.zeros(5, np.int8))
    with pytest.raises(BadInput, match="seat"):
        simulator.observe(3)
    with pytest.raises(BadInput, match="rewards"):
        hatbox.simulator("hats", rewards="money")
    for seed in ("7", 1.5):
        with pytest.raises(BadInput, match="whole numbers"):
            simulator.reset(seed)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="players"):
        hatbox.simulator("top_hats", 4)
    while not simulator.is_over:
        simulator.act(simulator.legal_actions()[0])
    with pytest.raises(BadInput, match="legal actions: $"):
        simulator.act(0)
