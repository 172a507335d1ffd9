"""Clocks of a table: arithmetic on milliseconds."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from hatbox import wire

SECOND = 1000
DAY = 86_400 * SECOND
MAX_LAG = 100  # milliseconds of a command's latency that are not charged, so that delaying pongs gains little
MIN_AFTER_RETURN = 15 * SECOND  # a player who takes a seat back has at least this


def initial_time(clock: wire.Clock) -> int | None:
    """Return what every seat starts with, in milliseconds; None without a clock."""
    match clock:
        case wire.NoClock():
            return None
        case wire.DaysClock():
            return clock.days * DAY
        case wire.TurnClock() | wire.BankClock():
            return clock.seconds * SECOND


@dataclass(slots=True)
class Clocks:
    """The time left of every seat. A seat's clock runs while the seat has something to decide."""

    clock: wire.Clock
    left: list[int]
    begun: list[int | None] = field(default_factory=list)  # when each started to run; None: stopped
    is_off: bool = field(init=False)  # the table has no clock

    def __post_init__(self) -> None:
        self.is_off = isinstance(self.clock, wire.NoClock)

    @classmethod
    def start(cls, clock: wire.Clock, players: int) -> Clocks:
        """Return clocks with full time, none running."""
        return cls(clock, [initial_time(clock) or 0] * players, [None] * players)

    def elapsed(self, seat: int, now: int) -> int:
        """Return how long a seat's clock has run."""
        begun = self.begun[seat]
        return 0 if begun is None else max(0, now - begun)

    def cost(self, seat: int, now: int, lag: int) -> int:
        """Return the time charged for a decision that arrives now: latency up to `MAX_LAG` is free."""
        return max(0, self.elapsed(seat, now) - min(max(lag, 0), MAX_LAG))

    def charge(self, seat: int, took: int, *, turn_ended: bool) -> None:
        """Subtract a decision's time; the end of a turn brings new time."""
        if self.is_off:
            return
        self.left[seat] = max(0, self.left[seat] - took)
        self.begun[seat] = None
        if turn_ended:
            self.refill(seat)

    def refill(self, seat: int) -> None:
        """Add the increment of a bank clock, or reset any other."""
        if isinstance(self.clock, wire.BankClock):
            self.left[seat] += self.clock.increment * SECOND
        else:
            self.left[seat] = initial_time(self.clock) or 0

    def hand_back(self, seat: int) -> None:
        """Give a player who takes a seat back from a bot enough time to go on."""
        if isinstance(self.clock, wire.BankClock):
            self.left[seat] = max(self.left[seat], MIN_AFTER_RETURN)
        else:
            self.refill(seat)

    def run(self, seats: Collection[int], now: int) -> None:
        """Let the clocks of these seats run and stop all others."""
        if self.is_off:
            return
        for seat, begun in enumerate(self.begun):
            if seat not in seats:
                self.begun[seat] = None
            elif begun is None:
                self.begun[seat] = now

    def pause(self, milliseconds: int) -> None:
        """Shift the start of every running clock, for a time in which nobody could play."""
        self.begun = [None if begun is None else begun + milliseconds for begun in self.begun]

    def deadline(self) -> int | None:
        """Return when the next seat runs out of time."""
        if self.is_off:
            return None
        return min((begun + left for begun, left in zip(self.begun, self.left, strict=True) if begun), default=None)

    def out_of_time(self, now: int) -> list[int]:
        """Return the seats whose time is over."""
        return [s for s, begun in enumerate(self.begun) if begun is not None and begun + self.left[s] <= now]

    def faces(self, now: int) -> list[wire.ClockFace]:
        """Return what the clocks show."""
        if self.is_off:
            return []
        return [
            wire.ClockFace(max(0, left - self.elapsed(seat, now)), self.begun[seat] is not None)
            for seat, left in enumerate(self.left)
        ]
