"""Studies: the games are those of the arena, the figures are right, and nothing depends on how it was played."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hatbox.cli.main import main, parser
from hatbox.cli.study import read_arguments
from hatbox.engine.errors import BadInput
from hatbox.lab.contest import play_game
from hatbox.lab.intervals import Measure
from hatbox.lab.study.compare import Finding, findings, holm, sets_of, standard_error, summary
from hatbox.lab.study.measures import VariantResult, WinShares
from hatbox.lab.study.plan import Plan, read_file, read_plan
from hatbox.lab.study.play import ITEM_SUMS, ChunkResult, chunks_of, play_chunk
from hatbox.lab.study.report import encode, to_json
from hatbox.lab.study.run import Study
from hatbox.lab.workers import Workers, never

ROOT = Path(__file__).parent.parent
SMALL = {"game": "magic_hat", "options": {"size": "small"}, "seed": 5}
BASELINES = ["random", "beginner", "greedy"]


def small(**changes: Any) -> Plan:
    return read_plan({**SMALL, **changes})


HERE = Workers()


def play(plan: Plan, workers: Workers = HERE) -> Study:
    study = Study(plan)
    study.play(workers)
    return study


# --- the games


def test_baselines_play_as_their_bots_do() -> None:
    plan = small(bots=BASELINES, games=12, players=3)
    (variant,) = plan.variants
    (chunk,) = chunks_of(plan, 0)
    result = play_chunk(plan, chunk, never)
    assert result is not None
    row = 0
    for number in range(plan.rounds(variant)):
        for seating in variant.seatings:
            game = play_game(variant.contest(plan.seed), number, seating, never)
            assert game is not None
            ours = {name: column[row] for name, column in result.columns.items()}
            expected = game[0]
            assert (ours["round"], ours["first"]) == (number, expected.first)
            assert [ours[f"bot_{side}"] for side in range(3)] == [*seating]
            assert [ours[f"share_{side}"] for side in range(3)] == [*expected.shares]
            assert [ours[f"score_{side}"] for side in range(3)] == [*expected.scores]
            assert (ours["actions"], ours["ended"]) == (expected.actions, expected.ended)
            row += 1
    assert row == len(result.columns["round"]) == 12


def test_a_deal_is_repeated_with_other_choices() -> None:
    (result,) = play(small(bots="random", games=40, repeats=4)).results
    firsts = result.columns["first"].reshape(10, 4)
    assert (firsts == firsts[:, :1]).all()
    assert (np.ptp(result.columns["actions"].reshape(10, 4), axis=1) > 0).any()


def test_items_and_events_count_the_same_things() -> None:
    (result,) = play(small(bots="beginner", games=60)).results
    groups = {group.title: {item.name: item.count.value or 0.0 for item in group.items} for group in result.groups}
    pairs = result.figures["event_magic-open-pair"].measure.value
    assert sum(groups["Pairs of a kind won"].values()) == pytest.approx(pairs)
    assert sum(groups["Pairs won by slot"].values()) == pytest.approx(pairs)
    assert sum(groups["Penalties"].values()) == pytest.approx(2)  # both seats, each once
    opened = [key for key in result.figures if key.startswith("event_magic-open")]
    rules = groups["Rules at work"]
    known, unknown = (rules[f"M6: opened {what}"] for what in ("a hat that the player knew", "an unknown hat"))
    assert known + unknown == pytest.approx(sum(result.figures[key].measure.value or 0 for key in opened))
    assert sum(often.measure.value or 0 for _, often, _ in result.openings) == pytest.approx(1)


# --- nothing depends on how it was played


def test_an_interrupted_study_continues_where_it_stopped(tmp_path: Path) -> None:
    plan = small(bots="random", games=2400, players=[2, 3])
    whole = encode(to_json(play(plan)))
    interrupted = Study(plan, str(tmp_path / "out"))
    interrupted.play(HERE, should_stop=lambda: sum(result.games for result in interrupted.results) >= 1200)
    assert not interrupted.is_complete
    assert {result.games for result in interrupted.results} == {400, 800}
    (tmp_path / "out" / "chunks" / "00-000000.npz").write_bytes(b"half a file")
    resumed = Study(plan, str(tmp_path / "out"))
    resumed.play(HERE)
    assert resumed.is_complete
    assert encode(to_json(resumed)) == whole
    again = Study(plan, str(tmp_path / "out"))
    again.play(HERE, should_stop=lambda: True)  # everything is there: nothing is played
    assert encode(to_json(again)) == whole


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    plan = small(bots="random", games=4000, players=[2, 3], precision=0.02)
    with Workers(2) as workers:
        assert encode(to_json(play(plan, workers))) == encode(to_json(play(plan)))


def test_a_study_ends_when_it_is_precise_enough() -> None:
    (result,) = play(small(bots="random", games=20_000, precision=0.03)).results
    assert result.precision is not None
    assert result.precision <= 0.03
    assert result.games < 20_000
    wins = WinShares(small(bots="random"), result.variant)
    wins.add(result.columns)
    assert wins.precision == pytest.approx(result.precision)
    (shorter,) = play(small(bots="random", games=result.games - 400)).results  # a chunk less
    assert shorter.precision is not None
    assert shorter.precision > 0.03


def test_a_folder_of_another_study_is_refused(tmp_path: Path) -> None:
    Study(small(), str(tmp_path / "out"))
    with pytest.raises(BadInput, match="holds another study, with other seed"):
        Study(small(seed=6), str(tmp_path / "out"))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(BadInput, match="has other things in it"):
        Study(small(), str(tmp_path / "mine"))
    with pytest.raises(BadInput, match="is not a folder"):
        Study(small(), str(tmp_path / "mine" / "letter.txt"))


# --- the figures


def results_of(plan: Plan, shares: np.ndarray[Any, Any], **columns: Any) -> VariantResult:
    """A variant whose games had these shares of seat 0; by round, seating and repeat."""
    games = shares.size
    first = shares.reshape(games)
    seatings = np.tile(np.array(plan.variants[0].seatings), (games // len(plan.variants[0].seatings), 1))
    zeros = np.zeros(games, np.int64)
    study = plan.variants[0].game.study
    items = sum(len(group.items) for group in study.GROUPS) if study else 0
    chunk = ChunkResult(
        {
            "round": np.arange(games) // plan.games_per_round(plan.variants[0]),
            "share_0": first, "share_1": 1 - first, "score_0": zeros, "score_1": zeros,
            "ended": np.full(games, "complete"),
            "first": zeros, "first_side": zeros, "moves": zeros, "actions": zeros, "lead_changes": zeros,
            "opening": zeros - 1, "leader_1": zeros, "leader_2": zeros, "leader_3": zeros - 2,
            "bot_0": seatings[:, 0], "bot_1": seatings[:, 1], **columns,
        },
        np.zeros((len(ITEM_SUMS), items)),
    )  # fmt: skip
    return VariantResult(plan, plan.variants[0], [chunk])


def coins(*shape: int) -> np.ndarray[Any, Any]:
    return np.random.default_rng(7).integers(2, size=shape).astype(np.float64)


def test_the_deal_decides_everything_or_nothing() -> None:
    plan = small(bots="greedy")
    decided = results_of(plan, np.repeat(coins(500, 1), 2, axis=1)).split
    assert decided is not None
    assert (decided.skill, round(decided.deal, 6), round(decided.play, 6)) == (0, 1, 0)
    open_to_the_end = results_of(plan, coins(2000, 2)).split
    assert open_to_the_end is not None
    assert open_to_the_end.deal < 0.06
    assert open_to_the_end.deal_of_luck.low == 0


def test_skill_decides_everything() -> None:
    plan = small(bots=["greedy", "random"])
    split = results_of(plan, np.tile([1.0, 0.0], (50, 1))).split  # greedy sits in seat 0, then in seat 1
    assert split is not None
    assert (split.skill, split.deal, split.play) == (1, 0, 0)
    assert results_of(plan, np.tile([1.0, 0.0], (50, 1))).figures["bot_0"].measure.value == 1
    half = results_of(plan, np.where(coins(4000, 1) > 0, [1.0, 0.0], coins(4000, 2))).split  # every other deal
    assert half is not None
    assert half.skill == pytest.approx(0.25, abs=0.03)  # 3/4 are won: the means are 1/4 off, of a spread of 1/2


def test_the_lead_is_followed() -> None:
    result = results_of(small(bots="greedy"), coins(100, 2))
    leader, comeback = result.figures["leader_2"].measure, result.figures["comeback"].measure
    assert leader.value is not None
    assert comeback.value == pytest.approx(1 - leader.value)
    assert result.figures["leader_3"].measure.value is None  # nobody ever led


def test_intervals_cover_what_they_should() -> None:
    plan, covered = small(bots="greedy"), 0
    for number in range(200):
        deals = np.random.default_rng(number).random((50, 1))
        shares = (np.random.default_rng(1000 + number).random((50, 2)) < deals).astype(np.float64)
        measure = results_of(plan, shares).figures["side_0"].measure
        assert measure.low is not None
        assert measure.high is not None
        covered += measure.low <= 0.5 <= measure.high
    assert 180 <= covered <= 199


def test_a_difference_is_taken_deal_by_deal() -> None:
    deals = coins(400)
    assert standard_error(deals - 0.5, deals - 0.5) == 0
    assert standard_error(deals - 0.5, None) == pytest.approx(0.025, rel=0.01)
    apart = standard_error(deals - 0.5, coins(2, 400)[1] - 0.5)
    assert apart == pytest.approx(0.025 * 2**0.5, rel=0.1)


def test_p_values_are_corrected_for_their_number() -> None:
    test = Finding("a", None, "first", "wins", "share", 0.5, 0.5, Measure(0.0), 0.0, 0.0)
    tests = [replace(test, p=p) for p in (0.03, 0.001, 0.04, 0.9)]
    assert [round(test.adjusted, 6) for test in holm(tests)] == [0.09, 0.004, 0.09, 0.9]


def test_no_difference_is_called_significant_where_there_is_none() -> None:
    plans = [small(bots="greedy", options={"size": "small", "dead_table": table}) for table in ("redeal", "play_on")]
    results = [results_of(plan, coins(2, 300, 2)[at]) for at, plan in enumerate(plans)]
    tests = findings(results)
    assert [len(group) for group in sets_of(results)] == [2]
    assert len(tests) > 5
    assert not any(test.is_significant for test in tests)
    assert any("no significant difference" in line for line in summary(results, tests))


def test_a_real_difference_is_found_and_said() -> None:
    plans = [small(bots="greedy", options={"size": "small", "magic_hats": hats}) for hats in (0, 4)]
    results = [
        results_of(plan, coins(100, 2), moves=np.random.default_rng(at).poisson(10 + 5 * at, 200))
        for at, plan in enumerate(plans)
    ]
    moves = next(test for test in findings(results) if test.key == "moves")
    assert moves.is_significant
    assert moves.difference.value == pytest.approx(5, abs=1)
    said = [line for line in summary(results, findings(results)) if "moves in a game" in line]
    assert re.search(r"moves in a game: 1[45]\.\d instead of \d+\.\d+ \(\+.*; p < 0\.001\)", said[0])


# --- plans


def test_a_plan_is_a_grid() -> None:
    plan = read_plan(
        {
            "game": "top_hats",
            "players": [2, 3],
            "bots": [["greedy"], ["greedy", "random"]],
            "options": {"narrowings": [2, 0]},
        }
    )
    assert [variant.name for variant in plan.variants][:3] == [
        "2 players, greedy, narrowings=2",
        "2 players, greedy, narrowings=0",
        "2 players, greedy – random, narrowings=2",
    ]
    assert len(plan.variants) == 8
    assert plan.games_per_round(plan.variants[0]) == 2  # each deal twice
    assert plan.games_per_round(plan.variants[2]) == 2  # in both seatings


def test_a_file_names_variants_and_games_beside_it(tmp_path: Path) -> None:
    (tmp_path / "dark.py").write_text((ROOT / "examples/what_if/hats_dark.py").read_text())
    (tmp_path / "spec.toml").write_text(
        'title = "Dark?"\ngames = 10\n[[variant]]\nname = "box"\ngame = "hats"\n'
        '[[variant]]\nname = "dark"\ngame = "dark.py"\noptions = {edition = "de"}\n'
    )
    plan = read_plan(read_file(str(tmp_path / "spec.toml")))
    assert [(variant.name, variant.game.name) for variant in plan.variants] == [("box", "hats"), ("dark", "hats_dark")]
    assert plan.variants[1].options["black_hat_is_a_type"] is False


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ({}, "say which game"),
        ({"game": "hatz"}, "hats"),
        ({"game": "hats", "player": 2}, 'unknown key "player"; did you mean "players"?'),
        ({"game": "hats", "xyzzy": 2}, 'unknown key "xyzzy"; allowed: title'),
        ({"game": "hats", "variant": [{"plyers": 2}]}, 'variant 1: unknown key "plyers"; did you mean "players"?'),
        ({"game": "hats", "variant": 3}, "variant can’t be"),
        ({"game": "hats", "players": 7}, "can’t be played with 7"),
        ({"game": "hats", "players": "two"}, 'players can’t be "two"'),
        ({"game": "hats", "options": {"editoin": "de"}}, 'no option "editoin"; did you mean "edition"?'),
        ({"game": "hats", "options": {"edition": "xx"}}, 'option edition can’t be "xx"; allowed: standard, de'),
        ({"game": "hats", "options": {"edition": []}}, "options.edition"),
        ({"game": "hats", "options": 1}, "options can’t be"),
        ({"game": "hats", "options": {"first": 5}}, "first"),
        ({"game": "hats", "bots": "greedyy"}, "greedyy"),
        ({"game": "hats", "bots": "greedy@x"}, "not a budget"),
        ({"game": "hats", "bots": ["greedy", "greedy"]}, "listed twice"),
        ({"game": "hats", "bots": []}, "bots can’t be"),
        ({"game": "hats", "games": 0}, "games"),
        ({"game": "hats", "games": "many"}, 'games can’t be "many"'),
        ({"game": "hats", "seed": -1}, "seed"),
        ({"game": "hats", "precision": 0.00001}, "about 9603647052 games"),
        ({"game": "hats", "precision": 0.5}, "possible: 0.00098 to 0.25"),
        ({"game": "hats", "precision": -1}, "precision can’t be"),
        ({"game": "hats", "precision": True}, "precision can’t be"),
        ({"game": "hats", "repeats": 0}, "repeats"),
        ({"game": "hats", "simulations": 0}, "simulations"),
        ({"game": ["hats", "hats"]}, "two different games are called hats"),
        ({"game": "hats", "variant": [{}, {}]}, "the same variant is there twice"),
        ({"game": "magic_hat", "options": {"stall_limit": [*range(1, 70)]}}, "70 variants|69 variants"),
        ({"game": "hats", "title": 5}, "title can’t be"),
    ],
)
def test_a_mistake_in_a_plan_is_one_clear_line(spec: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message) as caught:
        read_plan(spec)
    assert "\n" not in str(caught.value)


# --- the command


def test_the_command_reports_and_writes_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    words = ["study", "magic_hat", "--bots", "random", "--games", "400", "--jobs", "1", "--option", "size=small,tiny"]
    assert main([*words, "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    assert "size=small" in printed
    assert "moves in a game" in printed
    assert sorted(file.name for file in out.iterdir()) == [
        "chunks", "games.parquet", "items.parquet", "report.html", "report.json", "study.json",
    ]  # fmt: skip
    report = json.loads((out / "report.json").read_text())
    assert [variant["games"] for variant in report["variants"]] == [400, 400]
    import pyarrow.parquet as parquet

    games = parquet.read_table(out / "games.parquet")
    assert games.num_rows == 800
    assert {"variant", "share_0", "score_1", "decided", "event_magic-peek"} <= {*games.column_names}
    page = (out / "report.html").read_text(encoding="utf-8")
    assert page.count("<figure") == page.count("</figure>") > 5
    assert "<script" not in page
    assert not re.search(r"""(?:src|href)=|url\((?!#)|@import""", page)
    assert {*re.findall(r"https?://[^\"' <]+", page)} <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert main([*words, "--out", str(out), "--json"]) == 0  # nothing left to play
    assert json.loads(capsys.readouterr().out)["variants"] == report["variants"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["magic_hat", "--option", "copies"], "NAME=VALUE"),
        (["magic_hat", "--option", "copis=1"], 'no option "copis"; did you mean "copies"?'),
        (["magic_hat", "--jobs", "0"], "--jobs"),
        (["nowhere.toml"], "nowhere.toml"),
        (["a.toml", "magic_hat"], "describes the whole study"),
        (["magic_hat", "nowhere.py:GAME"], "nowhere.py"),
    ],
)
def test_a_mistake_on_the_command_line_writes_nothing(
    words: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["study", *words, "--out", str(tmp_path / "out")]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert message in error
    assert [*tmp_path.iterdir()] == []


def test_the_commands_of_the_page_are_valid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    commands = re.findall(r"^hatbox (study .*)$", page, re.MULTILINE)
    assert len(commands) > 5
    for command in commands:
        args = parser().parse_args(command.split())
        assert read_plan(read_arguments(args)).variants


# --- changed rules


def test_changed_rules_are_studied_beside_the_original(tmp_path: Path) -> None:
    for example in ("hats_dark", "magic_hat_five", "top_hats_narrow"):
        game = "_".join(example.split("_")[:-1])
        arguments = ["study", game, f"examples/what_if/{example}.py", "--games", "2", "--jobs", "1", "--json"]
        done = subprocess.run(
            [sys.executable, "-m", "hatbox", *arguments],
            cwd=ROOT,
            env={**os.environ, "HATBOX_INTERPRET": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stderr == ""
        report = json.loads(done.stdout)
        assert [variant["game"] for variant in report["variants"]] == [game, example]
