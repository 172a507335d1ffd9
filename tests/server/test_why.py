"""Why a move is not allowed: a question that never changes a table, and is answered as the move itself would be."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from test_table import ENTROPY, PLAYERS, Harness, build_stacks, dump, hats, magic, top_hats

from hatbox import wire
from hatbox.games.top_hats.state import CELL_NAMES
from hatbox.server.service import updates
from hatbox.server.tables.commands import CommandEnvelope, Refusal
from hatbox.server.tables.decide import decide
from hatbox.server.tables.questions import explain_move
from hatbox.server.tables.table import Table

STRANGER = "zoe"


def ask_why(table: Table, player: str | None, move: str) -> wire.Why:
    """Ask, and see that nothing has changed."""
    before = dump(table)
    why = explain_move(table, player, move)
    assert dump(table) == before
    assert why.legal == (why.code is None)
    return why


def refusal_of_move(harness: Harness, player: str, move: str) -> wire.Why:
    """Return the refusal that the move itself would get."""
    try:
        decide(harness.table, CommandEnvelope(wire.Move(move), harness.now, player, player, entropy=ENTROPY))
    except Refusal as refusal:
        return wire.Why(False, refusal.code, refusal.params, refusal.rule)
    return wire.Why(True)


def pool(harness: Harness, chance: random.Random) -> list[str]:
    """Moves that make sense and some that do not, whether legal or not."""
    game = harness.table.game
    if game.notation.texts:
        texts = [*game.notation.texts]
    else:
        cells = [chance.choice(CELL_NAMES) for _ in range(60)]
        texts = [f"move {a} {b}" for a, b in zip(cells[::2], cells[1::2], strict=True)]
        texts += [f"move {a} {b} {c}" for a, b, c in zip(cells[::3], cells[1::3], cells[2::3], strict=True)]
        texts += [f"{a}-{b}*{c}" for a, b, c in zip(cells[::3], cells[1::3], cells[2::3], strict=True)]
        texts += ["build red yellow", "build yellow yellow", "place 1 E7", "place 3 C3", "narrow", "pass"]
    return [*chance.sample(texts, min(12, len(texts))), "nonsense", "move", "x" * 200, "end end"]


@pytest.mark.parametrize(
    ("game", "players"), [("hats", 2), ("hats", 4), ("magic_hat", 3), ("top_hats", 2), ("top_hats", 3)]
)
@pytest.mark.slow
def test_asking_never_changes_a_table_and_is_answered_as_the_move_would_be(game: wire.GameName, players: int) -> None:
    chance = random.Random(f"{game} {players}")
    harness = Harness(wire.Setup(game, players)).begin()
    answers = set()
    for turn in range(60):
        if harness.table.status != "playing":
            break
        if turn % 3 == 0 or harness.table.simultaneous:
            for seat, player in enumerate(PLAYERS[:players]):
                legal = harness.table.legal(seat)
                for move in [*chance.sample(legal, min(3, len(legal))), *pool(harness, chance)]:
                    why = ask_why(harness.table, player, move)
                    assert why == refusal_of_move(harness, player, move), (player, move)
                    answers.add(why.code)
            for nobody in (STRANGER, None):
                move = harness.legal()[0]
                assert ask_why(harness.table, nobody, move) == wire.Why(False, "table/not-seated")
        seat = chance.choice(harness.table.acting)
        harness.do(wire.Move(chance.choice(harness.table.legal(seat))), PLAYERS[seat])
    assert {None, "move/not-your-turn"} <= answers
    assert len(answers) > 3


@pytest.mark.parametrize("game", ["hats", "magic_hat", "top_hats"])
def test_where_nothing_is_played_nothing_may_be_moved(game: wire.GameName) -> None:
    harness = Harness(wire.Setup(game, 2))
    assert ask_why(harness.table, "ann", "end") == wire.Why(False, "table/not-playing", {"status": "open"})
    harness.begin()
    move = harness.table.legal(harness.table.acting[0])[0]
    mover = harness.mover
    harness.do(wire.Leave(), mover)
    assert ask_why(harness.table, mover, move) == wire.Why(False, "table/bot-plays")
    harness.do(wire.Return(), mover)
    assert ask_why(harness.table, mover, move) == wire.Why(True)
    if game != "top_hats":
        harness.do(wire.Resign(), mover)
        assert ask_why(harness.table, mover, move) == wire.Why(False, "table/not-playing", {"status": "over"})
    closed = Harness(wire.Setup(game, 2))
    closed.do(wire.Leave(), "ann")
    assert ask_why(closed.table, "ann", move).code == "table/not-seated"


def test_who_has_chosen_all_is_told_so() -> None:
    harness = top_hats()
    while 0 not in harness.table.finished:
        move = harness.table.legal(0)[0]
        assert ask_why(harness.table, "ann", move).legal
        harness.do(wire.Move(move), "ann")
    assert ask_why(harness.table, "ann", "build red red") == wire.Why(False, "move/chosen-all")
    assert ask_why(harness.table, "bob", "place 1 E7").rule == "T3"


def test_a_legal_move_is_called_legal_and_is_not_made() -> None:
    for harness in (hats(), magic(), build_stacks(top_hats())):
        for move in harness.legal():
            assert ask_why(harness.table, harness.mover, move) == wire.Why(True)


# --- the paths of a move


def landings(text: str) -> list[str]:
    """The cells of a path text, in order."""
    return [text[at : at + 2] for at in range(len(text)) if text[at].isalpha() and text[at] != "x"]


def test_paths_come_with_the_legal_moves_and_to_nobody_else() -> None:
    harness = build_stacks(top_hats())
    while harness.legal()[0].startswith("place"):
        assert not harness_scene(harness, 0).get("paths")
        harness.move()
    for _ in range(6):
        seat = harness.table.acting[0]
        scene = harness_scene(harness, seat)
        origins = {move[:2] for move in scene["legal"] if "-" in move}
        assert {landings(text)[0] for text in scene["paths"]} == origins
        assert not harness_scene(harness, 1 - seat).get("paths")
        assert not harness_scene(harness, -1).get("paths")
        assert not harness_scene(harness, seat, as_in_play=True).get("paths")
        harness.move()
    harness.do(wire.Leave(), harness.mover)
    assert not harness_scene(harness, harness.table.acting[0]).get("paths")


def harness_scene(harness: Harness, viewer: int, **how: bool) -> dict[str, Any]:
    """Return the scene that a viewer is sent."""
    scene: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(updates.scene_of(harness.table, viewer, **how)))
    return scene
