"""The lobby: open tables, a player's own tables, quick matches, ratings, reports."""

from __future__ import annotations

import secrets

import msgspec

from hatbox import wire
from hatbox.games import NAMES, game_named
from hatbox.server.identity import Player
from hatbox.server.players.presence import FRESH, GONE
from hatbox.server.service.table_service import TableService
from hatbox.server.service.updates import info_of
from hatbox.server.settings import Settings
from hatbox.server.store.store import Store
from hatbox.server.tables.commands import CommandEnvelope, Refusal

INFO: msgspec.json.Decoder[wire.TableInfo] = msgspec.json.Decoder(wire.TableInfo)
MAX_LISTED = 100
MAX_AGE = 24 * 3600 * 1000  # milliseconds that an open table is listed


async def open_tables(store: Store, game: str | None, now: int) -> list[wire.TableInfo]:
    """Return open public tables with a free seat where a player is still waiting, the newest first."""
    if game is not None and game not in NAMES:
        raise Refusal("unknown-game", name=game[:40], apply_house_rules=", ".join(NAMES))
    rows = await store.fetch(
        "SELECT info FROM tables t WHERE listed = 1 AND created > ? AND (game = ? OR ? = '')"
        " AND EXISTS (SELECT 1 FROM seats s JOIN players p ON p.id = s.player WHERE s.table_id = t.id AND p.seen > ?)"
        " ORDER BY created DESC LIMIT ?",
        now - MAX_AGE, game or "", game or "", now - GONE, MAX_LISTED,
    )  # fmt: skip
    return [INFO.decode(row[0]) for row in rows]


async def table_by_code(store: Store, code: str) -> wire.TableInfo:
    """Return the open table with a code, in upper or lower case."""
    rows = await store.fetch("SELECT info FROM tables WHERE code = ?", code.upper())
    if not rows:
        raise Refusal("table/unknown", table=code)
    return INFO.decode(rows[0][0])


async def tables_of(store: Store, player: str) -> wire.MyTables:
    """Return a player's tables: those where it is their turn, then running ones, then the rest."""
    rows = await store.fetch(
        "SELECT t.info, t.acting, s.seat, t.updated FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.player = ? AND t.status <> 'closed' ORDER BY t.updated DESC LIMIT ?",
        player, MAX_LISTED,
    )  # fmt: skip
    tables = [
        wire.MyTable(INFO.decode(info), seat, f" {seat} " in acting, updated) for info, acting, seat, updated in rows
    ]
    order = {"playing": 0, "open": 1, "over": 2, "closed": 3}
    return wire.MyTables(sorted(tables, key=lambda table: (not table.your_turn, order[table.info.status])))


def apply_house_rules(setup: wire.Setup, settings: Settings) -> wire.Setup:
    """Return a setup restricted to what the host allows."""
    order = ("none", "phrases", "free")
    talk = min(setup.talk, settings.talk_at_most, key=order.index)
    spectators = setup.spectators if settings.spectators else "none"
    return msgspec.structs.replace(setup, talk=talk, spectators=spectators, public=setup.public and settings.lobby)


async def quick_match(service: TableService, player: Player, wish: wire.QuickMatch, now: int) -> wire.TableInfo:
    """Seat a player at the newest quick match whose players are still there, or open one."""
    if wish.players not in game_named(wish.game).players:
        counts = ", ".join(map(str, game_named(wish.game).players))
        raise Refusal("bad-players", game=wish.game, players=wish.players, apply_house_rules=counts)
    await service.ready.wait()
    async with service.store.matchmaking_lock():  # or two simultaneous searches would both open a table
        table_id = await _find_or_open(service, player, wish, now)
    async with service.lock_table(table_id) as live:
        seat = live.table.seat_of(player.id)
        is_waiting = seat is not None and not live.table.chairs[seat].ready
    if wish.ready and is_waiting:
        await _execute(service, player, table_id, wire.Ready(), now)
    async with service.lock_table(table_id) as live:
        return info_of(live.table)


async def _find_or_open(service: TableService, player: Player, wish: wire.QuickMatch, now: int) -> str:
    """Seat a player at the table of an earlier search, at another player's, or at a new one; return its id."""
    own = await service.store.fetch(
        "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id"
        " WHERE t.status = 'open' AND t.quick = 1 AND t.game = ? AND t.players = ? AND s.player = ?",
        wish.game, wish.players, player.id,
    )  # fmt: skip
    if own:
        return str(own[0][0])
    rows = await service.store.fetch(
        "SELECT id FROM tables t WHERE listed = 1 AND quick = 1 AND game = ? AND players = ? AND NOT EXISTS"
        " (SELECT 1 FROM seats s LEFT JOIN players p ON p.id = s.player"
        " WHERE s.table_id = t.id AND COALESCE(p.seen, 0) <= ?) ORDER BY created DESC LIMIT 20",
        wish.game, wish.players, now - FRESH,
    )  # fmt: skip
    for (table_id,) in rows:
        if await _execute(service, player, table_id, wire.Sit(), now):
            return str(table_id)
    setup = wire.Setup(wish.game, wish.players, public=True, rated=True, clock=wire.TurnClock(60))
    return (await service.open(player, apply_house_rules(setup, service.settings), quick=True)).id


async def _execute(service: TableService, player: Player, table_id: str, command: wire.Command, now: int) -> bool:
    """Execute a command of a searching player; False if it was refused, because another player was faster."""
    envelope = CommandEnvelope(
        command, now, player.id, player.name, secrets.token_hex(8), entropy=secrets.token_bytes(32), face=player.face
    )
    return isinstance(await service.execute(envelope, table_id), wire.Ack)


async def top_ratings(store: Store, game: str, players: int) -> wire.Ratings:
    """Return the best players of a game, by a lower bound of their strength (mu - 3 sigma)."""
    if game not in NAMES or players not in game_named(game).players:
        raise Refusal("request/unknown-ratings")
    rows = await store.fetch(
        "SELECT r.player, p.name, p.bot, r.mu - 3 * r.sigma, r.games FROM ratings r"
        " LEFT JOIN players p ON p.id = r.player WHERE r.game = ? AND r.players = ?"
        " ORDER BY r.mu - 3 * r.sigma DESC LIMIT ?",
        game, players, MAX_LISTED,
    )  # fmt: skip
    ratings = [
        wire.Rating(who, name or who.removeprefix("bot:"), bool(bot) or name is None, round(value, 2), games)
        for who, name, bot, value, games in rows
    ]
    return wire.Ratings(game, players, ratings)


async def report(store: Store, reporter: str, report: wire.Report, now: int) -> None:
    """Store a report for the host to read."""
    if not await store.fetch("SELECT 1 FROM tables WHERE id = ?", report.table):
        raise Refusal("table/unknown", table=report.table)
    was_there = await store.fetch(
        "SELECT 1 FROM seats WHERE table_id = ? AND player = ? UNION ALL"
        " SELECT 1 FROM events WHERE table_id = ? AND player = ? LIMIT 1",
        report.table, report.player, report.table, report.player,
    )  # fmt: skip
    if not was_there:
        raise Refusal("report/not-there")
    reason = report.reason.replace("\0", " ")  # PostgreSQL stores no NUL
    row = (secrets.token_hex(6), now, reporter, report.player, report.table, reason)
    await store.execute(
        ("INSERT INTO reports (id, at, reporter, player, table_id, reason) VALUES (?, ?, ?, ?, ?, ?)", row)
    )
