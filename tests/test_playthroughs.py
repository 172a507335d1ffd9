"""Golden games of every game and player count, with what every seat and a spectator saw of each move.

A file changes only in a commit that says why. `python tests/test_playthroughs.py` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import hatbox
from hatbox.engine.game import JSON, Value
from hatbox.i18n import say
from support.games import TABLES

FOLDER = Path(__file__).parent / "playthroughs"
OPTIONS: dict[str, dict[str, Value]] = {"magic_hat": {"stall_limit": 12}}


def changes(before: dict[str, JSON], after: dict[str, JSON]) -> str:
    """The fields of a view that have changed."""
    return json.dumps({name: value for name, value in after.items() if before.get(name) != value})


def playthrough(name: str, players: int) -> str:
    """A random game in words, moves and views."""
    match = hatbox.new(name, players=players, seed=players, **OPTIONS.get(name, {}))
    dice = np.random.default_rng(players)
    viewers = [None, *range(players)]
    seen: dict[int | None, dict[str, JSON]] = {viewer: {} for viewer in viewers}
    lines = [f"{name} with {players}, seat {match.first} begins", "deal " + json.dumps(match.deal())]
    while True:
        for viewer in viewers:
            view = match.view(viewer).position()
            label = "spectator" if viewer is None else f"seat {viewer}   "
            lines.append(f"    {label} {changes(seen[viewer], view)}")
            seen[viewer] = view
        if match.is_over:
            break
        legal, length = match.legal_moves(), match.ply
        lines.append(f"legal {len(legal)}: " + " | ".join(legal[:3]) + (" ..." if len(legal) > 3 else ""))
        match.play(legal[int(dice.integers(len(legal)))])
        lines.append("move " + json.dumps(match.entries(length)[0]))
        for at in range(length, match.ply):
            lines += [f"  {say(event.code, event.params)}" for event in match.events(at)]
    return "\n".join([*lines, "result " + json.dumps(match.result())]) + "\n"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_playthrough(name: str, players: int) -> None:
    golden = (FOLDER / f"{name}-{players}.txt").read_text(encoding="utf-8")
    assert playthrough(name, players) == golden


if __name__ == "__main__":
    for name, players in TABLES:
        (FOLDER / f"{name}-{players}.txt").write_text(playthrough(name, players), encoding="utf-8")
