"""Compiling rules and bots, once per machine, and loading what is compiled.

Compiling would block a server, so separate processes do it: one per game, as many at a time as there are cores.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import numpy as np

from hatbox.bots.bot import Budget
from hatbox.bots.hints import advise
from hatbox.bots.registry import bot_named
from hatbox.compiled import compile_cache
from hatbox.compiled.buffers import buffer_of, new_buffer
from hatbox.compiled.jit import INTERPRETED, compile_for, is_compiled, mark_compiled, on_compile
from hatbox.engine.game import Game
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.engine.renderer import TAPE_SIZE
from hatbox.engine.secure_random import KEY_BYTES
from hatbox.games import COMPILATIONS, NAMES, game_named
from hatbox.server.readiness import Progress

BUDGET = Budget(simulations=20)
HINT_EVERY = 8  # actions
ACTIONS = 60  # of a game: enough to call every function a server needs
NICE = 10  # of compiling while games are played
STOP_SECONDS = 10.0  # that a server may take to stop
FUNCTION_DONE = b"."  # written by a compiling process after each function


class CompileError(Exception):
    """The rules could not be compiled; the text says of which games, and how it ended."""


def warm(name: str, actions: int = ACTIONS) -> None:
    """Call everything once that a table calls."""
    game: Game[Any] = game_named(name)
    match = Match.from_key(game, game.players[0], {}, bytes(KEY_BYTES))
    compile_for(loops_of(game).draw_chance_at, match.states, 0, buffer_of([1], np.int64))
    for number in range(actions):
        seat = match.mover
        if seat is None:
            break
        observations = match.observations(seat)
        decision = bot_named("cheshire_cat").think(observations, BUDGET, 0)
        if number % HINT_EVERY == 0:
            advise(observations, BUDGET)
        match.legal_moves()
        match.act(decision.action)
        match.is_simultaneous(match.ply)
        match.reveals(match.ply - 1)
        match.scenes(match.ply - 1, [seat])
    render_rest(match)
    mark_compiled(cache_marker(name))


def render_rest(match: Match[Any]) -> None:
    """Render everything that is not part of a scene; a table renders it when it is asked, or refuses a move."""
    game, ply = match.game, match.ply
    match.deal()
    match.entries()
    match.partial_result()
    match.position()
    game.score_preview(match.view(0).states)
    illegal = next(action for action in range(game.action_count) if action not in match.legal_actions())
    game.refusal(match.states, ply, [illegal])
    if game.descriptions.path is not None:
        game.paths(match.states, ply)
        game.refused_path(new_buffer(TAPE_SIZE, np.int64))


def cache_marker(name: str) -> str:
    """Return the name under which the compile cache remembers a game."""
    return f"server-{name}"


def uncompiled_games(*, even_if_interpreted: bool = False) -> list[str]:
    """Return the games never compiled on this machine, the longest to compile first; none if rules are interpreted."""
    is_done = compile_cache.is_compiled if even_if_interpreted else is_compiled
    return [name for name in COMPILATIONS if not is_done(cache_marker(name))]


def progress_of(names: Sequence[str]) -> Progress:
    """Return the progress of compiling games, none of it done."""
    return Progress(sum(COMPILATIONS[name] for name in names))


def load() -> None:
    """Load the rules and bots of all games; interpreted, they need only be imported."""
    for name in NAMES:
        warm(name, 0 if INTERPRETED else 4)
        game: Game[Any] = game_named(name)
        for chat_filter in filter(None, map(game.chat_filter, game.players)):
            chat_filter.gives_away("")


async def compile_games(names: Sequence[str], progress: Progress, *, nice: int = 0) -> None:
    """Compile games in separate processes, which end if this is cancelled."""
    cores = asyncio.Semaphore(os.cpu_count() or 1)
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(_compile(name, progress, cores, nice)) for name in names]
    failures = [f"{name}: {failure}" for name, task in zip(names, tasks, strict=True) if (failure := task.result())]
    if failures:
        raise CompileError("; ".join(failures))


async def _compile(name: str, progress: Progress, cores: asyncio.Semaphore, nice: int) -> str:
    """Compile one game; return how it failed, "" if it did not."""
    environment = {**os.environ, "HATBOX_INTERPRET": "0"}
    async with cores:
        process = await asyncio.create_subprocess_exec(
            # -P: imports nothing from the folder in which the server was started
            *[sys.executable, "-P", "-m", "hatbox.server.ops.warmup", name, str(nice)],
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=environment,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        stderr = asyncio.create_task(process.stderr.read())
        try:
            while output := await process.stdout.read(64):
                for _ in range(output.count(FUNCTION_DONE)):
                    progress.advance()
            status = await process.wait()
            if status == -signal.SIGTERM:  # sent to the whole process group: this task is about to be cancelled
                await asyncio.sleep(STOP_SECONDS)
            last_line = (await stderr).decode(errors="replace").strip().splitlines()[-1:]
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.terminate()
                await process.wait()
    if status < 0:
        return signal.Signals(-status).name
    return " ".join([f"exit status {status}", *last_line]) if status else ""


def main(name: str, nice: int) -> None:
    """Compile one game for the process that started this one, which also handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(nice)
    on_compile(_report_function)
    warm(name)


def _report_function() -> None:
    """Report one more function; exit if the parent process is gone."""
    try:
        os.write(1, FUNCTION_DONE)
    except OSError:
        os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
