"""Uniformly random games in bulk, as records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.records import States, zeros
from hatbox.engine.errors import BadInput
from hatbox.engine.game import CHANCE, JSON, Game, Value
from hatbox.engine.loops import loops_of
from hatbox.engine.match import resolve_setup
from hatbox.engine.rng import Rng, game_seed
from hatbox.lab.part_file import PartFile
from hatbox.lab.workers import ShouldStop, Workers
from hatbox.records.record import Record, encode

FIRST_ROOM = 1 << 14  # states in the buffer
MAX_ROOM = 1 << 21  # a game longer than this is an error
GAMES_AT_ONCE = 256


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, Value],
    *,
    legal: bool = False,
    begin: int = 0,
) -> Iterator[Record]:
    """Yield records of random games; at every decision all legal actions are equally likely.

    Game number k of a seed does not depend on `games`, nor on `begin`, the number of the first.
    """
    resolved, first = resolve_setup(game, players, options)
    blank = game.blank(players, resolved, first)
    loops = loops_of(game)
    dice, out = zeros(Rng, 1), new_buffer(game.max_legal)
    room, done = FIRST_ROOM, 0
    states, actions, movers = _buffers(game, room)
    while done < games:
        count = min(GAMES_AT_ONCE, games - done)
        seeds = new_buffer(count, np.uint64)
        for k in range(count):
            seeds[k] = game_seed(seed, begin + done + k)
        ends = new_buffer(count, np.int64)
        finished = loops.random_histories(blank, seeds, dice, out, states, actions, movers, ends)
        start = 0
        for end in map(int, ends[:finished]):
            history = states[start : end + 1]
            taken, seats = to_list(actions[start:end]), to_list(movers[start:end])
            moves = game.renderer.entries(history, taken, seats)
            if legal:
                _add_legal(game, history, seats, moves, taken)
            yield Record(
                game=game.name,
                players=players,
                options=resolved,
                first=game.players_and_first(history[0])[1],
                deal=game.deal_of(history),
                moves=moves,
                result=game.result(history, len(taken)),
            )
            start = end + 1
        done += finished
        if finished == 0:
            if room >= MAX_ROOM:
                raise BadInput("game-does-not-end", game=begin + done, actions=room)
            room *= 4
            states, actions, movers = _buffers(game, room)


@dataclass(frozen=True)
class Simulation:
    """The settings of random games that are played in chunks."""

    game: Game[Any]
    players: int
    games: int
    seed: int
    options: Mapping[str, Value]
    legal: bool = False


def simulate_lines(
    simulation: Simulation, workers: Workers, part: PartFile[list[bytes]] | None = None
) -> Iterator[bytes]:
    """Yield the games in order as encoded records; the same ones whoever plays them. `part` keeps those so far."""

    def play(begin: int) -> Iterator[list[bytes]]:
        begins = range(begin * GAMES_AT_ONCE, simulation.games, GAMES_AT_ONCE)
        return (lines for _, lines in workers.run(_simulate, simulation, begins, in_order=True))

    for lines in play(0) if part is None else part.results(play):
        yield from lines


def _simulate(simulation: Simulation, begin: int, should_stop: ShouldStop) -> list[bytes] | None:
    count = min(GAMES_AT_ONCE, simulation.games - begin)
    settings = (simulation.game, simulation.players, count, simulation.seed, simulation.options)
    return [encode(record) for record in simulate(*settings, legal=simulation.legal, begin=begin)]


def _buffers(game: Game[Any], room: int) -> tuple[States, Any, Any]:
    return zeros(game.state_class, room), new_buffer(room), new_buffer(room)


def _add_legal(
    game: Game[Any], history: States, seats: list[int], moves: list[dict[str, JSON]], actions: list[int]
) -> None:
    """Add to every move the moves that were legal then."""
    begins = [k for k in range(len(actions)) if seats[k] != CHANCE and game.begins_move(actions[k])]
    for k, move in zip(begins, moves, strict=True):
        move["legal"] = [*game.legal_moves(history, k)]
