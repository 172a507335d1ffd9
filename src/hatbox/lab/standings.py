"""Standings of the bots: a pure function of the games, independent of the order in which they finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import TypeAlias, TypeVar

from hatbox.engine.parts import displays
from hatbox.extras import need
from hatbox.lab.contest import GameResult
from hatbox.lab.intervals import Measure, mean, share
from hatbox.lab.scale import Duel, ratings_on_one_scale
from hatbox.lab.seatings import Seating
from hatbox.lab.think_time import Pace, pace


@dataclass(frozen=True)
class Rating:
    """A bot's skill in the Plackett–Luce model; `ordinal` is a conservative estimate."""

    mu: float
    sigma: float
    ordinal: float


@dataclass(frozen=True)
class Standing:
    """The results of one bot."""

    bot: str
    games: int
    share: Measure  # of the wins of its games, all its sides together
    adjusted: Measure | None  # the share without the luck of the draw, whose interval is not kept within 0 and 1
    saving: float | None  # games that taking out luck was worth, as a part of those played; None: not measured
    decided: Measure | None  # of the games won by one bot alone; only with two bots
    decided_games: int
    ahead_of_mean: Measure  # its score minus the mean of the other bots
    ahead_of_best: Measure  # its score minus the best of the other bots
    rating: Rating
    scale: Measure  # in Elo points from the anchor
    pace: Pace


@dataclass(frozen=True)
class Standings:
    """The results of all bots. `fair_share` is the expected share of equally strong bots."""

    games: int
    rounds: int
    incomplete_rounds: int
    incomplete_games: int  # games that belong to them
    fair_share: float
    ended: dict[str, int]
    bots: list[Standing]
    head_to_head: list[list[Measure | None]] | None  # share of games that the row finished ahead of the column

    def _repr_html_(self) -> str:
        """Return the tables that notebooks show."""
        return displays().standings_html(self)


ANCHOR = "random"  # the bot whose rating on the scale is 0, where it plays

T = TypeVar("T")
Part: TypeAlias = tuple[float, int]  # contribution of a game: a sum and a count


def standings(labels: Sequence[str], seatings: Sequence[Seating], games: Iterable[GameResult]) -> Standings:
    """Return the standings after the games of one contest."""
    order = {seating: place for place, seating in enumerate(seatings)}
    played = sorted(games, key=lambda game: (game.round, order[game.seating]))
    sizes = Counter(game.round for game in played)
    incomplete = [size for size in sizes.values() if size < len(seatings)]
    skill = ratings(len(labels), played)
    scale = ratings_on_one_scale(len(labels), duels(played), anchor_of(labels))
    bots = range(len(labels))
    return Standings(
        games=len(played),
        rounds=len(sizes),
        incomplete_rounds=len(incomplete),
        incomplete_games=sum(incomplete),
        fair_share=1 / len(set(seatings[0])),
        ended=dict(sorted(Counter(game.ended for game in played).items())),
        bots=[_standing(bot, labels[bot], played, skill[bot], scale[bot], only_two=len(labels) == 2) for bot in bots],
        head_to_head=[[_duel(row, column, played) for column in bots] for row in bots] if len(labels) > 2 else None,
    )


def anchor_of(labels: Sequence[str]) -> int:
    """Return the bot whose rating is 0: `random`, or else the first."""
    return labels.index(ANCHOR) if ANCHOR in labels else 0


def duels(played: Sequence[GameResult]) -> list[Duel]:
    """Return who finished ahead of whom."""
    return [
        Duel(game.round, bot, other, _beat(game, bot, other)[0])
        for game in played
        for bot, other in combinations(sorted(set(game.seating)), 2)
    ]


