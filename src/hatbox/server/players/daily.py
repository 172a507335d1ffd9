"""The daily deal: results that players have sent in, and how they compare."""

from __future__ import annotations

import asyncio

import msgspec

from hatbox import wire
from hatbox.bots.daily import find_other_move
from hatbox.engine.errors import BadInput
from hatbox.games import NAMES
from hatbox.records.daily import day_before, day_of, is_deal_of, moves_of, read_day, value_of
from hatbox.server.readiness import Readiness
from hatbox.server.store.store import Store
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.uploading import decode_record, verify_record

MAX_CHECKS = 2  # at a time: each takes a core, for it asks the bot for every answer again


class DailyResult(msgspec.Struct, frozen=True):
    """A checked result."""

    day: str
    value: int


def check_entry(game: str, entry: wire.DailyEntry, now: int) -> DailyResult:
    """Return the result of a daily game; raise a `Refusal` unless it was played by the rules, on the day's deal.

    Yesterday's deal counts too: somebody may have been offline, or have begun before midnight.
    """
    record = decode_record(entry.record)
    today = day_of(now)
    if record.game != game:
        raise Refusal("daily/other-deal", day=today)
    day = next((day for day in (today, day_before(today)) if is_deal_of(record, day)), None)
    if day is None:
        raise Refusal("daily/other-deal", day=today)
    verify_record(record)
    number = find_other_move(record, day)
    if number is not None:
        raise Refusal("daily/other-opponent", number=number)
    assert record.result is not None
    return DailyResult(day, value_of(game, record.result, moves_of(record)))


async def send_in(
    store: Store, ready: Readiness, player: str, game: str, entry: wire.DailyEntry, now: int
) -> wire.DailyStanding:
    """Store a player's result unless there is one already; return how it compares."""
    expect_game(game)
    await ready.wait()
    result = await asyncio.to_thread(check_entry, game, entry, now)
    await store.execute(
        (
            "INSERT INTO daily (game, day, player, value, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (game, result.day, player, result.value, now),
        )
    )
    return await standing(store, player, game, result.day)


async def standing(store: Store, player: str | None, game: str, day: str) -> wire.DailyStanding:
    """Return everybody's results of a day's game, and the player's place among them."""
    expect_game(game)
    bars = await store.fetch(
        "SELECT value, count(*) FROM daily WHERE game = ? AND day = ? GROUP BY value ORDER BY value", game, day
    )
    own = await store.fetch("SELECT value FROM daily WHERE game = ? AND day = ? AND player = ?", game, day, player)
    count = sum(number for _, number in bars)
    answer = wire.DailyStanding(game, day, count, [wire.DailyBar(*bar) for bar in bars])
    if own:
        ((answer.value,),) = own
        answer.percentile = percentile([(value, number) for value, number in bars], answer.value)
    return answer


def percentile(bars: list[tuple[int, int]], own: int) -> float | None:
    """Return the percentage of the others who did worse, counting equals half; None if there are no others.

    >>> percentile([(-3, 2), (5, 2), (7, 1)], 5)
    62.5
    """
    others = sum(number for _, number in bars) - 1
    if not others:
        return None
    worse = sum(number for value, number in bars if value < own)
    equal = sum(number for value, number in bars if value == own) - 1
    return round(100 * (worse + equal / 2) / others, 1)


def expect_game(game: str) -> None:
    if game not in NAMES:
        raise Refusal("daily/unknown-game")


def day_in_query(text: str | None, now: int) -> str:
    """Return the day that a query names; without one, today."""
    try:
        return day_of(now) if text is None else read_day(text)
    except BadInput:
        raise Refusal("daily/bad-day", day=(text or "")[:40]) from None
