"""Every line and branch of the games is tried: the rules are run as plain Python, where coverage can see them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatbox.core.jit import INTERPRETED

ROOT = Path(__file__).parent.parent
NAMES = ("laws", "chance", "sizes", "perft", "door", "features", "robust", "standing", "taking_back")
TESTS = ["tests/rulings", *(f"tests/test_{name}.py" for name in NAMES)]
JUMPS = "test_T6_T7_T8_T9_every_legal_move_can_be_made_jump_by_jump_and_no_other"
LONG = (  # they go the same ways very often: to watch them doubles their time and shows no further line
    "tests/test_door.py::test_docstring_examples[hatbox.door]",
    f"tests/rulings/test_top_hats_ways.py::{JUMPS}[2]",
    f"tests/rulings/test_top_hats_ways.py::{JUMPS}[3]",
)
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")

pytestmark = pytest.mark.skipif(INTERPRETED, reason="this is the run that it starts")


def run(*arguments: str, coverage: Path = Path(os.devnull)) -> str:
    """Run Python with the rules as plain Python; what it told."""
    told = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "HATBOX_INTERPRET": "1", "COVERAGE_FILE": str(coverage)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout[-4000:]
    return told.stdout


def test_coverage_of_the_games_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "coverage"
    run("-m", "coverage", "run", *PYTEST, *(f"--deselect={name}" for name in LONG), *TESTS, coverage=file)
    run("-m", "coverage", "report", coverage=file)


def test_what_takes_long_holds_for_plain_rules_too() -> None:
    assert f"{len(LONG)} passed" in run(*PYTEST, *LONG)
