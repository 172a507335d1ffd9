"""Tournaments of bots: the games of a contest, played in this process or in several, in rounds of the same deal.

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
from hatbox.i18n import Param
from hatbox.lab.contest import Contest, Played, play_game, warm_up
from hatbox.lab.entrants import read_entrants
from hatbox.lab.seatings import Seating, rounds_for
from hatbox.lab.standings import Standings, standings

Finished: TypeAlias = tuple[Played, bytes]  # a game, and its record
Place: TypeAlias = tuple[int, Seating]  # which game of a tournament: the round and the seating

PATIENCE = 0.2  # seconds after which we look whether to stop


def forget_garbage_so_far() -> None:
    """For a process that does nothing but play: collecting garbage later takes no time from a bot."""
    gc.freeze()
    gc.enable()


def never() -> bool:
    """Nobody wants to stop."""
    return False


class Arena:
    """A tournament under way: iterate to play it; what was played stays in `played`."""

    def __init__(
        self,
        contest: Contest,
        games: int,
        jobs: int = 1,
        played: Sequence[Played] = (),
        keep: Callable[[Played, bytes], None] | None = None,
        stopped: Callable[[], bool] = never,
    ) -> None:
        """`played`: from before. `keep`: what to do at once with a game and its record."""
        self.contest = contest
        self.rounds = rounds_for(games, len(contest.seatings))
        self.jobs = jobs
        self.played = list(played)
        self.keep = keep
        self.stopped = stopped
        self._warm = False

    def missing(self) -> list[Place]:
        """What is still to be played, in order."""
        there = {(game.round, game.seating) for game in self.played}
        places = [(number, seating) for number in range(self.rounds) for seating in self.contest.seatings]
        return [place for place in places if place not in there]

    def __iter__(self) -> Iterator[Played]:
        """Play what is missing."""
        missing = self.missing()
        if not missing:
            return
        self.warm_up()
        play = in_this_process if self.jobs == 1 else in_processes
        for played, record in play(self.contest, missing, self.jobs, self.stopped):
            if self.keep is not None:
                self.keep(played, record)
            self.played.append(played)
            yield played

    def warm_up(self) -> None:
        """Load or compile all that plays, once; it happens by itself before the first game."""
        if not self._warm:
            warm_up(self.contest, self.stopped)
            self._warm = True

    def standings(self) -> Standings:
        """How the bots stand after what was played so far."""
        return standings(self.contest.labels, self.contest.seatings, self.played)


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
    """A tournament, ready to be iterated; as many games as asked for, rounded up to whole rounds."""
    entrants = read_entrants(bots, budget or Budget(simulations=1000))
    return Arena(Contest(game, players, entrants, seed, options or {}), games, jobs)


def in_this_process(
    contest: Contest, places: Collection[Place], jobs: int, stopped: Callable[[], bool]
) -> Iterator[Finished]:
    """The games one after the other, until stopped."""
    for place in places:
        finished = play_game(contest, *place, stopped)
        if finished is None:
            return
        yield finished


def in_processes(
    contest: Contest, places: Collection[Place], jobs: int, stopped: Callable[[], bool]
) -> Iterator[Finished]:
    """The games as they finish in `jobs` processes, until stopped."""
    context = get_context("spawn")
    flag = context.RawValue("b", 0)
    pool = ProcessPoolExecutor(jobs, context, _enter, (contest, flag))
    left = iter(places)
    pending: set[Future[_Answer]] = set()
    try:
        while not stopped():
            for place in left:
                with _interrupts_held():
                    pending.add(pool.submit(_play, place))
                if len(pending) >= 2 * jobs:
                    break
            if not pending:
                return
            done, pending = wait(pending, PATIENCE, FIRST_COMPLETED)
            yield from _finished(done)
        flag.value = 1
        pool.shutdown(wait=True, cancel_futures=True)
        yield from _finished({future for future in pending if not future.cancelled()})
    except BrokenProcessPool:
        raise BadInput("arena-process-died") from None
    finally:
        flag.value = 1
        pool.shutdown(wait=True, cancel_futures=True)


@dataclass(frozen=True)
class _SentError:
    """One of our errors, in a form that can be sent between processes."""

    code: str
    params: dict[str, Param]


_Answer: TypeAlias = Finished | _SentError | None  # None: stopped


def _finished(done: set[Future[_Answer]]) -> Iterator[Finished]:
    for future in done:
        answer = future.result()
        if isinstance(answer, _SentError):
            raise BadInput(answer.code, **answer.params)
        if answer is not None:
            yield answer


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process that is started now never hears Ctrl-C; this one hears it a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """What a playing process was told when it was started."""

    contest: Contest
    stopped: Callable[[], bool]


def _enter(contest: Contest, flag: Any) -> None:
    """A process begins: it ends with its parent, ignores Ctrl-C, and warms up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _Worker.contest = contest
    _Worker.stopped = lambda: bool(flag.value)
    warm_up(contest, _Worker.stopped)
    forget_garbage_so_far()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(place: Place) -> _Answer:
    """One game in a playing process."""
    try:
        return play_game(_Worker.contest, *place, _Worker.stopped)
    except HatboxError as error:
        return _SentError(error.code, error.params)
