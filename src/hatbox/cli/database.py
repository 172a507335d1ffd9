"""The database that a command works on."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from hatbox.core.errors import BadInput


@contextmanager
def database(asked: Namespace) -> Iterator[str]:
    """The URL that was asked for, or the usual one; a database that cannot be used is one clear line."""
    from hatbox.server.settings import default_database
    from hatbox.server.store.store import StoreError

    try:
        yield asked.database or default_database()
    except StoreError as fault:
        raise BadInput("database-unusable", fault=str(fault)) from None
