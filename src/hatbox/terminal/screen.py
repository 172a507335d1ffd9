"""The terminal itself: shows, asks, hides. With or without colours, for people and for pipes."""

from __future__ import annotations

import codecs
import queue
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from types import ModuleType
from typing import TypeVar

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from hatbox.i18n import Param, say
from hatbox.terminal.choices import Menu

T = TypeVar("T")

WIDEST = 100
TALL = 40  # rows from which on a table and its menu are drawn at ease
HIDING_LINES = 60  # what hides a secret where a screen cannot be cleared
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has scrolled off it
LISTENING = 0.1  # seconds between two looks for Ctrl-C


PLAIN = str.maketrans({"’": "'", "“": '"', "”": '"', "…": "...", "–": "-", "−": "-", "×": "x", "\u00a0": " "})


def write_plainly(error: UnicodeError) -> tuple[str, int]:
    """Write typography that a terminal lacks as plain signs, anything else as a question mark."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end].translate(PLAIN)
    return lacking.encode(error.encoding, "replace").decode(error.encoding), error.end


codecs.register_error("hatbox.plainly", write_plainly)


class Paper(Console):
    """What is printed on."""

    def on_broken_pipe(self) -> None:
        """Whoever has read enough ends the command, as everywhere."""
        raise BrokenPipeError


class Screen:
    """One terminal. Reading raises EOFError at the end of input and KeyboardInterrupt at Ctrl-C."""

    def __init__(self) -> None:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="hatbox.plainly")  # a terminal that cannot write a sign shows the rest
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        self.console = Paper(highlight=False, emoji=False, markup=False)
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        self.is_live = self.console.is_terminal and not self.console.is_dumb_terminal
        self.is_short = self.console.is_terminal and self.console.height < TALL
        self._history: ModuleType | None = None
        if sys.stdin and sys.stdin.isatty():
            with suppress(ImportError):
                self._history = import_module("readline")  # the line can be edited, and earlier lines come back

    def show(self, *what: RenderableType, style: str = "", indent: int = 0) -> None:
        """Print things below each other."""
        for item in what:
            self.console.print(Padding(item, (0, 0, 0, indent), expand=False) if indent else item, style=style or None)

    def show_menu(self, menu: Menu) -> None:
        """Print some choices under their question; in columns where rows are few."""
        self.show(Text(menu.title, "bold"), menu.drawn(in_columns=self.is_short))

    def say(self, code: str, style: str = "", indent: int = 0, **params: Param) -> None:
        """Print the sentence of a message code."""
        self.show(Text(say(code, params)), style=style, indent=indent)

    def show_whole(self, text: str) -> None:
        """Print lines that may be copied, however long, without breaking them."""
        self.console.print(Text(text), soft_wrap=True)

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def ask(self, prompt: str) -> str:
        """One line of what somebody types, without blanks around it."""
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty():
            return input(f"{prompt} ").strip()
        self.console.print(Text(prompt), end=" ")
        line = sys.stdin.readline()
        self.show(Text(line.strip()))  # what a pipe types is not on the screen yet
        if not line:
            raise EOFError
        return line.strip()

    def pause(self, code: str, **params: Param) -> None:
        """Wait for Enter."""
        self.ask(say(code, params))

    def clear(self) -> None:
        """Take everything off the screen for good, and the lines typed before: they may tell what is hidden."""
        if self._history is not None:
            self._history.clear_history()
        if self.is_live:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.console.print("\n" * HIDING_LINES)

    @contextmanager
    def waiting(self, code: str, **params: Param) -> Iterator[None]:
        """Say on a live terminal what is being waited for, and take it away afterwards."""
        if self.is_live:
            with self.console.status(Text(say(code, params)), spinner="line"):
                yield
        else:
            yield


def in_background(work: Callable[[], T]) -> T:
    """Do the work in a thread, so that Ctrl-C is heard meanwhile."""
    done: queue.SimpleQueue[tuple[T | None, BaseException | None]] = queue.SimpleQueue()

    def run() -> None:
        try:
            done.put((work(), None))
        except BaseException as error:
            done.put((None, error))

    threading.Thread(target=run, daemon=True).start()
    while True:
        try:
            answer, error = done.get(timeout=LISTENING)
        except queue.Empty:
            continue
        if error is not None:
            raise error
        return answer  # type: ignore[return-value]  # without an error there is an answer
