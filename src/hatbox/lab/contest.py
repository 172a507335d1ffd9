"""One game of a tournament: play a seating, measure the bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import msgspec

from hatbox.bots.bot import Bot, Budget
from hatbox.bots.registry import PROGRAM_SCHEMES, load_bot
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.game import Game, Value
from hatbox.engine.match import Match
from hatbox.engine.rng import derive_seed, game_seed
from hatbox.i18n import say
from hatbox.lab.control_variates import LuckMeter
from hatbox.lab.entrants import Entrant
from hatbox.lab.seatings import Seating, seatings
from hatbox.lab.think_time import ThinkTime
from hatbox.records.record import encode, record_of

MAX_ACTIONS = 20_000  # in a game; more is an error
WARM_UP_ACTIONS = 200
WARM_UP_SIMULATIONS = 8


@dataclass(frozen=True)
class Contest:
    """The settings of a tournament. The same contest gives the same games, unless a budget is in seconds."""

    game: Game[Any]
    players: int
    entrants: tuple[Entrant, ...]
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)  # may name `first`
    luck: int = 0  # simulations for each piece that chance could have brought; 0: luck is not measured

    def __post_init__(self) -> None:
        """Validate players and options."""
        Match.new(self.game, self.players, self.options, self.seed)

    @property
    def labels(self) -> list[str]:
        """The names of the bots in reports."""
        return [entrant.label for entrant in self.entrants]

    @property
    def seatings(self) -> list[Seating]:
        """The seatings of a round; each plays the same deal."""
        return seatings(len(self.entrants), len(self.game.sides(self.players)))


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one game; tuples are by side (a seat, or a team)."""

    round: int
    seating: Seating
    first: int  # starting seat
    shares: tuple[float, ...]  # of the win
    scores: tuple[float, ...]
    ended: str  # complete or stalled
    actions: int
    seconds: float  # for the whole game
    thinking: tuple[ThinkTime, ...]
    luck: tuple[float, ...] = ()  # how much of the share chance brought; empty: not measured


@dataclass
class _Player:
    """A seat's bot."""

    entrant: Entrant
    bot: Bot
    seed: int
    side: int


def play_game(
    contest: Contest, number: int, seating: Seating, should_stop: Callable[[], bool], most: int = MAX_ACTIONS
) -> tuple[GameResult, bytes] | None:
    """Play one seating of round `number`; return the result and the record, or None if stopped."""
    sides = contest.game.sides(contest.players)
    thinking = tuple(ThinkTime() for _ in sides)
    begin = time.perf_counter()
    match = play_match(contest, number, seating, should_stop, thinking, most)
    if match is None:
        return None
    result: Mapping[str, Any] = match.result()
    shares = match.shares()
    outcome = GameResult(
        round=number,
        seating=seating,
        first=match.first,
        shares=tuple(shares[side[0]] for side in sides),
        scores=tuple(side_scores(result, len(sides))),
        ended=result["ended"],
        actions=match.ply,
        seconds=round(time.perf_counter() - begin, 6),
        thinking=thinking,
        luck=_meter(contest.game, contest.players, contest.luck).luck(match.states, match.actions)
        if contest.luck
        else (),
    )
    return outcome, encode(record_of(match))


def play_match(
    contest: Contest,
    number: int,
    seating: Seating,
    should_stop: Callable[[], bool],
    thinking: Sequence[ThinkTime],
    most: int = MAX_ACTIONS,
    repeat: int = 0,
) -> Match[Any] | None:
    """Play one seating of round `number` to its end, or return None if stopped.

    `thinking` gets what each side's decisions took. Another `repeat` is the same deal with other seeds of the bots.
    """
    deal = game_seed(contest.seed, number)
    seats = _create_players(contest, seating, deal, repeat)
    try:
        return _play_match(contest, number, Match.new(contest.game, contest.players, contest.options, deal), seats,
                           should_stop, thinking, most)  # fmt: skip
    finally:
        for player in seats.values():
            player.bot.close()


def _play_match(
    contest: Contest,
    number: int,
    match: Match[Any],
    seats: Mapping[int, _Player],
    should_stop: Callable[[], bool],
    thinking: Sequence[ThinkTime],
    most: int,
) -> Match[Any] | None:
    while (mover := match.mover) is not None:
        if should_stop():
            return None
        if match.ply >= most:
            raise BadInput("game-does-not-end", game=number, actions=most)
        player, observations = seats[mover], match.observations(mover)
        budget = player.entrant.budget
        started = time.perf_counter()
        try:
            decision = player.bot.think(observations, budget, player.seed)
            thinking[player.side].add(time.perf_counter() - started, decision.simulations, budget)
            thinking[player.side].count_faults(decision.faults)
            match.act(decision.action)
        except Exception as error:
            where = say("arena-bot-erred", {"name": player.entrant.label, "round": number, "action": match.ply})
            if isinstance(error, HatboxError):
                raise BadInput("arena-bot-fault", where=where, fault=str(error)) from error
            error.add_note(where)
            raise
    return match


@cache  # never invalidated: a process plays one tournament
def _meter(game: Game[Any], players: int, simulations: int) -> LuckMeter:
    return LuckMeter(game, players, simulations)


def side_scores(result: Mapping[str, Any], sides: int) -> Sequence[int]:
    """Return each side's points, according to a result."""
    scores: Sequence[int] = result["scores"]
    return scores if len(scores) == sides else result["teams"]


def seat_seed(deal: int, seat: int, repeat: int) -> int:
    """Return the seed of a seat's bot: it depends on the deal, the seat and the repeat alone."""
    return derive_seed(deal, f"seat {seat}" if repeat == 0 else f"seat {seat} again {repeat}")


def _create_players(contest: Contest, seating: Seating, deal: int, repeat: int) -> dict[int, _Player]:
    """Create a bot for every seat."""
    players = {}
    for side, seats in enumerate(contest.game.sides(contest.players)):
        entrant = contest.entrants[seating[side]]
        for seat in seats:
            players[seat] = _Player(entrant, load_bot(entrant.name), seat_seed(deal, seat, repeat), side)
    return players


def warm_up(contest: Contest, should_stop: Callable[[], bool]) -> None:
    """Let every bot play a little, so that compiling and loading is not timed; programs are not asked for it."""
    quick = tuple(replace(entrant, budget=Budget(simulations=WARM_UP_SIMULATIONS)) for entrant in contest.entrants)
    rehearsal = replace(contest, entrants=quick, luck=min(contest.luck, WARM_UP_SIMULATIONS))
    for bot, entrant in enumerate(quick):
        if entrant.name.startswith(PROGRAM_SCHEMES):
            continue
        seating = (bot,) * len(contest.game.sides(contest.players))
        try:
            play_game(rehearsal, 0, seating, should_stop, WARM_UP_ACTIONS)
        except BadInput as error:
            if error.code != "game-does-not-end":
                raise
