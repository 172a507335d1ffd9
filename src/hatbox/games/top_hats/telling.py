"""A game of Top Hats in words, told from views."""

from __future__ import annotations

from hatbox.core.game import HIDDEN, NONE, Happening
from hatbox.core.jit import thaw
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


def tell(before: State, action: int, after: State, seat: int) -> list[Happening]:
    """What a viewer saw happen when `seat` acted."""
    old, new = thaw(State, before), thaw(State, after)
    if action == BUILD_UNSEEN:
        return [Happening("top-build-unseen", {"seat": seat})]
    if action < PLACE:
        colours = {"middle": COLOURS[action // SEATS], "bottom": COLOURS[action % SEATS]}
        return [Happening("top-build", {"seat": seat, **colours})]
    if action < START:
        stack, cell = divmod(action - PLACE, CELLS)
        return [Happening("top-place", {"seat": seat, "stack": stack + 1, "cell": CELL_NAMES[cell]})]
    if action == PASS:
        return [Happening("top-pass", {"seat": seat})]
    if action == NARROW:
        return [Happening("top-narrow", {"seat": seat, "band": new.band})]
    if action == STOP:
        return [Happening("top-stop", {"seat": seat, "cell": CELL_NAMES[old.at]}), *_captures(old, new)]
    return [_hop(old, action, new, seat)]


def _hop(old: State, action: int, new: State, seat: int) -> Happening:
    here, direction = divmod(action - START, DIRECTIONS) if action < JUMP else (old.at, action - JUMP)
    over = int(NEIGHBOUR[here][direction])
    if new.origin == NONE:
        return Happening("top-step", {"seat": seat, "origin": CELL_NAMES[here], "target": CELL_NAMES[over]})
    cells = {"origin": CELL_NAMES[here], "over": CELL_NAMES[over], "target": CELL_NAMES[new.at]}
    return Happening("top-jump", {"seat": seat, **cells})


def _captures(old: State, new: State) -> list[Happening]:
    told = []
    for cell in range(CELLS):
        lost = next(
            (colour for colour in range(SEATS) if old.owned[colour] >> cell & 1 and old.jumped >> cell & 1), NONE
        )
        if lost in (NONE, old.turn):
            continue
        now = next((colour for colour in range(SEATS) if new.owned[colour] >> cell & 1), HIDDEN)
        cells = {"cell": CELL_NAMES[cell], "lost": COLOURS[lost]}
        if now == HIDDEN:
            told.append(Happening("top-captured-last", cells))
        else:
            told.append(Happening("top-captured", {**cells, "now": COLOURS[now]}))
    return told
