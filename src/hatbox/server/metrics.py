"""Metrics for Prometheus. docs/observability.md lists them; deploy/grafana and deploy/prometheus use them."""

from __future__ import annotations

import platform
from collections import Counter as Counts
from collections.abc import Iterable, Mapping, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from hatbox import __version__
from hatbox.server.latency import STORE_BUCKETS, Latency, StoreLatency

REQUEST_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)  # seconds
PING_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2)  # seconds


class LatencyCollector(Collector):
    """Publishes histograms as one metric, each with its value of a label; "" if there is only one."""

    def __init__(self, name: str, about: str, label: str, latencies: Mapping[str, Latency]) -> None:
        self._name, self._about, self._label, self._latencies = name, about, label, latencies

    def collect(self) -> Iterable[HistogramMetricFamily]:
        family = HistogramMetricFamily(self._name, self._about, labels=[self._label] if self._label else [])
        for value, latency in self._latencies.items():
            family.add_metric([value] if self._label else [], [*latency.cumulative()], latency.sum)
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
        self.command_seconds = self._add_latency(
            "hatbox_command_seconds",
            "Time from a command on a WebSocket to its answer, storing included",
            STORE_BUCKETS,
        )
        self.ping_seconds = self._add_latency(
            "hatbox_ping_seconds", "Round trip between the server and a connected client", PING_BUCKETS
        )
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

    def _add_latency(self, name: str, about: str, buckets: Sequence[float]) -> Latency:
        latency = Latency(buckets)
        self.registry.register(LatencyCollector(name, about, "", {"": latency}))
        return latency

    def add_store(self, store: StoreLatency) -> None:
        """Publish the latency of a store from now on."""
        about = "Time of the database for a batch of writes or a query"
        latencies = {"write": store.write, "read": store.read}
        self.registry.register(LatencyCollector("hatbox_store_seconds", about, "operation", latencies))

    def text(self) -> bytes:
        """Return the metrics in Prometheus's text format."""
        for kind, count in self.kinds.items():
            self.commands.labels(kind.__name__.lower()).inc(count)
        self.kinds.clear()
        return generate_latest(self.registry)
