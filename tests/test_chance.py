"""Chance piece by piece: as likely as a deal, counted exactly on the tiny games, and obeyed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import hatbox
from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.jit import INTERPRETED
from hatbox.compiled.records import States, copy_states, with_capacity
from hatbox.engine.game import DEAL, HIDDEN, Value
from hatbox.engine.loops import loops_of
from hatbox.engine.rng import game_seed, to_seed
from hatbox.games import game_named
from hatbox.lab.laws import BrokenLaw, apply_all_chance, check_chance
from support.games import GAMES

Table = dict[str, Value]
MANY = 60 if INTERPRETED else 3000


def outcomes(game: Any, states: States, action: int, step: int = 0) -> Iterator[tuple[list[int], States]]:
    """Every way in which chance can bring what is due, each as often as it is there."""
    loops, out = loops_of(game), new_buffer(len(game.piece_names))
    count = loops.chance_outcomes_at(states, 0, action, step, out)
    if count == 0:
        yield [], states
    for piece in to_list(out[:count]):
        after = copy_states(states)
        loops.apply_chance_at(after, 0, action, step, piece)
        for pieces, end in outcomes(game, after, action, step + 1):
            yield [piece, *pieces], end


def spread(name: str, options: Table, players: int = 2, first: int = HIDDEN) -> tuple[Any, States]:
    """A game ready to be dealt."""
    game: Any = game_named(name)
    states = game.blank(players, game.resolve_options(players, options), first)
    loops_of(game).start_chance_at(states, 0)
    return game, states


@pytest.mark.parametrize(("name", "count"), [("hats", 2 * 720), ("magic_hat", 2 * 6 * 6), ("top_hats", 2)])
@pytest.mark.slow
def test_the_deals_of_a_tiny_game(name: str, count: int) -> None:
    game, states = spread(name, {"size": "tiny"})
    dealt = list(outcomes(game, states, DEAL))
    assert len(dealt) == count
    different = {(str(game.position(end)), game.players_and_first(end[0])) for _, end in dealt}
    assert len(different) == count
    assert all(not list(game.positions.violations(end[0])) for _, end in dealt)


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_has_a_name(name: str) -> None:
    game = game_named(name)
    assert len(set(game.piece_names)) == len(game.piece_names) == len(game.piece_names)


STATISTICS: list[tuple[str, int, Table, Any]] = [
    ("hats", 2, {}, lambda deal: "".join(deal["removed"])),
    ("hats", 3, {}, lambda deal: (deal["table"][5], len(deal["deck"]))),
    ("hats", 2, {"size": "tiny"}, lambda deal: "".join([*deal["table"], *sorted(deal["hands"][1])])),
    ("magic_hat", 2, {"copies": 1, "magic_hats": 0}, lambda deal: len({*deal["row"]} & {*deal["hats"]})),
    ("magic_hat", 3, {"copies": 4}, lambda deal: (deal["row"][0], deal["hats"].count("magic"))),
    ("magic_hat", 2, {"size": "small"}, lambda deal: (deal["row"][0], deal["hats"][0])),
]


@pytest.mark.parametrize(("name", "players", "options", "statistic"), STATISTICS)
def test_pieces_are_as_likely_as_a_deal(name: str, players: int, options: Table, statistic: Any) -> None:
    game, blank = spread(name, options, players)
    dice = np.random.default_rng(7)
    ours: Counter[Any] = Counter()
    theirs: Counter[Any] = Counter()
    firsts: Counter[int] = Counter()
    for number in range(MANY):
        states = copy_states(blank)
        apply_all_chance(game, states, 0, DEAL, dice)
        ours[statistic(game.deal_of(states))] += 1
        firsts[game.players_and_first(states[0])[1]] += 1
        loops_of(game).deal_at(states, 0, to_seed(game_seed(7, number)))
        theirs[statistic(game.deal_of(states))] += 1
    keys = {*ours, *theirs}
    chi_square = sum((ours[key] - theirs[key]) ** 2 / (ours[key] + theirs[key]) for key in keys)
    assert chi_square < len(keys) + 5 * (2 * len(keys)) ** 0.5
    assert sum((count - MANY / players) ** 2 for count in firsts.values()) * players / MANY < 20


def test_H7_a_draw_is_any_card_of_the_deck() -> None:
    match = hatbox.new("hats", players=2, seed=3, first=0)
    action = match.game.notation.parse(
        match.state, next(move for move in match.legal_moves() if move.startswith("discard"))
    )[0]
    deck: Any = match.position()["deck"]
    drawn = []
    for _, states in outcomes(match.game, copy_states(match.states[:1]), action):
        after = with_capacity(states, 2)
        loops_of(match.game).advance(after, 0, action, new_buffer(match.game.max_legal))
        hand: Any = match.game.position(after, 1)["hands"]
        drawn.append(hand[0][-1])
    assert sorted(drawn) == sorted(deck)


def test_H7_an_empty_deck_is_made_of_the_discards() -> None:
    game: Any = game_named("hats")
    position: Any = {
        "game": "hats",
        "players": 2,
        "turn": 0,
        "table": ["T2", "B6", "F3", "B1", "S5"],
        "hands": [["F4", "C1"], ["C2", "C3"]],
        "collections": [[], []],
        "black": [[], []],
        "deck": [],
        "discards": ["K1", "K2", "K3"],
    }
    match = hatbox.from_position(position)
    discard = game.notation.parse(match.state, "discard F4")[0]
    out = new_buffer(game.max_legal)
    states = with_capacity(copy_states(match.states[:1]), 2)
    assert [pieces for pieces, _ in outcomes(game, states, discard)] == [[]]
    loops_of(game).advance(states, 0, discard, out)
    states = copy_states(states[1:2])
    roll = int(out[: loops_of(game).legal_at(states, 0, out)][0])
    drawn = []
    for _, brought in outcomes(game, states, roll):
        after = with_capacity(brought, 2)
        loops_of(game).advance(after, 0, roll, out)
        result: Any = game.position(after, 1)
        assert sorted([*result["deck"], result["hands"][0][-1]]) == ["F4", "K1", "K2", "K3"]
        drawn.append(result["hands"][0][-1])
    assert sorted(drawn) == ["F4", "K1", "K2", "K3"]


def test_M9_hats_are_laid_out_until_the_table_is_alive() -> None:
    options: Table = {"copies": 1, "magic_hats": 0}
    others, nobody = ["king", "queen", "princess", "knight"], [None, None, None]
    kinds = ["noble", "archer", "monk", "bishop", "troubadour", "farmer", "miner"]
    match = hatbox.from_position(
        {
            "game": "magic_hat",
            "players": 2,
            "turn": 0,
            "options": {**options},
            "row": [*others, *nobody],
            "hats": ["king", *kinds[1:4], *nobody],
            "character_pile": [*kinds],
            "hat_pile": [*others[1:], "noble", *kinds[4:], "fairy", "sultan", "sailor"],
        }
    )
    game: Any = match.game
    opening = game.notation.parse(match.state, "open 1")[0]
    states, out, loops = with_capacity(copy_states(match.states[:1]), 2), new_buffer(game.max_legal), loops_of(game)
    lay_out = new_buffer(len(game.piece_names))
    assert loops.chance_outcomes_at(states, 0, opening, 0, lay_out) == len(kinds)
    loops.apply_chance_at(states, 0, opening, 0, game.piece_names.index("noble"))
    assert loops.chance_outcomes_at(states, 0, opening, 1, lay_out) == 10
    loops.apply_chance_at(states, 0, opening, 1, game.piece_names.index("fairy hat"))
    assert loops.chance_outcomes_at(states, 0, opening, 2, lay_out) == 0
    loops.advance(states, 0, opening, out)
    assert game.position(states, 1)["row"][0] == "noble"
    states = with_capacity(copy_states(states[1:2]), 2)
    roll = int(out[: loops.legal_at(states, 0, out)][0])
    lengths = set()
    for seed in range(40):
        tried = copy_states(states)
        brought = apply_all_chance(game, tried, 0, roll, np.random.default_rng(seed))
        lengths.add(len(brought))
        assert len(brought) % 4 == 0
        laid = game.position(tried)["hats"][:4]
        assert laid == [game.piece_names[piece].removesuffix(" hat") for piece, _ in brought[-4:]]
        loops.advance(tried, 0, roll, out)
        assert game.position(tried, 1)["hats"] == [*laid, *nobody]
    assert len(lengths) > 1  # some lay-outs were dead, and were laid out anew


def test_M6_after_a_magic_hat_only_a_hat_comes() -> None:
    match = hatbox.new("magic_hat", players=2, seed=1, first=0)
    game: Any = match.game
    position: Any = match.position()
    slot = next((slot for slot, hat in enumerate(position["hats"]) if hat == "magic"), None)
    for seed in range(2, 50):
        if slot is None:
            match = hatbox.new("magic_hat", players=2, seed=seed, first=0)
            position = match.position()
            slot = next((slot for slot, hat in enumerate(position["hats"]) if hat == "magic"), None)
    assert slot is not None
    action = game.notation.parse(match.state, f"open {slot + 1}")[0]
    dice, states = np.random.default_rng(1), copy_states(match.states[:1])
    [(piece, count)] = apply_all_chance(game, states, 0, action, dice)
    assert (game.piece_names[piece].endswith("hat"), count) == (True, len(position["hat_pile"]))


def test_a_false_chance_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal that forgets what everybody can see is told from a deal."""
    from hatbox.lab import laws

    game = game_named("hats")
    monkeypatch.setattr(laws, "apply_all_chance", lambda *_: [])
    with pytest.raises((BrokenLaw, hatbox.BadInput)):
        check_chance(game, 2, {"size": "tiny"}, 3)
