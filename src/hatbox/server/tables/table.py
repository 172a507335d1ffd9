"""The state of a table: the fold of its events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from hatbox import wire
from hatbox.engine.game import SPECTATOR, Game, Value
from hatbox.engine.match import Match
from hatbox.engine.secure_random import SecureRandom
from hatbox.records.commitment import commitment_to
from hatbox.records.record import Fair, Record, record_of
from hatbox.server.tables import log
from hatbox.server.tables.clock import Clocks
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.log import Chair
from hatbox.server.tables.opening import next_entropy, seed_from

BOT_LEASE = 15_000  # milliseconds after which another process may move for a bot that has not
RATING_LEASE = 10_000  # milliseconds after which another process may rate a finished game
ABANDONED_LEASE = 600_000  # milliseconds after which a rated game that every player has left is rated
BOT_OFFER = 12_000  # milliseconds that a quick match waits before it offers bots
MAX_UNREADY = 20_000  # milliseconds after which unready players lose their seats at a full quick match


@dataclass(slots=True)
class Table:
    """A table after its events so far; only `apply` changes it."""

    id: str
    setup: wire.Setup
    host: str
    chairs: list[Chair]
    created: int
    quick: bool
    game: Game[Any]
    options: dict[str, Value]
    clocks: Clocks
    status: Literal["open", "playing", "over", "closed"] = "open"
    version: int = 0  # the number of the last event
    seq: int = 0  # the number of the last update: counts the events that no single seat owns
    position_seq: int = 0  # `seq` of the last change of the position: a move decided before it is stale
    at: int = 0  # time of the last event, milliseconds
    public_at: int = 0  # time of the last event that no single seat owns; clocks are shown as of then
    match: Match[Any] | None = None
    simultaneous: bool = False  # all seats choose at the same time now
    acting: list[int] = field(default_factory=list)  # seats that have something to decide now
    dealt: log.Started | None = None  # without the deal itself, which is the first state of the match
    premoves: dict[int, str] = field(default_factory=dict)
    choices: list[list[str]] = field(default_factory=list)  # by seat, while `simultaneous`
    finished: set[int] = field(default_factory=set)  # seats that have made all their choices
    undo_request: log.UndoAsked | None = None
    agreed: set[int] = field(default_factory=set)  # seats that have agreed to it
    gone: list[int] = field(default_factory=list)  # seats whose players left or ran out of time, oldest first
    undone: int = 0  # number of undos
    offered_bots: bool = False
    full_since: int | None = None  # when the last free seat of an open table was taken
    started_seq: int = 0  # `seq` of the deal
    rematch: str | None = None
    forgotten: set[str] = field(default_factory=set)  # players whose data was erased; they can do nothing here
    code: str | None = None  # invite code, while it is open
    uploaded: bool = False  # played on a device of the host
    entropy: bytes = field(default=b"", repr=False)  # secret: seeds of this game and its rematches
    commitment: str | None = None  # to the seed
    answers: dict[tuple[str, str], int] = field(default_factory=dict)  # `seq` by (player, command id)

    # --- seats

    def seat_of(self, player: str) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return None

    def viewer_of(self, player: str | None) -> int:
        """Return the seat of a player, or SPECTATOR."""
        seat = None if player is None else self.seat_of(player)
        return SPECTATOR if seat is None else seat

    @property
    def people(self) -> list[int]:
        """Seats of players who play for themselves: no bot, no substitute."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    def is_practice(self, seat: int) -> bool:
        """Check whether all other seats are bots and nothing is rated."""
        others = [chair for place, chair in enumerate(self.chairs) if place != seat]
        return not self.setup.rated and all(chair.bot for chair in others)

    def trial_for(self, seat: int) -> Match[Any]:
        """Return, while all choose, a copy of the match at the seat's next choice; it depends on no other seat's."""
        trial = self.playing.branch()
        while trial.mover != seat:
            trial.act(trial.legal_actions()[0])
        for move in self.choices[seat]:
            trial.play(move)
        return trial

    @property
    def playing(self) -> Match[Any]:
        """The match; raises a `Refusal` before it begins."""
        if self.match is None:
            raise Refusal("table/not-playing", status=self.status)
        return self.match

    @property
    def ply(self) -> int:
        """Number of actions taken so far; 0 before the game."""
        return 0 if self.match is None else self.match.ply

    def legal(self, seat: int) -> list[str]:
        """Return the legal moves of a seat, as text."""
        return msgspec.json.decode(self.legal_json(seat), type=list[str])

    def legal_json(self, seat: int) -> bytes:
        """Return the legal moves of a seat, as JSON."""
        if self.match is None or self.status != "playing" or not self.chairs[seat].is_person:
            return b"[]"
        if self.simultaneous:
            trial = self.trial_for(seat) if seat not in self.finished else None
            return trial.legal_moves_json() if trial is not None and trial.mover == seat else b"[]"
        return self.match.legal_moves_json() if self.match.mover == seat else b"[]"

    def paths(self, seat: int) -> list[str]:
        """Return the paths of a seat's legal moves."""
        if self.match is None or self.simultaneous or self.status != "playing" or not self.chairs[seat].is_person:
            return []
        return self.match.paths() if self.match.mover == seat else []

    # --- deadlines

    def next_deadline(self) -> int | None:
        """Return when a timer should look at this table if no command comes first."""
        if self.status == "open":
            return self._next_deadline_while_open()
        if self.status == "over":
            return self.at + RATING_LEASE if self.setup.rated else None
        if self.status != "playing":
            return None
        if not self.people:
            return self.at + ABANDONED_LEASE if self.setup.rated else None
        is_urgent = self.has_due_premove or any(self.chairs[seat].level for seat in self.acting)
        return self.at + BOT_LEASE if is_urgent else self.clocks.deadline()

    def _next_deadline_while_open(self) -> int | None:
        """Return when bots are offered, or seats freed, at a quick match."""
        if not self.quick:
            return None
        if self.full_since is None:
            return None if self.offered_bots else self.created + BOT_OFFER
        return self.full_since + MAX_UNREADY if self.unready else None

    @property
    def unready(self) -> list[int]:
        """Seats of unready players at a full table where at least one player is ready."""
        waiting = [seat for seat in self.people if not self.chairs[seat].ready]
        return waiting if self.full_since is not None and len(waiting) < len(self.people) else []

    @property
    def has_due_premove(self) -> bool:
        """True if a seat with a premove is on the move."""
        return bool(self.premoves) and not self.simultaneous and any(seat in self.premoves for seat in self.acting)

    @property
    def bots_due(self) -> list[int]:
        """Seats whose bots should think now; none once every player has left."""
        bots = [seat for seat in self.acting if self.chairs[seat].level]
        return bots if bots and self.people else []

    # --- chance

    @property
    def next_commitment(self) -> str | None:
        """The commitment to the seed of a rematch."""
        return commitment_to(seed_from(next_entropy(self.entropy))) if self.entropy else None

    @property
    def bot_seed(self) -> int:
        """The seed of the bots' RNG; it says nothing about the cards."""
        assert self.dealt is not None
        if self.dealt.nonces is None:
            return int(self.dealt.seed)
        return SecureRandom(bytes.fromhex(str(self.dealt.seed)), "bots").below(1 << 32)

    # --- record

    def record(self) -> Record:
        """Return the match as a record, everything revealed, with the seed that opens the commitment."""
        record = record_of(self.playing)
        dealt = self.dealt
        assert dealt is not None
        record.rules = dealt.rules
        record.fair = Fair(commitment=dealt.commitment, seed=str(dealt.seed))
        if dealt.nonces is None:
            record.fair.salt = dealt.salt
        else:
            record.fair.nonces, record.fair.first = dealt.nonces, self.setup.options.get("first", "random")
        return record
