"""Measure how well a review finds mistakes: planted blunders that it misses, and good moves that it blames.

python bench/review.py --games 1000 --jobs 2            every game, two players
python bench/review.py hats --games 150 --json
python bench/review.py hats --cases hats.jsonl          also every case, one JSON object a line
python bench/review.py --again hats.jsonl               review those cases anew, without the judge, who is slow

The judge is a search with ten times the simulations of the review, and other random numbers.

- Found: bots play a game; at a random decision a random legal move is played instead, one that costs 0.2 of a win or
  more according to the judge, and the bots go on. The review should call it a mistake or a blunder.
- False alarms: at random decisions of the bots' game the judge's best move is played. The review should not call it an
  inaccuracy, a mistake or a blunder.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import hatbox
from hatbox.bots.bot import Budget
from hatbox.engine.game import CHANCE
from hatbox.engine.match import Match
from hatbox.engine.rng import game_seed
from hatbox.games import NAMES
from hatbox.lab.intervals import share
from hatbox.reviews.analysis import ROUND_PART, Analyst, Turn, default_simulations, turns_of
from hatbox.reviews.verdicts import BLUNDER, INACCURACY, MISTAKE, Decision

BOT = "mad_hatter"
DEPTH = 10  # times the simulations of the review
MIN_COST = 0.2  # of a planted blunder
MAX_TRIES = 200  # random moves of a game, until one costs as much
DECISIONS = 4  # of a game, for false alarms
FOUND, ALARMS = (MISTAKE, BLUNDER), (INACCURACY, MISTAKE, BLUNDER)


class Judge(Analyst):
    """An analyst whose random numbers have nothing to do with those of the review."""

    max_rounds = ROUND_PART  # of so many simulations: no doubt is left

    def _begin(self, ply: int) -> None:
        self._trees.restart()
        self._trees.begin(self._observations.until(ply), game_seed(ply, self.seat + 1000))


class Case(msgspec.Struct):
    """A move, as the judge and the review see it."""

    game: str
    seed: int
    is_planted: bool
    record: dict[str, Any]  # of the game up to the move and with it
    steps: int  # of the whole game
    judged: Decision
    reviewed: Decision


class GameCases(msgspec.Struct):
    """The cases of one game."""

    planted: Case | None  # None: no random move costs enough
    preferred: list[Case]


def play_on(match: Match[Any], thoughts: int, seed: int) -> Match[Any]:
    """Let equal bots play a game to its end."""
    bots = [hatbox.bot(BOT) for _ in range(match.players)]
    while not match.is_over:
        seat = match.mover
        assert seat is not None
        match.act(bots[seat].think(match.observations(seat), Budget(simulations=thoughts), seed).action)
    return match


def play_instead(match: Match[Any], at: int, move: str) -> tuple[Match[Any], Turn]:
    """Return the game up to a step, with another move there."""
    other = match.clone()
    other.rewind_to(turns_of(match)[at].ply)
    other.play(move)
    return other, turns_of(other)[at]


def judge(match: Match[Any], turn: Turn, steps: int, kind: type[Analyst] = Analyst) -> Decision:
    """Judge a move of a seat that had a choice, in a game of so many steps."""
    simulations = default_simulations(steps) * (DEPTH if kind is Judge else 1)
    decision = kind(match.observations(turn.mover), simulations).judge(turn.ply, turn.end)
    assert decision is not None
    return decision


def review_anew(case: Case) -> Case:
    """Review a case once more."""
    match = hatbox.from_record(case.record)
    turn = next(turn for turn in reversed(turns_of(match)) if turn.mover != CHANCE)
    return msgspec.structs.replace(case, reviewed=judge(match, turn, case.steps))


def choices_of(match: Match[Any]) -> list[int]:
    """Return the steps at which a seat had a choice."""
    return [
        at
        for at, turn in enumerate(turns_of(match))
        if turn.mover != CHANCE and turn.end > turn.ply and len(match.view(turn.mover, turn.ply).legal_moves()) > 1
    ]


def plant(match: Match[Any], thoughts: int, seed: int, chance: random.Random) -> Case | None:
    """Plant a blunder in a game, and review it."""
    choices, steps = choices_of(match), len(turns_of(match))
    for _ in range(MAX_TRIES):
        at = chance.choice(choices)
        turn = turns_of(match)[at]
        move = chance.choice(match.view(turn.mover, turn.ply).legal_moves())
        other, turn = play_instead(match, at, move)
        judged = judge(other, turn, steps, Judge)
        if judged.loss >= MIN_COST:
            record = hatbox.to_record(other)
            steps = len(turns_of(play_on(other, thoughts, seed)))
            return Case(match.game.name, seed, True, record, steps, judged, judge(other, turn, steps))
    return None


def prefer(match: Match[Any], seed: int, chance: random.Random) -> Iterator[Case]:
    """Review the judge's best moves at some decisions."""
    steps, choices = len(turns_of(match)), choices_of(match)
    for at in chance.sample(choices, min(DECISIONS, len(choices))):
        judged = judge(match, turns_of(match)[at], steps, Judge)
        other, turn = play_instead(match, at, judged.best)
        yield Case(match.game.name, seed, False, hatbox.to_record(other), steps, judged, judge(other, turn, steps))


