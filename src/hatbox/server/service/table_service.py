"""The service: the tables that are alive in this process, who watches them, and what is due at them.

No process owns a table. Whoever writes an event down first wins; the others read it and go on from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from hatbox import wire
from hatbox.engine.game import SPECTATOR
from hatbox.server.ops.metrics import Metrics
from hatbox.server.ops.readiness import Readiness
from hatbox.server.ops.settings import Settings
from hatbox.server.players.players import Player, Players
from hatbox.server.server_clock import now_ms
from hatbox.server.service import broadcast, history, invite_codes, timers, updates
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.broadcast import encoded
from hatbox.server.service.delayed_table import DelayedTable
from hatbox.server.service.live_table import Connection, LiveTable
from hatbox.server.service.projection import write_of
from hatbox.server.store.store import Store, StoreError, Write
from hatbox.server.store.worker import complete
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table, replay_events
from hatbox.server.tables.commands import (
    Accepted,
    AlreadyDone,
    BotMove,
    CommandEnvelope,
    InternalCommand,
    PlayAhead,
    Refusal,
    TimeUp,
)
from hatbox.server.tables.decide import decide
from hatbox.server.tables.opening import decide_opening
from hatbox.server.tables.table import Table

LOGGER = logging.getLogger("hatbox.tables")
IDLE = 60.0  # seconds after which a table that nobody watches leaves the memory
UNKNOWN = 1 << 62  # more than any number of an event: something may have been written
ABANDONED = 30 * 86_400_000  # milliseconds after which a table where nothing happens no longer counts
MAX_ATTEMPTS = 50  # to be the first to write; another process has got on each time

Outcome: TypeAlias = wire.Ack | wire.Refused | Exception
Reply: TypeAlias = Callable[[Outcome], None]


class StaleTable(Exception):
    """The table in memory is not what is stored: another process was first to write, or a write has failed."""


@dataclass(eq=False)
class Submission:
    """A command on its way through `TableService._process`."""

    live: LiveTable
    envelope: CommandEnvelope
    reply: Reply
    updates: Sequence[tuple[log.Event, broadcast.Messages]] = ()  # events, and what each viewer is told of them
    rematch: LiveTable | None = None  # a table that is opened by it
    attempts: int = 0
    has_failed: bool = False


class TableService:
    """All tables that this process has to do with."""

    def __init__(
        self, store: Store, players: Players, bot_runner: BotRunner, metrics: Metrics, settings: Settings
    ) -> None:
        """Nothing is alive yet; `listen` and `sweep` start the rest."""
        self.store = store
        self.players = players
        self.metrics = metrics
        self._bot_runner = bot_runner
        self.settings = settings
        self._lives: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.damaged: set[str] = set()  # tables that could not be read, each logged once
        self._seating: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by player
        self._retelling = asyncio.Lock()
        self.ready = Readiness()  # the rules are loaded
        self.ended: Callable[[Table], None] = lambda _: None  # told of games that are over

    # --- tables in memory

    async def live(self, table_id: str) -> LiveTable:
        """A table, loaded if it is not in memory."""
        live = self._lives.get(table_id)
        if live is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            live = await asyncio.shield(self._loading[table_id])
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            await self.ready.wait()
            live = self._lives.get(table_id) or await self.read(table_id)
            async with live.lock:  # what another process wrote meanwhile was not heard
                for event in await self.store.events(table_id, live.published):
                    apply_event(live.table, event)
                    live.published = event.n
                self.look_ahead(live)
            return live
        finally:
            del self._loading[table_id]

    async def read(self, table_id: str) -> LiveTable:
        """Read a table from the store into memory."""
        try:
            events = await self.store.events(table_id)
            if not events:
                raise Refusal("table/unknown", table=table_id)
            table = await history.fold_all(table_id, events)
        except (Refusal, StoreError):
            raise
        except Exception as error:
            await timers.set_aside(self, table_id, now_ms(), error)
            raise Refusal("table/damaged", table=table_id) from None
        live = self._lives.setdefault(table_id, LiveTable(table, table.version, used=time.monotonic()))
        self.metrics.tables.set(len(self._lives))
        return live

    def in_memory(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._lives.get(table_id)

    def has_running_clocks(self) -> bool:
        """Whether a clock runs at a table in memory."""
        return any(live.table.clocks.deadline() is not None for live in self._lives.values())

    @contextlib.asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table as it is written down, while nobody else in this process changes it."""
        live = await self.live(table_id)
        async with live.lock:
            if live.is_ahead_of_store:
                await self._catch_up(live)
            yield live

    async def open(self, player: Player, setup: wire.Setup, *, quick: bool = False) -> wire.TableInfo:
        """A new table, with its host seated."""
        await self.ready.wait()
        async with self._room_for(player.id):
            for _ in range(MAX_ATTEMPTS):
                code, entropy = invite_codes.drawn(), secrets.token_bytes(32)
                opening = decide_opening(setup, player.id, player.name, quick=quick, code=code, entropy=entropy)
                event = log.Event(1, now_ms(), opening, player.id)
                table = open_table(secrets.token_hex(8), event)
                if await self.store.append([write_of(table, [event])]):
                    return updates.info_of(table)
        raise Refusal("server/busy")

    @contextlib.asynccontextmanager
    async def _room_for(self, player: str, table_id: str = "") -> AsyncIterator[None]:
        """Hold room for one more seat, at a table if it is known; refuse if the player has too many elsewhere.

        One at a time for each player, or several would be counted before any is taken.
        """
        async with self._seating.setdefault(player, asyncio.Lock()):
            rows = await self.store.fetch(
                "SELECT t.status, count(*) FROM tables t JOIN seats s ON s.table_id = t.id"
                " WHERE s.player = ? AND t.id <> ? AND t.updated > ? GROUP BY 1",
                player, table_id, now_ms() - ABANDONED,
            )  # fmt: skip
            counts = dict(rows)
            if counts.get("open", 0) >= self.settings.open_tables:
                raise Refusal("table/too-many", most=self.settings.open_tables)
            if counts.get("playing", 0) >= self.settings.running_tables:
                raise Refusal("table/too-many-running", most=self.settings.running_tables)
            yield

    def drop(self, table_id: str) -> None:
        """Forget what is in memory: it will be read again."""
        live = self._lives.pop(table_id, None)
        if live is not None and live.timer is not None:
            live.timer.cancel()

    # --- commands

    def submit(self, envelope: CommandEnvelope, table_id: str, reply: Reply) -> None:
        """Carry out a command: the one way in for sockets, requests, bots and timers.

        `reply` is called exactly once: with the acknowledgement, when the events are stored and just before viewers
        get their updates; with a refusal; or with the error that kept the command from being stored.
        """
        live = self._lives.get(table_id)
        if live is None or isinstance(envelope.command, wire.Sit) or not live.lock.try_acquire():
            self._start(self._submit_later(envelope, table_id, reply))
        else:
            live.used = time.monotonic()
            self._process(Submission(live, envelope, reply))

    async def execute(self, envelope: CommandEnvelope, table_id: str) -> wire.Ack | wire.Refused:
        """Submit a command and wait for its outcome."""
        outcome: asyncio.Future[wire.Ack | wire.Refused] = asyncio.get_running_loop().create_future()
        self.submit(envelope, table_id, partial(complete, outcome))
        return await outcome

    async def _submit_later(self, envelope: CommandEnvelope, table_id: str, reply: Reply) -> None:
        """Wait for what a command needs before it can be processed: room for one more seat, the table, its lock."""
        done = asyncio.get_running_loop().create_future()

        def reply_and_finish(outcome: Outcome) -> None:
            reply(outcome)
            done.set_result(None)

        try:
            async with contextlib.AsyncExitStack() as stack:
                if isinstance(envelope.command, wire.Sit):
                    await stack.enter_async_context(self._room_for(envelope.by, table_id))
                live = await self.live(table_id)
                await live.lock.acquire()
                self._process(Submission(live, envelope, reply_and_finish))
                await done
        except Refusal as refusal:
            reply(self._refused(envelope, table_id, refusal))
        except Exception as error:
            reply(error)

    def _process(self, work: Submission) -> None:
        """Decide, apply, render and store. The table's lock is held; `_finish` releases it."""
        live, envelope = work.live, work.envelope
        try:
            if live.is_ahead_of_store:
                raise StaleTable
            decision = decide(live.table, envelope)
            if isinstance(decision, AlreadyDone) or not decision.facts:
                seq = decision.seq if isinstance(decision, AlreadyDone) else live.table.seq
                self._finish(work, wire.Ack(live.table.id, envelope.id, seq))
                return
            work.updates = self._apply(live, envelope, decision)
            writes = [write_of(live.table, [event for event, _ in work.updates])]
            if decision.other is not None:
                work.rematch = self._open_rematch(*decision.other, envelope, writes)
            stored = self.store.append(writes)
        except Exception as error:
            self._start(self._retry(work, error))
        else:
            stored.add_done_callback(partial(self._on_stored, work))

    def _apply(
        self, live: LiveTable, envelope: CommandEnvelope, decision: Accepted
    ) -> list[tuple[log.Event, broadcast.Messages]]:
        """Apply what was decided to the table in memory, and render what each viewer will be told of it."""
        table = live.table
        rendered = []
        for number, fact in enumerate(decision.facts, 1):
            command = envelope.id if number == len(decision.facts) else ""
            since = updates.moment_of(table)
            event = log.Event(table.version + 1, max(envelope.now, table.at), fact, envelope.by, command)
            apply_event(table, event, decision.played)
            rendered.append((event, broadcast.messages(live, event, since)))
        return rendered

    def _on_stored(self, work: Submission, stored: asyncio.Future[bool]) -> None:
        """Answer and broadcast, or try again if another process was first or the disk failed."""
        error = asyncio.CancelledError() if stored.cancelled() else stored.exception()
        if error is not None or not stored.result():
            if work.rematch is not None:
                self.drop(work.rematch.table.id)
            self._start(self._retry(work, error if isinstance(error, Exception) else StaleTable()))
            return
        live, table = work.live, work.live.table
        try:
            work.reply(wire.Ack(table.id, work.envelope.id, table.seq))
            for event, messages in work.updates:
                broadcast.deliver(live, event, messages)
            if table.status == "over" and not live.ended:
                self.metrics.games.labels(table.setup.game).inc()
            self._after(live)
            if work.rematch is not None:
                self.look_ahead(work.rematch)
        finally:
            live.lock.release()

    async def _retry(self, work: Submission, error: Exception) -> None:
        """Read what other processes have written and process the command again, or give up with the error.

        A refusal may be wrong, and a write may have lost, by events that this process has not read. Any other error
        is tried once more.
        """
        work.attempts += 1
        try:
            is_new = await self._catch_up(work.live)
            if isinstance(error, Refusal) and not is_new:
                raise error
            if work.attempts == MAX_ATTEMPTS:
                raise Refusal("server/busy")
            if not isinstance(error, Refusal | StaleTable):
                if work.has_failed:
                    raise error
                LOGGER.error("a command failed, and is tried again", exc_info=error)
                work.has_failed = True
        except Refusal as refusal:
            self._finish(work, self._refused(work.envelope, work.live.table.id, refusal))
        except Exception as failure:
            self._finish(work, failure)
        else:
            self._process(work)

    def _finish(self, work: Submission, outcome: Outcome) -> None:
        work.live.lock.release()
        work.reply(outcome)

    def _refused(self, envelope: CommandEnvelope, table_id: str, refusal: Refusal) -> wire.Refused:
        self.metrics.refused.labels(refusal.code).inc()
        return wire.Refused(table_id, envelope.id, refusal.code, refusal.params, refusal.rule)

    def _open_rematch(
        self, table_id: str, facts: Iterable[log.AnyFact], envelope: CommandEnvelope, writes: list[Write]
    ) -> LiveTable:
        """Open the table of a rematch. It stays in memory: its players are here, and will look at it at once."""
        events = [log.Event(number, envelope.now, fact, envelope.by) for number, fact in enumerate(facts, 1)]
        table = replay_events(table_id, events)
        writes.append(write_of(table, events))
        live = self._lives[table_id] = LiveTable(table, table.version, used=time.monotonic())
        return live

    async def _catch_up(self, live: LiveTable) -> bool:
        """Read what somebody else has written, and tell viewers; whether there was anything."""
        table_id, told = live.table.id, live.published
        astray = live.is_ahead_of_store
        if astray:
            live.table = replay_events(table_id, (await self.store.events(table_id))[:told])
        events = await self.store.events(table_id, told)
        for event in events:
            since = updates.moment_of(live.table)
            apply_event(live.table, event)
            broadcast.deliver(live, event, broadcast.messages(live, event, since))
        if events or astray:
            self._after(live)
        return bool(events)

    # --- telling

    async def watch(self, connection: Connection, table_id: str, seen: int | None) -> None:
        """Tell a viewer what happens: first what it has missed, or the table as it is."""
        async with self.held(table_id) as live:
            if seen is not None:
                await self._catch_up(live)  # another process may have told this viewer more than is known here
            table = live.table
            viewer = broadcast.viewer_of(table, connection)
            if viewer == SPECTATOR and table.setup.spectators == "none" and table.status == "playing":
                raise Refusal("table/no-spectators")
            live.viewers[connection] = table.seq
            if updates.is_delayed(table, viewer):
                if live.behind is None:
                    live.behind = DelayedTable(table_id, await self.store.events(table_id), table)
                table = live.behind.table
                live.viewers[connection] = table.seq
            if seen is None or not self._can_catch_up(connection, seen, table.seq):
                connection.push(encoded(updates.snapshot(table, viewer)))
            else:
                if seen < table.seq:  # what comes after that follows when it is heard of
                    for update in (await self._page(connection.player, table_id, seen, table.seq)).updates:
                        connection.push(encoded(update))
                scene = updates.scene_of(table, viewer)
                if scene is not None:
                    connection.push(encoded(wire.Private(table_id, table.public_at, scene)))

    def _can_catch_up(self, connection: Connection, seen: int, last: int) -> bool:
        """Whether a viewer is told one by one what it has missed; the table as it is costs less than too much."""
        if not 0 < seen <= last <= seen + history.PAGE:
            return False
        return seen == last or connection.spend(history.cost_of(seen, last))

    async def history(
        self, player: Player | None, table_id: str, seen: int, eyes: int | None, spend: Callable[[float], None]
    ) -> wire.History:
        """A page of what a viewer was told after an update, exactly as then; `eyes`: as a seat saw it, or EVERYTHING.

        `spend` is told what it costs, and may refuse. One page is made at a time, so that however many are asked for
        the loop has a turn for everybody else every few updates.
        """
        async with self.held(table_id) as live:
            await self._catch_up(live)
            eyes, last = history.expect_readable(live.table, player.id if player else None, eyes)
        spend(history.cost_of(seen, last))
        async with self._retelling:
            return await self._page(player, table_id, seen, last, eyes)

    async def _page(
        self, player: Player | None, table_id: str, seen: int, last: int, eyes: int | None = None
    ) -> wire.History:
        muted = await self.players.mutes_of(player.id) if player else frozenset()
        events = await self.store.events(table_id)
        return await history.page(table_id, events, player.id if player else "", seen, last, muted, eyes)

    def unwatch(self, connection: Connection, table_id: str) -> None:
        """Tell a viewer no more."""
        live = self._lives.get(table_id)
        if live is not None:
            live.viewers.pop(connection, None)

    # --- what is due

    def _after(self, live: LiveTable) -> None:
        """After every change: whose time runs, which bot must think, who is told later."""
        table = live.table
        self.look_ahead(live)
        if live.behind is not None:
            broadcast.tell_delayed(live, live.behind)
        if table.status == "over" and not live.ended:
            live.ended = True
            self.ended(table)

    def look_ahead(self, live: LiveTable) -> None:
        """Set the timer of whose time runs, and let the bots think whose turn it is."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.table
        if table.premove_due:
            self._start(self.due(live, PlayAhead()))
        for seat in table.bots_due:
            if seat not in live.thinking:
                live.thinking[seat] = self._start(self._bot(live, seat))
        deadline = table.clocks.deadline() if table.status == "playing" else None
        if deadline is not None:
            wait = max(0, deadline - now_ms()) / 1000
            if wait < 86_400:
                live.timer = asyncio.get_running_loop().call_later(wait, self._time_up, live)

    def _time_up(self, live: LiveTable) -> None:
        self._start(self._look_at_clocks(live))

    async def _look_at_clocks(self, live: LiveTable) -> None:
        await self.due(live, TimeUp())
        if live.timer is not None and live.timer.when() <= asyncio.get_running_loop().time():
            self.look_ahead(live)  # nobody's time was up: the server's clock has stood still meanwhile

    async def due(self, live: LiveTable, command: InternalCommand) -> None:
        """Do what the server itself decides at a table."""
        await self.execute(CommandEnvelope(command, now_ms(), entropy=secrets.token_bytes(32)), live.table.id)

    async def _bot(self, live: LiveTable, seat: int) -> None:
        """Let a bot think for a seat as long as it is its turn, and do what it decides."""
        try:
            while seat in live.table.bots_due and self._lives.get(live.table.id) is live:
                table = live.table
                level = table.chairs[seat].level
                assert level is not None
                together = table.simultaneous
                match = table.trial_for(seat) if together else table.playing.clone()
                moment = len(table.choices[seat]) if together else table.playing.ply
                position = table.position_seq
                thinking = self._bot_runner.move(level, match, seat, table.bot_seed, table.host, fresh=table.undone > 0)
                move = await self._bot_runner.in_time(thinking, table.id, table.playing.ply + moment)
                await self.due(live, BotMove(seat, move, moment, position))
        finally:
            live.thinking.pop(seat, None)
        if seat in live.table.bots_due:  # it became its turn again while it was finishing
            self.look_ahead(live)

    def heard(self, table_id: str, n: int) -> None:
        """Another process has written; "" means that something may have been missed."""
        if not table_id:
            for known in list(self._lives):
                self.heard(known, UNKNOWN)
        elif table_id in self._lives and self._lives[table_id].published < n:
            self._start(self._hear(self._lives[table_id], n))

    async def _hear(self, live: LiveTable, n: int) -> None:
        async with live.lock:
            if n == UNKNOWN and not await self.store.events(live.table.id, live.published):
                return
            if live.published < n:
                await self._catch_up(live)

    def forget_idle(self) -> None:
        """Drop from memory the tables that nobody needs."""
        limit = time.monotonic() - IDLE
        for table_id, live in list(self._lives.items()):
            if not live.viewers and not live.thinking and live.used < limit and not live.lock.locked():
                self.drop(table_id)
        self.metrics.tables.set(len(self._lives))

    def _start(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        """Stop thinking and telling; what was acknowledged is stored."""
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
