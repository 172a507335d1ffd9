"""Tournaments of bots: the games of a contest, in this process, in several, or on a cluster, in rounds of the same
deal.

arena = run_arena(game_named("hats"), 2, ["greedy", "random"], games=20, seed=1, budget=Budget(simulations=100))
for game in arena:
print(game.seating, game.shares)
print(arena.standings().bots[0].share)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from typing import Any, TypeAlias

from hatbox.bots.bot import Budget
from hatbox.engine.game import Game, Value
from hatbox.engine.parts import displays
from hatbox.lab.contest import Contest, GameResult, play_game, warm_up
from hatbox.lab.entrants import read_entrants
from hatbox.lab.seatings import Seating, rounds_for
from hatbox.lab.standings import Standings, standings
from hatbox.lab.workers import ShouldStop, Workers, never

GameKey: TypeAlias = tuple[int, Seating]  # a game of a tournament: its round and seating


class Arena:
    """A tournament: iterate to play it; results collect in `played`."""

    def __init__(
        self,
        contest: Contest,
        games: int,
        jobs: int | None = None,
        played: Sequence[GameResult] = (),
        on_result: Callable[[GameResult, bytes], None] | None = None,
        should_stop: ShouldStop = never,
        on: str | None = None,
        workers: Workers | None = None,
    ) -> None:
        """`played` are results of an earlier run; `on_result` is called with each new result and its record.

        `jobs` and `on` are those of `run_chunks`; `workers` that are open take their place.
        """
        self.contest = contest
        self.rounds = rounds_for(games, len(contest.seatings))
        self.jobs = jobs
        self.played = list(played)
        self.on_result = on_result
        self.should_stop = should_stop
        self.on = on
        self.workers = workers
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
        with ExitStack() as stack:
            workers = self.workers or stack.enter_context(Workers(self.jobs, self.on))
            if self.on is None:
                self.warm_up()
            prepare = None if workers.is_here else warm_up
            games = workers.run(_play, self.contest, missing, prepare=prepare, should_stop=self.should_stop)
            for _, (result, record) in games:
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
    jobs: int | None = None,
    options: Mapping[str, Value] | None = None,
    on: str | None = None,
) -> Arena:
    """Return a tournament of at least `games` games, rounded up to whole rounds; iterate to play it."""
    entrants = read_entrants(bots, budget or Budget(simulations=1000))
    return Arena(Contest(game, players, entrants, seed, options or {}), games, jobs, on=on)


def _play(contest: Contest, key: GameKey, should_stop: ShouldStop) -> tuple[GameResult, bytes] | None:
    return play_game(contest, *key, should_stop)
