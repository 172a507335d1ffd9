"""`hatbox admin`: the host's actions (`server/ops/actions.py`) on the command line."""

from __future__ import annotations

import getpass
import sys
from argparse import Namespace
from collections.abc import Callable
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

import msgspec
from rich.console import Console

from hatbox.cli.admin_output import WIDTH, print_result
from hatbox.cli.arguments import CommandParser, Parser, limit
from hatbox.cli.configuration import DATABASE, add_flags
from hatbox.cli.database import with_store
from hatbox.engine.errors import BadInput
from hatbox.records.files import atomic_write
from hatbox.server.ops.actions import ACTIONS, EXPORTS, Action
from hatbox.server.ops.admin_messages import ExportCounts
from hatbox.server.ops.audit import AdminContext

if TYPE_CHECKING:
    from hatbox.server.store.store import Store

METAVARS = {"hours": "H", "days": "N", "limit": "N", "older": "AGE", "search": "TEXT"}
SHARED = ("limit", "reason", "show_reason")  # options that mean the same with every action


def add_arguments(parser: CommandParser) -> None:
    """Add a command for every action, with an argument for every field."""
    text = parser.text
    commands = parser.add_subparsers(dest="action", metavar="WHAT", required=True, parser_class=Parser)

    def add(name: str) -> Parser:
        about = text(f"admin-{name}")
        command: Parser = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        add_flags(command, text, DATABASE)
        command.add_argument("--json", action="store_true", help=text("json"))
        return command

    for action in ACTIONS:
        command = add(action.name)
        for field in msgspec.structs.fields(action.takes):
            add_field(command, action, field, text)
    for export in EXPORTS:
        add(export.name).add_argument("--out", required=True, metavar="FILE", help=text(f"admin-{export.name}-out"))


def add_field(command: Parser, action: Action, field: msgspec.structs.FieldInfo, text: Callable[[str], str]) -> None:
    kinds = [kind for kind in get_args(field.type) if get_origin(kind) is Literal]
    metavar = METAVARS.get(field.name, field.name.upper())
    if field.required and field.name not in action.options:
        command.add_argument(field.name, metavar=metavar)
        return
    shared = field.name in SHARED
    about = text(f"admin-{field.name if shared else f'{action.name}-{field.name}'}".replace("_", "-"))
    if field.name in action.positional:
        command.add_argument(field.name, nargs="?", default=field.default, metavar=metavar, help=about)
    elif field.type is bool:
        command.add_argument(option_of(field.name), action="store_true", help=about)
    elif kinds:
        command.add_argument(option_of(field.name), choices=get_args(kinds[0]), help=about)
    else:
        kind = limit if field.name == "limit" else field.type if field.type in (int, float) else str
        default = None if field.required else field.default
        command.add_argument(
            option_of(field.name), type=kind, default=default, required=field.required, metavar=metavar, help=about
        )


def option_of(field: str) -> str:
    return f"--{field.replace('_', '-')}"


def run(args: Namespace) -> int:
    """Open the database, which a server may be using, and carry out one action."""
    result = with_store(args, lambda store, now: execute(store, args, now))
    if args.json:
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
        return 0
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # some terminals cannot show everything
    print_result(Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False, markup=False), args, result)
    return 0


async def execute(store: Store, args: Namespace, now: int) -> Any:
    """Carry out the action; return what it read or changed."""
    action = next((action for action in ACTIONS if action.name == args.action), None)
    if action is None:
        return await export(store, args)
    names = [field.name for field in msgspec.structs.fields(action.takes)]
    try:
        arguments = msgspec.convert({name: getattr(args, name) for name in names}, action.takes)
    except msgspec.ValidationError as error:
        raise BadInput("admin-bad-argument", error=str(error)) from None
    context = AdminContext(store, now, user_name(), "command", publish_player=store.notify_player)
    return await action.run(context, arguments)


async def export(store: Store, args: Namespace) -> ExportCounts:
    """Write a file, line by line; no file if the store fails."""
    stream = next(export.stream for export in EXPORTS if export.name == args.action)
    counts = ExportCounts(0, 0)
    with atomic_write(args.out) as file:
        async for line in stream(store, counts):
            file.write(line)
    return counts


def user_name() -> str:
    """Return the user of this machine, for the log."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # an id without a name, as in a container
        return "?"
