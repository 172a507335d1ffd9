"""Hats as text: cards and moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hatbox.compiled.records import to_object, write_back
from hatbox.engine.errors import BadInput
from hatbox.engine.game import JSON
from hatbox.engine.notation import index_of, parse_int, split_move
from hatbox.games.hats import rules
from hatbox.games.hats.state import (
    BLACK,
    CARD_NAMES,
    DISCARD,
    END,
    EXCHANGE,
    GIVE,
    OFFER,
    PLACES,
    State,
)

FORMS = {
    "exchange": "exchange D4 3",
    "black": "black D4",
    "discard": "discard D4",
    "offer": "offer D4",
    "give": "give D4",
    "end": "end",
}
CARD_ACTIONS = {"black": BLACK, "discard": DISCARD, "offer": OFFER, "give": GIVE}
TEXTS = (
    *(f"exchange {card} {place}" for card in CARD_NAMES for place in range(1, PLACES + 1)),
    *(f"{verb} {card}" for verb in CARD_ACTIONS for card in CARD_NAMES),
    "end",
)
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}
CARD_OF = {name: card for card, name in enumerate(CARD_NAMES)}


def card_of(word: str) -> int:
    """Return the number of a card."""
    card = CARD_OF.get(word)
    return index_of(word, CARD_NAMES, "unknown-card") if card is None else card


def join_names(cards: Sequence[int]) -> str:
    """Return the cards as one text, for a message."""
    return " ".join(CARD_NAMES[card] for card in cards)


def parse(record: State, text: str) -> list[int]:
    """Return the one action of a written move.

    >>> parse(State(), "exchange B1 2")
    [1]
    """
    action = ACTION_OF.get(text)
    if action is not None:
        return [action]
    words = split_move(text, FORMS)
    verb = words[0]
    if verb == "end":
        return [END]
    card = card_of(words[1])
    if verb == "exchange":
        return [EXCHANGE + card * PLACES + parse_int(words[2], 1, PLACES, "bad-place") - 1]
    return [CARD_ACTIONS[verb] + card]


def replay_chance(record: State, chance: Mapping[str, JSON]) -> None:
    """H7: repeat a shuffle that a record describes."""
    order = chance.get("reshuffle")
    if not isinstance(order, list):
        raise BadInput("hats-needs-reshuffle")
    state = to_object(State, record)
    pile = state.discards[: state.discards_size]
    deck = [card_of(str(card)) for card in order]
    if sorted(deck) != sorted(pile):
        raise BadInput("hats-bad-reshuffle", given=join_names(deck), pile=join_names(sorted(pile)))
    rules.reshuffle(record)
    state = to_object(State, record)
    state.deck[: len(deck)] = deck[::-1]
    write_back(state, record)
    rules.draw(record)
