"""Live figures: every process samples itself, stores the latest sample, and remembers an hour of all processes."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter, deque

import msgspec

from hatbox import wire
from hatbox.server.metrics import Metrics
from hatbox.server.ops.admin_messages import Figures, FiguresQuery, ProcessFigures, Sample
from hatbox.server.ops.audit import AdminContext
from hatbox.server.players.presence import PLAYED, Presence
from hatbox.server.server_clock import now_ms
from hatbox.server.service.table_service import TableService
from hatbox.server.service.timers import DEAD
from hatbox.server.store.store import Store

LOGGER = logging.getLogger("hatbox.server")
INTERVAL = 5.0  # seconds between two samples
MAX_SAMPLES = 720  # of each process: an hour
FAILURES = "hatbox_notifications_total"  # with the outcome "failed"
MEMORY = "hatbox_process_resident_memory_bytes"  # Linux only
MOVES, REQUESTS = "hatbox_commands_total", "hatbox_requests_total"
SAVE = "UPDATE processes SET figures = ?, started = ? WHERE id = ?"
LATEST = "SELECT id, started, figures FROM processes WHERE beat > ? AND figures <> '' ORDER BY started, id"
PLAYING = "SELECT count(*) FROM tables WHERE status = 'playing' AND updated > ?"
SAMPLE = msgspec.json.Decoder(Sample)


async def figures(context: AdminContext, query: FiguresQuery) -> Figures:
    """Return the figures of all running processes: an hour of them from a server, the latest from a database alone."""
    if context.history is not None:
        processes = context.history.since(query.since)
    else:
        processes = [
            ProcessFigures(process, started, [sample] if sample.at > query.since else [])
            for process, started, sample in await latest_samples(context.store, context.now)
        ]
    return Figures(context.now, int(INTERVAL * 1000), processes)


async def latest_samples(store: Store, now: int) -> list[tuple[str, int, Sample]]:
    """Return the running processes, when they were started, and their latest sample."""
    rows = await store.fetch(LATEST, now - DEAD)
    return [(process, started, SAMPLE.decode(sample)) for process, started, sample in rows]


class FigureHistory:
    """The samples of all running processes: MAX_SAMPLES of each, dropped when a process ends."""

    def __init__(self) -> None:
        self._samples: dict[str, deque[Sample]] = {}
        self._started: dict[str, int] = {}

    def add(self, latest: list[tuple[str, int, Sample]]) -> None:
        """Add the latest sample of every running process."""
        running = [process for process, _, _ in latest]
        self._samples = {
            process: self._samples.get(process) or deque(maxlen=MAX_SAMPLES) for process in running
        }  # fmt: skip
        for process, started, sample in latest:
            self._started[process] = started
            samples = self._samples[process]
            if not samples or samples[-1].at < sample.at:
                samples.append(sample)

    def since(self, at: int) -> list[ProcessFigures]:
        """Return the samples after a time."""
        return [
            ProcessFigures(process, self._started[process], [sample for sample in samples if sample.at > at])
            for process, samples in self._samples.items()
        ]


class FigureRecorder:
    """Samples this process."""

    def __init__(self, process: str, service: TableService, presence: Presence, metrics: Metrics) -> None:
        self.history = FigureHistory()
        self._process = process
        self._service = service
        self._presence = presence
        self._metrics = metrics
        self._started = now_ms()
        self._worst_lag = 0.0  # since the last sample, in seconds
        self._last = (time.monotonic(), time.process_time(), 0, 0)  # of the last sample: clocks, moves, requests

    def note_lag(self, seconds: float) -> None:
        self._worst_lag = max(self._worst_lag, seconds)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.record(now_ms())
            except Exception:
                LOGGER.exception("figures could not be recorded")

    async def record(self, now: int) -> None:
        """Store a sample, and remember those of all processes."""
        store = self._service.store
        sample = await self.sample(now)
        await store.execute((SAVE, (msgspec.json.encode(sample).decode(), self._started, self._process)))
        self.history.add(await latest_samples(store, now))

    async def sample(self, now: int) -> Sample:
        store, values = self._service.store, self._metric_values()
        ((games,),) = await store.fetch(PLAYING, now - PLAYED)
        moves = self._metrics.kinds[wire.Move] + int(values[MOVES])
        before, self._last = self._last, (time.monotonic(), time.process_time(), moves, int(values[REQUESTS]))
        wall, cpu, moves_made, requests = (new - old for new, old in zip(self._last, before, strict=True))
        lag, self._worst_lag = self._worst_lag, 0.0
        free = store.free_bytes()
        return Sample(
            now,
            connections=int(values["hatbox_connections"]),
            people=self._presence.online,
            games=games,
            tables=int(values["hatbox_tables"]),
            moves=round(60 * moves_made / wall, 1),
            requests=round(60 * requests / wall, 1),
            lag=round(1000 * lag, 1),
            bots=int(values["hatbox_bots_waiting"]),
            memory=int(values[MEMORY]) if MEMORY in values else None,
            cpu=round(cpu / wall, 3),
            database=await store.size_bytes(),
            disk=None if math.isnan(free) else int(free),
            failures=int(values[FAILURES]) if FAILURES in values else None,
        )

    def _metric_values(self) -> Counter[str]:
        """Return the metrics by name, summed over their labels; only moves and failed notifications."""
        values: Counter[str] = Counter()
        for metric in self._metrics.registry.collect():
            for sample in metric.samples:
                is_counted = {MOVES: ("kind", "move"), FAILURES: ("outcome", "failed")}.get(sample.name)
                value = sample.value if is_counted is None or is_counted in sample.labels.items() else 0
                values[sample.name] += value  # type: ignore[assignment]  # a float
        return values
