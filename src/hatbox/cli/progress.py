"""Progress bars: on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.progress import Progress

T = TypeVar("T")


def progress_bar(*, before: str = "", after: str = "", width: int = 40) -> Progress:
    """Return a progress bar on standard error, with texts before and after it."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = [BarColumn(width), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()]
    left, right = ([TextColumn(text)] if text else [] for text in (before, after))
    return Progress(*left, *columns, *right, console=Console(stderr=True), transient=True)


def show_progress(items: Iterable[T], total: int | None, about: str) -> Iterator[T]:
    """Yield the items; on a terminal show a progress bar."""
    progress = _bar_if_possible(about)
    if progress is None:
        yield from items
        return
    with progress:
        yield from progress.track(items, total=total)


@contextmanager
def count_progress(about: str) -> Iterator[Callable[[int, int], None]]:
    """Yield a function to call with what is done and the total; on a terminal it moves a progress bar."""
    progress = _bar_if_possible(about)
    if progress is None:
        yield lambda done, total: None
        return
    with progress:
        task = progress.add_task("", total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _bar_if_possible(about: str) -> Progress | None:
    if not sys.stderr.isatty():
        return None
    try:
        return progress_bar(before=about)
    except ModuleNotFoundError:  # rich is in no base install
        return None
