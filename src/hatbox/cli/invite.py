"""`hatbox invite`: personal codes for a closed server."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Any

import msgspec

from hatbox.cli.arguments import CommandParser, Parser
from hatbox.cli.configuration import DATABASE, add_flags, configuration_of
from hatbox.cli.database import with_store
from hatbox.i18n import say

if TYPE_CHECKING:
    from hatbox.server.store.store import Store


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    actions = parser.add_subparsers(dest="action", metavar="WHAT", required=True, parser_class=Parser)

    def add(name: str, *options: str) -> Parser:
        about = text(f"invite-{name}")
        action = actions.add_parser(name, help=about, description=about, allow_abbrev=False)
        add_flags(action, text, (*DATABASE, *options))
        action.add_argument("--json", action="store_true", help=text("json"))
        return action

    add("add", "url").add_argument("name", nargs="+", metavar="NAME", help=text("invite-name"))
    add("list")
    add("revoke").add_argument("name", metavar="NAME", help=text("invite-name"))


def run(args: Namespace) -> int:
    """Open the database, which a server may be using, and carry out one action."""
    result = with_store(args, lambda store, now: execute(store, args, now))
    if args.json:
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
    else:
        print_result(args, result)
    return 0


async def execute(store: Store, args: Namespace, now: int) -> Any:
    """Carry out the action; return what it read or changed."""
    from hatbox.server.players import invitations

    match args.action:
        case "add":
            url = configuration_of(args, ("url",))["url"]
            added = []
            for name in args.name:
                code = await invitations.invite(store, name, now)
                added.append({"name": name, "code": code, "link": f"{url}/#invite={code}" if url else None})
            return added
        case "list":
            return await invitations.invited(store)
        case _:
            player = await invitations.revoke(store, args.name)
            if player is not None:
                await store.notify_player(player)
            return {"name": args.name, "player": player}


def print_result(args: Namespace, result: Any) -> None:
    from rich.console import Console

    from hatbox.cli.admin_output import WIDTH, grid, local_time

    console = Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False, markup=False)
    match args.action:
        case "add":
            keys = ("name", "code", "link") if result[0]["link"] else ("name", "code")
            heads = {"name": "admin-name", "code": "member-code", "link": "member-link"}
            console.print(grid([heads[key] for key in keys], [[person[key] for key in keys] for person in result]))
        case "list" if result:
            rows = [
                [person.name, local_time(person.created), person.player_name or "", local_time(person.seen)]
                for person in result
            ]
            console.print(grid(("admin-name", "member-added", "member-player", "member-seen"), rows))
        case "list":
            console.print(say("admin-none"))
        case _ if result["player"]:
            console.print(say("member-revoked-banned", result))
        case _:
            console.print(say("member-revoked", {"name": result["name"]}))
