"""Top Hats as text: cells, colours and moves. A move is written by its path, or by its effect."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import numpy as np

from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.records import States, to_object
from hatbox.engine.errors import IllegalMove
from hatbox.engine.game import JSON, NONE
from hatbox.engine.notation import index_of, parse_int, split_move
from hatbox.games.top_hats import refusals, rules
from hatbox.games.top_hats.move_effects import FULL, Effects, write_effects
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

FORMS = {
    "build": "build yellow red",
    "place": "place 2 E7",
    "move": "move C3 C5 E7",
    "narrow": "narrow",
    "pass": "pass",
}
EFFECT = re.compile(r"(?P<origin>[A-I][1-9])-(?P<target>[A-I][1-9])(\*(?P<captured>[A-I][1-9](,[A-I][1-9])*))?")
STEP_TO = [{int(cell): d for d, cell in enumerate(row) if cell >= 0} for row in NEIGHBOUR]
begins_move = rules.begins_move
JUMP_TO = [{int(cell): d for d, cell in enumerate(row) if cell >= 0} for row in BEHIND]


def cell_of(word: str) -> int:
    """Return the number of a cell."""
    return index_of(word, CELL_NAMES, "unknown-cell")


def colour_of(word: str) -> int:
    """Return the number of a colour."""
    return index_of(word, COLOURS, "unknown-colour")


def simple_text(action: int) -> str:
    """Return the text of an action that is a whole move by itself, steps and jumps aside."""
    if action < PLACE:
        return f"build {COLOURS[action // SEATS]} {COLOURS[action % SEATS]}"
    if action < START:
        return f"place {(action - PLACE) // CELLS + 1} {CELL_NAMES[(action - PLACE) % CELLS]}"
    return "narrow" if action == NARROW else "pass"


def action_name(action: int) -> str:
    """Return one action as text; in moves of several actions with a digit for the direction (0 ... 5 as in T1)."""
    if START <= action < JUMP:
        return f"start {CELL_NAMES[(action - START) // DIRECTIONS]} {(action - START) % DIRECTIONS}"
    if JUMP <= action < STOP:
        return f"jump {action - JUMP}"
    return "stop" if action == STOP else simple_text(action)


SIMPLE_TEXTS = {action: simple_text(action) for action in (*range(START), NARROW, PASS)}
SIMPLE_ACTIONS = {text: action for action, text in SIMPLE_TEXTS.items()}


def parse(record: State, text: str) -> list[int]:
    """Return the actions of a written move: of a path of jumps a start, further jumps, and a stop."""
    action = SIMPLE_ACTIONS.get(text)
    if action is not None:
        return [action]
    effect = EFFECT.fullmatch(text)
    if effect:
        captured = [cell_of(word) for word in (effect["captured"] or "").split(",") if word]
        return shortest_path(record, cell_of(effect["origin"]), cell_of(effect["target"]), captured)
    words = split_move(text, FORMS, open_ended={"move": 3})
    if words[0] == "move":
        return parse_path(record, [cell_of(word) for word in words[1:]])
    if words[0] == "build":
        return [BUILD + colour_of(words[1]) * SEATS + colour_of(words[2])]
    if words[0] == "place":
        return [PLACE + (parse_int(words[1], 1, STACKS, "bad-stack") - 1) * CELLS + cell_of(words[2])]
    return [SIMPLE_ACTIONS[words[0]]]


def parse_path(record: State, cells: Sequence[int]) -> list[int]:
    """T6: return the actions of a path given by the cells landed on."""
    refusals.expect_to_move(record, cells[0], going_on=False)
    standing = int(rules.blockers_for(record, cells[0]))
    here, first = cells[0], cells[1]
    if first in STEP_TO[here]:
        if len(cells) > 2:
            raise IllegalMove("T6", "top-step-goes-on", origin=CELL_NAMES[here], target=CELL_NAMES[first])
        if standing >> first & 1:
            raise IllegalMove("T6", "top-not-empty", cell=CELL_NAMES[first])
        return [START + here * DIRECTIONS + STEP_TO[here][first]]
    actions: list[int] = []
    for target in cells[1:]:
        if target not in JUMP_TO[here]:
            raise IllegalMove("T6", "top-no-jump", origin=CELL_NAMES[here], target=CELL_NAMES[target])
        direction = JUMP_TO[here][target]
        over = int(NEIGHBOUR[here][direction])
        if not standing >> over & 1:
            raise IllegalMove("T6", "top-nothing-to-jump", cell=CELL_NAMES[over])
        actions.append(JUMP + direction if actions else START + here * DIRECTIONS + direction)
        here = target
    return [*actions, STOP]


def shortest_path(record: State, origin: int, target: int, captured: Sequence[int]) -> list[int]:
    """Return the actions of a shortest path with a given effect, or of the rest of the move under way."""
    refusals.expect_to_move(record, origin, going_on=True)
    state = to_object(State, record)
    going_on = state.origin != NONE
    if not captured and not going_on and target in STEP_TO[origin]:
        return parse_path(record, [origin, target])
    free, prey = int(rules.free_for(record, origin)), int(rules.enemies(record))
    wanted = sum({1 << cell for cell in captured})
    if len(captured) != wanted.bit_count():
        raise IllegalMove("T6", "top-no-such-effect", effect=effect_text(origin, target, wanted))
    here = state.at if going_on else origin
    paths: list[tuple[int, int, int, list[int]]] = [
        (here, int(rules.blockers_for(record, origin)), state.jumped & prey, [])
    ]
    seen = {paths[0][:3]}
    for cell, blockers, taken, jumps in paths:  # breadth first: `paths` grows during the loop
        if cell == target and taken == wanted and (jumps or going_on):
            first = [] if going_on else [START + origin * DIRECTIONS + jumps[0]]
            return [*first, *(JUMP + direction for direction in jumps[len(first) :]), STOP]
        for goal, direction in JUMP_TO[cell].items():
            over = 1 << int(NEIGHBOUR[cell][direction])
            further = (goal, blockers & ~over, taken | prey & over)
            if blockers & over and free >> goal & 1 and further not in seen and not further[2] & ~wanted:
                seen.add(further)
                paths.append((*further, [*jumps, direction]))
    raise IllegalMove("T6", "top-no-such-effect", effect=effect_text(origin, target, wanted))


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
