"""Top Hats as text: cells, colours and moves. A move is written by its path, or by its effect."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from hatbox.compiled.buffers import buffer_of, new_buffer, to_list
from hatbox.engine.loops import REFUSED
from hatbox.engine.notation import index_of, parse_int, split_move
from hatbox.games.top_hats.descriptions import WHOLE_TEXTS
from hatbox.games.top_hats.move_effects import MAX_DEPTH
from hatbox.games.top_hats.path_reading import read_path
from hatbox.games.top_hats.state import (
    BUILD,
    CELL_NAMES,
    CELLS,
    COLOURS,
    DIRECTIONS,
    JUMP,
    NARROW,
    PASS,
    PLACE,
    SEATS,
    STACKS,
    START,
    STOP,
    State,
)

TAPE_SIZE = 8  # the longest refusal has four numbers
FORMS = {
    "build": "build yellow red",
    "place": "place 2 E7",
    "move": "move C3 C5 E7",
    "narrow": "narrow",
    "pass": "pass",
}
EFFECT = re.compile(r"[A-I][1-9]-[A-I][1-9](\*[A-I][1-9](,[A-I][1-9])*)?")
SIMPLE_TEXTS = dict(zip((*range(START), NARROW, PASS), WHOLE_TEXTS, strict=True))  # of actions that are whole moves
SIMPLE_ACTIONS = {text: action for action, text in SIMPLE_TEXTS.items()}


def cell_of(word: str) -> int:
    """Return the number of a cell."""
    return index_of(word, CELL_NAMES, "unknown-cell")


def colour_of(word: str) -> int:
    """Return the number of a colour."""
    return index_of(word, COLOURS, "unknown-colour")


def action_name(action: int) -> str:
    """Return one action as text; in moves of several actions with a digit for the direction (0 ... 5 as in T1)."""
    if START <= action < JUMP:
        return f"start {CELL_NAMES[(action - START) // DIRECTIONS]} {(action - START) % DIRECTIONS}"
    if JUMP <= action < STOP:
        return f"jump {action - JUMP}"
    return "stop" if action == STOP else SIMPLE_TEXTS[action]


def parse(record: State, text: str) -> list[int]:
    """Return the actions of a written move: of a path of jumps a start, further jumps, and a stop."""
    action = SIMPLE_ACTIONS.get(text)
    if action is not None:
        return [action]
    if EFFECT.fullmatch(text):
        return read_cells(record, [cell_of(word) for word in re.split("[-*,]", text)], by_effect=True)
    words = split_move(text, FORMS, open_ended={"move": 3})
    if words[0] == "move":
        return read_cells(record, [cell_of(word) for word in words[1:]])
    if words[0] == "build":
        return [BUILD + colour_of(words[1]) * SEATS + colour_of(words[2])]
    if words[0] == "place":
        return [PLACE + (parse_int(words[1], 1, STACKS, "bad-stack") - 1) * CELLS + cell_of(words[2])]
    return [SIMPLE_ACTIONS[words[0]]]


def read_cells(record: State, cells: Sequence[int], *, by_effect: bool = False) -> list[int]:
    """Return the actions of a move given by its path or its effect; raise if the board has no such path."""
    from hatbox.games.top_hats.game import GAME

    actions, tape = new_buffer(max(len(cells), MAX_DEPTH + 1)), new_buffer(TAPE_SIZE, np.int64)
    captured = sum({1 << cell for cell in cells[2:]}) if by_effect else 0
    count = read_path(record, buffer_of(cells), len(cells), captured, int(by_effect), actions, tape)
    if count == REFUSED:
        raise GAME.refused_path(tape)
    return to_list(actions[:count])
