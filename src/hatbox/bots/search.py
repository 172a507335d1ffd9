"""Multiple-observer information-set Monte Carlo tree search, written once and bound to each game.

Every simulation samples a state that fits the searching seat's view and plays it out. Each seat has its own tree of
statistics: a path in it is what *that* seat would observe, so an action hidden from it (a black hat, a secretly built
stack) leads to the same node whatever was hidden, and a card that it alone draws leads to a separate node.

This is a template: the names declared below without a value are bound to the kernels of a game and to its heuristics
(`default_heuristics`) by `compiled.jit.bind`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import numpy as np

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign, equal, scratch
from hatbox.compiled.jit import rule
from hatbox.compiled.records import Int32, Int64, States, UInt64
from hatbox.engine.game import CHANCE, OVER
from hatbox.engine.rng import below, mix_seed

__borrows__ = True  # it makes and returns no arrays (`compiled.jit`)

determinize: Callable[..., None]
mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
glimpse: Callable[..., int]
revealed: Callable[..., int]

State = Any

prior: Callable[..., None]
playout: Callable[..., int]
stride: Callable[..., int]
evaluate: Callable[..., None]
is_evaluable: Callable[..., bool]
load_network: Callable[..., None]
private_info_key: Callable[..., int]
likelihood: Callable[..., float]
believe: Callable[..., None]
progress: Callable[..., float]
EXPLORATION: float
STEPS: int

REVELATION = 1 << 40  # added to a revelation, so that its key differs from every action
PRIVATE_INFO = 1 << 41  # added to a `private_info_key`, for the same reason
PROBABILITY_STEPS = 1 << 20
MAX_SEATS = 8
FIRST_ROOT = 1  # + seat: roots of the other seats' trees; node 0 is none
OWN_ROOT = FIRST_ROOT + MAX_SEATS  # root of the searching seat's tree, unless it reuses an earlier one
MIN_ROOM = 16  # nodes
MAX_SAMPLES = 64  # states sampled to find a likely one
VIEW = 2  # of the states of a workspace: the searching seat's view, after two states for simulations


class Node:
    """One observation in the tree of one seat, with statistics of choosing it and of what followed."""

    key: Int64  # the action, revelation or private information that leads here
    first: Int32  # its first child, 0 for none
    next: Int32  # the next child of its parent, 0 for none
    visits: Int32  # how often it was chosen
    available: Int32  # how often it could have been chosen
    total: Annotated[float, np.float64]  # sum of the choosing seat's rewards, 0 to 1 each
    squares: Annotated[float, np.float64]  # sum of their squares
    decisions: Int64  # how often the seat chose an action here
    gained: Annotated[float, np.float64]  # sum of its rewards then


class SearchState:
    """A running search: its random numbers, tree sizes and settings."""

    rng: UInt64
    used: Int64  # nodes in use
    root: Int64  # the searching seat's node in its own tree; 0: nothing was searched yet
    seat: Int64  # which searches
    moment: Int64  # the ply at which it does
    simulations: Int64  # done so far
    exploration: Annotated[float, np.float64]  # exploration constant (c_puct)
    steps: Int64  # of a playout before it is cut and evaluated
    forced: Int64  # actions of `Workspace.forced` with which every simulation begins
    is_open: Int64  # 0 or 1: simulations begin in the very state that was given as the view


class Candidates(NamedTuple):
    """The legal actions that `select` compares."""

    out: Buffer  # the actions
    weights: Buffer  # by position in `out`: the prior
    available: Buffer  # the same: how often each could have been chosen, counting this time
    visits: Buffer  # the same: how often it was
    values: Buffer  # the same: what it is worth, and then how promising it is
    children: Buffer  # by action: its node, 0 for none; of actions that are not in `out` anything


class Workspace(NamedTuple):
    """The buffers of one search, allocated once."""

    nodes: States  # `Node`s of all trees
    searches: States  # one `SearchState`
    states: States  # two states of the game, and a view
    candidates: Candidates
    network: Buffer  # that evaluates states: see `bots.network`
    path: Buffer  # three rows: the nodes chosen, where they were chosen, and by which seat
    rewards: Buffer  # by seat
    gained: Buffer  # by seat: sum of all rewards
    forced: Buffer  # a move whose value is asked for, though the search would rather try others
    belief: Buffer  # what `believe` wrote


class Estimates(NamedTuple):
    """The expected share of the win after each action tried, give or take `errors` (95 %)."""

    actions: Buffer
    visits: Buffer
    values: Buffer
    errors: Buffer


@rule
def find(nodes: States, parent: int, key: int) -> int:
    """Return the child of a node by its key, 0 if there is none."""
    at: int = nodes[parent].first
    while at and nodes[at].key != key:
        at = nodes[at].next
    return at


@rule
def child(nodes: States, search: SearchState, parent: int, key: int) -> int:
    """Return the child of a node by its key, and create it if needed; 0 if no node is free.

    Move it to the front of its siblings, so that frequent observations are found first.
    """
    before = 0
    at: int = nodes[parent].first
    while at and nodes[at].key != key:
        before = at
        at = nodes[at].next
    if at == 0:
        if search.used == len(nodes):
            return 0
        at = search.used
        search.used += 1
        clear(nodes[at])
        nodes[at].key = key
    elif before == 0:
        return at
    else:
        nodes[before].next = nodes[at].next
    nodes[at].next = nodes[parent].first
    nodes[parent].first = at
    return at


@rule
def clear(node: Node) -> None:
    node.key = 0
    node.first = 0
    node.next = 0
    node.visits = 0
    node.available = 0
    node.total = 0.0
    node.squares = 0.0
    node.decisions = 0
    node.gained = 0.0


@rule
def constrain(searches: States, forced: int, is_open: int) -> None:
    """Begin every further simulation of a search with so many forced actions, or in the state given as the view."""
    searches[0].forced = forced
    searches[0].is_open = is_open


@rule
def lead(nodes: States, searches: States) -> int:
    """Return by how many visits the most visited action is ahead of the second."""
    best, second = 0, 0
    at = nodes[searches[0].root].first
    while at:
        visits = nodes[at].visits
        if visits > best:
            best, second = visits, best
        elif visits > second:
            second = visits
        at = nodes[at].next
    return best - second


@rule
def add_estimates(nodes: States, searches: States, path: Buffer, length: int, estimates: Estimates, count: int) -> int:
    """Add the totals of each action tried after a path of actions to those of other trees; return how many there are.

    Values and errors hold the sums of rewards and of their squares until `rank_estimates`.
    """
    place = searches[0].root
    for k in range(length):
        place = find(nodes, place, path[k]) if place else 0
    at = nodes[place].first if place else 0
    while at:
        node = nodes[at]
        if node.visits > 0:
            i = 0
            while i < count and estimates.actions[i] != node.key:
                i += 1
            if i == count:
                count += 1
                estimates.actions[i], estimates.visits[i] = node.key, 0
                estimates.values[i], estimates.errors[i] = 0.0, 0.0
            estimates.visits[i] += node.visits
            estimates.values[i] += node.total
            estimates.errors[i] += node.squares
        at = node.next
    return count


@rule
def rank_estimates(estimates: Estimates, count: int) -> None:
    """Finish estimates: means and errors, the most visited first."""
    actions, visits, values, errors = estimates
    for i in range(count):
        mean = values[i] / visits[i]
        variance = max(errors[i] / visits[i] - mean * mean, 1.0 / visits[i])  # few visits prove little
        values[i], errors[i] = mean, min(1.0, 1.96 * math.sqrt(variance / visits[i]))
        k = i
        while k > 0 and (visits[k], -actions[k]) > (visits[k - 1], -actions[k - 1]):
            actions[k], actions[k - 1] = actions[k - 1], actions[k]
            visits[k], visits[k - 1] = visits[k - 1], visits[k]
            values[k], values[k - 1] = values[k - 1], values[k]
            errors[k], errors[k - 1] = errors[k - 1], errors[k]
            k -= 1


def follow(workspace: Workspace, views: States, actions: Buffer, movers: Buffer, count: int, seat: int) -> int:
    """Return the node that the observations since the last search lead to in the seat's own tree, 0 if none."""
    search = workspace.searches[0]
    if search.root == 0 or search.seat != seat or search.moment > count:
        return 0
    if not equal(views[search.moment], workspace.states[VIEW]):
        return 0
    place: int = search.root
    for k in range(search.moment, count):
        if place and movers[k] != CHANCE:
            place = find(workspace.nodes, place, actions[k])
        revelation = revealed(views[k], actions[k], views[k + 1], seat)
        if place and revelation:
            place = find(workspace.nodes, place, REVELATION + revelation)
    return place


