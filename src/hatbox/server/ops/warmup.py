"""Getting ready to play: the rules and the bots are compiled once on a machine, and then only loaded.

Compiling would keep a server from its sockets, so other processes do it: one for each game, as many at once as there
are cores.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.hints import advise
from hatbox.bots.registry import bot_named
from hatbox.compiled import compile_cache
from hatbox.compiled.jit import INTERPRETED, is_compiled, mark_compiled, on_compile
from hatbox.engine.game import Game
from hatbox.engine.match import Match
from hatbox.games import COMPILATIONS, NAMES, game_named
from hatbox.server.ops.readiness import Progress
from hatbox.server.service import views

LITTLE = Budget(simulations=20)
EVERY = 8  # actions after which a hint is asked for
ENOUGH = 60  # actions of a game in which everything happens that a server needs
NICE = 10  # of compiling where games are played meanwhile: they go first
STOPPING = 10.0  # seconds that a server may take to stop
ONE_MORE = b"."  # what a compiling process says after each function


class CompileError(Exception):
    """The rules could not be compiled; the text says of which games, and how it ended."""


def warm(name: str, actions: int = ENOUGH) -> None:
    """Do once all that a table does."""
    game: Game[Any] = game_named(name)
    match = Match.new(game, game.players[0], {}, 0)
    for number in range(actions):
        seat = match.mover
        if seat is None:
            break
        story = match.observations(seat)
        thought = bot_named("cheshire_cat").think(story, LITTLE, 0)
        if number % EVERY == 0:
            advise(story, LITTLE)
        match.legal_moves()
        match.act(thought.action)
        views.Views(match, match.ply - 1).of(seat)
    mark_compiled(purpose(name))


def purpose(name: str) -> str:
    """What is remembered as compiled."""
    return f"server-{name}"


def cold(*, anew: bool = False) -> list[str]:
    """The games that were never compiled on this machine, the longest first; none where rules are interpreted.

    `anew`: also where they are interpreted only as long as they are not compiled.
    """
    is_known = compile_cache.is_compiled if anew else is_compiled
    return [name for name in COMPILATIONS if not is_known(purpose(name))]


def expected(names: Sequence[str]) -> Progress:
    """Progress of compiling these games."""
    return Progress(sum(COMPILATIONS[name] for name in names))


def load() -> None:
    """Load the rules and the bots of all games; interpreted, they need only be imported."""
    for name in NAMES:
        warm(name, 0 if INTERPRETED else 4)
        game: Game[Any] = game_named(name)
        for chat_filter in filter(None, map(game.chat_filter, game.players)):
            chat_filter.gives_away("")


async def compile_games(names: Sequence[str], progress: Progress, *, nice: int = 0) -> None:
    """Compile games in processes of their own; cancelled, it ends them."""
    cores = asyncio.Semaphore(os.cpu_count() or 1)
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(_compile(name, progress, cores, nice)) for name in names]
    failed = [f"{name}: {fault}" for name, task in zip(names, tasks, strict=True) if (fault := task.result())]
    if failed:
        raise CompileError("; ".join(failed))


async def _compile(name: str, progress: Progress, cores: asyncio.Semaphore, nice: int) -> str:
    """Compile one game; how it failed, if it did."""
    environment = {**os.environ, "HATBOX_INTERPRET": "0"}
    async with cores:
        process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", "hatbox.server.ops.warmup", name, str(nice)],
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=environment,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        complaints = asyncio.create_task(process.stderr.read())
        try:
            while said := await process.stdout.read(64):
                for _ in range(said.count(ONE_MORE)):
                    progress.advance()
            status = await process.wait()
            if status == -signal.SIGTERM:  # the whole group was told to stop: so will this task be
                await asyncio.sleep(STOPPING)
            said_last = (await complaints).decode(errors="replace").strip().splitlines()[-1:]
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.terminate()
                await process.wait()
    if status < 0:
        return signal.Signals(-status).name
    return " ".join([f"exit status {status}", *said_last]) if status else ""


def main(name: str, nice: int) -> None:
    """Compile one game, as another process asks; that one decides when to stop, not the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(nice)
    on_compile(_tell)
    warm(name)


def _tell() -> None:
    """Tell whoever asked; end if nobody is there any more."""
    try:
        os.write(1, ONE_MORE)
    except OSError:
        os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
