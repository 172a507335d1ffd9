"""What a host may look at and decide: tables, people, reports. Works beside a running server, on its database.

Nothing here tells what is hidden in a game. A server notices within some seconds what was decided.
"""

from __future__ import annotations

import msgspec

from hatbox import wire
from hatbox.engine.errors import BadInput
from hatbox.server.players.players import shown_name
from hatbox.server.service.projection import write_of
from hatbox.server.store.store import Store
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, replay_events
from hatbox.server.tables.commands import Refusal

INFO: msgspec.json.Decoder[wire.TableInfo] = msgspec.json.Decoder(wire.TableInfo)
HOUR = 3600 * 1000
DAY = 24 * HOUR
TRIES = 20  # to write before somebody else does
FREE = "-"


class TableRow(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: str
    seats: list[str]  # names of people, levels of bots, FREE
    created: int
    updated: int


class TableReport(msgspec.Struct):
    """All that a host may know of one table."""

    info: wire.TableInfo
    events: int
    updated: int


class PlayerRow(msgspec.Struct):
    """Somebody."""

    id: str
    name: str
    bot: bool
    created: int
    tables: int
    muted_until: int  # 0: not muted
    banned: bool


class ReportRow(msgspec.Struct):
    """What somebody has reported."""

    id: str
    at: int
    reporter: str
    reporter_name: str | None
    player: str
    player_name: str | None
    table: str
    reason: str
    resolved: int  # when; 0: not yet


class Count(msgspec.Struct):
    """How many tables of a game are in a state."""

    game: str
    status: str
    tables: int


class Stats(msgspec.Struct):
    """How much goes on."""

    players: int
    bots: int  # of these players, programs
    new_players_day: int
    muted: int
    banned: int
    tables: list[Count]
    moves: int
    games_day: int  # games that ended within a day
    games_week: int
    reports: int


# --- looking


async def tables(store: Store, status: str | None, most: int) -> list[TableRow]:
    """Tables, the last used first."""
    rows = await store.fetch(
        "SELECT id, game, players, status, info, created, updated FROM tables WHERE status = ? OR ? = ''"
        " ORDER BY updated DESC LIMIT ?",
        status or "", status or "", most,
    )  # fmt: skip
    return [
        TableRow(one, game, seats, state, seated(INFO.decode(info)), created, updated)
        for one, game, seats, state, info, created, updated in rows
    ]


def seated(info: wire.TableInfo) -> list[str]:
    """Who sits at a table."""
    return [seat.name or seat.bot or FREE for seat in info.seats]


async def table(store: Store, table_id: str) -> TableReport:
    """One table."""
    rows = await store.fetch("SELECT info, updated FROM tables WHERE id = ?", table_id)
    if not rows:
        raise BadInput("admin-no-table", table=table_id)
    counted = await store.fetch("SELECT count(*) FROM events WHERE table_id = ?", table_id)
    return TableReport(INFO.decode(rows[0][0]), counted[0][0], rows[0][1])


async def players(store: Store, now: int, most: int, who: str = "", search: str = "") -> list[PlayerRow]:
    """People, the newest first; `who`: only the one of this id, or those of this name; `search`: part of a name."""
    part = "".join(f"!{letter}" if letter in "!%_" else letter for letter in search.lower())
    rows = await store.fetch(
        "SELECT id, name, bot, created, (SELECT count(*) FROM seats s WHERE s.player = p.id), muted_until, banned"
        " FROM players p WHERE (id = ? OR name = ? OR ? = '') AND lower(name) LIKE ? ESCAPE '!'"
        " ORDER BY created DESC LIMIT ?",
        who, who, who, f"%{part}%", most,
    )  # fmt: skip
    return [
        PlayerRow(one, name, bool(bot), created, count, muted if muted > now else 0, bool(banned))
        for one, name, bot, created, count, muted, banned in rows
    ]


async def player(store: Store, now: int, who: str) -> PlayerRow:
    """One person, by id, or by name if only one has it."""
    found = await players(store, now, 10, who) if who else []
    found = [one for one in found if one.id == who] or found
    if not found:
        raise BadInput("admin-no-player", player=who)
    if len(found) > 1:
        raise BadInput("admin-many-players", name=who, ids=", ".join(one.id for one in found))
    return found[0]


async def reports(store: Store, most: int, *, resolved: bool = False) -> list[ReportRow]:
    """What was reported, the newest first; with those that were dealt with, if `resolved`."""
    rows = await store.fetch(
        "SELECT r.id, r.at, r.reporter, a.name, r.player, b.name, r.table_id, r.reason, r.resolved FROM reports r"
        " LEFT JOIN players a ON a.id = r.reporter LEFT JOIN players b ON b.id = r.player"
        " WHERE r.resolved = 0 OR ? = 1 ORDER BY r.at DESC LIMIT ?",
        int(resolved),
        most,
    )
    return [ReportRow(*row) for row in rows]


async def stats(store: Store, now: int) -> Stats:
    """How much goes on."""

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
        tables=[Count(*row) for row in by_game],
        moves=await count("""events WHERE fact LIKE '{"kind":"moved"%' OR fact LIKE '{"kind":"chose"%'"""),
        games_day=await count(ended, now - DAY),
        games_week=await count(ended, now - 7 * DAY),
        reports=await count("reports WHERE resolved = 0"),
    )


# --- deciding


async def mute(store: Store, now: int, who: str, until: int) -> PlayerRow:
    """Let somebody say nothing until then; 0 lets them speak again."""
    found = await player(store, now, who)
    await store.execute(("UPDATE players SET muted_until = ? WHERE id = ?", (until, found.id)))
    return await player(store, now, found.id)


async def ban(store: Store, now: int, who: str, *, banned: bool) -> PlayerRow:
    """Lock somebody out, or let them in again."""
    found = await player(store, now, who)
    await store.execute(("UPDATE players SET banned = ? WHERE id = ?", (int(banned), found.id)))
    return await player(store, now, found.id)


async def rename(store: Store, now: int, who: str, name: str) -> PlayerRow:
    """Give somebody another name, from the next table on."""
    found = await player(store, now, who)
    try:
        shown = shown_name(msgspec.convert(name, wire.Name))
    except (Refusal, msgspec.ValidationError):
        raise BadInput("admin-bad-name") from None
    await store.execute(("UPDATE players SET name = ? WHERE id = ?", (shown, found.id)))
    return await player(store, now, found.id)


async def close(store: Store, now: int, table_id: str) -> TableReport:
    """End a table that is open or played at, as any other event: nothing happens there any more."""
    for _ in range(TRIES):
        events = await store.events(table_id)
        if not events:
            raise BadInput("admin-no-table", table=table_id)
        found = replay_events(table_id, events)
        if found.status not in ("open", "playing"):
            raise BadInput("admin-table-ended", table=table_id, status=found.status)
        event = log.Event(found.version + 1, max(now, found.at), log.Closed())
        apply_event(found, event)
        if await store.append([write_of(found, [event])]):
            return await table(store, table_id)
    raise BadInput("admin-table-busy", table=table_id)
