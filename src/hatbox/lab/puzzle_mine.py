"""Mines puzzles: plays games of bots, and keeps decisions in which one move is clearly best for what the seat can see.

Everything is judged from the view alone, because that is all the solver gets: what the others did before is not part of
a puzzle. All values come from `bots.hints.evaluate`.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.explanations import kind_of, reason_for
from hatbox.bots.hints import Hint, evaluate
from hatbox.bots.levels import LevelBot
from hatbox.bots.registry import load_bot
from hatbox.bots.searcher import Searcher
from hatbox.compiled.records import to_bytes, zeros
from hatbox.engine.game import Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match, Observations
from hatbox.engine.rng import derive_seed, draw, game_seed, to_seed
from hatbox.lab.part_file import PartFile
from hatbox.lab.puzzles import Puzzle, id_of
from hatbox.lab.workers import ShouldStop, Workers

LEAD = 0.15  # of a win: how far the best move must be ahead
DEPTH = 10  # how many times the normal simulations confirm it
SCREEN = 10  # the first look has this part of the normal simulations
SCREEN_LEAD = 0.08  # of a win, at the first look
SCREEN_ERROR, NORMAL_ERROR, DEEP_ERROR = 0.3, 0.2, 0.1  # moves with a larger error were hardly tried
PROBES, MIN_PROBES = 8, 2  # worlds in which such a move is tried in the end, at most and at least
FAR_BELOW = 0.2  # of a win: a move that is so much worse than it may be needs no more worlds
MIN_MOVES = 3  # to choose from
SMALL_ROOM = 1 << 14  # nodes of the tree of a short search
MAX_PLIES = 140  # of a game; longer ones go round in circles
EARLY = 0.75  # part of a game in which no move decides it
ENDINGS = 4  # how often the rest of a game is played
LOOKS = 40  # decisions looked at in an ending, at most
PER_GAME = 2  # puzzles of one game with all its endings, at most
APART = 8  # plies between them, at least
OBVIOUS = 10  # simulations: a move that such a short search always finds is obvious
OBVIOUS_TRIES = 4
OBVIOUS_KEPT = 16  # of so many positions with an obvious move, one is kept
POOL = 1.3  # puzzles mined for each that is kept
BAND = 200  # width of a class of difficulty
EASY, MAX_EASY = 1000, 0.3  # below which rating a puzzle is easy, and the part of them at most
PLAYERS = (2, 2, 2, 3, 2, 2, 2, 4)  # by number of the game, as far as the game allows
BOTS = (  # who plays the games, each with its simulations, the weakest first
    ("dormouse", 30),
    ("beginner", 1),
    ("march_hare", 60),
    ("cheshire_cat", 40),
    ("mad_hatter", 60),
)

# Difficulty: who tries the puzzle, with simulations, rating, and how often.
SOLVERS = (
    ("dormouse", 30, 900, 4),
    ("mad_hatter", 5, 1000, 4),
    ("mad_hatter", 12, 1150, 4),
    ("march_hare", 60, 1300, 4),
    ("mad_hatter", 30, 1300, 4),
    ("cheshire_cat", 100, 1600, 4),
    ("cheshire_cat", 450, 1900, 4),
    ("mad_hatter", 1000, 2100, 2),
)
MIN_RATING, MAX_RATING = 800, 2200


@dataclass(frozen=True)
class Mine:
    """Settings for mining. The same mine gives the same puzzles."""

    game: Game[Any]
    seed: int = 0
    players: int | None = None  # None: mostly two, some three and four
    simulations: int = 2000  # of the normal search

    def players_of(self, number: int) -> int:
        """Return the players of a game."""
        return self.players or min(PLAYERS[number % len(PLAYERS)], max(self.game.players))


# --- one game


def mine_game(mine: Mine, number: int) -> list[Puzzle]:
    """Let bots play a game, and its end several times; return the puzzles in it."""
    seed, puzzles = game_seed(mine.seed, number), dict[int, Puzzle]()
    match: Match[Any] = Match.new(mine.game, mine.players_of(number), {}, seed)
    decisions = play_on(match, seed)
    late = decisions[int(EARLY * len(decisions))] if decisions else 0
    for ending in range(ENDINGS):
        if ending:
            match.rewind_to(late)
            match.reseed(game_seed(seed, ending))
            decisions = play_on(match, game_seed(seed, ending))
        looks = [ply for ply in decisions if ply >= late]
        for ply in sorted(looks, key=lambda ply: game_seed(seed, ply))[:LOOKS]:
            if all(abs(ply - other) >= APART for other in puzzles):
                position = match.clone()
                position.rewind_to(ply)
                puzzle = examine(mine, position.branch(), game_seed(seed, ply))
                if puzzle is not None:
                    puzzles[ply] = puzzle
                if len(puzzles) == PER_GAME:
                    return [*puzzles.values()]
    return [*puzzles.values()]


def play_on(match: Match[Any], seed: int) -> list[int]:
    """Let bots of about the same strength play to the end, so that it stays close; return where there was a choice."""
    weakest = draw(to_seed(seed), match.players, len(BOTS) - 1)
    chosen = [BOTS[weakest + draw(to_seed(seed), seat, 2)] for seat in range(match.players)]
    bots = [(load_bot(name), Budget(simulations=simulations)) for name, simulations in chosen]
    decisions = []
    while (mover := match.mover) is not None and match.ply < MAX_PLIES:
        legal = match.legal_actions()
        if len(legal) >= MIN_MOVES and match.game.begins_move(legal[0]):
            decisions.append(match.ply)
        bot, budget = bots[mover]
        match.act(bot.think(match.observations(mover), budget, derive_seed(seed, f"seat {mover}")).action)
    return decisions


def examine(mine: Mine, match: Match[Any], seed: int) -> Puzzle | None:
    """Return the decision with which a match begins as a puzzle if one move is clearly best, else None."""
    seat = match.mover
    assert seat is not None
    alone = match.observations(seat)
    view = alone.view
    short, normally = mine.simulations // SCREEN, Budget(simulations=mine.simulations)
    screen = evaluate(alone, Budget(simulations=short), seed, small_searcher(mine.game))
    if len(screen) < MIN_MOVES or lead_of(screen, SCREEN_ERROR) < SCREEN_LEAD:
        return None
    if seed % OBVIOUS_KEPT and is_obvious(alone, screen[0].move, seed):
        return None
    normal = evaluate(alone, normally, seed, small_searcher(mine.game))
    if lead_of(normal, NORMAL_ERROR) < LEAD:
        return None
    searcher = Searcher(mine.game)
    deep = evaluate(alone, Budget(simulations=DEPTH * mine.simulations), seed, searcher)
    best = deep[0]
    if best.move != normal[0].move or lead_of(deep, DEEP_ERROR) < LEAD:
        return None
    shares = confirm(match, deep, short, seed)
    if shares is None:
        return None
    moves = sorted(shares.items(), key=lambda move: (-move[1], move[0]))
    action = mine.game.notation.parse(view.states[0], best.move)[0]
    reason = reason_for(alone, action, searcher.estimates([]))
    data = view.to_bytes()
    return Puzzle(
        id=id_of(mine.game, data),
        game=mine.game.name,
        players=match.players,
        seat=seat,
        rules=mine.game.version,
        view=data,
        kind=kind_of(mine.game, reason.code, best.move),
        best=best.move,
        moves=tuple(moves),
        reason=reason,
        rating=rate(match, best.move, seed),
    )


def is_obvious(observations: Observations[Any], move: str, seed: int) -> bool:
    """Return whether the shortest searches always find a move."""
    searches = (
        evaluate(observations, Budget(simulations=OBVIOUS), game_seed(seed, nth), small_searcher(observations.game))
        for nth in range(OBVIOUS_TRIES)
    )
    return all(hints[0].move == move for hints in searches)


def lead_of(hints: Sequence[Hint], error: float) -> float:
    """Return by how much the most tried move is ahead of the best other one, leaving out those hardly tried."""
    best, *others = hints
    return best.value - max((hint.value for hint in others if hint.error <= error), default=0.0)


def confirm(match: Match[Any], hints: Sequence[Hint], simulations: int, seed: int) -> dict[str, float] | None:
    """Return the share of every move, or None if one that was hardly tried may come close to the best."""
    best, *others = hints
    shares = {hint.move: hint.value for hint in hints}
    for hint in sorted(others, key=lambda hint: (-hint.value, hint.move)):
        if hint.error > DEEP_ERROR and hint.value + hint.error > best.value - LEAD:
            shares[hint.move] = probe(match, hint.move, simulations, seed, best.value - LEAD)
            if shares[hint.move] > best.value - LEAD:
                return None
    return shares


def probe(match: Match[Any], move: str, simulations: int, seed: int, limit: float) -> float:
    """Return the share after a move, over worlds that fit the view: the others answer, then the seat looks ahead.

    A few worlds are enough if the share is far below the limit.
    """
    total = 0.0
    for nth in range(PROBES):
        total += try_move(match, move, Budget(simulations=simulations), game_seed(seed, nth))
        if nth + 1 >= MIN_PROBES and total / (nth + 1) < limit - FAR_BELOW:
            break
    return total / (nth + 1)


def try_move(match: Match[Any], move: str, budget: Budget, seed: int) -> float:
    """Return the mover's share after a move in one world, when it is its turn again or the game is over."""
    world, seat = sample_world(match, seed), match.mover
    assert seat is not None
    world.play(move)
    while (mover := world.mover) is not None:
        hints = evaluate(world.branch().observations(mover), budget, seed, small_searcher(match.game))
        if mover == seat:
            return hints[0].value
        world.play(hints[0].move)
    return world.shares()[seat]


