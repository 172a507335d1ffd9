"""A beginner at Hats takes the hat that leaves the most points now, and ends the turn."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer, sort
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import NONE
from hatbox.engine.parts import ATTENTIVE, SIMPLE
from hatbox.engine.rng import draw
from hatbox.games.hats.rules import legal
from hatbox.games.hats.state import BLACK, DISCARD, END, PLACES, TYPE, State

AWAKE = 0.8
MAX_LOST = 2  # own points that a half-asleep player may give away by an exchange


@rule
def choose(
    views: States,
    actions: Buffer,
    movers: Buffer,
    begin: int,
    count: int,
    seat: int,
    manner: int,
    seed: int,
    out: Buffer,
) -> int:
    """Return one of the preferred actions, drawn by the seed."""
    preferred = prefer(views[count], seat, manner, out)
    sort(out, preferred)
    action: int = out[draw(seed, begin, preferred)]
    return action


@rule
def prefer(view: State, seat: int, manner: int, out: Buffer) -> int:
    """Write the preferred actions and return how many.

    SIMPLE: the exchanges that leave the most own points now, if more than a black hat does. ATTENTIVE: those that cost
    few. Else, and where there are none, black hats, a point each.
    """
    count, kept = legal(view, out), 0
    before = points(view, seat, NONE, 0)
    least = before - MAX_LOST
    if manner == SIMPLE:
        least = before + 2
        for i in range(count):
            if out[i] < BLACK:
                least = max(least, points_after(view, seat, out[i], manner))
    if manner in (SIMPLE, ATTENTIVE):
        for i in range(count):
            if out[i] < BLACK and points_after(view, seat, out[i], manner) >= least:
                out[kept] = out[i]
                kept += 1
    return kept or keep_other_actions(out, count)


@rule
def keep_other_actions(out: Buffer, count: int) -> int:
    """Keep the black hats, else the end of the turn, else all: beginners do not discard or offer a card."""
    kept = 0
    for i in range(count):
        if BLACK <= out[i] < DISCARD:
            out[kept] = out[i]
            kept += 1
    if kept == 0 and out[count - 1] == END:
        out[0] = END
        kept = 1
    return kept or count


@rule
def points_after(view: State, seat: int, action: int, manner: int) -> int:
    """Return the points of a collection after an exchange; SIMPLE: one more for a type not shown before (H9)."""
    card, place = action // PLACES, action % PLACES
    kind = TYPE[view.table[place]]
    new = 1 if manner == SIMPLE and not view.shown[seat] >> kind & 1 else 0
    return points(view, seat, place, card) + worth(view, kind, place, card) + new


@rule
def worth(view: State, kind: int, place: int, card: int) -> int:
    """H11: return what a type is worth, its lowest position, if a card lay at a place; 0 if it is not on the table."""
    for i in range(view.places):
        if TYPE[card if i == place else view.table[i]] == kind:
            return i + 1
    return 0


@rule
def points(view: State, seat: int, place: int, card: int) -> int:
    """Return the points of a collection (H11) if a card lay at a place of the tea table."""
    total = 0
    for i in range(view.collection_size[seat]):
        total += worth(view, TYPE[view.collection[seat][i]], place, card)
    return total
