"""Puzzles: how they are mined, and those that the page ships."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hatbox.bots.hints import Hint
from hatbox.cli.main import main
from hatbox.compiled.records import from_bytes, to_bytes, zeros
from hatbox.engine.errors import BadInput
from hatbox.engine.loops import loops_of
from hatbox.engine.match import View
from hatbox.games import NAMES, game_named
from hatbox.lab import puzzle_mine
from hatbox.lab.puzzle_mine import LEAD, Mine, confirm, lead_of, mine_game, mine_puzzles, performance, spread
from hatbox.lab.puzzles import Puzzle, decode_puzzles, encode_puzzles, id_of

SHIPPED = Path(__file__).parent.parent / "web/src/puzzles"
MIN_SHIPPED = 300
FEW = 200  # simulations
LOSSLESS = 0.0005 + 1e-9  # shares are stored in thousandths


@pytest.mark.parametrize("name", NAMES)
def test_shipped_puzzles_can_be_played(name: str) -> None:
    game = game_named(name)
    puzzles = decode_puzzles((SHIPPED / f"{name}.json").read_bytes(), name)
    assert len(puzzles) >= MIN_SHIPPED
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert puzzles == sorted(puzzles, key=lambda puzzle: puzzle.rating)
    for puzzle in puzzles:
        view: View[Any] = View(game, puzzle.seat, from_bytes(game.state_class, puzzle.view))
        shares = [share for _, share in puzzle.moves]
        assert sorted(move for move, _ in puzzle.moves) == view.legal_moves()
        assert view.position()["turn"] is not None
        assert puzzle.best == puzzle.moves[0][0]
        assert shares[0] - shares[1] >= LEAD - 2 * LOSSLESS
        assert game.players_and_first(view.states[0])[0] == puzzle.players
        assert 800 <= puzzle.rating <= 2200
        again = zeros(game.state_class, 1)
        loops_of(game).observe_at(view.states, 0, puzzle.seat, again, 0)
        assert to_bytes(game.state_class, again) == puzzle.view, "it shows more than its seat may see"


def test_easy_puzzles_are_not_the_bulk() -> None:
    for name in NAMES:
        puzzles = decode_puzzles((SHIPPED / f"{name}.json").read_bytes(), name)
        assert sum(puzzle.rating < 1000 for puzzle in puzzles) <= 0.4 * len(puzzles), name


def test_a_game_has_the_same_puzzles_every_time_and_each_keeps_the_lead() -> None:
    mine = Mine(game_named("top_hats"), seed=3, simulations=FEW)
    found = [puzzle for number in range(4) for puzzle in mine_game(mine, number)]
    assert found == [puzzle for number in range(4) for puzzle in mine_game(mine, number)]
    assert found
    for puzzle in found:
        shares = [share for _, share in puzzle.moves]
        assert puzzle.moves[0][0] == puzzle.best
        assert shares[0] - shares[1] >= LEAD
    restored = decode_puzzles(encode_puzzles(mine.game, found), "here")
    assert [puzzle.id for puzzle in restored] == [puzzle.id for puzzle in found]
    assert [puzzle.view for puzzle in restored] == [puzzle.view for puzzle in found]
    for before, after in zip(found, restored, strict=True):
        assert dict(after.moves) == pytest.approx(dict(before.moves), abs=LOSSLESS)
        assert (after.best, after.kind, after.reason, after.rating) == (
            before.best,
            before.kind,
            before.reason,
            before.rating,
        )


def test_the_command_writes_the_same_file_with_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / "1.json", tmp_path / "2.json"]
    for jobs, file in enumerate(files, 1):
        arguments = ["--count", "3", "--seed", "3", "--simulations", str(FEW), "--jobs", str(jobs)]
        assert main(["puzzles", "top_hats", *arguments, "--out", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(decode_puzzles(files[0].read_bytes(), "here")) == 3


def test_an_interrupted_command_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(mine: Mine, number: int) -> list[Puzzle]:
        raise KeyboardInterrupt

    monkeypatch.setattr(puzzle_mine, "mine_game", interrupt)
    assert main(["puzzles", "hats", "--out", str(tmp_path / "puzzles.json")]) == 130
    assert not [*tmp_path.iterdir()]


def test_bad_arguments_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--count", "0"], ["--simulations", "1"], ["--players", "7"], ["--jobs", "0"]):
        assert main(["puzzles", "hats", *arguments, "--out", str(tmp_path / "x.json")]) == 2
        assert capsys.readouterr().err.startswith("hatbox: ")


def test_a_damaged_file_is_refused() -> None:
    data = (SHIPPED / "hats.json").read_bytes()
    for damaged in (
        data[:-20],
        data.replace(b'"rules":1', b'"rules":9', 1),
        data.replace(b'"views":"', b'"views":"AAAA'),
    ):
        with pytest.raises(BadInput):
            decode_puzzles(damaged, "here")


def test_moves_that_were_hardly_tried_do_not_count_until_they_are_probed(monkeypatch: pytest.MonkeyPatch) -> None:
    best, far, unsure = Hint("open 1", 0.8, 0.01, 900), Hint("peek 2", 0.5, 0.05, 90), Hint("peek 3", 0.7, 0.4, 4)
    assert lead_of([best, far, unsure], 0.1) == pytest.approx(0.3)
    match: Any = None
    for probed, shares in ((0.66, None), (0.6, {"open 1": 0.8, "peek 2": 0.5, "peek 3": 0.6})):
        monkeypatch.setattr(puzzle_mine, "probe", lambda *_, answer=probed: answer)
        assert confirm(match, [best, far, unsure], FEW, 0) == shares


def test_the_rating_is_the_one_that_expects_what_happened() -> None:
    ratings = [1000, 1200, 1400, 1600]
    assert performance(ratings, 4) == 800
    assert performance(ratings, 0) == 2200
    assert performance(ratings, 2) == 1300
    assert performance(ratings, 1) > 1300 > performance(ratings, 3)


def test_all_kinds_and_difficulties_get_their_share() -> None:
    game = game_named("hats")
    template = next(iter(decode_puzzles((SHIPPED / "hats.json").read_bytes(), "here")))

    def puzzle(number: int, kind: str, rating: int) -> Puzzle:
        fields = {name: getattr(template, name) for name in Puzzle.__struct_fields__}
        return Puzzle(**{**fields, "id": id_of(game, bytes([number])), "kind": kind, "rating": rating})

    puzzles = [puzzle(number, "exchange", 900) for number in range(10)] + [
        puzzle(20, "discard", 900),
        puzzle(21, "exchange", 1700),
    ]
    chosen = spread(puzzles, 5)
    assert [(one.kind, one.rating) for one in chosen if one.kind == "discard" or one.rating > 900] == [
        ("discard", 900),
        ("exchange", 1700),
    ]
    assert len(chosen) == 5
    assert len(spread(puzzles, 100)) == 12


def test_easy_puzzles_fill_only_their_part(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = decode_puzzles((SHIPPED / "hats.json").read_bytes(), "here")
    easy = [puzzle for puzzle in shipped if puzzle.rating < 1000][:6]
    hard = [puzzle for puzzle in shipped if puzzle.rating >= 1000][:6]
    games = [easy, easy, hard]  # the second game has nothing new
    monkeypatch.setattr(puzzle_mine, "mine_game", lambda mine, number: games[number])
    assert [*mine_puzzles(Mine(game_named("hats")), 8)] == [*easy[:2], *hard]
