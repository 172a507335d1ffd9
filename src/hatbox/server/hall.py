"""The hall: the tables that are alive in this process, who watches them, and what is due at them.

No process owns a table. Whoever writes an event down first wins; the others read it and go on from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from hatbox import wire
from hatbox.core.game import SPECTATOR
from hatbox.server import codes, log, scenes, telling
from hatbox.server import table as tables
from hatbox.server.arrivals import STAGES, Answer, Arrival, Done, Told, folded, write_of
from hatbox.server.brains import Brains
from hatbox.server.delay import Behind
from hatbox.server.live import Connection, Live, taken
from hatbox.server.metrics import Metrics
from hatbox.server.people import People, Player
from hatbox.server.rows import row_of
from hatbox.server.settings import Settings
from hatbox.server.store.store import Store, Write
from hatbox.server.table import Order, Refusal, Repeat, Table
from hatbox.server.telling import encoded

LOGGER = logging.getLogger("hatbox.hall")
IDLE = 60.0  # seconds after which a table that nobody watches leaves the memory
SWEEP = 1.0  # seconds between two looks at what is due
UNKNOWN = 1 << 62  # more than any number of an event: something may have been written
MOST_MISSED = 200  # updates that are told one by one; who has missed more gets the table as it is
ABANDONED = 30 * 86_400_000  # milliseconds after which a table where nothing happens no longer counts
TRIES = 50  # to be the first to write; somebody else has always got on meanwhile


def now_ms() -> int:
    """The time by the server's clock."""
    return time.time_ns() // 1_000_000


