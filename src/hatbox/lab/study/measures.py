"""Figures of the games of a variant, with 95 % intervals over rounds: the games of a deal resemble each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hatbox.lab.intervals import Measure, share, student, wilson
from hatbox.lab.intervals import mean as mean_of_rounds
from hatbox.lab.study.loops import MARKS
from hatbox.lab.study.plan import Plan, Variant
from hatbox.lab.study.play import ITEM_SUMS, ChunkResult, Columns

Numbers = NDArray[np.float64]

TINY = 1e-12  # variance of rounds that are all alike
SHARE, MEAN = "share", "mean"  # kinds of figures: 0 to 1, or any number
FIRST, STALLED, COMEBACK, LEAD_CHANGES, MOVES, MARGIN, SCORE = (
    *("first", "stalled", "comeback", "lead_changes", "moves", "margin", "score"),
)
POINTS, TIEBREAK, SHARED = "points", "tiebreak", "shared"
ENDINGS = (POINTS, TIEBREAK, SHARED, STALLED)
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


@dataclass(frozen=True)
class Figure:
    """A measured figure; `influence` is how far each round pulls it, for comparisons."""

    key: str
    title: str
    kind: str
    measure: Measure
    games: float  # of which it is the share or mean
    influence: Numbers = field(repr=False, compare=False)


@dataclass(frozen=True)
class Item:
    """An item over all games and seats."""

    name: str
    count: Measure  # in a game, all seats together
    seats: int  # that had it
    share: Measure  # of the win of those seats


@dataclass(frozen=True)
class Group:
    """The items of a group."""

    title: str
    is_use: bool
    places: Sequence[tuple[float, float]]
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Split:
    """The parts of what decides who wins, which add up to one: who plays better, the deal, the play."""

    skill: float  # 0 with one bot
    deal: float
    play: float
    deal_of_luck: Measure  # the deal's part of deal and play, with its interval


class VariantResult:
    """The games of one variant."""

    def __init__(self, plan: Plan, variant: Variant, chunks: Sequence[ChunkResult]) -> None:
        self.variant = variant
        self.games_per_round = plan.games_per_round(variant)
        self.repeats = plan.repeats_of(variant)
        self.columns: Columns = {
            name: np.concatenate([chunk.columns[name] for chunk in chunks]) for name in chunks[0].columns
        }
        self._items: Numbers = np.sum([chunk.items for chunk in chunks], axis=0)
        self.games = len(self.columns["round"])
        self.rounds = self.games // self.games_per_round
        self.sides = len(variant.game.sides(variant.players))
        self.fair_share = 1 / self.sides

    # --- by game

    @cached_property
    def shares(self) -> Numbers:
        """The shares of the win, by game and side."""
        return np.stack([self.columns[f"share_{side}"] for side in range(self.sides)], axis=1)

    @cached_property
    def scores(self) -> Numbers:
        """The points, by game and side."""
        return np.stack([self.columns[f"score_{side}"] for side in range(self.sides)], axis=1).astype(np.float64)

    @cached_property
    def endings(self) -> NDArray[Any]:
        """The way in which each game was decided, one of ENDINGS."""
        best = np.sort(self.scores, axis=1)
        winners = (self.shares > 0).sum(1)
        tied = best[:, -1] == best[:, -2] if self.variant.game.counts_points else np.zeros(self.games, np.bool_)
        decided = np.where(winners > 1, SHARED, np.where(tied, TIEBREAK, POINTS))
        return np.where(self.columns["ended"] == STALLED, STALLED, decided)

    @cached_property
    def margins(self) -> Numbers:
        """By how much the best score is ahead of the second."""
        best = np.sort(self.scores, axis=1)
        return np.asarray(best[:, -1] - best[:, -2])

    def share_of(self, side: NDArray[Any]) -> Numbers:
        """Return the share of one side in each game; 0 where there is none."""
        chosen = np.take_along_axis(self.shares, np.maximum(side, 0)[:, None].astype(np.int64), axis=1)[:, 0]
        return np.where(side >= 0, chosen, 0.0)

    # --- figures

    @cached_property
    def figures(self) -> dict[str, Figure]:
        """All figures by key, in the order of the report."""
        return {figure.key: figure for figure in self._figures()}

    def _figures(self) -> Iterator[Figure]:
        whole = np.ones(self.games)
        firsts = self.columns["first_side"].astype(np.int64)
        for order in range(self.sides):
            title = f"wins of the {_who(self)} moving {ORDINALS[order]}"
            yield self.figure(FIRST if order == 0 else f"order_{order + 1}", title, SHARE,
                              self.share_of((firsts + order) % self.sides), whole)  # fmt: skip
        for side, seats in enumerate(self.variant.game.sides(self.variant.players)):
            name = f"seat {seats[0]}" if len(seats) == 1 else f"seats {' and '.join(map(str, seats))}"
            yield self.figure(f"side_{side}", f"wins of {name}", SHARE, self.shares[:, side], whole)
        if len(self.variant.entrants) > 1:
            seated = np.stack([self.columns[f"bot_{side}"] for side in range(self.sides)], axis=1)
            for bot, name in enumerate(self.variant.bots):
                played = seated == bot
                counts = (played.any(1)).astype(np.float64)
                yield self.figure(f"bot_{bot}", f"wins of {name}", SHARE, (self.shares * played).sum(1), counts)
                if self.variant.game.counts_points:
                    points = (self.scores * played).sum(1)
                    yield self.figure(f"points_{bot}", f"points of {name}", MEAN, points, played.sum(1))
        for ending, title in _ending_titles(self.variant).items():
            yield self.figure(ending, title, SHARE, self.endings == ending, whole)
        if self.variant.game.counts_points:
            yield self.figure(SCORE, "points of a side", MEAN, self.scores.sum(1), whole * self.sides)
            yield self.figure(MARGIN, "margin of the winner in points", MEAN, self.margins, whole)
        yield self.figure(MOVES, "moves in a game", MEAN, self.columns["moves"], whole)
        yield self.figure(LEAD_CHANGES, "changes of the lead in a game", MEAN, self.columns["lead_changes"], whole)
        for mark in range(1, MARKS + 1):
            leader = self.columns[f"leader_{mark}"]
            title = f"wins of the leader after {mark}/{MARKS + 1} of a game"
            yield self.figure(f"leader_{mark}", title, SHARE, self.share_of(leader), leader >= 0)
        half = self.columns[f"leader_{(MARKS + 1) // 2}"]
        behind = np.where(half >= 0, 1 - self.share_of(half), 0.0)
        yield self.figure(COMEBACK, "comebacks: wins against the leader at half-time", SHARE, behind, half >= 0)
        for name, times in self.columns.items():
            if name.startswith("event_") and times.any():
                yield self.figure(name, self.event_title(name), MEAN, times, whole)

    def event_title(self, column: str) -> str:
        """Return the name of an event, with the rule that it shows."""
        code = column.removeprefix("event_")
        study = self.variant.game.study
        rule = study.RULES.get(code, "") if study else ""
        name = code.partition("-")[2].replace("-", " ") or code
        return f"{name} ({rule})" if rule else name

    def figure(self, key: str, title: str, kind: str, sums: Any, counts: Any) -> Figure:
        """Return a figure: sums over counts, both by game."""
        by_round = (self.rounds, self.games_per_round)
        x = np.asarray(sums, np.float64).reshape(by_round).sum(1)
        n = np.asarray(counts, np.float64).reshape(by_round).sum(1)
        total = n.sum()
        measure = (share if kind == SHARE else mean_of_rounds)(x.tolist(), n.tolist())
        value = measure.value or 0.0
        influence = (x - value * n) * (self.rounds / total) if total else np.zeros(self.rounds)
        return Figure(key, title, kind, measure, float(total), influence)

    @property
    def precision(self) -> float | None:
        """The largest half-width of a win share: of those moving first, second …, or of the bots."""
        prefix = ("bot_",) if len(self.variant.entrants) > 1 else (FIRST, "order_")
        halves = [half_width(figure.measure) for key, figure in self.figures.items() if key.startswith(prefix)]
        return None if None in halves else max(half for half in halves if half is not None)

    # --- openings, items

    @cached_property
    def openings(self) -> list[tuple[str, Figure, Figure]]:
        """For each way to begin that occurred: its name, how often it did, and how often whoever began then won."""
        study = self.variant.game.study
        if study is None:
            return []
        firsts = self.share_of(self.columns["first_side"].astype(np.int64))
        result = []
        for number, name in enumerate(study.OPENINGS):
            begun = self.columns["opening"] == number
            if begun.any():
                often = self.figure(f"opening_{number}", name, SHARE, begun, np.ones(self.games))
                result.append((name, often, self.figure(f"won_{number}", name, SHARE, firsts * begun, begun)))
        return result

    @cached_property
    def groups(self) -> list[Group]:
        """The items that the game's study counts."""
        study, groups, start = self.variant.game.study, [], 0
        for group in study.GROUPS if study else ():
            items = [self._item(name, self._items[:, start + at]) for at, name in enumerate(group.items)]
            groups.append(Group(group.title, group.is_use, group.places, tuple(items)))
            start += len(group.items)
        return groups

    def _item(self, name: str, sums: Numbers) -> Item:
        by_name = dict(zip(ITEM_SUMS, map(float, sums), strict=True))
        per_game = self._ratio(by_name["count"], self.games, by_name["count²"],
                               by_name["count"] * self.games_per_round, self.games * self.games_per_round)  # fmt: skip
        seats = by_name["seats"]
        won = self._ratio(by_name["shares"], seats, by_name["shares²"], by_name["shares·seats"], by_name["seats²"])
        low = None if won.low is None else max(0.0, won.low)
        high = None if won.high is None else min(1.0, won.high)
        return Item(name, per_game, int(seats), Measure(won.value, low, high))

    def _ratio(self, x: float, n: float, xx: float, xn: float, nn: float) -> Measure:
        """Return x / n with its interval, from sums over all rounds of x, n and their products."""
        if n == 0:
            return Measure(None)
        value = x / n
        if self.rounds < 2:
            return Measure(value)
        spread = max(0.0, xx - 2 * value * xn + value * value * nn)
        error = student(self.rounds - 1) * sqrt(spread * self.rounds / (self.rounds - 1)) / n
        return Measure(value, value - error, value + error)

    # --- luck and skill

    @cached_property
    def split(self) -> Split | None:
        """The parts of what decides who wins; None if no deal is played twice."""
        size = self.games_per_round
        if size < 2 or self.rounds < 2:
            return None
        seated = np.stack([self.columns[f"bot_{side}"] for side in range(self.sides)], axis=1)
        bots = range(len(self.variant.entrants))
        means = np.array([self.shares[seated == bot].mean() for bot in bots])
        spread_of_means = ((means[seated] - self.fair_share) ** 2).sum(1).mean() if len(means) > 1 else 0.0
        centre = means[seated] if len(means) > 1 else self.fair_share
        rest = (self.shares - centre).reshape(self.rounds, size, self.sides)
        own = (rest**2).sum((1, 2)) / size
        together = (rest.sum(1) ** 2).sum(1)
        pairs = (together - (rest**2).sum((1, 2))) / (size * (size - 1))
        total = float(spread_of_means + own.mean())
        if total <= 0:
            return None
        skill = float(spread_of_means) / total
        deal_of_luck = _within(mean_of_rounds(pairs.tolist(), own.tolist()))
        part = deal_of_luck.value or 0.0
        return Split(skill, (1 - skill) * part, (1 - skill) * (1 - part), deal_of_luck)

    # --- distributions

    def distributions(self) -> dict[str, dict[int, int]]:
        """Return how many games, or sides, had each number of moves, points …"""
        winners = np.where(self.shares == self.shares.max(1, keepdims=True), self.scores, np.nan)
        result = {"moves": _tally(self.columns["moves"]), "lead_changes": _tally(self.columns["lead_changes"])}
        if self.variant.game.counts_points:
            result |= {
                "points": _tally(self.scores.ravel()),
                "points_of_winner": _tally(np.nanmax(winners, axis=1)),
                "margin": _tally(self.margins),
            }
        return result


