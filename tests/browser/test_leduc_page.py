"""Leduc poker, a game from outside the package, built for the browser and played on a page of its own."""

from __future__ import annotations

import base64
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, expect

LEDUC = Path(__file__).parents[2] / "examples" / "leduc"
sys.path.append(str(LEDUC))

from leduc.game import GAME  # noqa: E402
from leduc.state import State  # noqa: E402

import hatbox  # noqa: E402
from hatbox.bots import searcher  # noqa: E402
from hatbox.compiled.records import zeros  # noqa: E402
from hatbox.engine.game import HIDDEN  # noqa: E402
from hatbox.engine.loops import loops_of  # noqa: E402
from hatbox.engine.match import Match  # noqa: E402
from hatbox.lab.bench import Runner  # noqa: E402
from support.browser_helpers import DESKTOP, PHONE, Visitor, chromium, overflow, small_targets, violations  # noqa: E402
from support.command import assert_refused  # noqa: E402
from support.command import hatbox as run_hatbox  # noqa: E402
from support.static_host import static_host  # noqa: E402
from support.wasm import flatten, run_wasm  # noqa: E402

GAMES = 5_000
SIMULATIONS = 2_000
NODES = 1 << 14
KEEP_POSTED = """
window.posted = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  if (message.seen) window.posted.push({
    seat: message.seen.seat,
    views: message.seen.views.map((view) => btoa(String.fromCharCode(...view))),
    fields: Object.keys(message.seen).sort(),
  });
  return post.call(this, message);
};
"""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built in a working folder with a module that must not be imported."""
    folder, working = tmp_path_factory.mktemp("leduc"), tmp_path_factory.mktemp("working")
    (working / "numba.py").write_text("raise SystemExit(3)")
    subprocess.run([sys.executable, LEDUC / "browser" / "build.py", folder], check=True, cwd=working)
    return folder


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


# --- the module, in Node.js


def test_random_games_end_in_the_same_bytes(site: Path) -> None:
    hatbox.add_game(GAME)
    runner = Runner(GAME, 2)
    args = [runner.states, runner.rngs, GAMES, runner.out, runner.wins]
    (result,), after = run_wasm(site / "leduc.wasm", ("random_games", args))
    assert int(result["value"]) == loops_of(GAME).random_games(*args) > 3 * GAMES
    assert list(after.values()) == [array.tobytes() for array in args if isinstance(array, np.ndarray)]


def test_the_search_grows_the_same_tree(site: Path) -> None:
    match = Match.new(GAME, 2, {}, 7)
    assert match.mover is not None
    trees = searcher.SearchTrees(GAME, room=NODES, uninformed=False)
    trees.begin(match.observations(match.mover), 1)
    _, after = run_wasm(site / "leduc.wasm", ("simulate", [trees.workspace, SIMULATIONS]))
    trees.grow(SIMULATIONS)
    arrays = [array for array in flatten(trees.workspace) if isinstance(array, np.ndarray)]
    assert list(after.values()) == [array.tobytes() for array in arrays]


def test_an_unknown_game_and_a_folder_that_cannot_be_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert_refused(run_hatbox("wasm", "chess", str(tmp_path)), "chess")
    assert_refused(run_hatbox("wasm", "hats", str(tmp_path / "file")), "file")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_modules_in_the_working_folder_are_not_imported(site: Path) -> None:
    assert {"leduc.wasm", "leduc.json"} <= {path.name for path in site.iterdir()}


# --- the page, in Chromium


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_hand_is_played_on_the_page(site: Path, browser: Browser, size: Any) -> None:
    with static_host(site) as host:
        visitor = Visitor(browser, host.url, viewport=size)
        visitor.context.add_init_script(KEEP_POSTED)
        page = visitor.go()
        expect(page.locator("#log li").first).to_have_text("Hand 1. Everybody puts in one chip. You begin.")
        page.click("#hint")
        expect(page.locator("#estimates tr")).to_have_count(2)  # check or raise
        assert violations(page) == overflow(page) == small_targets(page) == []
        last, ready = page.get_by_role("button", name="Next hand"), page.locator("#moves .primary")
        while True:
            ready.wait_for()
            if last.is_visible():
                break
            logged = page.locator("#log li").count()
            ready.click()
            expect(page.locator("#log li").nth(logged)).to_be_attached()
        won = {"You": 1, "The": -1, "A": 0}[page.inner_text("#status").split()[0]]
        balance = page.inner_text("#balance")
        assert balance.endswith(" after 1 hand")
        assert np.sign(int(balance.split()[1].replace("−", "-"))) == won
        assert page.locator(".card.back").count() == 0
        check_secrets(page.evaluate("posted"))
        last.click()
        expect(page.locator("#log li").first).to_have_text("Hand 2. Everybody puts in one chip. The bot begins.")
        visitor.leave()


def check_secrets(posted: list[dict[str, Any]]) -> None:
    """Check that the search was asked for both seats, and never shown a card that the seat had not seen."""
    assert {question["seat"] for question in posted} == {0, 1}
    blank = zeros(State, 1)
    for question in posted:
        assert question["fields"] == ["actions", "movers", "seat", "views"]
        for text in question["views"]:
            (view,) = np.frombuffer(base64.b64decode(text), blank.dtype)
            assert view["hand"][1 - question["seat"]] == HIDDEN
            assert view["hand"][question["seat"]] != HIDDEN
            assert (view["board"] == HIDDEN) == (view["round"] == 0)
            assert view["rng"] == 0


def test_a_page_without_its_module_says_so(site: Path, browser: Browser, tmp_path: Path) -> None:
    for file in ("index.html", "style.css", "main.js", "bot.js", "engine.js", "leduc.json"):
        (tmp_path / file).write_bytes((site / file).read_bytes())
    with static_host(tmp_path) as host:
        page = browser.new_page()
        page.goto(host.url)
        expect(page.locator("#status")).to_contain_text("This browser can’t play here")
        page.close()


# --- the guide


def test_the_examples_of_the_guide_run(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (LEDUC.parents[1] / "docs" / "browser.md").read_text(encoding="utf-8")
    monkeypatch.chdir(LEDUC.parents[1])
    examples = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, "browser.md", None, 0)
    assert len(test.examples) > 5
    assert doctest.DocTestRunner().run(test).failed == 0
    for command in re.findall(r"^    python (\S+\.py)", page, re.MULTILINE):
        assert Path(command).is_file()
