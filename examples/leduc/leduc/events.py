"""Actions of Leduc poker as game events, and the rules that forbid illegal ones."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.compiled.records import to_object
from hatbox.engine.errors import IllegalMove
from hatbox.engine.game import GameEvent
from leduc.positions import name
from leduc.state import CALL, FOLD, ROUNDS, State


def describe(before: State, action: int, after: State, seat: int) -> list[GameEvent]:
    """Return the events of an action of `seat`."""
    old, new = to_object(State, before), to_object(State, after)
    paid = new.chips[seat] - old.chips[seat]
    code = "leduc-fold" if action == FOLD else "leduc-raise" if action != CALL else "leduc-call"
    events = [GameEvent(code, {"seat": seat, "chips": paid})]
    if old.round == 0 and new.round == 1:
        events.append(GameEvent("leduc-board", {"card": str(name(new.board))}))
    return events


def refusal(record: State, actions: Sequence[int]) -> IllegalMove:
    """Return the rule that an illegal action breaks."""
    if to_object(State, record).round == ROUNDS:
        return IllegalMove("L7", "leduc-is-over")
    is_fold = actions[-1] == FOLD
    return IllegalMove("L5", "leduc-nothing-to-call") if is_fold else IllegalMove("L4", "leduc-raised-enough")
