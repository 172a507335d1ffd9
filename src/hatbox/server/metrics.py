"""Metrics for Prometheus."""

from __future__ import annotations

from collections import Counter as Counts

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest


class Metrics:
    """Counters, gauges and a histogram. Labels are codes, never names or addresses."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(namespace="hatbox", registry=self.registry)  # memory, CPU, open files (Linux)
        self.games = Counter("hatbox_games_ended", "Games that came to their end", ["game"], registry=self.registry)
        self.connections = Gauge("hatbox_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("hatbox_tables", "Tables in memory", registry=self.registry)
        self.commands = Counter("hatbox_commands", "Commands received", ["kind"], registry=self.registry)
        self.refused = Counter("hatbox_refused", "Commands refused", ["code"], registry=self.registry)
        self.requests = Counter("hatbox_requests", "REST requests", ["status"], registry=self.registry)
        self.dropped = Counter("hatbox_dropped", "Connections ended by the server", ["code"], registry=self.registry)
        self.lag = Histogram(
            "hatbox_loop_lag_seconds",
            "How late the event loop is",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=self.registry,
        )
        self.bots = Gauge("hatbox_bots_waiting", "Bots that think or wait to", registry=self.registry)
        self.failing = Gauge("hatbox_store_failing", "Whether the last write failed", registry=self.registry)
        self.disk = Gauge("hatbox_disk_free_bytes", "Room where the database is (SQLite)", registry=self.registry)
        self.late = Gauge("hatbox_bots_late", "Bots' answers that did not come in time", registry=self.registry)
        self.notifications = Counter(
            "hatbox_notifications",
            "Messages by outcome: sent, retried, failed, gone (the channel ended)",
            ["channel", "kind", "outcome"],
            registry=self.registry,
        )
        self.notifications_waiting = Gauge(
            "hatbox_notifications_waiting", "Messages in the outbox", ["channel", "kind"], registry=self.registry
        )
        self.kinds: Counts[type] = Counts()  # commands since the last `text`: the library's counter is slow

    def text(self) -> bytes:
        """Return the metrics in Prometheus's text format."""
        for kind, count in self.kinds.items():
            self.commands.labels(kind.__name__.lower()).inc(count)
        self.kinds.clear()
        return generate_latest(self.registry)
