"""Why a move is not allowed: a question, answered from the asker's own view. No command is made of it."""

from __future__ import annotations

from hatbox import wire
from hatbox.engine.errors import IllegalMove
from hatbox.server.tables.table import Table


def explain_move(table: Table, player: str | None, move: str) -> wire.Why:
    """Say whether a player may make a move now, and why not. The table is not changed, whatever the answer is."""
    seat = None if player is None else table.seat_of(player)
    if seat is None:
        return wire.Why(False, "table/not-seated")
    if table.status != "playing":
        return wire.Why(False, "table/not-playing", {"status": table.status})
    if table.chairs[seat].substitute:
        return wire.Why(False, "table/bot-plays")
    match = table.playing
    if table.simultaneous:
        if seat in table.finished:
            return wire.Why(False, "move/chosen-all")
        match = table.trial_for(seat)
    elif match.mover != seat:
        return wire.Why(False, "move/not-your-turn", {"turn": -1 if match.mover is None else match.mover})
    refusal = match.view(seat).refusal(move)
    if refusal is None:
        return wire.Why(True)
    return wire.Why(False, refusal.code, {**refusal.params}, refusal.rule if isinstance(refusal, IllegalMove) else None)
