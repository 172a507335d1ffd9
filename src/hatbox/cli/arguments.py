"""Command-line parsers: one-line errors, options from the environment, and the types of arguments.

For containers, `--bot-threads 2` is also HATBOX_BOT_THREADS=2. The command line wins. Values of an option that can be
repeated are separated by commas; switches are 1 or 0.
"""

from __future__ import annotations

import argparse
import re
from argparse import Action, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NoReturn

from hatbox.games import NAMES
from hatbox.i18n import current_language, help_texts

GAMES = ", ".join(NAMES)
PREFIX = "HATBOX_"
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
DATABASE = "HATBOX_DATABASE"  # the one variable that commands beside `serve` read
MAX_NUMBER = (1 << 64) - 1
MAX_LIMIT = 1_000_000


class Parser(argparse.ArgumentParser):
    """A parser that reports bad arguments in one line and maps environment variables to its options."""

    variables: dict[str, Action]  # options by the environment variables that can set them

    def add_argument(self, *args: Any, **kwargs: Any) -> Action:
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
    return help_texts(current_language()).say(f"help-{key}", **params)


# --- environment variables


class BadVariable(Exception):
    """An environment variable has a value that its option does not allow."""


def variable_of(option: Action) -> str:
    """Return the name of the variable that sets an option."""
    return PREFIX + option.option_strings[-1].lstrip("-").replace("-", "_").upper()


def read_environment(args: Namespace, options: Mapping[str, Action], environ: Mapping[str, str]) -> None:
    """Set every option that the command line left open (None) from its variable; empty variables count as unset."""
    for variable, option in options.items():
        text = environ.get(variable, "").strip()
        if text and getattr(args, option.dest) is None:
            try:
                setattr(args, option.dest, _value_of(option, text))
            except (ArgumentTypeError, ValueError) as error:
                raise BadVariable(f"{variable}: {error}") from None


def _value_of(option: Action, text: str) -> Any:
    if option.nargs == 0:  # a switch
        if text.lower() in NO:
            return None
        _expect_among(text.lower(), YES, "1, 0")
        return option.const
    convert: Callable[[str], Any] = option.type if callable(option.type) else str
    if type(option).__name__ == "_AppendAction":
        return [convert(part.strip()) for part in text.split(",") if part.strip()]
    if option.choices is not None:
        _expect_among(text, option.choices, ", ".join(option.choices))
    return convert(text)


def _expect_among(text: str, allowed: Any, names: str) -> None:
    if text not in allowed:
        raise ArgumentTypeError(translate("not-allowed", text=repr(text[:40]), allowed=names))


# --- types of arguments


def whole(text: str) -> int:
    """Read a whole number from 0 up."""
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= MAX_NUMBER):
        raise ArgumentTypeError(translate("not-whole", text=repr(text[:40]), most=MAX_NUMBER))
    return int(text)


def hexadecimal(text: str) -> str:
    """Read 256 bits in hexadecimal, the form of commitments and nonces."""
    if not re.fullmatch("[0-9a-f]{64}", text.lower()):
        raise ArgumentTypeError(f"{text[:80]!r} is not 64 hexadecimal digits")
    return text.lower()


def limit(text: str) -> int:
    """Read a count from 1 to MAX_LIMIT."""
    if not (text.isascii() and text.isdigit() and len(text) <= 7 and 1 <= int(text) <= MAX_LIMIT):
        raise ArgumentTypeError(translate("not-limit", text=repr(text[:40]), most=MAX_LIMIT))
    return int(text)


def port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= 65535):
        raise ArgumentTypeError(translate("not-port", text=repr(text[:40])))
    return int(text)
