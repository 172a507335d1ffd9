"""Command-line parsers: one-line errors, options from the environment, and the types of arguments."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, NoReturn

from hatbox.cli.environment import variable_of
from hatbox.games import NAMES
from hatbox.i18n import help_texts, spoken

GAMES = ", ".join(NAMES)
DATABASE = "HATBOX_DATABASE"  # the one variable that commands beside `serve` read
MAX_NUMBER = (1 << 64) - 1
MAX_LIMIT = 1_000_000


class Parser(argparse.ArgumentParser):
    """A parser that reports bad arguments in one line and records which variable stands for which option."""

    variables: dict[str, argparse.Action]  # options by the environment variables that can set them

    def add_argument(self, *args: Any, **kwargs: Any) -> argparse.Action:
        action = super().add_argument(*args, **kwargs)
        if action.option_strings and action.dest != "help":
            self.__dict__.setdefault("variables", {})[variable_of(action)] = action
        return action

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"hatbox: {message}; see {self.prog} --help\n")


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
        return super().parse_known_args(*args, **kwargs)


def add_database(parser: Parser, text: Callable[..., str]) -> None:
    """Add --database, which can also be set by the environment."""
    option = parser.add_argument("--database", metavar="URL", help=text("database"))
    parser.set_defaults(variables={DATABASE: option})


def add_options(parser: CommandParser) -> None:
    """Add --option, for the options of a game."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=parser.text("option"))


def translate(key: str, **params: object) -> str:
    """Return a help text in the language of this process."""
    return help_texts(spoken()).say(f"help-{key}", **params)


# --- types of arguments


def whole(text: str) -> int:
    """A whole number from 0 up."""
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= MAX_NUMBER):
        raise argparse.ArgumentTypeError(translate("not-whole", text=repr(text[:40]), most=MAX_NUMBER))
    return int(text)


def hexadecimal(text: str) -> str:
    """256 bits, as commitments and nonces are written."""
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise argparse.ArgumentTypeError(f"{text[:80]!r} is not 64 hexadecimal digits")
    return text.lower()


def limit(text: str) -> int:
    """A count or the length of a list, from 1 to MAX_LIMIT."""
    if not (text.isascii() and text.isdigit() and len(text) <= 7 and 1 <= int(text) <= MAX_LIMIT):
        raise argparse.ArgumentTypeError(translate("not-limit", text=repr(text[:40]), most=MAX_LIMIT))
    return int(text)


def port(text: str) -> int:
    """A port number."""
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= 65535):
        raise argparse.ArgumentTypeError(translate("not-port", text=repr(text[:40])))
    return int(text)
