"""The bots by name: honest, legal, as strong as their level says and not more forgetful."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import hatbox
from hatbox.bots import choice
from hatbox.bots.bot import Bot, Budget, Decision, Estimate
from hatbox.bots.levels import ALL, MAD_HATTER, MARCH_HARE, Level, LevelBot
from hatbox.bots.registry import BOTS, LEVELS, bot_named
from hatbox.bots.search import Estimates
from hatbox.bots.searcher import heuristics_of
from hatbox.compiled.buffers import Buffer, buffer_of, new_buffer, to_list
from hatbox.compiled.records import to_object, zeros
from hatbox.engine.errors import BadInput
from hatbox.engine.game import HIDDEN, NONE
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match, Observations
from hatbox.engine.rng import game_seed, to_seed
from hatbox.games.magic_hat import heuristics as memory
from hatbox.games.magic_hat.state import EVERYBODY, SLOTS
from hatbox.games.magic_hat.state import State as MagicState
from support.games import TABLES
from support.indistinguishable_games import OTHERS
from support.plain_beginner import last_sightings
from test_greedy import magic_hat

Record = dict[str, Any]

FEW = Budget(simulations=24)


# --- two games that one seat cannot tell apart, by a reckoning of their own ----------------------------------


def random_start(game: str, players: int, moves: int, seed: int) -> Match[Any]:
    """A game after some random moves; dead tables stay, since all can see that a table is not dead."""
    options = {"dead_table": "play_on"} if game == "magic_hat" else {}
    match = hatbox.new(game, players=players, seed=seed, first=seed % players, **options)
    chance = random.Random(seed)
    for _ in range(moves):
        before = match.ply
        match.play(chance.choice(match.legal_moves()))
        if match.is_over:
            match.rewind_to(before)
            break
    return match


LENGTHS = {"hats": (5, 17, 26), "magic_hat": (9, 25, 40), "top_hats": (8, 14, 36)}


def twin(match: Match[Any], seat: int, seed: int) -> Match[Any]:
    """The same game, except for what the seat has never seen."""
    record = hatbox.to_record(match)
    return hatbox.from_record(OTHERS[match.game.name](record, seat, match, random.Random(seed)))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_story_tells_nothing_that_was_hidden(game: str, players: int) -> None:
    differing, others_can_tell = 0, 0
    for moves, seed in product(LENGTHS[game], range(3)):
        match = random_start(game, players, moves, seed)
        for seat in range(players):
            other = twin(match, seat, seed=seat)
            other.reseed(99)
            differing += other.position() != match.position()
            assert other.observations(seat).to_bytes() == match.observations(seat).to_bytes()
            assert other.view(seat).to_bytes() == match.view(seat).to_bytes()
            others_can_tell += any(
                other.observations(viewer).to_bytes() != match.observations(viewer).to_bytes()
                for viewer in range(players)
                if viewer != seat
            )
    assert differing >= 6 * players  # the twins are not the same game
    assert others_can_tell >= 3 * players  # and bytes do tell games apart


def decisions(bot: Bot, record: Record, seat: int) -> list[Decision]:
    """Return a bot's decisions through a whole game, whenever its seat is on the move."""
    return [bot.think(match.observations(seat), FEW, 3) for match in hatbox.replay(record) if match.mover == seat]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.slow
def test_a_bot_thinks_alike_in_games_that_look_alike(game: str, players: int, name: str) -> None:
    match = random_start(game, players, LENGTHS[game][1], seed=6)
    seat = match.mover
    assert seat is not None
    other = twin(match, seat, seed=2)
    assert other.position() != match.position()
    thoughts = decisions(bot_named(name), hatbox.to_record(match), seat)
    assert len(thoughts) > 1
    assert decisions(bot_named(name), hatbox.to_record(other), seat) == thoughts


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_bot_thinks_alike_in_all_worlds_it_may_imagine(game: str, players: int) -> None:
    match = hatbox.new(game, players=players, seed=8)
    loops, chance = loops_of(match.game), random.Random(8)
    for moment in range(3):
        for _ in range(LENGTHS[game][0] + moment):
            match.play(chance.choice(match.legal_moves()))
        seat = match.mover
        assert seat is not None
        worlds, view = zeros(match.game.state_class, 3), match.view(seat)
        for index in range(3):
            loops.determinize_at(view.states, 0, seat, to_seed(50 + index), worlds, index)
        alike = [Match(match.game, match.options, worlds[i : i + 1], has_deal=False) for i in range(3)]
        seen = [world.observations(seat) for world in alike]
        assert {observations.to_bytes() for observations in seen} == {seen[0].to_bytes()}
        for name in BOTS:
            first, *others = [bot_named(name).think(observations, FEW, 5) for observations in seen]
            assert others == [first, first]


