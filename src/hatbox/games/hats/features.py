"""A view of Hats as numbers for a learner."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.engine.features import Blocks, mark
from hatbox.games.hats.rules import mover, visible_cards, worth
from hatbox.games.hats.state import (
    CARDS,
    IN_BLACK,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    PLACES,
    SEATS,
    TYPES,
    State,
)

BLOCKS = Blocks(
    ("hand", (CARDS,), "1: the card is in the own hand"),
    ("table", (PLACES, CARDS), "1: the card lies at that position of the tea table"),
    ("collected", (SEATS, CARDS), "1: the card lies open in that seat's collection"),
    ("black", (CARDS,), "1: the card is one of the own black hats"),
    ("discarded", (CARDS,), "1: the card was discarded by the viewer and still lies in the pile"),
    ("offered", (CARDS,), "1: the viewer has laid the card face down for the partner (H8)"),
    ("drew", (CARDS,), "1: the viewer's last action brought this card from the deck (H7)"),
    ("may_hold", (SEATS, CARDS), "1: as far as the viewer can tell, the card may be in that seat's hand"),
    ("may_be_black", (SEATS, CARDS), "1: the card may be one of that seat's black hats"),
    ("may_be_in_deck", (CARDS,), "1: the card may be in the deck"),
    ("may_be_discarded", (CARDS,), "1: the card may be in the discard pile, put there by another player"),
    ("in_play", (CARDS,), "1: the card is in this game (H3)"),
    ("hand_size", (SEATS,), "cards in hand"),
    ("collection_size", (SEATS,), "cards lying open in the collection"),
    ("black_size", (SEATS,), "black hats"),
    ("cookie", (SEATS,), "1: holds the cookie"),
    ("turn", (SEATS,), "1: it is that seat's turn"),
    ("mover", (SEATS,), "1: that seat must act now (an offer is answered by the partner)"),
    ("seated", (SEATS,), "1: there is such a seat"),
    ("worth", (TYPES,), "what a card of the type is worth now (H11)"),
    ("deck_size", (1,), "cards in the deck"),
    ("discards_size", (1,), "cards in the discard pile"),
    ("main_done", (1,), "1: the main action of this turn is done (H4)"),
    ("optional_done", (1,), "1: the optional action of this turn is done (H4)"),
    ("black_hat_is_a_type", (1,), "option H15"),
    ("tiebreak_black_hats", (1,), "option H15"),
)

HAND, TABLE, COLLECTED = BLOCKS.start("hand"), BLOCKS.start("table"), BLOCKS.start("collected")
OWN_BLACK, DISCARDED, OFFERED = BLOCKS.start("black"), BLOCKS.start("discarded"), BLOCKS.start("offered")
DREW, IN_PLAY = BLOCKS.start("drew"), BLOCKS.start("in_play")
MAY_HOLD, MAY_BE_BLACK = BLOCKS.start("may_hold"), BLOCKS.start("may_be_black")
MAY_BE_IN_DECK, MAY_BE_DISCARDED = BLOCKS.start("may_be_in_deck"), BLOCKS.start("may_be_discarded")
HAND_SIZE, COLLECTION_SIZE = BLOCKS.start("hand_size"), BLOCKS.start("collection_size")
BLACK_SIZE, COOKIE, TURN = BLOCKS.start("black_size"), BLOCKS.start("cookie"), BLOCKS.start("turn")
MOVER, SEATED, WORTH = BLOCKS.start("mover"), BLOCKS.start("seated"), BLOCKS.start("worth")
DECK_SIZE = BLOCKS.start("deck_size")


@rule
def features(view: State, seat: int, out: list[int]) -> None:
    """Fill a row of zeros from the view of a seat."""
    unseen = view.in_play & ~visible_cards(view, seat)
    acting = mover(view)
    for place in range(view.places):
        out[TABLE + place * CARDS + view.table[place]] = 1
    for i in range(view.hand_size[seat]):
        out[HAND + view.hand[seat][i]] = 1
    for i in range(view.black_size[seat]):
        out[OWN_BLACK + view.black[seat][i]] = 1
    for i in range(view.discards_size):
        if view.discards[i] >= 0:
            out[DISCARDED + view.discards[i]] = 1
    if view.offer >= 0:
        out[OFFERED + view.offer] = 1
    if view.drew >= 0:
        out[DREW + view.drew] = 1
    for away in range(view.players):
        other = (seat + away) % view.players
        for i in range(view.collection_size[other]):
            out[COLLECTED + away * CARDS + view.collection[other][i]] = 1
        if away > 0:
            mark(out, MAY_HOLD + away * CARDS, CARDS, view.may[seat][IN_HAND + other] & unseen)
            if view.black_size[other] > 0:
                mark(out, MAY_BE_BLACK + away * CARDS, CARDS, view.may[seat][IN_BLACK + other] & unseen)
        out[HAND_SIZE + away] = view.hand_size[other]
        out[COLLECTION_SIZE + away] = view.collection_size[other]
        out[BLACK_SIZE + away] = view.black_size[other]
        out[COOKIE + away] = view.cookie == other
        out[TURN + away] = view.turn == other
        out[MOVER + away] = acting == other
        out[SEATED + away] = 1
    if view.deck_size > 0:
        mark(out, MAY_BE_IN_DECK, CARDS, view.may[seat][IN_DECK] & unseen)
    if view.discards_size > 0:
        mark(out, MAY_BE_DISCARDED, CARDS, view.may[seat][IN_DISCARDS] & unseen)
    mark(out, IN_PLAY, CARDS, view.in_play)
    for kind in range(TYPES):
        out[WORTH + kind] = worth(view, kind)
    out[DECK_SIZE] = view.deck_size
    out[DECK_SIZE + 1] = view.discards_size
    out[DECK_SIZE + 2] = view.main_done
    out[DECK_SIZE + 3] = view.optional_done
    out[DECK_SIZE + 4] = view.black_hat_is_a_type
    out[DECK_SIZE + 5] = view.tiebreak_black_hats
