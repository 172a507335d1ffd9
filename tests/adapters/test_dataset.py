"""Records as a table: every row is what a seat saw and did."""

from __future__ import annotations

import io
import json
from pathlib import Path

import numpy as np
import pyarrow as arrow
import pyarrow.parquet as parquet
import pytest

import hatbox
from hatbox.adapters import dataset
from hatbox.cli.main import main
from hatbox.engine.errors import BadInput
from hatbox.records.record import decode


def simulate(path: Path, game: str, players: int, games: int) -> Path:
    options = ["--players", str(players), "--games", str(games), "--seed", "3", "--out", str(path)]
    assert main(["simulate", game, *options]) == 0
    return path


def table_of(path: Path) -> arrow.Table:
    if path.suffix == ".parquet":
        return parquet.read_table(path)
    with arrow.ipc.open_file(path) as file:
        return file.read_all()


@pytest.mark.parametrize("ending", ["parquet", "arrow"])
@pytest.mark.parametrize(("game", "players"), [("hats", 4), ("magic_hat", 2), ("top_hats", 3)])
@pytest.mark.slow
def test_rows_are_what_seats_saw_and_did(
    tmp_path: Path, game: str, players: int, ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    records = simulate(tmp_path / "games.jsonl", game, players, 3)
    out = tmp_path / f"rows.{ending}"
    assert main(["dataset", str(records), "--out", str(out), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    rows = table_of(out).to_pylist()
    assert result == {"games": 3, "rows": len(rows), "unfinished": 0}
    at = 0
    for number, line in enumerate(records.read_bytes().splitlines()):
        played = hatbox.from_record(decode(line))
        for ply, (action, seat) in enumerate(zip(played.actions, played.movers, strict=True)):
            if seat < 0:
                continue
            row = rows[at]
            at += 1
            assert (row["game"], row["ply"], row["seat"], row["action"]) == (number, ply, seat, action)
            assert (row["players"], row["first"]) == (players, played.first)
            view = np.zeros(played.game.blocks.size, np.int8)
            played.game.kernels.features(played.view(seat, at=ply).states[0], seat, view)
            assert row["observation"] == view.tolist()
            out_of = np.zeros(played.game.max_legal, np.int16)
            legal = out_of[: played.game.kernels.legal(played.states[ply], out_of)]
            assert np.flatnonzero(row["mask"]).tolist() == sorted(legal.tolist())
            assert row["return"] == pytest.approx(played.shares()[seat])
            assert row["score"] == played.game.kernels.score(played.state, seat)
    assert at == len(rows)


def test_the_file_says_what_its_numbers_mean(tmp_path: Path) -> None:
    records = simulate(tmp_path / "games.jsonl", "hats", 2, 1)
    out = tmp_path / "rows.parquet"
    assert main(["dataset", str(records), "--out", str(out)]) == 0
    about = json.loads(parquet.read_schema(out).metadata[b"hatbox"])
    assert about["game"] == "hats"
    assert about["actions"] == [*hatbox.new("hats").game.notation.texts, "roll"]  # the last is that of chance
    assert (
        sum(int(np.prod(block["shape"])) for block in about["observation"]) == hatbox.batch("hats", 1).game.blocks.size
    )


def test_memory_is_bounded_by_stretches_of_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "ROWS", 50)
    match = hatbox.new("hats", 2, seed=1)
    while not match.is_over:
        match.act(match.legal_actions()[0])
    record = decode(json.dumps(hatbox.to_record(match)))
    file = io.BytesIO()
    written = dataset.write_dataset(((str(n), record) for n in range(20)), file, "parquet")
    groups = parquet.ParquetFile(file)
    assert groups.metadata.num_row_groups > 5
    assert groups.metadata.num_rows == written.rows == 20 * sum(seat >= 0 for seat in match.movers)


def test_games_without_an_end_are_left_out_and_counted() -> None:
    match = hatbox.new("hats", 2, seed=1)
    unfinished = decode(json.dumps(hatbox.to_record(match)))
    match.resign(0)
    resigned = decode(json.dumps(hatbox.to_record(match)))
    file = io.BytesIO()
    written = dataset.write_dataset([("a", unfinished), ("b", resigned)], file, "arrow")
    assert (written.games, written.unfinished) == (1, 1)


def test_what_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hats = simulate(tmp_path / "hats.jsonl", "hats", 2, 1)
    magic = simulate(tmp_path / "magic.jsonl", "magic_hat", 2, 1)
    out = tmp_path / "rows.parquet"
    assert main(["dataset", str(hats), str(magic), "--out", str(out)]) == 2
    assert "line 1: a dataset holds one game; this is magic_hat" in capsys.readouterr().err
    assert not out.exists()
    assert main(["dataset", str(hats), "--out", str(tmp_path / "rows.csv")]) == 2
    assert ".parquet, .arrow" in capsys.readouterr().err
    (tmp_path / "none.jsonl").write_text("")
    assert main(["dataset", str(tmp_path / "none.jsonl"), "--out", str(out)]) == 2
    assert "no records" in capsys.readouterr().err
    with pytest.raises(BadInput, match="has no known format"):
        dataset.format_of("rows")
