"""Thinking within a budget: runs the compiled search in slices, on one core or several, and reads its trees."""

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
from hatbox.bots.search import Node, SearchState
from hatbox.compiled.buffers import Buffer, new_buffer, new_buffers
from hatbox.compiled.jit import INTERPRETED, bind
from hatbox.compiled.records import to_object, write_back, zeros
from hatbox.engine.errors import BadInput
from hatbox.engine.game import CHANCE, Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match, Observations
from hatbox.engine.rng import seed_of

NODES = 1 << 12 if INTERPRETED else 1 << 18  # room for a search: 16 MB compiled; interpreted, a node takes 4 µs to lay
DEPTH = 256  # of a tree
AT_ONCE = 5000  # simulations between two looks at signals
SLICE = 0.004  # seconds between two looks at the clock
LOOKS = 20  # how often a search by simulations asks whether its choice is settled
FIRST_SLICE = 64  # simulations, to find out how fast they are


@cache
def heuristics_of(game: Game[Any], uninformed: bool) -> Heuristics:
    """What the search knows of a game; uninformed: its rules alone, with uniform playouts."""
    return Heuristics(game, uninformed=uninformed)


@cache
def simulate_of(game: Game[Any], uninformed: bool) -> Callable[..., None]:
    """The search bound to a game."""
    tag = f"{game.name}_uninformed" if uninformed else game.name
    functions = {**vars(game.kernels), **heuristics_of(game, uninformed).hooks}
    for part in (search.imagine, search.select):
        functions[part.__name__] = bind(part, tag, functions)
    return bind(search.simulate, tag, functions)


class SearchTrees:
    """The trees of one search, and all the room that it works in."""

    def __init__(self, game: Game[Any], *, room: int, uninformed: bool) -> None:
        """Nothing thought yet."""
        self.simulations = 0  # of this search
        self.root = 0  # where the searching seat stands
        self._game = game
        self._nodes = zeros(Node, max(room, search.MIN_ROOM))
        self._search_states = zeros(SearchState, 1)
        self._simulate = simulate_of(game, uninformed)
        self._states = zeros(game.state_class, 2)
        self._out = new_buffer(game.max_legal)
        self._known = new_buffer(game.action_count, np.int32)
        self._weights = new_buffer(game.max_legal, np.float64)
        self._path = new_buffers(3, DEPTH)
        self._rewards = new_buffer(search.MAX_SEATS, np.float64)
        self._before: tuple[int, int, bytes] | None = None  # whose search was the last, when, and of which view

    def begin(self, observations: Observations[Any], seed: int, heuristics: Heuristics) -> None:
        """Go on in the seat's own tree if the observations has led there, else start anew."""
        search_state = to_object(SearchState, self._search_states[0])
        root = self._followed(observations) if search_state.used < len(self._nodes) // 2 else 0
        search_state.rng = seed_of(seed, search_state.used) if root else seed
        search_state.used = search_state.used if root else search.OWN_ROOT + 1
        self.root = search_state.root = root or search.OWN_ROOT
        search_state.exploration = heuristics.exploration
        search_state.steps = heuristics.steps
        write_back(search_state, self._search_states[0])
        self.simulations = 0
        for place in range(search.FIRST_ROOT, search.OWN_ROOT + 1):
            if place != root:
                search.clear(self._nodes[place])
        moment = len(observations.actions)
        self._before = observations.seat, moment, observations.raw_view(moment)

    def _followed(self, observations: Observations[Any]) -> int:
        """Where the observations since the last search leads in the seat's own tree, 0 if nowhere."""
        if self._before is None:
            return 0
        seat, moment, view = self._before
        if seat != observations.seat or moment >= len(observations.views) or observations.raw_view(moment) != view:
            return 0
        place = self.root
        for k in range(moment, len(observations.actions)):
            if observations.movers[k] != CHANCE:
                place = self.child(place, int(observations.actions[k]))
            action, views = int(observations.actions[k]), observations.views
            shown = loops_of(self._game).revealed_at(views, k, action, views, k + 1, observations.seat)
            if shown:
                place = self.child(place, search.REVELATION + shown)
        return place

    def child(self, place: int, key: int) -> int:
        """What a node leads to, 0 for nothing."""
        return search.find(self._nodes, place, key) if place else 0

    @property
    def lead(self) -> int:
        """How often the most chosen action was chosen more than the second."""
        return search.lead(self._nodes, self.root)

    def grow(self, observations: Observations[Any], belief: Buffer, simulations: int) -> None:
        """Add simulations; now and then Python is asked whether somebody wants to stop."""
        for done in range(0, simulations, AT_ONCE):
            self._simulate(
                observations.view.states, observations.seat, self._states, self._nodes, self._search_states,
                self._out, self._known, self._weights, belief, self._path, self._rewards,
                min(AT_ONCE, simulations - done),
            )  # fmt: skip
        self.simulations += simulations

    def children(self, place: int) -> Iterator[Node]:
        """What a node leads to."""
        at = to_object(Node, self._nodes[place]).first
        while at:
            node = to_object(Node, self._nodes[at])
            yield node
            at = node.next


