"""How much a stranger may send: buckets that fill with time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from math import ceil

from hatbox.server.tables.commands import Refusal


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many a second after that. A rate of 0 means: no limit."""

    burst: float
    rate: float


class Bucket:
    """What one sender has left."""

    __slots__ = ("_filled", "_left", "_limit")

    def __init__(self, limit: Limit, now: float) -> None:
        """Full."""
        self._limit = limit
        self._left = limit.burst
        self._filled = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether one more may pass, or something that costs as much as several."""
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

    def wait(self, cost: float = 1) -> float:
        """After how many seconds it may pass."""
        limit = self._limit
        return max(0.0, min(cost, limit.burst) - self._left) / limit.rate if limit.rate > 0 else 0.0


class Buckets:
    """A bucket for each address or player, the longest unused forgotten first."""

    def __init__(self, limit: Limit, most: int = 50_000) -> None:
        """Nobody known yet."""
        self._limit = limit
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float, cost: float = 1) -> bool:
        """Whether one more of this sender may pass."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets.popitem(last=False)
            bucket = self._buckets[who] = Bucket(self._limit, now)
        else:
            self._buckets.move_to_end(who)
        return bucket.take(now, cost)

    def expect(self, who: str, now: float, cost: float = 1) -> None:
        """Refuse what may not pass, and say after how many seconds it may."""
        if not self.take(who, now, cost):
            raise Refusal("request/too-many", seconds=max(1, ceil(self._buckets[who].wait(cost))))
