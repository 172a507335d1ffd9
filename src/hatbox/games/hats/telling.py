"""A game of Hats in words, told from views."""

from __future__ import annotations

from hatbox.core.game import NONE, Happening
from hatbox.core.jit import thaw
from hatbox.games.hats.state import (
    BLACK,
    BLACK_UNSEEN,
    CARD_NAMES,
    DISCARD,
    DISCARD_UNSEEN,
    END,
    GIVE,
    GIVE_UNSEEN,
    OFFER,
    OFFER_UNSEEN,
    PLACES,
    ROLL,
    State,
)

UNSEEN = {
    BLACK_UNSEEN: "hats-black-unseen",
    DISCARD_UNSEEN: "hats-discard-unseen",
    OFFER_UNSEEN: "hats-offer-unseen",
    GIVE_UNSEEN: "hats-give-unseen",
}


def tell(before: State, action: int, after: State, seat: int) -> list[Happening]:
    """What a viewer saw happen when `seat` acted."""
    old, new = thaw(State, before), thaw(State, after)
    told = [_action(old, action, new, seat)]
    if new.drew >= 0:
        told.append(Happening("hats-drew", {"seat": old.turn, "card": CARD_NAMES[new.drew]}))
    elif new.drew != NONE:
        told.append(Happening("hats-drew-unseen", {"seat": old.turn}))
    if new.cookie != old.cookie:
        told.append(Happening("hats-cookie", {"seat": new.cookie}))
    return told


def _action(old: State, action: int, new: State, seat: int) -> Happening:
    if action in UNSEEN:
        return Happening(UNSEEN[action], {"seat": seat})
    if action == ROLL:
        return Happening("hats-reshuffle", {"cards": new.deck_size + 1})
    if action == END:
        return Happening("hats-end", {"seat": seat})
    if action < BLACK:
        card, place = divmod(action, PLACES)
        taken = CARD_NAMES[old.table[place]]
        return Happening("hats-exchange", {"seat": seat, "card": CARD_NAMES[card], "place": place + 1, "taken": taken})
    first, code = next(
        (first, code)
        for first, code in (
            (GIVE, "hats-give"),
            (OFFER, "hats-offer"),
            (DISCARD, "hats-discard"),
            (BLACK, "hats-black"),
        )
        if action >= first
    )
    return Happening(code, {"seat": seat, "card": CARD_NAMES[action - first]})
