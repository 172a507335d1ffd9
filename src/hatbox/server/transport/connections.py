"""The WebSocket connections of this process: how many, heartbeats, and changes of players."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from hatbox import wire
from hatbox.server.identity import Players, Sanction
from hatbox.server.metrics import Metrics
from hatbox.server.service.broadcast import encode
from hatbox.server.settings import Settings
from hatbox.server.store.store import EVERY_PLAYER
from hatbox.server.transport.websocket import HEARTBEAT, ClientConnection, Goodbye


class Connections:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._open: set[ClientConnection] = set()
        self._per_address: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        """Return whether the limits allow another connection from an address."""
        limit = self._settings.connections
        is_below = not limit or self._per_address[address] < limit
        return is_below and len(self._open) < self._settings.all_connections

    @contextmanager
    def track(self, connection: ClientConnection, address: str) -> Iterator[None]:
        """Count a connection while it is open."""
        self._open.add(connection)
        self._per_address[address] += 1
        self._metrics.connections.inc()
        try:
            yield
        finally:
            self._metrics.connections.dec()
            self._open.discard(connection)
            self._per_address[address] -= 1
            if not self._per_address[address]:
                del self._per_address[address]

    def players(self) -> set[str]:
        """Return the ids of the connected players."""
        return {connection.player.id for connection in self._open if connection.player is not None}

    async def close_all(self, goodbye: Goodbye) -> None:
        connections = list(self._open)
        for connection in connections:
            connection.leave(goodbye)
        await asyncio.gather(*(connection.closing for connection in connections if connection.closing is not None))

    async def refresh(self, player: str, players: Players) -> None:
        """Update the connections of a player, or of EVERY_PLAYER, from the store; close those no longer valid."""
        for player_id in self.players() if player == EVERY_PLAYER else {player}:
            players.forget_cached()
            stored, muted = await players.find(player_id), await players.mutes_of(player_id)
            own = [connection for connection in self._open if connection.player and connection.player.id == player_id]
            valid = await players.valid_hashes({connection.token_hash for connection in own})
            for connection in own:
                connection.player, connection.muted = stored or connection.player, muted
                if stored is None or connection.token_hash not in valid:
                    connection.leave(Goodbye("identity/unknown-token"))

    def broadcast(self, message: wire.FromServer) -> None:
        """Send a message to everybody who has said hello."""
        text = encode(message)
        for connection in list(self._open):
            if connection.is_greeted:
                connection.push(text)

    def apply_sanctions(self, sanctions: Mapping[str, Sanction]) -> None:
        for connection in list(self._open):
            connection.apply_sanctions(sanctions)

    async def send_heartbeats(self) -> None:
        """Ping every client once per HEARTBEAT, spread over half of it."""
        while True:
            connections = list(self._open)
            began = time.monotonic()
            for number, connection in enumerate(connections):
                connection.beat(time.monotonic())
                if number % 50 == 49:
                    await asyncio.sleep(HEARTBEAT / (2 * len(connections) / 50))
            await asyncio.sleep(max(1.0, HEARTBEAT - (time.monotonic() - began)))
