"""Queries and decisions of operators: tables, players and reports, on the database of a running server.

Nothing here reveals what is hidden in a game. A running server notices a decision within seconds. Every decision is a
line of the log (`audit.py`), written in the same transaction.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from hatbox import wire
from hatbox.engine.errors import BadInput
from hatbox.server.identity import clean_name
from hatbox.server.ops import announcements, audit
from hatbox.server.ops.admin_messages import (
    AnnouncementState,
    AuditLine,
    Ban,
    ChatLine,
    LogQuery,
    Mute,
    NoArguments,
    OnePlayer,
    OneReport,
    OneTable,
    PlayerDecision,
    PlayerDetails,
    PlayersQuery,
    PlayerSummary,
    Rename,
    ReportDecision,
    ReportDetails,
    ReportsQuery,
    ReportSummary,
    Stats,
    TableCount,
    TableDecision,
    TableDetails,
    TablesQuery,
    TableSummary,
    Undo,
)
from hatbox.server.ops.audit import AdminContext, Entry, Values
from hatbox.server.players.privacy import forget as erase
from hatbox.server.service.projection import write_of
from hatbox.server.store.store import Statement
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, replay_events
from hatbox.server.tables.commands import Refusal

INFO: msgspec.json.Decoder[wire.TableInfo] = msgspec.json.Decoder(wire.TableInfo)
HOUR = 3600 * 1000
DAY = 24 * HOUR
MAX_HOURS = 100_000
MAX_ATTEMPTS = 20  # to store a change before another process does
FREE = "-"
NEAR = 10 * 60 * 1000  # milliseconds before a report in which talk is marked
MAX_TALK = (40, 20)  # chat lines before and after a report
MAX_LISTED = 50  # tables and lines of the log shown with a player

TABLES = "SELECT t.id, t.game, t.players, t.status, t.info, t.created, t.updated FROM tables t"
PLAYERS = (
    "SELECT id, name, bot, created, (SELECT count(*) FROM seats s WHERE s.player = p.id), muted_until, banned,"
    " mute_notice, ban_notice FROM players p"
)
REPORTS = (
    "SELECT r.id, r.at, r.reporter, a.name, r.player, b.name, r.table_id, r.reason, r.resolved, r.note FROM reports r"
    " LEFT JOIN players a ON a.id = r.reporter LEFT JOIN players b ON b.id = r.player"
)
# Moves that everybody knows of: secret choices are counted when the last of them is made.
MOVES = """events WHERE fact LIKE '{"kind":"moved"%' OR fact LIKE '{"kind":"chose"%"last":true%'"""


# --- queries


async def tables(context: AdminContext, query: TablesQuery) -> list[TableSummary]:
    """Return tables, the last used first."""
    status, part = query.status or "", _pattern(query.search)
    rows = await context.store.fetch(
        f"{TABLES} WHERE (t.status = ? OR ? = '') AND (t.game = ? OR ? = '') AND (? = '' OR t.id = ? OR EXISTS"
        " (SELECT 1 FROM seats s JOIN players p ON p.id = s.player WHERE s.table_id = t.id"
        " AND (p.id = ? OR lower(p.name) LIKE ? ESCAPE '!'))) ORDER BY t.updated DESC, t.id LIMIT ?",
        status, status, query.game, query.game, query.search, query.search, query.search, part, query.limit,
    )  # fmt: skip
    return [_summary(row) for row in rows]


def _summary(row: Sequence[Any]) -> TableSummary:
    table_id, game, players, status, info, created, updated = row
    seats = [seat.name or seat.bot or FREE for seat in INFO.decode(info).seats]
    return TableSummary(table_id, game, players, status, seats, created, updated)


def _pattern(search: str) -> str:
    """Return a pattern for LIKE that finds a part of a name."""
    return f"%{''.join(f'!{letter}' if letter in '!%_' else letter for letter in search.lower())}%"


async def table(context: AdminContext, query: OneTable) -> TableDetails:
    """Return a table as everybody may know it."""
    rows = await context.store.fetch("SELECT info, updated FROM tables WHERE id = ?", query.table)
    if not rows:
        raise BadInput("admin-no-table", table=query.table)
    public = sum(log.is_numbered(event.fact) for event in await context.store.events(query.table))
    info = replace(INFO.decode(rows[0][0]), code=None, nonces=None, opening=None)
    return TableDetails(info, public, rows[0][1])


async def talk(context: AdminContext, query: OneTable) -> list[ChatLine]:
    """Return the chat of a table, in order."""
    events = await context.store.events(query.table)
    if not events:
        raise BadInput("admin-no-table", table=query.table)
    said = [(event.at, event.fact) for event in events if isinstance(event.fact, log.Said)]
    return [
        ChatLine(at, fact.player, fact.name, fact.text or fact.phrase or "", is_phrase=fact.phrase is not None)
        for at, fact in said
    ]


async def players(context: AdminContext, query: PlayersQuery) -> list[PlayerSummary]:
    """Return players, the newest first."""
    rows = await context.store.fetch(
        f"{PLAYERS} WHERE (id = ? OR lower(name) LIKE ? ESCAPE '!') AND (? = 0 OR banned = 1 OR muted_until > ?)"
        " ORDER BY created DESC, id LIMIT ?",
        query.search, _pattern(query.search), int(query.sanctioned), context.now, query.limit,
    )  # fmt: skip
    return [_player(context, row) for row in rows]


def _player(context: AdminContext, row: Sequence[Any]) -> PlayerSummary:
    summary = PlayerSummary(*row)
    is_muted = summary.muted_until > context.now
    return replace(
        summary,
        bot=bool(summary.bot),
        muted_until=summary.muted_until if is_muted else 0,
        mute_notice=summary.mute_notice if is_muted else "",
        banned=bool(summary.banned),
    )


async def find_player(context: AdminContext, who: str) -> PlayerSummary:
    """Return a player by id, or by name if it is unique."""
    rows = await context.store.fetch(f"{PLAYERS} WHERE id = ? OR name = ? ORDER BY created DESC LIMIT 10", who, who)
    matches = [_player(context, row) for row in rows] if who else []
    matches = [player for player in matches if player.id == who] or matches
    if not matches:
        raise BadInput("admin-no-player", player=who)
    if len(matches) > 1:
        raise BadInput("admin-many-players", name=who, ids=", ".join(player.id for player in matches))
    return matches[0]


async def player(context: AdminContext, query: OnePlayer) -> PlayerDetails:
    """Return a player with tables, reports and the log."""
    summary = await find_player(context, query.player)
    rows = await context.store.fetch(
        f"{TABLES} JOIN seats s ON s.table_id = t.id WHERE s.player = ? ORDER BY t.updated DESC, t.id LIMIT ?",
        summary.id, MAX_LISTED,
    )  # fmt: skip
    ((count,),) = await context.store.fetch("SELECT count(*) FROM reports WHERE player = ?", summary.id)
    lines = await audit.lines(context, LogQuery(summary.id, MAX_LISTED))
    return PlayerDetails(summary, count, [_summary(row) for row in rows], lines)


async def reports(context: AdminContext, query: ReportsQuery) -> list[ReportSummary]:
    """Return open reports, the newest first; `all`: also resolved ones."""
    rows = await context.store.fetch(
        f"{REPORTS} WHERE r.resolved = 0 OR ? = 1 ORDER BY r.at DESC, r.id LIMIT ?", int(query.all), query.limit
    )
    return [ReportSummary(*row) for row in rows]


async def _find_report(context: AdminContext, report_id: str) -> ReportSummary:
    rows = await context.store.fetch(f"{REPORTS} WHERE r.id = ?", report_id)
    if not rows:
        raise BadInput("admin-no-report", report=report_id)
    return ReportSummary(*rows[0])


async def report(context: AdminContext, query: OneReport) -> ReportDetails:
    """Return a report with the talk around it."""
    summary = await _find_report(context, query.report)
    try:
        lines = await talk(context, OneTable(summary.table))
    except BadInput:  # the table was pruned
        lines = []
    reported = None if summary.player_name is None else await find_player(context, summary.player)
    return ReportDetails(summary, talk_around(lines, summary.at), reported)


def talk_around(lines: Sequence[ChatLine], at: int) -> list[ChatLine]:
    """Return the lines before and after a time; those shortly before it are marked."""
    before, after = [line for line in lines if line.at <= at], [line for line in lines if line.at > at]
    marked = [replace(line, is_near=at - line.at <= NEAR) for line in before[-MAX_TALK[0] :]]
    return [*marked, *after[: MAX_TALK[1]]]


async def stats(context: AdminContext, _query: NoArguments) -> Stats:
    """Return counts of everything."""
    store, now = context.store, context.now

    async def count(sql: str, *arguments: int) -> int:
        return int((await store.fetch(f"SELECT count(*) FROM {sql}", *arguments))[0][0])

    by_game = await store.fetch("SELECT game, status, count(*) FROM tables GROUP BY game, status ORDER BY game, status")
    ended = "tables WHERE status = 'over' AND updated > ?"
    return Stats(
        players=await count("players"),
        bots=await count("players WHERE bot = 1"),
        new_players_day=await count("players WHERE created > ?", now - DAY),
        muted=await count("players WHERE muted_until > ?", now),
        banned=await count("players WHERE banned = 1"),
        tables=[TableCount(*row) for row in by_game],
        moves=await count(MOVES),
        games_day=await count(ended, now - DAY),
        games_week=await count(ended, now - 7 * DAY),
        reports=await count("reports WHERE resolved = 0"),
    )


# --- decisions about players


async def mute(context: AdminContext, muting: Mute) -> PlayerSummary:
    """Mute a player at every table, for a while."""
    if not 0 < muting.hours <= MAX_HOURS:
        raise BadInput("bad-number", field="--hours", number=muting.hours, least=1, most=MAX_HOURS)
    until = context.now + math.ceil(muting.hours * HOUR)
    notice = _notice(muting.reason, show=muting.show_reason)
    values: Values = {"muted_until": until, "mute_notice": notice}
    return await _change_player(context, "mute", muting.player, muting.reason, values)


async def unmute(context: AdminContext, decision: PlayerDecision) -> PlayerSummary:
    """Let a player speak again."""
    values: Values = {"muted_until": 0, "mute_notice": ""}
    return await _change_player(context, "unmute", decision.player, decision.reason, values)


async def ban(context: AdminContext, banning: Ban) -> PlayerSummary:
    """Shut a player out."""
    values: Values = {"banned": 1, "ban_notice": _notice(banning.reason, show=banning.show_reason)}
    return await _change_player(context, "ban", banning.player, banning.reason, values)


async def unban(context: AdminContext, decision: PlayerDecision) -> PlayerSummary:
    """Let a player in again."""
    return await _change_player(context, "unban", decision.player, decision.reason, {"banned": 0, "ban_notice": ""})


async def rename(context: AdminContext, renaming: Rename) -> PlayerSummary:
    """Rename a player, from the next table on."""
    try:
        clean = clean_name(msgspec.convert(renaming.name, wire.Name))
    except (Refusal, msgspec.ValidationError):
        raise BadInput("admin-bad-name") from None
    return await _change_player(context, "rename", renaming.player, renaming.reason, {"name": clean})


def _notice(reason: str, *, show: bool) -> str:
    """Return the reason as the player is shown it; "" if it is not shown."""
    if show and not reason.strip():
        raise BadInput("admin-no-reason")
    return " ".join(reason.split()) if show else ""


async def _change_player(context: AdminContext, action: str, who: str, reason: str, values: Values) -> PlayerSummary:
    """Set columns of a player's row; again if another process was first, so that the log has the values before."""
    player_id = (await find_player(context, who)).id
    for _ in range(MAX_ATTEMPTS):
        before = await _row(context, "players", player_id, values)
        entry = Entry(action, reason, player_id, before=before, after=values)
        if await audit.record_if(context, entry, _conditional_update("players", player_id, before, values)):
            await context.publish_player(player_id)
            return await find_player(context, player_id)
    raise BadInput("admin-changed-since")


