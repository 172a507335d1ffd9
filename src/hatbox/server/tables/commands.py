"""Commands to a table and their outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from hatbox import wire
from hatbox.engine.match import PlayedMove
from hatbox.i18n import Param
from hatbox.server.tables import log

SERVER = ""  # the author of internal commands


class Refusal(Exception):
    """A command that is not carried out: a code, its parameters, and the id of the rule if there is one."""

    def __init__(self, code: str, rule: str | None = None, **params: Param) -> None:
        super().__init__(code)
        self.code, self.rule, self.params = code, rule, params


# --- internal commands: from timers and bots


class BotMove(msgspec.Struct, frozen=True):
    """A bot's move, decided at a certain moment."""

    seat: int
    move: str
    moment: int
    position: int | None = None  # `position_seq` when it began to think: after an undo the move is stale


class PlayAhead(msgspec.Struct, frozen=True):
    """Make the premove of the seat whose turn has come."""


class TimeUp(msgspec.Struct, frozen=True):
    """Let bots take over the seats that have run out of time."""


class Pause(msgspec.Struct, frozen=True):
    """Charge nobody for a time in which the server was down."""

    milliseconds: int


class OfferBots(msgspec.Struct, frozen=True):
    """Offer bots at a quick match that has waited long enough."""


class Unseat(msgspec.Struct, frozen=True):
    """Free the seat of a player who has gone, if the game has not begun."""

    player: str


class UnseatUnready(msgspec.Struct, frozen=True):
    """Free the seats of players for whom a full quick match has waited long enough."""


InternalCommand: TypeAlias = BotMove | PlayAhead | TimeUp | Pause | OfferBots | Unseat | UnseatUnready


class CommandEnvelope(msgspec.Struct, frozen=True):
    """A command with what deciding it needs from outside: author, time and entropy."""

    command: wire.Command | InternalCommand
    now: int
    by: str = SERVER
    name: str = ""
    id: str = ""
    seen: int | None = None
    lag: int = 0  # network latency of the command, milliseconds
    entropy: bytes = b""  # 32 random bytes, if the command may deal
    face: wire.Face | None = None


class AlreadyDone(msgspec.Struct, frozen=True):
    """The command was carried out before and acknowledged with `seq`."""

    seq: int


class Accepted(msgspec.Struct, frozen=True):
    """An accepted command: the facts to store for this table and, for a rematch, those that open another."""

    facts: Sequence[log.AnyFact]
    other: tuple[str, Sequence[log.AnyFact]] | None = None
    played: PlayedMove | None = None  # the move among the facts, ready to commit
