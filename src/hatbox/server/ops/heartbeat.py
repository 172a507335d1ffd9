"""The heartbeat of a process: tells the others that it lives, and picks up what they and the host have changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import TypeAlias

from hatbox.server.identity import Players, Sanction
from hatbox.server.metrics import Metrics
from hatbox.server.players.presence import Presence
from hatbox.server.server_clock import now_ms
from hatbox.server.service import timers
from hatbox.server.service.table_service import TableService

LOGGER = logging.getLogger("hatbox.server")
INTERVAL = 2.0  # seconds
SAVE = """
INSERT INTO processes (id, beat, people) VALUES (?, ?, ?)
ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, people = excluded.people
"""
DELETE_DEAD = "DELETE FROM processes WHERE id <> ? AND beat < ?"

Sanctions: TypeAlias = Mapping[str, Sanction]  # by player


class Heartbeat:
    def __init__(
        self,
        process: str,
        service: TableService,
        players: Players,
        presence: Presence,
        metrics: Metrics,
        on_sanctions: Callable[[Sanctions], None],
    ) -> None:
        """`process` is the id of this process; `on_sanctions` is called with every beat."""
        self._process = process
        self._service = service
        self._players = players
        self._presence = presence
        self._metrics = metrics
        self._on_sanctions = on_sanctions
        self._sanctions: Sanctions | None = None  # at the last beat

    async def beat(self) -> None:
        """Store that this process is alive, and measure the store."""
        await self._service.store.execute((SAVE, (self._process, now_ms(), self._presence.online)))
        self._measure_store()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.beat()
                await timers.advance_clock(self._service, self._process)
                self._players.forget_cached()
                sanctions = await self._players.sanctions(now_ms())
                self._log_changes(sanctions)
                self._on_sanctions(sanctions)
            except Exception:
                LOGGER.exception("the heartbeat failed")
                self._measure_store()

    async def stop(self) -> None:
        """Delete the rows of dead processes. That of this one stays: its time says when it was last alive."""
        await self._service.store.execute((DELETE_DEAD, (self._process, now_ms() - timers.DEAD)))

    def _log_changes(self, sanctions: Sanctions) -> None:
        """Log the host's decisions since the last beat, except those from before the start."""
        before, self._sanctions = self._sanctions, dict(sanctions)
        if before is not None:
            for player in before.keys() | sanctions.keys():
                if before.get(player) != (now := sanctions.get(player)):
                    now = now or Sanction()
                    LOGGER.info(
                        "the host decided: player %s, muted until %d, banned %s", player, now.muted_until, now.banned
                    )

    def _measure_store(self) -> None:
        self._metrics.online.set(self._presence.online)
        self._metrics.failing.set(self._service.store.health.error is not None)
        self._metrics.disk.set(self._service.store.free_bytes())
