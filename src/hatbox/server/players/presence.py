"""Presence: `players.seen` is updated for players who are connected, in any process.

Every ten seconds for those who wait at open tables, once a day for all others, so presence costs next to nothing.
Quick match, the lobby and `prune` read it. On a closed server everybody is marked every ten seconds, because those who
are online are listed there by name.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection

from hatbox import wire
from hatbox.server.server_clock import now_ms
from hatbox.server.service.table_service import TableService
from hatbox.server.service.timers import DEAD
from hatbox.server.tables.commands import CommandEnvelope, Unseat

LOGGER = logging.getLogger("hatbox.server")
INTERVAL = 10.0  # seconds between two marks
FRESH = 30_000  # milliseconds after a mark in which quick match may seat a player with others
DAY = 86_400_000  # milliseconds between two marks of a player who is not waiting
MAX_MARKED = 100_000  # players remembered as marked today
GONE = 60_000  # milliseconds after the last mark until a player counts as gone

RECENT = 4  # intervals in which a player without a connection counts as online after a request
COUNT_AGE = 5_000  # milliseconds after which players and games are counted again
PLAYED = 600_000  # milliseconds after the last move in which a game counts as being played
MAX_EXACT = 20  # larger counts are rounded down to tens

WAITING = """
SELECT DISTINCT s.player FROM tables t JOIN seats s ON s.table_id = t.id
WHERE t.status = 'open' AND (t.listed = 1 OR t.quick = 1)
"""
ABSENT = """
SELECT t.id, s.player FROM tables t JOIN seats s ON s.table_id = t.id LEFT JOIN players p ON p.id = s.player
WHERE t.status = 'open' AND t.quick = 1 AND t.updated < ? AND COALESCE(p.seen, 0) < ? LIMIT 200
"""
COUNTS = """
SELECT (SELECT CAST(COALESCE(SUM(people), 0) AS BIGINT) FROM processes WHERE beat > ?),
       (SELECT COUNT(*) FROM tables WHERE status = 'playing' AND updated > ?)
"""

ONLINE = """
SELECT p.id, p.name, p.face,
       EXISTS (SELECT 1 FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.player = p.id AND t.status = 'playing')
FROM players p WHERE p.banned = 0 AND p.bot = 0
"""
MAX_LISTED = 1000  # players in the list of those online


def round_count(count: int) -> int:
    """Round a count, so that on a busy server nobody can watch a single player come and go."""
    return count if count < MAX_EXACT else count // 10 * 10


class Presence:
    """Marks and counts the players of this process."""

    def __init__(self, service: TableService, connected: Callable[[], Collection[str]], now: int) -> None:
        """`connected` returns the players with a connection to this process."""
        self._service = service
        self._connected = connected
        self._started = now
        self._today: set[str] = set()  # marked since `_day`
        self._day = now
        self._requested: set[str] = set()  # made a request since the last mark
        self._recent: deque[set[str]] = deque(maxlen=RECENT)  # the same, of the intervals before
        self._counts = (0, 0)  # players and games: a cache of one pair, counted again after COUNT_AGE
        self._counted_at = 0

    def note_request(self, player: str) -> None:
        self._requested.add(player)

    async def mark(self, player: str, now: int) -> None:
        await self._service.store.execute(("UPDATE players SET seen = ? WHERE id = ?", (now, player)))

    async def mark_all(self, now: int) -> None:
        """Mark the players here who wait at an open table or have not been marked today."""
        requested, self._requested = self._requested, set()
        self._recent.append(requested)
        here = requested.union(self._connected())
        if now - self._day >= DAY or len(self._today) > MAX_MARKED:
            self._today, self._day = set(), now
        waiting = {row[0] for row in await self._service.store.fetch(WAITING)} & here
        marked = sorted(here if self._service.settings.closed else waiting | (here - self._today))
        if marked:
            sql = "UPDATE players SET seen = ? WHERE id = ?"
            await self._service.store.execute(*((sql, (now, player)) for player in marked))
            self._today |= here

    async def run(self) -> None:
        """Mark players and clear quick matches until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.mark_all(now_ms())
                await self.clear_quick_tables(now_ms())
            except Exception:
                LOGGER.exception("presence could not be marked")

    @property
    def online(self) -> int:
        """The number of players online in this process."""
        return len(self._requested.union(self._connected(), *self._recent))

    async def counts(self, now: int) -> tuple[int, int]:
        """Return about how many players are online and how many games are being played, in all processes."""
        if now - self._counted_at > COUNT_AGE:
            self._counted_at = now
            ((players, games),) = await self._service.store.fetch(COUNTS, now - DEAD, now - PLAYED)
            self._counts = round_count(players), round_count(games)
        return self._counts

    async def listed(self, now: int) -> list[wire.OnlinePlayer]:
        """Return the people online by name, in all processes; those here without a delay."""
        fetch = self._service.store.fetch
        rows = await fetch(f"{ONLINE} AND p.seen > ?", now - FRESH)
        for player in self._requested.union(self._connected()).difference(row[0] for row in rows):  # not marked yet
            rows += await fetch(f"{ONLINE} AND p.id = ?", player)
        people = [wire.OnlinePlayer(player, name, face, bool(playing)) for player, name, face, playing in rows]
        return sorted(people, key=lambda person: (person.name.casefold(), person.player))[:MAX_LISTED]

    async def clear_quick_tables(self, now: int) -> None:
        """Free the seats of players who have left their quick match before it began; the last one closes it."""
        if now - self._started < GONE:
            return  # after a restart clients need a moment to reconnect
        for table, player in await self._service.store.fetch(ABSENT, now - GONE, now - GONE):
            await self._service.execute(CommandEnvelope(Unseat(player), now), table)
