"""`hatbox review`: text, JSON, a page, and what it refuses."""

from __future__ import annotations

import io
import json
from pathlib import Path

import msgspec
import pytest

import hatbox as package
from hatbox.i18n import say
from hatbox.reviews.moments import percent, slips_of
from hatbox.reviews.verdicts import Review
from support.command import assert_refused, hatbox
from test_review_api import check_html, play

FEW = ("--simulations", "20")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Two games: one that is over, one that is not."""
    path = tmp_path_factory.mktemp("review") / "games.jsonl"
    records = [package.to_record(match) for match in (play("hats", 500, "small"), play("hats", 3, "small"))]
    path.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
    return str(path)


def test_the_text_has_a_row_and_a_section_for_each_seat(file: str) -> None:
    result = hatbox("review", file, *FEW)
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "Hats: review"
    assert "20 simulations for each decision" in lines[1]
    heads, *rows = lines[3:6]
    for word in ("luck", "own play", "the others", "result", "with average luck", "accuracy"):
        assert word in heads
    assert [row[:6] for row in rows] == ["Seat 0", "Seat 1"]
    numbers = [[int(cell.rstrip("%").replace("−", "-")) for cell in row.split()[2:7]] for row in rows]
    assert all(sum(parts) == result for *parts, result in numbers)
    assert sum("could have done" in line for line in lines) == 2


def test_a_better_move_is_shown_with_its_share_and_reason() -> None:
    record = msgspec.json.encode(package.to_record(play("top_hats", 500, "small"))).decode()
    arguments = ("review", "-", "--simulations", "200")
    review = msgspec.json.decode(hatbox(*arguments, "--json", given=record).stdout, type=Review)
    lines = [line.strip() for line in hatbox(*arguments, given=record).stdout.splitlines()]
    number, made = max((slip for own in review.seats for slip in slips_of(own)), key=lambda slip: slip.decision.loss)
    at = next(at for at, line in enumerate(lines) if line.startswith(f"Step {number}: {made.played} – {made.grade}"))
    best, share = percent(made.best_share), percent(made.share)
    assert lines[at + 1] == f"Better: {made.best}, {best}% instead of {share}%"
    assert lines[at + 2] == f"Mad Hatter: “{say(made.reason.code, made.reason.params)}”"
    german = hatbox("--language", "de", *arguments, given=record).stdout
    assert say(made.reason.code, made.reason.params, "de") in german


def test_json_is_the_review_in_one_line(file: str) -> None:
    result = hatbox("review", file, "--seat", "1", "--json", *FEW)
    assert result.stderr == ""
    assert result.stdout.count("\n") == 1
    review = msgspec.json.decode(result.stdout, type=Review)
    assert [own.seat for own in review.seats] == [1]
    assert (review.game, review.players, review.simulations) == ("hats", 2, 20)


def test_the_record_can_come_from_standard_input(file: str) -> None:
    text = Path(file).read_text()
    result = hatbox("review", "-", "--json", *FEW, given=text)
    assert result.stdout == hatbox("review", file, "--json", *FEW).stdout


def test_the_page_is_one_file_that_needs_nothing_else(file: str, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    result = hatbox("review", file, "--html", str(page), *FEW)
    assert (result.returncode, result.stdout) == (0, "")
    assert str(page) in result.stderr
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert '<html lang="en" dir="ltr">' in text
    tags = check_html(text)
    assert tags.seen.count("svg") == 2 * (1 + 6)
    assert "Seat 0 plays" in text  # what happened at a step
    assert [entry.name for entry in tmp_path.iterdir()] == ["review.html"]


def test_an_unfinished_game_is_reviewed_and_said_to_be_one(file: str, tmp_path: Path) -> None:
    note = say("review-unfinished")
    assert note in hatbox("review", file, "--game", "2", *FEW).stdout
    result = hatbox("review", file, "--game", "2", "--json", *FEW)
    assert json.loads(result.stdout)["simulations"] == 20
    assert note in result.stderr
    page = tmp_path / "review.html"
    hatbox("review", file, "--game", "2", "--html", str(page), *FEW)
    assert note in page.read_text(encoding="utf-8")


def test_what_it_cannot_review_is_refused(file: str, tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_bytes(msgspec.json.encode(package.to_record(package.new("hats", seed=1))))
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}")
    assert_refused(hatbox("review", str(tmp_path / "none.jsonl")), "cannot read")
    assert_refused(hatbox("review", str(bad)), "line 1")
    assert_refused(hatbox("review", str(empty)), "no move has been made")
    assert_refused(hatbox("review", file, "--game", "3"), "there is no game 3", "it has 2")
    assert_refused(hatbox("review", file, "--seat", "2"), "--seat is 2", "0 to 1")
    assert_refused(hatbox("review", file, "--simulations", "0"), "--simulations", "1 to")
    assert_refused(hatbox("review", file, "--json", "--html", "x.html"), "--html", "not allowed with")
    assert_refused(hatbox("review", file, *FEW, "--html", str(tmp_path)), "cannot write")


def test_progress_goes_to_standard_error(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = hatbox("review", file, "--json", *FEW)

    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("io.TextIOWrapper", Terminal)
    shown = hatbox("review", file, "--json", *FEW)
    assert "reviewing Hats" in shown.stderr
    assert (plain.stderr, plain.stdout) == ("", shown.stdout)
