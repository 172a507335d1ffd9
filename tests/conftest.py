"""Shared by all tests: the rules are compiled once, before several workers start."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import chain, islice, product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from browsing import Visitor
    from playwright.sync_api import Browser
    from serving import Server

HERE = Path(__file__).parent
sys.path += [str(HERE / "server"), str(HERE / "browser"), str(HERE.parent / "bench"), str(HERE.parent / "tools")]

GAMES = ("hats", "magic_hat", "top_hats")
PLAYERS = {"hats": (2, 3, 4), "magic_hat": (2, 3, 4), "top_hats": (2, 3)}
TABLES = [(game, players) for game in GAMES for players in PLAYERS[game]]

SLOWEST = (  # what takes long: of three workers, each begins with some of it
    ("test_coverage.py", "test_faults.py", "test_abuse.py"),
    ("test_whole_games.py", "test_steady.py"),
    ("test_screens.py", "test_watching.py", "test_secrets.py", "test_oneself.py"),
)

WARM_UP = """
from hatbox.cli.loading import warm_up
from hatbox.bots.bot import Budget
from hatbox.bots.roster import bot_named
from hatbox.bots.thinking import prepare
from hatbox.core.batch import Batch
from hatbox.core.play import Match
from hatbox.games import game_named
from hatbox.lab.laws import check_game, fingerprint
from hatbox.server.warm import warm
game = game_named({name!r})
for players in game.players:
    check_game(game, players, {{}}, 100)
    fingerprint(game, players, {{}}, 1, 0)
    match = Match.new(game, players, {{}}, 0)
    for number in range(80):
        if not match.is_over:
            bot = bot_named("greedy" if number % 2 else "dormouse")
            match.act(bot.think(match.story(match.mover), Budget(simulations=20), 0).action)
prepare(game, True)
many = Batch(game, 2, game.players[0], {{}}, seed=0, resets=False)
many.step(many.random_actions(), until=many.movers.astype("int64"))
warm_up({name!r})
warm({name!r})
"""


Table = dict[str, bool | int | str]


def option_sets(game: str, players: int) -> list[Table]:
    """Tables that differ in every option at least once."""
    if game == "hats":
        flags: list[Table] = [
            {"black_hat_is_a_type": is_a_type, "tiebreak_black_hats": breaks}
            for is_a_type, breaks in product((True, False), repeat=2)
        ]
        removed: list[Table] = [{"removed": "BT"}, {"removed": "KD"}] if players == 2 else []
        return [{}, {"edition": "de"}, *flags, *removed]
    if game == "magic_hat":
        tables: list[Table] = [
            {"copies": copies, "magic_hats": magic, "dead_table": dead}
            for copies, magic, dead in product((1, 2, 4), (4, 0), ("redeal", "play_on"))
        ]
        return [{}, {"edition": "en"}, {"stall_limit": 5}, {"stall_limit": 0, "copies": 4}, *tables]
    narrow: list[Table] = [{"narrowings": n, "stall_limit": limit} for n in (0, 1, 2) for limit in (7, 300)]
    return [{}, *narrow]


def small_sets(game: str, players: int) -> list[Table]:
    """Tables of the small sizes, for research."""
    if game == "magic_hat":
        rich: Table = {"size": "tiny", "copies": 4, "magic_hats": 4, "stall_limit": 9}
        return [{"size": "tiny"}, {"size": "small"}, {"size": "tiny", "dead_table": "play_on"}, rich]
    if players != 2:
        return []
    more: Table = {"edition": "de"} if game == "hats" else {"narrowings": 2, "stall_limit": 9}
    return [{"size": "tiny"}, {"size": "small"}, {"size": "small", **more}]


def pytest_configure(config: pytest.Config) -> None:
    """Compile everything in one process a game, unless a worker or an interpreted run asks."""
    if hasattr(config, "workerinput") or os.environ.get("HATBOX_INTERPRET") or config.option.collectonly:
        return
    import page

    page.build(everything=True)
    running = [subprocess.Popen([sys.executable, "-c", WARM_UP.format(name=name)]) for name in GAMES]
    if any(process.wait() for process in running):
        raise pytest.UsageError("the rules do not compile or break a law; see above")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes longest begins first, or everybody would wait for it at the end.

    A browser on a busy machine may miss a deadline: what fails there is tried again, and fails if it fails again.
    """
    items[:] = shared_out(items, getattr(config, "workerinput", {}).get("workercount", 1))
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.flaky(reruns=2))


def shared_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in an order of which every worker takes an equal stretch, with slow tests at its beginning."""
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for number, names in enumerate(SLOWEST):
        shares[number % workers] += [item for name in names for item in items if item.path.name == name]
    rest = (item for item in items if not any(item.path.name in names for names in SLOWEST))
    size, more = divmod(len(items), workers)
    for number, share in enumerate(shares):
        share += islice(rest, max(0, size + (number < more) - len(share)))
    return [*chain(*shares), *rest]


@pytest.fixture(autouse=True)
def _games_from_outside_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that a test adds is in the box for that test alone."""
    monkeypatch.setattr("hatbox.games._added", {})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with SQLite, without limits, whose bots answer at once."""
    from serving import FREELY, serving, sqlite

    with serving(sqlite(tmp_path_factory.mktemp("server")), *FREELY) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL that keeps what it has acknowledged."""
    from postgres import postgres

    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real browser."""
    from browsing import chromium

    with chromium() as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes people who visit the server with a browser each; whatever a page complains about fails the test."""
    from browsing import Visitor

    come: list[Visitor] = []

    def visit(**wishes: object) -> Visitor:
        come.append(Visitor(browser, server.url, **wishes))
        return come[-1]

    yield visit
    for one in come:
        one.leave()
