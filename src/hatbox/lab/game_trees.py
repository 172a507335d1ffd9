"""The whole tree of a small game as flat arrays: values, exact best responses, and balanced play.

A node is a decision of a seat or an end; what chance brings before it is a probability on the way to it. An information
set gathers the nodes of a ply that look the same to the seat to act. Every action of every information set has a slot,
and a policy is an array of probabilities by slot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from hatbox.compiled.buffers import buffer_of, new_buffer, to_list
from hatbox.compiled.records import States, copy_states, to_bytes, with_capacity, zeros
from hatbox.engine.errors import BadInput
from hatbox.engine.game import CHANCE, DEAL, OVER, Game, Value
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Ints = NDArray[np.int64]

MAX_NODES = 1_000_000  # about a minute, and 1 GB while the tree grows
PROBES = 50  # random games from which the size of a tree is estimated
FAR = 4  # times too large: then the tree is not walked at all


@dataclass(frozen=True)
class Step:
    """The step to a node from the node before: the pieces that chance brought, and the action."""

    action: int
    pieces: tuple[int, ...] = ()


@dataclass(frozen=True)
class InformationSet:
    """The knowledge of a seat that has to act."""

    seat: int
    actions: tuple[int, ...]
    first_slot: int  # of its actions, in their order
    node: int  # one of its nodes
    slot_before: int  # the slot that the seat chose last on the way here, -1 for none


@dataclass
class _Frontier:
    """The nodes of one ply while the tree grows."""

    states: list[States] = field(default_factory=list)
    knowledge: list[tuple[int, ...]] = field(default_factory=list)  # by seat: what it has observed, as a number
    slots: list[tuple[int, ...]] = field(default_factory=list)  # by seat: what it chose last


class GameTree:
    """The tree of a game with its options, from the deal to every end."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Mapping[str, Value],
        first: int = 0,
        progress: Callable[[int], None] = lambda nodes: None,
        most: int = MAX_NODES,
    ) -> None:
        """Walk the tree; raise if it has more than `most` nodes."""
        self.game, self.players = game, players
        self.information_sets: list[InformationSet] = []
        self.slots = 0
        self._loops, self._progress, self._most = loops_of(game), progress, most
        self._sides = len(game.sides(players))
        self._out = new_buffer(max(game.max_legal, len(game.piece_names)))
        self._knowledge: dict[tuple[object, ...], int] = {}
        self._numbers: dict[tuple[int, int], int] = {}  # information sets by seat and knowledge
        self._undealt = with_capacity(game.copy_blank(players, game.resolve_options(players, options), first), 1)
        self._loops.start_chance_at(self._undealt, 0)
        self._steps: list[Step] = []
        self._parents: list[int] = []
        self._slot_of: list[int] = []
        self._chances: list[float] = []
        self._sets: list[int] = []
        self._returns: list[tuple[float, ...]] = []
        self._ends: list[int] = []  # the nodes of `_returns`
        self._plies = [0]  # where each ply begins, and the end
        self._grow()
        self._freeze()

    # --- growing

    def _grow(self) -> None:
        frontier = _Frontier()
        for states, pieces, chance in self._outcomes(self._undealt, DEAL, 0, (), 1.0):
            views = zeros(self.game.state_class, 1)
            knowledge = []
            for seat in range(self.players):
                self._loops.observe_in_play_at(states, 0, seat, views, 0)
                knowledge.append(self._know(seat, to_bytes(self.game.state_class, views)))
            self._add(frontier, Step(DEAL, pieces), -1, -1, chance, states, tuple(knowledge), (-1,) * self.players)
        while frontier.states:
            self._plies.append(len(self._parents))
            begin, after = self._plies[-2], _Frontier()
            for at, states in enumerate(frontier.states):
                self._branch(begin + at, states, frontier.knowledge[at], frontier.slots[at], after)
            frontier = after

    def _know(self, *key: object) -> int:
        return self._knowledge.setdefault(key, len(self._knowledge))

    def _outcomes(
        self, states: States, action: int, step: int, pieces: tuple[int, ...], chance: float
    ) -> Iterator[tuple[States, tuple[int, ...], float]]:
        """Yield the states for everything that chance may bring to an action, with its probability."""
        count = self._loops.chance_outcomes_at(states, 0, action, step, self._out)
        if count == 0:
            yield states, pieces, chance
            return
        due = to_list(self._out[:count])
        for piece in sorted({*due}):
            after = copy_states(states)
            self._loops.apply_chance_at(after, 0, action, step, piece)
            yield from self._outcomes(after, action, step + 1, (*pieces, piece), chance * due.count(piece) / count)

    def _add(
        self,
        frontier: _Frontier,
        step: Step,
        parent: int,
        slot: int,
        chance: float,
        states: States,
        knowledge: tuple[int, ...],
        slots: tuple[int, ...],
    ) -> None:
        if len(self._parents) == self._most:
            raise BadInput("tree-too-large", game=self.game.name, most=self._most)
        self._steps.append(step)
        self._parents.append(parent)
        self._slot_of.append(slot)
        self._chances.append(chance)
        frontier.states.append(states)
        frontier.knowledge.append(knowledge)
        frontier.slots.append(slots)
        if len(self._parents) % 1000 == 0:
            self._progress(len(self._parents))

    def _branch(
        self, node: int, states: States, knowledge: tuple[int, ...], slots: tuple[int, ...], after: _Frontier
    ) -> None:
        """Settle what a node is, and add the nodes that follow it."""
        loops = self._loops
        mover = int(loops.mover_at(states, 0))
        if mover == OVER:
            shares = (float(loops.payoff_at(states, 0, seat)) for seat in range(self.players))
            self._returns.append(tuple(share * self._sides - 1 for share in shares))
            self._ends.append(node)
            self._sets.append(-1)
            return
        actions = sorted(to_list(self._out[: loops.legal_at(states, 0, self._out)]))
        number = -1 if mover == CHANCE else self._information_set(node, mover, knowledge[mover], actions, slots[mover])
        self._sets.append(number)
        for at, action in enumerate(actions):
            slot = -1 if mover == CHANCE else self.information_sets[number].first_slot + at
            chosen = tuple(slot if seat == mover else before for seat, before in enumerate(slots))
            for two, pieces, chance in self._outcomes(with_capacity(states, 2), action, 0, (), 1.0):
                loops.advance(two, 0, action, self._out)
                known = tuple(
                    self._know(
                        seat,
                        knowledge[seat],
                        int(loops.glimpse_at(two, 0, action, seat)),
                        int(loops.revealed_at(two, 0, action, two, 1, seat)),
                    )
                    for seat in range(self.players)
                )
                state = copy_states(two[1:2])
                self._add(after, Step(action, pieces), node, slot, chance, state, known, chosen)

    def _information_set(self, node: int, seat: int, knowledge: int, actions: list[int], slot: int) -> int:
        """Return the number of the set: what a seat observed since the deal tells it from all others."""
        number = self._numbers.setdefault((seat, knowledge), len(self._numbers))
        if number == len(self.information_sets):
            self.information_sets.append(InformationSet(seat, tuple(actions), self.slots, node, slot))
            self.slots += len(actions)
        return number

    def _freeze(self) -> None:
        """Turn what grew into arrays; a chance node without a choice has slot `slots`, which is always played."""
        self.nodes = len(self._parents)
        self.parent: Ints = np.array(self._parents)
        self.slot: Ints = np.array(self._slot_of)
        self.slot[self.slot < 0] = self.slots
        self.chance: Floats = np.array(self._chances)
        self.information_set: Ints = np.array(self._sets)
        self.returns: Floats = np.zeros((self.nodes, self.players))
        self.returns[self._ends] = self._returns
        seats = np.array([known.seat for known in self.information_sets], np.int64)
        sizes = np.array([len(known.actions) for known in self.information_sets], np.int64)
        self.seat_of_slot: Ints = np.append(np.repeat(seats, sizes), -1)  # -1: chance
        self.set_of_slot: Ints = np.repeat(np.arange(len(sizes)), sizes)
        self._starts = np.cumsum(sizes) - sizes
        self._layers = [slice(*ends) for ends in zip(self._plies, self._plies[1:], strict=False)]
        del self._parents, self._slot_of, self._chances, self._sets, self._returns, self._ends
        del self._knowledge, self._numbers

    # --- information sets

    def information_sets_by_ply(self) -> Iterator[list[int]]:
        """Yield the numbers of the information sets of each ply, in the order of play."""
        for layer in self._layers:
            yield [int(number) for number in np.unique(self.information_set[layer]) if number >= 0]

    def observations(self, number: int) -> Observations[Any]:
        """Return what the seat of an information set has observed there, for a bot."""
        known, steps, movers = self.information_sets[number], list[Step](), list[int]()
        node = known.node
        while node >= 0:
            steps.append(self._steps[node])
            node = int(self.parent[node])
        steps.reverse()
        states = with_capacity(self._undealt, len(steps))
        for at, step in enumerate(steps):
            place = max(0, at - 1)  # of the state before
            for number_of_step, piece in enumerate(step.pieces):
                self._loops.apply_chance_at(states, place, step.action, number_of_step, piece)
            if step.action != DEAL:
                movers.append(int(self._loops.mover_at(states, place)))
                self._loops.advance(states, place, step.action, self._out)
        count = len(movers)
        views, glimpses = zeros(self.game.state_class, count + 1), new_buffer(count)
        actions = buffer_of([step.action for step in steps[1:]])
        self._loops.observe_history(states, actions, count, known.seat, views, glimpses)
        return Observations(self.game, known.seat, views, glimpses, buffer_of(movers))

    def reach(self, number: int, policy: Floats) -> float:
        """Return how likely a seat is to get to one of its information sets, if the others and chance lead there."""
        slot, reach = self.information_sets[number].slot_before, 1.0
        while slot >= 0 and reach:
            reach *= float(policy[slot])
            slot = self.information_sets[int(self.set_of_slot[slot])].slot_before
        return reach

    # --- policies

    def uniform(self) -> Floats:
        """Return the policy that plays every action alike."""
        sizes = np.bincount(self.set_of_slot)
        chances: Floats = 1.0 / sizes[self.set_of_slot]
        return chances

    def normalize(self, weights: Floats) -> Floats:
        """Return the policy in proportion to weights by slot; where all are 0, every action alike."""
        totals = np.add.reduceat(weights, self._starts)[self.set_of_slot]
        policy: Floats = np.where(totals > 0, weights / np.where(totals > 0, totals, 1.0), self.uniform())
        return policy

    def value(self, policy: Floats) -> Floats:
        """Return by seat what the game is worth if all play a policy; a win is +1."""
        played = np.append(policy, 1.0)
        reached = self._reach(played)
        values: Floats = (reached[:, None] * self.returns).sum(axis=0)
        return values

    def best_response(self, seat: int, policy: Floats) -> Floats:
        """Return the policy with the best choices of a seat against those of all others.

        The value of a choice is the sum over the nodes of an information set, weighted by how likely the others and
        chance make them. From the last ply to the first: a seat remembers everything, so its sets after a choice are
        settled before it.
        """
        response = policy.copy()
        self._sweep(seat, policy, self._take_best(response))
        return response

    def gains(self, policy: Floats) -> Floats:
        """Return by seat how much it would gain by a best response to a policy of all."""
        values = self.value(policy)
        return np.array(
            [self.value(self.best_response(seat, policy))[seat] - values[seat] for seat in range(self.players)]
        )

    def exploitability(self, policy: Floats) -> float:
        """Return NashConv: how much the seats would gain by best responses, added up; 0 for perfect play."""
        return float(self.gains(policy).sum())

    def solve(self, rounds: int, progress: Callable[[int, int], None] = lambda done, total: None) -> Floats:
        """Return balanced play of two sides by CFR+: alternating updates, later rounds weigh more."""
        regrets, average = np.zeros(self.slots), np.zeros(self.slots)
        for done in range(1, rounds + 1):
            for seat in range(self.players):
                policy = self.normalize(regrets)
                self._sweep(seat, policy, self._add_regrets(regrets, policy))
                mine = self.seat_of_slot[:-1] == seat
                policy = self.normalize(regrets)
                average[mine] += done * (self._own_reach(policy, seat) * policy)[mine]
            np.maximum(regrets, 0.0, out=regrets)
            progress(done, rounds)
        return self.normalize(average)

    # --- sweeps through the plies

    def _reach(self, played: Floats) -> Floats:
        """Return by node the product of the probabilities on the way to it; `played` has one entry for chance."""
        reached = self.chance * played[self.slot]
        for layer in self._layers[1:]:
            reached[layer] *= reached[self.parent[layer]]
        return reached

    def _own_reach(self, policy: Floats, seat: int) -> Floats:
        """Return by slot how likely its seat makes it that its information set is reached."""
        played = np.append(policy, 1.0)
        played[self.seat_of_slot != seat] = 1.0
        reached = self._reach(played) / self._reach(np.ones(self.slots + 1))
        nodes = np.array([known.node for known in self.information_sets])
        reaches: Floats = reached[nodes][self.set_of_slot]
        return reaches

    def _sweep(self, seat: int, policy: Floats, choose: Callable[[Ints, Floats], Floats]) -> None:
        """From the last ply to the first, let a seat choose by the values of its slots.

        `choose` is given the slots of a ply that are the seat's, the values of all slots there weighted by how likely
        the others make them, and returns the probabilities by which the seat plays.
        """
        played = np.append(policy, 1.0)
        others = played.copy()
        others[self.seat_of_slot == seat] = 1.0
        weights = self._reach(others)
        values = self.returns[:, seat].copy()
        mine_by_slot = self.seat_of_slot == seat
        for layer in reversed(self._layers[1:]):
            slots, parents = self.slot[layer], self.parent[layer]
            mine = mine_by_slot[slots]
            if mine.any():
                low = int(slots[mine].min())
                totals = np.bincount(slots[mine] - low, (weights[layer] * values[layer])[mine])
                present = np.unique(slots[mine])
                played[present] = choose(present, totals[present - low])
            begin = int(parents[0])
            sums = np.bincount(parents - begin, self.chance[layer] * played[slots] * values[layer])
            values[begin : begin + len(sums)] += sums

    def _take_best(self, response: Floats) -> Callable[[Ints, Floats], Floats]:
        def choose(slots: Ints, values: Floats) -> Floats:
            starts, group = _groups(self.set_of_slot[slots])
            best = values == np.maximum.reduceat(values, starts)[group]
            first = np.minimum.reduceat(np.where(best, np.arange(len(slots)), len(slots)), starts)
            chosen = np.zeros(len(slots))
            chosen[first] = 1.0
            response[slots] = chosen
            return chosen

        return choose

    def _add_regrets(self, regrets: Floats, policy: Floats) -> Callable[[Ints, Floats], Floats]:
        def choose(slots: Ints, values: Floats) -> Floats:
            chances = policy[slots]
            starts, group = _groups(self.set_of_slot[slots])
            regrets[slots] = np.maximum(0.0, regrets[slots] + values - np.add.reduceat(chances * values, starts)[group])
            return chances

        return choose


