"""Statistics of one player: games won, shared and lost, by game and by opponent, and own ratings.

As in ratings, whoever is not there at the end has lost, whatever the bot who stands in achieves. A game in which a bot
has stood in from the beginning, a rematch of others, counts for those others only.

Made from the rows of finished tables, so nothing more is stored, and whoever is forgotten is forgotten here too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hatbox import wire
from hatbox.games import NAMES, game_named
from hatbox.server.players.lobby import INFO
from hatbox.server.store.store import Store
from hatbox.server.tables import log

MAX_COUNTED = 500  # latest games; about 1 kB of JSON each
MAX_OPPONENTS = 20


@dataclass
class _Count:
    """Games with somebody, while they are counted."""

    name: str
    player: str | None = None
    bot: wire.Level | None = None
    ends: list[str] = field(default_factory=list)  # won, shared or lost


async def statistics_of(store: Store, player: str) -> wire.Statistics:
    """Count a player's latest finished games."""
    rows = await store.fetch(
        "SELECT t.id, t.info, s.seat FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.player = ? AND t.status = 'over' ORDER BY t.updated DESC LIMIT ?",
        player, MAX_COUNTED,
    )  # fmt: skip
    games: dict[str, list[str]] = {}
    best: dict[str, float] = {}
    opponents: dict[str, _Count] = {}
    for table_id, text, seat in rows:
        info = INFO.decode(text)
        has_left = info.seats[seat].bot is not None
        if info.result is None or (has_left and await _never_played(store, table_id, seat)):
            continue
        game, end = info.setup.game, end_for(info, info.result, seat)
        games.setdefault(game, []).append(end)
        if game_named(game).counts_points and not has_left and info.result.ended in ("complete", "stalled"):
            best[game] = max(best.get(game, info.result.scores[seat]), info.result.scores[seat])
        for key, one in _others(info, seat).items():
            opponents.setdefault(key, one).ends.append(end)
    ratings = await store.fetch(
        "SELECT game, players, mu - 3 * sigma, games FROM ratings WHERE player = ? ORDER BY game, players", player
    )
    met = sorted(opponents.values(), key=lambda one: -len(one.ends))[:MAX_OPPONENTS]
    return wire.Statistics(
        sum(map(len, games.values())),
        [wire.GameTally(game, _tally(games[game]), best.get(game)) for game in NAMES if game in games],
        [wire.OpponentTally(one.name, _tally(one.ends), one.player, one.bot) for one in met],
        [wire.OwnRating(game, players, round(value, 2), count) for game, players, value, count in ratings],
    )


async def _never_played(store: Store, table_id: str, seat: int) -> bool:
    """Whether a bot stood in for a seat from the beginning."""
    rows = await store.fetch("SELECT fact FROM events WHERE table_id = ? AND n = 1", table_id)
    opened = log.DECODER.decode(rows[0][0]) if rows else None
    return isinstance(opened, log.Opened) and opened.chairs[seat].substitute is not None


def side_of(info: wire.TableInfo, seat: int) -> Sequence[int]:
    """The seats that win and lose together with a seat, itself among them."""
    sides = game_named(info.setup.game).sides(len(info.seats))
    return next(side for side in sides if seat in side)


def end_for(info: wire.TableInfo, result: wire.Result, seat: int) -> str:
    """How a game ended for whoever had a seat.

    Partners who win together have won; to share is to win beside the other side. Who left, and for whom a bot played
    on, has lost; a partner who stayed has what the game brought.
    """
    if seat not in result.winners or info.seats[seat].bot is not None:
        return "lost"
    own = side_of(info, seat)
    return "won" if all(winner in own for winner in result.winners) else "shared"


def _others(info: wire.TableInfo, seat: int) -> dict[str, _Count]:
    """Whom one met at a table: each once, a person or a bot of a level."""
    met: dict[str, _Count] = {}
    own = side_of(info, seat)
    for place, other in enumerate(info.seats):
        if place in own:
            continue
        if other.player:
            met[other.player] = _Count(other.name or "", player=other.player)
        elif other.bot:
            met[f"bot:{other.bot}"] = _Count(other.bot, bot=other.bot)
    return met


def _tally(ends: list[str]) -> wire.Tally:
    return wire.Tally(ends.count("won"), ends.count("shared"), ends.count("lost"))
