"""A real Ray with two nodes on this machine: the same bytes as without, and nothing lost with a node or the driver."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hatbox.compiled.compile_cache import cache_folder
from hatbox.engine.errors import BadInput
from hatbox.lab import cluster as cluster_module
from hatbox.lab import learning
from hatbox.lab.cluster import SETTINGS, fingerprint, read_address
from hatbox.lab.study.plan import read_plan
from hatbox.lab.study.report import encode, to_json
from hatbox.lab.study.run import Study
from hatbox.lab.workers import NodeProgress, ShouldStop, Workers, run_chunks
from support.command import assert_refused, hatbox

ARENA = ["arena", "top_hats", "--bots", "random", "random@7", "--seed", "3"]
PATIENCE = 60.0  # seconds until something has gone wrong

ray_warnings = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")


class Nodes:
    """A cluster of two nodes with one CPU each; the second may be killed."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self._cluster: Any = Cluster(initialize_head=True, head_node_args=self._node())
        self.on = f"ray:{self._cluster.address}"
        self._second: Any = None
        self._connection = Workers(on=self.on)  # of this process: the tests use it, and the same worker processes

    @staticmethod
    def _node() -> dict[str, Any]:
        return {"num_cpus": 1, "include_dashboard": False, "include_log_monitor": False}

    def add(self) -> None:
        if self._second is None:
            self._second = self._cluster.add_node(**self._node())

    def kill(self) -> None:
        self._cluster.remove_node(self._second, allow_graceful=False)
        self._second = None

    def shutdown(self) -> None:
        self._connection.close()
        self._cluster.shutdown()


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    folder = Path(tempfile.mkdtemp(prefix="nodes-", dir="/tmp"))  # short, for Unix sockets
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**SETTINGS, "RAY_AUTH_MODE": "disabled", "RAY_TMPDIR": str(folder)}.items():
            patch.setenv(name, value)
        constants = pytest.importorskip("ray._private.ray_constants")
        patch.setattr(constants, "ENABLE_RAY_CLUSTER", False)  # whoever has imported it before: the loopback interface
        cluster = Nodes()
        try:
            yield cluster
        finally:
            cluster.shutdown()
            wait_until(lambda: not processes_with(str(folder)))
            shutil.rmtree(folder)


def processes_with(text: str) -> list[str]:
    """Return the processes of this machine with a text in their environment, ours left out."""
    processes = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if folder.name != str(os.getpid()) and text.encode() in folder.joinpath("environ").read_bytes():
                processes.append(folder.joinpath("cmdline").read_text())
    return processes


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


# --- work


def pause(seconds: float, chunk: int, should_stop: ShouldStop) -> int:
    time.sleep(seconds)
    return -chunk


def die_once(folder: str, chunk: int, should_stop: ShouldStop) -> int:
    """Kill the worker the first time that chunk 3 comes up, and always at chunk 1000."""
    mark = Path(folder) / str(chunk)
    if chunk == 1000 or (chunk == 3 and not mark.exists()):
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return -chunk


def fail(_: None, chunk: int, should_stop: ShouldStop) -> int:
    if chunk == 7:
        raise BadInput("bad-number", field="--count", number=chunk, least=0, most=6)
    if chunk == 8:
        raise ZeroDivisionError(chunk)
    return chunk


# --- addresses and versions


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    texts = ("ray", "ray:auto", "ray://host:10001", "ray:10.0.0.1:6379")
    assert [read_address(text) for text in texts] == [None, "auto", "ray://host:10001", "10.0.0.1:6379"]
    monkeypatch.setenv("RAY_ADDRESS", "10.0.0.2:6379")  # in a job of a cluster
    assert read_address("ray") == "10.0.0.2:6379"


@pytest.mark.parametrize("text", ["", "dask", "ray:", "ray://", "ray:host", "ray://host:x", "ray:host:0", "ray://auto"])
def test_what_is_no_cluster_is_refused(text: str) -> None:
    assert_refused(hatbox(*ARENA, "--on", text), f'"{text}" is not a cluster', "ray://HOST:PORT")


@pytest.mark.parametrize("form", ["ray:{}", "ray://{}"])
def test_unreachable_clusters_are_named(form: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cluster_module, "CONNECT_SECONDS", 0.5)
    out = tmp_path / "games.jsonl"
    with socket.create_server(("127.0.0.1", 0)) as silent:  # accepts, and never says a word
        for port in (1, silent.getsockname()[1]):
            on = form.format(f"127.0.0.1:{port}")
            result = hatbox("simulate", "hats", "--on", on, "--out", str(out))
            assert_refused(result, f"no Ray cluster answers at {on}")
    assert not out.exists()


