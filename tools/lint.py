"""Run every static check, two at a time, and print the output of those that fail.

python tools/lint.py [NAME ...]    all checks, or only those named: ruff, format, mypy, layers, citations, docs,
                                   options, svelte, and the scripts `lint` and `format:check` of web/package.json

`python3 run.py lint` is the same after setting up.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import page

WORKERS = 2
LAYERS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
WEB_SCRIPTS = {"svelte": "check", "eslint": "lint", "prettier": "format:check"}  # of package.json, where it has them


@dataclass(frozen=True)
class Check:
    """A command that succeeds if nothing is wrong."""

    name: str
    command: Sequence[str | Path]
    folder: Path = page.ROOT


def python_checks() -> list[Check]:
    """Checks of the Python code, slowest first."""
    python = sys.executable
    return [
        Check("mypy", [python, "-m", "mypy"]),
        Check("docs", [python, "tools/docs.py", "--check"]),
        Check("layers", [python, "-c", LAYERS]),
        Check("citations", [python, "tools/check_citations.py"]),
        Check("options", [python, "tools/options.py", "--check"]),
        Check("ruff", [python, "-m", "ruff", "check", "."]),
        Check("dockerfile", [Path(python).with_name("hadolint"), "Dockerfile"]),
        Check("format", [python, "-m", "ruff", "format", "--check", "."]),
    ]


def web_checks() -> list[Check]:
    """Checks of the page: those scripts that its package.json has."""
    scripts = json.loads((page.WEB / "package.json").read_text(encoding="utf-8"))["scripts"]
    node, npm = page.node()
    return [
        Check(name, [node, npm, "run", "--silent", script], page.WEB)
        for name, script in WEB_SCRIPTS.items()
        if script in scripts
    ]


def run(check: Check) -> bool:
    """Run a check; print its time, and its output if it fails."""
    started = time.monotonic()
    path = f"{page.node()[0].parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        check.command, cwd=check.folder, env={**os.environ, "PATH": path}, check=False, capture_output=True, text=True
    )
    is_ok = done.returncode == 0
    text = "" if is_ok else f"\n{done.stdout}{done.stderr}"
    print(f"{'ok  ' if is_ok else 'FAIL'} {check.name} ({time.monotonic() - started:.1f} s){text}", flush=True)
    return is_ok


def main(names: Sequence[str]) -> int:
    """Run the named checks, or all; return the exit status."""
    page.install(everything=True)
    slow, *quick = python_checks()
    checks = [slow, *web_checks(), *quick]
    unknown = set(names) - {check.name for check in checks}
    if unknown:
        allowed = ", ".join(check.name for check in checks)
        print(f"hatbox: no such check: {', '.join(sorted(unknown))}; there are {allowed}", file=sys.stderr)
        return 2
    with ThreadPoolExecutor(WORKERS) as pool:
        results = list(pool.map(run, [check for check in checks if not names or check.name in names]))
    return 0 if all(results) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
