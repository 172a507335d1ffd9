"""REST: the lobby, tables, records and profiles. The OpenAPI document is generated from the same table of routes."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from hatbox import __version__, wire
from hatbox.bots.registry import LEVELS
from hatbox.engine.game import EVERYTHING, SPECTATOR, Game
from hatbox.games import NAMES, game_named
from hatbox.records.record import encode
from hatbox.server.addresses import parse_networks
from hatbox.server.identity import Player, Players
from hatbox.server.limits import Buckets
from hatbox.server.notifications.service import NotificationService
from hatbox.server.ops.announcements import Announcer
from hatbox.server.ops.figures import FigureHistory
from hatbox.server.players import daily, lobby, statistics
from hatbox.server.players.accounts import PROXY, Accounts, account_of
from hatbox.server.players.invitations import Invitations
from hatbox.server.players.open_id import Provider
from hatbox.server.players.presence import Presence
from hatbox.server.players.privacy import export, forget, lock_out
from hatbox.server.players.sign_ins import SignIns
from hatbox.server.server_clock import now_ms
from hatbox.server.service import updates
from hatbox.server.service.hints import HintService
from hatbox.server.service.reviews import ReviewService
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.questions import explain_move, explain_undo, preview_move
from hatbox.server.transport.browser_cookie import BrowserCookie
from hatbox.server.transport.client_commands import admit
from hatbox.server.transport.peer import is_from
from hatbox.server.transport.security import header
from hatbox.server.transport.sign_in_header import account_of_proxy
from hatbox.server.transport.user_agent import device_name

if TYPE_CHECKING:
    import msgspec

MAX_BODY = 16 * 1024  # bytes
MAX_UPLOAD = 256 * 1024  # bytes; 3,000 moves take about 120 kB
MAX_HEADER = 200  # characters of a header that are sent back
MAX_MOVE = 200  # characters, as in `wire.MoveText`
ID = "[A-Za-z0-9_-]{1,40}"  # a parameter of a path, as in `wire.Id`


@dataclass
class AppContext:
    """The parts of the server that routes use."""

    service: TableService
    players: Players
    settings: Settings
    talk: Buckets
    guests: Buckets
    invites: Buckets
    codes: Buckets
    histories: Buckets
    exports: Buckets
    uploads: Buckets
    daily: Buckets
    daily_checks: asyncio.Semaphore
    presence: Presence
    invitations: Invitations
    accounts: Accounts
    sign_ins: SignIns
    provider: Provider | None  # null: no sign-in there
    hint_service: HintService
    review_service: ReviewService
    publish_player: Callable[[str], Awaitable[None]]  # after a change of a player, in all processes
    announcer: Announcer
    figure_history: FigureHistory
    operator_guesses: Buckets
    notifications: NotificationService
    stopping: bool = False


@dataclass(frozen=True)
class ApiRequest:
    """A request after validation."""

    context: AppContext
    address: str  # the key for rate limits
    path: Mapping[str, str]  # the parameters in the path
    query: Mapping[str, str]
    body: Any = None
    player: Player | None = None
    token: str = ""
    scope: MutableMapping[str, Any] = field(default_factory=dict)  # of ASGI
    operator: str = ""  # whose token it is, on routes of the host

    @property
    def device(self) -> str:
        """The name of the device that sends the request."""
        return device_name(header(self.scope, b"user-agent"))

    @property
    def me(self) -> Player:
        """The player, where the route needs one."""
        assert self.player is not None
        return self.player


@dataclass(frozen=True)
class Download:
    """An answer to be saved as a file."""

    body: bytes
    name: str


@dataclass(frozen=True)
class Answer:
    """An answer with headers of its own."""

    body: Any
    headers: Mapping[str, str]


Handler: TypeAlias = Callable[[ApiRequest], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """A method at a path; OpenAPI calls it an operation, named like the handler."""

    method: str
    path: str
    summary: str
    answer: Any  # the type of the answer; None: a Download
    handler: Handler
    takes: Any = None  # the type of the body
    identity: str = "none"  # none, optional, needed, operator
    query: Mapping[str, str] = field(default_factory=dict)  # name: meaning
    success: int = 200
    produces: str = "application/json"
    refuses: tuple[str, ...] = ()  # further statuses, beside those of all routes
    is_query: bool = False  # a question about a move: has a rate limit of its own
    max_body: int = MAX_BODY
    public: bool = False  # also for strangers on a closed server

    @property
    def name(self) -> str:
        """The name of the operation."""
        return getattr(self.handler, "__name__", self.path.rpartition("/")[2])

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The expression that a path must match."""
        return re.compile(re.sub(r"{(\w+)}", rf"(?P<\1>{ID})", self.path))