async def _row(context: AdminContext, name: str, row_id: str, columns: Values) -> Values:
    """Return the present values of some columns of a row."""
    rows = await context.store.fetch(f"SELECT {', '.join(columns)} FROM {name} WHERE id = ?", row_id)
    return dict(zip(columns, rows[0], strict=True)) if rows else {}


def _conditional_update(name: str, row_id: str, before: Values, after: Values) -> Statement:
    """Return the update of a row that changes nothing unless the row is as before."""
    changes = ", ".join(f"{column} = ?" for column in after)
    unchanged = "".join(f" AND {column} = ?" for column in before)
    return f"UPDATE {name} SET {changes} WHERE id = ?{unchanged}", (*after.values(), row_id, *before.values())


async def forget(context: AdminContext, decision: PlayerDecision) -> PlayerSummary:
    """Erase a player's personal data. The line of the log comes first: after a crash a server finishes the erasure."""
    summary = await find_player(context, decision.player)
    await audit.record(context, Entry("forget", decision.reason, summary.id))
    await erase(context.store, summary.id, context.now, context.on_table)
    await context.publish_player(summary.id)
    return summary


# --- decisions about tables and reports


async def close(context: AdminContext, decision: TableDecision) -> TableDetails:
    """Close a table that is open or being played, by an event like any other."""
    table_id, store = decision.table, context.store
    for _ in range(MAX_ATTEMPTS):
        events = await store.events(table_id)
        if not events:
            raise BadInput("admin-no-table", table=table_id)
        closing = replay_events(table_id, events)
        if closing.status not in ("open", "playing"):
            raise BadInput("admin-table-ended", table=table_id, status=closing.status)
        before = {"status": closing.status}
        event = log.Event(closing.version + 1, max(context.now, closing.at), log.Closed())
        apply_event(closing, event)
        write = write_of(closing, [event])
        entry = Entry("close", decision.reason, table=table_id, before=before, after={"status": closing.status})
        line = audit.line_of(context, entry)
        if await store.append([replace(write, listing=[*write.listing, line])]):
            context.on_table(table_id, event.n)
            return await table(context, OneTable(table_id))
    raise BadInput("admin-table-busy", table=table_id)


