"""Events of Hats: what a viewer saw happen, made of views alone."""

from __future__ import annotations

from hatbox.compiled.records import to_object
from hatbox.engine.game import NONE, GameEvent, Motion
from hatbox.games.hats.rules import ONE_TYPE
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
    SEATS,
    State,
)
from hatbox.i18n import Param

UNSEEN = {
    BLACK_UNSEEN: "hats-black",
    DISCARD_UNSEEN: "hats-discard",
    OFFER_UNSEEN: "hats-offer",
    GIVE_UNSEEN: "hats-give",
}
FACE_UP = ((GIVE, "hats-give"), (OFFER, "hats-offer"), (DISCARD, "hats-discard"), (BLACK, "hats-black"))


def describe(before: State, action: int, after: State, seat: int) -> list[GameEvent]:
    """Return what a viewer saw happen when `seat` acted."""
    old, new = to_object(State, before), to_object(State, after)
    events = [_action(old, action, new, seat)]
    if new.drew >= 0:
        card = CARD_NAMES[new.drew]
        events.append(GameEvent("hats-drew", {"seat": old.turn, "card": card}, (_from_deck(old.turn, card),)))
    elif new.drew != NONE:
        events.append(GameEvent("hats-drew-unseen", {"seat": old.turn}, (_from_deck(old.turn, None),)))
    if new.cookie != old.cookie:
        source = "cookie" if old.cookie == NONE else f"seat:{old.cookie}"
        motion = Motion("cookie", source, "cookie" if new.cookie == NONE else f"seat:{new.cookie}")
        events.append(GameEvent("hats-cookie", {"seat": new.cookie}, (motion,)))
        if new.cookie != NONE and _has_rival_in_types(new):
            events.append(GameEvent("hats-cookie-numbers", {"seat": new.cookie}))
    return events


def _has_rival_in_types(state: State) -> bool:
    """H9: return whether another player shows as many types as the holder of the cookie, so that values decided."""
    types = [claim // ONE_TYPE for claim in state.claim[: state.players]]
    return types.count(types[state.cookie]) > 1


def _from_deck(seat: int, card: str | None) -> Motion:
    return Motion("card", "deck", f"hand:{seat}", card)


def _action(old: State, action: int, new: State, seat: int) -> GameEvent:
    if action in UNSEEN:
        code = UNSEEN[action]
        return GameEvent(f"{code}-unseen", {"seat": seat}, _motions_face_down(code, seat, None, new))
    if action == ROLL:
        return GameEvent("hats-reshuffle", {"cards": new.deck_size + 1}, (Motion("card", "discards", "deck"),))
    if action == END:
        return GameEvent("hats-end", {"seat": seat})
    if action < BLACK:
        number, place = divmod(action, PLACES)
        card, taken = CARD_NAMES[number], CARD_NAMES[old.table[place]]
        motions = (
            Motion("card", f"hand:{seat}", f"table:{place + 1}", card),
            Motion("card", f"table:{place + 1}", f"collection:{seat}", taken),
        )
        params: dict[str, Param] = {"seat": seat, "card": card, "place": place + 1, "taken": taken}
        return GameEvent("hats-exchange", params, motions)
    first, code = next((first, code) for first, code in FACE_UP if action >= first)
    card = CARD_NAMES[action - first]
    return GameEvent(code, {"seat": seat, "card": card}, _motions_face_down(code, seat, card, new))


def _motions_face_down(code: str, seat: int, card: str | None, new: State) -> tuple[Motion, ...]:
    """Return the motions of a card that is played face down."""
    if code == "hats-give":
        partner = (seat + SEATS // 2) % SEATS
        received = new.hand[seat][new.hand_size[seat] - 1]
        return (
            Motion("card", f"hand:{seat}", f"hand:{partner}", card),
            Motion("card", "offer", f"hand:{seat}", CARD_NAMES[received] if received >= 0 else None),
        )
    target = {"hats-black": f"black:{seat}", "hats-discard": "discards", "hats-offer": "offer"}[code]
    return (Motion("card", f"hand:{seat}", target, card),)
