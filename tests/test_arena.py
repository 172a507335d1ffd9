"""The arena: seatings, the arithmetic of a report, and tournaments as a person or a program runs them."""

from __future__ import annotations

import doctest
import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing import active_children
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from rich.console import Console

from hatbox.bots.bot import Bot, Budget, Decision, RandomBot
from hatbox.cli.arena_report import duel_columns, pace_columns, print_table, result_columns
from hatbox.engine.errors import BadInput
from hatbox.engine.match import Observations
from hatbox.games import game_named
from hatbox.i18n import say
from hatbox.lab import contest as contest_module
from hatbox.lab import seatings as seatings_module
from hatbox.lab.arena import Arena, run_arena
from hatbox.lab.contest import Contest, GameResult, play_game, warm_up
from hatbox.lab.entrants import Entrant, format_budget, read_entrant, read_entrants
from hatbox.lab.intervals import Measure, mean, share, student, wilson
from hatbox.lab.ledger import Ledger
from hatbox.lab.seatings import Seating, rounds_for, seatings
from hatbox.lab.standings import Standings, standings
from hatbox.lab.think_time import ThinkTime, pace
from hatbox.lab.workers import never
from hatbox.records.record import decode
from support.command import CommandResult, assert_refused, hatbox

FEW = Budget(simulations=5)
RANDOM_PAIR = ["random", "random@7"]


def small(game: str = "hats", players: int = 2, bots: Sequence[str] = RANDOM_PAIR, seed: int = 0) -> Contest:
    return Contest(game_named(game), players, read_entrants(bots, FEW), seed)


# --- seatings


@pytest.mark.parametrize(
    ("bots", "sides", "expected"),
    [
        (2, 2, ["01", "10"]),
        (2, 3, ["001", "010", "011", "100", "101", "110"]),
        (3, 3, ["012", "120", "201"]),
        (3, 2, ["01", "10", "02", "20", "12", "21"]),
        (4, 3, ["012", "120", "201", "013", "130", "301", "023", "230", "302", "123", "231", "312"]),
    ],
)
def test_the_seatings_of_a_round(bots: int, sides: int, expected: list[str]) -> None:
    assert ["".join(map(str, seating)) for seating in seatings(bots, sides)] == expected


@pytest.mark.parametrize(("bots", "sides"), [(bots, sides) for bots in range(2, 7) for sides in range(2, 5)])
def test_a_round_is_fair(bots: int, sides: int) -> None:
    """Every bot sits on every side equally often, and no seating is played twice."""
    a_round = seatings(bots, sides)
    assert len(set(a_round)) == len(a_round)
    assert all(len(set(seating)) == min(bots, sides) for seating in a_round)
    counts = Counter((side, bot) for seating in a_round for side, bot in enumerate(seating))
    assert set(counts) == {(side, bot) for side in range(sides) for bot in range(bots)}
    assert len(set(counts.values())) == 1


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert [rounds_for(games, 6) for games in (1, 6, 7, 12, 13)] == [1, 1, 2, 2, 3]


# --- who takes part


def test_a_bot_may_have_its_own_budget() -> None:
    assert read_entrant("random", FEW) == Entrant("random", "random", FEW)
    assert read_entrant("random@2000", FEW) == Entrant("random@2000", "random", Budget(simulations=2000))
    assert read_entrant("random@0.250s", FEW) == Entrant("random@0.25s", "random", Budget(seconds=0.25))
    assert format_budget(Budget(seconds=1.0)) == "1s"


@pytest.mark.parametrize("budget", ["", "s", "0", "0s", "-1", "-1s", "nans", "infs", "1e9s", "9" * 30, "x", "1.5", "२"])
def test_what_is_no_budget_is_refused(budget: str) -> None:
    with pytest.raises(BadInput, match="is not a budget"):
        read_entrant(f"random@{budget}", FEW)


# --- intervals, by hand


def test_the_interval_is_that_of_the_rounds_means() -> None:
    """Means 1, 1/2, 1/2, 1: mean 3/4, deviation 0.288675, error 0.144338, and t(3) = 3.182446."""
    measure = mean([2, 1, 1, 2], [2, 2, 2, 2])
    assert measure.value == 0.75
    assert measure.low == pytest.approx(0.75 - 3.182446 * 0.1443376, abs=1e-6)
    assert measure.high == pytest.approx(0.75 + 3.182446 * 0.1443376, abs=1e-6)
    clipped = share([2, 1, 1, 2], [2, 2, 2, 2])
    assert (clipped.low, clipped.high) == (measure.low, 1.0)


