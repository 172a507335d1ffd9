"""Explanations for Magic Hat: from what the seat and the others know, and what their play makes likely.

Compared with the next best action, only what is not true of that one, or less so.
"""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import HIDDEN, NONE, ONLY
from hatbox.engine.schema import INT, Message, Nothing, Scalar
from hatbox.engine.tape import put, put2, put3, put4
from hatbox.games.magic_hat.heuristics import fits, likelihood
from hatbox.games.magic_hat.rules import characters_in_row
from hatbox.games.magic_hat.state import LOWER, MAGIC, OPEN, PEEK, SLOTS, SWAP, UPPER, State
from hatbox.games.magic_hat.views import determinize

WORLDS = 200  # sampled for the probability that a hat fits
HINT = 10  # percent by which the others' play must raise it to be mentioned

SLOT: dict[str, Scalar] = {"slot": INT}
REASONS = (
    Nothing(),
    Message("why-magic-fits", SLOT),
    Message("why-magic-magic", SLOT),
    Message("why-magic-told", {**SLOT, "chance": INT}),
    Message("why-magic-guess", {**SLOT, "chance": INT}),
    Message("why-magic-home", SLOT),
    Message("why-magic-disturb", SLOT),
    Message("why-magic-look", SLOT),
    Message("why-magic-check", {**SLOT, "seat": INT}),
    Message("why-magic-wait"),
    Message("why-magic-idle"),
    Message("why-magic-race", SLOT),
    Message("why-magic-likelier", {**SLOT, "chance": INT, "other": INT}),
    Message("why-magic-risk", {**SLOT, "chance": INT}),
)
NO_REASON, FITS, IS_MAGIC, TOLD, GUESS, HOME, DISTURB, LOOK, CHECK, WAIT, IDLE = range(11)
RACE, LIKELIER, RISK = range(11, len(REASONS))


@rule
def describe_reason(
    views: States,
    actions: Buffer,
    movers: Buffer,
    count: int,
    seat: int,
    action: int,
    rival: int,
    belief: Buffer,
    states: States,
    tape: Buffer,
) -> int:
    """Write what sets an action apart from another, or what it is good for, by the seat's observations."""
    view = views[count]
    if rival == ONLY:
        return put(tape, 0, NO_REASON)
    if action >= OPEN:
        return describe_open_reason(view, seat, action - OPEN, rival, belief, states[0], tape)
    is_special = is_homecoming(view, seat, action) or watched_slot(view, seat, action) != NONE
    if rival >= OPEN and view.hats[rival - OPEN] == HIDDEN and not is_special:  # M6b
        _, chance = chances(view, seat, rival - OPEN, belief, states[0])
        return put3(tape, 0, RISK, rival - OPEN + 1, 100 - chance) if chance < 100 else put(tape, 0, NO_REASON)
    if action >= SWAP:
        return describe_swap_reason(view, seat, action, rival, tape)
    return describe_peek_reason(view, seat, action - PEEK, rival, tape)


@rule
def describe_open_reason(
    view: State, seat: int, slot: int, rival: int, belief: Buffer, world: State, tape: Buffer
) -> int:
    """M6: write why a hat is opened that is known to be won, or may well be."""
    instead = rival - OPEN if rival >= OPEN else NONE
    if view.hats[slot] != HIDDEN:
        if not fits(view, slot):
            return put(tape, 0, NO_REASON)
        variant = IS_MAGIC if view.hats[slot] == MAGIC else FITS
        if instead != NONE and view.hats[instead] != HIDDEN and fits(view, instead):  # known to be won too
            theirs = view.seen[(seat + 1) % view.players]
            if theirs >> slot & 1 and not theirs >> instead & 1:
                variant = RACE
            elif (view.hats[slot] == MAGIC) == (view.hats[instead] == MAGIC):
                variant = NO_REASON
        return put2(tape, 0, variant, slot + 1)
    before, now = chances(view, seat, slot, belief, world)
    if instead == NONE or view.hats[instead] != HIDDEN:
        if instead != NONE and fits(view, instead):
            return put(tape, 0, NO_REASON)
        return put3(tape, 0, TOLD if now - before >= HINT else GUESS, slot + 1, now)
    _, other = chances(view, seat, instead, belief, world)
    if now <= other:
        return put(tape, 0, NO_REASON)
    return put4(tape, 0, LIKELIER, slot + 1, now, other)


