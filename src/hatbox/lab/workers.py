"""Chunks of work: in this process, in several, or on a Ray cluster (`lab/cluster.py`).

A chunk is a part of a job that gives the same result wherever it is worked on, and however often.
`work(settings, chunk, should_stop)` is a function of a module, so that another process finds it by name; settings,
chunks and results can be pickled.

    for chunk, result in run_chunks(play, contest, keys, jobs=4):
        ...

A job that comes back for more keeps its workers: `with Workers(jobs=4) as workers: workers.run(...)`.
"""

from __future__ import annotations

import gc
import hashlib
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from hatbox.compiled.jit import compile_once
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.i18n import Param

S = TypeVar("S")  # settings of a job
C = TypeVar("C")  # a chunk
R = TypeVar("R")  # the result of a chunk
ShouldStop: TypeAlias = Callable[[], bool]
Work: TypeAlias = Callable[[S, C, ShouldStop], R | None]  # None: stopped, there is no result
Prepare: TypeAlias = Callable[[S, ShouldStop], None]  # loads and compiles what the work needs

POLL_SECONDS = 0.2  # between checks of should_stop
BATCH_SECONDS = 0.25  # of work that is handed out together, so that short chunks cost little to hand out
MANY_BATCHES = 64  # in flight; with more, each is as much longer, so that one driver keeps up with many workers
MAX_OVERRUN = 4.0  # times as long as planned, after which a worker hands back the rest of its batch
MAX_BATCH = 4096  # chunks
IN_FLIGHT = 2  # batches for each worker: the one it works on, and the next
AHEAD = 4  # times as many batches may be handed out or wait for their turn
KEPT = 2  # jobs that a worker remembers


def never() -> bool:
    return False


@dataclass
class NodeProgress:
    """The part of a job that one machine has done."""

    chunks: int = 0
    seconds: float = 0.0  # of work, over all its workers


OnProgress: TypeAlias = Callable[[Mapping[str, NodeProgress]], None]  # `Workers.nodes`


def run_chunks(
    work: Work[S, C, R],
    settings: S,
    chunks: Iterable[C],
    *,
    jobs: int | None = None,
    on: str | None = None,
    prepare: Prepare[S] | None = None,
    in_order: bool = False,
    should_stop: ShouldStop = never,
    on_progress: OnProgress | None = None,
) -> Iterator[tuple[C, R]]:
    """Yield every chunk with its result, once, as they finish or `in_order`; `chunks` may be without end.

    `jobs` processes work at a time: by default this one alone, or as many as the cluster `on` has CPUs. `prepare` is
    called in each before its first chunk. When `should_stop` says so, what is finished is yielded and nothing more.
    """
    with Workers(jobs, on) as workers:
        yield from workers.run(
            work,
            settings,
            chunks,
            prepare=prepare,
            in_order=in_order,
            should_stop=should_stop,
            on_progress=on_progress,
        )


class Workers:
    """The workers of `run_chunks`, for several jobs one after the other."""

    def __init__(self, jobs: int | None = None, on: str | None = None) -> None:
        """Open the pool; processes start when there is work."""
        self.nodes: dict[str, NodeProgress] = {}  # so far; this machine's own processes are ""
        self._pool = _open_pool(jobs, on)

    @property
    def is_here(self) -> bool:
        """Check whether this process does the work itself."""
        return self._pool is None

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.close()

    def run(
        self,
        work: Work[S, C, R],
        settings: S,
        chunks: Iterable[C],
        *,
        prepare: Prepare[S] | None = None,
        in_order: bool = False,
        should_stop: ShouldStop = never,
        on_progress: OnProgress | None = None,
    ) -> Iterator[tuple[C, R]]:
        """Do as `run_chunks`."""

        def count(node: str, chunks: int, seconds: float) -> None:
            progress = self.nodes.setdefault(node, NodeProgress())
            progress.chunks += chunks
            progress.seconds += seconds
            if on_progress is not None:
                on_progress(self.nodes)

        if self._pool is None:
            yield from _run_here(work, settings, chunks, prepare, should_stop, count)
        else:
            task = Task.of(work, settings, prepare, self._pool.dumps)
            yield from _Run(self._pool, task, iter(chunks), _length(chunks), in_order, count).results(should_stop)


def _open_pool(jobs: int | None, on: str | None) -> Pool | None:
    """Return the pool, or None to work in this process."""
    if on is not None:
        from hatbox.lab.cluster import Cluster  # late: it imports this module

        return Cluster(on, jobs)
    return None if jobs is None or jobs == 1 else _Processes(jobs)


def _length(chunks: Iterable[Any]) -> int | None:
    return len(chunks) if isinstance(chunks, Collection) else None


Count: TypeAlias = Callable[[str, int, float], None]


