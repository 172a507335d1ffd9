"""A table on a server, joined by its link: the assistant is a player like any other, marked as a bot.

What people say at the table and what they are called is not passed on: it could be meant to mislead a model.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any
from urllib.parse import urlsplit

import msgspec

from hatbox import wire
from hatbox.adapters.mcp.games import AssistantGame, match_of, outcome_of
from hatbox.adapters.mcp.results import Legality, Outcome, Refused, Turn
from hatbox.client import Client, ClientTable, WireError, request
from hatbox.engine.errors import BadInput
from hatbox.engine.game import GameEvent
from hatbox.engine.match import Match
from hatbox.terminal.event_text import refusal, seats_of, sentence
from hatbox.terminal.lobby import find_table

REPORTED = (wire.Started, wire.Undone, wire.Resigned, wire.TakenOver, wire.Returned, wire.Closed)  # besides moves
CONNECT_SECONDS = 20


class TableGame(AssistantGame):
    """A seat at a table of a server."""

    def __init__(self, name: str, client: Client, table: ClientTable) -> None:
        super().__init__(name, asyncio.Lock())  # another than the games here: a server may be slow
        self._client = client
        self._table = table
        self._reported = len(table.updates)

    @property
    def _info(self) -> wire.TableInfo:
        assert self._table.info is not None  # a snapshot comes first
        return self._table.info

    @property
    def is_over(self) -> bool:
        return self._table.is_over

    @property
    def _seat(self) -> int:
        return -1 if self._table.seat is None else self._table.seat

    def turn(self, *, whole: bool = False, refused: Refused | None = None) -> Turn:
        updates, self._reported = self._table.updates[self._reported :], len(self._table.updates)
        news = [line for update in updates for line in self._lines(update)]
        scene = self._table.scene
        status = "over" if self.is_over else "your_turn" if self.legal_moves() else "waiting"
        position: dict[str, Any] = {} if scene is None else view_of(scene)
        outcome = outcome_of_scene(scene) if self.is_over and scene is not None else None
        return self.report(
            self._seat, status, position, news, outcome, whole=whole and scene is not None, refused=refused
        )

    def _lines(self, update: wire.Update) -> list[str]:
        events = [GameEvent(event.code, event.params) for event in update.game_events]
        seats = seats_of(self._info)
        text = sentence(update.what, seats, None) if isinstance(update.what, REPORTED) else None
        return [*([text] if text else []), *self.briefing.news(events)]

    def legal_moves(self) -> list[str]:
        scene = self._table.scene
        return [] if scene is None or self.is_over else [*scene.legal]

    async def why(self, move: str) -> Legality:
        try:
            why = await self._table.why(move)
        except WireError as error:
            return Legality(legal=False, refused=refused_by(move, error))
        if why.legal:
            return Legality(legal=True)
        return Legality(legal=False, refused=refused_by(move, WireError(why.code or "", why.params, why.rule)))

    async def play(self, move: str) -> Refused | None:
        try:
            await self._table.move(move)
        except WireError as error:
            return refused_by(move, error)
        return None

    async def wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._table.until(lambda: self.is_over or bool(self.legal_moves()))

    async def resign(self) -> None:
        await self._table.resign()

    async def close(self) -> None:
        if not self.is_over and self._table.seat is not None:
            with contextlib.suppress(WireError):  # the table is closed
                await self._table.leave()
        await self._client.close()

    async def finished_match(self) -> tuple[Match[Any], int]:
        record = await self._client.rest("GET", f"/api/tables/{self._table.table}/record", bytes)
        return await asyncio.to_thread(match_of, record), self._seat


def view_of(scene: wire.Scene) -> dict[str, Any]:
    """Return the view of a scene as fields."""
    view: dict[str, Any] = msgspec.to_builtins(scene.view)
    return {name: value for name, value in view.items() if name != "game"}


def outcome_of_scene(scene: wire.Scene) -> Outcome | None:
    return None if scene.result is None else outcome_of(msgspec.to_builtins(scene.result))


def refused_by(move: str, error: WireError) -> Refused:
    """Return a refusal of the server as the tools return it."""
    return Refused(move=move, reason=refusal(error), rule=error.rule)


def split_link(link: str) -> tuple[str, str]:
    """Split the link of a table into the server and the table.

    >>> split_link("http://localhost:8731/t/91a4e15efdf87835")
    ('http://localhost:8731', '91a4e15efdf87835')
    >>> split_link("example.org/hatbox/BCQGX")
    ('http://example.org/hatbox', 'BCQGX')
    """
    address = link if "://" in link else f"http://{link}"
    try:
        parts = urlsplit(address)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_good = False
    path = [part for part in parts.path.split("/") if part] if is_good else []
    if not path or not address.isprintable() or " " in address:
        raise BadInput("mcp-bad-link", link=link)
    *prefix, table = path
    prefix = prefix[:-1] if prefix[-1:] == ["t"] else prefix
    return "/".join([f"{parts.scheme}://{parts.netloc}", *prefix]), table


async def join(link: str, player: str, invite: str) -> tuple[Client, ClientTable]:
    """Sit down at the table of a link and be ready; raise if there is no seat."""
    server, word = split_link(link)
    await asyncio.to_thread(request, server, "GET", "/api", wire.Box)  # raises if it is no Hatbox server
    client = await Client.connect(server, name=player, bot=True, invite=invite, timeout=CONNECT_SECONDS)
    try:
        table = await client.watch(await find_table(client, word))
        await table.sit()
        await table.until(lambda: table.seat is not None)
        assert table.info is not None
        if table.seat is not None and not table.info.seats[table.seat].ready:
            await table.ready()
    except BaseException:
        await client.close()
        raise
    return client, table
