"""Greedy at Hats: plays for the largest lead of its side if the game ended now.

Its favourite hat is the best card in hand. The others' hands are hidden, so their favourites count 0. It plays the
main action first, then the optional one if that promises more than ending the turn.
"""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign, scratch
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import HIDDEN, NONE
from hatbox.engine.rng import Rng, below
from hatbox.games.hats.rules import apply, collection_points, cookie_points, favourite_value, legal, partner
from hatbox.games.hats.state import (
    CARDS,
    DISCARD,
    END,
    GIVE,
    HAND,
    IN_DECK,
    IN_DISCARDS,
    OFFER,
    State,
)
from hatbox.games.hats.views import determinize, hidden_spots, may_lie, spots_for, unseen_cards

MAIN, DRAW, EXCHANGE_CARDS, ANSWER, ENOUGH = range(5)
REASONS = (
    ("why-hats-lead", ("lead",)),
    ("why-hats-draw", ()),
    ("why-hats-offer", ()),
    ("why-hats-give", ()),
    ("why-hats-enough", ()),
)

WORLDS = 24  # samples of what the partner may hold
ROOM = 1
NO_CARD = -100  # favourite points of a hand without a card: less than any card's
LITTLE = 1e-9  # less than any two expectations differ by
ONE_SPOT = 1 << 20  # weight of a card that is certainly in the pile


@rule
def choose(views: States, at: int, seat: int, seed: int, rngs: States, states: States, out: Buffer, why: Buffer) -> int:
    """Return the action of a seat that is on the move."""
    view, rng, world = views[at], rngs[0], states[0]
    rng.rng = seed
    if view.offer != NONE:
        why[0] = ANSWER
        return GIVE + best_answer(view, seat, view.hand_size[partner(seat)] == 0, rng)
    if not view.main_done:
        return main_action(view, seat, rng, world, out, why)
    action = best_offer(view, seat, rng, world) if view.players == 4 else best_discard(view, seat, rng)
    why[0] = ENOUGH if action == END else EXCHANGE_CARDS if view.players == 4 else DRAW
    return action


# --- points if the game ended now ------------------------------------------------------------------------------


@rule
def best_kept(state: State, seat: int, without: int) -> int:
    """Return the favourite points of the best card in a hand, one card left out."""
    best = NO_CARD
    for i in range(state.hand_size[seat]):
        card = state.hand[seat][i]
        if card != without:
            best = max(best, favourite_value(state, seat, card))
    return best


@rule
def lead(state: State, seat: int) -> int:
    """Return by how many points the seat's side would lead the best other side if the game ended now."""
    sides = 2 if state.players == 4 else state.players
    mine, others = best_kept(state, seat, NONE), NO_CARD
    for side in range(sides):
        points = 0
        for member in range(side, state.players, sides):  # H8, H14: a team's points are added
            points += collection_points(state, member) + cookie_points(state, member)
        if side == seat % sides:
            mine += points
        else:
            others = max(others, points)
    return mine - others


# --- H5, H6: the main action -----------------------------------------------------------------------------


@rule
def main_action(view: State, seat: int, rng: Rng, after: State, out: list[int], why: Buffer) -> int:
    """Return the exchange or black hat after which the lead is largest."""
    best, ties, choice = 0, 0, END
    for i in range(legal(view, out)):
        action = out[i]
        if action >= DISCARD:
            continue
        assign(after, view)
        apply(after, action)
        value = lead(after, seat)
        if ties == 0 or value > best:
            best, ties, choice = value, 1, action
        elif value == best:
            ties += 1
            if below(rng, ties) == 0:
                choice = action
    why[0] = MAIN
    why[1] = best
    return choice


# --- H7: discard and draw --------------------------------------------------------------------------------


