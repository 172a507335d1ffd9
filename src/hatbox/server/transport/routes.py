"""REST: the lobby, tables, records and profiles. One table of routes, from which the OpenAPI document is made too."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any, TypeAlias

import msgspec

from hatbox import __version__, wire
from hatbox.bots.registry import LEVELS
from hatbox.engine.game import EVERYTHING, SPECTATOR
from hatbox.games import NAMES, game_named
from hatbox.records.record import encode
from hatbox.server.limits import Buckets
from hatbox.server.ops.settings import Settings
from hatbox.server.players import lobby, statistics
from hatbox.server.players.players import Player, Players
from hatbox.server.players.presence import Presence
from hatbox.server.players.privacy import export, forget, lock_out
from hatbox.server.server_clock import now_ms
from hatbox.server.service import updates
from hatbox.server.service.hints import HintService
from hatbox.server.service.table_service import TableService
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.questions import explain_move, explain_undo, preview_move
from hatbox.server.transport.client_commands import admit

MAX_MOVE = 200  # letters, as in `wire.MoveText`


@dataclass
class AppContext:
    """What every route may use."""

    service: TableService
    people: Players
    settings: Settings
    talk: Buckets
    guests: Buckets
    codes: Buckets
    histories: Buckets
    exports: Buckets
    presence: Presence
    hint_service: HintService
    changed: Callable[[str], Awaitable[None]]  # lets everybody know that something about a player has changed
    stopping: bool = False


@dataclass(frozen=True)
class Request:
    """One request, already checked for shape."""

    context: AppContext
    address: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    player: Player | None = None
    token: str = ""  # that the player has shown

    @property
    def me(self) -> Player:
        """The player, where the route needs one."""
        assert self.player is not None
        return self.player


@dataclass(frozen=True)
class Download:
    """An answer that is not JSON of ours."""

    body: bytes
    kind: str
    name: str = ""  # to be saved under


Handler: TypeAlias = Callable[[Request], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for."""

    method: str
    path: str
    summary: str
    answer: Any  # the type of the answer
    handler: Handler
    takes: Any = None  # the type of the body
    identity: str = "none"  # none, optional, needed
    query: Mapping[str, str] = field(default_factory=dict)  # name: what it is
    success: int = 200


# --- the box and people


async def box(request: Request) -> wire.Box:
    return wire.Box(
        __version__,
        wire.PROTOCOL,
        [
            wire.GameInfo(
                name,
                [*game_named(name).players],
                [
                    wire.OptionInfo(one.name, [*one.values], one.number, [*one.players])
                    for one in game_named(name).options
                    if not one.research
                ],
                {str(edition): dict(sets) for edition, sets in game_named(name).presets.items()},
            )
            for name in NAMES
        ],
        [*LEVELS],  # type: ignore[list-item]
        [*wire.Phrase.__args__],  # type: ignore[attr-defined]
        wire.House(
            bool(request.context.settings.invite),
            request.context.settings.lobby,
            request.context.settings.talk_at_most,
            request.context.settings.spectators,
        ),
    )


async def health(request: Request) -> wire.Health:
    store, ready = request.context.service.store, request.context.service.ready
    await store.fetch("SELECT 1")
    if store.health.error is not None:  # of the last write; the sign of life is one every two seconds
        raise Refusal("server/cannot-store")
    if request.context.stopping:
        return wire.Health("stopping")
    at = ready.progress
    compiling = wire.Compiling(at.done, at.total, at.seconds_left) if at is not None else None
    return wire.Health("ok" if ready.is_set else "starting", compiling)


async def readiness(request: Request) -> wire.Health:
    return await health(request)


def _expect_patience(request: Request) -> None:
    request.context.guests.expect(request.address, time.monotonic())


async def guest(request: Request) -> wire.Identity:
    _expect_patience(request)
    body: wire.NewGuest = request.body
    invite = request.context.settings.invite
    if invite and not compare_digest(body.invite.strip().encode(), invite.encode()):
        raise Refusal("identity/invite-needed")
    return await request.context.people.create(body.name, now_ms(), bot=body.bot)


async def recover(request: Request) -> wire.Identity:
    _expect_patience(request)
    body: wire.Recovery = request.body
    return await request.context.people.recover(body.code, now_ms())


async def _profile(request: Request, player: Player) -> wire.Profile:
    muted = await request.context.people.mutes_of(player.id)
    return wire.Profile(player.id, player.name, player.bot, player.created, sorted(muted))


async def me(request: Request) -> wire.Profile:
    return await _profile(request, request.me)


async def rename(request: Request) -> wire.Profile:
    body: wire.ProfileChange = request.body
    people = request.context.people
    await people.rename(request.me.id, body.name)
    await request.context.changed(request.me.id)
    return await _profile(request, await people.find(request.me.id) or request.me)


async def new_recovery(request: Request) -> wire.RecoveryCode:
    return wire.RecoveryCode(await request.context.people.new_recovery(request.me))


