"""What would a move bring? A question: it is answered from the asker's own view, and nothing is moved."""

from __future__ import annotations

from hatbox import wire
from hatbox.engine.preview import standing_after
from hatbox.server.tables.table import Table
from hatbox.server.tables.why import explain_move


def preview_move(table: Table, player: str | None, move: str) -> wire.Preview:
    """Return the standing after a legal move of the player on the move; none for any other move or player."""
    moment = table.match.ply if table.match is not None else 0
    seat = None if player is None else table.seat_of(player)
    if seat is None or table.simultaneous or not explain_move(table, player, move).legal:
        return wire.Preview(moment)
    found = standing_after(table.playing.view(seat), move)
    if found is None:
        return wire.Preview(moment)
    return wire.Preview(
        moment, wire.ScorePreview([*found.scores], [dict(seat) for seat in found.details], {**found.worth})
    )
