"""The files for containers: what the Dockerfile promises, and what its final stage does with an installed wheel."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import image
import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def built(tmp_path: Path) -> image.Image:
    return image.Image(tmp_path / "root")


def test_the_image_is_small_unprivileged_and_says_how_it_is(built: image.Image) -> None:
    final = built.final[-1]
    assert re.fullmatch(r"\d+:\d+", final.values("USER")[-1])
    assert final.values("STOPSIGNAL") == ["SIGTERM"]
    assert len(final.values("HEALTHCHECK")) == len(final.values("ENTRYPOINT")) == len(final.values("CMD")) == 1
    assert all("pip" not in run for run in final.values("RUN"))
    assert final.values("VOLUME") == ['["/data"]']
    for architecture in ("amd64", "arm64"):
        stages = image.chain(built.stages, built.stages[-1], architecture)
        assert [stage.name for stage in stages] == [f"base-{architecture}", "base", ""]
        assert "NUMBA_CPU_NAME" in built.environment(stages)


def test_python_in_the_image_is_one_that_the_package_supports(built: image.Image) -> None:
    bases = {stage.base for stage in built.stages if stage.base.startswith("python:")}
    (version,) = {re.fullmatch(r"python:(3\.\d+)-slim", base)[1] for base in bases}  # type: ignore[index]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f"Programming Language :: Python :: {version}" in project["classifiers"]


def test_the_build_context_has_what_the_build_needs() -> None:
    wanted = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    assert all((ROOT / name).exists() for name in wanted)
    assert {"src", "web", "tools", "pyproject.toml", "requirements.lock", "hatch_build.py", "README.md", "LICENSE"} <= {
        *wanted
    }


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="the image is Linux")
def test_the_final_stage_serves_from_a_tree_it_cannot_write(
    built: image.Image, built_wheel: Path, tmp_path: Path
) -> None:
    """The full build is `python tools/image.py`; here the packages are the tests' own and nothing is compiled."""
    python = next(
        filter(built.can_run, (os.path.realpath(sys.executable), f"/usr/bin/python3.{sys.version_info[1]}")), ""
    )
    if not python:
        pytest.skip("no Python that another user may run")
    theirs = Path(sys.prefix) / "lib" / f"python3.{sys.version_info[1]}" / "site-packages"
    listing = [python, "-c", f"import os; os.listdir({str(theirs)!r})"]
    if subprocess.run(listing, check=False, capture_output=True, **built.identity(image.BUILDER)).returncode:
        pytest.skip("another user cannot read the packages of the tests")
    tmp_path.chmod(0o755)
    for parent in tmp_path.parents:
        if parent.name.startswith(("pytest-", "popen-")):
            parent.chmod(0o755)
    home = built.folder / "opt/hatbox"
    subprocess.run([python, "-m", "venv", "--without-pip", str(home)], check=True)
    (packages,) = home.glob("lib/python3*/site-packages")
    (packages / "tests.pth").write_text(f"{theirs}\n")
    uv = [str(ROOT / ".tools/bin/uv"), "pip", "install", "--quiet", "--no-deps", "--no-index", "--offline"]
    subprocess.run([*uv, "--python", str(home / "bin/python"), str(built_wheel)], check=True)
    (home / "cache").mkdir()
    built.protect(built.folder / "opt")
    built.run_steps(built.final, None)
    port = image.free_port()
    server = built.start(port, HATBOX_INTERPRET="1")
    try:
        image.wait_until_healthy(built, server, port)
    finally:
        server.send_signal(signal.SIGTERM)
        _, log = server.communicate(timeout=image.PATIENCE)
    assert server.returncode in (0, 128 + signal.SIGTERM, -signal.SIGTERM)
    assert "Traceback" not in log.decode()
    assert {path.name for path in (built.folder / "data").iterdir()} >= {"hatbox.db"}