async def end_other_devices(request: Request) -> wire.Devices:
    ended = await request.context.people.revoke_others(request.me.id, request.token)
    await request.context.changed(request.me.id)
    return wire.Devices(ended)


async def export_me(request: Request) -> Download:
    request.context.exports.expect(request.me.id, time.monotonic())
    return Download(
        await export(request.context.service.store, request.me.id), "application/json", "hatbox-export.json"
    )


async def forget_me(request: Request) -> wire.Nothing:
    context, player = request.context, request.me.id
    await lock_out(context.service.store, player)
    await context.changed(player)  # their sockets end first
    await forget(context.service.store, player, now_ms(), context.service.heard)
    await context.changed(player)
    return wire.Nothing()


async def mute(request: Request) -> wire.Nothing:
    return await _hush(request, muted=True)


async def unmute(request: Request) -> wire.Nothing:
    return await _hush(request, muted=False)


async def _hush(request: Request, *, muted: bool) -> wire.Nothing:
    await request.context.people.mute(request.me.id, request.path["player"], muted=muted)
    await request.context.changed(request.me.id)
    return wire.Nothing()


async def report(request: Request) -> wire.Nothing:
    _expect_patience(request)
    await lobby.report(request.context.service.store, request.me.id, request.body, now_ms())
    return wire.Nothing()


# --- tables


async def list_tables(request: Request) -> wire.TableList:
    if not request.context.settings.lobby:
        return wire.TableList([])
    tables = await lobby.open_tables(request.context.service.store, request.query.get("game"), now_ms())
    return wire.TableList(tables, *await request.context.presence.counts(now_ms()))


async def my_tables(request: Request) -> wire.MyTables:
    return await lobby.tables_of(request.context.service.store, request.me.id)


async def my_statistics(request: Request) -> wire.Statistics:
    return await statistics.statistics_of(request.context.service.store, request.me.id)


async def open_table(request: Request) -> wire.TableInfo:
    await request.context.presence.mark(request.me.id, now_ms())
    return await request.context.service.open(
        request.me, lobby.apply_house_rules(request.body, request.context.settings)
    )


async def quick_match(request: Request) -> wire.TableInfo:
    if not request.context.settings.lobby:
        raise Refusal("lobby/closed")
    await request.context.presence.mark(request.me.id, now_ms())
    return await lobby.quick_match(request.context.service, request.me, request.body, now_ms())


async def show_table(request: Request) -> wire.TableInfo:
    async with request.context.service.held(request.path["table"]) as live:
        return updates.info_of(live.table)


async def table_by_code(request: Request) -> wire.TableInfo:
    request.context.codes.expect(request.address, time.monotonic())
    return await lobby.table_by_code(request.context.service.store, request.path["code"])


async def command(request: Request) -> wire.Ack | wire.Refused:
    table = request.path["table"]
    envelope = admit(request.body, table, request.me, request.context.talk)
    return envelope if isinstance(envelope, wire.Refused) else await request.context.service.execute(envelope, table)


async def snapshot(request: Request) -> wire.Snapshot:
    async with request.context.service.held(request.path["table"]) as live:
        table = live.table
        viewer = SPECTATOR if request.player is None else updates.viewer_of(table, request.player.id)
        if viewer == SPECTATOR and table.status == "playing" and table.setup.spectators != "blind":
            raise Refusal("table/no-spectators")
        return updates.snapshot(table, viewer)


async def acting(request: Request) -> wire.Acting:
    async with request.context.service.held(request.path["table"]) as live:
        table = live.table
        if table.seat_of(request.me.id) is None:
            raise Refusal("table/not-seated")
        return wire.Acting(table.status, [*table.acting] if table.status == "playing" else [])


def asked_move(request: Request) -> str:
    """The move that a question is about."""
    move = request.query.get("move", "")
    if not 0 < len(move) <= MAX_MOVE:
        raise Refusal("request/bad-query", text=move[:40])
    return move


async def why(request: Request) -> wire.Why:
    move = asked_move(request)
    async with request.context.service.held(request.path["table"]) as live:
        return explain_move(live.table, None if request.player is None else request.player.id, move)


async def preview(request: Request) -> wire.Preview:
    move = asked_move(request)
    async with request.context.service.held(request.path["table"]) as live:
        return preview_move(live.table, request.me.id, move)


async def undo(request: Request) -> wire.TakingBack:
    async with request.context.service.held(request.path["table"]) as live:
        return explain_undo(live.table, request.me.id)


async def hints(request: Request) -> wire.Hints:
    context = request.context
    return await context.hint_service.hints(context.service, request.path["table"], request.me.id, request.address)


async def history(request: Request) -> wire.History:
    seen = whole(request.query.get("seen", "0"))
    named = request.query.get("as")
    eyes = None if named is None else EVERYTHING if named == "all" else whole(named)

    def spend(cost: float) -> None:
        request.context.histories.expect(request.address, time.monotonic(), cost)

    return await request.context.service.history(request.player, request.path["table"], seen, eyes, spend)


