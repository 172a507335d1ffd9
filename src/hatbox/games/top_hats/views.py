"""Views of Top Hats: a state as a seat may know it, and states that fit a view."""

from __future__ import annotations

from hatbox.compiled.intrinsics import assign, lsb
from hatbox.compiled.jit import rule
from hatbox.engine.game import HIDDEN, NONE, OVER
from hatbox.engine.rng import below
from hatbox.games.top_hats.rules import enemies, mover
from hatbox.games.top_hats.state import BELOW, BUILD_UNSEEN, CELLS, PLACE, SEATS, STACKS, STOP, State


@rule
def observe_in_play(state: State, seat: int, view: State) -> None:
    """Copy the state with holes: below the top, a stack is known to its builder alone (T3, T5)."""
    assign(view, state)
    view.rng = 0
    for cell in range(CELLS):
        if state.builder[cell] != NONE and state.builder[cell] != seat:
            for depth in range(BELOW):
                if state.below[cell][depth] != NONE:
                    view.below[cell][depth] = HIDDEN
    for builder in range(state.players):
        if builder != seat:
            for stack in range(STACKS):
                for depth in range(BELOW):
                    if state.built[builder][stack][depth] != NONE:
                        view.built[builder][stack][depth] = HIDDEN


@rule
def glimpse(state: State, action: int, seat: int) -> int:
    """Return the action, about to be applied, as a seat sees it: building is secret (T3)."""
    return BUILD_UNSEEN if action < PLACE and state.turn != seat else action


@rule
def revealed(before: State, action: int, after: State, seat: int) -> int:
    """T7: return the hats that a capture uncovers, two bits each; there are at most fifteen stacks."""
    if action != STOP:
        return 0
    uncovered, captured = 0, before.jumped & enemies(before)
    while captured:
        cell = lsb(captured)
        captured &= captured - 1
        uncovered <<= 2
        for colour in range(SEATS):
            if after.owned[colour] >> cell & 1:
                uncovered |= colour + 1  # 0: no hat is left
    return uncovered


@rule
def reveals(before: State, action: int, after: State) -> int:
    """T7: return 1 if a player saw a hidden hat: only a capture uncovers one."""
    return int(action == STOP and before.jumped & enemies(before) != 0)


@rule
def determinize(view: State, seat: int, seed: int, state: State) -> None:
    """Fill the holes with each builder's buried hats, which all can count, all orders equally likely."""
    assign(state, view)
    state.rng = seed
    if mover(view) == OVER:
        return
    for builder in range(SEATS + 1):
        if builder != seat:
            bury(view, builder, state)


@rule
def bury(view: State, builder: int, state: State) -> None:
    """Draw a hat for every hole of one builder's stacks."""
    red, yellow, blue = view.buried[builder][0], view.buried[builder][1], view.buried[builder][2]
    if red + yellow + blue == 0:
        return
    for cell in range(CELLS):
        for depth in range(BELOW):
            if view.builder[cell] == builder and view.below[cell][depth] == HIDDEN:
                hat = colour_at(below(state, red + yellow + blue), red, yellow)
                state.below[cell][depth] = hat
                red, yellow, blue = red - (hat == 0), yellow - (hat == 1), blue - (hat == 2)
    if builder == SEATS:
        return
    for stack in range(STACKS):
        for depth in range(BELOW):
            if view.built[builder][stack][depth] == HIDDEN:
                hat = colour_at(below(state, red + yellow + blue), red, yellow)
                state.built[builder][stack][depth] = hat
                red, yellow, blue = red - (hat == 0), yellow - (hat == 1), blue - (hat == 2)


@rule
def colour_at(number: int, red: int, yellow: int) -> int:
    """Return the colour of the hat with this number in a row sorted by colour."""
    if number < red:
        return 0
    return 1 if number < red + yellow else 2
