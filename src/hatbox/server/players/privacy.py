"""All that is kept about a player: to be handed over, or to be forgotten.

To be forgotten is an event at each table, written as any other: so what happens there at the same time, in whichever
process, comes before or after it, and every process that has the table in memory hears of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from hatbox import wire
from hatbox.server.service.projection import write_of
from hatbox.server.store.store import OnTable, Statement, Store
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, replay_events
from hatbox.server.tables.commands import Accepted, CommandEnvelope, Refusal
from hatbox.server.tables.decide import decide
from hatbox.server.tables.table import Table

PORTION = 200  # statements in one transaction
TRIES = 50  # to write before somebody else does
LOCKED_OUT = "forget:"  # instead of the hash of a recovery code: this player is being forgotten


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
    return await asyncio.to_thread(packed, data, rows)


def packed(data: dict[str, Any], rows: Sequence[tuple[Any, ...]]) -> bytes:
    """All of it as JSON."""
    facts = ((table, at, log.DECODER.decode(fact)) for table, at, fact in rows)
    data["commands"] = [[table, at, own(fact)] for table, at, fact in facts if not isinstance(fact, log.Started)]
    return msgspec.json.encode(data)


def own(fact: log.AnyFact) -> log.AnyFact:
    """A fact without what chance brought: a game may still be running."""
    if isinstance(fact, log.Moved):
        return replace(fact, entry={"move": fact.entry["move"]})
    if isinstance(fact, log.Opened):
        return replace(fact, entropy="")
    return fact


async def tables_of(store: Store, player: str) -> list[str]:
    """Where a player has sat or done anything."""
    tables = await store.fetch("SELECT DISTINCT table_id FROM events WHERE player = ?", player)
    tables += await store.fetch("SELECT table_id FROM seats WHERE player = ?", player)
    return sorted({row[0] for row in tables})


async def lock_out(store: Store, player: str) -> None:
    """Let nobody be this player any more: from now on only what is under way is done in their name."""
    await store.execute(
        ("UPDATE players SET recovery = ? WHERE id = ?", (f"{LOCKED_OUT}{player}", player)),
        ("DELETE FROM tokens WHERE player = ?", (player,)),
    )


async def forget(store: Store, player: str, now: int, heard: OnTable = lambda _table, _n: None) -> None:
    """Take away everything that tells who a player is. Games stay whole for the others: a bot plays on.

    This is the one change ever made to what is written down: names and words go, moves stay. It is done in portions,
    so that others are served meanwhile, and the player goes last: if a server ends in the middle, the next one goes on.
    `heard` is told what was written, as this process does not hear of it otherwise.
    """
    await lock_out(store, player)
    done: set[str] = set()
    while tables := set(await tables_of(store, player)) - done:  # once more: something may have been under way
        for table_id in sorted(tables):
            heard(table_id, await _leave_for_good(store, table_id, player, now))
            statements = await asyncio.to_thread(changes, table_id, await store.events(table_id), player)
            for at in range(0, len(statements), PORTION):
                await store.execute(*statements[at : at + PORTION])
        done |= tables
    about = (("tokens", "player"), ("mutes", "player"), ("mutes", "muted"), ("ratings", "player"),
             ("reports", "reporter"), ("players", "id"))  # fmt: skip
    await store.execute(*((f"DELETE FROM {table} WHERE {column} = ?", (player,)) for table, column in about))


async def finish_forgetting(store: Store, now: int, heard: OnTable) -> None:
    """Forget those whom a server had begun to forget when it ended."""
    for (player,) in await store.fetch("SELECT id FROM players WHERE recovery LIKE ?", f"{LOCKED_OUT}%"):
        await forget(store, player, now, heard)


async def _leave_for_good(store: Store, table_id: str, player: str, now: int) -> int:
    """Write down that a player is nobody any more, and leave what has not ended; return the last event's number."""
    for _ in range(TRIES):
        events = await store.events(table_id)
        table = await asyncio.to_thread(replay_events, table_id, events)
        if player in table.forgotten:
            return table.version
        facts = [log.Forgotten(player), *_leaving(table, player, now)]
        at = max(now, table.at)
        new = [log.Event(number, at, fact, player) for number, fact in enumerate(facts, table.version + 1)]
        for event in new:
            apply_event(table, event)
        write = write_of(table, new)
        if table.status == "over":  # it has been rated, or will be: this does not change when
            ((wake,),) = await store.fetch("SELECT wake FROM tables WHERE id = ?", table_id)
            write = replace(write, schedule=replace(write.schedule, wake=wake))
        if await store.append([write]):
            return table.version
    raise Refusal("server/busy")


def _leaving(table: Table, player: str, now: int) -> Sequence[log.AnyFact]:
    """What it takes to leave a table: a game against bots alone is closed, in any other a bot plays on."""
    for command in (wire.Close(), wire.Leave()):
        try:
            decision = decide(table, CommandEnvelope(command, now, player))
        except Refusal:
            continue
        if isinstance(decision, Accepted):
            return decision.facts
    return []


def changes(table_id: str, events: Sequence[log.Event], player: str) -> list[Statement]:
    """What takes a player's name and words away from a table's events."""
    kept = [(event, anonymous(event.fact, player)) for event in events]
    return [
        ("UPDATE events SET fact = ? WHERE table_id = ? AND n = ?",
         (log.ENCODER.encode(fact).decode(), table_id, event.n))
        for event, fact in kept
        if event.fact != fact
    ]  # fmt: skip


def anonymous(fact: log.AnyFact, player: str) -> log.AnyFact:
    """A fact without a player's name and words."""
    match fact:
        case log.Sat() if fact.player == player:
            return replace(fact, name=log.NAMELESS)
        case log.Said() if fact.player == player:
            return replace(fact, name=log.NAMELESS, text=None)
        case log.Opened():
            chairs = tuple(
                replace(chair, name=log.NAMELESS) if chair.player == player else chair for chair in fact.chairs
            )
            return replace(fact, chairs=chairs)
        case _:
            return fact
