"""The WebSocket connections of this process: how many, heartbeats, and changes of players."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping

from hatbox.server.identity import Players, Sanction
from hatbox.server.metrics import Metrics
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

    def add(self, connection: ClientConnection) -> None:
        """Count a connection until it is removed."""
        self._open.add(connection)
        self._per_address[connection.address] += 1
        self._metrics.connections.inc()

    def remove(self, connection: ClientConnection) -> None:
        self._open.remove(connection)
        self._metrics.connections.dec()
        self._per_address[connection.address] -= 1
        if not self._per_address[connection.address]:
            del self._per_address[connection.address]

    def players(self) -> set[str]:
        """Return the ids of the connected players."""
        return {connection.player.id for connection in self._open if connection.player is not None}

    def send(self, player: str, text: str) -> None:
        """Send a message to the connections of a player, or of EVERY_PLAYER."""
        for connection in list(self._open):
            is_meant = player == EVERY_PLAYER or (connection.player is not None and connection.player.id == player)
            if is_meant and connection.is_greeted:
                connection.push(text.encode())

    def close_all(self, goodbye: Goodbye) -> None:
        for connection in list(self._open):
            connection.leave(goodbye)

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
