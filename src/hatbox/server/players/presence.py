"""Who is still there: people who wait at open tables are marked while they have a live line, in any process.

Only they are marked every few seconds, all others once a day, so presence costs next to nothing. Quick match and the
lobby read the marks, and whoever throws away what is old.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection

from hatbox.server.service.table_service import TableService
from hatbox.server.service.timers import DEAD
from hatbox.server.tables.commands import CommandEnvelope, Unseat

INTERVAL = 10.0  # seconds between two marks
FRESH = 30_000  # milliseconds after a mark in which somebody can be seated with others
DAY = 86_400_000  # milliseconds between two marks of somebody who waits for nobody
MAX_MARKED = 100_000  # people of whom it is remembered that they are marked today
GONE = 60_000  # milliseconds after the last mark from which on somebody has left

RECENT = 4  # intervals in which somebody who has no line is online after a request
COUNT_AGE = 5_000  # milliseconds after which people and games are counted again
PLAYED = 600_000  # milliseconds after the last move in which a game is being played
EXACT = 20  # larger counts are rounded down to tens

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


def round_count(count: int) -> int:
    """Return a count that tells nobody who comes or goes on a busy server."""
    return count if count < EXACT else count // 10 * 10


class Presence:
    """Marks and counts the people of this process."""

    def __init__(self, service: TableService, connected: Callable[[], Collection[str]], now: int) -> None:
        """`connected` tells who has a line to this process; `now`: nobody is taken for gone too soon after a start."""
        self._service = service
        self._connected = connected
        self._started = now
        self._today: set[str] = set()  # who has been marked since `_day` began
        self._day = now
        self._asked: set[str] = set()  # who has made a request since the last mark, without a line
        self._recent: deque[set[str]] = deque(maxlen=RECENT)  # the same, of the intervals before
        self._counts = (0, 0)  # people, games; key: none, bound: one pair, counted again after COUNT_AGE
        self._counted = 0

    def note(self, player: str) -> None:
        """Remember that somebody made a request."""
        self._asked.add(player)

    async def mark(self, player: str, now: int) -> None:
        """Mark somebody at once."""
        await self._service.store.execute(("UPDATE players SET seen = ? WHERE id = ?", (now, player)))

    async def mark_all(self, now: int) -> None:
        """Mark everybody here who waits for others, and who has not been marked today."""
        asked, self._asked = self._asked, set()
        self._recent.append(asked)
        here = asked.union(self._connected())
        if now - self._day >= DAY or len(self._today) > MAX_MARKED:
            self._today, self._day = set(), now
        waiting = {row[0] for row in await self._service.store.fetch(WAITING)} & here
        marked = sorted(waiting | (here - self._today))
        if marked:
            sql = "UPDATE players SET seen = ? WHERE id = ?"
            await self._service.store.execute(*((sql, (now, player)) for player in marked))
            self._today |= here

    @property
    def people_here(self) -> int:
        """How many people are online by way of this process."""
        return len(self._asked.union(self._connected(), *self._recent))

    async def counts(self, now: int) -> tuple[int, int]:
        """Return about how many people are online and how many games are played, in all processes."""
        if now - self._counted > COUNT_AGE:
            self._counted = now
            ((people, games),) = await self._service.store.fetch(COUNTS, now - DEAD, now - PLAYED)
            self._counts = round_count(people), round_count(games)
        return self._counts

    async def clear_quick_tables(self, now: int) -> None:
        """Free the seats of those who have gone from quick matches, full or not; the last one closes the table."""
        if now - self._started < GONE:
            return  # after a restart everybody needs a moment to come back
        for table, player in await self._service.store.fetch(ABSENT, now - GONE, now - GONE):
            await self._service.execute(CommandEnvelope(Unseat(player), now), table)
