"""Cost of notifications for a move: what `Notifier.on_stored` takes on the event loop, by who has a channel.

    python bench/notifications.py

It is called once for every stored command. Everything else happens in a task of its own.
"""

from __future__ import annotations

import asyncio
import secrets
import timeit
from types import SimpleNamespace
from typing import Any

from hatbox import wire
from hatbox.server.metrics import Metrics
from hatbox.server.notifications.notifier import Notifier
from hatbox.server.service.live_table import LiveTable
from hatbox.server.tables import log
from hatbox.server.tables.apply import open_table
from hatbox.server.tables.opening import decide_opening

CALLS = 100_000


class Viewer:
    """A connection that watches."""

    def __init__(self, player: str) -> None:
        self.player = SimpleNamespace(id=player)


def microseconds(notifier: Notifier, live: LiveTable, event: log.Event) -> float:
    """Return the time of one call, the best of three runs."""

    def call() -> None:
        notifier.on_stored(live, [event], [1], None)
        notifier._pending.clear()  # noqa: SLF001

    return min(timeit.repeat(call, number=CALLS, repeat=3)) / CALLS * 1e6


async def main() -> None:
    """Print the cost in four situations."""
    opening = decide_opening(
        wire.Setup("hats", 2), "ada", "Ada", quick=False, code="BCDFG", entropy=secrets.token_bytes(32)
    )
    table: Any = open_table("t", log.Event(1, 0, opening, "ada"))
    table.chairs = [log.Chair("ada", "Ada"), log.Chair("bea", "Bea")]
    table.status, table.acting = "playing", [0]
    live = LiveTable(table, 1)
    event = log.Event(2, 1, log.Moved(1, {}), "bea")
    store: Any = SimpleNamespace(is_alone=True)
    notifier = Notifier(store, "process", Metrics(), lambda _: asyncio.sleep(0))
    print(f"nobody has a channel: {microseconds(notifier, live, event):.2f} µs")
    notifier.subscribers._kinds = {f"other{number}": None for number in range(100_000)}  # noqa: SLF001
    print(f"100,000 others have one: {microseconds(notifier, live, event):.2f} µs")
    notifier.subscribers._kinds["ada"] = None  # noqa: SLF001
    print(f"who is to move has one, and does not look: {microseconds(notifier, live, event):.2f} µs")
    viewer: Any = Viewer("ada")
    live.viewers[viewer] = 1
    print(f"who is to move has one, and looks: {microseconds(notifier, live, event):.2f} µs")


if __name__ == "__main__":
    asyncio.run(main())
