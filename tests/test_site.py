"""`hatbox site`: the folder that it writes, and what it leaves alone."""

from __future__ import annotations

import json
from pathlib import Path

import page
import pytest

from hatbox.cli import site
from hatbox.server.transport import index_page, security
from support.command import assert_refused, hatbox
from test_extras import RUN
from test_extras import run as run_without_extras

pytestmark = pytest.mark.usefixtures("built_page")


def paths_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_site_is_the_page_with_a_policy_and_no_server(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "site"
    result = hatbox("site", str(folder), "--json", "--title", "A & B", "--about", "https://example.org/imprint")
    assert result.returncode == 0
    report = json.loads(result.stdout)
    paths = paths_in(folder)
    assert report == {
        "folder": str(folder),
        "files": len(paths),
        "bytes": sum((folder / path).stat().st_size for path in paths - {site.MARKER}),
    }
    built = {path for path in paths_in(page.STATIC) if not path.startswith((".", "admin/"))}
    assert paths == built | {site.MARKER, "404.html"}
    assert all((folder / path).read_bytes() == (page.STATIC / path).read_bytes() for path in built - {"index.html"})
    index = (folder / "index.html").read_text(encoding="utf-8")
    assert '<base href="./" />' in index
    assert '<meta name="hatbox-server" content="none" />' in index
    assert f'<meta http-equiv="content-security-policy" content="{index_page.POLICY}" />' in index
    assert index.index("content-security-policy") < index.index("<script")
    assert "<title>A &amp; B</title>" in index
    assert "https://example.org/imprint" in index


def test_the_server_has_the_same_policy() -> None:
    policy = dict(security.HEADERS)[b"content-security-policy"].decode()
    assert policy == f"{index_page.POLICY}; frame-ancestors 'none'"  # which a page cannot say of itself


def test_a_site_tells_what_to_do_next(tmp_path: Path) -> None:
    result = hatbox("site", str(tmp_path / "a b"))
    count = len(paths_in(tmp_path / "a b"))
    assert f"{count} files" in result.stdout
    assert f"python3 -m http.server --directory '{tmp_path}/a b'" in result.stdout


def test_an_earlier_site_is_replaced_and_nothing_else_is_touched(tmp_path: Path) -> None:
    hatbox("site", str(tmp_path))
    marker = json.loads((tmp_path / site.MARKER).read_text())
    old = tmp_path / "assets/base-of-an-earlier-build.js"
    old.write_text("old")
    (tmp_path / site.MARKER).write_text(json.dumps({**marker, "files": [*marker["files"], f"assets/{old.name}"]}))
    (tmp_path / "CNAME").write_text("hats.example.org")
    (tmp_path / "index.html").write_text("old")
    assert hatbox("site", str(tmp_path)).returncode == 0
    assert not old.exists()
    assert (tmp_path / "CNAME").read_text() == "hats.example.org"
    assert "hatbox-server" in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert json.loads((tmp_path / site.MARKER).read_text()) == marker


@pytest.mark.parametrize("contents", ["", "{}", '{"version": "1", "files": ["../precious"]}'])
def test_other_folders_are_refused(contents: str, tmp_path: Path) -> None:
    folder, precious = tmp_path / "site", tmp_path / "precious"
    folder.mkdir()
    precious.write_text("mine")
    (folder / site.MARKER).write_text(contents)
    assert_refused(hatbox("site", str(folder)), str(folder), "not empty")
    assert paths_in(tmp_path) == {"precious", f"site/{site.MARKER}"}
    assert_refused(hatbox("site", str(precious)), str(precious))


def test_without_a_built_page_there_is_no_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "files", lambda _: tmp_path)
    assert_refused(hatbox("site", str(tmp_path / "site")), "python3 run.py")
    assert not (tmp_path / "site").exists()


def test_a_base_install_writes_a_site(tmp_path: Path) -> None:
    done = run_without_extras(RUN, "site", str(tmp_path), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["files"] == len(paths_in(tmp_path))
