"""A view as numbers: what the blocks say is what the position says, and nothing that the seat may not know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hatbox
from hatbox.compiled.records import zeros
from hatbox.engine.game import JSON
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.games.hats.state import CARD_NAMES, TYPE_LETTERS
from hatbox.games.magic_hat.state import HAT_NAMES
from hatbox.games.top_hats.state import CELL_NAMES, COLOURS


def features_of(match: Match[Any], seat: int) -> dict[str, Any]:
    row = np.zeros(match.game.blocks.size, np.int8)
    match.game.kernels.features(match.view(seat).states[0], seat, row)
    return dict(match.game.blocks.unpack(row))


def moments(game: str, players: int, games: int = 3, **options: Any) -> Any:
    for seed in range(games):
        match = hatbox.new(game, players, seed=seed, **options)
        step = 0
        while not match.is_over:
            yield match
            legal = match.legal_actions()
            step += 1
            match.act(legal[(seed * 7919 + step * 104729) % len(legal)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hats(players: int) -> None:
    for match in moments("hats", players):
        for seat in range(players):
            blocks, view = features_of(match, seat), match.view(seat).position()
            order = [(seat + away) % players for away in range(players)]

            def cards(row: Any) -> list[str]:
                return [CARD_NAMES[card] for card in np.flatnonzero(row)]

            assert cards(blocks["hand"]) == sorted(view["hands"][seat])
            assert [cards(row) for row in blocks["table"][: len(view["table"])]] == [[card] for card in view["table"]]
            for away, other in enumerate(order):
                assert cards(blocks["collected"][away]) == sorted(view["collections"][other])
                assert blocks["hand_size"][away] == len(view["hands"][other])
                assert blocks["black_size"][away] == len(view["black"][other])
                held = {card for card in view["hands"][other] if card}
                if other != seat:
                    truly = set(match.position()["hands"][other])
                    assert truly <= set(cards(blocks["may_hold"][away])), "what is held may be held"
                    assert not held
            assert [order[away] for away in np.flatnonzero(blocks["mover"])] == [match.mover]
            worth = match.game.score_preview(match.view(seat).states).worth
            assert dict(zip(TYPE_LETTERS, blocks["worth"].tolist(), strict=True)) == worth


@pytest.mark.parametrize("players", [2, 3, 4])
def test_magic_hat(players: int) -> None:
    for match in moments("magic_hat", players, games=1):
        for seat in range(players):
            blocks, view = features_of(match, seat), match.view(seat).position()
            for slot, (character, hat) in enumerate(zip(view["row"], view["hats"], strict=True)):
                stands = [HAT_NAMES[kind] for kind in np.flatnonzero(blocks["character"][slot])]
                known = [HAT_NAMES[kind] for kind in np.flatnonzero(blocks["hat"][slot])]
                assert stands == ([character] if character else [])
                assert known == ([hat] if hat and hat != "?" else [])
                assert bool(blocks["known"][0][slot]) == bool(known)


@pytest.mark.parametrize("players", [2, 3])
def test_top_hats(players: int) -> None:
    for match in moments("top_hats", players):
        for seat in range(players):
            blocks, view = features_of(match, seat), match.view(seat).position()
            for cell, hats in view.get("stacks", {}).items():
                at = CELL_NAMES.index(cell)
                top = [COLOURS[(seat + away) % players] for away in np.flatnonzero(blocks["top"][:, at])]
                assert top == hats[:1]
                for depth, hat in enumerate(hats[1:]):
                    known = [(seat + away) % players for away in np.flatnonzero(blocks["below"][depth, :, at])]
                    assert [COLOURS[colour] for colour in known] == ([hat] if hat in COLOURS else [])
                    assert blocks["unknown"][depth, at] == (hat not in COLOURS)


@pytest.mark.parametrize(("game", "players"), [("hats", 3), ("hats", 4), ("magic_hat", 2), ("top_hats", 3)])
def test_worlds_that_look_alike_have_equal_features(game: str, players: int) -> None:
    loops = loops_of(game_named(game))
    for number, match in enumerate(moments(game, players, games=1)):
        seat = number % players
        world, view = zeros(match.game.state_class, 1), zeros(match.game.state_class, 1)
        loops.determinize_at(match.view(seat).states, 0, seat, number, world, 0)
        loops.observe_in_play_at(world, 0, seat, view, 0)
        row = np.zeros(match.game.blocks.size, np.int8)
        match.game.kernels.features(view[0], seat, row)
        sampled = match.game.blocks.unpack(row)
        for name, block in features_of(match, seat).items():
            assert np.array_equal(block, sampled[name]), name


@pytest.mark.parametrize("game", ["hats", "magic_hat", "top_hats"])
def test_blocks_fill_the_row_and_say_what_they_mean(game: str) -> None:
    blocks = game_named(game).blocks
    assert sum(block.size for block in blocks) == blocks.size
    assert len({block.name for block in blocks}) == len(blocks)
    assert all(block.meaning for block in blocks)


@pytest.mark.parametrize(("game", "title"), [("hats", "Hats"), ("magic_hat", "Magic Hat"), ("top_hats", "Top Hats")])
def test_the_page_for_researchers_lists_every_block(game: str, title: str) -> None:
    page = (Path(__file__).parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
    rules = game_named(game)
    head = f"### {title}: {rules.blocks.size} numbers, {rules.action_count} actions"
    rows = (f"| `{b.name}` | {' × '.join(map(str, b.shape))} | {b.meaning} |" for b in rules.blocks)
    assert "\n".join([head, "", "| block | shape | meaning |", "|---|---|---|", *rows, ""]) in page


@pytest.mark.parametrize("players", [2, 3])
def test_an_empty_slot_has_neither_character_nor_hat(players: int) -> None:
    for match in moments("magic_hat", players, games=2, size="tiny"):
        blocks, row = features_of(match, 0), match.view(0).position()["row"]
        assert blocks["character"].sum() == sum(character is not None for character in row)
        assert not blocks["character"][2:].any()
        assert not blocks["hat"][2:].any()


def test_a_stack_that_nobody_is_known_to_have_built() -> None:
    stacks: dict[str, JSON] = {"C3": ["red"], "C4": ["yellow", "red"]}
    match = hatbox.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})
    blocks = features_of(match, 0)
    assert blocks["top"].sum() == 2
    assert not blocks["builder"].any()


@pytest.mark.parametrize(("game", "players"), [("hats", 4), ("magic_hat", 2), ("top_hats", 3)])
def test_no_game_is_longer_than_it_can_be(game: str, players: int) -> None:
    options = {} if game == "hats" else {"stall_limit": 5}
    for match in moments(game, players, games=2, **options):
        assert match.ply < match.game.max_actions(players, match.options)
    if game != "hats":
        assert game_named(game).max_actions(players, {**match.options, "stall_limit": 0}) == 1_000_000


@pytest.mark.parametrize("game", ["hats", "magic_hat", "top_hats"])
def test_every_action_has_a_name_of_its_own(game: str) -> None:
    rules = game_named(game)
    assert len({rules.notation.action_name(action) for action in range(rules.action_count)}) == rules.action_count
