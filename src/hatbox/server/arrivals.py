"""Commands that wait for nothing but the disk, step by step.

What has come at about the same time is decided, then folded, then put into words: processors like doing one thing
many times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from hatbox import wire
from hatbox.server import log, scenes, telling
from hatbox.server import table as tables
from hatbox.server.live import Live
from hatbox.server.rows import row_of
from hatbox.server.store.store import Write
from hatbox.server.table import Order, Refusal, Table

Answer: TypeAlias = Callable[[wire.Ack | wire.Refused], None]
Done: TypeAlias = Callable[[bool], None]  # and whether there was an answer
Told: TypeAlias = Sequence[tuple[log.Event, telling.Messages]]  # events, and what each viewer is to be told of them


@dataclass(eq=False)
class Arrival:
    """A command for a table that is free, and is held for it now."""

    live: Live
    order: Order
    answer: Answer
    done: Done
    fact: log.AnyFact = field(init=False)
    event: log.Event = field(init=False)
    since: int = 0  # the moment of the game before it
    messages: telling.Messages = field(init=False)
    write: Write = field(init=False)

    def decide(self) -> bool:
        """Whether one fact comes of it, and nobody else has to be asked first."""
        table = self.live.table
        if table.n != self.live.told:
            return False
        try:
            decision = tables.step(table, self.order)
        except Refusal:  # by what somebody else has written it may be right
            return False
        if not isinstance(decision, tables.Decision) or len(decision.facts) != 1 or decision.other:
            return False
        self.fact = decision.facts[0]
        return True

    def fold(self) -> bool:
        """The table as it is after it."""
        self.event, self.since = folded(self.live.table, self.order, self.fact, self.order.id)
        return True

    def word(self) -> bool:
        """What everybody will be told."""
        self.messages = telling.messages(self.live, self.event, self.since)
        return True

    def note(self) -> bool:
        """What is to be written down."""
        self.write = write_of(self.live.table, [self.event])
        return True


STAGES = (Arrival.decide, Arrival.fold, Arrival.word, Arrival.note)  # each says whether it goes on


def folded(table: Table, order: Order, fact: log.AnyFact, command: str) -> tuple[log.Event, int]:
    """What an order has made happen at a table, and the moment of the game before it."""
    event, since = log.Event(table.n + 1, max(order.now, table.at), fact, order.by, command), scenes.moment_of(table)
    tables.fold(table, event)
    return event, since


def write_of(table: Table, events: Sequence[log.Event]) -> Write:
    """What is to be written down when events were folded."""
    fresh = table.status == "over" or any(not isinstance(event.fact, scenes.KEEPS_INFO) for event in events)
    return Write(table.id, events, row_of(table, fresh=fresh))
