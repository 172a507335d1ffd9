"""Hats in words: what its numbers mean in positions, moves, events, refusals and results."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.engine.game import NONE, OVER
from hatbox.engine.schema import (
    FLAG,
    INT,
    Constants,
    Fields,
    ListOf,
    MapOf,
    Message,
    Motion,
    Name,
    Nothing,
    Optional,
    Scalar,
)
from hatbox.engine.tape import put, put2, put3, put_item, put_list, put_reversed
from hatbox.games.hats import rules
from hatbox.games.hats.notation import TEXTS
from hatbox.games.hats.state import (
    BLACK,
    BLACK_UNSEEN,
    CARD_NAMES,
    CARDS,
    DISCARD,
    END,
    GIVE,
    GIVE_UNSEEN,
    OFFER,
    PLACES,
    ROLL,
    SEATS,
    TYPE_LETTERS,
    TYPES,
    VALUES,
    State,
)

CARD = Name(CARD_NAMES)
CARD_LIST = ListOf(CARD)
SEAT_OR_NULL = Constants(range(SEATS))
TYPE_LETTER = Name(TYPE_LETTERS)

# --- positions

VIEW = {
    "turn": INT,
    "main_done": FLAG,
    "optional_done": FLAG,
    "table": CARD_LIST,
    "hands": ListOf(CARD_LIST),
    "collections": ListOf(CARD_LIST),
    "black": ListOf(CARD_LIST),
    "deck": CARD_LIST,  # the next card first
    "discards": CARD_LIST,
    "cookie": SEAT_OR_NULL,
    "offer": Name(CARD_NAMES, hidden="?"),
}


@rule
def describe_view(view: State, tape: Buffer) -> int:
    """Write a position; in a view, with holes."""
    at = put3(tape, 0, view.turn, view.main_done, view.optional_done)
    at = put_list(tape, at, view.table, view.places)
    at = put(tape, at, view.players)
    for seat in range(view.players):
        at = put_list(tape, at, view.hand[seat], view.hand_size[seat])
    at = put(tape, at, view.players)
    for seat in range(view.players):
        at = put_list(tape, at, view.collection[seat], view.collection_size[seat])
    at = put(tape, at, view.players)
    for seat in range(view.players):
        at = put_list(tape, at, view.black[seat], view.black_size[seat])
    at = put_reversed(tape, at, view.deck, view.deck_size)
    at = put_list(tape, at, view.discards, view.discards_size)
    return put2(tape, at, view.cookie, view.offer)


DEAL = {
    "removed": Optional(ListOf(TYPE_LETTER)),  # H3, with two players
    "table": CARD_LIST,
    "hands": ListOf(CARD_LIST),
    "deck": CARD_LIST,
}


@rule
def describe_deal(state: State, tape: Buffer) -> int:
    """H3: write the removed types, the tea table, the hands and the deck of a state just dealt."""
    at = put(tape, 0, state.players == 2)
    if state.players == 2:
        removed = 0
        for kind in range(TYPES):
            removed += 1 - (state.in_play >> VALUES * kind & 1)
        at = put(tape, at, removed)
        for kind in range(TYPES):
            if not state.in_play >> VALUES * kind & 1:
                at = put(tape, at, kind)
    at = put_list(tape, at, state.table, state.places)
    at = put(tape, at, state.players)
    for seat in range(state.players):
        at = put_list(tape, at, state.hand[seat], state.dealt)
    return put_reversed(tape, at, state.deck, state.deck_size)


# --- scores

SCORES = Fields(
    {
        "scores": ListOf(INT),
        "details": ListOf(Fields({"collection": INT, "black": INT, "cookie": INT, "favourite": Optional(INT)})),
        "worth": MapOf(TYPE_LETTER, INT),
    }
)


@rule
def describe_scores(view: State, tape: Buffer) -> int:
    """H11 - H13: write the scores, their parts, and the worth of each type.

    A favourite that the viewer does not know counts nothing and is left out.
    """
    at = put(tape, 0, view.players)
    for seat in range(view.players):
        points = rules.collection_points(view, seat) + rules.cookie_points(view, seat)
        if rules.knows_favourite(view, seat):
            points += rules.favourite_points(view, seat)
        at = put(tape, at, points)
    at = put(tape, at, view.players)
    for seat in range(view.players):
        black = view.black_size[seat]
        at = put3(tape, at, rules.collection_points(view, seat) - black, black, rules.cookie_points(view, seat))
        if rules.knows_favourite(view, seat):
            at = put2(tape, at, 1, rules.favourite_points(view, seat))
        else:
            at = put(tape, at, 0)
    at = put(tape, at, TYPES)
    for kind in range(TYPES):
        at = put2(tape, at, kind, rules.worth(view, kind))
    return at


RESULT = Fields(
    {
        "scores": ListOf(INT),
        "teams": Optional(ListOf(INT)),  # H14, with four players
        "details": ListOf(Fields({"collection": INT, "favourite": INT, "cookie": INT})),
        "winners": ListOf(INT),
        "ended": Name(("complete",)),
    }
)


@rule
def describe_result(state: State, tape: Buffer) -> int:
    """H11 - H14: write the scores with their parts, and the winners."""
    at = put(tape, 0, state.players)
    for seat in range(state.players):
        at = put(tape, at, rules.score(state, seat))
    at = put(tape, at, state.players == SEATS)
    if state.players == SEATS:
        at = put(tape, at, 2)
        for seat in range(2):
            at = put(tape, at, rules.score(state, seat) + rules.score(state, rules.partner(seat)))
    at = put(tape, at, state.players)
    winners = 0
    for seat in range(state.players):
        winners += rules.payoff(state, seat) > 0
        points, favourite = rules.collection_points(state, seat), rules.favourite_points(state, seat)
        at = put3(tape, at, points, favourite, rules.cookie_points(state, seat))
    at = put(tape, at, winners)
    for seat in range(state.players):
        if rules.payoff(state, seat) > 0:
            at = put(tape, at, seat)
    return put(tape, at, 0)


# --- moves

MOVE = Name([*TEXTS, ""])  # chance has no notation
CHANCE = (Nothing(), Fields({"draw": CARD}, loose=True), Fields({"draw": CARD, "reshuffle": CARD_LIST}, loose=True))
NO_CHANCE, DRAW, RESHUFFLE = range(len(CHANCE))


@rule
def describe_chance(before: State, action: int, after: State, tape: Buffer, at: int) -> int:
    """H7: write the card drawn, and the order of the deck if it was shuffled before."""
    if action == ROLL:
        at = put3(tape, at, RESHUFFLE, after.drew, after.deck_size + 1)
        at = put(tape, at, after.drew)
        for i in range(after.deck_size):
            at = put(tape, at, after.deck[after.deck_size - 1 - i])
        return at
    if after.drew >= 0:
        return put2(tape, at, DRAW, after.drew)
    return put(tape, at, NO_CHANCE)


# --- events

SEAT: dict[str, Scalar] = {"seat": INT}
FACE_UP: dict[str, Scalar] = {"seat": INT, "card": CARD}
GIVEN = (
    Motion("card", "hand:{seat}", "hand:{partner}", "card"),
    Motion("card", "offer", "hand:{seat}", "received"),
)
EVENTS = (
    Message(
        "hats-exchange",
        {**FACE_UP, "place": INT, "taken": CARD},
        (
            Motion("card", "hand:{seat}", "table:{place}", "card"),
            Motion("card", "table:{place}", "collection:{seat}", "taken"),
        ),
    ),
    Message("hats-black", FACE_UP, (Motion("card", "hand:{seat}", "black:{seat}", "card"),)),
    Message("hats-discard", FACE_UP, (Motion("card", "hand:{seat}", "discards", "card"),)),
    Message("hats-offer", FACE_UP, (Motion("card", "hand:{seat}", "offer", "card"),)),
    Message("hats-give", FACE_UP, GIVEN, more={"partner": INT, "received": CARD}),
    Message("hats-black-unseen", SEAT, (Motion("card", "hand:{seat}", "black:{seat}"),)),
    Message("hats-discard-unseen", SEAT, (Motion("card", "hand:{seat}", "discards"),)),
    Message("hats-offer-unseen", SEAT, (Motion("card", "hand:{seat}", "offer"),)),
    Message("hats-give-unseen", SEAT, GIVEN, more={"card": CARD, "partner": INT, "received": CARD}),
    Message("hats-end", SEAT),
    Message("hats-reshuffle", {"cards": INT}, (Motion("card", "discards", "deck"),)),
    Message("hats-drew", FACE_UP, (Motion("card", "deck", "hand:{seat}", "card"),)),
    Message("hats-drew-unseen", SEAT, (Motion("card", "deck", "hand:{seat}"),)),
    Message("hats-cookie", SEAT, (Motion("cookie", "cookie", "seat:{seat}"),)),
    Message("hats-cookie", SEAT, (Motion("cookie", "seat:{holder}", "seat:{seat}"),), more={"holder": INT}),
    Message("hats-cookie-numbers", SEAT),
)
EXCHANGED, PLAYED_BLACK, DISCARDED, OFFERED, GAVE = range(5)
PLAYED_BLACK_UNSEEN, DISCARDED_UNSEEN, OFFERED_UNSEEN, GAVE_UNSEEN, ENDED, RESHUFFLED = range(5, 11)
DREW, DREW_UNSEEN, TOOK_COOKIE, SNATCHED_COOKIE, WON_BY_VALUES = range(11, len(EVENTS))


@rule
def describe_events(before: State, action: int, after: State, seat: int, tape: Buffer, at: int) -> int:
    """Write what a viewer saw happen when `seat` acted: the action, the card drawn, the cookie."""
    at = describe_own_event(before, action, after, seat, tape, at)
    if after.drew >= 0:
        at = put2(tape, put_item(tape, at, DREW), before.turn, after.drew)
    elif after.drew != NONE:
        at = put(tape, put_item(tape, at, DREW_UNSEEN), before.turn)
    if after.cookie != before.cookie:
        if before.cookie == NONE:
            at = put(tape, put_item(tape, at, TOOK_COOKIE), after.cookie)
        else:
            at = put2(tape, put_item(tape, at, SNATCHED_COOKIE), after.cookie, before.cookie)
        if has_rival_in_types(after):
            at = put(tape, put_item(tape, at, WON_BY_VALUES), after.cookie)
    return at


@rule
def describe_own_event(before: State, action: int, after: State, seat: int, tape: Buffer, at: int) -> int:
    """Write the event of an action alone."""
    if action < BLACK:
        place = action % PLACES
        at = put_item(tape, at, EXCHANGED)
        return put2(tape, put2(tape, at, seat, action // PLACES), place + 1, before.table[place])
    if action == END:
        return put(tape, put_item(tape, at, ENDED), seat)
    if action == ROLL:
        return put(tape, put_item(tape, at, RESHUFFLED), after.deck_size + 1)
    received = after.hand[seat][after.hand_size[seat] - 1]
    if action == GIVE_UNSEEN:
        at = put2(tape, put_item(tape, at, GAVE_UNSEEN), seat, -1)
        return put2(tape, at, rules.partner(seat), received)
    if action >= BLACK_UNSEEN:
        return put(tape, put_item(tape, at, PLAYED_BLACK_UNSEEN + action - BLACK_UNSEEN), seat)
    at = put_item(tape, at, PLAYED_BLACK + (action - BLACK) // CARDS)
    at = put2(tape, at, seat, (action - BLACK) % CARDS)
    return put2(tape, at, rules.partner(seat), received) if action >= GIVE else at


@rule
def has_rival_in_types(state: State) -> bool:
    """H9: return whether another player shows as many types as the holder of the cookie, so that values decided."""
    for seat in range(state.players):
        if seat != state.cookie and state.claim[seat] // rules.ONE_TYPE == state.claim[state.cookie] // rules.ONE_TYPE:
            return True
    return False


# --- refusals

RULE = Name(("H5", "H6", "H7", "H8"))  # an exchange, a black hat, a discard, an offer or its answer
REFUSALS = (
    Message("hats-game-is-over", rule="H10"),
    Message("hats-answer-the-offer", SEAT, rule="H8"),
    Message("hats-main-action-first", rule="H4"),
    Message("hats-no-offer-to-answer", rule="H8"),
    Message("hats-main-action-done", rule="H4"),
    Message("hats-offer-needs-partner", {"players": INT}, rule="H8"),
    Message("hats-no-discard-with-four", rule="H8"),
    Message("hats-optional-action-done", rule="H4"),
    Message("hats-not-in-hand", {"card": CARD, "seat": INT}, rule="rule", more={"rule": RULE}),
    Message("hats-no-such-place", {"place": INT, "players": INT}, rule="H2"),
    Message("hats-too-low", {"card": CARD, "taken": CARD}, rule="H5"),
)
GAME_IS_OVER, ANSWER_THE_OFFER, MAIN_ACTION_FIRST, NO_OFFER_TO_ANSWER, MAIN_ACTION_DONE = range(5)
OFFER_NEEDS_PARTNER, NO_DISCARD_WITH_FOUR, OPTIONAL_ACTION_DONE = range(5, 8)
NOT_IN_HAND, NO_SUCH_PLACE, TOO_LOW = range(8, len(REFUSALS))


@rule
def describe_refusal(state: State, actions: Buffer, count: int, tape: Buffer) -> int:
    """Write the first rule that an illegal action breaks; here an action is a whole move."""
    action, seat = actions[count - 1], rules.mover(state)
    is_answer = GIVE <= action < END
    if seat == OVER:
        return put(tape, 0, GAME_IS_OVER)
    if state.offer != NONE and not is_answer:
        return put2(tape, 0, ANSWER_THE_OFFER, seat)
    if action == END:
        return put(tape, 0, MAIN_ACTION_FIRST)
    if is_answer and state.offer == NONE:
        return put(tape, 0, NO_OFFER_TO_ANSWER)
    if action < DISCARD and state.main_done:
        return put(tape, 0, MAIN_ACTION_DONE)
    if OFFER <= action < GIVE and state.players != SEATS:
        return put2(tape, 0, OFFER_NEEDS_PARTNER, state.players)
    if DISCARD <= action < OFFER and state.players == SEATS:
        return put(tape, 0, NO_DISCARD_WITH_FOUR)
    if DISCARD <= action < GIVE and state.optional_done:
        return put(tape, 0, OPTIONAL_ACTION_DONE)
    return describe_wrong_card(state, seat, action, tape)


@rule
def describe_wrong_card(state: State, seat: int, action: int, tape: Buffer) -> int:
    """H5 - H8: write what is wrong with the card of an action that comes at the right moment."""
    is_exchange = action < BLACK
    card = action // PLACES if is_exchange else (action - BLACK) % CARDS
    in_hand = False
    for i in range(state.hand_size[seat]):
        in_hand = in_hand or state.hand[seat][i] == card
    if not in_hand:
        rule_number = 0 if is_exchange else 1 if action < DISCARD else 2 if action < OFFER else 3
        return put(tape, put3(tape, 0, NOT_IN_HAND, card, seat), rule_number)
    place = action % PLACES
    if place >= state.places:
        return put3(tape, 0, NO_SUCH_PLACE, place + 1, state.players)
    return put3(tape, 0, TOO_LOW, card, state.table[place])
