"""A view of Magic Hat as numbers for a learner."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.engine.features import Blocks, clamp, mark
from hatbox.games.magic_hat.rules import known_slots, mover
from hatbox.games.magic_hat.state import CHARACTERS, EVERYBODY, MAGIC, PAIRS, SEATS, SLOTS, State

BLOCKS = Blocks(
    ("character", (SLOTS, CHARACTERS), "1: a character of that kind stands in the slot"),
    ("hat", (SLOTS, MAGIC + 1), "1: the viewer knows that the hat of that kind (the last: magic) lies above the slot"),
    ("known", (SEATS, SLOTS), "1: that seat knows the hat above the slot; all see who looks where (M4)"),
    ("known_to_all", (SLOTS,), "1: the hat above the slot was opened for all"),
    ("characters_left", (CHARACTERS,), "characters of the kind in the pile"),
    ("hats_left", (MAGIC + 1,), "hats of the kind that lie face down, in the row or in the pile"),
    ("pairs", (SEATS,), "pairs won"),
    ("magic", (SEATS,), "magic hats won"),
    ("penalties", (SEATS,), "penalties (M8), up to 127"),
    ("mover", (SEATS,), "1: that seat must act now"),
    ("seated", (SEATS,), "1: there is such a seat"),
    ("last_swap", (len(PAIRS),), "1: these two slots were swapped in the turn before (M5)"),
    ("stall", (1,), "turns in a row without a card won (M10), up to 127"),
    ("stall_limit", (1,), "option M10, up to 127"),
    ("no_swap_back", (1,), "option M5"),
    ("redeals", (1,), "option M9: a dead table is laid out again"),
)

CHARACTER, HAT, KNOWN = BLOCKS.start("character"), BLOCKS.start("hat"), BLOCKS.start("known")
KNOWN_TO_ALL, PILE, HATS_LEFT = BLOCKS.start("known_to_all"), BLOCKS.start("characters_left"), BLOCKS.start("hats_left")
WON, MAGIC_WON, PENALTIES = BLOCKS.start("pairs"), BLOCKS.start("magic"), BLOCKS.start("penalties")
MOVER, SEATED, LAST_SWAP = BLOCKS.start("mover"), BLOCKS.start("seated"), BLOCKS.start("last_swap")
STALL = BLOCKS.start("stall")


@rule
def features(view: State, seat: int, out: list[int]) -> None:
    """Fill a row of zeros from the view of a seat."""
    acting = mover(view)
    for slot in range(SLOTS):
        if view.row[slot] >= 0:
            out[CHARACTER + slot * CHARACTERS + view.row[slot]] = 1
        if view.hats[slot] >= 0:
            out[HAT + slot * (MAGIC + 1) + view.hats[slot]] = 1
    mark(out, KNOWN_TO_ALL, SLOTS, view.seen[EVERYBODY])
    for kind in range(CHARACTERS):
        out[PILE + kind] = view.characters_left[kind]
    for kind in range(MAGIC + 1):
        out[HATS_LEFT + kind] = view.hats_left[kind]
    for away in range(view.players):
        other = (seat + away) % view.players
        mark(out, KNOWN + away * SLOTS, SLOTS, known_slots(view, other))
        out[WON + away] = view.pairs[other]
        out[MAGIC_WON + away] = view.magic[other]
        out[PENALTIES + away] = clamp(view.penalties[other])
        out[MOVER + away] = acting == other
        out[SEATED + away] = 1
    if view.last_swap >= 0:
        out[LAST_SWAP + view.last_swap] = 1
    out[STALL] = clamp(view.stall)
    out[STALL + 1] = clamp(view.stall_limit)
    out[STALL + 2] = view.no_swap_back
    out[STALL + 3] = view.redeals
