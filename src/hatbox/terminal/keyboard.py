"""What somebody types, line by line, while other things happen."""

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


class Typist:
    """Somebody at the keyboard. A thread reads, so that nothing else waits."""

    def __init__(self, screen: Screen) -> None:
        """Start to read."""
        self._screen = screen
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._echoes = not (sys.stdin and sys.stdin.isatty())
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            for line in typed():
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)
        except RuntimeError:
            pass  # the game is over, and nobody wants to know any more

    async def line(self) -> str:
        """The next line, without blanks around it; raises EOFError when there are no more."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
            raise EOFError
        if self._echoes:
            self._screen.show(Text(line.strip()))  # what a pipe types is not on the screen yet
        return line.strip()

    def prompt(self, text: str = PROMPT) -> None:
        """Show that something may be typed."""
        self._screen.console.print(Text(text), end=" ")
        self._screen.console.file.flush()

    async def ask(self, text: str = PROMPT) -> str:
        """Ask, and wait for the answer."""
        self.prompt(text)
        return await self.line()

    async def choose(self, menu: Menu) -> str:
        """Ask until one of the choices is made."""
        self._screen.show_menu(menu)
        while True:
            picked = menu.pick((await self.ask()).split())
            if isinstance(picked, str):
                return picked
            self._screen.say("play-choose-one", most=menu.choices[-1].keys[0])


def typed() -> Iterator[str]:
    """The lines of standard input; read without its buffer, which a thread must not hold when the program ends."""
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
