"""Games of the search against itself, many in one call of compiled code: what a network learns from.

This is a template like `bots.search`: names declared without a value are bound to the kernels and hooks of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from hatbox.bots.network import MAX_ACTIVE
from hatbox.bots.search import Workspace
from hatbox.bots.searcher import heuristics_of, new_workspace, search_loops_of
from hatbox.compiled.buffers import Buffer, buffer_of, new_buffer, new_buffers
from hatbox.compiled.intrinsics import assign, part_of, scratch
from hatbox.compiled.jit import INTERPRETED, bind, rule
from hatbox.compiled.records import States, zeros
from hatbox.engine.game import CHANCE, OVER, Game, Value
from hatbox.engine.match import resolve_setup
from hatbox.engine.rng import Rng, below, mix_seed, to_seed

deal: Callable[..., None]
mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
payoff: Callable[..., float]
value: Callable[..., float]
observe_in_play: Callable[..., None]
glimpse: Callable[..., int]
inputs: Callable[..., int]
can_evaluate: Callable[..., bool]
begin_search: Callable[..., None]
simulate: Callable[..., None]

MAX_PLIES = 2048  # of a game; a longer one is left unfinished and not learnt from
MAX_GAMES = 256  # of one call
UNFINISHED = -1.0
PARTS = 1 << 20
ROOM = 1 << 15  # nodes: enough for the few simulations of a move
OPEN_PLIES = 16  # after the first samples of a game, actions are as likely as their visits for so many


class Samples(NamedTuple):
    """A row for each state that a network could evaluate."""

    states: States
    seats: Buffer  # the mover
    games: Buffer  # number of the game within the call
    searched: Buffer  # by seat: mean reward in the search
    results: Buffer  # by seat: what the search would have given for the end of the game


class Course(NamedTuple):
    """The buffers of one game."""

    states: States  # the state, and the one before
    views: States  # MAX_PLIES + 1 for each seat
    actions: Buffer  # the same for each seat, as it saw them
    movers: Buffer
    shares: Buffer  # by game and seat
    out: Buffer
    rngs: States


@rule
def pick(workspace: Workspace, rng: Any, is_open: bool) -> int:
    """Return the most visited action, or one as likely as its visits."""
    nodes, root = workspace.nodes, workspace.searches[0].root
    total, most, best = 0, -1, 0
    at = nodes[root].first
    while at:
        total += nodes[at].visits
        if nodes[at].visits > most:
            most, best = nodes[at].visits, at
        at = nodes[at].next
    if is_open and total > 0:
        left = below(rng, total)
        at = nodes[root].first
        while at:
            left -= nodes[at].visits
            if left < 0:
                best = at
                break
            at = nodes[at].next
    action: int = nodes[best].key
    return action


def play_games(
    blank: States,
    seeds: Buffer,
    simulations: int,
    workspace: Workspace,
    networks: Buffer,
    which: Buffer,
    course: Course,
    samples: Samples,
    surprise: float,
) -> int:
    """Play a game for each seed; seat s searches with `networks[which[s]]`. Return how many samples there are."""
    state, before, rng, out = course.states[0], course.states[1], course.rngs[0], course.out
    plies, total = MAX_PLIES + 1, 0
    for number in range(len(seeds)):
        assign(state, blank[0])
        deal(state, seeds[number])
        rng.rng = ~seeds[number]
        players, first, ply, opened = state.players, total, 0, 0
        for seat in range(players):
            observe_in_play(state, seat, course.views[seat * plies])
        acting = mover(state)
        while acting != OVER and ply < MAX_PLIES and total < len(samples.seats):
            count = legal(state, out)
            action = out[0]
            if acting != CHANCE and count > 1:
                for i in range(len(workspace.network)):
                    workspace.network[i] = networks[which[acting]][i]
                views = part_of(course.views, acting * plies, plies)
                actions = part_of(course.actions, acting * plies, plies)
                workspace.searches[0].root = 0
                begin_search(workspace, views, actions, course.movers, ply, acting, mix_seed(seeds[number], ply))
                simulate(workspace, simulations)
                if can_evaluate(state):
                    opened += 1
                    assign(samples.states[total], state)
                    samples.seats[total], samples.games[total] = acting, number
                    for seat in range(players):
                        samples.searched[total][seat] = workspace.gained[seat] / simulations
                    total += 1
                legal(state, out)
                action = pick(workspace, rng, surprise > 0.0 and opened <= OPEN_PLIES)
                if below(rng, PARTS) < surprise * PARTS:
                    action = out[below(rng, count)]
            for seat in range(players):
                course.actions[seat * plies + ply] = glimpse(state, action, seat)
            course.movers[ply] = acting
            assign(before, state)
            apply(state, action)
            ply += 1
            for seat in range(players):
                observe_in_play(state, seat, course.views[seat * plies + ply])
            acting = mover(state)
        if acting != OVER:
            total = first
        for seat in range(players):
            course.shares[number][seat] = payoff(state, seat) if acting == OVER else UNFINISHED
        for at in range(first, total):
            for seat in range(players):
                samples.results[at][seat] = value(state, seat)
    return total


@cache  # by game, never invalidated: a game is immutable
def play_games_of(game: Game[Any]) -> Callable[..., int]:
    """Bind `play_games` to a game."""
    heuristics, loops = heuristics_of(game, False), search_loops_of(game, False)
    functions = {**vars(game.kernels), **heuristics.hooks}
    functions |= {"begin_search": loops.begin_search, "simulate": loops.simulate}
    return bind(play_games, game.name, functions)


class SelfPlay:
    """A table where the search plays itself, with its buffers."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, Value], room: int) -> None:
        """`room`: the most samples of one call."""
        resolved, first = resolve_setup(game, players, options)
        self._play = play_games_of(game)
        self.game, self.players = game, players
        self._blank = game.blank(players, resolved, first)
        self._workspace = new_workspace(game, ROOM)
        plies = MAX_PLIES + 1
        self._course = Course(
            states=zeros(game.state_class, 2),
            views=zeros(game.state_class, players * plies),
            actions=new_buffer(players * plies, np.int16),
            movers=new_buffer(plies, np.int16),
            shares=new_buffers(MAX_GAMES, players, np.float64),
            out=new_buffer(game.max_legal),
            rngs=zeros(Rng, 1),
        )
        self._samples = Samples(
            zeros(game.state_class, room),
            new_buffer(room, np.int8),
            new_buffer(room, np.int32),
            new_buffers(room, players, np.float64),
            new_buffers(room, players, np.float64),
        )

    def play(
        self, seeds: Sequence[int], simulations: int, networks: Sequence[Any], which: Sequence[int], surprise: float
    ) -> Samples:
        """Play a game for each seed, seat s with the network `networks[which[s]]`; return what there is to learn."""
        numbers = new_buffer(len(seeds), np.uint64)
        for at, seed in enumerate(seeds):
            numbers[at] = to_seed(seed)
        several = [list(network) for network in networks] if INTERPRETED else np.array(networks)
        count = self._play(
            *(self._blank, numbers, simulations, self._workspace, several, buffer_of(which)),
            *(self._course, self._samples, surprise),
        )
        return Samples(*(column[:count] for column in self._samples))

    @property
    def shares(self) -> Any:
        """The shares of the win in each game of the last call, by seat; UNFINISHED in a game cut off."""
        return self._course.shares


def input_rows(states: States, rows: Buffer) -> None:
    """Write for each state how often each input of the network is active."""
    active = scratch(MAX_ACTIVE)
    for at in range(len(states)):
        for i in range(inputs(states[at], active)):
            rows[at][active[i]] += 1


@cache  # by game, never invalidated
def input_rows_of(game: Game[Any]) -> Callable[..., None]:
    """Bind `input_rows` to a game."""
    return bind(input_rows, game.name, {**vars(game.kernels), **heuristics_of(game, False).hooks})
