"""Live tables of this process: runs commands, broadcasts updates, drives bots and clocks.

No process owns a table. The first to store an event with a number wins; the others read it and go on from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

from msgspec.structs import replace

from hatbox import wire
from hatbox.server.identity import Player, Players, clean_name
from hatbox.server.metrics import Metrics
from hatbox.server.readiness import Readiness
from hatbox.server.server_clock import now_ms
from hatbox.server.service import broadcast, history, projection, timers, updates
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.broadcast import encode
from hatbox.server.service.live_table import Connection, DelayedTable, LiveTable
from hatbox.server.settings import Settings
from hatbox.server.store.store import EVERY_PLAYER, Store, StoreError, Write
from hatbox.server.store.worker import complete
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table, replay_events
from hatbox.server.tables.commands import (
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
from hatbox.server.tables.uploading import replay_upload

LOGGER = logging.getLogger("hatbox.tables")
MAX_IDLE = 60.0  # seconds after which a table without viewers is dropped from memory
ANY_VERSION = 1 << 62  # more than any number of an event: something may have been stored
ABANDONED = 30 * 86_400_000  # milliseconds without events after which a table no longer counts against the limits
MAX_ATTEMPTS = 50  # to be the first to store an event, or to draw a free invite code
MAX_TIMER = 86_400  # seconds; later deadlines are left to `timers`
CODE_LETTERS = "BCDFGHJKMNPQRSTVWXYZ"  # no two look alike, and without vowels they make no words
CODE_LENGTH = 5

Outcome: TypeAlias = wire.Ack | wire.Refused | Exception
Reply: TypeAlias = Callable[[Outcome], None]


class StaleTable(Exception):
    """The table in memory is not the stored one: another process stored first, or a write has failed."""


@dataclass(eq=False)
class Submission:
    """A command on its way through `TableService._process`."""

    live: LiveTable
    envelope: CommandEnvelope
    reply: Reply
    updates: list[tuple[log.Event, broadcast.Messages]] = field(default_factory=list)  # events and messages
    acting: Sequence[int] = ()  # seats that were to act before
    rematch: LiveTable | None = None  # the table it opens
    attempts: int = 0
    has_failed: bool = False


class TableObserver:
    """Is told what happens at tables; does nothing here. Its methods must not wait."""

    def on_stored(
        self, live: LiveTable, events: Sequence[log.Event], acting: Sequence[int], rematch: Table | None
    ) -> None:
        """Handle events that this process has stored; `acting` were to act before, `rematch` was opened."""

    def on_watch(self, player: str, table: str) -> None:
        """Handle that a player begins to watch a table in this process."""

    def on_unwatch(self, player: str, table: str) -> None:
        """Handle that a player watches a table no longer, on no connection to this process."""


class TableService:
    """All live tables of this process."""

    def __init__(
        self,
        store: Store,
        players: Players,
        bot_runner: BotRunner,
        metrics: Metrics,
        settings: Settings,
        on_game_over: Callable[[Table], None] = lambda _: None,
    ) -> None:
        """`on_game_over(table)` is called when a game ends, and again by timers until a rated game is rated."""
        self.store = store
        self.players = players
        self.metrics = metrics
        self._bot_runner = bot_runner
        self.settings = settings
        self._lives: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.damaged: set[str] = set()  # tables that could not be read, each logged once
        self._seat_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by player
        self._history_lock = asyncio.Lock()
        self.ready = Readiness()  # the rules are loaded
        self.announcement: wire.Announcement | None = None  # of the host, sent after every welcome
        self.on_game_over = on_game_over
        self.observer = TableObserver()

    # --- tables in memory

    async def live(self, table_id: str) -> LiveTable:
        """Return a table, loaded if it is not in memory. Readers use `lock_table`."""
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
            async with live.lock:  # another process may have stored more before this table was listened for
                for event in await self.store.events(table_id, live.published):
                    apply_event(live.table, event)
                    live.published = event.n
                self.schedule(live)
            return live
        finally:
            del self._loading[table_id]

    async def read(self, table_id: str) -> LiveTable:
        """Read a table from the store into memory."""
        try:
            events = await self.store.events(table_id)
            if not events:
                raise Refusal("table/unknown", table=table_id)
            table = await history.replay_in_slices(table_id, events)
        except (Refusal, StoreError):
            raise
        except Exception as error:
            await timers.quarantine(self, table_id, now_ms(), error)
            raise Refusal("table/damaged", table=table_id) from None
        live = self._lives.setdefault(table_id, LiveTable(table, table.version, used=time.monotonic()))
        self.metrics.tables.set(len(self._lives))
        return live

    def in_memory(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._lives.get(table_id)

    def has_running_clocks(self) -> bool:
        """Check whether a clock runs at any table in memory."""
        return any(live.table.clocks.deadline() is not None for live in self._lives.values())

    @contextlib.asynccontextmanager
    async def lock_table(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Hold a table's lock; the table is as stored."""
        live = await self.live(table_id)
        async with live.lock:
            if live.is_ahead_of_store:
                await self._catch_up(live)
            yield live

    async def open(self, player: Player, setup: wire.Setup, *, quick: bool = False) -> wire.TableInfo:
        """Open a new table, with its host seated."""
        await self.ready.wait()
        async with self._reserve_seat(player.id):
            for _ in range(MAX_ATTEMPTS):
                code, entropy = draw_invite_code(), secrets.token_bytes(32)
                opening = decide_opening(
                    setup, player.id, player.name, face=player.face, quick=quick, code=code, entropy=entropy
                )
                event = log.Event(1, now_ms(), opening, player.id)
                table = open_table(secrets.token_hex(8), event)
                if await self.store.append([projection.write_of(table, [event])]):
                    return updates.info_of(table)
        raise Refusal("server/busy")

    async def upload(self, player: Player, upload: wire.Upload) -> wire.TableInfo:
        """Store a game that was played without the server as a finished table; the same game gives the same table."""
        await self.ready.wait()
        seats = [replace(seat, name=None if seat.name is None else clean_name(seat.name)) for seat in upload.seats]
        table, events = await asyncio.to_thread(replay_upload, replace(upload, seats=seats), player.id, now_ms())
        if await self.store.append([projection.write_of(table, events)]):
            return updates.info_of(table)
        async with self.lock_table(table.id) as live:  # it has been uploaded before
            return updates.info_of(live.table)

    @contextlib.asynccontextmanager
    async def _reserve_seat(self, player: str, table_id: str = "") -> AsyncIterator[None]:
        """Let a player take one more seat inside this context, or refuse if they have too many at other tables.

        One at a time for each player, so that no two commands count the same free place.
        """
        async with self._seat_locks.setdefault(player, asyncio.Lock()):
            counts = await projection.count_seats(self.store, player, table_id, now_ms() - ABANDONED)
            if counts.get("open", 0) >= self.settings.open_tables:
                raise Refusal("table/too-many", most=self.settings.open_tables)
            if counts.get("playing", 0) >= self.settings.running_tables:
                raise Refusal("table/too-many-running", most=self.settings.running_tables)
            yield

    def drop(self, table_id: str) -> None:
        """Drop a table from memory; it is read again when needed."""
        live = self._lives.pop(table_id, None)
        if live is not None and live.timer is not None:
            live.timer.cancel()

    # --- commands

    def submit(self, envelope: CommandEnvelope, table_id: str, reply: Reply) -> None:
        """Process a command: the one way in for sockets, requests, bots and timers.

        `reply` is called exactly once: with the acknowledgement, when the events are stored and just before viewers
        get their updates; with a refusal; or with the error that kept the command from being stored.
        """
        live = self._lives.get(table_id)
        if live is None or isinstance(envelope.command, wire.Sit) or not live.lock.try_acquire():
            self._spawn(self._submit_later(envelope, table_id, reply))
        else:
            live.used = time.monotonic()
            self._process(Submission(live, envelope, reply))

    async def execute(self, envelope: CommandEnvelope, table_id: str) -> wire.Ack | wire.Refused:
        """Submit a command and wait for its outcome."""
        outcome: asyncio.Future[wire.Ack | wire.Refused] = asyncio.get_running_loop().create_future()
        self.submit(envelope, table_id, partial(complete, outcome))
        return await outcome

    async def _submit_later(self, envelope: CommandEnvelope, table_id: str, reply: Reply) -> None:
        """Process a command as soon as it has a reserved seat (to sit down), its table in memory and the lock."""
        done = asyncio.get_running_loop().create_future()

        def reply_and_finish(outcome: Outcome) -> None:
            reply(outcome)
            done.set_result(None)

        try:
            async with contextlib.AsyncExitStack() as stack:
                if isinstance(envelope.command, wire.Sit):
                    await stack.enter_async_context(self._reserve_seat(envelope.by, table_id))
                live = await self.live(table_id)
                await live.lock.acquire()
                self._process(Submission(live, envelope, reply_and_finish))
                await done
        except Refusal as refusal:
            reply(self._refusal_message(envelope, table_id, refusal))
        except Exception as error:
            reply(error)

    def _process(self, work: Submission) -> None:
        """Decide, apply, render and store. The table's lock is held; `_finish` releases it."""
        live, table, envelope = work.live, work.live.table, work.envelope
        work.updates, work.acting = [], table.acting
        try:
            if live.is_ahead_of_store:
                raise StaleTable
            decision = decide(table, envelope)
            if isinstance(decision, AlreadyDone) or not decision.facts:
                seq = decision.seq if isinstance(decision, AlreadyDone) else table.seq
                self._finish(work, wire.Ack(table.id, envelope.id, seq))
                return
            for number, fact in enumerate(decision.facts, 1):
                command = envelope.id if number == len(decision.facts) else ""
                since = table.ply
                event = log.Event(table.version + 1, max(envelope.now, table.at), fact, envelope.by, command)
                apply_event(table, event, decision.played)
                work.updates.append((event, broadcast.render_for_viewers(live, event, since)))
            writes = [projection.write_of(table, [event for event, _ in work.updates])]
            if decision.other is not None:
                work.rematch = self._open_rematch(*decision.other, envelope, writes)
            stored = self.store.append(writes)
        except Exception as error:
            self._spawn(self._retry(work, error))
        else:
            stored.add_done_callback(partial(self._on_stored, work))

    def _on_stored(self, work: Submission, stored: asyncio.Future[bool]) -> None:
        """Reply and broadcast, or try again if another process was first or the write failed."""
        error = asyncio.CancelledError() if stored.cancelled() else stored.exception()
        if error is not None or not stored.result():
            if work.rematch is not None:
                self.drop(work.rematch.table.id)
            self._spawn(self._retry(work, error if isinstance(error, Exception) else StaleTable()))
            return
        live, table = work.live, work.live.table
        try:
            work.reply(wire.Ack(table.id, work.envelope.id, table.seq))
            for event, messages in work.updates:
                broadcast.publish(live, event, messages)
            if table.status == "over" and not live.has_reported_end:
                self.metrics.games.labels(table.setup.game).inc()
            self._on_changed(live)
            if work.rematch is not None:
                self.schedule(work.rematch)
            self.observer.on_stored(
                live, [event for event, _ in work.updates], work.acting, work.rematch.table if work.rematch else None
            )
        finally:
            live.lock.release()

    async def _retry(self, work: Submission, error: Exception) -> None:
        """Read the events that other processes have stored and process the command again, or give up with the error.

        Events that this process has not read may have made a refusal wrong or a write lose. After any other error the
        command is tried once more.
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
                LOGGER.error("a command failed and is tried again", exc_info=error)
                work.has_failed = True
        except Refusal as refusal:
            self._finish(work, self._refusal_message(work.envelope, work.live.table.id, refusal))
        except Exception as failure:
            self._finish(work, failure)
        else:
            self._process(work)

    def _finish(self, work: Submission, outcome: Outcome) -> None:
        work.live.lock.release()
        work.reply(outcome)

    def _refusal_message(self, envelope: CommandEnvelope, table_id: str, refusal: Refusal) -> wire.Refused:
        self.metrics.refused.labels(refusal.code).inc()
        return wire.Refused(table_id, envelope.id, refusal.code, refusal.params, refusal.rule)

    def _open_rematch(
        self, table_id: str, facts: Iterable[log.AnyFact], envelope: CommandEnvelope, writes: list[Write]
    ) -> LiveTable:
        """Open the table of a rematch, in memory: its players are here and will watch it next."""
        events = [log.Event(number, envelope.now, fact, envelope.by) for number, fact in enumerate(facts, 1)]
        table = replay_events(table_id, events)
        writes.append(projection.write_of(table, events))
        live = self._lives[table_id] = LiveTable(table, table.version, used=time.monotonic())
        return live

    async def _catch_up(self, live: LiveTable) -> bool:
        """Read the events that others have stored, and publish them; return whether there were any."""
        table_id, published = live.table.id, live.published
        was_ahead = live.is_ahead_of_store
        if was_ahead:
            live.table = replay_events(table_id, (await self.store.events(table_id))[:published])
        events = await self.store.events(table_id, published)
        for event in events:
            since = live.table.ply
            apply_event(live.table, event)
            broadcast.publish(live, event, broadcast.render_for_viewers(live, event, since))
        if events or was_ahead:
            self._on_changed(live)
        return bool(events)

    # --- viewers

    async def watch(self, connection: Connection, table_id: str, seen: int | None) -> None:
        """Send a viewer every update from now on; first those it has missed, or a snapshot."""
        async with self.lock_table(table_id) as live:
            if seen is not None:
                await self._catch_up(live)  # another process may have sent this viewer more than is known here
            table = live.table
            viewer = broadcast.viewer_of(table, connection)
            history.expect_spectator_allowed(table, viewer)
            live.viewers[connection] = table.seq
            if connection.player is not None:
                self.observer.on_watch(connection.player.id, table_id)
            if updates.is_delayed(table, viewer):
                if live.delayed is None:
                    live.delayed = DelayedTable(table_id, await self.store.events(table_id), table)
                table = live.delayed.table
                live.viewers[connection] = table.seq
            if seen is None or not self._can_catch_up(connection, seen, table.seq):
                connection.push(encode(updates.snapshot(table, viewer)))
            else:
                if seen < table.seq:  # later updates follow when they are published
                    for update in (await self._page(connection.player, table_id, seen, table.seq)).updates:
                        connection.push(encode(update))
                scene = updates.scene_of(table, viewer)
                if scene is not None:
                    connection.push(encode(wire.Private(table_id, table.public_at, scene)))

    def _can_catch_up(self, connection: Connection, seen: int, last: int) -> bool:
        """Check whether a viewer is sent the updates it has missed; beyond a page a snapshot costs less."""
        if not 0 < seen <= last <= seen + history.MAX_PAGE:
            return False
        return seen == last or connection.spend(history.cost_of(seen, last))

    async def history(
        self, player: Player | None, table_id: str, seen: int, as_seat: int | None, spend: Callable[[float], None]
    ) -> wire.History:
        """Return a page of the updates after number `seen`, exactly as they were; `as_seat`: see `expect_readable`.

        `spend(cost)` may refuse. One page is rendered at a time, so that many requests do not starve the event loop.
        """
        async with self.lock_table(table_id) as live:
            await self._catch_up(live)
            as_seat, last = history.expect_readable(live.table, player.id if player else None, as_seat)
        spend(history.cost_of(seen, last))
        async with self._history_lock:
            return await self._page(player, table_id, seen, last, as_seat)

    async def _page(
        self, player: Player | None, table_id: str, seen: int, last: int, as_seat: int | None = None
    ) -> wire.History:
        muted = await self.players.mutes_of(player.id) if player else frozenset()
        events = await self.store.events(table_id)
        return await history.page(table_id, events, player.id if player else "", seen, last, muted, as_seat)

    def unwatch(self, connection: Connection, table_id: str) -> None:
        """Stop sending a viewer updates."""
        live = self._lives.get(table_id)
        if live is not None and live.viewers.pop(connection, None) is not None and connection.player is not None:
            player = connection.player.id
            if not any(other.player is not None and other.player.id == player for other in live.viewers):
                self.observer.on_unwatch(player, table_id)

    def watched(self, player: str) -> list[tuple[str, str]]:
        """Return who watches which table in this process: a player, or EVERY_PLAYER."""
        return [
            (connection.player.id, table_id)
            for table_id, live in self._lives.items()
            for connection in live.viewers
            if connection.player is not None and player in (EVERY_PLAYER, connection.player.id)
        ]

    # --- clocks and bots

    def _on_changed(self, live: LiveTable) -> None:
        """Handle a published change: schedule what is next, serve delayed spectators, report the end."""
        table = live.table
        self.schedule(live)
        if live.delayed is not None:
            broadcast.publish_delayed(live, live.delayed)
        if table.status == "over" and not live.has_reported_end:
            live.has_reported_end = True
            self.on_game_over(table)

    def schedule(self, live: LiveTable) -> None:
        """Play a due premove, start the bots that are to act, and set the timer of the next clock to run out."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.table
        if table.has_due_premove:
            self._spawn(self.execute_internal(live, PlayAhead()))
        for seat in table.bots_due:
            if seat not in live.thinking:
                live.thinking[seat] = self._spawn(self._run_bot(live, seat))
        deadline = table.clocks.deadline() if table.status == "playing" else None
        if deadline is not None:
            wait = max(0, deadline - now_ms()) / 1000
            if wait < MAX_TIMER:
                live.timer = asyncio.get_running_loop().call_later(wait, self._time_up, live)

    def _time_up(self, live: LiveTable) -> None:
        self._spawn(self._check_clocks(live))

    async def _check_clocks(self, live: LiveTable) -> None:
        await self.execute_internal(live, TimeUp())
        if live.timer is not None and live.timer.when() <= asyncio.get_running_loop().time():
            self.schedule(live)  # nobody ran out of time: the server's clock was stopped meanwhile

    async def execute_internal(self, live: LiveTable, command: InternalCommand) -> None:
        """Submit a command of the server itself and wait until it is processed."""
        await self.execute(CommandEnvelope(command, now_ms(), entropy=secrets.token_bytes(32)), live.table.id)

    async def _run_bot(self, live: LiveTable, seat: int) -> None:
        """Let a bot move for a seat as long as it is to act."""
        try:
            while seat in live.table.bots_due and self._lives.get(live.table.id) is live:
                table = live.table
                level = table.chairs[seat].level
                assert level is not None
                match = table.trial_for(seat) if table.simultaneous else table.playing.clone()
                moment = len(table.choices[seat]) if table.simultaneous else table.ply
                position = table.position_seq
                thinking = self._bot_runner.move(level, match, seat, table.bot_seed, table.host, fresh=table.undone > 0)
                move = await self._bot_runner.pace(thinking, table.id, table.ply + moment)
                await self.execute_internal(live, BotMove(seat, move, moment, position))
        finally:
            live.thinking.pop(seat, None)
        if seat in live.table.bots_due:  # it was to act again while this task was finishing
            self.schedule(live)

    def on_foreign_write(self, table_id: str, version: int) -> None:
        """Catch up with what another process has stored; "" means any table: notifications may have been missed."""
        if not table_id:
            for known in list(self._lives):
                self.on_foreign_write(known, ANY_VERSION)
        elif table_id in self._lives and self._lives[table_id].published < version:
            self._spawn(self._catch_up_to(self._lives[table_id], version))

    async def _catch_up_to(self, live: LiveTable, version: int) -> None:
        async with live.lock:
            if version == ANY_VERSION and not await self.store.events(live.table.id, live.published):
                return
            if live.published < version:
                await self._catch_up(live)

    def drop_idle(self) -> None:
        """Drop the tables that nobody watches or has used lately."""
        limit = time.monotonic() - MAX_IDLE
        for table_id, live in list(self._lives.items()):
            if not live.viewers and not live.thinking and live.used < limit and not live.lock.locked():
                self.drop(table_id)
        self.metrics.tables.set(len(self._lives))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)
        return task

    def _on_task_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        """Cancel bots and timers; what was acknowledged is stored."""
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def draw_invite_code() -> str:
    """Return a new code by which friends find an open table; the store refuses it if another open table has it."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
