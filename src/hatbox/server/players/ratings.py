"""Ratings by game and number of players (Plackett-Luce). Bots are rated too.

Rules against dodging and farming:

- A player who is absent at the end (left, or ran out of time) has lost to those present; the first to leave, to all.
- A game counts after `MIN_MOVES` moves per player, however it ends.
- The same two players count `MAX_REPEATS` times a day against each other.
- A game that all players have left is counted after a while, without being played to its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from hatbox.server.store.store import Statement, Store
from hatbox.server.tables.log import Chair
from hatbox.server.tables.table import Table

DEFAULT = (25.0, 25.0 / 3)  # mu and sigma of a new player
MIN_MOVES = 3  # per player
MAX_REPEATS = 5  # games of the same two players within a day
DAY = 86_400_000  # milliseconds
ONCE = "INSERT INTO rated (table_id) VALUES (?) ON CONFLICT DO NOTHING"
UNCOUNT = "DELETE FROM rated WHERE table_id = ?"
DONE = """
UPDATE tables SET wake = NULL
WHERE id = ? AND (status = 'over' OR (SELECT max(n) FROM events WHERE table_id = tables.id) = ?)
"""  # unless a player has come back to it
RATING = "SELECT mu, sigma FROM ratings WHERE player = ? AND game = ? AND players = ?"
TOGETHER = """
SELECT count(*) FROM rated r JOIN tables t ON t.id = r.table_id
JOIN seats a ON a.table_id = r.table_id JOIN seats b ON b.table_id = r.table_id
WHERE a.player = ? AND b.player = ? AND t.updated > ?
"""
SAVE = """
INSERT INTO ratings (player, game, players, mu, sigma, games) VALUES (?, ?, ?, ?, ?, 1)
ON CONFLICT (player, game, players) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1
"""


def name_of(chair: Chair) -> str | None:
    """Return the name under which a seat is rated."""
    return f"bot:{chair.bot}" if chair.bot else chair.player


async def rate(store: Store, table: Table, now: int) -> None:
    """Rate a game that is over or abandoned, exactly once; if this process dies before, another one does it.

    Players who have asked to be forgotten are left out.
    """
    last = table.version
    names = [name_of(chair) for chair in table.chairs]
    if is_counted(table, names):
        pairs = combinations((chair.player for chair in table.chairs if chair.player), 2)
        game, players = table.setup.game, table.setup.players
        ratings: list[Statement] = [(RATING, (name, game, players)) for name in names]
        repeats: list[Statement] = [(TOGETHER, (first, second, now - DAY)) for first, second in pairs]

        def change(rows: Sequence[Sequence[Any]]) -> list[Statement]:
            if any(row[0][0] > MAX_REPEATS for row in rows[len(names) :]):  # this game is among them
                return [(UNCOUNT, (table.id,))]
            before = [tuple(row[0]) if row else DEFAULT for row in rows[: len(names)]]
            return [
                (SAVE, (name, game, players, *new))
                for seat, (name, new) in enumerate(zip(names, ratings_after(table, before), strict=True))
                if not is_left_by_partner(table, seat) and name not in table.forgotten
            ]

        await store.revise((ONCE, (table.id,)), [*ratings, *repeats], change)
    await store.execute((DONE, (table.id, last)))


def is_counted(table: Table, names: Sequence[str | None]) -> bool:
    moves = len(table.playing.entries(0)) if table.match is not None else 0
    agreed = all(not chair.substitute or seat in table.gone for seat, chair in enumerate(table.chairs))  # to this game
    return (
        table.setup.rated
        and agreed
        and None not in names
        and len(set(names)) == len(names)
        and moves >= MIN_MOVES * table.setup.players
    )


def is_left_by_partner(table: Table, seat: int) -> bool:
    """Return whether a player stayed whose partner left: the game says nothing about their strength."""
    side = next(side for side in table.game.sides(table.setup.players) if seat in side)
    return seat not in table.gone and any(other in table.gone for other in side)


def scores(table: Table) -> list[float]:
    """Return a score per side for comparison: least for the first that left, more for those who stayed and won."""
    sides = table.game.sides(table.setup.players)
    winners: Any = table.playing.result()["winners"] if table.status == "over" else ()

    def score(side: Sequence[int]) -> float:
        left = [table.gone.index(seat) for seat in side if seat in table.gone]
        if left:
            return min(left) - len(table.gone)
        return 1.0 if set(side) & set(winners) else 0.0

    return [score(side) for side in sides]


def ratings_after(table: Table, before: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return mu and sigma of every seat after the game."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    sides = table.game.sides(table.setup.players)
    teams = [[model.rating(mu=before[seat][0], sigma=before[seat][1]) for seat in side] for side in sides]
    after = {
        seat: (float(rating.mu), float(rating.sigma))
        for side, team in zip(sides, model.rate(teams, scores=scores(table)), strict=True)
        for seat, rating in zip(side, team, strict=True)
    }
    return [after[seat] for seat in range(len(before))]
