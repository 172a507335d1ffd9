"""Games of an assistant: played here against bots, or at a table of a server. Each knows what one seat may see.

A `Briefing` describes a game: everything once, then what changed. Nothing here reads a state: a local game asks the
match for the observations of its seat, a table has what the server sends.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, ParamSpec, TypeVar

from anyio import to_thread

from hatbox.adapters.mcp.results import BetterMove, GameReview, Legality, Outcome, Refused, Turn
from hatbox.bots.bot import Bot, Budget
from hatbox.bots.briefing import Briefing, events_since
from hatbox.engine.errors import BadInput, HatboxError, IllegalMove
from hatbox.engine.game import JSON
from hatbox.engine.match import Match
from hatbox.engine.rng import derive_seed
from hatbox.i18n import say
from hatbox.records.record import from_record
from hatbox.reviews.analysis import review_match
from hatbox.reviews.moments import describe_steps, headline, slips_of, worst

P = ParamSpec("P")
R = TypeVar("R")

MAX_GAMES = 8  # of one assistant at a time, those that are over included
MAX_SHARED_GAMES = 64  # of all assistants at a port
IDLE_SECONDS = 3600.0  # after which a game at a port makes room for another
MAX_MOVE = 300  # characters
MAX_NAME = 40  # characters of a name of a game, bot, option or rule
MAX_OPTIONS = 20
MAX_LINK = 500  # characters
PATIENCE = 20.0  # seconds to wait for the others after a move
MAX_WAIT = 50  # seconds of one call: assistants give up on a tool after a minute
REVIEW_SIMULATIONS = 200  # per decision
MAX_MOMENTS = 5


class AssistantGame(ABC):
    """A game of an assistant, with the seat that it plays."""

    def __init__(self, name: str, lock: asyncio.Lock) -> None:
        """`lock` is held by whoever computes or changes the game."""
        self.name = name
        self.lock = lock
        self.used = time.monotonic()
        self.briefing = Briefing()
        self.review: GameReview | None = None  # made once

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """True once the game has ended."""

    @abstractmethod
    def turn(self, *, whole: bool = False, refused: Refused | None = None) -> Turn:
        """Return what has happened since the last turn; `whole`: with all that the seat sees."""

    @abstractmethod
    def legal_moves(self) -> list[str]:
        """Return the legal moves of the seat; none if it is not to move."""

    @abstractmethod
    async def why(self, move: str) -> Legality:
        """Return whether a move is legal, and why not; changes nothing."""

    @abstractmethod
    async def play(self, move: str) -> Refused | None:
        """Make a move, and wait until the seat is to move again or the game is over; or return why it is refused."""

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Wait until the seat is to move or the game is over."""

    @abstractmethod
    async def resign(self) -> None:
        """Resign."""

    @abstractmethod
    async def close(self) -> None:
        """Leave the game."""

    @abstractmethod
    async def finished_match(self) -> tuple[Match[Any], int]:
        """Return the finished game and the own seat."""

    async def make_review(self) -> GameReview:
        """Review the finished game for the own seat."""
        if self.review is None:
            match, seat = await self.finished_match()
            self.review = await in_thread(review_of, match, seat)
        return self.review

    def report(
        self,
        seat: int,
        status: Any,
        position: Mapping[str, JSON],
        news: list[str],
        outcome: Outcome | None,
        *,
        whole: bool,
        refused: Refused | None,
    ) -> Turn:
        """Put a turn together."""
        if whole:
            self.briefing.forget()
        shows_view = whole or outcome is not None
        return Turn(
            game=self.name if whole else None,
            status=status,
            seat=seat if whole else None,
            view=self.briefing.view(position) if shows_view else None,
            news=news,
            moves=self.briefing.moves(self.legal_moves()) if status == "your_turn" else None,
            refused=refused,
            outcome=outcome,
        )


class LocalGame(AssistantGame):
    """A game in this process against bots."""

    def __init__(
        self,
        name: str,
        lock: asyncio.Lock,
        match: Match[Any],
        seat: int,
        bots: Mapping[int, Bot],
        budget: Budget,
        seed: int,
    ) -> None:
        """`bots` play all other seats."""
        super().__init__(name, lock)
        self._match = match
        self._seat = seat
        self._bots = bots
        self._budget = budget
        self._seed = seed
        self._reported = match.ply
        self._played = ""  # the last move

    @property
    def is_over(self) -> bool:
        return self._match.is_over

    async def begin(self) -> None:
        """Let the bots play until the seat is to move."""
        await in_thread(self._play_bots)

    def _play_bots(self) -> None:
        while (mover := self._match.mover) not in (None, self._seat):
            assert mover is not None
            seed = derive_seed(self._seed, f"seat {mover}")
            decision = self._bots[mover].think(self._match.observations(mover), self._budget, seed)
            self._match.act(decision.action)

    def turn(self, *, whole: bool = False, refused: Refused | None = None) -> Turn:
        observations = self._match.observations(self._seat)
        news = self.briefing.news(events_since(observations, self._reported), self._seat, self._played)
        self._reported = self._match.ply
        if self._match.resigned is not None:
            news.append(say("replay-resigned", {"seat": self._match.resigned}))
        position = self._match.view(self._seat).position() if self.is_over else observations.view.position()
        status = "over" if self.is_over else "your_turn"
        outcome = outcome_of(self._match.result()) if self.is_over else None
        return self.report(self._seat, status, position, news, outcome, whole=whole, refused=refused)

    def legal_moves(self) -> list[str]:
        return [] if self.is_over else self._match.observations(self._seat).view.legal_moves()

    async def why(self, move: str) -> Legality:
        if self.is_over:
            return Legality(legal=False, refused=Refused(move=move, reason=say("game-is-over")))
        error = None if move in self.legal_moves() else self._match.observations(self._seat).view.refusal(move)
        return Legality(legal=error is None, refused=None if error is None else refusal_of(move, error))

    async def play(self, move: str) -> Refused | None:
        refused = (await self.why(move)).refused
        if refused is None:
            self._match.play(move)
            self._played = move
            await self.begin()
        return refused

    async def wait(self, seconds: float) -> None:
        """The bots have played already."""

    async def resign(self) -> None:
        self._match.resign(self._seat)

    async def close(self) -> None:
        for bot in self._bots.values():
            bot.close()

    async def finished_match(self) -> tuple[Match[Any], int]:
        return self._match, self._seat