# --- the roster ------------------------------------------------------------------------------------------------


def test_an_unknown_bot_is_told_the_known_ones() -> None:
    with pytest.raises(BadInput) as error:
        bot_named("caterpillar")
    assert "caterpillar" in str(error.value)
    for name in BOTS:
        assert name in str(error.value)
        assert bot_named(name).name == name
    assert bot_named("dormouse") is not bot_named("dormouse")  # each seat its own


@pytest.mark.parametrize(
    "limits", [{}, {"simulations": 0}, {"simulations": -5}, {"seconds": 0}, {"simulations": 5, "threads": 0}]
)
def test_a_budget_needs_a_limit(limits: dict[str, int]) -> None:
    with pytest.raises(BadInput, match="a budget needs seconds"):
        Budget(**limits)


INATTENTIVE = Level("inattentive", simulations=30, attention=0.2, tolerance=0.15)


# --- levels ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_levels_play_whole_games(game: str, players: int) -> None:
    options = {} if game == "hats" else {"stall_limit": 12}
    for shift in range(0, len(LEVELS), players):
        names = [LEVELS[(seat + shift) % len(LEVELS)] for seat in range(players)]
        match, bots = hatbox.new(game, players=players, seed=shift, **options), [bot_named(name) for name in names]
        while match.mover is not None:
            budget = Budget(seconds=1e-9) if match.ply % 7 == 0 else Budget(simulations=4)
            answer = bots[match.mover].think(match.observations(match.mover), budget, shift)
            assert answer.action in match.legal_actions()
            match.act(answer.action)
        assert match.result()["winners"]


def catch_no_eye(state: Any, out: Buffer, count: int, weights: Buffer) -> None:
    """Stand in for a game in which no action is more striking than another."""
    weights[:count] = 0.0


PLAIN_CHOICE = FunctionType(choice.choose_action.__code__, {**vars(choice), "notice": catch_no_eye})


def chosen(estimates: list[Estimate], level: Level, seed: int, aim: float = 1.0) -> int:
    """The choice of a level, interpreted."""
    columns = [[getattr(one, name) for one in estimates] for name in ("action", "visits", "value", "error")]
    buffers, count = Estimates(*map(np.array, columns)), len(estimates)
    limits = (level.attention, level.tolerance, aim, to_seed(seed))
    weights = new_buffer(count, np.float64)
    return int(PLAIN_CHOICE([None], [], [], 0, 0, buffers, count, *limits, new_buffer(count), weights))


@pytest.mark.parametrize("level", ALL, ids=LEVELS)
def test_a_level_never_takes_what_looks_much_worse(level: Level) -> None:
    chance = random.Random(3)
    others = 0
    for seed in range(1000):
        values = [chance.random() for _ in range(6)]
        estimates = [Estimate(action, value, 0.1, 60 - action) for action, value in enumerate(values)]
        action = chosen(estimates, level, seed)
        assert values[action] >= values[0] - level.tolerance
        others += action != 0
    overlooks = 1 - level.attention  # the best, and often another is good enough
    assert overlooks / 3 <= others / 1000 <= overlooks * 1.1


@pytest.mark.parametrize("level", ALL, ids=LEVELS)
def test_a_level_never_overlooks_the_obvious(level: Level) -> None:
    estimates = [Estimate(7, 0.6, 0.1, 30), Estimate(3, 0.6, 0.1, 20), Estimate(5, 0.6, 0.1, 10)]
    assert {chosen(estimates, level, seed) for seed in range(100)} == {7}