class WinShares:
    """The win shares of a variant under way, chunk by chunk: of those moving first, second …, or of the bots."""

    def __init__(self, plan: Plan, variant: Variant) -> None:
        self._per_round = plan.games_per_round(variant)
        self._sides = len(variant.game.sides(variant.players))
        self._bots = len(variant.entrants)
        self._sums = np.zeros((3, max(self._sides, self._bots)))  # of wins in a round, their squares, and games
        self._rounds = 0

    def add(self, columns: Columns) -> None:
        """Count the games of a chunk."""
        shares = np.stack([columns[f"share_{side}"] for side in range(self._sides)], axis=1)
        if self._bots > 1:
            seated = np.stack([columns[f"bot_{side}"] for side in range(self._sides)], axis=1)
            played = [seated == bot for bot in range(self._bots)]
        else:
            seats = np.arange(self._sides)[None, :]
            firsts = columns["first_side"].astype(np.int64)[:, None]
            played = [seats == (firsts + order) % self._sides for order in range(self._sides)]
        for number, own in enumerate(played):
            by_round = (shares * own).sum(1).reshape(-1, self._per_round).sum(1)
            self._sums[:, number] += by_round.sum(), (by_round**2).sum(), own.any(1).sum()
        self._rounds += len(shares) // self._per_round

    @property
    def precision(self) -> float | None:
        """The largest half-width of their intervals; None with a single round."""
        rounds, halves = self._rounds, []
        if rounds < 2:
            return None
        for wins, squares, games in self._sums.T.tolist():
            variance = max(0.0, squares - wins * wins / rounds) / (rounds - 1)
            if variance < TINY:
                low, high = wilson(wins / games, rounds)
                halves.append((high - low) / 2)
            else:
                halves.append(student(rounds - 1) * sqrt(variance * rounds) / games)
        return max(halves)


