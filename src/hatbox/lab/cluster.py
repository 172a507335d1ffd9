"""Chunks of work on a Ray cluster.

A batch of chunks is a Ray task. If its worker or machine is lost, it runs again elsewhere; since chunks are idempotent
and a batch has one answer, nothing is lost or counted twice. Every machine needs the same Hatbox, which each worker
checks; results are then the same bytes as on one machine.
"""

from __future__ import annotations

import hashlib
import os
import platform
import secrets
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

import hatbox
from hatbox.engine.errors import BadInput
from hatbox.extras import need
from hatbox.lab.workers import IN_FLIGHT, Answer, SentError, Task, block_interrupts, never, work_on

ObjectRef: TypeAlias = Any  # of Ray

MAX_RETRIES = 10  # of a batch whose worker or machine is lost
CONNECT_SECONDS = 10.0  # until a cluster counts as unreachable
STOP_SECONDS = 10.0  # until workers that do not stop are killed
RESOURCE_SECONDS = 2.0  # between looks at how many CPUs the cluster has
MAX_TEMP_LENGTH = 20  # characters of the folder for temporary files: Ray's sockets need up to 87 more, of 107
HTTP2_SETTINGS = b"\4"  # the type of the first frame from either side
HTTP2_HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0" + HTTP2_SETTINGS + b"\0\0\0\0\0"
SETTINGS = {  # of a Ray that is started here: nothing is sent anywhere, no dashboard, only this machine can connect
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # on every system: listen on the loopback interface only
    "RAY_AUTH_MODE": "token",  # and not for other users of this machine
    "RAY_enable_metrics_collection": "0",
    "RAY_worker_niceness": "0",  # as the processes of --jobs
}
QUIET = {
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_USAGE_STATS_PROMPT_ENABLED": "0",
}


@dataclass(frozen=True)
class Fingerprint:
    """The versions that must agree on all machines for results to be the same."""

    hatbox: str
    python: str
    sources: str  # digest


@cache  # once per process: an upgrade needs a restart
def fingerprint() -> Fingerprint:
    """Return the fingerprint of this process."""
    package = Path(hatbox.__file__).parent
    digest = hashlib.sha256()
    for file in sorted(package.rglob("*.py")):
        digest.update(str(file.relative_to(package)).encode() + b"\0" + file.read_bytes())
    return Fingerprint(hatbox.__version__, platform.python_version(), digest.hexdigest()[:12])


def read_address(text: str) -> str | None:
    """Return the address of a running cluster that `--on` names, or None for a Ray of our own on this machine."""
    if text == "ray":
        return os.environ.get("RAY_ADDRESS") or None
    address = text if text.startswith("ray://") else text.removeprefix("ray:")
    if address == "auto" and text == "ray:auto":
        return address
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (text.startswith("ray:") and host and port.isascii() and port.isdigit() and 0 < int(port) < 1 << 16):
        raise BadInput("bad-cluster", text=text)
    return address


class Cluster:
    """A connection to a running cluster, or a Ray that is started on this machine and ends with us."""

    def __init__(self, on: str, jobs: int | None) -> None:
        """Connect or start; `jobs` limits how many CPUs are used. A connection that the program has is used."""
        address = read_address(on)
        self._jobs = jobs
        self._is_ours = False  # the connection, to be closed
        self._folder: Path | None = None
        os.environ.update({**QUIET, **os.environ})
        if address is None and "ray" not in sys.modules:
            os.environ.update({**SETTINGS, **os.environ})
            os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
        elif address is not None:
            _expect_ray(on, address)
        self._ray: Any = need("ray", "cluster")
        if not self._ray.is_initialized():
            self._is_ours = True
            _keep_output_clean()
            if address is None:
                self._start()
            else:
                self._connect(on, address)
        self._remote = self._ray.remote(num_cpus=1, max_retries=MAX_RETRIES)(_work_in_task)
        self._cpus, self._looked = 0, -RESOURCE_SECONDS
        self._data: dict[str, ObjectRef] = {}  # of the last task

    def _start(self) -> None:
        self._folder = _temp_folder()
        try:
            with block_interrupts(), _keep_signals():
                self._ray.init(
                    address="local",
                    num_cpus=self._jobs,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level="ERROR",
                    _temp_dir=str(self._folder),
                )
        except Exception as error:
            self.close()
            raise BadInput("cluster-not-started", reason=_first_line(error)) from error

    def _connect(self, on: str, address: str) -> None:
        try:
            with _keep_signals():
                self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:
            text = str(error)
            if "ersion mismatch" in text:
                raise BadInput("cluster-versions", reason=" ".join(text.split())) from error
            raise BadInput("cluster-unreachable", address=on, reason=_first_line(error)) from error

    @property
    def capacity(self) -> int:
        """The number of batches that keeps every worker busy; grows and shrinks with the cluster."""
        if time.monotonic() - self._looked >= RESOURCE_SECONDS:
            self._cpus, self._looked = int(self._ray.cluster_resources().get("CPU", 0)), time.monotonic()
        full = IN_FLIGHT * max(1, self._cpus)  # none yet: an autoscaler wants to see tasks that wait
        return full if self._jobs is None or self._folder is not None else min(self._jobs, full)

    def dumps(self, job: Any) -> bytes:
        """Pickle by value what a script or a notebook defines: workers cannot import it."""
        data: bytes = self._ray.cloudpickle.dumps(job)
        return data

    def submit(self, task: Task, chunks: list[Any], seconds: float) -> ObjectRef:
        if task.key not in self._data:
            self._data = {task.key: self._ray.put(task.data)}
        return self._remote.remote(task.key, [self._data[task.key]], chunks, seconds, fingerprint())

    def wait(self, handles: Collection[ObjectRef], seconds: float) -> Collection[ObjectRef]:
        """Return the handles that are done: at least one, or none when the time is up."""
        refs = [*handles]
        done, left = self._ray.wait(refs, num_returns=1, timeout=seconds)
        more, _ = self._ray.wait(left, num_returns=len(left), timeout=0) if done and left else ([], [])
        return [*done, *more]

    def answer(self, handle: ObjectRef) -> Answer:
        try:
            answer: Answer = self._ray.get(handle)
        except self._ray.exceptions.RayTaskError as error:
            if "No module named 'hatbox" in str(error):
                raise BadInput("cluster-without-hatbox", version=hatbox.__version__) from None
            raise
        except (
            self._ray.exceptions.WorkerCrashedError,
            self._ray.exceptions.NodeDiedError,
            self._ray.exceptions.ObjectLostError,
            self._ray.exceptions.OutOfMemoryError,
        ) as error:
            raise BadInput("cluster-work-lost", times=MAX_RETRIES + 1, reason=_first_line(error)) from error
        return answer

    def stop(self, handles: Collection[ObjectRef]) -> Collection[ObjectRef]:
        """Cancel these batches; those that are stopped midway have no answer."""
        refs = [*handles]
        if not refs:
            return []
        for ref in refs:
            self._ray.cancel(ref)
        done, left = self._ray.wait(refs, num_returns=len(refs), timeout=STOP_SECONDS)
        for ref in left:
            with suppress(Exception):
                self._ray.cancel(ref, force=True)
        return [ref for ref in done if not self._is_cancelled(ref)]

    def _is_cancelled(self, ref: ObjectRef) -> bool:
        try:
            self._ray.get(ref, timeout=0)
        except self._ray.exceptions.TaskCancelledError:
            return True
        except Exception:
            return False  # `answer` will raise it
        return False

    def close(self) -> None:
        """Disconnect; a Ray of our own ends."""
        if self._is_ours:
            self._ray.shutdown()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)