def test_a_level_notices_what_catches_the_eye() -> None:
    match, noticed = hatbox.new("hats", seed=4), dict[bool, list[bool]]({True: [], False: []})
    observations = match.observations(match.mover or 0)
    heuristics = heuristics_of(match.game, uninformed=False)
    legal = match.legal_actions()
    weights = new_buffer(len(legal), np.float64)
    heuristics.hooks["notice"](observations.view.states[0], buffer_of(legal), len(legal), weights)
    assert max(weights) == 1 and min(weights) < 0.5
    for action, weight in zip(legal, weights, strict=True):
        others = [other for other in legal if other != action][:3]
        shown = [Estimate(action, 0.5, 0.1, 30), *(Estimate(other, 0.5, 0.1, 29) for other in others)]
        for seed in range(20):
            taken = choice.choose(observations, heuristics, shown, 0.2, 0.1, 1.0, seed)
            noticed[bool(weight > 0.8)].append(taken == action)
    striking, dull = (np.mean(noticed[eye]) for eye in (True, False))
    assert striking > 0.85 > 0.7 > dull  # what is not noticed is still taken if no other is


def test_who_keeps_a_game_close_gives_away_its_lead_but_no_more() -> None:
    rabbit, chance, gave = replace(MAD_HATTER, name="close"), random.Random(2), 0
    for _ in range(500):
        aim = chance.random()
        estimates = [Estimate(action, chance.random(), 0.1, 60 - 12 * action) for action in range(6)]
        best = estimates[0].value
        taken = next(one for one in estimates if one.action == chosen(estimates, rabbit, 1, aim))
        assert taken.value >= min(best, max(aim, best - choice.MAX_GIFT))
        assert taken.visits >= choice.MIN_VISITS
        if best <= aim:
            assert taken is estimates[0]
        gave += taken.value < best
    assert gave > 100


def test_a_level_takes_what_it_thinks() -> None:
    match = hatbox.new("hats", players=3, seed=2)
    observations, taken = match.observations(match.mover or 0), set[int]()
    for seed in range(30):
        answer = LevelBot(INATTENTIVE).think(observations, Budget(simulations=60), seed)
        values = {one.action: one.value for one in answer.estimates}
        assert values[answer.action] >= answer.estimates[0].value - INATTENTIVE.tolerance
        taken.add(answer.action)
        best = LevelBot(MAD_HATTER).think(observations, Budget(simulations=60), seed)
        assert best.action == best.estimates[0].action
    assert len(taken) > 3


def test_a_level_looks_at_no_more_than_it_can() -> None:
    match = hatbox.new("hats", seed=2)
    observations = match.observations(match.mover or 0)
    for level in (INATTENTIVE, replace(MARCH_HARE, drowsiness=0)):
        for budget in (Budget(simulations=5000), Budget(simulations=5000, threads=2), Budget(seconds=60)):
            assert level.simulations is not None
            assert 0 < LevelBot(level).think(observations, budget, 1).simulations <= level.simulations
    assert LevelBot(INATTENTIVE).think(observations, Budget(simulations=20), 1).simulations <= 20
    assert LevelBot(MAD_HATTER).think(observations, Budget(simulations=500), 1).simulations > 200


def test_a_single_legal_action_needs_no_thought() -> None:
    position: Any = {"game": "top_hats", "players": 3, "turn": 0, "options": {"narrowings": 0}}
    match = hatbox.from_position({**position, "stacks": {"C3": ["yellow", "red"], "G7": ["blue"]}})
    assert match.legal_moves() == ["pass"]
    for name in LEVELS:
        answer = bot_named(name).think(match.observations(0), FEW, 1)
        assert (answer.action, answer.estimates, answer.simulations) == (match.legal_actions()[0], (), 0)


# --- forgetting (Magic Hat) ------------------------------------------------------------------------------------

ROW = "king queen princess knight wizard jester cook"
MIXED = "queen cook magic wizard knight king jester"


def remembered_slots(match: Match[Any], seat: int, recall: float, seed: int) -> set[int]:
    """The slots whose hat a seat still knows."""
    view = view_after_forgetting(match.observations(seat), recall, seed)
    return {slot for slot in range(SLOTS) if view.hats[slot] >= 0}


def view_after_forgetting(observations: Observations[Any], recall: float, seed: int) -> MagicState:
    heuristics = heuristics_of(observations.game, uninformed=False)
    view: MagicState = heuristics.with_forgetting(observations, recall, seed).view.states[0]
    return to_object(MagicState, view)


def wait(match: Match[Any], turns: int) -> None:
    """Both look once more at slot 7."""
    for _ in range(turns):
        match.play("peek 7")
        match.play("peek 7")


