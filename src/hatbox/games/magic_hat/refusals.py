"""Refusals in Magic Hat: the rule that forbids a move."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.compiled.records import to_object
from hatbox.engine.errors import IllegalMove
from hatbox.engine.game import NONE
from hatbox.games.magic_hat import rules
from hatbox.games.magic_hat.state import OPEN, PAIRS, SLOTS, SWAP, State


def refusal(record: State, actions: Sequence[int]) -> IllegalMove:
    """Return the first rule that an illegal action breaks; here an action is a whole move."""
    action = actions[-1]
    if rules.is_complete(record):
        return IllegalMove("M7", "magic-game-is-over")
    if rules.is_stalled(record):
        return IllegalMove("M10", "magic-game-has-stalled")
    state = to_object(State, record)
    is_swap = SWAP <= action < OPEN
    for slot in PAIRS[action - SWAP] if is_swap else (action % OPEN % SLOTS,):
        if state.row[slot] == NONE:
            rule = "M5" if is_swap else "M6" if action >= OPEN else "M4"
            return IllegalMove(rule, "magic-empty-slot", slot=slot + 1)
    low, high = PAIRS[action - SWAP]
    return IllegalMove("M5", "magic-no-swap-back", first=low + 1, second=high + 1)
