"""What compiled code asks of the operating system, for threads that must not wait for Python's lock."""

from __future__ import annotations

import os
from typing import Any

from hatbox.core.jit import INTERPRETED, rule

STOP = 1 << 32

if INTERPRETED:

    def signalled(file: int) -> int:
        """Wait for a signal to an eventfd, and take it."""
        return os.eventfd_read(file)

    def tell_signal(file: int, number: int) -> None:
        """Signal a number to an eventfd."""
        os.eventfd_write(file, number)

    def synchronised(file: int) -> int:
        """Bring a file to the disk; the number of the error, or 0."""
        try:
            os.fdatasync(file)
        except OSError as fault:
            return fault.errno or 1
        return 0

else:
    import numpy as np
    from numba.core import types

    def _system(name: str, result: Any, *arguments: Any) -> Any:
        """A function of the C library."""
        return types.ExternalFunction(name, result(*arguments))

    _read = _system("read", types.intp, types.intc, types.voidptr, types.uintp)
    _write = _system("write", types.intp, types.intc, types.voidptr, types.uintp)
    _fdatasync = _system("fdatasync", types.intc, types.intc)
    _errno = _system("__errno_location", types.CPointer(types.intc))  # type: ignore[no-untyped-call]

    @rule
    def signalled(file: int) -> int:
        """Wait for a signal to an eventfd, and take it; 0 if there will be none."""
        number = np.zeros(1, np.int64)
        _read(file, number.ctypes, 8)
        return int(number[0])

    @rule
    def tell_signal(file: int, number: int) -> None:
        """Signal a number to an eventfd."""
        numbers = np.full(1, number, np.int64)
        _write(file, numbers.ctypes, 8)

    @rule
    def synchronised(file: int) -> int:
        """Bring a file to the disk; the number of the error, or 0."""
        return 0 if _fdatasync(file) == 0 else _errno()[0]


@rule
def keep_on_disk(file: int, asked: int, told: int) -> None:
    """Bring a file to the disk whenever `asked` is signalled, until that is STOP; signal 1, or 1 more than an error."""
    while 0 < signalled(asked) < STOP:
        tell_signal(told, 1 + synchronised(file))
