"""Explanations for Magic Hat: from what the seat and the others know, and what their play makes likely."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import HIDDEN
from hatbox.engine.schema import INT, Message, Nothing, Scalar
from hatbox.engine.tape import put, put2, put3
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
)
NO_REASON, FITS, IS_MAGIC, TOLD, GUESS, HOME, DISTURB, LOOK, CHECK, WAIT, IDLE = range(len(REASONS))


@rule
def describe_reason(
    views: States,
    actions: Buffer,
    movers: Buffer,
    count: int,
    seat: int,
    action: int,
    forced: int,
    belief: Buffer,
    states: States,
    tape: Buffer,
) -> int:
    """Write what an action is good for, by the seat's observations."""
    view = views[count]
    if forced:
        return put(tape, 0, NO_REASON)
    if action >= OPEN:
        return describe_open_reason(view, seat, action - OPEN, belief, states[0], tape)
    if action >= SWAP:
        return describe_swap_reason(view, seat, LOWER[action - SWAP], UPPER[action - SWAP], tape)
    return describe_peek_reason(view, seat, action - PEEK, tape)


@rule
def describe_open_reason(view: State, seat: int, slot: int, belief: Buffer, world: State, tape: Buffer) -> int:
    """M6: write why a hat is opened that is known to be won, or may well be.

    The chances in percent that it can be won where it lies are those by the view, and by the others' play too.
    """
    if view.hats[slot] != HIDDEN:
        variant = FITS if view.hats[slot] == view.row[slot] else IS_MAGIC if view.hats[slot] == MAGIC else NO_REASON
        return put2(tape, 0, variant, slot + 1)
    fitting, likely_fitting, likely = 0, 0.0, 0.0
    for seed in range(WORLDS):
        determinize(view, seat, seed, world)
        weight = likelihood(world, belief)
        likely += weight
        if fits(world, slot):
            fitting += 1
            likely_fitting += weight
    before, now = round(100 * fitting / WORLDS), round(100 * likely_fitting / likely)
    return put3(tape, 0, TOLD if now - before >= HINT else GUESS, slot + 1, now)


@rule
def describe_swap_reason(view: State, seat: int, low: int, high: int, tape: Buffer) -> int:
    """M5: write why to swap: to bring home a hat the next player does not know, or take away one that player knows."""
    theirs = view.seen[(seat + 1) % view.players]
    fits_high, fits_low = view.hats[low] == view.row[high], view.hats[high] == view.row[low]
    if fits_high or fits_low:
        is_gift = (fits_high and theirs >> low & 1 == 1) or (fits_low and theirs >> high & 1 == 1)
        return put2(tape, 0, NO_REASON if is_gift else HOME, (high if fits_high else low) + 1)
    watched = theirs & ~view.seen[seat]
    if watched >> low & 1:
        return put2(tape, 0, DISTURB, low + 1)
    if watched >> high & 1:
        return put2(tape, 0, DISTURB, high + 1)
    return describe_wait(view, seat, tape)


@rule
def describe_peek_reason(view: State, seat: int, slot: int, tape: Buffer) -> int:
    """M4: write why to peek: to know more, above all what another player knows."""
    if view.seen[seat] >> slot & 1:
        return describe_wait(view, seat, tape)
    for turn in range(1, view.players):  # the next player first
        other = (seat + turn) % view.players
        if view.seen[other] >> slot & 1:
            return put3(tape, 0, CHECK, slot + 1, other)
    return put2(tape, 0, LOOK, slot + 1)


@rule
def describe_wait(view: State, seat: int, tape: Buffer) -> int:
    """Write why to wait: nothing that the seat knows can be won as it lies, or perhaps be brought home."""
    for slot in range(SLOTS):
        if view.hats[slot] >= 0 and fits(view, slot):
            return put(tape, 0, NO_REASON)
    theirs, characters = view.seen[(seat + 1) % view.players], characters_in_row(view)
    for slot in range(SLOTS):
        hat = view.hats[slot]
        if hat == HIDDEN or (hat >= 0 and characters >> hat & 1 and not theirs >> slot & 1):
            return put(tape, 0, IDLE)
    return put(tape, 0, WAIT)
