"""Commands of players, whichever way they come: who may talk, and what a command becomes for a table."""

from __future__ import annotations

import secrets
import time

from hatbox import wire
from hatbox.server.limits import Buckets
from hatbox.server.players.players import Player
from hatbox.server.server_clock import now_ms
from hatbox.server.tables.commands import CommandEnvelope

TALKING = (wire.Say, wire.SayPhrase)
DEALING = (wire.Ready, wire.Start, wire.FillWithBots, wire.Rematch)


def envelope_from(
    message: wire.CommandMessage | wire.CommandBody, player: Player, latency_ms: int = 0
) -> CommandEnvelope:
    """Return a player's command in its envelope, with entropy if it may deal."""
    entropy = secrets.token_bytes(32) if isinstance(message.do, DEALING) else b""
    return CommandEnvelope(message.do, now_ms(), player.id, player.name, message.id, message.seen, latency_ms, entropy)


def talk_refusal(command: wire.Command, player: Player, talk: Buckets) -> str | None:
    """Return why a player may not say something now; None if it is no talk, or allowed."""
    if not isinstance(command, TALKING):
        return None
    if player.muted_until > now_ms():
        return "talk/muted"
    return None if talk.take(player.id, time.monotonic()) else "talk/too-fast"
