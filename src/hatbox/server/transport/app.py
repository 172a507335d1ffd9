"""The server as an ASGI application: assembles the parts, starts and stops them, accepts WebSockets."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import urlsplit

from hatbox import __version__, wire
from hatbox.server.addresses import address_of
from hatbox.server.identity import Players
from hatbox.server.limits import Buckets
from hatbox.server.metrics import Metrics
from hatbox.server.notifications.service import NotificationService
from hatbox.server.ops import startup
from hatbox.server.ops.announcements import Announcer
from hatbox.server.ops.figures import FigureRecorder
from hatbox.server.ops.heartbeat import Heartbeat
from hatbox.server.ops.startup import ExitReason
from hatbox.server.players import ratings
from hatbox.server.players.accounts import Accounts
from hatbox.server.players.daily import MAX_CHECKS
from hatbox.server.players.invitations import Invitations
from hatbox.server.players.open_id import Provider
from hatbox.server.players.presence import Presence
from hatbox.server.players.privacy import finish_forgetting
from hatbox.server.players.sign_ins import SignIns
from hatbox.server.request_id import REQUEST_ID
from hatbox.server.server_clock import CLOCK, now_ms
from hatbox.server.service import timers
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.broadcast import encode
from hatbox.server.service.hints import HintService
from hatbox.server.service.reviews import ReviewService
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings, default_database
from hatbox.server.store.store import EVERY_PLAYER, migrations, open_store, redact
from hatbox.server.transport.connections import Connections
from hatbox.server.transport.fast_websocket import take_over
from hatbox.server.transport.http_api import HttpApi, path_of, retry_after
from hatbox.server.transport.routes import AppContext
from hatbox.server.transport.security import Guard, Scope
from hatbox.server.transport.websocket import ClientConnection, Goodbye, Receive, Send

LOGGER = logging.getLogger("hatbox.server")
LAG_INTERVAL = 0.1  # seconds between two measurements of the event loop's lag


class App:
    """One server process."""

    def __init__(self, settings: Settings, *, stand_in: bool = False) -> None:
        """Nothing is started yet: the ASGI server does that by its lifespan protocol.

        `stand_in`: serve with interpreted rules, compile them in the meantime, and exit when that is done.
        """
        self.settings = settings
        self.metrics = Metrics()
        self.exit: Callable[[ExitReason], None] = lambda _: None  # asks the ASGI server to stop
        self._stand_in = stand_in
        self._guard = Guard(settings)
        self._http = HttpApi(settings, self.metrics, self._guard)
        self._connections = Connections(settings, self.metrics)
        self._bot_runner = BotRunner(settings.bot_threads, settings.bot_seconds, settings.bot_pace)
        self._tasks: set[asyncio.Task[None]] = set()
        self._context: AppContext | None = None  # while it is running
        self._heartbeat: Heartbeat | None = None
        self._recorder: FigureRecorder | None = None
        self._notifications: NotificationService | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._run_lifespan(receive, send)
        elif scope["type"] == "websocket":
            await self._serve_websocket(scope, receive, send)
        else:
            await self._http.serve(self._context, scope, receive, send)

    # --- start and stop

    async def _run_lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.start()
        except Exception as error:
            LOGGER.critical("cannot start: %s", with_address(error, self.settings.database))
            await send({"type": "lifespan.startup.failed", "message": ""})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def start(self) -> None:
        """Open the store and start serving; tables can be played once `service.ready` is set."""
        settings, process = self.settings, secrets.token_hex(6)
        url = settings.database or default_database()
        store = await open_store(url)
        self.metrics.add_store(store.health.latency)
        players = Players(store)
        service = TableService(
            store,
            players,
            self._bot_runner,
            self.metrics,
            settings,
            lambda table: self._spawn(ratings.rate(store, table, now_ms())) if table.setup.rated else None,
        )
        await timers.start_clock(store)
        presence = Presence(service, self._connections.players, now_ms())
        self._heartbeat = Heartbeat(
            process, service, players, presence, self.metrics, self._connections.apply_sanctions
        )
        self._recorder = FigureRecorder(process, service, presence, self.metrics)
        announcer = Announcer(service, self._broadcast)
        notifications = self._notifications = NotificationService(
            service, players, settings, self.metrics, process, self._publish_player, self._send_message
        )
        await notifications.start()
        service.observer = notifications.notifier
        self._context = AppContext(
            service,
            players,
            settings,
            talk=Buckets(settings.talk),
            guests=Buckets(settings.guests),
            invites=Buckets(settings.invites),
            codes=Buckets(settings.codes),
            histories=Buckets(settings.histories),
            exports=Buckets(settings.exports),
            uploads=Buckets(settings.uploads),
            daily=Buckets(settings.daily),
            daily_checks=asyncio.Semaphore(MAX_CHECKS),
            presence=presence,
            invitations=Invitations(store, players, settings),
            accounts=Accounts(store, players),
            sign_ins=SignIns(store),
            provider=Provider(settings) if settings.oidc_issuer else None,
            hint_service=HintService(self._bot_runner, settings),
            review_service=ReviewService(self._bot_runner, settings),
            publish_player=self._publish_player,
            announcer=announcer,
            figure_history=self._recorder.history,
            operator_guesses=Buckets(settings.operator_guesses),
            notifications=notifications,
        )
        await store.listen(
            service.on_foreign_write,
            lambda player: self._spawn(self._refresh_player(player)),
            self._connections.send,
        )
        await self._heartbeat.beat()
        await announcer.refresh()
        await self._recorder.record(now_ms())
        LOGGER.info("hatbox %s, database %s, schema %d", __version__, redact(url), max(migrations()))
        if settings.closed and not (settings.invite or settings.invite_list or settings.require_sign_in):
            if not await store.fetch("SELECT 1 FROM invitations LIMIT 1"):
                LOGGER.warning('nobody is invited yet: make codes with "hatbox invite add NAME", or use --invite CODE')
        self._spawn(self._prepare(service, process))
        for work in (
            self._heartbeat.run(), self._connections.send_heartbeats(), self._measure_lag(), presence.run(),
            announcer.run(), self._recorder.run(),
            notifications.notifier.run(),
        ):  # fmt: skip
            self._spawn(work)

    async def _prepare(self, service: TableService, process: str) -> None:
        if await startup.prepare(service, process, self.exit):
            if self._stand_in:
                self._spawn(startup.compile_and_exit(service, self.exit))
            self._spawn(finish_forgetting(service.store, now_ms(), service.on_foreign_write))
            await timers.run_timers(service)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task until it ends or the server stops; log its failure."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task failed", exc_info=task.exception())

    def say_goodbye(self) -> None:
        """Tell all clients to reconnect in a second, and admit no new ones."""
        if self._context is not None:
            self._context.stopping = True
        self._connections.close_all(Goodbye("server/restarting", 1.0))

    async def stop(self) -> None:
        """Finish what is being written, and close the store."""
        assert self._context is not None
        assert self._heartbeat is not None
        self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        if self._context.provider is not None:
            await self._context.provider.close()
        await self._context.service.close()
        assert self._notifications is not None
        await self._notifications.stop()
        self._bot_runner.close()
        await self._heartbeat.stop()
        await self._context.service.store.close()
        CLOCK.end()
        LOGGER.info("stopped")

    def _broadcast(self, message: wire.Announcement) -> None:
        """Send a message to all connections of this process."""
        self._connections.send(EVERY_PLAYER, encode(message).decode())

    async def _publish_player(self, player: str) -> None:
        """Apply a change of a player to connections here and in all other processes."""
        assert self._context is not None
        await self._refresh_player(player)
        await self._context.service.store.notify_player(player)

    async def _refresh_player(self, player: str) -> None:
        """Read a player, or EVERY_PLAYER, again where this process keeps them."""
        if self._context is None or self._notifications is None:
            return
        await self._connections.refresh(player, self._context.players)
        await self._notifications.notifier.refresh(player, self._context.service.watched)

    async def _send_message(self, player: str, text: str) -> None:
        """Send a player a message over the connections to all processes."""
        assert self._context is not None
        self._connections.send(player, text)
        await self._context.service.store.send_message(player, text)

    async def _measure_lag(self) -> None:
        while True:
            due = time.monotonic() + LAG_INTERVAL
            await asyncio.sleep(LAG_INTERVAL)
            now_ms()  # the server's clock must be read regularly, or it stops
            lag = max(0.0, time.monotonic() - due)
            self.metrics.lag.observe(lag)
            if self._recorder is not None:
                self._recorder.note_lag(lag)
            self.metrics.ready.set(self._context is not None and self._context.service.ready.is_set)
            self.metrics.bots.set(self._bot_runner.waiting)
            self.metrics.late.set(self._bot_runner.late)

    # --- WebSockets

    async def _serve_websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        context, address = self._context, address_of(scope)
        REQUEST_ID.set(self._http.request_id_of(scope))
        await receive()  # websocket.connect
        is_ours = self._guard.is_known_host(scope) and self._guard.is_allowed_origin(scope)
        if context is None or path_of(scope) != "/ws" or not is_ours:
            await send({"type": "websocket.close", "code": 1008})
            return
        await send({"type": "websocket.accept"})
        websocket, bye = take_over(scope), self._refusal(context, address)
        if bye is not None:
            websocket.close(1013, "", encode(bye))
            return
        connection = ClientConnection(
            websocket,
            address,
            context.service,
            self.settings,
            context.talk,
            context.histories,
            self._connections.remove,
        )
        self._connections.add(connection)
        websocket.deliver_to(connection)

    def _refusal(self, context: AppContext, address: str) -> wire.Bye | None:
        """Return the goodbye to a client that cannot be served now; None if it can."""
        ready = context.service.ready
        if not ready.is_set and ready.progress is not None:
            refusal = ready.refusal()
            return wire.Bye(refusal.code, refusal.params, retry_after(refusal))
        if context.stopping:
            return wire.Bye("server/stopping", {}, 5.0)
        return None if self._connections.has_room(address) else wire.Bye("server/busy", {}, 5.0)


def with_address(error: Exception, database: str) -> str:
    """Return why a server cannot start, with the database's address: the error of a connection does not name it."""
    if "://" not in database:
        return str(error)
    address = urlsplit(database)
    return f"{error} (at {address.hostname}:{address.port or 5432})"
