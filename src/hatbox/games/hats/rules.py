"""Hats, rule by rule (H1-H15 of docs/rules/hats.md). Functions change a state in place and trust their arguments."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.engine.game import CHANCE, NONE, OVER
from hatbox.engine.rng import below, shuffle, start_deal
from hatbox.games.hats.state import (
    BLACK,
    BLACK_HAT,
    BLACK_HAT_IS_A_TYPE,
    CARDS,
    DISCARD,
    END,
    EXCHANGE,
    GIVE,
    HAND,
    IN_BLACK,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    MAY_TAKE,
    OFFER,
    PLACES,
    PLACES_HIDDEN,
    REMOVED,
    ROLL,
    SEATS,
    SIZE,
    SIZES,
    TIEBREAK_BLACK_HATS,
    TURNS,
    TYPE,
    TYPES,
    VALUE,
    VALUES,
    State,
)

COOKIE_POINTS = 5  # H13

ONE_TYPE = 1 << 4 * VALUES  # one type more in a claim to the cookie


# --- H2, H3: set-up ------------------------------------------------------------------------------------


@rule
def set_up(state: State, players: int, options: list[int], first: int) -> None:
    """Set players, options and dimensions, and who is to begin."""
    size = SIZES[options[SIZE]]
    state.players = players
    state.black_hat_is_a_type = options[BLACK_HAT_IS_A_TYPE]
    state.tiebreak_black_hats = options[TIEBREAK_BLACK_HATS]
    state.removed_asked = options[REMOVED] if options[REMOVED] else (1 << TYPES) - (1 << size.types)
    state.first_asked = first
    state.first = first
    state.values = size.values
    state.places = min(size.places, 5 if players == 2 else PLACES)  # H2
    state.dealt = size.dealt
    state.no_optional = 1 - size.optional
    clear(state)


@rule
def clear(state: State) -> None:
    """Reset all but players, options and dimensions."""
    state.turn = state.first
    state.main_done = 0
    state.optional_done = state.no_optional
    state.offer = NONE
    state.shuffling = 0
    state.drew = NONE
    state.cookie = NONE  # H3
    state.deck_size = 0
    state.discards_size = 0
    for place in range(PLACES):
        state.table[place] = NONE
    for i in range(CARDS):
        state.deck[i] = NONE
        state.discards[i] = NONE
        state.discarder[i] = NONE
    for seat in range(SEATS):
        state.claim[seat] = 0
        state.shown[seat] = 0
        state.hand_size[seat] = 0
        state.collection_size[seat] = 0
        state.black_size[seat] = 0
        for i in range(HAND):
            state.hand[seat][i] = NONE
        for i in range(TURNS):
            state.collection[seat][i] = NONE
            state.black[seat][i] = NONE


@rule
def deal(state: State, seed: int) -> None:
    """H3: shuffle, lay the tea table, deal to each player from the first on."""
    start_deal(state, seed)
    clear(state)
    removed = state.removed_asked
    if state.players == 2 and removed == 0:
        first, second = below(state, TYPES), below(state, TYPES - 1)
        removed = 1 << first | 1 << (second if second < first else second + 1)
    size = gather_pack(state, removed)
    shuffle(state, state.discards, size)
    deal_pack(state, size)


@rule
def gather_pack(state: State, removed: int) -> int:
    """H3: put all types but the removed ones (set of bits) where discards will lie; return the number of cards."""
    state.in_play = 0
    size = 0
    for kind in range(TYPES):
        if not removed >> kind & 1:
            state.in_play |= (1 << state.values) - 1 << VALUES * kind
            for card in range(VALUES * kind, VALUES * kind + state.values):
                state.discards[size] = card
                size += 1
    return size


@rule
def deal_pack(state: State, size: int) -> None:
    """H3: lay the tea table from the top of the gathered pack, then deal to each player from the first on."""
    pack = state.discards
    for place in range(state.places):
        size -= 1
        state.table[place] = pack[size]
    for turn in range(state.players):
        seat = (state.first + turn) % state.players
        for i in range(state.dealt):
            size -= 1
            state.hand[seat][i] = pack[size]
        state.hand_size[seat] = state.dealt
    for i in range(size):
        state.deck[i] = pack[i]
    state.deck_size = size
    for i in range(CARDS):
        pack[i] = NONE
    reset_knowledge(state)


# --- H4: the turn --------------------------------------------------------------------------------------


@rule
def is_over(state: State) -> bool:
    """H10: return whether every player has one card left, and the last turn has ended."""
    return not state.main_done and state.hand_size[state.turn] == 1 and state.offer == NONE


@rule
def partner(seat: int) -> int:
    """H8: return the partner: seats 0 and 2 play together, and 1 and 3."""
    return seat ^ 2


@rule
def mover(state: State) -> int:
    """Return the seat that must act, CHANCE or OVER."""
    if state.shuffling:
        return CHANCE
    if state.offer != NONE:
        return partner(state.turn)
    if is_over(state):
        return OVER
    return state.turn


@rule
def end_turn(state: State) -> None:
    """Begin the next seat's turn."""
    state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
    state.main_done = 0
    state.optional_done = state.no_optional