def _run_here(
    work: Work[S, C, R],
    settings: S,
    chunks: Iterable[C],
    prepare: Prepare[S] | None,
    should_stop: ShouldStop,
    count: Count,
) -> Iterator[tuple[C, R]]:
    """Work on the chunks one after the other."""
    if prepare is not None:
        prepare(settings, should_stop)
    for chunk in chunks:
        begin = time.perf_counter()
        result = None if should_stop() else work(settings, chunk, should_stop)
        if result is None:
            return
        count("", 1, time.perf_counter() - begin)
        yield chunk, result


# --- handing out batches


@dataclass(frozen=True)
class Task:
    """All that the chunks of a job share, as it is sent to workers."""

    key: str  # digest of `data`
    data: bytes  # pickled: paths of modules, then the work, how to prepare it, and the settings

    @staticmethod
    def of(work: Work[S, C, R], settings: S, prepare: Prepare[S] | None, dumps: Callable[[Any], bytes]) -> Task:
        """Pickle a job."""
        paths = [str(Path(path).absolute()) for path in sys.path]
        data = pickle.dumps((paths, dumps((work, prepare, settings))))
        return Task(hashlib.sha256(data).hexdigest()[:20], data)


@dataclass(frozen=True)
class SentError:
    """A HatboxError in a form that can be pickled."""

    code: str
    params: dict[str, Param]


@dataclass
class Answer:
    """The results of a batch: fewer than its chunks if it was stopped, failed, or took too long."""

    results: list[Any] = field(default_factory=list)
    seconds: float = 0.0
    node: str = ""
    error: SentError | None = None
    stopped: bool = False


@dataclass
class Batch(Generic[C]):
    """Chunks that are handed out together."""

    number: int
    chunks: list[C]
    results: list[Any] = field(default_factory=list)  # of the first chunks
    error: SentError | None = None
    stopped: bool = False


Handle: TypeAlias = Any  # of a batch under way: a Future, or a reference of Ray


class Pool(Protocol):
    """Workers in other processes."""

    @property
    def capacity(self) -> int:
        """The number of batches that keeps every worker busy; may change."""

    def dumps(self, job: Any) -> bytes:
        """Pickle the work and its settings."""

    def submit(self, task: Task, chunks: list[Any], seconds: float) -> Handle:
        """Hand out a batch; what is not begun after so many seconds comes back."""

    def wait(self, handles: Collection[Handle], seconds: float) -> Collection[Handle]:
        """Return the handles that are done, as soon as there is one, or none when the time is up."""

    def answer(self, handle: Handle) -> Answer:
        """Return the answer of a handle that is done; raise what the work raised."""

    def stop(self, handles: Collection[Handle]) -> Collection[Handle]:
        """Stop these batches, wait until nobody works on them, and return those that have an answer."""

    def close(self) -> None:
        """End the workers."""


