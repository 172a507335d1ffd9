"""Command-line parsers: one-line errors, and the types of arguments."""

from __future__ import annotations

import argparse
import re
import sys
import time
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from hatbox.games import known_names
from hatbox.i18n import current_language, help_texts, say

if TYPE_CHECKING:
    from hatbox.lab.part_file import PartFile
    from hatbox.lab.workers import Workers

R = TypeVar("R")
GAMES = "{games}"  # in a help text: the games there are, installed ones too, which takes 30 ms to find out
MAX_NUMBER = (1 << 64) - 1
MAX_LIMIT = 1_000_000
MAX_JOBS = 256
MAX_CLUSTER_JOBS = 100_000
CLOSE = 0.7  # how similar a flag must be to count as misspelt


class Parser(argparse.ArgumentParser):
    """A parser that reports bad arguments in one line, and names the games in its help."""

    _is_filled_in = False

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"hatbox: {message}; see {self.prog} --help\n")

    def format_help(self) -> str:
        names = ", ".join(known_names())
        self.description = (self.description or "").replace(GAMES, names)
        for action in self._actions:
            if action.help and not self._is_filled_in:
                action.help = action.help.replace(GAMES, names).replace("%", "%%")  # argparse formats it
        self._is_filled_in = True
        return super().format_help()


class CommandParser(Parser):
    """The parser of one command. Its arguments are declared by the command's module, which is loaded on first use."""

    command: str
    module: str
    text: Callable[..., str]  # help text by key, in the chosen language
    _is_complete = False

    def parse_known_args(self, *args: Any, **kwargs: Any) -> Any:
        if not self._is_complete:
            self._is_complete = True
            import_module(self.module).add_arguments(self)
        parsed, rest = super().parse_known_args(*args, **kwargs)
        for flag in (word.partition("=")[0] for word in rest if word.startswith("--")):
            if close := get_close_matches(flag, self._option_string_actions, 1, CLOSE):
                self.error(translate("unknown-flag", flag=flag, close=close[0]))
        return parsed, rest


def add_options(parser: CommandParser) -> None:
    """Add --option, for the options of a game."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=parser.text("option"))


def add_workers(parser: CommandParser) -> None:
    """Add --jobs and --on: where `lab.workers` does the work."""
    parser.add_argument("--jobs", type=whole, metavar="J", help=parser.text("jobs"))
    parser.add_argument("--on", metavar="CLUSTER", help=parser.text("on"))


@contextmanager
def open_workers(args: Namespace) -> Iterator[Workers]:
    """Yield the workers that --jobs and --on name; afterwards say what each node of a cluster has done."""
    from hatbox.lab.workers import Workers

    if args.jobs is not None:
        expect("--jobs", args.jobs, MAX_JOBS if args.on is None else MAX_CLUSTER_JOBS)
    with Workers(args.jobs, args.on) as workers:
        begin = time.monotonic()
        try:
            yield workers
        finally:
            if args.on is not None:
                print_nodes(workers, time.monotonic() - begin)


def print_nodes(workers: Workers, seconds: float) -> None:
    """Print the throughput of every node on standard error."""
    for name, node in sorted(workers.nodes.items()):
        rate = f"{node.chunks / seconds:.1f}"
        print(say("workers-node", {"node": name, "chunks": node.chunks, "rate": rate}), file=sys.stderr)


def open_part(args: Namespace, settings: Any, result_type: type[R]) -> PartFile[R] | None:
    """Return the file that keeps the results so far: on a cluster, where a driver runs for long."""
    from hatbox.lab.part_file import PartFile

    return None if args.on is None or args.out is None else PartFile(args.out, settings, result_type)


def expect(field: str, number: int, most: int) -> None:
    """Validate a number that counts from 1."""
    if not 1 <= number <= most:
        from hatbox.engine.errors import BadInput

        raise BadInput("bad-number", field=field, number=number, least=1, most=most)


def translate(key: str, **params: object) -> str:
    """Return a help text in the language of this process."""
    return help_texts(current_language()).say(f"help-{key}", **params)


# --- types of arguments


def whole(text: str) -> int:
    """Read a whole number from 0 up; a million is `1000000`, `1_000_000` or `1e6`."""
    number = number_in(text)
    if number is None or number > MAX_NUMBER:
        raise ArgumentTypeError(translate("not-whole", text=repr(text[:40]), most=MAX_NUMBER))
    return number


def number_in(text: str) -> int | None:
    """Return a whole number as people write it, None if it is none.

    >>> [number_in(text) for text in ("200", "1e6", "2.5e3", "1_000", "2.5", "-3", "1e99")]
    [200, 1000000, 2500, 1000, None, None, None]
    """
    parts = re.fullmatch(r"(\d{1,20}|\d{1,3}(?:_\d{3}){1,6})(?:\.(\d{1,9}))?(?:[eE]\+?(\d{1,2}))?", text, re.ASCII)
    if parts is None:
        return None
    decimals, exponent = parts[2] or "", int(parts[3] or 0)
    if len(decimals) > exponent or exponent > len(str(MAX_NUMBER)):
        return None
    zeros = "0" * (exponent - len(decimals))
    return int(parts[1].replace("_", "") + decimals + zeros)


def hexadecimal(text: str) -> str:
    """Read 256 bits in hexadecimal, the form of commitments and nonces."""
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise ArgumentTypeError(f"{text[:80]!r} is not 64 hexadecimal digits")
    return text.lower()


def limit(text: str) -> int:
    """Read a count from 1 to MAX_LIMIT."""
    number = number_in(text)
    if number is None or not 1 <= number <= MAX_LIMIT:
        raise ArgumentTypeError(translate("not-limit", text=repr(text[:40]), most=MAX_LIMIT))
    return number
