"""`hatbox study`: play variants of games many times, and report what differs."""

from __future__ import annotations

import sys
from argparse import Namespace
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from hatbox.cli.arena import interruptible
from hatbox.cli.arguments import GAMES, CommandParser, add_workers, open_workers, whole
from hatbox.cli.loading import load_game
from hatbox.cli.progress import count_progress
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game, Value
from hatbox.games.files import find_game
from hatbox.lab.study.compare import findings, format_measure, format_value, sets_of, summary
from hatbox.lab.study.measures import VariantResult, figure_titles
from hatbox.lab.study.plan import DEFAULT_GAMES, DEFAULT_SIMULATIONS, read_file, read_plan
from hatbox.lab.study.report import encode, to_json, write_parquet
from hatbox.lab.study.run import Study
from hatbox.records.files import atomic_write

WIDTH = 1000  # without a terminal: never wrap, so that programs can read it


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("games_or_spec", nargs="+", metavar="SPEC", help=text("study-spec", games=GAMES))
    parser.add_argument("--players", type=int, nargs="+", metavar="N", help=text("study-players"))
    parser.add_argument("--bots", nargs="+", metavar="BOT", help=text("study-bots", simulations=DEFAULT_SIMULATIONS))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE,…", help=text("study-option"))
    parser.add_argument("--games", type=whole, metavar="K", help=text("study-games", games=DEFAULT_GAMES))
    parser.add_argument("--precision", type=float, metavar="P", help=text("study-precision"))
    parser.add_argument("--repeats", type=whole, metavar="R", help=text("study-repeats"))
    parser.add_argument("--simulations", type=whole, metavar="N", help=text("arena-simulations"))
    parser.add_argument("--seed", type=whole, metavar="S", help=text("seed"))
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help=text("one-json"))
    parser.add_argument("--out", metavar="DIR", help=text("study-out"))


def run(args: Namespace) -> int:
    """Play the study, or what is missing of it, and report. After Ctrl-C what was played so far is reported."""
    plan = read_plan(read_arguments(args))
    if args.out is not None:
        from hatbox.lab.study.html import expect_libraries

        expect_libraries()
    announced = load_game(plan.variants[0].game.name)  # says so if anything is compiled
    with interruptible() as should_stop, open_workers(args) as workers, announced:
        study = Study(plan, args.out)
        with count_progress(plan.title) as show:
            study.play(workers, should_stop=should_stop, on_progress=show)
    results = study.results
    if args.out is not None and results:
        write_all(study, Path(args.out))
    if args.json:
        sys.stdout.buffer.write(encode(to_json(study)) + b"\n")
    else:
        print_report(study, args.out)
    return 0 if study.is_complete else 130


def read_arguments(args: Namespace) -> dict[str, Any]:
    """Return the specification: a file's, or games; flags are stronger than the file."""
    names: list[str] = args.games_or_spec
    files = [name for name in names if name.endswith(".toml")]
    if files and len(names) > 1:
        raise BadInput("study-one-file", path=files[0])
    spec: dict[str, Any] = read_file(files[0]) if files else {"game": names}
    given = {name: getattr(args, name) for name in ("players", "games", "precision", "repeats", "simulations", "seed")}
    spec |= {name: value for name, value in given.items() if value is not None}
    if args.bots:
        spec["bots"] = args.bots
    if args.option:
        games = [find_game(name) for name in spec.get("game", ()) if isinstance(name, str)]
        spec["options"] = {**spec.get("options", {}), **read_grid(games, args.option)}
    return spec


def read_grid(games: list[Game[Any]], texts: list[str]) -> dict[str, list[Value]]:
    """Parse options with all their values: NAME=VALUE,VALUE."""
    known = {option.name: option for game in games for option in game.options}
    options: dict[str, list[Value]] = {}
    for text in texts:
        name, equals, values = text.partition("=")
        if not equals:
            raise BadInput("bad-option-form", text=text)
        if name == "first":
            options[name] = [
                int(value) if value.isdecimal() and len(value) < 4 else value for value in values.split(",")
            ]
        else:
            options[name] = [known[name].read(value) if name in known else value for value in values.split(",")]
    return options


def write_all(study: Study, folder: Path) -> None:
    """Write the report and the data."""
    from hatbox.lab.study.html import render_page

    with atomic_write(str(folder / "report.json")) as file:
        file.write(encode(to_json(study)) + b"\n")
    write_parquet(study.results, folder)
    with atomic_write(str(folder / "report.html")) as file:
        file.write(render_page(study).encode())


# --- on the terminal


def print_report(study: Study, folder: str | None) -> None:
    from rich.console import Console

    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # some terminals cannot show everything
    console = Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False)
    results = study.results
    console.print(f"[bold]{study.plan.title}[/bold]")
    if not study.is_complete:
        console.print("Stopped: this is what was played so far.")
    if not results:
        return
    tests = findings(results)
    for group in sets_of(results):
        console.print()
        print_set(console, group)
        console.print()
        for line in summary(group, tests):
            console.print(f"- {line}", soft_wrap=False)
    console.print()
    if tests:
        count = "the one test" if len(tests) == 1 else f"all {len(tests)} tests together (Holm)"
        console.print(f"Significant: p < 5 % for {count}.", style="dim")
    if folder is not None:
        console.print(f"{folder}: report.html, report.json, games.parquet, items.parquet")


def print_set(console: Any, group: list[VariantResult]) -> None:
    """Print the figures of variants that can be compared, side by side."""
    from rich.table import Table

    first = group[0].variant
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(f"{first.players} players, {' – '.join(first.bots)}", overflow="fold")
    for result in group:
        table.add_column(result.variant.name, justify="right", overflow="fold")
    table.add_row("games", *(f"{result.games:,}" for result in group))
    for key, title in figure_titles(group).items():
        figures = [result.figures.get(key) for result in group]
        table.add_row(
            title, *("" if figure is None else format_measure(figure.measure, figure.kind) for figure in figures)
        )
    if any(result.split for result in group):
        for part, title in (("skill", "decided by skill"), ("deal", "by the deal"), ("play", "by how it is played")):
            splits = [getattr(result.split, part, None) for result in group]
            if any(splits):
                table.add_row(title, *("" if split is None else format_value(split, "share") for split in splits))
    console.print(table)