# --- the server and its players


def game_info(name: wire.GameName) -> wire.GameInfo:
    """Return what people may choose in a game."""
    game: Game[Any] = game_named(name)
    options = [
        wire.OptionInfo(option.name, [*option.values], option.number, [*option.players])
        for option in game.options
        if not option.research
    ]
    return wire.GameInfo(
        name, [*game.players], options, {str(edition): dict(sets) for edition, sets in game.presets.items()}
    )


async def box(request: ApiRequest) -> wire.Box:
    announcement = request.context.service.announcement
    if request.context.settings.closed and not await is_player(request):
        announcement = None
    return wire.Box(
        __version__,
        wire.PROTOCOL,
        [game_info(name) for name in NAMES],
        [*LEVELS],  # type: ignore[list-item]
        [*wire.Phrase.__args__],  # type: ignore[attr-defined]
        house_of(request.context.settings, request.context.invitations.are_needed),
        announcement=announcement if announcement is not None and announcement.text else None,
    )


def house_of(settings: Settings, are_invited: bool) -> wire.House:
    """Return the house rules; `are_invited`: new guests need a code."""
    return wire.House(
        are_invited,
        settings.lobby,
        settings.talk_at_most,
        settings.spectators,
        closed=settings.closed,
        sign_in=settings.provider_name or None,
        guests=not settings.require_sign_in,
        proxy_sign_in=bool(settings.sign_in_header),
        imprint=settings.imprint or settings.about or None,
        privacy=settings.privacy or None,
    )


async def is_player(request: ApiRequest) -> bool:
    """Return whether a player asks, on a route that also answers strangers and those whose token is no longer valid."""
    try:
        return bool(request.token and await request.context.players.authenticate(request.token))
    except Refusal:
        return False


async def health(request: ApiRequest) -> wire.Health:
    store, ready = request.context.service.store, request.context.service.ready
    await store.fetch("SELECT 1")
    if store.health.error is not None:  # of the last write; the heartbeat writes every two seconds
        raise Refusal("server/cannot-store")
    if request.context.stopping:
        return wire.Health("stopping")
    progress = ready.progress
    compiling = wire.Compiling(progress.done, progress.total, progress.seconds_left) if progress is not None else None
    return wire.Health("ok" if ready.is_set else "starting", compiling)


async def readiness(request: ApiRequest) -> wire.Health:
    return await health(request)


async def connection(request: ApiRequest) -> wire.ConnectionInfo:
    scope, settings = request.scope, request.context.settings
    headers = {name: value.decode("latin-1")[:MAX_HEADER] for name, value in scope["headers"]}
    client = scope.get("client") or ("",)
    return wire.ConnectionInfo(
        str(client[0])[:MAX_HEADER],
        str(scope["scheme"]),
        headers.get(b"host", ""),
        forwarded=b"x-forwarded-for" in headers,
        trusted=is_from(scope, parse_networks(settings.proxies, "--proxies"), unix=bool(settings.unix)),
    )


def _limit_guests(request: ApiRequest) -> None:
    request.context.guests.expect(request.address, time.monotonic())


