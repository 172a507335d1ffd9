"""The notifier of a process: notes what happens at tables, and sends what is due.

Tables call `on_stored`, `on_watch` and `on_unwatch`, which only append to a list in memory, and only for players with
a channel. One task writes that list into the outbox a moment later, and sends what is due, whichever process wrote it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from hatbox.server.metrics import Metrics
from hatbox.server.notifications import channels, outbox, policy
from hatbox.server.notifications.channels import Channel, Medium
from hatbox.server.notifications.delivery import DeliveryFailed, Gone
from hatbox.server.notifications.occasions import Occasion, occasions
from hatbox.server.notifications.outbox import Message
from hatbox.server.notifications.subscribers import Subscribers
from hatbox.server.notifications.texts import Text, text_of
from hatbox.server.server_clock import now_ms
from hatbox.server.service.live_table import LiveTable
from hatbox.server.service.table_service import TableObserver
from hatbox.server.service.timers import DEAD
from hatbox.server.store.store import EVERY_PLAYER, Statement, Store, Unavailable
from hatbox.server.tables import log
from hatbox.server.tables.table import Table

LOGGER = logging.getLogger("hatbox.notifications")
GATHER = 0.05  # seconds in which what happens is gathered before it is written
MAX_PENDING = 50_000  # changes kept in memory while the store does not take them
ALONE_POLL = 30.0  # seconds after which the outbox is looked at even if nothing is known to be due
SHARED_POLL = 3.0  # the same where other processes may die and leave something
TIDY_INTERVAL = 60.0  # seconds
MAX_SENDING = 80  # messages under way at once
STOP_SECONDS = 4.0  # that a stopping server waits for messages under way
WATCH = "INSERT INTO watching (process, player, table_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
UNWATCH = "DELETE FROM watching WHERE process = ? AND player = ? AND table_id = ?"
FORGET_WATCHED = f"""
DELETE FROM watching WHERE process = ? AND player <> '' AND (player = ? OR CAST(? AS TEXT) = '{EVERY_PLAYER}')
"""
DEAD_PROCESSES = """
SELECT p.id, p.beat FROM processes p JOIN watching w ON w.process = p.id AND w.player = ''
WHERE p.id <> ? AND p.beat < ?
"""


class Sender(Protocol):
    """A channel's way out."""

    async def send(self, channel: Channel, text: Text) -> None:
        """Send a message; raise `Gone` or `DeliveryFailed`."""