def test_rounds_of_different_size_weigh_by_their_games() -> None:
    """3 of 4; residues 1/4 and -1/4, so that the error is sqrt(2 * 2/16) / 4 = 1/8, and t(1) = 12.7062."""
    measure = mean([1, 2, 0], [1, 3, 0])
    assert measure.value == 0.75
    assert measure.high == pytest.approx(0.75 + 12.7062 / 8, abs=1e-4)


def test_equal_rounds_have_no_interval_of_no_width() -> None:
    """Wilson for 10 of 10: 10 / (10 + 1.96²)."""
    measure = share([2.0] * 10, [2] * 10)
    assert measure.value == measure.high == 1.0
    assert measure.low == pytest.approx(0.722467, abs=1e-6)
    assert share([0.0] * 10, [2] * 10).high == pytest.approx(1 - 0.722467, abs=1e-6)
    assert wilson(0.5, 10) == pytest.approx((0.236593, 0.763407), abs=1e-6)


def test_one_round_has_no_interval() -> None:
    assert share([1.0], [2]) == Measure(0.5)
    assert share([], []) == mean([0.0], [0]) == Measure(None)


def test_students_quantiles() -> None:
    """Against printed tables."""
    table = {1: 12.7062, 2: 4.3027, 3: 3.1824, 5: 2.5706, 10: 2.2281, 11: 2.2010, 15: 2.1314, 30: 2.0423, 100: 1.9840}
    for degrees, expected in table.items():
        assert student(degrees) == pytest.approx(expected, abs=6e-5)


# --- standings, from games made by hand


def a_game(number: int, seating: Seating, shares: Sequence[float], scores: Sequence[float], **more: Any) -> GameResult:
    fields: dict[str, Any] = {"first": 0, "ended": "complete", "actions": 1, "seconds": 0.0, **more}
    fields.setdefault("thinking", tuple(ThinkTime(durations={}) for _ in seating))
    return GameResult(round=number, seating=seating, shares=tuple(shares), scores=tuple(scores), **fields)


def test_standings_of_two_bots() -> None:
    games = [
        a_game(0, (0, 1), (1, 0), (10, 4)),
        a_game(0, (1, 0), (0, 1), (3, 5)),
        a_game(1, (0, 1), (0.5, 0.5), (7, 7)),
        a_game(1, (1, 0), (1, 0), (9, 6), ended="stalled"),
    ]
    result = standings(["a", "b"], seatings(2, 2), games)
    a, b = result.bots
    assert (result.games, result.rounds, result.incomplete_rounds, result.fair_share) == (4, 2, 0, 0.5)
    assert result.ended == {"complete": 3, "stalled": 1}
    assert result.head_to_head is None
    assert (a.games, a.share.value, b.share.value) == (4, 2.5 / 4, 1.5 / 4)
    assert a.decided is not None and b.decided is not None
    assert (a.decided.value, b.decided.value, a.decided_games) == (2 / 3, 1 / 3, 3)
    assert a.ahead_of_mean.value == a.ahead_of_best.value == (6 + 2 + 0 - 3) / 4
    assert a.rating.mu > b.rating.mu
    assert a.rating.ordinal == pytest.approx(a.rating.mu - 3 * a.rating.sigma)


def test_a_bot_with_two_sides_wins_with_either() -> None:
    games = [a_game(0, (0, 0, 1), (0.5, 0.5, 0), (8, 8, 2)), a_game(0, (0, 1, 1), (0, 0.5, 0.5), (1, 5, 5))]
    result = standings(["a", "b"], seatings(2, 3), games)
    a, b = result.bots
    assert a.share.value == b.share.value == result.fair_share == 0.5
    assert a.decided_games == 2
    assert a.ahead_of_mean.value == (6 + 6 - 4) / 3
    assert b.ahead_of_best.value == (-6 + 4 + 4) / 3
    assert (result.incomplete_rounds, result.incomplete_games) == (1, 2)


