"""The clocks of a table: pure arithmetic on milliseconds."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from hatbox import wire

SECOND = 1000
DAY = 86_400 * SECOND
MAX_LAG = 100  # of the time a command was under way, so much is given back: a late pong may gain no more
AFTER_RETURN = 15 * SECOND  # somebody who takes a seat back has at least this


def full(clock: wire.Clock) -> int | None:
    """What everybody begins with; None where there is no clock."""
    match clock:
        case wire.NoClock():
            return None
        case wire.DaysClock():
            return clock.days * DAY
        case wire.TurnClock() | wire.BankClock():
            return clock.seconds * SECOND


@dataclass
class Clocks:
    """The time of every seat. A seat's clock runs while the seat has something to decide."""

    clock: wire.Clock
    left: list[int]
    begun: list[int | None] = field(default_factory=list)  # when each began to run; None: it stands
    is_off: bool = field(init=False)  # nobody is hurried

    def __post_init__(self) -> None:
        self.is_off = isinstance(self.clock, wire.NoClock)

    @classmethod
    def wound(cls, clock: wire.Clock, players: int) -> Clocks:
        """All full, none running."""
        return cls(clock, [full(clock) or 0] * players, [None] * players)

    def elapsed(self, seat: int, now: int) -> int:
        """How long a seat's clock has run by now."""
        begun = self.begun[seat]
        return 0 if begun is None else max(0, now - begun)

    def cost(self, seat: int, now: int, lag: int) -> int:
        """What a decision that arrives now is charged with: time under way is given back, up to a limit."""
        return max(0, self.elapsed(seat, now) - min(max(lag, 0), MAX_LAG))

    def charge(self, seat: int, took: int, *, turn_ended: bool) -> None:
        """Take a decision's time away; a new turn brings new time."""
        if self.is_off:
            return
        self.left[seat] = max(0, self.left[seat] - took)
        self.begun[seat] = None
        if turn_ended:
            self.refill(seat)

    def refill(self, seat: int) -> None:
        """What the end of a turn brings."""
        if isinstance(self.clock, wire.BankClock):
            self.left[seat] += self.clock.increment * SECOND
        else:
            self.left[seat] = full(self.clock) or 0

    def hand_back(self, seat: int) -> None:
        """Somebody takes the seat back from a bot."""
        if isinstance(self.clock, wire.BankClock):
            self.left[seat] = max(self.left[seat], AFTER_RETURN)
        else:
            self.refill(seat)

    def run(self, seats: Collection[int], now: int) -> None:
        """Let the clocks of these seats run, and no others."""
        if self.is_off:
            return
        for seat, begun in enumerate(self.begun):
            if seat not in seats:
                self.begun[seat] = None
            elif begun is None:
                self.begun[seat] = now

    def pause(self, milliseconds: int) -> None:
        """So long nobody could play."""
        self.begun = [None if begun is None else begun + milliseconds for begun in self.begun]

    def deadline(self) -> int | None:
        """When the next seat runs out of time."""
        if self.is_off:
            return None
        return min((begun + left for begun, left in zip(self.begun, self.left, strict=True) if begun), default=None)

    def out_of_time(self, now: int) -> list[int]:
        """The seats whose time is over."""
        return [s for s, begun in enumerate(self.begun) if begun is not None and begun + self.left[s] <= now]

    def faces(self, now: int) -> list[wire.ClockFace]:
        """What the clocks show."""
        if self.is_off:
            return []
        return [
            wire.ClockFace(max(0, left - self.elapsed(seat, now)), self.begun[seat] is not None)
            for seat, left in enumerate(self.left)
        ]
