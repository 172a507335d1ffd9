"""Small sizes of the games, for research: the same rules with fewer pieces, and nothing changes without them."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

import hatbox
from hatbox.bots.bot import Budget
from hatbox.bots.registry import bot_named
from hatbox.compiled.jit import INTERPRETED
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.terminal.drawing import drawing_of
from hatbox.terminal.seats import Seats
from support.games import GAMES

Json = dict[str, Any]
SMALLER = [(game, size) for game in GAMES for size in ("small", "tiny")]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_full_size_does_not_say_so(game: str) -> None:
    plain, named = hatbox.new(game, seed=1), hatbox.new(game, seed=1, size="full")
    assert "size" not in plain.options
    assert hatbox.to_record(plain) == hatbox.to_record(named)
    record: Json = hatbox.to_record(hatbox.new(game, seed=1))
    record["options"]["size"] = "full"
    assert hatbox.from_record(record).options == plain.options


@pytest.mark.parametrize(("game", "size"), SMALLER)
def test_a_smaller_size_is_told(game: str, size: str) -> None:
    match = hatbox.new(game, seed=1, size=size)
    assert match.options["size"] == size
    assert match.position()["options"] == {"size": size}
    record: Json = hatbox.to_record(match)
    assert record["options"]["size"] == size


@pytest.mark.parametrize(("game", "players"), [("hats", 3), ("hats", 4), ("top_hats", 3)])
def test_some_sizes_are_for_two(game: str, players: int) -> None:
    with pytest.raises(hatbox.BadInput, match=r'size can’t be "tiny"; allowed: full, small, tiny \(two players\)'):
        hatbox.new(game, players=players, seed=1, size="tiny")


def test_a_size_stands_for_other_options_that_may_be_named() -> None:
    match = hatbox.new("magic_hat", players=4, seed=1, size="tiny")
    assert (match.options["copies"], match.options["magic_hats"], match.options["stall_limit"]) == (1, 0, 3)
    assert hatbox.new("magic_hat", seed=1, size="tiny", stall_limit=4).options["stall_limit"] == 4
    assert match.position()["options"] == {"size": "tiny"}


def test_H3_a_size_takes_out_types_of_its_own() -> None:
    with pytest.raises(hatbox.BadInput, match='removed can’t be "BC"; allowed: random'):
        hatbox.new("hats", seed=1, size="tiny", removed="BC")
    record: Json = hatbox.to_record(hatbox.new("hats", seed=1, size="tiny"))
    assert record["deal"]["removed"] == [*"DFKST"]
    record["deal"]["removed"] = [*"DF"]
    with pytest.raises(hatbox.BadInput, match="H3"):
        hatbox.from_record(record)


def test_H3_the_tiny_deal() -> None:
    record: Json = hatbox.to_record(hatbox.new("hats", seed=1, size="tiny"))
    deal = record["deal"]
    assert [len(deal["table"]), *map(len, deal["hands"]), len(deal["deck"])] == [2, 2, 2, 0]
    cards = [*deal["table"], *deal["hands"][0], *deal["hands"][1]]
    assert sorted(cards) == ["B1", "B2", "B3", "C1", "C2", "C3"]


def test_H4_a_tiny_turn_is_its_main_action() -> None:
    match = hatbox.new("hats", seed=1, size="tiny", first=0)
    assert {move.split()[0] for move in match.legal_moves()} <= {"exchange", "black"}
    match.play(match.legal_moves()[-1])
    assert match.mover == 1
    position = {**match.position(), "optional_done": False}
    assert hatbox.from_position(position).legal_moves() == match.legal_moves()
    with pytest.raises(hatbox.IllegalMove, match="H4"):
        match.play(f"discard {match.legal_moves()[-1].split()[1]}")


def test_H1_cards_of_the_whole_box_are_not_in_a_small_one() -> None:
    position: Any = hatbox.new("hats", seed=1, size="tiny").position()
    position["table"][0] = "T6"
    with pytest.raises(hatbox.BadInput, match="T6 can’t be there"):
        hatbox.from_position(position)


def test_M1_the_tiny_box() -> None:
    match = hatbox.new("magic_hat", seed=1, size="tiny")
    position: Any = match.position()
    kinds = ["king", "princess", "queen"]
    assert sorted(position["row"] + position["character_pile"]) == kinds
    assert sorted(position["hats"] + position["hat_pile"]) == kinds
    assert [len(position["row"]), len(position["hats"])] == [2, 2]
    assert len(match.legal_moves()) == 5
    position["character_pile"] = ["dragon"]
    with pytest.raises(hatbox.BadInput, match="the box has 0"):
        hatbox.from_position(position)


def test_T4_a_tiny_board() -> None:
    match = hatbox.new("top_hats", seed=1, size="tiny", first=0)
    assert match.legal_moves() == ["build red yellow", "build yellow red"]
    for _ in range(2):
        match.play("build red yellow")
    assert len(match.legal_moves()) == 6 + 12  # rings 1 and 2 of 3
    with pytest.raises(hatbox.IllegalMove, match="T4: E8 is in ring 3"):
        match.play("place 1 E8")
    match.play("place 1 E7")
    match.play("place 1 E3")
    position: Any = match.position()
    assert position["band"] == 3
    del position["band"]
    assert hatbox.from_position(position).position()["band"] == 3
    with pytest.raises(hatbox.BadInput, match="3 stacks"):
        hatbox.from_position({**position, "stacks": {**position["stacks"], "D4": ["red"]}, "builders": {}})


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
@pytest.mark.parametrize(("game", "size"), SMALLER)
def test_bots_play_it_and_a_terminal_draws_it(game: str, size: str) -> None:
    match: Match[Any] = Match.new(game_named(game), 2, {"size": size}, 1)
    drawing = drawing_of(match.game, match.options, Seats((None, None)))
    console = Console(file=None, width=120)
    while not match.is_over:
        assert match.mover is not None
        view = match.view(match.mover)
        with console.capture() as output:
            console.print(drawing.table(view, view.legal_moves()))
        assert output.get().strip()
        bot = bot_named("greedy" if match.ply % 2 else "dormouse")
        decision = bot.think(match.observations(match.mover), Budget(simulations=20), match.ply)
        match.act(decision.action)
    assert match.result()["winners"]