# --- H5 - H8: actions -------------------------------------------------------------------------------------


@rule
def may_exchange(card: int, taken: int) -> int:
    """H5: return 1 if the card may be played onto the other, else 0."""
    return MAY_TAKE[card] >> taken & 1


@rule
def legal(state: State, out: list[int]) -> int:
    """Write the legal actions, return how many."""
    if state.shuffling:
        out[0] = ROLL
        return 1
    count = 0
    if state.offer != NONE:
        seat = partner(state.turn)
        for i in range(state.hand_size[seat]):
            out[count] = GIVE + state.hand[seat][i]  # H8: the partner cannot decline
            count += 1
        return count
    if is_over(state):
        return 0
    seat = state.turn
    size = state.hand_size[seat]
    if not state.main_done:
        places = state.places
        for i in range(size):
            card = state.hand[seat][i]
            for place in range(places):
                out[count] = EXCHANGE + card * PLACES + place
                count += may_exchange(card, state.table[place])  # written first, counted if legal: no branch
            out[count] = BLACK + card  # H6
            count += 1
    if not state.optional_done:
        optional = OFFER if state.players == 4 else DISCARD  # H7, H8
        for i in range(size):
            out[count] = optional + state.hand[seat][i]
            count += 1
    if state.main_done:
        out[count] = END  # H4
        count += 1
    return count


@rule
def take_from_hand(state: State, seat: int, card: int) -> None:
    """Remove a card from a hand and close the gap."""
    hand = state.hand[seat]
    passed = 0
    for i in range(HAND - 1):  # without a branch that nobody could predict: random play is 6 % faster
        passed |= hand[i] == card
        hand[i] = hand[i + 1] if passed else hand[i]
    hand[HAND - 1] = NONE
    state.hand_size[seat] -= 1


@rule
def put_into_hand(state: State, seat: int, card: int) -> None:
    """Add a card to a hand; its holder now knows that it is nowhere else."""
    state.hand[seat][state.hand_size[seat]] = card
    state.hand_size[seat] += 1
    for place in range(PLACES_HIDDEN):
        state.may[seat][place] &= ~(1 << card)


