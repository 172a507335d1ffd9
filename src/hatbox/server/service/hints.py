"""Hints in practice games. A question never changes a game."""

from __future__ import annotations

import time

from hatbox import wire
from hatbox.bots.hints import Advice
from hatbox.server.limits import Buckets
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.questions import match_for_hint


class HintService:
    """Gives hints, one at a time to each player and within rate limits."""

    def __init__(self, bot_runner: BotRunner, settings: Settings) -> None:
        self._bot_runner = bot_runner
        self._players = Buckets(settings.hints)
        self._addresses = Buckets(settings.all_hints)
        self._asking: set[str] = set()  # players whose hints are being searched

    async def hints(self, service: TableService, table_id: str, player: str, address: str) -> wire.Hints:
        """Return the best moves of a player who is on the move at a table where all others are bots."""
        async with service.lock_table(table_id) as live:
            match, seat = match_for_hint(live.table, player)
            moment = live.table.playing.ply
        now = time.monotonic()
        if player in self._asking or not (self._players.take(player, now) and self._addresses.take(address, now)):
            raise Refusal("request/too-many")
        self._asking.add(player)
        try:
            return wire.Hints(moment, [hint_of(advice) for advice in await self._bot_runner.hints(match, seat, player)])
        finally:
            self._asking.discard(player)


def hint_of(advice: Advice) -> wire.Hint:
    """Return advice as a message."""
    hint, reason = advice.hint, advice.reason
    return wire.Hint(hint.move, round(hint.value, 3), round(hint.error, 3), reason.code, dict(reason.params))
