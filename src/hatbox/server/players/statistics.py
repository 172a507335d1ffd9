"""Statistics of one player: games won, shared and lost, by game and by opponent, and own ratings.

As in ratings, a player who is absent at the end has lost, whatever the substitute bot achieves. A rematch in which a
bot has substituted from the beginning does not count for the player.

Computed from the rows of finished tables: nothing more is stored, and a forgotten player is forgotten here too.
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
class _Opponent:
    """The outcomes of games with one opponent."""

    name: str
    player: str | None = None
    bot: wire.Level | None = None
    outcomes: list[str] = field(default_factory=list)  # won, shared or lost


async def statistics_of(store: Store, player: str) -> wire.Statistics:
    """Count a player's latest finished games."""
    rows = await store.fetch(
        "SELECT t.id, t.info, s.seat FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.player = ? AND t.status = 'over' ORDER BY t.updated DESC LIMIT ?",
        player, MAX_COUNTED,
    )  # fmt: skip
    games: dict[str, list[str]] = {}
    best: dict[str, float] = {}
    opponents: dict[str, _Opponent] = {}
    for table_id, text, seat in rows:
        info = INFO.decode(text)
        has_left = info.seats[seat].bot is not None
        if info.uploaded or info.result is None or (has_left and await _never_played(store, table_id, seat)):
            continue
        game, outcome = info.setup.game, outcome_for(info, info.result, seat)
        games.setdefault(game, []).append(outcome)
        if game_named(game).counts_points and not has_left and info.result.ended in ("complete", "stalled"):
            best[game] = max(best.get(game, info.result.scores[seat]), info.result.scores[seat])
        for key, opponent in _opponents(info, seat).items():
            opponents.setdefault(key, opponent).outcomes.append(outcome)
    ratings = await store.fetch(
        "SELECT game, players, mu - 3 * sigma, games FROM ratings WHERE player = ? ORDER BY game, players", player
    )
    most_met = sorted(opponents.values(), key=lambda opponent: -len(opponent.outcomes))[:MAX_OPPONENTS]
    return wire.Statistics(
        sum(map(len, games.values())),
        [wire.GameTally(game, _tally(games[game]), best.get(game)) for game in NAMES if game in games],
        [
            wire.OpponentTally(opponent.name, _tally(opponent.outcomes), opponent.player, opponent.bot)
            for opponent in most_met
        ],
        [wire.OwnRating(game, players, round(value, 2), count) for game, players, value, count in ratings],
    )


async def _never_played(store: Store, table_id: str, seat: int) -> bool:
    """Return whether a bot has substituted for a seat from the beginning."""
    rows = await store.fetch("SELECT fact FROM events WHERE table_id = ? AND n = 1", table_id)
    opened = log.DECODER.decode(rows[0][0]) if rows else None
    return isinstance(opened, log.Opened) and opened.chairs[seat].substitute is not None


def side_of(info: wire.TableInfo, seat: int) -> Sequence[int]:
    """Return the seats that win and lose together with a seat, itself among them."""
    sides = game_named(info.setup.game).sides(len(info.seats))
    return next(side for side in sides if seat in side)


def outcome_for(info: wire.TableInfo, result: wire.Result, seat: int) -> str:
    """Return how a game ended for a seat: "won", "shared" or "lost".

    Partners who win together have won; a win is shared if another side has won too. A player who left, and was
    replaced by a bot, has lost; for a partner who stayed the result counts.
    """
    if seat not in result.winners or info.seats[seat].bot is not None:
        return "lost"
    own = side_of(info, seat)
    return "won" if all(winner in own for winner in result.winners) else "shared"


def _opponents(info: wire.TableInfo, seat: int) -> dict[str, _Opponent]:
    """Return the opponents at a table, each once: players, and bots by level."""
    met: dict[str, _Opponent] = {}
    own = side_of(info, seat)
    for place, other in enumerate(info.seats):
        if place in own:
            continue
        if other.player:
            met[other.player] = _Opponent(other.name or "", player=other.player)
        elif other.bot:
            met[f"bot:{other.bot}"] = _Opponent(other.bot, bot=other.bot)
    return met


def _tally(outcomes: list[str]) -> wire.Tally:
    return wire.Tally(outcomes.count("won"), outcomes.count("shared"), outcomes.count("lost"))
