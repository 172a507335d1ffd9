"""Startup: from a server that listens to one that plays, and the reason why it exits."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from hatbox.server.ops import warmup
from hatbox.server.ops.status_line import reporting, status_handler
from hatbox.server.service import timers

if TYPE_CHECKING:
    from hatbox.server.service.table_service import TableService

LOGGER = logging.getLogger("hatbox.server")


class ExitReason(Enum):
    STOPPED = auto()  # by a signal
    FAILED = auto()  # it cannot serve
    COMPILED = auto()  # it played interpreted rules until the compiled ones were ready


Exit: TypeAlias = Callable[[ExitReason], None]


async def prepare(service: TableService, process: str, exit_server: Exit) -> bool:
    """Load the rules and credit players with the downtime; if that fails, exit the server and return False."""
    try:
        uncompiled = warmup.uncompiled_games()
        if uncompiled:
            await compile_rules(service, uncompiled, nice=0)
        await asyncio.to_thread(warmup.load)
        # Leaves what was loaded out of every collection: the longest pause falls from 97-313 to 26-72 ms
        # (bench/load.py rate --tables 200 --players 3 --moves-per-second 400).
        gc.freeze()
        await timers.forgive_downtime(service, process)
    except Exception:
        LOGGER.critical("cannot get ready, and stops", exc_info=True)
        exit_server(ExitReason.FAILED)
        return False
    service.ready.set()
    return True


async def compile_and_exit(service: TableService, exit_server: Exit) -> None:
    """Compile while games are played with interpreted rules, then let a server with compiled ones take over."""
    try:
        await compile_rules(service, warmup.uncompiled_games(even_if_interpreted=True), nice=warmup.NICE)
    except warmup.CompileError as error:
        LOGGER.error("compiling failed (%s): bots go on to think slowly; try `hatbox warm`", error)
    else:
        LOGGER.info("compiled")
        exit_server(ExitReason.COMPILED)


async def compile_rules(service: TableService, names: list[str], nice: int) -> None:
    """Compile games and publish the progress."""
    service.ready.progress = warmup.progress_of(names)
    LOGGER.info("compiling the rules and the bots of %s, once on this machine", ", ".join(names))
    terminal = status_handler()
    report = LOGGER.info if terminal is None else lambda text: terminal.show(f"hatbox: {text}")
    try:
        async with reporting(service.ready.progress, report):
            await warmup.compile_games(names, service.ready.progress, nice=nice)
    finally:
        service.ready.progress = None
        if terminal is not None:
            terminal.show("")
