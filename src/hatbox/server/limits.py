"""Rate limits: token buckets."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from math import ceil


@dataclass(frozen=True)
class Limit:
    """A burst, and a rate per second after that; a rate of 0 means no limit."""

    burst: float
    rate: float


class Bucket:
    """The tokens that one sender has left; full at first."""

    __slots__ = ("_filled", "_left", "_limit")

    def __init__(self, limit: Limit, now: float) -> None:
        self._limit = limit
        self._left = limit.burst
        self._filled = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Take tokens; False if there are too few."""
        limit = self._limit
        if limit.rate <= 0:
            return True
        self._left = min(limit.burst, self._left + (now - self._filled) * limit.rate)
        self._filled = now
        cost = min(cost, limit.burst)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give_back(self) -> None:
        """Put back what the last `take` took."""
        self._left = min(self._limit.burst, self._left + 1)

    def seconds_until(self, cost: float = 1) -> float:
        """Return after how many seconds `take` will succeed."""
        limit = self._limit
        return max(0.0, min(cost, limit.burst) - self._left) / limit.rate if limit.rate > 0 else 0.0


class Buckets:
    """A bucket for each address or player; beyond `max_senders` the least recently used one is dropped."""

    def __init__(self, limit: Limit, max_senders: int = 50_000) -> None:
        self._limit = limit
        self._max_senders = max_senders
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, sender: str, now: float, cost: float = 1) -> bool:
        bucket = self._buckets.get(sender)
        if bucket is None:
            if len(self._buckets) >= self._max_senders:
                self._buckets.popitem(last=False)
            bucket = self._buckets[sender] = Bucket(self._limit, now)
        else:
            self._buckets.move_to_end(sender)
        return bucket.take(now, cost)

    def give_back(self, sender: str) -> None:
        """Put back one token: the attempt was not one that the limit is for."""
        if sender in self._buckets:
            self._buckets[sender].give_back()

    def expect(self, sender: str, now: float, cost: float = 1) -> None:
        """Take tokens or raise a refusal that says after how many seconds to retry."""
        if not self.take(sender, now, cost):
            from hatbox.server.tables.commands import Refusal  # loads the rules, which the start decides how to run

            raise Refusal("request/too-many", seconds=max(1, ceil(self._buckets[sender].seconds_until(cost))))
