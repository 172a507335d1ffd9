"""Thinking within a budget: runs the compiled search in slices, on one core or several, and reads its trees."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from hatbox.bots import search
from hatbox.bots.bot import Budget, Estimate
from hatbox.bots.knowledge import Knowledge
from hatbox.bots.search import Desk, Node
from hatbox.core.game import Game
from hatbox.core.jit import Buffer, bind, lay, numbers, rows_of_numbers
from hatbox.core.play import Story
from hatbox.core.random import seed_of, word

NODES = 1 << 18  # room for a search: 16 MB
DEPTH = 256  # of a tree
SLICE = 0.004  # seconds between two looks at the clock
SETTLED_LOOKS = 20  # how often a search by simulations asks whether its choice is settled
FIRST_SLICE = 16  # simulations, to find out how fast they are


@cache
def knowledge_of(game: Game[Any], uninformed: bool) -> Knowledge:
    """What the search knows of a game; uninformed: its rules alone, with uniform playouts."""
    return Knowledge(game, uninformed=uninformed)


@cache
def simulate_of(game: Game[Any], uninformed: bool) -> Callable[..., None]:
    """The search bound to a game."""
    tag = f"{game.name}_uninformed" if uninformed else game.name
    functions = {**vars(game.kernels), **knowledge_of(game, uninformed).hooks}
    for part in (search.imagine, search.select):
        functions[part.__name__] = bind(part, tag, functions)
    return bind(search.simulate, tag, functions)


class Trees:
    """The trees of one search, and all the room that it works in."""

    def __init__(self, game: Game[Any], *, room: int = NODES, uninformed: bool = False) -> None:
        self.nodes = lay(Node, room)
        self.desks = lay(Desk, 1)
        self._simulate = simulate_of(game, uninformed)
        self._states = lay(game.state_class, 2)
        self._out = numbers(game.max_legal)
        self._known = numbers(game.action_count, np.int32)
        self._weights = numbers(game.max_legal, np.float64)
        self._path = rows_of_numbers(3, DEPTH)
        self._rewards = numbers(search.MOST_SEATS, np.float64)

    def begin(self, seed: int, curiosity: float, steps: int) -> None:
        """Clear the trees."""
        desk = self.desks[0]
        desk["rng"] = word(seed)
        desk["used"] = search.MOST_SEATS
        desk["simulations"] = 0
        desk["curiosity"] = curiosity
        desk["steps"] = steps
        for seat in range(search.MOST_SEATS):
            search.clear(self.nodes[seat])

    def grow(self, story: Story[Any], belief: Buffer, simulations: int) -> None:
        """Add simulations."""
        self._simulate(
            story.view.states, story.seat, self._states, self.nodes, self.desks, self._out, self._known,
            self._weights, belief, self._path, self._rewards, simulations,
        )  # fmt: skip

    @property
    def simulations(self) -> int:
        """How many have been done."""
        return int(self.desks[0]["simulations"])

    def children(self, place: int) -> list[tuple[int, int, float, float]]:
        """What was tried at a node: action, visits, total, squares."""
        found, at = [], int(self.nodes[place]["first"])
        while at:
            node = self.nodes[at]
            found.append((int(node["key"]), int(node["visits"]), float(node["total"]), float(node["squares"])))
            at = int(node["next"])
        return found


class Mind:
    """One seat's thinking: the trees of each core, kept from move to move."""

    def __init__(self, game: Game[Any], *, uninformed: bool = False) -> None:
        self.knowledge = knowledge_of(game, uninformed)
        self._game = game
        self._uninformed = uninformed
        self._forest: list[Trees] = []

    def ponder(self, story: Story[Any], budget: Budget, seed: int) -> list[Estimate]:
        """Search until the budget is spent, or nothing can change; what was tried, the most often tried first."""
        begin = time.perf_counter()
        while len(self._forest) < budget.threads:
            self._forest.append(Trees(self._game, uninformed=self._uninformed))
        forest = self._forest[: budget.threads]
        belief = self.knowledge.believe(story)
        for core, trees in enumerate(forest):
            trees.begin(seed_of(seed, core), self.knowledge.curiosity, self.knowledge.steps)
        deadline = None if budget.seconds is None else begin + budget.seconds
        share = None if budget.simulations is None else -(-budget.simulations // len(forest))
        if len(forest) == 1:
            grow_until(forest[0], story, belief, deadline, share)
        else:
            with ThreadPoolExecutor(len(forest)) as pool:
                for done in [pool.submit(grow_until, trees, story, belief, deadline, share) for trees in forest]:
                    done.result()
        return self.estimates(story.seat)

    @property
    def simulations(self) -> int:
        """How many the last search has done."""
        return sum(trees.simulations for trees in self._forest)

    def estimates(self, place: int) -> list[Estimate]:
        """What the trees tell together about each action tried at a root."""
        sums: dict[int, list[float]] = {}
        for trees in self._forest:
            for action, *numbers_of in trees.children(place):
                sums[action] = [a + b for a, b in zip(sums.get(action, [0, 0, 0]), numbers_of, strict=True)]
        told = [estimate(action, *counted) for action, counted in sums.items() if counted[0] > 0]
        return sorted(told, key=lambda one: (-one.visits, one.action))


def estimate(action: int, visits: float, total: float, squares: float) -> Estimate:
    """The mean of what an action brought, and how far chance may have moved it."""
    mean = total / visits
    spread = max(squares / visits - mean * mean, 1.0 / visits)  # a few equal results prove little
    return Estimate(action, mean, 1.96 * math.sqrt(spread / visits), int(visits))


def grow_until(trees: Trees, story: Story[Any], belief: Buffer, deadline: float | None, share: int | None) -> None:
    """Simulate slice by slice until the deadline or the number of simulations is reached, or the choice is settled."""
    count, pace = FIRST_SLICE, 0.0
    while share is None or trees.simulations < share:
        now = time.perf_counter()
        if deadline is not None:
            left = deadline - now
            if left <= 0:
                return
            if pace:
                count = max(1, min(int(SLICE / pace), int(left / pace)))
        elif share is not None:
            count = max(FIRST_SLICE, share // SETTLED_LOOKS)
        if share is not None:
            count = min(count, share - trees.simulations)
        trees.grow(story, belief, count)
        pace = (time.perf_counter() - now) / count
        remaining = share - trees.simulations if share is not None else ((deadline or now) - now) / pace
        if is_settled(trees, story.seat, remaining):
            return


def is_settled(trees: Trees, place: int, remaining: float) -> bool:
    """Whether the most visited action can no longer be overtaken."""
    visits = sorted((visits for _, visits, _, _ in trees.children(place)), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > remaining
