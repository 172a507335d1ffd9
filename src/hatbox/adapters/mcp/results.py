"""Results of the tools: typed, and the same in words for a model that reads only text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from mcp.types import CallToolResult, TextContent
from pydantic import BaseModel, Field

Status = Literal["your_turn", "waiting", "over"]


class Refused(BaseModel):
    """A move that may not be made, and why."""

    move: str
    reason: str
    rule: str | None = Field(default=None, description="Id of the rule, which read_rules explains.")


class Outcome(BaseModel):
    """The end of a game."""

    winners: list[int] = Field(description="Seats; several share the win.")
    scores: list[float]
    ended: str = Field(description="complete, stalled, resigned or abandoned.")


class Turn(BaseModel):
    """A game as your seat may see it: what has happened since your last answer, and what you may do."""

    game: str | None = Field(default=None, description="Name of the game for all other tools; given once.")
    status: Status = "your_turn"
    seat: int | None = Field(default=None, description="Your seat; given once.")
    view: str | None = Field(default=None, description="All that your seat sees; given once, and again by look.")
    news: list[str] = Field(default=[], description="What has happened since your last answer.")
    moves: str | None = Field(default=None, description="Your legal moves, or how they have changed: `a b|c` is two.")
    refused: Refused | None = Field(default=None, description="Why the move you tried was not made.")
    outcome: Outcome | None = None

    def text(self) -> str:
        """Return the same in words."""
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        if self.seat is not None:
            yield f"Game {self.game}. You are seat {self.seat}."
        if self.refused is not None:
            yield f"Not possible: {self.refused.reason}"
        yield from self.news
        if self.view is not None:
            yield f"View: {self.view}"
        if self.outcome is not None:
            scores = " ".join(f"{score:g}" for score in self.outcome.scores)
            yield f"Game over ({self.outcome.ended}). Winners: {_seats(self.outcome.winners)}. Scores: {scores}."
        elif self.status == "waiting":
            yield "The others are to move: call wait."
        if self.moves is not None:
            yield f"Moves: {self.moves}"


class Moves(BaseModel):
    """Every legal move of your seat, written out."""

    moves: list[str]


class Legality(BaseModel):
    """The answer to a question about a move."""

    legal: bool
    refused: Refused | None = None


class GameInfo(BaseModel):
    """A game that can be played."""

    game: str
    players: list[int]
    options: dict[str, str] = Field(description="Values of each option, the default first.")


class GameList(BaseModel):
    """The games, and who can play the other seats."""

    games: list[GameInfo]
    bots: list[str] = Field(description="From the weakest to the strongest.")


class BetterMove(BaseModel):
    """A decision that could have been better."""

    step: int = Field(description="Counted from 1.")
    happened: str
    played: str
    better: str
    loss: float = Field(description="Share of the win that it cost, 0 to 1.")
    grade: str
    reason: str


class GameReview(BaseModel):
    """A finished game, judged by what your seat could know. Shares of the win: fair + luck + skill + others."""

    seat: int
    headline: str
    fair: float
    luck: float
    skill: float
    others: float
    result: float
    accuracy: float | None = Field(description="Percent; null: too few decisions.")
    moments: list[BetterMove]


class Rules(BaseModel):
    """Rules in words."""

    text: str


def _seats(seats: list[int]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats)


def result_of(answer: BaseModel, text: str | None = None) -> CallToolResult:
    """Return a tool's result: typed, without what is absent, and in words."""
    content = answer.model_dump(mode="json", exclude_defaults=True)
    for name in type(answer).model_fields:
        if type(answer).model_fields[name].is_required():
            content.setdefault(name, getattr(answer, name))
    words = answer.model_dump_json(exclude_defaults=True) if text is None else text
    return CallToolResult(content=[TextContent(type="text", text=words)], structured_content=content)
