"""Greedy at Magic Hat: forgets nothing, opens only what it knows, brings hats home unseen by the next player."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import NONE
from hatbox.engine.rng import below
from hatbox.games.magic_hat.rules import legal
from hatbox.games.magic_hat.state import LOWER, MAGIC, OPEN, PEEK, SWAP, UPPER, State

FITS, IS_MAGIC, BRINGS_HOME, LOOKS, WAITS = range(5)
REASONS = (
    ("why-magic-fits", ("slot",)),
    ("why-magic-magic", ("slot",)),
    ("why-magic-home", ("slot",)),
    ("why-magic-look", ("slot",)),
    ("why-magic-wait", ()),
)

ROOM = 1
NEVER = -1000  # an action taken only if there is no other


@rule
def choose(views: States, at: int, seat: int, seed: int, rngs: States, states: States, out: Buffer, why: Buffer) -> int:
    """Return the action of a seat that is on the move."""
    view, rng = views[at], rngs[0]
    rng.rng = seed
    best, ties, choice = 0, 0, NONE
    for i in range(legal(view, out)):
        action = out[i]
        if action < SWAP:
            value = value_of_peek(view, seat, action - PEEK)
        elif action < OPEN:
            value = value_of_swap(view, seat, LOWER[action - SWAP], UPPER[action - SWAP])
        else:
            value = value_of_open(view, seat, action - OPEN)
        if ties == 0 or value > best:
            best, ties, choice = value, 1, action
        elif value == best:
            ties += 1
            if below(rng, ties) == 0:
                choice = action
    explain(view, seat, choice, best, why)
    return choice


# Values of actions: by the kind of action first, then small differences within a kind.
OPEN_FITTING = 600
OPEN_MAGIC = 500
BRING = 400  # + what it brings more
PEEK_UNKNOWN = 300  # + 1 if the next player does not know it either
SWAP_IDLE = 200  # less what the next player may gain by it
PEEK_KNOWN = 100


@rule
def value_of_open(view: State, seat: int, slot: int) -> int:
    """M6: prefer what fits over magic, and what the next player knows too over the rest."""
    watched = view.seen[next_seat(view, seat)] >> slot & 1
    if view.hats[slot] == view.row[slot]:
        return OPEN_FITTING + watched
    return OPEN_MAGIC + watched if view.hats[slot] == MAGIC else NEVER


@rule
def value_of_peek(view: State, seat: int, slot: int) -> int:
    """M4: prefer unknown hats; peeking at a known hat is waiting."""
    if view.seen[seat] >> slot & 1:
        return PEEK_KNOWN
    return PEEK_UNKNOWN + 1 - (view.seen[next_seat(view, seat)] >> slot & 1)


@rule
def value_of_swap(view: State, seat: int, low: int, high: int) -> int:
    """M5: prefer to bring a known hat to its character while the next player does not know it."""
    home = value_of_home(view, seat, low, high) + value_of_home(view, seat, high, low)
    gift = value_of_gift(view, seat, low, high) + value_of_gift(view, seat, high, low)
    if gift >= CERTAIN:
        return NEVER
    return BRING + home - gift if home > 0 else SWAP_IDLE - gift


HOME = 10  # a hat comes to its character, and the next player does not know it
SECRET = 2  # nor does any other player
CERTAIN = 50  # the next player gains a hat
PERHAPS = 1  # the next player knows the hat and may gain it


@rule
def value_of_home(view: State, seat: int, origin: int, target: int) -> int:
    """Return the value of bringing a hat to a slot: 0 unless it belongs there, unknown to the next player."""
    if view.hats[origin] != view.row[target] or view.seen[next_seat(view, seat)] >> origin & 1:
        return 0
    for other in range(view.players):
        if other != seat and view.seen[other] >> origin & 1:
            return HOME
    return HOME + SECRET


@rule
def value_of_gift(view: State, seat: int, origin: int, target: int) -> int:
    """Return what the next player may gain when a hat comes to another slot."""
    if not view.seen[next_seat(view, seat)] >> origin & 1:
        return 0
    if view.hats[origin] >= 0:
        return CERTAIN if view.hats[origin] == view.row[target] else 0
    return PERHAPS


@rule
def next_seat(view: State, seat: int) -> int:
    """Return the seat that plays next."""
    return (seat + 1) % view.players


@rule
def explain(view: State, seat: int, action: int, value: int, why: Buffer) -> None:
    """Write the reason for an action of this value."""
    if action >= OPEN:
        why[0] = IS_MAGIC if view.hats[action - OPEN] == MAGIC else FITS
        why[1] = action - OPEN + 1
    elif action >= SWAP:
        low, high = LOWER[action - SWAP], UPPER[action - SWAP]
        why[0] = BRINGS_HOME if value >= PEEK_UNKNOWN else WAITS
        why[1] = (high if value_of_home(view, seat, low, high) > 0 else low) + 1
    else:
        why[0] = LOOKS if value >= PEEK_UNKNOWN else WAITS
        why[1] = action - PEEK + 1
