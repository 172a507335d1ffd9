"""A tournament on the terminal: a progress bar while it runs, then tables."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from io import TextIOWrapper
from statistics import fmean
from textwrap import wrap

from rich.cells import cell_len
from rich.console import Console

from hatbox.bots.bot import NO_FAULTS
from hatbox.cli.progress import progress_bar
from hatbox.i18n import Param, say
from hatbox.lab.arena import Arena
from hatbox.lab.contest import GameResult
from hatbox.lab.intervals import Measure
from hatbox.lab.sequential import HIGH, LOW, Trial
from hatbox.lab.standings import Standings, anchor_of
from hatbox.lab.workers import freeze_garbage

MIN_ROUNDS = 10  # fewer cannot tell what it was worth to take out the luck
WIDTH = 1000  # without a terminal: never wrap, so that programs can read it


def play_all(arena: Arena) -> None:
    """Play; on a terminal show the progress and the shares so far."""
    if arena.missing() and arena.on is None:
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


def print_report(arena: Arena, games: int, stopped: bool, trial: Trial | None = None) -> None:
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
    if trial is not None:
        console.print(describe_trial(trial, standings.bots[0].bot))
    print_table(console, "arena-results", result_columns(standings))
    console.print(say("arena-fair", {"share": format_share(standings.fair_share)}))
    if len(standings.bots) > 2:
        console.print(say("arena-scale-note", {"bot": standings.bots[anchor_of(contest.labels)].bot}))
    if contest.luck:
        console.print(describe_luck(standings))
    if standings.head_to_head is not None:
        print_table(console, "arena-duels", duel_columns(standings))
    print_table(console, "arena-paces", pace_columns(standings))
    if any(bot.pace.faults != NO_FAULTS for bot in standings.bots):
        print_table(console, "arena-faults", fault_columns(standings))
    console.print(
        say("arena-ended", {"endings": ", ".join(f"{count} {how}" for how, count in standings.ended.items())})
    )


def describe_trial(trial: Trial, bot: str) -> str:
    """Tell the decision of a sequential test, or that there is none yet."""
    test = trial.test
    lower, upper = test.bounds
    params: dict[str, Param] = {
        "bot": bot,
        "low": format_share(test.low),
        "high": format_share(test.high),
        "ratio": f"{trial.ratio:.2f}",
        "lower": f"{lower:.2f}",
        "upper": f"{upper:.2f}",
        "rounds": trial.rounds,
        "alpha": f"{test.alpha:g}",
        "beta": f"{test.beta:g}",
    }
    code = {None: "arena-sprt-open", LOW: "arena-sprt-low", HIGH: "arena-sprt-high"}[trial.decision]
    lines = [say(code, params), say("arena-sprt-bounds", params)]
    return "\n".join([*lines, say("arena-sprt-biased")] if trial.decision else lines)


def describe_luck(standings: Standings) -> str:
    """Tell how many games it was worth to take out the luck."""
    savings = [bot.saving for bot in standings.bots if bot.saving is not None]
    percent = round(100 * fmean(savings)) if savings and standings.rounds >= MIN_ROUNDS else 0
    return say("arena-luck-worth", {"percent": percent}) if percent > 0 else say("arena-luck-worthless")


@dataclass(frozen=True)
class Column:
    """A column of a table of bots: cells never wrap, headings only between words."""

    head: str
    cells: list[str]
    is_name: bool = False

    @property
    def least_width(self) -> int:
        return max(map(cell_len, (*self.head.split(), *self.cells)))

    def lines(self, room: int) -> list[str]:
        """Return heading and cells as lines of the same length, the heading on as few lines as `room` allows."""
        head = wrap(self.head, max(self.least_width, room), break_long_words=False, break_on_hyphens=False)
        width = max(map(cell_len, (*head, *self.cells)))
        blank = [""] * (HEAD_LINES - len(head))
        return [self._align(text, width) for text in (*blank, *head, *self.cells)]

    def _align(self, text: str, width: int) -> str:
        space = " " * (width - cell_len(text))
        return text + space if self.is_name else space + text


GAP = "  "  # between two columns
HEAD_LINES = 12  # more than any heading has words; lines without any text are left out


def print_table(console: Console, title: str, columns: Sequence[Column]) -> None:
    """Print plain columns; where the screen is too narrow for all, the rest follows below, with the bots again."""
    console.print(say(title), style="italic")
    names, rest = columns[0], list(columns[1:])
    while rest:
        block = [names, rest.pop(0)]
        while rest and sum(column.least_width + len(GAP) for column in (*block, rest[0])) <= console.width + len(GAP):
            block.append(rest.pop(0))
        spare = console.width + len(GAP) - sum(column.least_width + len(GAP) for column in block)
        sides = []
        for column in block:
            lines = column.lines(column.least_width + max(0, spare))
            spare -= cell_len(lines[0]) - column.least_width
            sides.append(lines)
        for number, line in enumerate(map(GAP.join, zip(*sides, strict=True))):
            if line.strip():
                is_head = number < HEAD_LINES
                console.print(line, style="bold" if is_head else None, soft_wrap=True, markup=False)


def name_column(standings: Standings) -> Column:
    return Column(say("arena-bot"), [bot.bot for bot in standings.bots], is_name=True)


def result_columns(standings: Standings) -> list[Column]:
    bots = standings.bots
    columns = [
        name_column(standings),
        Column(say("arena-games"), [str(bot.games) for bot in bots]),
        *share_columns("arena-share", [bot.share for bot in bots]),
    ]
    if adjusted := [bot.adjusted for bot in bots if bot.adjusted is not None]:
        columns += share_columns("arena-adjusted", adjusted)
    decided = [bot.decided for bot in bots if bot.decided is not None]
    if decided and any(bot.decided_games != bot.games for bot in bots):
        columns += share_columns("arena-decided", decided)
    columns.append(Column(say("arena-ahead-of-mean"), [format_difference(bot.ahead_of_mean) for bot in bots]))
    if len(bots) > 2:  # with two bots the best other is the mean other
        columns.append(Column(say("arena-ahead-of-best"), [format_difference(bot.ahead_of_best) for bot in bots]))
        columns.append(Column(say("arena-scale"), [format_points(bot.scale) for bot in bots]))
    return [*columns, Column(say("arena-rating"), [f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}" for bot in bots])]


def share_columns(head: str, measures: Sequence[Measure]) -> list[Column]:
    return [
        Column(say(head), [format_share(measure.value) for measure in measures]),
        Column(say("arena-interval"), [format_interval(measure) for measure in measures]),
    ]


def format_points(points: Measure) -> str:
    """Return a rating on the scale, with its interval."""
    if points.value is None:
        return say("arena-unknown")
    return f"{points.value:.0f}" if points.width is None else f"{points.value:.0f} ± {points.width / 2:.0f}"


def duel_columns(standings: Standings) -> list[Column]:
    columns = zip(standings.bots, zip(*(standings.head_to_head or []), strict=True), strict=True)
    return [
        name_column(standings),
        *(
            Column(
                other.bot,
                ["" if cell is None else f"{format_share(cell.value)} {format_interval(cell)}" for cell in cells],
            )
            for other, cells in columns
        ),
    ]


def pace_columns(standings: Standings) -> list[Column]:
    paces = [bot.pace for bot in standings.bots]
    return [
        name_column(standings),
        Column(say("arena-decisions"), [f"{pace.decisions:,}" for pace in paces]),
        Column(say("arena-mean-time"), [f"{pace.mean * 1000:,.2f}" for pace in paces]),
        Column(say("arena-high-time"), [f"{pace.p99 * 1000:,.2f}" for pace in paces]),
        Column(say("arena-longest-time"), [f"{pace.longest * 1000:,.2f}" for pace in paces]),
        Column(say("arena-simulations"), [f"{pace.simulations:,.0f}" for pace in paces]),
        Column(say("arena-speed"), [f"{pace.simulations_per_second:,.0f}" for pace in paces]),
        Column(say("arena-late"), [str(pace.late_games) for pace in paces]),
    ]


def fault_columns(standings: Standings) -> list[Column]:
    """Return what programs did wrong."""
    faults = [bot.pace.faults for bot in standings.bots]
    return [
        name_column(standings),
        Column(say("arena-illegal"), [str(count.illegal) for count in faults]),
        Column(say("arena-overdue"), [str(count.overdue) for count in faults]),
        Column(say("arena-crashes"), [str(count.crashes) for count in faults]),
        Column(say("arena-replaced"), [str(count.replaced) for count in faults]),
    ]


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
