"""From a player's message to a command, the same for WebSocket and REST."""

from __future__ import annotations

import secrets
import time

from hatbox import wire
from hatbox.server.identity import Player
from hatbox.server.limits import Buckets
from hatbox.server.server_clock import now_ms
from hatbox.server.tables.commands import CommandEnvelope, Refusal

CHAT = (wire.Say, wire.SayPhrase)
DEALS = (wire.Ready, wire.Start, wire.FillWithBots, wire.Rematch)


def admit(
    message: wire.CommandMessage | wire.CommandBody, table: str, player: Player, chat: Buckets, lag: int = 0
) -> CommandEnvelope | wire.Refused:
    """Return the command of a player, with entropy if it may deal, or the refusal of chat; `lag` in milliseconds."""
    if isinstance(message.do, CHAT):
        if player.muted_until > now_ms():
            if player.mute_notice:
                refusal = Refusal("talk/muted-because", reason=player.mute_notice)
                return wire.Refused(table, message.id, refusal.code, refusal.params)
            return wire.Refused(table, message.id, "talk/muted")
        if not chat.take(player.id, time.monotonic()):
            return wire.Refused(table, message.id, "talk/too-fast")
    entropy = secrets.token_bytes(32) if isinstance(message.do, DEALS) else b""
    return CommandEnvelope(
        message.do, now_ms(), player.id, player.name, message.id, message.seen, lag, entropy, player.face
    )
