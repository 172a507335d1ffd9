"""`hatbox dataset`: records as a table for learning."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator

import msgspec

from hatbox.adapters.dataset import format_of, write_dataset
from hatbox.cli.arguments import CommandParser
from hatbox.cli.loading import warm_up
from hatbox.cli.progress import show_progress
from hatbox.i18n import say
from hatbox.records.files import atomic_write, read_records
from hatbox.records.record import Record


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("files", nargs="+", metavar="FILE", help=text("records"))
    parser.add_argument("--out", required=True, metavar="PATH", help=text("dataset-out"))
    parser.add_argument("--json", action="store_true", help=text("dataset-json"))


def run(args: Namespace) -> int:
    """Write one file from all records; it appears only when it is whole."""
    form = format_of(args.out)
    with atomic_write(args.out) as file:
        written = write_dataset(show_progress(records(args.files), None, f"writing {args.out}"), file, form)
    told = msgspec.to_builtins(written)
    print(msgspec.json.encode(told).decode() if args.json else say("dataset-summary", told), file=sys.stdout)
    return 0


def records(paths: list[str]) -> Iterator[tuple[str, Record]]:
    """The records of all files, each with where it stands."""
    for path in paths:
        for line, record in read_records(path):
            warm_up(record.game)
            yield f"{path}, line {line}", record
