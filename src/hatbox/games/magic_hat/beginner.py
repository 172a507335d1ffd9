"""A beginner at Magic Hat: peeks, remembers little, brings hats home and opens what it believes to fit."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer, sort
from hatbox.compiled.intrinsics import scratch
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.parts import DROWSY, SIMPLE
from hatbox.engine.rng import draw
from hatbox.games.magic_hat.heuristics import fits, last_sightings
from hatbox.games.magic_hat.rules import legal
from hatbox.games.magic_hat.state import LOWER, OPEN, PEEK, SLOTS, SWAP, UPPER, State

AWAKE = 0.9
MEMORY = 4  # own turns that a beginner remembers a hat
SHORT_MEMORY = 3  # the same of a half-asleep player

WINS, BRINGS_HOME, LOOKS, HARMLESS = range(4)  # purposes of an action, the best first


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
    preferred = prefer(views, actions, movers, count, seat, manner, out)
    sort(out, preferred)
    action: int = out[draw(seed, begin, preferred)]
    return action


@rule
def prefer(views: States, actions: Buffer, movers: Buffer, count: int, seat: int, manner: int, out: Buffer) -> int:
    """Write the preferred actions and return how many.

    Open what fits, else bring a hat home, else peek at something not known, else do no harm. DROWSY: do no harm.
    """
    view, legal_count = views[count], legal(views[count], out)
    known = recent_slots(views, actions, movers, count, seat, MEMORY if manner == SIMPLE else SHORT_MEMORY)
    kept, purpose = 0, HARMLESS if manner == DROWSY else WINS
    while kept == 0:
        for i in range(legal_count):
            if serves(view, known, out[i], purpose):
                out[kept] = out[i]
                kept += 1
        purpose += 1
    return kept


@rule
def recent_slots(views: States, actions: Buffer, movers: Buffer, count: int, seat: int, turns: int) -> int:
    """Return the slots whose hat the seat saw in its last turns (set of bits)."""
    sightings = scratch(SLOTS)
    last_sightings(views, actions, movers, count, seat, sightings)
    since, known = max(0, count - turns * views[count].players), 0
    for slot in range(SLOTS):
        if sightings[slot] >= since:
            known |= 1 << slot
    return known


@rule
def serves(view: State, known: int, action: int, purpose: int) -> bool:
    """Return whether an action serves a purpose, by what is known: slots whose hat the seat remembers."""
    if action >= OPEN:
        return purpose == WINS and is_known_to_fit(view, known, action - OPEN)
    if action < SWAP:
        return purpose == HARMLESS or (purpose == LOOKS and not known >> action - PEEK & 1)
    low, high = LOWER[action - SWAP], UPPER[action - SWAP]
    if purpose == HARMLESS:  # leave a hat alone that is known to fit
        return not is_known_to_fit(view, known, low) and not is_known_to_fit(view, known, high)
    return purpose == BRINGS_HOME and (is_home(view, known, low, high) or is_home(view, known, high, low))


@rule
def is_known_to_fit(view: State, known: int, slot: int) -> bool:
    """M6: return whether the hat above a slot is known to be won there."""
    return known >> slot & 1 == 1 and fits(view, slot)


@rule
def is_home(view: State, known: int, slot: int, other: int) -> bool:
    """Return whether the hat above a slot is known to belong above the other."""
    return known >> slot & 1 == 1 and view.hats[slot] == view.row[other]
