"""Measure how well a review finds mistakes: planted blunders that it misses, and good moves that it blames.

python bench/review.py --games 1000 --jobs 2            every game, two players
python bench/review.py hats --games 150 --json
python bench/review.py hats --cases hats.jsonl          also what was missed or blamed, one JSON object a line

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
from hatbox.reviews.analysis import Analyst, Turn, default_simulations, turns_of
from hatbox.reviews.verdicts import BLUNDER, INACCURACY, MISTAKE, Decision

BOT = "mad_hatter"
DEPTH = 10  # times the simulations of the review
MIN_COST = 0.2  # of a planted blunder
MAX_TRIES = 200  # random moves of a game, until one costs as much
DECISIONS = 4  # of a game, for false alarms
FOUND, ALARMS = (MISTAKE, BLUNDER), (INACCURACY, MISTAKE, BLUNDER)


class Judge(Analyst):
    """An analyst whose random numbers have nothing to do with those of the review."""

    def _begin(self, ply: int) -> None:
        self._trees.restart()
        self._trees.begin(self._observations.until(ply), game_seed(ply, self.seat + 1000))


class Case(msgspec.Struct):
    """A move, as the judge and the review see it."""

    game: str
    seed: int
    ply: int
    simulations: int  # of the review
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


def judge(kind: type[Analyst], match: Match[Any], turn: Turn, simulations: int) -> Decision:
    """Judge a move of a seat that had a choice."""
    decision = kind(match.observations(turn.mover), simulations).judge(turn.ply, turn.end)
    assert decision is not None
    return decision


def choices_of(match: Match[Any]) -> list[int]:
    """Return the steps at which a seat had a choice."""
    return [
        at
        for at, turn in enumerate(turns_of(match))
        if turn.mover != CHANCE and turn.end > turn.ply and len(match.view(turn.mover, turn.ply).legal_moves()) > 1
    ]


def plant(match: Match[Any], thoughts: int, seed: int, chance: random.Random) -> Case | None:
    """Plant a blunder in a game, and review it."""
    choices, deep = choices_of(match), DEPTH * default_simulations(len(turns_of(match)))
    for _ in range(MAX_TRIES):
        at = chance.choice(choices)
        turn = turns_of(match)[at]
        move = chance.choice(match.view(turn.mover, turn.ply).legal_moves())
        other, turn = play_instead(match, at, move)
        judged = judge(Judge, other, turn, deep)
        if judged.loss >= MIN_COST:
            simulations = default_simulations(len(turns_of(play_on(other, thoughts, seed))))
            reviewed = judge(Analyst, other, turn, simulations)
            return Case(match.game.name, seed, turn.ply, simulations, judged, reviewed)
    return None


def prefer(match: Match[Any], seed: int, chance: random.Random) -> Iterator[Case]:
    """Review the judge's best moves at some decisions."""
    simulations, choices = default_simulations(len(turns_of(match))), choices_of(match)
    for at in chance.sample(choices, min(DECISIONS, len(choices))):
        judged = judge(Judge, match, turns_of(match)[at], DEPTH * simulations)
        other, turn = play_instead(match, at, judged.best)
        yield Case(match.game.name, seed, turn.ply, simulations, judged, judge(Analyst, other, turn, simulations))


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


def faults_among(games: Iterable[GameCases]) -> Iterator[Case]:
    """Yield what was missed or blamed."""
    for game in games:
        if game.planted is not None and not is_found(game.planted):
            yield game.planted
        yield from filter(is_alarm, game.preferred)


def main() -> None:
    """Parse the arguments, and measure game by game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME", default=[*NAMES], help=", ".join(NAMES))
    parser.add_argument("--games", type=int, default=1000, help="for each (default 1000)")
    parser.add_argument("--thoughts", type=int, default=100, help="simulations of the bots for each action")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object a game")
    parser.add_argument("--cases", metavar="FILE", help="write what was missed or blamed, JSON Lines")
    args = parser.parse_args()
    lines = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for name in args.games_named:
            seeds = range(args.seed * 1_000_000, args.seed * 1_000_000 + args.games)
            games = []
            for game in pool.map(partial(cases_of, name, args.thoughts), seeds):
                games.append(game)
                print(f"\r{name}: {len(games)} of {args.games} games", end="", file=sys.stderr)
            print(file=sys.stderr)
            row = summary(name, games)
            print(msgspec.json.encode(row).decode() if args.json else show(row), flush=True)
            lines += [msgspec.json.encode(case) + b"\n" for case in faults_among(games)]
    if args.cases:
        Path(args.cases).write_bytes(b"".join(lines))


if __name__ == "__main__":
    main()
