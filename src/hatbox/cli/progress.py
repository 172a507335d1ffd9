"""Progress bars: on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
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
    if not sys.stderr.isatty():
        yield from items
        return
    try:
        progress = progress_bar(before=about)
    except ModuleNotFoundError:  # rich is in no base install
        yield from items
        return
    with progress:
        yield from progress.track(items, total=total)
