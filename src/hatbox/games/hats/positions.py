"""Hats as data: positions, deals and results, written and read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import msgspec

from hatbox.compiled.buffers import new_buffer, to_list
from hatbox.compiled.records import States, to_object, write_back
from hatbox.engine.errors import BadInput
from hatbox.engine.game import HIDDEN, JSON, NONE, Absent, Standing
from hatbox.engine.json_layout import Cell, Row, Rows
from hatbox.engine.notation import expect_length, expect_seat, shaped
from hatbox.games.hats import rules
from hatbox.games.hats.notation import SHOWN, card_of, listed, names
from hatbox.games.hats.state import BLACK_HAT, CARDS, SEATS, TYPE_LETTERS, TYPES, VALUES, State


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Hats, as it is written."""

    turn: int
    table: list[str]
    hands: list[list[str]]
    collections: list[list[str]] = []
    black: list[list[str]] = []
    main_done: bool = False
    optional_done: bool = False
    deck: list[str] = []
    discards: list[str] = []
    cookie: int | None = None
    offer: str | None = None


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """A deal of Hats, as it is written."""

    table: list[str]
    hands: list[list[str]]
    deck: list[str]
    removed: list[str] | str = []


PARTS: dict[str, Callable[[State], JSON | Absent]] = {
    "turn": Cell("turn", int),
    "main_done": Cell("main_done", bool),
    "optional_done": Cell("optional_done", bool),
    "table": Row("table", SHOWN),
    "hands": Rows("hand", SHOWN, "hand_size"),
    "collections": Rows("collection", SHOWN, "collection_size"),
    "black": Rows("black", SHOWN, "black_size"),
    "deck": Row("deck", SHOWN, "deck_size", from_end=True),
    "discards": Row("discards", SHOWN, "discards_size"),
    "cookie": Cell("cookie", lambda seat: None if seat == NONE else seat),
    "offer": Cell("offer", lambda card: "?" if card == HIDDEN else SHOWN[card]),
}


