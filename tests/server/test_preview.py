"""Score previews: a query that never changes a table, answered from the player's own view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from test_table import PLAYERS, Desk, fingerprint, magic

from hatbox import wire
from hatbox.server.service import updates
from hatbox.server.tables.questions import preview_move

STRANGER = "zoe"


def standing_of(desk: Desk, seat: int) -> dict[str, Any]:
    """The standing that a seat is shown."""
    scene: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(updates.scene_of(desk.table, seat)))
    standing: dict[str, Any] = scene["standing"]
    return standing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_preview_is_what_the_move_then_brings(players: int) -> None:
    chance = random.Random(players)
    desk = Desk(wire.Setup("hats", players)).begin()
    previewed = set()
    while desk.table.status == "playing":
        seat = desk.table.acting[0]
        move = chance.choice(desk.table.legal(seat))
        before = fingerprint(desk.table)
        preview = preview_move(desk.table, PLAYERS[seat], move)
        assert fingerprint(desk.table) == before
        assert preview.moment == desk.table.playing.ply
        verb = move.split()[0]
        assert (preview.standing is not None) == (verb in ("exchange", "black")), move
        desk.do(wire.Move(move), PLAYERS[seat])
        if preview.standing is not None and desk.table.status == "playing":
            assert msgspec.to_builtins(preview.standing) == standing_of(desk, seat)
            previewed.add(verb)
    assert previewed == {"exchange", "black"}


def test_only_the_seat_on_the_move_is_told_and_only_of_legal_moves() -> None:
    desk = Desk(wire.Setup("hats", 3)).begin()
    seat = desk.table.acting[0]
    move = next(move for move in desk.table.legal(seat) if move.startswith("exchange"))
    nothing = wire.Preview(desk.table.playing.ply)
    for asker in (*(player for player in PLAYERS[:3] if player != PLAYERS[seat]), STRANGER):
        assert preview_move(desk.table, asker, move) == nothing
    for wrong in ("nonsense", "end", "exchange B9 1", "exchange B1 9"):
        assert preview_move(desk.table, PLAYERS[seat], wrong) == nothing
    assert preview_move(desk.table, PLAYERS[seat], move) != nothing
    waiting = Desk(wire.Setup("hats", 2))
    assert preview_move(waiting.table, PLAYERS[0], move) == wire.Preview(0)


def test_a_game_that_foresees_nothing_tells_nothing() -> None:
    desk = magic()
    seat = desk.table.acting[0]
    assert all(preview_move(desk.table, PLAYERS[seat], move).standing is None for move in desk.table.legal(seat))
