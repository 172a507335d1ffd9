"""What compiled code asks of the operating system, for threads that must not wait for Python's lock."""

from __future__ import annotations

from hatbox.core.jit import rule, signalled, synchronised, tell_signal

STOP = 1 << 32


@rule
def keep_on_disk(file: int, asked: int, told: int) -> None:
    """Bring a file to the disk whenever `asked` is signalled, until that is STOP; signal 1, or 1 more than an error."""
    while 0 < signalled(asked) < STOP:
        tell_signal(told, 1 + synchronised(file))
