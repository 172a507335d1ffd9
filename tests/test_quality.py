"""Checks of the repository that no linter makes: messages, the compiler, lock files."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import get_args

import pytest

from hatbox import wire
from hatbox.i18n import COMMAND_FILES, message_key

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "hatbox").rglob("*.py"))
SERVER_CODE = re.compile(r'"((?!application/|text/)[a-z]+(?:-in)?/[a-z-]+)"')


def test_every_message_has_words_and_every_word_a_use() -> None:
    paths = ("en.ftl", *(f"cli/en/{name}" for name in COMMAND_FILES))
    messages = "\n".join((ROOT / "src/hatbox/i18n" / path).read_text(encoding="utf-8") for path in paths)
    codes = set(re.findall(r"^([a-z][a-z0-9-]*) =", messages, re.MULTILINE))
    source = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    used = set(re.findall(r'["\']([a-z]+(?:-[a-z]+)+|compiling|serving)["\']', source))
    used |= {f"{code}-unseen" for code in used} if 'f"{code}-unseen"' in source else set()
    phrases = {f"phrase-{phrase}" for phrase in get_args(wire.Phrase)}
    result = {message_key(code) for code in SERVER_CODE.findall(source)}
    assert codes - used - phrases - result == set()
    assert result <= codes
    assert {code for code in codes if code.startswith("phrase-")} == phrases
    notifications = (ROOT / "src/hatbox/i18n/notify/en.ftl").read_text(encoding="utf-8")
    codes |= set(re.findall(r"^([a-z][a-z0-9-]*) =", notifications, re.MULTILINE))
    for call in re.findall(r'(?:BadInput|NotationError|GameEvent|say|Refusal)\(\s*["\']([a-z-]+)["\']', source):
        assert call in codes
    for call in re.findall(r'IllegalMove\(\s*(?:"\w+"|rule),\s*"([a-z-]+)"', source):
        assert call in codes


def test_only_two_places_know_the_compiler() -> None:
    for file in SOURCES:
        if file.parent.name != "compiled" and file.name != "native_fsync.py":
            assert "numba" not in re.sub(r"Numba", "", file.read_text(encoding="utf-8")), file


def test_lock_files_pin_by_hash_and_name_no_host() -> None:
    for name in ("requirements.lock", "requirements-dev.lock", "tools/uv.lock.txt"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "://" not in text
        pins = re.findall(r"^[a-z0-9-]+==.*$", text, re.MULTILINE)
        assert pins
        assert all(pin.endswith("\\") for pin in pins), name


def test_help_loads_neither_compiler_nor_arrays() -> None:
    program = "import sys; from hatbox.cli.main import parser; parser().format_help(); print(*sys.modules)"
    result = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert not {"numba", "numpy", "msgspec", "rich", "fluent"} & set(result.stdout.split())


@pytest.mark.slow
def test_wheel_carries_types_and_data_and_needs_little(tmp_path: Path) -> None:
    """Without the page: that part of the build has its own tests."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "HATBOX_PAGE": "none"}, check=True, capture_output=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
        metadata = wheel.read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert {"hatbox/py.typed", "hatbox/i18n/en.ftl", "hatbox/i18n/web/he/home.ftl"} <= names
    assert {f"hatbox/{file.relative_to(ROOT / 'src/hatbox').as_posix()}" for file in SOURCES} <= names
    needed = re.findall(r"^Requires-Dist: ([\w.-]+)(?!.*extra ==)", metadata, re.MULTILINE)
    engine, command = ["fluent-runtime", "msgspec", "numba", "numpy"], ["openskill", "platformdirs", "rich"]
    server = ["httptools", "prometheus-client", "segno", "starlette", "uvicorn", "uvloop", "websockets"]
    assert sorted(needed) == sorted([*engine, *command, *server])
    assert not [name for name in names if name.startswith(("tests", "bench", "tools"))]
