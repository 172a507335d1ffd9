"""Occasions: which players should hear of what happened at a table. Pure functions; nothing hidden is used."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from hatbox import wire
from hatbox.server.tables import log
from hatbox.server.tables.table import Table

Kind: TypeAlias = Literal["turn", "invitation", "rematch", "over", "test"]
KINDS: tuple[Kind, ...] = ("turn", "invitation", "rematch", "over", "test")  # the most important first


NOBODY = {"who": "", "bot": ""}


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to be said to a player; contains nothing that is hidden in the game."""

    kind: Kind
    table: str = ""
    game: str = ""
    who: str = ""  # the name of the player who caused it
    bot: str = ""  # the level, if it was a bot
    begun: bool = False  # the game has just begun


class Occasion(msgspec.Struct, frozen=True):
    """An item for a player, unless they are looking at one of the tables."""

    player: str
    item: Item
    at: int
    tables: tuple[str, ...]  # who watches one of these has seen it


def occasions(
    table: Table, events: Sequence[log.Event], acting: Sequence[int], rematch: Table | None, wanted: Container[str]
) -> Iterator[Occasion]:
    """Yield what the players in `wanted` should hear of new events of a table.

    `acting` are the seats that were to act before; `rematch` is the table that the events have opened.
    """
    last = events[-1]
    author = author_of(table, last)
    at, tables = last.at, (table.id,)
    if table.status == "playing":
        is_moved = any(isinstance(event.fact, log.Moved | log.Chose) for event in events)
        begun = any(isinstance(event.fact, log.Started) for event in events)
        for seat in table.acting:
            if seat not in acting and (player := _person(table, seat, last.player, wanted)) is not None:
                if seat not in table.premoves:  # the server plays it at once
                    item = _item("turn", table, author if is_moved else NOBODY, begun=begun)
                    yield Occasion(player, item, at, tables)
    elif table.status == "over":
        if acting:  # it was playing until now
            for seat in range(len(table.chairs)):
                if (player := _person(table, seat, last.player, wanted)) is not None:
                    yield Occasion(player, _item("over", table, author), at, tables)
        yield from _rematch(table, events, author, rematch, wanted)


def _rematch(
    table: Table, events: Sequence[log.Event], author: dict[str, str], rematch: Table | None, wanted: Container[str]
) -> Iterator[Occasion]:
    last = events[-1]
    if rematch is not None:
        for seat in range(len(rematch.chairs)):
            if (player := _person(rematch, seat, last.player, wanted)) is not None:
                kinds: tuple[Kind, ...] = ("turn", "rematch") if seat in rematch.acting else ("rematch",)
                for kind in kinds:
                    item = _item(kind, rematch, author, begun=True)
                    yield Occasion(player, item, last.at, (table.id, rematch.id))
    elif isinstance(last.fact, log.RematchAsked):
        for seat, chair in enumerate(table.chairs):
            if not chair.wants_rematch and (player := _person(table, seat, last.player, wanted)) is not None:
                yield Occasion(player, _item("rematch", table, author), last.at, (table.id,))


def _person(table: Table, seat: int, author: str, wanted: Container[str]) -> str | None:
    """Return the player of a seat who plays for themselves, is wanted and did not cause it."""
    chair = table.chairs[seat]
    return chair.player if chair.is_person and chair.player != author and chair.player in wanted else None


def _item(kind: Kind, table: Table, author: dict[str, str], *, begun: bool = False) -> Item:
    return Item(kind, table.id, table.setup.game, author["who"], author["bot"], begun)


def author_of(table: Table, event: log.Event) -> dict[str, str]:
    """Return the name of the player, or the level of the bot, that caused an event; both "" for the server."""
    for chair in table.chairs:
        if event.player and chair.player == event.player:
            return {"who": chair.name or "", "bot": ""}
    if isinstance(event.fact, log.Moved):
        level: wire.Level | None = table.chairs[event.fact.seat].level
        return {"who": "", "bot": level or ""}
    return NOBODY
