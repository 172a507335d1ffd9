"""The habits of the project, checked: style, types, layers, citations, words, lock files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from hatbox import wire
from hatbox.i18n import key_of

ROOT = Path(__file__).parent.parent
TEST_FILES = [str(file.relative_to(ROOT / "tests")) for file in sorted((ROOT / "tests").rglob("*.py"))]
SERVER_TEST_FILES = [file for file in TEST_FILES if file.startswith("server")]  # apart: they have a conftest too
SOURCES = sorted((ROOT / "src" / "hatbox").rglob("*.py"))
SERVER_CODE = re.compile(r'"((?!application/|text/)[a-z]+/[a-z-]+)"')
LONG_FOR_A_REASON = {
    "src/hatbox/wire.py": 800,  # one vocabulary: a line a field
}


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["mypy", "tests"],
        ["mypy", "tests", "server"],
        ["importlinter.cli", "lint"],
    ],
    ids=["ruff", "format", "mypy", "mypy-tests", "mypy-server-tests", "layers"],
)
def test_tools_find_nothing(command: list[str]) -> None:
    folder = ROOT
    if command[:2] == ["mypy", "tests"]:
        files = SERVER_TEST_FILES if "server" in command else sorted({*TEST_FILES} - {*SERVER_TEST_FILES})
        folder, command = ROOT / "tests", ["mypy", "--config-file", "../pyproject.toml", *files]
    program = ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    arguments = program if command[0] == "importlinter.cli" else ["-m", *command]
    environment = {**os.environ, "MYPYPATH": "../src:rulings:server:browser:../bench:../tools:..:../examples/leduc"}
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
    used = set(re.findall(r'["\']([a-z]+(?:-[a-z]+)+|compiling|serving)["\']', source))
    used |= {f"{code}-unseen" for code in used} if 'f"{code}-unseen"' in source else set()
    phrases = {f"phrase-{phrase}" for phrase in get_args(wire.Phrase)}
    told = {key_of(code) for code in SERVER_CODE.findall(source)}
    assert codes - used - phrases - told == set()
    assert told <= codes
    assert {code for code in codes if code.startswith("phrase-")} == phrases
    for call in re.findall(r'(?:BadInput|NotationError|Happening|say|Refusal)\(\s*["\']([a-z-]+)["\']', source):
        assert call in codes
    for call in re.findall(r'IllegalMove\(\s*(?:"\w+"|rule),\s*"([a-z-]+)"', source):
        assert call in codes


def test_only_two_modules_know_the_compiler() -> None:
    for file in SOURCES:
        if file.name not in ("jit.py", "system.py"):
            assert "numba" not in re.sub(r"Numba", "", file.read_text(encoding="utf-8")), file


def test_modules_stay_small() -> None:
    lines = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES}
    assert {name for name, count in lines.items() if count > LONG_FOR_A_REASON.get(name, 500)} == set()
    assert all(lines[name] > 500 for name in LONG_FOR_A_REASON)


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