def test_head_to_head_says_who_finished_ahead_of_whom() -> None:
    games = [
        a_game(0, (0, 1, 2), (1, 0, 0), (9, 5, 3)),
        a_game(0, (1, 2, 0), (0, 1, 0), (2, 8, 2)),
        a_game(0, (2, 0, 1), (0, 0.5, 0.5), (1, 6, 6)),
    ]
    result = standings(["a", "b", "c"], seatings(3, 3), games)
    assert result.head_to_head is not None
    values = [[cell and cell.value for cell in row] for row in result.head_to_head]
    assert values == [[None, 2 / 3, 2 / 3], [1 / 3, None, 2 / 3], [1 / 3, 1 / 3, None]]
    assert result.bots[0].decided is None
    assert result.fair_share == pytest.approx(1 / 3)


def test_standings_do_not_depend_on_who_finished_first() -> None:
    arena = run_arena(game_named("hats"), 3, ["random", "random@1", "random@2", "random@3"], 24, budget=FEW)
    games = [*arena]
    assert len(games) == 24
    result = arena.standings()
    random.Random(1).shuffle(games)
    assert standings(arena.contest.labels, arena.contest.seatings, games) == result


def test_pace_counts_every_decision() -> None:
    side, other = ThinkTime(durations={}), ThinkTime(durations={})
    for _ in range(99):
        side.add(0.010, 50, Budget(seconds=0.01))
    other.add(0.041, 150, Budget(seconds=0.01))
    other.add(0.039, 0, Budget(seconds=0.01))
    result = pace([[side, other], [ThinkTime(durations={})]])
    assert (result.decisions, result.longest, result.late_games, other.late) == (101, 0.041, 1, 1)
    assert result.mean == pytest.approx(1.07 / 101)
    assert result.p99 == pytest.approx(0.039, rel=0.03)
    assert result.simulations == pytest.approx(5100 / 101)
    assert result.simulations_per_second == pytest.approx(5100 / 1.07)
    assert pace([]).decisions == 0


# --- games


class Watcher(Bot):
    """Plays at random, and remembers who was asked with what."""

    name = "watcher"
    asked: ClassVar[list[tuple[str, int, int, Budget]]] = []

    def __init__(self, name: str) -> None:
        self.called = name

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        self.asked.append((self.called, observations.seat, seed, budget))
        return RandomBot().think(observations, budget, seed)


def test_bots_sit_by_teams_with_their_own_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest_module, "load_bot", Watcher)
    table = small("hats", 4, ["random", "greedy@7"])
    assert table.seatings == [(0, 1), (1, 0)]
    for seating, names in (((0, 1), ["random", "greedy"]), ((1, 0), ["greedy", "random"])):
        Watcher.asked.clear()
        played = play_game(table, 3, seating, never)
        assert played is not None
        assert {(seat, name) for name, seat, *_ in Watcher.asked} == {(seat, names[seat % 2]) for seat in range(4)}
        assert {(name, budget.simulations) for name, _, _, budget in Watcher.asked} == {("random", 5), ("greedy", 7)}
        seeds = {(seat, seed) for _, seat, seed, _ in Watcher.asked}
        assert len(seeds) == len({seed for _, seed in seeds}) == 4
        assert len(played[0].scores) == len(played[0].thinking) == 2
        record = decode(played[1])
        assert record.result is not None and list(played[0].scores) == record.result["teams"]


@pytest.mark.parametrize(("game", "players"), [("hats", 3), ("magic_hat", 2), ("top_hats", 3), ("hats", 4)])
def test_a_round_is_one_deal(game: str, players: int) -> None:
    arena = Arena(small(game, players), 1)
    records: list[bytes] = []
    arena.on_result = lambda _, record: records.append(record)
    games = [*arena]
    assert [played.seating for played in games] == arena.contest.seatings
    deals = [decode(record) for record in records]
    assert all((deal.deal, deal.first) == (deals[0].deal, deals[0].first) for deal in deals)
    for played in games:
        assert sum(played.shares) == pytest.approx(1)
        assert sum(side.decisions for side in played.thinking) <= played.actions


def test_rounds_differ_in_the_deal_and_in_who_begins() -> None:
    games = [*Arena(small(seed=5), 24)]
    assert {played.first for played in games} == {0, 1}
    assert len({played.scores for played in games}) > 4


