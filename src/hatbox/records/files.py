"""Records in files: JSON Lines, read line by line, written atomically."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from hatbox.engine.errors import BadInput
from hatbox.records.record import Record, decode


def read_lines(path: str) -> Iterator[tuple[int, bytes]]:
    """Yield the non-empty lines of a file with their numbers; `-` is standard input."""
    try:
        if path == "-":
            yield from _number_lines(sys.stdin.buffer if sys.stdin else ())
        else:
            with Path(path).open("rb") as file:
                yield from _number_lines(file)
    except OSError as error:
        raise BadInput("cannot-read", path=path, reason=error.strerror or "") from None


def _number_lines(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(lines, 1):
        text = line.removeprefix(b"\xef\xbb\xbf") if number == 1 else line
        if text.strip():
            yield number, text


def read_records(path: str) -> Iterator[tuple[int, Record]]:
    """Yield the records of a file with their line numbers."""
    for number, line in read_lines(path):
        yield number, decode(line, f"{path}, line {number}")


@contextmanager
def atomic_write(path: str | None, *, private: bool = False) -> Iterator[BinaryIO]:
    """Yield a file that replaces `path` only when the block succeeds; without a path, standard output.

    A `private` file is readable by its owner alone.
    """
    try:
        if path is None:
            yield sys.stdout.buffer
            sys.stdout.buffer.flush()
        elif Path(path).exists() and not Path(path).is_file():
            with Path(path).open("wb") as file:  # a device or a pipe; a folder refuses
                yield file
        else:
            yield from _draft(Path(path).resolve(), private)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadInput("cannot-write", path=path or "-", reason=error.strerror or "") from None


def _draft(target: Path, private: bool) -> Iterator[BinaryIO]:
    """Yield a temporary file beside the target, then rename it."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        draft.chmod(0o600 if private else 0o666 & ~_umask())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
