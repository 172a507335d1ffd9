"""Records as a Parquet or Arrow table for learning: one row per action of a seat, with its observation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
from hatbox.lab.workers import ShouldStop, Workers
from hatbox.records.record import Record, from_record

GAMES_AT_ONCE = 16  # replayed together
ROWS = 4096  # buffered, then written together
FORMATS = ("parquet", "arrow")


@dataclass
class Totals:
    """The size of a dataset."""

    games: int = 0
    rows: int = 0
    unfinished: int = 0  # records left out because they have no result


def format_of(path: str) -> str:
    """Return the format that a file name implies."""
    suffix = path.rpartition(".")[2]
    if suffix not in FORMATS:
        raise BadInput("dataset-format", path=path, allowed=", ".join(f".{name}" for name in FORMATS))
    return suffix


def write_dataset(
    records: Iterable[tuple[str, Record]], file: BinaryIO, form: str, workers: Workers | None = None
) -> Totals:
    """Write the observations and actions of finished games; each record comes with its place, for errors.

    The file is the same whoever replays the games, by default this process.
    """
    arrow = need("pyarrow", "dataset")
    totals = Totals()
    writer: _TableWriter | None = None
    try:
        for chunk, games in (workers or Workers()).run(_replay, None, _chunks(records), in_order=True):
            for columns in games:
                if writer is None:
                    writer = _TableWriter(arrow, game_named(chunk[0].game), file, form)
                if columns is None:
                    totals.unfinished += 1
                else:
                    writer.add(columns, totals.games)
                    totals.rows += len(columns["action"])
                    totals.games += 1
    finally:
        if writer is not None:
            writer.close()
    if writer is None:
        raise BadInput("dataset-empty")
    return totals


def _chunks(records: Iterable[tuple[str, Record]]) -> Iterator[list[Record]]:
    """Yield the records some at a time; all must be of one game."""
    first: Game[Any] | None = None
    chunk: list[Record] = []
    for where, record in records:
        game: Game[Any] = game_named(record.game)
        first = first or game
        if game is not first:
            raise BadInput("dataset-mixed", where=where, game=game.name, first=first.name)
        chunk.append(record)
        if len(chunk) == GAMES_AT_ONCE:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def _replay(_: None, chunk: list[Record], should_stop: ShouldStop) -> list[dict[str, Any] | None] | None:
    """Return the rows of each game, None for those without a result."""
    matches = map(from_record, chunk)
    return [columns_of(match) if match.is_over else None for match in matches]


class _TableWriter:
    """Writes the table in chunks of rows."""

    def __init__(self, arrow: Any, game: Game[Any], file: BinaryIO, form: str) -> None:
        self.game = game
        self._arrow = arrow
        self._buffered: list[dict[str, Any]] = []
        self._rows = 0
        self._schema = schema_of(arrow, game)
        if form == "parquet":
            parquet = need("pyarrow.parquet", "dataset")
            self._writer = parquet.ParquetWriter(file, self._schema, compression="zstd")
        else:
            self._writer = arrow.ipc.new_file(file, self._schema)

    def add(self, columns: dict[str, Any], number: int) -> None:
        """Add the rows of one game."""
        rows = len(columns["action"])
        self._buffered.append({**columns, "game": np.full(rows, number, np.int64)})
        self._rows += rows
        if self._rows >= ROWS:
            self._flush()

    def _flush(self) -> None:
        if self._buffered:
            arrays = [self._array(name) for name in self._schema.names]
            self._writer.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema), ROWS)
            self._buffered, self._rows = [], 0

    def _array(self, name: str) -> Any:
        rows = np.concatenate([columns[name] for columns in self._buffered])
        flat = self._arrow.array(rows.reshape(-1))
        return self._arrow.FixedSizeListArray.from_arrays(flat, rows.shape[1]) if rows.ndim == 2 else flat

    def close(self) -> None:
        self._flush()
        self._writer.close()


def schema_of(arrow: Any, game: Game[Any]) -> Any:
    """Return the columns, with the meaning of the observation in the metadata."""
    blocks = [{"name": block.name, "shape": block.shape, "meaning": block.meaning} for block in game.blocks]
    actions = [game.notation.action_name(action) for action in range(game.action_count)]
    about = {
        "game": game.name,
        "rules": game.version,
        "hatbox": hatbox.__version__,
        "observation": blocks,
        "actions": actions,
    }
    return arrow.schema(
        [
            ("game", arrow.int64()),  # counted from 0
            ("players", arrow.int8()),
            ("ply", arrow.int32()),  # actions of the game before this one
            ("seat", arrow.int8()),
            ("first", arrow.int8()),  # the seat that began
            ("observation", arrow.list_(arrow.int8(), game.blocks.size)),
            ("mask", arrow.list_(arrow.bool_(), game.action_count)),
            ("action", arrow.int16()),
            ("return", arrow.float32()),  # the seat's share of the win
            ("score", arrow.int32()),  # the seat's final score
        ],
        metadata={"hatbox": msgspec.json.encode(about)},
    )


def columns_of(match: Match[Any]) -> dict[str, Any]:
    """Return the rows of one finished game, by column; all but its number."""
    game, count = match.game, match.ply
    movers = np.array(match.movers, np.int8)
    chosen = np.flatnonzero(movers >= 0)
    observations = np.zeros((count, game.blocks.size), np.int8)
    masks = np.zeros((count, game.action_count), np.int8)
    loops = batch_loops_of(game)
    loops.mask(match.states, 0, count, new_buffer(game.max_legal), masks)
    loops.observe(match.states, 0, count, movers, zeros(game.state_class, 1), 0, observations)
    scores = [int(game.kernels.score(match.state, seat)) for seat in range(match.players)]
    seats = movers[chosen]
    return {
        "players": np.full(len(chosen), match.players, np.int8),
        "ply": chosen.astype(np.int32),
        "seat": seats,
        "first": np.full(len(chosen), match.first, np.int8),
        "observation": observations[chosen],
        "mask": masks[chosen].astype(np.bool_),
        "action": np.array(match.actions, np.int16)[chosen],
        "return": np.array(match.shares(), np.float32)[seats],
        "score": np.array(scores, np.int32)[seats],
    }