class Slow(RandomBot):
    thought = False

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        if not self.thought:
            time.sleep(0.05)
        self.thought = True
        return super().think(observations, budget, seed)


class Broken(RandomBot):
    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        return Decision(1 // 0)


class Cheat(RandomBot):
    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        return Decision(10**6)


def test_a_slow_bot_is_told_and_a_bot_that_errs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = small("top_hats", 2, ["random@0.01s", "random@5"])
    monkeypatch.setattr(contest_module, "load_bot", lambda _: Slow())
    result = Arena(table, 2)
    result.warm_up = lambda: None  # type: ignore[method-assign]
    assert len([*result]) == 2
    assert [bot.pace.late_games for bot in result.standings().bots] == [2, 0]
    monkeypatch.setattr(contest_module, "load_bot", lambda _: Cheat())
    with pytest.raises(BadInput, match=r"random@(0.01s|5) failed in round 4 after 0 actions: action 1000000 is"):
        play_game(table, 4, (0, 1), never)
    monkeypatch.setattr(contest_module, "load_bot", lambda _: Broken())
    with pytest.raises(ZeroDivisionError) as caught:
        play_game(table, 4, (0, 1), never)
    assert "failed in round 4 after 0 actions" in caught.value.__notes__[0]


def test_a_game_without_end_is_given_up() -> None:
    with pytest.raises(BadInput, match="game 2 has not ended after 5 actions"):
        play_game(small(), 2, (0, 1), never, most=5)
    warm_up(small("magic_hat"), never)  # a long game is no fault there


# --- several processes


def without_pace(report: Any) -> Any:
    for bot in report["standings"]["bots"]:
        del bot["pace"]
    return report


@pytest.mark.slow
def test_processes_change_nothing(tmp_path: Path) -> None:
    asked = ["arena", "hats", "--players", "3", "--bots", *RANDOM_PAIR, "--games", "30", "--seed", "9", "--json"]
    result = [hatbox(*asked, "--jobs", jobs, "--out", str(tmp_path / jobs)) for jobs in ("1", "2")]
    assert [one.returncode for one in result] == [0, 0], result
    one, two = (without_pace(json.loads(one.stdout)) for one in result)
    assert one == two
    assert one["standings"]["games"] == 30
    alone, shared = ((tmp_path / jobs).read_text().splitlines() for jobs in ("1", "2"))
    assert sorted(alone) == sorted(shared)
    assert hatbox("verify", str(tmp_path / "2")).returncode == 0


@pytest.mark.slow
def test_a_process_that_dies_is_told() -> None:
    def end_them(played: GameResult, record: bytes) -> None:
        for child in active_children():
            child.kill()

    with pytest.raises(BadInput, match="a worker process died"):
        list(Arena(small(), 1_000_000, jobs=2, on_result=end_them))


# --- the command


def run(*arguments: str) -> CommandResult:
    return hatbox("arena", *arguments)


def report(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.returncode == 0, result.stderr
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_report_says_all() -> None:
    result = report("hats", "--players", "3", "--bots", "random", "random@9", "--games", "7", "--simulations", "3")
    assert result["bots"] == ["random@3", "random@9"]
    assert (result["games_asked"], result["games_per_round"], result["stopped"]) == (7, 6, False)
    assert (result["game"], result["players"], result["seed"], result["options"]["edition"]) == (
        "hats",
        3,
        0,
        "standard",
    )
    assert msgspec.convert(result["standings"], Standings).games == 12


def test_the_report_for_people() -> None:
    result = run("hats", "--bots", "random@7", "random", "random@9", "--games", "1").stdout
    for words in ("6 games: 1 rounds, each playing one deal in 6 seatings", "(1 games requested)", "win share", "n/a"):
        assert words in result
    assert "Finished ahead of" in result


def narrow_report(arena: Arena, width: int) -> str:
    """The report as a terminal of this width shows it."""
    screen = Console(width=width, record=True, file=io.StringIO())
    for columns in (result_columns, duel_columns, pace_columns):
        if columns is not duel_columns or arena.standings().head_to_head is not None:
            print_table(screen, "arena-results", columns(arena.standings()))
    return screen.export_text()


@pytest.mark.parametrize("width", [40, 80, 200])
def test_the_report_never_shortens_a_word_or_a_number(width: int) -> None:
    arena = Arena(small("magic_hat", 2, ["random", "random@100000001", "greedy", "march_hare"]), 12)
    list(arena)
    shown = narrow_report(arena, width)
    standings = arena.standings()
    assert max(map(len, shown.splitlines())) <= width
    for columns in (result_columns(standings), duel_columns(standings), pace_columns(standings)):
        for column in columns:
            assert all(cell in shown for cell in column.cells)
            assert all(word in shown.split() for word in column.head.split())
    rows = [line for line in shown.splitlines() if line.startswith("random@100000001 ")]
    assert len(rows) == 3 if width > 150 else len(rows) > 3  # named again where a table goes on below


def test_a_pipe_gets_one_line_for_each_bot() -> None:
    result = run("top_hats", "--bots", "random@100000001", "random@100000002", "--games", "2").stdout
    assert [sum(line.startswith(f"random@10000000{number} ") for line in result.splitlines()) for number in (1, 2)] == [
        2,
        2,
    ]


def test_the_report_between_two_bots_has_no_column_twice() -> None:
    arena = Arena(small(), 6)
    list(arena)
    standings = arena.standings()
    heads = [column.head for column in result_columns(standings)]
    assert say("arena-ahead-of-best") not in heads
    assert say("arena-adjusted") not in heads
    has_ties = any(bot.decided_games != bot.games for bot in standings.bots)
    assert (say("arena-decided") in heads) == has_ties


def test_without_a_budget_it_is_a_thousand_simulations() -> None:
    result = report("hats", "--bots", "random", "random@0.5s", "--games", "2", "--option", "first=1")
    assert result["bots"] == ["random@1000", "random@0.5s"]
    assert result["options"]["first"] == 1


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from hatbox.cli.arena_report import play_all

    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    play_all(Arena(small(), 6))
    assert "6/6" in screen.getvalue()
    assert "random@7" in screen.getvalue()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "--bots", "random", "greedy"], ["unknown game"]),
        (["hats"], ["--bots"]),
        (["hats", "--bots", "random"], ["two bots"]),
        (["hats", "--bots", "random", "deep_thought"], ["deep_thought", "mad_hatter"]),
        (["hats", "--bots", "random", "random"], ["random", "twice"]),
        (["hats", "--bots", "random", "random@1000"], ["random@1000", "twice"]),
        (["hats", "--bots", "random", "random@0s"], ['"0s" is not a budget']),
        (["hats", "--bots", "random", "greedy", "--players", "5"], ["5", "2, 3, 4"]),
        (["hats", "--bots", "random", "greedy", "--seconds", "1", "--simulations", "5"], ["not both"]),
        (["hats", "--bots", "random", "greedy", "--seconds", "0"], ["--seconds"]),
        (["hats", "--bots", "random", "greedy", "--seconds", "nan"], ["--seconds"]),
        (["hats", "--bots", "random", "greedy", "--simulations", "0"], ["--simulations"]),
        (["hats", "--bots", "random", "greedy", "--simulations", "-5"], ["--simulations"]),
        (["hats", "--bots", "random", "greedy", "--games", "0"], ["--games is 0"]),
        (["hats", "--bots", "random", "greedy", "--jobs", "0"], ["--jobs is 0"]),
        (["hats", "--bots", "random", "greedy", "--luck", "0"], ["--luck is 0"]),
        (["hats", "--bots", "random", "greedy", "--alpha", "0.1"], ["--sprt"]),
        (["hats", "--bots", "random", "greedy", "--sprt", "55,50"], ['"55,50"', "the lower first"]),
        (["hats", "--bots", "random", "greedy", "--sprt", "50"], ["--sprt", "two shares"]),
        (["hats", "--bots", "random", "greedy", "--sprt", "nan,55"], ["--sprt", "two shares"]),
        (["hats", "--bots", "random", "greedy", "random@7", "--sprt", "50,55"], ["two bots"]),
        (
            ["hats", "--bots", "random", "greedy", "--sprt", "50,55", "--beta", "0.5"],
            ["--beta is 0.5", "less than 0.5"],
        ),
        (["hats", "--bots", "random", "greedy", "--option", "edition=xx"], ["edition", "xx"]),
        (["hats", "--bots", "random", "greedy", "--option", "first=2"], ["first", "0 to 1"]),
        (["hats", "--bots", "random", "greedy", "--out", "no/such/x.jsonl"], ["no/such/x.jsonl"]),
        (["hats", "--bots", "random", "greedy", "--out", "."], ["choose another --out"]),
    ],
)
def test_arena_refuses(arguments: list[str], words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(run(*arguments), *words)
    assert list(tmp_path.iterdir()) == []


# --- going on


ASKED = ["top_hats", "--bots", *RANDOM_PAIR, "--seed", "3"]


def files(folder: Path) -> tuple[Path, Path]:
    return folder / "games.jsonl", folder / "games.jsonl.arena"


@pytest.fixture
def whole(tmp_path: Path) -> tuple[Path, Path, str]:
    """A tournament of eight games, in files."""
    out, side = files(tmp_path)
    result = report(*ASKED, "--games", "8", "--out", str(out))
    assert result["standings"]["games"] == 8
    return out, side, out.read_text()


def cut_last_line(out: Path, side: Path) -> None:
    side.write_bytes(side.read_bytes()[:-20])


def cut_record(out: Path, side: Path) -> None:
    """The machine went down: the last record did not reach the disk, but its line did."""
    out.write_bytes(out.read_bytes()[:-20])


def record_without_a_line(out: Path, side: Path) -> None:
    lines = side.read_text().splitlines(keepends=True)
    side.write_text("".join(lines[:-1]))


def half_a_record(out: Path, side: Path) -> None:
    with out.open("a") as file:
        file.write('{"format":"hat')


def many_lines(out: Path, side: Path) -> None:
    lines = side.read_text().splitlines(keepends=True)
    side.write_text("".join(lines[:4]))


def everything(out: Path, side: Path) -> None:
    side.write_text(side.read_text()[:30])
    out.write_text("")


@pytest.mark.parametrize(
    "damage", [cut_last_line, cut_record, record_without_a_line, half_a_record, many_lines, everything]
)
def test_after_a_crash_the_same_command_goes_on(
    damage: Callable[[Path, Path], None], whole: tuple[Path, Path, str]
) -> None:
    out, side, text = whole
    lines = side.read_text().splitlines()
    damage(out, side)
    result = report(*ASKED, "--games", "8", "--out", str(out))
    assert result["standings"]["games"] == 8
    assert out.read_text() == text
    again = side.read_text().splitlines()
    assert len(again) == len(lines)
    assert [json.loads(line).get("end") for line in again] == [json.loads(line).get("end") for line in lines]


def test_more_games_extend_and_fewer_report_all(whole: tuple[Path, Path, str]) -> None:
    out, side, text = whole
    lines = side.read_text()
    assert report(*ASKED, "--games", "2", "--out", str(out))["standings"]["games"] == 8
    assert (out.read_text(), side.read_text()) == (text, lines)
    longer = report(*ASKED, "--games", "11", "--out", str(out), "--jobs", "1")
    assert longer["standings"]["games"] == 12
    assert out.read_text().startswith(text)
    assert without_pace(longer) == without_pace(report(*ASKED, "--games", "11"))
    assert hatbox("verify", str(out)).stdout.startswith("12 records, ")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (["top_hats", "--bots", *RANDOM_PAIR, "--seed", "4"], ["settings: seed;", "3", "4"]),
        (["top_hats", "--bots", "random@7", "random", "--seed", "3"], ["bots was random@1000 random@7"]),
        ([*ASKED, "--simulations", "9"], ["bots", "random@9 random@7"]),
        ([*ASKED, "--option", "narrowings=1"], ["options", "narrowings=1"]),
        ([*ASKED, "--players", "3"], ["players", "3"]),
        ([*ASKED, "--luck", "3"], ["luck", "was 0, now it is 3"]),
        (["hats", "--bots", *RANDOM_PAIR, "--seed", "3"], ["game, options", "was top_hats, now it is hats"]),
    ],
)
def test_other_settings_are_refused(change: list[str], words: list[str], whole: tuple[Path, Path, str]) -> None:
    out, side, text = whole
    lines = side.read_text()
    assert_refused(run(*change, "--out", str(out)), *words, "choose another --out, or remove")
    assert (out.read_text(), side.read_text()) == (text, lines)


