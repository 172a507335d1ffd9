"""Occasions: which players should hear of what happened at a table. Pure functions; nothing hidden is used."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from hatbox.server.tables import log
from hatbox.server.tables.table import Table

Kind: TypeAlias = Literal["turn", "invitation", "rematch", "over", "test"]
Author: TypeAlias = tuple[str, str]  # a player, or the level of a bot; both "": the server
KINDS: tuple[Kind, ...] = ("turn", "invitation", "rematch", "over", "test")  # the most important first
NOBODY: Author = ("", "")


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to be said to a player; contains nothing that is hidden in the game."""

    kind: Kind
    table: str = ""
    game: str = ""
    by: str = ""  # the player who caused it; the name is looked up when the message is written
    bot: str = ""  # the level, if a bot caused it
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
    author = bot_or_player(table, last)
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
    table: Table, events: Sequence[log.Event], author: Author, rematch: Table | None, wanted: Container[str]
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


def _item(kind: Kind, table: Table, author: Author, *, begun: bool = False) -> Item:
    return Item(kind, table.id, table.setup.game, *author, begun)


def bot_or_player(table: Table, event: log.Event) -> Author:
    """Return who caused an event."""
    if event.player or not isinstance(event.fact, log.Moved):
        return event.player, ""
    return "", table.chairs[event.fact.seat].level or ""
