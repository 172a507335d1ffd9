"""The players who have a channel, and the tables at which they are looking in this process.

Every move asks for them, so they are kept in memory: by player, the kinds of notification they want. The cache holds
all players with a channel and is updated by `refresh`, which all processes call when a player has changed.
"""

from __future__ import annotations

from collections.abc import Iterable

from hatbox.server.store.store import EVERY_PLAYER, Store

WANTED = """
SELECT DISTINCT c.player, o.kinds FROM channels c LEFT JOIN notification_choices o ON o.player = c.player
WHERE c.confirmed = 1
"""


class Subscribers:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._kinds: dict[str, frozenset[str] | None] = {}  # None: all

    def __contains__(self, player: object) -> bool:
        return player in self._kinds

    def __bool__(self) -> bool:
        return bool(self._kinds)

    def wants(self, player: str, kind: str) -> bool:
        kinds = self._kinds.get(player, frozenset())
        return kinds is None or kind in kinds

    async def refresh(self, player: str = EVERY_PLAYER) -> None:
        """Read a player, or EVERY_PLAYER, from the store."""
        if player == EVERY_PLAYER:
            self._kinds = dict(map(_wanted, await self._store.fetch(WANTED)))
            return
        rows = await self._store.fetch(f"{WANTED} AND c.player = ?", player)
        if rows:
            self._kinds.update(map(_wanted, rows))
        else:
            self._kinds.pop(player, None)


def _wanted(row: Iterable[str | None]) -> tuple[str, frozenset[str] | None]:
    player, kinds = row
    assert player is not None
    return player, None if kinds is None else frozenset(kinds.split())
