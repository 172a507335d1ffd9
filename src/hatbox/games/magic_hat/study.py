"""Counts for studies of Magic Hat: pairs, magic hats, penalties, guesses, and how a game begins."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.game import CHANCE
from hatbox.engine.parts import ItemGroup
from hatbox.games.magic_hat.state import KINDS, LOWER, MAGIC, MAGIC_HATS, OPEN, ROLL, SLOTS, SWAP, UPPER

MANY = 6  # penalties or pairs are counted up to here

SLOT_NAMES = tuple(f"slot {slot + 1}" for slot in range(SLOTS))
ROW = tuple((slot, 0) for slot in range(SLOTS))
GROUPS = (
    ItemGroup("Pairs of a kind won", KINDS),
    ItemGroup("Pairs won by slot", SLOT_NAMES, ROW),
    ItemGroup("Magic hats won", tuple(map(str, range(MAGIC_HATS + 1)))),
    ItemGroup("Penalties", (*map(str, range(MANY)), f"{MANY} or more")),
    ItemGroup(
        "Rules at work",
        (
            "M5: swapped a hat that the player knew",
            "M5: swapped two unknown hats",
            "M6: opened a hat that the player knew",
            "M6: opened an unknown hat",
            "M6: an unknown hat fitted or was magic",
            "M8: a magic hat cancelled a penalty",
        ),
        is_use=True,
    ),
)
PAIR = 0  # + kind
SLOT = PAIR + MAGIC  # + slot
MAGIC_WON = SLOT + SLOTS  # + number
PENALTIES = MAGIC_WON + MAGIC_HATS + 1  # + number
SWAPPED_KNOWN, SWAPPED_UNKNOWN, OPENED_KNOWN, OPENED_UNKNOWN, LUCKY, CANCELLED = range(
    PENALTIES + MANY + 1, PENALTIES + MANY + 7
)

OPENINGS = ("peek", "swap", "open")
RULES = {
    "magic-peek": "M4",
    "magic-swap": "M5",
    "magic-open-pair": "M6",
    "magic-open-wrong": "M6",
    "magic-open-magic": "M6",
    "magic-next-character": "M6",
    "magic-slot-empty": "M6",
    "magic-redeal": "M9",
}


@rule
def count_items(states: States, actions: Buffer, movers: Buffer, count: int, counts: Buffer) -> None:
    """Count what each seat won, and what it knew when it opened and swapped."""
    last = states[count]
    for k in range(count):
        seat, action = movers[k], actions[k]
        if seat == CHANCE or action < SWAP or action == ROLL:
            continue
        before, after, row = states[k], states[k + 1], counts[seat]
        if action < OPEN:
            pair = action - SWAP
            knew = (before.seen[seat] >> LOWER[pair] | before.seen[seat] >> UPPER[pair]) & 1
            row[SWAPPED_KNOWN if knew else SWAPPED_UNKNOWN] += 1
            continue
        slot = action - OPEN
        won = after.penalties[seat] == before.penalties[seat]
        if before.seen[seat] >> slot & 1:
            row[OPENED_KNOWN] += 1
        else:
            row[OPENED_UNKNOWN] += 1
            row[LUCKY] += won
        if won and before.hats[slot] != MAGIC:
            row[PAIR + before.hats[slot]] += 1
            row[SLOT + slot] += 1
    for seat in range(last.players):
        row = counts[seat]
        row[MAGIC_WON + min(last.magic[seat], MAGIC_HATS)] += 1
        row[PENALTIES + min(last.penalties[seat], MANY)] += 1
        row[CANCELLED] += min(last.penalties[seat], last.magic[seat])


@rule
def opening(states: States, actions: Buffer, movers: Buffer, count: int) -> int:
    """Return the first action: a peek, a swap or an open."""
    return 0 if actions[0] < SWAP else 1 if actions[0] < OPEN else 2
