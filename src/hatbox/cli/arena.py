"""`hatbox arena`: a tournament of bots."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from hatbox.bots.bot import Budget
from hatbox.cli.arena_report import print_report, running
from hatbox.cli.loading import ready
from hatbox.cli.simulate import read_options
from hatbox.core.errors import BadInput
from hatbox.lab.arena import Arena
from hatbox.lab.contest import Contest
from hatbox.lab.entrants import MOST_SECONDS, MOST_SIMULATIONS, read_entrants
from hatbox.lab.ledger import Ledger, settings_of

DEFAULT_SIMULATIONS = 1000
MOST_GAMES = 10_000_000
MOST_JOBS = 256


def run(asked: Namespace) -> int:
    """Play the tournament, or what is missing of it, and report; Ctrl-C stops it and what was played is told."""
    entrants = read_entrants(asked.bots, read_budget(asked))
    expect("--games", asked.games, MOST_GAMES)
    expect("--jobs", asked.jobs, MOST_JOBS)
    purpose = "-".join(["arena", *sorted({entrant.name for entrant in entrants})])
    with interruptible() as stopped:
        with ready(asked.game, purpose) as game:
            contest = Contest(game, asked.players, entrants, asked.seed, read_options(game, asked.option))
            if asked.out is None:
                arena = Arena(contest, asked.games, asked.jobs, stopped=stopped)
                running(arena)
            else:
                with Ledger(asked.out, contest) as ledger:
                    arena = Arena(contest, asked.games, asked.jobs, ledger.played, ledger.keep, stopped)
                    running(arena)
        early = bool(stopped() and arena.missing())
    if asked.json:
        sys.stdout.buffer.write(msgspec.json.encode(report(arena, asked.games, early)) + b"\n")
    else:
        print_report(arena, asked.games, early)
    return 130 if early else 0


def report(arena: Arena, asked: int, stopped: bool) -> dict[str, Any]:
    """All that there is to tell, as JSON."""
    settings = msgspec.to_builtins(settings_of(arena.contest))
    told = {name: settings[name] for name in ("game", "players", "options", "bots", "seed", "hatbox")}
    per_round = len(arena.contest.seatings)
    return {
        **told,
        "games_asked": asked,
        "games_per_round": per_round,
        "stopped": stopped,
        "standings": arena.standings(),
    }


def read_budget(asked: Namespace) -> Budget:
    """The budget of all bots that name none."""
    if asked.seconds is not None:
        if asked.simulations is not None:
            raise BadInput("arena-two-budgets")
        if not 0 < asked.seconds <= MOST_SECONDS:
            raise BadInput("bad-seconds", seconds=asked.seconds)
        return Budget(seconds=asked.seconds)
    simulations = DEFAULT_SIMULATIONS if asked.simulations is None else asked.simulations
    expect("--simulations", simulations, MOST_SIMULATIONS)
    return Budget(simulations=simulations)


def expect(field: str, number: int, most: int) -> None:
    """A number must be within its bounds."""
    if not 1 <= number <= most:
        raise BadInput("bad-number", field=field, number=number, least=1, most=most)


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed; pressed again, it interrupts as usual."""
    pressed: list[int] = []

    def note(number: int, _: object) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)
