"""The daily deal: one deal per game and day, the same for everybody. The schedule is described in docs/daily.md.

Nobody draws it: the seed of a day is the SHA-256 of a published text, so that every device deals the same cards without
a server, and anybody can check yesterday's. Such a game is an ordinary one with a fair deal, but its seed is known and
nobody adds a nonce.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any

from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game
from hatbox.engine.match import Match
from hatbox.engine.secure_random import SecureRandom
from hatbox.games import game_named
from hatbox.records.commitment import commitment_to, key_of
from hatbox.records.record import FIRST_RULES, Fair, Record, record_of

SCHEDULE = 1  # of the text that is hashed; another way to deal would have another number
PLAYERS = 2
SEAT = 0  # the player's; the opponent sits opposite
NONCES: tuple[None, ...] = (None,) * PLAYERS
FIRST = "random"  # who begins follows from the key
GAVE_UP = -10_000  # the value of a game that the player resigned: below all others
MAX_MOVES = 999  # that make a difference in a game without points


def day_of(now: int) -> str:
    """Return the day of a time in milliseconds since 1970: days change at midnight UTC everywhere.

    >>> day_of(1_795_000_000_000)
    '2026-11-18'
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def day_before(day: str) -> str:
    """Return the day before.

    >>> day_before("2027-01-01")
    '2026-12-31'
    """
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def read_day(text: str) -> str:
    """Return a day written as YYYY-MM-DD; raise `BadInput` if there is no such day."""
    try:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
            return date.fromisoformat(text).isoformat()
    except ValueError:
        pass
    raise BadInput("bad-day", day=text[:40])


def seed_text(game: str, day: str) -> str:
    """Return the published text of a deal.

    >>> seed_text("hats", "2026-11-18")
    'hatbox daily 1 hats 2026-11-18'
    """
    return f"hatbox daily {SCHEDULE} {game} {day}"


def daily_seed(game: str, day: str) -> bytes:
    """Return the seed of a deal."""
    return hashlib.sha256(seed_text(game, day).encode()).digest()


def bot_seed(seed: bytes, seat: int) -> int:
    """Return the seed of the bot on a seat, as games on a device derive it."""
    return SecureRandom(seed, f"bots {seat}").below(1 << 32)


def daily_match(game: str, day: str) -> Match[Any]:
    """Deal a day's game, by the standard rules."""
    rules: Game[Any] = game_named(game)
    return Match.from_key(rules, PLAYERS, {"first": FIRST}, key_of(daily_seed(game, day), NONCES))


def daily_record(match: Match[Any], day: str) -> Record:
    """Return the record of a daily game, with what makes its deal verifiable."""
    record = record_of(match)
    record.fair = fair_of(match.game.name, day)
    return record


def fair_of(game: str, day: str) -> Fair:
    """Return what the record of a daily game says about its deal."""
    seed = daily_seed(game, day)
    return Fair(commitment=commitment_to(seed), seed=seed.hex(), nonces=[*NONCES], first=FIRST)


def is_deal_of(record: Record, day: str) -> bool:
    """Return whether a record is of a day's game, by the standard rules. Its moves are for `verify` to check."""
    game: Game[Any] = game_named(record.game)
    return (
        record.fair == fair_of(record.game, day)
        and record.players == PLAYERS
        and (record.rules or FIRST_RULES) == game.version
        and record.options == game.resolve_options(PLAYERS, {})
    )


def value_of(game: str, result: Mapping[str, Any], moves: int) -> int:
    """Return a number by which results of one deal are compared: the higher, the better.

    With points it is the lead, then who won; without, a quick win is best and a quick loss worst. `moves` is the number
    of moves that the player made.

    >>> value_of("hats", {"scores": [34, 31], "winners": [0], "ended": "complete"}, 16)
    7
    >>> value_of("top_hats", {"scores": [0, 1], "winners": [1], "ended": "complete"}, 30)
    -970
    """
    if result["ended"] == "resigned":
        return GAVE_UP
    winners = result["winners"]
    sign = -1 if SEAT not in winners else 1 if len(winners) == 1 else 0
    if not game_named(game).counts_points:
        return sign * (MAX_MOVES + 1 - min(moves, MAX_MOVES))
    own, other = result["scores"]
    return int(2 * (own - other) + sign)


def moves_of(record: Record) -> int:
    """Return the number of moves that the player of a daily game made."""
    return sum(entry["seat"] == SEAT and entry["move"] != "resign" for entry in record.moves)
