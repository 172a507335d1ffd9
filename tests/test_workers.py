"""Chunks of work: the same results in this process and in several, stopped and failed ones among them."""

from __future__ import annotations

import itertools
import os
import pickle
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hatbox.engine.errors import BadInput
from hatbox.games import game_named
from hatbox.lab import workers as workers_module
from hatbox.lab.part_file import PartFile
from hatbox.lab.simulate import Simulation, simulate_lines
from hatbox.lab.workers import NodeProgress, ShouldStop, Workers, never, run_chunks, work_on

ENDLESS = 1 << 60
SQUARES = [(number, number**2 + 1) for number in range(50)]


def square(add: int, chunk: int, should_stop: ShouldStop) -> int | None:
    """Square; some numbers are bad, and one takes until it is stopped."""
    if chunk < 0:
        raise BadInput("bad-number", field="--count", number=chunk, least=0, most=9)
    if chunk == 13 and add == 13:
        raise ZeroDivisionError(chunk)
    while chunk == ENDLESS:
        if should_stop():
            return None
    return chunk**2 + add


def pause(seconds: float, chunk: int, should_stop: ShouldStop) -> int:
    time.sleep(seconds)
    return -chunk


def process_of(add: int, chunk: int, should_stop: ShouldStop) -> int:
    return os.getpid()


@pytest.fixture(scope="module")
def processes() -> Iterator[Workers]:
    """Two processes, for several jobs."""
    with Workers(jobs=2) as workers:
        yield workers


def test_here() -> None:
    assert list(run_chunks(square, 1, range(50))) == SQUARES
    prepared: list[int] = []
    assert list(run_chunks(square, 1, range(2), prepare=lambda settings, _: prepared.append(settings))) == SQUARES[:2]
    assert prepared == [1]
    yielded: list[int] = []
    for chunk, _ in run_chunks(square, 1, itertools.count(), should_stop=lambda: len(yielded) >= 3):
        yielded.append(chunk)
    assert yielded == [0, 1, 2]


@pytest.mark.slow
def test_processes_change_nothing(processes: Workers) -> None:
    progress: dict[str, NodeProgress] = {}

    def keep(nodes: Mapping[str, NodeProgress]) -> None:
        progress.update(nodes)

    assert sorted(processes.run(square, 1, range(50), on_progress=keep)) == SQUARES
    assert progress[""].chunks == 50
    assert list(processes.run(square, 1, iter(range(50)), in_order=True)) == SQUARES
    assert [result for _, result in processes.run(square, 2, [3, 4], in_order=True)] == [11, 18]
    assert os.getpid() not in {process for _, process in processes.run(process_of, 1, range(9))}


@pytest.mark.slow
def test_without_end_it_is_stopped_or_left(processes: Workers) -> None:
    endless = processes.run(square, 1, itertools.count(), in_order=True)
    assert list(itertools.islice(endless, 200)) == [(number, number**2 + 1) for number in range(200)]
    endless.close()  # type: ignore[attr-defined]
    chunks = [*range(20), ENDLESS, *range(20, 30)]
    yielded: list[tuple[int, int]] = []
    yielded.extend(processes.run(square, 1, chunks, in_order=True, should_stop=lambda: bool(yielded)))
    assert 1 <= len(yielded) <= 20
    assert yielded == SQUARES[: len(yielded)]
    assert list(processes.run(square, 1, range(3), in_order=True)) == SQUARES[:3]


@pytest.mark.slow
def test_errors_come_back(processes: Workers) -> None:
    results = processes.run(square, 1, [1, 2, -5, 3], in_order=True)
    assert [next(results), next(results)] == [(1, 2), (2, 5)]
    with pytest.raises(BadInput, match="--count is -5"):
        next(results)
    with pytest.raises(ZeroDivisionError):
        list(processes.run(square, 13, range(20)))


def test_a_worker_remembers_few_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "_jobs", {})
    loaded: list[int] = []
    for add in (1, 1, 2, 2, 3, 1):
        task = workers_module.Task.of(square, add, None, pickle.dumps)

        def load(add: int = add, data: bytes = task.data) -> bytes:
            loaded.append(add)
            return data

        assert work_on(task.key, load, [5, 6], 9.0, never).results == [25 + add, 36 + add]
    assert loaded == [1, 2, 3, 1]


@pytest.mark.slow
def test_long_chunks_after_short_ones_are_shared(processes: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody works on for ever on a batch whose chunks turn out to be long: its rest is handed out again."""
    submitted: list[int] = []
    pool: Any = processes._pool
    submit = pool.submit

    def count(task: Any, chunks: list[int], seconds: float) -> Any:
        submitted.append(len(chunks))
        return submit(task, chunks, seconds)

    monkeypatch.setattr(pool, "submit", count)
    monkeypatch.setattr(workers_module._Run, "_batch_size", lambda self: 3)
    assert list(processes.run(pause, 0.6, range(5), in_order=True)) == [(number, -number) for number in range(5)]
    assert sorted(submitted, reverse=True) == [3, 2, 1]


def test_batches_grow_and_shrink_towards_the_end() -> None:
    """Chunks of a millisecond: 250 fill a quarter of a second; of the last 400, four batches in flight get 100 each."""
    pool = SimpleNamespace(capacity=4)
    run: Any = workers_module._Run(pool, None, iter(()), 10_000, False, lambda *_: None)  # type: ignore[arg-type]
    assert run._batch_size() == 1
    run._chunk_seconds = 0.001
    assert run._batch_size() == 250
    run._left = 400
    assert run._batch_size() == 100
    run._left = 3
    assert run._batch_size() == 1
    run._left = None
    assert run._batch_size() == 250
    run._chunk_seconds = 5.0
    assert run._batch_size() == 1
    pool.capacity = 2560  # many workers: longer batches
    assert run._batch_size() == 2


def test_a_job_continues_from_its_part_file(tmp_path: Path) -> None:
    simulation = Simulation(game_named("top_hats"), 2, 600, 5, {})
    whole = list(simulate_lines(simulation, Workers()))
    out = str(tmp_path / "games.jsonl")
    part = PartFile(out, 5, list[bytes])
    begun = simulate_lines(simulation, Workers(), part)
    assert list(itertools.islice(begun, 300)) == whole[:300]
    with pytest.raises(BadInput, match="another process"):
        next(simulate_lines(simulation, Workers(), PartFile(out, 5, list[bytes])))
    begun.close()  # type: ignore[attr-defined]
    lines = part.path.read_bytes()
    assert lines.count(b"\n") == 2
    part.path.write_bytes(lines + lines[:100])  # the machine went down
    workers = Workers()
    assert list(simulate_lines(simulation, workers, PartFile(out, 5, list[bytes]))) == whole
    assert workers.nodes[""].chunks == 1
    assert PartFile(out, 6, list[bytes]).path != part.path
    part.remove()
    assert list(tmp_path.iterdir()) == []
