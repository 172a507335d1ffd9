"""Building the packages with the tools of the tests' environment: no isolation, no network."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EPOCH = "1794960000"  # seconds: the date of every file in an archive


def build(target: str, out: Path, source: Path = ROOT) -> Path:
    """Build an `sdist` or a `wheel`; a wheel builds the page unless that is up to date."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH}
    done = subprocess.run(command, cwd=source, env=environment, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (package,) = out.glob("*.tar.gz" if target == "sdist" else "*.whl")
    return package
