"""An approximate best response to a bot, for games whose tree is too large to walk.

The exploiter searches like our strongest bot, but it knows whom it plays: of its most promising actions it takes the
one after which it stands best when the others have answered as the bot really answers, in states that fit all it has
seen. It is a local best response (Lisy and Bowling, 2017): what it wins against the bot is a lower bound of what could
be won.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from hatbox.bots.bot import Bot, Budget, Decision, expect_on_the_move
from hatbox.bots.calibration import knots_of, to_share
from hatbox.bots.registry import add_bot, load_bot
from hatbox.bots.searcher import MAX_NODES, Searcher, SearchTrees, read_estimates
from hatbox.compiled.buffers import buffer_of, new_buffer, to_list
from hatbox.compiled.records import States, copy_states, with_capacity, zeros
from hatbox.engine.game import CHANCE, OVER, Game, Value
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Observations
from hatbox.engine.rng import game_seed
from hatbox.lab.contest import Contest, play_game
from hatbox.lab.entrants import Entrant
from hatbox.lab.intervals import Measure, share
from hatbox.lab.seatings import Seating

NAME = "local_best_response"
CANDIDATES = 4  # actions compared
WORLDS = 12  # states in which each is tried
SIMULATIONS = 1000  # of the search that proposes actions
AFTERWARDS = 200  # of a search that values what the others left
MAX_REPLIES = 50  # actions until the exploiter is on the move again


class LocalBestResponse(Bot):
    """The exploiter of one bot."""

    name = NAME

    def __init__(self, bot: str, simulations: int) -> None:
        self._model = partial(load_bot, bot)
        self._budget = Budget(simulations=simulations)

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        """Compare the most promising actions in the same states; the budget is that of the search."""
        expect_on_the_move(observations)
        game, moment = observations.game, len(observations.actions)
        searcher = Searcher(game)
        candidates = searcher.search(observations, budget, game_seed(seed, moment), settle=False)[:CANDIDATES]
        if len(candidates) == 1:
            return Decision(candidates[0].action, tuple(candidates), searcher.simulations)
        trees = SearchTrees(game, room=MAX_NODES, uninformed=False)
        trees.begin(observations, game_seed(seed, moment))
        worlds = trees.sample(WORLDS)
        shares = [
            sum(
                self._share_after(
                    observations, copy_states(worlds[at : at + 1]), candidate.action, game_seed(seed, at), trees
                )
                for at in range(WORLDS)
            )
            / WORLDS
            for candidate in candidates
        ]
        judged = [replace(candidate, value=value) for candidate, value in zip(candidates, shares, strict=True)]
        best = max(judged, key=lambda candidate: candidate.value)
        return Decision(best.action, tuple(judged), searcher.simulations)

    def _share_after(
        self, observations: Observations[Any], world: States, action: int, seed: int, trees: SearchTrees
    ) -> float:
        """Return what a seat may expect in a state after an action and the bot's replies."""
        game, seat = observations.game, observations.seat
        loops, out, known = loops_of(game), new_buffer(game.max_legal), observations
        mover, has_replied = seat, False
        for _ in range(MAX_REPLIES):
            two = with_capacity(world, 2)
            after = int(loops.advance(two, 0, action, out))
            known = _extend(known, two, action, mover)
            world, mover = copy_states(two[1:2]), after
            if mover == OVER:
                return float(loops.payoff_at(world, 0, seat))
            if mover != seat:
                action = self._reply(game, world, mover, seed, out)
                has_replied = has_replied or mover != CHANCE
            elif has_replied:
                break
            else:  # the exploiter's own turn goes on
                _search(trees, known, seed)
                action = read_estimates(game, [trees], [])[0].action
        _search(trees, known, seed)
        return to_share(knots_of(known.view, is_waiting=mover != seat), trees.mean(seat))

    def _reply(self, game: Game[Any], world: States, mover: int, seed: int, out: Any) -> int:
        """Return the bot's action, or that of chance; the bot is given its current view, without its memory."""
        loops = loops_of(game)
        if mover == CHANCE:
            loops.legal_at(world, 0, out)
            return int(out[0])
        views = zeros(game.state_class, 1)
        loops.observe_in_play_at(world, 0, mover, views, 0)
        seen = Observations(game, mover, views, new_buffer(0), new_buffer(0))
        return self._model().think(seen, self._budget, seed).action


def _extend(known: Observations[Any], states: States, action: int, mover: int) -> Observations[Any]:
    """Return what a seat has observed once an action has led from `states[0]` to `states[1]`."""
    game, seat, count = known.game, known.seat, len(known.actions) + 1
    views = with_capacity(known.views, count + 1)
    loops_of(game).observe_in_play_at(states, 1, seat, views, count)
    glimpse = int(loops_of(game).glimpse_at(states, 0, action, seat))
    actions, movers = [*to_list(known.actions), glimpse], [*to_list(known.movers), mover]
    return Observations(game, seat, views, buffer_of(actions), buffer_of(movers))


def _search(trees: SearchTrees, known: Observations[Any], seed: int) -> None:
    """Search anew, shortly."""
    trees.restart()
    trees.begin(known, seed)
    trees.grow(AFTERWARDS)


@dataclass(frozen=True)
class Challenge:
    """Games of the exploiter against a bot; the same challenge gives the same games."""

    game: Game[Any]
    players: int
    options: Mapping[str, Value]
    bot: str
    simulations: int  # of the bot, for each decision
    seed: int = 0

    @property
    def seatings(self) -> list[Seating]:
        """The seatings of a round: the exploiter plays each side once, the bot all others."""
        sides = len(self.game.sides(self.players))
        return [tuple(int(side != own) for side in range(sides)) for own in range(sides)]

    @property
    def fair(self) -> float:
        """The share that the bot wins against itself."""
        return 1 / len(self.seatings)


def play_round(challenge: Challenge, number: int, should_stop: Callable[[], bool]) -> float | None:
    """Play a round (`lab.workers`); return the share that the exploiter won, added up over its games."""
    add_bot(NAME, partial(LocalBestResponse, challenge.bot, challenge.simulations))  # in the worker's process
    exploiter = Entrant(NAME, NAME, Budget(simulations=SIMULATIONS))
    bot = Entrant(challenge.bot, challenge.bot, Budget(simulations=challenge.simulations))
    contest = Contest(challenge.game, challenge.players, (exploiter, bot), challenge.seed, challenge.options)
    won = 0.0
    for seating in challenge.seatings:
        finished = play_game(contest, number, seating, should_stop)
        if finished is None:
            return None
        won += finished[0].shares[seating.index(0)]
    return won


def measure(won: list[float], seatings: int) -> Measure:
    """Return the share that the exploiter won in so many rounds."""
    return share(won, [seatings] * len(won))
