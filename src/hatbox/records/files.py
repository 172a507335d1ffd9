"""Records in files: JSON Lines, read line by line, written whole or not at all."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from hatbox.core.errors import BadInput
from hatbox.records.record import Record, decode


def read_lines(path: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that are not empty, with their numbers; `-` is standard input."""
    try:
        with sys.stdin.buffer if path == "-" else Path(path).open("rb") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield number, line
    except OSError as fault:
        raise BadInput("cannot-read", path=path, reason=fault.strerror or "") from None


def read_records(path: str) -> Iterator[tuple[int, Record]]:
    """The records of a file, with their line numbers."""
    for number, line in read_lines(path):
        yield number, decode(line, f"{path}, line {number}")


@contextmanager
def whole_file(path: str | None) -> Iterator[BinaryIO]:
    """A file to write to that appears under its name only when all is written; without a path, standard output."""
    if path is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    target = Path(path)
    try:
        handle, draft = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as fault:
        raise BadInput("cannot-write", path=path, reason=fault.strerror or "") from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        Path(draft).chmod(0o666 & ~_umask())
        Path(draft).replace(target)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