def small_searcher(game: Game[Any]) -> Searcher:
    """Return a new searcher for a short search: most of its time would go into clearing a large tree."""
    return Searcher(game, room=SMALL_ROOM)


def sample_world(match: Match[Any], seed: int) -> Match[Any]:
    """Return a match that begins at a state that the mover cannot tell from the real one."""
    assert match.mover is not None
    states = zeros(match.game.state_class, 1)
    loops_of(match.game).determinize_at(match.view(match.mover).states, 0, match.mover, to_seed(seed), states, 0)
    world: Match[Any] = Match(match.game, match.options, states, has_deal=False)
    world.reseed(seed)
    return world


# --- difficulty


def rate(match: Match[Any], best: str, seed: int) -> int:
    """Return the rating of a puzzle: the one at which its solvers would be expected to solve it as often as they do."""
    solved, ratings = 0, []
    for name, simulations, rating, tries in SOLVERS:
        ratings += [rating] * tries
        solved += sum(finds(match, best, name, simulations, game_seed(seed, rating + nth)) for nth in range(tries))
    return performance(ratings, solved)


def performance(ratings: Sequence[int], solved: int) -> int:
    """Return the rating that expects so many of the solvers to succeed, rounded to tens."""
    low, high = MIN_RATING, MAX_RATING
    while high - low > 1:
        middle = (low + high) // 2
        expected = sum(1 / (1 + 10 ** ((middle - rating) / 400)) for rating in ratings)
        low, high = (middle, high) if expected > solved else (low, middle)
    return round(low, -1)