def outcome_of(result: Mapping[str, Any]) -> Outcome:
    """Return a result as the tools return it."""
    return Outcome(winners=result["winners"], scores=result["scores"], ended=result["ended"])


def refusal_of(move: str, error: HatboxError) -> Refused:
    """Return a refusal as the tools return it."""
    return Refused(move=move, reason=str(error), rule=error.rule if isinstance(error, IllegalMove) else None)


def review_of(match: Match[Any], seat: int) -> GameReview:
    """Review a finished game for one seat."""
    own = review_match(match, [seat], REVIEW_SIMULATIONS).seats[0]
    steps = describe_steps(match, seat)
    return GameReview(
        seat=seat,
        headline=headline(own),
        fair=round(own.fair, 3),
        luck=round(own.luck, 3),
        skill=round(own.skill, 3),
        others=round(own.others, 3),
        result=own.result,
        accuracy=None if own.accuracy is None else round(own.accuracy, 1),
        moments=[
            BetterMove(
                step=number,
                happened=steps[number - 1],
                played=made.played,
                better=made.best,
                loss=round(made.loss, 3),
                grade=made.grade,
                reason=say(made.reason.code, made.reason.params),
            )
            for number, made in worst(slips_of(own), MAX_MOMENTS)
        ],
    )


def match_of(record: bytes) -> Match[Any]:
    """Return the game of a record."""
    from hatbox.records.record import decode

    return from_record(decode(record))


async def in_thread(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Let a thread do work, and wait until it has: a client that cancels its call must not leave a game half played."""
    return await to_thread.run_sync(partial(work, *args, **kwargs))


class Games:
    """The games of an assistant, by name; or of all assistants at a port, who must not find each other's."""

    def __init__(self, *, is_shared: bool = False) -> None:
        """Several assistants share a server at a port. MCP has no sessions, so a game is whose knows its name."""
        self._names = secret_names() if is_shared else numbered_names()
        self._is_shared = is_shared
        self._most = MAX_SHARED_GAMES if is_shared else MAX_GAMES
        self._games: dict[str, AssistantGame] = {}
        self._opening = 0  # games that are being started
        self.started = 0
        self.computing = asyncio.Lock()  # held by whoever computes in this process

    @asynccontextmanager
    async def room(self) -> AsyncIterator[None]:
        """Make room for a game that is started in the block, or raise: there are too many."""
        if len(self._games) + self._opening >= self._most:
            name = self._least_needed()
            if name is None:
                raise BadInput("mcp-server-full" if self._is_shared else "mcp-too-many-games", most=self._most)
            await self.close(name)
        self._opening += 1
        try:
            yield
        finally:
            self._opening -= 1

    def _least_needed(self) -> str | None:
        """Return a game that is over, or at a port one that nobody has looked at for long."""
        by_age = sorted(self._games.values(), key=lambda game: game.used)
        over = next((game.name for game in by_age if game.is_over), None)
        if over is None and self._is_shared and by_age and time.monotonic() - by_age[0].used >= IDLE_SECONDS:
            return by_age[0].name
        return over

    def new_name(self) -> str:
        """Return the name of the next game."""
        self.started += 1
        return next(self._names)

    def add(self, game: AssistantGame) -> None:
        self._games[game.name] = game

    def __getitem__(self, name: str) -> AssistantGame:
        game = self._games.get(name)
        if game is None and self._is_shared:  # the names are secrets
            raise BadInput("mcp-unknown-game", name=name[:MAX_NAME])
        if game is None:
            raise BadInput("mcp-no-game", name=name[:MAX_NAME], allowed=", ".join(self._games) or "-")
        game.used = time.monotonic()
        return game

    async def close(self, name: str | None = None) -> None:
        """Leave one game, or all."""
        for left in [*self._games] if name is None else [self[name].name]:
            await self._games.pop(left).close()


def numbered_names() -> Iterator[str]:
    """Yield names for one assistant."""
    number = 0
    while True:
        number += 1
        yield f"g{number}"


def secret_names() -> Iterator[str]:
    """Yield names that another assistant at the same server cannot guess."""
    while True:
        yield secrets.token_urlsafe(9)