def test_what_is_forgotten_stays_forgotten_until_it_is_seen_again() -> None:
    forgotten_once = 0
    for seed in range(20):
        match = hatbox.from_position(magic_hat(ROW, MIXED, [[], []]))
        for slot in (1, 2, 3, 4):
            match.play(f"peek {slot}")
            match.play("peek 7")
        known = remembered_slots(match, 0, 3, seed)
        assert known <= {0, 1, 2, 3}
        for _ in range(12):
            wait(match, 1)
            still = remembered_slots(match, 0, 3, seed) - {6}
            assert still <= known
            forgotten_once += still < known
            known = still
        match.play("peek 2")  # it is seen again, and so it is known at least for this moment
        match.play("swap 3 4")
        assert 1 in remembered_slots(match, 0, 1000, seed)
        sightings = new_buffer(SLOTS, np.int64)
        memory.last_sightings(*match.observations(0).arrays, 0, sightings)
        assert to_list(sightings) == [0, match.ply - 2, 6, 4, NONE, NONE, match.ply - 4]
    assert forgotten_once > 20


def test_forgetting_is_as_written_plainly() -> None:
    match, chance = hatbox.new("magic_hat", players=3, seed=9, dead_table="redeal"), random.Random(9)
    forgotten = kept = 0
    for _ in range(80):
        match.play(chance.choice([move for move in match.legal_moves() if chance.random() < 0.4 or "peek" in move]))
        for seat, seed in ((0, 1), (2, 1 << 63)):
            observations = match.observations(seat)
            for recall in (1.5, 7.0):
                known = {
                    slot
                    for slot, ply in last_sightings(observations).items()
                    if game_seed(seed, ply) % (1 << 20) / (1 << 20) <= 0.5 ** ((match.ply - ply) / 3 / recall)
                }
                assert remembered_slots(match, seat, recall, seed) == known
                forgotten += len(last_sightings(observations)) - len(known)
                kept += len(known)
    assert forgotten > 100 < kept


def test_half_is_forgotten_after_the_turns_of_the_level() -> None:
    match = hatbox.from_position(magic_hat(ROW, MIXED, [[], []]))
    match.play("peek 1")
    match.play("peek 7")
    wait(match, 5)
    kept = sum(0 in remembered_slots(match, 0, 6, seed) for seed in range(1000))
    assert 430 < kept < 570
    wait(match, 6)
    assert 180 < sum(0 in remembered_slots(match, 0, 6, seed) for seed in range(1000)) < 320
    assert all(0 in remembered_slots(match, 0, 1e9, seed) for seed in range(100))


def test_forgetting_changes_nothing_but_the_own_memory() -> None:
    match, chance = hatbox.new("magic_hat", players=3, seed=4), random.Random(4)
    forgotten = 0
    for _ in range(60):
        match.play(chance.choice([move for move in match.legal_moves() if chance.random() < 0.5 or "peek" in move]))
        seat = match.mover
        assert seat is not None
        observations = match.observations(seat)
        before, bytes_before = to_object(MagicState, observations.view.states[0]), observations.to_bytes()
        after = view_after_forgetting(observations, 2, 9)
        assert observations.to_bytes() == bytes_before
        for name in MagicState.__annotations__:
            if name not in ("hats", "seen"):
                assert getattr(after, name) == getattr(before, name)
        others = [viewer for viewer in range(EVERYBODY + 1) if viewer != seat]
        assert [after.seen[viewer] for viewer in others] == [before.seen[viewer] for viewer in others]
        for slot in range(SLOTS):
            knows = after.seen[seat] >> slot & 1
            assert after.hats[slot] in (before.hats[slot], HIDDEN)
            assert knows == (after.hats[slot] >= 0)
            forgotten += after.hats[slot] != before.hats[slot]
    assert forgotten > 20


def test_who_never_forgets_takes_the_story_as_it_is() -> None:
    match = hatbox.from_position(magic_hat(ROW, "king cook magic wizard knight queen jester", [[], []]))
    match.play("peek 1")
    match.play("peek 7")
    wait(match, 30)  # the king's hat was seen long ago
    observations = match.observations(0)
    opened = {level.name: 0 for level in ALL}
    for seed in range(12):
        for level in ALL:
            answer = LevelBot(level).think(observations, Budget(simulations=200), seed)
            opened[level.name] += match.game.notation.texts[answer.action] == "open 1"
    assert opened["mad_hatter"] == 12
    assert opened["dormouse"] < 6
    plain = heuristics_of(match.game, uninformed=True)
    assert plain.with_forgetting(observations, 1.0, 0).to_bytes() == observations.to_bytes()
