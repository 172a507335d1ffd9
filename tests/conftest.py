"""Shared by all tests: the rules are compiled once, before several workers start."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from support.games import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from support.browser_helpers import Visitor
    from support.server_process import Server

os.environ["LC_ALL"] = "C.UTF-8"  # tests quote English, whatever the machine speaks
os.environ["HATBOX_CONFIG"] = os.devnull  # nor what it is configured to

HERE = Path(__file__).parent
MARKER_OF_FIXTURE = {"postgres_url": "database", "built_page": "page", "built_wheel": "page"}
COSTS = {"slow": 20, "browser": 5, "database": 5}  # of a test, roughly, in quick ones; used to balance workers


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cpu", metavar="FILE", help="write CPU seconds by test to a file, and show the dearest files")


def pytest_configure(config: pytest.Config) -> None:
    """Compile the rules, one process a game, before several workers start: all of them would compile the same.

    A run without workers compiles what its tests need, when they need it.
    """
    if config.option.cpu:
        from support.cpu_report import CpuReport

        config.pluginmanager.register(CpuReport(Path(config.option.cpu)))
    if hasattr(config, "workerinput") or os.environ.get("HATBOX_INTERPRET") or config.option.collectonly:
        return
    if not config.getoption("numprocesses", None):
        return
    from hatbox.compiled.jit import is_compiled

    cold = [name for name in GAMES if not is_compiled(f"tests-{name}")]
    command = [sys.executable, "-m", "support.warm_up"]
    running = [subprocess.Popen([*command, name], cwd=HERE) for name in cold]
    if any(process.wait() for process in running):
        raise pytest.UsageError("the rules do not compile or break a law; see above")


@pytest.hookimpl(tryfirst=True)  # before tests are selected by marker
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests by what they need, and let every worker start with an equal share of the expensive ones."""
    for item in items:
        if item.path.parent.name == "browser":
            item.add_marker("browser")
        if any(isinstance(value, str) and value == "postgres" for value in parameters_of(item).values()):
            item.add_marker("database")  # it asks for the fixture by itself
        for name in MARKER_OF_FIXTURE.keys() & getattr(item, "fixturenames", ()):
            item.add_marker(MARKER_OF_FIXTURE[name])
    items[:] = balance(items, getattr(config, "workerinput", {}).get("workercount", 1))


def parameters_of(item: pytest.Item) -> dict[str, Any]:
    """Return the parameters of a test, also those of its fixtures."""
    callspec = getattr(item, "callspec", None)
    return callspec.params if callspec else {}


def balance(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Order tests so that equal slices, one a worker, start with expensive modules of equal total cost."""
    modules: dict[Path, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.path, []).append(item)
    costs = {path: sum(map(cost_of, tests)) for path, tests in modules.items()}
    dear = sorted((path for path in modules if costs[path]), key=lambda path: -costs[path])
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    loads = [0] * workers
    for path in dear:
        number = loads.index(min(loads))
        loads[number] += costs[path]
        shares[number] += modules[path]
    rest = (item for path, tests in modules.items() if not costs[path] for item in tests)
    size, more = divmod(len(items), workers)
    for number, share in enumerate(shares):
        share += islice(rest, max(0, size + (number < more) - len(share)))
    return [*chain(*shares), *rest]


def cost_of(item: pytest.Item) -> int:
    """Return the rough cost of a test; 0 if it is quick."""
    return max((cost for marker, cost in COSTS.items() if item.get_closest_marker(marker)), default=0)


@pytest.fixture(autouse=True)
def _games_from_outside_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that a test adds is in the box for that test alone."""
    monkeypatch.setattr("hatbox.games._added", {})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with SQLite, without limits, whose bots answer at once."""
    from support.server_process import FREELY, serving, sqlite

    with serving(sqlite(tmp_path_factory.mktemp("server")), *FREELY) as running:
        yield running


@pytest.fixture(scope="session")
def built_page() -> None:
    """The browser game, built from its present sources, with the packages that its own tests need."""
    import page

    with page.exclusive():
        page.build(everything=True)


@pytest.fixture(scope="session")
def built_wheel(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without isolation from the built page."""
    from support.packages import build

    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL that keeps what it has acknowledged."""
    from postgres import postgres

    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def browser(built_page: None) -> Iterator[Browser]:
    """A real browser."""
    from support.browser_helpers import chromium

    with chromium() as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes people who visit the server with a browser each; whatever a page complains about fails the test."""
    from support.browser_helpers import Visitor

    come: list[Visitor] = []

    def visit(**wishes: object) -> Visitor:
        come.append(Visitor(browser, server.url, **wishes))
        return come[-1]

    yield visit
    for one in come:
        one.leave()
