"""What is written down about a table, for good: events, numbered from 1, never changed.

A table is a fold of its events. They hold secrets (deals, moves made face down, choices not yet due); what a viewer
may know of them is decided in `scenes` alone. Fields may be added with a default; nothing may be taken away.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from hatbox import wire


class Fact(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """What an event says."""


class Chair(msgspec.Struct, omit_defaults=True, frozen=True):
    """Who sits on one side of the table."""

    player: str | None = None
    name: str | None = None
    bot: wire.Level | None = None  # a bot's own seat
    substitute: wire.Level | None = None  # stands in for the player
    ready: bool = False
    wants_rematch: bool = False
    nonce: str | None = None  # for this game, or with `wants_rematch` for the next

    @property
    def is_free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here who plays."""
        return self.player is not None and self.substitute is None

    @property
    def level(self) -> wire.Level | None:
        """The bot that plays here now."""
        return self.bot or self.substitute


class Opened(Fact, tag="opened"):
    """The table was made."""

    setup: wire.Setup
    host: str
    chairs: tuple[Chair, ...]
    quick: bool = False
    code: str | None = None
    entropy: str = msgspec.field(default="", name="luck")  # secret: 256 bits, the seeds of this game and its rematches


class Sat(Fact, tag="sat"):
    seat: int
    player: str
    name: str


class Left(Fact, tag="left"):
    seat: int


class Readied(Fact, tag="readied"):
    seat: int
    ready: bool
    nonce: str | None = None


class Filled(Fact, tag="filled"):
    level: wire.Level


class Started(Fact, tag="started", kw_only=True):
    """The deal, and what chance follows from here on; both secret."""

    seed: int | str  # 64 hexadecimal digits; a number in games from before there were nonces
    salt: str = ""  # of those games
    nonces: list[str | None] | None = None  # by seat, published; None in those games
    commitment: str
    first: int
    deal: dict[str, Any]
    rules: int


class Moved(Fact, tag="moved"):
    """A move as a record tells it, with what chance brought, and the time it is charged with."""

    seat: int
    entry: dict[str, Any]
    took: int = 0
    ahead: bool = False


class Chose(Fact, tag="chose"):
    """One of the secret choices that all make at the same time; `last` of that seat's."""

    seat: int
    move: str
    last: bool
    took: int = 0


class Rechose(Fact, tag="rechose"):
    """The last choice is taken back; `was_last`: the seat had finished choosing."""

    seat: int
    was_last: bool


class Premoved(Fact, tag="premoved"):
    seat: int
    move: str | None = None


class PremoveDropped(Fact, tag="premove_dropped"):
    seat: int
    move: str


class UndoAsked(Fact, tag="undo_asked"):
    seat: int
    moment: int


class UndoAgreed(Fact, tag="undo_agreed"):
    seat: int


class UndoRefused(Fact, tag="undo_refused"):
    seat: int


class Undone(Fact, tag="undone"):
    seat: int
    moment: int


class Resigned(Fact, tag="resigned"):
    seat: int


class TakenOver(Fact, tag="taken_over"):
    seat: int
    level: wire.Level
    why: Literal["left", "time"]


class Returned(Fact, tag="returned"):
    seat: int


class Said(Fact, tag="said"):
    player: str
    name: str
    phrase: wire.Phrase | None = None
    text: str | None = None


class Paused(Fact, tag="paused"):
    """The server was down so long: nobody is charged for it."""

    milliseconds: int


class BotsOffered(Fact, tag="bots_offered"):
    pass


class RematchAsked(Fact, tag="rematch_asked"):
    seat: int
    nonce: str | None = None  # for the next game


class Rematched(Fact, tag="rematched"):
    table: str


class Closed(Fact, tag="closed"):
    pass


class Forgotten(Fact, tag="forgotten"):
    """A player's name and words have been taken away here, and nothing more comes from them."""

    player: str


AnyFact: TypeAlias = (
    Opened
    | Sat
    | Left
    | Readied
    | Filled
    | Started
    | Moved
    | Chose
    | Rechose
    | Premoved
    | PremoveDropped
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Resigned
    | TakenOver
    | Returned
    | Said
    | Paused
    | BotsOffered
    | RematchAsked
    | Rematched
    | Closed
    | Forgotten
)

NAMELESS = "…"  # the name of somebody who wished to be forgotten


class Event(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    n: int
    at: int
    fact: AnyFact
    player: str = ""  # who commanded it; "" for the server
    command: str = ""  # the client's own number of that command


ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


SECRETS = (Premoved, PremoveDropped, UndoAgreed, Chose, Rechose)  # what only one seat may know of, or may for a time


def owner_of(fact: AnyFact) -> int | None:
    """The seat that alone may know of an event, or None if all may. Such events have no number for others."""
    if not isinstance(fact, SECRETS):
        return None
    if isinstance(fact, Chose):
        return None if fact.last else fact.seat
    if isinstance(fact, Rechose):
        return None if fact.was_last else fact.seat
    return fact.seat


def is_silent(fact: AnyFact) -> bool:
    """Whether nobody needs to be told."""
    return isinstance(fact, Paused | Forgotten)


def is_numbered(fact: AnyFact) -> bool:
    """Whether viewers count an event."""
    return owner_of(fact) is None and not is_silent(fact)
