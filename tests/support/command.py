"""Run the `hatbox` command in this process."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from typing import Any

from hatbox.cli.main import main
from hatbox.i18n import DEFAULT_LANGUAGE, set_language

HATS_POSITION = {
    "game": "hats",
    "players": 2,
    "turn": 0,
    "table": ["B1", "C2", "D3", "F4", "K5"],
    "hands": [["B6", "C1"], ["D1", "D2"]],
    "collections": [["F1"], []],
    "black": [[], []],
    "deck": ["K1"],
}


@dataclass
class CommandResult:
    """The exit status and output of a command."""

    returncode: int
    stdout: str
    stderr: str


def hatbox(*arguments: str, given: str = "") -> CommandResult:
    """Run the command in this process."""
    streams = [io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8") for text in (given, "", "")]
    streams_before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = streams
    try:
        status = main([*arguments])
    except SystemExit as error:
        status = int(error.code or 0)
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams_before
        set_language(DEFAULT_LANGUAGE)
    outputs = []
    for stream in streams[1:]:
        stream.flush()
        buffer: Any = stream.buffer
        outputs.append(buffer.getvalue().decode())
    return CommandResult(status, *outputs)


def assert_refused(result: CommandResult, *words: str) -> None:
    """Expect one clear line on standard error, nothing on standard output, exit status 2."""
    assert result.returncode == 2
    assert result.stdout == ""
    message = result.stderr.strip().splitlines()[-1]
    assert message.startswith("hatbox")
    for word in words:
        assert word in message
