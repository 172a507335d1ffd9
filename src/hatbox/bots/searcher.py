"""Runs the compiled search within a budget, on one core or several, and reads its trees."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from hatbox.bots import search
from hatbox.bots.bot import Budget, Estimate, expect_on_the_move
from hatbox.bots.heuristics import Heuristics
from hatbox.bots.network import new_network
from hatbox.bots.search import Candidates, Estimates, Node, SearchState, Workspace
from hatbox.compiled.buffers import Buffer, buffer_of, new_buffer, new_buffers, to_list
from hatbox.compiled.jit import INTERPRETED, bind
from hatbox.compiled.records import States, to_object, zeros
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game
from hatbox.engine.match import Match, Observations
from hatbox.engine.rng import game_seed, to_seed

MAX_NODES = 1 << 12 if INTERPRETED else 1 << 18  # 16 MB compiled; interpreted, a node takes 4 µs to allocate
MAX_DEPTH = 256  # of a tree
MAX_BATCH = 5000  # simulations per call of compiled code: in between Python handles signals
SLICE = 0.004  # seconds of search between two looks at the clock
SETTLED_CHECKS = 20  # how often a search by simulations asks whether its choice is settled
FIRST_SLICE = 64  # simulations, to measure their speed


@cache
def heuristics_of(game: Game[Any], uninformed: bool) -> Heuristics:
    """Return a game's heuristics; `uninformed`: the default ones, with uniform playouts. Cached per game, unbounded."""
    return Heuristics(game, uninformed=uninformed)


class SearchLoops(NamedTuple):
    """The search, compiled for one game."""

    begin_search: Callable[..., None]
    simulate: Callable[..., None]
    sample_states: Callable[..., None]
    progress_at: Callable[..., float]


@cache
def search_loops_of(game: Game[Any], uninformed: bool) -> SearchLoops:
    """Bind the search to a game. Cached per game, unbounded."""
    tag = f"{game.name}_uninformed" if uninformed else game.name
    heuristics = heuristics_of(game, uninformed)
    functions = {**vars(game.kernels), **heuristics.hooks, **heuristics.settings}
    for part in (search.sample_state, search.select, search.follow):
        functions[part.__name__] = bind(part, tag, functions)
    return SearchLoops(
        bind(search.begin_search, tag, functions),
        bind(search.simulate, tag, functions),
        bind(search.sample_states, tag, functions),
        bind(search.progress_at, tag, functions),
    )


def new_workspace(game: Game[Any], room: int, uninformed: bool = False) -> Workspace:
    """Return the buffers of one search with room for so many nodes."""
    return Workspace(
        nodes=zeros(Node, max(room, search.MIN_ROOM)),
        searches=zeros(SearchState, 1),
        states=zeros(game.state_class, search.VIEW + 1),
        candidates=Candidates(
            out=new_buffer(game.max_legal),
            weights=new_buffer(game.max_legal, np.float64),
            available=new_buffer(game.max_legal, np.float64),
            visits=new_buffer(game.max_legal, np.float64),
            values=new_buffer(game.max_legal, np.float64),
            children=new_buffer(game.action_count, np.int32),
        ),
        network=new_network(heuristics_of(game, uninformed).settings["INPUTS"]),
        path=new_buffers(3, MAX_DEPTH),
        rewards=new_buffer(search.MAX_SEATS, np.float64),
        gained=new_buffer(search.MAX_SEATS, np.float64),
        forced=new_buffer(MAX_DEPTH),
        belief=new_buffer(heuristics_of(game, uninformed).settings["BELIEF_SIZE"], np.float64),
    )


def new_estimates(count: int) -> Estimates:
    """Return buffers for estimates of at most so many actions."""
    return Estimates(*(new_buffer(count, scalar) for scalar in (np.int64, np.int64, np.float64, np.float64)))


class SearchTrees:
    """The trees of one search, one for each seat, and its workspace."""

    def __init__(self, game: Game[Any], *, room: int, uninformed: bool, network: Buffer | None = None) -> None:
        self._game = game
        self.workspace = new_workspace(game, room, uninformed)
        if network is not None:
            self.workspace.network[:] = network
        self._loops = search_loops_of(game, uninformed)

    def begin(self, observations: Observations[Any], seed: int) -> None:
        """Continue in the seat's own tree if the game has followed it, else start a new one."""
        self._loops.begin_search(self.workspace, *observations.arrays, observations.seat, to_seed(seed))

    def restart(self) -> None:
        """Forget the trees: the next search begins anew."""
        self.workspace.searches[:] = zeros(SearchState, 1)

    def grow(self, simulations: int) -> None:
        """Add simulations, in batches."""
        for done in range(0, simulations, MAX_BATCH):
            self._loops.simulate(self.workspace, min(MAX_BATCH, simulations - done))

    def force(self, actions: Sequence[int]) -> None:
        """Begin every further simulation with a move of the searching seat."""
        self.workspace.forced[: len(actions)] = buffer_of(actions)
        search.constrain(self.workspace.searches, len(actions), 0)

    def open(self) -> None:
        """Begin every further simulation in the state that the search was given as the current view."""
        search.constrain(self.workspace.searches, 0, 1)

    def sample(self, count: int) -> States:
        """Return states as the simulations sample them."""
        states = zeros(self._game.state_class, count)
        self._loops.sample_states(self.workspace, states, count)
        return states

    def mean(self, seat: int) -> float:
        """Return the mean reward of a seat: what the position is worth to it."""
        return float(self.workspace.gained[seat]) / self.simulations

    @property
    def simulations(self) -> int:
        """Simulations of this search."""
        return int(to_object(SearchState, self.workspace.searches[0]).simulations)

    @property
    def lead(self) -> int:
        """The visits by which the most visited action is ahead of the second."""
        return int(search.lead(self.workspace.nodes, self.workspace.searches))