async def guest(request: ApiRequest) -> wire.Identity:
    _limit_guests(request)
    context, body = request.context, request.body
    if context.settings.require_sign_in:
        raise Refusal("identity/sign-in-needed")
    context.invites.expect(request.address, time.monotonic())
    identity = await context.invitations.enter(body, now_ms(), request.device)
    if identity is None:
        raise Refusal("identity/invite-needed")
    context.invites.give_back(request.address)  # the limit is for wrong codes
    return identity


async def recover(request: ApiRequest) -> wire.Identity:
    _limit_guests(request)
    body: wire.Recovery = request.body
    return await request.context.players.recover(body.code, now_ms(), request.device)


async def begin_sign_in(request: ApiRequest) -> Answer:
    _limit_guests(request)
    context, body = request.context, request.body
    if context.provider is None:
        raise Refusal("sign-in/off")
    cookie = BrowserCookie(context.settings.url)
    browser = cookie.read(header(request.scope, b"cookie")) or cookie.draw()
    question = await context.sign_ins.begin(body.secret, browser, request.token if request.player else "", now_ms())
    redirect = wire.SignInRedirect(await context.provider.address(question))
    return Answer(redirect, {"set-cookie": cookie.header(browser)})


async def end_sign_in(request: ApiRequest) -> wire.Identity:
    _limit_guests(request)
    context, body, now = request.context, request.body, now_ms()
    finished = await context.sign_ins.look_up(body.secret, now)
    if not body.switch:
        await context.accounts.expect_own(finished.account, finished.player)  # the page may ask and come again
    if not await context.sign_ins.take(body.secret):
        raise Refusal("sign-in/expired")
    is_same = request.player is not None and request.player.id == finished.player
    return await context.accounts.enter(
        finished.account,
        None if finished.player is None else await context.players.find(finished.player),
        request.token if is_same else "",
        switch=body.switch,
        create=context.settings.require_sign_in or not context.invitations.are_needed,
        now=now,
        device=request.device,
    )


async def sign_in_by_proxy(request: ApiRequest) -> wire.Identity:
    _limit_guests(request)
    context = request.context
    subject = account_of_proxy(request.scope, context.settings)
    if subject is None:
        raise Refusal("sign-in/no-proxy")
    account = account_of(PROXY, subject, subject.partition("@")[0])
    switch = request.query.get("switch") == "1"
    return await context.accounts.enter(
        account, request.player, request.token, switch=switch, create=True, now=now_ms(), device=request.device
    )


async def unlink_account(request: ApiRequest) -> wire.Profile:
    await request.context.accounts.unlink(request.me.id)
    return await _profile(request, request.me)


async def _profile(request: ApiRequest, player: Player) -> wire.Profile:
    muted = await request.context.players.mutes_of(player.id)
    account = await request.context.accounts.name_of(player.id)
    return wire.Profile(player.id, player.name, player.bot, player.created, sorted(muted), player.face, account)


async def me(request: ApiRequest) -> wire.Profile:
    return await _profile(request, request.me)


async def change_me(request: ApiRequest) -> wire.Profile:
    body: wire.ProfileChange = request.body
    players = request.context.players
    await players.change(request.me.id, body.name, body.face)
    await request.context.publish_player(request.me.id)
    return await _profile(request, await players.find(request.me.id) or request.me)


async def new_recovery(request: ApiRequest) -> wire.RecoveryCode:
    return wire.RecoveryCode(await request.context.players.new_recovery(request.me))


async def my_devices(request: ApiRequest) -> wire.DeviceList:
    return wire.DeviceList(await request.context.players.devices(request.me.id, request.token))


async def end_device(request: ApiRequest) -> wire.Nothing:
    await request.context.players.revoke(request.me.id, request.path["device"])
    await request.context.publish_player(request.me.id)  # closes its connections in all processes
    return wire.Nothing()


async def end_other_devices(request: ApiRequest) -> wire.Devices:
    count = await request.context.players.revoke_others(request.me.id, request.token)
    await request.context.publish_player(request.me.id)
    return wire.Devices(count)


async def export_me(request: ApiRequest) -> Download:
    request.context.exports.expect(request.me.id, time.monotonic())
    return Download(await export(request.context.service.store, request.me.id), "hatbox-export.json")


