"""Tournaments of bots: the games of a contest, in this process or in several, in rounds of the same deal.

arena = run_arena(game_named("hats"), 2, ["greedy", "random"], games=20, seed=1, budget=Budget(simulations=100))
for game in arena:
print(game.seating, game.shares)
print(arena.standings().bots[0].share)
"""

from __future__ import annotations

import gc
import os
import signal
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from typing import Any, TypeAlias

from hatbox.bots.bot import Budget
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.game import Game, Value
from hatbox.engine.parts import displays
from hatbox.i18n import Param
from hatbox.lab.contest import Contest, GameResult, play_game, warm_up
from hatbox.lab.entrants import read_entrants
from hatbox.lab.seatings import Seating, rounds_for
from hatbox.lab.standings import Standings, standings

Finished: TypeAlias = tuple[GameResult, bytes]  # a game, and its record
GameKey: TypeAlias = tuple[int, Seating]  # a game of a tournament: its round and seating

POLL_SECONDS = 0.2  # between checks of should_stop


def freeze_garbage() -> None:
    """Exempt all objects so far from garbage collection, so that it takes no time from a bot."""
    gc.freeze()
    gc.enable()


def never() -> bool:
    return False


class Arena:
    """A tournament: iterate to play it; results collect in `played`."""

    def __init__(
        self,
        contest: Contest,
        games: int,
        jobs: int = 1,
        played: Sequence[GameResult] = (),
        on_result: Callable[[GameResult, bytes], None] | None = None,
        should_stop: Callable[[], bool] = never,
    ) -> None:
        """`played` are results of an earlier run; `on_result` is called with each new result and its record."""
        self.contest = contest
        self.rounds = rounds_for(games, len(contest.seatings))
        self.jobs = jobs
        self.played = list(played)
        self.on_result = on_result
        self.should_stop = should_stop
        self._warm = False

    def missing(self) -> list[GameKey]:
        """Return the games still to be played, in order."""
        done = {(game.round, game.seating) for game in self.played}
        keys = [(number, seating) for number in range(self.rounds) for seating in self.contest.seatings]
        return [key for key in keys if key not in done]

    def __iter__(self) -> Iterator[GameResult]:
        """Play the missing games."""
        missing = self.missing()
        if not missing:
            return
        self.warm_up()
        play = play_here if self.jobs == 1 else play_in_processes
        for result, record in play(self.contest, missing, self.jobs, self.should_stop):
            if self.on_result is not None:
                self.on_result(result, record)
            self.played.append(result)
            yield result

    def warm_up(self) -> None:
        """Load or compile what the bots need; happens automatically before the first game."""
        if not self._warm:
            warm_up(self.contest, self.should_stop)
            self._warm = True

    def standings(self) -> Standings:
        """Return the standings after the games so far."""
        return standings(self.contest.labels, self.contest.seatings, self.played)

    def _repr_html_(self) -> str:
        """Return the standings so far, as notebooks show them."""
        return displays().standings_html(self.standings())


def run_arena(
    game: Game[Any],
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    budget: Budget | None = None,
    jobs: int = 1,
    options: Mapping[str, Value] | None = None,
) -> Arena:
    """Return a tournament of at least `games` games, rounded up to whole rounds; iterate to play it."""
    entrants = read_entrants(bots, budget or Budget(simulations=1000))
    return Arena(Contest(game, players, entrants, seed, options or {}), games, jobs)


def play_here(
    contest: Contest, keys: Collection[GameKey], jobs: int, should_stop: Callable[[], bool]
) -> Iterator[Finished]:
    """Play the games one after the other, until stopped."""
    for key in keys:
        finished = play_game(contest, *key, should_stop)
        if finished is None:
            return
        yield finished


def play_in_processes(
    contest: Contest, keys: Collection[GameKey], jobs: int, should_stop: Callable[[], bool]
) -> Iterator[Finished]:
    """Play the games in `jobs` processes, until stopped; yield them as they finish."""
    context = get_context("spawn")
    flag = context.RawValue("b", 0)
    pool = ProcessPoolExecutor(jobs, context, _start_worker, (contest, flag))
    left = iter(keys)
    pending: set[Future[_Answer]] = set()
    try:
        while not should_stop():
            for key in left:
                with _block_interrupts():
                    pending.add(pool.submit(_play, key))
                if len(pending) >= 2 * jobs:
                    break
            if not pending:
                return
            done, pending = wait(pending, POLL_SECONDS, FIRST_COMPLETED)
            yield from _unwrap(done)
        flag.value = 1
        pool.shutdown(wait=True, cancel_futures=True)
        yield from _unwrap({future for future in pending if not future.cancelled()})
    except BrokenProcessPool:
        raise BadInput("arena-process-died") from None
    finally:
        flag.value = 1
        pool.shutdown(wait=True, cancel_futures=True)


@dataclass(frozen=True)
class _SentError:
    """A HatboxError in a form that can be pickled."""

    code: str
    params: dict[str, Param]


_Answer: TypeAlias = Finished | _SentError | None  # None: stopped


def _unwrap(done: set[Future[_Answer]]) -> Iterator[Finished]:
    for future in done:
        answer = future.result()
        if isinstance(answer, _SentError):
            raise BadInput(answer.code, **answer.params)
        if answer is not None:
            yield answer


@contextmanager
def _block_interrupts() -> Iterator[None]:
    """Block SIGINT in processes started in the block; this process handles it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """The globals of a worker process."""

    contest: Contest
    should_stop: Callable[[], bool]


def _start_worker(contest: Contest, flag: Any) -> None:
    """Initialize a worker: ignore Ctrl-C, exit with the parent, warm up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    _Worker.contest = contest
    _Worker.should_stop = lambda: bool(flag.value)
    warm_up(contest, _Worker.should_stop)
    freeze_garbage()


def _exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(key: GameKey) -> _Answer:
    try:
        return play_game(_Worker.contest, *key, _Worker.should_stop)
    except HatboxError as error:
        return _SentError(error.code, error.params)
