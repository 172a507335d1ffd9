"""Invitations of a player to an open table, with limits against nagging."""

from __future__ import annotations

from hatbox.server.identity import Player, Players
from hatbox.server.notifications.occasions import Item, Occasion
from hatbox.server.notifications.policy import HOUR
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.store.store import Store
from hatbox.server.tables.commands import Refusal

COUNTS = "SELECT player, at FROM table_invitations WHERE inviter = ? AND at > ?"
ADD = "INSERT INTO table_invitations (inviter, player, table_id, at) VALUES (?, ?, ?, ?)"


async def invite(
    service: TableService,
    players: Players,
    settings: Settings,
    inviter: Player,
    table_id: str,
    player_id: str,
    now: int,
) -> Occasion | None:
    """Return what the invited player should hear; None if they have muted the inviter, who does not learn of it."""
    if player_id == inviter.id:
        raise Refusal("invite/yourself")
    if inviter.muted_until > now:
        raise Refusal("talk/muted")
    async with service.lock_table(table_id) as live:
        table = live.table
        if table.seat_of(inviter.id) is None:
            raise Refusal("table/not-seated")
        if table.status != "open":
            raise Refusal("invite/not-open")
        if table.seat_of(player_id) is not None:
            raise Refusal("invite/already-seated")
        if not any(chair.is_free for chair in table.chairs):
            raise Refusal("invite/no-seat")
        game = table.setup.game
    player = await players.find(player_id)
    if player is None or player.banned:
        raise Refusal("invite/unknown-player")
    await _count(service.store, settings, inviter.id, player_id, table_id, now)
    if inviter.id in await players.mutes_of(player_id):
        return None
    return Occasion(player_id, Item("invitation", table_id, game, inviter.id), now, (table_id,))


async def _count(store: Store, settings: Settings, inviter: str, player: str, table: str, now: int) -> None:
    """Count an invitation, or refuse it if there were too many."""
    rows = await store.fetch(COUNTS, inviter, now - HOUR)
    same = [at for invited, at in rows if invited == player]
    for times, most in ((same, settings.invitations), ([at for _, at in rows], settings.all_invitations)):
        if len(times) >= most:
            raise Refusal("invite/too-often", seconds=max(1, (sorted(times)[-most] + HOUR - now) // 1000))
    await store.execute((ADD, (inviter, player, table, now)))
