"""The page's unit tests, what it weighs and how it is sent."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
from pathlib import Path
from urllib.request import urlopen

import page
import pytest

from hatbox.server.settings import Settings
from hatbox.server.transport import static_files
from hatbox.server.transport.index_page import Branding
from support.server_process import Server

HOME = 80_000  # bytes of JavaScript and CSS, compressed, until the first screen stands
GAME = 60_000  # more for each game


pytestmark = pytest.mark.usefixtures("built_page")


@pytest.mark.slow
def test_unit_tests_of_the_page_pass() -> None:
    done = subprocess.run(
        [page.node()[0], page.MODULES / "vitest/vitest.mjs", "run"],
        cwd=page.WEB,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_dev_server_of_the_page_reaches_hatbox_serve(server: Server) -> None:
    """`npm run dev` serves the sources and passes the API on; without HATBOX_SERVER, to the default port."""
    config = (page.WEB / "vite.config.ts").read_text(encoding="utf-8")
    assert f"http://127.0.0.1:{Settings().port}" in config
    with subprocess.Popen(
        [page.node()[0], page.MODULES / "vite/bin/vite.js", "--port", "0", "--host", "127.0.0.1"],
        cwd=page.WEB,
        env={**os.environ, "HATBOX_SERVER": server.url, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        text=True,
    ) as vite:
        try:
            assert vite.stdout is not None
            url = next(found[0] for line in vite.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
            assert b"/src/main.ts" in urlopen(url).read()
            assert json.load(urlopen(f"{url}/api"))["version"]
        finally:
            vite.terminate()


def weight(*names: str) -> int:
    """Compressed size of some files of the page."""
    return sum(len(gzip.compress((page.STATIC / "assets" / name).read_bytes(), 9)) for name in names)


def dependencies(start: str) -> set[str]:
    """A chunk, its styles, and all that it cannot do without: what it imports, not what it may import later."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name in found or not (page.STATIC / "assets" / name).is_file():
            continue
        found.add(name)
        text = (page.STATIC / "assets" / name).read_text(encoding="utf-8")
        if name.endswith(".js"):
            waiting += re.findall(r'from"\./([^"]+)"', text) + re.findall(r'import"\./([^"]+)"', text)
    return found


@pytest.mark.parametrize("accepted", ["", "br", "gzip, deflate, br", "gzip;q=1.0", "gzip;q=0", "br, gzip; q=0.0, *"])
def test_what_is_text_is_sent_compressed_to_those_who_can_read_it(accepted: str) -> None:
    wanted = "gzip" in accepted and "q=0" not in accepted
    for path in ("/", f"/assets/{chunk('base')}"):
        plain, sent = (
            static_files.page_response(path, "GET", Branding(), ""),
            static_files.page_response(path, "GET", Branding(), accepted),
        )
        assert sent.headers.get("content-encoding") == ("gzip" if wanted else None)
        assert sent.headers["vary"] == "accept-encoding"
        assert (gzip.decompress(bytes(sent.body)) if wanted else sent.body) == plain.body
    picture = static_files.page_response("/icon-192.png", "GET", Branding(), accepted)
    assert "content-encoding" not in picture.headers


def test_webassembly_is_sent_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Browsers compile a module while it arrives only if it has its media type."""
    monkeypatch.setattr(static_files, "files", lambda _: tmp_path)
    module = tmp_path / "static/assets/rules-0123.wasm"
    module.parent.mkdir(parents=True)
    module.write_bytes(b"\0asm" * 100)
    sent = static_files.page_response("/assets/rules-0123.wasm", "GET", Branding(), "gzip")
    assert sent.headers["content-type"] == "application/wasm"
    assert gzip.decompress(bytes(sent.body)) == module.read_bytes()


def chunk(name: str) -> str:
    """The file of a chunk, which carries a hash in its name; of several with one name the largest."""
    return max((page.STATIC / "assets").glob(f"{name}-*.js"), key=lambda file: file.stat().st_size).name


def test_the_first_screen_is_light() -> None:
    index = (page.STATIC / "index.html").read_text(encoding="utf-8")
    first = set(re.findall(r'assets/([^"]+\.(?:js|css))', index))
    files = set().union(*(dependencies(name) for name in first if name.endswith(".js"))) | first
    files |= dependencies(chunk("en"))
    assert {chunk("preload"), chunk("base")} < files  # the home screen is in the base chunk
    assert weight(*files) < HOME, {name: weight(name) for name in files}


def test_each_game_is_light() -> None:
    """Limit the size of a game's chunks beyond the first screen and the frame of a table."""
    index = (page.STATIC / "index.html").read_text(encoding="utf-8")
    first = set().union(*(dependencies(name) for name in re.findall(r'assets/([^"]+\.js)', index)))
    frame = dependencies(chunk("TablePage"))
    scenes = {file.name for file in (page.STATIC / "assets").glob("Scene-*.js")}
    style = max(weight(file.name) for file in (page.STATIC / "assets").glob("Scene-*.css"))
    assert len(scenes) == 3
    for scene in scenes:
        files = dependencies(scene) - first - frame
        assert weight(*files) + style < GAME, {name: weight(name) for name in files}