@cache
def prepare(game: Game[Any], uninformed: bool = False) -> None:
    """Load the search of a game, or compile it the first time, so that no deadline is missed for that."""
    if INTERPRETED:
        return
    match = Match.new(game, game.players[0], {}, 0)
    observations, heuristics = match.observations(match.mover or 0), heuristics_of(game, uninformed)
    trees = SearchTrees(game, room=FIRST_SLICE * DEPTH, uninformed=uninformed)
    for _ in range(2):  # the second time it goes on in the same tree
        trees.begin(observations, 0, heuristics)
        trees.grow(observations, heuristics.believe(observations), 1)


class Searcher:
    """One seat's thinking: the trees of each core, kept from move to move."""

    def __init__(self, game: Game[Any], *, room: int = NODES, uninformed: bool = False) -> None:
        """Nothing thought yet, but ready to."""
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
        """Search until the budget is spent, or the choice is settled; what was tried, the most often tried first."""
        expect_on_the_move(observations)
        deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self._trees_by_thread += [self._new_trees() for _ in range(budget.threads - len(self._trees_by_thread))]
        del self._trees_by_thread[budget.threads :]
        belief = self.heuristics.believe(observations)
        for core, trees in enumerate(self._trees_by_thread):
            trees.begin(observations, seed_of(seed, core), self.heuristics)
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
        """How many the last search has done."""
        return sum(trees.simulations for trees in self._trees_by_thread)

    def estimates(self, actions: Sequence[int]) -> list[Estimate]:
        """What the trees tell together about each action tried after some own actions, the most often tried first."""
        found: dict[int, list[Node]] = {}
        for trees in self._trees_by_thread:
            place = trees.root
            for action in actions:
                place = trees.child(place, action)
            for node in trees.children(place) if place else ():
                if node.visits > 0:
                    found.setdefault(node.key, []).append(node)
        return sorted(map(estimate, found.values()), key=lambda one: (-one.visits, one.action))


def estimate(nodes: list[Node]) -> Estimate:
    """The mean of what an action brought in several trees, and how far chance may have moved it."""
    visits, total = sum(node.visits for node in nodes), sum(node.total for node in nodes)
    mean = total / visits
    spread = max(sum(node.squares for node in nodes) / visits - mean * mean, 1.0 / visits)  # few results prove little
    return Estimate(nodes[0].key, mean, min(1.0, 1.96 * math.sqrt(spread / visits)), visits)


def grow_until(
    trees: SearchTrees,
    observations: Observations[Any],
    belief: Buffer,
    deadline: float | None,
    share: int | None,
    settle: bool,
) -> None:
    """Simulate slice by slice until the deadline or the number of simulations is reached, or the choice is settled."""
    count = FIRST_SLICE if share is None else max(FIRST_SLICE, share // LOOKS)
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
