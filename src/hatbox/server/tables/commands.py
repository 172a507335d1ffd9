"""What a table is asked to do, and how it answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from hatbox import wire
from hatbox.engine.match import PlayedMove
from hatbox.i18n import Param
from hatbox.server.tables import log

SERVER = ""  # who commands what the server itself does


class Refusal(Exception):
    """A command that is not carried out: a code, what fills it in, and the rule if there is one."""

    def __init__(self, code: str, rule: str | None = None, **params: Param) -> None:
        super().__init__(code)
        self.code, self.rule, self.params = code, rule, params


# --- what the server itself asks a table to do


class BotMove(msgspec.Struct, frozen=True):
    """What a bot has decided at a certain moment."""

    seat: int
    move: str
    moment: int
    position: int | None = None  # `position_seq` when it began to think: what was taken back since is another game


class PlayAhead(msgspec.Struct, frozen=True):
    """Make the premove of the seat whose turn has come."""


class TimeUp(msgspec.Struct, frozen=True):
    """Look at the clocks."""


class Pause(msgspec.Struct, frozen=True):
    """The server was down so long."""

    milliseconds: int


class OfferBots(msgspec.Struct, frozen=True):
    """A quick match has waited long enough."""


class Unseat(msgspec.Struct, frozen=True):
    """Free the seat of somebody who has gone, if the game has not begun."""

    player: str


class UnseatUnready(msgspec.Struct, frozen=True):
    """Free the seats of those for whom a full quick match has waited long enough."""


InternalCommand: TypeAlias = BotMove | PlayAhead | TimeUp | Pause | OfferBots | Unseat | UnseatUnready


class CommandEnvelope(msgspec.Struct, frozen=True):
    """A command, with what a table may not find out for itself: who, when, and entropy."""

    command: wire.Command | InternalCommand
    now: int
    by: str = SERVER
    name: str = ""
    id: str = ""
    seen: int | None = None
    lag: int = 0  # milliseconds the command was under way
    entropy: bytes = b""  # 32 random bytes, where something may be dealt


class AlreadyDone(msgspec.Struct, frozen=True):
    """The command was carried out before; `seq` is what it was answered with."""

    seq: int


class Accepted(msgspec.Struct, frozen=True):
    """What is to be written down: facts for this table and, after a rematch, the beginning of another."""

    facts: Sequence[log.AnyFact]
    other: tuple[str, Sequence[log.AnyFact]] | None = None
    played: PlayedMove | None = None  # the move among the facts, which need not be played again