@cache
def prepare(game: Game[Any], uninformed: bool = False) -> None:
    """Load or compile the search of a game, so that the first deadline is met. Cached per game: runs once."""
    if INTERPRETED:
        return
    match = Match.new(game, game.players[0], {}, 0)
    observations = match.observations(match.mover or 0)
    trees = SearchTrees(game, room=search.MIN_ROOM, uninformed=uninformed)
    trees.begin(observations, 0)
    trees.grow(1)
    trees.lead  # noqa: B018 (compiles it)
    read_estimates(game, [trees], [])


class Searcher:
    """The searches of one seat: one set of trees per core, kept from move to move."""

    def __init__(
        self, game: Game[Any], *, room: int = MAX_NODES, uninformed: bool = False, network: Buffer | None = None
    ) -> None:
        """`network`: evaluate with it instead of the package's own (see `bots.network`)."""
        if max(game.players) > search.MAX_SEATS:
            raise BadInput("too-many-seats", game=game.name, most=search.MAX_SEATS)
        self.game = game
        prepare(game, uninformed)
        self.heuristics = heuristics_of(game, uninformed)
        self._new_trees = partial(SearchTrees, game, room=room, uninformed=uninformed, network=network)
        self._trees_by_thread: list[SearchTrees] = []

    def search(
        self, observations: Observations[Any], budget: Budget, seed: int, *, settle: bool = True
    ) -> list[Estimate]:
        """Search until the budget is spent or the choice is settled; return estimates, the most visited first."""
        expect_on_the_move(observations)
        deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self._trees_by_thread += [self._new_trees() for _ in range(budget.threads - len(self._trees_by_thread))]
        del self._trees_by_thread[budget.threads :]
        for core, trees in enumerate(self._trees_by_thread):
            trees.begin(observations, game_seed(seed, core))
        share = None if budget.simulations is None else -(-budget.simulations // len(self._trees_by_thread))
        if len(self._trees_by_thread) == 1:
            grow_until(self._trees_by_thread[0], deadline, share, settle)
        else:
            with ThreadPoolExecutor(len(self._trees_by_thread)) as pool:
                grow = partial(grow_until, deadline=deadline, share=share, settle=settle)
                list(pool.map(grow, self._trees_by_thread))
        return self.estimates([])

    def restart(self) -> None:
        """Forget the trees: the next search begins anew."""
        for trees in self._trees_by_thread:
            trees.restart()

    @property
    def simulations(self) -> int:
        """Simulations of the last search."""
        return sum(trees.simulations for trees in self._trees_by_thread)

    def estimates(self, actions: Sequence[int]) -> list[Estimate]:
        """Add up the trees: return an estimate of each action tried after `actions`, the most visited first."""
        return read_estimates(self.game, self._trees_by_thread, actions)


def read_estimates(game: Game[Any], several_trees: Sequence[SearchTrees], actions: Sequence[int]) -> list[Estimate]:
    """Return an estimate of each action tried after `actions` in any of the trees, the most visited first."""
    estimates, count, path = new_estimates(game.action_count), 0, buffer_of(actions, np.int64)
    for trees in several_trees:
        nodes, searches = trees.workspace.nodes, trees.workspace.searches
        count = search.add_estimates(nodes, searches, path, len(actions), estimates, count)
    search.rank_estimates(estimates, count)
    columns = (to_list(column[:count]) for column in estimates)
    return [Estimate(action, value, error, visits) for action, visits, value, error in zip(*columns, strict=True)]


def grow_until(trees: SearchTrees, deadline: float | None, share: int | None, settle: bool) -> None:
    """Simulate slice by slice until the deadline or `share` simulations are reached, or the choice is settled."""
    count = FIRST_SLICE if share is None else max(FIRST_SLICE, share // SETTLED_CHECKS)
    while True:
        if share is not None:
            count = min(count, share - trees.simulations)
        begin = time.perf_counter()
        trees.grow(count)
        remaining = math.inf if share is None else share - trees.simulations
        if deadline is not None:
            now = time.perf_counter()
            pace = max(now - begin, 1e-9) / count
            remaining = min(remaining, (deadline - now) / pace)
            count = max(1, int(min(SLICE / pace, remaining)))
        if remaining < 1 or (settle and trees.lead > remaining):
            return
