"""One game of a tournament: which bots sit where, what they did and how long they took."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from hatbox.bots.bot import Bot, Budget
from hatbox.bots.registry import load_bot
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.game import Game, Value
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.engine.rng import one_way, seed_of
from hatbox.i18n import say
from hatbox.lab.entrants import Entrant
from hatbox.lab.pace import Thinking
from hatbox.lab.seatings import Seating, seatings
from hatbox.records.record import encode, record_of

MAX_ACTIONS = 20_000  # after which a game is given up
WARM_UP_ACTIONS = 200
WARM_UP_SIMULATIONS = 8


@dataclass(frozen=True)
class Contest:
    """What a tournament is about. The same contest gives the same games, as long as no budget is in seconds."""

    game: Game[Any]
    players: int
    entrants: tuple[Entrant, ...]
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)  # may name `first`

    def __post_init__(self) -> None:
        """Players and options must be those of the game."""
        Match.new(self.game, self.players, self.options, self.seed)

    @property
    def labels(self) -> list[str]:
        """The bots, as a report calls them."""
        return [entrant.label for entrant in self.entrants]

    @property
    def seatings(self) -> list[Seating]:
        """One round: the same deal once for each of these."""
        return seatings(len(self.entrants), len(self.game.sides(self.players)))


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How one game of a tournament went; lists are by side (a seat, or a team)."""

    round: int
    seating: Seating
    first: int  # the seat that began
    shares: tuple[float, ...]  # of the win
    scores: tuple[float, ...]
    ended: str  # complete or stalled
    actions: int
    seconds: float  # for the whole game
    thinking: tuple[Thinking, ...]


@dataclass
class _Player:
    """One seat and its bot."""

    entrant: Entrant
    bot: Bot
    seed: int
    side: int


def play_game(
    contest: Contest, number: int, seating: Seating, stopped: Callable[[], bool], most: int = MAX_ACTIONS
) -> tuple[Played, bytes] | None:
    """Play one seating of round `number`; how it went, and its record. None if it was stopped."""
    deal = seed_of(contest.seed, number)
    match: Match[Any] = Match.new(contest.game, contest.players, contest.options, deal)
    sides = contest.game.sides(contest.players)
    seats = _seated(contest, seating, sides, deal)
    thinking = tuple(Thinking() for _ in sides)
    begin = time.perf_counter()
    while (mover := match.mover) is not None:
        if stopped():
            return None
        if match.ply >= most:
            raise BadInput("game-does-not-end", game=number, actions=most)
        player, story = seats[mover], match.observations(mover)
        budget = player.entrant.budget
        start = time.perf_counter()
        try:
            thought = player.bot.think(story, budget, player.seed)
            thinking[player.side].add(time.perf_counter() - start, thought.simulations, budget)
            match.act(thought.action)
        except Exception as error:
            where = say("arena-bot-erred", {"name": player.entrant.label, "round": number, "action": match.ply})
            if isinstance(error, HatboxError):
                raise BadInput("arena-bot-fault", where=where, fault=str(error)) from error
            error.add_note(where)
            raise
    result: Mapping[str, Any] = match.result()
    payoff = loops_of(contest.game).payoff_at
    played = Played(
        round=number,
        seating=seating,
        first=match.first,
        shares=tuple(float(payoff(match.states, match.ply, side[0])) for side in sides),
        scores=tuple(result["scores"] if len(sides) == contest.players else result["teams"]),
        ended=result["ended"],
        actions=match.ply,
        seconds=round(time.perf_counter() - begin, 6),
        thinking=thinking,
    )
    return played, encode(record_of(match))


def _seated(contest: Contest, seating: Seating, sides: list[tuple[int, ...]], deal: int) -> dict[int, _Player]:
    """A fresh bot for every seat; its seed depends on the deal and the seat alone."""
    players = {}
    for side, seats in enumerate(sides):
        entrant = contest.entrants[seating[side]]
        for seat in seats:
            players[seat] = _Player(entrant, load_bot(entrant.name), one_way(deal, f"seat {seat}"), side)
    return players


def warm_up(contest: Contest, stopped: Callable[[], bool]) -> None:
    """Let every bot play a little, so that all is compiled or loaded before the clock counts."""
    quick = tuple(replace(entrant, budget=Budget(simulations=WARM_UP_SIMULATIONS)) for entrant in contest.entrants)
    rehearsal = replace(contest, entrants=quick)
    for bot in range(len(quick)):
        seating = (bot,) * len(contest.game.sides(contest.players))
        try:
            play_game(rehearsal, 0, seating, stopped, WARM_UP_ACTIONS)
        except BadInput as error:
            if error.code != "game-does-not-end":
                raise
