"""`hatbox admin`: list, inspect and moderate tables and players."""

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

from hatbox.cli.arguments import CommandParser, Parser, limit
from hatbox.cli.configuration import DATABASE, add_flags
from hatbox.cli.database import open_database
from hatbox.engine.errors import BadInput
from hatbox.i18n import Param, say

if TYPE_CHECKING:
    from hatbox.server.ops.admin import PlayerSummary, ReportSummary, Stats, TableDetails, TableSummary
    from hatbox.server.ops.housekeeping import ChatLine
    from hatbox.server.store.store import Store

WIDTH = 140  # without a terminal
MAX_HOURS = 100_000
IDS = ("admin-table", "admin-player", "admin-report")


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    actions = parser.add_subparsers(dest="action", metavar="WHAT", required=True, parser_class=Parser)

    def add(name: str, *arguments: str) -> Parser:
        about = text(f"admin-{name}")
        action = actions.add_parser(name, help=about, description=about, allow_abbrev=False)
        for argument in arguments:
            action.add_argument(argument.lower(), metavar=argument)
        add_flags(action, text, DATABASE)
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
    """Open the database, which a server may be using, and carry out one action."""
    with open_database(args) as url:
        result = asyncio.run(open_and_execute(url, args))
    if args.json:
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
        return 0
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # some terminals cannot show everything
    print_result(Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False, markup=False), args, result)
    return 0


async def open_and_execute(url: str, args: Namespace) -> Any:
    from hatbox.server.store.store import open_store

    store = await open_store(url, beside_server=True)
    try:
        return await execute(store, args, time.time_ns() // 1_000_000)
    finally:
        await store.close()


async def execute(store: Store, args: Namespace, now: int) -> Any:
    """Carry out the action; return what it read or changed."""
    from hatbox.server.ops import admin, housekeeping
    from hatbox.server.players.privacy import forget

    match args.action:
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
            player = await admin.player(store, now, args.player)
            await forget(store, player.id, now)
            await store.notify_player(player.id)
            return player
        case "prune":
            return await housekeeping.prune(store, now - housekeeping.parse_age(args.older))
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
            return await admin.ban(store, now, args.player, banned=args.action == "ban")
        case "rename":
            return await admin.rename(store, now, args.player, args.name)
        case _:
            return await admin.close(store, now, args.table)


# --- output for people


def print_result(console: Console, args: Namespace, result: Any) -> None:
    match args.action:
        case "tables":
            console.print(tables_grid(result) if result else say("admin-none"))
        case "table":
            console.print(table_details(result))
        case "players":
            console.print(players_grid(result) if result else say("admin-none"))
        case "reports":
            console.print(reports_grid(result) if result else say("admin-none"))
        case "stats":
            console.print(stats_grid(result))
        case "talk":
            console.print(chat_grid(result) if result else say("admin-none"))
        case "resolve":
            console.print(say("admin-resolved", {"report": result}))
        case "prune":
            console.print(say("admin-pruned", msgspec.structs.asdict(result)))
        case "export-games":
            console.print(say("admin-exported", {**msgspec.structs.asdict(result), "path": args.out}))
        case "close":
            console.print(say("admin-closed", {"table": result.info.id}))
        case action:
            params: dict[str, Param] = {
                "name": result.name,
                "player": result.id,
                "until": local_time(result.muted_until),
            }
            codes = {
                "mute": "admin-muted", "unmute": "admin-unmuted", "ban": "admin-banned", "unban": "admin-unbanned",
                "rename": "admin-renamed", "forget": "admin-forgotten",
            }  # fmt: skip
            console.print(say(codes[action], params))


def local_time(millis: int) -> str:
    """Format a time in this machine's time zone; empty for 0."""
    return datetime.fromtimestamp(millis / 1000).strftime("%Y-%m-%d %H:%M") if millis else ""


def grid(codes: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Return a table with headings; text written by players is shown without markup and control characters."""
    table = Table()
    for column, code in enumerate(codes):
        longest = max((len(row[column]) for row in rows), default=0) if code in IDS else None  # ids are copied whole
        table.add_column(say(code), overflow="fold", min_width=longest)
    for row in rows:
        table.add_row(*(Text("".join(letter if letter.isprintable() else " " for letter in cell)) for cell in row))
    return table


def tables_grid(tables: Sequence[TableSummary]) -> Table:
    heads = ("admin-table", "admin-game", "admin-status", "admin-seats", "admin-created", "admin-updated")
    rows = [
        (table.id, say("play-game", {"game": table.game}), say("admin-status-name", {"status": table.status}),
         ", ".join(table.seats), local_time(table.created), local_time(table.updated))
        for table in tables
    ]  # fmt: skip
    return grid(heads, rows)


def table_details(report: TableDetails) -> Table:
    info = report.info
    names = (f"{number} {seat.name or seat.bot or '-'} {seat.player or ''}" for number, seat in enumerate(info.seats))
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
            (say("admin-created"), local_time(info.created)),
            (say("admin-updated"), local_time(report.updated)),
            (say("admin-events"), str(report.events)),
        ],
    )


def player_notes(player: PlayerSummary) -> list[str]:
    return [code for code, is_set in (("admin-bot", player.bot), ("admin-is-banned", player.banned)) if is_set]


def players_grid(players: Sequence[PlayerSummary]) -> Table:
    heads = ("admin-player", "admin-name", "admin-created", "admin-tables", "admin-muted-until", "admin-notes")
    rows = [
        (player.id, player.name, local_time(player.created), str(player.tables), local_time(player.muted_until),
         ", ".join(say(code) for code in player_notes(player)))
        for player in players
    ]  # fmt: skip
    return grid(heads, rows)


def reports_grid(reports: Sequence[ReportSummary]) -> Table:
    heads = ("admin-report", "admin-when", "admin-reporter", "admin-reported", "admin-table", "admin-reason")
    rows = [
        (report.id, local_time(report.at), f"{report.reporter_name or ''} {report.reporter}",
         f"{report.player_name or ''} {report.player}", report.table, report.reason)
        for report in reports
    ]  # fmt: skip
    return grid(heads, rows)


def chat_grid(lines: Sequence[ChatLine]) -> Table:
    heads = ("admin-when", "admin-player", "admin-name", "admin-said")
    return grid(heads, [(local_time(line.at), line.player, line.name, line.text) for line in lines])


def stats_grid(stats: Stats) -> Table:
    counts = [
        ("admin-stats-players", stats.players),
        ("admin-stats-bots", stats.bots),
        ("admin-stats-new-players", stats.new_players_day),
        ("admin-stats-muted", stats.muted),
        ("admin-stats-banned", stats.banned),
        ("admin-stats-moves", stats.moves),
        ("admin-stats-day", stats.games_day),
        ("admin-stats-week", stats.games_week),
        ("admin-stats-reports", stats.reports),
    ]
    rows = [(say(code), str(count)) for code, count in counts]
    for row in stats.tables:
        status = say("admin-status-name", {"status": row.status})
        rows.append((f"{say('play-game', {'game': row.game})}, {status}", str(row.tables)))
    return grid(("admin-what", "admin-count"), rows)
