"""Many games at once: the same games as one by one, by any number of threads, saved and restored."""

from __future__ import annotations

import numpy as np
import pytest

import hatbox
from hatbox.engine.errors import BadInput

TABLES = [("hats", 2), ("hats", 3), ("hats", 4), ("magic_hat", 3), ("top_hats", 2), ("top_hats", 3)]


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.slow
def test_a_batch_plays_the_games_that_matches_play(game: str, players: int) -> None:
    many = hatbox.batch(game, 8, players, seed=5, resets=False)
    matches = [hatbox.new(game, players, seed=int(seed)) for seed in many.seeds]
    while not (many.movers == -1).all():
        actions = many.random_actions()
        before = many.movers.copy()
        for index, match in enumerate(matches):
            if before[index] >= 0:
                assert match.mover == before[index]
                assert np.flatnonzero(many.masks[index]).tolist() == sorted(match.legal_actions())
                match.act(int(actions[index]))
        many.step(actions)
    for index, match in enumerate(matches):
        assert match.is_over
        assert many.match(index).position() == match.position()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_ended_game_pays_once_and_is_dealt_anew(game: str, players: int) -> None:
    many = hatbox.batch(game, 30, players, seed=1)
    seeds = many.seeds.copy()
    ends = 0
    while ends < 60:
        many.step(many.random_actions())
        assert (many.movers >= 0).all()
        assert not many.rewards[~many.done].any()
        ends += int(many.done.sum())
        sides = 2 if (game, players) == ("hats", 4) else 1
        assert many.rewards[many.done].sum(axis=1).tolist() == pytest.approx([sides] * int(many.done.sum()))
        assert (many.seeds[many.done] != seeds[many.done]).all()
        assert (many.seeds[~many.done] == seeds[~many.done]).all()
        seeds = many.seeds.copy()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rewards_by_score_are_what_a_side_has_more_than_the_best_other(game: str, players: int) -> None:
    many = hatbox.batch(game, 20, players, seed=9, rewards="score", resets=False)
    paid = np.zeros((20, players))
    while not (many.movers == -1).all():
        many.step(many.random_actions())
        paid += many.rewards
    for index in range(20):
        match = many.match(index)
        scores = match.game.score_preview(match.states, match.ply).scores
        sides = match.game.sides(players)
        totals = {side: sum(scores[seat] for seat in side) for side in sides}
        for side in sides:
            best = max(total for other, total in totals.items() if other != side)
            assert paid[index, list(side)].tolist() == [totals[side] - best] * len(side)


def test_threads_change_nothing() -> None:
    one, four = (hatbox.batch("top_hats", 37, 3, seed=2, threads=threads) for threads in (1, 4))
    for _ in range(200):
        actions = one.random_actions()
        one.step(actions)
        four.step(actions)
        assert np.array_equal(one.observations, four.observations)
        assert np.array_equal(one.masks, four.masks)
        assert np.array_equal(one.rewards, four.rewards)
    four.close()


def test_a_game_is_the_same_in_a_larger_batch() -> None:
    small, large = hatbox.batch("hats", 3, 3, seed=4), hatbox.batch("hats", 50, 3, seed=4)
    assert small.seeds.tolist() == large.seeds[:3].tolist()
    assert np.array_equal(small.observations, large.observations[:3])


def test_saved_games_go_on_as_they_would_have() -> None:
    many = hatbox.batch("magic_hat", 12, 2, seed=3)
    for _ in range(40):
        many.step(many.random_actions())
    saved = many.save()
    stretch = []
    for _ in range(300):
        stretch.append(many.random_actions())
        many.step(stretch[-1])
    later = many.save()
    again = hatbox.batch("magic_hat", 12, 2, seed=99)
    again.restore(saved)
    for actions in stretch:
        again.step(actions)
    assert again.save() == later


def test_games_come_and_go_as_matches() -> None:
    many = hatbox.batch("hats", 4, 3, seed=1)
    match = many.match(2)
    match.play(match.legal_moves()[0])
    before = many.save()
    assert many.match(2).position() != match.position()
    many.place(2, match)
    assert many.match(2).position() == match.position()
    assert many.movers[2] == match.mover
    assert np.flatnonzero(many.masks[2]).tolist() == sorted(match.legal_actions())
    many.restore(before)
    assert many.match(2).position() != match.position()


