"""Magic Hat, rule by rule (M1-M13 of the rules page). Works on a state in place and trusts what it is given."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.engine.game import CHANCE, NONE, OVER
from hatbox.engine.rng import begin, shuffle
from hatbox.games.magic_hat.state import (
    CHARACTERS,
    EVERYBODY,
    HATS,
    IN_BOX,
    LOWER,
    MAGIC,
    OPEN,
    PEEK,
    ROLL,
    SEATS,
    SLOTS,
    SWAP,
    UPPER,
    State,
)

PARTS = 4  # of a player's score, as `score_parts` writes it

# --- M1, M2: set-up ------------------------------------------------------------------------------------


@rule
def clear(state: State) -> None:
    """Nothing dealt, nothing won."""
    state.turn = state.first
    state.shuffling = 0
    state.last_swap = NONE
    state.stall = 0
    for slot in range(SLOTS):
        state.row[slot] = NONE
        state.hats[slot] = NONE
    state.character_pile_size = 0
    for i in range(CHARACTERS):
        state.character_pile[i] = NONE
        state.characters_left[i] = 0
    state.hat_pile_size = 0
    for i in range(HATS):
        state.hat_pile[i] = NONE
    for kind in range(MAGIC + 1):
        state.hats_left[kind] = 0
    for seat in range(SEATS):
        state.pairs[seat] = 0
        state.magic[seat] = 0
        state.penalties[seat] = 0
    forget(state)


@rule
def forget(state: State) -> None:
    """Nobody knows any hat."""
    for viewer in range(SEATS + 1):
        state.seen[viewer] = 0


@rule
def deal(state: State, seed: int) -> None:
    """M2: characters in a row, a hat face down above each, two piles; M9: until the table is alive."""
    begin(state, seed)
    clear(state)
    state.hats_left[MAGIC] = state.magic_hats
    while True:
        gather_characters(state)
        shuffle(state, state.character_pile, state.characters)
        for slot in range(state.slots):
            next_character(state, slot)
        lay_out_hats(state)
        if is_alive(state):
            return


@rule
def gather_characters(state: State) -> None:
    """M1: all characters into their pile, and as many hats of their kinds."""
    state.character_pile_size = 0
    for kind in range(CHARACTERS):
        if IN_BOX[state.copies][kind] and state.character_pile_size < state.characters:
            state.characters_left[kind] = state.copies
            state.hats_left[kind] = state.copies
            for _ in range(state.copies):
                state.character_pile[state.character_pile_size] = kind
                state.character_pile_size += 1


@rule
def gather_hats(state: State) -> None:
    """All face-down hats into their pile."""
    state.hat_pile_size = 0
    for kind in range(MAGIC + 1):
        for _ in range(state.hats_left[kind]):
            state.hat_pile[state.hat_pile_size] = kind
            state.hat_pile_size += 1


@rule
def next_character(state: State, slot: int) -> None:
    """The next character of the pile comes face up into a slot."""
    state.character_pile_size -= 1
    kind = state.character_pile[state.character_pile_size]
    state.character_pile[state.character_pile_size] = NONE
    state.characters_left[kind] -= 1
    state.row[slot] = kind


@rule
def next_hat(state: State, slot: int) -> None:
    """The next hat of the pile comes face down above a slot, known to nobody."""
    state.hat_pile_size -= 1
    state.hats[slot] = state.hat_pile[state.hat_pile_size]
    state.hat_pile[state.hat_pile_size] = NONE
    for viewer in range(SEATS + 1):
        state.seen[viewer] &= ~(1 << slot)


@rule
def lay_out_hats(state: State) -> None:
    """M2, M9: shuffle all face-down hats and lay one above each character."""
    gather_hats(state)
    shuffle(state, state.hat_pile, state.hat_pile_size)
    for slot in range(SLOTS):
        if state.row[slot] != NONE:
            next_hat(state, slot)


@rule
def is_alive(state: State) -> bool:
    """M9: whether a hat in the row belongs to a character in the row, or is a magic hat."""
    characters = characters_in_row(state)
    for slot in range(SLOTS):
        if state.hats[slot] >= 0 and characters >> state.hats[slot] & 1:
            return True
    return False


@rule
def can_come_alive(state: State) -> bool:
    """Whether any face-down hat could be won: always true in a game begun by a deal."""
    characters = characters_in_row(state)
    for kind in range(MAGIC + 1):
        if state.hats_left[kind] > 0 and characters >> kind & 1:
            return True
    return False


@rule
def characters_in_row(state: State) -> int:
    """The kinds that a hat in the row could be won as: the characters' (set of bits), and always magic."""
    kinds = 1 << MAGIC
    for slot in range(SLOTS):
        if state.row[slot] != NONE:
            kinds |= 1 << state.row[slot]
    return kinds


