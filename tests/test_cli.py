"""The command line, as a person or a program meets it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hatbox.games as games_module
from hatbox.api import game_names
from hatbox.cli.main import MODULES, parser
from hatbox.i18n import DEFAULT_LANGUAGE, help_texts, languages, say
from hatbox.lab.bench import Speed
from hatbox.records.record import decode as read_record
from hatbox.records.record import encode, verify
from support.command import HATS_POSITION, CommandResult, assert_refused, hatbox
from support.games import TABLES

TOP_HATS = {"game": "top_hats", "players": 2, "turn": 0, "stacks": {"C3": ["red"], "C4": ["yellow", "yellow"]}}


def lines(result: CommandResult) -> list[Any]:
    return [json.loads(line) for line in result.stdout.splitlines()]


# --- help


def test_help_teaches() -> None:
    result = hatbox("--help")
    assert result.returncode == 0
    for word in ("play", "arena", "simulate", "legal", "apply", "verify", "replay", "bench", "hatbox simulate hats"):
        assert word in result.stdout


@pytest.mark.parametrize("command", MODULES)
def test_every_command_explains_itself(command: str) -> None:
    result = hatbox(command, "--help")
    assert result.returncode == 0
    assert "usage: hatbox " + command in result.stdout


@pytest.mark.parametrize("language", languages()[1:])
def test_errors_are_told_in_the_language_asked_for(language: str) -> None:
    result = say("unknown-game", {"name": "chess", "allowed": "hats, magic_hat, top_hats"}, language)
    assert_refused(hatbox("--language", language, "simulate", "chess"), result)
    assert_refused(hatbox("simulate", "chess", "--language", language), result)


def test_an_unknown_language_is_refused() -> None:
    assert_refused(hatbox("--language", "xx", "simulate", "hats"), '"xx"', ", ".join(languages()))


def test_help_is_whole_in_every_language_that_has_it() -> None:
    english = set(help_texts(DEFAULT_LANGUAGE))
    for language in languages():
        assert set(help_texts(language)) == english
        parser(language).format_help()


# --- simulate and verify


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.slow
def test_simulated_games_verify(game: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = ["--players", str(players), "--games", "12", "--seed", "7", "--legal", "--out", str(file)]
    assert hatbox("simulate", game, *asked).returncode == 0
    result = hatbox("verify", str(file))
    moves = sum(len(json.loads(line)["moves"]) for line in file.read_text().splitlines())
    assert result.stdout == f"12 records, {moves} moves, 0 faults\n"
    assert result.returncode == 0
    assert [entry.name for entry in tmp_path.iterdir()] == ["games.jsonl"]


def test_the_same_seed_gives_the_same_games_and_a_prefix_of_more() -> None:
    few = hatbox("simulate", "hats", "--games", "3", "--seed", "5").stdout
    many = hatbox("simulate", "hats", "--games", "6", "--seed", "5").stdout
    assert few
    assert many.startswith(few)
    assert hatbox("simulate", "hats", "--games", "3", "--seed", "6").stdout != few


def test_simulate_names_every_option_and_obeys_those_given() -> None:
    asked = ["--option", "edition=de", "--option", "removed=BK", "--option", "first=1"]
    record = lines(hatbox("simulate", "hats", *asked))[0]
    assert record["options"] == {
        "edition": "de",
        "black_hat_is_a_type": False,
        "tiebreak_black_hats": False,
        "removed": "BK",
    }
    assert record["first"] == 1
    assert record["deal"]["removed"] == ["B", "K"]


def test_a_game_without_end_is_given_up() -> None:
    asked = ["--option", "dead_table=play_on", "--option", "stall_limit=0", "--option", "copies=1", "--games", "2000"]
    result = hatbox("simulate", "magic_hat", *asked)
    assert result.returncode == 2
    assert "give it a stall_limit" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], ["unknown game", "hats, magic_hat, top_hats"]),
        (["hats", "--players", "7"], ["7", "2, 3, 4"]),
        (["hats", "--players", "x"], ["--players", "x"]),
        (["hats", "--games", "-3"], ["--games", "-3"]),
        (["hats", "--option", "colour=red"], ["colour", "edition"]),
        (["hats", "--option", "edition=xx"], ["edition", "xx", "standard, de"]),
        (["hats", "--option", "edition"], ["NAME=VALUE"]),
        (["hats", "--players", "3", "--option", "removed=BC"], ["removed", "two players"]),
        (["magic_hat", "--option", "stall_limit=many"], ["stall_limit", "many"]),
        (["top_hats", "--option", "first=2"], ["first", "0 to 1"]),
        (["hats", "--out", "no/such/folder/x.jsonl"], ["no/such/folder"]),
        (["hats", "--sed", "1"], ["--sed"]),
        ([], ["GAME"]),
    ],
)
def test_simulate_refuses(
    arguments: list[str], words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(hatbox("simulate", *arguments), *words)
    assert list(tmp_path.iterdir()) == []


def test_an_existing_file_survives_a_failed_run(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    assert hatbox("simulate", "hats", "--option", "edition=xx", "--out", str(file)).returncode == 2
    assert file.read_text() == "precious"


def one_record() -> dict[str, Any]:
    record: dict[str, Any] = lines(hatbox("simulate", "hats", "--players", "3", "--seed", "4", "--legal"))[0]
    return record


def test_verify_prints_each_fault(tmp_path: Path) -> None:
    sound = one_record()
    wrong_score = json.loads(json.dumps(sound))
    wrong_score["result"]["scores"][1] += 1
    wrong_move = json.loads(json.dumps(sound))
    wrong_move["moves"][5]["move"] = "end"
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(json.dumps(record) for record in (sound, wrong_score, wrong_move)))
    result = hatbox("verify", str(file))
    assert result.returncode == 1
    assert result.stdout.splitlines()[0].startswith(f"{file}:2: result: scores is")
    assert f"{file}:3: move 6: H4: you can’t end your turn before the main action" in result.stdout
    assert result.stdout.splitlines()[-1] == f"3 records, {3 * len(sound['moves'])} moves, 2 faults"
    as_json = lines(hatbox("verify", "--json", str(file)))
    assert as_json[-1] == {"records": 3, "moves": 3 * len(sound["moves"]), "faults": 2}
    assert as_json[1]["line"] == 3


TAMPERED: list[tuple[str, Any]] = [
    ("deal.hands", lambda r: r["deal"]["hands"][0].reverse() or r["deal"]["hands"][0].append("B1")),
    ("H3: the cards dealt are not exactly", lambda r: r["deal"]["deck"].pop()),
    ("twice", lambda r: r["deal"]["deck"].append(r["deal"]["table"][0])),
    ("unknown card", lambda r: r["deal"]["table"].__setitem__(0, "X9")),
    ("option", lambda r: r["options"].update(edition="nl")),
    ("options are missing: removed", lambda r: r["options"].pop("removed")),
    ("’s turn but", lambda r: r["moves"][0].update(seat=(r["moves"][0]["seat"] + 1) % 3)),
    ("first", lambda r: r.update(first=9)),
    ("can’t be played with 9", lambda r: r.update(players=9)),
    ("legal", lambda r: r["moves"][2]["legal"].pop()),
    ("unknown move", lambda r: r["moves"][2].update(move="dance")),
    ('"draw"', lambda r: next(m for m in r["moves"] if m.get("draw", "B1") != "B1").update(draw="B1")),
    ('"draw" is missing', lambda r: next(m for m in r["moves"] if "draw" in m).pop("draw")),
    ("reshuffle", lambda r: next(m for m in r["moves"] if "reshuffle" in m)["reshuffle"].pop()),
    ("reshuffle", lambda r: next(m for m in r["moves"] if "reshuffle" in m).pop("reshuffle")),
    ("bonus", lambda r: r["moves"][0].update(bonus=1)),
    ("needs", lambda r: r["moves"][0].pop("seat")),
    ("not over", lambda r: r["moves"].pop()),
    ("nobody", lambda r: r["moves"].append({"seat": 0, "move": "end"})),
    ("no result", lambda r: r.pop("result")),
    ("winners", lambda r: r["result"].update(winners=[])),
    ("ended", lambda r: r["result"].update(ended="stalled")),
    ("details", lambda r: r["result"].pop("details")),
    ("extra", lambda r: r["result"].update(extra=1)),
]


@pytest.mark.parametrize(("word", "tamper"), TAMPERED, ids=[str(number) for number in range(len(TAMPERED))])
def test_verify_checks_everything(word: str, tamper: Any, record: dict[str, Any]) -> None:
    changed = json.loads(json.dumps(record))
    tamper(changed)
    errors = verify(read_record(json.dumps(changed)))
    assert any(word in error for error in errors), errors


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    for text in hatbox("simulate", "hats", "--players", "3", "--games", "50", "--legal").stdout.splitlines():
        if "reshuffle" in text:
            found: dict[str, Any] = json.loads(text)
            return found
    raise AssertionError("no game with a reshuffle")


def test_an_abandoned_game_verifies(record: dict[str, Any]) -> None:
    from hatbox.api import from_record

    cut = {**record, "moves": record["moves"][:9], "result": None}
    stands = from_record(cut).partial_result()
    cut["result"] = {**stands, "ended": "abandoned", "winners": []}
    assert verify(read_record(json.dumps(cut))) == []


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("{", "line 1"),
        ("[]", "line 1"),
        ("null", "line 1"),
        ('{"format":"hatbox-record","version":1,"game":"hats"', "line 1"),
        (
            '{"format":"other","version":1,"game":"hats","players":2,"options":{},"first":0,"deal":{},"moves":[]}',
            "other",
        ),
        ('{"version":9,"game":"hats","players":2,"options":{},"first":0,"deal":{},"moves":[]}', "9"),
        ('{"game":"hats","players":2,"options":{},"first":0,"deal":{},"moves":[],"extra":1}', "extra"),
        ("\x00\x01", "line 1"),
    ],
)
def test_verify_refuses_what_is_no_record(text: str, word: str, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text(text)
    assert_refused(hatbox("verify", str(file)), word)


def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl"
    file.write_text(json.dumps(one_record())[:-20])
    assert_refused(hatbox("verify", str(file)), "cut.jsonl, line 1")
    assert_refused(hatbox("replay", str(file)), "cut.jsonl, line 1")
    assert_refused(hatbox("verify", str(tmp_path / "none.jsonl")), "none.jsonl")


# --- legal and apply


def test_legal_answers_line_by_line() -> None:
    result = hatbox("legal", given=json.dumps(TOP_HATS) + "\n\n" + json.dumps(HATS_POSITION) + "\n")
    assert result.returncode == 0
    assert lines(result)[0] == {"legal": ["C3-C5*C4", "narrow"]}
    assert lines(result)[1]["legal"] == sorted(lines(result)[1]["legal"])
    assert "exchange B6 5" in lines(result)[1]["legal"]


def test_legal_of_a_finished_game_is_empty() -> None:
    over = {**TOP_HATS, "stacks": {"C3": ["red"]}}
    assert lines(hatbox("legal", given=json.dumps(over))) == [{"legal": []}]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("{", ["not JSON"]),
        ("7", ["JSON object"]),
        ("[" * 3000, ["not JSON"]),
        ("{}", ['"game"']),
        ('{"game":"chess"}', ["chess", "hats, magic_hat, top_hats"]),
        ('{"game":"hats"}', ['"players"']),
        (json.dumps({**HATS_POSITION, "players": 6}), ["6", "2, 3, 4"]),
        (json.dumps({**HATS_POSITION, "options": {"x": 1}}), ["x", "edition"]),
        (json.dumps({**HATS_POSITION, "options": 3}), ['"options"']),
        (json.dumps({**HATS_POSITION, "options": {"edition": None}}), ["edition"]),
        (json.dumps({**HATS_POSITION, "table": ["B1"]}), ["table", "5"]),
        (json.dumps({**HATS_POSITION, "deck": ["Z1"]}), ["Z1"]),
        (json.dumps({**HATS_POSITION, "deck": "K1"}), ["deck"]),
        (json.dumps({**HATS_POSITION, "colour": 1}), ["colour"]),
        (json.dumps({**TOP_HATS, "stacks": {"Z9": ["red"]}}), ["Z9", "A1-A5"]),
        (json.dumps({**TOP_HATS, "stacks": {"C3": ["pink"]}}), ["pink", "red, yellow, blue"]),
        (json.dumps({**TOP_HATS, "turn": 2}), ["turn", "0 to 1"]),
    ],
)
def test_a_line_that_cannot_be_read_is_answered_and_told(line: str, words: list[str]) -> None:
    result = hatbox("legal", given=line + "\n" + json.dumps(TOP_HATS) + "\n")
    error, fine = lines(result)
    for word in words:
        assert word in error["error"]
    assert fine == {"legal": ["C3-C5*C4", "narrow"]}
    assert result.returncode == 2
    assert result.stderr.startswith("hatbox: 1 of 2 lines could not be used; the first: line 1: ")


def apply(line: dict[str, Any], *arguments: str) -> Any:
    result = hatbox("apply", *arguments, given=json.dumps(line))
    return lines(result)[0]


def test_apply_tells_the_position_reached() -> None:
    answer = apply({"position": HATS_POSITION, "moves": ["exchange B6 5", "end"]})
    assert answer["position"]["table"] == ["B1", "C2", "D3", "F4", "B6"]
    assert answer["position"]["collections"] == [["F1", "K5"], []]
    assert answer["position"]["options"] == {}
    assert answer["position"]["cookie"] == 0
    assert answer["legal"] == lines(hatbox("legal", given=json.dumps(answer["position"])))[0]["legal"]


def test_apply_tells_the_result_when_the_game_is_over() -> None:
    position = {**TOP_HATS, "stacks": {"C3": ["red"], "C4": ["yellow"]}}
    answer = apply({"position": position, "moves": ["move C3 C5"]})
    assert answer == {"result": {"scores": [1, 0], "winners": [0], "ended": "complete"}}


def test_apply_names_the_first_move_that_is_not_legal() -> None:
    answer = apply({"position": HATS_POSITION, "moves": ["black C1", "black B6"]})
    assert answer == {"error": "H4: the main action of this turn has been done", "move": 1}
    assert apply({"position": TOP_HATS, "moves": ["move C3 D3"]}) == {
        "error": "T8: you can capture, so you must",
        "move": 0,
    }
    assert apply({"position": TOP_HATS, "moves": ["go"]})["move"] == 0
    assert hatbox("apply", given=json.dumps({"position": HATS_POSITION, "moves": ["end"]})).returncode == 0


def test_apply_takes_chance_from_the_line_or_from_the_seed() -> None:
    position = {**HATS_POSITION, "deck": [], "discards": ["K1", "K2", "K3", "S1", "S2", "S3"]}
    new_deck = ["C1", "S3", "K1", "K3", "S1", "K2", "S2"]
    answer = apply({"position": position, "moves": ["discard C1"], "chance": [{"draw": "C1", "reshuffle": new_deck}]})
    assert answer["position"]["deck"] == new_deck[1:]
    assert answer["position"]["hands"][0] == ["B6", "C1"]
    rolled = [apply({"position": position, "moves": ["discard C1"]}, "--seed", str(seed)) for seed in (1, 1, 2)]
    assert rolled[0] == rolled[1] != rolled[2]
    assert apply({"position": position, "moves": ["discard C1"], "chance": [None]}, "--seed", "1") == rolled[0]
    wrong = apply({"position": position, "moves": ["discard C1"], "chance": [{"reshuffle": ["C1"]}]})
    assert wrong["error"].startswith("H7: reshuffle C1 is not a shuffle of the discard pile")
    draw = apply({"position": HATS_POSITION, "moves": ["discard C1"], "chance": [{"draw": "B6"}]})
    assert "chance" in draw["error"]


@pytest.mark.parametrize(
    "line",
    [
        {"moves": []},
        {"position": HATS_POSITION},
        {"position": HATS_POSITION, "moves": "end"},
        {"position": HATS_POSITION, "moves": [3]},
        {"position": HATS_POSITION, "moves": ["end"], "chance": []},
        {"position": HATS_POSITION, "moves": ["end"], "chance": ["x"]},
        {"position": HATS_POSITION, "moves": ["end"], "chance": {}},
    ],
)
def test_apply_refuses_what_is_no_request(line: dict[str, Any]) -> None:
    result = hatbox("apply", given=json.dumps(line))
    assert result.returncode == 2
    assert set(lines(result)[0]) == {"error"}


# --- replay and bench


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_replay_tells_every_game(game: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(hatbox("simulate", game, "--players", str(players), "--games", "2").stdout)
    revealed = hatbox("replay", str(file), "--game", "2")
    assert revealed.returncode == 0
    assert f"{game} with {players} players." in revealed.stdout.splitlines()[0]
    assert "The game is over" in revealed.stdout
    for seat in range(players):
        result = hatbox("replay", str(file), "--game", "2", "--seat", str(seat))
        assert result.returncode == 0
        assert len(result.stdout.splitlines()) == len(revealed.stdout.splitlines())
    coded = lines(hatbox("replay", str(file), "--json", "--seat", "0"))
    assert coded[0]["code"] == "replay-title"


def test_replay_from_a_seat_hides_what_it_did_not_see(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(hatbox("simulate", "hats", "--players", "3", "--games", "1").stdout)
    result = hatbox("replay", str(file), "--seat", "0").stdout
    assert "Seat 1 discards a card." in result
    assert "Seat 1 draws a card." in result
    assert "Seat 1 plays a card as a black hat." in result
    assert "Seat 0 discards a card." not in result


def test_replay_refuses(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(hatbox("simulate", "hats").stdout)
    assert_refused(hatbox("replay", str(file), "--game", "2"), "no game 2")
    assert_refused(hatbox("replay", str(file), "--game", "0"), "no game 0")
    assert_refused(hatbox("replay", str(file), "--seat", "2"), "the seats are 0 to 1")


@pytest.mark.slow
def test_bench_measures_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    result = hatbox("bench", "--json", "--seconds", "0.01")
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert [(game["name"], game["players"]) for game in report["games"]] == TABLES
    assert all(game["actions_per_second"] > 0 and game["state_bytes"] < 4096 for game in report["games"])
    assert set(report["cpu_seconds"]) == {"help", "simulate"}
    speeds = [Speed(**game) for game in report["games"]]
    monkeypatch.setattr("hatbox.cli.bench.measure_games", lambda seconds: iter(speeds))
    monkeypatch.setattr("hatbox.cli.bench.measure_limit", lambda seconds: None)
    monkeypatch.setattr("hatbox.cli.bench.command_seconds", lambda *args: 0.0)
    assert "hats" in hatbox("bench", "--seconds", "0.01").stdout
    assert_refused(hatbox("bench", "--seconds", "0"), "--seconds")


def test_a_reader_who_has_enough_is_no_error() -> None:
    program = f"{sys.executable} -m hatbox simulate hats --games 3000 | head -n 1"
    result = subprocess.run(program, shell=True, check=True, capture_output=True, text=True)
    assert result.stderr == ""
    assert encode(read_record(result.stdout)).decode() == result.stdout.strip()


@pytest.mark.slow
def test_a_cold_machine_is_told_that_it_compiles(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "hatbox", "simulate", "magic_hat"]
    environment = {**os.environ, "HATBOX_CACHE": str(tmp_path)}
    cold = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    notice = "hatbox: compiling the rules (only when they are new to this machine)…\n"
    assert cold.stderr == notice  # once
    warm = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    assert warm.stderr == ""
    assert warm.stdout == cold.stdout
    verify = [sys.executable, "-m", "hatbox", "verify", "-"]
    for _ in range(2):  # it compiles a little more than the simulation has
        result = subprocess.run(verify, env=environment, input=cold.stdout, capture_output=True, text=True, check=True)
        assert result.stderr in (notice, "")
    assert result.stderr == ""


def test_help_and_version_are_words_too() -> None:
    assert hatbox("help").stdout == hatbox("--help").stdout
    assert hatbox("help", "arena").stdout == hatbox("arena", "--help").stdout
    assert hatbox("version").stdout == hatbox("--version").stdout


@pytest.mark.parametrize("name", ["hat", "Hats", "Magic Hat", "top-hats"])
def test_a_game_that_is_nearly_named_right_is_suggested(name: str) -> None:
    assert_refused(hatbox("simulate", name), f'"{name}"', "did you mean")


def test_a_record_is_not_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(hatbox("simulate", "hats", "--games", "2").stdout)
    assert_refused(hatbox("play", "--load", str(file)), "hatbox replay")


# --- what people type


def test_counts_are_read_as_people_write_them() -> None:
    assert hatbox("simulate", "top_hats", "--games", "1e0").stdout.count("\n") == 1
    for text in ("1.5", "-1", "1e99", "1e-3", "1__0", "", "ten", "1e", "²"):
        assert_refused(hatbox("simulate", "top_hats", f"--games={text}"), "not a whole number", repr(text))


@pytest.mark.parametrize(
    ("typed", "meant"), [("madhatter", "mad_hatter"), ("Greedy", "greedy"), ("hatter", "mad_hatter")]
)
def test_a_bot_that_is_nearly_right_is_named(typed: str, meant: str) -> None:
    assert_refused(hatbox("arena", "hats", "--bots", typed, "random"), f"did you mean {meant}", "The bots are: random")


@pytest.mark.parametrize(("typed", "meant"), [("hat", "hats"), ("Hats", "hats"), ("TopHats", "top_hats")])
def test_a_game_that_is_nearly_right_is_named(typed: str, meant: str) -> None:
    assert_refused(hatbox("simulate", typed), f"did you mean {meant}", "The games are: hats")


def test_help_lists_games_of_other_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games_module._added, "nim", {1: None})
    for arguments in (["--help"], ["play", "--help"], ["study", "--help"], ["train", "--help"]):
        assert "top_hats, nim" in " ".join(hatbox(*arguments).stdout.split()), arguments
    assert "nim" not in hatbox("daily", "--help").stdout
    assert "nim" in game_names()