class Notifier(TableObserver):
    """Connects tables, outbox and channels."""

    def __init__(
        self, store: Store, process: str, metrics: Metrics, publish_player: Callable[[str], Awaitable[None]]
    ) -> None:
        """`process` is the id of this process; `publish_player` tells all processes that a player has changed."""
        self.subscribers = Subscribers(store)
        self.senders: dict[Medium, Sender] = {}
        self._store = store
        self._process = process
        self._metrics = metrics
        self._publish_player = publish_player
        self._unsubscribe_key = ""
        self._pending: list[Statement | Occasion] = []
        self._wake = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        self._tidied = 0.0

    async def start(self, unsubscribe_key: str) -> None:
        """Read who has a channel."""
        self._unsubscribe_key = unsubscribe_key
        await self.subscribers.refresh()
        await self._store.execute((WATCH, (self._process, "", "")))

    # --- what tables report: nothing here waits

    def on_stored(
        self, live: LiveTable, events: Sequence[log.Event], acting: Sequence[int], rematch: Table | None
    ) -> None:
        """Note what players should hear of new events; costs next to nothing where nobody has a channel."""
        subscribers, table = self.subscribers, live.table
        if not subscribers or not any(chair.player in subscribers for chair in table.chairs):
            return
        here = {connection.player.id for connection in live.viewers if connection.player is not None}
        author, at = events[-1].player, events[-1].at
        if author in subscribers and author not in here:  # by REST: whoever moves has looked
            self._add(*outbox.read_statements(author, table.id, at))
        for occasion in occasions(table, events, acting, rematch, subscribers):
            if occasion.player not in here and subscribers.wants(occasion.player, occasion.item.kind):
                self._add(occasion)

    def on_watch(self, player: str, table: str) -> None:
        """Note that a player looks at a table: all notices about it are read."""
        if player in self.subscribers:
            watch = WATCH, (self._process, player, table)
            self._add(watch, *outbox.read_statements(player, table, now_ms()))

    def on_unwatch(self, player: str, table: str) -> None:
        """Note that a player does not look at a table any more."""
        if player in self.subscribers:
            self._add((UNWATCH, (self._process, player, table)))

    def add(self, occasion: Occasion) -> None:
        """Note an occasion that does not come from a table's events."""
        if self.subscribers.wants(occasion.player, occasion.item.kind):
            self._add(occasion)

    def _add(self, *changes: Statement | Occasion) -> None:
        if len(self._pending) < MAX_PENDING:
            self._pending.extend(changes)
        self._wake.set()

    async def refresh(self, player: str, watched: Callable[[str], Sequence[tuple[str, str]]]) -> None:
        """Read a player, or EVERY_PLAYER, again; `watched` returns who of them looks at which tables here."""
        before = player in self.subscribers
        await self.subscribers.refresh(player)
        if player != EVERY_PLAYER and before == (player in self.subscribers):
            return
        # Only what players with a channel look at is stored: begin anew.
        self._add((FORGET_WATCHED, (self._process, player, player)))
        for viewer, table in watched(player):
            self.on_watch(viewer, table)

    def wake(self) -> None:
        """Look at the outbox now."""
        self._wake.set()

    # --- the outbox

    async def run(self) -> None:
        """Write, plan and send until cancelled."""
        while True:
            wait = 1.0
            try:
                wait = await self._step()
            except Unavailable:
                pass  # logged by the store; what is pending stays
            except Exception:
                LOGGER.exception("notifications failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()
            await asyncio.sleep(GATHER)
            self._wake.clear()

    async def _step(self) -> float:
        """Do what is due; return after how many seconds there may be more."""
        await self._write_pending()
        for player in await outbox.due_players(self._store, now_ms()):
            await outbox.plan_messages(self._store, player, now_ms())
        while len(self._sending) < MAX_SENDING:
            messages = await outbox.claim(self._store, now_ms())
            for message in messages:
                task = asyncio.create_task(self._deliver(message))
                self._sending.add(task)
                task.add_done_callback(self._on_sent)
            if len(messages) < outbox.MAX_CLAIMED:
                break
        await self._tidy()
        due = await outbox.next_due(self._store)
        longest = ALONE_POLL if self._store.is_alone else SHARED_POLL
        return longest if due is None else min(longest, max(0.0, (due - now_ms()) / 1000))

    async def _write_pending(self) -> None:
        """Write what has happened, in its order; keep it if the store fails."""
        changes, self._pending = self._pending, []
        try:
            new = [change for change in changes if isinstance(change, Occasion)]
            watched = await self._watched_elsewhere(new) if new and not self._store.is_alone else set()
            statements = [
                outbox.add_statement(change) if isinstance(change, Occasion) else change
                for change in changes
                if not isinstance(change, Occasion)
                or watched.isdisjoint((change.player, table) for table in change.tables)
            ]
            if statements:
                await self._store.execute(*statements)
        except Exception:
            self._pending = changes + self._pending
            raise

    async def _watched_elsewhere(self, new: Sequence[Occasion]) -> set[tuple[str, str]]:
        """Return at which tables players are looking, in any living process."""
        players = sorted({occasion.player for occasion in new})
        places = ", ".join("?" for _ in players)
        sql = (
            "SELECT w.player, w.table_id FROM watching w JOIN processes p ON p.id = w.process"
            f" WHERE p.beat > ? AND w.player IN ({places})"
        )
        return {(player, table) for player, table in await self._store.fetch(sql, now_ms() - DEAD, *players)}

    async def _deliver(self, message: Message) -> None:
        """Send a claimed message, and store the outcome."""
        channel, now = message.channel, now_ms()
        sender = self.senders.get(channel.medium)
        if not message.items or sender is None:  # read meanwhile, or the host has switched the channel off
            await self._store.execute(outbox.drop_statement(message))
            return
        token = channels.unsubscribe_token(channel.id, self._unsubscribe_key)
        text = text_of(message.items, message.language, token, await self._names(message))
        outcome = "sent"
        try:
            await sender.send(channel, text)
        except Gone:
            outcome = "gone"
            await channels.remove_channel(self._store, channel.id)
            await self._publish_player(channel.player)
        except DeliveryFailed as failure:
            outcome = await self._handle_failure(message, failure, now)
        else:
            await self._store.execute(*outbox.sent_statements(message, now_ms()))
        self._metrics.notifications.labels(channel.medium, text.kind, outcome).inc()

    async def _names(self, message: Message) -> dict[str, str]:
        """Return the name of the player of whom a message about one thing speaks."""
        if len(message.items) > 1 or not message.items[0].by:
            return {}
        return dict(await self._store.fetch("SELECT id, name FROM players WHERE id = ?", message.items[0].by))

    async def _handle_failure(self, message: Message, failure: DeliveryFailed, now: int) -> str:
        """Store when a message is tried again, or give it up; return the outcome for the metrics."""
        channel = message.channel
        due = (
            None if failure.is_final else policy.next_attempt(message.attempts, message.created, now, failure.retry_at)
        )
        if due is not None:
            await self._store.execute(outbox.retry_statement(message, due))
            return "retried"
        if channel.failures + 1 >= policy.MAX_FAILURES:
            await channels.remove_channel(self._store, channel.id)
            await self._publish_player(channel.player)
            return "gone"
        count = "UPDATE channels SET failures = failures + 1 WHERE id = ?", (channel.id,)
        await self._store.execute(outbox.drop_statement(message), count)
        return "failed"

    def _on_sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Unavailable):
            LOGGER.error("a notification failed", exc_info=error)  # its claim ends, and it is tried again
        self._wake.set()

    async def _tidy(self) -> None:
        """Delete what is old, count what waits, and take over from processes that have died, once in a while."""
        now = asyncio.get_running_loop().time()
        if self._tidied and now - self._tidied < TIDY_INTERVAL:
            return
        self._tidied = now
        dead_since = now_ms() - (0 if self._store.is_alone else DEAD)
        for process, beat in await self._store.fetch(DEAD_PROCESSES, self._process, dead_since):
            await outbox.recover(self._store, process, beat, self._add)
        await outbox.tidy(self._store, now_ms())
        waiting = await self._store.fetch(outbox.COUNT_WAITING)
        self._metrics.notifications_waiting.clear()
        for medium, kind, count in waiting:
            self._metrics.notifications_waiting.labels(medium, kind).set(count)

    async def stop(self) -> None:
        """Store what is pending, and let messages under way finish for a moment."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=STOP_SECONDS)
        for task in list(self._sending):
            task.cancel()
        with contextlib.suppress(Unavailable):
            await self._write_pending()
            await self._store.execute(("DELETE FROM watching WHERE process = ?", (self._process,)))
