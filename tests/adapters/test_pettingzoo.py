"""PettingZoo's own tests on every table, and what they do not ask: illegal actions, saving, what a seat may know."""

from __future__ import annotations

import copy
import pickle
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest

import hatbox
from hatbox.adapters.pettingzoo import env, parallel_env, raw_env
from hatbox.adapters.pictures import draw_match
from hatbox.compiled.jit import INTERPRETED
from hatbox.compiled.records import zeros
from hatbox.engine.errors import BadInput
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.games import game_named

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # importing the tests imports one of PettingZoo's own games in a deprecated way
    suite: Any = import_module("pettingzoo.test")
    states: Any = import_module("pettingzoo.test.state_test")

TABLES = [(game, players) for game in hatbox.game_names() for players in game_named(game).players]
EXCUSED = {  # PettingZoo warns so of every dict observation but those of its own games, which it knows by name
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # the game is over
}
CYCLES = 60

every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def play_steps(table: Any, steps: int, seed: int = 0) -> Any:
    """Random play for so many steps, or to the end."""
    rng = np.random.default_rng(seed)
    for _ in table.agent_iter(steps):
        seen, _, terminated, _, _ = table.last()
        table.step(None if terminated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return table


def new_env(game: str, players: int, seed: int = 1, **wishes: Any) -> Any:
    table = env(game, players, seed, **wishes)
    table.reset()
    return table


# --- PettingZoo's own tests


@every_table
def test_api_with_masks_in_info_gives_no_warning(game: str, players: int) -> None:
    suite.api_test(env(game, players, 1, masks="info"), num_cycles=CYCLES)
    suite.api_test(raw_env(game, players, 1, masks="info", copies=False), num_cycles=5)


@every_table
def test_api_with_masks_in_observations(game: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as result:
        warnings.simplefilter("always")
        suite.api_test(env(game, players, 1), num_cycles=CYCLES)
    assert {str(one.message) for one in result} <= EXCUSED


@every_table
def test_seeds(game: str, players: int) -> None:
    suite.seed_test(lambda: env(game, players), num_cycles=CYCLES)


@every_table
def test_parallel_api(game: str, players: int) -> None:
    suite.parallel_api_test(parallel_env(game, players, 1), num_cycles=CYCLES)


@every_table
def test_rendering(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    suite.render_test(lambda **wishes: env(game, players, 1, **wishes))
    assert "Seat" in capsys.readouterr().out


@every_table
def test_state(game: str, players: int) -> None:
    table = play_steps(new_env(game, players), 9)
    states.test_state_space(table)
    states.test_parallel_env(parallel_env(game, players))
    rows = table.state().reshape(players, -1)
    for seat, row in enumerate(rows):
        assert np.array_equal(row, table.observe(f"seat_{seat}")["observation"])
    assert table.state_space.contains(table.state())


# --- the same game as elsewhere


@every_table
def test_it_is_the_game_that_a_match_plays(game: str, players: int) -> None:
    table = new_env(game, players, seed=5)
    match = table.match()
    while table.agents and not match.is_over:
        seen, *_ = table.last()
        assert table.agent_selection == f"seat_{match.mover}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == match.legal_actions()
        for seat in range(players):
            row = np.zeros(match.game.blocks.size, np.int8)
            match.game.kernels.features(match.view(seat).states[0], seat, row)
            result = table.observe(f"seat_{seat}")
            assert np.array_equal(result["observation"], row)
            assert result["action_mask"].any() == (seat == match.mover)
        action = match.legal_actions()[match.ply * 7919 % len(match.legal_actions())]
        match.act(action)
        table.step(action)
        if match.ply > 80:
            return
    assert all(table.terminations.values())
    assert table.match().position() == match.position()


@every_table
@pytest.mark.parametrize("rewards", ["share", "score"])
def test_rewards_come_at_the_end(game: str, players: int, rewards: str) -> None:
    table = new_env(game, players, rewards=rewards, **({"stall_limit": 7} if game != "hats" else {}))
    while not table.terminations[table.agent_selection]:
        assert not any(table.rewards.values())
        play_steps(table, 1)
    match = table.match()
    shares = [float(match.game.kernels.payoff(match.state, seat)) for seat in range(players)]
    paid = [table.rewards[f"seat_{seat}"] for seat in range(players)]
    if rewards == "share":
        assert paid == pytest.approx(shares)
    else:
        assert max(paid) >= 0 >= min(paid)
    last = {agent: table.observe(agent) for agent in table.agents}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        assert (terminated, truncated) == (True, False)
        assert reward == paid[int(agent[-1])]
        assert seen["observation"].any(), "what it saw at the end"
        assert not seen["action_mask"].any()
        assert np.array_equal(seen["observation"], last[agent]["observation"])
        table.step(None)
    assert table.agents == []


def test_seeds_deal_the_same_series() -> None:
    def deals(table: Any, seed: int | None) -> list[Any]:
        result = []
        for number in range(3):
            table.reset(seed=seed if number == 0 else None)
            result.append(table.match().position())
        return result

    first = deals(env("hats", 3), 7)
    assert first[0] != first[1] != first[2]
    assert deals(env("hats", 3), 7) == first
    assert deals(env("hats", 3, seed=7), None) == first
    assert deals(env("hats", 3), None) != deals(env("hats", 3), None)


def test_a_game_from_outside_is_an_environment_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples" / "leduc"))
    hatbox.add_game(import_module("leduc.game").GAME)
    suite.api_test(env("leduc", 2, 1, masks="info"), num_cycles=10)
    table = play_steps(new_env("leduc", 2, render_mode="rgb_array"), 2)
    assert table.metadata["name"] == str(table) == "leduc_v0"
    assert table.render().shape[2] == 3


def test_options_reach_the_game() -> None:
    table = new_env("top_hats", 2, narrowings=1, first=1)
    assert table.agent_selection == "seat_1"
    assert table.match().options["narrowings"] == 1


# --- what is refused


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    table = play_steps(new_env("hats", 3), 4)
    before = table.save()
    mask = table.last()[0]["action_mask"]
    allowed = ", ".join(map(str, np.flatnonzero(mask)))[:250]
    wrongs: list[object] = [int(np.flatnonzero(mask == 0)[0]), -1, len(mask), None, 1.5, "end", np.array([1, 2])]
    for wrong in wrongs:
        with pytest.raises(BadInput, match=f"is not legal; legal actions: {allowed}") as refused:
            table.step(wrong)
        assert repr(wrong) in str(refused.value)
        assert table.save() == before
    legal = np.flatnonzero(mask)[0]
    table.step(np.int32(legal))
    while not table.terminations[table.agent_selection]:
        play_steps(table, 1)
    with pytest.raises(BadInput, match="action 0 is not legal"):
        table.step(0)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: env("chess"), 'unknown game "chess"'),
        (lambda: env("hats", 5), "played with 5 players"),
        (lambda: env("hats", colour=1), 'no option "colour"'),
        (lambda: env("hats", rewards="money"), "share, score"),
        (lambda: env("hats", masks="nowhere"), "observation, info"),
        (lambda: env("hats", render_mode="film"), "human, ansi, rgb_array"),
        (lambda: env("hats", viewer=2), "a seat from 0 to 1"),
        (lambda: env("hats", viewer="everything"), "a seat from 0 to 1"),
        (lambda: new_env("hats", 2).render(), "render_mode"),
        (lambda: new_env("hats", 2).restore(b"hats"), "restore"),
        (lambda: new_env("hats", 2).restore(new_env("hats", 3).save()[:-1]), "restore"),
        (lambda: new_env("hats", 2).place(hatbox.new("hats", 3)), "not hats with 2 players"),
    ],
)
def test_wrong_wishes_are_named(make: Callable[[], object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        make()


def test_reset_comes_first() -> None:
    table = env("hats", 3)
    with pytest.raises(AttributeError, match="before reset"):
        table.last()
    with pytest.raises(AssertionError, match="reset"):
        table.step(0)


def test_a_missing_extra_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for extra in ("pettingzoo", "gymnasium"):
        monkeypatch.setitem(sys.modules, extra, None)
        monkeypatch.delitem(sys.modules, f"hatbox.adapters.{extra}", raising=False)
        with pytest.raises(BadInput, match=rf"pip install 'hatbox\[{extra}\]'"):
            __import__(f"hatbox.adapters.{extra}")
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(BadInput, match=r"pip install 'hatbox\[pettingzoo\]'"):
        env("hats", render_mode="rgb_array")


# --- saving and cloning


@every_table
def test_saved_cloned_copied_and_pickled_games_go_on_alike(game: str, players: int) -> None:
    table = play_steps(new_env(game, players, render_mode="ansi", viewer=0), 13)
    other = env(game, players, 99, render_mode="ansi", viewer=0)
    other.restore(table.save())
    twins = [table.clone(), copy.deepcopy(table), pickle.loads(pickle.dumps(table)), other]
    before = table.save()
    play_steps(table, 40, seed=3)
    for twin in twins:
        assert twin.save() == before
        assert play_steps(twin, 40, seed=3).save() == table.save()
        assert twin.render() == table.render()
        table_next, twin_next = table.clone(), twin.clone()
        table_next.reset()
        twin_next.reset()
        assert table_next.match().position() == twin_next.match().position(), "and so is the game after it"


def test_a_finished_game_is_saved_with_those_who_are_still_there() -> None:
    table = new_env("hats", 3)
    while not table.terminations[table.agent_selection]:
        play_steps(table, 1)
    table.step(None)
    twin = table.clone()
    assert twin.agents == table.agents
    assert len(twin.agents) == 2
    assert twin.last()[1:] == table.last()[1:]
    assert play_steps(twin, 9).agents == []
    assert env("hats", 3, 4).clone().save is not None


def test_a_match_set_up_in_words_goes_on() -> None:
    match = hatbox.from_position(
        {"game": "top_hats", "players": 2, "turn": 0, "stacks": {"C3": ["red"], "C4": ["yellow", "red"]}}
    )
    table = env("top_hats", 2)
    table.place(match)
    capture = next(action for action in match.legal_actions() if match.game.notation.action_name(action) != "narrow")
    table.step(capture)
    play_steps(table, 1)
    assert table.rewards == {"seat_0": 1.0, "seat_1": 0.0}


# --- buffers


def test_observations_are_copies_unless_buffers_are_asked_for() -> None:
    kept, shared = new_env("hats", 3), new_env("hats", 3, copies=False)
    first, second = kept.last()[0], shared.last()[0]
    result = {name: part.copy() for name, part in first.items()}
    for table in (kept, shared):
        play_steps(table, 6)
    for name, part in first.items():
        assert np.array_equal(part, result[name])
        assert not np.array_equal(second[name], result[name])
        assert np.shares_memory(second[name], shared.last()[0][name])


# --- what a seat may know


def worlds(game: str, players: int) -> Any:
    """Moments of a game, each with a seat and another world that looks the same to it."""
    match = hatbox.new(game, players, seed=2)
    for number in range(60):
        if match.is_over:
            return
        if number % 10 == 0:
            seat = number // 10 % players
            world = zeros(match.game.state_class, 1)
            loops_of(match.game).determinize_at(match.view(seat).states, 0, seat, number, world, 0)
            yield match.branch(), Match(match.game, match.options, world, has_deal=False), seat
        legal = match.legal_actions()
        match.act(legal[number * 104729 % len(legal)])


@every_table
def test_worlds_that_look_alike_to_a_seat_look_alike_to_its_agent(game: str, players: int) -> None:
    eyes = [new_env(game, players, render_mode="ansi", viewer=seat) for seat in (None, *range(players))]
    differ = 0
    for match, world, seat in worlds(game, players):
        seen = []
        for moment in (match, world):
            for table in eyes:
                table.place(moment)
            result = eyes[0].observe(f"seat_{seat}")
            looks = [table.render() for table in eyes if table.unwrapped._rendering.viewer in (None, seat)]
            pictures = [draw_match(moment, viewer) for viewer in (None, seat)]  # `rgb_array` shows these
            seen.append([result["observation"], result["action_mask"], *map(np.asarray, (*looks, *pictures))])
        for one, other in zip(*seen, strict=True):
            assert np.array_equal(one, other)
        differ += match.position() != world.position()
    assert differ > 0, "the worlds are not the same"


@every_table
def test_a_seat_is_shown_more_than_the_public(game: str, players: int) -> None:
    public, seated, moving = (
        play_steps(new_env(game, players, seed=3, render_mode="rgb_array", viewer=viewer), 14)
        for viewer in (None, 0, "mover")
    )
    assert public.render().shape == seated.render().shape == moving.render().shape
    if game != "magic_hat":
        assert not np.array_equal(public.render(), seated.render())


# --- speed


@pytest.mark.skipif(INTERPRETED, reason="interpreted rules are calls themselves")
@pytest.mark.parametrize(("game", "players"), [("hats", 3), ("magic_hat", 2), ("top_hats", 2)])
def test_a_step_takes_few_calls(game: str, players: int) -> None:
    """A step is a handful of Python calls around the compiled rules (under 50 µs), whatever the machine's load."""
    table = new_env(game, players)
    calls: list[int] = []

    def count(_frame: FrameType, event: str, _: Any) -> None:
        calls[-1] += event == "call"

    for _ in table.agent_iter(200):
        seen, _, terminated, _, _ = table.last()
        action = None if terminated else int(seen["action_mask"].argmax())
        calls.append(0)
        sys.setprofile(count)
        try:
            table.step(action)
        finally:
            sys.setprofile(None)
    assert sorted(calls)[len(calls) // 2] < 40  # 25 when this was written; the first step loads compiled code
