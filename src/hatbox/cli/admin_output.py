"""Results of `hatbox admin` for people to read."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec
from rich.table import Table
from rich.text import Text

from hatbox.i18n import Param, say

if TYPE_CHECKING:
    from rich.console import Console

    from hatbox.server.ops.admin_messages import (
        About,
        AuditLine,
        ChatLine,
        Figures,
        PlayerDetails,
        PlayerSummary,
        ReportDetails,
        ReportSummary,
        Stats,
        TableDetails,
        TableSummary,
        TokenSummary,
    )

IDS = ("admin-table", "admin-player", "admin-report", "admin-line", "admin-token")  # are copied whole
WIDTH = 140  # without a terminal
MEGABYTE = 1e6
PLAYER_CHANGES = {
    "mute": "admin-muted", "unmute": "admin-unmuted", "ban": "admin-banned", "unban": "admin-unbanned",
    "rename": "admin-renamed", "forget": "admin-forgotten",
}  # fmt: skip
MESSAGES = {"prune": "admin-pruned", "export-games": "admin-exported", "token": "admin-token-made"}


def print_result(console: Console, args: Namespace, result: Any) -> None:
    action = args.action
    if action in GRIDS:
        for part in GRIDS[action](result):
            console.print(part)
    elif action in PLAYER_CHANGES:
        params: dict[str, Param] = {"name": result.name, "player": result.id, "until": local_time(result.muted_until)}
        console.print(say(PLAYER_CHANGES[action], params))
    elif action in MESSAGES:
        path = {"path": args.out} if action == "export-games" else {}
        console.print(say(MESSAGES[action], {**msgspec.structs.asdict(result), **path}))
    else:
        console.print(outcome(action, result))


def outcome(action: str, result: Any) -> str:
    """Return what an action has done, in one sentence."""
    match action:
        case "resolve":
            return say("admin-resolved", {"report": result})
        case "reopen":
            return say("admin-reopened", {"report": result})
        case "close":
            return say("admin-closed", {"table": result.info.id})
        case "revoke-token":
            return say("admin-token-gone", {"token": result.id, "name": result.name})
        case "undo":
            return say("admin-undone-now", {"action": result.action, "line": result.id})
        case _:  # announce, announcement
            if not result.text:
                return say("admin-announcement-none")
            until = {"text": result.text, "until": local_time(result.until)}
            return say("admin-announcement-until" if result.until else "admin-announcement-on", until)


def local_time(millis: int) -> str:
    """Format a time in this machine's time zone; empty for 0."""
    return datetime.fromtimestamp(millis / 1000).strftime("%Y-%m-%d %H:%M") if millis else ""


def grid(codes: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Return a table with headings; text written by players is shown without markup and control characters."""
    table = Table()
    for column, code in enumerate(codes):
        longest = max((len(row[column]) for row in rows), default=0) if code in IDS else None
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


def report_parts(details: ReportDetails) -> list[Table | str]:
    note = [details.report.note] if details.report.note else []
    return [reports_grid([details.report]), *note, *([chat_grid(details.talk)] if details.talk else [])]


def player_parts(details: PlayerDetails) -> list[Table]:
    tables = [tables_grid(details.tables)] if details.tables else []
    return [players_grid([details.player]), *tables, *([log_grid(details.log)] if details.log else [])]


def log_grid(lines: Sequence[AuditLine]) -> Table:
    heads = (
        "admin-line",
        "admin-when",
        "admin-operator",
        "admin-what",
        "admin-subject",
        "admin-reason",
        "admin-undone-by",
    )
    rows = [
        (line.id, local_time(line.at), f"{line.operator} ({line.via})", line.action,
         " ".join(filter(None, (line.player_name, line.player, line.table, line.report, line.undoes))), line.reason,
         line.undone_by or "")
        for line in lines
    ]  # fmt: skip
    return grid(heads, rows)


def tokens_grid(tokens: Sequence[TokenSummary]) -> Table:
    heads = ("admin-token", "admin-operator", "admin-created", "admin-expires", "admin-used", "admin-revoked")
    rows = [
        (token.id, token.name, *map(local_time, (token.created, token.expires, token.used, token.revoked)))
        for token in tokens
    ]
    return grid(heads, rows)


def figures_grid(figures: Figures) -> Table:
    latest = {process.id: process.samples[-1] for process in figures.processes if process.samples}
    values = {
        "admin-figure-connections": [str(sample.connections) for sample in latest.values()],
        "admin-figure-people": [str(sample.people) for sample in latest.values()],
        "admin-figure-games": [str(sample.games) for sample in latest.values()],
        "admin-figure-moves": [f"{sample.moves:g}" for sample in latest.values()],
        "admin-figure-requests": [f"{sample.requests:g}" for sample in latest.values()],
        "admin-figure-lag": [f"{sample.lag:g} ms" for sample in latest.values()],
        "admin-figure-bots": [str(sample.bots) for sample in latest.values()],
        "admin-figure-memory": [megabytes(sample.memory) for sample in latest.values()],
        "admin-figure-cpu": [f"{sample.cpu:.0%}" for sample in latest.values()],
        "admin-figure-database": [megabytes(sample.database) for sample in latest.values()],
        "admin-figure-disk": [megabytes(sample.disk) for sample in latest.values()],
        "admin-figure-failures": ["" if s.failures is None else str(s.failures) for s in latest.values()],
    }
    table = Table()
    table.add_column(say("admin-what"))
    for process in latest:
        table.add_column(process, justify="right")
    for code, cells in values.items():
        table.add_row(say(code), *cells)
    return table


def megabytes(size: int | None) -> str:
    return "" if size is None else f"{size / MEGABYTE:.1f} MB"


def about_parts(about: About) -> list[Table | str]:
    rows = [
        (say("admin-version"), about.version),
        (say("admin-database"), f"{about.database}, {about.schema}"),
        (say("admin-figure-database"), megabytes(about.bytes)),
        (say("admin-figure-disk"), megabytes(about.disk)),
        *((name, str(count)) for name, count in about.rows.items()),
    ]
    return [grid(("admin-what", "admin-value"), rows), about.notes]


def rows_or_nothing(make: Callable[[Any], Table]) -> Callable[[Any], list[Table | str]]:
    return lambda rows: [make(rows) if rows else say("admin-none")]


GRIDS: dict[str, Callable[[Any], Sequence[Table | str]]] = {
    "stats": lambda stats: [stats_grid(stats)],
    "figures": lambda figures: rows_or_nothing(lambda _: figures_grid(figures))(figures.processes),
    "about": about_parts,
    "tables": rows_or_nothing(tables_grid),
    "table": lambda details: [table_details(details)],
    "talk": rows_or_nothing(chat_grid),
    "players": rows_or_nothing(players_grid),
    "player": player_parts,
    "reports": rows_or_nothing(reports_grid),
    "report": report_parts,
    "log": rows_or_nothing(log_grid),
    "tokens": rows_or_nothing(tokens_grid),
}
