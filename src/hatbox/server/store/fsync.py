"""Fsync of one file in a thread while the event loop runs on.

A Python thread must take the GIL to report that it is done, and the event loop must get it back. On Linux the thread
is therefore native: it never takes the GIL, and the two signal each other by eventfd. That saves 12 % of CPU per move
(`python bench/load.py cpu --seconds 4 --tables 20`, see docs/benchmarks.md).
"""

from __future__ import annotations

import asyncio
import os
import signal
from threading import Thread
from typing import Protocol

from hatbox.server.store.worker import Worker, complete

SYNC = getattr(os, "fdatasync", os.fsync)


class Fsync(Protocol):
    """Makes one file durable."""

    def sync(self) -> asyncio.Future[None]:
        """Complete when everything written so far survives a power cut. One call at a time."""

    def stop(self) -> None:
        """End the thread and close the file."""


class ThreadFsync:
    """Fsync in a Python thread: for every system, and for programs that write little."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDWR)
        self._worker = Worker("sync")

    def sync(self) -> asyncio.Future[None]:
        return self._worker.submit(lambda: SYNC(self._file))

    def stop(self) -> None:
        self._worker.stop()
        os.close(self._file)


class NativeFsync:
    """Fsync in a thread that runs compiled code without the GIL (Linux)."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDWR)
        self._requests, self._replies = os.eventfd(0), os.eventfd(0)
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._replies, self._on_reply)
        self._done: asyncio.Future[None] | None = None
        self._thread = Thread(target=self._run, name="sync", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        from hatbox.server.store.native_fsync import fsync_on_signal

        signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())  # they would interrupt `read`
        fsync_on_signal(self._file, self._requests, self._replies)

    def sync(self) -> asyncio.Future[None]:
        assert self._done is None  # or the reply to the call before would complete this one
        self._done = self._loop.create_future()
        os.eventfd_write(self._requests, 1)
        return self._done

    def _on_reply(self) -> None:
        number = os.eventfd_read(self._replies) - 1
        done, self._done = self._done, None
        assert done is not None
        complete(done, OSError(number, os.strerror(number)) if number else None)

    def stop(self) -> None:
        from hatbox.server.store.native_fsync import STOP

        os.eventfd_write(self._requests, STOP)
        self._thread.join()
        self._loop.remove_reader(self._replies)
        for file in (self._requests, self._replies, self._file):
            os.close(file)


def open_fsync(path: str, *, native: bool) -> Fsync:
    """Return the fsync of an existing file; `native`: without the GIL, where the system can."""
    return NativeFsync(path) if native and hasattr(os, "eventfd") else ThreadFsync(path)