async def forget_me(request: ApiRequest) -> wire.Nothing:
    context, player = request.context, request.me.id
    await lock_out(context.service.store, player)
    await context.publish_player(player)  # closes their connections first
    await forget(context.service.store, player, now_ms(), context.service.on_foreign_write)
    await context.publish_player(player)
    return wire.Nothing()


async def mute(request: ApiRequest) -> wire.Nothing:
    return await _set_mute(request, muted=True)


async def unmute(request: ApiRequest) -> wire.Nothing:
    return await _set_mute(request, muted=False)


async def _set_mute(request: ApiRequest, *, muted: bool) -> wire.Nothing:
    await request.context.players.mute(request.me.id, request.path["player"], muted=muted)
    await request.context.publish_player(request.me.id)
    return wire.Nothing()


async def online(request: ApiRequest) -> wire.OnlineList:
    context = request.context
    return wire.OnlineList(await context.presence.listed(now_ms()) if context.settings.closed else [])


async def report(request: ApiRequest) -> wire.Nothing:
    _limit_guests(request)
    await lobby.report(request.context.service.store, request.me.id, request.body, now_ms())
    return wire.Nothing()


# --- tables


async def list_tables(request: ApiRequest) -> wire.TableList:
    if not request.context.settings.lobby:
        return wire.TableList([])
    tables = await lobby.open_tables(request.context.service.store, request.query.get("game"), now_ms())
    return wire.TableList(tables, *await request.context.presence.counts(now_ms()))


async def my_tables(request: ApiRequest) -> wire.MyTables:
    return await lobby.tables_of(request.context.service.store, request.me.id)


async def my_statistics(request: ApiRequest) -> wire.Statistics:
    return await statistics.statistics_of(request.context.service.store, request.me.id)


async def open_table(request: ApiRequest) -> wire.TableInfo:
    await request.context.presence.mark(request.me.id, now_ms())
    return await request.context.service.open(
        request.me, lobby.apply_house_rules(request.body, request.context.settings)
    )


async def quick_match(request: ApiRequest) -> wire.TableInfo:
    if not request.context.settings.lobby:
        raise Refusal("lobby/closed")
    await request.context.presence.mark(request.me.id, now_ms())
    return await lobby.quick_match(request.context.service, request.me, request.body, now_ms())


async def show_table(request: ApiRequest) -> wire.TableInfo:
    async with request.context.service.lock_table(request.path["table"]) as live:
        return updates.info_of(live.table)


async def table_by_code(request: ApiRequest) -> wire.TableInfo:
    request.context.codes.expect(request.address, time.monotonic())
    return await lobby.table_by_code(request.context.service.store, request.path["code"])


async def command(request: ApiRequest) -> wire.Ack | wire.Refused:
    table = request.path["table"]
    envelope = admit(request.body, table, request.me, request.context.talk)
    return envelope if isinstance(envelope, wire.Refused) else await request.context.service.execute(envelope, table)


async def snapshot(request: ApiRequest) -> wire.Snapshot:
    async with request.context.service.lock_table(request.path["table"]) as live:
        table = live.table
        viewer = SPECTATOR if request.player is None else table.viewer_of(request.player.id)
        if viewer == SPECTATOR and table.status == "playing" and table.setup.spectators != "blind":
            raise Refusal("table/no-spectators")
        return updates.snapshot(table, viewer)


async def acting(request: ApiRequest) -> wire.Acting:
    async with request.context.service.lock_table(request.path["table"]) as live:
        table = live.table
        if table.seat_of(request.me.id) is None:
            raise Refusal("table/not-seated")
        return wire.Acting(table.status, [*table.acting] if table.status == "playing" else [])


def move_in_query(request: ApiRequest) -> str:
    move = request.query.get("move", "")
    if not 0 < len(move) <= MAX_MOVE:
        raise Refusal("request/bad-query", text=move[:40])
    return move


async def why(request: ApiRequest) -> wire.Why:
    move = move_in_query(request)
    async with request.context.service.lock_table(request.path["table"]) as live:
        return explain_move(live.table, None if request.player is None else request.player.id, move)