def test_files_that_do_not_fit_are_refused(whole: tuple[Path, Path, str], tmp_path: Path) -> None:
    out, side, text = whole
    lines = side.read_text()
    other = tmp_path / "precious.jsonl"
    other.write_text(text)
    assert_refused(run(*ASKED, "--out", str(other)), "precious.jsonl", "choose another --out")
    assert other.read_text() == text
    assert not (tmp_path / "precious.jsonl.arena").exists()
    other.write_text("half a line")
    assert_refused(run(*ASKED, "--out", str(other)), "precious.jsonl", "choose another --out")
    assert other.read_text() == "half a line"
    for wrong, word in [
        (lines + lines.splitlines()[1] + "\n", "line 10: this game appears twice"),
        (lines + "{}\n", "line 10"),
        ("{}\n", "line 1"),
        (lines.replace('"seating":[1,0]', '"seating":[2,0]'), "line 3: this is not a game"),
        (lines.replace('"scores":[', '"scores":[1,'), "line 2: this is not a game"),
    ]:
        side.write_text(wrong)
        assert_refused(run(*ASKED, "--out", str(out)), "games.jsonl.arena", word)
        assert (out.read_text(), side.read_text()) == (text, wrong)
    side.write_text(lines)
    for foreign in ("\n".join(text.splitlines()[:7]) + " " * 999, text.replace("\n", "\n\n", 1), "x" * len(text)):
        out.write_text(foreign)
        assert_refused(run(*ASKED, "--out", str(out)), "doesn’t say what is in it")
        assert (out.read_text(), side.read_text()) == (foreign, lines)
    side.write_text(lines.splitlines()[0] + "\n")
    out.write_text("mine\n")
    assert_refused(run(*ASKED, "--out", str(out)), "doesn’t say what is in it")
    assert out.read_text() == "mine\n"
    side.write_text(lines)
    out.unlink()
    assert_refused(run(*ASKED, "--out", str(out)), "restore it")
    assert side.read_text() == lines


