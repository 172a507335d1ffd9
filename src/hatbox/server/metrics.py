"""Metrics for Prometheus. docs/observability.md lists them; deploy/grafana and deploy/prometheus use them."""

from __future__ import annotations

import platform
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from hatbox import __version__

REQUEST_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)  # seconds
LATENCY_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)  # seconds
PING_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2)  # seconds


class FastHistogram(Collector):
    """A histogram for the path of a move: an observation takes 0.2 µs, the library's 3 µs."""

    def __init__(self, name: str, about: str, buckets: Sequence[float], labels: Sequence[tuple[str, str]] = ()) -> None:
        self._name, self._about, self._buckets, self._labels = name, about, buckets, labels
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._buckets, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        """Yield the metric in the library's form, in which buckets are cumulative."""
        family = HistogramMetricFamily(self._name, self._about, labels=[name for name, _ in self._labels])
        self.add_to(family)
        yield family

    def add_to(self, family: HistogramMetricFamily) -> None:
        """Add the counts to a metric that others may be a part of, too."""
        total, buckets = 0, []
        for bound, count in zip((*map(str, self._buckets), "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((bound, total))
        family.add_metric([value for _, value in self._labels], buckets, self._sum)


class StoreLatency(Collector):
    """The time that a store takes: to commit a batch of writes, fsync included, and to answer a query."""

    NAME, ABOUT = "hatbox_store_seconds", "Time of the database for a batch of writes or a query"

    def __init__(self) -> None:
        self.write, self.read = (
            FastHistogram(self.NAME, self.ABOUT, LATENCY_BUCKETS, [("operation", operation)])
            for operation in ("write", "read")
        )

    def collect(self) -> Iterable[HistogramMetricFamily]:
        family = HistogramMetricFamily(self.NAME, self.ABOUT, labels=["operation"])
        for histogram in (self.write, self.read):
            histogram.add_to(family)
        yield family


class Metrics:
    """Counters, gauges and histograms. Labels are codes and routes, never names, ids or addresses."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(namespace="hatbox", registry=registry)  # memory, CPU, open files (Linux)
        info = Gauge(
            "hatbox_info", "Always 1; the labels say what is running", ["version", "python"], registry=registry
        )
        info.labels(__version__, platform.python_version()).set(1)
        self.games = Counter("hatbox_games_ended", "Games that came to their end", ["game"], registry=registry)
        self.connections = Gauge("hatbox_connections", "Open sockets", registry=registry)
        self.tables = Gauge("hatbox_tables", "Tables in memory", registry=registry)
        self.commands = Counter("hatbox_commands", "Commands received", ["kind"], registry=registry)
        self.refused = Counter("hatbox_refused", "Commands refused", ["code"], registry=registry)
        self.requests = Counter("hatbox_requests", "REST requests", ["status"], registry=registry)
        self.request_seconds = Histogram(
            "hatbox_request_seconds",
            "Time to answer a request, by route",
            ["method", "route"],
            buckets=REQUEST_BUCKETS,
            registry=registry,
        )
        self.command_seconds = FastHistogram(
            "hatbox_command_seconds",
            "Time from a command on a WebSocket to its answer, storing included",
            LATENCY_BUCKETS,
        )
        self.ping_seconds = FastHistogram(
            "hatbox_ping_seconds", "Round trip between the server and a connected client", PING_BUCKETS
        )
        for histogram in (self.command_seconds, self.ping_seconds):
            registry.register(histogram)
        self.dropped = Counter("hatbox_dropped", "Connections ended by the server", ["code"], registry=registry)
        self.lag = Histogram(
            "hatbox_loop_lag_seconds",
            "How late the event loop is",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=registry,
        )
        self.ready = Gauge("hatbox_ready", "Whether games can be played", registry=registry)
        self.online = Gauge("hatbox_players_online", "Players connected to this process", registry=registry)
        self.bots = Gauge("hatbox_bots_waiting", "Bots that think or wait to", registry=registry)
        self.failing = Gauge("hatbox_store_failing", "Whether the last write failed", registry=registry)
        self.disk = Gauge("hatbox_disk_free_bytes", "Room where the database is (SQLite)", registry=registry)
        self.late = Gauge("hatbox_bots_late", "Bots' answers that did not come in time", registry=registry)
        self.notifications = Counter(
            "hatbox_notifications",
            "Messages by outcome: sent, retried, failed, gone (the channel ended)",
            ["channel", "kind", "outcome"],
            registry=registry,
        )
        self.notifications_waiting = Gauge(
            "hatbox_notifications_waiting", "Messages in the outbox", ["channel", "kind"], registry=registry
        )
        self.kinds: Counts[type] = Counts()  # commands since the last `text`: the library's counter is slow

    def text(self) -> bytes:
        """Return the metrics in Prometheus's text format."""
        for kind, count in self.kinds.items():
            self.commands.labels(kind.__name__.lower()).inc(count)
        self.kinds.clear()
        return generate_latest(self.registry)
