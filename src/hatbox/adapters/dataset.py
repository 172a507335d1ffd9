"""Records as a table for learning, Parquet or Arrow: one row for each action of a seat, with what the seat then saw."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, BinaryIO

import msgspec
import numpy as np

import hatbox
from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.records import zeros
from hatbox.engine.batch_loops import batch_loops_of
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game
from hatbox.engine.match import Match
from hatbox.extras import need
from hatbox.games import game_named
from hatbox.records.record import Record, from_record

ROWS = 4096  # kept in memory, and written at once
FORMATS = ("parquet", "arrow")


@dataclass
class Written:
    """How much a dataset holds."""

    games: int = 0
    rows: int = 0
    unfinished: int = 0  # records left out because nobody knows how they ended


def format_of(path: str) -> str:
    """The format that a file's name asks for."""
    ending = path.rpartition(".")[2]
    if ending not in FORMATS:
        raise BadInput("dataset-format", path=path, allowed=", ".join(f".{name}" for name in FORMATS))
    return ending


def write_dataset(records: Iterable[tuple[str, Record]], file: BinaryIO, form: str) -> Written:
    """Write all that seats saw and did in finished games; each record comes with where it stands, for errors."""
    arrow = need("pyarrow", "dataset")
    written = Written()
    sheet: _Sheet | None = None
    try:
        for where, record in records:
            game: Game[Any] = game_named(record.game)
            if sheet is None:
                sheet = _Sheet(arrow, game, file, form)
            elif game is not sheet.game:
                raise BadInput("dataset-mixed", where=where, game=game.name, first=sheet.game.name)
            match = from_record(record)
            if match.is_over:
                written.rows += sheet.add(match, written.games)
                written.games += 1
            else:
                written.unfinished += 1
    finally:
        if sheet is not None:
            sheet.close()
    if sheet is None:
        raise BadInput("dataset-empty")
    return written


class _Sheet:
    """The table being written, a stretch of rows at a time."""

    def __init__(self, arrow: Any, game: Game[Any], file: BinaryIO, form: str) -> None:
        self.game = game
        self._arrow = arrow
        self._waiting: list[dict[str, Any]] = []
        self._rows = 0
        self._schema = schema_of(arrow, game)
        if form == "parquet":
            parquet = need("pyarrow.parquet", "dataset")
            self._writer = parquet.ParquetWriter(file, self._schema, compression="zstd")
        else:
            self._writer = arrow.ipc.new_file(file, self._schema)

    def add(self, match: Match[Any], number: int) -> int:
        """Add the rows of one game; return how many."""
        columns = columns_of(match, number)
        self._waiting.append(columns)
        self._rows += len(columns["action"])
        if self._rows >= ROWS:
            self._flush()
        return len(columns["action"])

    def _flush(self) -> None:
        if self._waiting:
            arrays = [self._array(name) for name in self._schema.names]
            self._writer.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema), ROWS)
            self._waiting, self._rows = [], 0

    def _array(self, name: str) -> Any:
        whole = np.concatenate([columns[name] for columns in self._waiting])
        flat = self._arrow.array(whole.reshape(-1))
        return self._arrow.FixedSizeListArray.from_arrays(flat, whole.shape[1]) if whole.ndim == 2 else flat

    def close(self) -> None:
        """Write what is left."""
        self._flush()
        self._writer.close()


def schema_of(arrow: Any, game: Game[Any]) -> Any:
    """The columns, and in the metadata what the numbers of an observation mean."""
    blocks = [{"name": block.name, "shape": block.shape, "meaning": block.meaning} for block in game.blocks]
    about = {"game": game.name, "rules": game.version, "hatbox": hatbox.__version__, "observation": blocks}
    return arrow.schema(
        [
            ("game", arrow.int64()),  # counted from 0
            ("players", arrow.int8()),
            ("ply", arrow.int32()),  # actions of the game before this one
            ("seat", arrow.int8()),
            ("observation", arrow.list_(arrow.int8(), game.blocks.size)),
            ("mask", arrow.list_(arrow.bool_(), game.action_count)),
            ("action", arrow.int16()),
            ("return", arrow.float32()),  # the seat's share of the win in the end
            ("score", arrow.int32()),  # the seat's points in the end
        ],
        metadata={"hatbox": msgspec.json.encode(about)},
    )


def columns_of(match: Match[Any], number: int) -> dict[str, Any]:
    """The rows of one finished game, column by column."""
    game, count = match.game, match.ply
    movers = np.array(match.movers, np.int8)
    chosen = np.flatnonzero(movers >= 0)
    observations = np.zeros((count, game.blocks.size), np.int8)
    masks = np.zeros((count, game.action_count), np.int8)
    many = batch_loops_of(game)
    many.mask(match.states, 0, count, new_buffer(game.max_legal), masks)
    many.observe(match.states, 0, count, movers, zeros(game.state_class, 1), 0, observations)
    scores = [int(game.kernels.score(match.state, seat)) for seat in range(match.players)]
    seats = movers[chosen]
    return {
        "game": np.full(len(chosen), number, np.int64),
        "players": np.full(len(chosen), match.players, np.int8),
        "ply": chosen.astype(np.int32),
        "seat": seats,
        "observation": observations[chosen],
        "mask": masks[chosen].astype(np.bool_),
        "action": np.array(match.actions, np.int16)[chosen],
        "return": np.array(match.shares(), np.float32)[seats],
        "score": np.array(scores, np.int32)[seats],
    }