def cases_of(name: str, thoughts: int, seed: int) -> GameCases:
    """Play one game between equal bots, and return its cases."""
    match = play_on(hatbox.new(name, players=2, seed=seed), thoughts, seed)
    chance = random.Random(seed)
    return GameCases(plant(match, thoughts, seed, chance), [*prefer(match, seed, chance)])


def is_found(case: Case) -> bool:
    return case.reviewed.grade in FOUND


def is_alarm(case: Case) -> bool:
    return case.reviewed.grade in ALARMS


def summary(name: str, games: list[GameCases]) -> dict[str, Any]:
    """Return both shares with their intervals."""
    planted = [game.planted for game in games if game.planted is not None]
    preferred = [game.preferred for game in games]
    hits = share([float(is_found(case)) for case in planted], [1] * len(planted))
    alarms = share([float(sum(map(is_alarm, cases))) for cases in preferred], [len(cases) for cases in preferred])
    return {
        "game": name,
        "games": len(games),
        "planted": len(planted),
        "found": hits,
        "preferred": sum(map(len, preferred)),
        "alarms": alarms,
    }


def show(row: dict[str, Any]) -> str:
    """Return a result as a line of text."""
    texts = [
        f"{100 * row[name].value:.1f} % ({100 * row[name].low:.1f}–{100 * row[name].high:.1f})"
        for name in ("found", "alarms")
    ]
    return f"{row['game']}: found {texts[0]} of {row['planted']}, false alarms {texts[1]} of {row['preferred']}"


def cases_among(games: Iterable[GameCases]) -> Iterator[Case]:
    """Yield all cases."""
    for game in games:
        if game.planted is not None:
            yield game.planted
        yield from game.preferred


def read_games(files: Iterable[Path]) -> dict[str, list[GameCases]]:
    """Return the cases of earlier runs, by the name of the game."""
    games: dict[str, dict[int, GameCases]] = {}
    for line in (line for file in files for line in file.read_bytes().splitlines()):
        case = msgspec.json.decode(line, type=Case)
        game = games.setdefault(case.game, {}).setdefault(case.seed, GameCases(None, []))
        if case.is_planted:
            game.planted = case
        else:
            game.preferred.append(case)
    return {name: [*by_seed.values()] for name, by_seed in games.items()}


def review_game_anew(game: GameCases) -> GameCases:
    """Review all cases of a game once more."""
    planted = None if game.planted is None else review_anew(game.planted)
    return GameCases(planted, [review_anew(case) for case in game.preferred])


def main() -> None:
    """Parse the arguments, and measure game by game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=[*NAMES], help=", ".join(NAMES))
    parser.add_argument("--games", type=int, default=1000, help="for each (default 1000)")
    parser.add_argument("--thoughts", type=int, default=100, help="simulations of the bots for each action")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object a game")
    parser.add_argument("--cases", metavar="FILE", type=Path, help="write every case, JSON Lines")
    parser.add_argument("--again", metavar="FILE", type=Path, nargs="+", help="review these cases anew")
    args = parser.parse_args()
    earlier = read_games(args.again or [])
    with ProcessPoolExecutor(args.jobs) as pool, ExitStack() as stack:
        file = stack.enter_context(args.cases.open("wb")) if args.cases else None
        for name in earlier or args.games_named:
            if earlier:
                count, results = len(earlier[name]), pool.map(review_game_anew, earlier[name])
            else:
                seeds = range(args.seed * 1_000_000, args.seed * 1_000_000 + args.games)
                count, results = args.games, pool.map(partial(cases_of, name, args.thoughts), seeds)
            games: list[GameCases] = []
            for game in results:
                games.append(game)
                print(f"\r{name}: {len(games)} of {count} games", end="", file=sys.stderr)
                if file:
                    file.writelines(msgspec.json.encode(case) + b"\n" for case in cases_among([game]))
                    file.flush()
            print(file=sys.stderr)
            row = summary(name, games)
            print(msgspec.json.encode(row).decode() if args.json else show(row), flush=True)


if __name__ == "__main__":
    main()
