"""All that is kept about a player: to be handed over, or to be forgotten."""

from __future__ import annotations

from typing import Any

import msgspec

from hatbox.server import log
from hatbox.server.rows import row_of
from hatbox.server.store.store import Statement, Store
from hatbox.server.table import folded

GONE = "…"  # the name of somebody who wished to be forgotten


async def export(store: Store, player: str) -> bytes:
    """Everything, as JSON: profile, seats, ratings, mutes, reports made, and all that was said."""
    data: dict[str, Any] = {}
    for name, sql in {
        "profile": "SELECT id, name, bot, created FROM players WHERE id = ?",
        "devices": "SELECT created FROM tokens WHERE player = ?",
        "mutes": "SELECT muted FROM mutes WHERE player = ?",
        "seats": "SELECT table_id, seat FROM seats WHERE player = ?",
        "ratings": "SELECT game, players, mu, sigma, games FROM ratings WHERE player = ?",
        "reports": "SELECT at, player, table_id, reason FROM reports WHERE reporter = ?",
    }.items():
        data[name] = [list(row) for row in await store.fetch(sql, player)]
    rows = await store.fetch("SELECT table_id, at, fact FROM events WHERE player = ? ORDER BY table_id, n", player)
    facts = ((table, at, log.DECODER.decode(fact)) for table, at, fact in rows)
    data["commands"] = [[table, at, own(fact)] for table, at, fact in facts if not isinstance(fact, log.Started)]
    return msgspec.json.encode(data)


def own(fact: log.AnyFact) -> log.AnyFact:
    """A fact without what chance brought: a game may still be running."""
    if isinstance(fact, log.Moved):
        return msgspec.structs.replace(fact, entry={"move": fact.entry["move"]})
    return fact


async def tables_of(store: Store, player: str) -> list[str]:
    """Where a player has sat or done anything."""
    tables = await store.fetch("SELECT DISTINCT table_id FROM events WHERE player = ?", player)
    tables += await store.fetch("SELECT table_id FROM seats WHERE player = ?", player)
    return sorted({row[0] for row in tables})


async def forget(store: Store, player: str) -> None:
    """Take away everything that tells who a player is. Games stay whole for the others.

    This is the one change ever made to what is written down: names and words go, moves stay.
    """
    statements: list[Statement] = []
    for table_id in await tables_of(store, player):
        events = await store.events(table_id)
        kept = [msgspec.structs.replace(event, fact=anonymous(event.fact, player)) for event in events]
        statements += [
            ("UPDATE events SET fact = ? WHERE table_id = ? AND n = ?",
             (log.ENCODER.encode(new.fact).decode(), table_id, new.n))
            for old, new in zip(events, kept, strict=True)
            if old != new
        ]  # fmt: skip
        statements += row_of(folded(table_id, kept), fresh=True).also
    for table, column in (("tokens", "player"), ("mutes", "player"), ("mutes", "muted"), ("ratings", "player"),
                          ("reports", "reporter"), ("players", "id")):  # fmt: skip
        statements.append((f"DELETE FROM {table} WHERE {column} = ?", (player,)))
    await store.execute(*statements)


def anonymous(fact: log.AnyFact, player: str) -> log.AnyFact:
    """A fact without a player's name and words."""
    match fact:
        case log.Sat() if fact.player == player:
            return msgspec.structs.replace(fact, name=GONE)
        case log.Said() if fact.player == player:
            return msgspec.structs.replace(fact, name=GONE, text=None)
        case log.Opened():
            chairs = tuple(
                msgspec.structs.replace(chair, name=GONE) if chair.player == player else chair for chair in fact.chairs
            )
            return msgspec.structs.replace(fact, chairs=chairs)
        case _:
            return fact
