"""The `hatbox` command in this process, and what it said."""

from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass

from hatbox.cli.main import main


@dataclass
class Told:
    """What a command said."""

    returncode: int
    stdout: str
    stderr: str


def hatbox(*arguments: str) -> Told:
    """Run the command."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main([*arguments])
        except SystemExit as stopped:
            status = int(stopped.code or 0)
    return Told(status, *(stream.buffer.getvalue().decode() for stream in (out, err)))


def assert_refused(told: Told, *words: str) -> None:
    """One clear line on standard error, nothing on standard output, exit status 2."""
    assert told.returncode == 2, told
    assert told.stdout == ""
    message = told.stderr.strip().splitlines()[-1]
    assert message.startswith("hatbox")
    for word in words:
        assert word in message