def expect_small(
    game: Game[Any], players: int, options: Mapping[str, Value], first: int = 0, most: int = MAX_NODES
) -> None:
    """Raise if a tree seems to be far larger than `most` nodes, by Knuth's estimate from random games.

    The mean over random games of the products of all branchings is the number of nodes; a few games underestimate it.
    """
    loops, out = loops_of(game), new_buffer(max(game.max_legal, len(game.piece_names)))
    blank = with_capacity(game.copy_blank(players, game.resolve_options(players, options), first), 2)
    rng = np.random.default_rng(0)

    def bring(states: States, action: int) -> int:
        """Let chance bring what an action needs; return in how many ways it could."""
        ways = step = 0
        while count := loops.chance_outcomes_at(states, 0, action, step, out):
            due = to_list(out[:count])
            ways = max(1, ways) * len({*due})
            loops.apply_chance_at(states, 0, action, step, due[rng.integers(count)])
            step += 1
        return max(1, ways)

    estimate = 0.0
    for _ in range(PROBES):
        states = copy_states(blank)
        loops.start_chance_at(states, 0)
        width = float(bring(states, DEAL))
        nodes = width
        while loops.mover_at(states, 0) != OVER and nodes <= PROBES * FAR * most:
            count = loops.legal_at(states, 0, out)
            action = to_list(out[:count])[rng.integers(count)]
            width *= count * bring(states, action)
            nodes += width
            loops.advance(states, 0, action, out)
            states = with_capacity(copy_states(states[1:2]), 2)
        estimate += nodes / PROBES
    if estimate > FAR * most:
        raise BadInput("tree-too-large", game=game.name, most=most)


def _groups(numbers: Ints) -> tuple[Ints, Ints]:
    """Return where runs of equal numbers start, and by item the run that it is in."""
    changes = np.append(True, numbers[1:] != numbers[:-1])
    return np.flatnonzero(changes), np.cumsum(changes) - 1