def begin_search(
    workspace: Workspace, views: States, actions: Buffer, movers: Buffer, count: int, seat: int, seed: int
) -> None:
    """Continue in the seat's own tree if the game has followed it, else start a new one."""
    nodes, search = workspace.nodes, workspace.searches[0]
    root = 0
    if search.used < len(nodes) // 2:
        root = follow(workspace, views, actions, movers, count, seat)
    if root:
        search.rng = mix_seed(seed, search.used)
        search.root = root
    else:
        search.rng = seed
        search.root = OWN_ROOT
        search.used = OWN_ROOT + 1
    for place in range(FIRST_ROOT, OWN_ROOT + 1):
        if place != root:
            clear(nodes[place])
    search.seat = seat
    search.moment = count
    search.simulations = 0
    search.exploration = EXPLORATION
    load_network(workspace.network, views[count].players)
    search.steps = STEPS
    search.forced = 0
    search.is_open = 0
    for other in range(MAX_SEATS):
        workspace.gained[other] = 0.0
    assign(workspace.states[VIEW], views[count])
    believe(views, actions, movers, count, seat, workspace.belief)


def sample_state(view: State, seat: int, state: State, spare: State, search: SearchState, belief: Buffer) -> None:
    """Sample a state that fits the view, weighted by how well the others' play so far fits it."""
    total = 0.0
    for _ in range(MAX_SAMPLES):
        determinize(view, seat, below(search, 1 << 31), spare)
        likely = likelihood(spare, belief)
        total += likely
        if likely * PROBABILITY_STEPS >= total * below(search, PROBABILITY_STEPS):
            assign(state, spare)
        if likely * PROBABILITY_STEPS > below(search, PROBABILITY_STEPS):
            assign(state, spare)
            return