async def preview(request: ApiRequest) -> wire.Preview:
    move = move_in_query(request)
    async with request.context.service.lock_table(request.path["table"]) as live:
        return preview_move(live.table, request.me.id, move)


async def undo(request: ApiRequest) -> wire.UndoCheck:
    async with request.context.service.lock_table(request.path["table"]) as live:
        return explain_undo(live.table, request.me.id)


async def hints(request: ApiRequest) -> wire.Hints:
    context = request.context
    return await context.hint_service.hints(context.service, request.path["table"], request.me.id, request.address)


async def history(request: ApiRequest) -> wire.History:
    seen = parse_number(request.query.get("seen", "0"))
    seat = request.query.get("as")
    viewer = None if seat is None else EVERYTHING if seat == "all" else parse_number(seat)

    def spend(cost: float) -> None:
        request.context.histories.expect(request.address, time.monotonic(), cost)

    return await request.context.service.history(request.player, request.path["table"], seen, viewer, spend)


def parse_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise Refusal("request/bad-query", text=text[:40])
    return int(text)


async def record(request: ApiRequest) -> Download:
    async with request.context.service.lock_table(request.path["table"]) as live:
        if live.table.status != "over":
            raise Refusal("table/not-over", status=live.table.status)
        return Download(encode(live.table.record()) + b"\n", f"hatbox-{live.table.id}.jsonl")


async def review(request: ApiRequest) -> msgspec.Raw:
    seat = parse_number(request.query.get("seat", ""))
    context = request.context
    return await context.review_service.review(context.service, request.path["table"], seat, request.address)


async def upload_record(request: ApiRequest) -> wire.TableInfo:
    request.context.uploads.expect(request.me.id, time.monotonic())
    return await request.context.service.upload(request.me, request.body)


async def send_in_daily(request: ApiRequest) -> wire.DailyStanding:
    request.context.uploads.expect(request.me.id, time.monotonic())
    request.context.daily.expect(request.address, time.monotonic())
    service = request.context.service
    async with request.context.daily_checks:
        return await daily.send_in(
            service.store, service.ready, request.me.id, request.path["game"], request.body, now_ms()
        )


async def daily_standing(request: ApiRequest) -> wire.DailyStanding:
    day = daily.day_in_query(request.query.get("day"), now_ms())
    player = None if request.player is None else request.player.id
    return await daily.standing(request.context.service.store, player, request.path["game"], day)


# --- notifications


async def _notifications(request: ApiRequest) -> wire.Notifications:
    return await request.context.notifications.status(request.me, request.token)


async def notifications(request: ApiRequest) -> wire.Notifications:
    return await _notifications(request)


async def choose_notifications(request: ApiRequest) -> wire.Notifications:
    await request.context.notifications.choose(request.me, request.body)
    return await _notifications(request)


async def add_push(request: ApiRequest) -> wire.Notifications:
    await request.context.notifications.add_push(request.me, request.token, request.body)
    return await _notifications(request)


async def remove_push(request: ApiRequest) -> wire.Notifications:
    await request.context.notifications.remove_push(request.me, request.token)
    return await _notifications(request)


async def add_webhook(request: ApiRequest) -> wire.Notifications:
    await request.context.notifications.add_webhook(request.me, request.address, request.body)
    return await _notifications(request)


async def remove_webhook(request: ApiRequest) -> wire.Notifications:
    await request.context.notifications.remove(request.me, "webhook")
    return await _notifications(request)


async def add_email(request: ApiRequest) -> wire.Notifications:
    body: wire.EmailAddress = request.body
    await request.context.notifications.add_email(request.me, request.address, body.address)
    return await _notifications(request)


async def remove_email(request: ApiRequest) -> wire.Notifications:
    await request.context.notifications.remove(request.me, "email")
    return await _notifications(request)


async def test_notifications(request: ApiRequest) -> wire.Nothing:
    await request.context.notifications.test(request.me)
    return wire.Nothing()


