"""The whole tree of a small game, and exact best responses in it.

A node is a state of the game, a choice of chance (piece by piece) or an end. An information set gathers the decision
nodes that look the same to the seat to act: the same views and observed actions from the beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from hatbox.compiled.buffers import buffer_of, new_buffer, to_list
from hatbox.compiled.records import States, copy_states, with_capacity, zeros
from hatbox.engine.game import CHANCE, DEAL, OVER, Game, Value
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations

Policy = Sequence[Sequence[float]]  # by information set: the probability of each of its actions


@dataclass(frozen=True)
class InformationSet:
    """The knowledge of a seat that has to act."""

    seat: int
    actions: tuple[int, ...]
    observations: Observations[Any]


@dataclass
class Node:
    """A place in the tree."""

    mover: int  # a seat, CHANCE or OVER
    children: list[Node] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)  # of CHANCE: by child
    information_set: int = -1  # of a seat's decision
    returns: tuple[float, ...] = ()  # of an end: by seat, a win is +1


@dataclass(frozen=True)
class _Path:
    """The states and actions that lead to a node."""

    states: tuple[States, ...]
    actions: tuple[int, ...] = ()
    movers: tuple[int, ...] = ()


class GameTree:
    """The tree of a game with its options, from the deal to every end."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Mapping[str, Value],
        first: int = 0,
        progress: Callable[[int], None] = lambda nodes: None,
    ) -> None:
        self.game, self.players = game, players
        self.information_sets: list[InformationSet] = []
        self.nodes = 0
        self._loops, self._progress = loops_of(game), progress
        self._known: dict[bytes, int] = {}
        self._sides = len(game.sides(players))
        states = with_capacity(game.copy_blank(players, game.resolve_options(players, options), first), 1)
        self._loops.start_chance_at(states, 0)
        self.root = self._branch_over_chance(states, DEAL, 0, _Path(()))

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes % 1000 == 0:
            self._progress(self.nodes)

    def _branch_over_chance(self, states: States, action: int, step: int, path: _Path) -> Node:
        """Return the node for the pieces that an action needs from chance; without any, that of its result."""
        out = new_buffer(max(self.game.max_legal, len(self.game.piece_names)))
        count = self._loops.chance_outcomes_at(states, 0, action, step, out)
        if count == 0:
            return self._apply(states, action, path)
        self._count()
        node, pieces = Node(CHANCE), to_list(out[:count])
        for piece in sorted({*pieces}):
            after = copy_states(states)
            self._loops.apply_chance_at(after, 0, action, step, piece)
            node.children.append(self._branch_over_chance(after, action, step + 1, path))
            node.chances.append(pieces.count(piece) / count)
        return node

    def _apply(self, states: States, action: int, path: _Path) -> Node:
        if action == DEAL:
            return self._visit(_Path((states,)))
        two = with_capacity(states, 2)
        self._loops.advance(two, 0, action, new_buffer(self.game.max_legal))
        mover = int(self._loops.mover_at(two, 0))
        before = (*path.states[:-1], copy_states(two[:1]))  # chance may have set what the action uses
        return self._visit(_Path((*before, copy_states(two[1:2])), (*path.actions, action), (*path.movers, mover)))

    def _visit(self, path: _Path) -> Node:
        self._count()
        states, loops = path.states[-1], self._loops
        mover = int(loops.mover_at(states, 0))
        if mover == OVER:
            shares = (float(loops.payoff_at(states, 0, seat)) for seat in range(self.players))
            return Node(OVER, returns=tuple(share * self._sides - 1 for share in shares))
        out = new_buffer(self.game.max_legal)
        actions = sorted(to_list(out[: loops.legal_at(states, 0, out)]))
        if mover == CHANCE:
            return self._branch_over_chance(copy_states(states), actions[0], 0, path)
        node = Node(mover, information_set=self._information_set(path, mover, actions))
        node.children = [self._branch_over_chance(copy_states(states), action, 0, path) for action in actions]
        return node

    def _information_set(self, path: _Path, seat: int, actions: list[int]) -> int:
        observations = self._observe(path, seat)
        key = bytes([seat]) + observations.to_bytes()
        number = self._known.setdefault(key, len(self._known))
        if number == len(self.information_sets):
            self.information_sets.append(InformationSet(seat, tuple(actions), observations))
        return number

    def _observe(self, path: _Path, seat: int) -> Observations[Any]:
        count = len(path.actions)
        states = zeros(self.game.state_class, count + 1)
        for at, state in enumerate(path.states):
            states[at] = state[0]
        views, glimpses = zeros(self.game.state_class, count + 1), new_buffer(count)
        self._loops.observe_history(states, buffer_of(path.actions), count, seat, views, glimpses)
        return Observations(self.game, seat, views, glimpses, buffer_of(path.movers))

    # --- values

    def uniform(self) -> list[list[float]]:
        """Return the policy that plays every action alike."""
        return [[1 / len(known.actions)] * len(known.actions) for known in self.information_sets]

    def value(self, policy: Policy) -> tuple[float, ...]:
        """Return what the game is worth to each seat if all play a policy."""
        return tuple(_expect(self.root, policy, seat) for seat in range(self.players))

    def best_response(self, seat: int, policy: Policy) -> list[int]:
        """Return the choice of a seat in each of its information sets that is best if all others play a policy.

        The value of a choice is the sum over the nodes of the set, weighted by how likely the others and chance make
        them. A set is settled after all sets of the same seat below it; a seat remembers everything it saw, so these
        come later on every path.
        """
        reached: dict[int, list[tuple[Node, float]]] = {}
        _reach(self.root, 1.0, seat, policy, reached)
        choices = [-1] * len(self.information_sets)

        def value(node: Node) -> float:
            if node.mover == OVER:
                return node.returns[seat]
            if node.mover == CHANCE:
                return sum(chance * value(below) for chance, below in zip(node.chances, node.children, strict=True))
            if node.mover != seat:
                chances = policy[node.information_set]
                return sum(p * value(below) for p, below in zip(chances, node.children, strict=True) if p)
            return value(node.children[choose(node.information_set)])

        def choose(number: int) -> int:
            if choices[number] < 0:
                nodes = reached[number]
                totals = np.zeros(len(self.information_sets[number].actions))
                for node, weight in nodes:
                    if weight:
                        totals += [weight * value(below) for below in node.children]
                choices[number] = int(totals.argmax())
            return choices[number]

        for number in reached:
            choose(number)
        return choices

    def respond(self, seat: int, choices: Sequence[int], policy: Policy) -> float:
        """Return the value to a seat of its choices against a policy of the others."""
        mixed = [
            [float(at == choices[number]) for at in range(len(known.actions))] if known.seat == seat else policy[number]
            for number, known in enumerate(self.information_sets)
        ]
        return _expect(self.root, mixed, seat)

    def exploitability(self, policy: Policy) -> float:
        """Return NashConv: how much the seats would gain by best responses, added up; 0 for perfect play."""
        values = self.value(policy)
        return sum(
            self.respond(seat, self.best_response(seat, policy), policy) - values[seat] for seat in range(self.players)
        )


def _expect(node: Node, policy: Policy, seat: int) -> float:
    if node.mover == OVER:
        return node.returns[seat]
    chances = node.chances if node.mover == CHANCE else policy[node.information_set]
    return sum(p * _expect(below, policy, seat) for p, below in zip(chances, node.children, strict=True) if p)


def _reach(node: Node, weight: float, seat: int, policy: Policy, reached: dict[int, list[tuple[Node, float]]]) -> None:
    """Collect the nodes of each information set of a seat, with the probability that others and chance give them."""
    if node.mover == OVER:
        return
    if node.mover == seat:
        reached.setdefault(node.information_set, []).append((node, weight))
    chances: Sequence[float]
    if node.mover == seat:
        chances = [1.0] * len(node.children)
    else:
        chances = node.chances if node.mover == CHANCE else policy[node.information_set]
    for chance, below in zip(chances, node.children, strict=True):
        _reach(below, weight * chance, seat, policy, reached)
