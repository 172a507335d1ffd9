"""Export and erasure of a player's personal data.

Erasure stores an event at each table like any other: so it is ordered with what happens there at the same time in any
process, and every process that has the table in memory learns of it.
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

BATCH = 200  # statements in one transaction
MAX_ATTEMPTS = 50  # to store events before another process does
# What operators did stays in their log, without names and reasons; why somebody was forgotten may stay too.
ERASE_LINES = "UPDATE audit SET reason = '', before = '{}', after = '{}' WHERE player = ? AND action <> 'forget'"
LOCKED_OUT = "forget:"  # replaces the hash of the recovery code of a player who is being forgotten


async def export(store: Store, player: str) -> bytes:
    """Return everything stored about a player as JSON: profile, seats, ratings, notifications, reports, commands ..."""
    data: dict[str, Any] = {}
    for name, sql in {
        "profile": "SELECT id, name, bot, created, face FROM players WHERE id = ?",
        "devices": "SELECT created, device, seen FROM tokens WHERE player = ?",
        "mutes": "SELECT muted FROM mutes WHERE player = ?",
        "seats": "SELECT table_id, seat FROM seats WHERE player = ?",
        "ratings": "SELECT game, players, mu, sigma, games FROM ratings WHERE player = ?",
        "daily": "SELECT game, day, value, at FROM daily WHERE player = ? ORDER BY day, game",
        "sanctions": "SELECT muted_until, banned, mute_notice, ban_notice FROM players WHERE id = ?",
        "decisions": "SELECT at, action FROM audit WHERE player = ? ORDER BY id",
        "notification_choice": "SELECT kinds, quiet_from, quiet_until, time_zone, language FROM notification_choices"
        " WHERE player = ?",
        "channels": "SELECT medium, address, created, confirmed FROM channels WHERE player = ? ORDER BY created",
        "notices": "SELECT table_id, kind, at, state FROM notices WHERE player = ? ORDER BY at",
        "table_invitations": "SELECT player, table_id, at FROM table_invitations WHERE inviter = ? ORDER BY at",
        "invitations": "SELECT name, created FROM invitations WHERE player = ?",
        "accounts": "SELECT name, created FROM accounts WHERE player = ?",
        "reports": "SELECT at, player, table_id, reason FROM reports WHERE reporter = ?",
    }.items():
        data[name] = [list(row) for row in await store.fetch(sql, player)]
    rows = await store.fetch("SELECT table_id, at, fact FROM events WHERE player = ? ORDER BY table_id, n", player)
    return await asyncio.to_thread(_encode_export, data, rows)


def _encode_export(data: dict[str, Any], rows: Sequence[tuple[Any, ...]]) -> bytes:
    facts = ((table, at, log.DECODER.decode(fact)) for table, at, fact in rows)
    data["commands"] = [
        [table, at, without_chance(fact)] for table, at, fact in facts if not isinstance(fact, log.Started)
    ]
    return msgspec.json.encode(data)


def without_chance(fact: log.AnyFact) -> log.AnyFact:
    """Return a fact without the outcome of chance, which is hidden while the game is running."""
    if isinstance(fact, log.Moved):
        return replace(fact, entry={"move": fact.entry["move"]})
    if isinstance(fact, log.Opened):
        return replace(fact, entropy="")
    return fact


async def tables_of(store: Store, player: str) -> list[str]:
    """Return the tables where a player has sat or done anything."""
    tables = await store.fetch("SELECT DISTINCT table_id FROM events WHERE player = ?", player)
    tables += await store.fetch("SELECT table_id FROM seats WHERE player = ?", player)
    return sorted({row[0] for row in tables})


async def lock_out(store: Store, player: str) -> None:
    """Revoke a player's tokens and recovery code; only requests under way are still carried out."""
    await store.execute(
        ("UPDATE players SET recovery = ? WHERE id = ?", (f"{LOCKED_OUT}{player}", player)),
        ("DELETE FROM tokens WHERE player = ?", (player,)),
    )


async def forget(store: Store, player: str, now: int, on_table: OnTable = lambda _table, _n: None) -> None:
    """Erase a player's personal data. Games stay complete for the others: a bot takes over running ones.

    This is the only change ever made to stored events: names and chat are erased, moves stay. It is done in batches,
    so that other players are served in between, and the player's row is deleted last: after a crash the next server
    continues. `on_table` reports the events stored, because a process is not notified of its own.
    """
    await lock_out(store, player)
    done: set[str] = set()
    while tables := set(await tables_of(store, player)) - done:  # again: a request may have been under way
        for table_id in sorted(tables):
            on_table(table_id, await _leave(store, table_id, player, now))
            statements = await asyncio.to_thread(_anonymise_events, table_id, await store.events(table_id), player)
            for at in range(0, len(statements), BATCH):
                await store.execute(*statements[at : at + BATCH])
        done |= tables
    about = (("notices", "player"), ("deliveries", "player"), ("channels", "player"), ("watching", "player"),
             ("notification_choices", "player"), ("table_invitations", "player"), ("table_invitations", "inviter"),
             ("tokens", "player"), ("mutes", "player"), ("mutes", "muted"), ("ratings", "player"),
             ("daily", "player"), ("reports", "reporter"), ("invitations", "player"), ("accounts", "player"),
             ("players", "id"))  # fmt: skip
    await store.execute(
        *((f"DELETE FROM {table} WHERE {column} = ?", (player,)) for table, column in about),
        (ERASE_LINES, (player,)),
        ("UPDATE reports SET reason = '', note = '' WHERE player = ?", (player,)),
    )


async def finish_forgetting(store: Store, now: int, on_table: OnTable) -> None:
    """Continue erasures that were interrupted when a server ended."""
    for (player,) in await store.fetch("SELECT id FROM players WHERE recovery LIKE ?", f"{LOCKED_OUT}%"):
        await forget(store, player, now, on_table)


async def _leave(store: Store, table_id: str, player: str, now: int) -> int:
    """Store that a player is forgotten, and that they leave a table not yet over; return the last event's number."""
    for _ in range(MAX_ATTEMPTS):
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
    """Return the facts of leaving a table: games against bots and uploaded ones are closed, others go on with a bot."""
    if table.uploaded and table.status == "over":
        return [log.Closed()]
    for command in (wire.Close(), wire.Leave()):
        try:
            decision = decide(table, CommandEnvelope(command, now, player))
        except Refusal:
            continue
        if isinstance(decision, Accepted):
            return decision.facts
    return []


def _anonymise_events(table_id: str, events: Sequence[log.Event], player: str) -> list[Statement]:
    """Return the statements that erase a player's name and chat from a table's events."""
    return [
        ("UPDATE events SET fact = ? WHERE table_id = ? AND n = ?",
         (log.ENCODER.encode(fact).decode(), table_id, event.n))
        for event in events
        if (fact := _anonymise(event.fact, player)) != event.fact
    ]  # fmt: skip


def _anonymise(fact: log.AnyFact, player: str) -> log.AnyFact:
    """Return a fact without a player's name and chat."""
    match fact:
        case log.Sat() if fact.player == player:
            return replace(fact, name=log.NAMELESS, face=None)
        case log.Said() if fact.player == player:
            return replace(fact, name=log.NAMELESS, text=None)
        case log.Opened():
            chairs = tuple(
                replace(chair, name=log.NAMELESS, face=None)
                if chair.player and (chair.player == player or fact.uploaded)
                else chair
                for chair in fact.chairs
            )
            return replace(fact, chairs=chairs)
        case _:
            return fact
