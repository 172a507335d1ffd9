"""Lines from the keyboard, read in a thread while the event loop runs."""

from __future__ import annotations

import asyncio
import codecs
import os
import sys
import threading
from collections.abc import Iterator

from rich.text import Text

from hatbox.terminal.choices import Menu
from hatbox.terminal.screen import Screen

PROMPT = ">"


class Keyboard:
    """Standard input as an asynchronous queue of lines."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._echoes = not (sys.stdin and sys.stdin.isatty())
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            for line in read_lines():
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)
        except RuntimeError:
            pass  # the event loop is closed

    async def line(self) -> str:
        """Return the next line, stripped; raise EOFError at the end of input."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
            raise EOFError
        if self._echoes:
            self._screen.show(Text(line.strip()))  # input from a pipe is not echoed
        return line.strip()

    def prompt(self, text: str = PROMPT) -> None:
        self._screen.console.print(Text(text), end=" ")
        self._screen.console.file.flush()

    async def ask(self, text: str = PROMPT) -> str:
        self.prompt(text)
        return await self.line()

    async def choose(self, menu: Menu) -> str:
        """Ask until a choice is made."""
        self._screen.show_menu(menu)
        while True:
            picked = menu.pick((await self.ask()).split())
            if isinstance(picked, str):
                return picked
            self._screen.say("play-choose-one", most=menu.choices[-1].keys[0])


def read_lines() -> Iterator[str]:
    """Yield the lines of standard input, read without its buffer: a daemon thread must not hold its lock at exit."""
    try:
        handle = sys.stdin.fileno()
    except (AttributeError, OSError, ValueError):
        yield from sys.stdin or ()
        return
    decoder, rest = codecs.getincrementaldecoder("utf-8")("replace"), ""
    while data := os.read(handle, 4096):
        *lines, rest = (rest + decoder.decode(data)).split("\n")
        yield from lines
    if rest:
        yield rest
