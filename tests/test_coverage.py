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


@pytest.mark.skipif(INTERPRETED, reason="this is the run that it starts")
def test_coverage_of_the_games_is_complete(tmp_path: Path) -> None:
    environment = {**os.environ, "HATBOX_INTERPRET": "1", "COVERAGE_FILE": str(tmp_path / "coverage")}
    run = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
    told = subprocess.run(run, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout[-4000:]
    report = [sys.executable, "-m", "coverage", "report"]
    told = subprocess.run(report, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