@rule
def best_discard(view: State, seat: int, rng: Rng) -> int:
    """Return the discard with the best expected favourite, or the end of the turn if none improves it."""
    points, weights = scratch(CARDS), scratch(CARDS)
    count = possible_draws(view, seat, points, weights)
    best, ties, choice = 1.0 * best_kept(view, seat, NONE), 0, END
    for i in range(view.hand_size[seat]):
        card = view.hand[seat][i]
        kept = best_kept(view, seat, card)
        whole, total = 0, 0.0
        for k in range(count):
            whole += weights[k]
            total += weights[k] * max(kept, points[k])
        if view.deck_size == 0:  # H7: the card just discarded is shuffled in
            whole += ONE_SPOT
            total += ONE_SPOT * max(kept, favourite_value(view, seat, card))
        value = total / whole
        if value > best + LITTLE:
            best, ties, choice = value, 1, DISCARD + card
        elif choice != END and value > best - LITTLE:
            ties += 1
            if below(rng, ties) == 0:
                choice = DISCARD + card
    return choice


@rule
def possible_draws(view: State, seat: int, points: list[int], weights: list[int]) -> int:
    """Write the favourite points and the weight of every card that may be drawn, return how many.

    An unseen card is equally likely on each hidden spot where it may lie.
    """
    place = IN_DECK if view.deck_size > 0 else IN_DISCARDS
    spots, placed, others = scratch(CARDS), scratch(CARDS), scratch(CARDS)
    hidden = hidden_spots(view, spots)
    restricted = unseen_cards(view, seat, spots, hidden, placed, others)
    count, whole, here = 0, 0, 0
    for spot in range(hidden):
        here += spots[spot] == place
    for k in range(hidden):
        card = placed[k] if k < restricted else others[k - restricted]
        if here > 0 and may_lie(view, seat, card, place):
            points[count] = favourite_value(view, seat, card)
            weights[count] = ONE_SPOT // spots_for(view, seat, card, spots, hidden)
            whole += weights[count]
            count += 1
    if place == IN_DISCARDS:
        for k in range(count):
            weights[k] = weights[k] * here * ONE_SPOT // whole
        for i in range(view.discards_size):
            if view.discards[i] != HIDDEN:
                points[count] = favourite_value(view, seat, view.discards[i])
                weights[count] = ONE_SPOT
                count += 1
    return count


# --- H8: the partner exchange ----------------------------------------------------------------------------


@rule
def best_answer(state: State, seat: int, is_last: bool, rng: Rng) -> int:
    """Return the card to give back: the best sum of the own favourite and the partner's, whose last card it may be."""
    best, ties, choice = 0, 0, NONE
    other = partner(seat)
    for i in range(state.hand_size[seat]):
        card = state.hand[seat][i]
        kept, brought = best_kept(state, seat, card), favourite_value(state, other, card)
        if not is_last:
            brought = max(0, brought)  # the partner may keep another card
        value = kept + brought
        if ties == 0 or value > best:
            best, ties, choice = value, 1, card
        elif value == best:
            ties += 1
            if below(rng, ties) == 0:
                choice = card
    return choice


@rule
def best_offer(view: State, seat: int, rng: Rng, world: State) -> int:
    """Return the offer that is expected to raise the team's favourites most, or the end of the turn."""
    other = partner(seat)
    values = scratch(HAND)  # by hand card: what the offer adds to the team's favourites, summed over all worlds
    for i in range(HAND):
        values[i] = 0
    for _ in range(WORLDS):
        determinize(view, seat, below(rng, 1 << 31), world)
        before = best_kept(world, seat, NONE) + best_kept(world, other, NONE)
        given = best_answer(world, other, view.hand_size[seat] == 1, rng)
        for i in range(view.hand_size[seat]):
            card = view.hand[seat][i]
            mine = max(best_kept(world, seat, card), favourite_value(world, seat, given))
            theirs = max(best_kept(world, other, given), favourite_value(world, other, card))
            values[i] += mine + theirs - before
    best, ties, choice = 0, 0, END
    for i in range(view.hand_size[seat]):
        if values[i] > best:
            best, ties, choice = values[i], 1, OFFER + view.hand[seat][i]
        elif choice != END and values[i] == best:
            ties += 1
            if below(rng, ties) == 0:
                choice = OFFER + view.hand[seat][i]
    return choice
