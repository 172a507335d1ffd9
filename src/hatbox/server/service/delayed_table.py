"""A table as delayed spectators know it: some events behind, folded once for all of them.

What was before the game is no secret: nobody is shown chairs as free at which others play already.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from hatbox.engine.game import SPECTATOR
from hatbox.server.service import updates
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table
from hatbox.server.tables.table import Table


class DelayedTable:
    """What is known late, and what is still to be known."""

    def __init__(self, table_id: str, events: Sequence[log.Event], present: Table) -> None:
        """As far as may be known of the present table."""
        self.table = open_table(table_id, events[0])
        self._waiting = deque(events[1:])
        deque(self.steps(present), maxlen=0)

    def hear(self, event: log.Event) -> None:
        """Something has happened that will be known later."""
        self._waiting.append(event)

    def steps(self, present: Table) -> Iterator[tuple[log.Event, int]]:
        """Go on to what may be known by now, one event at a time; with each, the moment of the game before it."""
        while self._waiting and self._may_know(self._waiting[0], present):
            event, since = self._waiting.popleft(), updates.moment_of(self.table)
            apply_event(self.table, event)
            yield event, since

    def _may_know(self, event: log.Event, present: Table) -> bool:
        before = self.table.status == "open" and not isinstance(event.fact, log.Started)
        return before or self.table.seq < present.seq - updates.lag_of(present, SPECTATOR)
