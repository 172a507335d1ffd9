"""The people and bots in the seats of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from hatbox.bots.registry import LEVELS, bot_named
from hatbox.engine.errors import BadInput
from hatbox.engine.game import GameEvent
from hatbox.engine.notation import expect_seat
from hatbox.i18n import Param, say

STYLES = ("bold red", "bold yellow", "bold blue", "bold green")  # by seat
DEFAULT_LEVEL = LEVELS[len(LEVELS) // 2]


@dataclass(frozen=True)
class Seats:
    """The occupants of all seats."""

    bots: tuple[str | None, ...]  # by seat: the name of a bot, None for a person
    names: tuple[str | None, ...] = ()  # by seat: the names of people, where known

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    def who(self, seat: int, viewer: int | None) -> str:
        """Return the occupant of a seat for a viewer: you, a bot's name, or a person's."""
        bot = self.bots[seat]
        if bot is not None:
            return say("play-bot", {"bot": bot})
        if seat == viewer:
            return say("play-you")
        return self._name(seat) or say("play-person")

    def _name(self, seat: int) -> str | None:
        return self.names[seat] if seat < len(self.names) else None

    def label(self, seat: int, viewer: int | None) -> str:
        """Return the number of a seat, with its occupant if that says more: `1 (Mad Hatter)`."""
        if self.bots[seat] is None and seat != viewer and self._name(seat) is None:
            return str(seat)
        return say("play-seat", {"seat": seat, "who": self.who(seat, viewer)})

    def sentence(self, event: GameEvent, viewer: int | None) -> str:
        """Return an event as text; a seat is shown with its occupant."""
        params: dict[str, Param] = dict(event.params)
        seat = params.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.bots):
            params["seat"] = self.label(seat, viewer)
        return say(event.code, params)

    def line(self, event: GameEvent, viewer: int | None) -> Text:
        """Return an event as a line in the colour of its seat."""
        seat = event.params.get("seat")
        style = style_of(seat).removeprefix("bold ") if isinstance(seat, int) else ""
        return Text(f"* {self.sentence(event, viewer)}", style)


def style_of(seat: int) -> str:
    """Return the style of a seat; colour is never the only sign."""
    return STYLES[seat % len(STYLES)]


def assign_seats(players: int, people: Sequence[int], levels: Sequence[str]) -> Seats:
    """Return the seats: people in theirs, bots in the others, of one level or of one level each in seat order."""
    for seat in people:
        expect_seat("--seat", seat, players)
    empty = [seat for seat in range(players) if seat not in people]
    levels = levels or [DEFAULT_LEVEL]
    if len(levels) not in (1, len(empty)):
        raise BadInput("play-bad-levels", levels=len(levels), bots=len(empty))
    for level in levels:
        bot_named(level)
    by_seat = dict(zip(empty, [*levels] * (len(empty) // len(levels)), strict=True))
    return Seats(tuple(by_seat.get(seat) for seat in range(players)))