class Hall:
    """All tables that this process has to do with."""

    def __init__(self, store: Store, people: People, brains: Brains, metrics: Metrics, settings: Settings) -> None:
        """Nothing is alive yet; `listen` and `sweep` start the rest."""
        self.store = store
        self.people = people
        self.metrics = metrics
        self._brains = brains
        self._settings = settings
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._arrived: list[Arrival] = []  # since the loop last went round
        self._seating: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by player
        self.ready = asyncio.Event()  # the rules are loaded
        self.ended: Callable[[Table], None] = lambda _: None  # told of games that are over

    # --- tables in memory

    async def live(self, table_id: str) -> Live:
        """A table, loaded if it is not in memory."""
        live = self._lives.get(table_id)
        if live is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            live = await asyncio.shield(self._loading[table_id])
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> Live:
        try:
            await self.ready.wait()
            live = self._lives.get(table_id) or await self._read(table_id)
            async with live.lock:  # what another process wrote meanwhile was not heard
                for event in await self.store.events(table_id, live.told):
                    tables.fold(live.table, event)
                    live.told = event.n
                self._look_ahead(live)
            return live
        finally:
            del self._loading[table_id]

    async def _read(self, table_id: str) -> Live:
        events = await self.store.events(table_id)
        if not events:
            raise Refusal("table/unknown", table=table_id)
        live = self._lives[table_id] = Live(tables.folded(table_id, events), events[-1].n, used=time.monotonic())
        self.metrics.tables.set(len(self._lives))
        return live

    @contextlib.asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[Live]:
        """A table as it is written down, while nobody else in this process changes it."""
        live = await self.live(table_id)
        async with live.lock:
            await self._expect_stored(live)
            yield live

    async def _expect_stored(self, live: Live) -> None:
        if live.table.n != live.told:  # a write has failed: what was folded may never have been stored
            await self._catch_up(live)

    async def open(self, player: Player, setup: wire.Setup, *, quick: bool = False) -> wire.TableInfo:
        """A new table, with its host seated."""
        await self.ready.wait()
        async with self._room_for(player.id):
            for _ in range(TRIES):
                opening = tables.opening(setup, player.id, player.name, quick=quick, code=codes.drawn())
                event = log.Event(1, now_ms(), opening, player.id)
                table = tables.opened(secrets.token_hex(8), event)
                if await self.store.append([Write(table.id, [event], row_of(table, fresh=True))]):
                    return scenes.info_of(table)
        raise Refusal("server/busy")

    @contextlib.asynccontextmanager
    async def _room_for(self, player: str) -> AsyncIterator[None]:
        """Somebody takes one more seat, if that is not too many; one after the other, or all would be counted first."""
        async with self._seating.setdefault(player, asyncio.Lock()):
            rows = await self.store.fetch(
                "SELECT t.status, count(*) FROM tables t JOIN seats s ON s.table_id = t.id"
                " WHERE s.player = ? AND t.updated > ? GROUP BY 1",
                player, now_ms() - ABANDONED,
            )  # fmt: skip
            counts = dict(rows)
            if counts.get("open", 0) >= self._settings.open_tables:
                raise Refusal("table/too-many", most=self._settings.open_tables)
            if counts.get("playing", 0) >= self._settings.running_tables:
                raise Refusal("table/too-many-running", most=self._settings.running_tables)
            yield

    def drop(self, table_id: str) -> None:
        """Forget what is in memory: it will be read again."""
        live = self._lives.pop(table_id, None)
        if live is not None and live.timer is not None:
            live.timer.cancel()

    async def reread(self, table_id: str) -> None:
        """What is written down has been changed, because somebody is forgotten; viewers go on to be told."""
        live = self._lives.get(table_id)
        if live is not None:
            async with live.lock:
                live.table = tables.folded(table_id, (await self.store.events(table_id))[: live.told])

    # --- commands

    async def command(self, order: Order, table_id: str, answer: Answer) -> None:
        """Carry a command out: decide, write down, answer, tell everybody. Refusals are answered too."""
        try:
            live = await self.live(table_id)
            async with live.lock:
                await self._expect_stored(live)
                if isinstance(order.deed, wire.Sit) and live.table.seat_of(order.by) is None:
                    async with self._room_for(order.by):
                        await self._carry_out(live, order, answer)
                else:
                    await self._carry_out(live, order, answer)
        except Refusal as fault:
            self.metrics.refused.labels(fault.code).inc()
            answer(wire.Refused(table_id, order.id, fault.code, fault.params, fault.rule))

    async def _carry_out(self, live: Live, order: Order, answer: Answer) -> None:
        """The heart: under the table's lock, so that its events come one after the other."""
        for _ in range(TRIES):
            table = live.table
            try:
                decision = tables.step(table, order)
            except Refusal:
                if await self._catch_up(live):  # by what somebody else has written it may be right
                    continue
                raise
            if isinstance(decision, Repeat):
                answer(wire.Ack(table.id, order.id, decision.seq))
                return
            if not decision.facts:
                return
            if await self._write(live, order, decision, answer):
                return
            await self._catch_up(live)
        raise Refusal("server/busy")

    async def _write(self, live: Live, order: Order, decision: tables.Decision, answer: Answer) -> bool:
        """Fold first, so that the row beside the events and the messages are ready when they are stored."""
        told = []
        for number, fact in enumerate(decision.facts, 1):
            event, since = folded(live.table, order, fact, order.id if number == len(decision.facts) else "")
            told.append((event, telling.messages(live, event, since)))
        writes = [write_of(live.table, [event for event, _ in told])]
        other = self._begun(*decision.other, order, writes) if decision.other else None
        stored = False
        try:
            stored = await self.store.append(writes)
        finally:
            if other is not None and not stored:
                self.drop(other.table.id)
        if stored:
            self._tell(live, order, told, answer)
            if other is not None:
                self._look_ahead(other)
        return stored

    def _tell(self, live: Live, order: Order, told: Told, answer: Answer) -> None:
        """What was folded is stored: answer, and tell everybody."""
        answer(wire.Ack(live.table.id, order.id, live.table.seq))
        for event, messages in told:
            telling.deliver(live, event, messages)
        self._after(live)

    # --- commands that wait for nothing but the disk

    def at_once(self, order: Order, table_id: str, answer: Answer, done: Done) -> bool:
        """Carry a command out, and call `done` at the end; False, and nothing happens, if its table is not free.

        Nearly every move is such a command, and this is much cheaper than `command`, which is there for all others.
        """
        live = self._lives.get(table_id)
        if live is None or isinstance(order.deed, wire.Sit) or not taken(live.lock):
            return False
        live.used = time.monotonic()
        if not self._arrived:
            asyncio.get_running_loop().call_soon(self._carry_out_all)
        self._arrived.append(Arrival(live, order, answer, done))
        return True

    def _carry_out_all(self) -> None:
        arrived, self._arrived = self._arrived, []
        for stage in STAGES:
            arrived = [one for one in arrived if self._goes_on(one, stage)]
        for one in arrived:
            self.store.append([one.write]).add_done_callback(partial(self._stored, one))

    def _goes_on(self, one: Arrival, stage: Callable[[Arrival], bool]) -> bool:
        """What fails at one table is no other's trouble."""
        try:
            if stage(one):
                return True
        except Exception:
            LOGGER.exception("a command failed")
        self._carry_out_later(one)
        return False

    def _stored(self, one: Arrival, stored: asyncio.Future[bool]) -> None:
        if stored.cancelled() or stored.exception() is not None or not stored.result():
            self._carry_out_later(one)  # somebody else was first, or the disk failed
            return
        try:
            self._tell(one.live, one.order, [(one.event, one.messages)], one.answer)
        finally:
            one.live.lock.release()
            one.done(True)

    def _carry_out_later(self, one: Arrival) -> None:
        one.live.lock.release()
        self._start(self._carry_out_as_any(one))

    async def _carry_out_as_any(self, one: Arrival) -> None:
        answered = False
        try:
            await self.command(one.order, one.live.table.id, one.answer)
            answered = True
        finally:
            one.done(answered)

    def _begun(self, table_id: str, facts: Iterable[log.AnyFact], order: Order, writes: list[Write]) -> Live:
        """A table that comes out of another. It stays in memory: its players are here, and will look at it at once."""
        events = [log.Event(number, order.now, fact, order.by) for number, fact in enumerate(facts, 1)]
        table = tables.folded(table_id, events)
        writes.append(write_of(table, events))
        live = self._lives[table_id] = Live(table, table.n, used=time.monotonic())
        return live

    async def _catch_up(self, live: Live) -> bool:
        """Read what somebody else has written, and tell viewers; whether there was anything."""
        table_id, told = live.table.id, live.told
        astray = live.table.n != told  # what was folded was not stored
        if astray:
            live.table = tables.folded(table_id, (await self.store.events(table_id))[:told])
        events = await self.store.events(table_id, told)
        for event in events:
            since = scenes.moment_of(live.table)
            tables.fold(live.table, event)
            telling.deliver(live, event, telling.messages(live, event, since))
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
            viewer = telling.viewer_of(table, connection)
            if viewer == SPECTATOR and table.setup.spectators == "none" and table.status == "playing":
                raise Refusal("table/no-spectators")
            live.viewers[connection] = table.seq
            if scenes.is_delayed(table, viewer):
                if live.behind is None:
                    live.behind = Behind(table_id, await self.store.events(table_id), table)
                table = live.behind.table
                live.viewers[connection] = table.seq
            if seen is None or not 0 < seen <= table.seq <= seen + MOST_MISSED:
                connection.push(encoded(scenes.snapshot(table, viewer)))
            else:
                for update in await self.history(connection.player, table_id, seen) if seen < table.seq else ():
                    if update.seq <= table.seq:  # the rest follows when it is heard of
                        connection.push(encoded(update))
                scene = scenes.scene_of(table, viewer)
                if scene is not None:
                    connection.push(encoded(wire.Private(table_id, table.told_at, scene)))

    async def history(
        self, player: Player | None, table_id: str, seen: int, eyes: int | None = None
    ) -> list[wire.Update]:
        """What a viewer was told after an update, exactly as then; `eyes`: as a seat saw it, or EVERYTHING."""
        events = await self.store.events(table_id)
        if not events:
            raise Refusal("table/unknown", table=table_id)
        opening = events[0].fact
        if eyes is not None and isinstance(opening, log.Opened) and eyes >= opening.setup.players:
            raise Refusal("request/bad-query", text=str(eyes))
        muted = await self.people.muted_by(player.id) if player else frozenset()
        table, updates = scenes.retold(table_id, events, player.id if player else "", seen, muted, eyes)
        viewer = SPECTATOR if player is None else scenes.viewer_of(table, player.id)
        if viewer == SPECTATOR and table.setup.spectators == "none" and table.status == "playing":
            raise Refusal("table/no-spectators")
        if eyes is not None and table.status != "over":
            if eyes != viewer:
                raise Refusal("table/not-over", status=table.status)
            return await self.history(player, table_id, seen)
        last = table.seq - scenes.lag_of(table, viewer)
        return [update for update in updates if update.seq <= last]

    def unwatch(self, connection: Connection, table_id: str) -> None:
        """Tell a viewer no more."""
        live = self._lives.get(table_id)
        if live is not None:
            live.viewers.pop(connection, None)

    # --- what is due

    def _after(self, live: Live) -> None:
        """After every change: whose time runs, which bot must think, who is told later."""
        table = live.table
        self._look_ahead(live)
        if live.behind is not None:
            telling.tell_delayed(live, live.behind)
        if table.status == "over" and not live.ended:
            live.ended = True
            self.ended(table)

    def _look_ahead(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.table
        if table.premove_due:
            self._start(self._due(live, tables.PlayAhead()))
        for seat in table.bots_due:
            if seat not in live.thinking:
                live.thinking[seat] = self._start(self._bot(live, seat))
        deadline = table.clocks.deadline() if table.status == "playing" else None
        if deadline is not None:
            wait = max(0, deadline - now_ms()) / 1000
            if wait < 86_400:
                live.timer = asyncio.get_running_loop().call_later(wait, self._time_up, live)

    def _time_up(self, live: Live) -> None:
        self._start(self._due(live, tables.TimeUp()))

    async def _due(self, live: Live, deed: tables.ServerDeed) -> None:
        await self.command(Order(deed, now_ms(), luck=secrets.token_bytes(32)), live.table.id, nobody_asked)

    async def _bot(self, live: Live, seat: int) -> None:
        """Let a bot think for a seat as long as it is its turn, and do what it decides."""
        try:
            while seat in live.table.bots_due and self._lives.get(live.table.id) is live:
                table = live.table
                level, dealt = table.chairs[seat].level, table.dealt
                assert level is not None
                assert dealt is not None
                together = table.together
                match = table.imagined(seat) if together else table.playing.clone()
                moment = len(table.choices[seat]) if together else len(table.playing)
                thinking = self._brains.move(level, match, seat, dealt.seed)
                move = await self._brains.in_time(thinking, table.id, len(table.playing) + moment)
                await self._due(live, tables.BotMove(seat, move, moment))
        finally:
            live.thinking.pop(seat, None)
        if seat in live.table.bots_due:  # it became its turn again while it was finishing
            self._look_ahead(live)

    def heard(self, table_id: str, n: int) -> None:
        """Another process has written; "" means that something may have been missed."""
        if not table_id:
            for known in list(self._lives):
                self.heard(known, UNKNOWN)
        elif table_id in self._lives and self._lives[table_id].told < n:
            self._start(self._hear(self._lives[table_id], n))

    async def _hear(self, live: Live, n: int) -> None:
        async with live.lock:
            if n == UNKNOWN and not await self.store.events(live.table.id, live.told):
                return
            if live.told < n:
                await self._catch_up(live)

    async def attend(self, now: int) -> None:
        """Look at the tables where something is due, and forget those that nobody needs."""
        rows = await self.store.fetch("SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT 200", now)
        for (table_id,) in rows:
            try:
                live = await self.live(table_id)
            except Refusal:
                continue
            table = live.table
            if table.status == "open":
                await self._due(live, tables.OfferBots())
            elif table.status == "over":
                self.ended(table)
            elif table.clocks.out_of_time(now):
                await self._due(live, tables.TimeUp())
            else:
                self._look_ahead(live)
        self._forget_idle()

    def _forget_idle(self) -> None:
        limit = time.monotonic() - IDLE
        for table_id, live in list(self._lives.items()):
            if not live.viewers and not live.thinking and live.used < limit and not live.lock.locked():
                self.drop(table_id)
        self.metrics.tables.set(len(self._lives))

    async def sweep(self) -> None:
        """Go round for ever."""
        while True:
            try:
                await self.attend(now_ms())
            except Exception:
                LOGGER.exception("sweeping failed")
            await asyncio.sleep(SWEEP)

    async def resume(self, since: int, now: int) -> None:
        """The server was down from `since` on: nobody is charged for that time."""
        rows = await self.store.fetch("SELECT id FROM tables WHERE status = 'playing' AND clocked = 1")
        for (table_id,) in rows:
            live = await self._read(table_id)  # not `live`: until the pause is written down all clocks seem run out
            down = now - max(since, live.table.at)
            if down > 0:
                await self._due(live, tables.Pause(down))
            self._look_ahead(live)

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


def nobody_asked(_answer: wire.Ack | wire.Refused) -> None:
    """What the server asks itself needs no answer."""
