"""The disk cache of compiled rules: quick when nothing has changed, never stale when something has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest

from hatbox.compiled import jit
from hatbox.compiled.buffers import buffer_of
from hatbox.compiled.records import (
    Int8,
    Int64,
    loaded_fields,
    object_from_bytes,
    record_type,
    state_size,
    to_bytes,
    to_object,
    to_records,
    zero_object,
)

SOURCE = Path(jit.__file__).parents[1]
PROGRAM = """  # a loop of the engine, compiled for a game: seat 0 has the cookie, seat 1 seven black hats
from hatbox.engine.loops import loops_of
from hatbox.games import game_named
game = game_named("hats")
states = game.blank(2, game.resolve_options(2, {}), 0)
states["cookie"][0], states["black_size"][0, 1] = 0, 7
print(loops_of(game).payoff_at(states, 0, 0))
"""


def payoff(package: Path, cache: Path) -> float:
    """Return the share of the win of whoever has the cookie, as a new process finds it."""
    environment = {**os.environ, "PYTHONPATH": str(package), "HATBOX_CACHE": str(cache)}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"  # Python's own cache does believe the clock
    result = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True, text=True
    )
    return float(result.stdout)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A package of its own and the cache into which it was compiled; tests may change it where they say so."""
    folder = tmp_path_factory.mktemp("compiled")
    shutil.copytree(SOURCE, folder / "package/hatbox", ignore=shutil.ignore_patterns("__pycache__"))
    assert payoff(folder / "package", folder / "cache") == 0
    return folder / "package", folder / "cache"


@pytest.mark.skipif(jit.INTERPRETED, reason="there is no cache")
@pytest.mark.slow
def test_whoever_uses_a_compilation_keeps_it(compiled: tuple[Path, Path]) -> None:
    package, cache = compiled
    stamps = list(cache.iterdir())
    for stamp in stamps:
        os.utime(stamp, (0, 0))
    payoff(package, cache)
    assert stamps == list(cache.iterdir())
    assert all(stamp.stat().st_mtime > 0 for stamp in stamps)


@pytest.mark.skipif(jit.INTERPRETED, reason="there is no cache to be stale")
@pytest.mark.slow
def test_a_changed_rule_is_never_served_from_the_cache(compiled: tuple[Path, Path]) -> None:
    """Last of those that share the package: it changes a rule."""
    package, cache = compiled
    assert payoff(package, cache) == 0
    rules = package / "hatbox/games/hats/rules.py"
    changed = rules.read_text().replace("COOKIE_POINTS = 5", "COOKIE_POINTS = 9")
    stamp = rules.stat()
    rules.write_text(changed)
    os.utime(rules, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # even if the clock says that nothing happened
    assert payoff(package, cache) == 1


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
@pytest.mark.slow
def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert payoff(SOURCE.parent, blocked / "cache") == 0


def test_compilations_that_nobody_uses_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if jit.INTERPRETED:
        assert jit.is_compiled("anything")
        return
    monkeypatch.setenv("HATBOX_CACHE", str(tmp_path))
    now = time.time()
    ages = {f"{days:020x}": days for days in (0, 1, 5, 10, 20, 29, 31, 400)} | {"not ours": 400}
    for name, days in ages.items():
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (now - days * 86400,) * 2)
    assert not jit.is_compiled("hats")
    jit.mark_compiled("hats")
    assert jit.is_compiled("hats")
    assert {name for name in ages if not (tmp_path / name).exists()} == {f"{days:020x}" for days in (31, 400)}
    assert len(list(tmp_path.iterdir())) == len(ages) - 2 + 1


@pytest.mark.skipif(jit.INTERPRETED, reason="there is no cache")
def test_a_package_that_was_moved_is_not_thought_compiled(tmp_path: Path) -> None:
    def ask(package: Path, what: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(package), "HATBOX_CACHE": str(tmp_path / "cache")}
        program = f"from hatbox.compiled import jit; print(jit.{what})"
        result = subprocess.run([sys.executable, "-c", program], env=environment, check=True, stdout=-1, text=True)
        return result.stdout.strip()

    here, there = tmp_path / "here", tmp_path / "there"
    shutil.copytree(SOURCE, here / "hatbox", ignore=shutil.ignore_patterns("__pycache__"))
    ask(here, "mark_compiled('hats')")
    assert ask(here, "is_compiled('hats')") == "True"
    here.rename(there)
    assert ask(there, "is_compiled('hats')") == "False"


def test_a_state_is_the_same_as_record_object_and_bytes() -> None:
    class State:
        few: Int8
        many: Int64
        rows: Annotated[list[list[int]], np.int16, (2, 3)]

    state = zero_object(State)
    assert (state.few, state.many, state.rows) == (0, 0, [[0, 0, 0], [0, 0, 0]])
    state.few, state.many, state.rows[1][2] = -2, 1 << 60, 300
    states = to_records(state, 2)
    again = to_object(State, states[1])
    assert (again.few, again.many, again.rows) == (-2, 1 << 60, [[0, 0, 0], [0, 0, 300]])
    first, second = (to_bytes(State, states[at : at + 1]) for at in range(2))
    assert first == second
    assert len(first) == state_size(State) == 32
    result = object_from_bytes(State, first)
    assert to_object(State, result).many == 1 << 60
    assert loaded_fields(result) == {"many"}
    if not jit.INTERPRETED:
        with pytest.raises(AttributeError, match="other"):
            _ = getattr(again, "other")  # noqa: B009
        state.few = 200
        with pytest.raises(OverflowError):
            to_records(state)


def test_every_field_needs_a_type() -> None:
    class State:
        few: int

    with pytest.raises(TypeError, match=r"State\.few needs Annotated"):
        record_type(State)


@jit.rule
def _twice(number: int) -> int:
    return 2 * number


@jit.rule
def _calls(numbers: list[int], long: list[int]) -> int:
    return _twice(7) + _twice(numbers[0]) + _twice(long[0])


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
def test_a_rule_is_compiled_once_for_all_kinds_of_integers() -> None:
    assert _calls(buffer_of([3], np.int8), buffer_of([100], np.int32)) == 14 + 6 + 200
    signatures: list[object] = _twice.nopython_signatures  # type: ignore[attr-defined]
    assert len(signatures) == 1
