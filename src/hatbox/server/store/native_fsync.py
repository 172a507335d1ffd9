"""A compiled loop that fsyncs a file whenever it is signalled, in a thread that never takes the GIL (Linux)."""

from __future__ import annotations

import os
from typing import Any

from hatbox.compiled.jit import INTERPRETED, rule

STOP = 1 << 32

if INTERPRETED:

    def wait_for_signal(file: int) -> int:
        """Block until an eventfd is signalled; return the number and reset it."""
        return os.eventfd_read(file)

    def signal(file: int, number: int) -> None:
        """Add a number to an eventfd."""
        os.eventfd_write(file, number)

    def fdatasync(file: int) -> int:
        """Flush a file to the disk; return errno, or 0."""
        try:
            os.fdatasync(file)
        except OSError as error:
            return error.errno or 1
        return 0

else:
    import numpy as np
    from numba.core import types

    def _libc(name: str, result: Any, *arguments: Any) -> Any:
        """Declare a function of the C library."""
        return types.ExternalFunction(name, result(*arguments))

    _read = _libc("read", types.intp, types.intc, types.voidptr, types.uintp)
    _write = _libc("write", types.intp, types.intc, types.voidptr, types.uintp)
    _fdatasync = _libc("fdatasync", types.intc, types.intc)
    _errno = _libc("__errno_location", types.CPointer(types.intc))  # type: ignore[no-untyped-call]

    @rule
    def wait_for_signal(file: int) -> int:
        """Block until an eventfd is signalled; return the number and reset it, or 0 if reading failed."""
        number = np.zeros(1, np.int64)
        _read(file, number.ctypes, 8)
        return int(number[0])

    @rule
    def signal(file: int, number: int) -> None:
        """Add a number to an eventfd."""
        numbers = np.full(1, number, np.int64)
        _write(file, numbers.ctypes, 8)

    @rule
    def fdatasync(file: int) -> int:
        """Flush a file to the disk; return errno, or 0."""
        return 0 if _fdatasync(file) == 0 else _errno()[0]


@rule
def fsync_on_signal(file: int, requests: int, replies: int) -> None:
    """Flush `file` for every signal on `requests` until STOP; reply 1 + errno on `replies`."""
    while 0 < wait_for_signal(requests) < STOP:
        signal(replies, 1 + fdatasync(file))
