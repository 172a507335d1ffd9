"""Chunks of a study: some deals of one variant, played and measured. They give the same result wherever they run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hatbox.bots.beginner import BeginnerBot
from hatbox.bots.bot import RandomBot
from hatbox.bots.greedy import REASON_NUMBERS, GreedyBot
from hatbox.bots.registry import load_bot
from hatbox.compiled.buffers import buffer_of, new_buffer, new_buffers, to_list
from hatbox.compiled.records import States, zeros
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import resolve_setup
from hatbox.engine.rng import Rng, game_seed, to_seed
from hatbox.engine.schema import Message
from hatbox.lab.contest import MAX_ACTIONS, play_match, seat_seed, side_scores
from hatbox.lab.contest import warm_up as warm_up_bots
from hatbox.lab.seatings import Seating
from hatbox.lab.study.loops import BEGINNER, FULL, GREEDY, MARKS, MEASURES, RANDOM, Buffers, study_loops_of
from hatbox.lab.study.plan import Plan, Variant
from hatbox.lab.think_time import ThinkTime

BASELINES = {RandomBot: RANDOM, BeginnerBot: BEGINNER, GreedyBot: GREEDY}
GAMES_PER_CHUNK, SEARCHED_GAMES_PER_CHUNK = 400, 8
FIRST_ROOM, FIRST_TAPE = 256, 256

ITEM_SUMS = ("seats", "shares", "seats²", "shares·seats", "shares²", "count", "count²")  # over rounds, by item

Columns = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Chunk:
    """Some rounds of a variant."""

    variant: int
    number: int
    first: int  # round
    rounds: int


@dataclass(frozen=True)
class ChunkResult:
    """The result of a chunk: a row for each game, and sums over its rounds for each item."""

    columns: Columns
    items: NDArray[np.float64]  # a row for each of ITEM_SUMS


def chunks_of(plan: Plan, index: int) -> Iterator[Chunk]:
    """Yield the chunks of a variant in order."""
    variant = plan.variants[index]
    games = GAMES_PER_CHUNK if baselines_of(variant) else SEARCHED_GAMES_PER_CHUNK
    size, rounds = max(1, games // plan.games_per_round(variant)), plan.rounds(variant)
    for number, first in enumerate(range(0, rounds, size)):
        yield Chunk(index, number, first, min(size, rounds - first))


def baselines_of(variant: Variant) -> list[int]:
    """Return the compiled baseline that each bot is; none if any bot thinks in Python."""
    kinds = [BASELINES.get(type(load_bot(entrant.name))) for entrant in variant.entrants]
    return [kind for kind in kinds if kind is not None] if None not in kinds else []


def play_chunk(plan: Plan, chunk: Chunk, should_stop: Callable[[], bool]) -> ChunkResult | None:
    """Play and measure the games of a chunk; None if stopped."""
    variant = plan.variants[chunk.variant]
    player = _Player(variant, plan.seed)
    rows: list[dict[str, Any]] = []
    items = []
    for number in range(chunk.first, chunk.first + chunk.rounds):
        for seating in variant.seatings:
            for repeat in range(plan.repeats_of(variant)):
                game = player.play(number, seating, repeat, should_stop)
                if game is None:
                    return None
                row, counts = player.measure(game)
                rows.append({"round": number, **row, **_seating_columns(seating)})
                items.append(counts)
    columns = {name: _column([row[name] for row in rows]) for name in rows[0]}
    shares = np.array([[row[f"share_{side}"] for side in player.side_of_seat] for row in rows])
    return ChunkResult(columns, _item_sums(np.array(items), shares, chunk.rounds))


def _column(values: list[Any]) -> NDArray[Any]:
    """Return an array of one measure; whole numbers take four bytes."""
    return np.array(values, np.int32 if isinstance(values[0], int) else None)


def prepare(plan: Plan, should_stop: Callable[[], bool]) -> None:
    """Load or compile what the games need."""
    for variant in plan.variants:
        if not baselines_of(variant) and not should_stop():
            warm_up_bots(variant.contest(plan.seed), should_stop)


def _seating_columns(seating: Seating) -> dict[str, int]:
    return {f"bot_{side}": bot for side, bot in enumerate(seating)}


def _item_sums(counts: NDArray[Any], shares: NDArray[np.float64], rounds: int) -> NDArray[np.float64]:
    """Return the sums that intervals over rounds need; `counts` is by game, seat and item."""
    has = counts > 0
    games, players, items = counts.shape
    by_round = (rounds, games // rounds * players, items)
    seats = has.reshape(by_round).sum(1).astype(np.float64)
    won = (has * shares[:, :, None]).reshape(by_round).sum(1)
    count = counts.reshape(by_round).sum(1).astype(np.float64)
    parts = (seats, won, seats * seats, won * seats, won * won, count, count * count)
    return np.array([part.sum(0) for part in parts])


@dataclass(frozen=True)
class History:
    """A finished game: every state, and the actions between them."""

    states: States
    actions: Any
    movers: Any
    count: int


class _Player:
    """Plays and measures games of one variant; keeps its buffers."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self._variant, self._game = variant, variant.game
        self._contest = variant.contest(seed)
        self._kinds = baselines_of(variant)
        self._loops = study_loops_of(self._game)
        self._sides = self._game.sides(variant.players)
        self.side_of_seat = [
            next(number for number, side in enumerate(self._sides) if seat in side) for seat in range(variant.players)
        ]
        resolved, first = resolve_setup(self._game, variant.players, variant.options)
        self._blank = self._game.copy_blank(variant.players, resolved, first)
        self._room, self._tape = FIRST_ROOM, new_buffer(FIRST_TAPE)
        self._buffers = self._new_buffers()
        self._messages = event_messages(self._game)
        self._widths = buffer_of([len(numbers_of(message)) for message in self._messages] or [0], np.int64)
        self._side_numbers = buffer_of(self.side_of_seat, np.int64)
        study = self._game.study
        self._items = sum(len(group.items) for group in study.GROUPS) if study else 0

    def _new_buffers(self) -> Buffers:
        game, players, room = self._game, self._variant.players, self._room
        greedy = game.strategy.greedy
        return Buffers(
            states=zeros(game.state_class, room),
            views=zeros(game.state_class, room * players),
            glimpses=new_buffers(players, room, np.int16),
            actions=new_buffer(room),
            movers=new_buffer(room),
            out=new_buffer(game.max_legal),
            why=new_buffer(REASON_NUMBERS, np.int64),
            rngs=zeros(Rng, 1),
            spare=zeros(game.state_class, greedy.ROOM if greedy else 1),
        )

    def play(self, number: int, seating: Seating, repeat: int, should_stop: Callable[[], bool]) -> History | None:
        """Play one game; None if stopped."""
        if should_stop():
            return None
        if not self._kinds:
            thinking = [ThinkTime() for _ in self._sides]
            match = play_match(self._contest, number, seating, should_stop, thinking, MAX_ACTIONS, repeat)
            if match is None:
                return None
            return History(match.states, buffer_of(match.actions), buffer_of(match.movers), match.ply)
        deal = game_seed(self._contest.seed, number)
        seats = range(self._variant.players)
        seeds = buffer_of([to_seed(seat_seed(deal, seat, repeat)) for seat in seats], np.uint64)
        kinds = buffer_of([self._kinds[seating[self.side_of_seat[seat]]] for seat in seats], np.int64)
        while True:
            count = self._loops.play_baselines(self._blank, to_seed(deal), seeds, kinds, self._room, self._buffers)
            if count != FULL:
                return History(self._buffers.states, self._buffers.actions, self._buffers.movers, int(count))
            if self._room > MAX_ACTIONS:
                raise BadInput("game-does-not-end", game=number, actions=self._room)
            self._room *= 4
            self._buffers = self._new_buffers()

    def measure(self, history: History) -> tuple[dict[str, Any], NDArray[Any]]:
        """Return the row of a finished game, and how often each seat had each item."""
        game, count = self._game, history.count
        given = (history.states, history.actions, history.movers, count)
        measures, events = new_buffer(MEASURES, np.int64), new_buffer(len(self._widths), np.int64)
        needed = self._loops.measure_game(*given, self._side_numbers, self._widths, self._tape, measures, events)
        if needed > len(self._tape):
            self._tape = new_buffer(2 * int(needed))
            return self.measure(history)
        moves, changes, *leaders = to_list(measures)
        result: Mapping[str, Any] = game.result(history.states, count)
        payoff = loops_of(game).payoff_at
        scores = side_scores(result, len(self._sides))
        study = game.study
        _, first = game.players_and_first(history.states[0])
        row = {
            "first": first,
            "first_side": self.side_of_seat[first],
            "ended": result["ended"],
            "actions": count,
            "moves": moves,
            "lead_changes": changes,
            "opening": int(study.opening(*given)) if study else -1,
            **{f"leader_{mark + 1}": leader for mark, leader in enumerate(leaders[:MARKS])},
            **{f"score_{side}": score for side, score in enumerate(scores)},
            **{
                f"share_{number}": float(payoff(history.states, count, side[0]))
                for number, side in enumerate(self._sides)
            },
        }
        by_code: dict[str, int] = {}
        for message, times in zip(self._messages, to_list(events), strict=False):
            by_code[message.code] = by_code.get(message.code, 0) + times
        row |= {f"event_{code}": times for code, times in by_code.items()}
        counts = new_buffers(self._variant.players, self._items, np.int16)
        if study:
            study.count_items(*given, counts)
        return row, np.array(counts, np.int16).reshape(self._variant.players, self._items)


def event_messages(game: Game[Any]) -> Sequence[Message]:
    """Return the events of a game, by the number that stands on the tape."""
    return game.descriptions.events


def numbers_of(message: Message) -> dict[str, Any]:
    """Return the numbers that a message takes from the tape, by name."""
    return {name: kind for name, kind in message.params.items() if not isinstance(kind, str)} | {**message.more}
