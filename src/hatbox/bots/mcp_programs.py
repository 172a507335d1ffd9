"""Players that are MCP servers: each move is a call of their tool `choose_move`, with all that the seat may know.

The client library is asynchronous; one thread of this process runs its event loop for all seats.
"""

from __future__ import annotations

import asyncio
import atexit
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout
from functools import cache
from itertools import count
from typing import Any, TypeVar

import msgspec

from hatbox.bots.programs import Channel, Crashed, Overdue, Question
from hatbox.engine.errors import BadInput
from hatbox.extras import need

TOOL = "choose_move"
CONNECT_SECONDS = 60.0
CLOSE_SECONDS = 10.0

PLAYERS = count(1)  # names of seats: a server may play several at a time

T = TypeVar("T")


class Chosen(msgspec.Struct):
    """The structured result of the tool."""

    move: str


class EventLoop:
    """An event loop in a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()

    def start(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)


@cache
def event_loop() -> EventLoop:
    """Return the event loop of this process."""
    return EventLoop()


class McpServer:
    """A connection to an MCP server. One task opens, uses and closes it, as the client library demands."""

    def __init__(self, words: tuple[str, ...]) -> None:
        """Connect and look for the tool; raise `BadInput` if that fails."""
        self._words = words
        self._calls: asyncio.Queue[tuple[dict[str, Any], Future[str]] | None] = asyncio.Queue()
        self._ready: Future[list[str]] = Future()
        self._task = event_loop().start(self._serve())
        try:
            tools = self._ready.result(CONNECT_SECONDS)
        except FutureTimeout:
            self.close()
            raise BadInput("program-cannot-start", program=words[0], fault=f"{CONNECT_SECONDS:g} s") from None
        except Exception as error:
            raise BadInput("program-cannot-start", program=words[0], fault=_fault(error)) from None
        if TOOL not in tools:
            self.close()
            raise BadInput("program-no-tool", program=words[0], tool=TOOL, found=", ".join(tools) or "-")

    async def _serve(self) -> None:
        mcp = need("mcp", "mcp")
        stdio = need("mcp.client.stdio", "mcp")
        is_url = self._words[0].startswith(("http://", "https://"))
        target = (
            self._words[0] if is_url else stdio.StdioServerParameters(command=self._words[0], args=[*self._words[1:]])
        )
        try:
            async with mcp.Client(target) as client:
                listed = await client.list_tools()
                self._ready.set_result([tool.name for tool in listed.tools])
                while (call := await self._calls.get()) is not None:
                    arguments, answer = call
                    await self._call(client, arguments, answer)
        except Exception as error:
            if not self._ready.done():
                self._ready.set_exception(error)
        while not self._calls.empty():
            left = self._calls.get_nowait()
            if left is not None:
                left[1].set_exception(Crashed("the connection is closed"))

    async def _call(self, client: Any, arguments: dict[str, Any], answer: Future[str]) -> None:
        """Call the tool, until `answer` is cancelled."""
        work = asyncio.ensure_future(client.call_tool(TOOL, arguments))
        answer.add_done_callback(lambda done: done.cancelled() and work.get_loop().call_soon_threadsafe(work.cancel))
        try:
            result = await work
        except asyncio.CancelledError:
            return
        except Exception as error:
            _settle(answer, Crashed(_fault(error)))
        else:
            _settle(answer, _move_of(result))

    def call(self, arguments: dict[str, Any], deadline: float) -> str:
        """Return the move that the tool returns."""
        if self._task.done():
            raise Crashed("the connection is closed")
        answer: Future[str] = Future()
        event_loop().start(self._calls.put((arguments, answer)))
        try:
            return answer.result(max(0.0, deadline - time.monotonic()))
        except FutureTimeout:
            answer.cancel()
            raise Overdue from None

    def close(self) -> None:
        """Disconnect; ends a server that was started."""
        event_loop().start(self._calls.put(None))
        try:
            self._task.result(CLOSE_SECONDS)
        except FutureTimeout:
            self._task.cancel()


def _settle(answer: Future[str], outcome: str | Crashed) -> None:
    if answer.set_running_or_notify_cancel():
        if isinstance(outcome, str):
            answer.set_result(outcome)
        else:
            answer.set_exception(outcome)


def _move_of(result: Any) -> str | Crashed:
    """Return the move in a result: `{"move": "…"}` as structured content, or else the whole text."""
    text = "\n".join(part.text for part in result.content if part.type == "text")
    if result.is_error:
        return Crashed(text)
    try:
        return msgspec.convert(result.structured_content, Chosen).move
    except msgspec.ValidationError:
        return text.strip()


def _fault(error: BaseException) -> str:
    """Return the innermost error in words: the client library raises groups."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return str(error) or type(error).__name__


@cache
def connect(words: tuple[str, ...]) -> McpServer:
    """Return the connection of this process to a server; all seats share it. Cached until the process ends."""
    server = McpServer(words)
    atexit.register(server.close)
    return server


class McpChannel(Channel):
    """A seat that an MCP server plays."""

    def __init__(self, words: tuple[str, ...]) -> None:
        need("mcp", "mcp")
        self._words = words
        self._player = f"p{next(PLAYERS)}"

    def open(self) -> None:
        connect(self._words)

    def ask(self, question: Question, deadline: float) -> str:
        arguments = {
            "player": self._player,
            "game": question.game,
            "players": question.players,
            "seat": question.seat,
            "new_game": question.is_first and question.refused is None,
            "observation": question.text,
            "legal": question.legal,
            "seconds": question.seconds,
            "refused": "" if question.refused is None else str(question.refused),
        }
        return connect(self._words).call(arguments, deadline)

    def close(self) -> None:
        """The connection stays for the next game."""
