"""Magic Hat, rule by rule (M1-M13 of docs/rules/magic_hat.md). Functions change a state and trust their arguments."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.engine.game import CHANCE, NONE, OVER
from hatbox.engine.rng import shuffle, start_deal
from hatbox.games.magic_hat.state import (
    CHARACTERS,
    COPIES,
    DEAD_TABLE,
    EVERYBODY,
    HATS,
    IN_BOX,
    LOWER,
    MAGIC,
    MAGIC_HATS_OPTION,
    NO_SWAP_BACK,
    OPEN,
    PEEK,
    REDEAL,
    ROLL,
    SEATS,
    SIZE,
    SIZES,
    SLOTS,
    STALL_LIMIT,
    SWAP,
    UPPER,
    VIEWERS,
    State,
)

# --- M1, M2: set-up ------------------------------------------------------------------------------------


@rule
def set_up(state: State, players: int, options: list[int], first: int) -> None:
    """Set players, options and dimensions, and who is to begin."""
    size = SIZES[options[SIZE]]
    state.players = players
    state.copies = options[COPIES]
    state.characters = min(CHARACTERS, options[COPIES] * size.kinds)  # M1
    state.slots = size.slots
    state.last_slots = size.last_slots
    state.magic_hats = options[MAGIC_HATS_OPTION]
    state.no_swap_back = options[NO_SWAP_BACK]
    state.redeals = int(options[DEAD_TABLE] == REDEAL)
    state.stall_limit = options[STALL_LIMIT]
    state.first_asked = first
    state.first = first
    clear(state)


@rule
def clear(state: State) -> None:
    """Reset all but players, options and dimensions."""
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
    reset_knowledge(state)


@rule
def reset_knowledge(state: State) -> None:
    """Let all viewers, EVERYBODY included, forget every hat."""
    for viewer in range(VIEWERS):
        state.seen[viewer] = 0


@rule
def deal(state: State, seed: int) -> None:
    """M2: lay characters in a row, a hat face down above each, and two piles; M9: until the table is alive."""
    start_deal(state, seed)
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
    """M1: put all characters into their pile, and count as many hats of their kinds."""
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
    """Put all face-down hats into their pile."""
    state.hat_pile_size = 0
    for kind in range(MAGIC + 1):
        for _ in range(state.hats_left[kind]):
            state.hat_pile[state.hat_pile_size] = kind
            state.hat_pile_size += 1


@rule
def next_character(state: State, slot: int) -> None:
    """Lay the next character of the pile face up into a slot."""
    state.character_pile_size -= 1
    kind = state.character_pile[state.character_pile_size]
    state.character_pile[state.character_pile_size] = NONE
    state.characters_left[kind] -= 1
    state.row[slot] = kind


@rule
def next_hat(state: State, slot: int) -> None:
    """Lay the next hat of the pile face down above a slot; no viewer knows it."""
    state.hat_pile_size -= 1
    state.hats[slot] = state.hat_pile[state.hat_pile_size]
    state.hat_pile[state.hat_pile_size] = NONE
    for viewer in range(VIEWERS):
        state.seen[viewer] &= ~(1 << slot)


@rule
def lay_out_hats(state: State) -> None:
    """M2, M9: shuffle all face-down hats and lay one above each character."""
    gather_hats(state)
    shuffle(state, state.hat_pile, state.hat_pile_size)
    cover_row(state)


@rule
def cover_row(state: State) -> None:
    """Lay the next hat of the pile above each character."""
    for slot in range(SLOTS):
        if state.row[slot] != NONE:
            next_hat(state, slot)


@rule
def is_alive(state: State) -> bool:
    """M9: return whether a hat in the row belongs to a character in the row, or is a magic hat."""
    characters = characters_in_row(state)
    for slot in range(SLOTS):
        if state.hats[slot] >= 0 and characters >> state.hats[slot] & 1:
            return True
    return False


@rule
def can_come_alive(state: State) -> bool:
    """Return whether any face-down hat could be won: always true in a game begun by a deal."""
    characters = characters_in_row(state)
    for kind in range(MAGIC + 1):
        if state.hats_left[kind] > 0 and characters >> kind & 1:
            return True
    return False


@rule
def characters_in_row(state: State) -> int:
    """Return the kinds of hats that could be won: those of the characters, and always magic (set of bits)."""
    kinds = 1 << MAGIC
    for slot in range(SLOTS):
        if state.row[slot] != NONE:
            kinds |= 1 << state.row[slot]
    return kinds


# --- M3 - M6: the turn -----------------------------------------------------------------------------------


@rule
def occupied_slots(state: State) -> int:
    """Return the number of slots with a character."""
    count = 0
    for slot in range(SLOTS):
        count += state.row[slot] != NONE
    return count


@rule
def is_complete(state: State) -> bool:
    """M7: return whether only the last slots are left."""
    return occupied_slots(state) <= state.last_slots


@rule
def is_stalled(state: State) -> bool:
    """M10: return whether too many turns in a row passed without a card won."""
    return 0 < state.stall_limit <= state.stall


@rule
def mover(state: State) -> int:
    """Return the seat that must act, CHANCE or OVER."""
    if state.shuffling:
        return CHANCE
    if is_complete(state) or is_stalled(state):
        return OVER
    return state.turn


@rule
def legal(state: State, out: list[int]) -> int:
    """Write the legal actions, return how many."""
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
    """Apply a legal action."""
    if action == ROLL:
        redeal(state)
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
    """M5: swap two hats unseen; a viewer who knew one still knows it."""
    low, high = LOWER[pair], UPPER[pair]
    state.hats[low], state.hats[high] = state.hats[high], state.hats[low]
    for viewer in range(VIEWERS):
        if (state.seen[viewer] >> low ^ state.seen[viewer] >> high) & 1:
            state.seen[viewer] ^= 1 << low | 1 << high
    state.last_swap = pair


@rule
def open_hat(state: State, seat: int, slot: int) -> None:
    """M6: turn a hat up for all to see."""
    hat = state.hats[slot]
    if hat == MAGIC:  # M6c
        state.magic[seat] += 1
    elif hat == state.row[slot]:  # M6a
        state.pairs[seat] += 1
    else:  # M6b
        state.penalties[seat] += 1
        for viewer in range(VIEWERS):
            state.seen[viewer] |= 1 << slot
        return
    state.stall = 0
    state.hats_left[hat] -= 1
    refill(state, slot, hat)
    if state.redeals and not is_complete(state) and not is_alive(state) and can_come_alive(state):
        state.shuffling = 1  # M9


@rule
def refill(state: State, slot: int, hat: int) -> None:
    """M6: lay the next character and hat after a pair, or leave the slot empty; the next hat after a magic hat."""
    if hat == MAGIC:
        next_hat(state, slot)
    elif state.character_pile_size > 0:
        next_character(state, slot)
        next_hat(state, slot)
    else:
        state.row[slot] = NONE
        state.hats[slot] = NONE
        for viewer in range(VIEWERS):
            state.seen[viewer] &= ~(1 << slot)


@rule
def redeal(state: State) -> None:
    """M9: lay out a dead table again until it is alive, unless `apply_chance` has done so."""
    state.shuffling = 0
    reset_knowledge(state)
    while not is_alive(state):
        lay_out_hats(state)


# --- M7 - M10: the end -------------------------------------------------------------------------------------


@rule
def score(state: State, seat: int) -> int:
    """M8: return the pairs, less the penalties that no magic hat cancels."""
    return state.pairs[seat] - max(0, state.penalties[seat] - state.magic[seat])


@rule
def payoff(state: State, seat: int) -> float:
    """M8: return the share of the win; ties share it."""
    mine, sharing = score(state, seat), 0
    for other in range(state.players):
        theirs = score(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            sharing += 1
    return 1.0 / sharing


@rule
def known_slots(state: State, viewer: int) -> int:
    """M13: return the slots whose hat a seat knows (set of bits); a spectator knows what EVERYBODY has seen."""
    return state.seen[viewer if viewer >= 0 else EVERYBODY]
