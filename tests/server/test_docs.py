"""The examples in docs/wire.md run."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.server_process import Server

PAGE = (Path(__file__).parents[2] / "docs/wire.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_bot_of_the_page_plays_a_game(server: Server, tmp_path: Path) -> None:
    section = PAGE.partition("## A bot over the wire")[2]
    code = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert code is not None
    bot = tmp_path / "bot.py"
    bot.write_text(code[1], encoding="utf-8")
    result = subprocess.run(
        [sys.executable, str(bot), server.url], check=False, capture_output=True, text=True, timeout=120
    )
    assert result.returncode == 0, result.stderr
    assert re.match(r"winners: \[.*\] scores: \[", result.stdout)


def test_the_requests_of_the_page_are_answered_as_it_says(server: Server) -> None:
    shown = re.findall(r"^\$ (curl .*)\n(\{.*)$", PAGE, re.MULTILINE)
    assert len(shown) == 3
    known: dict[str, str] = {}
    for command, answer in shown:
        table = re.search(r"/tables/(\w+)/", command)
        line = command.replace("localhost:8731", server.url)
        line = re.sub(r"Bearer \S+…", f"Bearer {known.get('token')}", line)
        line = line.replace(table[1], known["id"]) if table else line
        result = json.loads(subprocess.run(line, shell=True, check=True, capture_output=True, text=True).stdout)
        known.update({name: value for name, value in result.items() if isinstance(value, str)})
        shapes = [name for name in re.findall(r'"(\w+)":', answer.partition("{…")[0]) if name in result]
        assert shapes
        assert shapes[0] == next(iter(result))
    assert known["type"] == "ack"
