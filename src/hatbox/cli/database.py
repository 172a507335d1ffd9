"""`hatbox backup` and `hatbox restore`, and opening the database for a command."""

from __future__ import annotations

import asyncio
import sys
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from hatbox.cli.arguments import CommandParser
from hatbox.cli.configuration import DATABASE, add_flags, configuration_of
from hatbox.cli.progress import show_progress
from hatbox.engine.errors import BadInput
from hatbox.i18n import say
from hatbox.records.files import atomic_write

if TYPE_CHECKING:
    from hatbox.server.store.store import Store

T = TypeVar("T")


def add_arguments(parser: CommandParser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.text(f"{parser.command}-file"))
    add_flags(parser, parser.text, DATABASE)
    if parser.command == "restore":
        parser.add_argument("--replace", action="store_true", help=parser.text("restore-replace"))


def run(args: Namespace) -> int:
    code, rows = ("restore-done", restore(args)) if args.command == "restore" else ("backup-done", backup(args))
    counts = {"players": rows["players"], "tables": rows["tables"], "events": rows["events"]}
    print(f"hatbox: {say(code, {'path': args.file, **counts})}", file=sys.stderr)
    return 0


def backup(args: Namespace) -> dict[str, int]:
    """Write a backup; a server may be running. Return the number of rows by table."""
    from hatbox.server.store.backup import open_snapshot, write_backup

    with open_database(args) as url, open_snapshot(url) as (backend, header):
        total = sum(header.rows.values())
        with atomic_write(args.file, private=True) as file:
            for _ in show_progress(write_backup(backend, header, file), total, say("backup-writing")):
                pass
    return header.rows


def restore(args: Namespace) -> dict[str, int]:
    """Validate the whole backup, then restore it in one transaction; return the number of rows by table."""
    from hatbox.server.store.backup import Backup

    source = Backup(args.file)
    for _ in show_progress(source.rows(), source.total, say("restore-checking")):
        pass
    with open_database(args) as url:
        for _ in show_progress(source.restore(url, replace=args.replace), source.total, say("restore-writing")):
            pass
    return source.header.rows


@contextmanager
def open_database(args: Namespace) -> Iterator[str]:
    """Yield the URL of the database, as a server takes it. A database that cannot be used is bad input."""
    from hatbox.server.store.store import StoreError

    try:
        yield configuration_of(args, DATABASE).database
    except StoreError as error:
        raise BadInput("database-unusable", fault=str(error)) from None


def with_store(args: Namespace, work: Callable[[Store, int], Awaitable[T]]) -> T:
    """Do some work on the database, which a server may be using; it is given the store and the time."""
    from hatbox.server.store.store import open_store

    async def open_and_work(url: str) -> T:
        store = await open_store(url, beside_server=True)
        try:
            return await work(store, time.time_ns() // 1_000_000)
        finally:
            await store.close()

    with open_database(args) as url:
        return asyncio.run(open_and_work(url))
