"""Reviews of finished games, for browsers that cannot make them."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

from hatbox.server.limits import Buckets
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.tables.commands import Refusal

MAX_REVIEWS = 32  # kept; one takes 20 to 800 kB
CACHED_COST = 0.1  # of a review that is kept; a new one costs 1
MAX_AT_A_TIME = 2  # each takes 32 MB while it is made


class ReviewService:
    """Reviews finished games, one at a time for each address and within rate limits."""

    def __init__(self, bot_runner: BotRunner, settings: Settings) -> None:
        self._bot_runner = bot_runner
        self._addresses = Buckets(settings.reviews)
        self._asking: set[str] = set()  # addresses whose reviews are being made
        self._reviews: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        """JSON; key: table and seat, bound: MAX_REVIEWS, the least recently used goes; a finished game never changes"""

    async def review(self, service: TableService, table_id: str, seat: int, address: str) -> msgspec.Raw:
        """Return the review of a finished game for one seat. Anybody may ask, as for its record."""
        async with service.lock_table(table_id) as live:
            table = live.table
            if table.status != "over":
                raise Refusal("table/not-over", status=table.status)
            if seat >= table.setup.players:
                raise Refusal("request/bad-query", text=str(seat))
            self._addresses.expect(address, time.monotonic(), CACHED_COST)
            key = table_id, seat
            if key in self._reviews:
                self._reviews.move_to_end(key)
                return msgspec.Raw(self._reviews[key])
            match = table.playing.clone()
        if address in self._asking:
            raise Refusal("request/too-many")
        if len(self._asking) >= MAX_AT_A_TIME:
            raise Refusal("server/busy")
        self._addresses.expect(address, time.monotonic(), 1 - CACHED_COST)
        self._asking.add(address)
        try:
            review = msgspec.json.encode(await self._bot_runner.review(match, seat, address))
        finally:
            self._asking.discard(address)
        self._reviews[key] = review
        if len(self._reviews) > MAX_REVIEWS:
            self._reviews.popitem(last=False)
        return msgspec.Raw(review)
