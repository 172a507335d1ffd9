"""Gymnasium's own checks, and that one seat or many games at once are the games that everybody plays."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import hatbox
from hatbox.adapters.gymnasium import Seat, VectorSeat, add
from hatbox.engine.errors import BadInput
from hatbox.games import game_named

TABLES = [(game, players) for game in hatbox.game_names() for players in game_named(game).players]
SHORT: dict[str, dict[str, Any]] = {"hats": {}, "magic_hat": {"stall_limit": 7}, "top_hats": {"stall_limit": 7}}

every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def first_legal(observation: Any, mask: Any) -> int:
    return int(mask.argmax())


def random_action(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0


def play_game(table: Any, seed: int) -> tuple[list[int], float]:
    """One game of random actions: the actions, and the reward."""
    rng = np.random.default_rng(seed)
    _, info = table.reset(seed=seed)
    actions, terminated, reward = [], False, 0.0
    while not terminated:
        actions.append(random_action(info["action_mask"], rng))
        seen, reward, terminated, truncated, info = table.step(actions[-1])
        assert not truncated
        assert seen in table.observation_space
        assert info["action_mask"].any() != terminated
    return actions, reward


# --- one seat


@every_table
@pytest.mark.slow
def test_gymnasiums_own_checks(game: str, players: int) -> None:
    check_env(gymnasium.make(add(game), players=players, seat="random").unwrapped)
    rivals = ("greedy", first_legal, "random")[: players - 1]
    one, other = (gymnasium.make(add(game), players=players, bots=rivals, illegal=-3) for _ in range(2))
    check_environments_match(one, other, num_steps=10)


@every_table
def test_a_seat_plays_the_game_that_a_match_plays(game: str, players: int) -> None:
    table = Seat(game, players, seat=players - 1, bots=first_legal, **SHORT[game])
    seen, info = table.reset(seed=3)
    match, rng, terminated, reward = table.match(), np.random.default_rng(1), False, 0.0
    while not terminated:
        assert match.mover == info["seat"] == players - 1
        assert np.flatnonzero(info["action_mask"]).tolist() == match.legal_actions()
        assert table.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        row = np.zeros(match.game.blocks.size, np.int8)
        match.game.kernels.features(match.view(players - 1).states[0], players - 1, row)
        assert np.array_equal(seen, row)
        action = random_action(info["action_mask"], rng)
        match.act(action)
        while match.mover not in (None, players - 1):
            match.act(match.legal_actions()[0])
        seen, reward, terminated, _, info = table.step(action)
    assert match.is_over
    assert reward == pytest.approx(float(match.game.kernels.payoff(match.state, players - 1)))
    assert seen.any()


def test_bots_of_every_kind_sit_down() -> None:
    class Stubborn(hatbox.Bot):
        name = "stubborn"
        asked = 0

        def think(self, observations: Any, budget: Any, seed: int) -> hatbox.Decision:
            self.asked += 1
            assert budget == hatbox.Budget(simulations=7)
            return hatbox.Decision(observations.view.legal_moves() and _legal(observations)[0])

    def _legal(observations: Any) -> list[int]:
        from hatbox.bots.bot import legal_actions

        return legal_actions(observations)

    bot = Stubborn()
    table = Seat("hats", 4, bots=(bot, "greedy", first_legal), budget=hatbox.Budget(simulations=7), seat="random")
    seats = set()
    for seed in range(4):
        play_game(table, seed)
        seats.add(table.seat)
    assert bot.asked > 8
    assert len(seats) > 1
    assert play_game(Seat("hats", 3, bots="greedy"), 5) == play_game(Seat("hats", 3, bots=("greedy", "greedy")), 5)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    table = gymnasium.make("hatbox/Hats-v0", players=3)
    _, info = table.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    seen, reward, terminated, truncated, info = table.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert seen.any()
    assert not info["action_mask"].any()
    assert f"action {wrong} is not legal; legal actions:" in info["illegal"]
    with pytest.raises(BadInput, match="reset"):
        table.step(wrong)
    strict = Seat("hats", 3, illegal="error")
    with pytest.raises(BadInput, match="reset"):
        strict.step(0)
    _, info = strict.reset(seed=1)
    with pytest.raises(BadInput, match=f"action {wrong} is not legal; legal actions:"):
        strict.step(wrong)
    strict.step(int(info["action_mask"].argmax()))


def test_a_policy_that_answers_something_illegal_is_told() -> None:
    table = Seat("hats", 2, bots=lambda observation, mask: -1, first=1)
    with pytest.raises(BadInput, match="action -1 is not legal"):
        table.reset(seed=1)


def test_rewards_can_be_points() -> None:
    rewards = [play_game(Seat("hats", 2, rewards="score"), seed)[1] for seed in range(8)]
    shares = [play_game(Seat("hats", 2), seed)[1] for seed in range(8)]
    for points, share in zip(rewards, shares, strict=True):
        assert points > 0 or share < 1
        assert points < 0 or share > 0


def test_a_game_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    picture = Seat("top_hats", 2, render_mode="rgb_array", viewer="mover")
    picture.reset(seed=1)
    assert isinstance(picture.render(), np.ndarray)
    printed = Seat("magic_hat", 2, render_mode="human")
    _, info = printed.reset(seed=1)
    printed.step(int(info["action_mask"].argmax()))
    assert capsys.readouterr().out.count("penalty tokens") == 2


def test_a_game_from_outside_is_registered_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples" / "leduc"))
    hatbox.add_game(import_module("leduc.game").GAME)
    assert add("leduc") == add("leduc") == "hatbox/Leduc-v0"
    check_env(gymnasium.make("hatbox/Leduc-v0", players=2).unwrapped)
    assert {play_game(Seat("leduc"), seed)[1] for seed in range(20)} - {0.0, 0.5, 1.0}, "it is played for points"


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Seat("chess"), "unknown game"),
        (lambda: Seat("hats", 2, seat=2), "0 to 1"),
        (lambda: Seat("hats", 2, seat="best"), "random, or 0 to 1"),
        (lambda: Seat("hats", 3, bots=("greedy",)), "1 bots for 2 other seats"),
        (lambda: Seat("hats", 2, bots="alice"), 'bot "?alice'),
        (lambda: Seat("hats", 2, bots=(3,)), "random, beginner, greedy"),  # type: ignore[arg-type]
        (lambda: Seat("hats", 2, illegal="never"), "error, -1.0"),
        (lambda: Seat("hats", 2, render_mode="film"), "rgb_array"),
        (lambda: VectorSeat("hats", 2, seat="best"), "random, mover, or 0 to 1"),
        (lambda: VectorSeat("hats", 2, bots="greedy"), '"greedy" can’t be used here'),
        (lambda: VectorSeat("hats", 2, autoreset="Disabled"), "NextStep, SameStep"),
        (lambda: VectorSeat("hats", 0), "games is 0"),
    ],
)
def test_wrong_wishes_are_named(make: Callable[[], object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        make()


# --- many games at once

GAMES = 5


def random_steps(many: VectorSeat, steps: int, seed: int = 0) -> Any:
    """Random play: every step with the actions taken."""
    rng = np.random.default_rng(seed)
    _, infos = many.reset(seed=seed)
    for _ in range(steps):
        actions = np.array([random_action(mask, rng) for mask in infos["action_mask"]])
        result = many.step(actions)
        infos = result[4]
        yield actions, *result


@every_table
def test_many_games_equal_matches_when_all_seats_learn(game: str, players: int) -> None:
    many = VectorSeat(game, GAMES, players, seat="mover", **SHORT[game])
    matches = [hatbox.new(game, players, seed=int(seed), **SHORT[game]) for seed in _seeds_after_reset(many, 2)]
    ends = 0
    for actions, seen, rewards, terminations, truncations, infos in random_steps(many, 130, seed=2):
        assert many.observation_space.contains(seen)
        assert not truncations.any()
        for index, match in enumerate(matches):
            if match.is_over:  # dealt anew in this step
                assert not terminations[index]
                assert rewards[index] == 0
                matches[index] = match = many._batch.match(index)
            else:
                actor = match.mover
                match.act(int(actions[index]))
                assert terminations[index] == match.is_over
                if terminations[index]:
                    ends += 1
                    shares = [float(match.game.kernels.payoff(match.state, seat)) for seat in range(players)]
                    assert rewards[index] == pytest.approx(shares[actor or 0])
                    assert infos["rewards"][index] == pytest.approx(shares)
                    assert not infos["action_mask"][index].any()
                    assert seen[index].any()
            if not match.is_over:
                assert infos["seat"][index] == match.mover
                assert np.flatnonzero(infos["action_mask"][index]).tolist() == match.legal_actions()
    assert ends > 0


def _seeds_after_reset(many: VectorSeat, seed: int) -> Any:
    many.reset(seed=seed)
    return many._batch.seeds.copy()


@every_table
@pytest.mark.parametrize("bots", ["random", "policy"])
def test_one_seat_of_many_games(game: str, players: int, bots: str) -> None:
    policy: Any = "random" if bots == "random" else lambda observations, masks: masks.argmax(axis=1)
    many = VectorSeat(game, GAMES, players, seat=1, bots=policy, **SHORT[game])
    over, ends = np.zeros(GAMES, np.bool_), 0
    for _, seen, rewards, terminations, _, infos in random_steps(many, 60):
        assert not (over & terminations).any(), "after its end a game is dealt anew"
        for index in range(GAMES):
            match = many._batch.match(index)
            assert terminations[index] == match.is_over
            assert match.mover in (None, 1)
            row = np.zeros(match.game.blocks.size, np.int8)
            view = match.view(1)
            if not match.is_over:
                match.game.kernels.features(view.states[0], 1, row)
                assert np.array_equal(seen[index], row)
                assert np.flatnonzero(infos["action_mask"][index]).tolist() == match.legal_actions()
                assert rewards[index] == 0
            else:
                assert rewards[index] == pytest.approx(float(match.game.kernels.payoff(match.state, 1)))
                assert seen[index].any()
        over, ends = terminations, ends + int(terminations.sum())
    assert ends > 0


@pytest.mark.parametrize("game", hatbox.game_names())
def test_rivals_who_take_the_first_legal_action_play_the_same_in_one_game_and_in_many(game: str) -> None:
    many = VectorSeat(game, 1, 2, bots=lambda observations, masks: masks.argmax(axis=1), **SHORT[game])
    many.reset(seed=4)
    match = hatbox.new(game, 2, seed=int(many._batch.seeds[0]), **SHORT[game])
    while match.mover == 1:
        match.act(match.legal_actions()[0])
    for actions, *_, infos in random_steps(many, 30, seed=4):
        match.act(int(actions[0]))
        while match.mover == 1:
            match.act(match.legal_actions()[0])
        assert np.flatnonzero(infos["action_mask"][0]).tolist() == match.legal_actions()
        if match.is_over:
            break


@pytest.mark.parametrize("seat", [0, "random", "mover"])
def test_games_that_end_can_be_dealt_anew_in_the_same_step(seat: int | str) -> None:
    many: Any = gymnasium.make_vec("hatbox/Hats-v0", num_envs=6, players=2, seat=seat, autoreset="SameStep")
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ends = 0
    for _, seen, _, terminations, _, infos in random_steps(many, 60):
        assert (many._batch.movers >= 0).all()
        assert infos["action_mask"].any(axis=1).all()
        assert np.array_equal(seen, many._batch.observe(many.seats))
        ends += int(terminations.sum())
        if terminations.any():
            assert infos["_final_obs"].tolist() == terminations.tolist()
            blocks = many.game.blocks
            for index in np.flatnonzero(terminations):
                assert blocks.unpack(infos["final_obs"][index])["hand_size"][:2].tolist() == [1, 1]
                assert blocks.unpack(seen[index])["hand_size"][:2].tolist() != [1, 1]
    assert ends > 5


def test_many_games_are_made_natively_and_go_with_gymnasiums_wrappers() -> None:
    many = gymnasium.make_vec("hatbox/Hats-v0", num_envs=4, players=3, bots=("random", "random"))
    assert isinstance(many, VectorSeat)
    assert many.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    counted = RecordEpisodeStatistics(many)
    lengths: list[int] = []
    rng = np.random.default_rng(0)
    _, infos = counted.reset(seed=1)
    while len(lengths) < 8:
        *_, infos = counted.step(np.array([random_action(mask, rng) for mask in infos["action_mask"]]))
        lengths += infos["episode"]["l"][infos["_episode"]].tolist() if "episode" in infos else []
    assert all(8 <= length <= 20 for length in lengths)
    _, listed = DictInfoToList(many).reset(seed=1)
    assert [info["seat"] for info in listed] == [0] * 4
    many.close()
    many.close()


def test_seeds_threads_and_buffers() -> None:
    def result(**wishes: Any) -> list[Any]:
        many = VectorSeat("hats", GAMES, 3, seat="random", **wishes)
        rows = [seen.copy() for _, seen, *_ in random_steps(many, 25, seed=6)]
        many.close()
        return rows

    usual = result()
    for wishes in ({}, {"threads": 2}, {"copies": False}):
        assert all(np.array_equal(one, other) for one, other in zip(usual, result(**wishes), strict=True))
    many = VectorSeat("hats", 3, 3, copies=False)
    first, infos = many.reset(seed=1)
    second, *_, later = many.step(infos["action_mask"].argmax(axis=1))
    assert np.shares_memory(first, second)
    assert np.shares_memory(infos["action_mask"], later["action_mask"])
    assert np.array_equal(_seeds_after_reset(many, 9), hatbox.batch("hats", 3, 3, seed=9).seeds)


def test_an_illegal_action_in_many_games_is_named_with_its_game() -> None:
    many = VectorSeat("hats", 3, 3)
    _, infos = many.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[2] = np.flatnonzero(infos["action_mask"][2] == 0)[0]
    with pytest.raises(BadInput, match=f"game 2: action {actions[2]} is not legal"):
        many.step(actions)


def test_many_games_are_shown() -> None:
    many = VectorSeat("hats", 2, 2, render_mode="ansi")
    many.reset(seed=1)
    frames = many.render()
    assert len(frames) == 2
    assert all(isinstance(frame, str) and "tea table" in frame for frame in frames)
