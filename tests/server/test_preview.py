"""Score previews: a query that never changes a table, answered from the player's own view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from test_table import PLAYERS, Harness, fingerprint, magic

from hatbox import wire
from hatbox.server.service import updates
from hatbox.server.tables.commands import CommandEnvelope, Refusal
from hatbox.server.tables.decide import decide
from hatbox.server.tables.questions import preview_move

STRANGER = "zoe"


def score_preview_of(harness: Harness, seat: int) -> dict[str, Any]:
    """The score preview that a seat is shown."""
    scene: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(updates.scene_of(harness.table, seat)))
    score_preview: dict[str, Any] = scene["score_preview"]
    return score_preview


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_preview_is_what_the_move_then_brings(players: int) -> None:
    chance = random.Random(players)
    harness = Harness(wire.Setup("hats", players)).begin()
    previewed = set()
    while harness.table.status == "playing":
        seat = harness.table.acting[0]
        move = chance.choice(harness.table.legal(seat))
        before = fingerprint(harness.table)
        preview = preview_move(harness.table, PLAYERS[seat], move)
        assert fingerprint(harness.table) == before
        assert preview.moment == harness.table.playing.ply
        verb = move.split()[0]
        assert (preview.score_preview is not None) == (verb in ("exchange", "black")), move
        harness.do(wire.Move(move), PLAYERS[seat])
        if preview.score_preview is not None and harness.table.status == "playing":
            assert msgspec.to_builtins(preview.score_preview) == score_preview_of(harness, seat)
            previewed.add(verb)
    assert previewed == {"exchange", "black"}


def test_only_the_seat_on_the_move_is_told_and_only_of_legal_moves() -> None:
    harness = Harness(wire.Setup("hats", 3)).begin()
    seat = harness.table.acting[0]
    move = next(move for move in harness.table.legal(seat) if move.startswith("exchange"))
    nothing = wire.Preview(harness.table.playing.ply)
    for asker in (player for player in PLAYERS[:3] if player != PLAYERS[seat]):
        assert preview_move(harness.table, asker, move) == nothing
    for wrong in ("nonsense", "end", "exchange B9 1", "exchange B1 9"):
        assert preview_move(harness.table, PLAYERS[seat], wrong) == nothing
    assert preview_move(harness.table, PLAYERS[seat], move) != nothing
    waiting = Harness(wire.Setup("hats", 2))
    assert preview_move(waiting.table, PLAYERS[0], move) == wire.Preview(0)


def test_a_stranger_does_not_learn_how_far_a_game_is() -> None:
    harness = Harness(wire.Setup("hats", 2, spectators="none")).begin()
    seat = harness.table.acting[0]
    move = harness.table.legal(seat)[0]
    harness.do(wire.Move(move), PLAYERS[seat])
    assert harness.table.ply > 0
    assert preview_move(harness.table, STRANGER, move) == wire.Preview(0)
    with pytest.raises(Refusal) as refused:
        decide(harness.table, CommandEnvelope(wire.Move(move), harness.table.at, STRANGER, seen=10**6))
    assert (refused.value.code, refused.value.params) == ("table/not-seated", {})


def test_a_game_that_foresees_nothing_tells_nothing() -> None:
    harness = magic()
    seat = harness.table.acting[0]
    assert all(
        preview_move(harness.table, PLAYERS[seat], move).score_preview is None for move in harness.table.legal(seat)
    )