def test_folders_of_killed_processes_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "MAX_TEMP_LENGTH", 1000)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    for name in (f"hat-{ended.pid}-x", f"hat-{os.getpid()}-x", "hat-of-mine"):
        tmp_path.joinpath(name).mkdir()
    new = cluster_module._temp_folder()
    assert {path.name for path in tmp_path.iterdir()} == {f"hat-{os.getpid()}-x", "hat-of-mine", new.name}


# --- two nodes


@pytest.mark.slow
@ray_warnings
def test_the_same_bytes_as_on_one_machine(nodes: Nodes, tmp_path: Path) -> None:
    nodes.add()

    def written(*arguments: str, name: str) -> tuple[bytes, bytes]:
        """The file that a command writes here, and on the cluster."""
        paths = [tmp_path / f"{where}.{name}" for where in ("here", "there")]
        for path, more in zip(paths, ([], ["--on", nodes.on]), strict=True):
            result = hatbox(*arguments, "--out", str(path), *more)
            assert result.returncode == 0, result.stderr
        here, there = (path.read_bytes() for path in paths)
        return here, there

    here, there = written("simulate", "top_hats", "--games", "600", "--seed", "4", name="jsonl")
    assert here == there
    records = str(tmp_path / "here.jsonl")
    here, there = written("dataset", records, name="parquet")
    assert here == there
    here, there = written(*ARENA, "--games", "12", name="arena.jsonl")
    assert sorted(here.splitlines()) == sorted(there.splitlines())
    with pytest.raises(BadInput, match="--count is 7"):
        list(run_chunks(fail, None, range(8), on=nodes.on))
    with pytest.raises(ZeroDivisionError):
        list(run_chunks(fail, None, [8], on=nodes.on))


