"""Perft: the number of games to a depth from fixed positions, which changes with any change of the rules.

`tests/perft/*.json` hold positions with the number of distinct move sequences (in Top Hats: of effects) of each
length. `python tests/test_perft.py` counts them anew with the independent oracle, never with the engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hatbox
from hatbox.compiled.jit import INTERPRETED
from oracle import hats, magic_hat, top_hats

FOLDER = Path(__file__).parent / "perft"
ORACLES: dict[str, Any] = {"hats": hats.Oracle, "magic_hat": magic_hat.Oracle, "top_hats": top_hats.Oracle}
TABLES = [
    (file.stem, table["name"]) for file in sorted(FOLDER.glob("*.json")) for table in json.loads(file.read_text())
]


def table_of(game: str, name: str) -> dict[str, Any]:
    tables = json.loads((FOLDER / f"{game}.json").read_text())
    found: dict[str, Any] = next(table for table in tables if table["name"] == name)
    return found


def count(match: hatbox.Match[Any], depth: int) -> int:
    """The number of move sequences of that length."""
    moves = match.legal_moves()
    if depth == 1 or not moves:
        return len(moves)
    total = 0
    for move in moves:
        length = match.ply
        match.play(move)
        total += count(match, depth - 1)
        match.rewind_to(length)
    return total


def count_by_oracle(position: dict[str, Any], depth: int) -> int:
    """The same, by the oracle; a move by effect is made by a way that has it."""
    oracle = ORACLES[position["game"]].from_position(position)
    moves = oracle.legal() if oracle.mover() is not None else []
    if depth == 1 or not moves:
        return len(moves)
    total = 0
    for move in moves:
        match = hatbox.from_position(position)
        match.play(move)
        entry = match.entries()[0]
        chance = {name: value for name, value in entry.items() if name not in ("seat", "move")}
        oracle = ORACLES[position["game"]].from_position(position)
        oracle.play(entry["move"], chance or None)
        if oracle.mover() is not None:
            total += count_by_oracle(oracle.position(), depth - 1)
    return total


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_perft(game: str, name: str) -> None:
    table = table_of(game, name)
    counts = table["counts"][: 1 if INTERPRETED else None]
    match = hatbox.from_position(table["position"])
    assert [count(match, depth + 1) for depth in range(len(counts))] == counts


if __name__ == "__main__":
    for file in sorted(FOLDER.glob("*.json")):
        tables = json.loads(file.read_text())
        for table in tables:
            depths = len(table["counts"])
            table["counts"] = [count_by_oracle(table["position"], depth + 1) for depth in range(depths)]
        file.write_text("[\n" + ",\n".join(json.dumps(table) for table in tables) + "\n]\n")
