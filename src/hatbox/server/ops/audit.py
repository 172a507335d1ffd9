"""The log of what operators do. A change and its line are stored together or not at all, and lines are only added."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from hatbox.server.ops.admin_messages import AuditLine, LogQuery
from hatbox.server.store.store import OnTable, Statement, Store

if TYPE_CHECKING:
    from hatbox.server.ops.figures import FigureHistory

Values: TypeAlias = Mapping[str, str | int]
UNDOABLE = frozenset(("mute", "unmute", "ban", "unban", "rename", "resolve", "reopen", "announce"))
INSERT = (
    "INSERT INTO audit (id, at, operator, via, action, player, table_id, report, reason, before, after, undoes)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
SELECT = (
    "SELECT a.id, a.at, a.operator, a.via, a.action, a.player, p.name, a.table_id, a.report, a.reason, a.before,"
    " a.after, a.undoes, (SELECT min(u.id) FROM audit u WHERE u.undoes = a.id)"
    " FROM audit a LEFT JOIN players p ON p.id = a.player"
)
VALUES = msgspec.json.Decoder(dict[str, str | int])


async def _ignore(_player: str) -> None:
    pass


@dataclass(frozen=True)
class AdminContext:
    """The circumstances of an action: its operator, time and store."""

    store: Store
    now: int
    operator: str
    via: Literal["page", "command"]
    publish_player: Callable[[str], Awaitable[None]] = _ignore  # after a change of a player, to all processes
    on_table: OnTable = lambda _table, _n: None  # after an event of a table: a process is not notified of its own
    on_announcement: Callable[[], Awaitable[None]] | None = None  # shows a new one at once
    history: FigureHistory | None = None  # None: only the latest figures are known


@dataclass(frozen=True)
class Entry:
    """A line to be written."""

    action: str
    reason: str = ""
    player: str = ""
    table: str = ""
    report: str = ""
    before: Values = field(default_factory=dict)
    after: Values = field(default_factory=dict)
    undoes: str = ""


def line_of(context: AdminContext, entry: Entry) -> Statement:
    """Return the statement that adds a line to the log."""
    line = f"{context.now:012x}{secrets.token_hex(4)}"
    values = (msgspec.json.encode(values).decode() for values in (entry.before, entry.after))
    about = (entry.player, entry.table, entry.report, entry.reason.strip())
    return INSERT, (line, context.now, context.operator, context.via, entry.action, *about, *values, entry.undoes)


async def record(context: AdminContext, entry: Entry, *statements: Statement) -> None:
    """Execute statements together with a line of the log."""
    await context.store.execute(*statements, line_of(context, entry))


async def record_if(context: AdminContext, entry: Entry, change: Statement) -> bool:
    """Execute a conditional change with its line of the log; False, and no line, if it changed nothing."""
    return await context.store.revise(change, (), lambda _rows: [line_of(context, entry)])


async def lines(context: AdminContext, query: LogQuery) -> list[AuditLine]:
    """Return the log, the newest line first."""
    rows = await context.store.fetch(
        f"{SELECT} WHERE a.player = ? OR ? = '' ORDER BY a.id DESC LIMIT ?", query.player, query.player, query.limit
    )
    return [_line(*row) for row in rows]


async def line(context: AdminContext, line_id: str) -> AuditLine | None:
    rows = await context.store.fetch(f"{SELECT} WHERE a.id = ?", line_id)
    return _line(*rows[0]) if rows else None


def _line(
    line_id: str, at: int, operator: str, via: str, action: str, player: str, name: str | None, table: str,
    report: str, reason: str, before: str, after: str, undoes: str, undone_by: str | None,
) -> AuditLine:  # fmt: skip
    values = VALUES.decode(before), VALUES.decode(after)
    can_undo = action in UNDOABLE and undone_by is None and bool(values[1])
    return AuditLine(
        line_id, at, operator, via, action, player, name, table, report, reason, *values, undoes, undone_by, can_undo
    )