@pytest.mark.slow
@ray_warnings
def test_the_lab_works_as_on_one_machine(nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nodes.add()
    monkeypatch.setattr(learning, "DUELS", 4)

    def pair(*arguments: str, out: str = "") -> list[Path]:
        """Run a command here and on the cluster, which must say the same; return what they wrote."""
        paths = [tmp_path / f"{out or arguments[0]}-{where}" for where in ("here", "there")]
        answers = []
        for path, more in zip(paths, ([], ["--on", nodes.on]), strict=True):
            result = hatbox(*arguments, *(["--out", str(path)] if out else []), *more)
            assert result.returncode == 0, result.stderr
            answers.append(re.sub(re.escape(str(path)) + "|, [0-9.]+ min;", "", result.stdout))
        assert answers[0] == answers[1]
        return paths

    def contents(folder: Path) -> dict[str, bytes]:
        return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*.*") if file.is_file()}

    here, there = pair(
        *("study", "magic_hat", "--players", "2", "--option", "size=small", "--bots", "greedy", "random@1"),
        *("--games", "4000", "--seed", "3"),
        out="study",
    )
    assert contents(here) == contents(there)
    assert len(contents(here)) > 10  # chunks among them
    pair("exploit", "magic_hat", "--size", "tiny", "--bot", "greedy", "--simulations", "1", "--seeds", "2", "--json")
    pair("exploit", "top_hats", "--size", "tiny", "--bot", "random", "--simulations", "1", "--games", "9", "--json")
    here, there = pair("puzzles", "top_hats", "--count", "1", "--simulations", "500", out="puzzles")
    assert here.read_bytes() == there.read_bytes()
    here, there = pair("train", "top_hats", "--round", "23", "--games", "23", "--simulations", "8", out="train")
    assert (here / learning.CHECKPOINT).read_bytes() == (there / learning.CHECKPOINT).read_bytes()


@pytest.mark.slow
@ray_warnings
def test_a_study_loses_nothing_with_a_node(nodes: Nodes, tmp_path: Path) -> None:
    nodes.add()
    plan = read_plan({"game": "magic_hat", "options": {"size": "small"}, "bots": "random", "games": 20_000, "seed": 5})
    study = Study(plan, str(tmp_path / "study"))
    counts = []

    def kill(done: int, total: int) -> None:
        counts.append(done)
        if done and nodes._second is not None:
            nodes.kill()

    with Workers(on=nodes.on) as workers:
        while len(workers.nodes) < 2:
            list(workers.run(pause, 0.05, range(20)))
        study.play(workers, on_progress=kill)
    assert study.is_complete
    assert counts == [*range(0, 20_001, 400)]
    assert nodes._second is None
    with Workers() as here:
        alone = Study(plan)
        alone.play(here)
    assert encode(to_json(study)) == encode(to_json(alone))


@pytest.mark.slow
@ray_warnings
def test_a_node_that_dies_loses_nothing(nodes: Nodes, capsys: pytest.CaptureFixture[str]) -> None:
    nodes.add()
    results: Counter[tuple[int, int]] = Counter()
    progress: dict[str, NodeProgress] = {}
    with Workers(on=nodes.on) as workers:
        for pair in workers.run(pause, 0.05, range(120), on_progress=progress.update):
            results[pair] += 1
            if len(progress) == 2 and nodes._second is not None:
                nodes.kill()
        assert nodes._second is None
        assert results == Counter({(chunk, -chunk): 1 for chunk in range(120)})
        assert sum(node.chunks for node in progress.values()) == 120
    worker: Any = sys.modules["ray._private.worker"]
    worker.print_to_stdstream({"lines": ["a node is dead\nand more"], "is_err": False}, ignore_prefix=False)
    out, errors = capsys.readouterr()
    assert out == ""
    assert "hatbox: Ray: a node is dead\n" in errors


@pytest.mark.slow
@ray_warnings
def test_a_worker_that_dies_loses_nothing(nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "MAX_RETRIES", 1)
    with Workers(on=nodes.on, jobs=1) as workers:
        assert list(workers.run(die_once, str(tmp_path), range(6), in_order=True)) == [(k, -k) for k in range(6)]
        assert (tmp_path / "3").exists()
        with pytest.raises(BadInput, match="the same work was lost 2 times"):
            list(workers.run(die_once, str(tmp_path), [1000]))


@pytest.mark.slow
@ray_warnings
def test_another_version_is_refused(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(fingerprint(), hatbox="0.1.0")
    monkeypatch.setattr(cluster_module, "fingerprint", lambda: other)
    result = hatbox("simulate", "hats", "--on", nodes.on)
    result.stderr = result.stderr.splitlines()[-1]  # before it, Ray may tell of the node that died
    assert_refused(result, f"has Hatbox {fingerprint().hatbox}", "this machine Hatbox 0.1.0", "install the same")


@pytest.mark.slow
@ray_warnings
def test_a_driver_that_dies_goes_on(nodes: Nodes, tmp_path: Path) -> None:
    out, side = tmp_path / "games.jsonl", tmp_path / "games.jsonl.arena"
    command = [*ARENA, "--json", "--out", str(out), "--on", nodes.on]
    program = [sys.executable, "-m", "hatbox", *command, "--games", "1000000"]
    driver = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: side.exists() and side.read_bytes().count(b"\n") > 4)
    finally:
        driver.kill()
        driver.wait()
    stored = side.read_bytes().count(b"\n") - 1
    games = str(2 * ((stored + 9) // 2))
    standings = []
    for more in (["--out", str(out), "--on", nodes.on], []):
        result = hatbox(*ARENA, "--json", "--games", games, *more)
        assert result.returncode == 0, result.stderr
        report = json.loads(result.stdout)["standings"]
        for bot in report["bots"]:
            del bot["pace"]
        standings.append(report)
    assert standings[0]["games"] >= int(games) > stored
    assert standings[0] == standings[1]


# --- a Ray of our own


@pytest.mark.slow
def test_a_ray_of_our_own(tmp_path: Path) -> None:
    """With an empty home, hardly a path, and a long one for temporary files; others cannot connect; nothing is left."""
    long = tmp_path / ("x" * 90)
    long.mkdir()
    command = ["simulate", "hats", "--games", "3", "--jobs", "1"]
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(tmp_path),
        "TMPDIR": str(long),
        "HATBOX_CACHE": str(cache_folder()),
        "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
    }
    program = [sys.executable, "-m", "hatbox", *command, "--on", "ray"]
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r".+: 1 chunks, [\d.]+ per second\n", done.stderr)
    assert done.stdout == hatbox(*command).stdout
    assert not processes_with(str(long))
    assert list(long.iterdir()) == []