def sample_states(workspace: Workspace, states: States, count: int) -> None:
    """Sample states as the simulations of the search that was begun do."""
    search = workspace.searches[0]
    for i in range(count):
        sample_state(workspace.states[VIEW], search.seat, states[i], workspace.states[1], search, workspace.belief)


def progress_at(views: States, index: int) -> float:
    """Return how much of a game is over."""
    return progress(views[index])


def select(nodes: States, search: SearchState, place: int, state: State, candidates: Candidates, count: int) -> int:
    """Return the most promising of `count` candidates, by the statistics under one node."""
    out, weights, available, visits, values, children = candidates
    prior(state, out, count, weights)
    total = 0.0
    for i in range(count):
        total += weights[i]
        children[out[i]] = 0
    at = nodes[place].first
    while at:
        if 0 <= nodes[at].key < len(children):
            children[nodes[at].key] = at
        at = nodes[at].next
    decisions = nodes[place].decisions
    mean = nodes[place].gained / decisions if decisions > 0 else 0.5
    for i in range(count):
        at = children[out[i]]
        available[i], visits[i], values[i] = decisions + 1, 0, mean
        if at:
            nodes[at].available += 1
            available[i], visits[i] = nodes[at].available, nodes[at].visits
            if nodes[at].visits > 0:
                values[i] = nodes[at].total / nodes[at].visits
    for i in range(count):  # without branches, so that the compiler may compute several at a time
        share = search.exploration * weights[i] / total
        values[i] += share * math.sqrt(available[i]) / (1.0 + visits[i])
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    action: int = out[best]
    return action


def simulate(workspace: Workspace, simulations: int) -> None:
    """Add this many simulations to the search that was begun."""
    nodes, candidates, path, rewards = workspace.nodes, workspace.candidates, workspace.path, workspace.rewards
    out = candidates.out
    search, state, before = workspace.searches[0], workspace.states[0], workspace.states[1]
    view, seat, belief = workspace.states[VIEW], search.seat, workspace.belief
    at = scratch(MAX_SEATS)  # each seat's node in its tree
    for _ in range(simulations):
        if search.is_open:
            assign(state, view)
            state.rng = below(search, 1 << 31)
        else:
            sample_state(view, seat, state, before, search, belief)
        players = state.players
        has_room = True
        for viewer in range(players):
            at[viewer] = search.root
            if viewer != seat:
                key = PRIVATE_INFO + private_info_key(state, viewer, seat)
                at[viewer] = child(nodes, search, FIRST_ROOT + viewer, key)
                has_room = has_room and at[viewer] > 0
        depth, fresh = 0, False
        acting = mover(state)
        while acting != OVER and has_room and not fresh and depth < len(path[0]):
            count = legal(state, out)
            action = out[0]
            if acting != CHANCE:
                place = at[acting]
                is_forced = depth < search.forced
                if is_forced:
                    action = workspace.forced[depth]
                elif count > 1:
                    action = select(nodes, search, place, state, candidates, count)
                chosen = child(nodes, search, place, action)
                if chosen == 0:
                    break
                fresh = nodes[chosen].visits == 0 and count > 1 and not is_forced
                path[0][depth], path[1][depth], path[2][depth] = chosen, place, acting
                depth += 1
            assign(before, state)
            apply(state, action)
            for viewer in range(players):
                if acting != CHANCE:
                    at[viewer] = child(nodes, search, at[viewer], glimpse(before, action, viewer))
                revelation = revealed(before, action, state, viewer)
                if revelation and at[viewer] > 0:
                    at[viewer] = child(nodes, search, at[viewer], REVELATION + revelation)
                has_room = has_room and at[viewer] > 0
            acting = mover(state)
        steps = 0
        while acting != OVER and steps < search.steps and not is_evaluable(state, workspace.network):
            steps += stride(state)
            apply(state, playout(state, out, search))
            acting = mover(state)
        evaluate(state, workspace.network, rewards)
        for viewer in range(players):
            workspace.gained[viewer] += rewards[viewer]
        for step in range(depth):
            reward = rewards[path[2][step]]
            node = nodes[path[0][step]]
            node.visits += 1
            node.total += reward
            node.squares += reward * reward
            node = nodes[path[1][step]]
            node.decisions += 1
            node.gained += reward
        search.simulations += 1
