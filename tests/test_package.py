"""The packages: complete, the same from every folder, and readable on an index."""

from __future__ import annotations

import json
import re
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from hatch_build import with_absolute_links

from hatbox import __version__
from hatbox.games import NAMES
from hatbox.i18n import languages
from support.packages import ROOT, build

DIST_INFO = f"hatbox-{__version__}.dist-info"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


def metadata_of(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        return Parser().parsestr(archive.read(f"{DIST_INFO}/METADATA").decode())


def test_the_wheel_has_everything_that_a_game_needs(built_wheel: Path) -> None:
    with zipfile.ZipFile(built_wheel) as archive:
        names = archive.namelist()
    page = [name.removeprefix("hatbox/static/") for name in names if name.startswith("hatbox/static/")]
    assert {"index.html", "sw.js", "manifest.webmanifest", "favicon.svg"} <= {*page}
    for game in NAMES:
        assert any(re.fullmatch(rf"assets/{game}-[\w-]+\.wasm", name) for name in page)  # the rules
        assert any(re.fullmatch(rf"assets/{game}-[\w-]+\.svg", name) for name in page)  # the art
        assert f"hatbox/games/{game}/calibration.py" in names
    for language in languages():
        assert any(re.fullmatch(rf"assets/{language}-[\w-]+\.js", name) for name in page)
        assert f"hatbox/i18n/{language}.ftl" in names
    assert {f"{DIST_INFO}/licenses/LICENSE", "hatbox/py.typed"} <= {*names}
    assert any(name.startswith("hatbox/server/store/migrations/") for name in names)
    assert not [name for name in names if "__pycache__" in name or "node_modules" in name]


def test_the_puzzles_are_in_the_page(built_wheel: Path) -> None:
    with zipfile.ZipFile(built_wheel) as archive:
        scripts = [archive.read(name) for name in archive.namelist() if name.startswith("hatbox/static/assets/")]
    for game in NAMES:
        puzzles = json.loads((ROOT / f"web/src/puzzles/{game}.json").read_text("utf-8"))
        assert any(puzzles["views"][-100:].encode() in script for script in scripts), game


def test_the_metadata_say_what_it_is_and_lead_somewhere(built_wheel: Path) -> None:
    metadata = metadata_of(built_wheel)
    labels = {url.partition(",")[0] for url in metadata.get_all("Project-URL", [])}
    assert {"Homepage", "Documentation", "Changelog", "Source", "Issues"} <= labels
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["Description-Content-Type"] == "text/markdown"
    readme = str(metadata.get_payload())
    targets = re.findall(r"\]\(([^)]+)\)", readme)
    assert targets
    assert all(target.startswith("https://") for target in targets)
    assert "pip install" in readme


def test_links_of_the_readme_become_absolute() -> None:
    text = "[a](docs/a.md#part) ![b](docs/b.jpg) [c](https://c.example) [d](#below)"
    assert with_absolute_links(text, "https://x/y") == (
        "[a](https://x/y/blob/main/docs/a.md#part) ![b](https://x/y/raw/main/docs/b.jpg) "
        "[c](https://c.example) [d](#below)"
    )


def test_the_sdist_has_what_run_py_and_the_image_need(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"run.py", "requirements.lock", "requirements-dev.lock", "tools/uv.lock.txt", "tools/page.py"} <= names
    assert {"Dockerfile", "compose.yaml", "LICENSE", "README.md", "CHANGELOG.md", "web/package-lock.json"} <= names
    assert not [name for name in names if name.startswith(("web/node_modules", "src/hatbox/static", ".venv"))]


@pytest.mark.slow
def test_the_sdist_builds_the_same_wheel_elsewhere_without_git(sdist: Path, built_wheel: Path, tmp_path: Path) -> None:
    """The page is built again, in another folder: its bytes depend on its sources alone."""
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.4
        archive.extractall(tmp_path)
    (source,) = tmp_path.iterdir()
    (source / "web/node_modules").symlink_to(ROOT / "web/node_modules")  # npm is not asked again
    wheel = build("wheel", tmp_path / "dist", source)
    here, there = zipfile.ZipFile(built_wheel), zipfile.ZipFile(wheel)
    with here, there:
        assert here.namelist() == there.namelist()
        assert [name for name in here.namelist() if here.read(name) != there.read(name)] == []
    assert wheel.read_bytes() == built_wheel.read_bytes()
