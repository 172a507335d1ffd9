"""Analyse a finished game: judge every decision by what its seat could know then.

A seat's expectation is asked of the search at every step, from the seat's observations up to there alone. Its changes
are told apart: what an own move lost against the best one (skill), what chance and cards brought to light (luck), what
the others did. Each search begins anew with a seed made from seat and ply, so the steps can be analysed in any order,
and the browser's answers are the same to the last bit.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from itertools import count, pairwise
from typing import Any, NamedTuple

from hatbox.bots.bot import Estimate
from hatbox.bots.calibration import knots_of, progress_of, to_error, to_share
from hatbox.bots.explanations import kind_of, reason_for
from hatbox.bots.searcher import MAX_NODES, SearchTrees, prepare, read_estimates
from hatbox.compiled.buffers import buffer_of, new_buffer, to_list
from hatbox.compiled.records import to_bytes, with_capacity
from hatbox.engine.errors import BadInput
from hatbox.engine.game import CHANCE
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match, Observations
from hatbox.engine.rng import game_seed
from hatbox.reviews.verdicts import Decision, MoveEstimate, Review, SeatReview, Step, accuracy_of, grade_of

ALL_SIMULATIONS = 130_000  # shared among the steps of a game, by default
MIN_SIMULATIONS, MAX_SIMULATIONS = 250, 2000  # per decision, by default
MIN_LOSS = 0.02  # a smaller difference is too close to call, however sure
OFTEN = 10  # a tenth of the simulations: enough to trust that a move is hardly worse than the best
ROUND_PART = 2  # part of the simulations that each of two moves gets in a round of their comparison
MAX_ROUNDS = 5  # of a comparison that is in doubt
STABLE = 0.005  # a lead that changes by less in a round is not in doubt
LARGE = 0.2  # nor is a larger lead
NOISE = 0.5  # nor one that changes by less than half its error
EARLY = 2  # times as many simulations in a round before the game gets going: what a placed stack is worth shows late
PROMISE = 0.05  # another rival is tried if the first search promised so much more than what is left of the others
RIVALS = 3  # at most, the best one included
WAITING_PART, OPEN_PART = 4, 8  # part of the simulations for a seat that does not choose, and with open cards


class Turn(NamedTuple):
    """A whole move, a resignation, or chance: the actions from one ply to another."""

    ply: int
    end: int
    mover: int  # a seat, or CHANCE


def turns_of(match: Match[Any]) -> list[Turn]:
    """Return the steps of a game."""
    starts = [at for at in range(match.ply) if match.actor(at) == CHANCE or match.begins_move(at)]
    turns = [Turn(ply, end, match.actor(ply)) for ply, end in pairwise([*starts, match.ply])]
    if match.resigned is not None:
        turns.append(Turn(match.ply, match.ply, match.resigned))
    return turns


def default_simulations(steps: int) -> int:
    """Return how many simulations a decision gets by default: fewer in a long game, so that nobody has to wait.

    >>> default_simulations(33), default_simulations(230)
    (2000, 565)
    """
    return max(MIN_SIMULATIONS, min(MAX_SIMULATIONS, ALL_SIMULATIONS // max(1, steps)))


def add_up(numbers: Iterable[float]) -> float:
    """Add numbers one after another: since Python 3.12 `sum` compensates for rounding, which no browser does."""
    return reduce(operator.add, numbers, 0.0)


class Analyst:
    """Searches for one seat at any step of a game, given everything that it saw in the whole game."""

    max_rounds = MAX_ROUNDS

    def __init__(self, observations: Observations[Any], simulations: int) -> None:
        self.game, self.seat = observations.game, observations.seat
        prepare(self.game)
        self._observations = observations
        self._simulations = simulations
        self._trees = SearchTrees(self.game, room=MAX_NODES, uninformed=False)

    def expectation(self, ply: int) -> float:
        """Return what a position is worth to the seat, whoever must act."""
        self._begin(ply)
        self._trees.grow(max(1, self._simulations // WAITING_PART))
        knots = knots_of(self._observations.until(ply).view, is_waiting=True)
        return to_share(knots, self._trees.mean(self.seat))

    def has_revealed(self, at: int) -> bool:
        """Return whether an action showed the seat something that it did not know."""
        seen = self._observations
        return bool(loops_of(self.game).revealed_at(seen.views, at, seen.actions[at], seen.views, at + 1, self.seat))

    def judge(self, ply: int, end: int) -> Decision | None:
        """Judge the seat's move from one ply to another; return None if it had no choice."""
        observations = self._observations.until(ply)
        view = observations.view.states
        moves = {move: self.game.notation.parse(view[0], move) for move in observations.view.legal_moves()}
        if len(moves) < 2:
            return None
        self._begin(ply)
        path = to_list(self._observations.actions[ply:end])
        played = self._name_of(path, moves)
        if played is None:
            return None
        moves[played] = path
        self._trees.grow(self._simulations)
        first = self._estimates([])
        mean = add_up(one.value * one.visits for one in first) / sum(one.visits for one in first)
        estimates = {move: self._estimate(actions, mean) for move, actions in moves.items()}
        ranking = sorted(moves, key=lambda move: (estimates[move].visits, estimates[move].value), reverse=True)
        best = ranking[0]
        if played != best and not self._is_even(estimates[played], estimates[best]):
            rivals = [move for move in ranking if move != played][:RIVALS]
            measured = self._measure(ply, moves, played, {move: estimates[move].value for move in rivals})
            value, most = estimates[best].value, max(one.value for one in measured.values())
            best = next(move for move, one in measured.items() if one.value == most)
            for move, one in measured.items():
                estimates[move] = Estimate(one.action, max(0.0, value - (most - one.value)), one.error, one.visits)
        return self._compare(observations, moves[best][0], first, estimates, played, best)

    def _compare(
        self,
        observations: Observations[Any],
        action: int,
        first: list[Estimate],
        estimates: dict[str, Estimate],
        played: str,
        best: str,
    ) -> Decision:
        """Turn the values of the search into shares, and compare the move played with the best one."""
        knots = knots_of(observations.view, is_waiting=False)
        options = []
        for move, estimate in estimates.items():
            share = to_share(knots, estimate.value)
            error = to_error(knots, estimate.value, estimate.error) if estimate.visits else 1.0
            options.append(MoveEstimate(move, share, error, estimate.visits))
        by_move = {option.move: option for option in options}
        loss = _clear_lead(by_move[best], by_move[played])
        error = _error(by_move[best].error, by_move[played].error) if played != best else 0.0
        reason = reason_for(observations, action, first)
        return Decision(
            played=played,
            best=best,
            share=by_move[played].share,
            best_share=by_move[best].share,
            loss=loss,
            error=error,
            stake=max(loss, add_up(_clear_lead(by_move[best], option) for option in options) / len(options)),
            grade=grade_of(loss, played == best, loss == 0.0),
            kind=kind_of(self.game, reason.code, best),
            moves=sorted(options, key=lambda option: (option.move != best, -option.visits, option.move)),
            reason=reason,
        )

    def _begin(self, ply: int) -> None:
        self._trees.restart()
        self._trees.begin(self._observations.until(ply), game_seed(ply, self.seat))

    def _is_even(self, played: Estimate, best: Estimate) -> bool:
        """Return whether the search has tried a move often, and found it hardly worse than the best."""
        return played.visits * OFTEN >= self._simulations and abs(best.value - played.value) < MIN_LOSS

    def _measure(
        self, ply: int, moves: dict[str, list[int]], played: str, rivals: dict[str, float]
    ) -> dict[str, Estimate]:
        """Try the move played and its first rival in turns, in a search of their own; look again while in doubt.

        Two moves compared like this are treated alike. In the search that picked the best of many it is flattered by
        its luck, and has been looked into more deeply. A difference that grows or shrinks from round to round comes
        from replies that the search is only just finding. A rival may lose what made it the best: then the next ones,
        given with what the first search told of them, are tried as often.
        """
        self._begin(ply)
        view = self._observations.until(ply).view
        knots = knots_of(view, is_waiting=False)
        part = max(1, self._simulations * (EARLY if progress_of(view) == 0.0 else 1) // ROUND_PART)
        rival, *spare = rivals
        before, number = 0.0, 0
        while True:
            number += 1
            for move in (played, rival):
                self._try(moves[move], part)
            measured = {move: self._estimate(moves[move], 0.0) for move in (played, rival)}
            own, other = measured.values()
            lead = to_share(knots, other.value) - to_share(knots, own.value)
            error = _error(to_error(knots, own.value, own.error), to_error(knots, other.value, other.error))
            is_steady = abs(lead - before) < max(STABLE, NOISE * error) or not MIN_LOSS <= lead < LARGE
            if number == self.max_rounds or lead + error < MIN_LOSS or (is_steady and number >= ROUND_PART):
                break
            before = lead
        for move in spare:
            most = max(one.value for one in measured.values())
            if to_share(knots, rivals[move]) - to_share(knots, most) >= PROMISE:
                self._try(moves[move], number * part)
                measured[move] = self._estimate(moves[move], 0.0)
        return measured

    def _try(self, actions: Sequence[int], simulations: int) -> None:
        self._trees.force(actions)
        self._trees.grow(simulations)

    def _estimates(self, actions: Sequence[int]) -> list[Estimate]:
        return read_estimates(self.game, [self._trees], actions)

    def _estimate(self, actions: Sequence[int], mean: float) -> Estimate:
        last = actions[-1]
        found = (estimate for estimate in self._estimates(actions[:-1]) if estimate.action == last)
        return next(found, Estimate(last, mean, 1.0, 0))

    def _name_of(self, path: list[int], moves: dict[str, list[int]]) -> str | None:
        """Return the legal move that has these actions, or the same effect by others: tried in one possible world.

        None: the move was broken off.
        """
        for move, actions in moves.items():
            if actions == path:
                return move
        world = self._trees.sample(1)
        wanted = self._after(world, path)
        return next((move for move, actions in moves.items() if self._after(world, actions) == wanted), None)

    def _after(self, world: Any, actions: Sequence[int]) -> bytes:
        loops, out = loops_of(self.game), new_buffer(self.game.max_legal)
        states = with_capacity(world, len(actions) + 1)
        for at, action in enumerate(actions):
            loops.advance(states, at, action, out)
        return to_bytes(self.game.state_class, states[len(actions) :])


class Analysis:
    """A review of one seat under way: one step after the other, in order."""

    def __init__(self, match: Match[Any], seat: int, simulations: int) -> None:
        self.turns = turns_of(match)
        self._match = match
        self._seat = seat
        self._analyst = Analyst(match.observations(seat), simulations)
        self._before: list[float] = []  # by step: the expectation
        self._decisions: list[Decision | None] = []

    def analyse_next(self) -> None:
        """Analyse the next step."""
        at = len(self._before)
        turn = self.turns[at]
        decision = None
        if turn.mover == self._seat and turn.end > turn.ply:
            decision = self._analyst.judge(turn.ply, turn.end)
        if at > 0 and self._is_known(at - 1):
            before = self._before[-1] - _loss(self._decisions[-1])
        elif decision is not None:
            before = decision.best_share
        else:
            before = self._analyst.expectation(turn.ply)
        self._before.append(before)
        self._decisions.append(decision)

    def _is_known(self, at: int) -> bool:
        """Return whether a step was the seat's own and showed it nothing new, so that its outcome was sure."""
        turn = self.turns[at]
        return turn.mover == self._seat and not any(map(self._analyst.has_revealed, range(turn.ply, turn.end)))

    def finish(self) -> SeatReview:
        """Return the review once all steps are analysed."""
        match, seat = self._match, self._seat
        result = match.shares()[seat] if match.is_over else self._analyst.expectation(match.ply)
        bounds = [*self._before, result]
        steps = [
            _account(turn, seat, before, after, decision)
            for turn, (before, after), decision in zip(self.turns, pairwise(bounds), self._decisions, strict=True)
        ]
        return _sum_up(seat, 1.0 / len(match.game.sides(match.players)), bounds[0], result, steps)


def _clear_lead(best: MoveEstimate, other: MoveEstimate) -> float:
    """Return by how much the best move leads; 0 if that may be chance, or is next to nothing."""
    lead = best.share - other.share
    return 0.0 if lead < max(MIN_LOSS, _error(best.error, other.error)) else lead


def _error(one: float, other: float) -> float:
    """Return the error of a difference, given the errors of its parts."""
    return math.sqrt(one * one + other * other)


def _loss(decision: Decision | None) -> float:
    return 0.0 if decision is None else decision.loss


def _account(turn: Turn, seat: int, before: float, after: float, decision: Decision | None) -> Step:
    """Tell the parts of a change of the expectation apart."""
    change = after - before
    luck = skill = others = 0.0
    if turn.mover == CHANCE:
        luck = change
    elif turn.mover != seat:
        others = change
    elif turn.ply == turn.end:  # resigned
        skill = change
    else:
        skill = -_loss(decision)
        luck = change - skill
    return Step(turn.ply, turn.end, turn.mover, before, after, luck, skill, others, decision)


def _sum_up(seat: int, fair: float, start: float, result: float, steps: list[Step]) -> SeatReview:
    decisions = [step.decision for step in steps if step.decision is not None]
    losses, stakes = add_up(own.loss for own in decisions), add_up(own.stake for own in decisions)
    luck = start - fair + add_up(step.luck for step in steps)
    return SeatReview(
        seat=seat,
        fair=fair,
        deal=start - fair,
        luck=luck,
        skill=add_up(step.skill for step in steps),
        others=add_up(step.others for step in steps),
        result=result,
        adjusted=result - luck,
        accuracy=accuracy_of(losses, stakes, len(decisions)),
        losses=losses,
        stakes=stakes,
        decisions=len(decisions),
        steps=steps,
    )


class OpenAnalysis:
    """Every seat's expectation with all cards open, one step after the other: nobody could know it."""

    def __init__(self, match: Match[Any], simulations: int) -> None:
        prepare(match.game)
        self.turns = turns_of(match)
        self.rows: list[list[float]] = []  # before each step, by seat
        self._match = match
        self._simulations = max(1, simulations // OPEN_PART)
        self._trees = SearchTrees(match.game, room=MAX_NODES, uninformed=False)

    def analyse_next(self) -> None:
        """Analyse the next step."""
        match, ply = self._match, self.turns[len(self.rows)].ply
        actions, movers = buffer_of(match.actions[:ply]), buffer_of(match.movers[:ply])
        self._trees.restart()
        self._trees.begin(Observations(match.game, 0, match.states, actions, movers), game_seed(ply, match.players))
        self._trees.open()
        self._trees.grow(self._simulations)
        knots = knots_of(match.view(0, ply), is_waiting=True)
        shares = [to_share(knots, self._trees.mean(seat)) for seat in range(match.players)]
        sides = match.game.sides(match.players)
        total = add_up(shares[side[0]] for side in sides)
        self.rows.append([share / total if total else 1.0 / len(sides) for share in shares])

    def finish(self) -> list[list[float]]:
        """Return the shares before the first step and after each, once all steps are analysed."""
        end = self._match.shares() if self._match.is_over else self.rows[-1]
        return [*self.rows, end]


def review_match(
    match: Match[Any],
    seats: Sequence[int] | None = None,
    simulations: int | None = None,
    *,
    threads: int = 1,
    on_progress: Callable[[int, int], object] = lambda done, total: None,
) -> Review:
    """Review a game for some seats, or all. Call `on_progress` with the steps done and to do."""
    if not turns_of(match):
        raise BadInput("review-no-moves")
    wanted = range(match.players) if seats is None else seats
    simulations = simulations or default_simulations(len(turns_of(match)))
    analyses = [Analysis(match, seat, simulations) for seat in wanted]
    opened = OpenAnalysis(match, simulations)
    total = len(opened.turns) * (len(analyses) + 1)
    progress = count(1)

    def run(analysis: Analysis | OpenAnalysis) -> None:
        for _ in analysis.turns:
            analysis.analyse_next()
            on_progress(next(progress), total)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(run, [*analyses, opened]))
    return Review(
        match.game.name, match.players, simulations, [analysis.finish() for analysis in analyses], opened.finish()
    )
