"""`hatbox admin`: what a host looks at and decides."""

from __future__ import annotations

import asyncio
import math
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from datetime import datetime
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hatbox.cli.arguments import CommandParser, Parser, add_database, limit
from hatbox.cli.database import open_database
from hatbox.engine.errors import BadInput
from hatbox.i18n import Param, say

if TYPE_CHECKING:
    from hatbox.server.ops.admin import PlayerRow, ReportRow, Stats, TableReport, TableRow
    from hatbox.server.ops.housekeeping import SaidRow
    from hatbox.server.store.store import Store

WIDTH = 140  # where there is no terminal
MAX_HOURS = 100_000
IDS = ("admin-table", "admin-player", "admin-report")


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    actions = parser.add_subparsers(dest="deed", metavar="WHAT", required=True, parser_class=Parser)

    def add(name: str, *arguments: str) -> Parser:
        about = text(f"admin-{name}")
        action = actions.add_parser(name, help=about, description=about, allow_abbrev=False)
        for argument in arguments:
            action.add_argument(argument.lower(), metavar=argument)
        add_database(action, text)
        action.add_argument("--json", action="store_true", help=text("json"))
        return action

    lists = [add("tables")]
    lists[0].add_argument("--status", choices=("open", "playing", "over", "closed"), help=text("admin-tables-status"))
    add("table", "TABLE")
    add("talk", "TABLE")
    lists.append(add("players"))
    lists[-1].add_argument("--search", default="", metavar="TEXT", help=text("admin-players-search"))
    muting = add("mute", "PLAYER")
    muting.add_argument("--hours", type=float, default=24, metavar="H", help=text("admin-mute-hours"))
    add("unmute", "PLAYER")
    add("ban", "PLAYER")
    add("unban", "PLAYER")
    add("rename", "PLAYER", "NAME")
    add("close", "TABLE")
    lists.append(add("reports"))
    lists[-1].add_argument("--all", action="store_true", help=text("admin-reports-all"))
    add("resolve", "REPORT")
    add("forget", "PLAYER")
    add("prune").add_argument("--older", required=True, metavar="AGE", help=text("admin-prune-older"))
    add("export-games").add_argument("--out", required=True, metavar="FILE", help=text("admin-export-games-out"))
    add("stats")
    for action in lists:
        action.add_argument("--limit", type=limit, default=100, metavar="N", help=text("admin-limit"))


def run(args: Namespace) -> int:
    """Open the database beside a server that may use it, and do one thing."""
    with open_database(args) as url:
        found = asyncio.run(done(url, args))
    if args.json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        return 0
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # some terminals cannot show everything
    show(Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False, markup=False), args, found)
    return 0


