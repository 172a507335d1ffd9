"""Score previews of every viewer, against an independent count of what the view shows."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hatbox import wire
from hatbox.engine.game import EVERYTHING, SPECTATOR
from hatbox.engine.match import Match
from hatbox.games import game_named
from support.games import TABLES

Shown = dict[str, Any]


def hats(shown: Shown, players: int) -> wire.ScorePreview:
    """H11 - H13 by hand."""
    table = [card[0] for card in shown["table"]]
    worth = {letter: table.index(letter) + 1 if letter in table else 0 for letter in "BCDFKST"}
    scores, details = [], []
    for seat in range(players):
        cards = shown["collections"][seat]
        parts = {
            "collection": sum(worth[card[0]] for card in cards),
            "black": len(shown["black"][seat]),
            "cookie": 5 if shown["cookie"] == seat else 0,
        }
        hand = shown["hands"][seat]
        offering = shown["offer"] is not None and shown["turn"] == seat
        if len(hand) == 1 and hand[0] is not None and not offering:
            alike = [int(card[1]) for card in cards if card[0] == hand[0][0]]
            parts["favourite"] = sum(alike) - int(hand[0][1])
        details.append(parts)
        scores.append(sum(parts.values()))
    return wire.ScorePreview(scores, details, worth)


def magic_hat(shown: Shown, players: int) -> wire.ScorePreview:
    """M8 by hand."""
    seats = range(players)
    details = [{name: shown[name][seat] for name in ("pairs", "penalties", "magic")} for seat in seats]
    scores = [one["pairs"] - max(0, one["penalties"] - one["magic"]) for one in details]
    return wire.ScorePreview(scores, details)


def top_hats(shown: Shown, everything: Shown, players: int) -> wire.ScorePreview:
    """T3, T5 by hand; how many hats are left is counted where all are seen."""
    colours = ("red", "yellow", "blue")[:players]
    stacks = [sum(stack[0] == colour for stack in shown["stacks"].values()) for colour in colours]
    details = []
    for seat, colour in enumerate(colours):
        hats = [hat for stack in everything["stacks"].values() for hat in stack]
        hats += [hat for built in everything.get("built", []) for stack in built for hat in stack]
        left = hats.count(colour) + len(everything.get("built", [[]] * players)[seat])  # a top for each
        if shown.get("phase") == "building":
            each = 6 // (players - 1)
            supply = {other: 4 if other == colour else each for other in colours}  # T3: whatever is built by now
            details.append({"stacks": 0, "hats": 15, "lost": 0, **supply})
        else:
            details.append({"stacks": stacks[seat], "hats": left, "lost": 15 - left})
    return wire.ScorePreview(stacks, details)


def score_preview(match: Match[Any], viewer: int, *, reveal: bool = False) -> wire.ScorePreview:
    """Return a score preview as a client reads it."""
    (scene,) = match.scenes(match.ply, [viewer], reveal=reveal)
    return msgspec.json.decode(scene.scores, type=wire.ScorePreview)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_H11_H12_H13_M8_T3_T5_the_score_preview_is_what_a_viewer_can_work_out(name: str, players: int) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        match: Match[Any] = Match.new(game_named(name), players, {} if name == "hats" else {"stall_limit": 30}, seed)
        while not match.is_over:
            everything = match.game.position(match.states, match.ply)
            for viewer in (EVERYTHING, SPECTATOR, *range(players)):
                shown = everything
                if viewer != EVERYTHING:
                    shown = match.view(None if viewer == SPECTATOR else viewer).position()
                output = score_preview(match, viewer)
                if name == "top_hats":
                    assert output == top_hats(shown, everything, players)
                else:
                    assert output == (hats if name == "hats" else magic_hat)(shown, players)
            match.act(chance.choice(match.legal_actions()))
        final = score_preview(match, EVERYTHING)
        for viewer in (SPECTATOR, *range(players)):
            assert score_preview(match, viewer, reveal=True) == final
        if name == "top_hats":
            assert final == top_hats(match.view(0).position(), match.game.position(match.states, match.ply), players)
        else:
            assert final.scores == match.result()["scores"]


def test_a_favourite_is_told_to_whom_it_is_known() -> None:
    """H10: the last card in a hand is its owner's secret until the end."""
    match: Match[Any] = Match.new(game_named("hats"), 3, {"first": 0}, 1)
    while match.game.position(match.states, match.ply)["hands"][0].__len__() > 1:  # type: ignore[union-attr, index]
        match.play(next(move for move in match.legal_moves() if move.startswith(("black", "end"))))
    knowing = ["favourite" in score_preview(match, viewer).details[0] for viewer in (0, 1, 2, SPECTATOR, EVERYTHING)]
    assert knowing == [True, False, False, False, True]