def from_position(states: States, data: Mapping[str, JSON]) -> None:
    """Set up a blank state as the position says. The cards it lists are the cards of this game."""
    given = shaped(data, Position, "position")
    state = to_object(State, states[0])
    given.collections = given.collections or [[] for _ in range(state.players)]
    given.black = given.black or [[] for _ in range(state.players)]
    expect_seat("turn", given.turn, state.players)
    if given.cookie is not None:
        expect_seat("cookie", given.cookie, state.players)
    for field in ("hands", "collections", "black"):
        expect_length(field, getattr(given, field), state.players)
    state.turn = state.first = given.turn
    state.main_done, state.optional_done = int(given.main_done), max(int(given.optional_done), state.no_optional)
    state.cookie = NONE if given.cookie is None else given.cookie
    offered = [] if given.offer is None else [given.offer]
    state.in_play = each_once(
        [given.table, *given.hands, *given.collections, *given.black, given.deck, given.discards, offered]
    )
    gone = [
        card
        for card in range(CARDS)
        if state.in_play >> card & 1 and (state.removed_asked >> card // VALUES & 1 or card % VALUES >= state.values)
    ]
    if gone:
        raise BadInput("hats-removed-there", cards=listed(gone))
    state.offer = card_of(given.offer) if given.offer is not None else NONE
    expect_length("table", given.table, rules.places(states[0]))
    put(state.table, given.table)
    for seat in range(state.players):
        state.hand_size[seat] = len(given.hands[seat])
        state.collection_size[seat] = len(given.collections[seat])
        state.black_size[seat] = len(given.black[seat])
    expect_turns_work_out(state)
    for seat in range(state.players):
        put(state.hand[seat], given.hands[seat])
        put(state.collection[seat], given.collections[seat])
        put(state.black[seat], given.black[seat])
    put(state.deck, given.deck[::-1])
    state.deck_size = len(given.deck)
    put(state.discards, given.discards)
    state.discards_size = len(given.discards)
    state.discarder[: len(given.discards)] = [HIDDEN] * len(given.discards)
    write_back(state, states[0])
    for seat in range(state.players):
        for card in state.collection[seat][: state.collection_size[seat]]:
            rules.claim_card(states[0], seat, card)
        if state.black_size[seat] and state.black_hat_is_a_type:
            rules.show_type(states[0], seat, BLACK_HAT)
    if state.cookie != NONE and not rules.shows_type(states[0], state.cookie):
        raise BadInput("hats-cookie-without-type", seat=state.cookie)
    rules.forget(states[0])


def put(target: list[int], cards: Sequence[str]) -> None:
    """Lay named cards into the first slots of a row."""
    target[: len(cards)] = map(card_of, cards)


def each_once(groups: Sequence[Sequence[str]]) -> int:
    """H1: every card exists once. All the cards named, as a set of bits."""
    cards = 0
    for card in (card for group in groups for card in group):
        bit = 1 << card_of(card)
        if cards & bit:
            raise BadInput("card-twice", card=card)
        cards |= bit
    return cards


def expect_turns_work_out(state: State) -> None:
    """H4, H8, H10: every player must come to one last card in the same round, after at most eight actions."""
    if state.main_done and state.optional_done:
        raise BadInput("hats-turn-is-over")
    if state.offer != NONE and (state.players != SEATS or state.optional_done):
        raise BadInput("hats-no-offer-possible")
    left = [size - 1 for size in state.hand_size[: state.players]]  # main actions still to come
    left[state.turn] += state.offer != NONE
    for seat in range(state.players):
        taken = state.collection_size[seat] + state.black_size[seat]
        if left[seat] < 0 or left[seat] + 1 > state.dealt - taken:
            raise BadInput("hats-bad-hand", seat=seat, cards=left[seat] + 1, taken=taken, most=state.dealt - taken)
    if state.offer != NONE and left[state.turn] == 0 and not state.main_done:
        raise BadInput("hats-offer-after-end")
    start = state.turn + state.main_done
    order = [left[(start + turn) % state.players] for turn in range(state.players)]
    if any(sooner < later for sooner, later in pairwise(order)) or order[0] - order[-1] > 1:
        raise BadInput("hats-uneven-hands", hands=", ".join(str(cards + 1) for cards in left), turn=state.turn)


def deal_of(record: State) -> dict[str, JSON]:
    """What chance decided at the deal."""
    state = to_object(State, record)
    deal: dict[str, JSON] = {}
    if state.players == 2:
        deal["removed"] = [letter for kind, letter in enumerate(TYPE_LETTERS) if not state.in_play >> VALUES * kind & 1]
    deal["table"] = names(state.table[: rules.places(record)])
    deal["hands"] = [names(state.hand[seat][: state.dealt]) for seat in range(state.players)]
    deal["deck"] = names(state.deck[: state.deck_size][::-1])
    return deal


def from_deal(states: States, data: Mapping[str, JSON]) -> None:
    """H3: set up a blank state as the deal says."""
    given = shaped(data, Deal, "deal")
    state = to_object(State, states[0])
    expect_length("deal.table", given.table, rules.places(states[0]))
    expect_length("deal.hands", given.hands, state.players)
    for seat, hand in enumerate(given.hands):
        expect_length(f"deal.hands[{seat}]", hand, state.dealt)
    state.in_play = each_once([given.table, *given.hands, given.deck])
    out = removed_types(state, given)
    expected = sum(1 << card for card in range(CARDS) if card // VALUES not in out and card % VALUES < state.values)
    if state.in_play != expected:
        wrong = [card for card in range(CARDS) if (state.in_play ^ expected) >> card & 1]
        raise BadInput("hats-bad-pack", cards=listed(wrong))
    put(state.table, given.table)
    for seat, hand in enumerate(given.hands):
        put(state.hand[seat], hand)
        state.hand_size[seat] = state.dealt
    put(state.deck, given.deck[::-1])
    state.deck_size = len(given.deck)
    write_back(state, states[0])
    rules.forget(states[0])


def removed_types(state: State, given: Deal) -> set[int]:
    """H3: the types that the deal says are out of the game."""
    types = {TYPE_LETTERS.index(letter) if letter in set(TYPE_LETTERS) else -1 for letter in given.removed}
    asked = {kind for kind in range(len(TYPE_LETTERS)) if state.removed_asked >> kind & 1}
    expected = (len(asked) or 2) if state.players == 2 else 0
    if -1 in types or len(types) != expected or len(given.removed) != expected or (asked and asked != types):
        raise BadInput("hats-bad-removed", removed="".join(given.removed), expected=expected)
    return types


def result(record: State) -> dict[str, JSON]:
    """H11 - H14: scores with their parts, and who has won."""
    state = to_object(State, record)
    parts = new_buffer(3 * SEATS)
    rules.tally(record, parts)
    details = [to_list(parts[3 * seat : 3 * seat + 3]) for seat in range(state.players)]
    scores = [sum(points) for points in details]
    told: dict[str, JSON] = {"scores": [*scores]}
    if state.players == SEATS:
        told["teams"] = [scores[0] + scores[2], scores[1] + scores[3]]
    told["details"] = [dict(zip(("collection", "favourite", "cookie"), points, strict=True)) for points in details]
    told["winners"] = [seat for seat in range(state.players) if rules.payoff(record, seat) > 0]
    told["ended"] = "complete"
    return told


def score_preview(players: int, numbers: Sequence[int]) -> Standing:
    """H11 - H13: what `rules.score_parts` has written. A favourite that the viewer does not know is left out."""
    scores, details = [], []
    for at in range(TYPES, TYPES + players * rules.PARTS, rules.PARTS):
        collection, black, cookie, known, favourite = numbers[at : at + rules.PARTS]
        parts = {"collection": collection, "black": black, "cookie": cookie}
        details.append({**parts, "favourite": favourite} if known else parts)
        scores.append(collection + black + cookie + favourite)
    return Standing(scores, details, dict(zip(TYPE_LETTERS, numbers, strict=False)))
