"""Heuristics of Magic Hat for the search: act on known hats, and infer hats from the others' play."""

from __future__ import annotations

import math

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import exp, halve, scratch
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import HIDDEN, NONE, OVER
from hatbox.engine.rng import HasRng, below, uniform
from hatbox.games.magic_hat import calibration, network_inputs, networks
from hatbox.games.magic_hat.rules import is_complete, known_slots, legal, mover, occupied_slots, payoff, score
from hatbox.games.magic_hat.state import LOWER, MAGIC, OPEN, PEEK, ROLL, SLOTS, SWAP, UPPER, State

EXPLORATION = 1.0
CALIBRATION = calibration.CALIBRATION
INPUTS = network_inputs.INPUTS
NETWORKS = networks.NETWORKS
STEPS = 40
CONTEMPT = 0.1  # by how much a stalled game (M10) is worth less than playing on with a lead
CONTEMPT_IF_EVEN = 0.3  # the same without a lead
GRACE = 8  # turns of waiting after which a network's estimate begins to fall
PATIENCE = 40  # turns without a card won until no more are expected
BELIEF_SIZE = SLOTS * (MAGIC + 1)  # by slot and kind
AGREEMENT = (0.46, 0.55)  # of weak players with the search, and of strong ones
KINDS = {"peek": "peek", "swap": "swap", "": "open"}
LEAD = 1.2  # points of lead that make a win likely, per square root of the pairs to come

inputs = network_inputs.inputs
can_evaluate = network_inputs.can_evaluate


@rule
def fits(state: State, slot: int) -> bool:
    """M6: return whether the hat above a slot can be won there."""
    return state.hats[slot] == MAGIC or state.hats[slot] == state.row[slot]


@rule
def home_of(state: State, slot: int) -> int:
    """Return another slot with the character of the hat above this one, or NONE."""
    for other in range(SLOTS):
        if other != slot and state.row[other] == state.hats[slot]:
            return other
    return NONE


@rule
def prior(state: State, out: Buffer, count: int, weights: Buffer) -> None:
    """Prefer opening what is known to fit, bringing hats home, and peeking at unknown hats."""
    seen = known_slots(state, state.turn)
    theirs = known_slots(state, (state.turn + 1) % state.players)
    for i in range(count):
        action = out[i]
        if action >= ROLL:
            weights[i] = 1.0
        elif action >= OPEN:
            slot = action - OPEN
            weights[i] = (20.0 if fits(state, slot) else 0.02) if seen >> slot & 1 else 0.5
        elif action >= SWAP:
            low, high = LOWER[action - SWAP], UPPER[action - SWAP]
            weights[i] = 0.2
            if seen >> low & 1 and state.hats[low] == state.row[high]:
                weights[i] = 0.5 if theirs >> low & 1 else 2.0
            if seen >> high & 1 and state.hats[high] == state.row[low]:
                weights[i] = 0.5 if theirs >> high & 1 else 2.0
        else:
            weights[i] = 0.1 if seen >> action - PEEK & 1 else 2.0


@rule
def playout(state: State, out: Buffer, rng: HasRng) -> int:
    """Return an action by what the mover knows: open what fits, bring a hat home, peek at an unknown hat."""
    if state.shuffling:
        return ROLL
    seen = known_slots(state, state.turn)
    theirs = known_slots(state, (state.turn + 1) % state.players)
    start = below(rng, SLOTS)
    for k in range(SLOTS):
        slot = (start + k) % SLOTS
        if seen >> slot & 1 and fits(state, slot):
            return OPEN + slot
    for k in range(SLOTS):
        slot = (start + k) % SLOTS
        if seen >> slot & 1 and not theirs >> slot & 1:
            home = home_of(state, slot)
            if home != NONE:
                pair = pair_of(slot, home)
                if not (state.no_swap_back and pair == state.last_swap):
                    return SWAP + pair
    for k in range(SLOTS):
        slot = (start + k) % SLOTS
        if state.row[slot] != NONE and not seen >> slot & 1:
            return PEEK + slot
    if below(rng, 4) == 0:
        for k in range(SLOTS):
            slot = (start + k) % SLOTS
            home = home_of(state, slot)
            if seen >> slot & 1 and home != NONE:  # else all would wait for ever
                pair = pair_of(slot, home)
                if not (state.no_swap_back and pair == state.last_swap):
                    return SWAP + pair
    return out[below(rng, legal(state, out))]  # type: ignore[no-any-return]


