"""A table, as far as its events tell."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from hatbox import wire
from hatbox.engine.game import Game, Value
from hatbox.engine.match import Match
from hatbox.engine.secure_random import SecureRandom
from hatbox.records.commitment import commitment_to
from hatbox.records.record import Fair, Record, record_of
from hatbox.server.tables import log
from hatbox.server.tables.clock import Clocks
from hatbox.server.tables.commands import Refusal
from hatbox.server.tables.log import Chair
from hatbox.server.tables.opening import next_entropy, seed_from

BOT_LEASE = 15_000  # if a bot has not moved by then, another process may move for it
RATING_LEASE = 10_000  # if a game that is over has not been counted by then, another process may count it
ABANDONED_LEASE = 600_000  # a rated game without people is counted after this time
BOT_OFFER = 12_000  # so long a quick match waits before it offers bots
READY_LIMIT = 20_000  # milliseconds after which those who are not ready lose their seat at a full quick match


@dataclass
class Table:
    """A table, as far as its events tell."""

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
    seq: int = 0  # those that all may count
    position_seq: int = 0  # the last that changed the game: a move decided before it is stale
    at: int = 0  # when the last event was
    public_at: int = 0  # when the last was that is no one seat's secret: what viewers see is reckoned from then
    match: Match[Any] | None = None
    simultaneous: bool = False  # all choose at the same time now
    acting: list[int] = field(default_factory=list)  # the seats that have something to decide now
    dealt: log.Started | None = None
    premoves: dict[int, str] = field(default_factory=dict)
    choices: list[list[str]] = field(default_factory=list)  # by seat, while all choose at the same time
    finished: set[int] = field(default_factory=set)  # seats that have chosen all
    asked: log.UndoAsked | None = None
    agreed: set[int] = field(default_factory=set)
    gone: list[int] = field(default_factory=list)  # seats whose players have left or ran out of time, in that order
    undone: int = 0  # how often a move was taken back
    offered_bots: bool = False
    full_since: int | None = None  # when the last free seat of an open table was taken
    started_seq: int = 0  # the update that told of the deal
    rematch: str | None = None
    forgotten: set[str] = field(default_factory=set)  # players who have done something here, and are nobody now
    code: str | None = None  # finds it while it is open
    entropy: bytes = field(default=b"", repr=False)  # secret: the seeds of this game and of rematches come from it
    commitment: str | None = None  # to the seed
    answers: dict[tuple[str, str], int] = field(default_factory=dict)  # what each command was answered with

    # --- who

    def seat_of(self, player: str) -> int | None:
        """Where somebody sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return None

    @property
    def people(self) -> list[int]:
        """The seats where people sit who play."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    def is_practice(self, seat: int) -> bool:
        """Whether a seat plays for itself alone: all others are bots, and nothing is counted."""
        others = [chair for place, chair in enumerate(self.chairs) if place != seat]
        return not self.setup.rated and all(chair.bot for chair in others)

    def trial_for(self, seat: int) -> Match[Any]:
        """While all choose: the game as one seat sees it when its turn to choose comes, whatever the others do."""
        trial = self.playing.branch()
        while trial.mover != seat:
            trial.act(trial.legal_actions()[0])
        for move in self.choices[seat]:
            trial.play(move)
        return trial

    @property
    def playing(self) -> Match[Any]:
        """The game, once it has begun."""
        if self.match is None:
            raise Refusal("table/not-playing", status=self.status)
        return self.match

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now."""
        if self.match is None or self.status != "playing" or not self.chairs[seat].is_person:
            return []
        if self.simultaneous:
            trial = self.trial_for(seat) if seat not in self.finished else None
            return trial.legal_moves() if trial is not None and trial.mover == seat else []
        return self.match.legal_moves() if self.match.mover == seat else []

    def paths(self, seat: int) -> list[str]:
        """The paths of what a seat may do now."""
        if self.match is None or self.simultaneous or self.status != "playing" or not self.chairs[seat].is_person:
            return []
        return self.match.paths() if self.match.mover == seat else []

    # --- when

    def wake(self) -> int | None:
        """When somebody should look at this table, even if nobody commands anything."""
        if self.status == "open":
            return self._wake_while_open()
        if self.status == "over":
            return self.at + RATING_LEASE if self.setup.rated else None
        if self.status != "playing":
            return None
        if not self.people:
            return self.at + ABANDONED_LEASE if self.setup.rated else None
        hurried = self.premove_due or any(self.chairs[seat].level for seat in self.acting)
        return self.at + BOT_LEASE if hurried else self.clocks.deadline()

    def _wake_while_open(self) -> int | None:
        """Only quick matches wait for something that the server does."""
        if not self.quick:
            return None
        if self.full_since is None:
            return None if self.offered_bots else self.created + BOT_OFFER
        return self.full_since + READY_LIMIT if self.unready else None

    @property
    def unready(self) -> list[int]:
        """The seats of people for whom others, who are ready, wait at a full table."""
        waiting = [seat for seat in self.people if not self.chairs[seat].ready]
        return waiting if self.full_since is not None and len(waiting) < len(self.people) else []

    @property
    def premove_due(self) -> bool:
        """Whether somebody's turn has come who has decided ahead."""
        return bool(self.premoves) and not self.simultaneous and any(seat in self.premoves for seat in self.acting)

    @property
    def bots_due(self) -> list[int]:
        """The seats whose bots should think now. Without people at the table nothing hurries."""
        bots = [seat for seat in self.acting if self.chairs[seat].level]
        return bots if bots and self.people else []

    # --- chance

    @property
    def next_commitment(self) -> str | None:
        """What the server is committed to at the table where a rematch would be played."""
        return commitment_to(seed_from(next_entropy(self.entropy))) if self.entropy else None

    @property
    def bot_seed(self) -> int:
        """Where the chance of bots begins that play here; it tells nothing about the cards."""
        assert self.dealt is not None
        if self.dealt.nonces is None:
            return int(self.dealt.seed)
        return SecureRandom(bytes.fromhex(str(self.dealt.seed)), "bots").below(1 << 32)

    # --- what remains of it

    def record(self) -> Record:
        """The game as a record, everything revealed, with what opens the commitment."""
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
