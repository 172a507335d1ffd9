"""The habits of the project, checked: style, types, layers, citations, words, lock files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEST_FILES = [str(file.relative_to(ROOT / "tests")) for file in sorted((ROOT / "tests").rglob("*.py"))]
SOURCES = sorted((ROOT / "src" / "hatbox").rglob("*.py"))


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["mypy", "tests"],
        ["importlinter.cli", "lint"],
    ],
    ids=["ruff", "format", "mypy", "mypy-tests", "layers"],
)
def test_tools_find_nothing(command: list[str]) -> None:
    folder = ROOT
    if command == ["mypy", "tests"]:
        folder, command = ROOT / "tests", ["mypy", "--config-file", "../pyproject.toml", *TEST_FILES]
    program = ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    arguments = program if command[0] == "importlinter.cli" else ["-m", *command]
    environment = {**os.environ, "MYPYPATH": "../src:rulings"}
    told = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, check=False, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout + told.stderr


def test_every_rule_has_code_and_a_test() -> None:
    told = subprocess.run(
        [sys.executable, "tools/check_citations.py"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout


def test_every_message_has_words_and_every_word_a_use() -> None:
    messages = (ROOT / "src/hatbox/i18n/en.ftl").read_text(encoding="utf-8")
    codes = set(re.findall(r"^([a-z][a-z0-9-]*) =", messages, re.MULTILINE))
    source = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    used = set(re.findall(r'["\']([a-z]+(?:-[a-z]+)+|compiling)["\']', source))
    assert codes - used == set()
    for call in re.findall(r'(?:BadInput|NotationError|Happening|say)\(\s*"([a-z-]+)"', source):
        assert call in codes
    for call in re.findall(r'IllegalMove\(\s*(?:"\w+"|rule),\s*"([a-z-]+)"', source):
        assert call in codes


def test_only_the_compiler_module_says_any_compiler() -> None:
    for file in SOURCES:
        if file.name != "jit.py":
            assert "numba" not in re.sub(r"Numba", "", file.read_text(encoding="utf-8")), file


def test_modules_stay_small() -> None:
    long = {
        str(file.relative_to(ROOT)): lines for file in SOURCES if (lines := len(file.read_text().splitlines())) > 500
    }
    assert long == {}


def test_lock_files_pin_by_hash_and_name_no_host() -> None:
    for name in ("requirements.lock", "requirements-dev.lock", "tools/uv.lock.txt"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "://" not in text
        pins = re.findall(r"^[a-z0-9-]+==.*$", text, re.MULTILINE)
        assert pins
        assert all(pin.endswith("\\") for pin in pins), name


def test_help_loads_neither_compiler_nor_arrays() -> None:
    program = "import sys; from hatbox.cli.main import parser; parser().format_help(); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert not {"numba", "numpy", "msgspec", "rich", "fluent"} & set(told.stdout.split())