@rule
def apply(state: State, action: int) -> None:
    """Apply a legal action."""
    state.drew = NONE
    if action < BLACK:
        exchange(state, action // PLACES, action % PLACES)
    elif action < DISCARD:
        play_black_hat(state, action - BLACK)
    elif action < OFFER:
        discard(state, action - DISCARD)
    elif action < GIVE:
        take_from_hand(state, state.turn, action - OFFER)
        state.offer = action - OFFER
    elif action < END:
        give(state, action - GIVE)
    elif action == END:
        end_turn(state)
    else:
        if state.deck_size == 0:  # else `apply_chance` has shuffled already
            reshuffle(state)
        draw(state)


@rule
def exchange(state: State, card: int, place: int) -> None:
    """H5: play a hand card onto the tea table, and collect the card that lay there."""
    seat = state.turn
    take_from_hand(state, seat, card)
    taken = state.table[place]
    state.table[place] = card
    state.collection[seat][state.collection_size[seat]] = taken
    state.collection_size[seat] += 1
    claim_card(state, seat, taken)
    finish_main_action(state)


@rule
def play_black_hat(state: State, card: int) -> None:
    """H6: play a hand card face down into the collection."""
    seat = state.turn
    take_from_hand(state, seat, card)
    state.black[seat][state.black_size[seat]] = card
    state.black_size[seat] += 1
    for other in range(state.players):
        if other != seat:
            state.may[other][IN_BLACK + seat] |= state.may[other][IN_HAND + seat]
    if state.black_hat_is_a_type:
        show_type(state, seat, BLACK_HAT)
    finish_main_action(state)


@rule
def finish_main_action(state: State) -> None:
    """H4, H9: pass the cookie, and end the turn if the optional action is used up."""
    pass_cookie(state)
    if state.optional_done:
        end_turn(state)
    else:
        state.main_done = 1


@rule
def finish_optional_action(state: State) -> None:
    """H4: end the turn if the main action is used up."""
    if state.main_done:
        end_turn(state)
    else:
        state.optional_done = 1


@rule
def discard(state: State, card: int) -> None:
    """H7: discard face down, then draw; if the deck is empty, chance must shuffle first."""
    seat = state.turn
    take_from_hand(state, seat, card)
    state.discards[state.discards_size] = card
    state.discarder[state.discards_size] = seat
    state.discards_size += 1
    for other in range(state.players):
        if other != seat:
            state.may[other][IN_DISCARDS] |= state.may[other][IN_HAND + seat]
    state.may[seat][IN_DISCARDS] |= 1 << card
    if state.deck_size == 0:
        state.shuffling = 1
    else:
        draw(state)


@rule
def reshuffle(state: State) -> None:
    """H7: shuffle the whole discard pile, the card just discarded included, into a new deck."""
    for i in range(state.discards_size):
        state.deck[i] = state.discards[i]
        state.discards[i] = NONE
        state.discarder[i] = NONE
    state.deck_size = state.discards_size
    state.discards_size = 0
    shuffle(state, state.deck, state.deck_size)


@rule
def draw(state: State) -> None:
    """H7: draw the next card. After a shuffle the deck may hold whatever the pile may have held."""
    seat = state.turn
    if state.shuffling:
        state.shuffling = 0
        for other in range(state.players):
            state.may[other][IN_DECK] = state.may[other][IN_DISCARDS]
            state.may[other][IN_DISCARDS] = 0
    state.deck_size -= 1
    card = state.deck[state.deck_size]
    state.deck[state.deck_size] = NONE
    state.drew = card
    for other in range(state.players):
        if other != seat:
            state.may[other][IN_HAND + seat] |= state.may[other][IN_DECK]
    put_into_hand(state, seat, card)
    finish_optional_action(state)


@rule
def give(state: State, card: int) -> None:
    """H8: swap the two cards at the same moment; the partners know both, the opponents neither."""
    seat = state.turn
    other = partner(seat)
    offered = state.offer
    take_from_hand(state, other, card)
    state.may[seat][IN_HAND + other] |= 1 << offered  # opponents cannot tell the two hands apart
    state.may[other][IN_HAND + seat] |= 1 << card
    put_into_hand(state, seat, card)
    put_into_hand(state, other, offered)
    state.offer = NONE
    finish_optional_action(state)


# --- H9: the cookie --------------------------------------------------------------------------------------


@rule
def claim_card(state: State, seat: int, card: int) -> None:
    """Count a collected card for the cookie, by its value and its type."""
    state.claim[seat] += 1 << 4 * (VALUES - VALUE[card])
    show_type(state, seat, TYPE[card])


@rule
def show_type(state: State, seat: int, kind: int) -> None:
    """Count a type for the cookie the first time a collection shows it."""
    state.claim[seat] += ONE_TYPE * (1 - (state.shown[seat] >> kind & 1))
    state.shown[seat] |= 1 << kind


@rule
def has_type(state: State, seat: int) -> bool:
    """H9: return whether a collection shows any type; without one a player never holds the cookie."""
    return state.claim[seat] >= ONE_TYPE


@rule
def pass_cookie(state: State) -> None:
    """H9: give the cookie to the largest claim; on a tie it stays, and without a type none counts.

    H9 compares ascending lists of values: the lower value wins, and the longer list if one is the beginning of the
    other. That is the same as comparing the number of 1s, then of 2s, and so on, more wins: what a claim counts.
    """
    best, best_claim = state.cookie, ONE_TYPE - 1  # smaller than any claim with a type
    for seat in range(state.players):
        claim = state.claim[seat]
        best = seat if claim > best_claim else best  # without branches: random play is 6 % faster
        best = state.cookie if claim == best_claim else best
        best_claim = max(claim, best_claim)
    state.cookie = best


# --- H10 - H14: the end ------------------------------------------------------------------------------------


@rule
def worth(state: State, kind: int) -> int:
    """H11: return the lowest position of a type on the tea table, 0 if it is not there."""
    for place in range(state.places):
        if TYPE[state.table[place]] == kind:
            return place + 1
    return 0


@rule
def worths(state: State) -> int:
    """H11: return the worth of every type, four bits each, the first type in the lowest."""
    numbers = 0
    for place in range(state.places - 1, -1, -1):
        shift = 4 * TYPE[state.table[place]]
        numbers = numbers & ~(15 << shift) | place + 1 << shift
    return numbers


@rule
def collection_points(state: State, seat: int) -> int:
    """H11: return the worth of all face-up cards, and 1 for each black hat."""
    points, numbers = state.black_size[seat], worths(state)
    for i in range(state.collection_size[seat]):
        points += numbers >> 4 * TYPE[state.collection[seat][i]] & 15
    return points


@rule
def favourite_points(state: State, seat: int) -> int:
    """H12: return the collected values of the last card's type, less its own; 0 while more cards are in hand."""
    return favourite_value(state, seat, state.hand[seat][0]) if state.hand_size[seat] == 1 else 0


@rule
def favourite_value(state: State, seat: int, card: int) -> int:
    """H12: return what a card would score as the favourite of a seat."""
    points = -VALUE[card]
    for i in range(state.collection_size[seat]):
        if TYPE[state.collection[seat][i]] == TYPE[card]:
            points += VALUE[state.collection[seat][i]]
    return points


@rule
def cookie_points(state: State, seat: int) -> int:
    """H13: return the points for holding the cookie."""
    return COOKIE_POINTS if state.cookie == seat else 0


@rule
def score(state: State, seat: int) -> int:
    """Return all points of one player if the game ended now."""
    return collection_points(state, seat) + favourite_points(state, seat) + cookie_points(state, seat)


@rule
def knows_favourite(state: State, seat: int) -> bool:
    """H10: return whether one card is left in a hand, and a view shows it; an offer (H8) may still change it."""
    offering = state.offer != NONE and state.turn == seat
    return state.hand_size[seat] == 1 and state.hand[seat][0] >= 0 and not offering


@rule
def rank_key(state: State, seat: int) -> int:
    """H14: return one number that ranks a player or team: points, then black hats, then the cookie."""
    points, black, cookie = 0, 0, 0
    for member in range(state.players):
        if member == seat or (state.players == 4 and member == partner(seat)):
            points += score(state, member)
            black += state.black_size[member]
            cookie += state.cookie == member
    if not state.tiebreak_black_hats:
        black = 0  # H15
    return (points << 8) + (black << 1) + cookie


@rule
def payoff(state: State, seat: int) -> float:
    """H14: return the share of the win."""
    sides = 2 if state.players == 4 else state.players
    mine, sharing = rank_key(state, seat), 1
    for away in range(1, sides):
        other = rank_key(state, (seat + away) % sides)
        if other > mine:
            return 0.0
        if other == mine:
            sharing += 1
    return 1.0 / sharing


# --- knowledge: what each seat sees, from which `may` starts ---------------------------------------------------


@rule
def reset_knowledge(state: State) -> None:
    """Reduce what each seat knows to what it sees: any other card may lie wherever cards are hidden."""
    for seat in range(SEATS):
        for place in range(PLACES_HIDDEN):
            state.may[seat][place] = 0
    for seat in range(state.players):
        unseen = state.in_play & ~visible_cards(state, seat)
        if state.deck_size > 0:
            state.may[seat][IN_DECK] = unseen
        if state.discards_size > 0:
            state.may[seat][IN_DISCARDS] = unseen
        for other in range(state.players):
            if other != seat:
                state.may[seat][IN_HAND + other] = unseen
                if state.black_size[other] > 0:
                    state.may[seat][IN_BLACK + other] = unseen


@rule
def visible_cards(state: State, seat: int) -> int:
    """Return the face-up cards, and with a seat also its hand and black hats (set of bits)."""
    cards = 0
    for place in range(PLACES):
        if state.table[place] != NONE:
            cards |= 1 << state.table[place]
    for other in range(state.players):
        for i in range(state.collection_size[other]):
            cards |= 1 << state.collection[other][i]
    if seat >= 0:
        for i in range(state.hand_size[seat]):
            cards |= 1 << state.hand[seat][i]
        for i in range(state.black_size[seat]):
            cards |= 1 << state.black[seat][i]
    return cards
