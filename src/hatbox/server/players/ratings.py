"""How strong everybody seems to be, by game and number of players. Bots are rated too, and shown as bots.

What counts, so that ratings can be neither dodged nor made up:

- Whoever is not there at the end (has left, or ran out of time) has lost to those who are; who left first, to all.
- A game counts after `MIN_MOVES` moves a player, however it ends then.
- The same two people count `MAX_REPEATS` times a day against each other.
- A game that everybody has left is counted after a while, without being played to its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from hatbox.server.store.store import Statement, Store
from hatbox.server.tables.log import Chair
from hatbox.server.tables.table import Table

DEFAULT = (25.0, 25.0 / 3)  # what is believed of somebody unknown
MIN_MOVES = 3  # of each player
MAX_REPEATS = 5  # games of the same two people within a day
DAY = 86_400_000  # milliseconds
ONCE = "INSERT INTO rated (table_id) VALUES (?) ON CONFLICT DO NOTHING"
UNCOUNT = "DELETE FROM rated WHERE table_id = ?"
DONE = """
UPDATE tables SET wake = NULL
WHERE id = ? AND (status = 'over' OR (SELECT max(n) FROM events WHERE table_id = tables.id) = ?)
"""  # nobody has come back to it meanwhile
BELIEVED = "SELECT mu, sigma FROM ratings WHERE player = ? AND game = ? AND players = ?"
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
    """Who is rated for a seat."""
    return f"bot:{chair.bot}" if chair.bot else chair.player


async def rate(store: Store, table: Table, now: int) -> None:
    """Count a game that is over or that everybody has left, once; whoever dies before leaves that to others.

    Nothing is kept of people who have been forgotten meanwhile.
    """
    last = table.version
    names = [name_of(chair) for chair in table.chairs]
    if counts(table, names):
        people = [chair.player for chair in table.chairs if chair.player]
        pairs = list(combinations(people, 2))
        game, players = table.setup.game, table.setup.players
        believed: list[Statement] = [(BELIEVED, (name, game, players)) for name in names]
        met: list[Statement] = [(TOGETHER, (one, other, now - DAY)) for one, other in pairs]

        def change(rows: Sequence[Sequence[Any]]) -> list[Statement]:
            if any(row[0][0] > MAX_REPEATS for row in rows[len(names) :]):  # this game is among them
                return [(UNCOUNT, (table.id,))]
            known = [tuple(row[0]) if row else DEFAULT for row in rows[: len(names)]]
            return [
                (SAVE, (name, game, players, *new))
                for seat, (name, new) in enumerate(zip(names, after(table, known), strict=True))
                if not is_let_down(table, seat) and name not in table.forgotten
            ]

        await store.revise((ONCE, (table.id,)), [*believed, *met], change)
    await store.execute((DONE, (table.id, last)))


def counts(table: Table, names: Sequence[str | None]) -> bool:
    """Whether a game is rated at all."""
    moves = len(table.playing.entries(0)) if table.match is not None else 0
    agreed = all(not chair.substitute or seat in table.gone for seat, chair in enumerate(table.chairs))  # to this game
    return (
        table.setup.rated
        and agreed
        and None not in names
        and len(set(names)) == len(names)
        and moves >= MIN_MOVES * table.setup.players
    )


def is_let_down(table: Table, seat: int) -> bool:
    """Whether somebody stayed whose partner left: the game says nothing about them."""
    side = next(side for side in table.game.sides(table.setup.players) if seat in side)
    return seat not in table.gone and any(other in table.gone for other in side)


def scores(table: Table) -> list[float]:
    """What each side has, for comparison: who left first has least, who stayed more, who has won most."""
    sides = table.game.sides(table.setup.players)
    winners: Any = table.playing.result()["winners"] if table.status == "over" else ()

    def score(side: Sequence[int]) -> float:
        left = [table.gone.index(seat) for seat in side if seat in table.gone]
        if left:
            return min(left) - len(table.gone)
        return 1.0 if set(side) & set(winners) else 0.0

    return [score(side) for side in sides]


def after(table: Table, believed: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """What is believed of every seat after the game."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    sides = table.game.sides(table.setup.players)
    teams = [[model.rating(mu=believed[seat][0], sigma=believed[seat][1]) for seat in side] for side in sides]
    rated = model.rate(teams, scores=scores(table))
    found = dict.fromkeys(range(len(believed)), (0.0, 0.0))
    for side, team in zip(sides, rated, strict=True):
        for seat, rating in zip(side, team, strict=True):
            found[seat] = (float(rating.mu), float(rating.sigma))
    return [found[seat] for seat in range(len(believed))]
