"""Luck taken out of results: exactly zero in expectation, by enumeration, and something where cards are drawn."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.jit import INTERPRETED
from hatbox.compiled.records import States, copy_states, with_capacity
from hatbox.engine.game import DEAL, OVER, Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.games.hats.state import DISCARD, OFFER, ROLL
from hatbox.lab.control_variates import LuckMeter
from support.command import hatbox

LEDUC = Path(__file__).parents[1] / "examples" / "leduc"
sys.path.append(str(LEDUC))

FEW = 10  # simulations: a poor baseline is as unbiased as a good one


class Enumeration:
    """All games of a policy, with their probabilities and their luck."""

    def __init__(self, game: Game[Any], meter: LuckMeter, first: int) -> None:
        self.loops, self.meter, self.out = loops_of(game), meter, new_buffer(64)
        self.known: dict[bytes, list[float]] = {}
        self.mean, self.spread, self.total = [0.0, 0.0], 0.0, 0.0
        states = with_capacity(game.copy_blank(2, {}, first), 1)
        self.loops.start_chance_at(states, 0)
        self.chance(states, DEAL, 0, 1.0, [0.0, 0.0])

    def chance(self, states: States, action: int, step: int, weight: float, luck: list[float]) -> None:
        """Follow every piece that chance may bring with an action."""
        pieces = to_list(self.out[: self.loops.chance_outcomes_at(states, 0, action, step, self.out)])
        for piece in pieces:
            after = copy_states(states)
            self.loops.apply_chance_at(after, 0, action, step, piece)
            self.chance(after, action, step + 1, weight / len(pieces), luck)
        if not pieces:
            self.act(states, action, weight, luck)

    def act(self, states: States, action: int, weight: float, luck: list[float]) -> None:
        """Apply an action whose chance is decided, and follow every reply."""
        if action != DEAL:
            two = with_capacity(states, 2)
            two[1:] = states[:1]
            self.loops.apply_at(two, 1, action)
            key = two.tobytes() + bytes([action])
            if key not in self.known:
                self.known[key] = self.meter.luck_of_action(two, action) or [0.0, 0.0]
            luck = [a + b for a, b in zip(luck, self.known[key], strict=True)]
            states = two[1:].copy()
        if self.loops.mover_at(states, 0) == OVER:
            self.total += weight
            self.mean = [mean + weight * part for mean, part in zip(self.mean, luck, strict=True)]
            self.spread += weight * luck[0] ** 2
            return
        legal = sorted(to_list(self.out[: self.loops.legal_at(states, 0, self.out)]))
        for place, reply in enumerate(legal):  # not all alike: the first is twice as likely as any other
            self.chance(states, reply, 0, weight * (1 + (place == 0)) / (len(legal) + 1), luck)


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="too slow interpreted")
def test_in_leduc_luck_is_zero_over_all_games() -> None:
    """Every deal, every board and every action, weighted by a policy: the expectation is 0, the luck is not."""
    from leduc.game import GAME

    games = Enumeration(GAME, LuckMeter(GAME, 2, FEW), first=0)
    assert games.total == pytest.approx(1)
    assert games.mean == pytest.approx([0, 0], abs=1e-12)
    assert games.spread > 1e-3


def draws(match: Match[Any]) -> list[int]:
    """The plies at which a card was drawn by chance."""
    out, loops = new_buffer(64), loops_of(match.game)
    return [
        ply
        for ply, action in enumerate(match.actions)
        if loops.chance_outcomes_at(match.states, ply, action, 0, out) > 1
    ]


@pytest.mark.parametrize("players", [2, 3])
def test_in_hats_luck_is_zero_over_all_cards_that_could_come(players: int) -> None:
    """Also where the pile is shuffled first (H7), and by the worth of the card that came, not of another."""
    game, meter, loops = game_named("hats"), LuckMeter(game_named("hats"), players, FEW), loops_of(game_named("hats"))
    seen, out = set(), new_buffer(64)
    for seed in range(20):
        match = Match.new(game, players, {}, seed)
        while not match.is_over:
            actions = match.legal_actions()
            match.act(next((action for action in actions if DISCARD <= action < OFFER or action == ROLL), actions[0]))
        for ply in draws(match):
            action = match.actions[ply]
            kind = "shuffle" if action == ROLL else "draw"
            if kind in seen:
                continue
            seen.add(kind)
            before = match.states[ply : ply + 1]
            lucks = []
            for piece in to_list(out[: loops.chance_outcomes_at(before, 0, action, 0, out)]):
                two = with_capacity(copy_states(before), 2)
                two[1:] = before
                loops.apply_chance_at(two, 1, action, 0, piece)
                loops.apply_at(two, 1, action)
                assert two[1]["drew"] == piece
                lucks.append(meter.luck_of_action(two, action))
            assert [sum(luck[side] for luck in lucks) for side in range(players)] == pytest.approx(
                [0] * players, abs=1e-12
            )
            assert all(sum(luck) == pytest.approx(0, abs=1e-12) for luck in lucks)
            assert any(abs(luck[0]) > 1e-4 for luck in lucks)
        if len(seen) == 2:
            break
    assert seen == {"draw", "shuffle"}


@pytest.mark.parametrize(("name", "players"), [("top_hats", 2), ("hats", 4)])
def test_without_chance_after_the_deal_there_is_no_luck(name: str, players: int) -> None:
    match = Match.new(game_named(name), players, {}, 1)
    while not match.is_over:
        match.act(match.legal_actions()[match.ply % len(match.legal_actions())])
    assert LuckMeter(match.game, players, FEW).luck(match.states, match.actions) == (0.0, 0.0)


def test_the_report_has_the_plain_and_the_adjusted_share() -> None:
    asked = ("arena", "hats", "--bots", "greedy", "random", "--games", "24", "--luck", "5")
    printed = json.loads(hatbox(*asked, "--json").stdout)
    greedy, random = printed["standings"]["bots"]
    assert printed["luck"] == 5
    assert greedy["adjusted"]["value"] + random["adjusted"]["value"] == pytest.approx(1)
    assert greedy["adjusted"]["value"] != greedy["share"]["value"]
    assert abs(greedy["adjusted"]["value"] - greedy["share"]["value"]) < 0.2
    assert "without luck" in hatbox(*asked).stdout
