"""From a server that listens to one at which games can be played."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from hatbox.server.ops import warmup
from hatbox.server.ops.ending import Ending
from hatbox.server.service import timers

if TYPE_CHECKING:
    from hatbox.server.service.table_service import TableService

LOGGER = logging.getLogger("hatbox.server")
End: TypeAlias = Callable[[Ending], None]


async def get_ready(service: TableService, process: str, end: End) -> bool:
    """Load the rules, and forgive everybody the time that the server was down; False, and it ends, if that fails."""
    try:
        cold = warmup.cold()
        if cold:
            await compile_rules(service, cold, nice=0)
        await asyncio.to_thread(warmup.load)
        gc.freeze()  # what was loaded for it stays for good
        await timers.forgive_downtime(service, process)
    except Exception:
        LOGGER.critical("cannot get ready, and stops", exc_info=True)
        end(Ending.FAILED)
        return False
    service.ready.set()
    return True


async def relieve(service: TableService, end: End) -> None:
    """Compile while games are played with interpreted rules, then let compiled ones take over."""
    try:
        await compile_rules(service, warmup.cold(anew=True), nice=warmup.NICE)
    except warmup.CompileError as fault:
        LOGGER.error("compiling failed (%s): bots go on to think slowly; try `hatbox warm`", fault)
    else:
        LOGGER.info("compiled")
        end(Ending.COMPILED)


async def compile_rules(service: TableService, names: list[str], nice: int) -> None:
    """Compile games, and let everybody see how far that is."""
    service.ready.progress = warmup.expected(names)
    LOGGER.info("compiling the rules and the bots of %s, once on this machine", ", ".join(names))
    try:
        await warmup.compile_games(names, service.ready.progress, nice=nice)
    finally:
        service.ready.progress = None
