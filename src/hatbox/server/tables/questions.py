"""Queries about a table, answered for one player. They are no commands: they never change a game."""

from __future__ import annotations

from typing import Any

from hatbox import wire
from hatbox.engine.errors import IllegalMove
from hatbox.engine.match import Match
from hatbox.server.tables import log
from hatbox.server.tables.commands import Accepted, CommandEnvelope, Refusal
from hatbox.server.tables.decide import decide, expect_playing, expect_turn
from hatbox.server.tables.table import Table


def explain_move(table: Table, player: str | None, move: str) -> wire.Why:
    """Return whether a player may make a move now and, if not, why; answered from the player's own view."""
    try:
        seat = expect_playing(table, player or "")
        refusal = _expect_to_decide(table, seat).view(seat).refusal(move)
    except Refusal as error:
        return wire.Why(False, error.code, error.params)
    if refusal is None:
        return wire.Why(True)
    return wire.Why(False, refusal.code, {**refusal.params}, refusal.rule if isinstance(refusal, IllegalMove) else None)


def preview_move(table: Table, player: str, move: str) -> wire.Preview:
    """Return the score preview after a legal move of the mover; none for any other move or player."""
    seat = table.seat_of(player)
    if seat is None:
        return wire.Preview(0)  # how far the game is may be hidden from spectators
    if table.simultaneous or not explain_move(table, player, move).legal:
        return wire.Preview(table.ply)
    preview = table.playing.view(seat).preview_scores(move)
    if preview is None:
        return wire.Preview(table.ply)
    return wire.Preview(
        table.ply, wire.ScorePreview([*preview.scores], [dict(seat) for seat in preview.details], {**preview.worth})
    )


def explain_undo(table: Table, player: str) -> wire.UndoCheck:
    """Return whether a player may undo their latest move now, and whether others must agree."""
    try:
        decision = decide(table, CommandEnvelope(wire.Undo(), table.at, player))
    except Refusal as refusal:
        return wire.UndoCheck(refusal=refusal.code)
    return wire.UndoCheck(needs_consent=isinstance(decision, Accepted) and isinstance(decision.facts[0], log.UndoAsked))


def match_for_hint(table: Table, player: str) -> tuple[Match[Any], int]:
    """Return a copy of the match, and the seat of a player who asks for a hint and must be on the move.

    Hints are for practice games only: unrated, against bots.
    """
    seat = expect_playing(table, player)
    if table.setup.rated:
        raise Refusal("practice/rated")
    if not table.is_practice(seat):
        raise Refusal("practice/people")
    match = _expect_to_decide(table, seat)
    return match if table.simultaneous else match.clone(), seat


def _expect_to_decide(table: Table, seat: int) -> Match[Any]:
    """Return the match as a seat plays it now: while all choose, a copy with its own choices made."""
    if not table.simultaneous:
        expect_turn(table, seat)
        return table.playing
    if seat in table.finished:
        raise Refusal("move/chosen-all")
    return table.trial_for(seat)