class _Run(Generic[C]):
    """One job under way: batches handed out and waiting for their turn."""

    def __init__(
        self, pool: Pool, task: Task, chunks: Iterator[C], length: int | None, in_order: bool, count: Count
    ) -> None:
        self._pool = pool
        self._task = task
        self._chunks = chunks
        self._left = length  # chunks not handed out, if that can be known
        self._in_order = in_order
        self._count = count
        self._pending: dict[Handle, Batch[C]] = {}  # handed out
        self._finished: dict[int, Batch[C]] = {}  # by number; these wait for their turn
        self._handed_out = 0
        self._turn = 0  # number of the next batch to be yielded, if in order
        self._chunk_seconds: float | None = None  # mean of late

    def results(self, should_stop: ShouldStop) -> Iterator[tuple[C, Any]]:
        """Yield chunks with their results until all are done, or until stopped."""
        try:
            while not should_stop():
                self._hand_out()
                if not self._pending:
                    return
                yield from self._take(self._pool.wait(self._pending, POLL_SECONDS))
            yield from self._take(self._pool.stop(self._pending), is_stopping=True)
        finally:
            self._pool.stop(self._pending)

    def _hand_out(self) -> None:
        capacity = self._pool.capacity
        while len(self._pending) < capacity and len(self._pending) + len(self._finished) < AHEAD * capacity:
            chunks = [*islice(self._chunks, self._batch_size())]
            if not chunks:
                return
            if self._left is not None:
                self._left -= len(chunks)
            self._submit(Batch(self._handed_out, chunks))
            self._handed_out += 1

    def _submit(self, batch: Batch[C]) -> None:
        """Hand out what is left of a batch."""
        chunks, limit = batch.chunks[len(batch.results) :], MAX_OVERRUN * self._batch_seconds()
        self._pending[self._pool.submit(self._task, chunks, limit)] = batch

    def _batch_seconds(self) -> float:
        return BATCH_SECONDS * max(1.0, self._pool.capacity / MANY_BATCHES)

    def _batch_size(self) -> int:
        """Return how many chunks fill a batch; towards the end fewer, so that all workers end together."""
        if not self._chunk_seconds:
            return 1
        size = min(MAX_BATCH, int(self._batch_seconds() / self._chunk_seconds))
        return max(1, size if self._left is None else min(size, self._left // self._pool.capacity))

    def _take(self, handles: Collection[Handle], is_stopping: bool = False) -> Iterator[tuple[C, Any]]:
        """Yield the results of batches that are done, if it is their turn."""
        for handle in handles:
            batch = self._pending.pop(handle)
            answer = self._pool.answer(handle)
            if answer.results:
                mean = max(answer.seconds / len(answer.results), 1e-6)
                self._chunk_seconds = mean if self._chunk_seconds is None else (self._chunk_seconds + mean) / 2
            self._count(answer.node, len(answer.results), answer.seconds)
            batch.results += answer.results
            is_complete = len(batch.results) == len(batch.chunks)
            batch.error, batch.stopped = answer.error, not is_complete and (answer.stopped or is_stopping)
            if not is_complete and batch.error is None and not batch.stopped:
                self._submit(batch)
            else:
                self._finished[batch.number] = batch
        for number in sorted(self._finished):
            if self._in_order and number != self._turn:
                return
            batch = self._finished.pop(number)
            yield from zip(batch.chunks, batch.results, strict=False)
            if batch.error is not None:
                raise BadInput(batch.error.code, **batch.error.params)
            if self._in_order and batch.stopped:
                return
            self._turn += 1


# --- processes on this machine


class _Processes:
    """Spawned processes."""

    def __init__(self, jobs: int) -> None:
        context = get_context("spawn")
        self.capacity = IN_FLIGHT * jobs
        self._flag = context.RawValue("b", 0)
        self._pool = ProcessPoolExecutor(jobs, context, _start_worker, (self._flag,))

    def dumps(self, job: Any) -> bytes:
        return pickle.dumps(job)

    def submit(self, task: Task, chunks: list[Any], seconds: float) -> Future[Answer]:
        with block_interrupts(), _process_errors():
            return self._pool.submit(_work_in_process, task, chunks, seconds)

    def wait(self, handles: Collection[Future[Answer]], seconds: float) -> Collection[Future[Answer]]:
        return wait(handles, seconds, FIRST_COMPLETED).done

    def answer(self, handle: Future[Answer]) -> Answer:
        with _process_errors():
            return handle.result()

    def stop(self, handles: Collection[Future[Answer]]) -> Collection[Future[Answer]]:
        self._flag.value = 1
        for handle in handles:
            handle.cancel()
        left = [handle for handle in handles if not handle.cancelled()]
        wait(left)
        self._flag.value = 0
        return left

    def close(self) -> None:
        self._flag.value = 1
        self._pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _process_errors() -> Iterator[None]:
    try:
        yield
    except BrokenProcessPool:
        raise BadInput("arena-process-died") from None


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Block SIGINT in processes started in the block; this process handles it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_should_stop: ShouldStop = never  # of this worker process


def _start_worker(flag: Any) -> None:
    """Initialize a worker: ignore Ctrl-C, exit with the parent."""
    global _should_stop  # noqa: PLW0603 - an initializer has no other way to hand something to the work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    _should_stop = lambda: bool(flag.value)  # noqa: E731


def _exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work_in_process(task: Task, chunks: list[Any], seconds: float) -> Answer:
    return work_on(task.key, lambda: task.data, chunks, seconds, _should_stop)


# --- in a worker


_jobs: dict[str, tuple[Work[Any, Any, Any], Any]] = {}  # this worker's last jobs by key: the work and its settings


def work_on(
    key: str, load: Callable[[], bytes], chunks: list[Any], seconds: float, should_stop: ShouldStop, node: str = ""
) -> Answer:
    """Work on a batch for so many seconds; `load` returns the data of its task, if this worker does not know it yet."""
    answer = Answer(node=node)
    try:
        if key not in _jobs:
            while len(_jobs) >= KEPT:
                del _jobs[next(iter(_jobs))]
            _jobs[key] = _open_task(load(), should_stop)
        work, settings = _jobs[key]
        begin = time.perf_counter()
        for chunk in chunks:
            result = None if should_stop() else work(settings, chunk, should_stop)
            if result is None:
                answer.stopped = True
                break
            answer.results.append(result)
            answer.seconds = time.perf_counter() - begin
            if answer.seconds > seconds:
                break
    except HatboxError as error:
        answer.error = SentError(error.code, error.params)
    return answer


def _open_task(data: bytes, should_stop: ShouldStop) -> tuple[Work[Any, Any, Any], Any]:
    """Unpickle the task and prepare for it."""
    paths, pickled = pickle.loads(data)
    sys.path.extend(path for path in paths if path not in sys.path and Path(path).exists())
    work, prepare, settings = pickle.loads(pickled)
    if prepare is not None:
        with compile_once(should_stop):
            prepare(settings, should_stop)
    freeze_garbage()
    return work, settings


def freeze_garbage() -> None:
    """Exempt all objects so far from garbage collection, so that it takes no time from the work."""
    gc.freeze()
    gc.enable()
