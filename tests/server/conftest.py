"""Shared by the tests of the server: one that runs for a whole module, and a PostgreSQL for all of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[2] / "bench")]

from postgres import postgres  # noqa: E402
from serving import FREELY, Server, serving, sqlite  # noqa: E402


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with SQLite, without limits, whose bots answer at once."""
    with serving(sqlite(tmp_path_factory.mktemp("server")), *FREELY) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL that keeps what it has acknowledged."""
    with postgres() as url:
        yield url