def _work_in_task(key: str, refs: list[ObjectRef], chunks: list[Any], seconds: float, expected: Fingerprint) -> Answer:
    """Work on a batch in a worker of the cluster."""
    import ray

    node = f"{socket.gethostname()} {ray.get_runtime_context().get_node_id()[:6]}"
    ours = fingerprint()
    if ours != expected:
        params = {"node": node, "theirs": _versions(ours), "ours": _versions(expected)}
        return Answer(node=node, error=SentError("cluster-versions-differ", {**params}))

    def load() -> bytes:
        data: Any = ray.get(refs[0])
        return bytes(data)

    return work_on(key, load, chunks, seconds, never, node)


def _versions(of: Fingerprint) -> str:
    return f"Hatbox {of.hatbox} ({of.sources}), Python {of.python}"


def _keep_output_clean() -> None:
    """Let Ray's messages, as of a node that is lost, go to standard error in a line: it has no setting for that."""
    worker: Any = import_module("ray._private.worker")
    if hasattr(worker, "print_to_stdstream"):
        worker.print_to_stdstream = _print_message


def _print_message(data: dict[str, Any], *_: object, **__: object) -> None:
    text = "\n".join(map(str, data.get("lines", ()))).strip()
    if text:
        print(f"hatbox: Ray: {text.splitlines()[0]}", file=sys.stderr)


@contextmanager
def _keep_signals() -> Iterator[None]:
    """Restore the handling of SIGTERM, which Ray changes."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        with suppress(ValueError):  # not the main thread: nothing was changed
            signal.signal(signal.SIGTERM, before)


def _expect_ray(on: str, address: str) -> None:
    """Raise soon if no gRPC server answers; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or os.environ.get("RAY_USE_TLS"):
        return
    try:
        with socket.create_connection((host, int(port)), CONNECT_SECONDS) as connection:
            connection.sendall(HTTP2_HELLO)
            head = connection.recv(9)
    except OSError as error:
        raise BadInput("cluster-unreachable", address=on, reason=str(error)) from None
    if head[3:4] != HTTP2_SETTINGS:
        raise BadInput("cluster-unreachable", address=on, reason="not gRPC")


def _temp_folder() -> Path:
    """Return a new folder whose path is short enough for Unix sockets; remove those of processes that were killed."""
    roots = [Path(tempfile.gettempdir()), Path("/tmp"), Path("/var/tmp")]
    root = next((root for root in roots if len(str(root)) < MAX_TEMP_LENGTH and os.access(root, os.W_OK)), roots[0])
    for folder in root.glob("hat-*-*"):
        process = folder.name.split("-")[1]
        if process.isdigit() and not _is_running(int(process)):
            shutil.rmtree(folder, ignore_errors=True)
    return Path(tempfile.mkdtemp(prefix=f"hat-{os.getpid()}-", dir=root))


def _is_running(process: int) -> bool:
    if os.name != "posix":  # signal 0 would do harm
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # somebody else's
        pass
    return True


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__