# --- M3 - M6: the turn -----------------------------------------------------------------------------------


@rule
def occupied(state: State) -> int:
    """How many slots hold a character."""
    count = 0
    for slot in range(SLOTS):
        count += state.row[slot] != NONE
    return count


@rule
def is_complete(state: State) -> bool:
    """M7: only the last slots are left."""
    return occupied(state) <= state.last_slots


@rule
def is_stalled(state: State) -> bool:
    """M10: too many turns in a row without a card won."""
    return 0 < state.stall_limit <= state.stall


@rule
def mover(state: State) -> int:
    """The seat that must act, CHANCE or OVER."""
    if state.shuffling:
        return CHANCE
    if is_complete(state) or is_stalled(state):
        return OVER
    return state.turn


@rule
def legal(state: State, out: list[int]) -> int:
    """Write every legal action, return how many."""
    if state.shuffling:
        out[0] = ROLL
        return 1
    if mover(state) == OVER:
        return 0
    count = 0
    for slot in range(SLOTS):
        if state.row[slot] != NONE:
            out[count] = PEEK + slot  # M4
            out[count + 1] = OPEN + slot  # M6
            count += 2
    for pair in range(OPEN - SWAP):
        if state.row[LOWER[pair]] != NONE and state.row[UPPER[pair]] != NONE:
            if not (state.no_swap_back and pair == state.last_swap):  # M5
                out[count] = SWAP + pair
                count += 1
    return count


@rule
def apply(state: State, action: int) -> None:
    """Do a legal action."""
    if action == ROLL:
        state.shuffling = 0
        forget(state)
        while not is_alive(state):
            lay_out_hats(state)  # M9: until the table is alive
        return
    seat = state.turn
    state.turn = (seat + 1) % state.players  # M3
    state.stall += 1
    state.last_swap = NONE
    if action >= OPEN:
        open_hat(state, seat, action - OPEN)
    elif action >= SWAP:
        swap(state, action - SWAP)
    else:
        state.seen[seat] |= 1 << action - PEEK  # M4


@rule
def swap(state: State, pair: int) -> None:
    """M5: two hats change places unseen; whoever knew one still knows it."""
    low, high = LOWER[pair], UPPER[pair]
    state.hats[low], state.hats[high] = state.hats[high], state.hats[low]
    for viewer in range(SEATS + 1):
        if (state.seen[viewer] >> low ^ state.seen[viewer] >> high) & 1:
            state.seen[viewer] ^= 1 << low | 1 << high
    state.last_swap = pair


@rule
def open_hat(state: State, seat: int, slot: int) -> None:
    """M6: turn up a hat for all to see."""
    hat = state.hats[slot]
    if hat == MAGIC:  # M6c
        state.magic[seat] += 1
    elif hat == state.row[slot]:  # M6a
        state.pairs[seat] += 1
    else:  # M6b
        state.penalties[seat] += 1
        for viewer in range(SEATS + 1):
            state.seen[viewer] |= 1 << slot
        return
    state.stall = 0
    state.hats_left[hat] -= 1
    refill(state, slot, hat)
    if state.redeals and not is_complete(state) and not is_alive(state) and can_come_alive(state):
        state.shuffling = 1  # M9


@rule
def refill(state: State, slot: int, hat: int) -> None:
    """M6: after a pair the next character and hat, or an empty slot; after a magic hat the next hat."""
    if hat == MAGIC:
        next_hat(state, slot)
    elif state.character_pile_size > 0:
        next_character(state, slot)
        next_hat(state, slot)
    else:
        state.row[slot] = NONE
        state.hats[slot] = NONE
        for viewer in range(SEATS + 1):
            state.seen[viewer] &= ~(1 << slot)


# --- M7 - M10: the end -------------------------------------------------------------------------------------


@rule
def score(state: State, seat: int) -> int:
    """M8: pairs, less the penalties that no magic hat cancels."""
    return state.pairs[seat] - max(0, state.penalties[seat] - state.magic[seat])


@rule
def score_parts(state: State, out: list[int]) -> None:
    """M8: everybody's points, and what they are made of."""
    for seat in range(state.players):
        at = seat * PARTS
        out[at] = score(state, seat)
        out[at + 1] = state.pairs[seat]
        out[at + 2] = state.penalties[seat]
        out[at + 3] = state.magic[seat]


@rule
def payoff(state: State, seat: int) -> float:
    """M8: the share of the win; ties share it."""
    mine, sharing = score(state, seat), 0
    for other in range(state.players):
        theirs = score(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            sharing += 1
    return 1.0 / sharing


@rule
def knows(state: State, viewer: int) -> int:
    """M13: the slots whose hat a seat knows, or a spectator (set of bits)."""
    return state.seen[viewer if viewer >= 0 else EVERYBODY]
