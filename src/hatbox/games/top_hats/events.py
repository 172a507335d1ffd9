"""Events of Top Hats: what a viewer saw happen, made of views alone."""

from __future__ import annotations

from hatbox.compiled.records import to_object
from hatbox.engine.game import HIDDEN, NONE, GameEvent, Motion
from hatbox.games.top_hats.state import (
    BUILD_UNSEEN,
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
    START,
    STOP,
    State,
)


def describe(before: State, action: int, after: State, seat: int) -> list[GameEvent]:
    """Return what a viewer saw happen when `seat` acted."""
    old, new = to_object(State, before), to_object(State, after)
    if action == BUILD_UNSEEN:
        return [GameEvent("top-build-unseen", {"seat": seat}, (Motion("stack", "bag", f"built:{seat}"),))]
    if action < PLACE:
        colours = {"middle": COLOURS[action // SEATS], "bottom": COLOURS[action % SEATS]}
        return [GameEvent("top-build", {"seat": seat, **colours}, (Motion("stack", "bag", f"built:{seat}"),))]
    if action < START:
        stack, place = divmod(action - PLACE, CELLS)
        cell = CELL_NAMES[place]
        motion = Motion("stack", f"built:{seat}", f"cell:{cell}", COLOURS[seat])
        return [GameEvent("top-place", {"seat": seat, "stack": stack + 1, "cell": cell}, (motion,))]
    if action == PASS:
        return [GameEvent("top-pass", {"seat": seat})]
    if action == NARROW:
        return [GameEvent("top-narrow", {"seat": seat, "band": new.band})]
    if action == STOP:
        return [GameEvent("top-stop", {"seat": seat, "cell": CELL_NAMES[old.at]}), *_captures(old, new)]
    return [_hop(old, action, new, seat)]


def _hop(old: State, action: int, new: State, seat: int) -> GameEvent:
    here, direction = divmod(action - START, DIRECTIONS) if action < JUMP else (old.at, action - JUMP)
    origin, over = CELL_NAMES[here], CELL_NAMES[int(NEIGHBOUR[here][direction])]
    if new.origin == NONE:
        motion = Motion("stack", f"cell:{origin}", f"cell:{over}", COLOURS[seat])
        return GameEvent("top-step", {"seat": seat, "origin": origin, "target": over}, (motion,))
    target = CELL_NAMES[new.at]
    motion = Motion("stack", f"cell:{origin}", f"cell:{target}", COLOURS[seat])
    return GameEvent("top-jump", {"seat": seat, "origin": origin, "over": over, "target": target}, (motion,))


def _captures(old: State, new: State) -> list[GameEvent]:
    events = []
    for cell in range(CELLS):
        lost = next(
            (colour for colour in range(SEATS) if old.owned[colour] >> cell & 1 and old.jumped >> cell & 1), NONE
        )
        if lost in (NONE, old.turn):
            continue
        now = next((colour for colour in range(SEATS) if new.owned[colour] >> cell & 1), HIDDEN)
        cells = {"cell": CELL_NAMES[cell], "lost": COLOURS[lost]}
        motions = (Motion("hat", f"cell:{CELL_NAMES[cell]}", "lost", COLOURS[lost]),)
        if now == HIDDEN:
            events.append(GameEvent("top-captured-last", cells, motions))
        else:
            events.append(GameEvent("top-captured", {**cells, "now": COLOURS[now]}, motions))
    return events
