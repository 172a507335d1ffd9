"""A scene stays small however many moves are legal, and every legal move can be made."""

from __future__ import annotations

import msgspec
import pytest

from hatbox import wire
from hatbox.games import game_named
from hatbox.server.service import updates
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table
from hatbox.server.tables.commands import Accepted, CommandEnvelope
from hatbox.server.tables.decide import decide
from hatbox.server.tables.opening import decide_opening


def test_a_scene_tells_so_many_legal_moves_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = wire.Setup("top_hats", 2, bots={"1": "dormouse"})
    opening = decide_opening(setup, "ada", "Ada", quick=False, code=None, entropy=bytes(32))
    table = open_table("t", log.Event(1, 1, opening, "ada"))
    begun = decide(table, CommandEnvelope(wire.Ready(), 2, "ada"))
    assert isinstance(begun, Accepted)
    for number, fact in enumerate(begun.facts, 2):
        apply_event(table, log.Event(number, 2, fact, "ada"))
    legal = table.legal(0)
    scene = updates.scene_of(table, 0)
    assert scene is not None and msgspec.json.decode(msgspec.json.encode(scene.legal)) == legal

    monkeypatch.setattr(updates, "MAX_LEGAL_SHOWN", 2)
    scene = updates.scene_of(table, 0)
    assert scene is not None and scene.legal == legal[:2] != legal
    assert isinstance(decide(table, CommandEnvelope(wire.Move(legal[-1]), 3, "ada")), Accepted)


def test_no_other_game_can_have_more_moves_than_are_told() -> None:
    assert all(game_named(name).max_legal <= updates.MAX_LEGAL_SHOWN for name in ("hats", "magic_hat"))
