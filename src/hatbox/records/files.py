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


@contextmanager
def file_errors(code: str, path: str) -> Iterator[None]:
    """Turn an OSError into BadInput with the file's name; `code` is `cannot-read` or `cannot-write`."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadInput(code, path=path, reason=error.strerror or "") from None


def read_lines(path: str) -> Iterator[tuple[int, bytes]]:
    """Yield the non-empty lines of a file with their numbers; `-` is standard input."""
    with file_errors("cannot-read", path):
        if path == "-":
            yield from _number_lines(sys.stdin.buffer if sys.stdin else ())
        else:
            with Path(path).open("rb") as file:
                yield from _number_lines(file)


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
    with file_errors("cannot-write", path or "-"):
        if path is None:
            yield sys.stdout.buffer
            sys.stdout.buffer.flush()
        elif Path(path).exists() and not Path(path).is_file():
            with Path(path).open("wb") as file:  # a device or a pipe; a folder refuses
                yield file
        else:
            yield from _draft(Path(path).resolve(), private)


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
