"""Administration of tables, players and reports, on the database of a running server.

Nothing here reveals what is hidden in a game. A running server notices a decision within seconds.
"""

from __future__ import annotations

import msgspec

from hatbox import wire
from hatbox.engine.errors import BadInput
from hatbox.server.identity import clean_name
from hatbox.server.service.projection import write_of
from hatbox.server.store.store import Store
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, replay_events
from hatbox.server.tables.commands import Refusal

INFO: msgspec.json.Decoder[wire.TableInfo] = msgspec.json.Decoder(wire.TableInfo)
HOUR = 3600 * 1000
DAY = 24 * HOUR
MAX_ATTEMPTS = 20  # to store an event before another process does
FREE = "-"


class TableSummary(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: str
    seats: list[str]  # names of players, levels of bots, or FREE
    created: int
    updated: int


class TableDetails(msgspec.Struct):
    """Everything an administrator may know of a table."""

    info: wire.TableInfo
    events: int
    updated: int


class PlayerSummary(msgspec.Struct):
    """A player in a list."""

    id: str
    name: str
    bot: bool
    created: int
    tables: int
    muted_until: int  # 0: not muted
    banned: bool


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


# --- queries


async def tables(store: Store, status: str | None, limit: int) -> list[TableSummary]:
    """Return tables, the last used first."""
    rows = await store.fetch(
        "SELECT id, game, players, status, info, created, updated FROM tables WHERE status = ? OR ? = ''"
        " ORDER BY updated DESC LIMIT ?",
        status or "", status or "", limit,
    )  # fmt: skip
    return [
        TableSummary(table_id, game, players, state, seat_names(INFO.decode(info)), created, updated)
        for table_id, game, players, state, info, created, updated in rows
    ]


def seat_names(info: wire.TableInfo) -> list[str]:
    return [seat.name or seat.bot or FREE for seat in info.seats]


async def table(store: Store, table_id: str) -> TableDetails:
    rows = await store.fetch("SELECT info, updated FROM tables WHERE id = ?", table_id)
    if not rows:
        raise BadInput("admin-no-table", table=table_id)
    counts = await store.fetch("SELECT count(*) FROM events WHERE table_id = ?", table_id)
    return TableDetails(INFO.decode(rows[0][0]), counts[0][0], rows[0][1])


async def players(store: Store, now: int, limit: int, who: str = "", search: str = "") -> list[PlayerSummary]:
    """Return players, the newest first; `who`: only those with this id or name; `search`: part of a name."""
    part = "".join(f"!{letter}" if letter in "!%_" else letter for letter in search.lower())
    rows = await store.fetch(
        "SELECT id, name, bot, created, (SELECT count(*) FROM seats s WHERE s.player = p.id), muted_until, banned"
        " FROM players p WHERE (id = ? OR name = ? OR ? = '') AND lower(name) LIKE ? ESCAPE '!'"
        " ORDER BY created DESC LIMIT ?",
        who, who, who, f"%{part}%", limit,
    )  # fmt: skip
    return [
        PlayerSummary(player_id, name, bool(bot), created, count, muted if muted > now else 0, bool(banned))
        for player_id, name, bot, created, count, muted, banned in rows
    ]


async def player(store: Store, now: int, who: str) -> PlayerSummary:
    """Return a player by id, or by name if it is unique."""
    matches = await players(store, now, 10, who) if who else []
    matches = [player for player in matches if player.id == who] or matches
    if not matches:
        raise BadInput("admin-no-player", player=who)
    if len(matches) > 1:
        raise BadInput("admin-many-players", name=who, ids=", ".join(player.id for player in matches))
    return matches[0]


async def reports(store: Store, limit: int, *, resolved: bool = False) -> list[ReportSummary]:
    """Return open reports, the newest first; `resolved`: also resolved ones."""
    rows = await store.fetch(
        "SELECT r.id, r.at, r.reporter, a.name, r.player, b.name, r.table_id, r.reason, r.resolved FROM reports r"
        " LEFT JOIN players a ON a.id = r.reporter LEFT JOIN players b ON b.id = r.player"
        " WHERE r.resolved = 0 OR ? = 1 ORDER BY r.at DESC LIMIT ?",
        int(resolved),
        limit,
    )
    return [ReportSummary(*row) for row in rows]


async def stats(store: Store, now: int) -> Stats:
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
        moves=await count("""events WHERE fact LIKE '{"kind":"moved"%' OR fact LIKE '{"kind":"chose"%'"""),
        games_day=await count(ended, now - DAY),
        games_week=await count(ended, now - 7 * DAY),
        reports=await count("reports WHERE resolved = 0"),
    )


# --- decisions


async def mute(store: Store, now: int, who: str, until: int) -> PlayerSummary:
    """Mute a player until a time; 0 unmutes."""
    return await _update_player(store, now, who, "muted_until", until)


async def ban(store: Store, now: int, who: str, *, banned: bool) -> PlayerSummary:
    return await _update_player(store, now, who, "banned", int(banned))


async def rename(store: Store, now: int, who: str, name: str) -> PlayerSummary:
    """Rename a player, from the next table on."""
    try:
        clean = clean_name(msgspec.convert(name, wire.Name))
    except (Refusal, msgspec.ValidationError):
        raise BadInput("admin-bad-name") from None
    return await _update_player(store, now, who, "name", clean)


async def _update_player(store: Store, now: int, who: str, column: str, value: str | int) -> PlayerSummary:
    player_id = (await player(store, now, who)).id
    await store.execute((f"UPDATE players SET {column} = ? WHERE id = ?", (value, player_id)))
    return await player(store, now, player_id)


async def close(store: Store, now: int, table_id: str) -> TableDetails:
    """Close a table that is open or being played, by an event like any other."""
    for _ in range(MAX_ATTEMPTS):
        events = await store.events(table_id)
        if not events:
            raise BadInput("admin-no-table", table=table_id)
        closing = replay_events(table_id, events)
        if closing.status not in ("open", "playing"):
            raise BadInput("admin-table-ended", table=table_id, status=closing.status)
        event = log.Event(closing.version + 1, max(now, closing.at), log.Closed())
        apply_event(closing, event)
        if await store.append([write_of(closing, [event])]):
            return await table(store, table_id)
    raise BadInput("admin-table-busy", table=table_id)
