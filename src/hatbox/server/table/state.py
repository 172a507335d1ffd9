"""A table, as far as its events tell."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from hatbox import wire
from hatbox.core.game import Game, Value
from hatbox.core.play import Match
from hatbox.records.record import Fair, Record, record_of
from hatbox.server import log
from hatbox.server.clock import Clocks
from hatbox.server.log import Chair
from hatbox.server.table.orders import Refusal

BOT_LEASE = 15_000  # if a bot has not moved by then, another process may move for it
RATING_LEASE = 10_000  # if a game that is over has not been counted by then, another process may count it
BOT_OFFER = 12_000  # so long a quick match waits before it offers bots


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
    n: int = 0  # events so far
    seq: int = 0  # those that all may count
    position_seq: int = 0  # the last that changed the game: a move decided before it is stale
    at: int = 0  # when the last event was
    told_at: int = 0  # when the last was that is no one seat's secret: what viewers see is reckoned from then
    match: Match[Any] | None = None
    together: bool = False  # all choose at the same time now
    acting: list[int] = field(default_factory=list)  # the seats that have something to decide now
    dealt: log.Started | None = None
    premoves: dict[int, str] = field(default_factory=dict)
    choices: list[list[str]] = field(default_factory=list)  # by seat, while all choose at the same time
    finished: set[int] = field(default_factory=set)  # seats that have chosen all
    asked: log.UndoAsked | None = None
    agreed: set[int] = field(default_factory=set)
    offered_bots: bool = False
    rematch: str | None = None
    code: str | None = None  # finds it while it is open
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

    def imagined(self, seat: int) -> Match[Any]:
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
        if self.together:
            trial = self.imagined(seat) if seat not in self.finished else None
            return trial.legal() if trial is not None and trial.mover == seat else []
        return self.match.legal() if self.match.mover == seat else []

    # --- when

    def wake(self) -> int | None:
        """When somebody should look at this table, even if nobody commands anything."""
        if self.status == "open":
            return self.created + BOT_OFFER if self.quick and not self.offered_bots else None
        if self.status == "over":
            return self.at + RATING_LEASE if self.setup.rated else None
        if self.status != "playing":
            return None
        hurried = self.premove_due or any(self.chairs[seat].level for seat in self.acting)
        due = self.at + BOT_LEASE if hurried else self.clocks.deadline()
        return due if due is not None and self.people else None

    @property
    def premove_due(self) -> bool:
        """Whether somebody's turn has come who has decided ahead."""
        return bool(self.premoves) and not self.together and any(seat in self.premoves for seat in self.acting)

    @property
    def bots_due(self) -> list[int]:
        """The seats whose bots should think now. Without people at the table nothing hurries."""
        bots = [seat for seat in self.acting if self.chairs[seat].level]
        return bots if bots and self.people else []

    # --- what remains of it

    def record(self) -> Record:
        """The game as a record, everything revealed, with what opens the commitment."""
        record = record_of(self.playing)
        dealt = self.dealt
        assert dealt is not None
        record.rules = dealt.rules
        record.fair = Fair(commitment=dealt.commitment, seed=str(dealt.seed), salt=dealt.salt)
        return record
