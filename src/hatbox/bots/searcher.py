"""Runs the compiled search within a budget, on one core or several, and reads its trees."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any

import numpy as np

from hatbox.bots import search
from hatbox.bots.bot import Budget, Estimate, expect_on_the_move
from hatbox.bots.heuristics import Heuristics
from hatbox.bots.search import Candidates, Node, SearchState, Workspace
from hatbox.compiled.buffers import Buffer, new_buffer, new_buffers
from hatbox.compiled.jit import INTERPRETED, bind
from hatbox.compiled.records import to_object, write_back, zeros
from hatbox.engine.errors import BadInput
from hatbox.engine.game import CHANCE, Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match, Observations
from hatbox.engine.rng import game_seed

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


@cache
def simulate_of(game: Game[Any], uninformed: bool) -> Callable[..., None]:
    """Bind the search to a game. Cached per game, unbounded."""
    tag = f"{game.name}_uninformed" if uninformed else game.name
    functions = {**vars(game.kernels), **heuristics_of(game, uninformed).hooks}
    for part in (search.sample_state, search.select):
        functions[part.__name__] = bind(part, tag, functions)
    return bind(search.simulate, tag, functions)


class SearchTrees:
    """The trees of one search, one for each seat, and its workspace."""

    def __init__(self, game: Game[Any], *, room: int, uninformed: bool) -> None:
        self.simulations = 0  # of this search
        self.root = 0  # the searching seat's node
        self._game = game
        self._simulate = simulate_of(game, uninformed)
        self._workspace = Workspace(
            nodes=zeros(Node, max(room, search.MIN_ROOM)),
            searches=zeros(SearchState, 1),
            states=zeros(game.state_class, 2),
            candidates=Candidates(
                out=new_buffer(game.max_legal),
                weights=new_buffer(game.max_legal, np.float64),
                children=new_buffer(game.action_count, np.int32),
            ),
            path=new_buffers(3, MAX_DEPTH),
            rewards=new_buffer(search.MAX_SEATS, np.float64),
        )
        self._last: tuple[int, int, bytes] | None = None  # seat, moment and view of the last search

    def begin(self, observations: Observations[Any], seed: int, heuristics: Heuristics) -> None:
        """Continue in the seat's own tree if the game has followed it, else start a new one."""
        record = self._workspace.searches[0]
        search_state = to_object(SearchState, record)
        root = self._follow(observations) if search_state.used < len(self._workspace.nodes) // 2 else 0
        search_state.rng = game_seed(seed, search_state.used) if root else seed
        search_state.used = search_state.used if root else search.OWN_ROOT + 1
        self.root = search_state.root = root or search.OWN_ROOT
        search_state.exploration = heuristics.exploration
        search_state.steps = heuristics.steps
        write_back(search_state, record)
        self.simulations = 0
        for place in range(search.FIRST_ROOT, search.OWN_ROOT + 1):
            if place != root:
                search.clear(self._workspace.nodes[place])
        moment = len(observations.actions)
        self._last = observations.seat, moment, observations.view_bytes(moment)

    def _follow(self, observations: Observations[Any]) -> int:
        """Return the node that the observations since the last search lead to in the seat's own tree, 0 if none."""
        if self._last is None:
            return 0
        seat, moment, view = self._last
        if seat != observations.seat or moment >= len(observations.views) or observations.view_bytes(moment) != view:
            return 0
        place = self.root
        for k in range(moment, len(observations.actions)):
            if observations.movers[k] != CHANCE:
                place = self.child(place, int(observations.actions[k]))
            action, views = int(observations.actions[k]), observations.views
            revelation = loops_of(self._game).revealed_at(views, k, action, views, k + 1, observations.seat)
            if revelation:
                place = self.child(place, search.REVELATION + revelation)
        return place

    def child(self, place: int, key: int) -> int:
        """Return the child of a node by its key, 0 if there is none."""
        return search.find(self._workspace.nodes, place, key) if place else 0

    @property
    def lead(self) -> int:
        """The visits by which the most visited action is ahead of the second."""
        return search.lead(self._workspace.nodes, self.root)

    def grow(self, observations: Observations[Any], belief: Buffer, simulations: int) -> None:
        """Add simulations, in batches."""
        views, seat = observations.view.states, observations.seat
        for done in range(0, simulations, MAX_BATCH):
            self._simulate(self._workspace, views, seat, belief, min(MAX_BATCH, simulations - done))
        self.simulations += simulations

    def children(self, place: int) -> Iterator[Node]:
        """Yield the children of a node."""
        nodes = self._workspace.nodes
        at = to_object(Node, nodes[place]).first
        while at:
            node = to_object(Node, nodes[at])
            yield node
            at = node.next


