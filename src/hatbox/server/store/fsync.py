"""Bringing a file to the disk while the event loop goes on.

A thread has to wait for the disk. If it is a thread of Python's, it wants Python's lock each time to say that it is
done, and the loop must hand that over and get it back: a sixth of all that a move costs. So on Linux that thread is
compiled, needs no lock, and the two signal each other by numbers (eventfd).
"""

from __future__ import annotations

import asyncio
import os
import signal
from threading import Thread
from typing import Protocol

from hatbox.server.store.worker import Worker, complete

SYNC = getattr(os, "fdatasync", os.fsync)


class Syncer(Protocol):
    """What brings one file to the disk."""

    def sync(self) -> asyncio.Future[None]:
        """Done when all that was written to the file until now would survive a power cut. One at a time."""

    def stop(self) -> None:
        """Let go of the file."""


class ThreadFsync:
    """By a thread of Python's: for every system, and for those who write little."""

    def __init__(self, path: str) -> None:
        """The file must be there."""
        self._file = os.open(path, os.O_RDWR)
        self._worker = Worker("sync")

    def sync(self) -> asyncio.Future[None]:
        return self._worker.submit(lambda: SYNC(self._file))

    def stop(self) -> None:
        self._worker.stop()
        os.close(self._file)


class NativeFsync:
    """By a compiled thread."""

    def __init__(self, path: str) -> None:
        """The file must be there."""
        self._file = os.open(path, os.O_RDWR)
        self._asked, self._told = os.eventfd(0), os.eventfd(0)
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._told, self._hear)
        self._done: asyncio.Future[None] | None = None
        self._thread = Thread(target=self._run, name="sync", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        from hatbox.server.store.native_fsync import fsync_on_signal

        signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())  # which would interrupt its waiting
        fsync_on_signal(self._file, self._asked, self._told)

    def sync(self) -> asyncio.Future[None]:
        assert self._done is None  # or the answer to what was asked before would be taken for this one's
        self._done = self._loop.create_future()
        os.eventfd_write(self._asked, 1)
        return self._done

    def _hear(self) -> None:
        number = os.eventfd_read(self._told) - 1
        done, self._done = self._done, None
        assert done is not None
        complete(done, OSError(number, os.strerror(number)) if number else None)

    def stop(self) -> None:
        from hatbox.server.store.native_fsync import STOP

        os.eventfd_write(self._asked, STOP)
        self._thread.join()
        self._loop.remove_reader(self._told)
        for file in (self._asked, self._told, self._file):
            os.close(file)


def syncer(path: str, *, quick: bool) -> Syncer:
    """What brings a file to the disk; `quick`: for those who will do so often."""
    return NativeFsync(path) if quick and hasattr(os, "eventfd") else ThreadFsync(path)
