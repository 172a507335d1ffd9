"""`hatbox dataset`: convert records to a table for learning."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

import msgspec

from hatbox.adapters.dataset import format_of, write_dataset
from hatbox.cli.arguments import CommandParser, add_workers, open_workers
from hatbox.cli.loading import warm_up
from hatbox.cli.progress import show_progress
from hatbox.i18n import say
from hatbox.records.files import atomic_write, read_records
from hatbox.records.record import Record


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("files", nargs="+", metavar="FILE", help=text("records"))
    parser.add_argument("--out", required=True, metavar="PATH", help=text("dataset-out"))
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help=text("dataset-json"))


def run(args: Namespace) -> int:
    """Write one file from all records."""
    form = format_of(args.out)
    with open_workers(args) as workers, atomic_write(args.out) as file:
        shown = show_progress(records(args.files), None, f"writing {args.out}")
        totals = write_dataset(shown, file, form, workers)
    counts = msgspec.to_builtins(totals)
    print(msgspec.json.encode(counts).decode() if args.json else say("dataset-summary", counts))
    return 0


def records(paths: list[str]) -> Iterator[tuple[str, Record]]:
    """Yield the records of all files, each with its file and line."""
    for path in paths:
        for line, record in read_records(path):
            warm_up(record.game)
            yield f"{path}, line {line}", record
