"""Players outside this process: a program or a language model is asked for moves, in words, with a time limit.

`command:PROGRAM ARGS` speaks a protocol of lines of JSON on standard input and output, `mcp:PROGRAM ARGS` or `mcp:URL`
is an MCP server with a tool `choose_move`; docs/mcp.md describes both. An answer that is no legal move is told why and
may be given again; after `MAX_TRIES` answers, or when the time is over, a random legal move is played. All of it is
counted in `Decision.faults`.
"""

from __future__ import annotations

import shlex
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from hatbox.bots.bot import NO_FAULTS, Bot, Budget, Decision, Faults, legal_actions
from hatbox.bots.briefing import NOT_LISTED, Briefing, events_since
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.game import JSON, GameEvent
from hatbox.engine.match import Observations
from hatbox.engine.rng import game_seed

MAX_TRIES = 3  # answers to one question
MAX_CRASHES = 3  # of a seat in one game; one more ends it
SECONDS = 60.0  # for a move, if the budget has no seconds
MAX_ANSWER = 65_536  # bytes of a line
MAX_MOVE = 300  # characters


class Overdue(Exception):
    """No answer came in time."""


class Crashed(Exception):
    """The program has ended or cannot be understood; the text says how."""


@dataclass(frozen=True)
class Question:
    """A question to a program: to choose a move, or to choose again."""

    game: str
    players: int
    seat: int
    seed: int  # for a program that wants to be reproducible
    is_first: bool  # of a game: what came before is another game
    view: Mapping[str, JSON]
    events: list[GameEvent]  # since the last question
    legal: list[str]
    text: str  # all of it in few words
    budget: Budget
    refused: HatboxError | None = None  # why the last answer was refused; None: it is the first
    tries_left: int = MAX_TRIES

    @property
    def seconds(self) -> float:
        return self.budget.seconds or SECONDS


class Channel(ABC):
    """A connection to a program that is at one seat of one game."""

    @abstractmethod
    def open(self) -> None:
        """Start the program or connect to it, unless that was done; raise `BadInput` if it fails."""

    @abstractmethod
    def ask(self, question: Question, deadline: float) -> str:
        """Return the move that the program chooses; raise `Overdue` at the deadline (monotonic), or `Crashed`."""

    @abstractmethod
    def close(self) -> None:
        """End the game; never raises."""


class ProgramBot(Bot):
    """A seat that a program plays. Moves of several actions are asked once."""

    def __init__(self, name: str, channel: Channel) -> None:
        self.name = name
        self._channel = channel
        self._briefing = Briefing()
        self._seen = -1  # plies described; -1: nothing yet
        self._planned: list[int] = []  # the rest of a move
        self._crashes = 0

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        """Ask the program; a random move replaces what it could not answer."""
        if self._planned:
            return Decision(self._planned.pop(0))
        legal = legal_actions(observations)
        question = self._question(observations, budget, seed)
        self._channel.open()
        deadline, faults = time.monotonic() + question.seconds, NO_FAULTS
        for left in range(MAX_TRIES - 1, -1, -1):
            try:
                move = self._channel.ask(question, deadline)
            except Overdue:
                faults += Faults(overdue=1)
                break
            except Crashed as error:
                faults += Faults(crashes=1)
                self._note_crash(error)
                self._channel.open()
                question = replace(question, is_first=True, events=[], text=self._whole(observations, question.legal))
                continue
            refusal = refusal_of(observations, move, question.legal)
            if refusal is None:
                first, *self._planned = observations.game.notation.parse(observations.view.states[0], move)
                return Decision(first, faults=faults)
            faults += Faults(illegal=1)
            question = replace(question, is_first=False, refused=refusal, tries_left=left)
        action = legal[game_seed(seed, len(observations.actions)) % len(legal)]
        return Decision(action, faults=faults + Faults(replaced=1))

    def close(self) -> None:
        self._channel.close()

    def _question(self, observations: Observations[Any], budget: Budget, seed: int) -> Question:
        view = observations.view
        position, legal, is_first = view.position(), view.legal_moves(), self._seen < 0
        events = events_since(observations, max(0, self._seen))
        if is_first:
            text = self._whole(observations, legal)
        else:
            text = "\n".join([*self._briefing.news(events), *self._moves(legal)])
        self._seen = len(observations.actions)
        game = observations.game
        players, _ = game.players_and_first(view.states[0])
        return Question(game.name, players, view.seat, seed, is_first, position, events, legal, text, budget)

    def _whole(self, observations: Observations[Any], legal: list[str]) -> str:
        """Return everything in words: for a program that knows nothing of this game yet."""
        self._briefing.forget()
        lines = [f"You are seat {observations.seat}.", f"View: {self._briefing.view(observations.view.position())}"]
        return "\n".join([*lines, *self._moves(legal)])

    def _moves(self, legal: list[str]) -> list[str]:
        text = self._briefing.moves(legal)
        return [] if text in (None, NOT_LISTED) else [f"Your moves: {text}"]  # a question has them in `legal` too

    def _note_crash(self, error: Crashed) -> None:
        self._crashes += 1
        if self._crashes > MAX_CRASHES:
            raise BadInput("program-crashes", program=self.name, times=self._crashes, fault=str(error))


def refusal_of(observations: Observations[Any], move: str, legal: list[str]) -> HatboxError | None:
    """Return why a move is refused, as far as the seat can tell; None if it is legal."""
    if move in legal:
        return None
    if len(move) > MAX_MOVE:
        return BadInput("program-long-move", length=len(move), most=MAX_MOVE)
    return observations.view.refusal(move)


def program_bot(text: str) -> Bot:
    """Return the bot that `command:PROGRAM ARGS`, `mcp:PROGRAM ARGS` or `mcp:URL` names; starts nothing yet."""
    scheme, _, command = text.partition(":")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadInput("program-bad-command", text=text, fault=str(error)) from None
    if not words:
        raise BadInput("program-bad-command", text=text, fault="-")
    if scheme == "mcp":
        from hatbox.bots.mcp_programs import McpChannel

        return ProgramBot(text, McpChannel(tuple(words)))
    from hatbox.bots.command_programs import CommandChannel

    return ProgramBot(text, CommandChannel(tuple(words)))