@rule
def pair_of(first: int, second: int) -> int:
    """Return the number of the swap of two slots."""
    low, high = min(first, second), max(first, second)
    return low * (2 * SLOTS - low - 1) // 2 + high - low - 1


@rule
def value(state: State, seat: int) -> float:
    """Return the share of the win, or before the end its probability by the lead, lower the longer nothing is won.

    M10: a leading player could undo all that the others try until the game stalls, which is no fun. So a stalled game
    is worth less than one played on: enough to take what is offered when ahead, and to offer something when even.
    """
    share = payoff(state, seat)
    if is_complete(state):
        return share
    chance = chance_of(state, seat)
    if mover(state) == OVER:
        return stalled(share, chance)
    return weary(chance, share, chance, state.stall / PATIENCE)


@rule
def chance_of(state: State, seat: int) -> float:
    """Return the probability of a win by the lead."""
    best = -1000
    for other in range(state.players):
        if other != seat:
            best = max(best, score(state, other))
    lead = score(state, seat) - best
    left = occupied_slots(state) + state.character_pile_size - state.last_slots + 1  # pairs to come, and one
    chance = 1.0 / (1.0 + exp(-2.0 * lead / (LEAD * math.sqrt(left))))
    return chance * (2.0 / state.players) if state.players > 2 else chance


@rule
def stalled(share: float, chance: float) -> float:
    """Return what a stalled game is worth to a seat with this share of the win: less than playing on."""
    return 0.0 if share == 0.0 else max(0.0, chance - (CONTEMPT if share == 1.0 else CONTEMPT_IF_EVEN))


@rule
def weary(expected: float, share: float, chance: float, waited: float) -> float:
    """Mix an expected share of the win with the worth of a stall, by how much was waited: at 1 it is all."""
    part = min(1.0, waited)
    return part * stalled(share, chance) + (1.0 - part) * expected


@rule
def temper(state: State, seat: int, expected: float) -> float:
    """Return what is left of the share of the win that the network expects, the longer nothing was won."""
    waited = (state.stall - GRACE) / PATIENCE
    if waited <= 0.0:
        return expected
    return weary(expected, payoff(state, seat), chance_of(state, seat), waited)


@rule
def private_info_key(state: State, seat: int, other: int) -> int:
    """Encode what a seat knows and the other does not: of each such hat whether it fits, or where it belongs."""
    hidden = known_slots(state, seat) & ~known_slots(state, other)
    key = 0
    for slot in range(SLOTS):
        key *= SLOTS + 3
        if hidden >> slot & 1:
            key += 1
            if fits(state, slot):
                key += 1
            else:
                home = home_of(state, slot)
                if home != NONE:
                    key += 2 + home
    return key


@rule
def progress(state: State) -> float:
    """M7: return how many of the characters to be won are gone."""
    left = occupied_slots(state) + state.character_pile_size - state.last_slots
    return min(1.0, max(0.0, 1.0 - left / (state.characters - state.last_slots)))


# --- belief: inferring hats from the others' play -----------------------------------------------------------


PASSED_OVER = 0.05  # how often a player leaves a hat closed that is known to fit
DOUBT = 0.01  # lower bound of a likelihood
IDLE_SWAP = 0.1  # how often a player swaps a known hat elsewhere, against home