def _standing(
    bot: int, label: str, played: Sequence[GameResult], rating: Rating, scale: Measure, *, only_two: bool
) -> Standing:
    mine = [game for game in played if bot in game.seating]
    shares = _by_round(mine, [(_win_share(game, bot), 1) for game in mine])
    has_luck = bool(mine) and all(game.luck for game in mine)
    adjusted = mean(*_by_round(mine, [(adjusted_share(game, bot), 1) for game in mine])) if has_luck else None
    return Standing(
        bot=label,
        games=len(mine),
        share=share(*shares),
        adjusted=adjusted,
        saving=_saving(mean(*shares), adjusted),
        decided=share(*_by_round(mine, [_sole_win(game, bot) for game in mine])) if only_two else None,
        decided_games=sum(_sole_win(game, bot)[1] for game in mine),
        ahead_of_mean=mean(*_by_round(mine, [_ahead(game, bot, fmean) for game in mine])),
        ahead_of_best=mean(*_by_round(mine, [_ahead(game, bot, max) for game in mine])),
        rating=rating,
        scale=scale,
        pace=pace([_of(game.thinking, game, bot) for game in mine]),
    )


def _duel(bot: int, other: int, played: Sequence[GameResult]) -> Measure | None:
    both = [game for game in played if bot != other and bot in game.seating and other in game.seating]
    return share(*_by_round(both, [_beat(game, bot, other) for game in both])) if both else None


def _by_round(played: Sequence[GameResult], parts: Sequence[Part]) -> tuple[list[float], list[int]]:
    """Sum the parts of the games by round."""
    sums, counts = {game.round: 0.0 for game in played}, {game.round: 0 for game in played}
    for game, (amount, count) in zip(played, parts, strict=True):
        sums[game.round] += amount
        counts[game.round] += count
    return [*sums.values()], [*counts.values()]


def _of(values: Sequence[T], game: GameResult, bot: int) -> list[T]:
    """Return the values of the sides that a bot played."""
    return [value for value, seated in zip(values, game.seating, strict=True) if seated == bot]


def _win_share(game: GameResult, bot: int) -> float:
    """Return the share of the win of all sides of a bot."""
    return sum(_of(game.shares, game, bot))


def adjusted_share(game: GameResult, bot: int) -> float:
    """Return the share of the win of a bot without the luck of its sides, if that was measured."""
    return _win_share(game, bot) - sum(_of(game.luck, game, bot) if game.luck else [])


def _saving(plain: Measure, adjusted: Measure | None) -> float | None:
    """Return by how many more games, as a part of those played, the plain interval would be as narrow."""
    if adjusted is None or not plain.width or not adjusted.width:
        return None
    return (plain.width / adjusted.width) ** 2 - 1


def _sole_win(game: GameResult, bot: int) -> Part:
    """Return whether a bot won alone; counts only games that one bot won alone."""
    winners = {seated for part, seated in zip(game.shares, game.seating, strict=True) if part > 0}
    return (bot in winners, 1) if len(winners) == 1 else (0, 0)


def _ahead(game: GameResult, bot: int, others: Callable[[list[float]], float]) -> Part:
    """Return the lead of a bot's sides over `others` (mean or max) of the other bots' scores."""
    mine = _of(game.scores, game, bot)
    rest = [score for score, seated in zip(game.scores, game.seating, strict=True) if seated != bot]
    return sum(mine) - len(mine) * others(rest), len(mine)


def _success(game: GameResult, bot: int) -> tuple[float, float]:
    """Return a bot's mean share, then mean score, for ranking in one game."""
    return round(fmean(_of(game.shares, game, bot)), 9), round(fmean(_of(game.scores, game, bot)), 9)


def _beat(game: GameResult, bot: int, other: int) -> Part:
    """Return 1 if a bot finished ahead of another, 0.5 for a tie."""
    ours, theirs = _success(game, bot), _success(game, other)
    return (ours > theirs) + 0.5 * (ours == theirs), 1


def ratings(bots: int, played: Sequence[GameResult]) -> list[Rating]:
    """Return the skill of each bot after these games, in this order."""
    model = need("openskill.models", "arena").PlackettLuce()
    skill = [model.rating() for _ in range(bots)]
    for game in played:
        present = sorted(set(game.seating))
        results = {bot: _success(game, bot) for bot in present}
        ranks = [float(sum(other > results[bot] for other in results.values())) for bot in present]
        rated = model.rate([[skill[bot]] for bot in present], ranks=ranks)
        for bot, team in zip(present, rated, strict=True):
            skill[bot] = team[0]
    return [Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in skill]
