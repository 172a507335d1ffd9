"""The search: repeatable, within its bounds, true to known values, and right where the right move is known."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

import hatbox
from hatbox.bots.bot import Budget, Estimate
from hatbox.bots.registry import bot_named
from hatbox.bots.search import REVELATION, Node, SearchState
from hatbox.bots.searcher import Searcher, SearchTrees
from hatbox.compiled.records import to_object
from hatbox.engine.match import Match
from hatbox.games.magic_hat.state import PEEK, State
from support.games import GAMES, TABLES
from test_greedy import hats, magic_hat, top_hats

Position = dict[str, Any]


def run_search(
    match: Match[Any], simulations: int = 200, seed: int = 1, searcher: Searcher | None = None, threads: int = 1
) -> list[Estimate]:
    """Return the estimates of a search by the seat on the move."""
    assert match.mover is not None
    budget = Budget(simulations=simulations, threads=threads)
    return (searcher or Searcher(match.game)).search(match.observations(match.mover), budget, seed)


def visits(estimates: Sequence[Estimate]) -> int:
    return sum(one.visits for one in estimates)


# --- one search ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_search_keeps_its_promises(game: str, players: int) -> None:
    chance = random.Random(players)
    match = hatbox.new(game, players=players, seed=4)
    for moves in (0, 3, 14):
        for _ in range(moves):
            match.play(chance.choice(match.legal_moves()))
        searcher = Searcher(match.game)
        found = run_search(match, 300, searcher=searcher)
        actions = [one.action for one in found]
        assert found
        assert set(actions) <= set(match.legal_actions())
        assert len(set(actions)) == len(actions)
        assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
        assert all(0 <= one.value <= 1 and 0 < one.error <= 1 and one.visits > 0 for one in found)
        assert visits(found) == searcher.simulations <= 300
        assert run_search(match, 300) == found
        assert run_search(match, 300, seed=2) != found


def children(trees: SearchTrees) -> Iterator[Node]:
    """The nodes of the actions tried."""
    nodes, searches = trees.workspace.nodes, trees.workspace.searches
    at = to_object(Node, nodes[to_object(SearchState, searches[0]).root]).first
    while at:
        yield (node := to_object(Node, nodes[at]))
        at = node.next


@pytest.mark.parametrize("game", GAMES)
def test_two_threads_search_apart_and_tell_together(game: str) -> None:
    match = hatbox.new(game, seed=4)
    searcher = Searcher(match.game)
    both = run_search(match, 400, searcher=searcher, threads=2)
    assert searcher.simulations == visits(both)
    assert 200 < searcher.simulations <= 400
    assert both == run_search(match, 400, threads=2)
    one = {found.action: found for found in run_search(match, 200)}  # the first of them thinks as if it were alone
    together = {found.action: found for found in both}
    assert one.keys() <= together.keys()
    assert all(together[action].visits >= one[action].visits for action in one)
    assert visits(both) > visits([*one.values()])
    first = {node.key: node.total / node.visits for node in children(searcher._trees_by_thread[0])}
    assert {action: found.value for action, found in one.items()} == first
    for action in one:
        totals = [node for trees in searcher._trees_by_thread for node in children(trees) if node.key == action]
        assert together[action].value == sum(node.total for node in totals) / sum(node.visits for node in totals)
    assert run_search(match, 100, searcher=searcher)  # and back to one


@pytest.mark.parametrize("game", GAMES)
def test_no_time_is_time_for_an_answer(game: str) -> None:
    match = hatbox.new(game, seed=4)
    searcher = Searcher(match.game)
    for threads in (1, 2):
        found = searcher.search(match.observations(match.mover or 0), Budget(seconds=1e-9, threads=threads), 1)
        assert searcher.simulations >= 1
        assert {one.action for one in found} <= set(match.legal_actions())
    assert searcher.search(match.observations(match.mover or 0), Budget(seconds=60, simulations=30), 1)
    assert searcher.simulations <= 30


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_memory_is_bounded(game: str, players: int) -> None:
    match = hatbox.new(game, players=players, seed=4)
    searcher = Searcher(match.game, room=256)
    full = 0
    for _ in range(12):
        found = run_search(match, 400, searcher=searcher)
        used = to_object(SearchState, searcher._trees_by_thread[0].workspace.searches[0]).used
        assert used <= 256 == len(searcher._trees_by_thread[0].workspace.nodes)
        full += used == 256
        assert {one.action for one in found} <= set(match.legal_actions())
        assert visits(found) > 0
        match.act(found[0].action)
    assert full > 3


FULL = """
import hatbox
from hatbox.bots.bot import Budget
from hatbox.bots.searcher import Searcher
position = {"game": "hats", "players": 2, "turn": 0, "main_done": True, "table": ["T2", "B6", "F4", "B1", "S5"],
    "hands": [["C1", "D6"], ["C2", "S2", "K6"]], "collections": [["F3"], []], "black": [[], []], "cookie": 0,
    "deck": ["K1", "K2"]}