async def resolve(context: AdminContext, decision: ReportDecision) -> str:
    """Mark a report as resolved."""
    return await _change_report(context, "resolve", decision, resolved=context.now)


async def reopen(context: AdminContext, decision: ReportDecision) -> str:
    """Mark a report as open again."""
    return await _change_report(context, "reopen", decision, resolved=0)


async def _change_report(context: AdminContext, action: str, decision: ReportDecision, resolved: int) -> str:
    summary = await _find_report(context, decision.report)
    note = decision.reason.strip() or summary.note
    before: Values = {"resolved": summary.resolved, "note": summary.note}
    after: Values = {"resolved": resolved, "note": note}
    entry = Entry(
        action, decision.reason, summary.player, table=summary.table, report=summary.id, before=before, after=after
    )
    if not await audit.record_if(context, entry, _conditional_update("reports", summary.id, before, after)):
        raise BadInput("admin-changed-since")
    return summary.id


# --- undo


async def undo(context: AdminContext, undoing: Undo) -> AuditLine:
    """Restore what an action has changed, unless it has been changed again since."""
    line = await audit.line(context, undoing.line)
    if line is None:
        raise BadInput("admin-no-line", line=undoing.line)
    if line.undone_by is not None:
        raise BadInput("admin-undone", line=line.id)
    if not line.can_undo:
        raise BadInput("admin-cannot-undo", action=line.action)
    if line.action == "announce":
        await _undo_announcement(context, line, undoing.reason)
    else:
        name, row_id = ("reports", line.report) if line.report else ("players", line.player)
        entry = _undo_entry(line, undoing.reason, line.before)
        if not await audit.record_if(context, entry, _conditional_update(name, row_id, line.after, line.before)):
            raise BadInput("admin-changed-since")
        if not line.report:
            await context.publish_player(line.player)
    undone = await audit.line(context, line.id)
    assert undone is not None
    return undone


def _undo_entry(line: AuditLine, reason: str, after: Values) -> Entry:
    return Entry(
        "undo", reason, line.player, table=line.table, report=line.report, before=line.after, after=after,
        undoes=line.id,
    )  # fmt: skip


async def _undo_announcement(context: AdminContext, line: AuditLine, reason: str) -> None:
    """Show the announcement before again, unless it has expired."""
    now = context.now
    text, until = str(line.before.get("text", "")), int(line.before.get("until", 0))
    again = announcements.shown_at(AnnouncementState(text, now, until), now)
    entry = _undo_entry(line, reason, announcements.values_of(replace(again, at=now)))
    update = "UPDATE announcements SET text = ?, at = ?, until = ? WHERE at = ? AND text = ?"
    since = (line.after["at"], line.after["text"])
    if not await audit.record_if(context, entry, (update, (again.text, now, again.until, *since))):
        raise BadInput("admin-changed-since")
    if context.on_announcement is not None:
        await context.on_announcement()
