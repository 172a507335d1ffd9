"""Lists: open tables, one's own games, quick matches, ratings, reports."""

from __future__ import annotations

import secrets

import msgspec

from hatbox import wire
from hatbox.games import NAMES, game_named
from hatbox.server.ops.settings import Settings
from hatbox.server.players.players import Player
from hatbox.server.players.presence import FRESH, GONE
from hatbox.server.service.table_service import TableService
from hatbox.server.service.updates import info_of
from hatbox.server.store.store import Store
from hatbox.server.tables.commands import CommandEnvelope, Refusal

INFO: msgspec.json.Decoder[wire.TableInfo] = msgspec.json.Decoder(wire.TableInfo)
MAX_LISTED = 100
STALE = 24 * 3600 * 1000  # an open table is listed so long


async def listed(store: Store, game: str | None, now: int) -> wire.TableList:
    """Open public tables with a free seat where somebody is still waiting, the newest first."""
    if game is not None and game not in NAMES:
        raise Refusal("unknown-game", name=game[:40], allowed=", ".join(NAMES))
    rows = await store.fetch(
        "SELECT info FROM tables t WHERE listed = 1 AND created > ? AND (game = ? OR ? = '')"
        " AND EXISTS (SELECT 1 FROM seats s JOIN players p ON p.id = s.player WHERE s.table_id = t.id AND p.seen > ?)"
        " ORDER BY created DESC LIMIT ?",
        now - STALE, game or "", game or "", now - GONE, MAX_LISTED,
    )  # fmt: skip
    return wire.TableList([INFO.decode(row[0]) for row in rows])


async def by_code(store: Store, code: str) -> wire.TableInfo:
    """The open table that has a code, however it is typed."""
    rows = await store.fetch("SELECT info FROM tables WHERE code = ?", code.upper())
    if not rows:
        raise Refusal("table/unknown", table=code)
    return INFO.decode(rows[0][0])


async def tables_of(store: Store, player: str) -> wire.MyTables:
    """A player's games: those that wait for the player, then those that run, then the rest."""
    rows = await store.fetch(
        "SELECT t.info, t.acting, s.seat, t.updated FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.player = ? AND t.status <> 'closed' ORDER BY t.updated DESC LIMIT ?",
        player, MAX_LISTED,
    )  # fmt: skip
    mine = [
        wire.MyTable(INFO.decode(info), seat, f" {seat} " in acting, updated) for info, acting, seat, updated in rows
    ]
    order = {"playing": 0, "open": 1, "over": 2, "closed": 3}
    return wire.MyTables(sorted(mine, key=lambda one: (not one.your_turn, order[one.info.status])))


def allowed(setup: wire.Setup, settings: Settings) -> wire.Setup:
    """Return a table as this house allows it."""
    order = ("none", "phrases", "free")
    talk = min(setup.talk, settings.talk_at_most, key=order.index)
    spectators = setup.spectators if settings.spectators else "none"
    return msgspec.structs.replace(setup, talk=talk, spectators=spectators, public=setup.public and settings.lobby)


async def quick_match(service: TableService, player: Player, wish: wire.QuickMatch, now: int) -> wire.TableInfo:
    """Sit down where people who are still there wait for a game like this, the newest table first, or wait oneself."""
    if wish.players not in game_named(wish.game).players:
        counts = ", ".join(map(str, game_named(wish.game).players))
        raise Refusal("bad-players", game=wish.game, players=wish.players, allowed=counts)
    await service.ready.wait()
    async with service.store.matchmaking_lock():  # two who search at once would each find nobody
        table_id = await _find_or_open(service, player, wish, now)
    async with service.held(table_id) as live:
        seat = live.table.seat_of(player.id)
        is_waiting = seat is not None and not live.table.chairs[seat].ready
    if wish.ready and is_waiting:
        await _done(service, player, table_id, wire.Ready(), now)
    async with service.held(table_id) as live:
        return info_of(live.table)


async def _find_or_open(service: TableService, player: Player, wish: wire.QuickMatch, now: int) -> str:
    """Return the table where a player sits who searches: the one of an earlier search, somebody's or a new one."""
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
        if await _done(service, player, table_id, wire.Sit(), now):
            return str(table_id)
    setup = wire.Setup(wish.game, wish.players, public=True, rated=True, clock=wire.TurnClock(60))
    return (await service.open(player, allowed(setup, service.settings), quick=True)).id


async def _done(service: TableService, player: Player, table_id: str, command: wire.Command, now: int) -> bool:
    """Whether a command was carried out; somebody else may have been quicker."""
    envelope = CommandEnvelope(
        command, now, player.id, player.name, secrets.token_hex(8), entropy=secrets.token_bytes(32)
    )
    return isinstance(await service.execute(envelope, table_id), wire.Ack)


async def best(store: Store, game: str, players: int) -> wire.Ratings:
    """The best players of a game, as a cautious observer would order them."""
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
    """Keep a report for the host to read."""
    known = await store.fetch("SELECT count(*) FROM tables WHERE id = ?", report.table)
    if not known[0][0]:
        raise Refusal("table/unknown", table=report.table)
    seated = await store.fetch(
        "SELECT 1 FROM seats WHERE table_id = ? AND player = ? UNION ALL"
        " SELECT 1 FROM events WHERE table_id = ? AND player = ? LIMIT 1",
        report.table, report.player, report.table, report.player,
    )  # fmt: skip
    if not seated:
        raise Refusal("report/not-there")
    reason = report.reason.replace("\0", " ")  # PostgreSQL keeps no such letter
    row = (secrets.token_hex(6), now, reporter, report.player, report.table, reason)
    await store.execute(
        ("INSERT INTO reports (id, at, reporter, player, table_id, reason) VALUES (?, ?, ?, ?, ?, ?)", row)
    )