match = hatbox.from_position(position)
for room in range(8, 40):
    for seed in range(3):
        Searcher(match.game, room=room).search(match.observations(0), Budget(simulations=60), seed)
"""


def test_a_full_tree_is_never_left_half_way() -> None:
    """Interpreted, where a node taken for another is an error instead of a wrong number somewhere in memory."""
    environment = {**os.environ, "HATBOX_INTERPRET": "1"}
    run = subprocess.run([sys.executable, "-c", FULL], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_a_settled_choice_ends_the_search() -> None:
    match = hatbox.from_position(WIN_IN_ONE)
    searcher = Searcher(match.game)
    run_search(match, 100_000, searcher=searcher)
    assert searcher.simulations < 70_000


TINY = """
import hatbox
from hatbox.bots.bot import Budget
from hatbox.bots.searcher import Searcher
for game in hatbox.game_names():
    for players in (2, 3):
        for uninformed in (False, True):
            match = hatbox.new(game, players=players, seed=9)
            for _ in range(6):
                match.play(match.legal_moves()[len(match.legal_moves()) // 2])
            searcher = Searcher(match.game, room=4096, uninformed=uninformed)
            for seed in (1, 2):  # the second goes on with the trees of the first
                for one in searcher.search(match.observations(match.mover), Budget(simulations=12), seed):
                    print(game, players, uninformed, one.action, repr(one.value), repr(one.error), one.visits)
"""


def test_interpreted_and_compiled_find_the_same() -> None:
    def result(interpret: str) -> str:
        environment = {**os.environ, "HATBOX_INTERPRET": interpret}
        run = subprocess.run([sys.executable, "-c", TINY], env=environment, check=True, capture_output=True, text=True)
        return run.stdout

    compiled = result("0")
    assert len(compiled.splitlines()) > 100
    assert result("1") == compiled


# --- trees are kept from move to move --------------------------------------------------------------------------

QUIET = top_hats("C3:r D3:r G6:y G7:y")  # nothing hidden


def test_the_tree_is_kept_after_an_own_action() -> None:
    match = hatbox.new("hats", seed=4)
    searcher = Searcher(match.game)
    best = next(
        one
        for one in run_search(match, 600, searcher=searcher)
        if match.game.notation.texts[one.action].startswith("exchange")
    )
    kept = {one.action: one.visits for one in searcher.estimates([best.action])}
    assert sum(kept.values()) > 10
    match.act(best.action)
    found = {one.action: one.visits for one in run_search(match, 40, searcher=searcher)}
    assert all(found[action] >= kept[action] for action in kept)
    assert sum(found.values()) == sum(kept.values()) + searcher.simulations


def test_the_tree_is_kept_through_the_answers_of_others() -> None:
    match = hatbox.from_position(QUIET)
    searcher = Searcher(match.game)
    step = run_search(match, 4000, searcher=searcher)[0].action
    match.act(step)
    answer = max(match.legal_actions(), key=lambda action: visits(searcher.estimates([step, action])))
    kept = {one.action: one for one in searcher.estimates([step, answer])}
    assert visits([*kept.values()]) > 20
    match.act(answer)
    found = run_search(match, 40, searcher=searcher)
    assert visits(found) == visits([*kept.values()]) + searcher.simulations
    assert run_search(match, 40) != found


def test_thinking_again_goes_on() -> None:
    match = hatbox.new("magic_hat", seed=4)
    searcher = Searcher(match.game)
    first = run_search(match, 100, searcher=searcher)
    again = run_search(match, 100, searcher=searcher)
    assert visits(again) == visits(first) + searcher.simulations


def test_the_tree_is_kept_after_an_own_peek() -> None:
    match = hatbox.new("magic_hat", seed=1, first=0)
    searcher = Searcher(match.game)
    run_search(match, 20_000, searcher=searcher)
    hat = to_object(State, match.state).hats[0]
    kept = visits(searcher.estimates([PEEK, REVELATION + hat + 1, PEEK + 1]))
    assert kept > 0
    match.play("peek 1")
    match.play("peek 2")
    found = run_search(match, 40, searcher=searcher)
    assert visits(found) == kept + searcher.simulations


def test_no_tree_is_kept_for_another_story() -> None:
    match, stranger = hatbox.new("magic_hat", seed=4, first=0), hatbox.new("magic_hat", seed=5, first=0)

    def assert_fresh(before: Match[Any], now: Match[Any]) -> None:
        searcher = Searcher(match.game)
        run_search(before, 300, searcher=searcher)
        assert run_search(now, 50, searcher=searcher) == run_search(now, 50)

    assert_fresh(match, stranger)
    later = hatbox.from_record(hatbox.to_record(match))
    for move in ("peek 1", "peek 2", "peek 3", "peek 4"):
        later.play(move)
    assert_fresh(later, match)  # it was taken back
    other = hatbox.from_record(hatbox.to_record(match))
    for move in ("peek 2", "peek 2", "peek 3", "peek 4"):
        other.play(move)
    assert_fresh(later, other)  # it came to another moment on another way
    other.rewind_to(1)
    assert_fresh(match, other)  # another seat's


# --- the right move --------------------------------------------------------------------------------------------

WIN_IN_ONE = top_hats("F6:r E6:r D5:y F7:y")  # seven captures, and one of them takes both


def by_move(match: Match[Any], estimates: Sequence[Estimate]) -> dict[str, Estimate]:
    """Estimates by the written move, in games where an action is a whole move."""
    return {match.game.notation.texts[one.action]: one for one in estimates}


def play_best(position: Position, simulations: int = 400, seed: int = 1) -> Match[Any]:
    """The position after the strongest bot has made a whole move."""
    match, bot = hatbox.from_position(position), bot_named("mad_hatter")
    seat, before = match.mover, match.ply
    assert seat is not None
    while not match.entries(before):
        match.act(bot.think(match.observations(seat), Budget(simulations=simulations), seed).action)
    return match


def move_of(match: Match[Any]) -> str:
    return str(match.entries()[0]["move"])


def after(match: Match[Any], move: str) -> Match[Any]:
    """A new match with the position after a move."""
    before = match.ply
    match.play(move)
    position = match.position()
    match.rewind_to(before)
    return hatbox.from_position(position)


def loses_at_once(match: Match[Any]) -> bool:
    """Check whether the mover can end the game."""
    return any(after(match, move).is_over for move in match.legal_moves())


@pytest.mark.parametrize("stacks", ["F6:r E6:r D5:y F7:y", "F5:r C4:r E8:y B4:y C6:y", "B4:r F4:r C2:y C3:y C4:y"])
def test_top_hats_wins_in_one(stacks: str) -> None:
    match = hatbox.from_position(top_hats(stacks))
    assert sum(after(match, move).is_over for move in match.legal_moves()) * 4 <= len(match.legal_moves())
    for seed in range(3):
        assert play_best(top_hats(stacks), seed=seed).result()["winners"] == [0]


@pytest.mark.parametrize("stacks", ["D5:r D7:y D6:y", "C2:r E3:y F3:y", "G8:r E4:y H7:y", "H6:r H8:y D5:y"])
def test_top_hats_avoids_a_loss_in_one(stacks: str) -> None:
    match = hatbox.from_position(top_hats(stacks))
    losing = [move for move in match.legal_moves() if loses_at_once(after(match, move))]
    assert len(losing) == len(match.legal_moves()) - 1
    for seed in range(3):
        assert not loses_at_once(play_best(top_hats(stacks), seed=seed))


ROW = "king queen princess knight wizard jester cook"
MIXED = "king cook magic wizard knight queen jester"
LAST = "king queen princess knight"  # M7: one pair more ends the game


def four(above: str, seen: list[list[int]], pile: str = "", **fields: Any) -> Position:
    """A position of Magic Hat with four characters left."""
    empty: list[str | None] = [None] * 3
    position = magic_hat(LAST, above, seen, character_pile=[], hat_pile=pile.split(), **fields)
    return {**position, "row": [*position["row"], *empty], "hats": [*position["hats"], *empty]}


@pytest.mark.parametrize("seed", range(3))
def test_magic_hat_opens_what_it_knows_to_fit(seed: int) -> None:
    assert move_of(play_best(magic_hat(ROW, MIXED, [[1], []]), seed=seed)) == "open 1"
    assert move_of(play_best(magic_hat(ROW, MIXED, [[3], []]), seed=seed)) == "open 3"
    assert move_of(play_best(four("queen king princess knight", [[4], []]), seed=seed)) == "open 4"


@pytest.mark.parametrize("seed", range(3))
def test_magic_hat_does_not_open_what_it_knows_not_to_fit(seed: int) -> None:
    for seen in ([2], [2, 4], [2, 4, 5, 6, 7]):
        match = hatbox.from_position(magic_hat(ROW, MIXED, [seen, []]))
        found = by_move(match, run_search(match, 600, seed))
        wrong = {f"open {slot}" for slot in seen}
        assert next(iter(found)) not in wrong
        assert max((found[move].visits for move in wrong if move in found), default=0) < 30


def test_magic_hat_opens_what_another_has_brought_home() -> None:
    # Fourteen hats lie face down, and seat 1, who has looked at slot 1, brings that hat to the knight: one pair wins.
    pile = "wizard jester cook maid dragon astrologer wizard jester cook maid"
    match = hatbox.from_position(four("knight king princess queen", [[], []], pile, turn=1))
    for move in ("peek 1", "peek 2", "swap 1 4"):
        match.play(move)
    best, *_ = run_search(match, 1500)
    assert match.game.notation.texts[best.action] == "open 4"
    assert best.value > 0.6
    uninformed = by_move(match, run_search(match, 1500, searcher=Searcher(match.game, uninformed=True)))
    assert uninformed["open 4"].value < 0.5  # who does not ask why expects one in so many hats


def lead(match: Match[Any], seat: int) -> int:
    scores: Any = match.result()["scores"]
    return int(scores[seat]) - max(int(score) for other, score in enumerate(scores) if other != seat)


@pytest.mark.parametrize("trial", range(8))
def test_hats_ends_with_the_best_exchange(trial: int) -> None:
    """The last turn of the last player, without a deck: what cannot be known changes no comparison."""
    chance = random.Random(trial)
    cards = chance.sample([f"{kind}{value}" for kind in "BCDFKST" for value in range(1, 7)], 20)
    collected = [" ".join(cards[k : k + 6]) for k in (5, 11)]
    first, *hand = cards[17:]
    position = hats(" ".join(cards[:5]), f"{first} | {' '.join(hand)}", collections=" | ".join(collected), turn=1)
    match = hatbox.from_position({**position, "cookie": trial % 2})
    leads = {}
    for move in match.legal_moves():
        if move.split()[0] in ("exchange", "black"):
            match.play(move)
            match.play("end")
            leads[move] = lead(match, 1)
            match.rewind_to(0)
    assert len({*leads.values()}) > 1
    bot = bot_named("mad_hatter")
    while match.mover is not None:
        match.act(bot.think(match.observations(match.mover), Budget(simulations=1500), trial).action)
    assert lead(match, 1) == max(leads.values())


# --- known values ----------------------------------------------------------------------------------------------


def share(mine: int, other: int) -> Fraction:
    return Fraction(1 + (mine > other) - (mine < other), 2)


@pytest.mark.parametrize("pairs", [[2, 2], [2, 1], [1, 2]])
def test_magic_hat_values_are_exact_one_turn_before_the_end(pairs: list[int]) -> None:
    """The hats of four characters and two more: every order is as likely, and after this turn the game is stalled."""
    options = {"stall_limit": 5, "dead_table": "play_on"}
    position = four("queen king knight princess", [[2], []], "cook maid", options=options, stall=4, pairs=pairs)
    match = hatbox.from_position(position)
    kinds = ["queen", "king", "knight", "princess", "cook", "maid"]
    worlds = [hat for hat in permutations(kinds, 4) if hat[1] == "king"]
    exact = {}
    for move in match.legal_moves():
        total = Fraction(0)
        for world in worlds:
            mine = pairs[0]
            if move.startswith("open"):
                slot = int(move[-1]) - 1
                mine += 1 if world[slot] == LAST.split()[slot] else -1
            total += share(mine, pairs[1])
        exact[move] = float(total / len(worlds))
    found = by_move(match, run_search(match, 20_000, searcher=Searcher(match.game, uninformed=True)))
    assert len(found) == len(exact)
    for move, one in found.items():
        assert one.value == pytest.approx(exact[move], abs=2 * one.error + 0.001), move
    best = max(found.values(), key=lambda one: one.visits)
    assert best.value == pytest.approx(max(exact.values()), abs=0.02)


def test_magic_hat_values_are_exact_two_turns_before_the_end() -> None:
    """Nobody has seen a hat. What I do, and then the best that the other can do without having seen one either."""
    options = {"stall_limit": 5, "dead_table": "play_on", "no_swap_back": False}
    position = four("queen king knight princess", [[], []], "cook", options=options, stall=3, pairs=[2, 2])
    match = hatbox.from_position(position)
    row = LAST.split()
    worlds = list(permutations(["queen", "king", "knight", "princess", "cook"], 4))

    def reply(groups: dict[object, list[tuple[tuple[str, ...], int, bool]]]) -> Fraction:
        """Return my value when the other opens the best slot, or none, in each case that it can tell apart."""
        total = Fraction(0)
        for group in groups.values():
            choices = [sum((share(mine, 2) for _, mine, _ in group), Fraction(0))]
            for slot in range(4):
                outcomes = (share(mine, 3 if hats[slot] == row[slot] else 1) for hats, mine, _ in group)
                choices.append(sum(outcomes, Fraction(0)))
            total += len(group) * share(3, 2) if group[0][2] else min(choices)
        return total / len(worlds)

    exact = {}
    for move in match.legal_moves():
        groups: dict[object, list[tuple[tuple[str, ...], int, bool]]] = {}
        for world in worlds:
            verb, *numbers = move.split()
            slots = [int(number) - 1 for number in numbers]
            hats, mine, over, shown = [*world], 2, False, ""
            if verb == "swap":
                hats[slots[0]], hats[slots[1]] = hats[slots[1]], hats[slots[0]]
            elif verb == "open":
                shown = hats[slots[0]]
                over = shown == row[slots[0]]  # M7
                mine += 1 if over else -1
            groups.setdefault(shown, []).append((tuple(hats), mine, over))
        exact[move] = float(reply(groups))
    assert len({*exact.values()}) > 1
    found = by_move(match, run_search(match, 30_000, searcher=Searcher(match.game, uninformed=True)))
    best = max(exact.values())
    assert exact[next(iter(found))] == best
    assert next(iter(found.values())).value == pytest.approx(best, abs=0.03)


def worth(position: Position, known: dict[str, float]) -> float:
    """Return the minimax value for seat 0 of a position of Top Hats without hidden hats."""
    key = json.dumps(position)
    if key not in known:
        match = hatbox.from_position(position)
        if match.is_over:
            scores: Any = match.result()["scores"]
            known[key] = float(scores[0])
        else:
            best = max if match.mover == 0 else min
            known[key] = best(worth(after(match, move).position(), known) for move in match.legal_moves())
    return known[key]


@pytest.mark.parametrize(
    ("stacks", "limit", "exact"),
    [
        ("C3:r G7:y", 3, 0.5),  # too far from each other
        ("C3:r C4:y C6:y", 2, 1.0),  # two captures at once win, one alone loses
        ("C3:r C4:y C6:yy", 3, 0.0),  # a capture is a duty, and every one loses
        ("D4:r D5:y G6:y C6:y", 2, 0.5),  # one of three captures loses
        ("D3:r D4:r D6:y D7:y", 2, 0.5),  # five steps of thirteen lose
    ],
)
def test_top_hats_values_are_exact_near_the_end(stacks: str, limit: int, exact: float) -> None:
    position = top_hats(stacks, options={"narrowings": 0, "stall_limit": limit})
    known: dict[str, float] = {}
    assert worth(hatbox.from_position(position).position(), known) == exact
    match = hatbox.from_position(position)
    found = run_search(match, 6000, searcher=Searcher(match.game, uninformed=True))
    assert found[0].value == pytest.approx(exact, abs=0.05)
    assert worth(play_best(position, 2000).position(), known) == exact


def test_top_hats_values_reckon_with_what_is_hidden() -> None:
    # Of three buried hats one is red: once in three times the capture uncovers it, and the game is shared; else the
    # hat below takes the last red stack.
    position = top_hats("C3:r C4:yr G7:yyy", options={"narrowings": 0, "stall_limit": 1})
    match = hatbox.from_position(position)
    assert match.legal_moves() == ["C3-C5*C4"]
    best, *others = run_search(match, 6000, searcher=Searcher(match.game, uninformed=True))
    assert not others
    assert best.value == pytest.approx(1 / 6, abs=0.02)


# --- while others wait -----------------------------------------------------------------------------------------


def test_a_search_in_a_thread_lets_the_loop_tick() -> None:
    match = hatbox.new("hats", players=4, seed=4)
    observations, searcher = match.observations(match.mover or 0), Searcher(match.game)
    searcher.search(observations, Budget(simulations=1), 0)

    async def count_ticks() -> int:
        search = asyncio.create_task(asyncio.to_thread(searcher.search, observations, Budget(seconds=0.5), 1))
        ticks = 0
        while not search.done():
            await asyncio.sleep(0.001)
            ticks += 1
        assert await search
        return ticks

    assert asyncio.run(count_ticks()) > 20