def _who(result: VariantResult) -> str:
    return "team" if result.sides < result.variant.players else "player"


def _ending_titles(variant: Variant) -> dict[str, str]:
    if variant.game.stakes:
        return {}  # what counts is how much was won
    points = "decided by points" if variant.game.counts_points else "decided on the board"
    tiebreak = {TIEBREAK: "decided by the tiebreak"} if variant.game.counts_points else {}
    return {POINTS: points, **tiebreak, SHARED: "shared wins", STALLED: "stalled games"}


def _tally(values: NDArray[Any]) -> dict[int, int]:
    numbers, counts = np.unique(values.astype(np.int64), return_counts=True)
    return dict(zip(numbers.tolist(), counts.tolist(), strict=True))


def _within(measure: Measure) -> Measure:
    """Return a measure of a share within 0 and 1."""
    ends = [None if end is None else min(1.0, max(0.0, end)) for end in (measure.value, measure.low, measure.high)]
    return Measure(*ends)


def half_width(measure: Measure) -> float | None:
    """Return half the interval, None without one."""
    return None if measure.low is None or measure.high is None else (measure.high - measure.low) / 2


def shared_keys(results: Iterable[VariantResult]) -> list[str]:
    """Return the keys of figures that several variants have."""
    counts: dict[str, int] = {}
    for result in results:
        for key in result.figures:
            counts[key] = counts.get(key, 0) + 1
    return [key for key, count in counts.items() if count > 1]


def figure_titles(results: Sequence[VariantResult]) -> Mapping[str, str]:
    """Return the title of every figure, in the order of the report."""
    titles: dict[str, str] = {}
    for result in results:
        titles |= {key: figure.title for key, figure in result.figures.items() if key not in titles}
    return titles
