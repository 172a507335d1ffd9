"""A game of Magic Hat in words, told from views."""

from __future__ import annotations

from hatbox.core.game import NONE, Happening
from hatbox.core.jit import thaw
from hatbox.games.magic_hat.state import HAT_NAMES, MAGIC, OPEN, PAIRS, PEEK, ROLL, SWAP, State


def tell(before: State, action: int, after: State, seat: int) -> list[Happening]:
    """What a viewer saw happen when `seat` acted."""
    old, new = thaw(State, before), thaw(State, after)
    if action == ROLL:
        return [Happening("magic-redeal", {})]
    if SWAP <= action < OPEN:
        low, high = PAIRS[action - SWAP]
        return [Happening("magic-swap", {"seat": seat, "first": low + 1, "second": high + 1})]
    if action < SWAP:
        slot = action - PEEK
        if new.hats[slot] >= 0:
            return [Happening("magic-peek", {"seat": seat, "slot": slot + 1, "hat": HAT_NAMES[new.hats[slot]]})]
        return [Happening("magic-peek-unseen", {"seat": seat, "slot": slot + 1})]
    return _opened(old, action - OPEN, new, seat)


def _opened(old: State, slot: int, new: State, seat: int) -> list[Happening]:
    character = HAT_NAMES[old.row[slot]]
    if new.penalties[seat] > old.penalties[seat]:
        told = Happening(
            "magic-open-wrong",
            {"seat": seat, "slot": slot + 1, "hat": HAT_NAMES[new.hats[slot]], "character": character},
        )
        return [told]
    if new.hats_left[MAGIC] < old.hats_left[MAGIC]:
        return [Happening("magic-open-magic", {"seat": seat, "slot": slot + 1})]
    told = Happening("magic-open-pair", {"seat": seat, "slot": slot + 1, "character": character})
    if new.row[slot] == NONE:
        return [told, Happening("magic-slot-empty", {"slot": slot + 1})]
    return [told, Happening("magic-next-character", {"slot": slot + 1, "character": HAT_NAMES[new.row[slot]]})]
