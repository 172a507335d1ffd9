"""A study under way: chunks in processes or on a cluster, stored as they finish, until each variant is well known."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from hatbox import __version__
from hatbox.engine.errors import BadInput
from hatbox.lab.study.compare import findings, sets_of, summary
from hatbox.lab.study.measures import VariantResult
from hatbox.lab.study.plan import Plan, read_file, read_plan
from hatbox.lab.study.play import Chunk, ChunkResult, chunks_of, play_chunk, prepare
from hatbox.lab.workers import Workers, never
from hatbox.records.files import atomic_write, file_errors

MIN_ROUNDS = 30  # before a variant may end early
FORMAT = "hatbox-study"

OnProgress = Callable[[int, int], None]  # games played and to be played


class Study:
    """A plan, and the chunks played so far."""

    def __init__(self, plan: Plan, folder: str | None = None) -> None:
        """Open or create the folder; raise if it holds another study."""
        self.plan = plan
        self._store = None if folder is None else Store(folder, plan)
        self._queues = [chunks_of(plan, index) for index in range(len(plan.variants))]
        self._chunks: list[list[ChunkResult]] = [[] for _ in plan.variants]  # by variant, in order
        self._is_done = [False for _ in plan.variants]

    @property
    def results(self) -> list[VariantResult]:
        """The variants of which anything was played."""
        pairs = zip(self.plan.variants, self._chunks, strict=True)
        return [VariantResult(self.plan, variant, chunks) for variant, chunks in pairs if chunks]

    @property
    def is_complete(self) -> bool:
        return all(self._is_done)

    def summary(self) -> list[str]:
        """Return what is significant, in words."""
        tests = findings(self.results)
        return [line for group in sets_of(self.results) for line in summary(group, tests)]

    def to_json(self) -> dict[str, Any]:
        """Return everything measured."""
        from hatbox.lab.study.report import to_json

        return to_json(self)

    def to_html(self) -> str:
        """Return the report as a page of its own."""
        from hatbox.lab.study.html import render_page

        return render_page(self)

    def _repr_html_(self) -> str:
        from hatbox.lab.study.html import render

        return render(self)

    def play(
        self,
        *,
        jobs: int | None = None,
        on: str | None = None,
        should_stop: Callable[[], bool] = never,
        on_progress: OnProgress = lambda done, total: None,
        workers: Workers | None = None,
    ) -> None:
        """Play what is missing. The result is the same whatever `jobs` and `on` are, and if it is interrupted.

        `workers` that are open take the place of `jobs` and `on`.
        """
        if workers is None:
            with Workers(jobs, on) as workers:
                self.play(should_stop=should_stop, on_progress=on_progress, workers=workers)
            return
        left = self._take_stored()
        chunks = workers.run(play_chunk, self.plan, left, prepare=prepare, in_order=True, should_stop=should_stop)
        on_progress(*self._progress())
        for chunk, result in chunks:
            if not self._is_done[chunk.variant]:  # else it was under way when the variant turned out to be done
                if self._store is not None:
                    self._store.write(chunk, result)
                self._add(chunk, result)
                on_progress(*self._progress())

    def _take_stored(self) -> Iterator[Chunk]:
        """Take the chunks that are stored; return those still to be played, as they are needed."""
        pending: list[list[Chunk]] = []
        for index, queue in enumerate(self._queues):
            pending.append([])
            for chunk in queue:
                stored = None if self._store is None else self._store.read(chunk)
                if stored is None:
                    pending[index].append(chunk)
                    break
                self._add(chunk, stored)
                if self._is_done[index]:
                    break
            self._is_done[index] = self._is_done[index] or not pending[index]
        return self._in_turn(pending)

    def _in_turn(self, pending: list[list[Chunk]]) -> Iterator[Chunk]:
        """Yield a chunk of each variant in turn, while it is not done."""
        queues: list[Iterator[Chunk]] = [
            iter(_chain(first, rest)) for first, rest in zip(pending, self._queues, strict=True)
        ]
        active = [index for index in range(len(queues)) if not self._is_done[index]]
        while active:
            for index in [*active]:
                chunk = None if self._is_done[index] else next(queues[index], None)
                if chunk is None:
                    active.remove(index)
                else:
                    yield chunk

    def _add(self, chunk: Chunk, result: ChunkResult) -> None:
        chunks = self._chunks[chunk.variant]
        chunks.append(result)
        variant = self.plan.variants[chunk.variant]
        is_last = chunk.first + chunk.rounds >= self.plan.rounds(variant)
        self._is_done[chunk.variant] = is_last or self._is_precise(chunk)

    def _is_precise(self, chunk: Chunk) -> bool:
        """Check whether the win shares of a variant are known well enough."""
        if self.plan.precision is None or chunk.first + chunk.rounds < MIN_ROUNDS:
            return False
        result = VariantResult(self.plan, self.plan.variants[chunk.variant], self._chunks[chunk.variant])
        return result.precision is not None and result.precision <= self.plan.precision

    def _progress(self) -> tuple[int, int]:
        """Return how many games are played, and how many there will be as far as that can be foreseen."""
        done = total = 0
        for index, variant in enumerate(self.plan.variants):
            games = sum(len(chunk.columns["round"]) for chunk in self._chunks[index])
            most = self.plan.rounds(variant) * self.plan.games_per_round(variant)
            if self._is_done[index]:
                most = games
            elif self.plan.precision is not None and games:
                result = VariantResult(self.plan, variant, self._chunks[index])
                if result.precision is not None:
                    most = min(most, int(games * (result.precision / self.plan.precision) ** 2))
            done, total = done + games, total + max(games, most)
        return done, total


def _chain(first: list[Chunk], rest: Iterator[Chunk]) -> Iterator[Chunk]:
    yield from first
    yield from rest


class Store:
    """The folder of a study: `study.json` says what it is, `chunks` has what was played."""

    def __init__(self, folder: str, plan: Plan) -> None:
        self.folder, self._chunks = Path(folder), Path(folder) / "chunks"
        if self.folder.exists() and not self.folder.is_dir():
            raise BadInput("study-not-folder", path=folder)
        about = {"format": FORMAT, "hatbox": __version__, **plan.describe()}
        file = self.folder / "study.json"
        if file.exists():
            self._expect_same(file, about)
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise BadInput("study-folder-taken", path=folder)
        with file_errors("cannot-write", folder):
            self._chunks.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            with atomic_write(str(file)) as out:
                out.write(msgspec.json.format(msgspec.json.encode(about)) + b"\n")

    def _expect_same(self, file: Path, about: dict[str, Any]) -> None:
        with file_errors("cannot-read", str(file)):
            data = file.read_bytes()
        try:
            stored = msgspec.json.decode(data, type=dict[str, Any])
        except msgspec.DecodeError:
            raise BadInput("study-folder-taken", path=str(self.folder)) from None
        if stored.get("format") != FORMAT:
            raise BadInput("study-folder-taken", path=str(self.folder))
        ours = msgspec.json.decode(msgspec.json.encode(about))
        differing = [name for name in ours if ours[name] != stored.get(name)]
        if differing:
            raise BadInput("study-other", path=str(self.folder), names=", ".join(differing))

    def _file(self, chunk: Chunk) -> Path:
        return self._chunks / f"{chunk.variant:02}-{chunk.number:06}.npz"

    def read(self, chunk: Chunk) -> ChunkResult | None:
        """Return a chunk that was stored; None if it was not, or if it cannot be read."""
        file = self._file(chunk)
        if not file.exists():
            return None
        try:
            with np.load(file) as arrays:
                columns = {name: arrays[name] for name in arrays.files if name != "items"}
                return ChunkResult(columns, arrays["items"])
        except (OSError, ValueError, EOFError):
            return None

    def write(self, chunk: Chunk, result: ChunkResult) -> None:
        """Store a chunk, completely or not at all."""
        data = io.BytesIO()
        np.savez_compressed(data, items=result.items, **result.columns)  # type: ignore[arg-type]  # any names
        with atomic_write(str(self._file(chunk))) as file:
            file.write(data.getvalue())


def study(
    spec: Mapping[str, Any] | str, *, jobs: int | None = None, on: str | None = None, out: str | None = None
) -> Study:
    """Play variants of games many times, and return what was measured: `docs/lab.md` explains it.

    `spec` is a specification, or the TOML file that has it; `jobs` processes play, or a Ray cluster `on` an address.
    With a folder `out` it continues what is there.

    >>> sizes = study({"game": "magic_hat", "bots": "random", "games": 200, "options": {"size": ["small", "tiny"]}})
    >>> [result.variant.name for result in sizes.results]
    ['size=small', 'size=tiny']
    >>> moves = sizes.results[0].figures["moves"]
    >>> moves.title, moves.games, moves.measure.low < moves.measure.value < moves.measure.high
    ('moves in a game', 200.0, True)
    """
    if not isinstance(spec, str | Mapping):
        raise BadInput("not-a", field="study", wanted="a specification, or a file", given=type(spec).__name__)
    plan = read_plan(read_file(spec) if isinstance(spec, str) else spec)
    own = Study(plan, out)
    own.play(jobs=jobs, on=on)
    return own