async def done(url: str, args: Namespace) -> Any:
    """What was asked for."""
    from hatbox.server.store.store import open_store

    store = await open_store(url, beside=True)
    try:
        return await answer(store, args, time.time_ns() // 1_000_000)
    finally:
        await store.close()


async def answer(store: Store, args: Namespace, now: int) -> Any:
    """What the database tells, or what it is after a decision."""
    from hatbox.server.ops import admin, housekeeping
    from hatbox.server.players.privacy import forget

    match args.deed:
        case "tables":
            return await admin.tables(store, args.status, args.limit)
        case "table":
            return await admin.table(store, args.table)
        case "players":
            return await admin.players(store, now, args.limit, search=args.search)
        case "talk":
            return await housekeeping.talk(store, args.table)
        case "reports":
            return await admin.reports(store, args.limit, resolved=args.all)
        case "resolve":
            return await housekeeping.resolve(store, now, args.report)
        case "forget":
            found = await admin.player(store, now, args.player)
            await forget(store, found.id, now)
            await store.mention(found.id)
            return found
        case "prune":
            return await housekeeping.prune(store, now - housekeeping.age(args.older))
        case "export-games":
            return await housekeeping.export_games(store, args.out)
        case "stats":
            return await admin.stats(store, now)
        case "mute":
            if not 0 < args.hours <= MAX_HOURS:
                raise BadInput("bad-number", field="--hours", number=args.hours, least=1, most=MAX_HOURS)
            return await admin.mute(store, now, args.player, now + math.ceil(args.hours * admin.HOUR))
        case "unmute":
            return await admin.mute(store, now, args.player, 0)
        case "ban" | "unban":
            return await admin.ban(store, now, args.player, banned=args.deed == "ban")
        case "rename":
            return await admin.rename(store, now, args.player, args.name)
        case _:
            return await admin.close(store, now, args.table)


# --- for people


def show(console: Console, args: Namespace, found: Any) -> None:
    """The answer in words and tables."""
    match args.deed:
        case "tables":
            console.print(tables(found) if found else say("admin-none"))
        case "table":
            console.print(one_table(found))
        case "players":
            console.print(players(found) if found else say("admin-none"))
        case "reports":
            console.print(reports(found) if found else say("admin-none"))
        case "stats":
            console.print(stats(found))
        case "talk":
            console.print(talk(found) if found else say("admin-none"))
        case "resolve":
            console.print(say("admin-resolved", {"report": found}))
        case "prune":
            console.print(say("admin-pruned", msgspec.structs.asdict(found)))
        case "export-games":
            console.print(say("admin-exported", {**msgspec.structs.asdict(found), "path": args.out}))
        case "close":
            console.print(say("admin-closed", {"table": found.info.id}))
        case deed:
            told: dict[str, Param] = {"name": found.name, "player": found.id, "until": when(found.muted_until)}
            codes = {
                "mute": "admin-muted", "unmute": "admin-unmuted", "ban": "admin-banned", "unban": "admin-unbanned",
                "rename": "admin-renamed", "forget": "admin-forgotten",
            }  # fmt: skip
            console.print(say(codes[deed], told))


def when(moment: int) -> str:
    """A moment by this machine's clock; nothing for 0."""
    return datetime.fromtimestamp(moment / 1000).strftime("%Y-%m-%d %H:%M") if moment else ""


def grid(codes: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Rows under heads. What people have written stays what it is: no markup, nothing unprintable."""
    table = Table()
    for at, code in enumerate(codes):
        longest = max((len(row[at]) for row in rows), default=0) if code in IDS else None  # they are to be copied
        table.add_column(say(code), overflow="fold", min_width=longest)
    for row in rows:
        table.add_row(*(Text("".join(letter if letter.isprintable() else " " for letter in cell)) for cell in row))
    return table


def tables(found: Sequence[TableRow]) -> Table:
    """Tables, one a line."""
    heads = ("admin-table", "admin-game", "admin-status", "admin-seats", "admin-created", "admin-updated")
    rows = [
        (one.id, say("play-game", {"game": one.game}), say("admin-status-name", {"status": one.status}),
         ", ".join(one.seats), when(one.created), when(one.updated))
        for one in found
    ]  # fmt: skip
    return grid(heads, rows)


def one_table(found: TableReport) -> Table:
    """One table, one thing a line."""
    info = found.info
    names = (f"{seat} {one.name or one.bot or '-'} {one.player or ''}" for seat, one in enumerate(info.seats))
    options = (f"{name}={str(value).lower()}" for name, value in info.options.items())
    return grid(
        ("admin-table", "admin-value"),
        [
            (say("admin-table"), info.id),
            (say("admin-game"), say("play-game", {"game": info.setup.game})),
            (say("admin-status"), say("admin-status-name", {"status": info.status})),
            (say("admin-options"), ", ".join(options)),
            (say("admin-host"), info.host),
            *((say("admin-seat"), name) for name in names),
            (say("admin-created"), when(info.created)),
            (say("admin-updated"), when(found.updated)),
            (say("admin-events"), str(found.events)),
        ],
    )


def players(found: Sequence[PlayerRow]) -> Table:
    """People, one a line."""
    heads = ("admin-player", "admin-name", "admin-created", "admin-tables", "admin-muted-until", "admin-notes")
    rows = [
        (one.id, one.name, when(one.created), str(one.tables), when(one.muted_until),
         ", ".join(say(code) for code, holds in (("admin-bot", one.bot), ("admin-is-banned", one.banned)) if holds))
        for one in found
    ]  # fmt: skip
    return grid(heads, rows)


def reports(found: Sequence[ReportRow]) -> Table:
    """Reports, one a line."""
    heads = ("admin-report", "admin-when", "admin-reporter", "admin-reported", "admin-table", "admin-reason")
    rows = [
        (one.id, when(one.at), f"{one.reporter_name or ''} {one.reporter}",
         f"{one.player_name or ''} {one.player}", one.table, one.reason)
        for one in found
    ]  # fmt: skip
    return grid(heads, rows)


def talk(found: Sequence[SaidRow]) -> Table:
    """What was said, one thing a line."""
    heads = ("admin-when", "admin-player", "admin-name", "admin-said")
    return grid(heads, [(when(one.at), one.player, one.name, one.text) for one in found])


def stats(found: Stats) -> Table:
    """How much goes on, one thing a line."""
    counts = [
        ("admin-stats-players", found.players),
        ("admin-stats-bots", found.bots),
        ("admin-stats-new-players", found.new_players_day),
        ("admin-stats-muted", found.muted),
        ("admin-stats-banned", found.banned),
        ("admin-stats-moves", found.moves),
        ("admin-stats-day", found.games_day),
        ("admin-stats-week", found.games_week),
        ("admin-stats-reports", found.reports),
    ]
    rows = [(say(code), str(count)) for code, count in counts]
    for one in found.tables:
        status = say("admin-status-name", {"status": one.status})
        rows.append((f"{say('play-game', {'game': one.game})}, {status}", str(one.tables)))
    return grid(("admin-what", "admin-count"), rows)