def whole(text: str) -> int:
    """A whole number in a query."""
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise Refusal("request/bad-query", text=text[:40])
    return int(text)


async def record(request: Request) -> Download:
    async with request.context.service.held(request.path["table"]) as live:
        if live.table.status != "over":
            raise Refusal("table/not-over", status=live.table.status)
        return Download(encode(live.table.record()) + b"\n", "application/x-ndjson", f"hatbox-{live.table.id}.jsonl")


async def ratings(request: Request) -> wire.Ratings:
    return await lobby.top_ratings(request.context.service.store, request.path["game"], whole(request.path["players"]))


ROUTES = (
    Route("GET", "/api", "What this server offers", wire.Box, box),
    Route("POST", "/api/guests", "Become somebody, with a name and one click", wire.Identity, guest, wire.NewGuest,
          success=201),
    Route("POST", "/api/recoveries", "Be the same player on another device", wire.Identity, recover, wire.Recovery,
          success=201),
    Route("GET", "/api/me", "What is kept about you", wire.Profile, me, identity="needed"),
    Route("PATCH", "/api/me", "Take another name", wire.Profile, rename, wire.ProfileChange, "needed"),
    Route("DELETE", "/api/me", "Have yourself forgotten", wire.Nothing, forget_me, identity="needed"),
    Route("GET", "/api/me/export", "All that is kept about you", None, export_me, identity="needed"),
    Route("POST", "/api/me/recovery", "Get a fresh recovery code", wire.RecoveryCode, new_recovery, identity="needed"),
    Route("DELETE", "/api/me/devices", "Sign out everywhere else", wire.Devices, end_other_devices, identity="needed"),
    Route("GET", "/api/me/tables", "Your games, those that wait for you first", wire.MyTables, my_tables,
          identity="needed"),
    Route("GET", "/api/me/statistics", "What came of your games", wire.Statistics, my_statistics, identity="needed"),
    Route("PUT", "/api/me/mutes/{player}", "Hear somebody no more", wire.Nothing, mute, identity="needed"),
    Route("DELETE", "/api/me/mutes/{player}", "Hear somebody again", wire.Nothing, unmute, identity="needed"),
    Route("POST", "/api/reports", "Report somebody to the host", wire.Nothing, report, wire.Report, "needed",
          success=201),
    Route("GET", "/api/tables", "Open tables that anybody may join", wire.TableList, list_tables,
          query={"game": "only tables of this game"}),
    Route("POST", "/api/tables", "Open a table", wire.TableInfo, open_table, wire.Setup, "needed", success=201),
    Route("POST", "/api/quick", "Find somebody to play with", wire.TableInfo, quick_match, wire.QuickMatch, "needed"),
    Route("GET", "/api/codes/{code}", "The open table that has this code", wire.TableInfo, table_by_code),
    Route("GET", "/api/tables/{table}", "A table as everybody may know it", wire.TableInfo, show_table),
    Route("GET", "/api/tables/{table}/snapshot", "A table as you may see it now", wire.Snapshot, snapshot,
          identity="optional"),
    Route("GET", "/api/tables/{table}/acting", "Whose turn it is at a table where you sit; nobody's cards", wire.Acting,
          acting, identity="needed"),
    Route("POST", "/api/tables/{table}/commands", "Send a command without a socket", wire.Ack | wire.Refused, command,
          wire.CommandBody, "needed"),
    Route("GET", "/api/tables/{table}/why", "Why you may not make a move now; asking changes nothing", wire.Why, why,
          identity="optional", query={"move": "as you would send it"}),
    Route("GET", "/api/tables/{table}/preview", "What a legal move would bring; asking changes nothing", wire.Preview,
          preview, identity="needed", query={"move": "as you would send it"}),
    Route("GET", "/api/tables/{table}/undo", "Whether you may take your latest move back", wire.TakingBack, undo,
          identity="needed"),
    Route("GET", "/api/tables/{table}/hints", "What the strongest bot would do on your seat", wire.Hints, hints,
          identity="needed"),
    Route("GET", "/api/tables/{table}/history", "What you saw, update by update, in pages", wire.History, history,
          identity="optional", query={"seen": "the last update you have; 0 for all",
                                       "as": "once the game is over: a seat, or all"}),
    Route("GET", "/api/tables/{table}/record", "The whole game, everything revealed, once it is over", None, record),
    Route("GET", "/api/ratings/{game}/{players}", "The best players of a game", wire.Ratings, ratings),
    Route("GET", "/healthz", "Whether the server works", wire.Health, health),
    Route("GET", "/readyz", "The same, for those who ask under this name", wire.Health, readiness),
)  # fmt: skip

DECODERS = {route.takes: msgspec.json.Decoder(route.takes) for route in ROUTES if route.takes is not None}
