"""`hatbox wasm`: compile a game for the browser."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import warnings
from argparse import Namespace
from pathlib import Path

from hatbox.cli.arguments import GAMES, CommandParser
from hatbox.cli.loading import load_game
from hatbox.i18n import say
from hatbox.records.files import file_errors


def add_arguments(parser: CommandParser) -> None:
    parser.add_argument("game", metavar="GAME", help=parser.text("wasm-game", games=GAMES))
    parser.add_argument("folder", metavar="DIR", help=parser.text("wasm-folder"))


def run(args: Namespace) -> int:
    """Build in another process, with the settings that make the result depend on the sources alone."""
    from hatbox.compiled import wasm

    with load_game(args.game) as game, file_errors("cannot-write", args.folder):
        Path(args.folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as cache:  # names in the IR depend on what was compiled before
        # -P: imports nothing from the working folder
        command = [sys.executable, "-P", "-m", "hatbox.cli.wasm", args.game, args.folder]
        build = subprocess.run(command, env={**os.environ, **wasm.SETTINGS, "HATBOX_CACHE": cache}, check=False)
    if build.returncode:  # it has said why
        return 1
    path = Path(args.folder) / f"{game.name}.wasm"
    print(say("wasm-done", {"path": str(path), "kilobytes": f"{path.stat().st_size / 1000:.0f}"}))
    return 0


def build_here(name: str, folder: str) -> None:
    """Build a game in this process."""
    from hatbox import browser

    warnings.simplefilter("ignore")  # Numba cannot cache unoptimised code, and need not
    with load_game(name) as game:
        browser.build(game, Path(folder))


if __name__ == "__main__":
    build_here(*sys.argv[1:])
