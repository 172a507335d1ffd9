"""Arguments and results of the host's actions: the same for `hatbox admin` and for the page at `/admin`.

The page's types are generated from this module by `python tools/wire.py`. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hatbox.wire import TableInfo

# --- arguments

Count = Annotated[int, msgspec.Meta(ge=1, le=1000000)]  # of rows to list
Reason = Annotated[str, msgspec.Meta(max_length=300)]
OperatorName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NoArguments(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing."""


class FiguresQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Which figures to return."""

    since: int = 0  # only later samples


class TablesQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Which tables to list."""

    status: Literal["open", "playing", "over", "closed"] | None = None
    game: str = ""
    search: str = ""  # an id, or part of the name of somebody who sits there
    limit: Count = 100


class OneTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table by its id."""

    table: str


class PlayersQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Which players to list."""

    search: str = ""  # an id, or part of a name
    sanctioned: bool = False  # only muted and banned ones
    limit: Count = 100


class OnePlayer(msgspec.Struct, forbid_unknown_fields=True):
    """A player by id, or by a name that nobody else has."""

    player: str


class ReportsQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Which reports to list."""

    all: bool = False  # also resolved ones
    limit: Count = 100


class OneReport(msgspec.Struct, forbid_unknown_fields=True):
    """A report by its id."""

    report: str


class LogQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Which lines of the log to list."""

    player: str = ""  # only about this player
    limit: Count = 100


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to mute, and for how long."""

    player: str
    hours: float = 24
    reason: Reason = ""
    show_reason: bool = False  # to the player


class Ban(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to ban."""

    player: str
    reason: Reason = ""
    show_reason: bool = False  # to the player


class PlayerDecision(msgspec.Struct, forbid_unknown_fields=True):
    """A player, and why."""

    player: str
    reason: Reason = ""


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """A player's new name."""

    player: str
    name: str
    reason: Reason = ""


class TableDecision(msgspec.Struct, forbid_unknown_fields=True):
    """A table, and why."""

    table: str
    reason: Reason = ""


class ReportDecision(msgspec.Struct, forbid_unknown_fields=True):
    """A report, and a note for other operators."""

    report: str
    reason: Reason = ""


class Announce(msgspec.Struct, forbid_unknown_fields=True):
    """A text for everybody's page."""

    text: Reason = ""
    hours: float = 0  # until it is taken back by itself; 0: until `clear`
    clear: bool = False  # take back what is shown


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the log."""

    line: str
    reason: Reason = ""


class Prune(msgspec.Struct, forbid_unknown_fields=True):
    """The age of the data to delete."""

    older: str  # such as 365d


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """Whose token, and for how many days."""

    name: OperatorName | None = None  # null: the user of the command line
    days: int = 0  # 0: until it is revoked


class OneToken(msgspec.Struct, forbid_unknown_fields=True):
    """An operator's token by its id, the part before the dot."""

    token: str


# --- results


class TableSummary(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: str
    seats: list[str]  # names of players, levels of bots, or "-"
    created: int
    updated: int


class TableDetails(msgspec.Struct):
    """Everything an operator may know of a table: no cards, no code, no state."""

    info: TableInfo
    events: int  # that everybody there could see
    updated: int


class ChatLine(msgspec.Struct):
    """A chat message at a table."""

    at: int
    player: str
    name: str
    text: str  # or the name of a phrase
    is_phrase: bool = False
    is_near: bool = False  # said shortly before the report


class PlayerSummary(msgspec.Struct):
    """A player in a list."""

    id: str
    name: str
    bot: bool
    created: int
    tables: int
    muted_until: int  # 0: not muted
    banned: bool
    mute_notice: str = ""  # the reason that the player is shown
    ban_notice: str = ""


class AuditLine(msgspec.Struct):
    """An action of an operator."""

    id: str
    at: int
    operator: str
    via: str  # page or command
    action: str
    player: str
    player_name: str | None
    table: str
    report: str
    reason: str
    before: dict[str, str | int]  # the values that it changed
    after: dict[str, str | int]
    undoes: str  # the line that it undid
    undone_by: str | None  # the line that undid it
    can_undo: bool


class PlayerDetails(msgspec.Struct):
    """A player with tables, reports and what operators have done."""

    player: PlayerSummary
    reports: int  # about the player
    tables: list[TableSummary]
    log: list[AuditLine]


class ReportSummary(msgspec.Struct):
    """A report in a list."""

    id: str
    at: int
    reporter: str
    reporter_name: str | None
    player: str
    player_name: str | None
    table: str
    reason: str
    resolved: int  # when; 0: not yet
    note: str = ""  # of who resolved it


class ReportDetails(msgspec.Struct):
    """A report with the talk around it."""

    report: ReportSummary
    talk: list[ChatLine]
    player: PlayerSummary | None  # null: deleted


class TableCount(msgspec.Struct):
    """The number of tables of a game with a status."""

    game: str
    status: str
    tables: int


class Stats(msgspec.Struct):
    """Counts of everything."""

    players: int
    bots: int  # programs among these players
    new_players_day: int
    muted: int
    banned: int
    tables: list[TableCount]
    moves: int
    games_day: int  # ended within a day
    games_week: int
    reports: int


class Sample(msgspec.Struct):
    """Figures of one process at one time."""

    at: int
    connections: int = 0
    people: int = 0  # online in this process
    games: int = 0  # being played, in all processes
    tables: int = 0  # in memory
    moves: float = 0  # of people, per minute
    requests: float = 0  # per minute
    lag: float = 0  # of the event loop, the worst, in milliseconds
    bots: int = 0  # that think or wait to
    memory: int | None = None  # bytes; null: unknown
    cpu: float = 0  # share of one core
    database: int = 0  # bytes
    disk: int | None = None  # free bytes; null: unknown
    failures: int | None = None  # notifications that failed since the start; null: none are sent


class ProcessFigures(msgspec.Struct):
    """The samples of a process, the oldest first."""

    id: str
    started: int
    samples: list[Sample]


class Figures(msgspec.Struct):
    """The figures of all processes that are running."""

    at: int
    interval: int  # milliseconds between two samples
    processes: list[ProcessFigures]


class AnnouncementState(msgspec.Struct):
    """The announcement that is shown."""

    text: str  # empty: none
    at: int
    until: int  # 0: until it is taken back


class TokenSummary(msgspec.Struct):
    """An operator's token, without its secret."""

    id: str
    name: str
    created: int
    expires: int  # 0: never
    used: int  # 0: never
    revoked: int  # 0: valid


class CreatedToken(msgspec.Struct):
    """A new token: the only time that it is shown."""

    id: str
    name: str
    expires: int
    token: str


class About(msgspec.Struct):
    """The server: version, storage, what is new."""

    version: str
    operator: str  # who asks
    database: str  # sqlite or postgresql
    schema: int
    bytes: int
    disk: int | None  # free bytes; null: unknown
    rows: dict[str, int]  # by table of the database
    notes: str  # the changelog of this version, Markdown


class PruneCounts(msgspec.Struct):
    """The number of rows deleted."""

    tables: int
    players: int
    reports: int


class ExportCounts(msgspec.Struct):
    """The number of records written, and of tables that could not be read."""

    games: int
    damaged: int
