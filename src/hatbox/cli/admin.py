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

from hatbox.cli.database import database
from hatbox.core.errors import BadInput
from hatbox.i18n import Param, say

if TYPE_CHECKING:
    from hatbox.server.admin import PlayerRow, ReportRow, Stats, TableReport, TableRow
    from hatbox.server.store.store import Store

WIDTH = 140  # where there is no terminal
MOST_HOURS = 100_000


def run(asked: Namespace) -> int:
    """Open the database beside a server that may use it, and do one thing."""
    with database(asked) as url:
        found = asyncio.run(done(url, asked))
    if asked.json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        return 0
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # some terminals cannot show everything
    show(Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False, markup=False), asked, found)
    return 0


async def done(url: str, asked: Namespace) -> Any:
    """What was asked for."""
    from hatbox.server.store.store import open_store

    store = await open_store(url, beside=True)
    try:
        return await answer(store, asked, time.time_ns() // 1_000_000)
    finally:
        await store.close()


async def answer(store: Store, asked: Namespace, now: int) -> Any:
    """What the database tells, or what it is after a decision."""
    from hatbox.server import admin

    match asked.deed:
        case "tables":
            return await admin.tables(store, asked.status, asked.limit)
        case "table":
            return await admin.table(store, asked.table)
        case "players":
            return await admin.players(store, now, asked.limit)
        case "reports":
            return await admin.reports(store, asked.limit)
        case "stats":
            return await admin.stats(store, now)
        case "mute":
            if not 0 < asked.hours <= MOST_HOURS:
                raise BadInput("bad-number", field="--hours", number=asked.hours, least=1, most=MOST_HOURS)
            return await admin.mute(store, now, asked.player, now + math.ceil(asked.hours * admin.HOUR))
        case "unmute":
            return await admin.mute(store, now, asked.player, 0)
        case "ban" | "unban":
            return await admin.ban(store, now, asked.player, banned=asked.deed == "ban")
        case "rename":
            return await admin.rename(store, now, asked.player, asked.name)
        case _:
            return await admin.close(store, now, asked.table)


# --- for people


def show(console: Console, asked: Namespace, found: Any) -> None:
    """The answer in words and tables."""
    match asked.deed:
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
        case "close":
            console.print(say("admin-closed", {"table": found.info.id}))
        case deed:
            told: dict[str, Param] = {"name": found.name, "player": found.id, "until": when(found.muted_until)}
            codes = {
                "mute": "admin-muted", "unmute": "admin-unmuted", "ban": "admin-banned", "unban": "admin-unbanned",
                "rename": "admin-renamed",
            }  # fmt: skip
            console.print(say(codes[deed], told))


def when(moment: int) -> str:
    """A moment by this machine's clock; nothing for 0."""
    return datetime.fromtimestamp(moment / 1000).strftime("%Y-%m-%d %H:%M") if moment else ""


def grid(codes: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Rows under heads. What people have written stays what it is: no markup, nothing unprintable."""
    table = Table()
    for code in codes:
        table.add_column(say(code), overflow="fold")
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
    heads = ("admin-when", "admin-reporter", "admin-reported", "admin-table", "admin-reason")
    rows = [
        (when(one.at), f"{one.reporter_name or ''} {one.reporter}", f"{one.player_name or ''} {one.player}", one.table,
         one.reason)
        for one in found
    ]  # fmt: skip
    return grid(heads, rows)


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