def test_only_one_process_goes_on(tmp_path: Path) -> None:
    out, _ = files(tmp_path)
    with Ledger(str(out), small()):
        assert_refused(run("hats", "--bots", *RANDOM_PAIR, "--simulations", "5", "--out", str(out)), "another process")


def test_the_page_tells_the_truth() -> None:
    page = Path(__file__).parent.parent / "docs" / "arena.md"
    examples = "\n".join(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0
    assert doctest.testmod(seatings_module) == (0, 3)


# --- Ctrl-C


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.slow
def test_ctrl_c_keeps_what_was_played(jobs: str, tmp_path: Path) -> None:
    out, side = files(tmp_path)
    asked = ["hats", "--players", "3", "--bots", *RANDOM_PAIR, "--out", str(out)]
    program = [sys.executable, "-m", "hatbox", "arena", *asked, "--games", "1000000", "--jobs", jobs, "--json"]
    running = subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        while not side.exists() or side.read_bytes().count(b"\n") < 10:
            assert running.poll() is None
            time.sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)
        result, errors = running.communicate(timeout=60)
    finally:
        running.kill()
    assert "Traceback" not in errors
    assert running.returncode == 130
    stopped = json.loads(result)
    games = stopped["standings"]["games"]
    assert stopped["stopped"] is True
    assert games == side.read_text().count("\n") - 1 == out.read_text().count("\n") >= 9
    assert stopped["standings"]["incomplete_games"] % 6 == games % 6
    assert hatbox("verify", str(out)).stdout.startswith(f"{games} records, ")
    told_again = run(*asked, "--games", "1").stdout
    now = side.read_text().count("\n") - 1
    assert games <= now < games + 6  # a game of the first round may have been under way
    assert f"{now} games: " in told_again
    assert ("not complete" in told_again) == (now % 6 > 0) or now > games


def test_a_stopped_tournament_ends_between_two_decisions() -> None:
    arena = Arena(small(), 1000, should_stop=lambda: len(arena.played) >= 3)
    assert len([*arena]) == 3
    assert arena.standings().incomplete_games == 1
    stopped = Arena(small(), 10, should_stop=lambda: True)
    assert [*stopped] == []
    assert stopped.standings().bots[0].share == Measure(None)
