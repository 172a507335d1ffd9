"""A tournament on the terminal: a progress bar while it runs, then tables."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from hatbox.bots.bot import NO_FAULTS
from hatbox.cli.progress import progress_bar
from hatbox.i18n import Param, say
from hatbox.lab.arena import Arena, freeze_garbage
from hatbox.lab.contest import GameResult
from hatbox.lab.intervals import Measure
from hatbox.lab.standings import Standings

WIDTH = 1000  # without a terminal: never wrap, so that programs can read it


def play_all(arena: Arena) -> None:
    """Play; on a terminal show the progress and the shares so far."""
    if arena.missing():
        arena.warm_up()
        freeze_garbage()
    if not sys.stderr.isatty():
        for _ in arena:
            pass
        return
    bots = range(len(arena.contest.entrants))
    won, sat = [0.0 for _ in bots], [0 for _ in bots]

    def count(game: GameResult) -> str:
        for bot, share in zip(game.seating, game.shares, strict=True):
            won[bot] += share
            sat[bot] += 1
        return "  ".join(f"{arena.contest.labels[bot]} {won[bot] / sat[bot]:.1%}" for bot in bots if sat[bot])

    for game in arena.played:
        count(game)
    with progress_bar(after="{task.description}", width=20) as progress:
        task = progress.add_task("", total=len(arena.played) + len(arena.missing()), completed=len(arena.played))
        for game in arena:
            progress.update(task, advance=1, description=count(game))


def print_report(arena: Arena, games: int, stopped: bool) -> None:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # some terminals cannot show everything
    standings, contest = arena.standings(), arena.contest
    console = Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False)
    title: dict[str, Param] = {"game": contest.game.name, "players": contest.players, "seed": contest.seed}
    console.print(say("arena-title", title))
    counts = {"games": standings.games, "rounds": standings.rounds, "seatings": len(contest.seatings), "asked": games}
    console.print(say("arena-counts", counts))
    if standings.incomplete_games:
        console.print(
            say("arena-incomplete", {"games": standings.incomplete_games, "rounds": standings.incomplete_rounds})
        )
    if stopped:
        console.print(say("arena-stopped", {"missing": len(arena.missing())}))
    if not standings.games:
        return
    console.print(results_table(standings))
    console.print(say("arena-fair", {"share": format_share(standings.fair_share)}))
    if standings.head_to_head is not None:
        console.print(duels_table(standings))
    console.print(paces_table(standings))
    if any(bot.pace.faults != NO_FAULTS for bot in standings.bots):
        console.print(faults_table(standings))
    console.print(
        say("arena-ended", {"endings": ", ".join(f"{count} {how}" for how, count in standings.ended.items())})
    )


def results_table(standings: Standings) -> Table:
    table = new_table(say("arena-results"))
    has_ties = any(bot.decided is not None and bot.decided_games != bot.games for bot in standings.bots)
    has_more = len(standings.bots) > 2  # with two bots the best other is the mean other
    heads = [say("arena-games"), say("arena-share"), say("arena-interval")]
    heads += [say("arena-decided"), say("arena-interval")] if has_ties else []
    heads += [say("arena-ahead-of-mean")]
    heads += [say("arena-ahead-of-best")] if has_more else []
    for head in (*heads, say("arena-rating")):
        table.add_column(head, justify="right", overflow="fold", no_wrap=head == say("arena-interval"))
    for bot in standings.bots:
        cells = [str(bot.games), format_share(bot.share.value), format_interval(bot.share)]
        if has_ties and bot.decided is not None:
            cells += [format_share(bot.decided.value), format_interval(bot.decided)]
        cells += [format_difference(bot.ahead_of_mean)]
        cells += [format_difference(bot.ahead_of_best)] if has_more else []
        table.add_row(bot.bot, *cells, f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}")
    return keep_whole(table)


def new_table(title: str) -> Table:
    """Return a table of bots with plain columns: it fits 80 columns and can be read from a pipe."""
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("arena-bot"), no_wrap=True)
    return table


def keep_whole(table: Table) -> Table:
    """Give the columns that must not wrap, names and intervals, their full width."""
    for column in table.columns:
        if column.no_wrap:
            column.min_width = max(cell_len(str(cell)) for cell in column.cells)
    return table


def duels_table(standings: Standings) -> Table:
    table = new_table(say("arena-duels"))
    for bot in standings.bots:
        table.add_column(bot.bot, justify="right")
    for bot, row in zip(standings.bots, standings.head_to_head or [], strict=True):
        cells = [
            "" if cell is None else f"{format_share(cell.value)} [dim]{format_interval(cell)}[/dim]" for cell in row
        ]
        table.add_row(bot.bot, *cells)
    return keep_whole(table)


def paces_table(standings: Standings) -> Table:
    table = new_table(say("arena-paces"))
    for head in (
        say("arena-decisions"),
        say("arena-mean-time"),
        say("arena-high-time"),
        say("arena-longest-time"),
        say("arena-simulations"),
        say("arena-speed"),
        say("arena-late"),
    ):
        table.add_column(head, justify="right", overflow="fold")
    for bot in standings.bots:
        pace = bot.pace
        times = [f"{seconds * 1000:,.2f}" for seconds in (pace.mean, pace.p99, pace.longest)]
        work = [f"{pace.simulations:,.0f}", f"{pace.simulations_per_second:,.0f}", str(pace.late_games)]
        table.add_row(bot.bot, f"{pace.decisions:,}", *times, *work)
    return keep_whole(table)


def faults_table(standings: Standings) -> Table:
    """Return what programs did wrong."""
    table = new_table(say("arena-faults"))
    for head in ("illegal", "overdue", "crashes", "replaced"):
        table.add_column(say(f"arena-{head}"), justify="right", overflow="fold")
    for bot in standings.bots:
        faults = bot.pace.faults
        table.add_row(bot.bot, *map(str, (faults.illegal, faults.overdue, faults.crashes, faults.replaced)))
    return keep_whole(table)


def format_share(value: float | None) -> str:
    return say("arena-unknown") if value is None else f"{value:.1%}"


def format_interval(measure: Measure) -> str:
    if measure.low is None or measure.high is None:
        return say("arena-unknown")
    return f"{100 * measure.low:.1f}–{100 * measure.high:.1f} %"


def format_difference(measure: Measure) -> str:
    """Format a difference with half its interval."""
    if measure.value is None:
        return say("arena-unknown")
    half = "" if measure.high is None else f" ± {measure.high - measure.value:.2f}"
    return f"{measure.value:+.2f}{half}"