def finds(match: Match[Any], best: str, name: str, simulations: int, seed: int) -> bool:
    """Return whether a bot makes the move, or one with the same result. It forgets nothing: puzzles show it all."""
    world, bot, budget = sample_world(match, seed), load_bot(name), Budget(simulations=simulations)
    if isinstance(bot, LevelBot):
        bot = LevelBot(replace(bot.level, recall=None))
    wanted, seat = world.branch(), world.mover
    wanted.play(best)
    assert seat is not None
    while True:
        world.act(bot.think(world.observations(seat), budget, seed).action)
        if world.mover != seat or match.game.begins_move(world.legal_actions()[0]):
            return last_state(world) == last_state(wanted)


def last_state(match: Match[Any]) -> bytes:
    """Return the current state as bytes."""
    return to_bytes(match.game.state_class, match.states[match.ply : match.ply + 1])


# --- a collection


def pool_size(count: int) -> int:
    """Return how many puzzles are mined to choose `count` from, so that all kinds and difficulties are among them."""
    return math.ceil(POOL * count)


def mine_puzzles(
    mine: Mine, count: int, workers: Workers | None = None, part: PartFile[list[Puzzle]] | None = None
) -> Iterator[Puzzle]:
    """Yield so many different puzzles, game by game; the same ones whoever mines them, by default this process.

    `part` keeps those so far.
    """

    def search(begin: int) -> Iterator[list[Puzzle]]:
        games = (workers or Workers()).run(_mine, mine, itertools.count(begin), in_order=True)
        return (puzzles for _, puzzles in games)

    known: set[str] = set()
    room = round(MAX_EASY * count)
    for puzzle in chain.from_iterable(search(0) if part is None else part.results(search)):
        if puzzle.id in known or (puzzle.rating < EASY and not room):
            continue
        known.add(puzzle.id)
        room -= puzzle.rating < EASY
        yield puzzle
        if len(known) == count:
            return


def _mine(mine: Mine, number: int, should_stop: ShouldStop) -> list[Puzzle] | None:
    return mine_game(mine, number)


def spread(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Return puzzles of all kinds and difficulties in turn until there are enough, the easiest first."""
    classes: dict[tuple[str, str, int], list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        classes[puzzle.kind, puzzle.reason.code, puzzle.rating // BAND].append(puzzle)
    chosen: list[Puzzle] = []
    nth = 0
    while len(chosen) < min(count, len(puzzles)):
        row = [own[nth] for _, own in sorted(classes.items()) if nth < len(own)]
        chosen += row[: count - len(chosen)]
        nth += 1
    return sorted(chosen, key=lambda puzzle: (puzzle.rating, puzzle.id))
