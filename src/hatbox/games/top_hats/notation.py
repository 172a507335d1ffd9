"""Top Hats as text: cells, colours and moves. A move is written by its path, or by its effect."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import numpy as np

from hatbox.compiled.buffers import buffer_of, new_buffer, to_list
from hatbox.compiled.records import States, to_object
from hatbox.engine.game import JSON, NONE
from hatbox.engine.loops import REFUSED
from hatbox.engine.notation import index_of, parse_int, split_move
from hatbox.games.top_hats import rules
from hatbox.games.top_hats.descriptions import WHOLE_TEXTS
from hatbox.games.top_hats.move_effects import FULL, MAX_DEPTH, Effects, write_effects
from hatbox.games.top_hats.path_reading import read_path
from hatbox.games.top_hats.state import (
    BEHIND,
    BUILD,
    CELL_NAMES,
    CELLS,
    COLOURS,
    DIRECTIONS,
    JUMP,
    NARROW,
    NEIGHBOUR,
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
STEP_TO = [{int(cell): d for d, cell in enumerate(row) if cell >= 0} for row in NEIGHBOUR]
begins_move = rules.begins_move
JUMP_TO = [{int(cell): d for d, cell in enumerate(row) if cell >= 0} for row in BEHIND]
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


def effect_text(origin: int, target: int, captured: int) -> str:
    """Return a move written by its effect: C3-E7*C4,D6."""
    cells = ",".join(CELL_NAMES[cell] for cell in range(CELLS) if captured >> cell & 1)
    return f"{CELL_NAMES[origin]}-{CELL_NAMES[target]}" + (f"*{cells}" if cells else "")


def legal_moves(record: State, actions: Iterable[int]) -> list[str]:
    """Return all legal moves, steps and jumps by their effect, sorted."""
    numbers = [int(action) for action in actions]
    texts = [SIMPLE_TEXTS[action] for action in numbers if action in SIMPLE_TEXTS]
    if len(texts) < len(numbers):
        texts += effect_texts(record)
    return sorted(texts)


def effect_texts(record: State, room: int = 256) -> list[str]:
    """Return the effects of all legal moves of stacks as text."""
    return [effect_text(*effect) for effect in effects_of(record, room)]


def effects_of(record: State, room: int = 256) -> list[tuple[int, int, int]]:
    """Return the effects of all legal moves of stacks: origin, target, captured stacks (set of bits)."""
    while True:
        effects = Effects(*(new_buffer(room, np.int64) for _ in range(3)))
        count = write_effects(record, effects)
        if count != FULL:
            return [*zip(*(to_list(column[:count]) for column in effects), strict=True)]
        room *= 4


def moves(states: States, actions: list[int], movers: list[int]) -> list[dict[str, JSON]]:
    """Return a stretch of play as moves of a record; a move under way is left out."""
    under_way = to_object(State, states[-1]).origin != NONE
    moves: list[dict[str, JSON]] = []
    cells: list[int] = []
    for k, action in enumerate(actions):
        if action in SIMPLE_TEXTS:
            moves.append({"seat": movers[k], "move": SIMPLE_TEXTS[action]})
            continue
        if START <= action < JUMP:
            here, direction = divmod(action - START, DIRECTIONS)
            is_step = not under_way if k + 1 == len(actions) else not JUMP <= actions[k + 1] <= STOP
            cells = [here, int((NEIGHBOUR if is_step else BEHIND)[here][direction])]
        elif action < STOP:
            is_step = False
            cells.append(int(BEHIND[cells[-1]][action - JUMP]))
        if action == STOP or is_step:
            moves.append({"seat": movers[k], "move": " ".join(["move", *(CELL_NAMES[cell] for cell in cells)])})
    return moves
