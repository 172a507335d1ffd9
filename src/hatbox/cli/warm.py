"""`hatbox warm`: compile the rules and the bots in advance."""

from __future__ import annotations

import asyncio
import sys
import time
from argparse import Namespace
from collections.abc import Sequence

from hatbox.cli.arguments import CommandParser
from hatbox.cli.configuration import add_flags, configuration_of, use_cache_of
from hatbox.compiled import compile_cache
from hatbox.engine.errors import BadInput
from hatbox.games import NAMES
from hatbox.i18n import say


def add_arguments(parser: CommandParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", help=parser.text("warm-games", games=", ".join(NAMES)))
    add_flags(parser, parser.text, ["cache"])


def run(args: Namespace) -> int:
    """Compile what is not compiled yet; exit status 1 if that fails or the cache is not writable."""
    for name in args.games:
        if name not in NAMES:
            raise BadInput("unknown-game", name=name, allowed=", ".join(NAMES))
    use_cache_of(configuration_of(args, ["cache"]))
    if not compile_cache.can_write():
        print(f"hatbox: {say('cache-unwritable', {'path': str(compile_cache.cache_folder())})}", file=sys.stderr)
        return 1
    from hatbox.server.ops import warmup

    names = [name for name in warmup.uncompiled_games(even_if_interpreted=True) if name in (args.games or NAMES)]
    began = time.monotonic()
    try:
        asyncio.run(compile_games(names))
    except warmup.CompileError as error:
        print(f"hatbox: {say('warm-failed', {'fault': str(error)})}", file=sys.stderr)
        return 1
    games, seconds = ", ".join(args.games or NAMES), round(time.monotonic() - began)
    print(f"hatbox: {say('warm-done', {'games': games, 'seconds': seconds})}", file=sys.stderr)
    return 0


async def compile_games(names: Sequence[str]) -> None:
    """Compile games and show the progress: in place on a terminal, else one line per tenth."""
    from hatbox.server.ops import status_line, warmup

    def report(text: str) -> None:
        line = f"hatbox: {text}"
        print(f"{status_line.CLEAR}{line}" if is_terminal else f"{line}\n", end="", file=sys.stderr, flush=True)

    is_terminal = sys.stderr.isatty()
    progress = warmup.progress_of(names)
    async with status_line.reporting(progress, report):
        await warmup.compile_games(names, progress)
    if progress.done and is_terminal:
        print(file=sys.stderr)
