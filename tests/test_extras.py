"""The engine alone, without the server's libraries, plays and simulates; what it lacks is named in one clear line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from hatbox.extras import EXTRA_OF_COMMAND, EXTRAS

ROOT = Path(__file__).parent.parent
BLOCK = f"""
import sys

class Blocked:
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {sorted(EXTRAS)}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocked)
"""
RUN = "from hatbox.cli.main import main; sys.exit(main(sys.argv[1:]))"


def run(program: str, *args: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python that has no extras."""
    return subprocess.run(
        [sys.executable, "-c", BLOCK + program, *args],
        env={**os.environ, "HATBOX_INTERPRET": "1"},
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    ("args", "extra"),
    [
        (["serve", "--port", "0"], "server"),
        (["play", "hats"], "terminal"),
        (["join", "localhost:1"], "terminal"),
        (["arena", "hats", "--bots", "greedy", "greedy", "--games", "1"], "arena"),
        (["simulate", "hats", "--on", "ray"], "cluster"),
        (["admin", "stats"], "server"),
        (["backup", "x.jsonl", "--database", "postgresql://nobody@127.0.0.1:1/none"], "postgres"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else value,
)
def test_missing_extra_is_named_in_one_line(args: list[str], extra: str) -> None:
    done = run(RUN, *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("hatbox: ")
    assert f"pip install 'hatbox[{extra}]'" in done.stderr


def test_the_engine_is_enough_for_research() -> None:
    done = run(
        """
import hatbox
from hatbox.cli.main import main

match = hatbox.new("hats", players=3, seed=7)
while match.mover is not None:
    match.play(match.legal_moves()[0])
assert hatbox.replay(hatbox.to_record(match))
assert hatbox.bot("greedy")
assert main(["simulate", "top_hats", "--games", "1"]) == 0
"""
    )
    assert done.returncode == 0, done.stderr


def test_client_names_its_extra() -> None:
    done = run("import hatbox.client")
    assert "pip install 'hatbox[client]'" in done.stderr


def test_libraries_are_in_the_extras_that_are_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    def names(requirements: list[str]) -> set[str]:
        return {re.split(r"[>=;\[ ]", text)[0].replace("-", "_").replace(".", "_") for text in requirements}

    extras = {name: names(texts) for name, texts in project["optional-dependencies"].items()}
    base = names(project["dependencies"])
    assert {"numpy", "numba", "msgspec", "fluent_runtime"} <= base
    for library, carriers in EXTRAS.items():
        assert library in base or all(library in extras[extra] for extra in carriers), library
        assert find_spec(library) or os.name == "nt"
    assert {*EXTRA_OF_COMMAND.values()} <= {*extras}
    assert project["optional-dependencies"]["all"] == ["hatbox[notify,postgres,sign-in]"]
    assert {"starlette", "uvicorn", "websockets", "rich"} <= base  # `pip install hatbox && hatbox` reaches the page
