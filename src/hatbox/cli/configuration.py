"""The options of a server as flags of commands, and the configuration that they are a part of."""

from __future__ import annotations

import argparse
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from hatbox.cli.arguments import Parser
from hatbox.server.configuration import Configuration, resolve
from hatbox.server.options import OPTIONS, Option, option_named

DATABASE = ("database", "database_password")  # the options of commands that use the database


def add_flags(parser: Parser, text: Callable[..., str], names: Sequence[str] = ()) -> None:
    """Add --config and the flags of these options, or of all."""
    parser.add_argument("--config", metavar="FILE", help=text("config"))
    for option in map(option_named, names) if names else OPTIONS:
        add_flag(parser, option, text)


def add_flag(parser: Parser, option: Option, text: Callable[..., str]) -> None:
    """Add the flags of one option: values stay text, so that all sources are read by the same parser."""
    about = text(option.text_key)
    if option.is_switch:
        for form, value in ((option, True), (option.opposite, False)):
            shown = about if form.name == option.shown_switch.name else argparse.SUPPRESS
            action = "store_true" if value else "store_false"
            parser.add_argument(form.flag, dest=option.name, action=action, default=None, help=shown)
        return
    action = "append" if option.is_repeated else "store"
    parser.add_argument(option.flag, dest=option.name, action=action, metavar=option.metavar, help=about)
    if option.has_file:
        parser.add_argument(option.file_flag, dest=option.file_key, metavar="FILE", help=argparse.SUPPRESS)


def configuration_of(args: Namespace, only: Sequence[str] = ()) -> Configuration:
    """Read the configuration by the arguments of a command; `only`: these options, the others may be wrong."""
    return resolve(vars(args), config=args.config, only=only)


def use_cache_of(configuration: Configuration) -> None:
    """Let the compiler use the configured cache."""
    if configuration["cache"]:
        os.environ["HATBOX_CACHE"] = configuration["cache"]


def print_warnings(configuration: Configuration) -> None:
    for warning in configuration.warnings:
        print(f"hatbox: {warning}", file=sys.stderr, flush=True)
