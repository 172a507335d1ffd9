"""Events of Magic Hat: what a viewer saw happen, made of views alone."""

from __future__ import annotations

from hatbox.compiled.records import to_object
from hatbox.engine.game import NONE, GameEvent, Motion
from hatbox.games.magic_hat.state import HAT_NAMES, MAGIC, OPEN, PAIRS, PEEK, ROLL, SWAP, State
from hatbox.i18n import Param


def describe(before: State, action: int, after: State, seat: int) -> list[GameEvent]:
    """Return what a viewer saw happen when `seat` acted."""
    old, new = to_object(State, before), to_object(State, after)
    if action == ROLL:
        return [GameEvent("magic-redeal", {}, (Motion("hat", "row", "hat_pile"), Motion("hat", "hat_pile", "row")))]
    if SWAP <= action < OPEN:
        low, high = (slot + 1 for slot in PAIRS[action - SWAP])
        motions = (Motion("hat", f"slot:{low}", f"slot:{high}"), Motion("hat", f"slot:{high}", f"slot:{low}"))
        return [GameEvent("magic-swap", {"seat": seat, "first": low, "second": high}, motions)]
    if action < SWAP:
        slot = action - PEEK
        hat = HAT_NAMES[new.hats[slot]] if new.hats[slot] >= 0 else None
        motion = Motion("hat", f"slot:{slot + 1}", f"eyes:{seat}", hat)
        if hat is None:
            return [GameEvent("magic-peek-unseen", {"seat": seat, "slot": slot + 1}, (motion,))]
        return [GameEvent("magic-peek", {"seat": seat, "slot": slot + 1, "hat": hat}, (motion,))]
    return _describe_open(old, action - OPEN, new, seat)


def _describe_open(old: State, slot: int, new: State, seat: int) -> list[GameEvent]:
    character, place = HAT_NAMES[old.row[slot]], f"slot:{slot + 1}"
    if new.penalties[seat] > old.penalties[seat]:
        hat = HAT_NAMES[new.hats[slot]]
        params: dict[str, Param] = {"seat": seat, "slot": slot + 1, "hat": hat, "character": character}
        motions = (Motion("hat", place, "eyes:all", hat), Motion("token", "tokens", f"won:{seat}"))
        return [GameEvent("magic-open-wrong", params, motions)]
    if new.hats_left[MAGIC] < old.hats_left[MAGIC]:
        motions = (Motion("hat", place, f"won:{seat}", HAT_NAMES[MAGIC]), Motion("hat", "hat_pile", place))
        return [GameEvent("magic-open-magic", {"seat": seat, "slot": slot + 1}, motions)]
    motions = (
        Motion("hat", place, f"won:{seat}", character),
        Motion("character", f"row:{slot + 1}", f"won:{seat}", character),
    )
    pair = GameEvent("magic-open-pair", {"seat": seat, "slot": slot + 1, "character": character}, motions)
    if new.row[slot] == NONE:
        return [pair, GameEvent("magic-slot-empty", {"slot": slot + 1})]
    following = HAT_NAMES[new.row[slot]]
    motions = (
        Motion("character", "character_pile", f"row:{slot + 1}", following),
        Motion("hat", "hat_pile", place),
    )
    return [pair, GameEvent("magic-next-character", {"slot": slot + 1, "character": following}, motions)]
