"""One tree search for every game with hidden information, written once and bound to each game.

Every simulation imagines a world that looks to the searching seat as its view does, and plays it out. The statistics
live in one tree for each seat: a path in the tree of a seat is what *that* seat would see, so an action hidden from it
(a black hat, a secretly built stack) leads to the same node whatever was hidden, and a card that it alone draws leads
to a node of its own. Each player chooses by its own tree (multiple-observer information-set Monte Carlo tree search).

What a game knows about itself beyond its rules comes from hooks, named like those in `default_heuristics`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Annotated, Any

import numpy as np

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign, scratch
from hatbox.compiled.jit import rule
from hatbox.compiled.records import Int32, Int64, States, UInt64
from hatbox.engine.game import CHANCE, OVER
from hatbox.engine.rng import below

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
value: Callable[..., float]
private_info_key: Callable[..., int]
likelihood: Callable[..., float]

REVELATION = 1 << 40  # added to what was revealed, so that it is no action
SECRET = 1 << 41  # added to what another seat may know, where its tree begins
FINE = 1 << 20  # steps of a chance
MAX_SEATS = 8
FIRST_ROOT = 1  # + seat: where the trees of the others begin; node 0 is none
OWN_ROOT = FIRST_ROOT + MAX_SEATS  # where the searching seat's tree begins, unless it goes on in an older one
MIN_ROOM = 16  # nodes
TRIES = 64  # worlds imagined for one that is likely


class Node:
    """One thing seen in the tree of one seat: how good it was to choose it, and what was chosen after it."""

    key: Int64  # the action, revelation or private information that leads here
    first: Int32  # its first child, 0 for none
    next: Int32  # the next child of its parent, 0 for none
    visits: Int32  # how often it was chosen
    available: Int32  # how often it could have been chosen
    total: Annotated[float, np.float64]  # of what the seat that chose it got, 0 to 1 each time
    squares: Annotated[float, np.float64]  # of the same, squared
    decisions: Int64  # how often the seat decided here what to do next
    gained: Annotated[float, np.float64]  # of what it got then


class SearchState:
    """A search under way: its chance, its trees, its settings."""

    rng: UInt64
    used: Int64  # nodes
    root: Int64  # where the searching seat stands in its own tree
    simulations: Int64  # done so far
    exploration: Annotated[float, np.float64]  # exploration constant (c_puct)
    steps: Int64  # of a playout before it is cut and judged


@rule
def find(nodes: States, parent: int, key: int) -> int:
    """The child of a node for something seen, 0 if there is none."""
    at: int = nodes[parent].first
    while at and nodes[at].key != key:
        at = nodes[at].next
    return at


@rule
def child(nodes: States, search: SearchState, parent: int, key: int) -> int:
    """The child of a node for something seen, made if it is not there; 0 when there is no room.

    It becomes the first of its siblings: what is seen often is found at once.
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
    """Nothing seen, nothing chosen."""
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
def lead(nodes: States, place: int) -> int:
    """How often the most chosen child of a node was chosen more than the second."""
    best, second = 0, 0
    at = nodes[place].first
    while at:
        visits = nodes[at].visits
        if visits > best:
            best, second = visits, best
        elif visits > second:
            second = visits
        at = nodes[at].next
    return best - second


def imagine(views: States, seat: int, state: State, spare: State, search: SearchState, belief: Buffer) -> None:
    """A world that looks like the view: one of several, drawn by how plausibly the others have played in it."""
    total = 0.0
    for _ in range(TRIES):
        determinize(views[0], seat, below(search, 1 << 31), spare)
        likely = likelihood(spare, belief)
        total += likely
        if likely * FINE >= total * below(search, FINE):
            assign(state, spare)
        if likely * FINE > below(search, FINE):
            assign(state, spare)
            return


def select(
    nodes: States,
    search: SearchState,
    place: int,
    state: State,
    out: Buffer,
    count: int,
    known: Buffer,
    weights: Buffer,
) -> int:
    """The most promising of the legal actions, by the statistics under one node."""
    prior(state, out, count, weights)
    total = 0.0
    for i in range(count):
        total += weights[i]
    at = nodes[place].first
    while at:
        if 0 <= nodes[at].key < len(known):
            known[nodes[at].key] = at
        at = nodes[at].next
    decisions = nodes[place].decisions
    usual = nodes[place].gained / decisions if decisions > 0 else 0.5
    best, best_score = 0, -1.0
    for i in range(count):
        at = known[out[i]]
        share = search.exploration * weights[i] / total
        if at == 0:
            score = usual + share * math.sqrt(decisions + 1.0)
        else:
            nodes[at].available += 1
            visits = nodes[at].visits
            score = share * math.sqrt(nodes[at].available) / (1 + visits)
            score += nodes[at].total / visits if visits > 0 else usual
        if score > best_score:
            best, best_score = i, score
    at = nodes[place].first
    while at:
        if 0 <= nodes[at].key < len(known):
            known[nodes[at].key] = 0
        at = nodes[at].next
    action: int = out[best]
    return action


def simulate(
    views: States,
    seat: int,
    states: States,
    nodes: States,
    searches: States,
    out: Buffer,
    known: Buffer,
    weights: Buffer,
    belief: Buffer,
    path: Buffer,
    rewards: Buffer,
    simulations: int,
) -> None:
    """Add so many simulations to the trees.

    `path` has three rows: the nodes chosen, where they were chosen, and who chose them.
    """
    search, state, before = searches[0], states[0], states[1]
    at = scratch(MAX_SEATS)  # where each seat stands in its tree
    for _ in range(simulations):
        imagine(views, seat, state, before, search, belief)
        players = state.players
        has_room = True
        for viewer in range(players):
            at[viewer] = search.root
            if viewer != seat:
                at[viewer] = child(nodes, search, FIRST_ROOT + viewer, SECRET + private_info_key(state, viewer, seat))
                has_room = has_room and at[viewer] > 0
        depth, fresh = 0, False
        acting = mover(state)
        while acting != OVER and has_room and not fresh and depth < len(path[0]):
            count = legal(state, out)
            action = out[0]
            if acting != CHANCE:
                place = at[acting]
                if count > 1:
                    action = select(nodes, search, place, state, out, count, known, weights)
                chosen = child(nodes, search, place, action)
                if chosen == 0:
                    break
                fresh = nodes[chosen].visits == 0 and count > 1
                path[0][depth], path[1][depth], path[2][depth] = chosen, place, acting
                depth += 1
            assign(before, state)
            apply(state, action)
            for viewer in range(players):
                if acting != CHANCE:
                    at[viewer] = child(nodes, search, at[viewer], glimpse(before, action, viewer))
                shown = revealed(before, action, state, viewer)
                if shown and at[viewer] > 0:
                    at[viewer] = child(nodes, search, at[viewer], REVELATION + shown)
                has_room = has_room and at[viewer] > 0
            acting = mover(state)
        steps = 0
        while acting != OVER and steps < search.steps:
            steps += stride(state)
            apply(state, playout(state, out, legal(state, out), search))
            acting = mover(state)
        for viewer in range(players):
            rewards[viewer] = value(state, viewer)
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