@rule
def believe(views: States, actions: Buffer, movers: Buffer, count: int, seat: int, belief: Buffer) -> None:
    """Write by slot and kind how well that hat there fits the play so far, at most 1.

    Track the hats through the game, and weight each by what the players did who knew it.
    """
    kinds = MAGIC + 1
    for i in range(len(belief)):
        belief[i] = 1.0
    for k in range(count):
        view, action, player = views[k], actions[k], movers[k]
        if action == ROLL:
            for i in range(len(belief)):
                belief[i] = 1.0
            continue
        if player != seat:
            seen = known_slots(view, player)
            for slot in range(SLOTS):
                if not seen >> slot & 1 or view.hats[slot] >= 0:
                    continue
                if action < OPEN:  # the mover knew it and opened nothing: it does not fit, or the mover waits
                    belief[slot * kinds + MAGIC] *= PASSED_OVER
                    belief[slot * kinds + view.row[slot]] *= PASSED_OVER
                if SWAP <= action < OPEN:
                    low, high = LOWER[action - SWAP], UPPER[action - SWAP]
                    if slot in (low, high):
                        home = view.row[high if slot == low else low]
                        for kind in range(kinds):
                            if kind != home:
                                belief[slot * kinds + kind] *= IDLE_SWAP
        for i in range(len(belief)):
            belief[i] = max(belief[i], DOUBT * DOUBT)
        if SWAP <= action < OPEN:
            low, high = LOWER[action - SWAP], UPPER[action - SWAP]
            for kind in range(kinds):
                at_low, at_high = low * kinds + kind, high * kinds + kind
                belief[at_low], belief[at_high] = belief[at_high], belief[at_low]
        elif action >= OPEN:
            slot = action - OPEN
            if views[k + 1].hats[slot] == HIDDEN or views[k + 1].hats[slot] == NONE:  # won: another hat lies there
                for kind in range(kinds):
                    belief[slot * kinds + kind] = 1.0
    for slot in range(SLOTS):
        if views[count].hats[slot] >= 0:  # known for sure
            for kind in range(kinds):
                belief[slot * kinds + kind] = 1.0
        most = 0.0
        for kind in range(kinds):
            most = max(most, belief[slot * kinds + kind])
        for kind in range(kinds):
            belief[slot * kinds + kind] = max(DOUBT, belief[slot * kinds + kind] / most)


@rule
def likelihood(state: State, belief: Buffer) -> float:
    """Return how well the hats in the row fit the others' play."""
    likely = 1.0
    for slot in range(SLOTS):
        if state.hats[slot] >= 0:
            likely *= belief[slot * (MAGIC + 1) + state.hats[slot]]
    return likely


# --- forgetting (for weaker players) -------------------------------------------------------------------------


@rule
def forget(views: States, actions: Buffer, movers: Buffer, count: int, seat: int, recall: float, seed: int) -> None:
    """Hide each hat that the seat has seen some time after it last saw it, as people forget (M13)."""
    view, sightings = views[count], scratch(SLOTS)
    last_sightings(views, actions, movers, count, seat, sightings)
    for slot in range(SLOTS):
        if sightings[slot] >= 0:
            turns = (count - sightings[slot]) / view.players
            if uniform(seed, sightings[slot]) > halve(turns / recall):
                view.seen[seat] &= ~(1 << slot)
                view.hats[slot] = HIDDEN


@rule
def last_sightings(views: States, actions: Buffer, movers: Buffer, count: int, seat: int, sightings: Buffer) -> None:
    """Write by slot the ply at which the seat last saw the hat there; NONE if it does not know it."""
    for slot in range(SLOTS):
        sightings[slot] = NONE
    for k in range(count):
        action = actions[k]
        if action < SWAP:
            if movers[k] == seat:
                sightings[action - PEEK] = k
        elif action < OPEN:
            low, high = LOWER[action - SWAP], UPPER[action - SWAP]
            sightings[low], sightings[high] = sightings[high], sightings[low]
        elif action < ROLL:
            sightings[action - OPEN] = k
    known = known_slots(views[count], seat)
    for slot in range(SLOTS):
        if not known >> slot & 1:
            sightings[slot] = NONE
