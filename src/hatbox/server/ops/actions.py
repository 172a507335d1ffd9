"""The table of the host's actions: `hatbox admin` and the routes under `/admin/api` are both made from it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from hatbox.server.ops import about, admin, admin_messages, announcements, audit, figures, housekeeping, operators
from hatbox.server.ops.audit import AdminContext
from hatbox.server.store.store import Store

if TYPE_CHECKING:
    import msgspec

Run: TypeAlias = Callable[[AdminContext, Any], Awaitable[Any]]
Stream: TypeAlias = Callable[[Store, admin_messages.ExportCounts], AsyncIterator[bytes]]


@dataclass(frozen=True)
class Action:
    """Something that an operator can do."""

    name: str  # of the command and of the route
    summary: str  # for the REST interface; the command has its own words in every language
    takes: type[msgspec.Struct]
    gives: Any
    run: Run
    changes: bool = False  # and writes exactly one line of the log
    options: tuple[str, ...] = ()  # required arguments that are options on the command line
    positional: tuple[str, ...] = ()  # optional arguments that are not
    on_page: bool = True


@dataclass(frozen=True)
class Export:
    """An action that answers with a file, line by line."""

    name: str
    summary: str
    stream: Stream
    file_name: str


ACTIONS = (
    Action("stats", "Counts of everything", admin_messages.NoArguments, admin_messages.Stats, admin.stats),
    Action("figures", "Live figures of all processes", admin_messages.FiguresQuery, admin_messages.Figures,
           figures.figures),
    Action("about", "Version, update notes and storage", admin_messages.NoArguments, admin_messages.About,
           about.about),
    Action("tables", "Tables, the last used first", admin_messages.TablesQuery, list[admin_messages.TableSummary],
           admin.tables),
    Action("table", "One table, as everybody may know it", admin_messages.OneTable, admin_messages.TableDetails,
           admin.table),
    Action("talk", "The chat of a table", admin_messages.OneTable, list[admin_messages.ChatLine], admin.talk),
    Action("close", "Close a table that is open or being played", admin_messages.TableDecision,
           admin_messages.TableDetails, admin.close, changes=True),
    Action("players", "Players, the newest first", admin_messages.PlayersQuery, list[admin_messages.PlayerSummary],
           admin.players),
    Action("player", "One player with tables, reports and the log", admin_messages.OnePlayer,
           admin_messages.PlayerDetails, admin.player),
    Action("mute", "Mute a player at every table", admin_messages.Mute, admin_messages.PlayerSummary, admin.mute,
           changes=True),
    Action("unmute", "Let a player speak again", admin_messages.PlayerDecision, admin_messages.PlayerSummary,
           admin.unmute, changes=True),
    Action("ban", "Ban a player", admin_messages.Ban, admin_messages.PlayerSummary, admin.ban, changes=True),
    Action("unban", "Let a player in again", admin_messages.PlayerDecision, admin_messages.PlayerSummary, admin.unban,
           changes=True),
    Action("rename", "Rename a player", admin_messages.Rename, admin_messages.PlayerSummary, admin.rename,
           changes=True),
    Action("forget", "Delete a player's personal data", admin_messages.PlayerDecision, admin_messages.PlayerSummary,
           admin.forget, changes=True),
    Action("reports", "Reports, the newest first", admin_messages.ReportsQuery, list[admin_messages.ReportSummary],
           admin.reports),
    Action("report", "One report with the talk around it", admin_messages.OneReport, admin_messages.ReportDetails,
           admin.report),
    Action("resolve", "Mark a report as resolved", admin_messages.ReportDecision, str, admin.resolve, changes=True),
    Action("reopen", "Mark a report as open again", admin_messages.ReportDecision, str, admin.reopen, changes=True),
    Action("announcement", "The announcement that is shown", admin_messages.NoArguments,
           admin_messages.AnnouncementState, announcements.announcement),
    Action("announce", "Show a text on all pages, or take it back", admin_messages.Announce,
           admin_messages.AnnouncementState, announcements.announce, changes=True, positional=("text",)),
    Action("log", "What operators did, the newest first", admin_messages.LogQuery, list[admin_messages.AuditLine],
           audit.lines),
    Action("undo", "Restore what an action has changed", admin_messages.Undo, admin_messages.AuditLine, admin.undo,
           changes=True),
    Action("prune", "Delete what nobody has used for a long time", admin_messages.Prune, admin_messages.PruneCounts,
           housekeeping.prune_older, changes=True, options=("older",)),
    Action("tokens", "Operators' tokens, without their secrets", admin_messages.NoArguments,
           list[admin_messages.TokenSummary], operators.tokens),
    # Only on the host's machine: a stolen token must not be able to make another.
    Action("token", "Make an operator's token", admin_messages.NewToken, admin_messages.CreatedToken, operators.create,
           changes=True, on_page=False),
    Action("revoke-token", "Revoke an operator's token", admin_messages.OneToken, admin_messages.TokenSummary,
           operators.revoke, changes=True),
)  # fmt: skip

EXPORTS = (Export("export-games", "Records of all finished games, without names", housekeeping.export_games,
                  "hatbox-games.jsonl"),)  # fmt: skip
