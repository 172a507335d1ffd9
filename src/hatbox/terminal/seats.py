"""Who sits where: people and bots."""

from __future__ import annotations

from dataclasses import dataclass

from hatbox.engine.game import Happening
from hatbox.i18n import Param, say

STYLES = ("bold red", "bold yellow", "bold blue", "bold green")  # by seat, everywhere


@dataclass(frozen=True)
class Seats:
    """The table as it is filled."""

    bots: tuple[str | None, ...]  # by seat: the name of a bot, None for a person
    names: tuple[str | None, ...] = ()  # by seat: what people are called, where that is known

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    def who(self, seat: int, viewer: int | None) -> str:
        """Who sits there, as told to a viewer: you, a bot's name, or another person."""
        bot = self.bots[seat]
        if bot is not None:
            return say("play-bot", {"bot": bot})
        if seat == viewer:
            return say("play-you")
        return self._name(seat) or say("play-person")

    def _name(self, seat: int) -> str | None:
        return self.names[seat] if seat < len(self.names) else None

    def called(self, seat: int, viewer: int | None) -> str:
        """The seat with who sits there, if that says more: `1 (Mad Hatter)`."""
        if self.bots[seat] is None and seat != viewer and self._name(seat) is None:
            return str(seat)
        return say("play-seat", {"seat": seat, "who": self.who(seat, viewer)})

    def sentence(self, happening: Happening, viewer: int | None) -> str:
        """What happened in words; a seat is told with who sits there."""
        params: dict[str, Param] = dict(happening.params)
        seat = params.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.bots):
            params["seat"] = self.called(seat, viewer)
        return say(happening.code, params)


def style_of(seat: int) -> str:
    """The colour of a seat; a letter or number always says the same."""
    return STYLES[seat % len(STYLES)]
