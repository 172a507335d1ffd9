"""Terminal input and output, with or without colours, on a terminal or through pipes."""

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

MAX_WIDTH = 100
TALL = 40  # rows; on less the drawings are compact
HIDING_LINES = 60  # printed to hide a secret where the screen cannot be cleared
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # screen and scrollback
POLL_SECONDS = 0.1  # between checks for Ctrl-C

PLAIN = str.maketrans({"’": "'", "“": '"', "”": '"', "…": "...", "–": "-", "−": "-", "×": "x", "\u00a0": " "})


def encode_plain(error: UnicodeError) -> tuple[str, int]:
    """Replace typography that the terminal cannot encode by ASCII, anything else by a question mark."""
    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end].translate(PLAIN)
    return text.encode(error.encoding, "replace").decode(error.encoding), error.end


codecs.register_error("hatbox.plainly", encode_plain)


class TerminalConsole(Console):
    """A console that raises on a broken pipe."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """A terminal. Reading raises EOFError at the end of input and KeyboardInterrupt at Ctrl-C."""

    def __init__(self) -> None:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="hatbox.plainly")  # see encode_plain
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        self.console = TerminalConsole(highlight=False, emoji=False, markup=False)
        if self.console.width > MAX_WIDTH:
            self.console.width = MAX_WIDTH
        self.is_live = self.console.is_terminal and not self.console.is_dumb_terminal
        self.is_short = self.console.is_terminal and self.console.height < TALL
        self._history: ModuleType | None = None
        if sys.stdin and sys.stdin.isatty():
            with suppress(ImportError):
                self._history = import_module("readline")  # line editing and history

    def show(self, *items: RenderableType, style: str = "", indent: int = 0) -> None:
        """Print items one below the other."""
        for item in items:
            self.console.print(Padding(item, (0, 0, 0, indent), expand=False) if indent else item, style=style or None)

    def show_menu(self, menu: Menu) -> None:
        """Print a menu; in columns if rows are few."""
        self.show(Text(menu.title, "bold"), menu.render(in_columns=self.is_short))

    def say(self, code: str, style: str = "", indent: int = 0, **params: Param) -> None:
        """Print the text of a message code."""
        self.show(Text(say(code, params)), style=style, indent=indent)

    def show_whole(self, text: str) -> None:
        """Print text that may be copied, without wrapping it."""
        self.console.print(Text(text), soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def ask(self, prompt: str) -> str:
        """Read a line, stripped."""
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty():
            return input(f"{prompt} ").strip()
        self.console.print(Text(prompt), end=" ")
        line = sys.stdin.readline()
        self.show(Text(line.strip()))  # input from a pipe is not echoed
        if not line:
            raise EOFError
        return line.strip()

    def pause(self, code: str, **params: Param) -> None:
        """Wait for Enter."""
        self.ask(say(code, params))

    def clear(self) -> None:
        """Clear the screen, the scrollback and the input history: they may show hidden information."""
        if self._history is not None:
            self._history.clear_history()
        if self.is_live:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.console.print("\n" * HIDING_LINES)

    @contextmanager
    def waiting(self, code: str, **params: Param) -> Iterator[None]:
        """Show a status while the block runs, on a live terminal."""
        if self.is_live:
            with self.console.status(Text(say(code, params)), spinner="line"):
                yield
        else:
            yield


def in_background(work: Callable[[], T]) -> T:
    """Run work in a thread, so that Ctrl-C is handled meanwhile."""
    done: queue.SimpleQueue[tuple[T | None, BaseException | None]] = queue.SimpleQueue()

    def run() -> None:
        try:
            done.put((work(), None))
        except BaseException as error:
            done.put((None, error))

    threading.Thread(target=run, daemon=True).start()
    while True:
        try:
            result, error = done.get(timeout=POLL_SECONDS)
        except queue.Empty:
            continue
        if error is not None:
            raise error
        return result  # type: ignore[return-value]  # without an error there is a result
