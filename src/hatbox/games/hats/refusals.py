"""Refusals in Hats: the rule that forbids a move."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.compiled.records import to_object
from hatbox.engine.errors import IllegalMove
from hatbox.engine.game import NONE, OVER
from hatbox.games.hats import rules
from hatbox.games.hats.state import BLACK, CARD_NAMES, DISCARD, END, GIVE, OFFER, PLACES, SEATS, State


def refusal(record: State, actions: Sequence[int]) -> IllegalMove:
    """Return the first rule that an illegal action breaks; here an action is a whole move."""
    action = actions[-1]
    state = to_object(State, record)
    seat = rules.mover(record)
    if seat == OVER:
        return IllegalMove("H10", "hats-game-is-over")
    if state.offer != NONE and not GIVE <= action < END:
        return IllegalMove("H8", "hats-answer-the-offer", seat=seat)
    if action == END:
        return IllegalMove("H4", "hats-main-action-first")
    return _wrong_moment(state, action) or _wrong_card(state, seat, action)


def _wrong_moment(state: State, action: int) -> IllegalMove | None:
    if GIVE <= action < END:
        return None if state.offer != NONE else IllegalMove("H8", "hats-no-offer-to-answer")
    if action < DISCARD:
        return IllegalMove("H4", "hats-main-action-done") if state.main_done else None
    if action >= OFFER and state.players != SEATS:
        return IllegalMove("H8", "hats-offer-needs-partner", players=state.players)
    if action < OFFER and state.players == SEATS:
        return IllegalMove("H8", "hats-no-discard-with-four")
    return IllegalMove("H4", "hats-optional-action-done") if state.optional_done else None


def _wrong_card(state: State, seat: int, action: int) -> IllegalMove:
    is_exchange = action < BLACK
    card = action // PLACES if is_exchange else (action - BLACK) % len(CARD_NAMES)
    if card not in state.hand[seat]:
        rule = "H5" if is_exchange else "H6" if action < DISCARD else "H7" if action < OFFER else "H8"
        return IllegalMove(rule, "hats-not-in-hand", card=CARD_NAMES[card], seat=seat)
    place = action % PLACES
    if place >= state.places:
        return IllegalMove("H2", "hats-no-such-place", place=place + 1, players=state.players)
    return IllegalMove("H5", "hats-too-low", card=CARD_NAMES[card], taken=CARD_NAMES[state.table[place]])
