"""How strong everybody seems to be, by game and number of players. Bots are rated too, and shown as bots."""

from __future__ import annotations

from typing import Any

from hatbox.server.log import Chair
from hatbox.server.store.store import Statement, Store
from hatbox.server.table import Table

DEFAULT = (25.0, 25.0 / 3)  # what is believed of somebody unknown
ONCE = "INSERT INTO rated (table_id) VALUES (?)"  # of two who count the same game, one fails and changes nothing
DONE = "UPDATE tables SET wake = NULL WHERE id = ? AND status = 'over'"
SAVE = """
INSERT INTO ratings (player, game, players, mu, sigma, games) VALUES (?, ?, ?, ?, ?, 1)
ON CONFLICT (player, game, players) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1
"""


def name_of(chair: Chair) -> str | None:
    """Who is rated for a seat: nobody where a bot stood in for a person at the end."""
    if chair.bot:
        return f"bot:{chair.bot}"
    return None if chair.substitute else chair.player


async def rate(store: Store, table: Table) -> None:
    """Count a game that is over, once; whoever dies before it is counted leaves that to others."""
    counted = await store.fetch("SELECT 1 FROM rated WHERE table_id = ?", table.id)
    statements = [] if counted else await changes(store, table)
    await store.execute(*statements, (DONE, (table.id,)))


async def changes(store: Store, table: Table) -> list[Statement]:
    """What a game changes. Unrated tables and those where somebody was replaced do not count."""
    names = [name_of(chair) for chair in table.chairs]
    if not table.setup.rated or None in names or len(set(names)) != len(names):
        return []
    game, players = table.setup.game, table.setup.players
    believed = []
    for name in names:
        rows = await store.fetch(
            "SELECT mu, sigma FROM ratings WHERE player = ? AND game = ? AND players = ?", name, game, players
        )
        believed.append(rows[0] if rows else DEFAULT)
    saved: list[Statement] = [
        (SAVE, (name, game, players, mu, sigma))
        for name, (mu, sigma) in zip(names, after(table, believed), strict=True)
    ]
    return [(ONCE, (table.id,)), *saved]


def after(table: Table, believed: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """What is believed of every seat after the game."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    match = table.playing
    winners: Any = match.result()["winners"]
    sides = table.game.sides(table.setup.players)
    teams = [[model.rating(mu=believed[seat][0], sigma=believed[seat][1]) for seat in side] for side in sides]
    scores = [1.0 if set(side) & set(winners) else 0.0 for side in sides]
    rated = model.rate(teams, scores=scores)
    found = dict.fromkeys(range(len(believed)), (0.0, 0.0))
    for side, team in zip(sides, rated, strict=True):
        for seat, rating in zip(side, team, strict=True):
            found[seat] = (float(rating.mu), float(rating.sigma))
    return [found[seat] for seat in range(len(believed))]