@cache
def prepare(game: Game[Any], uninformed: bool = False) -> None:
    """Load or compile the search of a game, so that the first deadline is met. Cached per game: runs once."""
    if INTERPRETED:
        return
    match = Match.new(game, game.players[0], {}, 0)
    observations, heuristics = match.observations(match.mover or 0), heuristics_of(game, uninformed)
    trees = SearchTrees(game, room=FIRST_SLICE * MAX_DEPTH, uninformed=uninformed)
    for _ in range(2):  # the second time it continues in the same tree
        trees.begin(observations, 0, heuristics)
        trees.grow(observations, heuristics.believe(observations), 1)


class Searcher:
    """The searches of one seat: one set of trees per core, kept from move to move."""

    def __init__(self, game: Game[Any], *, room: int = MAX_NODES, uninformed: bool = False) -> None:
        if max(game.players) > search.MAX_SEATS:
            raise BadInput("too-many-seats", game=game.name, most=search.MAX_SEATS)
        self.game = game
        prepare(game, uninformed)
        self.heuristics = heuristics_of(game, uninformed)
        self._new_trees = partial(SearchTrees, game, room=room, uninformed=uninformed)
        self._trees_by_thread: list[SearchTrees] = []

    def search(
        self, observations: Observations[Any], budget: Budget, seed: int, *, settle: bool = True
    ) -> list[Estimate]:
        """Search until the budget is spent or the choice is settled; return estimates, the most visited first."""
        expect_on_the_move(observations)
        deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self._trees_by_thread += [self._new_trees() for _ in range(budget.threads - len(self._trees_by_thread))]
        del self._trees_by_thread[budget.threads :]
        belief = self.heuristics.believe(observations)
        for core, trees in enumerate(self._trees_by_thread):
            trees.begin(observations, game_seed(seed, core), self.heuristics)
        share = None if budget.simulations is None else -(-budget.simulations // len(self._trees_by_thread))
        if len(self._trees_by_thread) == 1:
            grow_until(self._trees_by_thread[0], observations, belief, deadline, share, settle)
        else:
            with ThreadPoolExecutor(len(self._trees_by_thread)) as pool:
                grow = partial(
                    grow_until, observations=observations, belief=belief, deadline=deadline, share=share, settle=settle
                )
                list(pool.map(grow, self._trees_by_thread))
        return self.estimates([])

    @property
    def simulations(self) -> int:
        """Simulations of the last search."""
        return sum(trees.simulations for trees in self._trees_by_thread)

    def estimates(self, actions: Sequence[int]) -> list[Estimate]:
        """Add up the trees: return an estimate of each action tried after `actions`, the most visited first."""
        nodes: dict[int, list[Node]] = {}
        for trees in self._trees_by_thread:
            place = trees.root
            for action in actions:
                place = trees.child(place, action)
            for node in trees.children(place) if place else ():
                if node.visits > 0:
                    nodes.setdefault(node.key, []).append(node)
        return sorted(map(merge, nodes.values()), key=lambda estimate: (-estimate.visits, estimate.action))


def merge(nodes: list[Node]) -> Estimate:
    """Return the estimate of one action from its nodes in several trees."""
    visits, total = sum(node.visits for node in nodes), sum(node.total for node in nodes)
    mean = total / visits
    variance = max(sum(node.squares for node in nodes) / visits - mean * mean, 1.0 / visits)  # few visits prove little
    return Estimate(nodes[0].key, mean, min(1.0, 1.96 * math.sqrt(variance / visits)), visits)


def grow_until(
    trees: SearchTrees,
    observations: Observations[Any],
    belief: Buffer,
    deadline: float | None,
    share: int | None,
    settle: bool,
) -> None:
    """Simulate slice by slice until the deadline or `share` simulations are reached, or the choice is settled."""
    count = FIRST_SLICE if share is None else max(FIRST_SLICE, share // SETTLED_CHECKS)
    while True:
        if share is not None:
            count = min(count, share - trees.simulations)
        begin = time.perf_counter()
        trees.grow(observations, belief, count)
        remaining = math.inf if share is None else share - trees.simulations
        if deadline is not None:
            now = time.perf_counter()
            pace = max(now - begin, 1e-9) / count
            remaining = min(remaining, (deadline - now) / pace)
            count = max(1, int(min(SLICE / pace, remaining)))
        if remaining < 1 or (settle and trees.lead > remaining):
            return
