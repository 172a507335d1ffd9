"""REST: the lobby, tables, records and profiles. One table of routes, from which the OpenAPI document is made too."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import msgspec

from hatbox import __version__, wire
from hatbox.bots.roster import LEVELS
from hatbox.core.game import EVERYTHING, SPECTATOR, Ways
from hatbox.games import NAMES, game_named
from hatbox.records.record import encode
from hatbox.server import lobby, scenes
from hatbox.server import table as tables
from hatbox.server.forget import export, forget
from hatbox.server.hall import Hall, now_ms
from hatbox.server.limits import Buckets
from hatbox.server.people import People, Player
from hatbox.server.settings import Settings
from hatbox.server.socket import luck_for, silenced
from hatbox.server.table import Order, Refusal

MOST_PATH = 200  # letters of a path


@dataclass
class Desk:
    """What every route may use."""

    hall: Hall
    people: People
    settings: Settings
    talk: Buckets
    guests: Buckets
    codes: Buckets
    changed: Callable[[str], Awaitable[None]]  # lets everybody know that something about a player has changed
    stopping: bool = False


@dataclass(frozen=True)
class Request:
    """One request, already checked for shape."""

    desk: Desk
    address: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    player: Player | None = None

    @property
    def me(self) -> Player:
        """The player, where the route needs one."""
        assert self.player is not None
        return self.player


@dataclass(frozen=True)
class Raw:
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
                name,  # type: ignore[arg-type]
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
    )


async def health(request: Request) -> wire.Health:
    await request.desk.hall.store.fetch("SELECT 1")
    return wire.Health("stopping" if request.desk.stopping else "ok")


def _expect_patience(request: Request) -> None:
    if not request.desk.guests.take(request.address, time.monotonic()):
        raise Refusal("request/too-many")


async def guest(request: Request) -> wire.Identity:
    _expect_patience(request)
    body: wire.NewGuest = request.body
    return await request.desk.people.welcome(body.name, now_ms(), bot=body.bot)


async def recover(request: Request) -> wire.Identity:
    _expect_patience(request)
    body: wire.Recovery = request.body
    return await request.desk.people.recover(body.code, now_ms())


async def _profile(request: Request, player: Player) -> wire.Profile:
    muted = await request.desk.people.muted_by(player.id)
    return wire.Profile(player.id, player.name, player.bot, player.created, sorted(muted))


async def me(request: Request) -> wire.Profile:
    return await _profile(request, request.me)


async def rename(request: Request) -> wire.Profile:
    body: wire.ProfileChange = request.body
    people = request.desk.people
    await people.rename(request.me.id, body.name)
    await request.desk.changed(request.me.id)
    return await _profile(request, await people.find(request.me.id) or request.me)


async def new_recovery(request: Request) -> wire.RecoveryCode:
    return wire.RecoveryCode(await request.desk.people.new_recovery(request.me))


async def export_me(request: Request) -> Raw:
    return Raw(await export(request.desk.hall.store, request.me.id), "application/json", "hatbox-export.json")


async def forget_me(request: Request) -> wire.Nothing:
    await forget(request.desk.hall.store, request.me.id)
    await request.desk.changed(request.me.id)
    return wire.Nothing()


async def mute(request: Request) -> wire.Nothing:
    return await _hush(request, muted=True)


async def unmute(request: Request) -> wire.Nothing:
    return await _hush(request, muted=False)


async def _hush(request: Request, *, muted: bool) -> wire.Nothing:
    await request.desk.people.mute(request.me.id, request.path["player"], muted=muted)
    await request.desk.changed(request.me.id)
    return wire.Nothing()


async def report(request: Request) -> wire.Nothing:
    _expect_patience(request)
    await lobby.report(request.desk.hall.store, request.me.id, request.body, now_ms())
    return wire.Nothing()


# --- tables


async def list_tables(request: Request) -> wire.TableList:
    return await lobby.listed(request.desk.hall.store, request.query.get("game"), now_ms())


async def my_tables(request: Request) -> wire.MyTables:
    return await lobby.tables_of(request.desk.hall.store, request.me.id)


async def open_table(request: Request) -> wire.TableInfo:
    return await request.desk.hall.open(request.me, request.body)


async def quick_match(request: Request) -> wire.TableInfo:
    return await lobby.quick_match(request.desk.hall, request.me, request.body, now_ms())


async def show_table(request: Request) -> wire.TableInfo:
    async with request.desk.hall.held(request.path["table"]) as live:
        return scenes.info_of(live.table)


async def table_by_code(request: Request) -> wire.TableInfo:
    if not request.desk.codes.take(request.address, time.monotonic()):
        raise Refusal("request/too-many")
    return await lobby.by_code(request.desk.hall.store, request.path["code"])


async def command(request: Request) -> wire.Ack | wire.Refused:
    body: wire.CommandBody = request.body
    desk, player, now = request.desk, request.me, now_ms()
    refusal = silenced(body.do, player.muted_until, now)
    if refusal is None and isinstance(body.do, wire.Say | wire.SayPhrase):
        refusal = None if desk.talk.take(player.id, time.monotonic()) else "talk/too-fast"
    if refusal:
        return wire.Refused(request.path["table"], body.id, refusal)
    answers: list[wire.Ack | wire.Refused] = []
    order = Order(body.do, now, player.id, player.name, body.id, body.seen, luck=luck_for(body.do))
    await desk.hall.command(order, request.path["table"], answers.append)
    return answers[0]


async def snapshot(request: Request) -> wire.Snapshot:
    async with request.desk.hall.held(request.path["table"]) as live:
        table = live.table
        viewer = SPECTATOR if request.player is None else scenes.viewer_of(table, request.player.id)
        if viewer == SPECTATOR and table.status == "playing" and table.setup.spectators != "blind":
            raise Refusal("table/no-spectators")
        return scenes.snapshot(table, viewer)


async def ways(request: Request) -> Ways:
    path = request.query.get("path", "")
    if len(path) > MOST_PATH:
        raise Refusal("request/bad-query", text=path[:40])
    async with request.desk.hall.held(request.path["table"]) as live:
        return tables.ways(live.table, request.me.id, path)


async def undo(request: Request) -> wire.TakingBack:
    async with request.desk.hall.held(request.path["table"]) as live:
        return tables.taking_back(live.table, request.me.id)


async def history(request: Request) -> wire.History:
    seen = whole(request.query.get("seen", "0"))
    named = request.query.get("as")
    eyes = None if named is None else EVERYTHING if named == "all" else whole(named)
    return wire.History(await request.desk.hall.history(request.player, request.path["table"], seen, eyes))


def whole(text: str) -> int:
    """A whole number in a query."""
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise Refusal("request/bad-query", text=text[:40])
    return int(text)


async def record(request: Request) -> Raw:
    async with request.desk.hall.held(request.path["table"]) as live:
        if live.table.status != "over":
            raise Refusal("table/not-over", status=live.table.status)
        return Raw(encode(live.table.record()) + b"\n", "application/x-ndjson", f"hatbox-{live.table.id}.jsonl")


async def ratings(request: Request) -> wire.Ratings:
    return await lobby.best(request.desk.hall.store, request.path["game"], whole(request.path["players"]))


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
    Route("GET", "/api/me/tables", "Your games, those that wait for you first", wire.MyTables, my_tables,
          identity="needed"),
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
    Route("POST", "/api/tables/{table}/commands", "Send a command without a socket", wire.Ack | wire.Refused, command,
          wire.CommandBody, "needed"),
    Route("GET", "/api/tables/{table}/ways", "How a move of yours can go on, jump by jump", wire.Ways, ways,
          identity="needed", query={"path": "the cells so far, such as E2 or E2-C2"}),
    Route("GET", "/api/tables/{table}/undo", "Whether you may take your latest move back", wire.TakingBack, undo,
          identity="needed"),
    Route("GET", "/api/tables/{table}/history", "What you saw, update by update", wire.History, history,
          identity="optional", query={"seen": "the last update you have; 0 for all",
                                       "as": "once the game is over: a seat, or all"}),
    Route("GET", "/api/tables/{table}/record", "The whole game, everything revealed, once it is over", None, record),
    Route("GET", "/api/ratings/{game}/{players}", "The best players of a game", wire.Ratings, ratings),
    Route("GET", "/healthz", "Whether the server works", wire.Health, health),
)  # fmt: skip

DECODERS = {route.takes: msgspec.json.Decoder(route.takes) for route in ROUTES if route.takes is not None}
