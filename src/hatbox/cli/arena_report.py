"""A tournament for people: the bar while it runs, and the tables in the end."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from rich.console import Console
from rich.table import Table

from hatbox.i18n import Param, say
from hatbox.lab.arena import Arena, forget_garbage_so_far
from hatbox.lab.contest import Played
from hatbox.lab.intervals import Measure
from hatbox.lab.standings import Standings

WIDTH = 120  # where there is no terminal


def running(arena: Arena) -> None:
    """Play, and show on a terminal how far it is and who leads."""
    if arena.missing():
        arena.warm_up()
        forget_garbage_so_far()
    if not sys.stderr.isatty():
        for _ in arena:
            pass
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    bots = range(len(arena.contest.entrants))
    won, sat = [0.0 for _ in bots], [0 for _ in bots]

    def count(game: Played) -> str:
        for bot, share in zip(game.seating, game.shares, strict=True):
            won[bot] += share
            sat[bot] += 1
        return "  ".join(f"{arena.contest.labels[bot]} {won[bot] / sat[bot]:.1%}" for bot in bots if sat[bot])

    for game in arena.played:
        count(game)
    columns = (
        BarColumn(20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(arena.played) + len(arena.missing()), completed=len(arena.played))
        for game in arena:
            progress.update(task, advance=1, description=count(game))


def print_report(arena: Arena, asked: int, stopped: bool) -> None:
    """The tables on standard output."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # some terminals cannot show everything
    told, contest = arena.standings(), arena.contest
    console = Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False)
    title: dict[str, Param] = {"game": contest.game.name, "players": contest.players, "seed": contest.seed}
    console.print(say("arena-title", title))
    counts = {"games": told.games, "rounds": told.rounds, "seatings": len(contest.seatings), "asked": asked}
    console.print(say("arena-counts", counts))
    if told.incomplete_games:
        console.print(say("arena-incomplete", {"games": told.incomplete_games, "rounds": told.incomplete_rounds}))
    if stopped:
        console.print(say("arena-stopped", {"missing": len(arena.missing())}))
    if not told.games:
        return
    console.print(results(told))
    console.print(say("arena-fair", {"share": percent(told.fair_share)}))
    if told.head_to_head is not None:
        console.print(duels(told))
    console.print(paces(told))
    console.print(say("arena-ended", {"endings": ", ".join(f"{count} {how}" for how, count in told.ended.items())}))


def results(told: Standings) -> Table:
    """Who won how much."""
    table = Table(title=say("arena-results"), title_justify="left")
    table.add_column(say("arena-bot"))
    heads = [say("arena-games"), say("arena-share"), say("arena-interval")]
    two = told.bots[0].decided is not None
    if two:
        heads += [say("arena-decided"), say("arena-interval")]
    heads += [say("arena-ahead-of-mean"), say("arena-ahead-of-best"), say("arena-rating")]
    for head in heads:
        table.add_column(head, justify="right")
    for bot in told.bots:
        cells = [str(bot.games), percent(bot.share.value), percents(bot.share)]
        if bot.decided is not None:
            cells += [percent(bot.decided.value), percents(bot.decided)]
        rating = f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}"
        table.add_row(bot.bot, *cells, give_or_take(bot.ahead_of_mean), give_or_take(bot.ahead_of_best), rating)
    return table


def duels(told: Standings) -> Table:
    """Who finished ahead of whom."""
    table = Table(title=say("arena-duels"), title_justify="left")
    table.add_column(say("arena-bot"))
    for bot in told.bots:
        table.add_column(bot.bot, justify="right")
    for bot, row in zip(told.bots, told.head_to_head or [], strict=True):
        cells = ["" if cell is None else f"{percent(cell.value)} [dim]{percents(cell)}[/dim]" for cell in row]
        table.add_row(bot.bot, *cells)
    return table


def paces(told: Standings) -> Table:
    """How long they thought."""
    table = Table(title=say("arena-paces"), title_justify="left")
    table.add_column(say("arena-bot"))
    for head in (
        say("arena-decisions"),
        say("arena-mean-time"),
        say("arena-high-time"),
        say("arena-longest-time"),
        say("arena-simulations"),
        say("arena-speed"),
        say("arena-late"),
    ):
        table.add_column(head, justify="right")
    for bot in told.bots:
        pace = bot.pace
        times = [f"{seconds * 1000:,.2f}" for seconds in (pace.mean, pace.p99, pace.longest)]
        work = [f"{pace.simulations:,.0f}", f"{pace.simulations_per_second:,.0f}", str(pace.late_games)]
        table.add_row(bot.bot, f"{pace.decisions:,}", *times, *work)
    return table


def percent(value: float | None) -> str:
    """A share for people."""
    return say("arena-unknown") if value is None else f"{value:.1%}"


def percents(measure: Measure) -> str:
    """The interval of a share."""
    if measure.low is None or measure.high is None:
        return say("arena-unknown")
    return f"{100 * measure.low:.1f}–{100 * measure.high:.1f} %"


def give_or_take(measure: Measure) -> str:
    """A difference with half its interval."""
    if measure.value is None:
        return say("arena-unknown")
    half = "" if measure.high is None else f" ± {measure.high - measure.value:.2f}"
    return f"{measure.value:+.2f}{half}"