async def invite(request: ApiRequest) -> wire.Nothing:
    body: wire.Invitation = request.body
    await request.context.notifications.invite(request.me, request.path["table"], body.player)
    return wire.Nothing()


async def ratings(request: ApiRequest) -> wire.Ratings:
    return await lobby.top_ratings(
        request.context.service.store, request.path["game"], parse_number(request.path["players"])
    )


ROUTES = (
    Route("GET", "/api", "Games, bots and rules of this server", wire.Box, box, public=True),
    Route("POST", "/api/guests", "Create a player; a name is enough", wire.Identity, guest, wire.NewGuest,
          success=201, public=True),
    Route("POST", "/api/recoveries", "Sign in on another device by a recovery code", wire.Identity, recover,
          wire.Recovery, success=201, refuses=("401",), public=True),
    Route("POST", "/api/sign-ins", "Begin to sign in at the host's provider", wire.SignInRedirect, begin_sign_in,
          wire.SignInStart, "optional", success=201, public=True),
    Route("POST", "/api/sign-ins/end", "Get the credentials of a finished sign-in", wire.Identity, end_sign_in,
          wire.SignInEnd, "optional", success=201, public=True),
    Route("POST", "/api/sign-ins/proxy", "Sign in as the host's proxy has found out", wire.Identity, sign_in_by_proxy,
          identity="optional", query={"switch": "1: become the player who has this account"}, success=201, public=True),
    Route("DELETE", "/api/me/account", "Unlink your account: sign in no more with it", wire.Profile, unlink_account,
          identity="needed"),
    Route("GET", "/api/me", "Your profile", wire.Profile, me, identity="needed"),
    Route("PATCH", "/api/me", "Change your name or face", wire.Profile, change_me, wire.ProfileChange, "needed"),
    Route("DELETE", "/api/me", "Delete your personal data", wire.Nothing, forget_me, identity="needed"),
    Route("GET", "/api/me/export", "Everything stored about you", None, export_me, identity="needed"),
    Route("POST", "/api/me/recovery", "Replace your recovery code", wire.RecoveryCode, new_recovery, identity="needed"),
    Route("GET", "/api/me/devices", "Where you are signed in", wire.DeviceList, my_devices, identity="needed"),
    Route("DELETE", "/api/me/devices/{device}", "Sign out on one device", wire.Nothing, end_device,
          identity="needed"),
    Route("DELETE", "/api/me/devices", "Sign out everywhere else", wire.Devices, end_other_devices, identity="needed"),
    Route("GET", "/api/me/tables", "Your tables, those where it is your turn first", wire.MyTables, my_tables,
          identity="needed"),
    Route("GET", "/api/me/statistics", "Your results", wire.Statistics, my_statistics, identity="needed"),
    Route("PUT", "/api/me/mutes/{player}", "Mute a player's chat", wire.Nothing, mute, identity="needed"),
    Route("DELETE", "/api/me/mutes/{player}", "Unmute a player's chat", wire.Nothing, unmute, identity="needed"),
    Route("GET", "/api/me/notifications", "How and when you are notified", wire.Notifications, notifications,
          identity="needed"),
    Route("PUT", "/api/me/notifications", "Choose when you are notified", wire.Notifications, choose_notifications,
          wire.NotificationChoice, "needed"),
    Route("POST", "/api/me/notifications/test", "Send yourself a test message", wire.Nothing, test_notifications,
          identity="needed"),
    Route("PUT", "/api/me/push", "Notify this device by Web Push", wire.Notifications, add_push,
          wire.PushSubscription, "needed"),
    Route("DELETE", "/api/me/push", "Notify this device no longer", wire.Notifications, remove_push,
          identity="needed"),
    Route("PUT", "/api/me/webhook", "Notify a web address, which must accept a first message", wire.Notifications,
          add_webhook, wire.Webhook, "needed"),
    Route("DELETE", "/api/me/webhook", "Forget the web address", wire.Notifications, remove_webhook,
          identity="needed"),
    Route("PUT", "/api/me/email", "Notify a mail address, once its owner has confirmed it", wire.Notifications,
          add_email, wire.EmailAddress, "needed"),
    Route("DELETE", "/api/me/email", "Forget the mail address", wire.Notifications, remove_email, identity="needed"),
    Route("POST", "/api/tables/{table}/invitations", "Invite a player to a free seat", wire.Nothing, invite,
          wire.Invitation, "needed"),
    Route("GET", "/api/online", "Who is online, on a closed server", wire.OnlineList, online, identity="needed"),
    Route("POST", "/api/reports", "Report a player to the host", wire.Nothing, report, wire.Report, "needed",
          success=201),
    Route("GET", "/api/tables", "Open tables that anybody may join", wire.TableList, list_tables,
          query={"game": "only tables of this game"}),
    Route("POST", "/api/tables", "Open a table", wire.TableInfo, open_table, wire.Setup, "needed", success=201),
    Route("POST", "/api/quick", "Find a quick match", wire.TableInfo, quick_match, wire.QuickMatch, "needed"),
    Route("GET", "/api/codes/{code}", "The open table with this code", wire.TableInfo, table_by_code),
    Route("GET", "/api/tables/{table}", "What is public about a table", wire.TableInfo, show_table),
    Route("GET", "/api/tables/{table}/snapshot", "A table as you may see it now", wire.Snapshot, snapshot,
          identity="optional"),
    Route("GET", "/api/tables/{table}/acting", "Whose turn it is at a table where you sit; nobody's cards", wire.Acting,
          acting, identity="needed"),
    Route("POST", "/api/tables/{table}/commands", "Send a command without a WebSocket", wire.Ack | wire.Refused,
          command, wire.CommandBody, "needed"),
    Route("GET", "/api/tables/{table}/why", "Why a move is not allowed now; changes nothing", wire.Why, why,
          identity="optional", query={"move": "as you would send it"}, is_query=True),
    Route("GET", "/api/tables/{table}/preview", "The score after a legal move; changes nothing", wire.Preview,
          preview, identity="needed", query={"move": "as you would send it"}, is_query=True),
    Route("GET", "/api/tables/{table}/undo", "Whether you may take your last move back", wire.UndoCheck, undo,
          identity="needed", is_query=True),
    Route("GET", "/api/tables/{table}/hints", "What the strongest bot would do on your seat", wire.Hints, hints,
          identity="needed", is_query=True),
    Route("GET", "/api/tables/{table}/history", "What you saw, update by update, in pages", wire.History, history,
          identity="optional", query={"seen": "the last update you have; 0 for all",
                                       "as": "once the game is over: a seat, or all"}),
    Route("GET", "/api/tables/{table}/record", "The whole game, everything revealed, once it is over", None, record,
          produces="application/x-ndjson"),
    Route("GET", "/api/tables/{table}/review", "What was luck and what was skill, for one seat, once the game is over",
          wire.Review, review, query={"seat": "whose review"}),
    Route("POST", "/api/records", "Upload a finished game that was played without a server", wire.TableInfo,
          upload_record, wire.Upload, "needed", success=201, max_body=MAX_UPLOAD),
    Route("POST", "/api/daily/{game}", "Send in a finished daily deal; the first one counts", wire.DailyStanding,
          send_in_daily, wire.DailyEntry, "needed", max_body=MAX_UPLOAD),
    Route("GET", "/api/daily/{game}", "Everybody's results of a daily deal", wire.DailyStanding, daily_standing,
          identity="optional", query={"day": "as in 2026-11-18; without it, today (UTC)"}),
    Route("GET", "/api/ratings/{game}/{players}", "The best players of a game", wire.Ratings, ratings),
    Route("GET", "/api/connection", "How this request reached the server", wire.ConnectionInfo, connection,
          public=True),
    Route("GET", "/healthz", "Whether the server works", wire.Health, health, public=True),
    Route("GET", "/readyz", "The same under another name", wire.Health, readiness, public=True),
)  # fmt: skip
