"""Lists: open tables, one's own games, quick matches, ratings, reports."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from hatbox import wire
from hatbox.games import NAMES, game_named
from hatbox.server.hall import Hall
from hatbox.server.people import Player
from hatbox.server.scenes import info_of
from hatbox.server.store.store import Store
from hatbox.server.table import Order, Refusal

INFO: msgspec.json.Decoder[wire.TableInfo] = msgspec.json.Decoder(wire.TableInfo)
MOST_LISTED = 100
STALE = 24 * 3600 * 1000  # an open table is listed so long


async def listed(store: Store, game: str | None, now: int) -> wire.TableList:
    """Open public tables with a free seat, the newest first."""
    if game is not None and game not in NAMES:
        raise Refusal("unknown-game", name=game[:40], allowed=", ".join(NAMES))
    rows = await store.fetch(
        "SELECT info FROM tables WHERE listed = 1 AND created > ? AND (game = ? OR ? = '')"
        " ORDER BY created DESC LIMIT ?",
        now - STALE, game or "", game or "", MOST_LISTED,
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
        "SELECT t.info, t.acting, s.seat FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.player = ? AND t.status <> 'closed' ORDER BY t.updated DESC LIMIT ?",
        player, MOST_LISTED,
    )  # fmt: skip
    mine = [wire.MyTable(INFO.decode(info), seat, f" {seat} " in acting) for info, acting, seat in rows]
    order = {"playing": 0, "open": 1, "over": 2, "closed": 3}
    return wire.MyTables(sorted(mine, key=lambda one: (not one.your_turn, order[one.info.status])))


async def quick_match(hall: Hall, player: Player, wish: wire.QuickMatch, now: int) -> wire.TableInfo:
    """Sit down where somebody waits for a game like this, or wait oneself."""
    if wish.players not in game_named(wish.game).players:
        allowed = ", ".join(map(str, game_named(wish.game).players))
        raise Refusal("bad-players", game=wish.game, players=wish.players, allowed=allowed)
    rows = await hall.store.fetch(
        "SELECT id, info FROM tables WHERE listed = 1 AND quick = 1 AND game = ? AND players = ?"
        " ORDER BY created LIMIT 20",
        wish.game, wish.players,
    )  # fmt: skip
    for _, info in rows:
        if any(seat.player == player.id for seat in INFO.decode(info).seats):
            return INFO.decode(info)
    for table_id, _ in rows:
        if await _joined(hall, player, table_id, now):
            return info_of((await hall.live(table_id)).table)
    setup = wire.Setup(wish.game, wish.players, public=True, rated=True, clock=wire.TurnClock(60))
    info = await hall.open(player, setup, quick=True)
    await _done(hall, player, info.id, wire.Ready(), now)
    return info


async def _joined(hall: Hall, player: Player, table_id: str, now: int) -> bool:
    """Sit down and be ready; False if somebody was quicker."""
    sat = await _done(hall, player, table_id, wire.Sit(), now)
    return sat and await _done(hall, player, table_id, wire.Ready(), now)


async def _done(hall: Hall, player: Player, table_id: str, deed: wire.Deed, now: int) -> bool:
    answers: list[Any] = []
    order = Order(deed, now, player.id, player.name, secrets.token_hex(8), luck=secrets.token_bytes(32))
    await hall.command(order, table_id, answers.append)
    return isinstance(answers[0], wire.Ack)


async def best(store: Store, game: str, players: int) -> wire.Ratings:
    """The best players of a game, as a cautious observer would order them."""
    if game not in NAMES or players not in game_named(game).players:
        raise Refusal("request/unknown-ratings")
    rows = await store.fetch(
        "SELECT r.player, p.name, p.bot, r.mu - 3 * r.sigma, r.games FROM ratings r"
        " LEFT JOIN players p ON p.id = r.player WHERE r.game = ? AND r.players = ?"
        " ORDER BY r.mu - 3 * r.sigma DESC LIMIT ?",
        game, players, MOST_LISTED,
    )  # fmt: skip
    ratings = [
        wire.Rating(who, name or who.removeprefix("bot:"), bool(bot) or name is None, round(value, 2), games)
        for who, name, bot, value, games in rows
    ]
    return wire.Ratings(game, players, ratings)  # type: ignore[arg-type]


async def report(store: Store, reporter: str, report: wire.Report, now: int) -> None:
    """Keep a report for the host to read."""
    known = await store.fetch("SELECT count(*) FROM tables WHERE id = ?", report.table)
    if not known[0][0]:
        raise Refusal("table/unknown", table=report.table)
    reason = report.reason.replace("\0", " ")  # PostgreSQL keeps no such letter
    row = (secrets.token_hex(6), now, reporter, report.player, report.table, reason)
    await store.execute(
        ("INSERT INTO reports (id, at, reporter, player, table_id, reason) VALUES (?, ?, ?, ?, ?, ?)", row)
    )