@rule
def chances(view: State, seat: int, slot: int, belief: Buffer, world: State) -> tuple[int, int]:
    """Return the chances in percent that a hat can be won where it lies: by the view, and by the others' play too."""
    fitting, likely_fitting, likely = 0, 0.0, 0.0
    for seed in range(WORLDS):
        determinize(view, seat, seed, world)
        weight = likelihood(world, belief)
        likely += weight
        if fits(world, slot):
            fitting += 1
            likely_fitting += weight
    return round(100 * fitting / WORLDS), round(100 * likely_fitting / likely)


@rule
def describe_swap_reason(view: State, seat: int, action: int, rival: int, tape: Buffer) -> int:
    """M5: write why to swap: to bring home a hat the next player does not know, or take away one that player knows."""
    low, high = LOWER[action - SWAP], UPPER[action - SWAP]
    fits_high, fits_low = view.hats[low] == view.row[high], view.hats[high] == view.row[low]
    if fits_high or fits_low:
        is_good = is_homecoming(view, seat, action) and not is_homecoming(view, seat, rival)
        return put2(tape, 0, HOME if is_good else NO_REASON, (high if fits_high else low) + 1)
    slot = watched_slot(view, seat, action)
    if slot != NONE:
        return put2(tape, 0, DISTURB if watched_slot(view, seat, rival) == NONE else NO_REASON, slot + 1)
    return describe_wait(view, seat, rival, tape)


@rule
def is_swap(action: int) -> bool:
    return SWAP <= action < OPEN


@rule
def is_homecoming(view: State, seat: int, action: int) -> bool:
    """Return whether an action brings a hat to its character, and none that the next player knows."""
    if not is_swap(action):
        return False
    low, high = LOWER[action - SWAP], UPPER[action - SWAP]
    theirs = view.seen[(seat + 1) % view.players]
    fits_high, fits_low = view.hats[low] == view.row[high], view.hats[high] == view.row[low]
    is_gift = (fits_high and theirs >> low & 1 == 1) or (fits_low and theirs >> high & 1 == 1)
    return (fits_high or fits_low) and not is_gift


@rule
def watched_slot(view: State, seat: int, action: int) -> int:
    """Return a slot from which an action takes a hat that the next player knows and the seat does not, else NONE."""
    if not is_swap(action):
        return NONE
    watched = view.seen[(seat + 1) % view.players] & ~view.seen[seat]
    low, high = LOWER[action - SWAP], UPPER[action - SWAP]
    return low if watched >> low & 1 else high if watched >> high & 1 else NONE


@rule
def describe_peek_reason(view: State, seat: int, slot: int, rival: int, tape: Buffer) -> int:
    """M4: write why to peek: to know more, above all what another player knows."""
    if view.seen[seat] >> slot & 1:
        return describe_wait(view, seat, rival, tape)
    instead = rival - PEEK if PEEK <= rival < SWAP and not view.seen[seat] >> rival - PEEK & 1 else NONE
    other = who_knows(view, seat, slot)
    if other != NONE and (instead == NONE or who_knows(view, seat, instead) == NONE):
        return put3(tape, 0, CHECK, slot + 1, other)
    return put2(tape, 0, LOOK if instead == NONE else NO_REASON, slot + 1)


@rule
def who_knows(view: State, seat: int, slot: int) -> int:
    """Return another seat that knows a hat, the next player first; NONE if there is none."""
    for turn in range(1, view.players):
        other = (seat + turn) % view.players
        if view.seen[other] >> slot & 1:
            return other
    return NONE


@rule
def describe_wait(view: State, seat: int, rival: int, tape: Buffer) -> int:
    """Write why to wait: nothing that the seat knows can be won as it lies, or perhaps be brought home."""
    if is_waiting(view, seat, rival):
        return put(tape, 0, NO_REASON)
    for slot in range(SLOTS):
        if view.hats[slot] >= 0 and fits(view, slot):
            return put(tape, 0, NO_REASON)
    theirs, characters = view.seen[(seat + 1) % view.players], characters_in_row(view)
    for slot in range(SLOTS):
        hat = view.hats[slot]
        if hat == HIDDEN or (hat >= 0 and characters >> hat & 1 and not theirs >> slot & 1):
            return put(tape, 0, IDLE)
    return put(tape, 0, WAIT)


@rule
def is_waiting(view: State, seat: int, action: int) -> bool:
    """Return whether an action neither shows the seat a hat, nor brings one home or out of the next player's sight."""
    if PEEK <= action < SWAP:
        return view.seen[seat] >> action - PEEK & 1 == 1
    if not is_swap(action):
        return False
    low, high = LOWER[action - SWAP], UPPER[action - SWAP]
    fits_any = view.hats[low] == view.row[high] or view.hats[high] == view.row[low]
    return not fits_any and watched_slot(view, seat, action) == NONE
