"""The append-only log of a table: events, numbered from 1, never changed.

They hold secrets (deals, moves made face down, choices not yet due); `service.updates` alone decides what a viewer may
know of them. Facts are stored as JSON: fields may be added with a default, and no encoded name may change.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from hatbox import wire


class Fact(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """The content of an event."""


class Chair(msgspec.Struct, omit_defaults=True, frozen=True):
    """A seat and its occupant."""

    player: str | None = None
    name: str | None = None
    bot: wire.Level | None = None  # a bot's own seat
    substitute: wire.Level | None = None  # a bot that plays for the player
    ready: bool = False
    wants_rematch: bool = False
    nonce: str | None = None  # for this game, or with `wants_rematch` for the next
    face: wire.Face | None = None  # the player's choice

    @property
    def is_free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_person(self) -> bool:
        """True if a player sits here and no substitute plays."""
        return self.player is not None and self.substitute is None

    @property
    def level(self) -> wire.Level | None:
        """The level of the bot that plays here now."""
        return self.bot or self.substitute


class Opened(Fact, tag="opened"):
    """The table was opened."""

    setup: wire.Setup
    host: str
    chairs: tuple[Chair, ...]
    quick: bool = False
    code: str | None = None
    entropy: str = msgspec.field(default="", name="luck")  # secret: 256 bits, the seeds of this game and its rematches
    uploaded: bool = False  # played on a device of the host; all names are theirs to erase


class Sat(Fact, tag="sat"):
    seat: int
    player: str
    name: str
    face: wire.Face | None = None


class Left(Fact, tag="left"):
    seat: int


class Readied(Fact, tag="readied"):
    seat: int
    ready: bool
    nonce: str | None = None


class Filled(Fact, tag="filled"):
    level: wire.Level


class Started(Fact, tag="started", kw_only=True):
    """The deal and the seed of all later chance; both secret."""

    seed: int | str  # 64 hexadecimal digits; a number in games older than nonces
    salt: str = ""  # of the older games
    nonces: list[str | None] | None = None  # by seat, published; None in the older games
    commitment: str
    first: int
    deal: dict[str, Any]
    rules: int


class Moved(Fact, tag="moved"):
    """A move as a record entry, chance included, and the time it is charged with."""

    seat: int
    entry: dict[str, Any]
    took: int = 0
    ahead: bool = False


class Chose(Fact, tag="chose"):
    """One of the secret choices that all make at the same time; `last`: the seat has made all of its own."""

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
    """The server was down; nobody is charged for that time."""

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
    """A player's name and chat were erased; the player can do nothing more here."""

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

NAMELESS = "…"  # replaces the name of a player whose data was erased


class Event(msgspec.Struct, frozen=True):
    """A numbered fact about a table."""

    n: int
    at: int
    fact: AnyFact
    player: str = ""  # author of the command; "" for the server
    command: str = ""  # the id that the client gave it


ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)

SECRETS = (Premoved, PremoveDropped, UndoAgreed, Chose, Rechose)  # may be known to one seat only


def owner_of(fact: AnyFact) -> int | None:
    """Return the only seat that may know of an event, or None if all may. Owned events are not numbered for viewers."""
    if not isinstance(fact, SECRETS):
        return None
    if isinstance(fact, Chose):
        return None if fact.last else fact.seat
    if isinstance(fact, Rechose):
        return None if fact.was_last else fact.seat
    return fact.seat


def is_silent(fact: AnyFact) -> bool:
    """Check whether an event makes no update."""
    return isinstance(fact, Paused | Forgotten)


def is_numbered(fact: AnyFact) -> bool:
    """Check whether an event has a number (`seq`) for viewers."""
    return owner_of(fact) is None and not is_silent(fact)
