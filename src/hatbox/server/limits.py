"""How much a stranger may send: buckets that fill with time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


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

    def take(self, now: float) -> bool:
        """Whether one more may pass."""
        limit = self._limit
        if limit.rate <= 0:
            return True
        self._left = min(limit.burst, self._left + (now - self._filled) * limit.rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address or player, the longest unused forgotten first."""

    def __init__(self, limit: Limit, most: int = 50_000) -> None:
        """Nobody known yet."""
        self._limit = limit
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        """Whether one more of this sender may pass."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets.popitem(last=False)
            bucket = self._buckets[who] = Bucket(self._limit, now)
        else:
            self._buckets.move_to_end(who)
        return bucket.take(now)