def test_any_seat_can_be_observed() -> None:
    many = hatbox.batch("hats", 10, 3, seed=1)
    assert np.array_equal(many.observe(many.movers), many.observations)
    views = [many.observe(seat) for seat in range(3)]
    hands = [many.game.blocks.unpack(rows)["hand"] for rows in views]
    assert (sum(hands) <= 1).all()
    assert [int(hand.sum()) for hand in hands] == [90, 90, 90]
    assert not many.observe(-1).any()


def test_wrong_actions_change_nothing_and_are_named() -> None:
    many = hatbox.batch("hats", 5, 3, seed=1)
    before = many.save()
    actions = many.random_actions()
    actions[3] = np.flatnonzero(many.masks[3] == 0)[0]
    with pytest.raises(BadInput, match=f"game 3: action {actions[3]} is not legal"):
        many.step(actions)
    actions[3] = 10**9
    with pytest.raises(BadInput, match="game 3: action 1000000000"):
        many.step(actions)
    with pytest.raises(BadInput, match="one whole number for each of the 5 games"):
        many.step(actions[:4])
    with pytest.raises(BadInput, match="float64"):
        many.step(actions.astype(float))
    assert many.save() == before


def test_wrong_wishes_are_named() -> None:
    with pytest.raises(BadInput, match="games is 0"):
        hatbox.batch("hats", 0)
    with pytest.raises(BadInput, match="threads is 1000"):
        hatbox.batch("hats", 1, threads=1000)
    with pytest.raises(BadInput, match="share, score"):
        hatbox.batch("hats", 1, rewards="money")
    with pytest.raises(BadInput, match="edition"):
        hatbox.batch("hats", 1, edition="chess")
    with pytest.raises(BadInput, match="whole numbers"):
        hatbox.batch("hats", 1, seed="one")  # type: ignore[arg-type]
    many = hatbox.batch("hats", 2, first=1)
    assert many.movers.tolist() == [1, 1]
    with pytest.raises(BadInput, match="bytes that `save`"):
        many.restore(b"hats")
    with pytest.raises(BadInput, match="no game 2"):
        many.match(2)
    with pytest.raises(BadInput, match="seats is 2"):
        many.observe(2)
    with pytest.raises(BadInput, match="not hats with 2 players"):
        many.place(0, hatbox.new("hats", 3))


def test_some_games_can_go_on_while_others_wait() -> None:
    many, plain = hatbox.batch("magic_hat", 6, 2, seed=3, resets=False), hatbox.batch("magic_hat", 6, 2, seed=3)
    where = np.array([True, False, True, False, False, True])
    before = many.save()
    actions = many.random_actions()
    many.step(np.where(where, actions, -1), where=where)
    plain.step(actions)
    waiting = hatbox.batch("magic_hat", 6, 2, seed=3)
    waiting.restore(before)
    for index in range(6):
        expected = plain if where[index] else waiting
        assert many.match(index).position() == expected.match(index).position()
        assert many.movers[index] == expected.movers[index]
        assert np.array_equal(many.masks[index], expected.masks[index])
    with pytest.raises(BadInput, match="game 1"):
        many.step(np.full(6, -1), where=~where)


def test_some_games_can_be_dealt_anew() -> None:
    many = hatbox.batch("hats", 4, 3, seed=3, resets=False)
    seeds, before = many.seeds.copy(), many.observations.copy()
    where = np.array([False, True, False, True])
    many.deal(where)
    assert (many.seeds != seeds).tolist() == where.tolist()
    assert (many.observations != before).any(axis=1).tolist() == where.tolist()
    assert many.match(1).position() == hatbox.new("hats", 3, seed=int(many.seeds[1])).position()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_players_act_until_it_is_a_seats_turn(game: str, players: int) -> None:
    seats = np.arange(8) % players
    one, two = (hatbox.batch(game, 8, players, seed=5, resets=False, threads=threads) for threads in (1, 3))
    for many in (one, two):
        many.deal(np.zeros(8, np.bool_), until=seats)
    ended = np.zeros(8, np.bool_)
    while not ended.all():
        assert ((one.movers == seats) | ended).all()
        assert np.array_equal(one.observations, one.observe(seats))
        actions = one.random_actions()
        for many in (one, two):
            many.step(actions, until=seats)
        assert one.save() == two.save()
        assert not (one.done & ended).any()
        assert one.rewards[one.done].any(axis=1).all()
        assert not one.rewards[~one.done].any()
        ended |= one.done
        assert ((one.movers == -1) == ended).all()
    two.close()
